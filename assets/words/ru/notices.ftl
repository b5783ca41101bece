ok = OK

## Advice, opponents, lessons

no-advice = Совета нет: { $error }.
opponent-cannot-play = Соперник не может играть: { $error }.
lesson-cannot-go-on = Урок не может продолжаться: { $error }.
not-answered = боты не отвечают
not-loaded = файл игры не загрузился

## Puzzles

puzzles-off = Задачи выключены: смотрите «Советы» в настройках.
no-puzzles = Задач нет: { $error }.
no-such-number = { $title }: задачи { $number } нет, последняя — { $last }.
not-any-more = { $title }: задачи { $number } больше нет.
no-mistake-kept = Нет ни одной ошибки для повторения.
no-mistake-due =
    { $days ->
        [1] На сегодня ошибок больше нет; следующая вернётся завтра.
        [one] На сегодня ошибок нет; следующая вернётся через { $days } день.
        [few] На сегодня ошибок нет; следующая вернётся через { $days } дня.
       *[many] На сегодня ошибок нет; следующая вернётся через { $days } дней.
    }
cannot-be-laid-out = { $what }: разложить позицию не удаётся: { $error }.
cannot-be-judged = { $what }: оценить ответ не удаётся: { $error }.
puzzle-number = Задача { $number }
this-mistake = Эта ошибка
unknown-turn = боты не знают этого хода

## The program itself

missing-part =
    Не хватает части игры: файл «{ $file }» не читается. Установите игру заново.
no-graphics = Драйвер видеокарты не найден. Установите драйвер для { $drivers }.
old-graphics = Драйвер видеокарты не может нарисовать игру. Установите более новый для { $drivers }.
neither-file-nor-link = «{ $file }» — не файл и не ссылка на партию.
one-link-only = За раз можно открыть только одну ссылку.
in-another-tab = Эта партия продолжается в другой вкладке.
