# Why a position cannot occur. The sentences have neither a capital at the beginning nor a full stop.

### $number, $other (Number)
### $seat (Verbatim): White or Black
### $colour (Verbatim): ivory or brown
### $side (Verbatim): Blue or Ivory
### $letter (Verbatim): A or B, as tokens are written
### $square (Verbatim): the name of a square

## Backgammon

not-fifteen-checkers =
    { $seat ->
        [White] White does not have fifteen checkers
       *[Black] Black does not have fifteen checkers
    }
both-on-point = White's point { $number } holds checkers of both colours (it is Black's point { $other })
both-off = not both can have borne off all checkers
both-shut-out = both have checkers on the bar before a closed board: nobody could ever move
not-at-start = a game opens with all checkers in their starting places
winner-not-off = the winner has not borne off all checkers
all-off =
    { $seat ->
        [White] White has borne off all checkers, so the game is over
       *[Black] Black has borne off all checkers, so the game is over
    }
opening-names-white = in the opening both throw; White is named
no-dice = there are no dice to play
dice-lie-not = no dice lie on the table now
faces-of-die = a die has faces 1 to 6
used-too-often = a die is used up by one step, or by two if both show the same
first-is-used-first = of two equal dice the first is used up first
cube-missing = the doubling cube is missing
no-cube = this game is played without the doubling cube
owned-without-double = nobody owns the doubling cube before a double
owned-by-nobody = a stake of { $number } means that somebody owns the doubling cube
crawford-doubled = nobody doubles in the Crawford game
opening-doubled = nobody doubles before the opening
too-low-score = the game was worth { $number }, which the winner's score does not show
single-crawford = a single game has no Crawford game
too-many-points = nobody has more than { $number } points in this match
match-over = with { $number } points the match is over
not-crawford = this cannot be the Crawford game
no-beaver = there is no beaver to answer
bad-resignation = one resigns 1, 2 or 3 times the stake
nothing-dropped = no double can have been dropped

## Tablero de Jesus

empty-board = the board is only empty when the game is lost
other-coins = purses and board hold { $number } coins, but the two stakes are { $other }
no-run = no run lies on the board to be taken
coins-at-end = no coin lies on the board when the game is lost
other-coins-at-end = the purses hold { $number } coins at the end, but the two stakes were { $other }
could-refill = the loser has { $number } coins and could have refilled
no-coin = column { $number } has no coin
several-coins = column { $number } has more than one coin
half-of-coins = before the opening throw each player has half of the coins in the purse

## Tablero di Berona

token-before-opening = no token lies on the board before the opening throw
won-before-single = in a single game nothing has been won before: won:0-0
too-many-tokens = { $letter } has more than { $number } tokens

## Tabula

both-colours = pieces of both colours stand on point { $number }
not-in-hand = at the opening throw all pieces are in hand
no-winner = at the end one player has fifteen pieces off
fifteen-off = with fifteen pieces off the game is over
other-pieces =
    { $colour ->
        [ivory] ivory has { $number } pieces instead of { $other }
       *[brown] brown has { $number } pieces instead of { $other }
    }

## The Royal Game of Ur

too-many-pieces =
    { $side ->
        [Blue] Blue has more than { $number } pieces
       *[Ivory] Ivory has more than { $number } pieces
    }
both-on-square = both players have a piece on { $square }
both-home = both players have all their pieces home
other-tallies = there are { $number } tallies instead of { $other }
winner-not-paid = the winner must have been paid { $number } tallies
no-tallies = a set is played for tallies
single-tallies = a single game has no tallies
set-over = with all tallies in one hand the set is over
over-without-winner = the game is over when, and only when, one side has seven pieces home
unknown-beginner = who began is unknown while, and only while, the lots decide it
not-at-ur-start = while the lots decide who begins all pieces are at the start
lots-worth = three lots are worth 3 at most
faces-of-lot = a lot shows 0 or 1
gate-not-opened = three blanks would have put a piece on the gate and be thrown again
nothing-moved = no piece can have been moved
nothing-earned = no rosette can have earned this
other-pieces-of =
    { $side ->
        [Blue] Blue has { $number } pieces instead of { $other }
       *[Ivory] Ivory has { $number } pieces instead of { $other }
    }
not-on-way =
    { $side ->
        [Blue] Blue never comes to the square { $square }
       *[Ivory] Ivory never comes to the square { $square }
    }
two-on-square =
    { $side ->
        [Blue] Blue has two pieces on the square { $square }
       *[Ivory] Ivory has two pieces on the square { $square }
    }
no-rosette = only a rosette has a star, and { $square } is none
