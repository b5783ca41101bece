## Beside the drawing of a board

cube-in-middle = القيمة { $count } (في الوسط)
cube-of = القيمة { $count } ({ $name })
tabula-pieces =
    { $who }: في اليد { $count }، على الحاجز { $number }، خرجت { $off }{ $bears ->
        [0] {""}
       *[other] ، والإخراج ممكن
    }
tabula-dice = { $who }، النرد: { $faces }
ur-side = { $who }   الانطلاق { $start }   النهر { $river }   الدار { $home }
ur-tallies = العيدان { $count }
ur-stock = العيدان في المخزون { $count }
ur-pool = القطع النقدية في صندوق الرهان { $count }
ur-thrown = { $name }، الرمية { $faces }، وقيمتها { $count }
berona-reserves = الاحتياطي: { $first } (A) { $count }، { $second } (B) { $number }

## What is asked in a game, and what cannot be done

both = كلاهما
enter-faces = المطلوب كتابة أرقام النرد، مثلًا: { $command }
not-in-list = لا { $found } في القائمة.
type-number = المطلوب كتابة رقم فعل ({ $key }: قائمة الأوامر)
with-help = { $what } ({ $key }: قائمة الأوامر)
nothing-to-offer = لا شيء يُعرض الآن.
type-one-of = المطلوب كتابة واحدة منها: { $words }
comes-again = تأتي { $faces } ثانية: بضغط مفتاح الإدخال.
draws-throws = في هذه اللعبة يقترع البرنامج على الرميات؛ و { $option } للنرد الحقيقي.
too-many-steps = هذا أطول من دور، وعدد خطواته { $count }.
not-playable = لا يمكن لعب «{ $found }».
several-ways = يمكن لعب «{ $found }» بأكثر من طريقة: المطلوب كتابة مكان التوقف في الطريق.
saved = حُفظت. للمتابعة: { $command }
not-saved = لم تُحفظ اللعبة (يحفظها { $option }). هذا سجلها:
kept-damaged = { $what }. اسم الملف التالف الآن { $file }.

## The list of commands: what stands for a number, a file and the return key, and what each command does

a-number = رقم
a-file = ملف
return-key = مفتاح الإدخال
help-number = تنفيذ الفعل الذي له هذا الرقم في القائمة
help-return = الرمي، أو تنفيذ الفعل الوحيد في القائمة
help-throw = الرمي؛ ومع النرد الحقيقي كتابة أرقامه
help-turn = عدة خطوات من دور؛ وكذلك { $words }
help-undo = التراجع عن آخر خطوة في هذا الدور
help-save = كتابة اللعبة في ملف؛ ويتابعها { $command }
help-log = سجل اللعبة حتى الآن
help-offers = قائمة العروض كالاستسلام
help-rules = قواعد اللعبة
help-quit = خروج
help-others = كل ما عدا ذلك يُقرأ فعلًا بترميز اللعبة.

## Turns and house rules

no-dice-yet = لا نرد على الطاولة: المطلوب { $option } بأرقام عددها { $count }، مثل { $words }
no-dice-left = لم يبق نرد يُلعب: { $prompt }
nothing-played = (لا شيء)
turns = عدد الأدوار الممكنة: { $count }
house-rules = القواعد الاختيارية للخيار { $option }، والمعتاد أولًا:

## An analysis

mistake = { $name }: { $turn } { $sign } الضائع { $amount }
figures = غير اضطرارية: { $count }، معدل الخطأ { $rate }، { $marks }
figures-of-part = { $what }، الجميع: { $figures }، الضائع: { $amount }
figures-of-all = الكل: { $figures }، الضائع: { $amount }
luck =
    { $lucky ->
        [0] حظ سيئ بمقدار { $amount }
       *[other] حظ حسن بمقدار { $amount }
    }، عدد الرميات { $count }
turning-point = نقطة التحول { $number }: { $name } { $words } ({ $share })

## What is wrong on the command line and in files: parts of sentences

no-language = لا لغة باسم «{ $found }» (المعروف: { $words })
no-game-named = لم تُذكر لعبة: المطلوب اسمها أو { $option }
rule-form = تُكتب القاعدة الاختيارية هكذا: { $words }
rule-twice = ذُكرت «{ $found }» مرتين
no-format-of = ليست { $format } صيغة للعبة { $game }
not-one-position = ليس هذا وضعًا واحدًا
no-position = ليس هذا وضعًا من أي لعبة
few-events = عدد أحداث اللعبة { $count } فقط
no-bots = ينقص ملف اللاعبين الآليين { $file }: يدل { $option } على مكانه
first-position = عدد الأوضاع { $count }: يؤخذ أولها؛ ويختار { $option } غيره
several-in-file =
    { $kind ->
        [match] في الملف مباراة، وعدد أجزائها { $count }
        [games] في الملف ألعاب لا تؤلّف مباراة واحدة، وعددها { $count }
       *[positions] في الملف أوضاع، وعددها { $count }
    }؛ والاختيار بواسطة { $option }
few-games = عدد الألعاب في الملف { $count } فقط
exists = هو موجود من قبل
too-large = الملف أكبر من { $count } MiB: ليس لعبة
not-utf-8 = ليس الملف UTF-8 خالصًا؛ ويكتب { $command } نسخة منه
kept-before = هناك ملف من استعادة سابقة؛ المطلوب نقله أولًا
open-elsewhere = هذه اللعبة مفتوحة في برنامج آخر
or-recover = { $what } (يتابع { $option } بالجزء السليم)
output-unwritable = لا يمكن كتابة المخرجات: { $what }
