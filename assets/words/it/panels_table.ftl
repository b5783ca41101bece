## The menu of the game

to-game = Continua
main-menu = Menu principale
settings = Impostazioni
saved-games = Partite salvate
dice-statistics = Statistiche dei dadi
statistics = Statistiche
moves = Mosse
analysis = Analisi
edit-position = Modifica questa posizione
saved-automatically = La partita viene salvata automaticamente.
send-by-link = Invia a { $name } con un link
about-sending = Crea un link che apre la partita sul dispositivo dell’altro giocatore.
go-on-live = Continua dal vivo con { $name }
about-going-live = Apre una stanza per la partita così com’è, con un link per l’altro giocatore.

## Resigning

resign = Abbandona
resign-maybe = Abbandona…
resign-so = { $resignation }…
cancel = Annulla
you-lose = Se { $other } accetta, perdi la partita.
loses = Se { $other } accetta, { $name } perde la partita.
you-lose-to-other = Se l’altro giocatore accetta, perdi la partita.

## Copying

copy-to-clipboard = Copia negli appunti
position = Posizione
record = Registro
copied = { $what }: copia fatta.
not-copied = { $what }: { $why }.
link-to-position = Link a questa posizione
picture-of-position = Immagine di questa posizione

## The moves

no-moves = Ancora nessuna mossa.
replay = Replay
show-earlier = Mostra { $count } precedenti
rethrown = rilanciato
cocked-rethrown = Un dado inclinato è stato rilanciato.
go-to-move = Vai alla mossa { $number }

## Pictures

picture = Immagine
as-seen = Come la vedi
about-as-seen = Il tavolo da dove lo guardi, senza pulsanti. Il pannello si chiude per questo.
save-png = Salva come PNG
copy = Copia
share = Condividi
position-of = { $game }, posizione { $number }
film = Film
about-film = Una GIF animata, che si vede ovunque: del turno prima di questa posizione o della partita. Una partita lunga ha un’immagine per turno.
film-of-turn = Film di questo turno
film-of-game = Film della partita
film-is-taken = Film registrato: { $percent } %.
film-is-ready = Il film è pronto: { $size } MB.
save-gif = Salva come GIF
flat-diagram = Diagramma piatto
about-diagram = Il tavoliere dall’alto con i numeri dei suoi posti, come in un libro. È nitido a ogni grandezza.
no-diagram = Una posizione che non può verificarsi non ha diagramma.
save-svg = Salva come SVG
address-of-picture = Indirizzo di questa immagine
html-for-page = HTML per un’altra pagina

## The rulebook

open-as-text = Apri come testo
standard-rules = Questa partita ha le regole standard.
rules-of-game = Regole della casa in questa partita: { $rules }.
in-this-game = In questa partita: { $value }

## The position editor

undo = Annulla
empty-board = Svuota il tavoliere
start = Inizio
back = Indietro
hint = Suggerimento
odds = Probabilità
play-from-here = Gioca da qui
as-text = Come testo: qui si può incollare o trascinare qualsiasi formato
position-as-text = Posizione come testo
position-panel = Posizione…

## The dice of the game

this-game = Questa partita
all-games = Tutte le partite
dice = Dadi
lots = Piramidi
no-dice-yet = Non è stato ancora lanciato nessun dado.
expected = attesi
about-expected = Quante volte ci si aspetta ogni faccia.
too-few = { $count } finora: troppo pochi per un test.
chi-squared =
    { $count } finora. Il chi quadrato è { $deviation }: dadi onesti sono almeno così disuguali in { $percent ->
        [0] meno di 1 partita
        [one] circa { $percent } partita
       *[other] circa { $percent } partite
    } su 100 di questa lunghezza, { $evenness ->
        [normal] il che è normale
        [uneven] il che è un po’ disuguale; una partita su venti lo è
       *[rare] il che è raro, ma succede
    }.
all-proven =
    { $count ->
        [1] Il lancio concordato di questa partita è stato controllato, ed è provato.
       *[other] Tutti i { $count } lanci concordati di questa partita sono stati controllati, e sono provati.
    }
not-proven = Lanci concordati di questa partita non provati: { $doubtful } su { $count }. Il primo: { $faces }: { $verdict }.
why-fair = Perché i dadi sono onesti
fair-by-hand = Lanci dadi veri e inserisci le facce. I conteggi qui sopra sono tutto quello che ne sappiamo.
fair-by-computer = Un generatore di numeri casuali estrae ogni faccia con la stessa probabilità. Il suo seme è salvato con la partita, così ogni lancio si può controllare dopo.
fair-by-agreement = Entrambi i tavoli danno a ogni lancio una quota segreta su cui si erano impegnati prima. Le facce risultano da entrambe le quote, così né un giocatore né la stanza può sceglierle o prevederle. La prova è salvata con la partita.
fair-on-table = La fisica decide come un dado senza facce rotola e su quale lato si ferma. Quale faccia sta su quale lato viene estratto poco prima che lasci la mano, con la stessa probabilità per ogni orientamento. Così tutte le facce hanno esattamente la stessa probabilità, per quanto abile sia il lancio. Un dado inclinato viene rilanciato allo stesso modo.
thrown-elsewhere = { $name } lancia su questo dispositivo. I lanci di { $away } sono stati fatti su un altro e sono arrivati con il link: qui si contano, ma nessuno qui ha visto cadere i dadi.
