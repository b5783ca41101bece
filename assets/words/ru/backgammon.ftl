## Why an action is refused

answer-first =
    { $what ->
        [beaver] Сначала нужно ответить на бивер.
        [resignation] Сначала нужно ответить на сдачу.
       *[double] Сначала нужно ответить на удвоение.
    }
nothing-offered =
    { $what ->
        [resignation] Сдачу никто не предлагал.
       *[double] Удвоения никто не предлагал.
    }
dice-used-up = Кубики сыграны; завершите ход.
not-a-place = Оттуда нельзя взять шашку.
no-checker-there = Там нет шашки.
not-your-checker = Это не ваша шашка.
bar-first = Сначала введите свою шашку с бара.
one-die-at-a-time = Каждый кубик — отдельное перемещение: играйте кубики по одному.
wrong-direction = Ваши шашки идут от 24 к 1, а затем за доску.
wrong-target = Этим броском шашка туда не попадёт.
point-closed = Закрыто: на этом пункте две или больше шашек соперника.
way-closed = Закрыто: соперник занял все пункты, на которых эта шашка могла бы остановиться по пути.
not-all-home = Снимать шашки можно, только когда все ваши шашки в доме.
not-the-furthest = { $number } — слишком много: большим числом можно снять только самую дальнюю шашку.
waste-die = Нужно сыграть оба кубика, если это возможно: после такого хода второй сыграть нельзя.
higher-die = Сыграть можно только один кубик, и тогда это должен быть больший.
no-cube = Эта партия играется без куба удвоения.
double-before-throw = Удваивать можно только перед броском.
crawford-game = В партии Кроуфорда не удваивают.
cube-not-yours = Куб удвоения у соперника: удваивать может только он.
at-most-64 = Ставка не может быть больше 64.
no-beavers = В этой партии биверов нет.
bad-resignation = Сдаться можно на 1, 2 или 3 ставки, а не на { $number }.
nobody-on-turn = Пока не ходит никто.

## What has happened

begins-with-both = Начинает тот, у кого больше, и играет оба кубика.
automatic-double = Автоматическое удвоение: партия стоит 2 очка.
resignation-declined = Сдача не принята; партия продолжается.

## How a game has ended

double-dropped = отказ от удвоения
resigned-gammon = сдача с марсом
resigned-backgammon = сдача с коксом
single-game = простая победа
gammon = марс
backgammon = кокс

## Places

the-cube = куб удвоения
    .from = с куба удвоения
    .to = на куб удвоения

## What the button of a step says

enter-checker = Кубик { $number }: ввести шашку на пункт { $to }{ $hits ->
        [0] {""}
       *[other] {" "}с боем
    }
bear-off-checker = Кубик { $number }: снять шашку { FROM($from) }
move-checker = Пойти шашкой { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] {" "}с боем
    }

## What the button of a choice says

double = Удвоить до { $number }
take = Принять: играть на { $number }
drop = Пас: проиграть { $number }
beaver = Бивер до { $number }
resign =
    { $name ->
        [you] Сдаться: проиграть { $number }
       *[other] { $name } сдаётся и проигрывает { $number }
    }
accept = Принять: выиграть { $number }
play-on = Играть дальше

## What was chosen, without the stake

taken = Принять
dropped = Пас
accepted = Принять
offered-to-resign = Сдаться

## What was chosen, inside of a sentence

does-double = удвоить до { $number }
does-beaver = бивер до { $number }
does-accept = принять
does-play-on = играть дальше

## What is asked of whom, and the end of a game

throw-or-double =
    { $name ->
        [you] Ваш ход: бросьте кубики или удвойте до { $number }.
       *[other] { $name }, бросьте кубики или удвойте до { $number }.
    }
some-times = { $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[many] { $count } раз
    } по { $number }
play-all =
    { $name ->
        [you] Ваш ход: сыграйте { $dice }.
       *[other] { $name }, сыграйте { $dice }.
    }
play-higher =
    { $name ->
        [you] Ваш ход: сыграйте { $number }, больший кубик; оба сыграть нельзя.
       *[other] { $name }, сыграйте { $number }, больший кубик; оба сыграть нельзя.
    }
play-one =
    { $name ->
        [you] Ваш ход: сыграйте { $number }; сыграть { $unused } нельзя.
       *[other] { $name }, сыграйте { $number }; сыграть { $unused } нельзя.
    }
play-once =
    { $name ->
        [you] Ваш ход: сыграйте { $number } один раз; больше нельзя.
       *[other] { $name }, сыграйте { $number } один раз; больше нельзя.
    }
play-some =
    { $name ->
        [you] Ваш ход: сыграйте { $count ->
            [one] { $count } раз
            [few] { $count } раза
           *[many] { $count } раз
        } по { $number }; больше нельзя.
       *[other] { $name }, сыграйте { $count ->
            [one] { $count } раз
            [few] { $count } раза
           *[many] { $count } раз
        } по { $number }; больше нельзя.
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
    }: сыграть { $dice } нельзя, шашка на баре не может войти.
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
    }: сыграть { $dice } нельзя, все пункты закрыты.
take-or-drop =
    { $other ->
        [you] Ваш ход: примите удвоение или пасуйте
       *[other] { $other }, примите удвоение или пасуйте
    } — { $name ->
        [you] вы удваиваете до { $number }.
       *[other] { $name } удваивает до { $number }.
    }
take-or-drop-beaver =
    { $name ->
        [you] Ваш ход: примите или пасуйте
       *[other] { $name }, примите или пасуйте
    } — { $other ->
        [you] вы делаете бивер до { $number }.
       *[other] { $other } делает бивер до { $number }.
    }
accept-or-play-on =
    { $other ->
        [you] Ваш ход: примите сдачу или играйте дальше
       *[other] { $other }, примите сдачу или играйте дальше
    } — { $name ->
        [you] вы предлагаете проиграть { $number }.
       *[other] { $name } предлагает проиграть { $number }.
    }
won =
    { $name ->
        [you] Вы выиграли
       *[other] { $name } выигрывает
    } { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    } ({ $manner }).{ $series ->
        [on] {" "}Матч продолжается.
        [won] {" "}Матч выигран.
       *[none] {""}
    }

## The score panel

cube = Куб
cube-owned =
    { $seat ->
        [White] { $number }, у Белого
       *[Black] { $number }, у Чёрного
    }
match-to = Матч до { $count }
crawford = Партия Кроуфорда
no-doubling = без удвоения

## What is known of the game without playing it

title = Короткие нарды
tagline = Бегите домой, закрывайте путь и бейте; куб поднимает ставку
goal = Приведите в дом все пятнадцать шашек и снимите их раньше соперника.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-pips = пипсы, пипс, пипса, пипсов
about-pips = Пипсы — это пункты, которые ещё предстоит пройти всем шашкам игрока.
term-points = очки, очко, очка, очков
about-points = Очки показывают, сколько стоили уже выигранные партии.
term-cube = куб удвоения, куба удвоения, куб, куба, кубе
about-cube = Куб удвоения показывает, на сколько умножается стоимость партии.
term-crawford = партия кроуфорда, партии кроуфорда
about-crawford = Партия Кроуфорда идёт сразу после того, как одному из игроков осталось одно очко до победы в матче: в ней никто не удваивает.
term-match = матч, матча, матче
about-match = Матч выигрывает тот, кто первым наберёт столько очков.
term-double = удвоение, удвоения, удвоить, удваивать, удвойте, удваивает, удваиваете
about-double = Удвоение предлагает играть на вдвое большую ставку: соперник принимает его или пасует и проигрывает то, что стоит на кону.
term-take = принять, примите
about-take = Кто принимает удвоение, играет дальше на вдвое большую ставку, и следующим удвоить может только он.
term-drop = пас, пасуйте, пасует
about-drop = Пас — отказ от удвоения: партия проиграна на ту ставку, что стоит сейчас.
term-beaver = бивер
about-beaver = Бивер принимает удвоение и тут же удваивает ещё раз.
term-resign = сдаться, сдача, сдачу, сдаётся
about-resign = Сдача предлагает проиграть партию; соперник может не согласиться.
term-bar = бар, бара, баре
about-bar = На баре сбитые шашки ждут, чтобы войти снова.

## What the seats are called

white = Белый
black = Чёрный
