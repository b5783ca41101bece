## What cannot be opened

has-house-rules = у формата «{ $format }» свои домашние правила; их можно выбрать только для позиций и для других программ
unknown = это не сохранённая партия, не запись, не матч из другой программы, не XGID и не позиция какой-либо игры
not-text = это не текст
only-read = «{ $format }» можно только читать
link-damaged = ссылка повреждена
other-format =
    { $kind ->
        [link] у ссылки формат { $found }, а эта программа читает только формат { $number }
       *[record] у записи формат { $found }, а эта программа читает только формат { $number }
    }

## What is wrong with a record

first-line = первой строкой должно быть «{ $words }»
game-needed = здесь нужны «{ $words }» и название игры
rules-as = правила пишут так: { $words }
no-header-line = «{ $found }» — не строка заголовка
no-source = броски не могут быть из «{ $found }»
two-players = нужны два игрока через запятую
line-begins = строка { $number } партии должна начинаться с «{ $words }»
another-game = партия окончена: новую может начать только «{ $words }»
both-throw = здесь бросают оба: «{ $words }»
turn-of = сейчас ход игрока «{ $name }»
colon-place = двоеточие стоит после броска, а если его нет — после имени
colon-missing = не хватает двоеточия после имени или броска
brace-missing = не хватает «{ $words }» после пометки
no-note = «{ $found }» — не пометка

## What is wrong with a match of another program

not-one-match = в файле партий: { $count }, и это не один матч
no-variation = в разновидность «{ $name }» здесь не играют
unknown-variation = эта разновидность здесь неизвестна
no-length = матч до { $points } здесь сыграть нельзя
should-be = вместо «{ $found }» должно быть: { $words }
length-missing = не указана длина матча: { $words }
ends-early = файл кончается до первой партии
two-readings = это может быть ход игрока «{ $name }» или «{ $other }»: он стоит между столбцами, и сыграть можно и так, и так
two-winners = победитель здесь — «{ $name }» или «{ $other }»: слова стоят между столбцами, а счёта дальше нет
no-kind = в файле не сказано, что это короткие нарды: { $words }
other-kind = { $found } — другая игра: короткие нарды — { $words }
no-game = в файле нет ни одной партии
xg-cut = этот файл .xg обрывается в заголовке
unpacks-too-large = этот файл { $format } после распаковки больше любого матча
cannot-unpack = этот файл { $format } повреждён: его партии не распаковать
xg-no-match = этот файл .xg не начинается с заголовка матча

## What is wrong with a position of another program

ten-fields = в XGID десять полей, а не { $count }
three-fields = в OGID не меньше трёх полей
board-is-cut = эта доска FIBS обрывается
board-is-over = партия на этой доске FIBS окончена
on-other-bar = «{ $found }» стоит на баре соперника
too-many-checkers =
    { $seat ->
        [White] шашек у Белого: { $count }, а может быть не больше { $most }
       *[Black] шашек у Чёрного: { $count }, а может быть не больше { $most }
    }
characters-of-checkers = 26 знаков: бар, 24 пункта, бар
fifteen-checkers = по пятнадцать шашек у каждого
length-of-match = длина матча, например { $words }
dropped = от удвоения отказались: партия окончена
doubled-before-throw = удвоение предлагают до броска
no-place = «{ $found }» — не место для шашки этого игрока
more-checkers = шашек здесь больше { $count }
somebody-has-more = согласно ID позиции у кого-то шашек больше { $count }
more-than-checkers = в «{ $found }» есть не только шашки двух игроков
colon-between-ids = ID позиции и ID матча соединяют двоеточием
id-not-played = согласно ID матча партия не идёт
id-unknown-end = в конце ID матча есть что-то, чего эта программа не знает
id-length = согласно ID матча играют до { $points }, здесь так не играют
id-two-offers = согласно ID матча предложены сразу и удвоение, и сдача
id-nothing-to-do = согласно ID матча тот, чей ход, ждёт другого, которому нечего делать
id-third-player = согласно ID матча куб удвоения у третьего игрока
id-stake = согласно ID матча ставка больше { $most }
length-of-id =
    { $kind ->
        [position] знаков в ID позиции — { $count }, а в «{ $found }» их не столько
       *[match] знаков в ID матча — { $count }, а в «{ $found }» их не столько
    }
no-letter-of-id = знака «{ $found }» в ID не бывает
more-bits =
    { $kind ->
        [position] в ID позиции лишние биты
       *[match] в ID матча лишние биты
    }

## Where something was not kept as it stands

on-line = строка { $line }: { $what }
at-place = { $place }: { $what }
head-of-match = заголовок матча
above-first-game = до первой партии
in-game = партия { $number }
at-throw = партия { $number }, бросок { $throw }

## What was left out

left-out-because = { $what }: пропущено
rest-left-out = { $what }: остаток партии пропущен
refused-and-left-out = { $refusal } Остаток партии пропущен
goes-on = { $what }; партия продолжается оттуда
stands-above = «{ $found }» стоит до первой партии, пропущено
not-known = «{ $found }» неизвестно и пропущено
unknown-rule = правило «{ $found }» неизвестно и пропущено
names-no-move = «{ $found }» — не ход: ничего не сыграно
no-throw = «{ $found }» — не бросок с ходами, пропущено
comments-left-out =
    { $count ->
        [1] пропущен один комментарий
       *[other] пропущено комментариев: { $count }, первый здесь
    }
variations-left-out =
    { $count ->
        [1] пропущен один вариант
       *[other] пропущено вариантов: { $count }, первый здесь
    }
others-left-out =
    { $count ->
        [1] пропущена одна партия не в короткие нарды
       *[other] пропущено партий не в короткие нарды: { $count }, первая здесь
    }
encoding = текст в кодировке «{ $name }»: имена могли прочитаться неверно
too-much-not-legal = остаток партии пропущен: слишком многое в нём не по правилам
after-end = партия окончена: дальнейшее пропущено
second-head = второй заголовок матча пропущен
automatic-doubles = автоматические удвоения этой партии пропущены
redouble = повторное удвоение после бивера пропущено
throw-unreadable = этот бросок не прочитать, он пропущен
move-unreadable = часть этого хода не прочитать
belongs-to-none = это не относится ни к одной партии и пропущено
cut-here = файл здесь обрывается: продолжения нет
cut-in-game = файл кончается посреди партии

## What was changed or guessed

name-cut = имя «{ $name }» сокращено до «{ $cut }»
names-here = игроков здесь зовут «{ $name }» и «{ $other }»
no-end = у партии { $number } в файле нет конца
comes-after = партия { $number } идёт после партии { $before }
row-comes-after = строка { $number } партии идёт после строки { $before }
score-would-be = счёт здесь был бы { $score }; оставлен счёт из файла
is-crawford = согласно файлу это партия Кроуфорда
is-not-crawford = согласно файлу это не партия Кроуфорда
doubled-not-crawford = здесь удваивают, значит, это не партия Кроуфорда
kept-as-single = матч окончен: эта партия сохранена как отдельная
no-match-length = в файле не указана длина матча: его партии сохранены как отдельные
no-raccoons = ракуны здесь не играются
opening-double = партия не может начаться с дубля: она сохранена так, будто оба уже бросали раньше
turn-missing =
    { $seat ->
        [White] перед этим не хватает хода Белого
       *[Black] перед этим не хватает хода Чёрного
    }
dice-unused =
    { $seat ->
        [White] Белый был обязан сыграть все кубики прошлого хода, но не сыграл
       *[Black] Чёрный был обязан сыграть все кубики прошлого хода, но не сыграл
    }
not-legal =
    { $seat ->
        [White] Белый не может сыграть «{ $moves }» с { $first } и { $second }
       *[Black] Чёрный не может сыграть «{ $moves }» с { $first } и { $second }
    }
others-answer = На удвоение отвечает другой игрок.
not-doubled = Никто не удваивал.
double-unanswered = ответа на удвоение нет: оно считается принятым
stake-would-be = ставка была бы { $stake }, а не { $number }
no-stake = ставки { $number } здесь не бывает
has-more-checkers =
    { $seat ->
        [White] у Белого шашек было бы больше { $most }
       *[Black] у Чёрного шашек было бы больше { $most }
    }
set-up-impossible = расставленная здесь позиция невозможна: { $why }; остаток партии пропущен
set-up-here = здесь расставлена позиция; партия продолжается оттуда
does-not-follow = эта позиция не следует из прежней; партия продолжается отсюда
kept-as-refused = партия кончается до этого броска и засчитана по ставке: она сохранена как отказ от удвоения
score-says-won =
    { $seat ->
        [White] по следующему счёту победил Белый, так и принято
       *[Black] по следующему счёту победил Чёрный, так и принято
    }
given-to-both =
    { $seat ->
        [White] по словам в файле победили оба: партия засчитана как победа Белого
       *[Black] по словам в файле победили оба: партия засчитана как победа Чёрного
    }
given-to-loser =
    { $seat ->
        [White] файл отдаёт партию Белому, хотя на доске он проиграл
       *[Black] файл отдаёт партию Чёрному, хотя на доске он проиграл
    }
counts-differ = по словам в файле — { $points }, по счёту — { $worth }
with-jacoby = партия стоит { $points }: играли с правилом Якоби
without-jacoby = партия стоит { $points }: играли без правила Якоби
worth-differs = согласно файлу партия принесла { $points }, а стоила { $worth }
match-needed-no-more = согласно файлу партия принесла { $points }, больше для матча не требовалось; стоила она { $worth }
no-resignation = согласно файлу партия принесла { $points }, но сдача при ставке { $stake } столько не стоит: здесь засчитано { $worth }
resigned-over-throw =
    { $seat ->
        [White] Белый сдался, когда на столе лежали кубики соперника: этот бросок пропущен
       *[Black] Чёрный сдался, когда на столе лежали кубики соперника: этот бросок пропущен
    }
resigned-before-turn =
    { $seat ->
        [White] Белый сдался до своего хода: партия сохранена с тем же исходом, но без ходов
       *[Black] Чёрный сдался до своего хода: партия сохранена с тем же исходом, но без ходов
    }
could-not-resign =
    { $seat ->
        [White] Белый сдался, когда было нельзя: конец партии пропущен
       *[Black] Чёрный сдался, когда было нельзя: конец партии пропущен
    }

## Why a game cannot be written in a format

only-backgammon = как { $format } можно записать только короткие нарды; а это — { $game }
cannot-hold =
    { $moment ->
        [half] { $format } не может хранить бросок, сыгранный наполовину
        [beaver] { $format } не может хранить бивер, ждущий ответа
        [resignation] { $format } не может хранить сдачу
        [opening] { $format } не может хранить розыгрыш первого хода: сейчас ничей ход
       *[over] { $format } не может хранить оконченную партию
    }
cannot-begin =
    { $moment ->
        [half] { $format } не может начинаться с броска, сыгранного наполовину
        [beaver] { $format } не может начинаться с бивера, ждущего ответа
        [resignation] { $format } не может начинаться со сдачи, ждущей ответа
       *[over] { $format } не может начинаться с конца партии
    }
score-too-high = { $format } не может хранить счёт больше { $most }
name-unwritable = имя «{ $name }» нельзя записать как { $format }
only-from-first-throw = { $format } хранит партии с первого броска; эта начинается с позиции: её вместит запись партии или сохранённая партия
no-automatic-double = { $format } не может хранить автоматическое удвоение
action-refused = действие { $number } не записать: { $refusal }
