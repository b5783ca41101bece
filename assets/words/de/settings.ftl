title = Einstellungen
no-sound-device = Beim Start des Programms wurde kein Tongerät gefunden: Es ist nichts zu hören.
reset = Alles zurücksetzen

## Sections

sound = Ton
motion = Bewegung
view = Ansicht
gameplay = Spielablauf
with-friend = Mit Freunden
display = Anzeige
keyboard = Tastatur

## Sound and motion

volume = Lautstärke
ambience = Atmosphäre
animation-speed = Animationstempo
reduce-motion = Weniger Bewegung
about-reduce-motion = Steine und Kamera springen an ihren Platz, statt sich dorthin zu bewegen.
vibrate = Vibrieren
about-vibrate = Ein Telefon vibriert, wenn Würfel aufschlagen.
turn-board = Brett bei jedem Zug drehen
about-turn-board = Die Kamera geht auf die Seite des Spielers, der am Zug ist.
percentage = { $percent } %
at-once = sofort
times-as-fast = { $times } ×
in-seconds = { $seconds } s

## View

view-from = Blick von
about-view-from = Wessen Seite des Bretts dir am nächsten ist.
first-player = Erster Spieler
second-player = Zweiter Spieler
mirror = Brett spiegeln
about-mirror = Vertauscht links und rechts, sodass Steine andersherum ziehen und abgetragen werden.
dice = Würfel
about-dice = Woraus die Würfel sind. Die Lose des Königlichen Spiels von Ur sind aus Knochen oder Ebenholz.
bone = Knochen
ebony = Ebenholz
red = Rot
brass = Messing
cloth = Tuch
green = Grün
burgundy = Weinrot
blue = Blau
grey = Grau
board = Brett
board-of = Brett: { $game }
about-boards = Alle sehen das Brett, das sie gewählt haben, auch in einer Partie mit Freunden.
board-name =
    { $board ->
       *[backgammon] Nussbaum
        [backgammon_damascus] Damaszener Intarsien
        [backgammon_tournament] Leder und Filz
        [tabula] Marmor
        [tabula_wood] Geritztes Nussholz
        [ur] Muschel und Lapis
        [ur_limestone] Kalkstein und Tinte
        [jesus] Eiche und Olivenholz
        [jesus_chest] Bemalter Truhendeckel
        [berona] Eiche
        [berona_leather] Gerolltes Leder
    }

## Gameplay

legal-moves = Erlaubte Züge zeigen
about-legal-moves = Markiert die Steine, die ziehen können, und ihre Ziele.
point-numbers = Feldnummern
about-point-numbers = Nummeriert die Felder des Bretts; kleine Pfeile zeigen, wohin die Steine ziehen.
insights = Einblicke
about-insights = Tipps, Chancen, Coach, Aufgaben und Analyse. Ausgeschaltet wird nichts davon gezeigt.
coach = Coach
about-coach = Warnt dich, bevor ein Zug, ein Doppel oder eine andere Wahl viel verschenkt, und lässt dich noch einmal wählen.
marks = Zeichen einer Analyse
about-marks = Ab welchem Verlust eine Entscheidung ?!, ? oder ?? bekommt, in Tausendsteln dessen, worum es in einer Partie geht: hier 20, 50 und 100; als ? und ?? 20 und 80 in eXtreme Gammon; 40, 80 und 160 in GNU Backgammon.
confirm = Züge bestätigen
about-confirm = Ein Zug, in dem du eine Wahl hattest, endet erst, wenn du „Zug beenden“ drückst; bis dahin kannst du ihn zurücknehmen.
end-turns = Züge ohne Wahl beenden
about-end-turns = Wenn mit einem Wurf nichts oder nur eines spielbar ist, endet der Zug nach einem Moment von selbst.
forced-moves = Zwangszüge spielen
about-forced-moves = Ist nur ein Zug erlaubt, wird er für dich gemacht.
auto-throw = Automatisch werfen
about-auto-throw = Die Würfel werden für dich geworfen, wenn es nichts anderes zu wählen gibt.
quick-moves = Schnelle Züge
about-quick-moves = Der angeklickte Stein zieht mit dem höheren Würfel oder, wenn das gesperrt ist, mit dem anderen. Klicke auf die Würfel, um ihre Reihenfolge zu tauschen.
off = Aus
double-click = Doppelklick
single-click = Klick

## With a friend

letter-in-no-font = Ein Buchstabe, der als Kästchen erscheint, kommt hier in keiner Schrift vor. Er bleibt trotzdem erhalten.
hide-hand = Hand des anderen verbergen
about-hide-hand = Du siehst die Züge und Würfe deines Gegenübers, aber nicht den Weg der Hand.
notify = Melden, wenn ich am Zug bin
about-notify = Der Browser sagt es dir, während du etwas anderes ansiehst. Er bittet dich einmal um Erlaubnis.

## Display

full-screen = Vollbild
about-full-screen = Das Fenster füllt den Bildschirm, jetzt und beim nächsten Start.
colours = Farben
natural = Natürlich
colour-blind = Für Farbenblinde
scale = Skalierung
message-duration = Dauer der Meldungen
graphics = Grafik
automatic = Automatisch
low = Niedrig
medium = Mittel
high = Hoch
automatic-level =
    { $level ->
        [low] Die Stufe, die nach den ersten Bildern zu diesem Gerät passt, jetzt: niedrig.
        [high] Die Stufe, die nach den ersten Bildern zu diesem Gerät passt, jetzt: hoch.
       *[medium] Die Stufe, die nach den ersten Bildern zu diesem Gerät passt, jetzt: mittel.
    }

## The list of keys

other-letters = Deine Tastatur hat keine lateinischen Buchstaben: Ein Buchstabe steht hier für die Taste an seiner Stelle auf einer amerikanischen Tastatur. Dahinter steht dein eigener Buchstabe, sobald er bekannt ist.
at-board = Am Brett
entering-faces = Eingabe echter Würfel
in-replay = In der Wiedergabe
in-lesson = In einer Lektion
in-your-turn = In deinem Zug
answering = Antwort auf ein Angebot
in-menus = In Menüs und Fenstern
mouse-and-touch = Maus und Finger
