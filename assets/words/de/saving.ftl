## When

today = heute, { $time }
yesterday = gestern, { $time }
on-day = { $date }, { $time }

## The saved games

saved-games = Meine Partien
of-one = { $title }, { $first }
of-two = { $title }, { $first } und { $second }
played-at = { $title }, { $when }
none-saved = Noch keine Partien. Jede Partie wird ab ihrem ersten Wurf automatisch gespeichert.
of-other-version = Diese Partie hat eine andere Version des Programms gespeichert.
damaged-whole = Beschädigt: Von dieser Partie ist nichts lesbar.
open-now = Jetzt offen.
replay = Wiedergabe
resume = Fortsetzen
show-folder = Ordner zeigen
rename = Umbenennen
copy = Kopieren
export-maybe = Exportieren …
share-link = Link teilen
delete = Löschen
name = Name
cancel = Abbrechen
export-as = Exportieren als
format-of-file = { $format } (.{ $extension })
game-record = Partieprotokoll
save-file = Gespeicherte Partie
backgammon-match = Backgammon-Match
match-of-program = Match von { $program }
page-file = Seite
picture-file = Bild
film-file = Film
drawing-file = Zeichnung
delete-this = Diese Partie endgültig löschen?
import-game = Partie importieren
about-import = Lege eine Datei auf dem Fenster ab, oder wähle eine aus.
import-file = Datei importieren
about-pasting = Oder füge hier eine Partie ein: eine gespeicherte Partie, ein Protokoll, ein Match eines anderen Programms, eine XGID oder eine Stellung.
game-to-import = Partie zum Import
import = Importieren
open = Öffnen
copied = Kopiert. Füge es in eine Datei oder eine Nachricht ein.
imported = „{ $saved }“ wurde importiert.
imported-here = „{ $saved }“ wurde importiert und steht unter „Meine Partien“.
not-all-kept = Nicht alles wurde so übernommen, wie es dasteht: { $list }.
not-all-kept-and-more = Nicht alles wurde so übernommen, wie es dasteht: { $list }; und { $count } mehr.
in-folder = Die gespeicherten Partien liegen im Ordner „{ $folder }“.

## Why something cannot be stored or read: parts of sentences

no-storage = es gibt keinen Speicher
storage-full = der Speicher ist voll
no-space = für den Ordner „{ $folder }“ ist kein Platz mehr
refused =
    { $done ->
        [written] „{ $file }“ lässt sich nicht schreiben: { $system }
        [removed] „{ $file }“ lässt sich nicht löschen: { $system }
        [renamed] „{ $file }“ lässt sich nicht umbenennen: { $system }
       *[read] „{ $file }“ lässt sich nicht lesen: { $system }
    }
browser-refuses = der Browser lehnt es ab
no-browser-storage = der Browser gibt dieser Seite keinen Speicher
folder-refused = in den Ordner „{ $folder }“ lässt sich nicht schreiben: { $system }
changed-elsewhere = „{ $file }“ wurde von einem anderen Fenster geändert
not-read = „{ $file }“ lässt sich nicht lesen: { $reason }
not-written = „{ $file }“ lässt sich nicht schreiben: { $reason }
too-long = es ist zu lang für eine Partie
in-file = „{ $file }“: { $reason }
no-folder = es gibt keinen Ordner für Dokumente

## Why the system refuses to read or write: parts of sentences

not-there = es ist nicht da
not-permitted = das System erlaubt es nicht
only-to-be-read = man kann dort nur lesen
is-folder = es ist ein Ordner
is-no-folder = es liegt nicht in einem Ordner
in-use = ein anderes Programm benutzt es
error-of-system = das System meldet Fehler { $number }
refused-by-system = das System weigert sich
cannot-be-text = es lässt sich nicht als Text schreiben

## The same in sentences

folder-unwritable = In den Ordner „{ $folder }“ lässt sich nicht schreiben: Partien werden nicht gespeichert.
disk-full = Für den Ordner „{ $folder }“ ist kein Platz mehr: Diese Partie wird nicht gespeichert.
browser-blocks = Dein Browser sperrt den Speicher: Partien werden nicht gespeichert.
no-place = Es gibt keinen Ordner für gespeicherte Partien: Partien werden nicht gespeichert.
browser-full = Der Speicher deines Browsers ist voll: Diese Partie wird nicht gespeichert.
saves-unwritable = In den Ordner für gespeicherte Partien lässt sich nicht schreiben: Partien werden nicht gespeichert.

## Documents: what each is, at the beginning of a sentence and in it

document-first =
    { $document ->
        [choices] Die letzten Vorgaben für eine neue Partie
        [results] Die Ergebnisse aller Partien
        [games] Die Titel der gespeicherten Partien
        [lessons] Die abgeschlossenen Lektionen
        [puzzles] Die gelösten Aufgaben
        [exercises] Die eigenen Fehler
        [error-rates] Die Fehlerraten
        [analysed-games] Die analysierten Partien
        [window] Größe und Ort des Fensters
       *[settings] Die Einstellungen
    }
document =
    { $document ->
        [choices] die letzten Vorgaben für eine neue Partie
        [results] die Ergebnisse aller Partien
        [games] die Titel der gespeicherten Partien
        [lessons] die abgeschlossenen Lektionen
        [puzzles] die gelösten Aufgaben
        [exercises] die eigenen Fehler
        [error-rates] die Fehlerraten
        [analysed-games] die analysierten Partien
        [window] Größe und Ort des Fensters
       *[settings] die Einstellungen
    }
    .dat =
        { $document ->
            [choices] den letzten Vorgaben für eine neue Partie
            [results] den Ergebnissen aller Partien
            [games] den Titeln der gespeicherten Partien
            [lessons] den abgeschlossenen Lektionen
            [puzzles] den gelösten Aufgaben
            [exercises] den eigenen Fehlern
            [error-rates] den Fehlerraten
            [analysed-games] den analysierten Partien
            [window] Größe und Ort des Fensters
           *[settings] den Einstellungen
        }
document-unreadable = { $what } lassen sich nicht lesen: { $reason }.
newer-format = „{ $file }“ hat Format { $number }, aber dieses Programm liest nur Format { $count }; die Datei bleibt, wie sie ist, und Änderungen an { DAT($what) } gehen verloren.
have-format = sie haben Format { $number }
damaged-at = sie sind in Zeile { $line }, Zeichen { $column } beschädigt
document-set-aside = { $what } ließen sich nicht lesen ({ $reason }). Die beschädigte Datei heißt jetzt „{ $renamed }“.
document-not-set-aside = { $what } ließen sich nicht lesen ({ $reason }), und { $why }.

## The game on the table, and games that come and go

open-elsewhere = Diese Partie ist in einem anderen Fenster offen. Hier geht sie als Kopie weiter.
changed-here = Diese Partie wurde von einem anderen Fenster geändert. Von hier an wird sie als Kopie gespeichert.
not-listed = Die gespeicherten Partien lassen sich nicht auflisten: { $reason }.
no-longer-there = „{ $file }“ ist nicht mehr da.
before-damage = { $what }; die Partie geht vor der Beschädigung weiter
unknown-format = „{ $file }“, { $reason }.
set-aside = Eine gespeicherte Partie ist beschädigt ({ $reason }). Die beschädigte Datei heißt jetzt „{ $renamed }“.
not-set-aside = Eine gespeicherte Partie ist beschädigt ({ $reason }), und { $why }.
cannot-be-opened = Das lässt sich nicht öffnen: { $reason }.
link-out-of-date = Dieser Link ist veraltet. Hier ist deine neuere Partie.
which-way = Diese Partie ging auf zwei Wegen weiter: auf diesem Gerät und im Link. Welche willst du fortsetzen? Die andere bleibt unter „Meine Partien“.
from-link = Die Partie aus dem Link
on-this-device = Die Partie auf diesem Gerät
wait-for-dice = Warte, bis die Würfel ruhig liegen.
not-a-game-link = „{ $link }“ ist kein Link zu einer Partie.
no-such-puzzle = Es gibt keine Aufgabe „{ $link }“.

## Dialogs for files

games = Partien
all-files = Alle Dateien
save-as-file = Als Datei speichern
saved-as = Gespeichert als „{ $file }“.
no-dialog = Hier gibt es keinen Dateidialog: Lege die Datei auf dem Fenster ab, oder füge ihren Text ein.
saved-without-dialog = Hier gibt es keinen Dateidialog. Die Datei wurde als „{ $file }“ gespeichert.
not-saved-without-dialog = Hier gibt es keinen Dateidialog, und { $reason }. Eine Partie lässt sich kopieren: Drücke „Kopieren“, und füge sie in eine Datei ein.

## Pictures

no-picture = Es konnte kein Bild aufgenommen werden.
picture-copied = Das Bild ist in der Zwischenablage.
picture-not-copied = Das Bild ließ sich nicht kopieren: { $reason }.
picture-not-made = Es konnte kein Bild gemacht werden: { $reason }.
no-clipboard = die Zwischenablage nimmt es nicht an
cannot-be-picture = es lässt sich nicht als Bild schreiben
unknown-pixels = die Grafikkarte liefert ein Bild unbekannter Art
film-not-made = Es konnte kein Film gemacht werden: { $reason }.
film-broken-off = Der Film wurde abgebrochen, weil das Spiel weiterging.

## The position editor

live-not-edited = Die Stellung einer laufenden Partie mit Freunden lässt sich nicht bearbeiten.
wait-for-pieces = Warte, bis Würfel und Steine ruhig liegen.
at-character = { $reason } (Zeichen { $number })
