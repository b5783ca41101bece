## The analysis

analysis = Анализ
all-games = Все партии
no-analysis = Анализа нет: { $why }.
one-moment = Минутку…
analysing = Анализ: { $percent } %
stopped-at = Остановлено: { $percent } %
above-and-below = Вверху: побеждает { $first }. Внизу: побеждает { $second }.
turning-points = Переломы
save-report = Сохранить страницей с диаграммами
other-moves-here = Другие ходы здесь
mistakes = Ошибки
none-seen = Боты ошибок не видят.
none-so-far = Пока нет.
practise =
    { $count ->
        [one] Повторить { $count } ошибку
        [few] Повторить { $count } ошибки
       *[many] Повторить { $count } ошибок
    }
practise-of =
    { $count ->
        [one] Повторить { $count } ошибку: { $name }
        [few] Повторить { $count } ошибки: { $name }
       *[many] Повторить { $count } ошибок: { $name }
    }
threw = { $name }: выпало { $throw }
lucky = Повезло: { $amount }.
unlucky = Не повезло: { $amount }.
what-it-was = { $name }: { $what }
unmarked = ошибка
gave-away = { $turn }: потеря — { $amount }.
mistake = { $name } { $sign } −{ $amount }
was-played = Сыграно: { $turn }.
was-better = Лучше: { $better }. { $why }
better = Лучше
played = Сыграно
other-moves = Другие ходы

## Skill and luck

skill-and-luck = Умение и удача
curve-of-chances = Шансы по ходу партии
game-of-series = Партия { $number }
none-marked = Ни одно решение не отмечено.
column-value = Оценка
column-behind = Отставание
column-chances = Шансы
chance-and-share = { $what } { $value }
unforced-decisions = Невынужденные решения
count-of-mark = Отмечено { $sign }
given-away-in = { $what }: потери
amount-in-decisions = { $amount } ({ $count })
about-marks-of = Отметки, в тех же тысячных: { $marks } ({ $thresholds }).
was-incomplete = Анализ не был завершён.
made-with = Сделано в Tesserae.
analysis-of = { $game }, анализ
given-away = Потери
error-rate = Средняя потеря
pr = PR
pr-of-part = { $what }: PR
luck = Удача
result = Результат
without-luck = Без удачи
about-error-rate = Средняя потеря: сколько в среднем теряет решение, в тысячных долях того, что стоит партия. Удача: насколько броски были лучше среднего из всех возможных.
about-pr = PR: половина средней потери, как считает eXtreme Gammon.
as-solved = { $name }: решений как в полном решении игры — { $perfect } из { $all }, на остальных потеряно: { $amount }.
endgame-as-solved = { $name }: безупречных решений в окончании — { $perfect } из { $all }, до безупречной игры не хватило: { $amount }.

## One decision

decision = Решение
back-to-analysis = Назад к анализу
show-position = Показать позицию
not-found-out = Выяснить не удалось: { $why }.
decides = Решает { $name }.
with-throw = { $name }, бросок { $faces }.
show = Показать
gives-nothing =
    { $played ->
        [0] без потерь ({ $value }).
       *[other] Сыграно: без потерь ({ $value }).
    }
gives-away =
    { $played ->
        [0] потеря — { $amount } ({ $value }).
       *[other] Сыграно: потеря — { $amount } ({ $value }).
    }
rollout = Роллаут
first-game-is-played = Роллаут: играется первая партия.
rolled-out-once = Роллаут: 1 партия.
rolled-out =
    { $count ->
        [one] Роллаут: { $value }, { $count } партия.
        [few] Роллаут: { $value }, { $count } партии.
       *[many] Роллаут: { $value }, { $count } партий.
    }
percent-done = { $percent } %
stop = Стоп
about-rollout = Боты доигрывают партию много раз после выбранных ходов, не больше четырёх, с одинаковыми бросками для всех. Удача из результатов вычтена; ± — одна стандартная ошибка.
roll-out =
    { $count ->
        [one] Роллаут: { $count } ход
        [few] Роллаут: { $count } хода
       *[many] Роллаут: { $count } ходов
    }
what-about = А если так?
move-pieces = Пойдите фишками на доске или выберите части хода одну за другой.
so-far = Пока: { $turn }
on-board = На доске: { $turn }
take-back = Вернуть

## Several games or positions

games = Партии
positions = Позиции
nothing-listed = Здесь ничего нет. Здесь появляется список из файла с несколькими партиями или текста с несколькими позициями.
which-position =
    { $count ->
        [one] { $count } позиция. Какую открыть?
        [few] { $count } позиции. Какую открыть?
       *[many] { $count } позиций. Какую открыть?
    }
position = Позиция { $number }
score-is = Счёт: { $score }.
score-before = Счёт до партии: { $score }.
score-of-series = { $score } ({ $what })
position-in-words = { $what }: { $position }.
game-and-result = Партия { $number }: { $result }
game-sentence = Партия { $number }: { $result }.
about-giving-away = Потери: в ставках, а в матче — в том, что стоит столько же, сколько ставка. PR: половина того, что решение теряет в среднем, в тысячных долях. Чем меньше, тем лучше.
all-analysed = Все партии разобраны.
stop-analysis = Остановить анализ
go-on-with-analysis = Продолжить анализ
analyse-all = Разобрать все партии
games-of-two =
    { $count ->
        [one] { $first } и { $second }: { $count } партия.
        [few] { $first } и { $second }: { $count } партии.
       *[many] { $first } и { $second }: { $count } партий.
    }
games-of-several =
    { $count ->
        [one] { $count } партия нескольких игроков.
        [few] { $count } партии нескольких игроков.
       *[many] { $count } партий нескольких игроков.
    }
number-of-games =
    { $count ->
        [one] { $count } партия.
        [few] { $count } партии.
       *[many] { $count } партий.
    }
wins-points = { $name } выигрывает { $count }
a-draw = ничья
not-finished = не окончена
was-not-finished = Не окончена.
all-given-away = Потери: { $list }.
gave-away-and-pr = { $name } { $lost } (PR { $rating })

## The games that were analysed

analysed-games = Разобранные партии
none-analysed = Партий пока нет. Здесь появится каждая партия, разобранная до конца.
older-games = Прежние партии
about-rating = PR, уровень игры: половина того, что решение теряет в среднем, в тысячных долях того, что стоит партия. Чем меньше, тем лучше.
name-and-game = { $name }, { $game }
pr-in-one = { $name }: PR { $rating } в 1 партии.
pr-in-last = { $name }: PR { $rating } в последней партии (всего { $count }), { $mean } в последних { $last } вместе.
legend = Точки: отдельные партии. Линия: последние { $count } вместе.
pr-of = { $name } { $rating }
ratings = PR: { $list }.
moves-not-saved = Ходы этой партии больше не хранятся.

## The results of all games

statistics = Статистика
analysed-games-and-pr = Разобранные партии и PR
no-games = Партий пока нет. Здесь учитывается каждая ваша партия.
none-finished = начато: { $count }, не окончено ни одной
finished =
    { $count ->
        [one] окончена { $count } партия
        [few] окончено { $count } партии
       *[many] окончено { $count } партий
    }
dice-luck = Удача на кубиках
about-luck = Среднее честных кубиков — 3,5. Последний столбец говорит, в скольких из 100 таких же серий бросков честные кубики отклонились бы не меньше.
copy-error-rates = Скопировать средние потери
puzzles-solved = Задачи, решённые с первой попытки
solved-of = { $game }: { $solved } из { $all }
rate =
    { $count ->
        [one] { $name }: средняя потеря { $last }, разобрана { $count } партия
        [few] { $name }: средняя потеря { $last }, разобрано { $count } партии
       *[many] { $name }: средняя потеря { $last }, разобрано { $count } партий
    }
rate-before =
    { $count ->
        [one] { $name }: средняя потеря { $before } → { $last }, разобрана { $count } партия
        [few] { $name }: средняя потеря { $before } → { $last }, разобрано { $count } партии
       *[many] { $name }: средняя потеря { $before } → { $last }, разобрано { $count } партий
    }
like-level = { $what }, как { $bot }
against = { $name } против { GEN($bot) }
won = выиграно
points = очки
won-of = { $wins } из { $all }
count-of-manner = { $count } × { $manner }
manners = { $name }: { $list }
dice-column = кубики
average = среднее
of-hundred = из 100
