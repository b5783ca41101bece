# What Tablero di Berona says.

### $number, $height, $squares, $more, $fewer (Number)
### $from, $to, $over (Text): places
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
walk-length = A stack of { $height } walks over { $height } squares, not { $squares }.
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
