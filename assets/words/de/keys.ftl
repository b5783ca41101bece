## A button with its key, under the pointer

with-key = { $name } ({ $key })

## What is written on keys that have no letter

space = Leertaste
tab = Tab
enter = Enter
enter-on-number-pad = Enter im Ziffernblock
escape = Esc
backspace = Rücktaste
left = Links
right = Rechts
up = Auf
down = Ab
home = Pos 1
end = Ende
page-up = Bild auf
page-down = Bild ab

## What keys do while a game is played

does-throw = die Würfel werfen
does-next-place = nächster Stein oder nächstes Ziel; mit Umschalt das vorige
does-west = Cursor nach links
does-east = Cursor nach rechts
does-north = Cursor nach oben
does-south = Cursor nach unten
does-pick-up = einen Stein aufnehmen oder ablegen
does-quick-move = schneller Zug mit dem ersten Würfel
does-swap = die Würfel für schnelle Züge tauschen
does-leave = Stein zurücklegen, Fenster schließen, Rat ausblenden, Menü öffnen
does-point = mit einem Gegenüber an einem anderen Gerät: auf die Stelle des Cursors zeigen
does-undo = rückgängig machen
does-choices = die anderen Schaltflächen der Reihe nach
does-from-south = Blick von der Seite des ersten Spielers
does-from-north = Blick von der Seite des zweiten Spielers
does-from-above = Blick von oben
does-closer = die Würfel näher ansehen; noch einmal: die Stelle des Cursors; noch einmal: zurück
does-log = Züge
does-help = Regeln
does-friend = dein Gegenüber an einem anderen Gerät; A und X beantworten Bitten
does-picture = Bild der Stellung
does-hint = Tipp; noch einmal für mehr davon
does-odds = Chancen

## What they do in lessons and puzzles

does-lesson-back = Lektion: zurück; Aufgabe: noch einmal versuchen
does-lesson-next = Lektion: weiter, oder den Schritt auslassen; Aufgabe: nächste
does-show-best = nach einer Antwort: den besseren Zug vorspielen
does-show-played = nach einer Antwort: den eigenen Zug vorspielen
does-puzzle-link = Aufgabe: einen Link dorthin kopieren (im Browser)

## What they do where the faces of real dice are entered

does-faces = die Augen eines Würfels; eines Loses 0 oder 1
does-take-back = die letzte Eingabe zurücknehmen
does-confirm = die Augen bestätigen

## What they do in a replay

does-replay-first = erster Zug
does-replay-back = voriger Zug; öffnet die Wiedergabe
does-replay-forward = nächster Zug
does-replay-last = letzter Zug
does-replay-play = abspielen oder anhalten; Esc kehrt zur Partie zurück

## Keys in menus and panels, and what they do

enter-or-space = Enter, Leertaste
arrows-and-pages = Auf, Ab, Bild auf, Bild ab
left-or-right = Links, Rechts
does-next-button = nächste Schaltfläche oder nächster Text; mit Umschalt die vorige
does-press = die Schaltfläche drücken
does-scroll = den Text im Rahmen verschieben
does-decision = in der Kurve der Analyse: vorige und nächste Entscheidung
does-full-screen = Vollbild und zurück; auch am Tisch

## Gestures of the mouse and the fingers, and what they do

drag = Ziehen, oder Klick und Klick
double-click = Doppelklick
click-dice = Klick auf die Würfel
drag-dice = Die Würfel ziehen
hold-still = Still halten
right-click = Rechtsklick, ein stillgehaltener Finger
right-button = Rechte Taste, zwei Finger
shift-right-button = Umschalt und rechte Taste
wheel = Mausrad, zwei Finger spreizen
does-move = einen Stein ziehen
does-quick-move-if-on = schneller Zug mit dem ersten Würfel, wenn eingeschaltet
does-swap-thrown = nach einem Wurf: für schnelle Züge tauschen
does-shake = vor einem Wurf: schütteln und werfen
does-look-closer = die Würfel nach einem Wurf, den Dopplerwürfel oder eine Stelle näher ansehen
does-point-there = mit einem Gegenüber an einem anderen Gerät: zeigen
does-turn-camera = die Kamera drehen
does-move-camera = die Kamera verschieben
does-zoom = zoomen
