## The board

board = לוח
lowest-first = מלמטה למעלה.
stack = { $place }: { $pieces }.
pieces-of-seat = { $count } של { $seat }
coins =
    { $count ->
        [one] מטבע אחד
       *[other] { $count } מטבעות
    }
tallies =
    { $count ->
        [one] מקלון אחד
       *[other] { $count } מקלונים
    }
doubling-cube = קוביית ההכפלה על { $value }

## What has happened

what-has-happened = מה קרה
undone = בוטל.
main-menu = התפריט הראשי.
lay-cocked =
    { $die ->
        [lot] פירמידה עמדה באלכסון והוטלה שוב.
       *[die] קובייה עמדה באלכסון והוטלה שוב.
    }

## A friend at another machine

is-back = { $name } שוב כאן.
is-away = { $name } לא כאן.
says =
    { $name ->
        [you] אתם אומרים: { $says }
       *[other] הודעה של { $name }: { $says }
    }

## Puzzles

puzzle = חידה { $number } מתוך { $last }. { $question }
own-mistake = טעות שלכם. { $question }

## Buttons: one of a group, and the one under notices

in-group = { $group }: { $label }
ok-to = אישור: { $label }
