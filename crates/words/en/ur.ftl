# What the Royal Game of Ur says.

### $value (Number): what was thrown
### $square (Verbatim): the name of a square
### $seat (Verbatim): Blue or Ivory
### $from, $to (Text): places
### $hits (Number): 0 if nothing is hit, else 1

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
not-the-throw = You threw { $value }, so a piece goes exactly { $value } squares.
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
all-home-before-one = all home before the other came in

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
