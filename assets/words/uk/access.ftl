## The board

board = Дошка
lowest-first = Спершу нижні фішки.
stack = { $place }: { $pieces }.
pieces-of-seat = { $seat }: { $count }
coins =
    { $count ->
        [one] { $count } монета
        [few] { $count } монети
       *[many] { $count } монет
    }
tallies =
    { $count ->
        [one] { $count } бирка
        [few] { $count } бирки
       *[many] { $count } бирок
    }
doubling-cube = куб подвоєння: { $value }

## What has happened

what-has-happened = Що сталося
undone = Скасовано.
main-menu = Головне меню.
lay-cocked =
    { $die ->
        [lot] Одна пірамідка лягла криво, її кинули знову.
       *[die] Один кубик ліг криво, його кинули знову.
    }

## A friend at another machine

is-back = { $name } знову тут.
is-away = { $name } не на місці.
says =
    { $name ->
        [you] Ви кажете: { $says }
       *[other] { $name } каже: { $says }
    }

## Puzzles

puzzle = Задача { $number } з { $last }. { $question }
own-mistake = Власна помилка. { $question }

## Buttons: one of a group, and the one under notices

in-group = { $group }: { $label }
ok-to = OK: { $label }
