# What backgammon says.

### $number (Number): a die, or a stake
### $from, $to (Text): places
### $name (Name)
### $hits (Number): 0 if nothing is hit, else 1
### $what (Verbatim): double, beaver or resignation

## Why an action is refused

answer-first =
    { $what ->
        [beaver] The beaver must be answered first.
        [resignation] The resignation must be answered first.
       *[double] The double must be answered first.
    }
nothing-offered =
    { $what ->
        [resignation] There is no resignation to answer.
       *[double] There is no double to answer.
    }
dice-used-up = The dice are used up; end your turn.
not-a-place = A checker cannot be taken from there.
no-checker-there = There is no checker there.
not-your-checker = That checker is not yours.
bar-first = Your checker on the bar must enter first.
one-die-at-a-time = Each die is a step of its own: play one die at a time.
wrong-direction = Your checkers move from 24 down to 1, and then off the board.
wrong-target = That checker cannot get there with this throw.
point-closed = Blocked: your opponent has two or more checkers on that point.
way-closed = Blocked: your opponent blocks every point where that checker could stop on the way.
not-all-home = No checker can be borne off before all of yours are in your home board.
not-the-furthest = The { $number } is too large: only the furthest checker may be borne off by a larger number.
waste-die = You must use both dice if you can: after that move the other one could not be used.
higher-die = You can use only one of the dice, and then it must be the higher one.
no-cube = This game is played without the doubling cube.
double-before-throw = Doubling is only allowed before the throw.
crawford-game = No doubling in the Crawford game.
cube-not-yours = Your opponent has the doubling cube: only they may double.
at-most-64 = The stake cannot go beyond 64.
no-beavers = Beavers are not played in this game.
bad-resignation = You can resign 1, 2 or 3 times the stake, not { $number } times.
nobody-on-turn = Nobody is on turn yet.

## What has happened

begins-with-both = The higher die begins and plays both dice.
automatic-double = Automatic double: the game counts 2.
resignation-declined = The resignation is declined; the game goes on.

## How a game has ended

double-dropped = double dropped
resigned-gammon = resigned a gammon
resigned-backgammon = resigned a backgammon
single-game = single game
gammon = gammon
backgammon = backgammon

## Places

the-cube = the doubling cube

## What the button of a step says

enter-checker = With the { $number }: enter a checker on point { $to }{ $hits ->
        [0] {""}
       *[other] , hitting
    }
bear-off-checker = Bear off a checker from { $from } with the { $number }
move-checker = Move a checker from { $from } to { $to }{ $hits ->
        [0] {""}
       *[other] , hitting
    }

## What the button of a choice says

double = Double to { $number }
take = Take: play for { $number }
drop = Drop: lose { $number }
beaver = Beaver to { $number }
resign =
    { $name ->
        [you] Resign: lose { $number }
       *[other] { $name } resigns: loses { $number }
    }
accept = Accept: win { $number }
play-on = Play on

## What was chosen, without the stake

taken = Take
dropped = Drop
accepted = Accept
