## Why an action is refused

one-die-at-a-time = За один раз одна фішка йде на одне місце; грайте кубики по одному.
no-such-place = Там не можна взяти фішку.
no-piece-there = Там немає вашої фішки.
not-your-piece = Це не ваша фішка.
wrong-direction = Усі фішки йдуть від 1 до 24, а потім за дошку.
wrong-target = Цим кидком фішка туди не потрапить.
bar-first = Спершу введіть свою фішку з бару.
point-closed = Закрито: на пункті { $number } дві або більше фішок суперника.
second-half-locked = Другу половину замкнено: поки є фішки в запасі, на 13 і далі ставати не можна.
pieces-in-hand = Поки є фішки в запасі, виводити не можна.
not-gathered = Виводити можна лише тоді, коли всі ваші фішки в останній чверті, від 19 до 24.
exact-number = Вивести звідти можна лише точним числом: { $number }.
piece-further-back = Число, більше за { $number }, виводить звідти лише тоді, коли жодна ваша фішка не стоїть далі ззаду.
wastes-dice = Треба зіграти якнайбільше кубиків: після цього ходу вийде менше.

## How a game has ended

all-off = усі п’ятнадцять виведено
all-off-before-one = усі п’ятнадцять виведено, а в суперника жодної

## Places

the-hand = запас
    .from = із запасу
    .to = у запас

## What the button of a step says

enter-piece = Кубик { $number }: ввести фішку на пункт { $to }{ $hits ->
        [0] {""}
       *[other] {" "}зі збиттям
    }
enter-from-bar = Кубик { $number }: ввести фішку з бару на пункт { $to }{ $hits ->
        [0] {""}
       *[other] {" "}зі збиттям
    }
bear-off-piece = Кубик { $number }: вивести фішку { FROM($from) }
move-piece = Піти фішкою { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] {" "}зі збиттям
    }

## What is asked of whom, and the end of a game

throw-three-dice =
    { $name ->
        [you] Ваш хід: киньте три кубики.
       *[other] { $name }: киньте три кубики.
    }
another-die = ще { $number }
play-all =
    { $name ->
        [you] Ваш хід
       *[other] { $name }
    } — { $act ->
        [enter] введіть фішку з бару: зіграйте
        [bear-off] походіть або виведіть фішку: зіграйте
       *[move] зіграйте
    } { $dice }.
play-but =
    { $name ->
        [you] Ваш хід
       *[other] { $name }
    } — { $act ->
        [enter] введіть фішку з бару: зіграйте
        [bear-off] походіть або виведіть фішку: зіграйте
       *[move] зіграйте
    } { $dice }; зіграти { $unused } не можна.
play-some =
    { $name ->
        [you] Ваш хід
       *[other] { $name }
    } — { $act ->
        [enter] введіть фішку з бару: зіграйте
        [bear-off] походіть або виведіть фішку: зіграйте
       *[move] зіграйте
    } { $dice }; зіграти можна лише { $count ->
        [1] один із них.
       *[2] два з них.
    }
stuck-on-bar =
    { $name ->
        [you] { $ends ->
            [0] Завершіть хід
           *[other] Ваш хід завершено
        }
       *[other] { $ends ->
            [0] { $name }: завершіть хід
           *[other] { $name }: ваш хід завершено
        }
    } — зіграти { $dice } не можна: фішка на барі не може ввійти.
stuck =
    { $name ->
        [you] { $ends ->
            [0] Завершіть хід
           *[other] Ваш хід завершено
        }
       *[other] { $ends ->
            [0] { $name }: завершіть хід
           *[other] { $name }: ваш хід завершено
        }
    } — зіграти { $dice } не можна жодною фішкою.
won =
    { $name ->
        [you] Ви перемогли
       *[other] { $name } перемагає
    }: { $manner }.

## The score panel

in-hand = Запас
on-the-bar = На барі
off = Виведено
count-of-all = { $count } з { $all }

## What is known of the game without playing it

title = Табула
tagline = Римські нарди: три кубики, один напрямок
goal = Введіть усі п’ятнадцять фішок, проведіть їх один раз навколо дошки й виведіть раніше за суперника.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-pips = піпси, піпс, піпсів
about-pips = Піпси — це пункти, які ще мають пройти всі фішки гравця.
term-hand = запас, запасу, запасі
about-hand = Фішки в запасі ще не введено на дошку.
term-bar = бар, бару, барі
about-bar = На барі збиті фішки чекають, щоб увійти знову.
term-off = виведено, вивести, виведіть
about-off = Виведені з дошки фішки пройшли своє коло; п’ятнадцять таких перемагають.

## Its ready-made starts

zeno = Кидок Зенона
about-zeno = Імператор Зенон стояв добре, але випало 2-5-6, і довелося розбити пари: вісім фішок лишилися поодинці. Зіграйте з його позиції.
play-zeno = Зіграти з позиції Зенона

## What the seats are called

ivory = Кремовий
brown = Коричневий
