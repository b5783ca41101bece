## The analysis

analysis = Аналіз
all-games = Усі партії
no-analysis = Аналізу немає: { $why }.
one-moment = Хвилинку…
analysing = Аналіз: { $percent } %
stopped-at = Зупинено: { $percent } %
above-and-below = Угорі: перемагає { $first }. Унизу: перемагає { $second }.
turning-points = Переломи
save-report = Зберегти сторінкою з діаграмами
other-moves-here = Інші ходи тут
mistakes = Помилки
none-seen = Боти помилок не бачать.
none-so-far = Поки що немає.
practise =
    { $count ->
        [one] Опрацювати { $count } помилку
        [few] Опрацювати { $count } помилки
       *[many] Опрацювати { $count } помилок
    }
practise-of =
    { $count ->
        [one] Опрацювати { $count } помилку: { $name }
        [few] Опрацювати { $count } помилки: { $name }
       *[many] Опрацювати { $count } помилок: { $name }
    }
threw = { $name }: випало { $throw }
lucky = Пощастило: { $amount }.
unlucky = Не пощастило: { $amount }.
what-it-was = { $name }: { $what }
unmarked = помилка
gave-away = { $turn }: втрата — { $amount }.
mistake = { $name } { $sign } −{ $amount }
was-played = Зіграно: { $turn }.
was-better = Краще: { $better }. { $why }
better = Краще
played = Зіграно
other-moves = Інші ходи

## Skill and luck

skill-and-luck = Уміння й удача
curve-of-chances = Шанси впродовж партії
game-of-series = Партія { $number }
none-marked = Жодного рішення не позначено.
column-value = Оцінка
column-behind = Відставання
column-chances = Шанси
chance-and-share = { $what } { $value }
unforced-decisions = Рішення з вибором
count-of-mark = Позначено { $sign }
given-away-in = { $what }: втрати
amount-in-decisions = { $amount } ({ $count })
about-marks-of = Позначки, у тих самих тисячних: { $marks } ({ $thresholds }).
was-incomplete = Аналіз не був завершений.
made-with = Зроблено в Tesserae.
analysis-of = { $game }, аналіз
given-away = Втрати
error-rate = Середня втрата
pr = PR
pr-of-part = { $what }: PR
luck = Удача
result = Результат
without-luck = Без удачі
about-error-rate = Середня втрата: скільки в середньому втрачає рішення, у тисячних частках того, на що йде партія. Удача: наскільки кидки були кращі за середнє з усіх можливих.
about-pr = PR: половина середньої втрати, як рахує eXtreme Gammon.
as-solved = { $name }: рішень, як у розв’язку гри, — { $perfect } з { $all }, на решті втрачено: { $amount }.
endgame-as-solved = { $name }: бездоганних рішень в ендшпілі — { $perfect } з { $all }, до бездоганної гри бракує: { $amount }.

## One decision

decision = Рішення
back-to-analysis = Назад до аналізу
show-position = Показати позицію
not-found-out = Не вдалося з’ясувати: { $why }.
decides = Вирішує { $name }.
with-throw = { $name }, кидок { $faces }.
show = Показати
gives-nothing =
    { $played ->
        [0] без втрат ({ $value }).
       *[other] Зіграно: без втрат ({ $value }).
    }
gives-away =
    { $played ->
        [0] втрата — { $amount } ({ $value }).
       *[other] Зіграно: втрата — { $amount } ({ $value }).
    }
rollout = Ролаут
first-game-is-played = Ролаут: триває перша партія.
rolled-out-once = Ролаут: 1 партія.
rolled-out = Ролаут: { $value }, { $count ->
        [one] { $count } партія
        [few] { $count } партії
       *[many] { $count } партій
    }.
percent-done = { $percent } %
stop = Стоп
about-rollout = Боти багато разів догравають партію після вибраних ходів, щонайбільше чотирьох, з однаковими кидками для всіх. Удачу з результатів вилучено; ± — одна стандартна похибка.
roll-out = Ролаут: { $count ->
        [one] { $count } хід
        [few] { $count } ходи
       *[many] { $count } ходів
    }
what-about = А якщо так?
move-pieces = Походіть фішками на дошці або виберіть частини ходу одну за одною.
so-far = Поки що: { $turn }
on-board = На дошці: { $turn }
take-back = Повернути

## Several games or positions

games = Партії
positions = Позиції
nothing-listed = Тут нічого немає. Тут з’являється список із файлу з кількома партіями або з тексту з кількома позиціями.
which-position =
    { $count ->
        [one] { $count } позиція
        [few] { $count } позиції
       *[many] { $count } позицій
    }. Яку відкрити?
position = Позиція { $number }
score-is = Рахунок: { $score }.
score-before = Рахунок до партії: { $score }.
score-of-series = { $score } ({ $what })
position-in-words = { $what }: { $position }.
game-and-result = Партія { $number }: { $result }
game-sentence = Партія { $number }: { $result }.
about-giving-away = Втрати: у ставках, а в матчі — у тому, що варте стільки ж, скільки ставка. PR: половина того, що рішення втрачає в середньому, у тисячних частках. Що менше, то краще.
all-analysed = Усі партії проаналізовано.
stop-analysis = Зупинити аналіз
go-on-with-analysis = Продовжити аналіз
analyse-all = Аналізувати всі партії
games-of-two = { $first } і { $second }: { $count ->
        [one] { $count } партія
        [few] { $count } партії
       *[many] { $count } партій
    }.
games-of-several =
    { $count ->
        [one] { $count } партія кількох гравців.
        [few] { $count } партії кількох гравців.
       *[many] { $count } партій кількох гравців.
    }
number-of-games =
    { $count ->
        [one] { $count } партія
        [few] { $count } партії
       *[many] { $count } партій
    }.
wins-points = { $name } виграє { $count }
a-draw = нічия
not-finished = не закінчено
was-not-finished = Не закінчено.
all-given-away = Втрати: { $list }.
gave-away-and-pr = { $name } { $lost } (PR { $rating })

## The games that were analysed

analysed-games = Проаналізовані партії
none-analysed = Партій ще немає. Тут з’явиться кожна партія, аналіз якої завершено.
older-games = Давніші партії
about-rating = PR, рівень гри: половина того, що рішення втрачає в середньому, у тисячних частках того, на що йде партія. Що менше, то краще.
name-and-game = { $name }, { $game }
pr-in-one = { $name }: PR { $rating } в 1 партії.
pr-in-last = { $name }: PR { $rating } в останній партії (усього { $count }), { $mean } в останніх { $last } разом.
legend = Точки: окремі партії. Лінія: останні { $count } разом.
pr-of = { $name } { $rating }
ratings = PR: { $list }.
moves-not-saved = Її ходи вже не зберігаються.

## The results of all games

statistics = Статистика
analysed-games-and-pr = Проаналізовані партії та PR
no-games = Партій ще немає. Тут ведеться облік кожної вашої партії.
none-finished = розпочато: { $count }, не закінчено жодної
finished = закінчено { $count ->
        [one] { $count } партію
        [few] { $count } партії
       *[many] { $count } партій
    }
dice-luck = Удача на кубиках
about-luck = Середнє чесних кубиків — 3,5. Останній стовпець каже, у скількох зі 100 вибірок такого розміру чесні кубики відхиляються від нього щонайменше так само.
copy-error-rates = Копіювати середні втрати
puzzles-solved = Задачі, розв’язані з першої спроби
solved-of = { $game }: { $solved } з { $all }
rate = { $name }: середня втрата { $last }, проаналізовано { $count ->
        [one] { $count } партію
        [few] { $count } партії
       *[many] { $count } партій
    }
rate-before = { $name }: середня втрата { $before } → { $last }, проаналізовано { $count ->
        [one] { $count } партію
        [few] { $count } партії
       *[many] { $count } партій
    }
like-level = { $what }, як { $bot }
against = { $name } проти { GEN($bot) }
won = виграно
points = очки
won-of = { $wins } з { $all }
count-of-manner = { $count } × { $manner }
manners = { $name }: { $list }
dice-column = кубики
average = середнє
of-hundred = зі 100
