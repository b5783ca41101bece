## The hint

looking = Buscando la mejor jugada…
at-first-sight = A primera vista: { $turn }. Sigue la búsqueda…
ranked = { $number }. { $turn }: { $worth }
no-choice = No hay elección.
why = ¿Por qué? { $why }
best = Lo mejor: { $turn }.
would-win = Ganarías { $wins } de cada 100.
wins-and-worth =
    { $wins ->
        [one] { $wins } victoria
       *[other] { $wins } victorias
    } de cada 100, { $worth }

## The odds

working-out-odds = Calculando las probabilidades…
best-step = lo mejor
gives-away = −{ $lost }
is-hit =
    Ficha en { POINT($place) }: { $ways ->
        [one] la come { $ways }
       *[other] la comen { $ways }
    } de { $count } tiradas

## The coach

coach-is-looking = Un momento: el entrenador está mirando.
coach-knows-better = El entrenador conoce algo mejor.
this-costs = Esto te cuesta { $lost }.
this-turn-costs = Esta jugada te cuesta { $lost }.
better = Mejor: { $better }.
objection = { $about } Mejor: { $better }.
objection-and-why = { $about } Mejor: { $better }. { $why }

## Buttons

choose-again = Elegir de nuevo
do-it-anyway = Hacerlo igualmente
keep-my-turn = Mantener mi jugada
ask-why = ¿Por qué?
more = Más
hide = Ocultar
odds = Probabilidades

## Why something is not found out

unknown-move = los bots no conocen esta jugada
