## For search engines, messengers and the list of installed programs

description = Cinque giochi di dadi e pedine, contro il computer, con qualcuno accanto a te o con amici lontani: backgammon, Tabula, il Gioco reale di Ur, Tablero de Jesús e Tablero di Berona.
share = Cinque antichi giochi di dadi e pedine su un unico tavolo alla luce di una lampada.
share-picture = Un tavoliere da backgammon alla luce di una lampada, con i dadi e il cubo del raddoppio fermi

## The start page

about = Cinque giochi di dadi e pedine, contro il computer, con qualcuno accanto a te o con amici lontani
loading = Caricamento
loading-begins = Caricamento…
loading-percent = Caricamento… { $percent } %
setting-the-table = Si prepara il tavolo…
starting = Avvio…
play = Gioca
all-games = Tutti i giochi
games = Giochi
start-here = Comincia qui
rules-of-all-games = Regole di tutti i giochi
rules = Regole
needs-scripts = Tesserae ha bisogno di JavaScript: permetti gli script su questa pagina.
begins-by-itself = { $title } comincia senza premere niente.
game-goes-on-where-it-was = La tua partita continua da dov’era.
page-is-loaded-again = La pagina viene ricaricata.
languages = Lingue

## What a link has brought

sent-a-game = Qualcuno ti ha mandato una partita.
sent-a-puzzle = Qualcuno ti ha mandato un problema.
game-with-friend-goes-on = La tua partita con amici continua.
invited-to-look-on = Hai un invito a guardare una partita.
invited-to-play = Hai un invito a una partita.

## Buttons of the page

reload = Ricarica
later = Più tardi
close = Chiudi
copy = Copia
share-link = Condividi
try-again = Riprova

## For screen readers

board = Il tavoliere. Lo seguono i pulsanti della partita.
buttons = Pulsanti della partita
link = Il link

## The same game in two tabs

other-tab = Aperta in un’altra scheda
other-tab-what = Questa partita è aperta in un’altra scheda di questo browser. Continuala qui, e l’altra scheda torna al suo menu.
continue-here = Continua qui
main-menu = Menu principale

## What stops the page

no-kiosk = Questo indirizzo non è quello di un chiosco
no-game = «{ $given }» non è un gioco: ?kiosk= deve indicarne uno tra { $games }.
no-rest = «{ $given }» non è una pausa: ?rest= dev’essere un numero intero di secondi da { $least } a { $most }.
graphics-interrupted = La grafica si è interrotta
graphics-not-back = Il browser non ha ancora riavuto la scheda grafica. Ricarica la pagina fra un momento.
no-webgl = Manca WebGL 2
no-webgl-what = Il gioco ha bisogno di WebGL 2, che ogni browser attuale possiede. Aggiorna il browser o attiva l’accelerazione hardware nelle sue impostazioni, poi ricarica la pagina.
loading-failed = Caricamento non riuscito
part-not-loaded = Non si è potuta caricare una parte del gioco. La connessione funziona?
part-of-other-version = Non si è potuta caricare una parte del gioco. Sul server c’è una nuova versione. Ricarica la pagina.
stopped-again = Il gioco si è fermato di nuovo
stopped-twice = Qualcosa di inatteso è andato storto due volte in poco tempo. Ricarica la pagina.
graphics-interrupted-again = La grafica si è interrotta di nuovo
graphics-lost-twice = Il browser ha perso la scheda grafica due volte in poco tempo, forse per mancanza di memoria. Ricarica la pagina.
game-goes-on = La tua partita continua.
game-is-saved = La tua partita è salvata.
game-is-lost = In tal caso la tua partita va persa, perché questo browser non ne conserva.

## What happened before the page was loaded again

after-trap = Qualcosa di inatteso è andato storto, e la pagina è stata ricaricata.
after-trap-game = Qualcosa di inatteso è andato storto, e la pagina è stata ricaricata: la tua partita continua dallo stesso punto.
after-graphics = Il browser aveva perso la scheda grafica, e la pagina è stata ricaricata.
after-graphics-game = Il browser aveva perso la scheda grafica, e la pagina è stata ricaricata: la tua partita continua dallo stesso punto.
after-reload = La pagina è stata ricaricata.
after-reload-game = La pagina è stata ricaricata, e la tua partita continua dallo stesso punto.
after-update = Questa è la nuova versione.
after-update-game = Questa è la nuova versione, e la tua partita continua dallo stesso punto.
game-not-kept = Questo browser non ha conservato la tua partita.

## New versions, and files that do not come

update-loading = La nuova versione si sta caricando…
update-there = Sul server c’è una nuova versione.
file-not-loaded = Non si è potuta caricare una parte del gioco: { $path }. La connessione funziona?
file-refused = Non si è potuta caricare una parte del gioco: { $path }. Il server risponde { $status }.
reload-page = Ricarica la pagina.
reload-game-goes-on = Ricarica: la tua partita continua.
reload-game-is-lost = Ricarica: in tal caso la tua partita va persa, perché questo browser non ne conserva.
update-failed = Non si è potuta caricare la nuova versione. La connessione funziona?
reload-failed = Non si è potuta caricare la pagina. La connessione funziona?

## Links

share-game = Condividi questa partita
share-game-what = Chi apre questo link può rivedere la partita e continuarla.
send-game = Invia la partita
send-game-what = Manda questo link all’altro giocatore. Apre la partita al suo turno.
share-puzzle = Condividi questo problema
share-puzzle-what = Chi apre questo link riceve lo stesso problema.
picture-address = Indirizzo di questa immagine
picture-address-what = La pagina a questo indirizzo mostra solo il diagramma, con un link al tavolo.
picture-html = HTML per un’altra pagina
picture-html-what = Dove questa riga sta in un’altra pagina, mostra il diagramma, con un link al tavolo.
copied = Copiato.
copying-refused = Il browser non permette di copiare: copia il testo qui sopra.

## The page of one position

open-at-table = Apri al tavolo
no-position = Questo indirizzo non mostra nessuna posizione: { $why }.
