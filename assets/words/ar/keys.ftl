## A button with its key, under the pointer

with-key = { $name } ({ $key })

## What is written on keys that have no letter

space = مسافة
tab = Tab
enter = Enter
enter-on-number-pad = Enter في لوحة الأرقام
escape = Esc
backspace = Backspace
left = يسار
right = يمين
up = أعلى
down = أسفل
home = Home
end = End
page-up = Page Up
page-down = Page Down

## What keys do while a game is played

does-throw = رمي النرد
does-next-place = القطعة التالية أو المكان التالي؛ مع Shift السابق
does-west = المؤشر إلى اليسار
does-east = المؤشر إلى اليمين
does-north = المؤشر إلى أعلى
does-south = المؤشر إلى أسفل
does-pick-up = رفع قطعة أو وضعها
does-quick-move = نقلة سريعة بالحجر الأول
does-swap = تبديل الحجرين للنقلات السريعة
does-leave = إعادة قطعة، إغلاق لوحة، إخفاء نصيحة، فتح القائمة
does-point = مع صديق على جهاز آخر: الإشارة إلى موضع المؤشر
does-undo = تراجع
does-choices = الأزرار الأخرى بترتيبها
does-from-south = المنظر من جهة اللاعب الأول
does-from-north = المنظر من جهة اللاعب الثاني
does-from-above = المنظر من فوق
does-closer = نظرة أقرب إلى النرد؛ ثانيةً: إلى موضع المؤشر؛ ثالثةً: رجوع
does-log = النقلات
does-help = القواعد
does-friend = صديقك على جهاز آخر؛ والرد على طلباته بالمفتاح A أو X
does-picture = صورة الوضع
does-hint = تلميح؛ ثانيةً: المزيد منه
does-odds = الاحتمالات

## What they do in lessons and puzzles

does-lesson-back = الدرس: رجوع؛ اللغز: إعادة المحاولة
does-lesson-next = الدرس: التالي، أو تخطي الخطوة؛ اللغز: التالي
does-show-best = بعد الإجابة: عرض اللعب الأفضل حتى آخره
does-show-played = بعد الإجابة: عرض ما لُعب حتى آخره
does-puzzle-link = اللغز: نسخ رابط إليه (في المتصفح)

## What they do where the faces of real dice are entered

does-faces = رقم حجر نرد؛ وللحجر الهرمي 0 أو 1
does-take-back = سحب الرقم الأخير
does-confirm = تأكيد الأرقام

## What they do in a replay

does-replay-first = النقلة الأولى
does-replay-back = النقلة السابقة؛ وتفتح إعادة العرض
does-replay-forward = النقلة التالية
does-replay-last = النقلة الأخيرة
does-replay-play = تشغيل أو إيقاف؛ والمفتاح Esc يعود إلى اللعبة

## Keys in menus and panels, and what they do

enter-or-space = Enter، مسافة
arrows-and-pages = أعلى، أسفل، Page Up، Page Down
left-or-right = يسار، يمين
does-next-button = الزر التالي أو النص التالي؛ مع Shift السابق
does-press = ضغط الزر
does-scroll = تمرير النص الذي في الإطار
does-decision = في رسم التحليل: القرار السابق والتالي
does-full-screen = ملء الشاشة، والرجوع منه؛ وعلى الطاولة أيضًا

## Gestures of the mouse and the fingers, and what they do

drag = سحب، أو نقرة ثم نقرة
double-click = نقر مزدوج
click-dice = النقر على النرد
drag-dice = سحب النرد
hold-still = ضغط مع ثبات
right-click = نقر بالزر الأيمن، أو إصبع ضاغط بثبات
right-button = الزر الأيمن، أو إصبعان
shift-right-button = مفتاح Shift مع الزر الأيمن
wheel = العجلة، أو إصبعان متباعدان
does-move = تحريك قطعة
does-quick-move-if-on = نقلة سريعة بالحجر الأول، إن كانت مفعّلة
does-swap-thrown = بعد الرمي: تبديل الحجرين للنقلات السريعة
does-shake = قبل الرمي: هزّ النرد ورميه
does-look-closer = نظرة أقرب إلى النرد بعد الرمي، أو إلى المكعب، أو إلى موضع
does-point-there = مع صديق على جهاز آخر: الإشارة
does-turn-camera = تدوير الكاميرا
does-move-camera = تحريك الكاميرا
does-zoom = تقريب وتبعيد
