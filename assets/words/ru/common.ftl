## Texts in a row: two of them; all but the last; the last after two or more others

two-together = { $first } и { $last }
    .from = { FROM($first) } и { FROM($last) }
    .to = { TO($first) } и { TO($last) }
    .acc = { ACC($first) } и { ACC($last) }
last-together = { $first } и { $last }
    .from = { FROM($first) } и { FROM($last) }
    .to = { TO($first) } и { TO($last) }
    .acc = { ACC($first) } и { ACC($last) }

two-choices = { $first } или { $last }
    .from = { FROM($first) } или { FROM($last) }
    .to = { TO($first) } или { TO($last) }
    .acc = { ACC($first) } или { ACC($last) }
next-in-row = { $first }, { $last }
    .from = { FROM($first) }, { FROM($last) }
    .to = { TO($first) }, { TO($last) }
    .acc = { ACC($first) }, { ACC($last) }
last-choice = { $first } или { $last }
    .from = { FROM($first) } или { FROM($last) }
    .to = { TO($first) } или { TO($last) }
    .acc = { ACC($first) } или { ACC($last) }

## What is wrong in a text, and where

at-character = знак { $character }: { $what }
at-line-and-character = строка { $line }, знак { $character }: { $what }

## Sentences one after the other; a sentence of its own; names and short notes in one line

next-sentence = { $first } { $last }
stated = { $what }.
in-one-line = { $first } · { $last }
titled = { $title }: { $what }
next-clause = { $first }; { $last }

## What a game is like, in one line

facts =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    } · { $shortest }–{ $longest } мин · { $difficulty ->
        [easy] легко
       *[medium] средне
    }

## What a lesson or a file says, which is worded already

as-written = { $words }

## A legal action that a step of a lesson does not ask for

lesson-goes-on = Правила разрешают и это, но урок продолжается так, как сказано в тексте.

## Why an action is refused

game-over = Партия окончена.
not-over = Эта партия ещё не окончена.
series-over = Серия окончена; следующей партии не будет.
throw-dice-first = Сначала бросьте кубики.
throw-lots-first = Сначала бросьте пирамидки.
dice-lie = Кубики лежат на столе; сначала сыграйте их.
lots-lie = Пирамидки лежат на столе; сначала сыграйте бросок.
unfit-dice =
    Здесь { $count ->
        [1] бросают один кубик
        [2] бросают два кубика
        [3] бросают три кубика
       *[other] бросают кубики ({ $count })
    } с числами от { $low } до { $high }, а не { $faces ->
        [0] ни одного
       *[other] { $thrown }
    }.
unfit-lots =
    Здесь { $count ->
        [1] бросают одну пирамидку
        [2] бросают две пирамидки
        [3] бросают три пирамидки
       *[other] бросают пирамидки ({ $count })
    } со значениями от { $low } до { $high }, а не { $faces ->
        [0] ни одной
       *[other] { $thrown }
    }.
no-such-die = Ни на одном кубике не выпало { $number }.
die-used = { $number } уже сыграно.
still-playable = Вы ещё можете пойти, а значит, должны.
no-such-choice = В этой игре такого выбора нет.
other-throw = этот бросок был отменён: снова выпадает { $thrown }
no-piece-to-put =
    { $piece ->
        [checker] Там нет шашки.
        [token] Там нет жетона.
        [coin] Там нет монеты.
       *[piece] Там нет фишки.
    }
cannot-lie-there =
    { $piece ->
        [checker] Эта шашка не может там стоять.
        [token] Этот жетон не может там лежать.
        [coin] Эта монета не может там лежать.
       *[piece] Эта фишка не может там стоять.
    }
editing = Сейчас меняется позиция; игра не идёт.
set-beside = Это задаётся рядом с доской, а не рукой.

## What a refused step is answered with

nothing-can-be-moved = Больше ходить нечем. Завершите ход.
refusal-and-hint = { $refusal } { $hint }
can-move-from =
    { $name ->
        [you] Вы можете пойти { FROM($places) }.
       *[other] { $name } может пойти { FROM($places) }.
    }
possible = Оттуда можно пойти: { TO($places) }.
possible-with-both = Оттуда можно пойти: { TO($places) }; двумя кубиками — { TO($far) }.
possible-with-several = Оттуда можно пойти: { TO($places) }; несколькими кубиками — { TO($far) }.

## Why nothing is undone

nothing-happened = пока нечего отменять
undo-throw = бросок нельзя отменить
undo-finished = кубики переданы: этот ход уже нельзя отменить
undo-said = сделанный выбор нельзя отменить
undo-forfeit = партию, которая закончилась сдачей или потерей времени, нельзя возобновить
nothing-chosen = после броска каждое перемещение было единственно возможным
undo-together =
    столько событий нельзя отменить сразу: { $count }; можно — { $next-count }
no-decision = вы ещё не приняли ни одного решения, которое можно отменить

## What is wrong with an event

thrown-again = кубик { $number } не мог быть брошен снова: кубиков меньше
no-throw = только у броска бывает источник или кубики, брошенные снова
proof = только у согласованного броска есть доказательство: по 32 байта шестнадцатеричными цифрами на каждое место

## What has happened

equal-dice = Одинаковые кубики: оба бросают снова.
higher-begins = Начинает тот, у кого выпало больше.
winner-begins = Начинает победитель прошлой партии.

## How a game has ended, and the sentence of which that is a part

resigned = сдача
absence = неявка
out-of-time = время истекло
won =
    { $name ->
        [you] Вы выиграли
       *[other] { $name } выигрывает
    } { $unit ->
        [coin] { $count ->
            [one] { $count } монету
            [few] { $count } монеты
           *[many] { $count } монет
        }
        [tally] { $count ->
            [one] { $count } бирку
            [few] { $count } бирки
           *[many] { $count } бирок
        }
       *[point] { $count ->
            [one] { $count } очко
            [few] { $count } очка
           *[many] { $count } очков
        }
    }: { $manner }.
drawn = Ничья: { $manner }.

## Whoever reads, where a sentence says no more of them

you = вы

## Places and other things that stand in sentences

number = { $number }
    .from = с { $number }
    .to = на { $number }
the-bar = бар
    .from = с бара
    .to = на бар
off-the-board = за доской
    .from = из-за доски
    .to = за доску
    .acc = место за доской
beside-the-board = место рядом с доской
    .from = с места рядом с доской
    .to = на место рядом с доской

## What has moved

moved = { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] {" "}с боем
    }
entered = { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] {" "}с боем
    }
went-off = { FROM($from) } { TO($to) }

## What the button of a step says

put-piece =
    { $piece ->
        [checker] Поставить шашку { FROM($from) } { TO($to) }
        [token] Положить жетон { FROM($from) } { TO($to) }
        [coin] Положить монету { FROM($from) } { TO($to) }
       *[piece] Поставить фишку { FROM($from) } { TO($to) }
    }

## What the button of a choice says

end-turn = Конец хода
next-game = Следующая партия
resigned-before-end = Сдача
did-not-come-back = Неявка
ran-out-of-time = Время истекло
not-a-choice = Такого выбора нет

## What the key of a choice does, in a list of keys

does-end-turn = завершить ход
does-double = удвоить
does-take = принять удвоение
does-beaver = бивер: принять и удвоить снова
does-drop = пасовать
does-accept = принять сдачу
does-decline = не принять сдачу
does-claim = перехватить ряд
does-take-run = взять ряд
does-skip = обойтись без свободного хода
does-resign = сдаться
does-begin-next = начать следующую партию
does-end-series = закончить серию

## What is asked of whom, and the end of a game

throw-one-die-each = Бросьте по кубику за каждого игрока. Начинает тот, у кого больше.
throw-dice =
    { $name ->
        [you] Ваш ход: бросьте кубики.
       *[other] { $name }, бросьте кубики.
    }
end-your-turn =
    { $name ->
        [you] { $ends ->
            [0] Завершите ход.
           *[other] Ваш ход окончен.
        }
       *[other] { $ends ->
            [0] { $name }, завершите ход.
           *[other] { $name }, ваш ход окончен.
        }
    }
the-die = { $number }
gave-up =
    { $loser ->
        [you] Вы сдались
       *[other] { $loser } сдаётся
    }: { $winner ->
        [you] вы победили
       *[other] { $winner } побеждает
    }.
stayed-away =
    { $loser ->
        [you] Вы не вернулись
       *[other] { $loser } не возвращается
    }: { $winner ->
        [you] вы победили
       *[other] { $winner } побеждает
    }.
lost-on-time =
    { $loser ->
        [you] Ваше время истекло
       *[other] Время истекло ({ $loser })
    }: { $winner ->
        [you] вы победили
       *[other] { $winner } побеждает
    }.

## The score panel

pips = Пипсы
points = Очки
date =
    { $day } { $month ->
        [1] января
        [2] февраля
        [3] марта
        [4] апреля
        [5] мая
        [6] июня
        [7] июля
        [8] августа
        [9] сентября
        [10] октября
        [11] ноября
       *[12] декабря
    } { $year }
    .since =
        с { $day } { $month ->
            [1] января
            [2] февраля
            [3] марта
            [4] апреля
            [5] мая
            [6] июня
            [7] июля
            [8] августа
            [9] сентября
            [10] октября
            [11] ноября
           *[12] декабря
        } { $year }
