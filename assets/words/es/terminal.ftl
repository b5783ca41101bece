## Beside the drawing of a board

cube-in-middle = apuesta { $count } (en el centro)
cube-of = apuesta { $count } ({ $name })
tabula-pieces =
    { $who }: { $count } en la mano, { $number } en la barra, { $off } fuera{ $bears ->
        [0] {""}
       *[other] , puede sacar
    }
tabula-dice = { $who }, dados: { $faces }
ur-side = { $who }   salida { $start }   río { $river }   meta { $home }
ur-tallies = varillas { $count }
ur-stock = varillas en el montón { $count }
ur-pool = monedas en el bote { $count }
ur-thrown = { $name } ha sacado { $faces }, que vale { $count }
berona-reserves = reservas: { $first } (A) { $count }, { $second } (B) { $number }

## What is asked in a game, and what cannot be done

both = Los dos
enter-faces = Escribe las caras de los dados, por ejemplo: { $command }
not-in-list = { $found } no está en la lista.
type-number = Escribe el número de una acción ({ $key }: lista de órdenes)
with-help = { $what } ({ $key }: lista de órdenes)
nothing-to-offer = Ahora no hay nada que ofrecer.
type-one-of = Escribe una de estas palabras: { $words }
comes-again = { $faces } sale otra vez: pulsa Intro.
draws-throws = En esta partida el programa sortea las tiradas; { $option } es para dados reales.
too-many-steps = Esto es más largo que un turno: { $count } movimientos.
not-playable = «{ $found }» no se puede jugar.
several-ways = «{ $found }» se puede jugar de más de una manera: escribe dónde se detiene por el camino.
saved = Guardada. Para seguir: { $command }
not-saved = La partida no se ha guardado (para eso está { $option }). Este es su registro:
kept-damaged = { $what }. El archivo dañado se llama ahora { $file }.

## The list of commands: what stands for a number, a file and the return key, and what each command does

a-number = NÚMERO
a-file = ARCHIVO
return-key = Intro
help-number = hacer la acción que tiene este número en la lista
help-return = lanzar, o hacer la única acción de la lista
help-throw = lanzar; con dados reales, escribir sus caras
help-turn = varios movimientos de un turno; también { $words }
help-undo = deshacer el último movimiento de este turno
help-save = escribir la partida en un archivo; { $command } la continúa
help-log = el registro de la partida hasta ahora
help-offers = mostrar lo que se puede ofrecer, como abandonar
help-rules = las reglas del juego
help-quit = salir
help-others = Todo lo demás se lee como una acción en la notación del juego.

## Turns and house rules

no-dice-yet = no hay dados en la mesa: da { $option } con { $count } caras, por ejemplo { $words }
no-dice-left = no quedan dados por jugar: { $prompt }
nothing-played = (nada)
turns =
    { $count ->
        [one] { $count } turno
       *[other] { $count } turnos
    }
house-rules = Reglas de la casa para { $option }, primero lo estándar:

## An analysis

mistake = { $name }: { $turn } { $sign } −{ $amount }
figures =
    { $count ->
        [one] { $count } no forzada
       *[other] { $count } no forzadas
    }, tasa de error { $rate }, { $marks }
figures-of-part = { $what }, en total: { $figures }, regalado: { $amount }
figures-of-all = Todas: { $figures }, regalado: { $amount }
luck =
    Suerte: { $lucky ->
        [0] −{ $amount }
       *[other] +{ $amount }
    } en { $count ->
        [one] { $count } tirada
       *[other] { $count } tiradas
    }
turning-point = Momento decisivo { $number }: { $name } { $words } ({ $share })

## What is wrong on the command line and in files: parts of sentences

no-language = no hay ningún idioma «{ $found }» (conocidos: { $words })
no-game-named = falta un juego: da su nombre, o { $option }
rule-form = una regla de la casa se escribe { $words }
rule-twice = «{ $found }» aparece dos veces
no-format-of = { $format } no es un formato de { $game }
not-one-position = esto no es una sola posición
no-position = esto no es una posición de ningún juego
few-events =
    { $count ->
        [one] la partida solo tiene { $count } evento
       *[other] la partida solo tiene { $count } eventos
    }
no-bots = falta el archivo { $file } de los bots: { $option } dice dónde está
first-position = { $count } posiciones: se toma la primera; { $option } elige una
several-in-file =
    { $kind ->
        [match] el archivo contiene un match en { $count } partes
        [games] el archivo contiene { $count } partidas que no forman un solo match
       *[positions] el archivo contiene { $count } posiciones
    }; elige con { $option }
few-games =
    { $count ->
        [one] en el archivo solo hay { $count } partida
       *[other] en el archivo solo hay { $count } partidas
    }
exists = ya está ahí
too-large = el archivo pasa de { $count } MiB: no es una partida
not-utf-8 = el archivo no está en UTF-8 puro; { $command } escribe una copia
kept-before = hay uno de una recuperación anterior; muévelo antes a otro sitio
open-elsewhere = otro programa tiene abierta esta partida
or-recover = { $what } ({ $option } sigue con la parte no dañada)
output-unwritable = no se puede escribir la salida: { $what }
