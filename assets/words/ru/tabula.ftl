## Why an action is refused

one-die-at-a-time = За один раз фишка идёт на одно место; играйте кубики по одному.
no-such-place = Там нельзя взять фишку.
no-piece-there = Там нет вашей фишки.
not-your-piece = Это не ваша фишка.
wrong-direction = Все фишки идут от 1 к 24, а затем за доску.
wrong-target = Этим броском фишка туда не попадёт.
bar-first = Сначала введите свою фишку с бара.
point-closed = Закрыто: на пункте { $number } две или больше фишек соперника.
second-half-locked = Вторая половина закрыта: пока есть фишки в запасе, вставать на 13 и дальше нельзя.
pieces-in-hand = Пока есть фишки в запасе, снимать нельзя.
not-gathered = Снимать можно, только когда все ваши фишки в последней четверти, с 19 по 24.
exact-number = Снять оттуда можно только точным числом: { $number }.
piece-further-back = Число больше { $number } снимает оттуда, только если позади нет ни одной вашей фишки.
wastes-dice = Нужно сыграть как можно больше кубиков: после такого хода получится меньше.

## How a game has ended

all-off = сняты все пятнадцать
all-off-before-one = сняты все пятнадцать, а у соперника ни одна

## Places

the-hand = запас
    .from = из запаса
    .to = в запас

## What the button of a step says

enter-piece = Кубик { $number }: ввести фишку на пункт { $to }{ $hits ->
        [0] {""}
       *[other] {" "}с боем
    }
enter-from-bar = Кубик { $number }: ввести фишку с бара на пункт { $to }{ $hits ->
        [0] {""}
       *[other] {" "}с боем
    }
bear-off-piece = Кубик { $number }: снять фишку { FROM($from) }
move-piece = Пойти фишкой { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] {" "}с боем
    }

## What is asked of whom, and the end of a game

throw-three-dice =
    { $name ->
        [you] Ваш ход: бросьте три кубика.
       *[other] { $name }, бросьте три кубика.
    }
another-die = ещё { $number }
play-all =
    { $name ->
        [you] Ваш ход:
       *[other] { $name },
    } { $act ->
        [enter] введите фишку с бара, сыграв
        [bear-off] пойдите или снимите фишку, сыграв
       *[move] сыграйте
    } { $dice }.
play-but =
    { $name ->
        [you] Ваш ход:
       *[other] { $name },
    } { $act ->
        [enter] введите фишку с бара, сыграв
        [bear-off] пойдите или снимите фишку, сыграв
       *[move] сыграйте
    } { $dice }; сыграть { $unused } нельзя.
play-some =
    { $name ->
        [you] Ваш ход:
       *[other] { $name },
    } { $act ->
        [enter] введите фишку с бара, сыграв
        [bear-off] пойдите или снимите фишку, сыграв
       *[move] сыграйте
    } { $dice }; сыграть можно только { $count ->
        [1] один из них.
       *[2] два из них.
    }
stuck-on-bar =
    { $name ->
        [you] { $ends ->
            [0] Завершите ход
           *[other] Ваш ход окончен
        }
       *[other] { $ends ->
            [0] { $name }, завершите ход
           *[other] { $name }, ваш ход окончен
        }
    }: сыграть { $dice } нельзя, фишка на баре не может войти.
stuck =
    { $name ->
        [you] { $ends ->
            [0] Завершите ход
           *[other] Ваш ход окончен
        }
       *[other] { $ends ->
            [0] { $name }, завершите ход
           *[other] { $name }, ваш ход окончен
        }
    }: сыграть { $dice } нельзя ни одной фишкой.
won =
    { $name ->
        [you] Вы победили
       *[other] { $name } побеждает
    }: { $manner }.

## The score panel

in-hand = Запас
on-the-bar = На баре
off = Снято
count-of-all = { $count } из { $all }

## What is known of the game without playing it

title = Табула
tagline = Нарды Рима: три кубика, одно направление
goal = Введите все пятнадцать фишек, проведите их один раз вокруг доски и снимите раньше соперника.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-pips = пипсы, пипс, пипса, пипсов
about-pips = Пипсы — это пункты, которые ещё предстоит пройти всем фишкам игрока.
term-hand = запас, запаса, запасе
about-hand = Фишки в запасе ещё не введены на доску.
term-bar = бар, бара, баре
about-bar = На баре сбитые фишки ждут, чтобы войти снова.
term-off = снято, снята, сняты, снять, снимите
about-off = Снятые с доски фишки прошли свой круг; пятнадцать таких побеждают.

## Its ready-made starts

zeno = Бросок Зенона
about-zeno = Император Зенон стоял хорошо, но выпало 2-5-6, и пришлось разбить пары: восемь фишек остались поодиночке. Сыграйте с его позиции.
play-zeno = Сыграть с позиции Зенона

## What the seats are called

ivory = Кремовый
brown = Коричневый
