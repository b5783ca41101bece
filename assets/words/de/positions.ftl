## Backgammon

not-fifteen-checkers =
    { $seat ->
        [White] Weiß hat nicht fünfzehn Steine
       *[Black] Schwarz hat nicht fünfzehn Steine
    }
both-on-point = auf Feld { $number } von Weiß stehen Steine beider Farben (es ist Feld { $other } von Schwarz)
both-off = es können nicht beide alle Steine abgetragen haben
both-shut-out = beide haben Steine auf der Bar vor einem geschlossenen Heimfeld: niemand könnte je ziehen
not-at-start = eine Partie beginnt mit allen Steinen auf ihren Anfangsplätzen
winner-not-off = der Gewinner hat nicht alle Steine abgetragen
all-off =
    { $seat ->
        [White] Weiß hat alle Steine abgetragen, also ist die Partie zu Ende
       *[Black] Schwarz hat alle Steine abgetragen, also ist die Partie zu Ende
    }
opening-names-white = in der Eröffnung werfen beide; genannt wird Weiß
no-dice = es sind keine Würfel zu spielen
dice-lie-not = jetzt liegen keine Würfel auf dem Tisch
faces-of-die = ein Würfel hat die Augenzahlen 1 bis 6
used-too-often = ein Würfel ist nach einem Schritt verbraucht, nach zweien, wenn beide dasselbe zeigen
first-is-used-first = von zwei gleichen Würfeln wird der erste zuerst verbraucht
cube-missing = der Dopplerwürfel fehlt
no-cube = diese Partie wird ohne Dopplerwürfel gespielt
owned-without-double = vor einem Doppel gehört der Dopplerwürfel niemandem
owned-by-nobody = ein Spielwert von { $number } bedeutet, dass der Dopplerwürfel jemandem gehört
crawford-doubled = in der Crawford-Partie doppelt niemand
opening-doubled = vor der Eröffnung doppelt niemand
too-low-score = die Partie war { $number } wert, was der Spielstand des Gewinners nicht zeigt
single-crawford = eine einzelne Partie kennt keine Crawford-Partie
too-many-points = mehr als { $number } Punkte hat in diesem Match niemand
match-over = mit { $number } Punkten ist das Match zu Ende
not-crawford = das kann nicht die Crawford-Partie sein
no-beaver = es gibt keinen Beaver zu beantworten
bad-resignation = aufgeben kann man den Spielwert einfach, zweifach oder dreifach
nothing-dropped = es kann kein Doppel abgelehnt worden sein

## Tablero de Jesus

empty-board = leer ist das Brett nur, wenn die Partie verloren ist
other-coins = in Beuteln und auf dem Brett sind { $number } Münzen, aber die beiden Einsätze sind { $other }
no-run = auf dem Brett liegt keine Reihe, die zu nehmen wäre
coins-at-end = auf dem Brett liegt keine Münze, wenn die Partie verloren ist
other-coins-at-end = in den Beuteln sind am Ende { $number } Münzen, aber die beiden Einsätze waren { $other }
could-refill = der Verlierer hat { $number } Münzen und hätte auffüllen können
no-coin = Spalte { $number } hat keine Münze
several-coins = Spalte { $number } hat mehr als eine Münze
half-of-coins = vor dem Eröffnungswurf hat jeder Spieler die Hälfte der Münzen im Beutel

## Tablero di Berona

token-before-opening = vor dem Eröffnungswurf liegt kein Stein auf dem Brett
won-before-single = in einer einzelnen Partie ist vorher nichts gewonnen: won:0-0
too-many-tokens = { $letter } hat mehr als { $number } Steine

## Tabula

both-colours = auf Feld { $number } stehen Steine beider Farben
not-in-hand = beim Eröffnungswurf sind alle Steine auf der Hand
no-winner = am Ende hat ein Spieler fünfzehn Steine abgetragen
fifteen-off = mit fünfzehn abgetragenen Steinen ist die Partie zu Ende
other-pieces =
    { $colour ->
        [ivory] Elfenbein hat { $number } Steine statt { $other }
       *[brown] Braun hat { $number } Steine statt { $other }
    }

## The Royal Game of Ur

too-many-pieces =
    { $side ->
        [Blue] Blau hat mehr als { $number } Steine
       *[Ivory] Elfenbein hat mehr als { $number } Steine
    }
both-on-square = beide Spieler haben einen Stein auf { $square }
both-home = beide Spieler haben alle Steine im Ziel
other-tallies = es gibt { $number } Zählstäbe statt { $other }
winner-not-paid = dem Gewinner müssen { $number } Zählstäbe gezahlt worden sein
no-tallies = ein Satz wird um Zählstäbe gespielt
single-tallies = in einer einzelnen Partie gibt es keine Zählstäbe
set-over = sind alle Zählstäbe in einer Hand, ist der Satz zu Ende
over-without-winner = die Partie ist genau dann zu Ende, wenn eine Seite sieben Steine im Ziel hat
unknown-beginner = wer begonnen hat, ist genau so lange unbekannt, wie die Lose darüber entscheiden
not-at-ur-start = solange die Lose entscheiden, wer beginnt, sind alle Steine am Start
lots-worth = drei Lose zählen höchstens 3
faces-of-lot = ein Los zeigt 0 oder 1
gate-not-opened = drei Nieten hätten einen Stein auf das Tor gebracht und würden noch einmal geworfen
nothing-moved = es kann kein Stein gezogen haben
nothing-earned = das kann keine Rosette gebracht haben
other-pieces-of =
    { $side ->
        [Blue] Blau hat { $number } Steine statt { $other }
       *[Ivory] Elfenbein hat { $number } Steine statt { $other }
    }
not-on-way =
    { $side ->
        [Blue] Blau kommt nie auf das Feld { $square }
       *[Ivory] Elfenbein kommt nie auf das Feld { $square }
    }
two-on-square =
    { $side ->
        [Blue] Blau hat zwei Steine auf dem Feld { $square }
       *[Ivory] Elfenbein hat zwei Steine auf dem Feld { $square }
    }
no-rosette = nur eine Rosette hat einen Stern, und { $square } ist keine
