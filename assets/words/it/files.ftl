## What cannot be opened

has-house-rules = il formato «{ $format }» ha le proprie regole della casa; si possono scegliere solo per posizioni e per altri programmi
unknown = questa non è una partita salvata, né un registro, né un match di un altro programma, né un XGID, né una posizione di un gioco
not-text = questo non è testo
only-read = «{ $format }» si può solo leggere
link-damaged = il link è danneggiato
other-format =
    { $kind ->
        [link] il link ha il formato { $found }, ma questo programma legge solo il formato { $number }
       *[record] il registro ha il formato { $found }, ma questo programma legge solo il formato { $number }
    }

## What is wrong with a record

first-line = la prima riga deve essere «{ $words }»
game-needed = qui servono «{ $words }» e il nome di un gioco
rules-as = le regole si scrivono così: { $words }
no-header-line = «{ $found }» non è una riga dell’intestazione
no-source = i lanci non possono venire da «{ $found }»
two-players = servono due giocatori, con una virgola in mezzo
line-begins = la riga { $number } della partita deve cominciare con «{ $words }»
another-game = la partita è finita: solo «{ $words }» può cominciarne un’altra
both-throw = qui lanciano entrambi: «{ $words }»
turn-of = tocca a «{ $name }»
colon-place = i due punti vanno dopo il lancio, o dopo il nome se il lancio non c’è
colon-missing = mancano i due punti dopo il nome o il lancio
brace-missing = manca «{ $words }» dopo una nota
no-note = «{ $found }» non è una nota

## What is wrong with a match of another program

not-one-match = il file contiene { $count } partite che non formano un unico match
no-variation = la variante «{ $name }» qui non si gioca
unknown-variation = la variante qui non è nota
no-length = un match a { $points } punti qui non si gioca
should-be = al posto di «{ $found }» qui dovrebbe esserci: { $words }
length-missing = manca la lunghezza: { $words }
ends-early = il file finisce prima della prima partita
two-readings = può essere il turno di «{ $name }» o di «{ $other }»: sta fra le colonne, e si può giocare in entrambi i modi
two-winners = qui ha vinto «{ $name }» o «{ $other }»: il testo sta fra le colonne, e non segue nessun punteggio
no-kind = il file non indica che il gioco è il backgammon: { $words }
other-kind = { $found } è un altro gioco: il backgammon è { $words }
no-game = il file non contiene nessuna partita
xg-cut = questo file .xg è tagliato nella sua intestazione
unpacks-too-large = questo file { $format }, estratto, è più grande di qualsiasi match
cannot-unpack = questo file { $format } è danneggiato: le sue partite non si possono estrarre
xg-no-match = questo file .xg non comincia con l’intestazione di un match

## What is wrong with a position of another program

ten-fields = un XGID ha dieci campi, non { $count }
three-fields = un OGID ha almeno tre campi
board-is-cut = questo tavoliere di FIBS è tagliato
board-is-over = la partita di questo tavoliere di FIBS è finita
on-other-bar = «{ $found }» è sul bar dell’avversario
too-many-checkers =
    { $seat ->
        [White] il Bianco ha { $count } pedine, più di { $most }
       *[Black] il Nero ha { $count } pedine, più di { $most }
    }
characters-of-checkers = 26 caratteri: bar, 24 punte, bar
fifteen-checkers = quindici pedine per giocatore
length-of-match = una lunghezza del match, come { $words }
dropped = il raddoppio è rifiutato: la partita è finita
doubled-before-throw = un raddoppio si offre prima del lancio
no-place = «{ $found }» non è un posto per una pedina di questo giocatore
more-checkers = sono più di { $count } pedine
somebody-has-more = l’ID di posizione dà a qualcuno più di { $count } pedine
more-than-checkers = «{ $found }» contiene più delle pedine di due giocatori
colon-between-ids = l’ID di posizione e l’ID di match sono uniti da due punti
id-not-played = secondo l’ID di match non si sta giocando nessuna partita
id-unknown-end = l’ID di match finisce con qualcosa che questo programma non conosce
id-length = secondo l’ID di match il match è a { $points } punti, che qui non si gioca
id-two-offers = secondo l’ID di match si offrono insieme un raddoppio e un abbandono
id-nothing-to-do = secondo l’ID di match chi è di turno aspetta l’altro, che non ha nulla da fare
id-third-player = secondo l’ID di match il cubo del raddoppio è di un terzo giocatore
id-stake = secondo l’ID di match la posta è più di { $most }
length-of-id =
    { $kind ->
        [position] un ID di posizione ha { $count } caratteri; «{ $found }» no
       *[match] un ID di match ha { $count } caratteri; «{ $found }» no
    }
no-letter-of-id = «{ $found }» non è una lettera di un ID
more-bits =
    { $kind ->
        [position] l’ID di posizione ha troppi bit
       *[match] l’ID di match ha troppi bit
    }

## Where something was not kept as it stands

on-line = riga { $line }: { $what }
at-place = { $place }: { $what }
head-of-match = l’intestazione del match
above-first-game = prima della prima partita
in-game = partita { $number }
at-throw = partita { $number }, lancio { $throw }

## What was left out

left-out-because = { $what }: è omesso
rest-left-out = { $what }: il resto della partita è omesso
refused-and-left-out = { $refusal } Il resto della partita è omesso
goes-on = { $what }; la partita continua da lì
stands-above = «{ $found }» sta sopra le partite ed è omesso
not-known = «{ $found }» non è noto ed è omesso
unknown-rule = la regola «{ $found }» non è nota ed è omessa
names-no-move = «{ $found }» non indica nessuna mossa: non si gioca nulla
no-throw = «{ $found }» non è un lancio con mosse ed è omesso
comments-left-out =
    { $count ->
        [1] un commento è omesso
       *[other] { $count } commenti sono omessi, il primo qui
    }
variations-left-out =
    { $count ->
        [1] una variante è omessa
       *[other] { $count } varianti sono omesse, la prima qui
    }
others-left-out =
    { $count ->
        [1] una partita che non è di backgammon è omessa
       *[other] { $count } partite che non sono di backgammon sono omesse, la prima qui
    }
encoding = il testo è codificato in «{ $name }»: alcuni nomi potrebbero essere letti male
too-much-not-legal = il resto della partita è omesso: troppe cose non sono permesse
after-end = la partita è finita: ciò che segue è omesso
second-head = una seconda intestazione di match è omessa
automatic-doubles = i suoi raddoppi automatici sono omessi
redouble = il ri-raddoppio dopo un beaver è omesso
throw-unreadable = questo lancio non si può leggere ed è omesso
move-unreadable = una parte di questa mossa non si può leggere
belongs-to-none = questo non appartiene a nessuna partita ed è omesso
cut-here = il file è tagliato qui: ciò che segue manca
cut-in-game = il file finisce nel mezzo di una partita

## What was changed or guessed

name-cut = il nome «{ $name }» è accorciato in «{ $cut }»
names-here = qui i giocatori si chiamano «{ $name }» e «{ $other }»
no-end = la partita { $number } non ha una fine nel file
comes-after = la partita { $number } viene dopo la partita { $before }
row-comes-after = la riga { $number } della partita viene dopo la riga { $before }
score-would-be = il punteggio qui sarebbe { $score }; resta quello del file
is-crawford = il file dice che questa è la partita di Crawford
is-not-crawford = il file dice che questa non è la partita di Crawford
doubled-not-crawford = qui qualcuno raddoppia, quindi questa non è la partita di Crawford
kept-as-single = il match è finito: questa partita resta come partita libera
no-match-length = il file non indica la lunghezza del match: le sue partite restano come partite libere
no-raccoons = qui non si gioca con i raccoon
opening-double = una partita non può cominciare con un doppio: resta come se entrambi avessero lanciato prima
turn-missing =
    { $seat ->
        [White] prima di questo manca un turno del Bianco
       *[Black] prima di questo manca un turno del Nero
    }
dice-unused =
    { $seat ->
        [White] il Bianco doveva usare tutti i dadi nel turno precedente e non l’ha fatto
       *[Black] il Nero doveva usare tutti i dadi nel turno precedente e non l’ha fatto
    }
not-legal =
    { $seat ->
        [White] il Bianco non può giocare «{ $moves }» con { $first } e { $second }
       *[Black] il Nero non può giocare «{ $moves }» con { $first } e { $second }
    }
others-answer = Al raddoppio deve rispondere l’altro giocatore.
not-doubled = Nessuno ha raddoppiato.
double-unanswered = il raddoppio non ha risposta: vale come accettato
stake-would-be = la posta sarebbe { $stake }, non { $number }
no-stake = qui non esiste una posta di { $number }
has-more-checkers =
    { $seat ->
        [White] il Bianco avrebbe più di { $most } pedine
       *[Black] il Nero avrebbe più di { $most } pedine
    }
set-up-impossible = la posizione disposta qui non può esistere: { $why }; il resto della partita è omesso
set-up-here = qui è disposta una posizione; la partita continua da lì
does-not-follow = questa posizione non segue dalla precedente; la partita continua da qui
kept-as-refused = la partita finisce prima di questo lancio e conta la posta: resta come raddoppio rifiutato
score-says-won =
    { $seat ->
        [White] secondo il punteggio seguente ha vinto il Bianco, e vale quello
       *[Black] secondo il punteggio seguente ha vinto il Nero, e vale quello
    }
given-to-both =
    { $seat ->
        [White] il testo dà questa partita a entrambi: resta come vinta dal Bianco
       *[Black] il testo dà questa partita a entrambi: resta come vinta dal Nero
    }
given-to-loser =
    { $seat ->
        [White] il file dà la partita al Bianco, che giocando l’ha persa
       *[Black] il file dà la partita al Nero, che giocando l’ha persa
    }
counts-differ = il testo conta { $points }, il punteggio conta { $worth }
with-jacoby = la partita conta { $points }: è stata giocata con la regola di Jacoby
without-jacoby = la partita conta { $points }: è stata giocata senza la regola di Jacoby
worth-differs = il file conta { $points } per questa partita, che valeva { $worth }
match-needed-no-more = il file conta { $points }, perché al match non serviva di più; la partita valeva { $worth }
no-resignation = il file conta { $points }, ma con una posta di { $stake } nessun abbandono vale tanto: qui la partita conta { $worth }
resigned-over-throw =
    { $seat ->
        [White] il Bianco ha abbandonato quando c’erano sul tavolo i dadi dell’avversario: quel lancio è omesso
       *[Black] il Nero ha abbandonato quando c’erano sul tavolo i dadi dell’avversario: quel lancio è omesso
    }
resigned-before-turn =
    { $seat ->
        [White] il Bianco ha abbandonato prima di avere un turno: la partita resta com’è finita, senza il suo svolgimento
       *[Black] il Nero ha abbandonato prima di avere un turno: la partita resta com’è finita, senza il suo svolgimento
    }
could-not-resign =
    { $seat ->
        [White] il Bianco ha abbandonato quando non poteva: la fine della partita è omessa
       *[Black] il Nero ha abbandonato quando non poteva: la fine della partita è omessa
    }

## Why a game cannot be written in a format

only-backgammon = solo il backgammon si può scrivere come { $format }; questo è: { $game }
cannot-hold =
    { $moment ->
        [half] { $format } non può contenere un lancio giocato a metà
        [beaver] { $format } non può contenere un beaver che aspetta risposta
        [resignation] { $format } non può contenere un abbandono
        [opening] { $format } non può contenere l’apertura: non tocca a nessuno
       *[over] { $format } non può contenere una partita finita
    }
cannot-begin =
    { $moment ->
        [half] { $format } non può cominciare con un lancio giocato a metà
        [beaver] { $format } non può cominciare con un beaver che aspetta risposta
        [resignation] { $format } non può cominciare con un abbandono che aspetta risposta
       *[over] { $format } non può cominciare con la fine di una partita
    }
score-too-high = { $format } non ammette punteggi oltre { $most }
name-unwritable = il nome «{ $name }» non si può scrivere in { $format }
only-from-first-throw = { $format } contiene partite dal primo lancio in poi; questa comincia da una posizione: la può contenere un registro della partita o una partita salvata
no-automatic-double = { $format } non può contenere un raddoppio automatico
action-refused = l’azione { $number } non si può scrivere: { $refusal }
