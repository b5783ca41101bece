## The hint

looking = Ищу лучший ход…
at-first-sight = На первый взгляд: { $turn }. Смотрю дальше…
ranked = { $number }. { $turn }: { $worth }
no-choice = Выбора нет.
why = Почему? { $why }
best = Лучше всего: { $turn }.
would-win =
    { $wins ->
        [one] Вы выиграли бы { $wins } раз из 100.
        [few] Вы выиграли бы { $wins } раза из 100.
       *[many] Вы выиграли бы { $wins } раз из 100.
    }
wins-and-worth =
    { $wins ->
        [one] { $wins } победа из 100, { $worth }
        [few] { $wins } победы из 100, { $worth }
       *[many] { $wins } побед из 100, { $worth }
    }

## The odds

working-out-odds = Считаю шансы…
best-step = лучший
gives-away = −{ $lost }
is-hit =
    { $place }: { $ways ->
        [one] сбивает { $ways } бросок из { $count }
        [few] сбивают { $ways } броска из { $count }
       *[many] сбивают { $ways } бросков из { $count }
    }

## The coach

coach-is-looking = Минутку: тренер смотрит.
coach-knows-better = Тренер знает ход получше.
this-costs = Так вы теряете { ACC($lost) }.
this-turn-costs = С этим ходом вы теряете { ACC($lost) }.
better = Лучше: { $better }.
objection = { $about } Лучше: { $better }.
objection-and-why = { $about } Лучше: { $better }. { $why }

## Buttons

choose-again = Выбрать снова
do-it-anyway = Всё равно так
keep-my-turn = Оставить мой ход
ask-why = Почему?
more = Ещё
hide = Скрыть
odds = Шансы

## Why something is not found out

unknown-move = боты не знают этого хода
