## For search engines, messengers and the list of installed programs

description = Fünf Würfel- und Brettspiele, gegen einen Computergegner, jemanden neben dir oder Freunde anderswo: Backgammon, Tabula, das Königliche Spiel von Ur, Tablero de Jesus und Tablero di Berona.
share = Fünf alte Würfel- und Brettspiele auf einem Tisch im Lampenlicht.
share-picture = Ein Backgammonbrett im Lampenlicht, Würfel und Dopplerwürfel in Ruhe

## The start page

about = Fünf Würfel- und Brettspiele, gegen einen Computergegner, jemanden neben dir oder Freunde anderswo
loading = Lädt
loading-begins = Lädt …
loading-percent = Lädt … { $percent } %
setting-the-table = Der Tisch wird gedeckt …
starting = Startet …
play = Spielen
all-games = Alle Spiele
games = Spiele
start-here = Hier anfangen
rules-of-all-games = Regeln aller Spiele
rules = Regeln
needs-scripts = Tesserae braucht JavaScript: Bitte erlaube Skripte auf dieser Seite.
begins-by-itself = { $title } beginnt ohne einen Klick.
game-goes-on-where-it-was = Deine Partie geht weiter, wo sie war.
page-is-loaded-again = Die Seite wird neu geladen.
languages = Sprachen

## What a link has brought

sent-a-game = Jemand hat dir eine Partie geschickt.
sent-a-puzzle = Jemand hat dir eine Aufgabe geschickt.
game-with-friend-goes-on = Deine Partie mit Freunden geht weiter.
invited-to-look-on = Du bist eingeladen, bei einer Partie zuzuschauen.
invited-to-play = Du bist zu einer Partie eingeladen.

## Buttons of the page

reload = Neu laden
later = Später
close = Schließen
copy = Kopieren
share-link = Teilen
try-again = Noch einmal

## For screen readers

board = Das Brett. Die Schaltflächen des Spiels folgen darauf.
buttons = Schaltflächen des Spiels
link = Der Link

## The same game in two tabs

other-tab = In einem anderen Tab offen
other-tab-what = Diese Partie ist in einem anderen Tab dieses Browsers offen. Setzt du sie hier fort, kehrt der andere Tab zu seinem Menü zurück.
continue-here = Hier fortsetzen
main-menu = Hauptmenü

## What stops the page

no-kiosk = Das ist nicht die Adresse eines Kiosks
no-game = „{ $given }“ ist kein Spiel: ?kiosk= muss eines davon nennen: { $games }.
no-rest = „{ $given }“ ist keine Ruhezeit: ?rest= muss eine ganze Zahl von Sekunden von { $least } bis { $most } sein.
graphics-interrupted = Die Grafik wurde unterbrochen
graphics-not-back = Der Browser hat die Grafikkarte noch nicht zurück. Lade die Seite gleich noch einmal.
no-webgl = WebGL 2 fehlt
no-webgl-what = Das Spiel braucht WebGL 2, das jeder heutige Browser hat. Bitte aktualisiere deinen Browser, oder schalte in seinen Einstellungen die Hardwarebeschleunigung ein, und lade dann die Seite neu.
loading-failed = Laden fehlgeschlagen
part-not-loaded = Ein Teil des Spiels ließ sich nicht laden. Bist du online?
part-of-other-version = Ein Teil des Spiels ließ sich nicht laden. Auf dem Server ist eine neue Version. Lade die Seite neu.
stopped-again = Das Spiel ist wieder stehen geblieben
stopped-twice = In kurzer Zeit ist zweimal etwas Unerwartetes schiefgegangen. Lade die Seite neu.
graphics-interrupted-again = Die Grafik wurde wieder unterbrochen
graphics-lost-twice = Der Browser hat die Grafikkarte in kurzer Zeit zweimal verloren, vielleicht, weil der Speicher ausging. Lade die Seite neu.
game-goes-on = Deine Partie geht weiter.
game-is-saved = Deine Partie ist gespeichert.
game-is-lost = Deine Partie ist dann verloren, denn dieser Browser behält keine.

## What happened before the page was loaded again

after-trap = Etwas Unerwartetes ging schief, deshalb wurde die Seite neu geladen.
after-trap-game = Etwas Unerwartetes ging schief, deshalb wurde die Seite neu geladen, und deine Partie geht beim selben Schritt weiter.
after-graphics = Der Browser hatte die Grafikkarte verloren, deshalb wurde die Seite neu geladen.
after-graphics-game = Der Browser hatte die Grafikkarte verloren, deshalb wurde die Seite neu geladen, und deine Partie geht beim selben Schritt weiter.
after-reload = Die Seite wurde neu geladen.
after-reload-game = Die Seite wurde neu geladen, und deine Partie geht beim selben Schritt weiter.
after-update = Das ist die neue Version.
after-update-game = Das ist die neue Version, und deine Partie geht beim selben Schritt weiter.
game-not-kept = Dieser Browser hat deine Partie nicht behalten.

## New versions, and files that do not come

update-loading = Die neue Version wird geladen …
update-there = Auf dem Server ist eine neue Version.
file-not-loaded = Ein Teil des Spiels ließ sich nicht laden: { $path }. Bist du online?
file-refused = Ein Teil des Spiels ließ sich nicht laden: { $path }. Der Server antwortet { $status }.
reload-page = Lade die Seite neu.
reload-game-goes-on = Neu laden: Deine Partie geht weiter.
reload-game-is-lost = Neu laden: Deine Partie ist dann verloren, denn dieser Browser behält keine.
update-failed = Die neue Version ließ sich nicht laden. Bist du online?
reload-failed = Die Seite ließ sich nicht laden. Bist du online?

## Links

share-game = Diese Partie teilen
share-game-what = Wer diesen Link öffnet, kann die Partie nachspielen und fortsetzen.
send-game = Partie senden
send-game-what = Schick diesen Link an dein Gegenüber. Er öffnet die Partie dort, wo dein Gegenüber am Zug ist.
share-puzzle = Diese Aufgabe teilen
share-puzzle-what = Wer diesen Link öffnet, bekommt dieselbe Aufgabe.
picture-address = Adresse dieses Bildes
picture-address-what = Die Seite mit dieser Adresse zeigt das Diagramm allein, mit einem Link zum Tisch.
picture-html = HTML für eine andere Seite
picture-html-what = Wo diese Zeile in einer anderen Seite steht, zeigt sie das Diagramm, mit einem Link zum Tisch.
copied = Kopiert.
copying-refused = Der Browser erlaubt das Kopieren nicht: Bitte kopiere den Text oben.

## The page of one position

open-at-table = Am Tisch öffnen
no-position = Diese Adresse zeigt keine Stellung: { $why }.
