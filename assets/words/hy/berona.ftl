## Why an action is refused

empty-reserve = Պահուստում խաղանիշ չկա։
not-your-reserve = Դա ձեր հակառակորդի պահուստն է։
place-elsewhere = { $number }-ով խաղանիշը դրվում է ձեր տնային { $number ->
        [1] 1-ին
       *[other] { $number }-րդ
    } վանդակին։
no-such-place = Խաղանիշերն անցնում են միայն խաղատախտակի և պահուստի միջև։
empty-square = Այդ վանդակում խաղանիշ չկա։
not-your-stack = Այդ դարսակը ձերը չէ. վերևում հակառակորդի խաղանիշն է։
moves-from-home = Քայլում են միայն ձեր տնային վանդակների դարսակները։
moves-elsewhere = { $number }-ով քայլում է ձեր տնային { $number ->
        [1] 1-ին
       *[other] { $number }-րդ
    } վանդակի դարսակը։
too-tall = { $number } խաղանիշից դարսակը չի կարող քայլել. ուրիշ վանդակներ միայն 17-ն են։
walk-length = { $height } խաղանիշից դարսակն անցնում է { $height } վանդակ, ոչ թե { $squares }։
not-orthogonal = Քայլում են վանդակից վանդակ՝ կողերի վրայով։
square-twice = Նույն վանդակը երկու անգամ մտնել չի կարելի։
back-to-start = Քայլելիս մեկնակետ չեն վերադառնում։
return-needs-doubles = Խաղանիշը պահուստ է վերադառնում միայն ջուխտի դեպքում։
return-instead-of-both = Խաղանիշը պահուստ է վերադառնում երկու զառի փոխարեն, ոչ թե մեկից հետո։
return-to-own-reserve = Խաղանիշը վերադառնում է իր տիրոջ պահուստ։
return-from-home = Ըստ հատուկ կանոնի խաղանիշը պահուստ է վերադառնում միայն ձեր տնային վանդակներից։
return-rather-than-bump = Դրանից հետո երկրորդ { $number }-ը հնարավոր չէր լինի օգտագործել, և բախում չի կարելի անել, քանի դեռ կարող եք խաղանիշ վերադարձնել։
both-dice = Պետք է օգտագործեք երկու զառն էլ. դրանից հետո { $number }-ը հնարավոր չէր լինի օգտագործել։

## What has happened

begins-again = Նորից սկսում է նա, ով սկսել էր ոչ-ոքի ավարտված խաղը։
token-returned = Խաղանիշը վերադարձավ պահուստ. նույն խաղացողը նորից է նետում։

## How a game has ended

centre-is-nobodys = կենտրոնի ոչ մի վանդակ տեր չունի
by-points = { $more }–{ $fewer } հաշվով
by-square = { $more }–{ $fewer } հաշվով. վճռեց { $number ->
        [1] 1-ին
       *[other] { $number }-րդ
    } վանդակը

## Places

reserve =
    { $seat ->
        [Brown] Սրճագույնի պահուստ
       *[Ivory] Փղոսկրի պահուստ
    }
    .from =
        { $seat ->
            [Brown] Սրճագույնի պահուստից
           *[Ivory] Փղոսկրի պահուստից
        }
    .def =
        { $seat ->
            [Brown] Սրճագույնի պահուստը
           *[Ivory] Փղոսկրի պահուստը
        }
centre = կենտրոնի { $number ->
        [1] 1-ին
       *[other] { $number }-րդ
    } վանդակ
    .from = կենտրոնի { $number ->
        [1] 1-ին
       *[other] { $number }-րդ
    } վանդակից
    .dat = կենտրոնի { $number ->
        [1] 1-ին
       *[other] { $number }-րդ
    } վանդակին
    .def = կենտրոնի { $number ->
        [1] 1-ին
       *[other] { $number }-րդ
    } վանդակը
own-home = տնային { $number ->
        [1] 1-ին
       *[other] { $number }-րդ
    } վանդակ
    .from = տնային { $number ->
        [1] 1-ին
       *[other] { $number }-րդ
    } վանդակից
    .dat = տնային { $number ->
        [1] 1-ին
       *[other] { $number }-րդ
    } վանդակին
    .def = տնային { $number ->
        [1] 1-ին
       *[other] { $number }-րդ
    } վանդակը
home-of =
    { $seat ->
        [Brown] Սրճագույնի տնային { $number ->
        [1] 1-ին
       *[other] { $number }-րդ
    } վանդակ
       *[Ivory] Փղոսկրի տնային { $number ->
        [1] 1-ին
       *[other] { $number }-րդ
    } վանդակ
    }
    .from =
        { $seat ->
            [Brown] Սրճագույնի տնային { $number ->
        [1] 1-ին
       *[other] { $number }-րդ
    } վանդակից
           *[Ivory] Փղոսկրի տնային { $number ->
        [1] 1-ին
       *[other] { $number }-րդ
    } վանդակից
        }
    .dat =
        { $seat ->
            [Brown] Սրճագույնի տնային { $number ->
        [1] 1-ին
       *[other] { $number }-րդ
    } վանդակին
           *[Ivory] Փղոսկրի տնային { $number ->
        [1] 1-ին
       *[other] { $number }-րդ
    } վանդակին
        }
    .def =
        { $seat ->
            [Brown] Սրճագույնի տնային { $number ->
        [1] 1-ին
       *[other] { $number }-րդ
    } վանդակը
           *[Ivory] Փղոսկրի տնային { $number ->
        [1] 1-ին
       *[other] { $number }-րդ
    } վանդակը
        }

## What has moved

walked = { FROM($from) } քայլեցնել { $height } խաղանիշ (ուղին՝ { $over })

## What the button of a step says

place-token = { $number }-ով խաղանիշ դնել { DAT($to) }
return-token = Խաղանիշը { FROM($from) } վերադարձնել պահուստ
walk-token = { $number }-ով քայլեցնել խաղանիշը { FROM($from) } { TO($to) }
walk-tokens = { $number }-ով քայլեցնել { $height } խաղանիշ { FROM($from) } (ուղին՝ { $over })

## What the button of a choice says

end-turn-bump = Ավարտել (բախում)

## What is asked of whom, and the end of a game

last-turn = { $prompt } Սա վերջին հերթն է։
use-one =
    { $name ->
        [you] Ձեր հերթն է. օգտագործեք { $number }։
       *[other] { $name }, օգտագործեք { $number }։
    }
use-both =
    { $name ->
        [you] Ձեր հերթն է. օգտագործեք { $one } և { $another }։
       *[other] { $name }, օգտագործեք { $one } և { $another }։
    }
use-twice =
    { $name ->
        [you] Ձեր հերթն է. օգտագործեք { $number } երկու անգամ։
       *[other] { $name }, օգտագործեք { $number } երկու անգամ։
    }
use-twice-or-return =
    { $name ->
        [you] Ձեր հերթն է. օգտագործեք { $number } երկու անգամ կամ ձեր խաղանիշերից մեկը վերադարձրեք պահուստ և նորից նետեք։
       *[other] { $name }, օգտագործեք { $number } երկու անգամ կամ ձեր խաղանիշերից մեկը վերադարձրեք պահուստ և նորից նետեք։
    }
return-and-throw =
    { $name ->
        [you] Ձեր հերթն է. ձեր խաղանիշերից մեկը վերադարձրեք պահուստ և նորից նետեք։
       *[other] { $name }, ձեր խաղանիշերից մեկը վերադարձրեք պահուստ և նորից նետեք։
    }
use-once =
    { $name ->
        [you] Ձեր հերթն է. օգտագործեք { $number }. երկու անգամ օգտագործել հնարավոր չէ։
       *[other] { $name }, օգտագործեք { $number }. երկու անգամ օգտագործել հնարավոր չէ։
    }
use-only =
    { $name ->
        [you] Ձեր հերթն է. օգտագործեք { $one }. { $another }-ն օգտագործել հնարավոր չէ։
       *[other] { $name }, օգտագործեք { $one }. { $another }-ն օգտագործել հնարավոր չէ։
    }
use-either =
    { $name ->
        [you] Ձեր հերթն է. օգտագործեք { $one } կամ { $another }. երկուսն էլ օգտագործել հնարավոր չէ։
       *[other] { $name }, օգտագործեք { $one } կամ { $another }. երկուսն էլ օգտագործել հնարավոր չէ։
    }
bump =
    { $name ->
        [you] { $ends ->
            [0] Ավարտեք ձեր հերթը
           *[other] Ձեր հերթն ավարտվում է
        }
       *[other] { $ends ->
            [0] { $name }, ավարտեք ձեր հերթը
           *[other] { $name }, ձեր հերթն ավարտվում է
        }
    }. հնարավոր չէ օգտագործել { $dice }։ Դա բախում է։
bump-and-turn =
    { $name ->
        [you] { $ends ->
            [0] Ավարտեք ձեր հերթը
           *[other] Ձեր հերթն ավարտվում է
        }
       *[other] { $ends ->
            [0] { $name }, ավարտեք ձեր հերթը
           *[other] { $name }, ձեր հերթն ավարտվում է
        }
    }. հնարավոր չէ օգտագործել { $dice }։ Դա բախում է. { $other ->
        [you] դուք ստանում եք ևս մեկ հերթ։
       *[other] { $other }՝ ևս մեկ հերթ։
    }
won =
    { $name ->
        [you] Կենտրոնը ձերն է
       *[other] { $name }՝ կենտրոնի տերը
    }, { $manner }։

## The score panel

in-reserve = Պահուստ
running-score = Ընդհանուր հաշիվ
coins-won = Շահած մետաղադրամներ
gained = +{ $count }
stake = Դրույք

## What is known of the game without playing it

title = Տաբլերո դի Բերոնա
tagline = Դարսեք խաղանիշերը և վերջում տիրեք կենտրոնին
goal = Խաղի վերջում տիրեք կենտրոնի ավելի արժեքավոր վանդակներին։

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-points = միավոր, միավորներ
about-points = Կենտրոնի ամեն վանդակ իր թվի չափ միավոր է տալիս, 1-ից 6, նրան, ում խաղանիշն է վերևում։
term-use = օգտագործեք, օգտագործել
about-use = Ամեն զառով կամ խաղանիշ են դնում նույն թվով տնային վանդակին, կամ քայլեցնում այնտեղի դարսակը։
term-walk = քայլեցնել, քայլում
about-walk = Քայլող դարսակն ամեն վանդակում, որ մտնում է, թողնում է իր ամենաներքևի խաղանիշը։
term-reserve = պահուստ, պահուստը, պահուստից, պահուստում
about-reserve = Պահուստում խաղացողի այն խաղանիշերն են, որ խաղատախտակին չեն։
term-bump = բախում
about-bump = Բախումն այն է, որ զառը հնարավոր չէ օգտագործել. մյուս խաղացողն ունի վերջին հերթ, հետո հաշվվում է կենտրոնը։
term-running-score = ընդհանուր հաշիվ
about-running-score = Ընդհանուր հաշիվը գումարում է, թե ամեն խաղացող ինչքանով է հաղթել։
term-coins = մետաղադրամ, մետաղադրամներ
about-coins = Շահած մետաղադրամները ցույց են տալիս, թե ամեն խաղացող ինչքան է շահել կամ կորցրել այս խաղաշարում։
term-stake = դրույք
about-stake = Դրույքն այն է, ինչի համար խաղացվում է մեկ խաղը։
term-return = վերադարձնել, վերադարձրեք
about-return = Ջուխտի դեպքում կարող եք դրա փոխարեն ձեր խաղանիշերից մեկը վերադարձնել պահուստ և նորից նետել։

## What the seats are called

brown = Սրճագույն
    .adj = սրճագույն
ivory = Փղոսկր
    .adj = փղոսկրե
