## The board

board = Tavoliere
lowest-first = Prima le pedine più in basso.
stack = { $place }: { $pieces }.
pieces-of-seat = { $count } { $seat }
coins =
    { $count ->
        [one] { $count } moneta
       *[other] { $count } monete
    }
tallies =
    { $count ->
        [one] { $count } bastoncino
       *[other] { $count } bastoncini
    }
doubling-cube = il cubo del raddoppio a { $value }

## What has happened

what-has-happened = Che cosa è successo
undone = Annullato.
main-menu = Il menu principale.
lay-cocked =
    { $die ->
        [lot] Una piramide era inclinata ed è stata rilanciata.
       *[die] Un dado era inclinato ed è stato rilanciato.
    }

## A friend at another machine

is-back = { $name } è di nuovo qui.
is-away = { $name } non c’è.
says =
    { $name ->
        [you] Dici: { $says }
       *[other] { $name } dice: { $says }
    }

## Puzzles

puzzle = Problema { $number } di { $last }. { $question }
own-mistake = Un tuo errore. { $question }

## Buttons: one of a group, and the one under notices

in-group = { $group }: { $label }
ok-to = OK: { $label }
