## Why an action is refused

no-coin = لا قطعة نقدية على اللوح في ذلك المكان.
leaves-column = تبقى القطعة على رقمها: تتحرك نحو الأرقام أو بعيدًا عنها.
leaves-board = تبقى القطعة على المربعات من 1 إلى 7 لرقمها.
not-the-whole-die = تسير القطعة عددًا من المربعات هو رقم أحد الحجرين بالضبط.
same-coin = تحركت هذه القطعة من قبل: الحجران لقطعتين مختلفتين.
wastes-die = عليك استعمال الحجرين كليهما: بعد تلك النقلة يتعذّر لعب الرقم { $number } بقطعة أخرى.
no-run = لا صف على اللوح.
no-run-there = لا يبدأ هناك صف.
move-first = لا يأخذ صفًّا إلا اللاعب الذي لعب نقلته للتوّ.
finish-the-move = يجب لعب الحجرين كليهما قبل أخذ صف.
nothing-surrendered = لا تجوز المطالبة بصف إلا بعد أن يفقد اللاعب الآخر النرد مباشرة.
take-instead = جرى الرمي من قبل: المتاح أخذ الصف لا المطالبة به.
claiming-forbidden = بحسب القاعدة الاختيارية لا تجوز المطالبة بصف دون رمي.
all-are-taken = تؤخذ كل الصفوف التي على اللوح معًا.
pick-one = بحسب القاعدة الاختيارية يؤخذ صف واحد: يجب تحديده.

## What has happened

lower-begins = يبدأ صاحب الرقم الأدنى.
throw-loses-dice = رمية { $number } تُفقد صاحبها النرد.
throw-not-playable = رمية { $thrown } لا تُلعب بقطعتين مختلفتين، فتُفقد صاحبها النرد.
eighth-coin = القطع السبع كلها على خط واحد تكسب قطعة ثامنة.
refilled = مُلئت الأرقام الفارغة.

## How a game has ended

cannot-refill = تعذّر على الخصم ملء اللوح

## Places, and what has moved along the squares of a number

purse =
    { $seat ->
        [South] كيس الجنوب
       *[North] كيس الشمال
    }
the-table = الطاولة
square-of-number = الرقم { $number } المربع { $square }
moved = الرقم { $number }: من المربع { $from } إلى المربع { $to }

## What the button of a step says

move-coin = تحريك القطعة { $number } من المربع { $from } إلى المربع { $to }

## What the button of a choice says

take-coins = أخذ القطع من { $first } إلى { $last }
take-runs =
    { $runs ->
        [one] أخذ الصف
        [two] أخذ الصفين كليهما
       *[other] أخذ الصفوف كلها ({ $runs })
    }
claim-coins = المطالبة بالقطع من { $first } إلى { $last }
claim-runs =
    { $runs ->
        [one] المطالبة بالصف
        [two] المطالبة بالصفين كليهما
       *[other] المطالبة بالصفوف كلها ({ $runs })
    }

## What was chosen, inside of a sentence

does-take-coins = أخذ القطع من { $first } إلى { $last }
does-take-runs =
    { $runs ->
        [one] أخذ الصف
        [two] أخذ الصفين كليهما
       *[other] أخذ الصفوف كلها ({ $runs })
    }
does-claim-coins = المطالبة بالقطع من { $first } إلى { $last }
does-claim-runs =
    { $runs ->
        [one] المطالبة بالصف
        [two] المطالبة بالصفين كليهما
       *[other] المطالبة بالصفوف كلها ({ $runs })
    }

## What is asked of whom, and the end of a game

throw-for-opening = رمي حجر واحد لكل لاعب. صاحب الرقم الأدنى يضع خمس قطع ويبدأ.
claim-or-throw =
    { $name ->
        [you] دورك: المطالبة
       *[other] دور { $name }: المطالبة
    } { $runs ->
        [one] بالصف
        [two] بالصفين
       *[other] بالصفوف
    } أو رمي النرد.
take-or-throw =
    { $name ->
        [you] دورك: أخذ
       *[other] دور { $name }: أخذ
    } { $runs ->
        [one] الصف
        [two] الصفين
       *[other] الصفوف
    } أو الرمي مجددًا.
play-both =
    { $name ->
        [you] دورك: لعب الرقم { $one } والرقم { $another } بقطعتين مختلفتين.
       *[other] دور { $name }: لعب الرقم { $one } والرقم { $another } بقطعتين مختلفتين.
    }
play-other =
    { $name ->
        [you] دورك: لعب الرقم { $number } بقطعة أخرى.
       *[other] دور { $name }: لعب الرقم { $number } بقطعة أخرى.
    }
won =
    { $name ->
        [you] تعذّر عليك ملء اللوح
       *[other] تعذّر على { $name } ملء اللوح
    }: { $winner ->
        [you] فزت، وقيمة الفوز
       *[other] الفوز من نصيب { $winner }، وقيمته
    } { $count ->
        [one] قطعة نقدية واحدة
        [two] قطعتان نقديتان
        [few] { $count } قطع نقدية
       *[other] { $count } قطعة نقدية
    }.

## What was laid out

lays-out =
    { $name ->
        [you] ما وضعته على اللوح:
       *[other] على اللوح من { $name }:
    } { $count ->
        [one] قطعة نقدية واحدة
        [two] قطعتان نقديتان
        [few] { $count } قطع نقدية
       *[other] { $count } قطعة نقدية
    }.

## The score panel

in-purse = الكيس
on-board = القطع على اللوح

## What is known of the game without playing it

title = تابليرو دي خيسوس
tagline = صفّ قطع نقدية مشتركة، ثم أخذها أو رمية أخرى
goal = الهدف أخذ صفوف من القطع النقدية حتى لا يستطيع الكيس الآخر ملء اللوح. والقطع التي على اللوح ليست لأحد.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-purse = الكيس, كيس
about-purse = في الكيس القطع النقدية التي يملكها اللاعب؛ ومن لا يستطيع أن يملأ اللوح منه يخسر.
term-coins = القطع, قطع, قطع نقدية, قطعة نقدية, القطع النقدية, بالقطع, بقطعتين, بقطعة
about-coins = القطع التي على اللوح ليست لأحد: كلا اللاعبين يحرّكها كلها.
term-move = لعب, تحريك
about-move = كل حجر يحرّك قطعة مختلفة نحو الأرقام أو بعيدًا عنها، بمقدار رقم الحجر كله.
term-run = الصف, صف, الصفين, الصفوف, صفوف, بالصف, بالصفين, بالصفوف, بصف
about-run = الصف قطعتان متجاورتان أو أكثر على خط واحد، إلا على المربعات التي عند الطرفين.
term-take = أخذ, الأخذ
about-take = بالأخذ تذهب قطع الصف إلى كيسك؛ ثم يملأ اللاعب الآخر أرقامها ويكون النرد له.
term-claim = المطالبة, مطالبة
about-claim = المطالبة أخذ صف اضطر اللاعب الآخر إلى تركه، دون رمي.

## What the seats are called

south = الجنوب
north = الشمال
