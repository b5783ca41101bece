## Texts in a row: two of them; all but the last; the last after two or more others

two-together = { $first } և { $last }
    .from = { FROM($first) } և { FROM($last) }
    .to = { TO($first) } և { TO($last) }
last-together = { $first } և { $last }
    .from = { FROM($first) } և { FROM($last) }
    .to = { TO($first) } և { TO($last) }

two-choices = { $first } կամ { $last }
    .from = { FROM($first) } կամ { FROM($last) }
    .to = { TO($first) } կամ { TO($last) }
next-in-row = { $first }, { $last }
    .from = { FROM($first) }, { FROM($last) }
    .to = { TO($first) }, { TO($last) }
last-choice = { $first } կամ { $last }
    .from = { FROM($first) } կամ { FROM($last) }
    .to = { TO($first) } կամ { TO($last) }

## What is wrong in a text, and where

at-character = նշան { $character }՝ { $what }
at-line-and-character = տող { $line }, նշան { $character }՝ { $what }

## Sentences one after the other; a sentence of its own; names and short notes in one line

next-sentence = { $first } { $last }
stated = { $what }։
in-one-line = { $first } · { $last }
titled = { $title }՝ { $what }
next-clause = { $first }. { $last }

## What a game is like, in one line

facts =
    { $count } խաղացող · { $shortest }–{ $longest } րոպե · { $difficulty ->
        [easy] հեշտ
       *[medium] միջին
    }

## What a lesson or a file says, which is worded already

as-written = { $words }

## A legal action that a step of a lesson does not ask for

lesson-goes-on = Կանոնները դա էլ են թույլ տալիս, բայց այս դասը շարունակվում է այնպես, ինչպես ասում է տեքստը։

## Why an action is refused

game-over = Խաղն ավարտված է։
not-over = Այս խաղը դեռ չի ավարտվել։
series-over = Խաղաշարն ավարտված է. հաջորդ խաղ չկա։
throw-dice-first = Նախ նետեք զառերը։
throw-lots-first = Նախ նետեք բրգազառերը։
dice-lie = Զառերը սեղանին են. նախ խաղացեք դրանք։
lots-lie = Բրգազառերը սեղանին են. նախ խաղացեք դրանք։
unfit-dice =
    { $count ->
        [1] Պետք է նետել մեկ զառ
        [2] Պետք է նետել երկու զառ
        [3] Պետք է նետել երեք զառ
       *[other] Պետք է նետել { $count } զառ
    }՝ { $low }-ից { $high } թվերով, իսկ այստեղ եղածը՝ { $faces ->
        [0] ոչինչ
       *[other] { $thrown }
    }։
unfit-lots =
    { $count ->
        [1] Պետք է նետել մեկ բրգազառ
        [2] Պետք է նետել երկու բրգազառ
        [3] Պետք է նետել երեք բրգազառ
       *[other] Պետք է նետել { $count } բրգազառ
    }՝ { $low }-ից { $high } թվերով, իսկ այստեղ եղածը՝ { $faces ->
        [0] ոչինչ
       *[other] { $thrown }
    }։
no-such-die = Ոչ մի զառ չի ցույց տալիս { $number }։
die-used = { $number }-ն արդեն օգտագործված է։
still-playable = Դուք դեռ կարող եք խաղալ, ուրեմն պետք է խաղաք։
no-such-choice = Այս խաղում այդպիսի ընտրություն չկա։
other-throw = այս նետումը հետարկվել էր. նորից գալիս է { $thrown }
no-piece-to-put =
    { $piece ->
        [checker] Այդտեղ քար չկա։
        [token] Այդտեղ խաղանիշ չկա։
        [coin] Այդտեղ մետաղադրամ չկա։
       *[piece] Այդտեղ խաղաքար չկա։
    }
cannot-lie-there =
    { $piece ->
        [checker] Այս քարն այնտեղ դնել չի կարելի։
        [token] Այս խաղանիշն այնտեղ դնել չի կարելի։
        [coin] Այս մետաղադրամն այնտեղ դնել չի կարելի։
       *[piece] Այս խաղաքարն այնտեղ դնել չի կարելի։
    }
editing = Խմբագրվում է դիրքը. հիմա չեն խաղում։
set-beside = Սա սահմանվում է խաղատախտակի կողքին, ոչ թե ձեռքով։

## What a refused step is answered with

nothing-can-be-moved = Հիմա ոչինչ չի կարելի տեղաշարժել։ Ավարտեք ձեր հերթը։
refusal-and-hint = { $refusal } { $hint }
can-move-from =
    { $name ->
        [you] Կարող եք խաղալ { FROM($places) }։
       *[other] { $name }՝ հնարավոր է խաղալ { FROM($places) }։
    }
possible = Այդտեղից հնարավոր է՝ { $places }։
possible-with-both = Այդտեղից հնարավոր է՝ { $places }, իսկ երկու զառով՝ { $far }։
possible-with-several = Այդտեղից հնարավոր է՝ { $places }, իսկ մի քանի զառով՝ { $far }։

## Why nothing is undone

nothing-happened = դեռ ոչինչ չի եղել, որ հնարավոր լինի հետարկել
undo-throw = նետումը հնարավոր չէ հետարկել
undo-finished = զառերը փոխանցված են. այդ հերթը հնարավոր չէ հետարկել
undo-said = ընտրությունը հնարավոր չէ հետարկել
undo-forfeit = հանձնված կամ ժամանակով տանուլ տված խաղը հնարավոր չէ շարունակել
nothing-chosen = նետումից հետո ամեն տեղաշարժ միակ հնարավորն էր
undo-together =
    հնարավոր չէ հետարկել միանգամից { $count } իրադարձություն, բայց հնարավոր է { $next-count }
no-decision = դուք դեռ ոչինչ չեք որոշել, որ հնարավոր լինի հետարկել

## What is wrong with an event

thrown-again = { $number } համարի զառը չէր կարող նորից նետվել. այդքան զառ չկա
no-throw = միայն նետումը կարող է ունենալ աղբյուր կամ նորից նետված զառեր
proof = միայն համաձայնեցված նետումն ունի ապացույց՝ ամեն խաղացողի համար 32 բայթ տասնվեցական թվանշաններով

## What has happened

equal-dice = Հավասար զառեր. երկուսն էլ նորից են նետում։
higher-begins = Սկսում է մեծ թիվ նետողը։
winner-begins = Սկսում է նախորդ խաղի հաղթողը։

## How a game has ended, and the sentence of which that is a part

resigned = հանձնում
absence = բացակայություն
out-of-time = ժամանակը սպառվեց
won =
    { $name ->
        [you] Դուք շահում եք{" "}
       *[other] { $name }՝ հաղթանակ,{" "}
    }{ $unit ->
        [coin] { $count } մետաղադրամ
        [tally] { $count } հաշվեփայտ
       *[point] { $count } միավոր
    }. { $manner }։
drawn = Ոչ-ոքի. { $manner }։

## Whoever reads, where a sentence says no more of them

you = դուք

## Places and other things that stand in sentences

number = { $number }
    .from = { $number }-ից
    .def = { $number }-ը
    .nth =
        { $number ->
            [1] 1-ին
           *[other] { $number }-րդ
        }
the-bar = ձող
    .from = ձողից
    .to = ձողի վրա
    .def = ձողը
off-the-board = խաղատախտակից դուրս
    .to = դուրս
beside-the-board = խաղատախտակի կողքին
    .from = խաղատախտակի կողքից

## What has moved

moved = { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] , խփելով
    }
entered = { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] , խփելով
    }
went-off = { FROM($from) } { TO($to) }

## What the button of a step says

put-piece =
    { $piece ->
        [checker] Քարը տեղափոխել { FROM($from) } { TO($to) }
        [token] Խաղանիշը տեղափոխել { FROM($from) } { TO($to) }
        [coin] Մետաղադրամը տեղափոխել { FROM($from) } { TO($to) }
       *[piece] Խաղաքարը տեղափոխել { FROM($from) } { TO($to) }
    }

## What the button of a choice says

end-turn = Ավարտել
next-game = Հաջորդ խաղը
resigned-before-end = Հանձնում
did-not-come-back = Չվերադարձավ
ran-out-of-time = Ժամանակը սպառվեց
not-a-choice = Այդպիսի ընտրություն չկա

## What the key of a choice does, in a list of keys

does-end-turn = ավարտել հերթը
    .start = Ավարտել հերթը
does-double = կրկնապատկել
    .start = Կրկնապատկել
does-take = ընդունել
    .start = Ընդունել
does-beaver = բիվեր՝ ընդունել և վերակրկնապատկել
    .start = Բիվեր՝ ընդունել և վերակրկնապատկել
does-drop = մերժել
    .start = Մերժել
does-accept = համաձայնել հանձնվելու առաջարկին
    .start = Համաձայնել հանձնվելու առաջարկին
does-decline = չհամաձայնել հանձնվելու առաջարկին
    .start = Չհամաձայնել հանձնվելու առաջարկին
does-claim = պահանջել շարքը
    .start = Պահանջել շարքը
does-take-run = վերցնել շարքը
    .start = Վերցնել շարքը
does-skip = հրաժարվել ազատ խաղաքայլից
    .start = Հրաժարվել ազատ խաղաքայլից
does-resign = հանձնվել
    .start = Հանձնվել
does-begin-next = սկսել հաջորդ խաղը
    .start = Սկսել հաջորդ խաղը
does-end-series = ավարտել խաղաշարը
    .start = Ավարտել խաղաշարը

## What is asked of whom, and the end of a game

throw-one-die-each = Նետեք մեկական զառ ամեն խաղացողի համար։ Սկսում է մեծ թիվ նետողը։
throw-dice =
    { $name ->
        [you] Ձեր հերթն է. նետեք զառերը։
       *[other] { $name }, նետեք զառերը։
    }
end-your-turn =
    { $name ->
        [you] { $ends ->
            [0] Ավարտեք ձեր հերթը։
           *[other] Ձեր հերթն ավարտվում է։
        }
       *[other] { $ends ->
            [0] { $name }, ավարտեք ձեր հերթը։
           *[other] { $name }, ձեր հերթն ավարտվում է։
        }
    }
the-die = { $number }-ը
gave-up =
    { $loser ->
        [you] Դուք հանձնվեցիք
       *[other] { $loser }՝ հանձնում
    }. { $winner ->
        [you] դուք հաղթեցիք
       *[other] հաղթող՝ { $winner }
    }։
stayed-away =
    { $loser ->
        [you] Դուք չվերադարձաք
       *[other] { $loser }՝ չվերադարձավ
    }. { $winner ->
        [you] դուք հաղթեցիք
       *[other] հաղթող՝ { $winner }
    }։
lost-on-time =
    { $loser ->
        [you] Ձեր ժամանակը սպառվեց
       *[other] { $loser }՝ ժամանակը սպառվեց
    }. { $winner ->
        [you] դուք հաղթեցիք
       *[other] հաղթող՝ { $winner }
    }։

## The score panel

pips = Քայլ
points = Միավորներ
date =
    { $year } թ. { $month ->
        [1] հունվարի
        [2] փետրվարի
        [3] մարտի
        [4] ապրիլի
        [5] մայիսի
        [6] հունիսի
        [7] հուլիսի
        [8] օգոստոսի
        [9] սեպտեմբերի
        [10] հոկտեմբերի
        [11] նոյեմբերի
       *[12] դեկտեմբերի
    } { $day }
