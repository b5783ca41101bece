hardly-anything = գրեթե ոչինչ
luck-and-skill =
    { $luck ->
        [better] { $name ->
            [you] Ձեր նետումներն ավելի լավն էին (տարբերությունը՝ { $worth })
           *[other] { $name }՝ ավելի լավ նետումներ (տարբերությունը՝ { $worth })
        }
        [worse] { $name ->
            [you] Ձեր նետումներն ավելի վատն էին (տարբերությունը՝ { $worth })
           *[other] { $name }՝ ավելի վատ նետումներ (տարբերությունը՝ { $worth })
        }
       *[alike] { $name ->
            [you] Դուք և { $other }՝ հավասար լավ նետումներ
           *[other] { $other ->
                [you] { $name } և դուք՝ հավասար լավ նետումներ
               *[other] { $name } և { $other }՝ հավասար լավ նետումներ
            }
        }
    }. սխալների կորուստը. { $name ->
        [you] դուք՝ { $lost }
       *[other] { $name }՝ { $lost }
    }, { $other ->
        [you] դուք՝ { $other-lost }
       *[other] { $other }՝ { $other-lost }
    }{ $by ->
        [luck-first] . { $name ->
            [you] դուք հաղթեցիք ավելի շատ բախտով, քան հմտությամբ։
           *[other] { $name }՝ հաղթանակ ավելի շատ բախտով, քան հմտությամբ։
        }
        [skill-first] . { $name ->
            [you] դուք հաղթեցիք ավելի շատ հմտությամբ, քան բախտով։
           *[other] { $name }՝ հաղթանակ ավելի շատ հմտությամբ, քան բախտով։
        }
        [luck] . { $name ->
            [you] դուք հաղթեցիք բախտով։
           *[other] { $name }՝ հաղթանակ բախտով։
        }
        [skill] . { $name ->
            [you] դուք հաղթեցիք հմտությամբ։
           *[other] { $name }՝ հաղթանակ հմտությամբ։
        }
        [neither] . { $name ->
            [you] դուք հաղթեցիք
           *[other] { $name }՝ հաղթանակ
        } ո՛չ բախտով, ո՛չ հմտությամբ, որքան բոտերը տեսնում են։
       *[no-winner] ։
    }

## What decisions are called in a sentence

it = Սա
the-best = Լավագույնը
throw = նետել
    .start = Նետել
no-move = խաղաքայլ չկա
repeated = { $decision } ({ $count } անգամ)
and = { $first } և { $last }
and-after-comma = { $first } և { $last }

## Why a decision is better than another: a sentence of clauses, all but the last, and the last

better = { $subject } { $better }։
better-but = { $subject } { $better }, բայց { $worse }։
better-although = { $subject } { $values }, թեև { $worse }։
next-clause = { $first }, { $last }
last-clause = { $first } և { $last }

## Clauses about what a decision is worth

wins-games =
    { $of ->
        [1000] 1000
       *[other] { $of }
    } խաղից հաղթում է { $count }-ում՝ { $other-count }-ի փոխարեն
worth-instead = արժե { $value }, ոչ թե { $other-value }
worth-hardly-more = արժե { $value }, իսկ այլ ընտրությամբ՝ հազիվ թե պակաս

## Clauses about what a decision leaves on the board, instead of what another leaves

throws-that-hit =
    { $count ->
        [0] չի թողնում ոչ մի խփող նետում
       *[other] թողնում է { $of } նետումից { $count } խփող
    }՝ { $other-count }-ի փոխարեն
checkers-on-bar =
    { $count ->
        [0] ձողի վրա ոչ մի քար չի ուղարկում
       *[other] ձողի վրա է ուղարկում { $count } քար
    }՝ { $other-count }-ի փոխարեն
home-points-held =
    { $count ->
        [0] տանը ոչ մի կետ չի պահում
       *[other] տանը պահում է { $count } կետ
    }՝ { $other-count }-ի փոխարեն
points-in-row =
    { $count ->
        [0] չի կառուցում իրար հաջորդող կետեր
       *[other] կառուցում է { $count } իրար հաջորդող կետ
    }՝ { $other-count }-ի փոխարեն
anchors =
    { $count ->
        [0] ոչ մի խարիսխ չի պահում
       *[other] պահում է { $count } խարիսխ
    }՝ { $other-count }-ի փոխարեն
checkers-behind =
    { $count ->
        [0] հետևում ոչ մի քար չի թողնում
       *[other] հետևում թողնում է { $count } քար
    }՝ { $other-count }-ի փոխարեն
blots =
    { $count ->
        [0] ոչ մի մենակ քար չի թողնում
       *[other] թողնում է { $count } մենակ քար
    }՝ { $other-count }-ի փոխարեն
opponents-pips =
    { $count ->
        [0] հակառակորդին ճանապարհ չի թողնում
       *[other] հակառակորդին թողնում է { $count } քայլ ճանապարհ
    }՝ { $other-count }-ի փոխարեն
checkers-off =
    { $count ->
        [0] ոչ մի հանված քար չունի
       *[other] ունի { $count } հանված քար
    }՝ { $other-count }-ի փոխարեն
checkers-outside =
    { $count ->
        [0] տնից դուրս ոչ մի քար չի թողնում
       *[other] տնից դուրս թողնում է { $count } քար
    }՝ { $other-count }-ի փոխարեն
home-points-occupied =
    { $count ->
        [0] տանը ոչ մի կետ չի զբաղեցնում
       *[other] տանը զբաղեցնում է { $count } կետ
    }՝ { $other-count }-ի փոխարեն
highest-stack =
    { $count ->
        [0] ոչ մի կետում քար չի դարսում
       *[other] մեկ կետում դարսում է մինչև { $count } քար
    }՝ { $other-count }-ի փոխարեն
pieces-on-bar =
    { $count ->
        [0] ձողի վրա ոչ մի խաղաքար չի ուղարկում
       *[other] ձողի վրա է ուղարկում { $count } խաղաքար
    }՝ { $other-count }-ի փոխարեն
own-pieces-on-bar =
    { $count ->
        [0] ձողի վրա իր ոչ մի խաղաքար չի թողնում
       *[other] ձողի վրա թողնում է իր { $count } խաղաքարը
    }՝ { $other-count }-ի փոխարեն
points-held =
    { $count ->
        [0] ոչ մի կետ չի պահում
       *[other] պահում է { $count } կետ
    }՝ { $other-count }-ի փոխարեն
pieces-alone =
    { $count ->
        [0] ոչ մի խաղաքար մենակ չի թողնում
       *[other] մենակ է թողնում { $count } խաղաքար
    }՝ { $other-count }-ի փոխարեն
pieces-off =
    { $count ->
        [0] ոչ մի հանված խաղաքար չունի
       *[other] ունի { $count } հանված խաղաքար
    }՝ { $other-count }-ի փոխարեն
pieces-in-hand =
    { $count ->
        [0] ձեռքում ոչ մի խաղաքար չի պահում
       *[other] ձեռքում պահում է { $count } խաղաքար
    }՝ { $other-count }-ի փոխարեն
pieces-gathered =
    { $count ->
        [0] վերջին քառորդում ոչ մի խաղաքար չի հավաքում
       *[other] վերջին քառորդում հավաքում է { $count } խաղաքար
    }՝ { $other-count }-ի փոխարեն
own-pips =
    { $count ->
        [0] ճանապարհ չի թողնում
       *[other] թողնում է { $count } քայլ ճանապարհ
    }՝ { $other-count }-ի փոխարեն
pieces-to-river =
    { $count ->
        [0] ոչ մի խաղաքար գետ չի ուղարկում
       *[other] գետ է ուղարկում { $count } խաղաքար
    }՝ { $other-count }-ի փոխարեն
pieces-home =
    { $count ->
        [0] տանը ոչ մի խաղաքար չունի
       *[other] տանն ունի { $count } խաղաքար
    }՝ { $other-count }-ի փոխարեն
pieces-at-start =
    { $count ->
        [0] մեկնարկում ոչ մի խաղաքար չի թողնում
       *[other] մեկնարկում թողնում է { $count } խաղաքար
    }՝ { $other-count }-ի փոխարեն
own-pieces-in-river =
    { $count ->
        [0] գետում իր ոչ մի խաղաքար չի թողնում
       *[other] գետում թողնում է իր { $count } խաղաքարը
    }՝ { $other-count }-ի փոխարեն
rosettes =
    { $count ->
        [0] ոչ մի վարդյակի վրա չի կանգնում
       *[other] կանգնում է { $count } վարդյակի վրա
    }՝ { $other-count }-ի փոխարեն
squares-to-go =
    { $count ->
        [0] անցնելու վանդակ չի թողնում
       *[other] թողնում է { $count } անցնելու վանդակ
    }՝ { $other-count }-ի փոխարեն
coins-in-purse =
    { $count ->
        [0] քսակում ոչ մի մետաղադրամ չունի
       *[other] քսակում ունի { $count } մետաղադրամ
    }՝ { $other-count }-ի փոխարեն
own-run =
    { $count ->
        [0] շարք չի կազմում
       *[other] կազմում է { $count } մետաղադրամի շարք
    }՝ { $other-count }-ի փոխարեն
opponents-run =
    { $count ->
        [0] հակառակորդին շարք չի թողնում
       *[other] հակառակորդին թողնում է { $count } մետաղադրամի շարք
    }՝ { $other-count }-ի փոխարեն
throws-that-lose-dice =
    { $count ->
        [0] չի թողնում ոչ մի զառերը կորցնող նետում
       *[other] թողնում է { $of } նետումից { $count } զառերը կորցնող
    }՝ { $other-count }-ի փոխարեն
throws-for-longer-run =
    { $count ->
        [0] ավելի երկար շարքի ոչ մի նետում չի թողնում
       *[other] թողնում է { $of } նետումից { $count } ավելի երկար շարքի համար
    }՝ { $other-count }-ի փոխարեն
coins-at-edge =
    { $count ->
        [0] եզրին ոչ մի մետաղադրամ չի թողնում
       *[other] եզրին թողնում է { $count } մետաղադրամ
    }՝ { $other-count }-ի փոխարեն
own-centre =
    { $count ->
        [0] կենտրոնում ոչ մի միավոր չունի
       *[other] կենտրոնում ունի { $count } միավոր
    }՝ { $other-count }-ի փոխարեն
opponents-centre =
    { $count ->
        [0] հակառակորդին կենտրոնում ոչ մի միավոր չի թողնում
       *[other] հակառակորդին կենտրոնում թողնում է { $count } միավոր
    }՝ { $other-count }-ի փոխարեն
own-stacks =
    { $count ->
        [0] ոչ մի դարսակ չունի
       *[other] ունի { $count } դարսակ
    }՝ { $other-count }-ի փոխարեն
opponents-stacks =
    { $count ->
        [0] հակառակորդին ոչ մի դարսակ չի թողնում
       *[other] հակառակորդին թողնում է { $count } դարսակ
    }՝ { $other-count }-ի փոխարեն
tokens-covered =
    { $count ->
        [0] ոչ մի ծածկված սեփական խաղանիշ չունի
       *[other] ունի { $count } ծածկված սեփական խաղանիշ
    }՝ { $other-count }-ի փոխարեն
tokens-in-reserve =
    { $count ->
        [0] պահուստում ոչ մի խաղանիշ չի պահում
       *[other] պահուստում պահում է { $count } խաղանիշ
    }՝ { $other-count }-ի փոխարեն
throws-that-bump =
    { $count ->
        [0] հակառակորդին ոչ մի նետումով բախում չի թույլ տալիս
       *[other] հակառակորդին թույլ է տալիս բախում { $of } նետումից { $count }-ով
    }՝ { $other-count }-ի փոխարեն

## The odds of a position

chance =
    { $what ->
        [win-gammon] Մարսով հաղթելու շանսը՝ 100-ից { $count }
        [win-backgammon] Եռակի մարսով հաղթելու շանսը՝ 100-ից { $count }
        [win-double] Կրկնակի հաղթելու շանսը՝ 100-ից { $count }
        [lose-gammon] Մարսով պարտվելու շանսը՝ 100-ից { $count }
        [lose-backgammon] Եռակի մարսով պարտվելու շանսը՝ 100-ից { $count }
        [lose-double] Կրկնակի պարտվելու շանսը՝ 100-ից { $count }
       *[win] Հաղթելու շանսը՝ 100-ից { $count }
    }
chance-in-game = Խաղում հաղթելու շանսը՝ 100-ից { $count }
chance-in-match = Մատչում հաղթելու շանսը՝ 100-ից { $count }
chance-in-set = Խաղաշարում հաղթելու շանսը՝ 100-ից { $count }
worth = Արժեքը՝ { $value }
worth-of-choice = { START($decision) }՝ { $value }
throws-of-jesus = { $of } նետումից { $lose }-ը կորցնում է զառերը, { $longer }-ը կարող է ավելի երկար շարք տալ։

## What values are measured in

decimal = { $amount }
percent = { $share }%
with-error = { $amount } ± { $error }
percent-with-error = { $chances } ± { $error }%
points = { $amount } միավոր
coins = { $amount } մետաղադրամ
wins-in =
    { $of ->
        [1000] 1000-ից
       *[other] { $of }-ից
    } { $count ->
        [0] 1-ից քիչ հաղթանակ
       *[other] { $count } հաղթանակ
    }
matches-in =
    { $of ->
        [1000] 1000-ից
       *[other] { $of }-ից
    } { $count ->
        [0] 1-ից քիչ մատչ
       *[other] { $count } մատչ
    }
sets-in =
    { $of ->
        [1000] 1000-ից
       *[other] { $of }-ից
    } { $count ->
        [0] 1-ից քիչ խաղաշար
       *[other] { $count } խաղաշար
    }

## How exact values are

solved-game = Այս խաղը լուծված է։ Արժեքները պահվում են կլորացված. ճիշտ են 0,1 մետաղադրամի սահմաններում։
solved-endgame = Ճշգրիտ է. այս խաղի մնացած մասը հաշվված է։
solved-endgame-in-set =
    Այս խաղի մնացած մասը հաշվված է։ Գնահատված է միայն, թե ինչ արժեն նրա միավորները խաղաշարում։
solved-decisions = Այս խաղը լուծված է. արժեքները պահվում են կլորացված։
solved-endgame-decisions = Խաղավերջը հաշվված է. դրանից առաջ եղածը գնահատված է։
solved-endgame-decisions-in-set = Խաղավերջերը հաշվված են. դրանցից առաջ եղածը և միավորների արժեքը խաղաշարում գնահատված են։

## Marks of wrong decisions

doubtful = կասկածելի
error = սխալ
blunder = վրիպում
mark-from = { $sign }՝ { $count }-ից

## Classes of decisions

class-moves = Խաղաքայլեր
class-choices = Ընտրություններ
class-contact = Քարերի խաղ, շփում
class-race = Քարերի խաղ, մրցավազք
class-doubling = Կրկնապատկում
class-taking = Ընդունում
class-take-or-throw = Վերցնել կամ նետել
class-claim-or-throw = Պահանջել կամ նետել
part-checker-play = Քարերի խաղ
part-cube = Խորանարդ
part-resignations = Հանձնումներ
