# What Tablero di Berona says.

### $number, $height, $squares, $more, $fewer (Number)
### $one, $another (Number): dice
### $ends (Number): 1 if a turn ends by itself, else 0
### $from, $to, $over (Text): places
### $count (Number): coins
### $dice, $prompt, $manner (Text)
### $name, $other (Name): the player on turn or the winner, and the other one
### $seat (Verbatim): Brown or Ivory

## Why an action is refused

empty-reserve = There is no token in the reserve.
not-your-reserve = That is your opponent’s reserve.
place-elsewhere = With a { $number } a token is placed on your home square { $number }.
no-such-place = Tokens only go between the board and the reserve.
empty-square = There is no token on that square.
not-your-stack = That stack is not yours: your opponent’s token lies on top.
moves-from-home = Only stacks on your own home squares walk.
moves-elsewhere = With a { $number } the stack on your home square { $number } walks.
too-tall = A stack of { $number } cannot walk: there are only 17 other squares.
walk-length =
    A stack of { $height } walks over { $height ->
        [one] { $height } square
       *[other] { $height } squares
    }, not { $squares }.
not-orthogonal = A walk goes from square to square over their edges.
square-twice = A walk enters no square twice.
back-to-start = A walk never comes back to its start.
return-needs-doubles = A token returns to the reserve only with doubles.
return-instead-of-both = A token returns to the reserve instead of both dice, not after one.
return-to-own-reserve = A token goes back to its owner’s reserve.
return-from-home = By the house rule a token returns to the reserve only from your own home squares.
return-rather-than-bump = After that the second { $number } could not be used, and you may not bump as long as you can return a token.
both-dice = You must use both dice: after that the { $number } could not be used.

## What has happened

begins-again = Whoever began the drawn game begins again.
token-returned = A token is back in the reserve: the same player throws again.

## How a game has ended

centre-is-nobodys = nobody owns a centre square
by-points = { $more } to { $fewer }
by-square = { $more } to { $fewer }, by square { $number }

## Places

reserve =
    { $seat ->
        [Brown] Brown’s reserve
       *[Ivory] Ivory’s reserve
    }
centre = centre { $number }
own-home = home square { $number }
home-of =
    { $seat ->
        [Brown] Brown’s home square { $number }
       *[Ivory] Ivory’s home square { $number }
    }

## What has moved

walked = walk { $height } tokens from { $from } over { $over }

## What the button of a step says

place-token = With the { $number }: place a token on { $to }
return-token = Return a token from { $from } to the reserve
walk-token = With the { $number }: walk a token from { $from } to { $to }
walk-tokens = With the { $number }: walk the { $height } tokens on { $from } over { $over }

## What the button of a choice says

end-turn-bump = End turn (bump)

## What is asked of whom, and the end of a game

last-turn = { $prompt } This is the last turn.
use-one =
    { $name ->
        [you] Your turn: use { $number }.
       *[other] { $name }, use { $number }.
    }
use-both =
    { $name ->
        [you] Your turn: use { $one } and { $another }.
       *[other] { $name }, use { $one } and { $another }.
    }
use-twice =
    { $name ->
        [you] Your turn: use { $number } twice.
       *[other] { $name }, use { $number } twice.
    }
use-twice-or-return =
    { $name ->
        [you] Your turn: use { $number } twice, or return one of your tokens to the reserve and throw again.
       *[other] { $name }, use { $number } twice, or return one of your tokens to the reserve and throw again.
    }
return-and-throw =
    { $name ->
        [you] Your turn: return one of your tokens to the reserve and throw again.
       *[other] { $name }, return one of your tokens to the reserve and throw again.
    }
use-once =
    { $name ->
        [you] Your turn: use { $number }: you cannot use it twice.
       *[other] { $name }, use { $number }: you cannot use it twice.
    }
use-only =
    { $name ->
        [you] Your turn: use { $one }: you cannot use the { $another }.
       *[other] { $name }, use { $one }: you cannot use the { $another }.
    }
use-either =
    { $name ->
        [you] Your turn: use { $one } or { $another }: you cannot use both.
       *[other] { $name }, use { $one } or { $another }: you cannot use both.
    }
bump =
    { $name ->
        [you] { $ends ->
            [0] End your turn
           *[other] Your turn ends
        }
       *[other] { $ends ->
            [0] { $name }, end your turn
           *[other] { $name }, your turn ends
        }
    }: you cannot use { $dice }. That is a bump.
bump-and-turn =
    { $name ->
        [you] { $ends ->
            [0] End your turn
           *[other] Your turn ends
        }
       *[other] { $ends ->
            [0] { $name }, end your turn
           *[other] { $name }, your turn ends
        }
    }: you cannot use { $dice }. That is a bump and { $other ->
        [you] you get one more turn.
       *[other] { $other } gets one more turn.
    }
won =
    { $name ->
        [you] You win
       *[other] { $name } wins
    } the centre, { $manner }.

## The score panel

in-reserve = Reserve
running-score = Running score
coins-won = Coins won
gained = +{ $count }
stake = Stake

## What is known of the game without playing it

title = Tablero di Berona
tagline = Stack tokens and own the centre at the end
goal = Own the more valuable squares of the centre when the game ends.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-points = points
about-points = Each centre square counts its number, 1 to 6, for whoever has the top token on it.
term-use = use
about-use = Each die either places a token on your home square of its number or walks the stack that lies there.
term-walk = walk, walks
about-walk = A stack that walks leaves its bottom token on each square that it enters.
term-reserve = reserve
about-reserve = The reserve holds the tokens of a player that are not on the board.
term-bump = bump
about-bump = A bump is a die that cannot be used: the other player has one last turn, then the centre is counted.
term-running-score = running score
about-running-score = The running score adds up what each player has won by.
term-coins = coins
about-coins = Coins won are what each player has won, or lost, in this series.
term-stake = stake
about-stake = The stake is what one game is played for.
term-return = return
about-return = With doubles you may return one of your tokens to the reserve instead, and throw again.

## What the seats are called

brown = Brown
ivory = Ivory
