hardly-anything = майже нічого
luck-and-skill =
    { $luck ->
        [better] { $name ->
            [you] Ви кидали вдаліше, ніж { $other } (різниця — { $worth })
           *[other] { $other ->
                [you] { $name } кидає вдаліше, ніж ви (різниця — { $worth })
               *[other] { $name } кидає вдаліше, ніж { $other } (різниця — { $worth })
            }
        }
        [worse] { $name ->
            [you] Ви кидали гірше, ніж { $other } (різниця — { $worth })
           *[other] { $other ->
                [you] { $name } кидає гірше, ніж ви (різниця — { $worth })
               *[other] { $name } кидає гірше, ніж { $other } (різниця — { $worth })
            }
        }
       *[alike] { $name ->
            [you] Ви і { $other }: кидки однаково вдалі
           *[other] { $other ->
                [you] { $name } і ви: кидки однаково вдалі
               *[other] { $name } і { $other }: кидки однаково вдалі
            }
        }
    }; втрати: { $name ->
        [you] ви — { $lost }
       *[other] { $name } — { $lost }
    }, { $other ->
        [you] ви — { $other-lost }
       *[other] { $other } — { $other-lost }
    }{ $by ->
        [luck-first] . { $name ->
            [you] Ви перемогли
           *[other] { $name } перемагає
        } радше завдяки удачі, ніж умінню.
        [skill-first] . { $name ->
            [you] Ви перемогли
           *[other] { $name } перемагає
        } радше завдяки вмінню, ніж удачі.
        [luck] . { $name ->
            [you] Ви перемогли
           *[other] { $name } перемагає
        } завдяки удачі.
        [skill] . { $name ->
            [you] Ви перемогли
           *[other] { $name } перемагає
        } завдяки вмінню.
        [neither] . { $name ->
            [you] Ви перемогли
           *[other] { $name } перемагає
        } не завдяки удачі й не завдяки вмінню, наскільки бачать боти.
       *[no-winner] .
    }

## What decisions are called in a sentence

it = Це
the-best = Найкращий вибір
throw = кинути
no-move = без ходу
repeated = { $decision } { $count ->
        [2] двічі
        [3] тричі
       *[other] чотири рази
    }
and = { $first } і { $last }
and-after-comma = { $first } і { $last }

## Why a decision is better than another: a sentence of clauses, all but the last, and the last

better = { $subject } { $better }.
better-but = { $subject } { $better }, але { $worse }.
better-although = { $subject } { $values }, хоча й { $worse }.
next-clause = { $first }, { $last }
last-clause = { $first } і { $last }

## Clauses about what a decision is worth

wins-games =
    виграє { $count ->
        [one] { $count } партію
        [few] { $count } партії
       *[many] { $count } партій
    } { $of ->
        [100] зі 100
       *[other] з { $of }
    } замість { $other-count }
worth-instead = дає { ACC($value) } замість { GEN($other-value) }
worth-hardly-more = дає { ACC($value) }, а інший вибір — майже стільки ж

## Clauses about what a decision leaves on the board, instead of what another leaves

throws-that-hit =
    лишає супернику { $count ->
        [one] { $count } кидок, що б’є,
        [few] { $count } кидки, що б’ють,
       *[many] { $count } кидків, що б’ють,
    } з { $of } замість { $other-count }
checkers-on-bar =
    відправляє на бар { $count ->
        [one] { $count } шашку
        [few] { $count } шашки
       *[many] { $count } шашок
    } замість { $other-count }
home-points-held =
    тримає в домі { $count ->
        [one] { $count } пункт
        [few] { $count } пункти
       *[many] { $count } пунктів
    } замість { $other-count }
points-in-row =
    будує { $count ->
        [one] { $count } пункт
        [few] { $count } пункти
       *[many] { $count } пунктів
    } поспіль замість { $other-count }
anchors =
    тримає { $count ->
        [one] { $count } якір
        [few] { $count } якорі
       *[many] { $count } якорів
    } замість { $other-count }
checkers-behind =
    лишає позаду { $count ->
        [one] { $count } шашку
        [few] { $count } шашки
       *[many] { $count } шашок
    } замість { $other-count }
blots =
    лишає { $count ->
        [one] { $count } блот
        [few] { $count } блоти
       *[many] { $count } блотів
    } замість { $other-count }
opponents-pips =
    лишає супернику пройти { $count ->
        [one] { $count } піпс
        [few] { $count } піпси
       *[many] { $count } піпсів
    } замість { $other-count }
checkers-off =
    доводить кількість виведених шашок до { $count } замість { $other-count }
checkers-outside =
    лишає поза домом { $count ->
        [one] { $count } шашку
        [few] { $count } шашки
       *[many] { $count } шашок
    } замість { $other-count }
home-points-occupied =
    займає в домі { $count ->
        [one] { $count } пункт
        [few] { $count } пункти
       *[many] { $count } пунктів
    } замість { $other-count }
highest-stack =
    збирає на одному пункті до { $count ->
        [one] { $count } шашки
        [few] { $count } шашок
       *[many] { $count } шашок
    } замість { $other-count }
pieces-on-bar =
    відправляє на бар { $count ->
        [one] { $count } фішку
        [few] { $count } фішки
       *[many] { $count } фішок
    } замість { $other-count }
own-pieces-on-bar =
    лишає на барі { $count ->
        [one] { $count } свою фішку
        [few] { $count } свої фішки
       *[many] { $count } своїх фішок
    } замість { $other-count }
points-held =
    тримає { $count ->
        [one] { $count } пункт
        [few] { $count } пункти
       *[many] { $count } пунктів
    } замість { $other-count }
pieces-alone =
    лишає { $count ->
        [one] { $count } самотню фішку
        [few] { $count } самотні фішки
       *[many] { $count } самотніх фішок
    } замість { $other-count }
pieces-off =
    доводить кількість виведених фішок до { $count } замість { $other-count }
pieces-in-hand =
    тримає в запасі { $count ->
        [one] { $count } фішку
        [few] { $count } фішки
       *[many] { $count } фішок
    } замість { $other-count }
pieces-gathered =
    збирає в останній чверті { $count ->
        [one] { $count } фішку
        [few] { $count } фішки
       *[many] { $count } фішок
    } замість { $other-count }
own-pips =
    лишає пройти { $count ->
        [one] { $count } піпс
        [few] { $count } піпси
       *[many] { $count } піпсів
    } замість { $other-count }
pieces-to-river =
    відправляє в річку { $count ->
        [one] { $count } фішку
        [few] { $count } фішки
       *[many] { $count } фішок
    } замість { $other-count }
pieces-home =
    має на фініші { $count ->
        [one] { $count } фішку
        [few] { $count } фішки
       *[many] { $count } фішок
    } замість { $other-count }
pieces-at-start =
    лишає на старті { $count ->
        [one] { $count } фішку
        [few] { $count } фішки
       *[many] { $count } фішок
    } замість { $other-count }
own-pieces-in-river =
    лишає в річці { $count ->
        [one] { $count } свою фішку
        [few] { $count } свої фішки
       *[many] { $count } своїх фішок
    } замість { $other-count }
rosettes =
    займає { $count ->
        [one] { $count } розетку
        [few] { $count } розетки
       *[many] { $count } розеток
    } замість { $other-count }
squares-to-go =
    лишає пройти { $count ->
        [one] { $count } клітинку
        [few] { $count } клітинки
       *[many] { $count } клітинок
    } замість { $other-count }
coins-in-purse =
    має в гаманці { $count ->
        [one] { $count } монету
        [few] { $count } монети
       *[many] { $count } монет
    } замість { $other-count }
own-run =
    шикує ряд, у якому { $count ->
        [one] { $count } монета
        [few] { $count } монети
       *[many] { $count } монет
    }, замість { $other-count }
opponents-run =
    лишає супернику ряд, у якому { $count ->
        [one] { $count } монета
        [few] { $count } монети
       *[many] { $count } монет
    }, замість { $other-count }
throws-that-lose-dice =
    лишає { $count ->
        [one] { $count } кидок
        [few] { $count } кидки
       *[many] { $count } кидків
    } з { $of } із втратою кубиків замість { $other-count }
throws-for-longer-run =
    лишає { $count ->
        [one] { $count } кидок
        [few] { $count } кидки
       *[many] { $count } кидків
    } з { $of } для довшого ряду замість { $other-count }
coins-at-edge =
    лишає скраю { $count ->
        [one] { $count } монету
        [few] { $count } монети
       *[many] { $count } монет
    } замість { $other-count }
own-centre =
    має в центрі { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[many] { $count } очок
    } замість { $other-count }
opponents-centre =
    лишає супернику в центрі { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[many] { $count } очок
    } замість { $other-count }
own-stacks =
    має { $count ->
        [one] { $count } свій стос
        [few] { $count } свої стоси
       *[many] { $count } своїх стосів
    } замість { $other-count }
opponents-stacks =
    лишає супернику { $count ->
        [one] { $count } стос
        [few] { $count } стоси
       *[many] { $count } стосів
    } замість { $other-count }
tokens-covered =
    лишає накритими { $count ->
        [one] { $count } свій жетон
        [few] { $count } свої жетони
       *[many] { $count } своїх жетонів
    } замість { $other-count }
tokens-in-reserve =
    тримає в резерві { $count ->
        [one] { $count } жетон
        [few] { $count } жетони
       *[many] { $count } жетонів
    } замість { $other-count }
throws-that-bump =
    лишає супернику { $count ->
        [one] { $count } кидок
        [few] { $count } кидки
       *[many] { $count } кидків
    } з { $of } з глухим кутом замість { $other-count }

## The odds of a position

chance =
    { $what ->
        [win-gammon] Шанс виграти з марсом: { $count } зі 100
        [win-backgammon] Шанс виграти з коксом: { $count } зі 100
        [win-double] Шанс виграти подвійно: { $count } зі 100
        [lose-gammon] Ризик програти з марсом: { $count } зі 100
        [lose-backgammon] Ризик програти з коксом: { $count } зі 100
        [lose-double] Ризик програти подвійно: { $count } зі 100
       *[win] Шанс виграти: { $count } зі 100
    }
chance-in-game = Шанс виграти партію: { $count } зі 100
chance-in-match = Шанс виграти матч: { $count } зі 100
chance-in-set = Шанс виграти сет: { $count } зі 100
worth = Оцінка: { $value }
worth-of-choice = Якщо { $decision }: { $value }
throws-of-jesus = Із { $of } кидків втрачають кубики { $lose }, можуть подовжити ряд { $longer }.

## What values are measured in

decimal = { $amount }
percent = { $share } %
with-error = { $amount } ± { $error }
percent-with-error = { $chances } ± { $error } %
points = { $amount } очка
coins = { $amount } монети
wins-in =
    { $count ->
        [0] менше 1 перемоги
        [one] { $count } перемога
        [few] { $count } перемоги
       *[many] { $count } перемог
    } { $of ->
        [100] зі 100
       *[other] з { $of }
    }
    .acc =
        { $count ->
            [0] менше 1 перемоги
            [one] { $count } перемогу
            [few] { $count } перемоги
           *[many] { $count } перемог
        } { $of ->
            [100] зі 100
           *[other] з { $of }
        }
    .gen =
        { $count ->
            [0] менше 1 перемоги
            [one] { $count } перемоги
           *[many] { $count } перемог
        } { $of ->
            [100] зі 100
           *[other] з { $of }
        }
matches-in =
    { $count ->
        [0] менше 1 матчу
        [one] { $count } матч
        [few] { $count } матчі
       *[many] { $count } матчів
    } { $of ->
        [100] зі 100
       *[other] з { $of }
    }
    .gen =
        { $count ->
            [0] менше 1 матчу
            [one] { $count } матчу
           *[many] { $count } матчів
        } { $of ->
            [100] зі 100
           *[other] з { $of }
        }
sets-in =
    { $count ->
        [0] менше 1 сету
        [one] { $count } сет
        [few] { $count } сети
       *[many] { $count } сетів
    } { $of ->
        [100] зі 100
       *[other] з { $of }
    }
    .gen =
        { $count ->
            [0] менше 1 сету
            [one] { $count } сету
           *[many] { $count } сетів
        } { $of ->
            [100] зі 100
           *[other] з { $of }
        }

## How exact values are

solved-game = Цю гру розв’язано. Оцінки зберігаються заокругленими: вони правильні з точністю до 0,1 монети.
solved-endgame = Точно: решту цієї партії прораховано.
solved-endgame-in-set =
    Решту цієї партії прораховано. Приблизно відомо лише те, скільки її очки варті в сеті.
solved-decisions = Цю гру розв’язано; оцінки зберігаються заокругленими.
solved-endgame-decisions = Ендшпіль прораховано; те, що було раніше, оцінено приблизно.
solved-endgame-decisions-in-set = Ендшпілі прораховано; те, що було раніше, і вартість очок у сеті оцінено приблизно.

## Marks of wrong decisions

doubtful = сумнівно
error = помилка
blunder = груба помилка
mark-from = { $sign } від { $count }

## Classes of decisions

class-moves = Ходи
class-choices = Рішення
class-contact = Гра шашками, контакт
class-race = Гра шашками, перегони
class-doubling = Подвоєння
class-taking = Прийняття подвоєння
class-take-or-throw = Узяти чи кинути
class-claim-or-throw = Перехопити чи кинути
part-checker-play = Гра шашками
part-cube = Куб
part-resignations = Здача
