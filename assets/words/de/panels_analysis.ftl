## The analysis

analysis = Analyse
all-games = Alle Partien
no-analysis = Keine Analyse: { $why }.
one-moment = Einen Moment …
analysing = Analyse: { $percent } %
stopped-at = Angehalten bei { $percent } %
above-and-below = Oben: { $first } gewinnt. Unten: { $second } gewinnt.
turning-points = Wendepunkte
save-report = Als Seite mit Diagrammen speichern
other-moves-here = Andere Züge hier
mistakes = Fehler
none-seen = Keine, die die Bots sehen.
none-so-far = Bisher keine.
practise =
    { $count ->
        [one] { $count } Fehler üben
       *[other] { $count } Fehler üben
    }
practise-of =
    { $count ->
        [one] { $count } Fehler üben: { $name }
       *[other] { $count } Fehler üben: { $name }
    }
threw = { $name } warf { $throw }
lucky = Glück: { $amount }.
unlucky = Pech: { $amount }.
what-it-was = { $name }: { $what }
unmarked = Fehler
gave-away = { $turn } hat { $amount } verschenkt.
mistake = { $name } { $sign } −{ $amount }
was-played = Gespielt: { $turn }.
was-better = Besser: { $better }. { $why }
better = Besser
played = Gespielt
other-moves = Andere Züge

## Skill and luck

skill-and-luck = Können und Glück
curve-of-chances = Die Chancen im Verlauf der Partie
game-of-series = Partie { $number }
none-marked = Keine Entscheidung hat ein Zeichen.
column-value = Wert
column-behind = Rückstand
column-chances = Chancen
chance-and-share = { $what } { $value }
unforced-decisions = Entscheidungen mit Wahl
count-of-mark = Mit { $sign } markiert
given-away-in = { $what }: verschenkt
amount-in-decisions = { $amount } ({ $count })
about-marks-of = Zeichen: { $marks } dieser Tausendstel ({ $thresholds }).
was-incomplete = Die Analyse war nicht vollständig.
made-with = Mit Tesserae erstellt.
analysis-of = { $game }, Analyse
given-away = Verschenkt
error-rate = Fehlerrate
pr = PR
pr-of-part = { $what }: PR
luck = Glück
result = Ergebnis
without-luck = Ohne Glück
about-error-rate = Fehlerrate: was eine Entscheidung im Durchschnitt verschenkt, in Tausendsteln dessen, worum es in einer Partie geht. Glück: um wie viel die Würfe besser waren als der Durchschnitt aller möglichen Würfe.
about-pr = PR: die Hälfte der Fehlerrate, wie eXtreme Gammon zählt.
as-solved = { $name }: { $perfect } von { $all } Entscheidungen wie in der Lösung, die anderen haben { $amount } verschenkt.
endgame-as-solved = { $name }: { $perfect } von { $all } Entscheidungen des Endspiels perfekt, { $amount } weniger als bei perfektem Spiel.

## One decision

decision = Entscheidung
back-to-analysis = Zurück zur Analyse
show-position = Stellung zeigen
not-found-out = Nicht herausgefunden: { $why }.
decides = { $name } entscheidet.
with-throw = { $name } mit { $faces }.
show = Zeigen
gives-nothing =
    { $played ->
        [0] verschenkt nichts ({ $value }).
       *[other] Gespielt: verschenkt nichts ({ $value }).
    }
gives-away =
    { $played ->
        [0] verschenkt { $amount } ({ $value }).
       *[other] Gespielt: verschenkt { $amount } ({ $value }).
    }
rollout = Rollout
first-game-is-played = Rollout: Die erste Partie wird gespielt.
rolled-out-once = Rollout: 1 Partie.
rolled-out =
    { $count ->
        [one] Rollout: { $value }, { $count } Partie.
       *[other] Rollout: { $value }, { $count } Partien.
    }
percent-done = { $percent } %
stop = Stopp
about-rollout = Bots spielen von den gewählten Zügen aus weiter, höchstens vier, mit denselben Würfen für alle. Das Glück ist aus den Ergebnissen herausgerechnet; ± ist ein Standardfehler.
roll-out =
    { $count ->
        [one] Rollout für { $count } Zug
       *[other] Rollout für { $count } Züge
    }
what-about = Und wie wäre dieser?
move-pieces = Ziehe die Steine auf dem Brett, oder wähle die Teile eines Zugs nacheinander.
so-far = Bisher: { $turn }
on-board = Auf dem Brett: { $turn }
take-back = Zurücknehmen

## Several games or positions

games = Partien
positions = Stellungen
nothing-listed = Hier ist nichts. Eine Datei mit mehreren Partien oder ein Text mit mehreren Stellungen wird hier aufgelistet.
which-position = { $count } Stellungen. Welche willst du öffnen?
position = Stellung { $number }
score-is = Spielstand: { $score }.
score-before = Spielstand vorher: { $score }.
score-of-series = { $score } ({ $what })
position-in-words = { $what }: { $position }.
game-and-result = Partie { $number }: { $result }
game-sentence = Partie { $number }: { $result }.
about-giving-away = Verschenkt: in Spielwerten, oder in einem Match, was so viel wert ist wie ein Spielwert. PR: die Hälfte dessen, was eine Entscheidung im Durchschnitt verschenkt, in Tausendsteln davon. Je niedriger, desto besser.
all-analysed = Alle Partien sind analysiert.
stop-analysis = Analyse anhalten
go-on-with-analysis = Analyse fortsetzen
analyse-all = Alle Partien analysieren
games-of-two =
    { $count ->
        [one] { $first } und { $second }: { $count } Partie.
       *[other] { $first } und { $second }: { $count } Partien.
    }
games-of-several =
    { $count ->
        [one] { $count } Partie mehrerer Spieler.
       *[other] { $count } Partien mehrerer Spieler.
    }
number-of-games =
    { $count ->
        [one] { $count } Partie.
       *[other] { $count } Partien.
    }
wins-points = { $name } gewinnt { $count }
a-draw = unentschieden
not-finished = nicht beendet
was-not-finished = Nicht beendet.
all-given-away = Verschenkt: { $list }.
gave-away-and-pr = { $name } { $lost } (PR { $rating })

## The games that were analysed

analysed-games = Analysierte Partien
none-analysed = Noch keine Partien. Jede Partie, deren Analyse vollständig ist, wird hier aufgelistet.
older-games = Ältere Partien
about-rating = PR, das Performance-Rating: die Hälfte dessen, was eine Entscheidung im Durchschnitt verschenkt, in Tausendsteln dessen, worum es in einer Partie geht. Je niedriger, desto besser.
name-and-game = { $name }, { $game }
pr-in-one = { $name }: PR { $rating } in 1 Partie.
pr-in-last = { $name }: PR { $rating } in der letzten von { $count } Partien, { $mean } in den letzten { $last } zusammen.
legend = Punkte: jede Partie. Linie: die letzten { $count } Partien zusammen.
pr-of = { $name } { $rating }
ratings = PR: { $list }.
moves-not-saved = Ihre Züge sind nicht mehr gespeichert.

## The results of all games

statistics = Statistik
analysed-games-and-pr = Analysierte Partien und PR
no-games = Noch keine Partien. Jede Partie, die du spielst, wird hier gezählt.
none-finished = { $count } begonnen, keine beendet
finished =
    { $count ->
        [one] { $count } Partie beendet
       *[other] { $count } Partien beendet
    }
dice-luck = Würfelglück
about-luck = Faire Würfel zeigen im Durchschnitt 3,5. Die letzte Spalte sagt, wie oft unter 100 Stichproben dieser Größe faire Würfel mindestens so weit davon entfernt sind.
copy-error-rates = Fehlerraten kopieren
puzzles-solved = Im ersten Versuch gelöste Aufgaben
solved-of = { $game }: { $solved } von { $all }
rate =
    { $count ->
        [one] { $name }: Fehlerrate { $last } in { $count } analysierten Partie
       *[other] { $name }: Fehlerrate { $last } in { $count } analysierten Partien
    }
rate-before =
    { $count ->
        [one] { $name }: Fehlerrate { $before } → { $last } in { $count } analysierten Partie
       *[other] { $name }: Fehlerrate { $before } → { $last } in { $count } analysierten Partien
    }
like-level = { $what }, wie { NOM($bot) }
against = { $name } gegen { ACC($bot) }
won = gewonnen
points = Punkte
won-of = { $wins } von { $all }
count-of-manner = { $count } × { $manner }
manners = { $name }: { $list }
dice-column = Würfel
average = Durchschnitt
of-hundred = von 100
