## A button with its key, under the pointer

with-key = { $name } ({ $key })

## What is written on keys that have no letter

space = Spazio
tab = Tab
enter = Invio
enter-on-number-pad = Invio sul tastierino
escape = Esc
backspace = Backspace
left = Sinistra
right = Destra
up = Su
down = Giù
home = Home
end = Fine
page-up = Pag su
page-down = Pag giù

## What keys do while a game is played

does-throw = lanciare i dadi
does-next-place = pedina o meta successiva; con Maiusc la precedente
does-west = cursore a sinistra
does-east = cursore a destra
does-north = cursore in su
does-south = cursore in giù
does-pick-up = prendere o posare una pedina
does-quick-move = mossa rapida con il primo dado
does-swap = scambiare i dadi per le mosse rapide
does-leave = rimettere giù una pedina, chiudere un pannello, nascondere un consiglio, aprire il menu
does-point = in una partita con amici: indicare il posto del cursore
does-undo = annullare
does-choices = gli altri pulsanti, nel loro ordine
does-from-south = vista dalla parte del primo giocatore
does-from-north = vista dalla parte del secondo giocatore
does-from-above = vista dall’alto
does-closer = guardare i dadi da vicino; ancora: il posto del cursore; ancora: indietro
does-log = mosse
does-help = regole
does-friend = l’altra persona, in una partita con amici; A e X rispondono alle sue richieste
does-picture = immagine della posizione
does-hint = suggerimento; ancora per saperne di più
does-odds = probabilità

## What they do in lessons and puzzles

does-lesson-back = lezione: indietro; problema: riprovare
does-lesson-next = lezione: avanti, o saltare il passo; problema: il prossimo
does-show-best = dopo una risposta: mostrare la mossa migliore
does-show-played = dopo una risposta: mostrare la propria mossa
does-puzzle-link = problema: copiarne il link (nel browser)

## What they do where the faces of real dice are entered

does-faces = una faccia di un dado; di una piramide 0 o 1
does-take-back = togliere l’ultima faccia
does-confirm = confermare le facce

## What they do in a replay

does-replay-first = prima mossa
does-replay-back = mossa precedente; apre il replay
does-replay-forward = mossa successiva
does-replay-last = ultima mossa
does-replay-play = avvio o pausa; Esc torna alla partita

## Keys in menus and panels, and what they do

enter-or-space = Invio, Spazio
arrows-and-pages = Su, Giù, Pag su, Pag giù
left-or-right = Sinistra, Destra
does-next-button = pulsante o testo successivo; con Maiusc il precedente
does-press = premere il pulsante
does-scroll = scorrere il testo nel riquadro
does-decision = nel grafico dell’analisi: decisione precedente e successiva
does-full-screen = schermo intero, e ritorno; anche al tavolo

## Gestures of the mouse and the fingers, and what they do

drag = Trascinare, o due clic
double-click = Doppio clic
click-dice = Clic sui dadi
drag-dice = Trascinare i dadi
hold-still = Tenere premuto
right-click = Clic destro, o un dito fermo
right-button = Pulsante destro, o due dita
shift-right-button = Maiusc e pulsante destro
wheel = Rotella, o due dita che si aprono
does-move = muovere una pedina
does-quick-move-if-on = mossa rapida con il primo dado, se attivata
does-swap-thrown = dopo un lancio: scambiarli per le mosse rapide
does-shake = prima di un lancio: scuoterli e lanciarli
does-look-closer = guardare da vicino i dadi dopo un lancio, il cubo o un posto
does-point-there = in una partita con amici: indicare
does-turn-camera = girare la visuale
does-move-camera = spostare la visuale
does-zoom = zoom
