## Texts in a row: two of them; all but the last; the last after two or more others

two-together = { $first } y { $last }
    .die = { DIE($first) } y { DIE($last) }
last-together = { $first } y { $last }
    .die = { DIE($first) } y { DIE($last) }

two-choices = { $first } { OR($last) }
    .point = { POINT($first) } o { POINT($last) }
    .die = { DIE($first) } o { DIE($last) }
next-in-row = { $first }, { $last }
    .point = { POINT($first) }, { POINT($last) }
    .die = { DIE($first) }, { DIE($last) }
last-choice = { $first } { OR($last) }
    .point = { POINT($first) } o { POINT($last) }
    .die = { DIE($first) } o { DIE($last) }

## What is wrong in a text, and where

at-character = carácter { $character }: { $what }
at-line-and-character = línea { $line }, carácter { $character }: { $what }

## Sentences one after the other; a sentence of its own; names and short notes in one line

next-sentence = { $first } { $last }
stated = { $what }.
in-one-line = { $first } · { $last }
titled = { $title }: { $what }
next-clause = { $first }; { $last }

## What a game is like, in one line

facts =
    { $count } jugadores · { $shortest }–{ $longest } min · { $difficulty ->
        [easy] fácil
       *[medium] media
    }

## What a lesson or a file says, which is worded already

as-written = { $words }

## A legal action that a step of a lesson does not ask for

lesson-goes-on = Las reglas también lo permiten, pero esta lección sigue con lo que dice el texto.

## Why an action is refused

game-over = La partida ha terminado.
not-over = Esta partida aún no ha terminado.
series-over = La serie ha terminado; no hay otra partida.
throw-dice-first = Lanza primero los dados.
throw-lots-first = Lanza primero las pirámides.
dice-lie = Los dados están sobre la mesa; juégalos primero.
lots-lie = Las pirámides están sobre la mesa; juégalas primero.
unfit-dice =
    { $count ->
        [1] Se lanza un dado
        [2] Se lanzan dos dados
        [3] Se lanzan tres dados
       *[other] Se lanzan { $count } dados
    } con caras del { $low } al { $high }, no { $faces ->
        [0] ninguno
       *[other] { $thrown }
    }.
unfit-lots =
    { $count ->
        [1] Se lanza una pirámide
        [2] Se lanzan dos pirámides
        [3] Se lanzan tres pirámides
       *[other] Se lanzan { $count } pirámides
    } con valores del { $low } al { $high }, no { $faces ->
        [0] ninguna
       *[other] { $thrown }
    }.
no-such-die = Ningún dado muestra un { $number }.
die-used = El { $number } ya se ha usado.
still-playable = Aún puedes mover, así que tienes que hacerlo.
no-such-choice = En este juego no existe esa opción.
other-throw = esta tirada se deshizo: vuelve a salir { $thrown }
no-piece-to-put =
    { $piece ->
        [coin] Ahí no hay ninguna moneda.
       *[piece] Ahí no hay ninguna ficha.
    }
cannot-lie-there =
    { $piece ->
        [coin] Esta moneda no puede estar ahí.
       *[piece] Esta ficha no puede estar ahí.
    }
editing = Se está editando una posición; no se juega.
set-beside = Esto se ajusta junto al tablero, no con la mano.

## What a refused step is answered with

nothing-can-be-moved = Ahora no se puede mover nada. Termina el turno.
refusal-and-hint = { $refusal } { $hint }
can-move-from =
    { $name ->
        [you] Puedes mover desde { POINT($places) }.
       *[other] { $name } puede mover desde { POINT($places) }.
    }
possible = Posible desde ahí: { POINT($places) }.
possible-with-both = Posible desde ahí: { POINT($places) }; con los dos dados, también { POINT($far) }.
possible-with-several = Posible desde ahí: { POINT($places) }; con varios dados, también { POINT($far) }.

## Why nothing is undone

nothing-happened = todavía no ha pasado nada que se pueda deshacer
undo-throw = una tirada no se puede deshacer
undo-finished = los dados ya han cambiado de manos: ese turno no se puede deshacer
undo-said = una decisión no se puede deshacer
undo-forfeit = una partida abandonada o perdida por tiempo no se puede retomar
nothing-chosen = desde la tirada, cada movimiento era el único posible
undo-together =
    { $count ->
        [one] { $count } acción no se puede
       *[other] { $count } acciones no se pueden
    } deshacer a la vez, pero { $next-count } sí
no-decision = todavía no has decidido nada que se pueda deshacer

## What is wrong with an event

thrown-again = el dado { $number } no puede haberse lanzado otra vez: hay menos dados
no-throw = solo una tirada puede tener un origen o dados lanzados otra vez
proof = solo una tirada acordada tiene una prueba, de 32 bytes en dígitos hexadecimales por bando

## What has happened

equal-dice = Dados iguales: los dos lanzan otra vez.
higher-begins = Empieza el dado mayor.
winner-begins = Empieza quien ganó la última partida.

## How a game has ended, and the sentence of which that is a part

resigned = abandono
absence = ausencia
out-of-time = tiempo agotado
won =
    { $name ->
        [you] Ganas
       *[other] { $name } gana
    } { $unit ->
        [coin] { $count ->
            [one] { $count } moneda
           *[other] { $count } monedas
        }
        [tally] { $count ->
            [one] { $count } varilla
           *[other] { $count } varillas
        }
       *[point] { $count ->
            [one] { $count } punto
           *[other] { $count } puntos
        }
    }: { $manner }.
drawn = Empate: { $manner }.

## Whoever reads, where a sentence says no more of them

you = tú

## Places and other things that stand in sentences

number = { $number }
    .point = la { $number }
    .die = el { $number }
    .from = de la { $number }
    .to = a la { $number }
    .or =
        { $number ->
            [8] u { $number }
            [11] u { $number }
           *[other] o { $number }
        }
the-bar = la barra
    .from = de la barra
    .to = a la barra
    .or = o la barra
off-the-board = fuera del tablero
    .from = de las fichas sacadas
    .to = afuera
    .or = o fuera del tablero
beside-the-board = junto al tablero
    .from = de junto al tablero
    .to = junto al tablero
    .or = o junto al tablero

## What has moved

moved = { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] {" "}comiendo ficha
    }
entered = { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] {" "}comiendo ficha
    }
went-off = { FROM($from) } { TO($to) }

## What the button of a step says

put-piece =
    { $piece ->
        [coin] Pasar una moneda { FROM($from) } { TO($to) }
       *[piece] Pasar una ficha { FROM($from) } { TO($to) }
    }

## What the button of a choice says

end-turn = Terminar turno
next-game = Otra partida
resigned-before-end = Abandono
did-not-come-back = No volvió
ran-out-of-time = Sin tiempo
not-a-choice = No existe esa opción

## What the key of a choice does, in a list of keys

does-end-turn = terminar el turno
does-double = doblar
does-take = aceptar el cubo
does-beaver = beaver: aceptar y redoblar
does-drop = rechazar el cubo
does-accept = aceptar el abandono
does-decline = rechazar el abandono
does-claim = reclamar una hilera
does-take-run = tomar una hilera
does-skip = renunciar al movimiento gratis
does-resign = abandonar
does-begin-next = empezar la siguiente partida
does-end-series = terminar la serie

## What is asked of whom, and the end of a game

throw-one-die-each = Lanza un dado por cada jugador. Empieza el dado mayor.
throw-dice =
    { $name ->
        [you] Tu turno: lanza los dados.
       *[other] { $name }, lanza los dados.
    }
end-your-turn =
    { $name ->
        [you] { $ends ->
            [0] Termina el turno.
           *[other] Tu turno termina.
        }
       *[other] { $ends ->
            [0] { $name }, termina el turno.
           *[other] { $name }, tu turno termina.
        }
    }
the-die = el { $number }
    .or = o el { $number }
gave-up =
    { $loser ->
        [you] Has abandonado
       *[other] { $loser } ha abandonado
    }: { $winner ->
        [you] ganas tú
       *[other] gana { $winner }
    }.
stayed-away =
    { $loser ->
        [you] No has vuelto
       *[other] { $loser } no ha vuelto
    }: { $winner ->
        [you] ganas tú
       *[other] gana { $winner }
    }.
lost-on-time =
    { $loser ->
        [you] Se te ha acabado el tiempo
       *[other] A { $loser } se le ha acabado el tiempo
    }: { $winner ->
        [you] ganas tú
       *[other] gana { $winner }
    }.

## The score panel

pips = Pips
points = Puntos
date =
    { $day } de { $month ->
        [1] enero
        [2] febrero
        [3] marzo
        [4] abril
        [5] mayo
        [6] junio
        [7] julio
        [8] agosto
        [9] septiembre
        [10] octubre
        [11] noviembre
       *[12] diciembre
    } de { $year }
