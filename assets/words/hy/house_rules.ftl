## Values of several rules

on = Միացված
off = Անջատված
yes = Այո
no = Ոչ
points = { $count } միավոր

## The values of a rule in one line

standard = Սովորաբար՝ { $default }։
standard-or = Սովորաբար՝ { $default }։ Կամ՝ { $others }։
or-more = { $min } կամ ավելի
from-to = { $min }-ից { $max }
values-from-to = { $min }-ից { $largest }

## The whole numbers that are allowed, beside the field for one

range = { $min }-ից { $largest }

## Why rules are refused

unknown-rule = «{ $key }» հատուկ կանոն չկա (հայտնի են՝ { $known })
unknown-value = «{ $key }» հատուկ կանոնը չի կարող լինել «{ $value }» (կարող է լինել՝ { $may-be })

not-jacoby-in-match = Ջեյքոբին առանձին խաղերի համար է, ոչ թե մատչերի
not-beavers-in-match = բիվերը առանձին խաղերի համար է, ոչ թե մատչերի
not-automatic-doubles-in-match = ավտոմատ կրկնապատկումն առանձին խաղերի համար է, ոչ թե մատչերի

## The house rules of backgammon, with what they do

backgammon-match-length = Մատչի երկարությունը
backgammon-match-length-explained = Մեկ խաղ կամ այնքան, մինչև ինչ-որ մեկն ունենա այսքան միավոր։
backgammon-doubling-cube = Կրկնապատկման խորանարդ
backgammon-doubling-cube-explained = Առանց դրա դրույքը մնում է մեկ միավոր. մարսն ու եռակի մարսը այնուամենայնիվ հաշվվում են կրկնակի և եռակի։
backgammon-crawford = Քրոուֆորդ
backgammon-crawford-explained = Մատչում. երբ ինչ-որ մեկին հաղթելու համար առաջին անգամ մնում է մեկ միավոր, մեկ խաղ խաղացվում է առանց կրկնապատկման։
backgammon-jacoby = Ջեյքոբի
backgammon-jacoby-explained = Մարսն ու եռակի մարսը հաշվվում են միայն ընդունված կրկնապատկումից հետո։ Առանձին խաղերի համար։
backgammon-beavers = Բիվեր
backgammon-beavers-explained = Կրկնապատկումն ընդունողը կարող է իսկույն նորից կրկնապատկել և պահել խորանարդը։ Առանձին խաղերի համար։
backgammon-automatic-doubles = Ավտոմատ կրկնապատկում
backgammon-automatic-doubles-explained = Սկզբնական նետման առաջին հավասարությունը կրկնապատկում է դրույքը, առավելագույնը մեկ անգամ։ Առանձին խաղերի համար։
backgammon-bar-counts = Եռակի մարս ձողի քարով
backgammon-bar-counts-explained = Արդյոք ձողի վրայի քարը պարտությունը դարձնում է եռակի, ինչպես հաղթողի տանը մնացած քարը։
backgammon-drop-pays = Մերժված կրկնապատկման գինը
backgammon-drop-pays-explained = Ինչ է կորցնում մերժողը։ Երկուսը տարբերվում են միայն վերակրկնապատկումից հետո։

backgammon-single-game = Մեկ խաղ
backgammon-drop-pays-current-stake = Առաջարկից առաջվա դրույքը
backgammon-drop-pays-one-point = 1 միավոր

## The house rules of Tabula, with what they do

tabula-exact-bearing-off = Ճշգրիտ հանում
tabula-exact-bearing-off-explained = Խաղաքար հանում է միայն ճշգրիտ թիվը։ Անջատված. ամենահետևի խաղաքարի համար բավական է ավելի մեծ զառը։
tabula-gather = Հավաքել հանելուց առաջ
tabula-gather-explained = Հանումն սկսվում է, երբ բոլոր մնացած խաղաքարերը վերջին քառորդում են։ Անջատված. միայն ձողն է արգելում հանումը։
tabula-lock-second-half = Երկրորդ կեսը կողպված
tabula-lock-second-half-explained = Ոչինչ չի կարող կանգ առնել 13-ի վրա կամ դրանից այն կողմ, քանի դեռ խաղացողի ձեռքում խաղաքար կա։
tabula-none-off-points = Հաղթանակ, երբ պարտվողը ոչինչ չի հանել
tabula-none-off-points-explained = Ինչ արժե հաղթանակը, եթե պարտվողը ոչ մի խաղաքար չի հանել։
tabula-partly-playable = Ամբողջությամբ չխաղացվող նետում
tabula-partly-playable-explained = Օգտագործել հնարավորինս շատ զառ կամ խաղալ ցանկացած հերթականությամբ, մինչև մնացածներից ոչ մեկը հնարավոր չլինի խաղալ։
tabula-setup = Սկզբնական դասավորություն
tabula-setup-explained = Սկսել՝ ամեն ինչ ձեռքում ունենալով, կամ այնտեղից, որտեղ Զենոն կայսրը պետք է խաղար իր 2-5-6-ը։

tabula-partly-playable-most-dice = Հնարավորինս շատ զառ
tabula-partly-playable-any-order = Ցանկացած հերթականությամբ՝ քանի դեռ կա խաղաքայլ
tabula-set-up-all-in-hand = Ամեն ինչ ձեռքում
tabula-set-up-zeno = Զենոնի դիրքը

## The house rules of the Royal Game of Ur, with what they do

ur-play = Երկարություն
ur-play-explained = Խաղեր, մինչև մեկն ունենա բոլոր 21 հաշվեփայտերը, կամ մեկ խաղ՝ դրույքների բանկի համար։
ur-opening = Սկիզբ
ur-opening-explained = Երկուսն էլ կողպված են, մինչև նետեն երեք դատարկ, կամ ոչ ոք կողպված չէ, և 1-ից 3 ցանկացած նետում խաղաքար է մտցնում։
ur-reward = Ինչ է տալիս վարդյակը
ur-reward-explained = Ինչ է ստանում վարդյակի վրա կանգնած խաղաքարը։ Եթե դա ևս մեկ նետում է, վերջին վարդյակի խաղաքարը նախ կարող է տուն հասնել։
ur-safe-rosettes = Ապահով վարդյակներ
ur-safe-rosettes-explained = Վարդյակի վրա կանգնած հակառակորդի խաղաքարը փակում է այն, և նրան խփել չի կարելի։
ur-three-blanks = Երեք դատարկ՝ երբ կողպված չեք
ur-three-blanks-explained = Հերթը կորչում է, կամ մեկնարկի մի խաղաքար մտնում է դարպաս, և խաղացողը նորից է նետում։
ur-river-first = Նախ գետի խաղաքարերը
ur-river-first-explained = Եթե գետի խաղաքարը նետումով կարող է մտնել, պետք է մտնի։
ur-next-starter = Ով է սկսում հաջորդ խաղը
ur-next-starter-explained = Բրգազառերը, նախորդ խաղը չսկսած խաղացողը, դրա պարտվողը կամ հաղթողը։
ur-stake = Դրույք
ur-stake-explained = Ինչքան մետաղադրամ է ամեն խաղացող դնում բանկ։

ur-opening-release = Առաջին խաղաքարը մտցնում են երեք դատարկները
ur-opening-free = Ցանկացած նետում խաղաքար է մտցնում
ur-reward-free-move = Ազատ խաղաքայլ՝ 1, 2, 3 կամ 5
ur-reward-another-throw = Եվս մեկ նետում
ur-reward-none = Ոչինչ
ur-three-blanks-nothing = Հերթը կորչում է
ur-three-blanks-gate = Խաղաքար դեպի դարպաս
ur-next-starter-lots = Որոշում են բրգազառերը
ur-next-starter-alternate = Հերթով
ur-next-starter-loser = Պարտվողը
ur-next-starter-winner = Հաղթողը
ur-play-set = Խաղեր 21 հաշվեփայտի համար
ur-play-single = Մեկ խաղ

## The house rules of Tablero de Jesus, with what they do

jesus-stake = Դրույք
jesus-stake-explained = Քանի մետաղադրամ է բերում ամեն խաղացող։
jesus-claiming = Պահանջելը
jesus-claiming-explained = Երբ կարող է զառերն ստացողը պահանջել շարքն առանց նետելու։
jesus-several-runs = Մի քանի շարք միանգամից
jesus-several-runs-explained = Ինչ է ստանում վերցնողը, երբ խաղատախտակին մեկից ավելի շարք կա։
jesus-eighth-coin = Ութերորդ մետաղադրամը
jesus-eighth-coin-explained = Բոլոր յոթ մետաղադրամները մեկ շարքում շահում են նաև մեկ մետաղադրամ հակառակորդի քսակից՝ լրացումից առաջ։
jesus-coins-left = Խաղատախտակին մնացած մետաղադրամներ
jesus-coins-left-explained = Ում են անցնում վերջում խաղատախտակին մնացած մետաղադրամները։

jesus-several-runs-all = Վերցվում են բոլորը
jesus-several-runs-one = Վերցնողն ընտրում է մեկը
jesus-claiming-after-surrender = Զառերը կորցնելուց հետո
jesus-claiming-every-receipt = Ամեն անգամ՝ զառերն ստանալիս
jesus-claiming-never = Երբեք. նախ նետել
jesus-coins-left-winner = Հաղթողին
jesus-coins-left-nobody = Ոչ մեկին

## The house rules of Tablero di Berona, with what they do

berona-series = Խաղաշար
berona-series-explained = Խաղալ մեկ խաղ կամ մի քանիսը, որոնք գումարվում են։
berona-stake = Հաստատուն դրույք
berona-stake-explained = Քանի մետաղադրամ է վճարում պարտվողը հաստատուն դրույքի դեպքում. մյուս խաղաշարերում նշանակություն չունի։
berona-use-both-dice = Երկու զառն էլ պարտադիր են
berona-use-both-dice-explained = Բախում թույլատրվում է միայն այնտեղ, որտեղ երկու զառը ոչ մի կերպ հնարավոր չէ օգտագործել։
berona-return-from = Որտեղից վերադարձնել խաղանիշ
berona-return-from-explained = Որտեղ կարող է լինել խաղանիշը, որը ջուխտը վերադարձնում է պահուստ։
berona-after-draw = Ոչ-ոքիից հետո
berona-after-draw-explained = Ով է սկսում ոչ-ոքիից հետո խաղը։

berona-return-from-any-stack = Ցանկացած դարսակից
berona-return-from-own-home-row = Սեփական տնային վանդակներից
berona-series-single = Մեկ խաղ
berona-series-ledger = Ընդհանուր հաշիվ. հաղթողն ավելացնում է տարբերությունը
berona-series-fixed-stake = Հաստատուն դրույք. պարտվողը վճարում է պայմանավորված գումար
berona-series-difference = Տարբերություն. պարտվողը վճարում է միավորին մեկ մետաղադրամ
berona-after-draw-random = Ով ավելի մեծ է նետում
berona-after-draw-same-player = Նա, ով սկսել էր ոչ-ոքի խաղը
