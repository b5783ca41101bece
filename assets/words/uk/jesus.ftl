## Why an action is refused

no-coin = На дошці в цьому місці немає монети.
leaves-column = Монета лишається біля свого числа: вона йде до чисел або від них.
leaves-board = Монета лишається на клітинках від 1 до 7 свого числа.
not-the-whole-die = Монета йде рівно на стільки клітинок, скільки показує один кубик.
same-coin = Ця монета вже ходила: два кубики — для двох різних монет.
wastes-die = Треба зіграти обидва кубики: після цього ходу { $number } не зіграти іншою монетою.
no-run = На дошці немає ряду.
no-run-there = Там ряд не починається.
move-first = Узяти ряд може лише той, хто щойно ходив.
finish-the-move = Спершу треба зіграти обидва кубики, а тоді брати ряд.
nothing-surrendered = Перехопити ряд можна лише одразу після того, як суперник утратив кубики.
take-instead = Ви вже кинули: візьміть ряд, а не перехоплюйте.
claiming-forbidden = За домашнім правилом ряд не можна перехопити без кидка.
all-are-taken = Усі ряди на дошці беруть разом.
pick-one = За домашнім правилом беруть один ряд: скажіть який.

## What has happened

lower-begins = Починає той, у кого менше.
throw-loses-dice = Випало { $number }: кубики втрачено.
throw-not-playable = { $thrown } не зіграти двома різними монетами: кубики втрачено.
eighth-coin = Усі сім на одній лінії виграють восьму монету.
refilled = Порожні числа заповнено.

## How a game has ended

cannot-refill = суперник не може заповнити дошку

## Places, and what has moved along the squares of a number

purse =
    { $seat ->
        [South] гаманець Півдня
       *[North] гаманець Півночі
    }
    .from =
        { $seat ->
            [South] із гаманця Півдня
           *[North] із гаманця Півночі
        }
    .to =
        { $seat ->
            [South] у гаманець Півдня
           *[North] у гаманець Півночі
        }
the-table = стіл
    .from = зі столу
    .to = на стіл
square-of-number = число { $number }, клітинка { $square }
    .from = із клітинки { $square } числа { $number }
    .to = на клітинку { $square } числа { $number }
    .acc = клітинку { $square } числа { $number }
moved = число { $number }, з клітинки { $from } на клітинку { $to }

## What the button of a step says

move-coin = Піти монетою { $number } з клітинки { $from } на клітинку { $to }

## What the button of a choice says

take-coins = Узяти монети { $first }–{ $last }
take-runs =
    { $runs ->
        [1] Узяти ряд
        [2] Узяти обидва ряди
        [few] Узяти всі { $runs } ряди
       *[many] Узяти всі { $runs } рядів
    }
claim-coins = Перехопити монети { $first }–{ $last }
claim-runs =
    { $runs ->
        [1] Перехопити ряд
        [2] Перехопити обидва ряди
        [few] Перехопити всі { $runs } ряди
       *[many] Перехопити всі { $runs } рядів
    }

## What was chosen, inside of a sentence

does-take-coins = узяти монети { $first }–{ $last }
does-take-runs =
    { $runs ->
        [1] узяти ряд
        [2] узяти обидва ряди
        [few] узяти всі { $runs } ряди
       *[many] узяти всі { $runs } рядів
    }
does-claim-coins = перехопити монети { $first }–{ $last }
does-claim-runs =
    { $runs ->
        [1] перехопити ряд
        [2] перехопити обидва ряди
        [few] перехопити всі { $runs } ряди
       *[many] перехопити всі { $runs } рядів
    }

## What is asked of whom, and the end of a game

throw-for-opening = Киньте по кубику за кожного гравця. У кого менше, той викладає п’ять монет і починає.
claim-or-throw =
    { $name ->
        [you] Ваш хід
       *[other] { $name }
    }: перехопіть { $runs ->
        [1] ряд
       *[other] ряди
    } або киньте кубики.
take-or-throw =
    { $name ->
        [you] Ваш хід
       *[other] { $name }
    }: візьміть { $runs ->
        [1] ряд
       *[other] ряди
    } або киньте знову.
play-both =
    { $name ->
        [you] Ваш хід
       *[other] { $name }
    }: зіграйте { $one } і { $another } двома різними монетами.
play-other =
    { $name ->
        [you] Ваш хід
       *[other] { $name }
    }: зіграйте { $number } іншою монетою.
won =
    { $name ->
        [you] Ви не можете заповнити дошку
       *[other] { $name } не може заповнити дошку
    }: { $winner ->
        [you] ви виграли
       *[other] { $winner } виграє
    } { $count ->
        [one] { $count } монету
        [few] { $count } монети
       *[many] { $count } монет
    }.

## What was laid out

lays-out =
    { $name ->
        [you] Ви викладаєте
       *[other] { $name } викладає
    } { $count ->
        [one] { $count } монету
        [few] { $count } монети
       *[many] { $count } монет
    }.

## The score panel

in-purse = Гаманець
on-board = Монети на дошці

## What is known of the game without playing it

title = Таблеро де Хесус
tagline = Шикуйте спільні монети: узяти чи ризикнути?
goal = Беріть ряди монет, доки суперник уже не зможе заповнити дошку. Монети на дошці нічиї.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-purse = гаманець, гаманця, гаманці
about-purse = У гаманці лежать монети гравця; хто не може заповнити з нього дошку, той програє.
term-coins = монети, монета, монету, монет, монетою, монетами
about-coins = Монети на дошці нічиї: обидва гравці ходять будь-якою.
term-move = піти, зіграйте
about-move = Кожен кубик рухає свою монету до чисел або від них, на все число, що випало.
term-run = ряд, ряди, ряду, рядів
about-run = Ряд — це дві або більше сусідніх монет на одній лінії, але не на крайніх клітинках.
term-take = узяти, взяти, візьміть
about-take = Хто бере ряд, кладе його монети у свій гаманець; суперник заповнює порожні числа й отримує кубики.
term-claim = перехопити, перехопіть
about-claim = Перехопити — узяти без кидка ряд, який мусив залишити суперник.

## What the seats are called

south = Південь
north = Північ
