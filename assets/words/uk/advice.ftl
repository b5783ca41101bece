## The hint

looking = Пошук найкращого ходу…
at-first-sight = На перший погляд: { $turn }. Пошук триває…
ranked = { $number }. { $turn }: { $worth }
no-choice = Вибору немає.
why = Чому? { $why }
best = Найкраще: { $turn }.
would-win = Ви виграли б { $wins } зі 100.
wins-and-worth = перемог { $wins } зі 100, { $worth }

## The odds

working-out-odds = Підрахунок шансів…
best-step = найкраще
gives-away = −{ $lost }
is-hit =
    { $place }: { $ways ->
        [one] б’є { $ways }
       *[other] б’ють { $ways }
    } з { $count } кидків

## The coach

coach-is-looking = Хвилинку: тренер дивиться.
coach-knows-better = Тренер знає щось краще.
this-costs = Це коштує вам { ACC($lost) }.
this-turn-costs = Цей хід коштує вам { ACC($lost) }.
better = Краще: { $better }.
objection = { $about } Краще: { $better }.
objection-and-why = { $about } Краще: { $better }. { $why }

## Buttons

choose-again = Вибрати знову
do-it-anyway = Усе одно так
keep-my-turn = Лишити мій хід
ask-why = Чому?
more = Більше
hide = Сховати
odds = Шанси

## Why something is not found out

unknown-move = боти не знають цього ходу
