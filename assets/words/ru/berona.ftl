## Why an action is refused

empty-reserve = В резерве нет жетонов.
not-your-reserve = Это резерв соперника.
place-elsewhere = Кубиком { $number } жетон кладут на вашу домашнюю клетку { $number }.
no-such-place = Жетоны переходят только между доской и резервом.
empty-square = На этой клетке нет жетона.
not-your-stack = Эта стопка не ваша: сверху лежит жетон соперника.
moves-from-home = Идут только стопки на ваших домашних клетках.
moves-elsewhere = Кубиком { $number } идёт стопка на вашей домашней клетке { $number }.
too-tall = Стопка такой высоты пойти не может ({ $number }): других клеток только 17.
walk-length = Стопка из { $height ->
        [one] { $height } жетона проходит { $height } клетку
        [few] { $height } жетонов проходит { $height } клетки
       *[many] { $height } жетонов проходит { $height } клеток
    }, а не { $squares }.
not-orthogonal = Стопка идёт с клетки на клетку через их стороны.
square-twice = Стопка не проходит по одной клетке дважды.
back-to-start = Стопка не возвращается туда, откуда вышла.
return-needs-doubles = Жетон возвращается в резерв только при дубле.
return-instead-of-both = Жетон возвращается в резерв вместо обоих кубиков, а не после одного.
return-to-own-reserve = Жетон возвращается в резерв своего хозяина.
return-from-home = По домашнему правилу жетон возвращается в резерв только с ваших домашних клеток.
return-rather-than-bump = После этого вторую { $number } сыграть нельзя, а идти в тупик нельзя, пока можно вернуть жетон.
both-dice = Нужно сыграть оба кубика: после этого { $number } сыграть нельзя.

## What has happened

begins-again = Снова начинает тот, кто начинал партию, закончившуюся вничью.
token-returned = Жетон вернулся в резерв: тот же игрок бросает снова.

## How a game has ended

centre-is-nobodys = ни одной клеткой центра никто не владеет
by-points = { $more }:{ $fewer }
by-square = { $more }:{ $fewer }, по клетке { $number }

## Places

reserve =
    { $seat ->
        [Brown] резерв Коричневого
       *[Ivory] резерв Кремового
    }
    .from =
        { $seat ->
            [Brown] из резерва Коричневого
           *[Ivory] из резерва Кремового
        }
    .to =
        { $seat ->
            [Brown] в резерв Коричневого
           *[Ivory] в резерв Кремового
        }
centre = клетка { $number } центра
    .from = с клетки { $number } центра
    .to = на клетку { $number } центра
    .acc = клетку { $number } центра
own-home = домашняя клетка { $number }
    .from = с домашней клетки { $number }
    .to = на домашнюю клетку { $number }
    .acc = домашнюю клетку { $number }
home-of =
    { $seat ->
        [Brown] клетка { $number } Коричневого
       *[Ivory] клетка { $number } Кремового
    }
    .from =
        { $seat ->
            [Brown] с клетки { $number } Коричневого
           *[Ivory] с клетки { $number } Кремового
        }
    .to =
        { $seat ->
            [Brown] на клетку { $number } Коричневого
           *[Ivory] на клетку { $number } Кремового
        }
    .acc =
        { $seat ->
            [Brown] клетку { $number } Коричневого
           *[Ivory] клетку { $number } Кремового
        }

## What has moved

walked = { $height ->
        [one] { $height } жетон
        [few] { $height } жетона
       *[many] { $height } жетонов
    } { FROM($from) } через { ACC($over) }

## What the button of a step says

place-token = Кубик { $number }: положить жетон { TO($to) }
return-token = Вернуть жетон { FROM($from) } в резерв
walk-token = Кубик { $number }: повести жетон { FROM($from) } { TO($to) }
walk-tokens = Кубик { $number }: повести стопку ({ $height }) { FROM($from) } через { ACC($over) }

## What the button of a choice says

end-turn-bump = Конец хода (тупик)

## What is asked of whom, and the end of a game

last-turn = { $prompt } Это последний ход.
use-one =
    { $name ->
        [you] Ваш ход: сыграйте { $number }.
       *[other] { $name }, сыграйте { $number }.
    }
use-both =
    { $name ->
        [you] Ваш ход: сыграйте { $one } и { $another }.
       *[other] { $name }, сыграйте { $one } и { $another }.
    }
use-twice =
    { $name ->
        [you] Ваш ход: сыграйте { $number } дважды.
       *[other] { $name }, сыграйте { $number } дважды.
    }
use-twice-or-return =
    { $name ->
        [you] Ваш ход: сыграйте { $number } дважды или верните один из своих жетонов в резерв и бросьте снова.
       *[other] { $name }, сыграйте { $number } дважды или верните один из своих жетонов в резерв и бросьте снова.
    }
return-and-throw =
    { $name ->
        [you] Ваш ход: верните один из своих жетонов в резерв и бросьте снова.
       *[other] { $name }, верните один из своих жетонов в резерв и бросьте снова.
    }
use-once =
    { $name ->
        [you] Ваш ход: сыграйте { $number }; дважды нельзя.
       *[other] { $name }, сыграйте { $number }; дважды нельзя.
    }
use-only =
    { $name ->
        [you] Ваш ход: сыграйте { $one }; сыграть { $another } нельзя.
       *[other] { $name }, сыграйте { $one }; сыграть { $another } нельзя.
    }
use-either =
    { $name ->
        [you] Ваш ход: сыграйте { $one } или { $another }; оба кубика сыграть нельзя.
       *[other] { $name }, сыграйте { $one } или { $another }; оба кубика сыграть нельзя.
    }
bump =
    { $name ->
        [you] { $ends ->
            [0] Завершите ход
           *[other] Ваш ход окончен
        }
       *[other] { $ends ->
            [0] { $name }, завершите ход
           *[other] { $name }, ваш ход окончен
        }
    }: сыграть { $dice } нельзя. Это тупик.
bump-and-turn =
    { $name ->
        [you] { $ends ->
            [0] Завершите ход
           *[other] Ваш ход окончен
        }
       *[other] { $ends ->
            [0] { $name }, завершите ход
           *[other] { $name }, ваш ход окончен
        }
    }: сыграть { $dice } нельзя. Это тупик, и { $other ->
        [you] вы получаете ещё один ход.
       *[other] { $other } получает ещё один ход.
    }
won =
    { $name ->
        [you] Вы выиграли
       *[other] { $name } выигрывает
    } центр, { $manner }.

## The score panel

in-reserve = Резерв
running-score = Общий счёт
coins-won = Выигрыш
gained = +{ $count }
stake = Ставка

## What is known of the game without playing it

title = Таблеро ди Берона
tagline = Складывайте жетоны в стопки и завладейте центром
goal = Владейте более ценными клетками центра, когда партия закончится.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-points = очки, очко, очка, очков
about-points = Каждая клетка центра даёт столько очков, каково её число, от 1 до 6, тому, чей жетон лежит на ней сверху.
term-use = сыграйте, сыграть
about-use = Каждый кубик либо кладёт жетон на вашу домашнюю клетку с его числом, либо ведёт стопку, которая там лежит.
term-walk = повести, идёт, идут
about-walk = Идущая стопка оставляет на каждой клетке, на которую входит, свой нижний жетон.
term-reserve = резерв, резерва, резерве, резервом
about-reserve = В резерве лежат жетоны игрока, которых нет на доске.
term-bump = тупик
about-bump = Тупик — это кубик, который нельзя сыграть: соперник получает последний ход, потом считают центр.
term-running-score = общий счёт
about-running-score = Общий счёт складывает, с каким перевесом побеждал каждый игрок.
term-coins = выигрыш, монеты, монета, монет
about-coins = Выигрыш — монеты, которые каждый игрок выиграл или проиграл в этой серии.
term-stake = ставка, ставку, ставки
about-stake = Ставка — то, на что играется одна партия.
term-return = вернуть, верните
about-return = При дубле можно вместо хода вернуть один из своих жетонов в резерв и бросить снова.

## What the seats are called

brown = Коричневый
ivory = Кремовый
