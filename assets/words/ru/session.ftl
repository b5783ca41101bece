## What is wrong with what is settled before the first throw

wrong-position = позиция, { $error }
long-name = в имени может быть не больше { $most } знаков
bad-name = имя «{ $name }» начинается или кончается пробелом или содержит знак, который нельзя напечатать
invisible-name = имя «{ $name }» содержит невидимый знак
bad-player = игрок — это «person», «elsewhere» или «bot:» и название уровня
bad-date = «{ $date }» — не дата вида 2026-11-20

## What an undo does, and what it has done

undo = Отменить
undo-to-turn = Отменить: назад к вашему ходу { $number }
undo-to-answer = Отменить: назад к вашему ответу
undone = Отменено
undone-to-turn = Отменено: назад к вашему ходу { $number }
undone-to-answer = Отменено: назад к вашему ответу

## What is wrong with a file

no-save = строка 1: это не файл партии Tesserae ({ $why })
other-format =
    строка 1: файл партии имеет формат { $format }, а эта программа читает только формат { $known }; он остаётся как есть
wrong-header = строка 1: { $why }
damage =
    { $error }; { $count ->
        [1] эта строка потеряна
       *[other] потеряно строк: { $count }
    }
long-line = в строке байтов: { $count }
longer-than-any-event = в строке байтов: { $count }, больше, чем в любом событии
line-breaks-off = строка обрывается
line-is-damaged = строка повреждена
wrong-data = в строке стоит не то, что должно
neither-event-nor-undo = это не событие и не отмена
nothing-comes-again = повторяются только броски партии против бота
