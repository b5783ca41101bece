## Why an action is refused

answer-first =
    { $what ->
        [beaver] Спершу треба відповісти на бівер.
        [resignation] Спершу треба відповісти на здачу.
       *[double] Спершу треба відповісти на подвоєння.
    }
nothing-offered =
    { $what ->
        [resignation] Здачі ніхто не пропонував.
       *[double] Подвоєння ніхто не пропонував.
    }
dice-used-up = Кубики зіграно; завершіть хід.
not-a-place = Звідти не можна взяти шашку.
no-checker-there = Там немає шашки.
not-your-checker = Це не ваша шашка.
bar-first = Спершу введіть свою шашку з бару.
one-die-at-a-time = Кожен кубик — окреме переміщення: грайте кубики по одному.
wrong-direction = Ваші шашки йдуть від 24 до 1, а потім за дошку.
wrong-target = Цим кидком шашка туди не потрапить.
point-closed = Закрито: на цьому пункті дві або більше шашок суперника.
way-closed = Закрито: суперник тримає всі пункти, на яких ця шашка могла б зупинитися дорогою.
not-all-home = Виводити шашки можна лише тоді, коли всі ваші шашки в домі.
not-the-furthest = { $number } — забагато: більшим числом можна вивести лише найдальшу шашку.
waste-die = Якщо можна, треба зіграти обидва кубики: після цього ходу другий зіграти не вийде.
higher-die = Можна зіграти лише один із кубиків, і тоді це має бути більший.
no-cube = Цю партію грають без куба подвоєння.
double-before-throw = Подвоювати можна лише перед кидком.
crawford-game = У партії Кроуфорда не подвоюють.
cube-not-yours = Куб подвоєння в суперника: подвоювати може лише він.
at-most-64 = Ставка не може перевищити 64.
no-beavers = У цій партії біверів немає.
bad-resignation = Здатися можна на 1, 2 або 3 ставки, а не на { $number }.
nobody-on-turn = Поки що не ходить ніхто.

## What has happened

begins-with-both = Починає той, у кого більше, і грає обидва кубики.
automatic-double = Автоматичне подвоєння: партія варта 2 очки.
resignation-declined = Здачу не прийнято; партія триває.

## How a game has ended

double-dropped = відмова від подвоєння
resigned-gammon = здача з марсом
resigned-backgammon = здача з коксом
single-game = звичайна перемога
gammon = марс
backgammon = кокс

## Places

the-cube = куб подвоєння
    .from = з куба подвоєння
    .to = на куб подвоєння

## What the button of a step says

enter-checker = Кубик { $number }: ввести шашку на пункт { $to }{ $hits ->
        [0] {""}
       *[other] {" "}зі збиттям
    }
bear-off-checker = Кубик { $number }: вивести шашку { FROM($from) }
move-checker = Піти шашкою { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] {" "}зі збиттям
    }

## What the button of a choice says

double = Подвоїти до { $number }
take = Прийняти: грати на { $number }
drop = Пас: програти { $number }
beaver = Бівер до { $number }
resign =
    { $name ->
        [you] Здатися: програти { $number }
       *[other] { $name } здається: програє { $number }
    }
accept = Прийняти: виграти { $number }
play-on = Грати далі

## What was chosen, without the stake

taken = Прийняти
dropped = Пас
accepted = Прийняти
offered-to-resign = Здатися

## What was chosen, inside of a sentence

does-double = подвоїти до { $number }
does-beaver = зробити бівер до { $number }
does-accept = прийняти здачу
does-play-on = грати далі

## What is asked of whom, and the end of a game

throw-or-double =
    { $name ->
        [you] Ваш хід: киньте кубики або подвойте до { $number }.
       *[other] { $name }: киньте кубики або подвойте до { $number }.
    }
some-times =
    { $count ->
        [one] { $count } раз
        [few] { $count } рази
       *[many] { $count } разів
    } по { $number }
play-all =
    { $name ->
        [you] Ваш хід: зіграйте { $dice }.
       *[other] { $name }: зіграйте { $dice }.
    }
play-higher =
    { $name ->
        [you] Ваш хід
       *[other] { $name }
    }: зіграйте { $number }, більший кубик; обидва зіграти не можна.
play-one =
    { $name ->
        [you] Ваш хід
       *[other] { $name }
    }: зіграйте { $number }; зіграти { $unused } не можна.
play-once =
    { $name ->
        [you] Ваш хід
       *[other] { $name }
    }: зіграйте { $number } один раз; більше не можна.
play-some =
    { $name ->
        [you] Ваш хід
       *[other] { $name }
    }: зіграйте { $count ->
        [one] { $count } раз
        [few] { $count } рази
       *[many] { $count } разів
    } по { $number }; більше не можна.
stuck-on-bar =
    { $name ->
        [you] { $ends ->
            [0] Завершіть хід
           *[other] Ваш хід завершено
        }
       *[other] { $ends ->
            [0] { $name }: завершіть хід
           *[other] { $name }: ваш хід завершено
        }
    } — зіграти { $dice } не можна: шашка на барі не може ввійти.
stuck =
    { $name ->
        [you] { $ends ->
            [0] Завершіть хід
           *[other] Ваш хід завершено
        }
       *[other] { $ends ->
            [0] { $name }: завершіть хід
           *[other] { $name }: ваш хід завершено
        }
    } — зіграти { $dice } не можна: усі пункти закриті.
take-or-drop =
    { $other ->
        [you] Ваш хід
       *[other] { $other }
    }: прийміть подвоєння або пасуйте — { $name ->
        [you] ви подвоюєте до { $number }.
       *[other] { $name } подвоює до { $number }.
    }
take-or-drop-beaver =
    { $name ->
        [you] Ваш хід
       *[other] { $name }
    }: прийміть або пасуйте — { $other ->
        [you] ви робите бівер до { $number }.
       *[other] { $other } робить бівер до { $number }.
    }
accept-or-play-on =
    { $other ->
        [you] Ваш хід
       *[other] { $other }
    }: прийміть здачу або грайте далі — { $name ->
        [you] ви пропонуєте програти { $number }.
       *[other] { $name } пропонує програти { $number }.
    }
won =
    { $name ->
        [you] Ви виграли
       *[other] { $name } виграє
    } { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[many] { $count } очок
    } ({ $manner }).{ $series ->
        [on] {" "}Матч триває.
        [won] {" "}Матч виграно.
       *[none] {""}
    }

## The score panel

cube = Куб
cube-owned =
    { $seat ->
        [White] { $number }, у Білого
       *[Black] { $number }, у Чорного
    }
match-to = Матч до { $count }
crawford = Партія Кроуфорда
no-doubling = без подвоєння

## What is known of the game without playing it

title = Короткі нарди
tagline = Мчіть додому, закривайте шлях і бийте; куб підіймає ставку
goal = Приведіть усі п’ятнадцять шашок у дім і виведіть їх раніше за суперника.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-pips = піпси, піпс, піпсів
about-pips = Піпси — це пункти, які ще мають пройти всі шашки гравця.
term-points = очки, очко, очок
about-points = Очки показують, скільки були варті вже виграні партії.
term-cube = куб подвоєння, куба подвоєння, кубі подвоєння, куб, куба, кубі
about-cube = Куб подвоєння показує, у скільки разів помножено вартість партії.
term-crawford = партія кроуфорда, партії кроуфорда
about-crawford = Партія Кроуфорда — та, що йде одразу після того, як комусь уперше лишилося одне очко до перемоги в матчі: у ній ніхто не подвоює.
term-match = матч, матчу, матчі
about-match = Матч виграє той, хто перший набере стільки очок.
term-double = подвоєння, подвоїти, подвоювати, подвойте, подвоює, подвоюєте
about-double = Подвоєння пропонує грати на вдвічі більшу ставку: суперник приймає його або пасує і програє те, що стоїть на кону.
term-take = прийняти, прийміть
about-take = Хто приймає подвоєння, грає далі на вдвічі більшу ставку, і наступним подвоїти може тільки він.
term-drop = пас, пасуйте, пасувати, пасує
about-drop = Пас — це відмова від подвоєння: партію програно на нинішню ставку.
term-beaver = бівер
about-beaver = Бівер приймає подвоєння і тут-таки подвоює ще раз.
term-resign = здатися, здача, здачу, здачі, здається
about-resign = Здача пропонує програти партію; суперник може не погодитися.
term-bar = бар, бару, барі
about-bar = На барі збиті шашки чекають, щоб увійти знову.

## What the seats are called

white = Білий
black = Чорний
