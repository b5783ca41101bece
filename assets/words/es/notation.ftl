## What stands there is not what should

is-not = en vez de «{ $found }» aquí va: { $wanted }
missing = aquí va: { $wanted }

## What should stand there

this-text = «{ $words }»
one-of = uno de { $words }
a-number = un número
number-from = un número del { $low } al { $high }
smaller-number = un número más pequeño
phase = una fase de la partida, como { $examples }
two-dice = dos dados, como { $examples }
the-dice = los dados
face = la cara de un dado
cube = un cubo, como { $examples }
score = un marcador, como { $examples }
checkers-at-place = un lugar y un número de fichas, como { $examples }
number-of-stakes = un número (cuántas veces la apuesta)
action = una acción, como { $examples }
move-of-coin = una jugada como { $examples }: columna, fila de la que sale, fila a la que llega
two-purses = dos bolsas de { $most } monedas como mucho, como { $examples }
rows-of-coins = un tablero: siete cifras del 1 al 7, la fila de la moneda en cada columna
rows-of-stacks = un tablero: tres filas unidas por «/», cada una de seis pilas unidas por comas
stack-of-tokens = una pila de fichas: A y B
points-won = lo que ambos han ganado, como { $examples }
pieces-of =
    { $side ->
        [ivory] las fichas de marfil, como { $examples }
        [brown] las fichas marrones, como { $examples }
        [Blue] las fichas de Azul, como { $examples }
       *[Ivory] las fichas de Marfil, como { $examples }
    }
tallies = las varillas del montón común y de ambos, como { $examples }
who-began = quién empezó, como { $examples }
square = el nombre de una casilla
place = el nombre de un lugar

## What cannot be read otherwise

position-like = una posición se escribe así: { $examples }
places-in-order = los lugares van en orden, de la barra hasta fuera del tablero, cada uno una vez
other-checkers = número de fichas: { $count } en vez de { $most }
no-single-die = ningún dado solo lleva de allí hasta aquí
not-played-here = { $faces } no se puede haber jugado aquí
nobodys-turn = antes de la tirada inicial y después del final no es el turno de nadie; al final, y no antes, se sabe quién empezó
turn-missing = falta quién tiene el turno y quién empezó
stack-missing = falta una pila (una casilla vacía se escribe con un punto)
should-end = la posición debería acabar aquí, sin «{ $found }»
nothing-follows = nada sigue a «{ $found }»
comes-twice = «{ $found }» aparece dos veces
three-dice =
    { $count ->
        [4] solo hay tres dados
       *[other] hay tres dados, no { $count }
    }
no-such-game = no hay ningún juego «{ $found }» (conocidos: { $words })
