## What cannot be opened

has-house-rules = el formato «{ $format }» tiene sus propias reglas de la casa; solo se pueden elegir para posiciones y para otros programas
unknown = esto no es una partida guardada, ni un registro, ni un match de otro programa, ni un XGID, ni una posición de ningún juego
not-text = esto no es texto
only-read = «{ $format }» solo se puede leer
link-damaged = el enlace está dañado
other-format =
    { $kind ->
        [link] el enlace tiene el formato { $found }, pero este programa solo lee el formato { $number }
       *[record] el registro tiene el formato { $found }, pero este programa solo lee el formato { $number }
    }

## What is wrong with a record

first-line = la primera línea debe ser «{ $words }»
game-needed = aquí hacen falta «{ $words }» y el nombre de un juego
rules-as = las reglas se escriben así: { $words }
no-header-line = «{ $found }» no es una línea del encabezado
no-source = las tiradas no pueden venir de «{ $found }»
two-players = hacen falta dos jugadores, con una coma en medio
line-begins = la línea { $number } de la partida debe empezar con «{ $words }»
another-game = la partida ha terminado: solo «{ $words }» puede empezar otra
both-throw = aquí lanzan los dos: «{ $words }»
turn-of = es el turno de «{ $name }»
colon-place = los dos puntos van después de la tirada, o del nombre si no hay tirada
colon-missing = faltan los dos puntos después del nombre o de la tirada
brace-missing = falta «{ $words }» después de una nota
no-note = «{ $found }» no es una nota

## What is wrong with a match of another program

not-one-match = el archivo contiene { $count } partidas que no forman un solo match
no-variation = la variante «{ $name }» no se juega aquí
unknown-variation = la variante no se conoce aquí
no-length = un match a { $points } puntos no se juega aquí
should-be = en vez de «{ $found }» aquí debería ir: { $words }
length-missing = falta la duración del match: { $words }
ends-early = el archivo termina antes de la primera partida
two-readings = puede ser el turno de «{ $name }» o de «{ $other }»: está entre las columnas, y ambas cosas se pueden jugar
two-winners = aquí ganó «{ $name }» o «{ $other }»: el texto está entre las columnas, y no sigue ningún marcador
no-kind = el archivo no indica que el juego sea el backgammon: { $words }
other-kind = { $found } es otro juego: el backgammon es { $words }
no-game = el archivo no contiene ninguna partida
xg-cut = este archivo .xg está cortado en su encabezado
unpacks-too-large = este archivo { $format }, descomprimido, es mayor que cualquier match
cannot-unpack = este archivo { $format } está dañado: sus partidas no se pueden descomprimir
xg-no-match = este archivo .xg no empieza con el encabezado de un match

## What is wrong with a position of another program

ten-fields = un XGID tiene diez campos, no { $count }
three-fields = un OGID tiene al menos tres campos
board-is-cut = este tablero de FIBS está cortado
board-is-over = la partida de este tablero de FIBS ha terminado
on-other-bar = «{ $found }» está en la barra del oponente
too-many-checkers =
    { $seat ->
        [White] Blanco tiene { $count } fichas, más de { $most }
       *[Black] Negro tiene { $count } fichas, más de { $most }
    }
characters-of-checkers = 26 caracteres: barra, 24 casillas, barra
fifteen-checkers = quince fichas por bando
length-of-match = una duración del match, como { $words }
dropped = se ha rechazado el cubo: la partida ha terminado
doubled-before-throw = se dobla antes de la tirada
no-place = «{ $found }» no es un lugar para una ficha de este bando
more-checkers = son más de { $count } fichas
somebody-has-more = el ID de posición da a alguien más de { $count } fichas
more-than-checkers = «{ $found }» contiene más que las fichas de dos bandos
colon-between-ids = el ID de posición y el ID de match se unen con dos puntos
id-not-played = según el ID de match no se está jugando ninguna partida
id-unknown-end = el ID de match acaba con algo que este programa no conoce
id-length = según el ID de match, el match es a { $points } puntos, que no se juega aquí
id-two-offers = según el ID de match se ofrecen a la vez un cubo y un abandono
id-nothing-to-do = según el ID de match, quien tiene el turno espera al otro, que no tiene nada que hacer
id-third-player = según el ID de match, el cubo de doblar es de un tercer jugador
id-stake = según el ID de match, la apuesta es más de { $most }
length-of-id =
    { $kind ->
        [position] un ID de posición tiene { $count } caracteres; «{ $found }» no
       *[match] un ID de match tiene { $count } caracteres; «{ $found }» no
    }
no-letter-of-id = «{ $found }» no es una letra de un ID
more-bits =
    { $kind ->
        [position] el ID de posición tiene demasiados bits
       *[match] el ID de match tiene demasiados bits
    }

## Where something was not kept as it stands

on-line = línea { $line }: { $what }
at-place = { $place }: { $what }
head-of-match = el encabezado del match
above-first-game = antes de la primera partida
in-game = partida { $number }
at-throw = partida { $number }, tirada { $throw }

## What was left out

left-out-because = { $what }: se omite
rest-left-out = { $what }: se omite el resto de la partida
refused-and-left-out = { $refusal } Se omite el resto de la partida
goes-on = { $what }; la partida sigue desde ahí
stands-above = «{ $found }» está encima de las partidas y se omite
not-known = «{ $found }» no se conoce y se omite
unknown-rule = la regla «{ $found }» no se conoce y se omite
names-no-move = «{ $found }» no indica ninguna jugada: no se juega nada
no-throw = «{ $found }» no es una tirada con jugadas y se omite
comments-left-out =
    { $count ->
        [1] se omite un comentario
       *[other] se omiten { $count } comentarios, el primero aquí
    }
variations-left-out =
    { $count ->
        [1] se omite una variante
       *[other] se omiten { $count } variantes, la primera aquí
    }
others-left-out =
    { $count ->
        [1] se omite una partida que no es de backgammon
       *[other] se omiten { $count } partidas que no son de backgammon, la primera aquí
    }
encoding = el texto está codificado en «{ $name }»: puede haber nombres mal leídos
too-much-not-legal = se omite el resto de la partida: contiene demasiadas cosas no permitidas
after-end = la partida ha terminado: se omite lo que sigue
second-head = se omite un segundo encabezado de match
automatic-doubles = se omiten sus dobles automáticos
redouble = se omite el redoble después de un beaver
throw-unreadable = esta tirada no se puede leer y se omite
move-unreadable = una parte de esta jugada no se puede leer
belongs-to-none = esto no pertenece a ninguna partida y se omite
cut-here = el archivo está cortado aquí: falta lo que sigue
cut-in-game = el archivo termina en medio de una partida

## What was changed or guessed

name-cut = el nombre «{ $name }» se recorta a «{ $cut }»
names-here = los jugadores se llaman aquí «{ $name }» y «{ $other }»
no-end = la partida { $number } no tiene final en el archivo
comes-after = la partida { $number } viene después de la partida { $before }
row-comes-after = la fila { $number } viene después de la fila { $before }
score-would-be = el marcador sería aquí { $score }; se mantiene el del archivo
is-crawford = el archivo dice que esta es la partida de Crawford
is-not-crawford = el archivo dice que esta no es la partida de Crawford
doubled-not-crawford = aquí alguien dobla, así que esta no es la partida de Crawford
kept-as-single = el match ha terminado: esta partida se conserva como partida suelta
no-match-length = el archivo no indica la duración del match: sus partidas se conservan como partidas sueltas
no-raccoons = aquí no se juega con raccoons
opening-double = una partida no puede empezar con un doble: se conserva como si ambos hubieran lanzado antes
turn-missing =
    { $seat ->
        [White] falta un turno de Blanco antes de este
       *[Black] falta un turno de Negro antes de este
    }
dice-unused =
    { $seat ->
        [White] Blanco tenía que usar todos los dados en el turno anterior y no lo hizo
       *[Black] Negro tenía que usar todos los dados en el turno anterior y no lo hizo
    }
not-legal =
    { $seat ->
        [White] Blanco no puede jugar «{ $moves }» con { $first } y { $second }
       *[Black] Negro no puede jugar «{ $moves }» con { $first } y { $second }
    }
others-answer = Al otro jugador le toca responder al cubo.
not-doubled = Nadie ha doblado.
double-unanswered = el cubo no tiene respuesta: se da por aceptado
stake-would-be = la apuesta sería { $stake }, no { $number }
no-stake = aquí no existe una apuesta de { $number }
has-more-checkers =
    { $seat ->
        [White] Blanco tendría más de { $most } fichas
       *[Black] Negro tendría más de { $most } fichas
    }
set-up-impossible = la posición que se coloca aquí es imposible: { $why }; se omite el resto de la partida
set-up-here = aquí se coloca una posición; la partida sigue desde ahí
does-not-follow = esta posición no se sigue de la anterior; la partida sigue desde aquí
kept-as-refused = la partida termina antes de esta tirada y cuenta la apuesta: se conserva como un cubo rechazado
score-says-won =
    { $seat ->
        [White] el marcador siguiente dice que ganó Blanco, y eso es lo que vale
       *[Black] el marcador siguiente dice que ganó Negro, y eso es lo que vale
    }
given-to-both =
    { $seat ->
        [White] el texto da esta partida a los dos: se conserva como ganada por Blanco
       *[Black] el texto da esta partida a los dos: se conserva como ganada por Negro
    }
given-to-loser =
    { $seat ->
        [White] el archivo da la partida a Blanco, que la perdió al jugarla
       *[Black] el archivo da la partida a Negro, que la perdió al jugarla
    }
counts-differ = el texto cuenta { $points }, el marcador cuenta { $worth }
with-jacoby = la partida cuenta { $points }: se jugó con la regla de Jacoby
without-jacoby = la partida cuenta { $points }: se jugó sin la regla de Jacoby
worth-differs = el archivo cuenta { $points } por esta partida, que valía { $worth }
match-needed-no-more = el archivo cuenta { $points }, porque el match no exigía más; la partida valía { $worth }
no-resignation = el archivo cuenta { $points }, pero con una apuesta de { $stake } ningún abandono vale eso: aquí la partida cuenta { $worth }
resigned-over-throw =
    { $seat ->
        [White] Blanco abandonó cuando los dados del oponente ya estaban en la mesa: se omite esa tirada
       *[Black] Negro abandonó cuando los dados del oponente ya estaban en la mesa: se omite esa tirada
    }
resigned-before-turn =
    { $seat ->
        [White] Blanco abandonó antes de tener un turno: la partida se conserva con su final, sin su desarrollo
       *[Black] Negro abandonó antes de tener un turno: la partida se conserva con su final, sin su desarrollo
    }
could-not-resign =
    { $seat ->
        [White] Blanco abandonó cuando no podía: se omite el final de la partida
       *[Black] Negro abandonó cuando no podía: se omite el final de la partida
    }

## Why a game cannot be written in a format

only-backgammon = solo el backgammon se puede escribir como { $format }; esto es: { $game }
cannot-hold =
    { $moment ->
        [half] { $format } no puede contener una tirada a medio jugar
        [beaver] { $format } no puede contener un beaver que espera respuesta
        [resignation] { $format } no puede contener un abandono
        [opening] { $format } no puede contener la tirada inicial: no es el turno de nadie
       *[over] { $format } no puede contener una partida terminada
    }
cannot-begin =
    { $moment ->
        [half] { $format } no puede empezar con una tirada a medio jugar
        [beaver] { $format } no puede empezar con un beaver que espera respuesta
        [resignation] { $format } no puede empezar con un abandono que espera respuesta
       *[over] { $format } no puede empezar con el final de una partida
    }
score-too-high = { $format } no admite un marcador de más de { $most }
name-unwritable = el nombre «{ $name }» no se puede escribir en { $format }
only-from-first-throw = { $format } contiene partidas desde su primera tirada; esta empieza en una posición: cabe en un registro de partida o en una partida guardada
no-automatic-double = { $format } no puede contener un doble automático
action-refused = la acción { $number } no se puede escribir: { $refusal }
