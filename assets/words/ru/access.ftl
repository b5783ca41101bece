## The board

board = Доска
lowest-first = Нижние фишки названы первыми.
stack = { $place }: { $pieces }.
pieces-of-seat = { $seat } — { $count }
coins =
    { $count ->
        [one] { $count } монета
        [few] { $count } монеты
       *[many] { $count } монет
    }
tallies =
    { $count ->
        [one] { $count } бирка
        [few] { $count } бирки
       *[many] { $count } бирок
    }
doubling-cube = куб удвоения, на нём { $value }

## What has happened

what-has-happened = Что произошло
undone = Отменено.
main-menu = Главное меню.
lay-cocked =
    { $die ->
        [lot] Пирамидка легла косо, её бросили снова.
       *[die] Кубик лёг косо, его бросили снова.
    }

## A friend at another machine

is-back = { $name } снова здесь.
is-away = { $name } сейчас не здесь.
says =
    { $name ->
        [you] Вы говорите: { $says }
       *[other] { $name } говорит: { $says }
    }

## Puzzles

puzzle = Задача { $number } из { $last }. { $question }
own-mistake = Своя ошибка. { $question }

## Buttons: one of a group, and the one under notices

in-group = { $group }: { $label }
ok-to = OK: { $label }
