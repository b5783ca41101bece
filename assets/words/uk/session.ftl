## What is wrong with what is settled before the first throw

wrong-position = позиція, { $error }
long-name = ім’я може мати щонайбільше { $most ->
        [one] { $most } знак
        [few] { $most } знаки
       *[many] { $most } знаків
    }
bad-name = ім’я «{ $name }» починається або закінчується пробілом чи містить недрукований знак
invisible-name = ім’я «{ $name }» містить невидимий знак
bad-player = гравець — це «person», «elsewhere» або «bot:» і назва рівня
bad-date = «{ $date }» — не дата на зразок 2026-11-20

## What an undo does, and what it has done

undo = Скасувати
undo-to-turn = Скасувати: назад до вашого ходу { $number }
undo-to-answer = Скасувати: назад до вашої відповіді
undone = Скасовано
undone-to-turn = Скасовано: назад до вашого ходу { $number }
undone-to-answer = Скасовано: назад до вашої відповіді

## What is wrong with a file

no-save = рядок 1: це не файл збереження Tesserae ({ $why })
other-format =
    рядок 1: файл збереження має формат { $format }, а ця програма читає лише формат { $known }; він лишається таким, як є
wrong-header = рядок 1: { $why }
damage = { $error }; { $count ->
        [one] утрачено { $count } рядок
        [few] утрачено { $count } рядки
       *[many] утрачено { $count } рядків
    }
long-line = рядок має { $count ->
        [one] { $count } байт
        [few] { $count } байти
       *[many] { $count } байтів
    }
longer-than-any-event = рядок має { $count ->
        [one] { $count } байт
        [few] { $count } байти
       *[many] { $count } байтів
    }, більше за будь-яку подію
line-breaks-off = рядок обривається
line-is-damaged = рядок пошкоджено
wrong-data = у рядку стоїть не те, що має бути
neither-event-nor-undo = це не подія й не скасування
nothing-comes-again = знову випадають лише кидки партії проти бота
