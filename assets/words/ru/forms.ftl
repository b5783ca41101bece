## Who plays

opponent = Соперник
a-person = Человек
two-people-share = Двое за одним экраном.
strength = Сила { $rank } из { $count }. { $character }
you-play = Вы играете
watch = Смотреть
name-of-seat = Имя: { $seat }
optional-name-of-seat = Имя (можно без него): { $seat }
your-name = Ваше имя
optional-name = Имя (можно без него)

## The server for games with a friend

server = Сервер
about-server = Две программы встречаются на сервере Tesserae (tesserae-room). Общего сервера нет: запустите свой или спросите адрес у друга.

## House rules

house-rules =
    { $count ->
        [0] Домашние правила: обычные
       *[other] Домашние правила: изменено { $count }
    }
reset-rules = Вернуть обычные правила
rule-and-value = { $rule }: { $value }
rule-is = { $rule }: { $value }.

## Where throws come from

dice = Кубики
dice-on-table = Кубики: на столе
dice-by-hand = Кубики: ввод вручную
dice-by-computer = Кубики: выбирает компьютер
on-table = Бросок на столе
by-hand = Настоящие кубики, ввод вручную
by-computer = Выбирает компьютер
about-table = Вы бросаете виртуальные кубики; важно, как они лягут на стол.
about-hand = Вы бросаете настоящие кубики и вводите здесь, что выпало.
about-computer = Кубики не бросают: числа выбирает генератор случайных чисел, а его начальное значение сохраняется вместе с партией.

## The clock

clock = Часы
no-clock = Нет
sudden-death = На всю партию
delay = Задержка
increment = Добавка
about-no-clock = Каждый думает сколько хочет.
about-sudden-death = Столько времени на всё. У кого время вышло, тот проиграл.
about-delay = В каждом ходе время идёт только после задержки, как на большинстве часов для нард. У кого время вышло, тот проиграл.
about-increment = После каждого хода времени прибавляется. У кого время вышло, тот проиграл.
seconds-of-delay = Секунды задержки в каждом ходе
seconds-of-increment = Секунды добавки после каждого хода
minutes-each = Минуты на каждого игрока

## What is chosen, in a few words

without-clock = нет
with-sudden-death =
    { $minutes ->
        [one] по { $minutes } минуте
        [few] по { $minutes } минуты
       *[many] по { $minutes } минут
    }
with-delay =
    { $minutes ->
        [one] по { $minutes } минуте
        [few] по { $minutes } минуты
       *[many] по { $minutes } минут
    }, { $seconds ->
        [one] { $seconds } секунда задержки
        [few] { $seconds } секунды задержки
       *[many] { $seconds } секунд задержки
    }
with-increment =
    { $minutes ->
        [one] по { $minutes } минуте
        [few] по { $minutes } минуты
       *[many] по { $minutes } минут
    }, { $seconds ->
        [one] { $seconds } секунда добавки за ход
        [few] { $seconds } секунды добавки за ход
       *[many] { $seconds } секунд добавки за ход
    }
two-people = Двое за этим экраном
you-against = Вы против { GEN($bot) }
bots = { $bot } против { GEN($other-bot) }
changed-rules =
    { $count ->
        [0] обычные правила
        [one] изменено { $count } правило
        [few] изменено { $count } правила
       *[many] изменено { $count } правил
    }
standard-rules = Обычные правила.
