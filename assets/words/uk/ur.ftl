## Why an action is refused

turn-complete = Кидок зіграно; завершіть хід.
reward-open = Спершу зробіть вільний хід за розетку або обійдіться без нього.
home-or-stay = Спершу доведіть фішку до фінішу або залиште її на розетці.
no-reward = Жодна розетка не дала вільного ходу, від якого можна відмовитися.
one-target = Фішка йде на свою клітинку за один раз.
not-a-place = Звідти жодна фішка піти не може.
already-home = Ця фішка вже на фініші.
not-yours = Це не ваша фішка.
no-piece = Там немає вашої фішки.
locked = Вашу першу фішку впускають лише три порожні.
blanks = Три порожні ходу не дають.
not-the-throw = Випало { $value }, тож фішка йде рівно на { $value ->
        [one] { $value } клітинку
        [few] { $value } клітинки
       *[many] { $value } клітинок
    }.
not-a-free-length = Вільний хід — на 1, 2, 3 або 5 клітинок.
never-enters = Фішку вводять 1, 2 або 3; п’ятірка не вводить ніколи.
only-home = Зараз може піти лише фішка на останній розетці, і лише на фініш; розетка дала ще й новий кидок.
overshoot = Шлях закінчується раніше: на фініш ідуть з останньої розетки, рівно одиницею.
wrong-direction = Фішки йдуть своїм шляхом лише вперед.
not-on-route = На цю клітинку ваші фішки не заходять.
wrong-target = Зараз ця фішка туди не потрапить.
own-piece = Зайнято: на { $square } ваша фішка.
safe-rosette = Зайнято: фішка суперника на розетці { $square } у безпеці.
river-first = Спершу введіть свою фішку з річки.

## What has happened

equal-throws = Однакові кидки: обоє кидають знову.
higher-throw-begins = Починає той, у кого кидок більший.
first-piece-let-in = Три порожні впускають першу фішку й дають ще один кидок.
piece-let-in = Три порожні впускають фішку й дають ще один кидок.
no-free-move-possible = Розетка дає вільний хід, але жодна фішка не може його зробити.
loser-begins = Починає той, хто програв попередню партію.
begin-in-turn = Гравці починають по черзі.

## How a game has ended

all-home = усі сім фішок на фініші
all-home-before-one = усі на фініші, а в суперника не ввійшла жодна

## Places

the-start = старт
    .from = зі старту
    .to = на старт
the-river = річка
    .from = із річки
    .to = у річку
    .acc = річку
home = фініш
    .from = із фінішу
    .to = на фініш
the-stock = скарбниця
    .from = зі скарбниці
    .to = у скарбницю
    .acc = скарбницю
tallies-of =
    { $seat ->
        [Blue] бирки Синього
       *[Ivory] бирки Кремового
    }
    .from =
        { $seat ->
            [Blue] із бирок Синього
           *[Ivory] із бирок Кремового
        }
    .to =
        { $seat ->
            [Blue] до бирок Синього
           *[Ivory] до бирок Кремового
        }
rosette = розетка { $square }
    .from = із розетки { $square }
    .to = на розетку { $square }
    .acc = розетку { $square }
square = клітинка { $square }
    .from = із клітинки { $square }
    .to = на клітинку { $square }
    .acc = клітинку { $square }

## What the button of a step says

enter-piece = Ввести фішку { TO($to) }{ $hits ->
        [0] {""}
       *[other] {" "}зі збиттям
    }
enter-from-river = Ввести фішку з річки { TO($to) }{ $hits ->
        [0] {""}
       *[other] {" "}зі збиттям
    }
bring-home = Довести фішку { FROM($from) } до фінішу
move-piece = Піти фішкою { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] {" "}зі збиттям
    }

## What the button of a choice says

throw-again = Кинути знову
stay-on-rosette = Лишитися на розетці
no-free-move = Без вільного ходу

## What was chosen, inside of a sentence

does-stay-on-rosette = лишитися на розетці
does-no-free-move = обійтися без вільного ходу

## What is asked of whom, and the end of a game

throw-for-first-turn =
    { $name ->
        [you] Ваш хід
       *[other] { $name }
    }: киньте пірамідки за право першого ходу. { $other ->
        [you] Потім кидаєте ви
       *[other] Потім кидає { $other }
    }, і починає більший кидок.
throw-against =
    { $name ->
        [you] Ваш хід
       *[other] { $name }
    }: киньте пірамідки за право першого ходу. { $other ->
        [you] У вас випало { $value }.
       *[other] { $other }: випало { $value }.
    }
throw-lots =
    { $name ->
        [you] Ваш хід: киньте пірамідки.
       *[other] { $name }: киньте пірамідки.
    }
throw-lots-locked =
    { $name ->
        [you] Ваш хід
       *[other] { $name }
    }: киньте пірамідки. Три порожні впускають вашу першу фішку.
play-from-river =
    { $name ->
        [you] Ваш хід
       *[other] { $name }
    }: випало { $value }, введіть фішку з річки.
play =
    { $name ->
        [you] Ваш хід
       *[other] { $name }
    }: походіть фішкою на { $value }.
stuck-locked =
    { $name ->
        [you] { $ends ->
            [0] Завершіть хід
           *[other] Ваш хід завершено
        }
       *[other] { $ends ->
            [0] { $name }: завершіть хід
           *[other] { $name }: ваш хід завершено
        }
    } — випало { $value }, а вашу першу фішку впускають лише три порожні.
stuck-with-blanks =
    { $name ->
        [you] { $ends ->
            [0] Завершіть хід
           *[other] Ваш хід завершено
        }
       *[other] { $ends ->
            [0] { $name }: завершіть хід
           *[other] { $name }: ваш хід завершено
        }
    } — три порожні ходу не дають.
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
    } — випало { $value }, і жодна фішка не може піти так далеко.
make-free-move =
    { $name ->
        [you] Ваш хід
       *[other] { $name }
    }: зробіть за розетку вільний хід будь-якою фішкою на 1, 2, 3 або 5 чи виберіть «Без вільного ходу».{ $home ->
        [0] {""}
       *[other] {" "}З останньої розетки 1 веде на фініш.
    }
go-home-or-stay =
    { $name ->
        [you] Ваш хід
       *[other] { $name }
    }: доведіть фішку до фінішу або залиште її на розетці. У будь-якому разі ви кидаєте знову.
rosette-throws-again =
    { $name ->
        [you] Ваш хід
       *[other] { $name }
    }: киньте знову — розетка дає ще один кидок.
won-game =
    { $name ->
        [you] Ви виграли
       *[other] { $name } виграє
    } { $unit ->
        [tally] { $count ->
            [one] { $count } бирку
            [few] { $count } бирки
           *[many] { $count } бирок
        }
       *[point] { $count ->
            [one] { $count } очко
            [few] { $count } очки
           *[many] { $count } очок
        }
    }. Далі — наступна партія.
won-all-tallies =
    { $name ->
        [you] Ви перемогли й маєте усі 21 бирку: банк ваш, у ньому { $pool ->
            [one] { $pool } монета
            [few] { $pool } монети
           *[many] { $pool } монет
        }.
       *[other] { $name } перемагає, має усі 21 бирку й забирає банк, у ньому { $pool ->
            [one] { $pool } монета
            [few] { $pool } монети
           *[many] { $pool } монет
        }.
    }
won-pool =
    { $name ->
        [you] Ви виграли
       *[other] { $name } виграє
    } { $unit ->
        [tally] { $count ->
            [one] { $count } бирку
            [few] { $count } бирки
           *[many] { $count } бирок
        }
       *[point] { $count ->
            [one] { $count } очко
            [few] { $count } очки
           *[many] { $count } очок
        }
    } { $name ->
        [you] і забираєте банк
       *[other] і забирає банк
    }, у ньому { $pool ->
        [one] { $pool } монета
        [few] { $pool } монети
       *[many] { $pool } монет
    }.

## The score panel

at-home = Фініш
at-start = Старт
in-river = Річка
tallies = Бирки
stock = Скарбниця
stake-pool = Банк

## What is known of the game without playing it

title = Королівська гра Ура
tagline = Перегони семи фішок спільною доріжкою
goal = Проведіть усі сім фішок навколо дошки на фініш раніше за суперника; за фішки, що лишилися, переможений платить бирками.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-home = фініш, фінішу, фініші
about-home = Фішки на фініші пройшли свій шлях; сім таких виграють партію.
term-start = старт, старту, старті
about-start = Фішки на старті ще не ввійшли; за кожну, що лишилася там, переможений платить три бирки.
term-river = річка, річки, річці, річку
about-river = Фішки в річці збито, і вони чекають, щоб увійти знову; за кожну, що лишилася там, переможений платить дві бирки.
term-board = дошка, дошки, дошці, дошку
about-board = За кожну фішку, що лишилася на дошці, переможений платить одну бирку.
term-tallies = бирки, бирка, бирку, бирок, биркам, бирками
about-tallies = Бирки — лічильні палички: вони показують, скільки були варті партії; хто має всі 21, виграє сет.
term-stock = скарбниця, скарбниці, скарбницю
about-stock = У скарбниці лежать бирки, яких ще ніхто не виграв.
term-stake = банк, банку, ставка, ставку, ставки
about-stake = У банку лежать монети обох гравців для того, хто зрештою переможе.
term-free = вільний хід, вільного ходу
about-free = Фішка, що стала на розетку, дає вільний хід будь-якою фішкою на 1, 2, 3 або 5.
term-rosette = розетка, розетки, розетці, розетку
about-rosette = Розетка — клітинка з квіткою; за стандартними правилами вона дає вільний хід.
term-square = клітинка, клітинки, клітинці, клітинку, клітинок, клітинками
about-square = Клітинки середнього ряду — від 1 до 8, на боці Синього — від A до F, на боці Кремового — від a до f.
term-lots = пірамідки, пірамідка, пірамідку, пірамідок
about-lots = Пірамідка дає 1, якщо вгору дивиться вершина з міткою; кидок — це їхня сума.

## Its ready-made starts

quick-game = Швидка партія
about-quick-game = Будь-який кидок впускає фішку, розетка дає ще один кидок і безпечна, усе вирішує одна партія.
play-quick-game = Зіграти швидку партію

## What the seats are called

blue = Синій
ivory = Кремовий
