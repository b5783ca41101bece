# What the house rules of the games are called, and what they do.

### $default, $others, $may-be (Text): values
### $min, $max (Number): the smallest and the largest value
### $largest (Text): the largest value, with what it counts
### $count (Number)
### $key, $known, $value (Verbatim): keys of rules and of values

## Values of several rules

on = On
off = Off
yes = Yes
no = No
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## The values of a rule in one line

standard = Standard: { $default }.
standard-or = Standard: { $default }. Or: { $others }.
or-more = { $min } or more
from-to = { $min } to { $max }
values-from-to = { $min } to { $largest }

## The whole numbers that are allowed, beside the field for one

range = from { $min } to { $largest }

## Why rules are refused

unknown-rule = there is no house rule “{ $key }” (known: { $known })
unknown-value = house rule “{ $key }” cannot be “{ $value }” (it may be { $may-be })

not-jacoby-in-match = Jacoby is for single games, not for matches
not-beavers-in-match = beavers are for single games, not for matches
not-automatic-doubles-in-match = automatic doubles are for single games, not for matches

## The house rules of backgammon, with what they do

backgammon-match-length = Match length
backgammon-match-length-explained = A single game, or as many as it takes until somebody has this many points.
backgammon-doubling-cube = Doubling cube
backgammon-doubling-cube-explained = Without it the stake stays one point; gammons and backgammons still count two and three times.
backgammon-crawford = Crawford
backgammon-crawford-explained = In a match: when somebody first comes within a point of winning it, one game is played without doubling.
backgammon-jacoby = Jacoby
backgammon-jacoby-explained = Gammons and backgammons count only after a double has been taken. For single games.
backgammon-beavers = Beavers
backgammon-beavers-explained = Whoever takes a double may at once double again and keep the cube. For single games.
backgammon-automatic-doubles = Automatic doubles
backgammon-automatic-doubles-explained = The first tie in the opening doubles the stake, at most once. For single games.
backgammon-bar-counts = Backgammon counts the bar
backgammon-bar-counts-explained = Whether a checker on the bar makes a threefold loss, as one in the winner’s home board does.
backgammon-drop-pays = A refused double pays
backgammon-drop-pays-explained = What the one who drops loses. The two differ only after a redouble.

backgammon-single-game = Single game
backgammon-drop-pays-current-stake = The stake before the offer
backgammon-drop-pays-one-point = 1 point

## The house rules of Tabula, with what they do

tabula-exact-bearing-off = Exact bearing off
tabula-exact-bearing-off-explained = Only the exact number bears off. Off: a larger die will do for the piece furthest back.
tabula-gather = Gather before bearing off
tabula-gather-explained = Bearing off begins when every piece that is left is in the last quarter. Off: only the bar forbids it.
tabula-lock-second-half = Second half locked
tabula-lock-second-half-explained = Nothing may land on 13 or beyond while the player still has pieces in hand.
tabula-none-off-points = A win while the loser has none off
tabula-none-off-points-explained = What a win is worth if the loser has not borne off a single piece.
tabula-partly-playable = A throw that cannot all be played
tabula-partly-playable-explained = Use as many dice as can be used, or play in any order until none of the rest can be played.
tabula-setup = Set-up
tabula-setup-explained = Begin with everything in hand, or where the emperor Zeno had to play his 2-5-6.

tabula-partly-playable-most-dice = As many dice as possible
tabula-partly-playable-any-order = Any order until nothing is playable
tabula-set-up-all-in-hand = Everything in hand
tabula-set-up-zeno = Zeno’s position

## The house rules of the Royal Game of Ur, with what they do

ur-play = Length
ur-play-explained = Games until one player holds all 21 tallies, or one game for the stake pool.
ur-opening = Opening
ur-opening-explained = Both are locked until they throw three blanks, or nobody is locked and any throw of 1 to 3 lets a piece in.
ur-reward = What a rosette earns
ur-reward-explained = What a piece earns that lands on a rosette. With another throw, a piece on the last rosette may first go home.
ur-safe-rosettes = Rosettes safe
ur-safe-rosettes-explained = An enemy piece on a rosette blocks it and cannot be hit.
ur-three-blanks = Three blanks when not locked
ur-three-blanks-explained = The turn is lost, or a piece from the start goes onto the gate and the player throws again.
ur-river-first = River pieces first
ur-river-first-explained = If a piece in the river can enter with the throw, it must.
ur-next-starter = Who starts the next game
ur-next-starter-explained = The lots, the player who did not start the last game, its loser, or its winner.
ur-stake = Stake
ur-stake-explained = What each player pays into the stake pool, in coins.

ur-opening-release = Three blanks let the first piece in
ur-opening-free = Any throw lets a piece in
ur-reward-free-move = Free move of 1, 2, 3 or 5
ur-reward-another-throw = Another throw
ur-reward-none = None
ur-three-blanks-nothing = Turn lost
ur-three-blanks-gate = A piece onto the gate
ur-next-starter-lots = The lots decide
ur-next-starter-alternate = Alternately
ur-next-starter-loser = The loser
ur-next-starter-winner = The winner
ur-play-set = Games for 21 tallies
ur-play-single = Single game

## The house rules of Tablero de Jesus, with what they do

jesus-stake = Stake
jesus-stake-explained = How many coins each player brings.
jesus-claiming = Claiming
jesus-claiming-explained = When whoever receives the dice may claim a run without throwing.
jesus-several-runs = Several runs at once
jesus-several-runs-explained = What a taker gets when more than one run lies on the board.
jesus-eighth-coin = The eighth coin
jesus-eighth-coin-explained = All seven coins in line also win one coin from the opponent’s purse, before the refill.
jesus-coins-left = Coins left on the board
jesus-coins-left-explained = Who gets the coins that lie on the board at the end.

jesus-several-runs-all = All are taken
jesus-several-runs-one = The taker picks one
jesus-claiming-after-surrender = After the dice are lost
jesus-claiming-every-receipt = Every time you get the dice
jesus-claiming-never = Never: throw first
jesus-coins-left-winner = The winner
jesus-coins-left-nobody = Nobody

## The house rules of Tablero di Berona, with what they do

berona-series = Series
berona-series-explained = Whether you play one game, or several that add up.
berona-stake = Fixed stake
berona-stake-explained = What the loser of a game pays with a fixed stake, in coins; without effect in the other series.
berona-use-both-dice = Both dice must be used
berona-use-both-dice-explained = A bump is only allowed where both dice cannot be used in any way.
berona-return-from = Return a token from
berona-return-from-explained = Where a token may lie that doubles return to the reserve.
berona-after-draw = After a draw
berona-after-draw-explained = Who begins the game after a draw.

berona-return-from-any-stack = Any stack
berona-return-from-own-home-row = Your own home squares
berona-series-single = A single game
berona-series-ledger = Running score: the winner adds the difference
berona-series-fixed-stake = Fixed stake: the loser pays an agreed sum
berona-series-difference = Difference: the loser pays one coin a point
berona-after-draw-random = Whoever throws higher
berona-after-draw-same-player = The one who began the drawn game
