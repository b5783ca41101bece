## Why an action is refused

no-coin = На доске в этом месте нет монеты.
leaves-column = Монета остаётся у своего числа: она идёт к числам или от них.
leaves-board = Монета остаётся на клетках с 1 по 7 своего числа.
not-the-whole-die = Монета идёт ровно на столько клеток, сколько выпало на одном кубике.
same-coin = Эта монета уже ходила: два кубика — для двух разных монет.
wastes-die = Нужно сыграть оба кубика: после такого хода { $number } другой монетой сыграть нельзя.
no-run = На доске нет ряда.
no-run-there = Там ряд не начинается.
move-first = Взять ряд может только тот, кто только что ходил.
finish-the-move = Сначала нужно сыграть оба кубика, потом брать ряд.
nothing-surrendered = Перехватить ряд можно только сразу после того, как соперник потерял кубики.
take-instead = Вы уже бросили: возьмите ряд, перехватить его нельзя.
claiming-forbidden = По домашнему правилу ряд нельзя перехватить без броска.
all-are-taken = Все ряды на доске берут вместе.
pick-one = По домашнему правилу берут один ряд: укажите какой.

## What has happened

lower-begins = Начинает тот, у кого выпало меньше.
throw-loses-dice = Выпало { $number }: кубики потеряны.
throw-not-playable = { $thrown } нельзя сыграть двумя разными монетами: кубики потеряны.
eighth-coin = Все семь в ряд приносят восьмую монету.
refilled = Пустые числа заполнены.

## How a game has ended

cannot-refill = сопернику нечем заполнить доску

## Places, and what has moved along the squares of a number

purse =
    { $seat ->
        [South] кошель Юга
       *[North] кошель Севера
    }
    .from =
        { $seat ->
            [South] из кошеля Юга
           *[North] из кошеля Севера
        }
    .to =
        { $seat ->
            [South] в кошель Юга
           *[North] в кошель Севера
        }
the-table = стол
    .from = со стола
    .to = на стол
square-of-number = число { $number }, клетка { $square }
    .from = с клетки { $square } числа { $number }
    .to = на клетку { $square } числа { $number }
    .acc = клетку { $square } числа { $number }
moved = число { $number }, с клетки { $from } на клетку { $to }

## What the button of a step says

move-coin = Пойти монетой { $number } с клетки { $from } на клетку { $to }

## What the button of a choice says

take-coins = Взять монеты { $first }–{ $last }
take-runs =
    { $runs ->
        [one] Взять ряд
        [2] Взять оба ряда
        [few] Взять все { $runs } ряда
       *[many] Взять все { $runs } рядов
    }
claim-coins = Перехватить монеты { $first }–{ $last }
claim-runs =
    { $runs ->
        [one] Перехватить ряд
        [2] Перехватить оба ряда
        [few] Перехватить все { $runs } ряда
       *[many] Перехватить все { $runs } рядов
    }

## What was chosen, inside of a sentence

does-take-coins = взять монеты { $first }–{ $last }
does-take-runs =
    { $runs ->
        [one] взять ряд
        [2] взять оба ряда
        [few] взять все { $runs } ряда
       *[many] взять все { $runs } рядов
    }
does-claim-coins = перехватить монеты { $first }–{ $last }
does-claim-runs =
    { $runs ->
        [one] перехватить ряд
        [2] перехватить оба ряда
        [few] перехватить все { $runs } ряда
       *[many] перехватить все { $runs } рядов
    }

## What is asked of whom, and the end of a game

throw-for-opening = Бросьте по кубику за каждого игрока. У кого меньше, тот выкладывает пять монет и начинает.
claim-or-throw =
    { $name ->
        [you] Ваш ход: перехватите
       *[other] { $name }, перехватите
    } { $runs ->
        [1] ряд
       *[other] ряды
    } или бросьте кубики.
take-or-throw =
    { $name ->
        [you] Ваш ход: возьмите
       *[other] { $name }, возьмите
    } { $runs ->
        [1] ряд
       *[other] ряды
    } или бросьте снова.
play-both =
    { $name ->
        [you] Ваш ход: сыграйте { $one } и { $another } двумя разными монетами.
       *[other] { $name }, сыграйте { $one } и { $another } двумя разными монетами.
    }
play-other =
    { $name ->
        [you] Ваш ход: сыграйте { $number } другой монетой.
       *[other] { $name }, сыграйте { $number } другой монетой.
    }
won =
    { $name ->
        [you] Вам нечем заполнить доску
       *[other] { $name } не может заполнить доску
    }: { $winner ->
        [you] вы выиграли
       *[other] { $winner } выигрывает
    } { $count ->
        [one] { $count } монету
        [few] { $count } монеты
       *[many] { $count } монет
    }.

## What was laid out

lays-out =
    { $name ->
        [you] Вы выкладываете
       *[other] { $name } выкладывает
    } { $count ->
        [one] { $count } монету
        [few] { $count } монеты
       *[many] { $count } монет
    }.

## The score panel

in-purse = Кошель
on-board = Монеты на доске

## What is known of the game without playing it

title = Таблеро де Хесус
tagline = Выстройте общие монеты в ряд: взять или рискнуть?
goal = Берите ряды монет, пока сопернику не станет нечем заполнить доску. Монеты на доске ничьи.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-purse = кошель, кошеля, кошеле
about-purse = В кошеле лежат монеты игрока; кому нечем заполнить из него доску, тот проиграл.
term-coins = монеты, монета, монету, монет, монетой, монетами
about-coins = Монеты на доске ничьи: оба игрока ходят любой из них.
term-move = пойти, пойдите, сыграйте
about-move = Каждый кубик двигает свою монету к числам или от них, на всё выпавшее число.
term-run = ряд, ряда, ряды, рядов
about-run = Ряд — это две или больше соседних монет на одной линии, но не на крайних клетках.
term-take = взять, возьмите
about-take = Кто берёт ряд, кладёт его монеты в свой кошель; соперник заполняет пустые числа и получает кубики.
term-claim = перехватить, перехватите
about-claim = Перехватить — взять без броска ряд, который пришлось оставить сопернику.

## What the seats are called

south = Юг
north = Север
