# What the Royal Game of Ur says.

### $value (Number): what was thrown
### $square (Verbatim): the name of a square
### $seat (Verbatim): Blue or Ivory
### $from, $to (Text): places
### $hits (Number): 0 if nothing is hit, else 1
### $name, $other (Name): the player on turn or the winner, and the other one
### $ends (Number): 1 if a turn ends by itself, else 0
### $home (Number): 1 if a piece stands on the last rosette, else 0
### $count, $pool (Number): what is won, coins
### $unit (Verbatim): point or tally

## Why an action is refused

turn-complete = The throw has been used; end your turn.
reward-open = Make the rosette’s free move first, or do without it.
home-or-stay = First move the piece home, or let it stay on the rosette.
no-reward = No rosette has earned a free move that you could do without.
one-target = A piece goes to its square in one go.
not-a-place = No piece can move from there.
already-home = That piece is home already.
not-yours = That piece is not yours.
no-piece = None of your pieces is there.
locked = Only three blanks let your first piece in.
blanks = Three blanks move nothing.
not-the-throw = You threw { $value }, so a piece goes exactly { $value ->
        [one] { $value } square
       *[other] { $value } squares
    }.
not-a-free-length = A free move goes 1, 2, 3 or 5 squares.
never-enters = A piece enters by 1, 2 or 3; 5 never enters one.
only-home = Only the piece on the last rosette may go on now, and only home; the rosette has earned another throw, too.
overshoot = The route ends before that: a piece goes home from the last rosette, with exactly 1.
wrong-direction = Pieces only go forward along their route.
not-on-route = Your pieces never come to that square.
wrong-target = That piece cannot get there now.
own-piece = Blocked: your own piece is on { $square }.
safe-rosette = Blocked: your opponent’s piece is safe on the rosette { $square }.
river-first = Your piece in the river must enter first.

## What has happened

equal-throws = Equal throws: both throw again.
higher-throw-begins = The higher throw begins.
first-piece-let-in = Three blanks let the first piece in and earn another throw.
piece-let-in = Three blanks let a piece in and earn another throw.
no-free-move-possible = The rosette earns a free move, but no piece can make one.
loser-begins = The loser of the last game begins.
begin-in-turn = The players begin in turn.

## How a game has ended

all-home = all seven pieces home
all-home-before-one = all home before the other has entered

## Places

the-start = the start
the-river = the river
home = home
the-stock = the stock
tallies-of =
    { $seat ->
        [Blue] Blue’s tallies
       *[Ivory] Ivory’s tallies
    }
rosette = rosette { $square }
square = square { $square }

## What the button of a step says

enter-piece = Enter a piece on { $to }{ $hits ->
        [0] {""}
       *[other] , hitting
    }
enter-from-river = Enter a piece from the river on { $to }{ $hits ->
        [0] {""}
       *[other] , hitting
    }
bring-home = Bring the piece on { $from } home
move-piece = Move the piece on { $from } to { $to }{ $hits ->
        [0] {""}
       *[other] , hitting
    }

## What the button of a choice says

throw-again = Throw again
stay-on-rosette = Stay on the rosette
no-free-move = No free move

## What was chosen, inside of a sentence

does-stay-on-rosette = stay on the rosette
does-no-free-move = do without the free move

## What is asked of whom, and the end of a game

throw-for-first-turn =
    { $name ->
        [you] Your turn: throw the lots for the first turn.
       *[other] { $name }, throw the lots for the first turn.
    } { $other ->
        [you] Then you throw, and the higher throw begins.
       *[other] Then { $other } throws, and the higher throw begins.
    }
throw-against =
    { $name ->
        [you] Your turn: throw the lots for the first turn.
       *[other] { $name }, throw the lots for the first turn.
    } { $other ->
        [you] You threw { $value }.
       *[other] { $other } threw { $value }.
    }
throw-lots =
    { $name ->
        [you] Your turn: throw the lots.
       *[other] { $name }, throw the lots.
    }
throw-lots-locked =
    { $name ->
        [you] Your turn: throw the lots. Three blanks let your first piece in.
       *[other] { $name }, throw the lots. Three blanks let your first piece in.
    }
play-from-river =
    { $name ->
        [you] Your turn: enter a piece from the river with { $value }.
       *[other] { $name }, enter a piece from the river with { $value }.
    }
play =
    { $name ->
        [you] Your turn: move a piece by { $value }.
       *[other] { $name }, move a piece by { $value }.
    }
stuck-locked =
    { $name ->
        [you] { $ends ->
            [0] End your turn
           *[other] Your turn ends
        }
       *[other] { $ends ->
            [0] { $name }, end your turn
           *[other] { $name }, your turn ends
        }
    }: you threw { $value }, and only three blanks let your first piece in.
stuck-with-blanks =
    { $name ->
        [you] { $ends ->
            [0] End your turn
           *[other] Your turn ends
        }
       *[other] { $ends ->
            [0] { $name }, end your turn
           *[other] { $name }, your turn ends
        }
    }: three blanks move nothing.
stuck =
    { $name ->
        [you] { $ends ->
            [0] End your turn
           *[other] Your turn ends
        }
       *[other] { $ends ->
            [0] { $name }, end your turn
           *[other] { $name }, your turn ends
        }
    }: you threw { $value }, and no piece can move that far.
make-free-move =
    { $name ->
        [you] Your turn: make a free move of 1, 2, 3 or 5 with any piece for the rosette, or choose no free move.
       *[other] { $name }, make a free move of 1, 2, 3 or 5 with any piece for the rosette, or choose no free move.
    }{ $home ->
        [0] {""}
       *[other] {" "}From the last rosette a 1 goes home.
    }
go-home-or-stay =
    { $name ->
        [you] Your turn: move the piece home, or let it stay on the rosette. You throw again either way.
       *[other] { $name }, move the piece home, or let it stay on the rosette. You throw again either way.
    }
rosette-throws-again =
    { $name ->
        [you] Your turn: throw again: a rosette earns another throw.
       *[other] { $name }, throw again: a rosette earns another throw.
    }
won-game =
    { $name ->
        [you] You win
       *[other] { $name } wins
    } { $unit ->
        [tally] { $count ->
            [one] { $count } tally
           *[other] { $count } tallies
        }
       *[point] { $count ->
            [one] { $count } point
           *[other] { $count } points
        }
    }. Another game follows.
won-all-tallies =
    { $name ->
        [you] You win and hold all 21 tallies: the stake pool of { $pool } coins is yours.
       *[other] { $name } wins and holds all 21 tallies: the stake pool of { $pool } coins is theirs.
    }
won-pool =
    { $name ->
        [you] You win
       *[other] { $name } wins
    } { $unit ->
        [tally] { $count ->
            [one] { $count } tally
           *[other] { $count } tallies
        }
       *[point] { $count ->
            [one] { $count } point
           *[other] { $count } points
        }
    } { $name ->
        [you] and take the stake pool of { $pool } coins.
       *[other] and takes the stake pool of { $pool } coins.
    }

## The score panel

at-home = Home
at-start = Start
in-river = River
tallies = Tallies
stock = Stock
stake-pool = Stake pool

## What is known of the game without playing it

title = The Royal Game of Ur
tagline = Race seven pieces home along a shared lane
goal = Bring all seven pieces round the board and home first; what the loser leaves behind is paid in tallies.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-home = home
about-home = Pieces that are home have finished their way; seven of them win the game.
term-start = start
about-start = Pieces at the start have not entered yet; each that the loser leaves there costs three tallies.
term-river = river
about-river = Pieces in the river were hit and wait to enter again; each that the loser leaves there costs two tallies.
term-board = board
about-board = Each piece that the loser leaves on the board costs one tally.
term-tallies = tallies
about-tallies = Tallies count what the games were worth; whoever holds all 21 wins the set.
term-stock = stock
about-stock = The stock holds the tallies that nobody has won yet.
term-stake = stake
about-stake = The stake pool holds the coins of both players for whoever wins in the end.
term-free = free
about-free = A piece that lands on a rosette earns a free move of 1, 2, 3 or 5 with any piece.
term-rosette = rosette
about-rosette = A rosette is a square with a flower; by the usual rules it earns a free move.
term-square = square
about-square = The squares of the middle row are 1 to 8, of Blue’s side A to F, of Ivory’s side a to f.
term-lots = lots
about-lots = A lot counts 1 if a marked corner points up, and the throw is worth their sum.

## Its ready-made starts

quick-game = A quick game
about-quick-game = Any throw lets a piece in, a rosette earns another throw and is safe, and a single game decides.
play-quick-game = Play a quick game

## What the seats are called

blue = Blue
ivory = Ivory
