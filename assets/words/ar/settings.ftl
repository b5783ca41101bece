title = الإعدادات
no-sound-device = لم يُعثر على جهاز صوت عند بدء البرنامج: لا يمكن سماع شيء.
reset = إعادة ضبط الإعدادات

## Sections

sound = الصوت
motion = الحركة
view = المنظر
gameplay = اللعب
with-friend = مع صديق
display = الشاشة
keyboard = لوحة المفاتيح

## Sound and motion

volume = مستوى الصوت
ambience = أصوات المكان
animation-speed = سرعة الحركة
reduce-motion = تقليل الحركة
about-reduce-motion = تقفز القطع والكاميرا إلى أماكنها بدل أن تتحرك إليها.
vibrate = الاهتزاز
about-vibrate = يهتز الهاتف حين يصطدم النرد بشيء.
turn-board = تدوير اللوح كل دور
about-turn-board = تنتقل الكاميرا إلى جهة اللاعب صاحب الدور.
percentage = { $percent }%
at-once = فورية
times-as-fast = { $times } ×
in-seconds = { $seconds } ث

## View

view-from = المنظر من جهة
about-view-from = أي جهة من اللوح تكون الأقرب إليك.
first-player = اللاعب الأول
second-player = اللاعب الثاني
mirror = عكس اللوح
about-mirror = يبدّل اليمين واليسار، فتتحرك القطع وتُخرج في الاتجاه الآخر.
dice = النرد
about-dice = مادة النرد. والأحجار الهرمية في لعبة أور الملكية من عظم أو من أبنوس.
bone = عظم
ebony = أبنوس
red = أحمر
brass = نحاس أصفر
cloth = القماش
green = أخضر
burgundy = خمري
blue = أزرق
grey = رمادي
board = اللوح
board-of = اللوح: { $game }
about-boards = يرى كل لاعب اللوح الذي اختاره، حتى في لعبة مع صديق.
board-name =
    { $board ->
       *[backgammon] خشب الجوز
        [backgammon_damascus] تطعيم دمشقي
        [backgammon_tournament] جلد ولبّاد
        [tabula] رخام
        [tabula_wood] جوز محزوز
        [ur] صدف ولازورد
        [ur_limestone] حجر جيري وحبر
        [jesus] بلوط وزيتون
        [jesus_chest] غطاء صندوق ملوّن
        [berona] بلوط
        [berona_leather] جلد ملفوف
    }

## Gameplay

legal-moves = إظهار النقلات الممكنة
about-legal-moves = يعلّم القطع التي يمكنها التحرك والأماكن التي يمكنها الذهاب إليها.
point-numbers = أرقام الخانات
about-point-numbers = يرقّم أماكن اللوح؛ وتُظهر أسهم صغيرة اتجاه سير القطع.
insights = التلميح والتحليل
about-insights = التلميحات والاحتمالات والمدرب والألغاز والتحليل. عند إيقافها لا يظهر أي منها.
coach = المدرب
about-coach = ينبّهك قبل دور أو مضاعفة أو اختيار آخر يضيّع الكثير، ويتيح لك الاختيار من جديد.
marks = علامات التحليل
about-marks = الضائع الذي يُعلَّم القرار ابتداءً منه بأنه مشكوك فيه أو خطأ أو خطأ فادح، بأجزاء من ألف مما تُلعب عليه اللعبة: هنا 20 و50 و100؛ وفي eXtreme Gammon للخطأ 20 وللخطأ الفادح 80؛ وفي GNU Backgammon هي 40 و80 و160.
confirm = تأكيد الأدوار
about-confirm = الدور الذي كان لك فيه اختيار لا ينتهي إلا بالضغط على «إنهاء الدور»؛ وحتى ذلك الحين يمكنك التراجع عنه.
end-turns = إنهاء الأدوار التي بلا اختيار
about-end-turns = إذا لم يمكن لعب شيء بالرمية، أو أمكن شيء واحد فقط، انتهى الدور بنفسه بعد لحظة.
forced-moves = لعب النقلات الإجبارية
about-forced-moves = إذا كانت نقلة واحدة فقط جائزة، لُعبت عنك.
auto-throw = الرمي التلقائي
about-auto-throw = يُرمى النرد عنك حين لا يكون هناك شيء آخر للاختيار.
quick-moves = النقلات السريعة
about-quick-moves = القطعة التي تُنقر تتحرك بالحجر الأعلى، أو بالآخر إن كان ذلك مسدودًا. والنقر على الحجرين يبدّل ترتيبهما.
off = معطّل
double-click = نقر مزدوج
single-click = نقرة

## With a friend

letter-in-no-font = الحرف الذي يظهر مربعًا فارغًا ليس في أي خط هنا. ومع ذلك يُحفظ.
hide-hand = إخفاء يد اللاعب الآخر
about-hide-hand = تظهر لك نقلات صديقك ورمياته، دون يده وهي تتحرك.
notify = إشعار عند دوري
about-notify = يخبرك المتصفح بذلك حين يكون نظرك إلى شيء آخر. ويسألك مرة واحدة.

## Display

full-screen = ملء الشاشة
about-full-screen = تملأ النافذة الشاشة، الآن وعند البدء التالي.
colours = الألوان
natural = طبيعية
colour-blind = مناسبة لعمى الألوان
scale = حجم الواجهة
message-duration = مدة الرسائل
graphics = الرسوميات
automatic = تلقائي
low = منخفض
medium = متوسط
high = عالٍ
automatic-level =
    { $level ->
        [low] المستوى المناسب لهذا الجهاز بحسب أول ما عرضه، الآن: منخفض.
        [high] المستوى المناسب لهذا الجهاز بحسب أول ما عرضه، الآن: عالٍ.
       *[medium] المستوى المناسب لهذا الجهاز بحسب أول ما عرضه، الآن: متوسط.
    }

## The list of keys

other-letters = ليس في لوحة مفاتيحك حروف لاتينية: الحرف المذكور هنا هو المفتاح الذي في مكانه على لوحة مفاتيح أمريكية. وبعده حرفك أنت، متى عُرف.
at-board = عند اللوح
entering-faces = إدخال أرقام نرد حقيقي
in-replay = في إعادة العرض
in-lesson = في درس
in-your-turn = في دورك
answering = الرد على عرض
in-menus = في القوائم واللوحات
mouse-and-touch = الفأرة واللمس
