## What stands there is not what should

is-not = «{ $found }»-ի փոխարեն այստեղ պետք է լինի { $wanted }
missing = այստեղ պետք է լինի { $wanted }

## What should stand there

this-text = «{ $words }»
one-of = մեկը հետևյալից՝ { $words }
a-number = թիվ
number-from = թիվ { $low }-ից մինչև { $high }
smaller-number = ավելի փոքր թիվ
phase = խաղի փուլ, օրինակ՝ { $examples }
two-dice = երկու զառ, օրինակ՝ { $examples }
the-dice = զառերը
face = զառի թիվ
cube = խորանարդ, օրինակ՝ { $examples }
score = հաշիվ, օրինակ՝ { $examples }
checkers-at-place = տեղ և քարերի թիվ, օրինակ՝ { $examples }
number-of-stakes = դրույքների թիվ
action = գործողություն, օրինակ՝ { $examples }
move-of-coin = քայլ, օրինակ՝ { $examples } (սյունակ, շարքը, որտեղից, շարքը, ուր)
two-purses = երկու քսակ, ամեն մեկում առավելագույնը { $most } մետաղադրամ, օրինակ՝ { $examples }
rows-of-coins = տախտակ՝ յոթ թվանշան 1-ից 7, ամեն սյունակի մետաղադրամի շարքը
rows-of-stacks = տախտակ՝ երեք շարք «/» նշանով, ամեն մեկում վեց դարսակ՝ ստորակետերով
stack-of-tokens = խաղանիշների դարսակ՝ A և B
points-won = որքան են շահել երկուսը, օրինակ՝ { $examples }
pieces-of =
    { $side ->
        [ivory] փղոսկրագույն խաղաքարերը, օրինակ՝ { $examples }
        [brown] շագանակագույն խաղաքարերը, օրինակ՝ { $examples }
        [Blue] Կապույտի խաղաքարերը, օրինակ՝ { $examples }
       *[Ivory] Փղոսկրի խաղաքարերը, օրինակ՝ { $examples }
    }
tallies = պաշարի և երկու խաղացողի հաշվեփայտերը, օրինակ՝ { $examples }
who-began = ով է սկսել, օրինակ՝ { $examples }
square = վանդակի անուն
place = տեղի անուն

## What cannot be read otherwise

position-like = դիրքը գրվում է այսպես՝ { $examples }
places-in-order = տեղերը գրվում են հերթով՝ ձողից մինչև հանվածները, ամեն մեկը մեկ անգամ
other-checkers = քարերի թիվը { $count } է՝ { $most }-ի փոխարեն
no-single-die = ոչ մի զառ մենակ այնտեղից այստեղ չի բերում
not-played-here = { $faces } այստեղ չէր կարող խաղացվել
nobodys-turn = սկզբնական նետումից առաջ և վերջից հետո ոչ մեկի հերթը չէ. վերջում, ոչ ավելի շուտ, հայտնի է, թե ով է սկսել
turn-missing = նշված չէ, թե ում հերթն է և ով է սկսել
stack-missing = մի դարսակ պակասում է (դատարկ վանդակը գրվում է կետով)
should-end = դիրքը պետք է այստեղ ավարտվեր՝ առանց «{ $found }»-ի
nothing-follows = «{ $found }»-ից հետո ոչինչ չկա
comes-twice = «{ $found }» երկու անգամ է
three-dice =
    { $count ->
        [4] զառերը միայն երեքն են
       *[other] զառերը երեքն են, ոչ թե { $count }
    }
no-such-game = «{ $found }» խաղ չկա (հայտնի են՝ { $words })
