## For screen readers: who plays what; throws; choices and moves

introduced = { $title }: { $first ->
        [you] ви
       *[other] { $first }
    } і { $second ->
        [you] ви
       *[other] { $second }
    }.
each-throws =
    { $first ->
        [you] У вас випало { $one }
       *[other] { $first }: випало { $one }
    }, { $second ->
        [you] у вас — { $another }
       *[other] { $second } — { $another }
    }.
throws =
    { $name ->
        [you] У вас випало { $dice }.
       *[other] { $name }: випало { $dice }.
    }
played =
    { $name ->
        [you] Ви: { $what }.
       *[other] { $name }: { $what }.
    }

## Where dice of the players are entered

what-first-thrown = Киньте кожен по кубику. { $name ->
        [you] Що випало у вас?
       *[other] { $name }: що випало?
    }
what-thrown =
    { $name ->
        [you] Що у вас випало?
       *[other] { $name }: що випало?
    }

entered =
    Киньте кубики й уведіть числа: { $number } з { $count }
are-these-your-dice = Це ваші кубики?
confirm = Так
remove = Прибрати

## Whoever reads, as a name in the list of players

you-as-player = Ви

## On buttons of several places

back = Назад
close = Закрити
main-menu = Головне меню
undo = Скасувати
better = Краще
played-turn = Зіграно
number-of-count = { $number } з { $count }

## The prompt, where nobody here is asked for anything

is-playing = Ходить { $name }.
is-stuck = { $name } не може піти цим кидком.
cannot-play = { $name } не може грати.
someones-turn = Ходить { $name }.
turn-on-another-device = Ходить { $name }, на іншому пристрої. Надішліть туди партію.

## What has happened, below the prompt

forced-moves =
    Де можливий лише один хід, «Робити вимушені ходи» в налаштуваннях зробить його за вас.
cocked =
    { $die ->
        [lot] Пірамідку, що лягла криво, кинуто знову.
       *[die] Кубик, що ліг криво, кинуто знову.
    }
undone-to-turn = Скасовано: назад до вашого ходу { $number }. Випадуть ті самі кубики.
undone-to-answer = Скасовано: назад до вашої відповіді. Випадуть ті самі кубики.
undone-to-dice = Скасовано. Випадуть ті самі кубики.

## The buttons of a turn

throw = Кинути
hint = Підказка
i-am-here = Я тут
send-to = Надіслати: { $name }
play-here = Грати тут
about-play-here = Обидва гравці знову ходять на цьому пристрої.
agree = Погодитися
decline = Відхилити
play-both-sides = Грати за обох

## The buttons above the board

your-friend = Ваш друг
moves = Ходи
rules = Правила
dice-statistics = Статистика кубиків
settings = Налаштування
menu = Меню

## The buttons at the end of a game

replay = Перегляд
another-game = Ще партія
play-again = Грати знову
analysis = Аналіз
send-result = Надіслати підсумок

## The buttons of a replay

first = Перший
previous = Назад
play = Пуск
pause = Пауза
next = Далі
last = Останній
back-to-game = Назад до партії
edit = Змінити
about-edit = Редагувати цю позицію

## The score and the dice

whole-score = Увесь рахунок
used-die = { $number }, зіграно
swap-dice = Поміняти кубики
about-swap = Швидкий хід спершу пробує лівий кубик. Клацніть, щоб поміняти кубики ({ $key }).

## On the board: where dice lead and what that is worth; the order of the moves of a turn

dice-and-worth = { $faces }: { $worth }
better-number = Краще { $number }
played-number = Зіграно { $number }
sum = = { $number }

## What a friend says, in a bubble

quoted = «{ $words }»

## A lesson

lesson-step = { $lesson } · { $number } з { $count }
