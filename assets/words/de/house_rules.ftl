## Values of several rules

on = An
off = Aus
yes = Ja
no = Nein
points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }

## The values of a rule in one line

standard = Standard: { $default }.
standard-or = Standard: { $default }. Oder: { $others }.
or-more = { $min } oder mehr
from-to = { $min } bis { $max }
values-from-to = { $min } bis { $largest }

## The whole numbers that are allowed, beside the field for one

range = { $min } bis { $largest }

## Why rules are refused

unknown-rule = es gibt keine Hausregel „{ $key }“ (bekannt: { $known })
unknown-value = Hausregel „{ $key }“ kann nicht „{ $value }“ sein (möglich: { $may-be })

not-jacoby-in-match = Jacoby gilt für einzelne Partien, nicht für Matches
not-beavers-in-match = Beaver gelten für einzelne Partien, nicht für Matches
not-automatic-doubles-in-match = automatisches Doppeln gilt für einzelne Partien, nicht für Matches

## The house rules of backgammon, with what they do

backgammon-match-length = Länge des Matches
backgammon-match-length-explained = Eine einzelne Partie, oder so viele, bis jemand diese Zahl von Punkten hat.
backgammon-doubling-cube = Dopplerwürfel
backgammon-doubling-cube-explained = Ohne ihn bleibt der Spielwert ein Punkt; Gammon und Backgammon zählen trotzdem doppelt und dreifach.
backgammon-crawford = Crawford
backgammon-crawford-explained = Im Match: Wenn jemandem zum ersten Mal nur noch ein Punkt zum Sieg fehlt, wird eine Partie ohne Doppeln gespielt.
backgammon-jacoby = Jacoby
backgammon-jacoby-explained = Gammon und Backgammon zählen nur, nachdem ein Doppel angenommen wurde. Für einzelne Partien.
backgammon-beavers = Beaver
backgammon-beavers-explained = Wer ein Doppel annimmt, darf sofort noch einmal doppeln und den Dopplerwürfel behalten. Für einzelne Partien.
backgammon-automatic-doubles = Automatisches Doppeln
backgammon-automatic-doubles-explained = Der erste Gleichstand in der Eröffnung verdoppelt den Spielwert, höchstens einmal. Für einzelne Partien.
backgammon-bar-counts = Bar zählt als Backgammon
backgammon-bar-counts-explained = Ob ein Stein auf der Bar dreifach verliert, so wie einer im Heimfeld des Gewinners.
backgammon-drop-pays = Abgelehntes Doppel zahlt
backgammon-drop-pays-explained = Was verliert, wer ablehnt. Einen Unterschied macht das erst nach einem Redoppel.

backgammon-single-game = Einzelne Partie
backgammon-drop-pays-current-stake = Den Spielwert vor dem Angebot
backgammon-drop-pays-one-point = 1 Punkt

## The house rules of Tabula, with what they do

tabula-exact-bearing-off = Genau abtragen
tabula-exact-bearing-off-explained = Nur die genaue Zahl trägt ab. Aus: Für den hintersten Stein genügt ein größerer Würfel.
tabula-gather = Sammeln vor dem Abtragen
tabula-gather-explained = Das Abtragen beginnt, wenn alle verbliebenen Steine im letzten Viertel sind. Aus: Nur die Bar verhindert es.
tabula-lock-second-half = Zweite Hälfte gesperrt
tabula-lock-second-half-explained = Auf 13 oder weiter darf nichts landen, solange der Spieler noch Steine auf der Hand hat.
tabula-none-off-points = Sieg, wenn der Verlierer nichts abgetragen hat
tabula-none-off-points-explained = Was ein Sieg zählt, wenn der Verlierer keinen einzigen Stein abgetragen hat.
tabula-partly-playable = Wurf, der nicht ganz spielbar ist
tabula-partly-playable-explained = So viele Würfel nutzen wie möglich, oder in beliebiger Reihenfolge spielen, bis keiner der übrigen mehr geht.
tabula-setup = Aufstellung
tabula-setup-explained = Beginne mit allem auf der Hand, oder dort, wo Kaiser Zenon sein 2-5-6 spielen musste.

tabula-partly-playable-most-dice = So viele Würfel wie möglich
tabula-partly-playable-any-order = Beliebig, bis nichts mehr geht
tabula-set-up-all-in-hand = Alles auf der Hand
tabula-set-up-zeno = Zenons Stellung

## The house rules of the Royal Game of Ur, with what they do

ur-play = Länge
ur-play-explained = Partien, bis ein Spieler alle 21 Zählstäbe hat, oder eine Partie um den Topf.
ur-opening = Eröffnung
ur-opening-explained = Beide sind gesperrt, bis sie drei Nieten werfen, oder niemand ist gesperrt, und jeder Wurf von 1 bis 3 setzt einen Stein ein.
ur-reward = Was eine Rosette bringt
ur-reward-explained = Was ein Stein bekommt, der auf einer Rosette landet. Bei einem weiteren Wurf darf ein Stein auf der letzten Rosette zuerst ins Ziel gehen.
ur-safe-rosettes = Rosetten sicher
ur-safe-rosettes-explained = Ein gegnerischer Stein auf einer Rosette sperrt sie und kann nicht geschlagen werden.
ur-three-blanks = Drei Nieten ohne Sperre
ur-three-blanks-explained = Der Zug ist verloren, oder ein Stein vom Start kommt auf das Tor, und der Spieler wirft noch einmal.
ur-river-first = Steine im Fluss zuerst
ur-river-first-explained = Wenn ein Stein im Fluss mit dem Wurf eingesetzt werden kann, muss er es.
ur-next-starter = Wer die nächste Partie beginnt
ur-next-starter-explained = Die Lose, wer die letzte Partie nicht begonnen hat, ihr Verlierer oder ihr Gewinner.
ur-stake = Einsatz
ur-stake-explained = Was jeder Spieler in den Topf zahlt, in Münzen.

ur-opening-release = Drei Nieten lassen den ersten Stein herein
ur-opening-free = Jeder Wurf setzt einen Stein ein
ur-reward-free-move = Freizug um 1, 2, 3 oder 5
ur-reward-another-throw = Noch ein Wurf
ur-reward-none = Nichts
ur-three-blanks-nothing = Zug verloren
ur-three-blanks-gate = Ein Stein auf das Tor
ur-next-starter-lots = Die Lose entscheiden
ur-next-starter-alternate = Abwechselnd
ur-next-starter-loser = Der Verlierer
ur-next-starter-winner = Der Gewinner
ur-play-set = Partien um 21 Zählstäbe
ur-play-single = Einzelne Partie

## The house rules of Tablero de Jesus, with what they do

jesus-stake = Einsatz
jesus-stake-explained = Wie viele Münzen jeder Spieler mitbringt.
jesus-claiming = Beanspruchen
jesus-claiming-explained = Wann eine Reihe, ohne zu werfen, beanspruchen darf, wer die Würfel bekommt.
jesus-several-runs = Mehrere Reihen zugleich
jesus-several-runs-explained = Was man bekommt, wenn mehr als eine Reihe auf dem Brett liegt.
jesus-eighth-coin = Die achte Münze
jesus-eighth-coin-explained = Alle sieben Münzen in einer Reihe gewinnen auch eine Münze aus dem Beutel des Gegners, vor dem Auffüllen.
jesus-coins-left = Restliche Münzen auf dem Brett
jesus-coins-left-explained = Wer die Münzen bekommt, die am Ende auf dem Brett liegen.

jesus-several-runs-all = Alle werden genommen
jesus-several-runs-one = Eine nach Wahl
jesus-claiming-after-surrender = Nach Verlust der Würfel
jesus-claiming-every-receipt = Immer, wenn du die Würfel bekommst
jesus-claiming-never = Nie: zuerst werfen
jesus-coins-left-winner = Der Gewinner
jesus-coins-left-nobody = Niemand

## The house rules of Tablero di Berona, with what they do

berona-series = Serie
berona-series-explained = Ob ihr eine Partie spielt oder mehrere, die zusammengezählt werden.
berona-stake = Fester Einsatz
berona-stake-explained = Was der Verlierer einer Partie bei festem Einsatz zahlt, in Münzen; ohne Wirkung in den anderen Serien.
berona-use-both-dice = Beide Würfel sind Pflicht
berona-use-both-dice-explained = Ein Stopp ist nur erlaubt, wo sich beide Würfel auf keine Art nutzen lassen.
berona-return-from = Stein zurückholen von
berona-return-from-explained = Wo ein Stein liegen darf, den ein Pasch in den Vorrat zurückbringt.
berona-after-draw = Nach Unentschieden
berona-after-draw-explained = Wer nach einem Unentschieden die Partie beginnt.

berona-return-from-any-stack = Jedem Stapel
berona-return-from-own-home-row = Deinen eigenen Grundfeldern
berona-series-single = Eine einzelne Partie
berona-series-ledger = Laufender Spielstand: Der Gewinner zählt die Differenz dazu
berona-series-fixed-stake = Fester Einsatz: Der Verlierer zahlt eine vereinbarte Summe
berona-series-difference = Differenz: Der Verlierer zahlt eine Münze je Punkt
berona-after-draw-random = Wer höher wirft
berona-after-draw-same-player = Wer die unentschiedene Partie begonnen hat
