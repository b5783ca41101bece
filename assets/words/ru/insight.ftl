hardly-anything = почти ничего
luck-and-skill =
    { $luck ->
        [better] { $name ->
            [you] Вы бросали удачнее, чем { $other } (разница — { $worth })
           *[other] { $other ->
                [you] { $name } бросает удачнее, чем вы (разница — { $worth })
               *[other] { $name } бросает удачнее, чем { $other } (разница — { $worth })
            }
        }
        [worse] { $name ->
            [you] Вы бросали неудачнее, чем { $other } (разница — { $worth })
           *[other] { $other ->
                [you] { $name } бросает неудачнее, чем вы (разница — { $worth })
               *[other] { $name } бросает неудачнее, чем { $other } (разница — { $worth })
            }
        }
       *[alike] { $name ->
            [you] Вы и { $other }: броски одинаково удачны
           *[other] { $other ->
                [you] { $name } и вы: броски одинаково удачны
               *[other] { $name } и { $other }: броски одинаково удачны
            }
        }
    }; потери на ошибках: { $name ->
        [you] вы — { $lost }
       *[other] { $name } — { $lost }
    }, { $other ->
        [you] вы — { $other-lost }
       *[other] { $other } — { $other-lost }
    }{ $by ->
        [luck-first] . { $name ->
            [you] Вы победили
           *[other] { $name } побеждает
        } скорее удачей, чем умением.
        [skill-first] . { $name ->
            [you] Вы победили
           *[other] { $name } побеждает
        } скорее умением, чем удачей.
        [luck] . { $name ->
            [you] Вы победили удачей.
           *[other] { $name } побеждает удачей.
        }
        [skill] . { $name ->
            [you] Вы победили умением.
           *[other] { $name } побеждает умением.
        }
        [neither] . { $name ->
            [you] Вы победили
           *[other] { $name } побеждает
        } не удачей и не умением, насколько видят боты.
       *[no-winner] .
    }

## What decisions are called in a sentence

it = Это
the-best = Лучший ход
throw = бросить
no-move = хода нет
repeated =
    { $decision } { $count ->
        [2] дважды
        [3] трижды
       *[other] четырежды
    }
and = { $first } и { $last }
and-after-comma = { $first } и { $last }

## Why a decision is better than another: a sentence of clauses, all but the last, and the last

better = { $subject } { $better }.
better-but = { $subject } { $better }, но { $worse }.
better-although = { $subject } { $values }, хотя и { $worse }.
next-clause = { $first }, { $last }
last-clause = { $first } и { $last }

## Clauses about what a decision is worth

wins-games =
    выигрывает { $count } { $count ->
        [one] партию
        [few] партии
       *[many] партий
    } из { $of } вместо { $other-count }
worth-instead = стоит { ACC($value) } вместо { GEN($other-value) }
worth-hardly-more = стоит { ACC($value) }, а другой выбор — почти столько же

## Clauses about what a decision leaves on the board, instead of what another leaves

throws-that-hit =
    оставляет сопернику { $count } { $count ->
        [one] бьющий бросок
        [few] бьющих броска
       *[many] бьющих бросков
    } из { $of } вместо { $other-count }
checkers-on-bar =
    отправляет на бар { $count } { $count ->
        [one] шашку
        [few] шашки
       *[many] шашек
    } вместо { $other-count }
home-points-held =
    держит в доме { $count } { $count ->
        [one] пункт
        [few] пункта
       *[many] пунктов
    } вместо { $other-count }
points-in-row =
    строит { $count } { $count ->
        [one] пункт
        [few] пункта
       *[many] пунктов
    } подряд вместо { $other-count }
anchors =
    держит { $count } { $count ->
        [one] якорь
        [few] якоря
       *[many] якорей
    } вместо { $other-count }
checkers-behind =
    оставляет позади { $count } { $count ->
        [one] шашку
        [few] шашки
       *[many] шашек
    } вместо { $other-count }
blots =
    оставляет { $count } { $count ->
        [one] блот
        [few] блота
       *[many] блотов
    } вместо { $other-count }
opponents-pips =
    оставляет сопернику { $count } { $count ->
        [one] пипс
        [few] пипса
       *[many] пипсов
    } вместо { $other-count }
checkers-off =
    доводит число снятых шашек до { $count } вместо { $other-count }
checkers-outside =
    оставляет вне дома { $count } { $count ->
        [one] шашку
        [few] шашки
       *[many] шашек
    } вместо { $other-count }
home-points-occupied =
    занимает в доме { $count } { $count ->
        [one] пункт
        [few] пункта
       *[many] пунктов
    } вместо { $other-count }
highest-stack =
    собирает на одном пункте до { $count } { $count ->
        [one] шашки
        [few] шашек
       *[many] шашек
    } вместо { $other-count }
pieces-on-bar =
    отправляет на бар { $count } { $count ->
        [one] фишку
        [few] фишки
       *[many] фишек
    } вместо { $other-count }
own-pieces-on-bar =
    оставляет на баре { $count } { $count ->
        [one] свою фишку
        [few] свои фишки
       *[many] своих фишек
    } вместо { $other-count }
points-held =
    держит { $count } { $count ->
        [one] пункт
        [few] пункта
       *[many] пунктов
    } вместо { $other-count }
pieces-alone =
    оставляет { $count } { $count ->
        [one] одинокую фишку
        [few] одинокие фишки
       *[many] одиноких фишек
    } вместо { $other-count }
pieces-off =
    доводит число снятых фишек до { $count } вместо { $other-count }
pieces-in-hand =
    держит в запасе { $count } { $count ->
        [one] фишку
        [few] фишки
       *[many] фишек
    } вместо { $other-count }
pieces-gathered =
    собирает в последней четверти { $count } { $count ->
        [one] фишку
        [few] фишки
       *[many] фишек
    } вместо { $other-count }
own-pips =
    оставляет пройти { $count } { $count ->
        [one] пипс
        [few] пипса
       *[many] пипсов
    } вместо { $other-count }
pieces-to-river =
    отправляет в реку { $count } { $count ->
        [one] фишку
        [few] фишки
       *[many] фишек
    } вместо { $other-count }
pieces-home =
    имеет на финише { $count } { $count ->
        [one] фишку
        [few] фишки
       *[many] фишек
    } вместо { $other-count }
pieces-at-start =
    оставляет на старте { $count } { $count ->
        [one] фишку
        [few] фишки
       *[many] фишек
    } вместо { $other-count }
own-pieces-in-river =
    оставляет в реке { $count } { $count ->
        [one] свою фишку
        [few] свои фишки
       *[many] своих фишек
    } вместо { $other-count }
rosettes =
    занимает { $count } { $count ->
        [one] розетку
        [few] розетки
       *[many] розеток
    } вместо { $other-count }
squares-to-go =
    оставляет пройти { $count } { $count ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } вместо { $other-count }
coins-in-purse =
    имеет в кошеле { $count } { $count ->
        [one] монету
        [few] монеты
       *[many] монет
    } вместо { $other-count }
own-run =
    выстраивает ряд из { $count } { $count ->
        [one] монеты
        [few] монет
       *[many] монет
    } вместо { $other-count }
opponents-run =
    оставляет сопернику ряд из { $count } { $count ->
        [one] монеты
        [few] монет
       *[many] монет
    } вместо { $other-count }
throws-that-lose-dice =
    оставляет { $count } { $count ->
        [one] бросок
        [few] броска
       *[many] бросков
    } из { $of } с потерей кубиков вместо { $other-count }
throws-for-longer-run =
    оставляет { $count } { $count ->
        [one] бросок
        [few] броска
       *[many] бросков
    } из { $of } для более длинного ряда вместо { $other-count }
coins-at-edge =
    оставляет с краю { $count } { $count ->
        [one] монету
        [few] монеты
       *[many] монет
    } вместо { $other-count }
own-centre =
    владеет в центре { $count } { $count ->
        [one] очком
        [few] очками
       *[many] очками
    } вместо { $other-count }
opponents-centre =
    оставляет сопернику в центре { $count } { $count ->
        [one] очко
        [few] очка
       *[many] очков
    } вместо { $other-count }
own-stacks =
    владеет { $count } { $count ->
        [one] стопкой
        [few] стопками
       *[many] стопками
    } вместо { $other-count }
opponents-stacks =
    оставляет сопернику { $count } { $count ->
        [one] стопку
        [few] стопки
       *[many] стопок
    } вместо { $other-count }
tokens-covered =
    оставляет накрытыми { $count } { $count ->
        [one] свой жетон
        [few] своих жетона
       *[many] своих жетонов
    } вместо { $other-count }
tokens-in-reserve =
    держит в резерве { $count } { $count ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    } вместо { $other-count }
throws-that-bump =
    оставляет сопернику { $count } { $count ->
        [one] бросок
        [few] броска
       *[many] бросков
    } из { $of } с тупиком вместо { $other-count }

## The odds of a position

chance =
    { $what ->
        [win-gammon] Шанс выиграть с марсом: { $count } из 100
        [win-backgammon] Шанс выиграть с коксом: { $count } из 100
        [win-double] Шанс выиграть вдвойне: { $count } из 100
        [lose-gammon] Опасность проиграть с марсом: { $count } из 100
        [lose-backgammon] Опасность проиграть с коксом: { $count } из 100
        [lose-double] Опасность проиграть вдвойне: { $count } из 100
       *[win] Шанс выиграть: { $count } из 100
    }
chance-in-game = Шанс выиграть партию: { $count } из 100
chance-in-match = Шанс выиграть матч: { $count } из 100
chance-in-set = Шанс выиграть сет: { $count } из 100
worth = Оценка: { $value }
worth-of-choice = Если { $decision }: { $value }
throws-of-jesus = Из { $of } бросков теряют кубики { $lose }, могут удлинить ряд { $longer }.

## What values are measured in

decimal = { $amount }
percent = { $share } %
with-error = { $amount } ± { $error }
percent-with-error = { $chances } ± { $error } %
points = { $amount } очка
coins = { $amount } монеты
wins-in =
    { $count ->
        [0] меньше 1 победы
        [one] { $count } победа
        [few] { $count } победы
       *[many] { $count } побед
    } из { $of }
    .acc =
        { $count ->
            [0] меньше 1 победы
            [one] { $count } победу
            [few] { $count } победы
           *[many] { $count } побед
        } из { $of }
    .gen =
        { $count ->
            [0] меньше 1 победы
            [one] { $count } победы
           *[many] { $count } побед
        } из { $of }
matches-in =
    { $count ->
        [0] меньше 1 матча
        [one] { $count } матч
        [few] { $count } матча
       *[many] { $count } матчей
    } из { $of }
    .gen =
        { $count ->
            [0] меньше 1 матча
            [one] { $count } матча
           *[many] { $count } матчей
        } из { $of }
sets-in =
    { $count ->
        [0] меньше 1 сета
        [one] { $count } сет
        [few] { $count } сета
       *[many] { $count } сетов
    } из { $of }
    .gen =
        { $count ->
            [0] меньше 1 сета
            [one] { $count } сета
           *[many] { $count } сетов
        } из { $of }

## How exact values are

solved-game = Эта игра решена. Оценки хранятся округлёнными: они верны с точностью до 0,1 монеты.
solved-endgame = Точно: остаток этой партии просчитан.
solved-endgame-in-set =
    Остаток этой партии просчитан. Приблизительно только то, сколько её очки стоят в сете.
solved-decisions = Эта игра решена; оценки хранятся округлёнными.
solved-endgame-decisions = Окончание просчитано; то, что было раньше, оценено приблизительно.
solved-endgame-decisions-in-set = Окончания просчитаны; то, что было раньше, и цена очков в сете оценены приблизительно.

## Marks of wrong decisions

doubtful = сомнительно
error = ошибка
blunder = грубая ошибка
mark-from = { $sign } от { $count }

## Classes of decisions

class-moves = Ходы
class-choices = Решения
class-contact = Игра шашками, контакт
class-race = Игра шашками, гонка
class-doubling = Удвоение
class-taking = Принятие удвоения
class-take-or-throw = Взять или бросить
class-claim-or-throw = Перехватить или бросить
part-checker-play = Игра шашками
part-cube = Куб
part-resignations = Сдача
