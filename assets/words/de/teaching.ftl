## Lessons

new-to-this-game = Neu in diesem Spiel? Lerne es in drei Minuten.
press-next = Drücke „Weiter“.
opponent-plays = Dein Gegner spielt.
play-a-game = Partie spielen
wrong-action = Aktion, { $error }
dead-end = kein Weg dieses Schritts führt von hier weiter
next = Weiter
skip = Auslassen

## The title of a puzzle

puzzle-title = Aufgabe { $number } von { $last }
puzzle-title-with-solved = Aufgabe { $number } von { $last } · { $solved } von { $tried } gelöst
own-mistakes = Eigene Fehler · { $number } von { $count } heute fällig

## What a puzzle asks

to-decide = { $name } entscheidet. Was ist am besten?
to-move = { $name } zieht mit einem Wurf von { $sum }. Finde den besten Zug.
to-play = { $name } spielt { $dice }. Finde den besten Zug.

## What is said to an answer

answered = Du hast diese Aufgabe beantwortet. Versuche es noch einmal, oder gehe weiter zur nächsten.
right = Richtig: { $turn }.
not-the-best = Nicht das Beste: Das kostet dich { $lost }.
not-the-best-or-more = Nicht das Beste: Das kostet dich { $lost } oder mehr.
level-plays = { FIRST($level) } spielt { $turn }, und das kostet { $lost }.
better = Besser: { $turn }.
in-the-game = In der Partie war es { $turn }.
with-reason = { $reason } { $why }

## Buttons

next-puzzle = Nächste Aufgabe
next-mistake = Nächster Fehler
try-again = Noch einmal
link = Link
