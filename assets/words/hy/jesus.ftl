## Why an action is refused

no-coin = Խաղատախտակի այդ տեղում մետաղադրամ չկա։
leaves-column = Մետաղադրամը մնում է իր թվի վրա. գնում է դեպի թվերը կամ հեռանում դրանցից։
leaves-board = Մետաղադրամը մնում է իր թվի 1-ից 7-րդ վանդակներում։
not-the-whole-die = Մետաղադրամն անցնում է ճիշտ այնքան վանդակ, որքան ցույց է տալիս մեկ զառը։
same-coin = Այդ մետաղադրամն արդեն տեղաշարժվել է. երկու զառը երկու տարբեր մետաղադրամի համար են։
wastes-die = Պետք է օգտագործեք երկու զառն էլ. այդ տեղաշարժից հետո { $number }-ը հնարավոր չէր լինի խաղալ ուրիշ մետաղադրամով։
no-run = Խաղատախտակին շարք չկա։
no-run-there = Այդտեղից շարք չի սկսվում։
move-first = Շարքը վերցնել կարող է միայն հենց նոր խաղացածը։
finish-the-move = Շարքը վերցնելուց առաջ պետք է խաղալ երկու զառն էլ։
nothing-surrendered = Շարքը պահանջել կարելի է միայն անմիջապես այն բանից հետո, երբ մյուս խաղացողը կորցրել է զառերը։
take-instead = Դուք արդեն նետել եք. վերցրեք շարքը, ոչ թե պահանջեք։
claiming-forbidden = Ըստ հատուկ կանոնի շարքը չի կարելի պահանջել առանց նետելու։
all-are-taken = Խաղատախտակի բոլոր շարքերը վերցվում են միասին։
pick-one = Ըստ հատուկ կանոնի վերցվում է մեկ շարք. ասեք՝ որը։

## What has happened

lower-begins = Սկսում է փոքր թիվ նետողը։
throw-loses-dice = { $number } նետելով կորցնում են զառերը։
throw-not-playable = { $thrown }՝ հնարավոր չէ խաղալ երկու տարբեր մետաղադրամով, և զառերը կորչում են։
eighth-coin = Յոթն էլ մեկ գծում. շահում են ութերորդ մետաղադրամը։
refilled = Դատարկ թվերը լրացված են։

## How a game has ended

cannot-refill = հակառակորդը չի կարող լրացնել

## Places, and what has moved along the squares of a number

purse =
    { $seat ->
        [South] Հարավի քսակ
       *[North] Հյուսիսի քսակ
    }
    .from =
        { $seat ->
            [South] Հարավի քսակից
           *[North] Հյուսիսի քսակից
        }
    .def =
        { $seat ->
            [South] Հարավի քսակը
           *[North] Հյուսիսի քսակը
        }
the-table = սեղան
    .from = սեղանից
    .def = սեղանը
square-of-number = թիվ { $number }, { $square ->
        [1] 1-ին
       *[other] { $square }-րդ
    } վանդակ
    .from = թիվ { $number }, { $square ->
        [1] 1-ին
       *[other] { $square }-րդ
    } վանդակից
    .def = թիվ { $number }, { $square ->
        [1] 1-ին
       *[other] { $square }-րդ
    } վանդակը
moved = թիվ { $number }՝ { $from ->
        [1] 1-ին
       *[other] { $from }-րդ
    } վանդակից { $to ->
        [1] 1-ին
       *[other] { $to }-րդ
    } վանդակ

## What the button of a step says

move-coin = Տեղաշարժել թիվ { $number } մետաղադրամը { $from ->
        [1] 1-ին
       *[other] { $from }-րդ
    } վանդակից { $to ->
        [1] 1-ին
       *[other] { $to }-րդ
    } վանդակ

## What the button of a choice says

take-coins = Վերցնել թիվ { $first }–{ $last } մետաղադրամները
take-runs =
    { $runs ->
        [one] Վերցնել շարքը
       *[other] Վերցնել բոլոր { $runs } շարքերը
    }
claim-coins = Պահանջել թիվ { $first }–{ $last } մետաղադրամները
claim-runs =
    { $runs ->
        [one] Պահանջել շարքը
       *[other] Պահանջել բոլոր { $runs } շարքերը
    }

## What was chosen, inside of a sentence

does-take-coins = վերցնել թիվ { $first }–{ $last } մետաղադրամները
    .start = Վերցնել թիվ { $first }–{ $last } մետաղադրամները
does-take-runs =
    { $runs ->
        [one] վերցնել շարքը
       *[other] վերցնել բոլոր { $runs } շարքերը
    }
    .start =
        { $runs ->
            [one] Վերցնել շարքը
           *[other] Վերցնել բոլոր { $runs } շարքերը
        }
does-claim-coins = պահանջել թիվ { $first }–{ $last } մետաղադրամները
    .start = Պահանջել թիվ { $first }–{ $last } մետաղադրամները
does-claim-runs =
    { $runs ->
        [one] պահանջել շարքը
       *[other] պահանջել բոլոր { $runs } շարքերը
    }
    .start =
        { $runs ->
            [one] Պահանջել շարքը
           *[other] Պահանջել բոլոր { $runs } շարքերը
        }

## What is asked of whom, and the end of a game

throw-for-opening = Նետեք մեկական զառ ամեն խաղացողի համար։ Փոքր թիվ նետողը դնում է հինգ մետաղադրամ և սկսում։
claim-or-throw =
    { $name ->
        [you] Ձեր հերթն է. պահանջեք
       *[other] { $name }, պահանջեք
    } { $runs ->
        [one] շարքը
       *[other] շարքերը
    } կամ նետեք զառերը։
take-or-throw =
    { $name ->
        [you] Ձեր հերթն է. վերցրեք
       *[other] { $name }, վերցրեք
    } { $runs ->
        [one] շարքը
       *[other] շարքերը
    } կամ նորից նետեք։
play-both =
    { $name ->
        [you] Ձեր հերթն է. խաղացեք { $one } և { $another } երկու տարբեր մետաղադրամով։
       *[other] { $name }, խաղացեք { $one } և { $another } երկու տարբեր մետաղադրամով։
    }
play-other =
    { $name ->
        [you] Ձեր հերթն է. խաղացեք { $number } ուրիշ մետաղադրամով։
       *[other] { $name }, խաղացեք { $number } ուրիշ մետաղադրամով։
    }
won =
    { $name ->
        [you] Դուք չեք կարող լրացնել
       *[other] { $name }՝ չի կարող լրացնել
    }. { $winner ->
        [you] դուք շահում եք { $count } մետաղադրամ
       *[other] { $winner }՝ հաղթանակ, { $count } մետաղադրամ
    }։

## What was laid out

lays-out =
    { $name ->
        [you] Դուք դնում եք { $count } մետաղադրամ
       *[other] { $name }՝ դրեց { $count } մետաղադրամ
    }։

## The score panel

in-purse = Քսակ
on-board = Մետաղադրամներ խաղատախտակին

## What is known of the game without playing it

title = Տաբլերո դե Խեսուս
tagline = Շարեք ընդհանուր մետաղադրամները, վերցրեք կամ շարունակեք նետել
goal = Վերցրեք մետաղադրամների շարքեր, մինչև մյուսի քսակը չկարողանա լրացնել խաղատախտակը։ Խաղատախտակի մետաղադրամները ոչ մեկինը չեն։

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-purse = քսակ
about-purse = Քսակում խաղացողի մետաղադրամներն են. ով դրանից չի կարողանում լրացնել խաղատախտակը, պարտվում է։
term-coins = մետաղադրամ, մետաղադրամը, մետաղադրամներ, մետաղադրամները, մետաղադրամով
about-coins = Խաղատախտակի մետաղադրամները ոչ մեկինը չեն. երկու խաղացողներն էլ տեղաշարժում են բոլորը։
term-move = խաղացեք, տեղաշարժել
about-move = Ամեն զառ մեկ այլ մետաղադրամ է տեղաշարժում դեպի թվերը կամ դրանցից հեռու՝ զառի ամբողջ թվով։
term-run = շարք, շարքը, շարքերը
about-run = Շարքը երկու կամ ավելի կողք կողքի մետաղադրամ է մեկ գծում, բացի երկու ծայրերի վանդակներից։
term-take = վերցնել, վերցրեք
about-take = Վերցնելիս շարքի մետաղադրամներն անցնում են ձեր քսակ. մյուս խաղացողը լրացնում է դրանց թվերը և ստանում զառերը։
term-claim = պահանջել, պահանջեք
about-claim = Պահանջելով առանց նետելու վերցնում են այն շարքը, որը մյուս խաղացողը ստիպված եղավ թողնել։

## What the seats are called

south = Հարավ
    .adj = հարավային
north = Հյուսիս
    .adj = հյուսիսային
