## What cannot be opened

has-house-rules = «{ $format }» ձևաչափն ունի իր կանոնները. դրանք ընտրվում են միայն դիրքերի և ուրիշ ծրագրերի համար
unknown = սա ո՛չ պահպանված խաղ է, ո՛չ գրառում, ո՛չ ուրիշ ծրագրի մատչ, ո՛չ XGID, ո՛չ էլ որևէ խաղի դիրք
not-text = սա տեքստ չէ
only-read = «{ $format }» կարելի է միայն կարդալ
link-damaged = հղումը վնասված է
other-format =
    { $kind ->
        [link] հղման ձևաչափի համարը { $found } է, իսկ այս ծրագիրը կարդում է միայն { $number } համարի ձևաչափը
       *[record] գրառման ձևաչափի համարը { $found } է, իսկ այս ծրագիրը կարդում է միայն { $number } համարի ձևաչափը
    }

## What is wrong with a record

first-line = առաջին տողը «{ $words }» է
game-needed = այստեղ պետք են «{ $words }» և խաղի անունը
rules-as = կանոնները գրվում են այսպես՝ { $words }
no-header-line = «{ $found }» վերնամասի տող չէ
no-source = նետումները չեն կարող լինել «{ $found }»-ից
two-players = պետք են երկու խաղացող՝ ստորակետով
line-begins = խաղի { $number } տողն սկսվում է այսպես՝ «{ $words }»
another-game = խաղն ավարտված է. նորը կարող է սկսել միայն «{ $words }»
both-throw = այստեղ երկուսն են նետում՝ «{ $words }»
turn-of = հերթը «{ $name }» խաղացողինն է
colon-place = վերջակետը դրվում է նետումից հետո, իսկ եթե այն չկա՝ անունից հետո
colon-missing = անունից կամ նետումից հետո վերջակետ պակասում է
brace-missing = նշումից հետո «{ $words }» պակասում է
no-note = «{ $found }» նշում չէ

## What is wrong with a match of another program

not-one-match = ֆայլում { $count } խաղ կա, որոնք մեկ մատչ չեն
no-variation = «{ $name }» տարբերակն այստեղ չի խաղացվում
unknown-variation = տարբերակն այստեղ հայտնի չէ
no-length = մինչև { $points } միավոր մատչ այստեղ չի խաղացվում
should-be = «{ $found }»-ի փոխարեն պետք է լինի՝ { $words }
length-missing = երկարությունը պակասում է՝ { $words }
ends-early = ֆայլն ավարտվում է առաջին խաղից առաջ
two-readings = սա կարող է լինել «{ $name }» կամ «{ $other }» խաղացողի հերթը. այն սյունակների միջև է, և երկուսն էլ խաղացվում են
two-winners = այստեղ շահել է «{ $name }» կամ «{ $other }». բառերը սյունակների միջև են, իսկ հետո հաշիվ չկա
no-kind = ֆայլում գրված չէ, որ խաղը նարդի է՝ { $words }
other-kind = { $found } ուրիշ խաղ է. նարդին { $words } է
no-game = ֆայլում խաղ չկա
xg-cut = այս .xg ֆայլը կտրված է վերնամասում
unpacks-too-large = այս { $format } ֆայլը բացված վիճակում մեծ է ցանկացած մատչից
cannot-unpack = այս { $format } ֆայլը վնասված է. նրա խաղերը չեն բացվում
xg-no-match = այս .xg ֆայլը չի սկսվում մատչի վերնամասով

## What is wrong with a position of another program

ten-fields = XGID-ն ունի տասը դաշտ, ոչ թե { $count }
five-fields = OGID-ն ունի առնվազն հինգ դաշտ
on-other-bar = «{ $found }» հակառակորդի ձողին է
too-many-checkers =
    { $seat ->
        [White] սպիտակները ունեն { $count } քար՝ { $most }-ից ավելի
       *[Black] սևերը ունեն { $count } քար՝ { $most }-ից ավելի
    }
characters-of-checkers = 26 նշան՝ ձող, 24 դաշտ, ձող
fifteen-checkers = տասնհինգական քար ամեն խաղացողի համար
length-of-match = մատչի երկարություն, օրինակ՝ { $words }
dropped = կրկնապատկումը մերժվել է. խաղն ավարտված է
doubled-before-throw = կրկնապատկումն առաջարկվում է նետումից առաջ
no-place = «{ $found }» այս խաղացողի քարի տեղ չէ
more-checkers = քարերը { $count }-ից ավելի են
somebody-has-more = դիրքի ID-ով մեկն ունի { $count }-ից ավելի քար
more-than-checkers = «{ $found }» երկու խաղացողի քարերից բացի ուրիշ բան էլ ունի
colon-between-ids = դիրքի ID-ն և մատչի ID-ն միանում են վերջակետով
id-not-played = ըստ մատչի ID-ի խաղ չի ընթանում
id-unknown-end = մատչի ID-ի վերջում կա մի բան, որ այս ծրագիրը չգիտի
id-length = ըստ մատչի ID-ի մատչը մինչև { $points } միավոր է, որն այստեղ չի խաղացվում
id-two-offers = ըստ մատչի ID-ի միանգամից առաջարկված են և՛ կրկնապատկում, և՛ հանձնում
id-nothing-to-do = ըստ մատչի ID-ի հերթի խաղացողն սպասում է մյուսին, որն անելիք չունի
id-third-player = ըստ մատչի ID-ի խորանարդը երրորդ խաղացողինն է
id-stake = ըստ մատչի ID-ի դրույքը { $most }-ից մեծ է
length-of-id =
    { $kind ->
        [position] դիրքի ID-ն { $count } նշան է, իսկ «{ $found }»՝ ոչ
       *[match] մատչի ID-ն { $count } նշան է, իսկ «{ $found }»՝ ոչ
    }
no-letter-of-id = «{ $found }» ID-ի նշան չէ
more-bits =
    { $kind ->
        [position] դիրքի ID-ն ավելորդ բիթեր ունի
       *[match] մատչի ID-ն ավելորդ բիթեր ունի
    }

## Where something was not kept as it stands

on-line = տող { $line }՝ { $what }
at-place = { $place }՝ { $what }
head-of-match = մատչի վերնամաս
above-first-game = առաջին խաղից առաջ
in-game = խաղ { $number }
at-throw = խաղ { $number }, նետում { $throw }

## What was left out

left-out-because = { $what }. բաց է թողնված
rest-left-out = { $what }. խաղի մնացածը բաց է թողնված
refused-and-left-out = { $refusal } Խաղի մնացածը բաց է թողնված
goes-on = { $what }. խաղը շարունակվում է այդտեղից
stands-above = «{ $found }» խաղերից վերև է և բաց է թողնված
not-known = «{ $found }» հայտնի չէ և բաց է թողնված
unknown-rule = «{ $found }» կանոնը հայտնի չէ և բաց է թողնված
names-no-move = «{ $found }» քայլ չէ. ոչինչ չի խաղացվել
no-throw = «{ $found }» քայլերով նետում չէ և բաց է թողնված
comments-left-out =
    { $count ->
        [1] մեկ մեկնաբանություն բաց է թողնված
       *[other] { $count } մեկնաբանություն բաց է թողնված, առաջինն այստեղ
    }
variations-left-out =
    { $count ->
        [1] մեկ տարբերակ բաց է թողնված
       *[other] { $count } տարբերակ բաց է թողնված, առաջինն այստեղ
    }
others-left-out =
    { $count ->
        [1] մեկ խաղ, որը նարդի չէ, բաց է թողնված
       *[other] { $count } խաղ, որոնք նարդի չեն, բաց են թողնված, առաջինն այստեղ
    }
encoding = տեքստի կոդավորումը «{ $name }» է. անունները կարող են սխալ կարդացված լինել
too-much-not-legal = խաղի մնացածը բաց է թողնված. չափազանց շատ բան կանոններով չէ
after-end = խաղն ավարտված է. հաջորդը բաց է թողնված
second-head = մատչի երկրորդ վերնամասը բաց է թողնված
automatic-doubles = նրա ավտոմատ կրկնապատկումները բաց են թողնված
redouble = բիվերից հետո նոր կրկնապատկումը բաց է թողնված
throw-unreadable = այս նետումը չի կարդացվում և բաց է թողնված
move-unreadable = այս քայլի մի մասը չի կարդացվում
belongs-to-none = սա ոչ մի խաղի չի պատկանում և բաց է թողնված
cut-here = ֆայլն այստեղ կտրված է. շարունակությունը պակասում է
cut-in-game = ֆայլն ավարտվում է խաղի մեջտեղում

## What was changed or guessed

name-cut = «{ $name }» անունը կրճատված է՝ «{ $cut }»
names-here = խաղացողների անուններն այստեղ «{ $name }» և «{ $other }» են
no-end = խաղ { $number }-ը ֆայլում վերջ չունի
comes-after = խաղ { $number }-ը գալիս է խաղ { $before }-ից հետո
score-would-be = հաշիվն այստեղ կլիներ { $score }. մնում է ֆայլի հաշիվը
is-crawford = ըստ ֆայլի սա Քրոուֆորդի խաղն է
is-not-crawford = ըստ ֆայլի սա Քրոուֆորդի խաղը չէ
doubled-not-crawford = այստեղ կրկնապատկում են, ուրեմն սա Քրոուֆորդի խաղը չէ
kept-as-single = մատչն ավարտված է. այս խաղը մնում է որպես առանձին խաղ
opening-double = խաղը չի կարող սկսվել հավասար զառերով. այն մնում է, կարծես երկուսն էլ առաջ նետել էին
turn-missing =
    { $seat ->
        [White] սրանից առաջ սպիտակների մի հերթ պակասում է
       *[Black] սրանից առաջ սևերի մի հերթ պակասում է
    }
dice-unused =
    { $seat ->
        [White] սպիտակները նախորդ հերթին պետք է օգտագործեին բոլոր զառերը, բայց չօգտագործեցին
       *[Black] սևերը նախորդ հերթին պետք է օգտագործեին բոլոր զառերը, բայց չօգտագործեցին
    }
not-legal =
    { $seat ->
        [White] սպիտակները չեն կարող խաղալ «{ $moves }» { $first } և { $second } զառերով
       *[Black] սևերը չեն կարող խաղալ «{ $moves }» { $first } և { $second } զառերով
    }
others-answer = Կրկնապատկմանը պատասխանում է մյուս խաղացողը։
not-doubled = Ոչ ոք չի կրկնապատկել։
double-unanswered = կրկնապատկումը պատասխան չունի. համարվում է ընդունված
stake-would-be = դրույքը կլիներ { $stake }, ոչ թե { $number }
no-stake = { $number } դրույք այստեղ չի լինում
has-more-checkers =
    { $seat ->
        [White] սպիտակները կունենային { $most }-ից ավելի քար
       *[Black] սևերը կունենային { $most }-ից ավելի քար
    }
set-up-impossible = այստեղ դասավորված դիրքն անհնար է՝ { $why }. խաղի մնացածը բաց է թողնված
set-up-here = այստեղ դիրք է դասավորված. խաղը շարունակվում է այդտեղից
does-not-follow = այս դիրքը չի բխում նախորդից. խաղը շարունակվում է այստեղից
kept-as-refused = խաղն ավարտվում է այս նետումից առաջ և արժե դրույքը. մնում է որպես մերժված կրկնապատկում
score-says-won =
    { $seat ->
        [White] ըստ հաջորդ հաշվի հաղթել են սպիտակները, և այդպես էլ ընդունված է
       *[Black] ըստ հաջորդ հաշվի հաղթել են սևերը, և այդպես էլ ընդունված է
    }
given-to-both =
    { $seat ->
        [White] բառերն այս խաղը տալիս են երկուսին. մնում է որպես սպիտակների հաղթանակ
       *[Black] բառերն այս խաղը տալիս են երկուսին. մնում է որպես սևերի հաղթանակ
    }
given-to-loser =
    { $seat ->
        [White] ֆայլը խաղը տալիս է սպիտակներին, թեև խաղում պարտվել են
       *[Black] ֆայլը խաղը տալիս է սևերին, թեև խաղում պարտվել են
    }
counts-differ = ըստ բառերի՝ { $points }, ըստ հաշվի՝ { $worth }
with-jacoby = խաղն արժե { $points }. խաղացվել է Ջեյքոբիի կանոնով
without-jacoby = խաղն արժե { $points }. խաղացվել է առանց Ջեյքոբիի կանոնի
worth-differs = ըստ ֆայլի խաղն արժե { $points }, իսկ իրականում՝ { $worth }
match-needed-no-more = ըստ ֆայլի խաղն արժե { $points }, քանի որ մատչին ավելին պետք չէր. իրականում արժեր { $worth }
no-resignation = ըստ ֆայլի խաղն արժե { $points }, իսկ { $stake } դրույքով այդպիսի հանձնում չկա. այստեղ արժե { $worth }
resigned-over-throw =
    { $seat ->
        [White] սպիտակները հանձնվեցին, երբ սեղանին հակառակորդի զառերն էին. այդ նետումը բաց է թողնված
       *[Black] սևերը հանձնվեցին, երբ սեղանին հակառակորդի զառերն էին. այդ նետումը բաց է թողնված
    }
resigned-before-turn =
    { $seat ->
        [White] սպիտակները հանձնվեցին իրենց հերթից առաջ. խաղից մնում է վերջը՝ առանց քայլերի
       *[Black] սևերը հանձնվեցին իրենց հերթից առաջ. խաղից մնում է վերջը՝ առանց քայլերի
    }
could-not-resign =
    { $seat ->
        [White] սպիտակները հանձնվեցին, երբ չէին կարող. խաղի վերջը բաց է թողնված
       *[Black] սևերը հանձնվեցին, երբ չէին կարող. խաղի վերջը բաց է թողնված
    }

## Why a game cannot be written in a format

only-backgammon = { $format } ձևով գրվում է միայն նարդին. իսկ սա՝ { $game }
cannot-hold =
    { $moment ->
        [half] { $format } չի տեղավորում կիսով խաղացված նետում
        [beaver] { $format } չի տեղավորում պատասխանի սպասող բիվեր
        [resignation] { $format } չի տեղավորում հանձնում
        [opening] { $format } չի տեղավորում սկզբնական նետումը. ոչ մեկի հերթը չէ
       *[over] { $format } չի տեղավորում ավարտված խաղ
    }
cannot-begin =
    { $moment ->
        [half] { $format } չի կարող սկսվել կիսով խաղացված նետումով
        [beaver] { $format } չի կարող սկսվել պատասխանի սպասող բիվերով
        [resignation] { $format } չի կարող սկսվել պատասխանի սպասող հանձնումով
       *[over] { $format } չի կարող սկսվել խաղի վերջով
    }
score-too-high = { $format } չի տեղավորում { $most }-ից մեծ հաշիվ
name-unwritable = «{ $name }» անունը հնարավոր չէ գրել որպես { $format }
only-from-first-throw = { $format } պահում է խաղերն առաջին նետումից. այս խաղն սկսվում է դիրքից
no-automatic-double = { $format } չի տեղավորում ավտոմատ կրկնապատկում
action-refused = գործողություն { $number }-ը հնարավոր չէ գրել. { $refusal }
