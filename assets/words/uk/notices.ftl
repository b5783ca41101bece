ok = OK

## Advice, opponents, lessons

no-advice = Поради немає: { $error }.
opponent-cannot-play = Суперник не може грати: { $error }.
lesson-cannot-go-on = Цей урок не може продовжитися: { $error }.
not-answered = боти не відповідають
not-loaded = файл гри не завантажився

## Puzzles

puzzles-off = Задачі вимкнено: див. «Поради» у налаштуваннях.
no-puzzles = Задач немає: { $error }.
no-such-number = { $title }: задачі { $number } немає, остання — { $last }.
not-any-more = { $title }: задачі { $number } вже немає.
no-mistake-kept = Немає збережених помилок для опрацювання.
no-mistake-due =
    { $days ->
        [1] На сьогодні помилок більше немає; наступна повернеться завтра.
        [one] На сьогодні помилок немає; наступна повернеться через { $days } день.
        [few] На сьогодні помилок немає; наступна повернеться через { $days } дні.
       *[many] На сьогодні помилок немає; наступна повернеться через { $days } днів.
    }
cannot-be-laid-out = { $what }: розставити не вдалося: { $error }.
cannot-be-judged = { $what }: оцінити не вдалося: { $error }.
puzzle-number = Задача { $number }
this-mistake = Ця помилка
unknown-turn = боти не знають цього ходу

## The program itself

missing-part =
    Бракує частини гри: «{ $file }» не читається. Установіть гру знову.
no-graphics = Драйвера відеокарти не знайдено. Установіть драйвер для { $drivers }.
old-graphics = Драйвер відеокарти не може намалювати гру. Установіть новіший для { $drivers }.
neither-file-nor-link = «{ $file }» — не файл і не посилання на партію.
one-link-only = За раз можна відкрити лише одне посилання.
in-another-tab = Цю партію продовжено в іншій вкладці.
