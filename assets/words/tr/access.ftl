## The board

board = Tahta
lowest-first = Önce en alttaki taşlar.
stack = { $place }: { $pieces }.
pieces-of-seat = { $count } { $seat }
coins = { $count } sikke
tallies = { $count } çetele
doubling-cube = vido küpü, { $value }

## What has happened

what-has-happened = Olanlar
undone = Geri alındı.
main-menu = Ana menü.
lay-cocked =
    { $die ->
        [lot] Bir kura zarı eğik düştü ve yeniden atıldı.
       *[die] Bir zar eğik düştü ve yeniden atıldı.
    }

## A friend at another machine

is-back = { $name } geri döndü.
is-away = { $name } ayrıldı.
says =
    { $name ->
        [you] Siz diyorsunuz: { $says }
       *[other] { $name } diyor: { $says }
    }

## Puzzles

puzzle = Bulmaca { $number } / { $last }. { $question }
own-mistake = Kendi hatanız. { $question }

## Buttons: one of a group, and the one under notices

in-group = { $group }: { $label }
ok-to = Tamam: { $label }
