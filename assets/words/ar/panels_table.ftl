## The menu of the game

to-game = متابعة
main-menu = القائمة الرئيسية
settings = الإعدادات
saved-games = الألعاب المحفوظة
dice-statistics = إحصاء النرد
statistics = الإحصاءات
moves = النقلات
analysis = التحليل
edit-position = تحرير هذا الوضع
saved-automatically = تُحفظ اللعبة تلقائيًّا.
send-by-link = إرسال إلى { $name } برابط
about-sending = ينشئ رابطًا يفتح اللعبة على جهاز اللاعب الآخر.
go-on-live = متابعة مباشرة مع { $name }
about-going-live = يفتح غرفة للعبة كما هي الآن، مع رابط للاعب الآخر.

## Resigning

resign = الاستسلام
resign-maybe = الاستسلام…
resign-so = { $resignation }…
cancel = إلغاء
you-lose = بموافقة { $other } تكون اللعبة خسارة لك.
loses = بموافقة { $other } تكون اللعبة خسارة على { $name }.
you-lose-to-other = بموافقة اللاعب الآخر تكون اللعبة خسارة لك.

## Copying

copy-to-clipboard = نسخ إلى الحافظة
position = الوضع
record = السجل
copied = { $what }: تم النسخ.
not-copied = { $what }: { $why }.
link-to-position = رابط إلى هذا الوضع
picture-of-position = صورة لهذا الوضع

## The moves

no-moves = لا نقلات بعد.
replay = إعادة العرض
show-earlier = إظهار السابقة ({ $count })
rethrown = أعيد الرمي
cocked-rethrown = رُمي من جديد حجر استقر مائلًا.
go-to-move = إلى النقلة { $number }

## Pictures

picture = صورة
as-seen = كما تظهر لك
about-as-seen = الطاولة كما تظهر من مكانك، دون أزرار. وتُغلق هذه اللوحة لأجل ذلك.
save-png = حفظ PNG
copy = نسخ
share = مشاركة
position-of = { $game }، الوضع { $number }
film = فيلم
about-film = صورة GIF متحركة تعمل في كل مكان: للدور الذي قبل هذا الوضع، أو للعبة. في اللعبة الطويلة صورة واحدة لكل دور.
film-of-turn = فيلم لهذا الدور
film-of-game = فيلم للعبة
film-is-taken = صُوّر { $percent }% من الفيلم.
film-is-ready = الفيلم جاهز: { $size } ميغابايت.
save-gif = حفظ GIF
flat-diagram = مخطط مسطح
about-diagram = اللوح من أعلى مع أرقام أماكنه، كما في كتاب. وهو واضح بأي حجم.
no-diagram = لا مخطط لوضع غير ممكن.
save-svg = حفظ SVG

## The rulebook

open-as-text = فتح كنص
standard-rules = قواعد هذه اللعبة هي المعتادة.
rules-of-game = القواعد الاختيارية في هذه اللعبة: { $rules }.
in-this-game = في هذه اللعبة: { $value }

## The position editor

undo = تراجع
empty-board = إفراغ اللوح
start = البداية
back = رجوع
hint = تلميح
odds = الاحتمالات
play-from-here = اللعب من هنا
as-text = كنص: يمكن لصق أي صيغة أو سحبها إلى هنا
position-as-text = الوضع كنص
position-panel = الوضع…

## The dice of the game

this-game = هذه اللعبة
all-games = كل الألعاب
dice = النرد
lots = الأحجار الهرمية
no-dice-yet = لم يُرمَ أي نرد بعد.
expected = المتوقع
about-expected = عدد المرات المتوقع لكل رقم.
too-few = العدد حتى الآن { $count }: أقل مما يلزم للاختبار.
chi-squared =
    العدد حتى الآن { $count }. مربع كاي { $deviation }: من 100 لعبة بهذا الطول لا يقل تفاوت النرد العادل عن هذا القدر في { $percent ->
        [0] أقل من واحدة
       *[other] نحو { $percent }
    }، { $evenness ->
        [normal] وهذا طبيعي
        [uneven] وهذا تفاوت قليل؛ يحدث في لعبة من كل عشرين
       *[rare] وهذا نادر، لكنه يحدث
    }.
all-proven =
    { $count ->
        [one] فُحصت الرمية المتفق عليها في هذه اللعبة، وهي مثبتة بالدليل.
        [two] فُحصت الرميتان المتفق عليهما في هذه اللعبة، وكلتاهما مثبتة بالدليل.
       *[other] فُحصت كل الرميات المتفق عليها في هذه اللعبة، وعددها { $count }، وهي مثبتة بالدليل.
    }
not-proven = من الرميات المتفق عليها في هذه اللعبة، وعددها { $count }، هناك { $doubtful } غير مثبتة بالدليل. الأولى: { $faces }: { $verdict }.
why-fair = لماذا النرد عادل
fair-by-hand = الرمي هنا بنرد حقيقي، وأرقامه تُدخل باليد. والأعداد المذكورة أعلاه هي كل ما نعرفه عنه.
fair-by-computer = مولّد أرقام عشوائية يسحب كل رقم بالاحتمال نفسه. وتُحفظ بذرته مع اللعبة، فيمكن بعد ذلك فحص كل رمية.
fair-by-agreement = تعطي كلتا الطاولتين حصة سرية لكل رمية، وقد التزمت بها من قبل. وتنتج الأرقام من الحصتين معًا، فلا يمكن لأي لاعب ولا للغرفة اختيارها أو معرفتها مسبقًا. ويُحفظ الدليل مع اللعبة.
fair-on-table = الفيزياء تقرر كيف يتدحرج حجر بلا أرقام وعلى أي جانب يسكن. أما أي رقم على أي جانب فيُسحب قبل أن يغادر الحجر اليد بلحظة، بالاحتمال نفسه لكل اتجاه. فكل رقم متساوي الاحتمال تمامًا، مهما كانت مهارة الرمي. والحجر المائل يُعاد رميه بالطريقة نفسها.
thrown-elsewhere = الرمي على هذا الجهاز من { $name }. أما رميات { $away } فمن جهاز آخر ووصلت مع الرابط: هي محسوبة هنا، لكن لم يرَ أحد هنا سقوط النرد.
address-of-picture = عنوان هذه الصورة
html-for-page = HTML لصفحة أخرى
