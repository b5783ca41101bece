## The hint

looking = Cerco la mossa migliore…
at-first-sight = A prima vista: { $turn }. Guardo più a fondo…
ranked = { $number }. { $turn }: { $worth }
no-choice = Non c’è scelta.
why = Perché? { $why }
best = Migliore: { $turn }.
would-win =
    Vinceresti { $wins ->
        [one] { $wins } volta
       *[other] { $wins } volte
    } su 100.
wins-and-worth =
    { $wins ->
        [one] { $wins } vittoria
       *[other] { $wins } vittorie
    } su 100, { $worth }

## The odds

working-out-odds = Calcolo le probabilità…
best-step = migliore
gives-away = −{ $lost }
is-hit =
    { $place }: colpita da { $ways ->
        [one] { $ways } lancio
       *[other] { $ways } lanci
    } su { $count }

## The coach

coach-is-looking = Un momento: il coach sta guardando.
coach-knows-better = Il coach conosce qualcosa di meglio.
this-costs = Questo ti costa { $lost }.
this-turn-costs = Questa mossa ti costa { $lost }.
better = Meglio: { $better }.
objection = { $about } Meglio: { $better }.
objection-and-why = { $about } Meglio: { $better }. { $why }

## Buttons

choose-again = Scegli di nuovo
do-it-anyway = Fallo lo stesso
keep-my-turn = Tieni la mia mossa
ask-why = Perché?
more = Di più
hide = Nascondi
odds = Probabilità

## Why something is not found out

unknown-move = i bot non conoscono questa mossa
