## Who plays

opponent = Հակառակորդ
a-person = Մարդ
two-people-share = Երկու մարդ խաղում են այս էկրանին։
strength = Ուժը՝ { $rank } / { $count }։ { $character }
you-play = Դուք խաղում եք
watch = Դիտել
name-of-seat = Անուն՝ { $seat }
optional-name-of-seat = Անուն (ըստ ցանկության)՝ { $seat }
your-name = Ձեր անունը
optional-name = Անուն (ըստ ցանկության)

## The server for games with a friend

server = Սերվեր
about-server = Երկու ծրագիր հանդիպում են Tesserae-ի սերվերում (tesserae-room)։ Հանրային սերվեր չկա. գործարկեք ձերը կամ ընկերոջից խնդրեք նրա սերվերի հասցեն։

## House rules

house-rules =
    { $count ->
        [0] Հատուկ կանոններ՝ սովորական
       *[other] Հատուկ կանոններ՝ { $count } փոփոխված
    }
reset-rules = Վերականգնել սովորականները
rule-and-value = { $rule }՝ { $value }
rule-is = { $rule }՝ { $value }։

## Where throws come from

dice = Զառեր
dice-on-table = Զառեր՝ սեղանի վրա
dice-by-hand = Զառեր՝ ձեռքով մուտքագրված
dice-by-computer = Զառեր՝ համակարգչից
on-table = Նետվում են սեղանին
by-hand = Իսկական զառեր՝ ձեռքով մուտքագրված
by-computer = Ընտրում է համակարգիչը
about-table = Դուք նետում եք վիրտուալ զառեր. հաշվվում է, թե ինչպես են դրանք կանգ առնում սեղանին։
about-hand = Դուք նետում եք իսկական զառեր և այստեղ մուտքագրում դրանց թվերը։
about-computer = Զառեր չեն նետվում. թվերն ընտրում է պատահական թվերի գեներատորը, և նրա սկզբնարժեքը պահպանվում է խաղի հետ։

## The clock

clock = Ժամացույց
no-clock = Չկա
sudden-death = Մինչև վերջ
delay = Ուշացում
increment = Հավելում
about-no-clock = Ամեն մեկը մտածում է որքան ուզում է։
about-sudden-death = Այսքան ժամանակ ամեն ինչի համար։ Ում ժամանակը սպառվում է, պարտվում է։
about-delay = Ամեն հերթին ժամանակը սկսում է հաշվվել միայն ուշացումից հետո, ինչպես նարդու ժամացույցների մեծ մասում։ Ում ժամանակը սպառվում է, պարտվում է։
about-increment = Ամեն ավարտված հերթ ավելացնում է մնացած ժամանակը։ Ում ժամանակը սպառվում է, պարտվում է։
seconds-of-delay = Ուշացում ամեն հերթին, վայրկյան
seconds-of-increment = Հավելում ամեն հերթից հետո, վայրկյան
minutes-each = Րոպե ամեն խաղացողի համար

## What is chosen, in a few words

without-clock = չկա
with-sudden-death = { $minutes }-ական րոպե
with-delay = { $minutes }-ական րոպե, { $seconds } վայրկյան ուշացում
with-increment = { $minutes }-ական րոպե, ամեն հերթին ևս { $seconds } վայրկյան
two-people = Երկու մարդ այս էկրանին
you-against = Դուք ընդդեմ { GEN($bot) }
bots = { $bot } ընդդեմ { GEN($other-bot) }
changed-rules =
    { $count ->
        [0] սովորական կանոններ
       *[other] { $count } փոփոխված կանոն
    }
standard-rules = Սովորական կանոններ։
