# What is wrong with a position or an action as it is written. Parts of sentences, without a capital and a full stop.

### $found (Verbatim): what stands there
### $words (Verbatim): what can stand there, with commas between
### $examples (Verbatim): how it can be written
### $wanted (Text): what should stand there, one of the second part
### $side (Verbatim): whose pieces they are
### $faces (Verbatim): the faces of two dice
### $count, $low, $high, $most (Number)

## What stands there is not what should

is-not = “{ $found }” is not { $wanted }
missing = here should be { $wanted }

## What should stand there

this-text = “{ $words }”
one-of = one of { $words }
a-number = a number
number-from = a number from { $low } to { $high }
smaller-number = a smaller number
phase = a phase of the game, such as { $examples }
two-dice = two dice, such as { $examples }
the-dice = the dice
face = the face of a die
cube = a cube, such as { $examples }
score = a score, such as { $examples }
checkers-at-place = a place and a number of checkers, such as { $examples }
number-of-stakes = a number of stakes
action = an action, such as { $examples }
move-of-coin = a move such as { $examples }: column, row that it leaves, row that it comes to
two-purses = two purses of at most { $most } coins, such as { $examples }
rows-of-coins = a board: seven digits from 1 to 7, the row of the coin in each column
rows-of-stacks = a board: three rows joined by “/”, each of six stacks joined by commas
stack-of-tokens = a stack of tokens: A and B
points-won = what both have won, such as { $examples }
pieces-of =
    { $side ->
        [ivory] the ivory pieces, such as { $examples }
        [brown] the brown pieces, such as { $examples }
        [Blue] Blue’s pieces, such as { $examples }
       *[Ivory] Ivory’s pieces, such as { $examples }
    }
tallies = the tallies of the stock and of both players, such as { $examples }
who-began = who began, such as { $examples }
square = the name of a square
place = the name of a place

## What cannot be read otherwise

position-like = a position is written as { $examples }
places-in-order = places are listed from the bar down to off, each once
other-checkers =
    { $count ->
        [one] { $count } checker instead of { $most }
       *[other] { $count } checkers instead of { $most }
    }
no-single-die = no single die leads from there to here
not-played-here = { $faces } cannot have been played here
nobodys-turn =
    it is nobody’s turn before the opening throw and after the end; at the end, not before, it is known who began
turn-missing = the player on turn and the one who began are missing
stack-missing = a stack is missing (an empty square is written as a dot)
should-end = the position should end here, not “{ $found }”
nothing-follows = nothing may follow “{ $found }”
comes-twice = “{ $found }” comes twice
three-dice =
    { $count ->
        [4] there are only three dice
       *[other] there are three dice, not { $count }
    }
no-such-game = there is no game “{ $found }” (known: { $words })
