## What stands there is not what should

is-not = statt „{ $found }“ gehört hierher: { $wanted }
missing = hierher gehört: { $wanted }

## What should stand there

this-text = „{ $words }“
one-of = eines von { $words }
a-number = eine Zahl
number-from = eine Zahl von { $low } bis { $high }
smaller-number = eine kleinere Zahl
phase = eine Phase der Partie, etwa { $examples }
two-dice = zwei Würfel, etwa { $examples }
the-dice = die Würfel
face = die Augenzahl eines Würfels
cube = ein Dopplerwürfel, etwa { $examples }
score = ein Spielstand, etwa { $examples }
checkers-at-place = ein Ort und eine Anzahl von Steinen, etwa { $examples }
number-of-stakes = eine Zahl (der wievielfache Spielwert)
action = eine Aktion, etwa { $examples }
move-of-coin = ein Zug, etwa { $examples }: Spalte der Münze, Zeile, die sie verlässt, Zeile, in die sie kommt
two-purses = zwei Beutel mit höchstens { $most } Münzen, etwa { $examples }
rows-of-coins = ein Brett: sieben Ziffern von 1 bis 7, die Zeile der Münze in jeder Spalte
rows-of-stacks = ein Brett: drei Reihen, durch „/“ verbunden, jede aus sechs Stapeln, durch Kommas verbunden
stack-of-tokens = ein Stapel aus Steinen: A und B
points-won = was beide gewonnen haben, etwa { $examples }
pieces-of =
    { $side ->
        [ivory] die elfenbeinfarbenen Steine, etwa { $examples }
        [brown] die braunen Steine, etwa { $examples }
        [Blue] die Steine von Blau, etwa { $examples }
       *[Ivory] die Steine von Elfenbein, etwa { $examples }
    }
tallies = die Zählstäbe des Vorrats und beider Spieler, etwa { $examples }
who-began = wer begonnen hat, etwa { $examples }
square = der Name eines Feldes
place = der Name eines Ortes

## What cannot be read otherwise

position-like = eine Stellung schreibt man so: { $examples }
places-in-order = die Orte stehen der Reihe nach von der Bar bis zu den abgetragenen Steinen, jeder einmal
other-checkers = Zahl der Steine: { $count } statt { $most }
no-single-die = kein einzelner Würfel führt von dort hierher
not-played-here = { $faces } kann hier nicht gespielt worden sein
nobodys-turn = vor dem Eröffnungswurf und nach dem Ende ist niemand am Zug; am Ende, nicht vorher, steht fest, wer begonnen hat
turn-missing = wer am Zug ist und wer begonnen hat, fehlt
stack-missing = ein Stapel fehlt (ein leeres Feld schreibt man als Punkt)
should-end = hier sollte die Stellung enden, nicht „{ $found }“ stehen
nothing-follows = nach „{ $found }“ folgt nichts mehr
comes-twice = „{ $found }“ kommt zweimal vor
three-dice =
    { $count ->
        [4] es sind nur drei Würfel
       *[other] es sind drei Würfel, nicht { $count }
    }
no-such-game = es gibt kein Spiel „{ $found }“ (bekannt: { $words })
