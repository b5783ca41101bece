## The board

board = Plansza
lowest-first = Najpierw pionki na dole.
stack = { $place }: { $pieces }.
pieces-of-seat =
    { $count ->
        [one] { $count } { ONE($seat) }
        [few] { $count } { FEW($seat) }
       *[many] { $count } { MANY($seat) }
    }
coins =
    { $count ->
        [one] { $count } moneta
        [few] { $count } monety
       *[many] { $count } monet
    }
tallies =
    { $count ->
        [one] { $count } patyczek
        [few] { $count } patyczki
       *[many] { $count } patyczków
    }
doubling-cube = kostka dublująca na { $value }

## What has happened

what-has-happened = Co się stało
undone = Cofnięto.
main-menu = Menu główne.
lay-cocked =
    { $die ->
        [lot] Piramidka leżała krzywo i została rzucona jeszcze raz.
       *[die] Kość leżała krzywo i została rzucona jeszcze raz.
    }

## A friend at another machine

is-back = { $name } znów jest przy stole.
is-away = { $name } jest offline.
says =
    { $name ->
        [you] Mówisz: { $says }
       *[other] { $name } mówi: { $says }
    }

## Puzzles

puzzle = Zadanie { $number } z { $last }. { $question }
own-mistake = Własny błąd. { $question }

## Buttons: one of a group, and the one under notices

in-group = { $group }: { $label }
ok-to = OK: { $label }
