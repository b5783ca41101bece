## The board

board = Tablero
lowest-first = Primero las fichas de abajo.
stack = { $place }: { $pieces }.
pieces-of-seat = { $count } de { $seat }
coins =
    { $count ->
        [one] { $count } moneda
       *[other] { $count } monedas
    }
tallies =
    { $count ->
        [one] { $count } varilla
       *[other] { $count } varillas
    }
doubling-cube = el cubo de doblar en { $value }

## What has happened

what-has-happened = Qué ha pasado
undone = Deshecho.
main-menu = El menú principal.
lay-cocked =
    { $die ->
        [lot] Una pirámide quedó inclinada y se lanzó otra vez.
       *[die] Un dado quedó inclinado y se lanzó otra vez.
    }

## A friend at another machine

is-back = { $name } ha vuelto.
is-away = { $name } no está.
says =
    { $name ->
        [you] Dices: { $says }
       *[other] { $name } dice: { $says }
    }

## Puzzles

puzzle = Problema { $number } de { $last }. { $question }
own-mistake = Un error propio. { $question }

## Buttons: one of a group, and the one under notices

in-group = { $group }: { $label }
ok-to = OK: { $label }
