## What stands there is not what should

is-not = вместо «{ $found }» здесь нужно: { $wanted }
missing = здесь нужно: { $wanted }

## What should stand there

this-text = «{ $words }»
one-of = одно из этого: { $words }
a-number = число
number-from = число от { $low } до { $high }
smaller-number = меньшее число
phase = этап партии, например { $examples }
two-dice = два кубика, например { $examples }
the-dice = кубики
face = число на кубике
cube = куб удвоения, например { $examples }
score = счёт, например { $examples }
checkers-at-place = место и число шашек, например { $examples }
number-of-stakes = число ставок
action = действие, например { $examples }
move-of-coin = ход вида { $examples }: столбец, с какой строки, на какую
two-purses = два кошеля, в каждом не больше { $most } монет, например { $examples }
rows-of-coins = доска: семь цифр от 1 до 7, строка монеты в каждом столбце
rows-of-stacks = доска: три строки через «/», в каждой шесть стопок через запятую
stack-of-tokens = стопка жетонов: A и B
points-won = сколько выиграли оба, например { $examples }
pieces-of =
    { $side ->
        [ivory] кремовые фишки, например { $examples }
        [brown] коричневые фишки, например { $examples }
        [Blue] фишки Синего, например { $examples }
       *[Ivory] фишки Кремового, например { $examples }
    }
tallies = бирки в казне и у обоих игроков, например { $examples }
who-began = кто начал, например { $examples }
square = название клетки
place = название места

## What cannot be read otherwise

position-like = позицию пишут так: { $examples }
places-in-order = места идут по порядку от бара до снятых, каждое один раз
other-checkers = шашек { $count } вместо { $most }
no-single-die = одним кубиком оттуда сюда не попасть
not-played-here = бросок { $faces } здесь сыграть не могли
nobodys-turn = до розыгрыша первого хода и после конца ход ничей; в конце, и не раньше, известно, кто начал
turn-missing = не указано, чей ход и кто начал
stack-missing = не хватает стопки (пустая клетка пишется точкой)
should-end = позиция должна кончаться здесь, без «{ $found }»
nothing-follows = после «{ $found }» ничего быть не должно
comes-twice = «{ $found }» встречается дважды
three-dice =
    { $count ->
        [4] кубиков только три
       *[other] кубиков три, а не { $count }
    }
no-such-game = игры «{ $found }» нет (известны: { $words })
