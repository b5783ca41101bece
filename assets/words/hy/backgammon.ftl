## Why an action is refused

answer-first =
    { $what ->
        [beaver] Նախ պետք է պատասխանել բիվերին։
        [resignation] Նախ պետք է պատասխանել հանձնվելու առաջարկին։
       *[double] Նախ պետք է պատասխանել կրկնապատկմանը։
    }
nothing-offered =
    { $what ->
        [resignation] Պատասխանի սպասող հանձնվելու առաջարկ չկա։
       *[double] Պատասխանի սպասող կրկնապատկում չկա։
    }
dice-used-up = Զառերն օգտագործված են. ավարտեք ձեր հերթը։
not-a-place = Այդտեղից քար վերցնել չի կարելի։
no-checker-there = Այդտեղ քար չկա։
not-your-checker = Այդ քարը ձերը չէ։
bar-first = Նախ պետք է մտնի ձողի վրայի ձեր քարը։
one-die-at-a-time = Ամեն զառ առանձին տեղաշարժ է. խաղացեք զառերը մեկ առ մեկ։
wrong-direction = Ձեր քարերը գնում են 24-ից դեպի 1, հետո՝ խաղատախտակից դուրս։
wrong-target = Այդ քարն այս նետումով այնտեղ չի հասնի։
point-closed = Փակ է. այդ կետում հակառակորդն ունի երկու կամ ավելի քար։
way-closed = Փակ է. հակառակորդը փակել է բոլոր կետերը, որտեղ քարը կարող էր կանգ առնել ճանապարհին։
not-all-home = Ոչ մի քար չի կարելի հանել, քանի դեռ ձեր բոլոր քարերը ձեր տանը չեն։
not-the-furthest = { $number }-ը շատ է. ավելի մեծ թվով կարելի է հանել միայն ամենահետևի քարը։
waste-die = Եթե հնարավոր է, պետք է օգտագործեք երկու զառն էլ. այդ տեղաշարժից հետո մյուսը հնարավոր չէր լինի օգտագործել։
higher-die = Կարող եք օգտագործել զառերից միայն մեկը, և դա պետք է լինի մեծը։
no-cube = Այս խաղում կրկնապատկման խորանարդ չկա։
double-before-throw = Կրկնապատկել կարելի է միայն նետումից առաջ։
crawford-game = Քրոուֆորդի խաղում չեն կրկնապատկում։
cube-not-yours = Խորանարդը հակառակորդի մոտ է. միայն նա կարող է կրկնապատկել։
at-most-64 = Դրույքը չի կարող 64-ից մեծ լինել։
no-beavers = Այս խաղում բիվեր չկա։
bad-resignation = Հանձնվելիս կարելի է կորցնել դրույքի միապատիկը, կրկնապատիկը կամ եռապատիկը, ոչ թե { $number }-ապատիկը։
nobody-on-turn = Դեռ ոչ ոքի հերթը չէ։

## What has happened

begins-with-both = Մեծ թիվ նետողը սկսում է և խաղում երկու զառն էլ։
automatic-double = Ավտոմատ կրկնապատկում. խաղի դրույքը 2 է։
resignation-declined = Հանձնվելու առաջարկը չընդունվեց. խաղը շարունակվում է։

## How a game has ended

double-dropped = կրկնապատկումը մերժված է
resigned-gammon = հանձնում մարսով
resigned-backgammon = հանձնում եռակի մարսով
single-game = սովորական հաղթանակ
gammon = մարս
backgammon = եռակի մարս

## Places

the-cube = կրկնապատկման խորանարդ
    .from = կրկնապատկման խորանարդից
    .to = կրկնապատկման խորանարդի մոտ

## What the button of a step says

enter-checker = { $number }-ով մտցնել քարը { NTH($to) } կետ{ $hits ->
        [0] {""}
       *[other] {" "}և խփել
    }
bear-off-checker = Քարը հանել { FROM($from) }՝ { $number }-ով
move-checker = Քարը տեղաշարժել { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] {" "}և խփել
    }

## What the button of a choice says

double = Կրկնապատկել՝ { $number }
take = Ընդունել՝ դրույքը { $number }
drop = Մերժել՝ կորցնել { $number }
beaver = Բիվեր՝ { $number }
resign =
    { $name ->
        [you] Հանձնվել՝ կորցնել { $number }
       *[other] { $name }՝ հանձնվել և կորցնել { $number }
    }
accept = Համաձայնել՝ շահել { $number }
play-on = Շարունակել

## What was chosen, without the stake

taken = Ընդունել
dropped = Մերժել
accepted = Համաձայնել
offered-to-resign = Հանձնվել

## What was chosen, inside of a sentence

does-double = կրկնապատկել մինչև { $number }
    .start = Կրկնապատկել մինչև { $number }
does-beaver = բիվեր մինչև { $number }
    .start = Բիվեր մինչև { $number }
does-accept = համաձայնել
    .start = Համաձայնել
does-play-on = շարունակել
    .start = Շարունակել

## What is asked of whom, and the end of a game

throw-or-double =
    { $name ->
        [you] Ձեր հերթն է. նետեք զառերը կամ կրկնապատկեք մինչև { $number }։
       *[other] { $name }, նետեք զառերը կամ կրկնապատկեք մինչև { $number }։
    }
some-times = { $number } ({ $count } անգամ)
play-all =
    { $name ->
        [you] Ձեր հերթն է. խաղացեք { $dice }։
       *[other] { $name }, խաղացեք { $dice }։
    }
play-higher =
    { $name ->
        [you] Ձեր հերթն է. խաղացեք մեծ զառը՝ { $number }, երկուսն էլ խաղալ հնարավոր չէ։
       *[other] { $name }, խաղացեք մեծ զառը՝ { $number }, երկուսն էլ խաղալ հնարավոր չէ։
    }
play-one =
    { $name ->
        [you] Ձեր հերթն է. խաղացեք { $number }. { $unused }-ը խաղալ հնարավոր չէ։
       *[other] { $name }, խաղացեք { $number }. { $unused }-ը խաղալ հնարավոր չէ։
    }
play-once =
    { $name ->
        [you] Ձեր հերթն է. խաղացեք { $number }՝ մեկ անգամ. նորից խաղալ հնարավոր չէ։
       *[other] { $name }, խաղացեք { $number }՝ մեկ անգամ. նորից խաղալ հնարավոր չէ։
    }
play-some =
    { $name ->
        [you] Ձեր հերթն է. խաղացեք { $number }՝ { $count } անգամ. ավելի շատ խաղալ հնարավոր չէ։
       *[other] { $name }, խաղացեք { $number }՝ { $count } անգամ. ավելի շատ խաղալ հնարավոր չէ։
    }
stuck-on-bar =
    { $name ->
        [you] { $ends ->
            [0] Ավարտեք ձեր հերթը
           *[other] Ձեր հերթն ավարտվում է
        }
       *[other] { $ends ->
            [0] { $name }, ավարտեք ձեր հերթը
           *[other] { $name }, ձեր հերթն ավարտվում է
        }
    }. { $dice } խաղալ հնարավոր չէ, ձողի վրայի քարը չի կարող մտնել։
stuck =
    { $name ->
        [you] { $ends ->
            [0] Ավարտեք ձեր հերթը
           *[other] Ձեր հերթն ավարտվում է
        }
       *[other] { $ends ->
            [0] { $name }, ավարտեք ձեր հերթը
           *[other] { $name }, ձեր հերթն ավարտվում է
        }
    }. { $dice } խաղալ հնարավոր չէ, բոլոր կետերը փակ են։
take-or-drop =
    { $other ->
        [you] Ձեր հերթն է. ընդունեք կամ մերժեք
       *[other] { $other }, ընդունեք կամ մերժեք
    }։ { $name ->
        [you] Դուք կրկնապատկում եք մինչև { $number }։
       *[other] { $name }՝ կրկնապատկում մինչև { $number }։
    }
take-or-drop-beaver =
    { $name ->
        [you] Ձեր հերթն է. ընդունեք կամ մերժեք
       *[other] { $name }, ընդունեք կամ մերժեք
    }։ { $other ->
        [you] Ձեր բիվերը՝ մինչև { $number }։
       *[other] { $other }՝ բիվեր մինչև { $number }։
    }
accept-or-play-on =
    { $other ->
        [you] Ձեր հերթն է. համաձայնեք կամ շարունակեք խաղը
       *[other] { $other }, համաձայնեք կամ շարունակեք խաղը
    }։ { $name ->
        [you] Դուք առաջարկում եք կորցնել { $number }։
       *[other] { $name }՝ առաջարկ կորցնելու { $number }։
    }
won =
    { $name ->
        [you] Դուք շահում եք { $count } միավոր
       *[other] { $name }՝ հաղթանակ, { $count } միավոր
    }. { $manner }։{ $series ->
        [on] {" "}Մատչը շարունակվում է։
        [won] {" "}Մատչն ավարտված է։
       *[none] {""}
    }

## The score panel

cube = Խորանարդ
cube-owned =
    { $seat ->
        [White] { $number }, սպիտակներինը
       *[Black] { $number }, սևերինը
    }
match-to = Մատչ մինչև { $count }
crawford = Քրոուֆորդի խաղ
no-doubling = չեն կրկնապատկում

## What is known of the game without playing it

title = Նարդի
tagline = Շտապեք տուն, փակեք ու խփեք. խորանարդը բարձրացնում է դրույքը
goal = Բերեք ձեր տասնհինգ քարերը տուն և առաջինը հանեք դրանք։

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-pips = քայլ, քայլեր, ճանապարհ
about-pips = Քայլերի թիվը ճանապարհն է, որ խաղացողի բոլոր քարերը միասին դեռ պետք է անցնեն։
term-points = միավոր, միավորներ
about-points = Միավորները ցույց են տալիս, թե որքան արժեին մինչև հիմա շահած խաղերը։
term-cube = խորանարդ, խորանարդը
about-cube = Կրկնապատկման խորանարդը ցույց է տալիս, թե քանի անգամ է մեծացել խաղի արժեքը։
term-crawford = քրոուֆորդի
about-crawford = Քրոուֆորդի խաղը խաղացվում է այն բանից հետո, երբ մեկին մատչում հաղթելու համար մնում է մեկ միավոր. դրանում ոչ ոք չի կարող կրկնապատկել։
term-match = մատչ, մատչը, մատչն, մատչում
about-match = Մատչում հաղթում է նա, ով առաջինն է հավաքում այսքան միավոր։
term-double = կրկնապատկել, կրկնապատկեք, կրկնապատկում, կրկնապատկումը, կրկնապատկմանը
about-double = Կրկնապատկումը կրկնակի դրույքով խաղալու առաջարկ է. հակառակորդն ընդունում է այն կամ մերժում և կորցնում դրույքը։
term-take = ընդունել, ընդունեք
about-take = Ընդունողը շարունակում է կրկնակի դրույքով, և հաջորդ անգամ միայն նա կարող է կրկնապատկել։
term-drop = մերժել, մերժեք, մերժված
about-drop = Մերժողը տանուլ է տալիս խաղն այժմյան դրույքով։
term-beaver = բիվեր, բիվերը, բիվերին
about-beaver = Բիվերը նշանակում է ընդունել կրկնապատկումը և իսկույն նորից կրկնապատկել։
term-resign = հանձնվել, հանձնվելու, հանձնում
about-resign = Հանձնվել նշանակում է առաջարկել տանուլ տալ խաղը. հակառակորդը կարող է չհամաձայնել։
term-bar = ձող, ձողի, ձողից
about-bar = Ձողն այն տեղն է, որտեղ խփված քարերը սպասում են նորից մտնելուն։

## What the seats are called

white = Սպիտակներ
    .adj = սպիտակ
black = Սևեր
    .adj = սև
