# What hints and the analysis of a game say.

### $count, $other-count, $of (Number): how many, how many otherwise, and out of how many
### $lose, $longer (Number): throws
### $amount, $share, $chances, $error (Decimal)
### $subject (Text): a decision, or it
### $better, $worse, $values, $first, $last, $decision (Text): clauses that say what a decision does
### $value, $other-value (Text): what two decisions are worth
### $what (Verbatim): win, win-gammon, win-backgammon, win-double, lose-gammon, lose-backgammon or lose-double
### $sign (Verbatim): ?!, ? or ??

### $name, $other (Name): the winner, or the first player, and the other one
### $worth, $lost, $other-lost (Text): worth of throws and decisions
### $luck (Verbatim): better, worse or alike
### $by (Verbatim): luck-first, skill-first, luck, skill, neither; anything else without a winner

hardly-anything = hardly anything
luck-and-skill =
    { $luck ->
        [better] { $name ->
            [you] You threw better than { $other }, by { $worth }
           *[other] { $other ->
                [you] { $name } threw better than you, by { $worth }
               *[other] { $name } threw better than { $other }, by { $worth }
            }
        }
        [worse] { $name ->
            [you] You threw worse than { $other }, by { $worth }
           *[other] { $other ->
                [you] { $name } threw worse than you, by { $worth }
               *[other] { $name } threw worse than { $other }, by { $worth }
            }
        }
       *[alike] { $name ->
            [you] You and { $other } threw equally well
           *[other] { $other ->
                [you] { $name } and you threw equally well
               *[other] { $name } and { $other } threw equally well
            }
        }
    }; { $name ->
        [you] you gave away { $lost }
       *[other] { $name } gave away { $lost }
    }, { $other ->
        [you] you gave away { $other-lost }
       *[other] { $other } gave away { $other-lost }
    }{ $by ->
        [luck-first] : { $name ->
            [you] you won
           *[other] { $name } won
        } by luck more than by skill.
        [skill-first] : { $name ->
            [you] you won
           *[other] { $name } won
        } by skill more than by luck.
        [luck] : { $name ->
            [you] you won by luck.
           *[other] { $name } won by luck.
        }
        [skill] : { $name ->
            [you] you won by skill.
           *[other] { $name } won by skill.
        }
        [neither] : { $name ->
            [you] you won
           *[other] { $name } won
        } by neither luck nor skill that the bots can see.
       *[no-winner] .
    }

## What decisions are called in a sentence

it = It
the-best = The best
throw = throw
no-move = no move
repeated =
    { $decision } { $count ->
        [2] twice
        [3] three times
       *[other] four times
    }
and = { $first } and { $last }
and-after-comma = { $first }, and { $last }

## Why a decision is better than another: a sentence of clauses, all but the last, and the last

better = { $subject } { $better }.
better-but = { $subject } { $better }, but { $worse }.
better-although = { $subject } { $values }, although it { $worse }.
next-clause = { $first }, { $last }
last-clause = { $first } and { $last }

## Clauses about what a decision is worth

wins-games =
    wins { $count } games in { $of ->
        [1000] 1,000
       *[other] { $of }
    } instead of { $other-count }
worth-instead = is worth { $value } instead of { $other-value }
worth-hardly-more = is worth { $value }, and hardly less otherwise

## Clauses about what a decision leaves on the board, instead of what another leaves

throws-that-hit =
    { $count ->
        [0] leaves no throws that hit
       *[other] leaves { $count } of { $of } throws that hit
    } instead of { $other-count ->
        [0] none
       *[other] { $other-count }
    }
checkers-on-bar =
    { $count ->
        [0] puts no checkers on the bar
        [one] puts a checker on the bar
       *[other] puts { $count } checkers on the bar
    } instead of { $other-count ->
        [0] none
       *[other] { $other-count }
    }
home-points-held =
    { $count ->
        [0] holds no home points
        [one] holds a home point
       *[other] holds { $count } home points
    } instead of { $other-count ->
        [0] none
       *[other] { $other-count }
    }
points-in-row =
    { $count ->
        [0] builds no points in a row
        [one] builds a point in a row
       *[other] builds { $count } points in a row
    } instead of { $other-count ->
        [0] none
       *[other] { $other-count }
    }
anchors =
    { $count ->
        [0] holds no anchors
        [one] holds an anchor
       *[other] holds { $count } anchors
    } instead of { $other-count ->
        [0] none
       *[other] { $other-count }
    }
checkers-behind =
    { $count ->
        [0] leaves no checkers behind
        [one] leaves a checker behind
       *[other] leaves { $count } checkers behind
    } instead of { $other-count ->
        [0] none
       *[other] { $other-count }
    }
blots =
    { $count ->
        [0] leaves no blots
        [one] leaves a blot
       *[other] leaves { $count } blots
    } instead of { $other-count ->
        [0] none
       *[other] { $other-count }
    }
opponents-pips =
    { $count ->
        [0] leaves the opponent no pips to go
        [one] leaves the opponent a pip to go
       *[other] leaves the opponent { $count } pips to go
    } instead of { $other-count ->
        [0] none
       *[other] { $other-count }
    }
checkers-off =
    { $count ->
        [0] has no checkers off
        [one] has a checker off
       *[other] has { $count } checkers off
    } instead of { $other-count ->
        [0] none
       *[other] { $other-count }
    }
checkers-outside =
    { $count ->
        [0] leaves no checkers outside the home board
        [one] leaves a checker outside the home board
       *[other] leaves { $count } checkers outside the home board
    } instead of { $other-count ->
        [0] none
       *[other] { $other-count }
    }
home-points-occupied =
    { $count ->
        [0] occupies no home points
        [one] occupies a home point
       *[other] occupies { $count } home points
    } instead of { $other-count ->
        [0] none
       *[other] { $other-count }
    }
highest-stack =
    { $count ->
        [0] stacks up to no checkers on one point
        [one] stacks up to a checker on one point
       *[other] stacks up to { $count } checkers on one point
    } instead of { $other-count ->
        [0] none
       *[other] { $other-count }
    }
pieces-on-bar =
    { $count ->
        [0] puts no pieces on the bar
        [one] puts a piece on the bar
       *[other] puts { $count } pieces on the bar
    } instead of { $other-count ->
        [0] none
       *[other] { $other-count }
    }
own-pieces-on-bar =
    { $count ->
        [0] leaves no own pieces on the bar
        [one] leaves an own piece on the bar
       *[other] leaves { $count } own pieces on the bar
    } instead of { $other-count ->
        [0] none
       *[other] { $other-count }
    }
points-held =
    { $count ->
        [0] holds no points
        [one] holds a point
       *[other] holds { $count } points
    } instead of { $other-count ->
        [0] none
       *[other] { $other-count }
    }
pieces-alone =
    { $count ->
        [0] leaves no pieces alone
        [one] leaves a piece alone
       *[other] leaves { $count } pieces alone
    } instead of { $other-count ->
        [0] none
       *[other] { $other-count }
    }
pieces-off =
    { $count ->
        [0] has no pieces off
        [one] has a piece off
       *[other] has { $count } pieces off
    } instead of { $other-count ->
        [0] none
       *[other] { $other-count }
    }
pieces-in-hand =
    { $count ->
        [0] keeps no pieces in hand
        [one] keeps a piece in hand
       *[other] keeps { $count } pieces in hand
    } instead of { $other-count ->
        [0] none
       *[other] { $other-count }
    }
pieces-gathered =
    { $count ->
        [0] gathers no pieces in the last quarter
        [one] gathers a piece in the last quarter
       *[other] gathers { $count } pieces in the last quarter
    } instead of { $other-count ->
        [0] none
       *[other] { $other-count }
    }
own-pips =
    { $count ->
        [0] leaves no pips to go
        [one] leaves a pip to go
       *[other] leaves { $count } pips to go
    } instead of { $other-count ->
        [0] none
       *[other] { $other-count }
    }
pieces-to-river =
    { $count ->
        [0] sends no pieces to the river
        [one] sends a piece to the river
       *[other] sends { $count } pieces to the river
    } instead of { $other-count ->
        [0] none
       *[other] { $other-count }
    }
pieces-home =
    { $count ->
        [0] has no pieces home
        [one] has a piece home
       *[other] has { $count } pieces home
    } instead of { $other-count ->
        [0] none
       *[other] { $other-count }
    }
pieces-at-start =
    { $count ->
        [0] leaves no pieces at the start
        [one] leaves a piece at the start
       *[other] leaves { $count } pieces at the start
    } instead of { $other-count ->
        [0] none
       *[other] { $other-count }
    }
own-pieces-in-river =
    { $count ->
        [0] leaves no own pieces in the river
        [one] leaves an own piece in the river
       *[other] leaves { $count } own pieces in the river
    } instead of { $other-count ->
        [0] none
       *[other] { $other-count }
    }
rosettes =
    { $count ->
        [0] stands on no rosettes
        [one] stands on a rosette
       *[other] stands on { $count } rosettes
    } instead of { $other-count ->
        [0] none
       *[other] { $other-count }
    }
squares-to-go =
    { $count ->
        [0] leaves no squares to go
        [one] leaves a square to go
       *[other] leaves { $count } squares to go
    } instead of { $other-count ->
        [0] none
       *[other] { $other-count }
    }
coins-in-purse =
    { $count ->
        [0] has no coins in the purse
        [one] has a coin in the purse
       *[other] has { $count } coins in the purse
    } instead of { $other-count ->
        [0] none
       *[other] { $other-count }
    }
own-run =
    { $count ->
        [0] makes a run of no coins
        [one] makes a run of a coin
       *[other] makes a run of { $count } coins
    } instead of { $other-count ->
        [0] none
       *[other] { $other-count }
    }
opponents-run =
    { $count ->
        [0] leaves the opponent a run of no coins
        [one] leaves the opponent a run of a coin
       *[other] leaves the opponent a run of { $count } coins
    } instead of { $other-count ->
        [0] none
       *[other] { $other-count }
    }
throws-that-lose-dice =
    { $count ->
        [0] leaves no throws that lose the dice
       *[other] leaves { $count } of { $of } throws that lose the dice
    } instead of { $other-count ->
        [0] none
       *[other] { $other-count }
    }
throws-for-longer-run =
    { $count ->
        [0] leaves no throws for a longer run
       *[other] leaves { $count } of { $of } throws for a longer run
    } instead of { $other-count ->
        [0] none
       *[other] { $other-count }
    }
coins-at-edge =
    { $count ->
        [0] leaves no coins at an edge
        [one] leaves a coin at an edge
       *[other] leaves { $count } coins at an edge
    } instead of { $other-count ->
        [0] none
       *[other] { $other-count }
    }
own-centre =
    { $count ->
        [0] owns no points in the centre
        [one] owns a point in the centre
       *[other] owns { $count } points in the centre
    } instead of { $other-count ->
        [0] none
       *[other] { $other-count }
    }
opponents-centre =
    { $count ->
        [0] leaves the opponent no points in the centre
        [one] leaves the opponent a point in the centre
       *[other] leaves the opponent { $count } points in the centre
    } instead of { $other-count ->
        [0] none
       *[other] { $other-count }
    }
own-stacks =
    { $count ->
        [0] owns no stacks
        [one] owns a stack
       *[other] owns { $count } stacks
    } instead of { $other-count ->
        [0] none
       *[other] { $other-count }
    }
opponents-stacks =
    { $count ->
        [0] leaves the opponent no stacks
        [one] leaves the opponent a stack
       *[other] leaves the opponent { $count } stacks
    } instead of { $other-count ->
        [0] none
       *[other] { $other-count }
    }
tokens-covered =
    { $count ->
        [0] has no own tokens covered
        [one] has an own token covered
       *[other] has { $count } own tokens covered
    } instead of { $other-count ->
        [0] none
       *[other] { $other-count }
    }
tokens-in-reserve =
    { $count ->
        [0] keeps no tokens in reserve
        [one] keeps a token in reserve
       *[other] keeps { $count } tokens in reserve
    } instead of { $other-count ->
        [0] none
       *[other] { $other-count }
    }
throws-that-bump =
    { $count ->
        [0] lets the opponent bump with no throws
       *[other] lets the opponent bump with { $count } of { $of } throws
    } instead of { $other-count ->
        [0] none
       *[other] { $other-count }
    }

## The odds of a position

chance =
    { $what ->
        [win-gammon] Chance to win gammon: { $count } in 100
        [win-backgammon] Chance to win backgammon: { $count } in 100
        [win-double] Chance to win double: { $count } in 100
        [lose-gammon] Chance to lose gammon: { $count } in 100
        [lose-backgammon] Chance to lose backgammon: { $count } in 100
        [lose-double] Chance to lose double: { $count } in 100
       *[win] Chance to win: { $count } in 100
    }
chance-in-game = Chance to win the game: { $count } in 100
chance-in-match = Chance to win the match: { $count } in 100
chance-in-set = Chance to win the set: { $count } in 100
worth = Worth: { $value }
worth-of-choice = To { $decision }: { $value }
throws-of-jesus = Of { $of } throws { $lose } lose the dice and { $longer } can make a longer run.

## What values are measured in

decimal = { $amount }
percent = { $share } %
with-error = { $amount } ± { $error }
percent-with-error = { $chances } ± { $error } %
points = { $amount } points
coins = { $amount } coins
wins-in =
    { $count ->
        [0] less than 1 win
        [one] { $count } win
       *[other] { $count } wins
    } in { $of ->
        [1000] 1,000
       *[other] { $of }
    }
matches-in =
    { $count ->
        [0] less than 1 match
        [one] { $count } match
       *[other] { $count } matches
    } in { $of ->
        [1000] 1,000
       *[other] { $of }
    }
sets-in =
    { $count ->
        [0] less than 1 set
        [one] { $count } set
       *[other] { $count } sets
    } in { $of ->
        [1000] 1,000
       *[other] { $of }
    }

## How exact values are

solved-game = This game is solved. Its values are kept rounded: they are right within 0.1 coins.
solved-endgame = Exact: the rest of this game has been worked out.
solved-endgame-in-set =
    The rest of this game has been worked out. Only what its points are worth in the set is estimated.
solved-decisions = This game is solved; its values are kept rounded.
solved-endgame-decisions = The endgame has been worked out; what came before it is estimated.
solved-endgame-decisions-in-set = The endgames have been worked out; what came before them, and what points are worth in the set, is estimated.

## Marks of wrong decisions

doubtful = doubtful
error = error
blunder = blunder
mark-from = { $sign } from { $count }

## Classes of decisions

class-moves = Moves
class-choices = Choices
class-contact = Checker play, contact
class-race = Checker play, race
class-doubling = Doubling
class-taking = Taking
class-take-or-throw = Take or throw
class-claim-or-throw = Claim or throw
part-checker-play = Checker play
part-cube = Cube
part-resignations = Resignations
