## Values of several rules

on = Вкл.
off = Выкл.
yes = Да
no = Нет
points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }

## The values of a rule in one line

standard = Обычно: { $default }.
standard-or = Обычно: { $default }. Или: { $others }.
or-more = { $min } или больше
from-to = от { $min } до { $max }
values-from-to = от { $min } до { $largest }

## The whole numbers that are allowed, beside the field for one

range = от { $min } до { $largest }

## Why rules are refused

unknown-rule = домашнего правила «{ $key }» нет (известны: { $known })
unknown-value = домашнее правило «{ $key }» не может быть «{ $value }» (может быть: { $may-be })

not-jacoby-in-match = правило Якоби — для отдельных партий, не для матчей
not-beavers-in-match = биверы — для отдельных партий, не для матчей
not-automatic-doubles-in-match = автоматические удвоения — для отдельных партий, не для матчей

## The house rules of backgammon, with what they do

backgammon-match-length = Длина матча
backgammon-match-length-explained = Одна партия или столько, сколько нужно, чтобы кто-то набрал столько очков.
backgammon-doubling-cube = Куб удвоения
backgammon-doubling-cube-explained = Без него ставка остаётся одно очко; марс и кокс всё равно считаются за два и за три.
backgammon-crawford = Правило Кроуфорда
backgammon-crawford-explained = В матче: когда кому-то впервые остаётся одно очко до победы, одна партия играется без удвоения.
backgammon-jacoby = Правило Якоби
backgammon-jacoby-explained = Марс и кокс считаются, только если было принято удвоение. Для отдельных партий.
backgammon-beavers = Биверы
backgammon-beavers-explained = Кто принял удвоение, может тут же удвоить снова и оставить куб у себя. Для отдельных партий.
backgammon-automatic-doubles = Автоматические удвоения
backgammon-automatic-doubles-explained = Первое равенство в розыгрыше первого хода удваивает ставку, не больше одного раза. Для отдельных партий.
backgammon-bar-counts = Бар считается за кокс
backgammon-bar-counts-explained = Проигрывает ли шашка на баре втройне, как шашка в доме победителя.
backgammon-drop-pays = Цена отказа от удвоения
backgammon-drop-pays-explained = Сколько проигрывает тот, кто пасует. Разница есть только после повторного удвоения.

backgammon-single-game = Одна партия
backgammon-drop-pays-current-stake = Ставка до предложения
backgammon-drop-pays-one-point = 1 очко

## The house rules of Tabula, with what they do

tabula-exact-bearing-off = Точное снятие
tabula-exact-bearing-off-explained = Снимает только точное число. Выкл.: для самой дальней фишки годится и больший кубик.
tabula-gather = Сбор перед снятием
tabula-gather-explained = Снимать начинают, когда все оставшиеся фишки в последней четверти. Выкл.: мешает только бар.
tabula-lock-second-half = Вторая половина закрыта
tabula-lock-second-half-explained = Пока у игрока есть фишки в запасе, вставать на 13 и дальше нельзя.
tabula-none-off-points = Победа, когда у проигравшего ничего не снято
tabula-none-off-points-explained = Сколько стоит победа, если проигравший не снял ни одной фишки.
tabula-partly-playable = Бросок, который нельзя сыграть целиком
tabula-partly-playable-explained = Сыграть как можно больше кубиков или играть в любом порядке, пока остальные ещё можно сыграть.
tabula-setup = Расстановка
tabula-setup-explained = Начать с фишками в запасе или там, где императору Зенону пришлось играть 2-5-6.

tabula-partly-playable-most-dice = Как можно больше кубиков
tabula-partly-playable-any-order = Любой порядок, пока есть ходы
tabula-set-up-all-in-hand = Всё в запасе
tabula-set-up-zeno = Позиция Зенона

## The house rules of the Royal Game of Ur, with what they do

ur-play = Длина игры
ur-play-explained = Партии, пока один игрок не соберёт все 21 бирку, или одна партия на банк.
ur-opening = Начало
ur-opening-explained = Оба заперты, пока не бросят три пустые, или не заперт никто, и любой бросок от 1 до 3 впускает фишку.
ur-reward = Что даёт розетка
ur-reward-explained = Что получает фишка, вставшая на розетку. Если это ещё один бросок, фишка на последней розетке может сначала уйти на финиш.
ur-safe-rosettes = Безопасные розетки
ur-safe-rosettes-explained = Фишка соперника на розетке закрывает её, и сбить её нельзя.
ur-three-blanks = Три пустые, когда не заперт
ur-three-blanks-explained = Ход пропадает, или фишка со старта встаёт на ворота и игрок бросает снова.
ur-river-first = Сначала фишки из реки
ur-river-first-explained = Если фишка из реки может войти с этим броском, она обязана войти.
ur-next-starter = Кто начинает следующую партию
ur-next-starter-explained = Решают пирамидки, или начинает тот, кто не начинал прошлую партию, проигравший или победитель.
ur-stake = Ставка
ur-stake-explained = Сколько монет каждый игрок вносит в банк.

ur-opening-release = Первую фишку впускают три пустые
ur-opening-free = Фишку впускает любой бросок
ur-reward-free-move = Свободный ход на 1, 2, 3 или 5
ur-reward-another-throw = Ещё один бросок
ur-reward-none = Ничего
ur-three-blanks-nothing = Ход пропадает
ur-three-blanks-gate = Фишка на ворота
ur-next-starter-lots = Решают пирамидки
ur-next-starter-alternate = По очереди
ur-next-starter-loser = Проигравший
ur-next-starter-winner = Победитель
ur-play-set = Партии за 21 бирку
ur-play-single = Одна партия

## The house rules of Tablero de Jesus, with what they do

jesus-stake = Ставка
jesus-stake-explained = Сколько монет приносит каждый игрок.
jesus-claiming = Перехват
jesus-claiming-explained = Когда получивший кубики может перехватить ряд без броска.
jesus-several-runs = Несколько рядов сразу
jesus-several-runs-explained = Что получает берущий, когда на доске больше одного ряда.
jesus-eighth-coin = Восьмая монета
jesus-eighth-coin-explained = Все семь монет в ряд приносят ещё и монету из кошеля соперника, до заполнения.
jesus-coins-left = Монеты, оставшиеся на доске
jesus-coins-left-explained = Кому достаются монеты, которые лежат на доске в конце.

jesus-several-runs-all = Берут все
jesus-several-runs-one = Один на выбор
jesus-claiming-after-surrender = После потери кубиков
jesus-claiming-every-receipt = Каждый раз, когда вы получаете кубики
jesus-claiming-never = Никогда: сначала бросок
jesus-coins-left-winner = Победителю
jesus-coins-left-nobody = Никому

## The house rules of Tablero di Berona, with what they do

berona-series = Серия
berona-series-explained = Одна партия или несколько, которые складываются.
berona-stake = Твёрдая ставка
berona-stake-explained = Сколько монет платит проигравший при твёрдой ставке; в других сериях не действует.
berona-use-both-dice = Играть оба кубика обязательно
berona-use-both-dice-explained = Тупик разрешён, только если оба кубика никак нельзя сыграть.
berona-return-from = Откуда возвращать жетон
berona-return-from-explained = Где может лежать жетон, который дубль возвращает в резерв.
berona-after-draw = После ничьей
berona-after-draw-explained = Кто начинает партию после ничьей.

berona-return-from-any-stack = Любая стопка
berona-return-from-own-home-row = Свои домашние клетки
berona-series-single = Одна партия
berona-series-ledger = Общий счёт: победителю прибавляется разница
berona-series-fixed-stake = Твёрдая ставка: проигравший платит условленную сумму
berona-series-difference = Разница: проигравший платит монету за очко
berona-after-draw-random = Тот, у кого выпадет больше
berona-after-draw-same-player = Тот, кто начинал ничейную партию
