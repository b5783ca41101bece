## Why an action is refused

empty-reserve = У резерві немає жетонів.
not-your-reserve = Це резерв суперника.
place-elsewhere = Кубиком { $number } жетон кладуть на вашу домашню клітинку { $number }.
no-such-place = Жетони переходять лише між дошкою й резервом.
empty-square = На цій клітинці немає жетона.
not-your-stack = Цей стос не ваш: зверху лежить жетон суперника.
moves-from-home = Ідуть лише стоси на ваших домашніх клітинках.
moves-elsewhere = Кубиком { $number } іде стос на вашій домашній клітинці { $number }.
too-tall = Такий високий стос ({ $number }) піти не може: інших клітинок лише 17.
walk-length =
    { $height ->
        [one] Стос із { $height } жетона проходить { $height } клітинку
        [few] Стос із { $height } жетонів проходить { $height } клітинки
       *[many] Стос із { $height } жетонів проходить { $height } клітинок
    }, а не { $squares }.
not-orthogonal = Стос іде з клітинки на клітинку через їхні сторони.
square-twice = Стос не заходить на ту саму клітинку двічі.
back-to-start = Стос не повертається туди, звідки вийшов.
return-needs-doubles = Жетон повертається в резерв лише при дублі.
return-instead-of-both = Жетон повертають у резерв замість обох кубиків, а не після одного.
return-to-own-reserve = Жетон повертається в резерв свого власника.
return-from-home = За домашнім правилом жетон повертається в резерв лише з ваших домашніх клітинок.
return-rather-than-bump = Після цього ще одну { $number } не зіграти, а йти в глухий кут не можна, поки можна повернути жетон.
both-dice = Треба зіграти обидва кубики: після цього { $number } не зіграти.

## What has happened

begins-again = Знову починає той, хто починав партію, що закінчилася внічию.
token-returned = Жетон повернувся в резерв: той самий гравець кидає знову.

## How a game has ended

centre-is-nobodys = жодна клітинка центру нікому не належить
by-points = { $more }:{ $fewer }
by-square = { $more }:{ $fewer }, за клітинкою { $number }

## Places

reserve =
    { $seat ->
        [Brown] резерв Коричневого
       *[Ivory] резерв Кремового
    }
    .from =
        { $seat ->
            [Brown] із резерву Коричневого
           *[Ivory] із резерву Кремового
        }
    .to =
        { $seat ->
            [Brown] у резерв Коричневого
           *[Ivory] у резерв Кремового
        }
centre = клітинка { $number } центру
    .from = із клітинки { $number } центру
    .to = на клітинку { $number } центру
    .acc = клітинку { $number } центру
own-home = домашня клітинка { $number }
    .from = із домашньої клітинки { $number }
    .to = на домашню клітинку { $number }
    .acc = домашню клітинку { $number }
home-of =
    { $seat ->
        [Brown] домашня клітинка { $number } Коричневого
       *[Ivory] домашня клітинка { $number } Кремового
    }
    .from =
        { $seat ->
            [Brown] із домашньої клітинки { $number } Коричневого
           *[Ivory] із домашньої клітинки { $number } Кремового
        }
    .to =
        { $seat ->
            [Brown] на домашню клітинку { $number } Коричневого
           *[Ivory] на домашню клітинку { $number } Кремового
        }
    .acc =
        { $seat ->
            [Brown] домашню клітинку { $number } Коричневого
           *[Ivory] домашню клітинку { $number } Кремового
        }

## What has moved

walked =
    { $height ->
        [one] { $height } жетон
        [few] { $height } жетони
       *[many] { $height } жетонів
    } { FROM($from) } через { ACC($over) }

## What the button of a step says

place-token = Кубик { $number }: покласти жетон { TO($to) }
return-token = Повернути жетон { FROM($from) } в резерв
walk-token = Кубик { $number }: провести жетон { FROM($from) } { TO($to) }
walk-tokens = Кубик { $number }: провести стос ({ $height }) { FROM($from) } через { ACC($over) }

## What the button of a choice says

end-turn-bump = Кінець ходу (глухий кут)

## What is asked of whom, and the end of a game

last-turn = { $prompt } Це останній хід.
use-one =
    { $name ->
        [you] Ваш хід: зіграйте { $number }.
       *[other] { $name }: зіграйте { $number }.
    }
use-both =
    { $name ->
        [you] Ваш хід
       *[other] { $name }
    }: зіграйте { $one } і { $another }.
use-twice =
    { $name ->
        [you] Ваш хід
       *[other] { $name }
    }: зіграйте { $number } двічі.
use-twice-or-return =
    { $name ->
        [you] Ваш хід
       *[other] { $name }
    }: зіграйте { $number } двічі або поверніть один зі своїх жетонів у резерв і киньте знову.
return-and-throw =
    { $name ->
        [you] Ваш хід
       *[other] { $name }
    }: поверніть один зі своїх жетонів у резерв і киньте знову.
use-once =
    { $name ->
        [you] Ваш хід
       *[other] { $name }
    }: зіграйте { $number }; двічі не можна.
use-only =
    { $name ->
        [you] Ваш хід
       *[other] { $name }
    }: зіграйте { $one }; зіграти { $another } не можна.
use-either =
    { $name ->
        [you] Ваш хід
       *[other] { $name }
    }: зіграйте { $one } або { $another }; обидва кубики зіграти не можна.
bump =
    { $name ->
        [you] { $ends ->
            [0] Завершіть хід
           *[other] Ваш хід завершено
        }
       *[other] { $ends ->
            [0] { $name }: завершіть хід
           *[other] { $name }: ваш хід завершено
        }
    } — зіграти { $dice } не можна. Це глухий кут.
bump-and-turn =
    { $name ->
        [you] { $ends ->
            [0] Завершіть хід
           *[other] Ваш хід завершено
        }
       *[other] { $ends ->
            [0] { $name }: завершіть хід
           *[other] { $name }: ваш хід завершено
        }
    } — зіграти { $dice } не можна. Це глухий кут, і { $other ->
        [you] ви отримуєте ще один хід.
       *[other] { $other } отримує ще один хід.
    }
won =
    { $name ->
        [you] Ви виграли
       *[other] { $name } виграє
    } центр, { $manner }.

## The score panel

in-reserve = Резерв
running-score = Загальний рахунок
coins-won = Виграш
gained = +{ $count }
stake = Ставка

## What is known of the game without playing it

title = Таблеро ді Берона
tagline = Складайте жетони в стоси й заволодійте центром
goal = Володійте дорожчими клітинками центру, коли партія закінчиться.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-points = очки, очко, очок
about-points = Кожна клітинка центру дає стільки очок, яке її число, від 1 до 6, тому, чий жетон лежить на ній зверху.
term-use = зіграйте, зіграти
about-use = Кожен кубик або кладе жетон на вашу домашню клітинку з його числом, або веде стос, який там лежить.
term-walk = провести, іде, ідуть
about-walk = Стос, що йде, лишає на кожній клітинці, на яку заходить, свій нижній жетон.
term-reserve = резерв, резерву, резерві, резервом
about-reserve = У резерві лежать жетони гравця, яких немає на дошці.
term-bump = глухий кут
about-bump = Глухий кут — це кубик, який не можна зіграти: суперник отримує останній хід, а тоді рахують центр.
term-running-score = загальний рахунок
about-running-score = Загальний рахунок складає докупи, з якою перевагою перемагав кожен гравець.
term-coins = виграш, монети, монета, монет
about-coins = Виграш — це монети, які кожен гравець виграв або програв у цій серії.
term-stake = ставка, ставку, ставки
about-stake = Ставка — те, на що грають одну партію.
term-return = повернути, поверніть
about-return = При дублі можна замість ходу повернути один зі своїх жетонів у резерв і кинути знову.

## What the seats are called

brown = Коричневий
ivory = Кремовий
