## What stands there is not what should

is-not = замість «{ $found }» тут потрібно: { $wanted }
missing = тут потрібно: { $wanted }

## What should stand there

this-text = «{ $words }»
one-of = одне з цього: { $words }
a-number = число
number-from = число від { $low } до { $high }
smaller-number = менше число
phase = етап партії, наприклад { $examples }
two-dice = два кубики, наприклад { $examples }
the-dice = кубики
face = число на кубику
cube = куб подвоєння, наприклад { $examples }
score = рахунок, наприклад { $examples }
checkers-at-place = місце й кількість шашок, наприклад { $examples }
number-of-stakes = кількість ставок
action = дія, наприклад { $examples }
move-of-coin = хід на зразок { $examples }: стовпець, з якого рядка, на який
two-purses = два гаманці, у кожному не більше ніж { $most } монет, наприклад { $examples }
rows-of-coins = дошка: сім цифр від 1 до 7, рядок монети в кожному стовпці
rows-of-stacks = дошка: три рядки через «/», у кожному шість стосів через кому
stack-of-tokens = стос жетонів: A і B
points-won = скільки виграли обоє, наприклад { $examples }
pieces-of =
    { $side ->
        [ivory] кремові фішки, наприклад { $examples }
        [brown] коричневі фішки, наприклад { $examples }
        [Blue] фішки Синього, наприклад { $examples }
       *[Ivory] фішки Кремового, наприклад { $examples }
    }
tallies = бирки в скарбниці й в обох гравців, наприклад { $examples }
who-began = хто почав, наприклад { $examples }
square = назва клітинки
place = назва місця

## What cannot be read otherwise

position-like = позицію пишуть так: { $examples }
places-in-order = місця йдуть за порядком від бару до виведених, кожне один раз
other-checkers = шашок { $count } замість { $most }
no-single-die = одним кубиком звідти сюди не потрапити
not-played-here = кидка { $faces } тут не могли зіграти
nobodys-turn = до розіграшу першого ходу й після кінця хід нічий; наприкінці, і не раніше, відомо, хто почав
turn-missing = не вказано, чий хід і хто почав
stack-missing = бракує стосу (порожню клітинку пишуть крапкою)
should-end = позиція має закінчуватися тут, без «{ $found }»
nothing-follows = після «{ $found }» нічого не має бути
comes-twice = «{ $found }» трапляється двічі
three-dice =
    { $count ->
        [4] кубиків лише три
       *[other] кубиків три, а не { $count }
    }
no-such-game = гри «{ $found }» немає (відомі: { $words })
