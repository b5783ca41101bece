## Lessons

new-to-this-game = Non conosci questo gioco? Imparalo in tre minuti.
press-next = Premi «Avanti» per continuare.
opponent-plays = Gioca il tuo avversario.
play-a-game = Gioca una partita
wrong-action = azione, { $error }
dead-end = nessuna via di questo passo continua da qui
next = Avanti
skip = Salta

## The title of a puzzle

puzzle-title = Problema { $number } di { $last }
puzzle-title-with-solved = Problema { $number } di { $last } · { $solved } risolti su { $tried }
own-mistakes = I tuoi errori · { $number } di { $count } per oggi

## What a puzzle asks

to-decide = { $name } deve decidere. Qual è la scelta migliore?
to-move = { $name } muove con un lancio di { $sum }. Trova la mossa migliore.
to-play = { $name } gioca { $dice }. Trova la mossa migliore.

## What is said to an answer

answered = Hai risposto a questo problema. Riprova, o passa al prossimo.
right = Giusto: { $turn }.
not-the-best = Non è la migliore: ti costa { $lost }.
not-the-best-or-more = Non è la migliore: ti costa { $lost } o più.
level-plays = { FIRST($level) } gioca { $turn }, e questo costa { $lost }.
better = Meglio: { $turn }.
in-the-game = Nella partita era { $turn }.
with-reason = { $reason } { $why }

## Buttons

next-puzzle = Prossimo problema
next-mistake = Prossimo errore
try-again = Riprova
link = Link
