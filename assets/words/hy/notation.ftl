## What stands there is not what should

is-not = «{ $found }»-ի փոխարեն այստեղ պետք է լինի { $wanted }
missing = այստեղ պետք է լինի { $wanted }

## What should stand there

this-text = «{ $words }»
one-of = մեկը հետևյալներից՝ { $words }
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
move-of-coin = խաղաքայլ, օրինակ՝ { $examples } (սյունակ, վանդակը, որից գնում է, վանդակը, ուր հասնում է)
two-purses = երկու քսակ, ամեն մեկում առավելագույնը { $most } մետաղադրամ, օրինակ՝ { $examples }
rows-of-coins = խաղատախտակ՝ յոթ թվանշան 1-ից 7, ամեն սյունակի մետաղադրամի վանդակը
rows-of-stacks = խաղատախտակ՝ «/» նշանով բաժանված երեք շարք, ամեն մեկում ստորակետերով բաժանված վեց դարսակ
stack-of-tokens = խաղանիշների դարսակ՝ A և B
points-won = երկուսի շահած միավորները, օրինակ՝ { $examples }
pieces-of =
    { $side ->
        [ivory] փղոսկրե խաղաքարերը, օրինակ՝ { $examples }
        [brown] սրճագույն խաղաքարերը, օրինակ՝ { $examples }
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
stack-missing = մի դարսակ պակասում է (դատարկ վանդակը գրվում է «.» նշանով)
should-end = դիրքը պետք է այստեղ ավարտվեր՝ առանց «{ $found }»-ի
nothing-follows = «{ $found }»-ից հետո ոչինչ չպետք է լինի
comes-twice = «{ $found }» երկու անգամ է գրված
three-dice =
    { $count ->
        [4] զառերը միայն երեքն են
       *[other] զառերը երեքն են, ոչ թե { $count }
    }
no-such-game = «{ $found }» խաղ չկա (հայտնի են՝ { $words })
