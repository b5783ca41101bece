## For screen readers: who plays what; throws; choices and moves

introduced =
    { $title }: { $first ->
        [you] вы
       *[other] { $first }
    } и { $second ->
        [you] вы
       *[other] { $second }
    }.
each-throws =
    { $first ->
        [you] У вас выпало { $one }
       *[other] { $first }: выпало { $one }
    }, { $second ->
        [you] у вас — { $another }
       *[other] { $second } — { $another }
    }.
throws =
    { $name ->
        [you] У вас выпало { $dice }.
       *[other] { $name }: выпало { $dice }.
    }
played =
    { $name ->
        [you] Вы: { $what }.
       *[other] { $name }: { $what }.
    }

## Where dice of the players are entered

what-first-thrown =
    { $name ->
        [you] Бросьте каждый по кубику. Что выпало у вас?
       *[other] Бросьте каждый по кубику. { $name }: что выпало?
    }
what-thrown =
    { $name ->
        [you] Что у вас выпало?
       *[other] { $name }: что выпало?
    }

entered =
    Бросьте кубики и введите числа: { $number } из { $count }
are-these-your-dice = Это ваши кубики?
confirm = Верно
remove = Убрать

## Whoever reads, as a name in the list of players

you-as-player = Вы

## On buttons of several places

back = Назад
close = Закрыть
main-menu = Главное меню
undo = Отменить
better = Лучше
played-turn = Сыграно
number-of-count = { $number } из { $count }

## The prompt, where nobody here is asked for anything

is-playing = Ходит { $name }.
is-stuck = { $name } не может пойти с этим броском.
cannot-play = { $name } не может играть.
someones-turn = Ходит { $name }.
turn-on-another-device = Ходит { $name }, на другом устройстве. Отправьте туда партию.

## What has happened, below the prompt

forced-moves =
    Где возможен только один ход, «Делать вынужденные ходы» в настройках сделает его за вас.
cocked =
    { $die ->
        [lot] Косо лёгшую пирамидку бросили снова.
       *[die] Косо лёгший кубик бросили снова.
    }
undone-to-turn = Отменено: назад к вашему ходу { $number }. Выпадут те же кубики.
undone-to-answer = Отменено: назад к вашему ответу. Выпадут те же кубики.
undone-to-dice = Отменено. Выпадут те же кубики.

## The buttons of a turn

throw = Бросить
hint = Подсказка
i-am-here = Я здесь
send-to = Отправить: { $name }
play-here = Играть здесь
about-play-here = Оба игрока снова ходят на этом устройстве.
agree = Принять
decline = Отклонить
play-both-sides = Играть за обоих

## The buttons above the board

your-friend = Ваш друг
moves = Ходы
rules = Правила
dice-statistics = Статистика кубиков
settings = Настройки
menu = Меню

## The buttons at the end of a game

replay = Просмотр
another-game = Ещё партию
play-again = Сыграть снова
analysis = Анализ
send-result = Отправить итог

## The buttons of a replay

first = Начало
previous = Назад
play = Пуск
pause = Пауза
next = Вперёд
last = Конец
back-to-game = Назад к партии
edit = Изменить
about-edit = Изменить эту позицию

## The score and the dice

whole-score = Весь счёт
used-die = { $number }, сыграно
swap-dice = Поменять кубики
about-swap = Быстрый ход сначала пробует левый кубик. Щёлкните, чтобы поменять кубики ({ $key }).

## On the board: where dice lead and what that is worth; the order of the moves of a turn

dice-and-worth = { $faces }: { $worth }
better-number = Лучше { $number }
played-number = Сыграно { $number }
sum = = { $number }

## What a friend says, in a bubble

quoted = «{ $words }»

## A lesson

lesson-step = { $lesson } · { $number } из { $count }
