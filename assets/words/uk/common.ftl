## Texts in a row: two of them; all but the last; the last after two or more others

two-together = { $first } і { $last }
    .from = { FROM($first) } і { FROM($last) }
    .to = { TO($first) } і { TO($last) }
    .acc = { ACC($first) } і { ACC($last) }
last-together = { $first } і { $last }
    .from = { FROM($first) } і { FROM($last) }
    .to = { TO($first) } і { TO($last) }
    .acc = { ACC($first) } і { ACC($last) }

two-choices = { $first } або { $last }
    .from = { FROM($first) } або { FROM($last) }
    .to = { TO($first) } або { TO($last) }
    .acc = { ACC($first) } або { ACC($last) }
next-in-row = { $first }, { $last }
    .from = { FROM($first) }, { FROM($last) }
    .to = { TO($first) }, { TO($last) }
    .acc = { ACC($first) }, { ACC($last) }
last-choice = { $first } або { $last }
    .from = { FROM($first) } або { FROM($last) }
    .to = { TO($first) } або { TO($last) }
    .acc = { ACC($first) } або { ACC($last) }

## What is wrong in a text, and where

at-character = знак { $character }: { $what }
at-line-and-character = рядок { $line }, знак { $character }: { $what }

## Sentences one after the other; a sentence of its own; names and short notes in one line

next-sentence = { $first } { $last }
stated = { $what }.
in-one-line = { $first } · { $last }
titled = { $title }: { $what }
next-clause = { $first }; { $last }

## What a game is like, in one line

facts =
    { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
       *[many] { $count } гравців
    } · { $shortest }–{ $longest } хв · { $difficulty ->
        [easy] легко
       *[medium] середньо
    }

## What a lesson or a file says, which is worded already

as-written = { $words }

## A legal action that a step of a lesson does not ask for

lesson-goes-on = Правила дозволяють і це, але урок продовжується так, як сказано в тексті.

## Why an action is refused

game-over = Партію закінчено.
not-over = Цю партію ще не закінчено.
series-over = Серію закінчено; наступної партії не буде.
throw-dice-first = Спершу киньте кубики.
throw-lots-first = Спершу киньте пірамідки.
dice-lie = Кубики лежать на столі; спершу зіграйте їх.
lots-lie = Пірамідки лежать на столі; спершу зіграйте цей кидок.
unfit-dice =
    Тут { $count ->
        [1] кидають один кубик
        [2] кидають два кубики
        [3] кидають три кубики
       *[other] кидають кубики ({ $count })
    } із числами від { $low } до { $high }, а не { $faces ->
        [0] жодного
       *[other] { $thrown }
    }.
unfit-lots =
    Тут { $count ->
        [1] кидають одну пірамідку
        [2] кидають дві пірамідки
        [3] кидають три пірамідки
       *[other] кидають пірамідки ({ $count })
    } зі значеннями від { $low } до { $high }, а не { $faces ->
        [0] жодної
       *[other] { $thrown }
    }.
no-such-die = На жодному кубику немає { $number }.
die-used = { $number } вже зіграно.
still-playable = Ви ще можете піти, отже, мусите.
no-such-choice = У цій грі такого вибору немає.
other-throw = цей кидок було скасовано: знову випадає { $thrown }
no-piece-to-put =
    { $piece ->
        [checker] Там немає шашки.
        [token] Там немає жетона.
        [coin] Там немає монети.
       *[piece] Там немає фішки.
    }
cannot-lie-there =
    { $piece ->
        [checker] Ця шашка не може там лежати.
        [token] Цей жетон не може там лежати.
        [coin] Ця монета не може там лежати.
       *[piece] Ця фішка не може там лежати.
    }
editing = Зараз редагують позицію; гра не йде.
set-beside = Це задають поруч із дошкою, а не рукою.

## What a refused step is answered with

nothing-can-be-moved = Зараз ходити нічим. Завершіть хід.
refusal-and-hint = { $refusal } { $hint }
can-move-from =
    { $name ->
        [you] Ви можете піти { FROM($places) }.
       *[other] { $name } може піти { FROM($places) }.
    }
possible = Звідти можна піти: { TO($places) }.
possible-with-both = Звідти можна піти: { TO($places) }, а двома кубиками — { TO($far) }.
possible-with-several = Звідти можна піти: { TO($places) }, а кількома кубиками — { TO($far) }.

## Why nothing is undone

nothing-happened = поки що немає чого скасовувати
undo-throw = кидок не можна скасувати
undo-finished = кубики вже передано: цей хід не можна скасувати
undo-said = зроблений вибір не можна скасувати
undo-forfeit = партію, що закінчилася здачею або браком часу, не можна відновити
nothing-chosen = після кидка кожне переміщення було єдино можливим
undo-together =
    скасувати разом стільки подій не можна: { $count }; можна — { $next-count }
no-decision = ви ще не ухвалили жодного рішення, яке можна скасувати

## What is wrong with an event

thrown-again = кубик { $number } не міг бути кинутий знову: кубиків менше
no-throw = лише кидок може мати джерело або кубики, кинуті знову
proof = лише узгоджений кидок має доказ: 32 байти шістнадцятковими цифрами на кожне місце

## What has happened

equal-dice = Однакові кубики: обоє кидають знову.
higher-begins = Починає той, у кого більше.
winner-begins = Починає переможець попередньої партії.

## How a game has ended, and the sentence of which that is a part

resigned = здача
absence = неявка
out-of-time = час вийшов
won =
    { $name ->
        [you] Ви виграли
       *[other] { $name } виграє
    } { $unit ->
        [coin] { $count ->
            [one] { $count } монету
            [few] { $count } монети
           *[many] { $count } монет
        }
        [tally] { $count ->
            [one] { $count } бирку
            [few] { $count } бирки
           *[many] { $count } бирок
        }
       *[point] { $count ->
            [one] { $count } очко
            [few] { $count } очки
           *[many] { $count } очок
        }
    }: { $manner }.
drawn = Нічия: { $manner }.

## Whoever reads, where a sentence says no more of them

you = ви

## Places and other things that stand in sentences

number = { $number }
    .from = з { $number }
    .to = на { $number }
the-bar = бар
    .from = з бару
    .to = на бар
off-the-board = за дошкою
    .from = з-за дошки
    .to = за дошку
    .acc = місце за дошкою
beside-the-board = місце поруч із дошкою
    .from = з місця поруч із дошкою
    .to = на місце поруч із дошкою

## What has moved

moved = { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] {" "}зі збиттям
    }
entered = { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] {" "}зі збиттям
    }
went-off = { FROM($from) } { TO($to) }

## What the button of a step says

put-piece =
    { $piece ->
        [checker] Перекласти шашку { FROM($from) } { TO($to) }
        [token] Перекласти жетон { FROM($from) } { TO($to) }
        [coin] Перекласти монету { FROM($from) } { TO($to) }
       *[piece] Перекласти фішку { FROM($from) } { TO($to) }
    }

## What the button of a choice says

end-turn = Кінець ходу
next-game = Наступна партія
resigned-before-end = Здача
did-not-come-back = Неявка
ran-out-of-time = Час вийшов
not-a-choice = Такого вибору немає

## What the key of a choice does, in a list of keys

does-end-turn = завершити хід
does-double = подвоїти
does-take = прийняти подвоєння
does-beaver = бівер: прийняти й подвоїти знову
does-drop = пасувати
does-accept = прийняти здачу
does-decline = не прийняти здачі
does-claim = перехопити ряд
does-take-run = взяти ряд
does-skip = обійтися без вільного ходу
does-resign = здатися
does-begin-next = почати наступну партію
does-end-series = закінчити серію

## What is asked of whom, and the end of a game

throw-one-die-each = Киньте по кубику за кожного гравця. Починає той, у кого більше.
throw-dice =
    { $name ->
        [you] Ваш хід: киньте кубики.
       *[other] { $name }: киньте кубики.
    }
end-your-turn =
    { $name ->
        [you] { $ends ->
            [0] Завершіть хід
           *[other] Ваш хід завершено
        }
       *[other] { $ends ->
            [0] { $name }: завершіть хід
           *[other] { $name }: ваш хід завершено
        }
    }.
the-die = { $number }
gave-up =
    { $loser ->
        [you] Ви здалися
       *[other] { $loser } здається
    }: { $winner ->
        [you] ви перемогли
       *[other] перемагає { $winner }
    }.
stayed-away =
    { $loser ->
        [you] Ви не повернулися
       *[other] { $loser } не повертається
    }: { $winner ->
        [you] ви перемогли
       *[other] перемагає { $winner }
    }.
lost-on-time =
    { $loser ->
        [you] Ваш час вийшов
       *[other] Час вийшов ({ $loser })
    }: { $winner ->
        [you] ви перемогли
       *[other] перемагає { $winner }
    }.

## The score panel

pips = Піпси
points = Очки
date = { $day } { $month ->
        [1] січня
        [2] лютого
        [3] березня
        [4] квітня
        [5] травня
        [6] червня
        [7] липня
        [8] серпня
        [9] вересня
        [10] жовтня
        [11] листопада
       *[12] грудня
    } { $year }
    .since = з { $day } { $month ->
            [1] січня
            [2] лютого
            [3] березня
            [4] квітня
            [5] травня
            [6] червня
            [7] липня
            [8] серпня
            [9] вересня
            [10] жовтня
            [11] листопада
           *[12] грудня
        } { $year }
