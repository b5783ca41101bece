# What Tablero de Jesus says.

### $number (Number): a die, or the sum of two
### $from, $to, $square (Number): squares of a number
### $first, $last (Number): the ends of a run
### $name, $winner (Name)
### $one, $another (Number): dice
### $count (Number): coins
### $runs (Number): how many there are
### $seat (Verbatim): South or North
### $thrown (Verbatim): the faces of dice

## Why an action is refused

no-coin = There is no coin on the board at that place.
leaves-column = A coin stays on its own number: it moves towards the numbers or away from them.
leaves-board = A coin stays on squares 1 to 7 of its number.
not-the-whole-die = A coin moves exactly as many squares as one die shows.
same-coin = That coin has moved already: the two dice are for two different coins.
wastes-die = You must use both dice: after that move the { $number } could not be played with another coin.
no-run = There is no run on the board.
no-run-there = No run begins there.
move-first = A run can only be taken by the player who has just moved.
finish-the-move = Both dice must be played before a run is taken.
nothing-surrendered = A run can only be claimed right after the other player has lost the dice.
take-instead = You have thrown already: take the run instead of claiming it.
claiming-forbidden = By the house rule a run cannot be claimed without throwing.
all-are-taken = All runs on the board are taken together.
pick-one = By the house rule one run is taken: say which.

## What has happened

lower-begins = The lower die begins.
throw-loses-dice = A throw of { $number } loses the dice.
throw-not-playable = { $thrown } cannot be played with two different coins and loses the dice.
eighth-coin = All seven in line win an eighth coin.
refilled = The empty numbers are refilled.

## How a game has ended

cannot-refill = the opponent cannot refill

## Places, and what has moved along the squares of a number

purse =
    { $seat ->
        [South] South’s purse
       *[North] North’s purse
    }
the-table = the table
square-of-number = number { $number }, square { $square }
moved = number { $number }, square { $from } to square { $to }

## What the button of a step says

move-coin = Move coin { $number } from square { $from } to square { $to }

## What the button of a choice says

take-coins = Take coins { $first }–{ $last }
take-runs =
    { $runs ->
        [one] Take the run
       *[other] Take all { $runs } runs
    }
claim-coins = Claim coins { $first }–{ $last }
claim-runs =
    { $runs ->
        [one] Claim the run
       *[other] Claim all { $runs } runs
    }

## What was chosen, inside of a sentence

does-take-coins = take coins { $first }–{ $last }
does-take-runs =
    { $runs ->
        [one] take the run
       *[other] take all { $runs } runs
    }
does-claim-coins = claim coins { $first }–{ $last }
does-claim-runs =
    { $runs ->
        [one] claim the run
       *[other] claim all { $runs } runs
    }

## What is asked of whom, and the end of a game

throw-for-opening = Throw one die for each player. The lower die lays out five coins and begins.
claim-or-throw =
    { $name ->
        [you] Your turn: claim
       *[other] { $name }, claim
    } { $runs ->
        [one] the run
       *[other] the runs
    } or throw the dice.
take-or-throw =
    { $name ->
        [you] Your turn: take
       *[other] { $name }, take
    } { $runs ->
        [one] the run
       *[other] the runs
    } or throw again.
play-both =
    { $name ->
        [you] Your turn: move { $one } and { $another } with two different coins.
       *[other] { $name }, move { $one } and { $another } with two different coins.
    }
play-other =
    { $name ->
        [you] Your turn: move { $number } with another coin.
       *[other] { $name }, move { $number } with another coin.
    }
won =
    { $name ->
        [you] You cannot refill
       *[other] { $name } cannot refill
    }: { $winner ->
        [you] you win { $count } coins
       *[other] { $winner } wins { $count } coins
    }.

## What was laid out

lays-out =
    { $name ->
        [you] You lay out
       *[other] { $name } lays out
    } { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }.

## The score panel

in-purse = Purse
on-board = Coins on the board

## What is known of the game without playing it

title = Tablero de Jesus
tagline = Line up shared coins, take them or throw on
goal = Take lines of coins until the other purse cannot refill the board. The coins on the board belong to nobody.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-purse = purse
about-purse = A purse holds the coins of a player; whoever cannot refill the board from it loses.
term-coins = coins
about-coins = The coins on the board belong to nobody: both players move all of them.
term-move = move
about-move = Each die moves another coin towards the numbers or away from them, by the whole die.
term-run = run, runs
about-run = A run is two or more coins side by side in line, except on the squares at both ends.
term-take = take
about-take = Taking puts the coins of the run into your purse; the other player refills those numbers and gets the dice.
term-claim = claim
about-claim = Claiming takes the run that the other player had to leave, without a throw.

## What the seats are called

south = South
north = North
