## Why an action is refused

one-die-at-a-time = كل خطوة تنقل قطعة واحدة إلى مكان واحد؛ تُلعب الأحجار واحدًا بعد الآخر.
no-such-place = لا يمكن رفع قطعة من هناك.
no-piece-there = لا قطعة لك هناك.
not-your-piece = هذه القطعة ليست لك.
wrong-direction = تسير كل القطع من 1 صعودًا إلى 24، ثم إلى خارج اللوح.
wrong-target = لا تصل هذه القطعة إلى هناك بهذه الرمية.
bar-first = قطعتك التي على الحاجز يجب أن تدخل أولًا.
point-closed = مغلقة: على الخانة { $number } قطعتان أو أكثر لخصمك.
second-half-locked = النصف الثاني مقفل: لا يجوز لشيء أن ينزل على 13 أو ما بعدها ما دامت في اليد قطع.
pieces-in-hand = لا تُخرج أي قطعة ما دامت في يدك قطع.
not-gathered = لا تُخرج أي قطعة قبل أن تكون كل قطعك في الربع الأخير، من 19 إلى 24.
exact-number = يحتاج الإخراج من هناك إلى الرقم { $number } بالضبط.
piece-further-back = لا يُخرج رقم أكبر من { $number } قطعة من هناك إلا إذا لم تكن لك قطعة أبعد إلى الخلف.
wastes-dice = عليك استعمال أكبر عدد ممكن من الأحجار: بعد تلك النقلة يُستعمل عدد أقل.

## How a game has ended

all-off = خرجت القطع الخمس عشرة كلها
all-off-before-one = خرجت القطع الخمس عشرة كلها قبل أن تخرج للخصم قطعة واحدة

## Places

the-hand = اليد

## What the button of a step says

enter-piece = بالرقم { $number }: إدخال قطعة على الخانة { $to }{ $hits ->
        [0] {""}
       *[other] {" "}مع ضرب
    }
enter-from-bar = بالرقم { $number }: إدخال قطعة من الحاجز على الخانة { $to }{ $hits ->
        [0] {""}
       *[other] {" "}مع ضرب
    }
bear-off-piece = إخراج قطعة من { $from } بالرقم { $number }
move-piece = تحريك قطعة من { $from } إلى { $to }{ $hits ->
        [0] {""}
       *[other] {" "}مع ضرب
    }

## What is asked of whom, and the end of a game

throw-three-dice =
    { $name ->
        [you] دورك: رمي الأحجار الثلاثة.
       *[other] دور { $name }: رمي الأحجار الثلاثة.
    }
another-die = رقم { $number } آخر
play-all =
    { $name ->
        [you] دورك:
       *[other] دور { $name }:
    } { $act ->
        [enter] الدخول من الحاجز بالنرد
        [bear-off] التحريك أو الإخراج بالنرد
       *[move] التحريك بالنرد
    } { $dice }.
play-but =
    { $name ->
        [you] دورك:
       *[other] دور { $name }:
    } { $act ->
        [enter] الدخول من الحاجز بالنرد
        [bear-off] التحريك أو الإخراج بالنرد
       *[move] التحريك بالنرد
    } { $dice }. يتعذّر استعمال { $unused }.
play-some =
    { $name ->
        [you] دورك:
       *[other] دور { $name }:
    } { $act ->
        [enter] الدخول من الحاجز بالنرد
        [bear-off] التحريك أو الإخراج بالنرد
       *[move] التحريك بالنرد
    } { $dice }. لا يمكن استعمال سوى { $count ->
        [1] واحد منها.
       *[2] اثنين منها.
    }
stuck-on-bar =
    { $name ->
        [you] { $ends ->
            [0] عليك إنهاء دورك
           *[other] ينتهي دورك
        }
       *[other] { $ends ->
            [0] دور { $name }: إنهاء الدور
           *[other] ينتهي دور { $name }
        }
    }. القطعة التي على الحاجز لا تستطيع الدخول بالنرد { $dice }.
stuck =
    { $name ->
        [you] { $ends ->
            [0] عليك إنهاء دورك
           *[other] ينتهي دورك
        }
       *[other] { $ends ->
            [0] دور { $name }: إنهاء الدور
           *[other] ينتهي دور { $name }
        }
    }. لا تستطيع أي قطعة أن تتحرك بالنرد { $dice }.
won =
    { $name ->
        [you] فزت
       *[other] الفوز من نصيب { $name }
    }: { $manner }.

## The score panel

in-hand = في اليد
on-the-bar = على الحاجز
off = خرجت
count-of-all = { $count } من { $all }

## What is known of the game without playing it

title = تابولا
tagline = طاولة زهر روما: ثلاثة أحجار واتجاه واحد
goal = الهدف إدخال القطع الخمس عشرة كلها، والسير بها دورة واحدة حول اللوح، وإخراجها قبل الخصم.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-pips = المسافة
about-pips = المسافة هي عدد الخانات التي بقي على كل قطع اللاعب أن تقطعها.
term-hand = اليد, في اليد
about-hand = القطع التي في اليد لم تدخل إلى اللوح بعد.
term-bar = الحاجز, على الحاجز
about-bar = الحاجز هو حيث تنتظر القطع المضروبة لتدخل من جديد.
term-off = خرجت, الإخراج, إخراج
about-off = القطع التي خرجت من اللوح قد أتمّت طريقها؛ ومن خرجت له خمس عشرة منها فاز.

## Its ready-made starts

zeno = رمية زينون
about-zeno = كان الإمبراطور زينون في وضع جيد، ورمى 2 و5 و6، فاضطر إلى تفريق أزواجه، وبقيت ثماني قطع تقف كل منها وحدها. والخيار هنا هو اللعب من وضعه.
play-zeno = اللعب من وضع زينون

## What the seats are called

ivory = العاجي
brown = البني
