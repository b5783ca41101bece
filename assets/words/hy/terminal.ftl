## Beside the drawing of a board

cube-in-middle = դրույք { $count } (մեջտեղում)
cube-of = դրույք { $count } ({ $name })
tabula-pieces =
    { $who }՝ { $count } ձեռքում, { $number } ձողի վրա, { $off } հանված{ $bears ->
        [0] {""}
       *[other] , կարող է հանել
    }
tabula-dice = { $who }, զառեր՝ { $faces }
ur-side = { $who }   մեկնարկում { $start }   գետում { $river }   տանը { $home }
ur-tallies = հաշվեփայտեր { $count }
ur-stock = հաշվեփայտեր պաշարում { $count }
ur-pool = մետաղադրամներ բանկում { $count }
ur-thrown = { $name }, նետում { $faces }, արժեքը { $count }
berona-reserves = պահուստներ՝ { $first } (A) { $count }, { $second } (B) { $number }

## What is asked in a game, and what cannot be done

both = Երկուսը
enter-faces = Մուտքագրեք զառերի թվերը, օրինակ՝ { $command }
not-in-list = Ցանկում { $found } չկա։
type-number = Մուտքագրեք գործողության համարը ({ $key }՝ հրամանների ցանկ)
with-help = { $what } ({ $key }՝ հրամանների ցանկ)
nothing-to-offer = Հիմա առաջարկելու բան չկա։
type-one-of = Մուտքագրեք սրանցից մեկը՝ { $words }
comes-again = Նորից գալիս է { $faces }. սեղմեք Enter։
draws-throws = Այս խաղում նետումները վիճակահանում է ծրագիրը. { $option } իսկական զառերի համար է։
too-many-steps = Սա հերթից երկար է՝ { $count } շարժում։
not-playable = «{ $found }» հնարավոր չէ խաղալ։
several-ways = «{ $found }» կարելի է խաղալ մի քանի ձևով. գրեք, թե ճանապարհին որտեղ է կանգնում։
saved = Պահպանված է։ Շարունակելու համար՝ { $command }
not-saved = Խաղը չի պահպանվել (դա անում է { $option })։ Ահա դրա գրառումը՝
kept-damaged = { $what }։ Վնասված ֆայլը հիմա կոչվում է { $file }։

## The list of commands: what stands for a number, a file and the return key, and what each command does

a-number = ՀԱՄԱՐ
a-file = ՖԱՅԼ
return-key = Enter
help-number = կատարել ցանկի այս համարի գործողությունը
help-return = նետել կամ կատարել ցանկի միակ գործողությունը
help-throw = նետել. իսկական զառերով՝ մուտքագրել դրանց թվերը
help-turn = հերթի մի քանի շարժում. նաև այսպես՝ { $words }
help-undo = հետարկել այս հերթի վերջին շարժումը
help-save = գրել խաղը ֆայլում. { $command } շարունակում է այն
help-log = խաղի գրառումը մինչև այստեղ
help-offers = ցույց տալ առաջարկները, օրինակ՝ հանձնվելը
help-rules = խաղի կանոնները
help-quit = դուրս գալ
help-others = Մնացած ամեն ինչ կարդացվում է որպես գործողություն խաղի նշագրությամբ։

## Turns and house rules

no-dice-yet = սեղանին զառեր չկան. տվեք { $option }՝ { $count } թվով, օրինակ՝ { $words }
no-dice-left = խաղալու զառեր չեն մնացել. { $prompt }
nothing-played = (ոչինչ)
turns = { $count } խաղաքայլ
house-rules = Հատուկ կանոններ { $option }-ի համար, նախ՝ սովորականը.

## An analysis

mistake = { $name }՝ { $turn } { $sign } −{ $amount }
figures = ազատ՝ { $count }, սխալի չափ { $rate }, { $marks }
figures-of-part = { $what }, ընդամենը՝ { $figures }, կորուստ՝ { $amount }
figures-of-all = Բոլորը՝ { $figures }, կորուստ՝ { $amount }
luck =
    Բախտ՝ { $lucky ->
        [0] −{ $amount }
       *[other] +{ $amount }
    }, { $count } նետում
turning-point = Շրջադարձային պահ { $number }՝ { $name } { $words } ({ $share })

## What is wrong on the command line and in files: parts of sentences

no-language = «{ $found }» լեզու չկա (հայտնի են՝ { $words })
no-game-named = խաղը նշված չէ. տվեք դրա անունը կամ { $option }
rule-form = հատուկ կանոնը գրվում է { $words }
rule-twice = «{ $found }» տրված է երկու անգամ
no-format-of = { $format } ձևաչափը { $game } խաղինը չէ
not-one-position = սա մեկ դիրք չէ
no-position = սա որևէ խաղի դիրք չէ
few-events = խաղն ունի ընդամենը { $count } իրադարձություն
no-bots = բոտերի { $file } ֆայլը չկա. { $option } ասում է, թե որտեղ է այն
first-position = { $count } դիրք կա. վերցվում է առաջինը, { $option } ընտրում է մեկը
several-in-file =
    { $kind ->
        [match] ֆայլում մատչ կա { $count } մասով
        [games] ֆայլում { $count } խաղ կա, որոնք մեկ մատչ չեն կազմում
       *[positions] ֆայլում { $count } դիրք կա
    }. { $option } ընտրում է մեկը
few-games = ֆայլում ընդամենը { $count } խաղ կա
exists = այն արդեն կա
too-large = ֆայլը { $count } ՄիԲ-ից մեծ է. սա խաղ չէ
not-utf-8 = ֆայլը մաքուր UTF-8 չէ. { $command } գրում է դրա պատճենը
kept-before = կա նախորդ վերականգնումից մնացած ֆայլ. նախ տեղափոխեք այն
open-elsewhere = այս խաղը բաց է ուրիշ ծրագրում
or-recover = { $what } ({ $option } շարունակում է չվնասված մասով)
output-unwritable = հնարավոր չէ գրել ելքը. { $what }
