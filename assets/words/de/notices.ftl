ok = OK

## Advice, opponents, lessons

no-advice = Es gibt keinen Rat: { $error }.
opponent-cannot-play = Der Gegner kann nicht spielen: { $error }.
lesson-cannot-go-on = Diese Lektion kann nicht weitergehen: { $error }.
not-answered = die Bots antworten nicht
not-loaded = eine Datei des Spiels ließ sich nicht laden

## Puzzles

puzzles-off = Aufgaben sind ausgeschaltet: siehe „Einblicke“ in den Einstellungen.
no-puzzles = Es gibt keine Aufgaben: { $error }.
no-such-number = { $title } hat keine Aufgabe { $number }: Die letzte ist { $last }.
not-any-more = { $title } hat keine Aufgabe { $number } mehr.
no-mistake-kept = Zum Üben ist kein Fehler vorgemerkt.
no-mistake-due =
    { $days ->
        [1] Heute ist kein Fehler mehr fällig; der nächste kommt morgen wieder.
       *[other] Heute ist kein Fehler fällig; der nächste kommt in { $days } Tagen wieder.
    }
cannot-be-laid-out = { $what } lässt sich nicht aufbauen: { $error }.
cannot-be-judged = { $what } lässt sich nicht beurteilen: { $error }.
puzzle-number = Aufgabe { $number }
this-mistake = Dieser Fehler
unknown-turn = die Bots kennen diesen Zug nicht

## The program itself

missing-part =
    Ein Teil des Spiels fehlt: „{ $file }“ ist nicht lesbar. Installiere das Spiel neu.
no-graphics = Es wurde kein Treiber einer Grafikkarte gefunden. Installiere einen für { $drivers }.
old-graphics = Der Treiber der Grafikkarte kann das Spiel nicht zeichnen. Installiere einen neueren für { $drivers }.
neither-file-nor-link = „{ $file }“ ist weder eine Datei noch ein Link zu einer Partie.
one-link-only = Es lässt sich nur ein Link auf einmal öffnen.
in-another-tab = Diese Partie wird in einem anderen Tab fortgesetzt.
