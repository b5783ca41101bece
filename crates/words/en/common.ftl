# What several games say.

### $first, $last (Text): what stands in a row
### $from, $to (Text): places
### $hits (Number): 0 if nothing is hit, else 1
### $refusal, $hint, $places, $far, $manner (Text)
### $what, $title (Text): what is said of something, and its title
### $name, $loser, $winner (Name)
### $shortest, $longest (Number): minutes
### $difficulty (Verbatim): easy or medium
### $line, $character (Number): places in a text, counted from 1
### $day, $month, $year (Number): of a date
### $what (Text)
### $ends (Number): 1 if a turn ends by itself, else 0
### $number, $count, $low, $high, $faces, $next-count (Number)
### $thrown (Verbatim): the faces of dice
### $words (Verbatim): what is worded already
### $piece (Verbatim): checker, piece, token or coin
### $unit (Verbatim): what is won: point, coin or tally

## Texts in a row: two of them; all but the last; the last after two or more others

two-together = { $first } and { $last }
last-together = { $first } and { $last }

two-choices = { $first } or { $last }
next-in-row = { $first }, { $last }
last-choice = { $first } or { $last }

## What is wrong in a text, and where

at-character = character { $character }: { $what }
at-line-and-character = line { $line }, character { $character }: { $what }

## Sentences one after the other; a sentence of its own; names and short notes in one line

next-sentence = { $first } { $last }
stated = { $what }.
in-one-line = { $first } · { $last }
titled = { $title }: { $what }
next-clause = { $first }; { $last }

## What a game is like, in one line

facts =
    { $count } players · { $shortest }–{ $longest } min · { $difficulty ->
        [easy] easy
       *[medium] medium
    }

## What a lesson or a file says, which is worded already

as-written = { $words }

## A legal action that a step of a lesson does not ask for

lesson-goes-on = The rules allow that too, but this lesson goes on with what the text says.

## Why an action is refused

game-over = The game is over.
not-over = This game is not over yet.
series-over = The series is over; there is no next game.
throw-dice-first = Throw the dice first.
throw-lots-first = Throw the lots first.
dice-lie = The dice lie on the table; play them first.
lots-lie = The lots lie on the table; play them first.
unfit-dice =
    { $count ->
        [1] One die with faces from { $low } to { $high } is
        [2] Two dice with faces from { $low } to { $high } are
        [3] Three dice with faces from { $low } to { $high } are
       *[other] { $count } dice with faces from { $low } to { $high } are
    } thrown, not { $faces ->
        [0] none
       *[other] { $thrown }
    }.
unfit-lots =
    { $count ->
        [1] One lot with faces from { $low } to { $high } is
        [2] Two lots with faces from { $low } to { $high } are
        [3] Three lots with faces from { $low } to { $high } are
       *[other] { $count } lots with faces from { $low } to { $high } are
    } thrown, not { $faces ->
        [0] none
       *[other] { $thrown }
    }.
no-such-die = No die shows { $number }.
die-used = The { $number } has been used.
still-playable = You can still move, so you must.
no-such-choice = There is no such choice in this game.
other-throw = this throw was undone: { $thrown } comes again
no-piece-to-put =
    { $piece ->
        [checker] There is no checker there.
        [token] There is no token there.
        [coin] There is no coin there.
       *[piece] There is no piece there.
    }
cannot-lie-there =
    { $piece ->
        [checker] This checker cannot lie there.
        [token] This token cannot lie there.
        [coin] This coin cannot lie there.
       *[piece] This piece cannot lie there.
    }
editing = A position is being edited; nothing is played.
set-beside = This is set beside the board, not by hand.

## What a refused step is answered with

nothing-can-be-moved = Nothing can be moved now. End your turn.
refusal-and-hint = { $refusal } { $hint }
can-move-from =
    { $name ->
        [you] You can move from { $places }.
       *[other] { $name } can move from { $places }.
    }
possible = Possible from there: { $places }.
possible-with-both = Possible from there: { $places }, or { $far } with both dice.
possible-with-several = Possible from there: { $places }, or { $far } with several dice.

## Why nothing is undone

nothing-happened = nothing has happened yet that could be undone
undo-throw = a throw cannot be undone
undo-finished = the dice have been handed over: that turn cannot be undone
undo-said = a choice cannot be undone
undo-forfeit = a game that was resigned or lost on time cannot be taken up again
nothing-chosen = every step since the throw was the only one that could be played
undo-together =
    { $count } events cannot be undone together, but { $next-count } can
no-decision = you have not decided anything yet that could be undone

## What is wrong with an event

thrown-again = die { $number } cannot have been thrown again: there are fewer dice
no-throw = only a throw can have a source or dice that were thrown again
proof = only an agreed throw has a proof, of 32 bytes in hexadecimal digits a seat

## What has happened

equal-dice = Equal dice: both throw again.
higher-begins = The higher die begins.
winner-begins = The winner of the last game begins.

## How a game has ended, and the sentence of which that is a part

resigned = resigned
absence = absence
out-of-time = time has run out
won =
    { $name ->
        [you] You win
       *[other] { $name } wins
    } { $unit ->
        [coin] { $count ->
            [one] { $count } coin
           *[other] { $count } coins
        }
        [tally] { $count ->
            [one] { $count } tally
           *[other] { $count } tallies
        }
       *[point] { $count ->
            [one] { $count } point
           *[other] { $count } points
        }
    }: { $manner }.
drawn = A draw: { $manner }.

## Whoever reads, where a sentence says no more of them

you = you

## Places and other things that stand in sentences

number = { $number }
the-bar = the bar
off-the-board = off the board
beside-the-board = beside the board

## What has moved

moved = { $from } to { $to }{ $hits ->
        [0] {""}
       *[other] , hitting
    }
entered = from { $from } to { $to }{ $hits ->
        [0] {""}
       *[other] , hitting
    }
went-off = from { $from } { $to }

## What the button of a step says

put-piece =
    { $piece ->
        [checker] Put a checker from { $from } to { $to }
        [token] Put a token from { $from } to { $to }
        [coin] Put a coin from { $from } to { $to }
       *[piece] Put a piece from { $from } to { $to }
    }

## What the button of a choice says

end-turn = End turn
next-game = Next game
resigned-before-end = Resigned
did-not-come-back = Did not come back
ran-out-of-time = Out of time
not-a-choice = No such choice

## What the key of a choice does, in a list of keys

does-end-turn = end the turn
does-double = double
does-take = take
does-beaver = beaver: take and redouble
does-drop = drop
does-accept = accept the resignation
does-decline = decline the resignation
does-claim = claim a run
does-take-run = take a run
does-skip = do without the free move
does-resign = resign
does-begin-next = begin the next game
does-end-series = end the series

## What is asked of whom, and the end of a game

throw-one-die-each = Throw one die for each player. The higher begins.
throw-dice =
    { $name ->
        [you] Your turn: throw the dice.
       *[other] { $name }, throw the dice.
    }
end-your-turn =
    { $name ->
        [you] { $ends ->
            [0] End your turn.
           *[other] Your turn ends.
        }
       *[other] { $ends ->
            [0] { $name }, end your turn.
           *[other] { $name }, your turn ends.
        }
    }
the-die = the { $number }
gave-up =
    { $loser ->
        [you] You have resigned
       *[other] { $loser } has resigned
    }: { $winner ->
        [you] you win
       *[other] { $winner } wins
    }.
stayed-away =
    { $loser ->
        [you] You did not come back
       *[other] { $loser } did not come back
    }: { $winner ->
        [you] you win
       *[other] { $winner } wins
    }.
lost-on-time =
    { $loser ->
        [you] You have run out of time
       *[other] { $loser } has run out of time
    }: { $winner ->
        [you] you win
       *[other] { $winner } wins
    }.

## The score panel

pips = Pips
points = Points
date =
    { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
