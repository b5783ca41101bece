## The hint

looking = Recherche du meilleur coup…
at-first-sight = À première vue : { $turn }. La recherche continue…
ranked = { $number }. { $turn } : { $worth }
no-choice = Il n’y a pas de choix.
why = Pourquoi ? { $why }
best = Meilleur : { $turn }.
would-win = Vous gagneriez { $wins } fois sur 100.
wins-and-worth =
    { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    } sur 100, { $worth }

## The odds

working-out-odds = Calcul des chances…
best-step = meilleur
gives-away = −{ $lost }
is-hit =
    { $place } : { $ways ->
        [one] { $ways } jet sur { $count } frappe
       *[other] { $ways } jets sur { $count } frappent
    }

## The coach

coach-is-looking = Un instant : l’entraîneur regarde.
coach-knows-better = L’entraîneur connaît mieux.
this-costs = Cela vous coûte { $lost }.
this-turn-costs = Ce coup vous coûte { $lost }.
better = Mieux : { $better }.
objection = { $about } Mieux : { $better }.
objection-and-why = { $about } Mieux : { $better }. { $why }

## Buttons

choose-again = Choisir de nouveau
do-it-anyway = Jouer quand même
keep-my-turn = Garder mon coup
ask-why = Pourquoi ?
more = Plus
hide = Masquer
odds = Chances

## Why something is not found out

unknown-move = les bots ne connaissent pas ce coup
