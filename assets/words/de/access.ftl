## The board

board = Brett
lowest-first = Unterste Steine zuerst.
stack = { $place }: { $pieces }.
pieces-of-seat = { $count } von { $seat }
coins =
    { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
tallies =
    { $count ->
        [one] { $count } Zählstab
       *[other] { $count } Zählstäbe
    }
doubling-cube = der Dopplerwürfel auf { $value }

## What has happened

what-has-happened = Was geschehen ist
undone = Rückgängig gemacht.
main-menu = Das Hauptmenü.
lay-cocked =
    { $die ->
        [lot] Ein Los lag schräg und wurde noch einmal geworfen.
       *[die] Ein Würfel lag schräg und wurde noch einmal geworfen.
    }

## A friend at another machine

is-back = { $name } ist zurück.
is-away = { $name } ist abwesend.
says =
    { $name ->
        [you] Du sagst: { $says }
       *[other] { $name } sagt: { $says }
    }

## Puzzles

puzzle = Aufgabe { $number } von { $last }. { $question }
own-mistake = Ein eigener Fehler. { $question }

## Buttons: one of a group, and the one under notices

in-group = { $group }: { $label }
ok-to = OK: { $label }
