## Who plays

opponent = الخصم
a-person = شخص
two-people-share = شخصان على هذه الشاشة.
strength = القوة { $rank } من { $count }. { $character }
you-play = جهتك
watch = مشاهدة
name-of-seat = اسم { $seat }
optional-name-of-seat = الاسم (اختياري): { $seat }
your-name = اسمك
optional-name = الاسم (اختياري)

## The server for games with a friend

server = الخادم
about-server = يلتقي برنامجان على خادم Tesserae، واسمه tesserae-room. ولا يوجد خادم عام: يمكنك تشغيل خادم بنفسك، أو طلب عنوان خادم صديقك.

## House rules

house-rules =
    { $count ->
        [0] القواعد الاختيارية: المعتاد
        [one] القواعد الاختيارية: غُيّرت واحدة
        [two] القواعد الاختيارية: غُيّرت اثنتان
       *[other] القواعد الاختيارية: غُيّرت { $count }
    }
reset-rules = العودة إلى القواعد المعتادة
rule-and-value = { $rule }: { $value }
rule-is = { $rule }: { $value }.

## Where throws come from

dice = النرد
dice-on-table = النرد: على الطاولة
dice-by-hand = النرد: يُدخل باليد
dice-by-computer = النرد: يسحبه الحاسوب
on-table = يُرمى على الطاولة
by-hand = نرد حقيقي، تُدخل أرقامه باليد
by-computer = يسحبه الحاسوب
about-table = ترمى أحجار افتراضية؛ وما يُحسب هو كيف تستقر على الطاولة.
about-hand = ترمى أحجار حقيقية، وتُدخل أرقامها هنا.
about-computer = لا يُرمى نرد: الأرقام يسحبها مولّد أرقام عشوائية، وتُحفظ بذرته مع اللعبة.

## The clock

clock = الساعة
no-clock = بلا
sudden-death = وقت ثابت
delay = مهلة
increment = زيادة
about-no-clock = يفكر كل لاعب ما شاء من الوقت.
about-sudden-death = هذا القدر من الوقت لكل شيء. ومن نفد وقته خسر.
about-delay = لا يبدأ الوقت في كل دور إلا بعد مهلة، كما في أكثر ساعات طاولة الزهر. ومن نفد وقته خسر.
about-increment = كل دور ينتهي يزيد الوقت الباقي. ومن نفد وقته خسر.
seconds-of-delay = ثواني المهلة في كل دور
seconds-of-increment = ثواني الزيادة بعد كل دور
minutes-each = دقائق كل لاعب

## What is chosen, in a few words

without-clock = بلا
with-sudden-death =
    { $minutes ->
        [one] دقيقة واحدة
        [two] دقيقتان
        [few] { $minutes } دقائق
       *[other] { $minutes } دقيقة
    } لكل لاعب
with-delay =
    { $minutes ->
        [one] دقيقة واحدة
        [two] دقيقتان
        [few] { $minutes } دقائق
       *[other] { $minutes } دقيقة
    } لكل لاعب، ومهلة { $seconds ->
        [one] ثانية واحدة
        [two] ثانيتين
        [few] { $seconds } ثوان
       *[other] { $seconds } ثانية
    }
with-increment =
    { $minutes ->
        [one] دقيقة واحدة
        [two] دقيقتان
        [few] { $minutes } دقائق
       *[other] { $minutes } دقيقة
    } لكل لاعب، وزيادة { $seconds ->
        [one] ثانية واحدة
        [two] ثانيتين
        [few] { $seconds } ثوان
       *[other] { $seconds } ثانية
    } كل دور
two-people = شخصان على هذه الشاشة
you-against = أنت ضد { $bot }
bots = { $bot } ضد { $other-bot }
changed-rules =
    { $count ->
        [0] القواعد المعتادة
        [one] غُيّرت قاعدة واحدة
        [two] غُيّرت قاعدتان
        [few] غُيّرت { $count } قواعد
       *[other] غُيّرت { $count } قاعدة
    }
standard-rules = القواعد المعتادة.
