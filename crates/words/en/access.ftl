# What is said to screen readers only.

### $name (Name)
### $place, $pieces, $seat, $says, $question, $label, $group (Text)
### $count, $number, $last, $value (Number)
### $die (Verbatim): die or lot

## The board

board = Board
lowest-first = Lowest pieces first.
stack = { $place }: { $pieces }.
pieces-of-seat = { $count } { $seat }
coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
tallies =
    { $count ->
        [one] { $count } tally
       *[other] { $count } tallies
    }
doubling-cube = the doubling cube at { $value }

## What has happened

what-has-happened = What has happened
undone = Undone.
main-menu = The main menu.
lay-cocked =
    { $die ->
        [lot] A lot lay cocked and was thrown again.
       *[die] A die lay cocked and was thrown again.
    }

## A friend at another machine

is-back = { $name } is back.
is-away = { $name } is away.
says =
    { $name ->
        [you] You say: { $says }
       *[other] { $name } says: { $says }
    }

## Puzzles

puzzle = Puzzle { $number } of { $last }. { $question }
own-mistake = An own mistake. { $question }

## Buttons: one of a group, and the one under notices

in-group = { $group }: { $label }
ok-to = OK: { $label }
