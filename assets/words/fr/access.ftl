## The board

board = Plateau
lowest-first = Pions du bas d’abord.
stack = { $place } : { $pieces }.
pieces-of-seat = { $count } { $seat }
coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
tallies =
    { $count ->
        [one] { $count } bâtonnet
       *[other] { $count } bâtonnets
    }
doubling-cube = le videau à { $value }

## What has happened

what-has-happened = Ce qui s’est passé
undone = Annulé.
main-menu = Le menu principal.
lay-cocked =
    { $die ->
        [lot] Une pyramide était posée de travers et a été relancée.
       *[die] Un dé était posé de travers et a été relancé.
    }

## A friend at another machine

is-back = { $name } est de retour.
is-away = { $name } n’est pas là.
says =
    { $name ->
        [you] Vous dites : { $says }
       *[other] { $name } dit : { $says }
    }

## Puzzles

puzzle = Problème { $number } sur { $last }. { $question }
own-mistake = Une de vos erreurs. { $question }

## Buttons: one of a group, and the one under notices

in-group = { $group } : { $label }
ok-to = OK : { $label }
