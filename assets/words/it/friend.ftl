## Why somebody is to come to the table: titles, and the title of the window

you-are-called = Ti chiamano
you-are-asked = C’è una domanda per te
game-has-begun = La partita è cominciata
first-throw = Il primo lancio
your-turn = Tocca a te
window-title = { $why } · Tesserae

## The same in a sentence

calls-you =
    { $name } ti chiama al tavolo. Hai { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    } per rispondere.
throw-first = { $name } è al tavolo. Ognuno di voi può lanciare per primo.
may-throw = Ognuno di voi può lanciare.
at-table-your-turn = { $name } è al tavolo. Tocca a te.
played-your-turn = { $name } ha giocato. Tocca a te.
has-first-turn = { $name } è al tavolo e ha il primo turno.

## Who is there

here = Qui
away-since = Via da { $since }
is-away = { $name } non c’è.
other-is-away = L’altra persona non c’è.
onlookers =
    { $count ->
        [one] { $count } persona guarda.
       *[other] { $count } persone guardano.
    }
you-look-on = Stai guardando.
points-at = { $name } indica { POINT($place) }.

## What is asked, and what can be answered

asks-undo = { $name } chiede di ritirare il suo ultimo turno. I lanci ritirati escono di nuovo con le stesse facce, e ora le conoscete entrambi.
asks-rematch = { $name } chiede un’altra partita, a posti scambiati.
asks-seat = { $name } ha perso la chiave del suo posto e ne chiede un’altra. Puoi accettare dopo cinque minuti, se nessuno si presenta con quella vecchia. Il registro ne tiene conto.
rival-asks = Qualcuno che ha il tuo invito chiede a { $name } di avere il tuo posto.
take-question-back = Ritira la tua richiesta
refuse-seat = Non cedere il tuo posto
you-asked-undo = Hai chiesto a { $name } di poter ritirare il tuo ultimo turno.
you-asked-rematch = Hai chiesto a { $name } un’altra partita.
you-called =
    Hai chiamato { $name }: { $minutes ->
        [one] resta { $minutes } minuto
       *[other] restano { $minutes } minuti
    } per venire.
calls-in-minutes =
    { $minutes ->
        [0] { $name } ti ha chiamato al tavolo e può reclamare la partita.
        [1] { $name } ti chiama al tavolo. Dopo un minuto senza risposta può reclamare la partita.
       *[other] { $name } ti chiama al tavolo. Dopo { $minutes } minuti senza risposta può reclamare la partita.
    }

## A seat that has another key than this machine

taken-elsewhere = Questo posto è stato preso su un’altra macchina, o da qualcun altro che ha l’invito: apri da lì il link di questo posto, o chiedi a { $host } di poter continuare qui.
asked-to-go-on = Hai chiesto a { $host } di poter continuare qui con una nuova chiave, e aspetti la risposta.
key-was-replaced = Il posto di questo link ora ha un’altra chiave, con l’accordo di { $host }: apri il link di questo posto dalla macchina dove si gioca, o l’invito.
taken-ask-host = Questo posto è stato preso su un’altra macchina, o da qualcun altro che ha l’invito: apri da lì il link di questo posto, o chiedi a chi ospita di poter continuare qui.
asked-host-to-go-on = Hai chiesto a chi ospita di poter continuare qui con una nuova chiave, e aspetti la risposta.
host-replaced-key = Il posto di questo link ora ha un’altra chiave, con l’accordo di chi ospita: apri il link di questo posto dalla macchina dove si gioca, o l’invito.
ask-to-go-on = Chiedi di continuare qui
guest-has-new-key = L’ospite continua con una nuova chiave, con l’accordo di chi ospita: entrambi i tavoli hanno nuove quote per i prossimi lanci, e il registro ne tiene conto.
new-key-declined = La richiesta di continuare qui con una nuova chiave è stata respinta.

## Connection and room

being-opened = Si sta aprendo la linea verso la stanza.
no-answer = Il server non risponde. Si riprova.
line-broke = La linea verso la stanza è caduta e viene ripristinata.
tried-again = { $why } Si riprova.
cannot-be-called = Questo indirizzo non si può chiamare.
guest-not-there = L’ospite non ha ancora preso posto.
waits-for-guest = Si aspetta che l’ospite prenda posto.
goes-on-by-links = { $name } continua questa partita con i link: da qui in poi ogni macchina lancia per sé, e i lanci non sono più concordati.
other-goes-on-by-links = L’altra persona continua questa partita con i link: da qui in poi ogni macchina lancia per sé, e i lanci non sono più concordati.
throw-waits-away = Questo lancio aspetta { $name }: la sua macchina deve rispondere e non c’è.
throw-waits-other-away = Questo lancio aspetta l’altra persona: la sua macchina deve rispondere e non c’è.
throw-waits = Questo lancio aspetta la macchina di { $name }, che non ha ancora risposto.
throw-waits-other = Questo lancio aspetta la macchina dell’altra persona, che non ha ancora risposto.

## Why an address is none

no-server-address = Scrivi l’indirizzo di un server per invitare qualcuno.
server-is-link = Questo è un link a una partita; l’indirizzo di un server finisce prima di «#».
no-address = Questo non è l’indirizzo di un server. Dovrebbe somigliare a https://play.example.org.
no-link = Questo non è un link a una partita con amici.
link-incomplete = Questo link a una partita con amici non è completo. Copialo tutto.

## Inviting, and the link to paste

agreed-dice = I dadi di due persone distanti sono sempre concordati: entrambi i tavoli danno una quota segreta a ogni lancio, così né uno di voi né il server può sceglierlo o prevederlo.
invite = Invita
by-chance = A caso
about-paste = Incolla il link che ti hanno mandato, o quello del tuo posto.
link = Link
join = Entra

## Waiting for the friend

waiting = Si aspetta l’altra persona…
opening = Si apre la stanza…
link-still-leads-here = Il link che hai mandato porta ancora qui.
cancel = Annulla
cancel-invitation = Annulla l’invito
about-invitation = Manda questo link alla persona con cui vuoi giocare, o falle inquadrare il codice. Chi lo apre si siede dall’altra parte del tavolo: niente da installare, nessun account.
copy-link = Copia il link
share-link = Condividi il link
about-onlookers = Gli spettatori hanno un link a parte: vedono il tavolo e non possono toccarlo.
copy-onlooker-link = Copia il link per spettatori
share-with-onlookers = Condividi con spettatori
copied = Copiato.

## Where a link leads

game-with-friend = Una partita con amici
looking-for-game = Si cerca la partita…
connecting = Collegamento al server.
invited = Hai un invito a una partita di { $game }.
friends-play = Due persone giocano a { $game }.
they-play = { $host } e { $guest } giocano a { $game }.
about-to-begin = Sta per cominciare una partita di { $game }.
host-invites = { $host } ti invita a una partita di { $game }.
host-waits = { $host } aspetta qualcuno per giocare a { $game }.
you-play-seat = Il tuo colore: { $seat }.
without-clock = Non c’è orologio.
clock-gives = L’orologio dà { $clock }.
time-each = { $time } a testa
time-and-delay = { $time } a testa, e { $delay } di ogni turno non costano niente
time-and-increment = { $time } a testa, e { $delay } in più dopo ogni turno
minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
seconds =
    { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    }
game-begins-later = La partita comincia quando l’altra persona ha preso posto.
you-will-see = Vedrai il tavolo e non potrai toccarlo.
will-see-game = Vedrai la partita appena comincia
look-on = Guarda
sit-down = Siediti

## The panel of the friend

connect-again = Ricollega
leave-table = Lascia il tavolo
game-is-kept = La partita è salvata. Riprendila dalle partite salvate, o apri di nuovo il link.
onlooker-link-copied = Link per spettatori: copiato
copy-own-link = Copia il link del tuo posto
own-link-copied = Link del tuo posto: copiato
about-own-link = Con questo continui su un’altra macchina; chi lo ha gioca al posto tuo, quindi non darlo a nessuno.
say = Parla
i-am-here = Ci sono
agree = Accetta
decline = Respingi
ask-undo = Chiedi di ritirare il tuo ultimo turno
ask-rematch = Chiedi un’altra partita
claim = Reclama la partita
time-has-run-out = Il suo tempo è scaduto.
did-not-come = La chiamata è rimasta senza risposta.
call = Chiama { $name }
about-calling = Poi ci sono cinque minuti per venire. Dopo, la partita si può reclamare.
go-on-by-links = Continua con i link
about-links = Senza server: dopo ogni turno ognuno di voi manda la partita all’altro. Da allora ogni macchina lancia per sé, e i lanci non sono più concordati.
resign-maybe = Abbandona…
resign = Abbandona
friend-wins = L’altra persona vince la partita.
