## Values of several rules

on = Увімк.
off = Вимк.
yes = Так
no = Ні
points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[many] { $count } очок
    }

## The values of a rule in one line

standard = Стандартно: { $default }.
standard-or = Стандартно: { $default }. Або: { $others }.
or-more = { $min } або більше
from-to = від { $min } до { $max }
values-from-to = від { $min } до { $largest }

## The whole numbers that are allowed, beside the field for one

range = від { $min } до { $largest }

## Why rules are refused

unknown-rule = домашнього правила «{ $key }» немає (відомі: { $known })
unknown-value = домашнє правило «{ $key }» не може бути «{ $value }» (може бути: { $may-be })

not-jacoby-in-match = правило Джекобі — для окремих партій, не для матчів
not-beavers-in-match = бівери — для окремих партій, не для матчів
not-automatic-doubles-in-match = автоматичні подвоєння — для окремих партій, не для матчів

## The house rules of backgammon, with what they do

backgammon-match-length = Довжина матчу
backgammon-match-length-explained = Одна партія або стільки, скільки треба, щоб хтось набрав стільки очок.
backgammon-doubling-cube = Куб подвоєння
backgammon-doubling-cube-explained = Без нього ставка лишається одне очко; марс і кокс усе одно рахують за два й за три.
backgammon-crawford = Правило Кроуфорда
backgammon-crawford-explained = У матчі: коли комусь уперше лишається одне очко до перемоги, одну партію грають без подвоєння.
backgammon-jacoby = Правило Джекобі
backgammon-jacoby-explained = Марс і кокс рахують лише після прийнятого подвоєння. Для окремих партій.
backgammon-beavers = Бівери
backgammon-beavers-explained = Хто прийняв подвоєння, може тут-таки подвоїти знову й лишити куб собі. Для окремих партій.
backgammon-automatic-doubles = Автоматичні подвоєння
backgammon-automatic-doubles-explained = Перша рівність у розіграші першого ходу подвоює ставку, щонайбільше раз. Для окремих партій.
backgammon-bar-counts = Бар рахується для коксу
backgammon-bar-counts-explained = Чи програє шашка на барі втричі, як шашка в домі переможця.
backgammon-drop-pays = Ціна відмови від подвоєння
backgammon-drop-pays-explained = Скільки програє той, хто пасує. Різниця є лише після повторного подвоєння.

backgammon-single-game = Одна партія
backgammon-drop-pays-current-stake = Ставка до пропозиції
backgammon-drop-pays-one-point = 1 очко

## The house rules of Tabula, with what they do

tabula-exact-bearing-off = Точне виведення
tabula-exact-bearing-off-explained = Виводить лише точне число. Вимкнено: для найдальшої ззаду фішки підійде й більше.
tabula-gather = Збір перед виведенням
tabula-gather-explained = Виведення починається, коли всі фішки, що лишилися, в останній чверті. Вимкнено: заважає лише бар.
tabula-lock-second-half = Другу половину замкнено
tabula-lock-second-half-explained = На 13 і далі не можна ставати, поки в гравця є фішки в запасі.
tabula-none-off-points = Перемога, коли нічого не виведено
tabula-none-off-points-explained = Скільки варта перемога, якщо переможений не вивів жодної фішки.
tabula-partly-playable = Кидок, який не зіграти весь
tabula-partly-playable-explained = Грати якнайбільше кубиків або в будь-якому порядку, поки можна зіграти хоч щось.
tabula-setup = Початкова позиція
tabula-setup-explained = Почати з усіма фішками в запасі або там, де імператор Зенон мусив зіграти свої 2-5-6.

tabula-partly-playable-most-dice = Якнайбільше кубиків
tabula-partly-playable-any-order = Будь-який порядок, поки є що грати
tabula-set-up-all-in-hand = Усе в запасі
tabula-set-up-zeno = Позиція Зенона

## The house rules of the Royal Game of Ur, with what they do

ur-play = Тривалість
ur-play-explained = Партії, поки хтось не матиме всі 21 бирку, або одна партія на банк.
ur-opening = Початок
ur-opening-explained = Обоє замкнені, доки не викинуть три порожні, або ніхто не замкнений, і будь-який кидок від 1 до 3 впускає фішку.
ur-reward = Що дає розетка
ur-reward-explained = Що отримує фішка, яка стала на розетку. Якщо це ще один кидок, фішка на останній розетці може спершу піти на фініш.
ur-safe-rosettes = Безпечні розетки
ur-safe-rosettes-explained = Фішка суперника на розетці закриває її, і збити її не можна.
ur-three-blanks = Три порожні, коли не замкнено
ur-three-blanks-explained = Хід утрачено, або фішка зі старту стає на ворота, і гравець кидає знову.
ur-river-first = Спершу фішки з річки
ur-river-first-explained = Якщо цим кидком може ввійти фішка з річки, вона мусить увійти.
ur-next-starter = Хто починає наступну партію
ur-next-starter-explained = Пірамідки, той, хто не починав попередньої, той, хто її програв, або той, хто виграв.
ur-stake = Ставка
ur-stake-explained = Скільки монет кожен гравець вносить у банк.

ur-opening-release = Три порожні впускають першу фішку
ur-opening-free = Будь-який кидок впускає фішку
ur-reward-free-move = Вільний хід на 1, 2, 3 або 5
ur-reward-another-throw = Ще один кидок
ur-reward-none = Нічого
ur-three-blanks-nothing = Хід утрачено
ur-three-blanks-gate = Фішка на ворота
ur-next-starter-lots = Вирішують пірамідки
ur-next-starter-alternate = По черзі
ur-next-starter-loser = Переможений
ur-next-starter-winner = Переможець
ur-play-set = Партії на 21 бирку
ur-play-single = Одна партія

## The house rules of Tablero de Jesus, with what they do

jesus-stake = Ставка
jesus-stake-explained = Скільки монет приносить кожен гравець.
jesus-claiming = Перехоплення
jesus-claiming-explained = Коли той, хто отримує кубики, може перехопити ряд без кидка.
jesus-several-runs = Кілька рядів одразу
jesus-several-runs-explained = Що отримує той, хто бере, коли на дошці більше ніж один ряд.
jesus-eighth-coin = Восьма монета
jesus-eighth-coin-explained = Усі сім монет на одній лінії виграють ще й монету з гаманця суперника, до заповнення дошки.
jesus-coins-left = Монети, що лишилися на дошці
jesus-coins-left-explained = Кому дістаються монети, які лежать на дошці наприкінці.

jesus-several-runs-all = Беруть усі
jesus-several-runs-one = Один, на вибір
jesus-claiming-after-surrender = Коли кубики втрачено
jesus-claiming-every-receipt = Щоразу, коли отримано кубики
jesus-claiming-never = Ніколи: спершу кидок
jesus-coins-left-winner = Переможцю
jesus-coins-left-nobody = Нікому

## The house rules of Tablero di Berona, with what they do

berona-series = Серія
berona-series-explained = Одна партія чи кілька, результати яких складаються.
berona-stake = Стала ставка
berona-stake-explained = Скільки монет платить переможений у партії зі сталою ставкою; на інші серії не впливає.
berona-use-both-dice = Треба зіграти обидва кубики
berona-use-both-dice-explained = У глухий кут можна йти лише тоді, коли обидва кубики не зіграти жодним способом.
berona-return-from = Звідки повертають жетон
berona-return-from-explained = Де може лежати жетон, який дубль повертає в резерв.
berona-after-draw = Після нічиєї
berona-after-draw-explained = Хто починає партію після нічиєї.

berona-return-from-any-stack = З будь-якого стосу
berona-return-from-own-home-row = Зі своїх домашніх клітинок
berona-series-single = Одна партія
berona-series-ledger = Загальний рахунок: переможець додає різницю
berona-series-fixed-stake = Стала ставка: переможений платить домовлену суму
berona-series-difference = Різниця: переможений платить монету за очко
berona-after-draw-random = Хто викине більше
berona-after-draw-same-player = Хто починав нічийну партію
