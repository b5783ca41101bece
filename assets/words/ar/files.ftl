## What cannot be opened

has-house-rules =
    للصيغة «{ $format }» قواعدها الاختيارية الخاصة؛ ولا يمكن تحديدها إلا للأوضاع وللبرامج الأخرى
unknown =
    ليس هذا لعبة محفوظة ولا سجل لعبة ولا مباراة من برنامج آخر ولا XGID ولا وضعًا من أي لعبة
not-text = ليس هذا نصًّا
only-read = الصيغة «{ $format }» للقراءة فقط
link-damaged = الرابط تالف
other-format =
    { $kind ->
        [link] صيغة الرابط { $found }، لكن هذا البرنامج لا يقرأ إلا الصيغة { $number }
       *[record] صيغة السجل { $found }، لكن هذا البرنامج لا يقرأ إلا الصيغة { $number }
    }

## What is wrong with a record

first-line = يلزم في السطر الأول «{ $words }»
game-needed = يلزم هنا «{ $words }» واسم لعبة
rules-as = تُكتب القواعد هكذا: { $words }
no-header-line = «{ $found }» ليس سطرًا من الترويسة
no-source = لا يمكن أن يكون مصدر الرميات «{ $found }»
two-players = يلزم اسما لاعبين بينهما فاصلة
line-begins = على السطر { $number } من اللعبة أن يبدأ هكذا: «{ $words }»
another-game = انتهت اللعبة: لا تبدأ لعبة أخرى إلا هكذا: «{ $words }»
both-throw = هنا يرمي كلا اللاعبين: «{ $words }»
turn-of = الدور هنا دور «{ $name }»
colon-place = مكان النقطتين (:) بعد الرمية، أو بعد الاسم إذا لم تكن هناك رمية
colon-missing = تنقص النقطتان (:) بعد الاسم أو الرمية
brace-missing = ينقص «{ $words }» بعد ملاحظة
no-note = «{ $found }» ليس ملاحظة

## What is wrong with a match of another program

not-one-match = في الملف ألعاب لا تؤلّف مباراة واحدة، وعددها { $count }
no-variation = لا يُلعب هنا نوع اللعبة «{ $name }»
unknown-variation = نوع اللعبة غير معروف هنا
no-length =
    { $points ->
        [one] لا تُلعب هنا مباراة من نقطة واحدة
        [two] لا تُلعب هنا مباراة من نقطتين
        [few] لا تُلعب هنا مباراة من { $points } نقاط
       *[other] لا تُلعب هنا مباراة من { $points } نقطة
    }
should-be = مكان «{ $found }» يجب أن يكون: { $words }
length-missing = طول المباراة مفقود: { $words }
ends-early = ينتهي الملف قبل اللعبة الأولى
two-readings =
    قد يكون هذا دور «{ $name }» أو دور «{ $other }»: فهو مكتوب بين العمودين، ويمكن لعبه من كليهما
two-winners =
    الفائز هنا «{ $name }» أو «{ $other }»: فالكلمات مكتوبة بين العمودين، ولا تليها نتيجة
no-kind = لا يذكر الملف أن لعبته طاولة الزهر: { $words }
other-kind = { $found } لعبة أخرى: طاولة الزهر هي { $words }
no-game = لا لعبة في الملف
xg-cut = ملف XG هذا مقطوع داخل ترويسته
unpacks-too-large = محتوى هذا الملف بصيغة { $format } أكبر بعد فك ضغطه مما تتسع له مباراة
cannot-unpack = هذا الملف بصيغة { $format } تالف: لا يمكن فك ضغط ألعابه
xg-no-match = لا يبدأ ملف XG هذا بترويسة مباراة

## What is wrong with a position of another program

ten-fields = في XGID عشرة حقول، وعددها هنا { $count }
three-fields = في OGID ثلاثة حقول على الأقل
board-is-cut = لوح FIBS هذا مقطوع
board-is-over = انتهت لعبة لوح FIBS هذا
on-other-bar = «{ $found }» على حاجز الخصم
too-many-checkers =
    { $seat ->
        [White] عدد أقراص الأبيض { $count }، وهو أكثر من { $most }
       *[Black] عدد أقراص الأسود { $count }، وهو أكثر من { $most }
    }
characters-of-checkers = 26 رمزًا: الحاجز، ثم 24 خانة، ثم الحاجز
fifteen-checkers = خمسة عشر قرصًا لكل لاعب
length-of-match = طول المباراة، مثل { $words }
dropped = المضاعفة مرفوضة: انتهت اللعبة
doubled-before-throw = تُعرض المضاعفة قبل الرمي
no-place = «{ $found }» ليس مكانًا لقرص من أقراص هذا اللاعب
more-checkers = عدد هذه الأقراص أكثر من { $count }
somebody-has-more = في معرّف الوضع يزيد عدد أقراص أحد اللاعبين على { $count }
more-than-checkers = في «{ $found }» أكثر من أقراص لاعبين
colon-between-ids = بين معرّف الوضع ومعرّف المباراة نقطتان (:)
id-not-played = يقول معرّف المباراة إنه لا لعبة جارية
id-unknown-end = في نهاية معرّف المباراة شيء لا يعرفه هذا البرنامج
id-length =
    { $points ->
        [one] يقول معرّف المباراة إنها من نقطة واحدة، ومثلها لا يُلعب هنا
        [two] يقول معرّف المباراة إنها من نقطتين، ومثلها لا يُلعب هنا
        [few] يقول معرّف المباراة إنها من { $points } نقاط، ومثلها لا يُلعب هنا
       *[other] يقول معرّف المباراة إنها من { $points } نقطة، ومثلها لا يُلعب هنا
    }
id-two-offers = يقول معرّف المباراة إن المضاعفة والاستسلام معروضان معًا
id-nothing-to-do = يقول معرّف المباراة إن صاحب الدور ينتظر اللاعب الآخر، ولا شيء على ذلك اللاعب أن يفعله
id-third-player = يقول معرّف المباراة إن مكعب المضاعفة عند لاعب ثالث
id-stake = يقول معرّف المباراة إن قيمة اللعبة أكثر من { $most }
length-of-id =
    { $kind ->
        [position] عدد رموز معرّف الوضع { $count }، وليس كذلك «{ $found }»
       *[match] عدد رموز معرّف المباراة { $count }، وليس كذلك «{ $found }»
    }
no-letter-of-id = «{ $found }» ليس من رموز المعرّفات
more-bits =
    { $kind ->
        [position] في معرّف الوضع بتات أكثر مما يجوز
       *[match] في معرّف المباراة بتات أكثر مما يجوز
    }

## Where something was not kept as it stands

on-line = السطر { $line }: { $what }
at-place = { $place }: { $what }
head-of-match = ترويسة المباراة
above-first-game = فوق اللعبة الأولى
in-game = اللعبة { $number }
at-throw = اللعبة { $number }، الرمية { $throw }

## What was left out

left-out-because = { $what }: تُرك ذلك
rest-left-out = { $what }: تُرك باقي اللعبة
refused-and-left-out = { $refusal } تُرك باقي اللعبة
goes-on = { $what }؛ وتستمر اللعبة من هناك
stands-above = «{ $found }» مكتوب فوق الألعاب وقد تُرك
not-known = «{ $found }» غير معروف وقد تُرك
unknown-rule = القاعدة «{ $found }» غير معروفة وقد تُركت
names-no-move = «{ $found }» ليس اسم نقلة: لا يُلعب شيء
no-throw = «{ $found }» ليس رمية مع نقلات وقد تُرك
comments-left-out =
    { $count ->
        [one] تُرك تعليق واحد
        [two] تُرك تعليقان، أولهما هنا
        [few] تُركت { $count } تعليقات، أولها هنا
        [many] تُرك { $count } تعليقًا، أولها هنا
       *[other] تُرك { $count } تعليق، أولها هنا
    }
variations-left-out =
    { $count ->
        [one] تُرك فرع واحد
        [two] تُرك فرعان، أولهما هنا
        [few] تُركت { $count } فروع، أولها هنا
        [many] تُرك { $count } فرعًا، أولها هنا
       *[other] تُرك { $count } فرع، أولها هنا
    }
others-left-out =
    { $count ->
        [one] تُركت لعبة واحدة ليست طاولة زهر
        [two] تُركت لعبتان ليستا طاولة زهر، أولاهما هنا
        [few] تُركت { $count } ألعاب ليست طاولة زهر، أولاها هنا
       *[other] تُركت { $count } لعبة ليست طاولة زهر، أولاها هنا
    }
encoding = ترميز النص «{ $name }»: قد تُقرأ الأسماء خطأ
too-much-not-legal = تُرك باقي اللعبة: فيه كثير مما لا تجيزه القواعد
after-end = انتهت اللعبة: تُرك ما يليها
second-head = تُركت ترويسة ثانية للمباراة
automatic-doubles = تُركت مضاعفاتها التلقائية
redouble = تُركت المضاعفة التي بعد البيفر
throw-unreadable = لا يمكن قراءة هذه الرمية وقد تُركت
move-unreadable = لا يمكن قراءة جزء من هذه النقلة
belongs-to-none = لا ينتمي هذا إلى أي لعبة وقد تُرك
cut-here = الملف مقطوع هنا: ما بعد ذلك ناقص
cut-in-game = ينتهي الملف في وسط لعبة

## What was changed or guessed

name-cut = الاسم «{ $name }» قُصّر إلى «{ $cut }»
names-here = اسما اللاعبين هنا: «{ $name }»، «{ $other }»
no-end = ليس في الملف نهاية اللعبة { $number }
comes-after = اللعبة { $number } تأتي بعد اللعبة { $before }
row-comes-after = السطر { $number } يأتي بعد السطر { $before }
score-would-be = النتيجة هنا يجب أن تكون { $score }؛ وبقيت نتيجة الملف
is-crawford = يقول الملف إن هذه لعبة كروفورد
is-not-crawford = يقول الملف إن هذه ليست لعبة كروفورد
doubled-not-crawford = هنا مضاعفة، فليست هذه لعبة كروفورد
kept-as-single = انتهت المباراة: حُفظت هذه اللعبة لعبة مفردة
no-match-length = لا يذكر الملف طول المباراة: حُفظت ألعابه ألعابًا مفردة
no-raccoons = لا يُلعب الراكون هنا
opening-double = لا يمكن أن تبدأ لعبة بدبل: حُفظت كأن كلا اللاعبين رمى قبل ذلك
turn-missing =
    { $seat ->
        [White] ينقص دور للأبيض قبل هذا الدور
       *[Black] ينقص دور للأسود قبل هذا الدور
    }
dice-unused =
    { $seat ->
        [White] كان على الأبيض استعمال كل أحجاره في الدور السابق، ولم يفعل
       *[Black] كان على الأسود استعمال كل أحجاره في الدور السابق، ولم يفعل
    }
not-legal =
    { $seat ->
        [White] لا يمكن للأبيض لعب «{ $moves }» بالحجر { $first } والحجر { $second }
       *[Black] لا يمكن للأسود لعب «{ $moves }» بالحجر { $first } والحجر { $second }
    }
others-answer = الرد على المضاعفة للاعب الآخر.
not-doubled = لم يعرض أحد مضاعفة.
double-unanswered = لا رد على المضاعفة: تُعدّ مقبولة
stake-would-be = يجب أن تكون القيمة { $stake }، لا { $number }
no-stake = لا يمكن أن تكون القيمة هنا { $number }
has-more-checkers =
    { $seat ->
        [White] بذلك يزيد عدد أقراص الأبيض على { $most }
       *[Black] بذلك يزيد عدد أقراص الأسود على { $most }
    }
set-up-impossible =
    الوضع المحدَّد هنا غير ممكن: { $why }؛ تُرك باقي اللعبة
set-up-here = يُحدَّد هنا وضع؛ وتستمر اللعبة من هناك
does-not-follow = هذا الوضع لا ينتج من الذي قبله؛ وتستمر اللعبة من هنا
kept-as-refused =
    تنتهي اللعبة قبل هذه الرمية وتُحسب بقيمتها: حُفظت على أنها مضاعفة مرفوضة
score-says-won =
    { $seat ->
        [White] تدل النتيجة التالية على فوز الأبيض، وقد أُخذ بها
       *[Black] تدل النتيجة التالية على فوز الأسود، وقد أُخذ بها
    }
given-to-both =
    { $seat ->
        [White] تعطي الكلمات هذه اللعبة لكلا اللاعبين: حُفظت فوزًا للأبيض
       *[Black] تعطي الكلمات هذه اللعبة لكلا اللاعبين: حُفظت فوزًا للأسود
    }
given-to-loser =
    { $seat ->
        [White] يعطي الملف اللعبة للأبيض، وقد خسرها في اللعب
       *[Black] يعطي الملف اللعبة للأسود، وقد خسرها في اللعب
    }
counts-differ = النقاط بحسب الكلمات { $points }، وبحسب النتيجة { $worth }
with-jacoby = نقاط اللعبة { $points }: لُعبت بقاعدة جاكوبي
without-jacoby = نقاط اللعبة { $points }: لُعبت دون قاعدة جاكوبي
worth-differs = نقاط هذه اللعبة في الملف { $points }، وقيمتها كانت { $worth }
match-needed-no-more =
    النقاط في الملف { $points }، لأن المباراة لم تكن تحتاج إلى أكثر؛ وقيمة اللعبة كانت { $worth }
no-resignation =
    النقاط في الملف { $points }، ولا يساوي أي استسلام ذلك حين تكون القيمة { $stake }: تُحسب هنا { $worth }
resigned-over-throw =
    { $seat ->
        [White] استسلم الأبيض ونرد الخصم على اللوح: تُركت تلك الرمية
       *[Black] استسلم الأسود ونرد الخصم على اللوح: تُركت تلك الرمية
    }
resigned-before-turn =
    { $seat ->
        [White] استسلم الأبيض قبل أن يأتي دور له: حُفظت اللعبة بنهايتها، دون ما لُعب فيها
       *[Black] استسلم الأسود قبل أن يأتي دور له: حُفظت اللعبة بنهايتها، دون ما لُعب فيها
    }
could-not-resign =
    { $seat ->
        [White] استسلم الأبيض حين لم يكن ذلك ممكنًا له: تُركت نهاية اللعبة
       *[Black] استسلم الأسود حين لم يكن ذلك ممكنًا له: تُركت نهاية اللعبة
    }

## Why a game cannot be written in a format

only-backgammon = لا يُكتب بصيغة { $format } إلا طاولة الزهر؛ وهذه { $game }
cannot-hold =
    { $moment ->
        [half] لا تتسع صيغة { $format } لرمية لُعب نصفها
        [beaver] لا تتسع صيغة { $format } لبيفر ينتظر ردًّا
        [resignation] لا تتسع صيغة { $format } لاستسلام
        [opening] لا تتسع صيغة { $format } للافتتاح: ليس الدور لأحد
       *[over] لا تتسع صيغة { $format } للعبة منتهية
    }
cannot-begin =
    { $moment ->
        [half] لا يمكن أن تبدأ لعبة بصيغة { $format } برمية لُعب نصفها
        [beaver] لا يمكن أن تبدأ لعبة بصيغة { $format } ببيفر ينتظر ردًّا
        [resignation] لا يمكن أن تبدأ لعبة بصيغة { $format } باستسلام ينتظر ردًّا
       *[over] لا يمكن أن تبدأ لعبة بصيغة { $format } بنهاية لعبة
    }
score-too-high = لا تتسع صيغة { $format } لنتيجة فوق { $most }
name-unwritable = لا يمكن كتابة الاسم «{ $name }» بصيغة { $format }
only-from-first-throw = صيغة { $format } للألعاب من رميتها الأولى؛ وهذه تبدأ من وضع محدَّد: احفظها سجلَّ لعبة أو لعبة محفوظة
no-automatic-double = لا تتسع صيغة { $format } لمضاعفة تلقائية
action-refused = لا يمكن كتابة الفعل { $number }: { $refusal }
