## The hint

looking = Der beste Zug wird gesucht …
at-first-sight = Auf den ersten Blick: { $turn }. Die Suche geht weiter …
ranked = { $number }. { $turn }: { $worth }
no-choice = Es gibt keine Wahl.
why = Warum? { $why }
best = Am besten: { $turn }.
would-win = Du würdest { $wins } von 100 gewinnen.
wins-and-worth = { $wins } Siege von 100, { $worth }

## The odds

working-out-odds = Die Chancen werden berechnet …
best-step = bester
gives-away = −{ $lost }
is-hit = { $place } wird bei { $ways } von { $count } Würfen geschlagen

## The coach

coach-is-looking = Einen Moment: Der Coach schaut nach.
coach-knows-better = Der Coach weiß etwas Besseres.
this-costs = Das kostet dich { $lost }.
this-turn-costs = Dieser Zug kostet dich { $lost }.
better = Besser: { $better }.
objection = { $about } Besser: { $better }.
objection-and-why = { $about } Besser: { $better }. { $why }

## Buttons

choose-again = Neu wählen
do-it-anyway = Trotzdem tun
keep-my-turn = Zug behalten
ask-why = Warum?
more = Mehr
hide = Zu
odds = Chancen

## Why something is not found out

unknown-move = die Bots kennen diesen Zug nicht
