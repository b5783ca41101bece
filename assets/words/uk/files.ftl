## What cannot be opened

has-house-rules = формат «{ $format }» має власні домашні правила; їх можна вибрати лише для позицій та для інших програм
unknown = це не збережена партія, не запис, не матч з іншої програми, не XGID і не позиція якоїсь гри
not-text = це не текст
only-read = «{ $format }» можна лише читати
link-damaged = посилання пошкоджене
other-format =
    { $kind ->
        [link] посилання має формат { $found }, а ця програма читає лише формат { $number }
       *[record] запис має формат { $found }, а ця програма читає лише формат { $number }
    }

## What is wrong with a record

first-line = першим рядком має бути «{ $words }»
game-needed = тут потрібні «{ $words }» і назва гри
rules-as = правила пишуть так: { $words }
no-header-line = «{ $found }» — не рядок заголовка
no-source = кидки не можуть бути з «{ $found }»
two-players = потрібні двоє гравців через кому
line-begins = рядок { $number } партії має починатися з «{ $words }»
another-game = партію закінчено: нову може почати лише «{ $words }»
both-throw = тут кидають обоє: «{ $words }»
turn-of = зараз хід гравця «{ $name }»
colon-place = двокрапка стоїть після кидка, а якщо його немає — після імені
colon-missing = бракує двокрапки після імені чи кидка
brace-missing = бракує «{ $words }» після позначки
no-note = «{ $found }» — не позначка

## What is wrong with a match of another program

not-one-match = у файлі партій: { $count }, і це не один матч
no-variation = у різновид «{ $name }» тут не грають
unknown-variation = цей різновид тут невідомий
no-length = матч до { $points } тут зіграти не можна
should-be = замість «{ $found }» має бути: { $words }
length-missing = не вказано довжини матчу: { $words }
ends-early = файл закінчується до першої партії
two-readings = це може бути хід гравця «{ $name }» або «{ $other }»: він стоїть між стовпцями, і зіграти можна і так, і так
two-winners = переможець тут — «{ $name }» або «{ $other }»: слова стоять між стовпцями, а рахунку далі немає
no-kind = у файлі не сказано, що це короткі нарди: { $words }
other-kind = { $found } — інша гра: короткі нарди — { $words }
no-game = у файлі немає жодної партії
xg-cut = цей файл .xg обривається в заголовку
unpacks-too-large = цей файл { $format } після розпакування більший за будь-який матч
cannot-unpack = цей файл { $format } пошкоджений: його партії не розпакувати
xg-no-match = цей файл .xg не починається із заголовка матчу

## What is wrong with a position of another program

ten-fields = у XGID десять полів, а не { $count }
three-fields = у OGID щонайменше три поля
board-is-cut = ця дошка FIBS обривається
board-is-over = партію на цій дошці FIBS закінчено
on-other-bar = «{ $found }» стоїть на барі суперника
too-many-checkers =
    { $seat ->
        [White] шашок у Білого: { $count }, а може бути не більше ніж { $most }
       *[Black] шашок у Чорного: { $count }, а може бути не більше ніж { $most }
    }
characters-of-checkers = 26 знаків: бар, 24 пункти, бар
fifteen-checkers = по п’ятнадцять шашок у кожного
length-of-match = довжина матчу, наприклад { $words }
dropped = від подвоєння відмовилися: партію закінчено
doubled-before-throw = подвоєння пропонують до кидка
no-place = «{ $found }» — не місце для шашки цього гравця
more-checkers = шашок тут більше ніж { $count }
somebody-has-more = згідно з ID позиції у когось шашок понад { $count }
more-than-checkers = у «{ $found }» є не лише шашки двох гравців
colon-between-ids = ID позиції та ID матчу з’єднують двокрапкою
id-not-played = згідно з ID матчу партія не йде
id-unknown-end = наприкінці ID матчу є щось, чого ця програма не знає
id-length = згідно з ID матчу грають до { $points }, тут так не грають
id-two-offers = згідно з ID матчу запропоновано водночас і подвоєння, і здачу
id-nothing-to-do = згідно з ID матчу той, чий хід, чекає на іншого, якому нема чого робити
id-third-player = згідно з ID матчу куб подвоєння в третього гравця
id-stake = згідно з ID матчу ставка більша за { $most }
length-of-id =
    { $kind ->
        [position] знаків у ID позиції — { $count }, а в «{ $found }» їх не стільки
       *[match] знаків у ID матчу — { $count }, а в «{ $found }» їх не стільки
    }
no-letter-of-id = знака «{ $found }» в ID не буває
more-bits =
    { $kind ->
        [position] у ID позиції зайві біти
       *[match] у ID матчу зайві біти
    }

## Where something was not kept as it stands

on-line = рядок { $line }: { $what }
at-place = { $place }: { $what }
head-of-match = заголовок матчу
above-first-game = до першої партії
in-game = партія { $number }
at-throw = партія { $number }, кидок { $throw }

## What was left out

left-out-because = { $what }: пропущено
rest-left-out = { $what }: решту партії пропущено
refused-and-left-out = { $refusal } Решту партії пропущено
goes-on = { $what }; партія триває звідти
stands-above = «{ $found }» стоїть перед першою партією, пропущено
not-known = «{ $found }» невідоме, пропущено
unknown-rule = правило «{ $found }» невідоме, пропущено
names-no-move = «{ $found }» — не хід: нічого не зіграно
no-throw = «{ $found }» — не кидок із ходами, пропущено
comments-left-out =
    { $count ->
        [1] пропущено один коментар
       *[other] пропущено коментарів: { $count }, перший тут
    }
variations-left-out =
    { $count ->
        [1] пропущено один варіант
       *[other] пропущено варіантів: { $count }, перший тут
    }
others-left-out =
    { $count ->
        [1] пропущено одну партію не в короткі нарди
       *[other] пропущено партій не в короткі нарди: { $count }, перша тут
    }
encoding = текст у кодуванні «{ $name }»: імена могли прочитатися хибно
too-much-not-legal = решту партії пропущено: забагато в ній не за правилами
after-end = партію закінчено: усе, що далі, пропущено
second-head = другий заголовок матчу пропущено
automatic-doubles = автоматичні подвоєння цієї партії пропущено
redouble = повторне подвоєння після бівера пропущено
throw-unreadable = цей кидок не прочитати, його пропущено
move-unreadable = частину цього ходу не прочитати
belongs-to-none = це не належить до жодної партії, пропущено
cut-here = файл тут обривається: продовження немає
cut-in-game = файл закінчується посеред партії

## What was changed or guessed

name-cut = ім’я «{ $name }» скорочено до «{ $cut }»
names-here = гравців тут звуть «{ $name }» і «{ $other }»
no-end = партія { $number } не має кінця у файлі
comes-after = партія { $number } йде після партії { $before }
row-comes-after = рядок { $number } партії йде після рядка { $before }
score-would-be = рахунок тут був би { $score }; залишено рахунок із файлу
is-crawford = згідно з файлом це партія Кроуфорда
is-not-crawford = згідно з файлом це не партія Кроуфорда
doubled-not-crawford = тут подвоюють, отже, це не партія Кроуфорда
kept-as-single = матч закінчено: цю партію збережено як окрему
no-match-length = у файлі не вказано довжини матчу: його партії збережено як окремі
no-raccoons = ракунів тут не грають
opening-double = партія не може початися з дубля: її збережено так, ніби обоє вже кидали раніше
turn-missing =
    { $seat ->
        [White] перед цим бракує ходу Білого
       *[Black] перед цим бракує ходу Чорного
    }
dice-unused =
    { $seat ->
        [White] Білий мусив зіграти всі кубики попереднього ходу, але не зіграв
       *[Black] Чорний мусив зіграти всі кубики попереднього ходу, але не зіграв
    }
not-legal =
    { $seat ->
        [White] Білий не може зіграти «{ $moves }» з { $first } і { $second }
       *[Black] Чорний не може зіграти «{ $moves }» з { $first } і { $second }
    }
others-answer = На подвоєння відповідає інший гравець.
not-doubled = Ніхто не подвоював.
double-unanswered = відповіді на подвоєння немає: його вважають прийнятим
stake-would-be = ставка була б { $stake }, а не { $number }
no-stake = ставки { $number } тут не буває
has-more-checkers =
    { $seat ->
        [White] у Білого шашок було б понад { $most }
       *[Black] у Чорного шашок було б понад { $most }
    }
set-up-impossible = розставлена тут позиція неможлива: { $why }; решту партії пропущено
set-up-here = тут розставлено позицію; партія триває звідти
does-not-follow = ця позиція не випливає з попередньої; партія триває звідси
kept-as-refused = партія закінчується до цього кидка й зарахована за ставкою: її збережено як відмову від подвоєння
score-says-won =
    { $seat ->
        [White] за наступним рахунком переміг Білий, так і прийнято
       *[Black] за наступним рахунком переміг Чорний, так і прийнято
    }
given-to-both =
    { $seat ->
        [White] за словами у файлі перемогли обоє: партію зараховано як перемогу Білого
       *[Black] за словами у файлі перемогли обоє: партію зараховано як перемогу Чорного
    }
given-to-loser =
    { $seat ->
        [White] файл віддає партію Білому, хоча на дошці він програв
       *[Black] файл віддає партію Чорному, хоча на дошці він програв
    }
counts-differ = за словами у файлі — { $points }, за рахунком — { $worth }
with-jacoby = партія варта { $points }: грали з правилом Джекобі
without-jacoby = партія варта { $points }: грали без правила Джекобі
worth-differs = згідно з файлом партія принесла { $points }, а була варта { $worth }
match-needed-no-more = згідно з файлом партія принесла { $points }, більше для матчу не було потрібно; варта вона була { $worth }
no-resignation = згідно з файлом партія принесла { $points }, але за ставки { $stake } здача стільки не варта: тут зараховано { $worth }
resigned-over-throw =
    { $seat ->
        [White] Білий здався, коли на столі лежали кубики суперника: цей кидок пропущено
       *[Black] Чорний здався, коли на столі лежали кубики суперника: цей кидок пропущено
    }
resigned-before-turn =
    { $seat ->
        [White] Білий здався до свого ходу: партію збережено з тим самим підсумком, але без ходів
       *[Black] Чорний здався до свого ходу: партію збережено з тим самим підсумком, але без ходів
    }
could-not-resign =
    { $seat ->
        [White] Білий здався, коли не можна було: кінець партії пропущено
       *[Black] Чорний здався, коли не можна було: кінець партії пропущено
    }

## Why a game cannot be written in a format

only-backgammon = як { $format } можна записати лише короткі нарди; а це — { $game }
cannot-hold =
    { $moment ->
        [half] { $format } не може містити кидка, зіграного наполовину
        [beaver] { $format } не може містити бівера, що чекає на відповідь
        [resignation] { $format } не може містити здачі
        [opening] { $format } не може містити розіграшу першого ходу: зараз нічий хід
       *[over] { $format } не може містити закінченої партії
    }
cannot-begin =
    { $moment ->
        [half] { $format } не може починатися з кидка, зіграного наполовину
        [beaver] { $format } не може починатися з бівера, що чекає на відповідь
        [resignation] { $format } не може починатися зі здачі, що чекає на відповідь
       *[over] { $format } не може починатися з кінця партії
    }
score-too-high = { $format } не може містити рахунку понад { $most }
name-unwritable = ім’я «{ $name }» не можна записати як { $format }
only-from-first-throw = { $format } містить партії від першого кидка; ця починається з позиції: її вмістить запис партії або збережена партія
no-automatic-double = { $format } не може містити автоматичного подвоєння
action-refused = дію { $number } не записати: { $refusal }
