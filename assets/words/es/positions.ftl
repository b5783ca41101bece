## Backgammon

not-fifteen-checkers =
    { $seat ->
        [White] Blanco no tiene quince fichas
       *[Black] Negro no tiene quince fichas
    }
both-on-point = la casilla { $number } de Blanco tiene fichas de los dos colores (es la casilla { $other } de Negro)
both-off = no pueden haber sacado todas las fichas los dos bandos
both-shut-out = los dos bandos tienen fichas en la barra ante un tablero cerrado: nadie podría mover nunca
not-at-start = una partida empieza con todas las fichas en sus lugares iniciales
winner-not-off = quien gana no ha sacado todas las fichas
all-off =
    { $seat ->
        [White] Blanco ha sacado todas las fichas, así que la partida ha terminado
       *[Black] Negro ha sacado todas las fichas, así que la partida ha terminado
    }
opening-names-white = en la tirada inicial lanzan los dos; se nombra a Blanco
no-dice = no hay dados que jugar
dice-lie-not = ahora no hay dados en la mesa
faces-of-die = un dado tiene caras del 1 al 6
used-too-often = un dado se gasta con un movimiento, o con dos si los dos muestran lo mismo
first-is-used-first = de dos dados iguales se gasta primero el primero
cube-missing = falta el cubo de doblar
no-cube = esta partida se juega sin el cubo de doblar
owned-without-double = el cubo de doblar no es de nadie antes de que alguien doble
owned-by-nobody = una apuesta de { $number } significa que el cubo de doblar es de alguien
crawford-doubled = en la partida de Crawford nadie dobla
opening-doubled = nadie dobla antes de la tirada inicial
too-low-score = la partida valía { $number }, y el marcador de quien gana no lo muestra
single-crawford = una partida suelta no tiene partida de Crawford
too-many-points = en este match nadie tiene más de { $number } puntos
match-over = con { $number } puntos el match ha terminado
not-crawford = esta no puede ser la partida de Crawford
no-beaver = no hay ningún beaver al que responder
bad-resignation = se abandona por 1, 2 o 3 veces la apuesta
nothing-dropped = no se puede haber rechazado ningún cubo

## Tablero de Jesus

empty-board = el tablero solo está vacío cuando la partida está perdida
other-coins = las bolsas y el tablero tienen { $number } monedas, pero las dos apuestas son { $other }
no-run = en el tablero no hay ninguna hilera que tomar
coins-at-end = no hay ninguna moneda en el tablero cuando la partida está perdida
other-coins-at-end = las bolsas tienen { $number } monedas al final, pero las dos apuestas eran { $other }
could-refill = quien pierde tiene { $number } monedas y habría podido rellenar
no-coin = el número { $number } no tiene moneda
several-coins = el número { $number } tiene más de una moneda
half-of-coins = antes de la tirada inicial cada bando tiene la mitad de las monedas en la bolsa

## Tablero di Berona

token-before-opening = no hay ninguna ficha en el tablero antes de la tirada inicial
won-before-single = en una partida suelta no se ha ganado nada antes: won:0-0
too-many-tokens = { $letter } tiene más de { $number } fichas

## Tabula

both-colours = en la casilla { $number } hay fichas de los dos colores
not-in-hand = en la tirada inicial todas las fichas están en la mano
no-winner = al final un bando tiene quince fichas fuera
fifteen-off = con quince fichas fuera la partida ha terminado
other-pieces =
    { $colour ->
        [ivory] Marfil tiene { $number } fichas en vez de { $other }
       *[brown] Marrón tiene { $number } fichas en vez de { $other }
    }

## The Royal Game of Ur

too-many-pieces =
    { $side ->
        [Blue] Azul tiene más de { $number } fichas
       *[Ivory] Marfil tiene más de { $number } fichas
    }
both-on-square = los dos bandos tienen una ficha en { $square }
both-home = los dos bandos tienen todas sus fichas en la meta
other-tallies = hay { $number } varillas en vez de { $other }
winner-not-paid = quien gana debe haber recibido { $number } varillas
no-tallies = un set se juega por varillas
single-tallies = una partida suelta no tiene varillas
set-over = con todas las varillas en un bando, el set ha terminado
over-without-winner = la partida ha terminado si, y solo si, un bando tiene siete fichas en la meta
unknown-beginner = quién empezó no se sabe mientras, y solo mientras, lo deciden las pirámides
not-at-ur-start = mientras las pirámides deciden quién empieza, todas las fichas están en la salida
lots-worth = tres pirámides valen 3 como máximo
faces-of-lot = una pirámide muestra 0 o 1
gate-not-opened = tres blancas habrían puesto una ficha en la puerta y se habría lanzado otra vez
nothing-moved = no se puede haber movido ninguna ficha
nothing-earned = ninguna roseta puede haber dado esto
other-pieces-of =
    { $side ->
        [Blue] Azul tiene { $number } fichas en vez de { $other }
       *[Ivory] Marfil tiene { $number } fichas en vez de { $other }
    }
not-on-way =
    { $side ->
        [Blue] Azul nunca pasa por la casilla { $square }
       *[Ivory] Marfil nunca pasa por la casilla { $square }
    }
two-on-square =
    { $side ->
        [Blue] Azul tiene dos fichas en la casilla { $square }
       *[Ivory] Marfil tiene dos fichas en la casilla { $square }
    }
no-rosette = solo una roseta lleva estrella, y { $square } no lo es
