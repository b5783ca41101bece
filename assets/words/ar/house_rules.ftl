## Values of several rules

on = مفعّل
off = معطّل
yes = نعم
no = لا
points =
    { $count ->
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $count } نقاط
       *[other] { $count } نقطة
    }

## The values of a rule in one line

standard = المعتاد: { $default }.
standard-or = المعتاد: { $default }. أو: { $others }.
or-more = { $min } أو أكثر
from-to = من { $min } إلى { $max }
values-from-to = من { $min } إلى { $largest }

## The whole numbers that are allowed, beside the field for one

range = من { $min } إلى { $largest }

## Why rules are refused

unknown-rule = لا توجد قاعدة اختيارية اسمها «{ $key }» (المعروف منها: { $known })
unknown-value = القاعدة الاختيارية «{ $key }» لا تقبل القيمة «{ $value }» (القيم الممكنة: { $may-be })

not-jacoby-in-match = قاعدة جاكوبي للألعاب المفردة، لا للمباريات
not-beavers-in-match = البيفر للألعاب المفردة، لا للمباريات
not-automatic-doubles-in-match = المضاعفة التلقائية للألعاب المفردة، لا للمباريات

## The house rules of backgammon, with what they do

backgammon-match-length = طول المباراة
backgammon-match-length-explained = لعبة واحدة، أو ما يلزم من الألعاب إلى أن يبلغ أحد اللاعبين هذا العدد من النقاط.
backgammon-doubling-cube = مكعب المضاعفة
backgammon-doubling-cube-explained = دونه تبقى قيمة اللعبة نقطة واحدة؛ ويبقى المارس محسوبًا مرتين والباكغامون ثلاث مرات.
backgammon-crawford = كروفورد
backgammon-crawford-explained = في المباراة: حين لا يبقى لأحد اللاعبين سوى نقطة واحدة إلى الفوز بها لأول مرة، تُلعب لعبة واحدة دون مضاعفة.
backgammon-jacoby = جاكوبي
backgammon-jacoby-explained = لا يُحسب المارس والباكغامون إلا بعد قبول مضاعفة. للألعاب المفردة.
backgammon-beavers = البيفر
backgammon-beavers-explained = من يقبل مضاعفة يجوز له أن يضاعف ثانية في الحال ويحتفظ بالمكعب. للألعاب المفردة.
backgammon-automatic-doubles = المضاعفة التلقائية
backgammon-automatic-doubles-explained = أول تعادل في رمية الافتتاح يضاعف قيمة اللعبة، مرة واحدة على الأكثر. للألعاب المفردة.
backgammon-bar-counts = الباكغامون يشمل الحاجز
backgammon-bar-counts-explained = هل يجعل القرص الذي على الحاجز الخسارة ثلاثية، كما يفعل القرص الذي في بيت الفائز؟
backgammon-drop-pays = ثمن المضاعفة المرفوضة
backgammon-drop-pays-explained = ما يخسره من يرفض. ولا يختلف الأمران إلا بعد مضاعفة ثانية.

backgammon-single-game = لعبة واحدة
backgammon-drop-pays-current-stake = القيمة قبل العرض
backgammon-drop-pays-one-point = نقطة واحدة

## The house rules of Tabula, with what they do

tabula-exact-bearing-off = الإخراج بالرقم المضبوط
tabula-exact-bearing-off-explained = لا يُخرج القطعة سوى الرقم المضبوط. معطّل: يكفي حجر أعلى للقطعة الأبعد إلى الخلف.
tabula-gather = التجميع قبل الإخراج
tabula-gather-explained = يبدأ الإخراج حين تكون كل قطعة باقية في الربع الأخير. معطّل: لا يمنعه سوى الحاجز.
tabula-lock-second-half = قفل النصف الثاني
tabula-lock-second-half-explained = لا يجوز لشيء أن ينزل على 13 أو ما بعدها ما دامت في يد اللاعب قطع.
tabula-none-off-points = الفوز ولم يُخرج الخاسر شيئًا
tabula-none-off-points-explained = قيمة الفوز إذا لم يكن الخاسر قد أخرج ولو قطعة واحدة.
tabula-partly-playable = رمية لا يمكن لعبها كلها
tabula-partly-playable-explained = استعمال أكبر عدد ممكن من الأحجار، أو اللعب بأي ترتيب إلى أن يتعذّر لعب أي حجر باقٍ.
tabula-setup = وضع البداية
tabula-setup-explained = البدء وكل شيء في اليد، أو من حيث اضطر الإمبراطور زينون إلى لعب رميته 2 و5 و6.

tabula-partly-playable-most-dice = أكبر عدد ممكن من الأحجار
tabula-partly-playable-any-order = أي ترتيب إلى أن يتعذّر اللعب
tabula-set-up-all-in-hand = كل شيء في اليد
tabula-set-up-zeno = وضع زينون

## The house rules of the Royal Game of Ur, with what they do

ur-play = الطول
ur-play-explained = ألعاب إلى أن يحوز أحد اللاعبين 21 عودًا كاملة، أو لعبة واحدة على صندوق الرهان.
ur-opening = الافتتاح
ur-opening-explained = كلاهما محبوس إلى أن يرمي ثلاثة أحجار فارغة، أو لا أحد محبوس وأي رمية من 1 إلى 3 تُدخل قطعة.
ur-reward = ما تكسبه الوردة
ur-reward-explained = ما تكسبه القطعة التي تنزل على وردة. مع رمية أخرى يجوز للقطعة التي على الوردة الأخيرة أن تذهب إلى الدار أولًا.
ur-safe-rosettes = الورود آمنة
ur-safe-rosettes-explained = قطعة الخصم التي على وردة تسدّها ولا يمكن ضربها.
ur-three-blanks = ثلاثة أحجار فارغة دون حبس
ur-three-blanks-explained = يضيع الدور، أو تذهب قطعة من خط الانطلاق إلى البوابة ويرمي اللاعب مرة أخرى.
ur-river-first = قطع النهر أولًا
ur-river-first-explained = إذا أمكن لقطعة في النهر أن تدخل بالرمية، وجب ذلك.
ur-next-starter = من يبدأ اللعبة التالية
ur-next-starter-explained = الأحجار الهرمية، أو اللاعب الذي لم يبدأ اللعبة الأخيرة، أو الخاسر فيها، أو الفائز بها.
ur-stake = الرهان
ur-stake-explained = ما يدفعه كل لاعب في صندوق الرهان من القطع النقدية.

ur-opening-release = ثلاثة أحجار فارغة تُدخل القطعة الأولى
ur-opening-free = أي رمية تُدخل قطعة
ur-reward-free-move = نقلة حرة من 1 أو 2 أو 3 أو 5
ur-reward-another-throw = رمية أخرى
ur-reward-none = لا شيء
ur-three-blanks-nothing = يضيع الدور
ur-three-blanks-gate = قطعة إلى البوابة
ur-next-starter-lots = الأحجار الهرمية تقرر
ur-next-starter-alternate = بالتناوب
ur-next-starter-loser = الخاسر
ur-next-starter-winner = الفائز
ur-play-set = ألعاب على 21 عودًا
ur-play-single = لعبة واحدة

## The house rules of Tablero de Jesus, with what they do

jesus-stake = الرهان
jesus-stake-explained = عدد القطع النقدية التي يأتي بها كل لاعب.
jesus-claiming = المطالبة
jesus-claiming-explained = الوقت الذي يجوز فيه لمن يتسلّم النرد أن يطالب بصف دون رمي.
jesus-several-runs = عدة صفوف معًا
jesus-several-runs-explained = ما يناله الآخذ حين يكون على اللوح أكثر من صف.
jesus-eighth-coin = القطعة الثامنة
jesus-eighth-coin-explained = القطع السبع كلها على خط واحد تُكسب أيضًا قطعة من كيس الخصم، قبل ملء اللوح.
jesus-coins-left = القطع الباقية على اللوح
jesus-coins-left-explained = من ينال القطع التي على اللوح في النهاية.

jesus-several-runs-all = تؤخذ كلها
jesus-several-runs-one = يختار الآخذ واحدًا
jesus-claiming-after-surrender = بعد فقدان النرد
jesus-claiming-every-receipt = كلما وصل النرد إليك
jesus-claiming-never = أبدًا: الرمي أولًا
jesus-coins-left-winner = الفائز
jesus-coins-left-nobody = لا أحد

## The house rules of Tablero di Berona, with what they do

berona-series = السلسلة
berona-series-explained = هل تُلعب لعبة واحدة، أم عدة ألعاب تُجمع نتائجها؟
berona-stake = الرهان الثابت
berona-stake-explained = ما يدفعه خاسر اللعبة مع الرهان الثابت، من القطع النقدية؛ ولا أثر له في السلاسل الأخرى.
berona-use-both-dice = وجوب استعمال الحجرين
berona-use-both-dice-explained = لا يجوز التعثّر إلا حيث لا يمكن استعمال الحجرين كليهما بأي طريقة.
berona-return-from = إرجاع فيشة من
berona-return-from-explained = المكان الذي يجوز أن تكون فيه الفيشة التي يعيدها الدبل إلى الاحتياطي.
berona-after-draw = بعد التعادل
berona-after-draw-explained = من يبدأ اللعبة التي بعد التعادل.

berona-return-from-any-stack = أي رصّة
berona-return-from-own-home-row = مربعات بيتك
berona-series-single = لعبة واحدة
berona-series-ledger = الحساب الجاري: يضيف الفائز الفرق
berona-series-fixed-stake = الرهان الثابت: يدفع الخاسر مبلغًا متفقًا عليه
berona-series-difference = الفرق: يدفع الخاسر قطعة نقدية عن كل نقطة
berona-after-draw-random = صاحب الرمية الأعلى
berona-after-draw-same-player = من بدأ اللعبة المنتهية بالتعادل
