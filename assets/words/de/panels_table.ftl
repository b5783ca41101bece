## The menu of the game

to-game = Weiterspielen
main-menu = Hauptmenü
settings = Einstellungen
saved-games = Meine Partien
dice-statistics = Würfelstatistik
statistics = Statistik
moves = Züge
analysis = Analyse
edit-position = Stellung bearbeiten
saved-automatically = Die Partie wird automatisch gespeichert.
send-by-link = Per Link an { $name } senden
about-sending = Erzeugt einen Link, der die Partie auf dem anderen Gerät öffnet.
go-on-live = Live weiter mit { $name }
about-going-live = Öffnet einen Raum für die Partie, wie sie steht, mit einem Link für dein Gegenüber.

## Resigning

resign = Aufgeben
resign-maybe = Aufgeben …
resign-so = { $resignation } …
cancel = Abbrechen
you-lose = Wenn { $other } annimmt, verlierst du die Partie.
loses = Wenn { $other } annimmt, verliert { $name } die Partie.
you-lose-to-other = Wenn dein Gegenüber annimmt, verlierst du die Partie.

## Copying

copy-to-clipboard = In die Zwischenablage kopieren
position = Stellung
record = Protokoll
copied = { $what }: kopiert.
not-copied = { $what }: { $why }.
link-to-position = Link zu dieser Stellung
picture-of-position = Bild dieser Stellung

## The moves

no-moves = Noch keine Züge.
replay = Wiedergabe
show-earlier = { $count } frühere zeigen
rethrown = neu geworfen
cocked-rethrown = Ein schräger Würfel wurde noch einmal geworfen.
go-to-move = Zu Zug { $number }

## Pictures

picture = Bild
as-seen = Wie du es siehst
about-as-seen = Der Tisch aus deinem Blick, ohne Schaltflächen. Das Fenster schließt sich dafür.
save-png = PNG speichern
copy = Kopieren
share = Teilen
position-of = { $game }, Stellung { $number }
film = Film
about-film = Ein bewegtes GIF, das überall läuft: vom Zug vor dieser Stellung oder von der Partie. Eine lange Partie hat ein Bild pro Zug.
film-of-turn = Film dieses Zuges
film-of-game = Film der Partie
film-is-taken = Aufgenommen: { $percent } % des Films.
film-is-ready = Der Film ist fertig: { $size } MB.
save-gif = Als GIF speichern
flat-diagram = Flaches Diagramm
about-diagram = Das Brett von oben mit den Nummern seiner Felder, wie in einem Buch. Es ist in jeder Größe scharf.
no-diagram = Eine unmögliche Stellung hat kein Diagramm.
save-svg = SVG speichern
address-of-picture = Adresse dieses Bildes
html-for-page = HTML für eine andere Seite

## The rulebook

open-as-text = Als Text öffnen
standard-rules = Diese Partie hat die Standardregeln.
rules-of-game = Hausregeln dieser Partie: { $rules }.
in-this-game = In dieser Partie: { $value }

## The position editor

undo = Rückgängig
empty-board = Brett leeren
start = Anfang
back = Zurück
hint = Tipp
odds = Chancen
play-from-here = Von hier spielen
as-text = Als Text: Jede Schreibweise lässt sich hier einfügen oder ablegen
position-as-text = Stellung als Text
position-panel = Stellung …

## The dice of the game

this-game = Diese Partie
all-games = Alle Partien
dice = Würfel
lots = Lose
no-dice-yet = Noch wurde nicht gewürfelt.
expected = erwartet
about-expected = Wie oft jede Augenzahl zu erwarten ist.
too-few = Bisher { $count }: zu wenige für einen Test.
chi-squared =
    Bisher { $count }. Chi-Quadrat ist { $deviation }: Mindestens so ungleichmäßig sind faire Würfel in { $percent ->
        [0] weniger als 1
       *[other] etwa { $percent }
    } von 100 Partien dieser Länge, { $evenness ->
        [normal] also ganz normal
        [uneven] also etwas ungleichmäßig; das ist jede zwanzigste Partie
       *[rare] also selten, aber es kommt vor
    }.
all-proven =
    { $count ->
        [1] Der vereinbarte Wurf dieser Partie wurde geprüft und ist bewiesen.
       *[other] Alle { $count } vereinbarten Würfe dieser Partie wurden geprüft und sind bewiesen.
    }
not-proven = { $doubtful } von { $count } vereinbarten Würfen dieser Partie sind nicht bewiesen. Der erste: { $faces }: { $verdict }.
why-fair = Warum die Würfel fair sind
fair-by-hand = Du wirfst echte Würfel und gibst ihre Augen ein. Mehr als die Zahlen oben wissen wir nicht über sie.
fair-by-computer = Ein Zufallsgenerator zieht jede Augenzahl mit derselben Wahrscheinlichkeit. Sein Startwert wird mit der Partie gespeichert, sodass sich jeder Wurf nachher prüfen lässt.
fair-by-agreement = Beide Tische geben zu jedem Wurf einen geheimen Anteil, auf den sie sich vorher festgelegt haben. Die Augen folgen aus beiden Anteilen, sodass weder die Spieler noch der Raum sie wählen oder vorhersehen können. Der Beweis wird mit der Partie gespeichert.
fair-on-table = Die Physik entscheidet, wie ein Würfel ohne Augen rollt und auf welcher Seite er liegen bleibt. Welche Augen auf welcher Seite sind, wird gezogen, kurz bevor er die Hand verlässt, mit derselben Wahrscheinlichkeit für jede Lage. So ist jede Augenzahl genau gleich wahrscheinlich, wie geschickt der Wurf auch ist. Ein schräger Würfel wird auf dieselbe Art noch einmal geworfen.
thrown-elsewhere = { $name } wirft auf diesem Gerät. Die Würfe von { $away } wurden auf einem anderen gemacht und kamen mit dem Link: Sie werden hier gezählt, aber niemand hier hat die Würfel fallen sehen.
