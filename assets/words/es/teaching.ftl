## Lessons

new-to-this-game = ¿No conoces este juego? Apréndelo en tres minutos.
press-next = Pulsa Siguiente para seguir.
opponent-plays = Juega tu oponente.
play-a-game = Jugar una partida
wrong-action = acción, { $error }
dead-end = ningún camino de este paso sigue desde aquí
next = Siguiente
skip = Saltar

## The title of a puzzle

puzzle-title = Problema { $number } de { $last }
puzzle-title-with-solved = Problema { $number } de { $last } · { $solved } de { $tried } resueltos
own-mistakes = Errores propios · { $number } de { $count } para hoy

## What a puzzle asks

to-decide = Decide { $name }. ¿Qué es lo mejor?
to-move = Mueve { $name } con una tirada de { $sum }. Encuentra la mejor jugada.
to-play = Juega { $name } con { $dice }. Encuentra la mejor jugada.

## What is said to an answer

answered = Ya has respondido a este problema. Inténtalo otra vez, o pasa al siguiente.
right = Correcto: { $turn }.
not-the-best = No es lo mejor: te cuesta { $lost }.
not-the-best-or-more = No es lo mejor: te cuesta { $lost } o más.
level-plays = { $level } juega { $turn }, que cuesta { $lost }.
better = Mejor: { $turn }.
in-the-game = En la partida fue { $turn }.
with-reason = { $reason } { $why }

## Buttons

next-puzzle = Otro problema
next-mistake = Otro error
try-again = Otra vez
link = Enlace
