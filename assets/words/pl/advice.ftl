## The hint

looking = Szukanie najlepszej tury…
at-first-sight = Na pierwszy rzut oka: { $turn }. Szukanie trwa…
ranked = { $number }. { $turn }: { $worth }
no-choice = Nie ma wyboru.
why = Dlaczego? { $why }
best = Najlepiej: { $turn }.
would-win = Wygrasz średnio { $wins } na 100.
wins-and-worth =
    { $wins ->
        [one] { $wins } wygrana na 100, { $worth }
        [few] { $wins } wygrane na 100, { $worth }
       *[many] { $wins } wygranych na 100, { $worth }
    }

## The odds

working-out-odds = Obliczanie szans…
best-step = najlepsze
gives-away = −{ $lost }
is-hit = { $place }: bicie przy { $ways } z { $count } rzutów

## The coach

coach-is-looking = Chwileczkę: trener sprawdza.
coach-knows-better = Trener zna coś lepszego.
this-costs = To kosztuje cię { ACC($lost) }.
this-turn-costs = Ta tura kosztuje cię { ACC($lost) }.
better = Lepiej: { $better }.
objection = { $about } Lepiej: { $better }.
objection-and-why = { $about } Lepiej: { $better }. { $why }

## Buttons

choose-again = Wybierz znów
do-it-anyway = Zrób to mimo to
keep-my-turn = Zostaw turę
ask-why = Czemu?
more = Więcej
hide = Ukryj
odds = Szanse

## Why something is not found out

unknown-move = boty nie znają tego ruchu
