## Backgammon

not-fifteen-checkers =
    { $seat ->
        [White] il Bianco non ha quindici pedine
       *[Black] il Nero non ha quindici pedine
    }
both-on-point = sulla punta { $number } del Bianco ci sono pedine di entrambi i colori (è la punta { $other } del Nero)
both-off = non possono avere entrambi tutte le pedine fuori
both-shut-out = entrambi hanno pedine sul bar davanti a una tavola chiusa: nessuno potrebbe mai muovere
not-at-start = una partita si apre con tutte le pedine ai loro posti iniziali
winner-not-off = chi ha vinto non ha portato fuori tutte le pedine
all-off =
    { $seat ->
        [White] il Bianco ha portato fuori tutte le pedine, quindi la partita è finita
       *[Black] il Nero ha portato fuori tutte le pedine, quindi la partita è finita
    }
opening-names-white = nell’apertura lanciano entrambi; si indica il Bianco
no-dice = non ci sono dadi da giocare
dice-lie-not = ora non ci sono dadi sul tavolo
faces-of-die = un dado ha facce da 1 a 6
used-too-often = un dado si consuma con uno spostamento, o con due se entrambi mostrano lo stesso numero
first-is-used-first = di due dadi uguali si consuma prima il primo
cube-missing = manca il cubo del raddoppio
no-cube = questa partita si gioca senza il cubo del raddoppio
owned-without-double = prima di un raddoppio nessuno ha il cubo del raddoppio
owned-by-nobody = una posta di { $number } significa che qualcuno ha il cubo del raddoppio
crawford-doubled = nella partita di Crawford nessuno raddoppia
opening-doubled = prima dell’apertura nessuno raddoppia
too-low-score = la partita valeva { $number }, e il punteggio di chi ha vinto non lo mostra
single-crawford = una partita libera non ha partita di Crawford
too-many-points = in questo match nessuno ha più di { $number } punti
match-over = con { $number } punti il match è finito
not-crawford = questa non può essere la partita di Crawford
no-beaver = non c’è nessun beaver a cui rispondere
bad-resignation = si abbandona per 1, 2 o 3 volte la posta
nothing-dropped = nessun raddoppio può essere stato rifiutato

## Tablero de Jesus

empty-board = il tavoliere è vuoto solo quando la partita è persa
other-coins = borse e tavoliere contengono { $number } monete, ma le due poste sono { $other }
no-run = sul tavoliere non c’è nessuna fila da prendere
coins-at-end = quando la partita è persa, sul tavoliere non ci sono monete
other-coins-at-end = alla fine le borse contengono { $number } monete, ma le due poste erano { $other }
could-refill = chi perde ha { $number } monete e avrebbe potuto riempire
no-coin = la colonna { $number } non ha monete
several-coins = la colonna { $number } ha più di una moneta
half-of-coins = prima del lancio iniziale ogni giocatore ha nella borsa metà delle monete

## Tablero di Berona

token-before-opening = prima del lancio iniziale sul tavoliere non c’è nessun gettone
won-before-single = in una partita singola prima non si è vinto niente: won:0-0
too-many-tokens = { $letter } ha più di { $number } gettoni

## Tabula

both-colours = sulla punta { $number } ci sono pedine di entrambi i colori
not-in-hand = al lancio iniziale tutte le pedine sono in mano
no-winner = alla fine un giocatore ha quindici pedine fuori
fifteen-off = con quindici pedine fuori la partita è finita
other-pieces =
    { $colour ->
        [ivory] l’Avorio ha { $number } pedine invece di { $other }
       *[brown] il Marrone ha { $number } pedine invece di { $other }
    }

## The Royal Game of Ur

too-many-pieces =
    { $side ->
        [Blue] il Blu ha più di { $number } pedine
       *[Ivory] l’Avorio ha più di { $number } pedine
    }
both-on-square = entrambi i giocatori hanno una pedina su { $square }
both-home = entrambi i giocatori hanno tutte le pedine al traguardo
other-tallies = ci sono { $number } bastoncini invece di { $other }
winner-not-paid = chi ha vinto deve aver ricevuto { $number } bastoncini
no-tallies = un set si gioca per i bastoncini
single-tallies = una partita singola non ha bastoncini
set-over = con tutti i bastoncini in una sola mano il set è finito
over-without-winner = la partita è finita quando, e solo quando, una parte ha sette pedine al traguardo
unknown-beginner = chi ha cominciato è ignoto finché, e solo finché, lo decidono le piramidi
not-at-ur-start = finché le piramidi decidono chi comincia, tutte le pedine sono alla partenza
lots-worth = tre piramidi valgono al massimo 3
faces-of-lot = una piramide mostra 0 o 1
gate-not-opened = tre vuote avrebbero messo una pedina alla porta e si rilancerebbe
nothing-moved = nessuna pedina può essere stata mossa
nothing-earned = nessuna rosetta può aver dato questo
other-pieces-of =
    { $side ->
        [Blue] il Blu ha { $number } pedine invece di { $other }
       *[Ivory] l’Avorio ha { $number } pedine invece di { $other }
    }
not-on-way =
    { $side ->
        [Blue] il Blu non passa mai dalla casella { $square }
       *[Ivory] l’Avorio non passa mai dalla casella { $square }
    }
two-on-square =
    { $side ->
        [Blue] il Blu ha due pedine sulla casella { $square }
       *[Ivory] l’Avorio ha due pedine sulla casella { $square }
    }
no-rosette = solo una rosetta ha una stella, e { $square } non lo è
