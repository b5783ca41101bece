## The board

board = Tabuleiro
lowest-first = Peças de baixo primeiro.
stack = { $place }: { $pieces }.
pieces-of-seat = { $count } { $seat }
coins = { $count ->
        [one] { $count } moeda
       *[other] { $count } moedas
    }
tallies = { $count ->
        [one] { $count } vareta
       *[other] { $count } varetas
    }
doubling-cube = o cubo de dobra em { $value }

## What has happened

what-has-happened = O que aconteceu
undone = Desfeito.
main-menu = O menu principal.
lay-cocked =
    { $die ->
        [lot] Uma pirâmide ficou torta e foi lançada de novo.
       *[die] Um dado ficou torto e foi lançado de novo.
    }

## A friend at another machine

is-back = { $name } voltou.
is-away = { $name } está ausente.
says = { $name ->
        [you] Você diz: { $says }
       *[other] { $name } diz: { $says }
    }

## Puzzles

puzzle = Problema { $number } de { $last }. { $question }
own-mistake = Um erro seu. { $question }

## Buttons: one of a group, and the one under notices

in-group = { $group }: { $label }
ok-to = OK: { $label }
