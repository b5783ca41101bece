## Beside the drawing of a board

cube-in-middle = ставка { $count } (посередине)
cube-of = ставка { $count } ({ $name })
tabula-pieces =
    { $who }: в запасе { $count }, на баре { $number }, снято { $off }{ $bears ->
        [0] {""}
       *[other] , можно снимать
    }
tabula-dice = { $who }, кубики: { $faces }
ur-side = { $who }   старт { $start }   река { $river }   финиш { $home }
ur-tallies = бирки { $count }
ur-stock = бирки в казне { $count }
ur-pool = монеты в банке { $count }
ur-thrown = { $name }, бросок { $faces }, это { $count }
berona-reserves = резервы: { $first } (A) { $count }, { $second } (B) { $number }

## What is asked in a game, and what cannot be done

both = Оба
enter-faces = Введите числа на кубиках, например: { $command }
not-in-list = В списке нет { $found }.
type-number = Введите номер действия ({ $key }: список команд)
with-help = { $what } ({ $key }: список команд)
nothing-to-offer = Сейчас предлагать нечего.
type-one-of = Введите одно из этих слов: { $words }
comes-again = Снова выпадает { $faces }: нажмите Enter.
draws-throws = В этой партии броски разыгрывает программа; { $option } — для настоящих кубиков.
too-many-steps = Это длиннее одного хода, шагов: { $count }.
not-playable = «{ $found }» сыграть нельзя.
several-ways = «{ $found }» можно сыграть по-разному: напишите, где остановка по пути.
saved = Сохранено. Чтобы продолжить: { $command }
not-saved = Партия не сохранена (это делает { $option }). Вот её запись:
kept-damaged = { $what }. Повреждённый файл теперь называется { $file }.

## The list of commands: what stands for a number, a file and the return key, and what each command does

a-number = НОМЕР
a-file = ФАЙЛ
return-key = Enter
help-number = выполнить действие с этим номером в списке
help-return = бросить или выполнить единственное действие в списке
help-throw = бросить; с настоящими кубиками — ввести их числа
help-turn = несколько шагов хода; можно и так: { $words }
help-undo = отменить последний шаг этого хода
help-save = записать партию в файл; { $command } продолжит её
help-log = запись партии до этого места
help-offers = показать, что можно предложить, например сдачу
help-rules = правила игры
help-quit = выйти
help-others = Всё остальное читается как действие в нотации игры.

## Turns and house rules

no-dice-yet = кубиков на столе нет: укажите { $option }, чисел нужно { $count }, например { $words }
no-dice-left = кубиков для хода не осталось: { $prompt }
nothing-played = (ничего)
turns =
    { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }
house-rules = Домашние правила для { $option }, сначала обычное:

## An analysis

mistake = { $name }: { $turn } { $sign } −{ $amount }
figures = невынужденных { $count }, средняя потеря { $rate }, { $marks }
figures-of-part = { $what }, всего: { $figures }, потери: { $amount }
figures-of-all = Все: { $figures }, потери: { $amount }
luck =
    Удача: { $lucky ->
        [0] −{ $amount }
       *[other] +{ $amount }
    }, бросков: { $count }
turning-point = Перелом { $number }: { $name } { $words } ({ $share })

## What is wrong on the command line and in files: parts of sentences

no-language = языка «{ $found }» нет (известны: { $words })
no-game-named = не указана игра: дайте её название или { $option }
rule-form = домашнее правило пишут как { $words }
rule-twice = «{ $found }» указано дважды
no-format-of = { $format } — не формат игры { $game }
not-one-position = это не одна позиция
no-position = это не позиция какой-либо игры
few-events = событий в партии только { $count }
no-bots = нет файла ботов { $file }: где он лежит, говорит { $option }
first-position = позиций: { $count }, взята первая; { $option } выбирает другую
several-in-file =
    { $kind ->
        [match] в файле матч, частей: { $count }
        [games] в файле партий: { $count }, и это не один матч
       *[positions] в файле позиций: { $count }
    }; выбрать можно через { $option }
few-games = партий в файле только { $count }
exists = он уже есть
too-large = файл больше { $count } МиБ: это не партия
not-utf-8 = файл не в чистом UTF-8; { $command } запишет его копию
kept-before = там лежит файл от прежнего восстановления; сначала переместите его
open-elsewhere = эту партию открыла другая программа
or-recover = { $what } ({ $option } продолжит с неповреждённой части)
output-unwritable = вывод записать нельзя: { $what }
