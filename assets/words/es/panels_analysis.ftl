## The analysis

analysis = Análisis
all-games = Todas las partidas
no-analysis = Sin análisis: { $why }.
one-moment = Un momento…
analysing = Analizando: { $percent } %
stopped-at = Detenido al { $percent } %
above-and-below = Arriba: gana { $first }. Abajo: gana { $second }.
turning-points = Momentos decisivos
save-report = Guardar como página con diagramas
other-moves-here = Otras jugadas aquí
mistakes = Errores
none-seen = Ninguno que los bots puedan ver.
none-so-far = Ninguno hasta ahora.
practise =
    { $count ->
        [one] Practicar { $count } error
       *[other] Practicar { $count } errores
    }
practise-of =
    { $count ->
        [one] Practicar { $count } error: { $name }
       *[other] Practicar { $count } errores: { $name }
    }
threw =
    { $name ->
        [you] Sacaste { $throw }
       *[other] { $name } sacó { $throw }
    }
lucky = Buena suerte: { $amount }.
unlucky = Mala suerte: { $amount }.
what-it-was = { $name }: { $what }
unmarked = error
gave-away = { $turn } regaló { $amount }.
mistake = { $name } { $sign } −{ $amount }
was-played = Se jugó: { $turn }.
was-better = Mejor: { $better }. { $why }
better = Mejor
played = Jugado
other-moves = Otras jugadas

## Skill and luck

skill-and-luck = Habilidad y suerte
curve-of-chances = Las probabilidades a lo largo de la partida
game-of-series = Partida { $number }
none-marked = Ninguna decisión lleva marca.
column-value = Valor
column-behind = Diferencia
column-chances = Probabilidades
chance-and-share = { $what } { $value }
unforced-decisions = Decisiones no forzadas
count-of-mark = Marcadas con { $sign }
given-away-in = { $what }: regalado
amount-in-decisions = { $amount } ({ $count })
about-marks-of = Marcas: { $marks } de estas milésimas ({ $thresholds }).
was-incomplete = El análisis no estaba completo.
made-with = Hecho con Tesserae.
analysis-of = { $game }, análisis
given-away = Regalado
error-rate = Tasa de error
pr = PR
pr-of-part = { $what }: PR
luck = Suerte
result = Resultado
without-luck = Sin la suerte
about-error-rate = Tasa de error: lo que regala de media una decisión, en milésimas de lo que está en juego. Suerte: cuánto mejores fueron las tiradas que la media de todas las posibles.
about-pr = PR: la mitad de la tasa de error, como la cuenta eXtreme Gammon.
as-solved = { $name }: { $perfect } de { $all } decisiones como en la solución; las demás regalaron { $amount }.
endgame-as-solved = { $name }: { $perfect } de { $all } decisiones del final perfectas, a { $amount } del juego perfecto.

## One decision

decision = Decisión
back-to-analysis = Volver al análisis
show-position = Mostrar la posición
not-found-out = No se ha podido averiguar: { $why }.
decides =
    { $name ->
        [you] Decides tú.
       *[other] Decide { $name }.
    }
with-throw =
    { $name ->
        [you] Tú con { $faces }.
       *[other] { $name } con { $faces }.
    }
show = Mostrar
gives-nothing =
    { $played ->
        [0] no regala nada ({ $value }).
       *[other] Jugado: no regala nada ({ $value }).
    }
gives-away =
    { $played ->
        [0] regala { $amount } ({ $value }).
       *[other] Jugado: regala { $amount } ({ $value }).
    }
rollout = Simulación
first-game-is-played = Simulación: se juega la primera partida.
rolled-out-once = Simulación: 1 partida.
rolled-out =
    { $count ->
        [one] Simulación: { $value }, { $count } partida.
       *[other] Simulación: { $value }, { $count } partidas.
    }
percent-done = { $percent } %
stop = Detener
about-rollout = Los bots siguen jugando desde las jugadas elegidas, cuatro como máximo, con las mismas tiradas para todas. La suerte se descuenta de los resultados; ± es un error estándar.
roll-out =
    { $count ->
        [one] Simular { $count } jugada
       *[other] Simular { $count } jugadas
    }
what-about = ¿Y esta otra?
move-pieces = Mueve las fichas en el tablero, o elige las partes de una jugada una tras otra.
so-far = Hasta ahora: { $turn }
on-board = En el tablero: { $turn }
take-back = Retirar

## Several games or positions

games = Partidas
positions = Posiciones
nothing-listed = Aquí no hay nada. Un archivo con varias partidas, o un texto con varias posiciones, aparece aquí.
which-position = { $count } posiciones. ¿Cuál quieres abrir?
position = Posición { $number }
score-is = Marcador: { $score }.
score-before = Marcador antes: { $score }.
score-of-series = { $score } ({ $what })
position-in-words = { $what }: { $position }.
game-and-result = Partida { $number }: { $result }
game-sentence = Partida { $number }: { $result }.
about-giving-away = Regalado: en apuestas, o en un match lo que vale tanto como una apuesta. PR: la mitad de lo que regala de media una decisión, en milésimas de ello. Cuanto más bajo, mejor.
all-analysed = Todas están analizadas.
stop-analysis = Detener el análisis
go-on-with-analysis = Seguir con el análisis
analyse-all = Analizar todas
games-of-two =
    { $count ->
        [one] { $first } contra { $second }: { $count } partida.
       *[other] { $first } contra { $second }: { $count } partidas.
    }
games-of-several =
    { $count ->
        [one] { $count } partida de varios jugadores.
       *[other] { $count } partidas de varios jugadores.
    }
number-of-games =
    { $count ->
        [one] { $count } partida.
       *[other] { $count } partidas.
    }
wins-points = { $name } gana { $count }
a-draw = empate
not-finished = sin terminar
was-not-finished = Sin terminar.
all-given-away = Regalado: { $list }.
gave-away-and-pr = { $name } { $lost } (PR { $rating })

## The games that were analysed

analysed-games = Partidas analizadas
none-analysed = Todavía no hay partidas. Aquí aparece toda partida cuyo análisis está completo.
older-games = Partidas anteriores
about-rating = PR, el índice de rendimiento: la mitad de lo que regala de media una decisión, en milésimas de lo que está en juego. Cuanto más bajo, mejor.
name-and-game = { $name }, { $game }
pr-in-one = { $name }: PR { $rating } en 1 partida.
pr-in-last = { $name }: PR { $rating } en la última de { $count } partidas, { $mean } en las últimas { $last } juntas.
legend = Puntos: cada partida. Línea: las últimas { $count } partidas juntas.
pr-of = { $name } { $rating }
ratings = PR: { $list }.
moves-not-saved = Sus jugadas ya no están guardadas.

## The results of all games

statistics = Estadísticas
analysed-games-and-pr = Partidas analizadas y PR
no-games = Todavía no hay partidas. Aquí se cuenta toda partida que juegues.
none-finished =
    { $count ->
        [one] { $count } empezada, ninguna terminada
       *[other] { $count } empezadas, ninguna terminada
    }
finished =
    { $count ->
        [one] { $count } partida terminada
       *[other] { $count } partidas terminadas
    }
dice-luck = Suerte con los dados
about-luck = Los dados justos dan de media 3,5. La última columna dice cuántas veces, de cada 100 muestras de este tamaño, los dados justos se alejan al menos tanto de ese valor.
copy-error-rates = Copiar las tasas de error
puzzles-solved = Problemas resueltos a la primera
solved-of = { $game }: { $solved } de { $all }
rate =
    { $count ->
        [one] { $name }: tasa de error { $last } en { $count } partida analizada
       *[other] { $name }: tasa de error { $last } en { $count } partidas analizadas
    }
rate-before =
    { $count ->
        [one] { $name }: tasa de error { $before } → { $last } en { $count } partida analizada
       *[other] { $name }: tasa de error { $before } → { $last } en { $count } partidas analizadas
    }
like-level = { $what }, como { $bot }
against = { $name } contra { $bot }
won = ganadas
points = puntos
won-of = { $wins } de { $all }
count-of-manner = { $count } × { $manner }
manners = { $name }: { $list }
dice-column = dados
average = promedio
of-hundred = de 100
