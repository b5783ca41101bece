## Beside the drawing of a board

cube-in-middle = ставка { $count } (посередині)
cube-of = ставка { $count } ({ $name })
tabula-pieces =
    { $who }: у запасі { $count }, на барі { $number }, виведено { $off }{ $bears ->
        [0] {""}
       *[other] , можна виводити
    }
tabula-dice = { $who }, кубики: { $faces }
ur-side = { $who }   старт { $start }   річка { $river }   фініш { $home }
ur-tallies = бирки { $count }
ur-stock = бирки у скарбниці { $count }
ur-pool = монети в банку { $count }
ur-thrown = { $name }, кидок { $faces }, це { $count }
berona-reserves = резерви: { $first } (A) { $count }, { $second } (B) { $number }

## What is asked in a game, and what cannot be done

both = Обоє
enter-faces = Уведіть числа на кубиках, наприклад: { $command }
not-in-list = У списку немає { $found }.
type-number = Уведіть номер дії ({ $key }: список команд)
with-help = { $what } ({ $key }: список команд)
nothing-to-offer = Зараз пропонувати нічого.
type-one-of = Уведіть одне з цих слів: { $words }
comes-again = Знову випадає { $faces }: натисніть Enter.
draws-throws = У цій партії кидки розігрує програма; { $option } — для справжніх кубиків.
too-many-steps = Це довше за один хід, кроків: { $count }.
not-playable = «{ $found }» зіграти не можна.
several-ways = «{ $found }» можна зіграти по-різному: напишіть, де зупинка на шляху.
saved = Збережено. Щоб продовжити: { $command }
not-saved = Партію не збережено (це робить { $option }). Ось її запис:
kept-damaged = { $what }. Пошкоджений файл тепер називається { $file }.

## The list of commands: what stands for a number, a file and the return key, and what each command does

a-number = НОМЕР
a-file = ФАЙЛ
return-key = Enter
help-number = виконати дію з цим номером у списку
help-return = кинути або виконати єдину дію в списку
help-throw = кинути; зі справжніми кубиками — увести їхні числа
help-turn = кілька кроків ходу; можна й так: { $words }
help-undo = скасувати останній крок цього ходу
help-save = записати партію у файл; { $command } продовжить її
help-log = запис партії до цього місця
help-offers = показати, що можна запропонувати, наприклад здачу
help-rules = правила гри
help-quit = вийти
help-others = Усе інше читається як дія в нотації гри.

## Turns and house rules

no-dice-yet = кубиків на столі немає: укажіть { $option }, чисел потрібно { $count }, наприклад { $words }
no-dice-left = кубиків для ходу не лишилося: { $prompt }
nothing-played = (нічого)
turns =
    { $count ->
        [one] { $count } хід
        [few] { $count } ходи
       *[many] { $count } ходів
    }
house-rules = Домашні правила для { $option }, спершу стандартне:

## An analysis

mistake = { $name }: { $turn } { $sign } −{ $amount }
figures = з вибором { $count }, середня втрата { $rate }, { $marks }
figures-of-part = { $what }, усього: { $figures }, втрати: { $amount }
figures-of-all = Усі: { $figures }, втрати: { $amount }
luck =
    Удача: { $lucky ->
        [0] −{ $amount }
       *[other] +{ $amount }
    }, кидків: { $count }
turning-point = Перелом { $number }: { $name } { $words } ({ $share })

## What is wrong on the command line and in files: parts of sentences

no-language = мови «{ $found }» немає (відомі: { $words })
no-game-named = не вказано гру: дайте її назву або { $option }
rule-form = домашнє правило пишуть як { $words }
rule-twice = «{ $found }» указано двічі
no-format-of = { $format } — не формат гри { $game }
not-one-position = це не одна позиція
no-position = це не позиція якоїсь гри
few-events = подій у партії лише { $count }
no-bots = немає файлу ботів { $file }: де він лежить, каже { $option }
first-position = позицій: { $count }, узято першу; { $option } вибирає іншу
several-in-file =
    { $kind ->
        [match] у файлі матч, частин: { $count }
        [games] у файлі партій: { $count }, і це не один матч
       *[positions] у файлі позицій: { $count }
    }; вибрати можна через { $option }
few-games = партій у файлі лише { $count }
exists = він уже є
too-large = файл більший за { $count } МіБ: це не партія
not-utf-8 = файл не в чистому UTF-8; { $command } запише його копію
kept-before = там лежить файл від попереднього відновлення; спершу перемістіть його
open-elsewhere = цю партію відкрила інша програма
or-recover = { $what } ({ $option } продовжить з непошкодженої частини)
output-unwritable = вивід записати не можна: { $what }
