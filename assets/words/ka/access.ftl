## The board

board = დაფა
lowest-first = თვლა ქვემოდან იწყება.
stack = { $place }: { $pieces }.
pieces-of-seat = { $count } { $seat }
coins = { $count } მონეტა
tallies = { $count } ჩხირი
doubling-cube = გაორმაგების კუბი: { $value }

## What has happened

what-has-happened = რა მოხდა
undone = დაბრუნებულია.
main-menu = მთავარი მენიუ.
lay-cocked =
    { $die ->
        [lot] წილი დახრილი დარჩა და ხელახლა გაგორდა.
       *[die] კამათელი დახრილი დარჩა და ხელახლა გაგორდა.
    }

## A friend at another machine

is-back = { $name } დაბრუნდა.
is-away = { $name } გასულია.
says =
    { $name ->
        [you] შენ ამბობ: { $says }
       *[other] { $name } ამბობს: { $says }
    }

## Puzzles

puzzle = ამოცანა { $number }, სულ { $last }. { $question }
own-mistake = საკუთარი შეცდომა. { $question }

## Buttons: one of a group, and the one under notices

in-group = { $group }: { $label }
ok-to = OK: { $label }
