# What Tabula says.

### $number (Number): a die, or a point
### $count, $all (Number): how many
### $ends (Number): 1 if a turn ends by itself, else 0
### $act (Verbatim): enter, bear-off or move
### $dice, $unused, $manner (Text)
### $name (Name)
### $from, $to (Text): places
### $hits (Number): 0 if nothing is hit, else 1

## Why an action is refused

one-die-at-a-time = A step takes one piece to one place; play the dice one after the other.
no-such-place = No piece can be taken up there.
no-piece-there = No piece of yours is there.
not-your-piece = That piece is not yours.
wrong-direction = All pieces move from 1 up to 24, and then off the board.
wrong-target = That piece cannot get there with this throw.
bar-first = Your piece on the bar must enter first.
point-closed = Blocked: your opponent has two or more pieces on point { $number }.
second-half-locked = The second half is locked: nothing may land on 13 or beyond while pieces are in hand.
pieces-in-hand = No piece can be borne off while you have pieces in hand.
not-gathered = No piece can be borne off before all of yours are in the last quarter, 19 to 24.
exact-number = Bearing off from there needs exactly { $number }.
piece-further-back = A larger number than { $number } bears off from there only if none of your pieces is further back.
wastes-dice = You must use as many dice as you can: after that move fewer could be used.

## How a game has ended

all-off = all fifteen off
all-off-before-one = all fifteen off before the other had one

## Places

the-hand = the hand

## What the button of a step says

enter-piece = With the { $number }: enter a piece on point { $to }{ $hits ->
        [0] {""}
       *[other] , hitting
    }
enter-from-bar = With the { $number }: enter a piece from the bar on point { $to }{ $hits ->
        [0] {""}
       *[other] , hitting
    }
bear-off-piece = Bear off a piece from { $from } with the { $number }
move-piece = Move a piece from { $from } to { $to }{ $hits ->
        [0] {""}
       *[other] , hitting
    }

## What is asked of whom, and the end of a game

throw-three-dice =
    { $name ->
        [you] Your turn: throw the three dice.
       *[other] { $name }, throw the three dice.
    }
another-die = another { $number }
play-all =
    { $name ->
        [you] Your turn:
       *[other] { $name },
    } { $act ->
        [enter] enter from the bar with
        [bear-off] move or bear off with
       *[move] move
    } { $dice }.
play-but =
    { $name ->
        [you] Your turn:
       *[other] { $name },
    } { $act ->
        [enter] enter from the bar with
        [bear-off] move or bear off with
       *[move] move
    } { $dice }: you cannot use { $unused }.
play-some =
    { $name ->
        [you] Your turn:
       *[other] { $name },
    } { $act ->
        [enter] enter from the bar with
        [bear-off] move or bear off with
       *[move] move
    } { $dice }: you can use only { $count ->
        [1] one of them.
       *[2] two of them.
    }
stuck-on-bar =
    { $name ->
        [you] { $ends ->
            [0] End your turn
           *[other] Your turn ends
        }
       *[other] { $ends ->
            [0] { $name }, end your turn
           *[other] { $name }, your turn ends
        }
    }: the piece on the bar cannot enter with { $dice }.
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
    }: no piece can move with { $dice }.
won =
    { $name ->
        [you] You win
       *[other] { $name } wins
    }: { $manner }.

## The score panel

in-hand = In hand
on-the-bar = On the bar
off = Off
count-of-all = { $count } of { $all }

## What is known of the game without playing it

title = Tabula
tagline = Rome’s backgammon: three dice, one direction
goal = Enter all fifteen pieces, run them once round the board and bear them off first.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-pips = pips
about-pips = Pips are the points that all pieces of a player still have to travel.
term-hand = hand
about-hand = Pieces in hand have not been brought onto the board yet.
term-bar = bar
about-bar = The bar is where pieces that were hit wait to enter again.
term-off = off
about-off = Pieces off the board have finished their way round; fifteen of them win.

## Its ready-made starts

zeno = Zeno’s throw
about-zeno = The emperor Zeno had a good position, threw 2-5-6 and had to break up his pairs, which left eight pieces standing alone. Play from his position.
play-zeno = Play from Zeno’s position

## What the seats are called

ivory = Ivory
brown = Brown
