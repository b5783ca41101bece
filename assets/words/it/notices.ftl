ok = OK

## Advice, opponents, lessons

no-advice = Non c’è nessun consiglio: { $error }.
opponent-cannot-play = L’avversario non può giocare: { $error }.
lesson-cannot-go-on = Questa lezione non può continuare: { $error }.
not-answered = i bot non rispondono
not-loaded = non si è potuto caricare un file del gioco

## Puzzles

puzzles-off = I problemi sono disattivati: vedi «Approfondimenti» nelle impostazioni.
no-puzzles = Non ci sono problemi: { $error }.
no-such-number = { $title } non ha il problema { $number }: l’ultimo è { $last }.
not-any-more = { $title } non ha più il problema { $number }.
no-mistake-kept = Non c’è nessun errore conservato per esercitarsi.
no-mistake-due =
    { $days ->
        [1] Oggi non ci sono più errori da ripassare; il prossimo torna domani.
       *[other] Oggi non ci sono errori da ripassare; il prossimo torna fra { $days } giorni.
    }
cannot-be-laid-out = { $what } non si può disporre: { $error }.
cannot-be-judged = { $what } non si può giudicare: { $error }.
puzzle-number = Problema { $number }
this-mistake = Questo errore
unknown-turn = i bot non conoscono questa mossa

## The program itself

missing-part = Manca una parte del gioco: «{ $file }» non si può leggere. Installa di nuovo il gioco.
no-graphics = Non è stato trovato nessun driver di una scheda grafica. Installane uno per { $drivers }.
old-graphics = Il driver della scheda grafica non può disegnare il gioco. Installane uno più recente per { $drivers }.
neither-file-nor-link = «{ $file }» non è né un file né un link a una partita.
one-link-only = Si può aprire un solo link alla volta.
in-another-tab = Questa partita continua in un’altra scheda.
