## Why an action is refused

one-die-at-a-time = Մեկ տեղաշարժով մեկ խաղաքար գնում է մեկ տեղ. խաղացեք զառերը մեկը մյուսի հետևից։
no-such-place = Այդտեղից խաղաքար վերցնել չի կարելի։
no-piece-there = Այդտեղ ձեր խաղաքար չկա։
not-your-piece = Այդ խաղաքարը ձերը չէ։
wrong-direction = Բոլոր խաղաքարերը գնում են 1-ից դեպի 24, հետո՝ խաղատախտակից դուրս։
wrong-target = Այդ խաղաքարն այս նետումով այնտեղ չի հասնի։
bar-first = Նախ պետք է մտնի ձողի վրայի ձեր խաղաքարը։
point-closed = Փակ է. հակառակորդն ունի երկու կամ ավելի խաղաքար { $number ->
        [1] 1-ին
       *[other] { $number }-րդ
    } կետում։
second-half-locked = Երկրորդ կեսը կողպված է. ոչինչ չի կարող կանգ առնել 13-ի վրա կամ դրանից այն կողմ, քանի դեռ ձեռքում խաղաքար կա։
pieces-in-hand = Քանի դեռ ձեռքում խաղաքար ունեք, ոչ մի խաղաքար չի կարելի հանել։
not-gathered = Ոչ մի խաղաքար չի կարելի հանել, մինչև բոլորը չլինեն վերջին քառորդում՝ 19-ից 24։
exact-number = Այդտեղից հանելու համար պետք է ճիշտ { $number }։
piece-further-back = { $number }-ից մեծ թիվն այդտեղից հանում է միայն այն դեպքում, եթե ավելի հետևում խաղաքար չունեք։
wastes-dice = Պետք է օգտագործեք հնարավորինս շատ զառ. այդ տեղաշարժից հետո ավելի քիչ զառ հնարավոր կլիներ օգտագործել։

## How a game has ended

all-off = տասնհինգն էլ հանված են
all-off-before-one = տասնհինգն էլ հանված են, մինչ մյուսը մեկն էլ չի հանել

## Places

the-hand = ձեռք
    .from = ձեռքից
    .def = ձեռքը

## What the button of a step says

enter-piece = { $number }-ով մտցնել խաղաքարը { NTH($to) } կետ{ $hits ->
        [0] {""}
       *[other] {" "}և խփել
    }
enter-from-bar = { $number }-ով խաղաքարը ձողից մտցնել { NTH($to) } կետ{ $hits ->
        [0] {""}
       *[other] {" "}և խփել
    }
bear-off-piece = Խաղաքարը հանել { FROM($from) }՝ { $number }-ով
move-piece = Խաղաքարը տեղաշարժել { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] {" "}և խփել
    }

## What is asked of whom, and the end of a game

throw-three-dice =
    { $name ->
        [you] Ձեր հերթն է. նետեք երեք զառը։
       *[other] { $name }, նետեք երեք զառը։
    }
another-die = ևս մեկ { $number }
play-all =
    { $name ->
        [you] Ձեր հերթն է.
       *[other] { $name },
    } { $act ->
        [enter] ձողից մտցրեք՝
        [bear-off] տեղաշարժեք կամ հանեք՝
       *[move] խաղացեք
    } { $dice }։
play-but =
    { $name ->
        [you] Ձեր հերթն է.
       *[other] { $name },
    } { $act ->
        [enter] ձողից մտցրեք՝
        [bear-off] տեղաշարժեք կամ հանեք՝
       *[move] խաղացեք
    } { $dice }. հնարավոր չէ օգտագործել { $unused }։
play-some =
    { $name ->
        [you] Ձեր հերթն է.
       *[other] { $name },
    } { $act ->
        [enter] ձողից մտցրեք՝
        [bear-off] տեղաշարժեք կամ հանեք՝
       *[move] խաղացեք
    } { $dice }. կարելի է օգտագործել դրանցից միայն { $count ->
        [1] մեկը։
       *[2] երկուսը։
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
    }. ձողի վրայի խաղաքարը չի կարող մտնել այս զառերով՝ { $dice }։
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
    }. ոչ մի խաղաքար չի կարող շարժվել այս զառերով՝ { $dice }։
won =
    { $name ->
        [you] Դուք հաղթեցիք
       *[other] Հաղթող՝ { $name }
    }. { $manner }։

## The score panel

in-hand = Ձեռքում
on-the-bar = Ձողի վրա
off = Հանված
count-of-all = { $count } / { $all }

## What is known of the game without playing it

title = Տաբուլա
tagline = Հռոմի նարդին. երեք զառ, մեկ ուղղություն
goal = Մտցրեք բոլոր տասնհինգ խաղաքարերը, մեկ շրջան անցեք խաղատախտակով և առաջինը հանեք դրանք։

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-pips = քայլ, քայլեր, ճանապարհ
about-pips = Քայլերի թիվը ճանապարհն է, որ խաղացողի բոլոր խաղաքարերը միասին դեռ պետք է անցնեն։
term-hand = ձեռքում, ձեռքից, ձեռք
about-hand = Ձեռքում են այն խաղաքարերը, որոնք դեռ չեն մտցվել խաղատախտակ։
term-bar = ձող, ձողի, ձողից
about-bar = Ձողն այն տեղն է, որտեղ խփված խաղաքարերը սպասում են նորից մտնելուն։
term-off = հանված, հանել, հանեք
about-off = Հանված խաղաքարերն ավարտել են իրենց շրջանը. հաղթում են տասնհինգով։

## Its ready-made starts

zeno = Զենոնի նետումը
about-zeno = Զենոն կայսրը լավ դիրք ուներ, նետեց 2-5-6 և ստիպված եղավ քանդել իր զույգերը. ութ խաղաքար մենակ մնաց։ Խաղացեք նրա դիրքից։
play-zeno = Խաղալ Զենոնի դիրքից

## What the seats are called

ivory = Փղոսկր
    .adj = փղոսկրե
brown = Սրճագույն
    .adj = սրճագույն
