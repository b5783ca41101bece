## When

today = oggi, { $time }
yesterday = ieri, { $time }
on-day = { $date }, { $time }

## The saved games

saved-games = Partite salvate
of-one = { $title }, { $first }
of-two = { $title }, { $first } e { $second }
played-at = { $title }, { $when }
none-saved = Ancora nessuna partita. Ogni partita viene salvata automaticamente dal primo lancio.
of-other-version = Questa partita l’ha salvata un’altra versione del programma.
damaged-whole = Danneggiata: di questa partita non si può leggere niente.
open-now = Aperta ora.
replay = Replay
resume = Riprendi
show-folder = Mostra cartella
rename = Rinomina
copy = Copia
export-maybe = Esporta…
share-link = Condividi link
delete = Elimina
name = Nome
cancel = Annulla
export-as = Esporta come
format-of-file = { $format } (.{ $extension })
game-record = Registro della partita
save-file = Partita salvata
backgammon-match = Match di backgammon
match-of-program = Match di { $program }
page-file = Pagina
picture-file = Immagine
film-file = Film
drawing-file = Disegno
delete-this = Eliminare definitivamente questa partita?
import-game = Importa una partita
about-import = Trascina un file sulla finestra, o scegline uno.
import-file = Importa file
about-pasting = Oppure incolla qui una partita: una partita salvata, un registro, un match di un altro programma, un XGID o una posizione.
game-to-import = Partita da importare
import = Importa
open = Apri
copied = Copia fatta. Incollala in un file o in un messaggio.
imported = «{ $saved }» è importata.
imported-here = «{ $saved }» è importata. È tra le partite salvate.
not-all-kept = Non tutto è rimasto com’è: { $list }.
not-all-kept-and-more =
    Non tutto è rimasto com’è: { $list }; e { $count ->
        [one] { $count } altra cosa
       *[other] altre { $count } cose
    }.
in-folder = Le partite salvate sono nella cartella «{ $folder }».

## Why something cannot be stored or read: parts of sentences

no-storage = non c’è memoria di archiviazione
storage-full = la memoria è piena
no-space = non c’è più spazio per la cartella «{ $folder }»
refused =
    { $done ->
        [written] «{ $file }» non si può scrivere: { $system }
        [removed] «{ $file }» non si può eliminare: { $system }
        [renamed] «{ $file }» non si può rinominare: { $system }
       *[read] «{ $file }» non si può leggere: { $system }
    }
browser-refuses = il browser rifiuta
no-browser-storage = il browser non dà memoria a questa pagina
folder-refused = la cartella «{ $folder }» non si può scrivere: { $system }
changed-elsewhere = «{ $file }» è stato modificato da un’altra finestra
not-read = «{ $file }» non si può leggere: { $reason }
not-written = «{ $file }» non si può scrivere: { $reason }
too-long = è troppo lungo per essere una partita
in-file = «{ $file }»: { $reason }
no-folder = non c’è una cartella per i documenti

## Why the system refuses to read or write: parts of sentences

not-there = non c’è
not-permitted = il sistema non lo permette
only-to-be-read = si può solo leggere
is-folder = è una cartella
is-no-folder = non sta in una cartella
in-use = lo usa un altro programma
error-of-system = il sistema segnala l’errore { $number }
refused-by-system = il sistema si rifiuta
cannot-be-text = non si può scrivere come testo

## The same in sentences

folder-unwritable = La cartella «{ $folder }» non si può scrivere: le partite non verranno salvate.
disk-full = Non c’è più spazio per la cartella «{ $folder }»: questa partita non verrà salvata.
browser-blocks = Il tuo browser blocca la memoria: le partite non verranno salvate.
no-place = Non c’è una cartella per le partite salvate: le partite non verranno salvate.
browser-full = La memoria del tuo browser è piena: questa partita non verrà salvata.
saves-unwritable = La cartella delle partite salvate non si può scrivere: le partite non verranno salvate.

## Documents: what each is, at the beginning of a sentence and in it

document-first =
    { $document ->
        [choices] Il file delle ultime scelte per una nuova partita
        [results] Il file dei risultati di tutte le partite
        [games] Il file dei titoli delle partite salvate
        [lessons] Il file delle lezioni finite
        [puzzles] Il file dei problemi risolti
        [exercises] Il file dei tuoi errori
        [error-rates] Il file dei tassi d’errore
        [analysed-games] Il file delle partite analizzate
        [window] Il file con misure e posto della finestra
       *[settings] Il file delle impostazioni
    }
document =
    { $document ->
        [choices] le ultime scelte per una nuova partita
        [results] i risultati di tutte le partite
        [games] i titoli delle partite salvate
        [lessons] le lezioni finite
        [puzzles] i problemi risolti
        [exercises] i tuoi errori
        [error-rates] i tassi d’errore
        [analysed-games] le partite analizzate
        [window] le misure e il posto della finestra
       *[settings] le impostazioni
    }
document-unreadable = { $what } non si può leggere: { $reason }.
newer-format = «{ $file }» ha il formato { $number }, ma questo programma legge solo il formato { $count }; resta com’è, e le modifiche non vengono conservate: { $what }.
have-format = ha il formato { $number }
damaged-at = è danneggiato alla riga { $line }, carattere { $column }
document-set-aside = { $what } non si poteva leggere ({ $reason }). Il file danneggiato ora si chiama «{ $renamed }».
document-not-set-aside = { $what } non si poteva leggere ({ $reason }), e { $why }.

## The game on the table, and games that come and go

open-elsewhere = Questa partita è aperta in un’altra finestra. Qui continua come copia.
changed-here = Questa partita è stata modificata da un’altra finestra. Da qui in poi viene salvata come copia.
not-listed = Le partite salvate non si possono elencare: { $reason }.
no-longer-there = «{ $file }» non c’è più.
before-damage = { $what }; la partita riprende da prima del danno
unknown-format = «{ $file }», { $reason }.
set-aside = Una partita salvata è danneggiata ({ $reason }). Il file danneggiato ora si chiama «{ $renamed }».
not-set-aside = Una partita salvata è danneggiata ({ $reason }), e { $why }.
cannot-be-opened = Non si può aprire: { $reason }.
link-out-of-date = Questo link non è aggiornato. Ecco la tua partita più recente.
which-way = Questa partita è andata avanti in due modi: su questo dispositivo e nel link. Quale vuoi continuare? L’altra resta tra le partite salvate.
from-link = La partita del link
on-this-device = La partita su questo dispositivo
wait-for-dice = Aspetta che i dadi si fermino.
not-a-game-link = «{ $link }» non è un link a una partita.
no-such-puzzle = Non c’è nessun problema «{ $link }».

## Dialogs for files

games = Partite
all-files = Tutti i file
save-as-file = Salva come file
saved-as = Salvato come «{ $file }».
no-dialog = Qui non c’è una finestra per i file: trascina il file sulla finestra, o incolla il suo testo.
saved-without-dialog = Qui non c’è una finestra per i file. Il file è stato salvato come «{ $file }».
not-saved-without-dialog = Qui non c’è una finestra per i file, e { $reason }. Una partita si può copiare: premi «Copia» e incollala in un file.

## Pictures

no-picture = Non si è potuta fare nessuna immagine.
picture-copied = L’immagine è negli appunti.
picture-not-copied = Non si è potuta copiare l’immagine: { $reason }.
picture-not-made = Non si è potuta creare nessuna immagine: { $reason }.
no-clipboard = gli appunti non lo accettano
cannot-be-picture = non si può scrivere come immagine
unknown-pixels = la scheda grafica dà un’immagine di tipo sconosciuto
film-not-made = Non si è potuto creare nessun film: { $reason }.
film-broken-off = Il film è stato interrotto perché la partita è andata avanti.

## The position editor

live-not-edited = La posizione di una partita dal vivo non si può modificare.
wait-for-pieces = Aspetta che dadi e pedine si fermino.
at-character = { $reason } (carattere { $number })
