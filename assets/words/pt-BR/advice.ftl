## The hint

looking = Procurando a melhor jogada…
at-first-sight = À primeira vista: { $turn }. Continuo procurando…
ranked = { $number }. { $turn }: { $worth }
no-choice = Não há escolha.
why = Por quê? { $why }
best = Melhor: { $turn }.
would-win = Você venceria { $wins } em 100.
wins-and-worth =
    { $wins ->
        [one] { $wins } vitória
       *[other] { $wins } vitórias
    } em 100, { $worth }

## The odds

working-out-odds = Calculando as chances…
best-step = melhor
gives-away = −{ $lost }
is-hit = { $place }: capturada com { $ways } de { $count } lançamentos

## The coach

coach-is-looking = Um momento: o treinador está olhando.
coach-knows-better = O treinador conhece algo melhor.
this-costs = Isso lhe custa { $lost }.
this-turn-costs = Esta jogada lhe custa { $lost }.
better = Melhor: { $better }.
objection = { $about } Melhor: { $better }.
objection-and-why = { $about } Melhor: { $better }. { $why }

## Buttons

choose-again = Escolher de novo
do-it-anyway = Fazer mesmo assim
keep-my-turn = Manter minha jogada
ask-why = Por quê?
more = Mais
hide = Ocultar
odds = Chances

## Why something is not found out

unknown-move = os bots não conhecem este movimento
