## Why an action is refused

answer-first =
    { $what ->
        [beaver] يجب الرد على البيفر أولًا.
        [resignation] يجب الرد على الاستسلام أولًا.
       *[double] يجب الرد على المضاعفة أولًا.
    }
nothing-offered =
    { $what ->
        [resignation] لا يوجد استسلام يُرد عليه.
       *[double] لا توجد مضاعفة يُرد عليها.
    }
dice-used-up = استُعمل النرد كله؛ عليك إنهاء دورك.
not-a-place = لا يمكن أخذ قرص من هناك.
no-checker-there = لا قرص هناك.
not-your-checker = هذا القرص ليس لك.
bar-first = قرصك الذي على الحاجز يجب أن يدخل أولًا.
one-die-at-a-time = كل حجر خطوة وحده: تُلعب الأحجار واحدًا بعد الآخر.
wrong-direction = تسير أقراصك من 24 نزولًا إلى 1، ثم إلى خارج اللوح.
wrong-target = لا يصل هذا القرص إلى هناك بهذه الرمية.
point-closed = مغلقة: على تلك الخانة قرصان أو أكثر لخصمك.
way-closed = الطريق مغلق: يغلق خصمك كل خانة يمكن أن يحطّ عليها هذا القرص في طريقه.
not-all-home = لا يُخرج أي قرص قبل أن تكون كل أقراصك في بيتك.
not-the-furthest = الرقم { $number } أكبر مما يلزم: لا يُخرج بالرقم الأكبر سوى أبعد قرص.
waste-die = عليك استعمال الحجرين كليهما إن أمكن: بعد تلك النقلة يتعذّر استعمال الحجر الآخر.
higher-die = لا يمكنك استعمال سوى أحد الحجرين، وعندئذ يجب أن يكون الأعلى.
no-cube = تُلعب هذه اللعبة دون مكعب المضاعفة.
double-before-throw = لا تجوز المضاعفة إلا قبل الرمي.
crawford-game = لا مضاعفة في لعبة كروفورد.
cube-not-yours = مكعب المضاعفة عند خصمك: فله وحده أن يضاعف.
at-most-64 = لا يمكن أن تزيد قيمة اللعبة على 64.
no-beavers = لا يُلعب البيفر في هذه اللعبة.
bad-resignation = يمكنك الاستسلام بقيمة اللعبة مضروبة في 1 أو 2 أو 3، لا في { $number }.
nobody-on-turn = لم يأت دور أحد بعد.

## What has happened

begins-with-both = يبدأ صاحب الرقم الأعلى، ويلعب بالحجرين معًا.
automatic-double = مضاعفة تلقائية: قيمة اللعبة 2.
resignation-declined = رُفض الاستسلام؛ وتستمر اللعبة.

## How a game has ended

double-dropped = رُفضت المضاعفة
resigned-gammon = استسلام بخسارة مارس
resigned-backgammon = استسلام بخسارة باكغامون
single-game = لعبة مفردة
gammon = مارس
backgammon = باكغامون

## Places

the-cube = مكعب المضاعفة

## What the button of a step says

enter-checker = بالرقم { $number }: إدخال قرص على الخانة { $to }{ $hits ->
        [0] {""}
       *[other] {" "}مع ضرب
    }
bear-off-checker = إخراج قرص من { $from } بالرقم { $number }
move-checker = تحريك قرص من { $from } إلى { $to }{ $hits ->
        [0] {""}
       *[other] {" "}مع ضرب
    }

## What the button of a choice says

double = مضاعفة إلى { $number }
take = قبول: اللعب على { $number }
drop = رفض: خسارة { $number }
beaver = بيفر إلى { $number }
resign =
    { $name ->
        [you] استسلام: خسارة { $number }
       *[other] استسلام { $name }: خسارة { $number }
    }
accept = قبول: ربح { $number }
play-on = متابعة

## What was chosen, without the stake

taken = قبول
dropped = رفض
accepted = قبول
offered-to-resign = استسلام

## What was chosen, inside of a sentence

does-double = المضاعفة إلى { $number }
does-beaver = البيفر إلى { $number }
does-accept = القبول
does-play-on = المتابعة

## What is asked of whom, and the end of a game

throw-or-double =
    { $name ->
        [you] دورك: رمي النرد أو المضاعفة إلى { $number }.
       *[other] دور { $name }: رمي النرد أو المضاعفة إلى { $number }.
    }
some-times = { $number } { $count ->
        [2] مرتين
        [3] ثلاث مرات
        [4] أربع مرات
       *[other] عدد { $count } من المرات
    }
play-all =
    { $name ->
        [you] دورك: لعب { $dice }.
       *[other] دور { $name }: لعب { $dice }.
    }
play-higher =
    { $name ->
        [you] دورك: لعب { $number }، وهو الرقم الأعلى. يتعذّر لعب الاثنين معًا.
       *[other] دور { $name }: لعب { $number }، وهو الرقم الأعلى. يتعذّر لعب الاثنين معًا.
    }
play-one =
    { $name ->
        [you] دورك: لعب { $number }. يتعذّر لعب الرقم { $unused }.
       *[other] دور { $name }: لعب { $number }. يتعذّر لعب الرقم { $unused }.
    }
play-once =
    { $name ->
        [you] دورك: لعب { $number } مرة واحدة. يتعذّر لعبه مرة أخرى.
       *[other] دور { $name }: لعب { $number } مرة واحدة. يتعذّر لعبه مرة أخرى.
    }
play-some =
    { $name ->
        [you] دورك: لعب { $number } { $count ->
            [2] مرتين
            [3] ثلاث مرات
           *[other] عدد { $count } من المرات
        }. يتعذّر لعبه أكثر من ذلك.
       *[other] دور { $name }: لعب { $number } { $count ->
            [2] مرتين
            [3] ثلاث مرات
           *[other] عدد { $count } من المرات
        }. يتعذّر لعبه أكثر من ذلك.
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
    }. يتعذّر لعب { $dice }، لأن القرص الذي على الحاجز لا يستطيع الدخول.
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
    }. يتعذّر لعب { $dice }، لأن كل خانة مغلقة.
take-or-drop =
    { $other ->
        [you] دورك: القبول أو الرفض
       *[other] دور { $other }: القبول أو الرفض
    }. { $name ->
        [you] عرضك: المضاعفة إلى { $number }.
       *[other] عرض { $name }: المضاعفة إلى { $number }.
    }
take-or-drop-beaver =
    { $name ->
        [you] دورك: القبول أو الرفض
       *[other] دور { $name }: القبول أو الرفض
    }. { $other ->
        [you] عرضك: البيفر إلى { $number }.
       *[other] عرض { $other }: البيفر إلى { $number }.
    }
accept-or-play-on =
    { $other ->
        [you] دورك: القبول أو المتابعة
       *[other] دور { $other }: القبول أو المتابعة
    }. { $name ->
        [you] عرضك: خسارة { $number }.
       *[other] عرض { $name }: خسارة { $number }.
    }
won =
    { $name ->
        [you] فزت، وقيمة الفوز
       *[other] الفوز من نصيب { $name }، وقيمته
    } { $count ->
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $count } نقاط
       *[other] { $count } نقطة
    } ({ $manner }).{ $series ->
        [on] {" "}وتستمر المباراة.
        [won] {" "}وقد حُسمت المباراة.
       *[none] {""}
    }

## The score panel

cube = المكعب
cube-owned =
    { $seat ->
        [White] { $number }، عند الأبيض
       *[Black] { $number }، عند الأسود
    }
match-to = مباراة إلى { $count }
crawford = لعبة كروفورد
no-doubling = بلا مضاعفة

## What is known of the game without playing it

title = طاولة الزهر
tagline = سباق إلى البيت، سدّ وضرب، ومكعب يرفع القيمة
goal = الهدف إيصال أقراصك الخمسة عشر إلى البيت وإخراجها قبل الخصم.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-pips = المسافة, نقطة سير, نقاط سير
about-pips = تُحسب المسافة بنقاط السير، وهي الخانات التي بقي على كل أقراص اللاعب أن تقطعها.
term-points = النقاط, نقاط, نقطة, نقطتان
about-points = النقاط هي قيمة ما رُبح من الألعاب حتى الآن.
term-cube = المكعب, مكعب المضاعفة
about-cube = يُظهر مكعب المضاعفة العدد الذي تُضرب فيه قيمة اللعبة.
term-crawford = كروفورد, لعبة كروفورد
about-crawford = لعبة كروفورد هي التي تُلعب حين لا يبقى لأحد اللاعبين سوى نقطة واحدة إلى الفوز بالمباراة لأول مرة: ولا يجوز لأحد أن يضاعف فيها.
term-match = مباراة, المباراة, بالمباراة
about-match = يفوز في المباراة أول من يبلغ هذا العدد من النقاط.
term-double = مضاعفة, المضاعفة
about-double = المضاعفة عرض باللعب على ضعف القيمة: إما أن يقبل الخصم، وإما أن يرفض فيخسر القيمة الحالية.
term-take = قبول, القبول
about-take = قبول المضاعفة يعني مواصلة اللعب على ضعف القيمة، ولك وحدك حق المضاعفة التالية.
term-drop = رفض, الرفض
about-drop = رفض المضاعفة يعني خسارة اللعبة بقيمتها الحالية.
term-beaver = بيفر, البيفر
about-beaver = البيفر قبول مضاعفة ومضاعفتها من جديد في الحال.
term-resign = استسلام, الاستسلام
about-resign = الاستسلام عرض بخسارة اللعبة؛ ويجوز للخصم أن يرفضه.
term-bar = الحاجز
about-bar = الحاجز هو حيث تنتظر الأقراص المضروبة لتدخل من جديد.

## What the seats are called

white = الأبيض
black = الأسود
