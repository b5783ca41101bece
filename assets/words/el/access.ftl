## The board

board = Ταμπλό
lowest-first = Πρώτα τα κάτω πιόνια.
stack = { $place }: { $pieces }.
pieces-of-seat = { $count } { GEN($seat) }
coins =
    { $count ->
        [one] { $count } νόμισμα
       *[other] { $count } νομίσματα
    }
tallies =
    { $count ->
        [one] { $count } ραβδάκι
       *[other] { $count } ραβδάκια
    }
doubling-cube = ο βίδος στο { $value }

## What has happened

what-has-happened = Τι έγινε
undone = Έγινε αναίρεση.
main-menu = Το κύριο μενού.
lay-cocked =
    { $die ->
        [lot] Ένας κλήρος στάθηκε λοξά και ρίχτηκε ξανά.
       *[die] Ένα ζάρι στάθηκε λοξά και ρίχτηκε ξανά.
    }

## A friend at another machine

is-back = { $name } επέστρεψε.
is-away = { $name } λείπει.
says =
    { $name ->
        [you] Λέτε: { $says }
       *[other] { $name } λέει: { $says }
    }

## Puzzles

puzzle = Γρίφος { $number } από { $last }. { $question }
own-mistake = Δικό σας λάθος. { $question }

## Buttons: one of a group, and the one under notices

in-group = { $group }: { $label }
ok-to = OK: { $label }
