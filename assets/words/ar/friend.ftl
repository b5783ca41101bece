## Why somebody is to come to the table: titles, and the title of the window

you-are-called = استدعاء إلى الطاولة
you-are-asked = طلب ينتظر ردك
game-has-begun = بدأت اللعبة
first-throw = الرمية الأولى
your-turn = دورك
window-title = { $why } · Tesserae

## The same in a sentence

calls-you =
    { $minutes ->
        [one] استدعاء إلى الطاولة من { $name }. أمامك للرد دقيقة واحدة.
        [two] استدعاء إلى الطاولة من { $name }. أمامك للرد دقيقتان.
        [few] استدعاء إلى الطاولة من { $name }. أمامك للرد { $minutes } دقائق.
       *[other] استدعاء إلى الطاولة من { $name }. أمامك للرد { $minutes } دقيقة.
    }
throw-first = { $name } الآن على الطاولة. لأي منكما أن يرمي أولًا.
may-throw = لأي منكما أن يرمي.
at-table-your-turn = { $name } الآن على الطاولة. الدور دورك.
played-your-turn = انتهى دور { $name }. الدور دورك.
has-first-turn = { $name } الآن على الطاولة. والدور الأول دور { $name }.

## Who is there

here = هنا
away-since = غياب منذ { $since }
is-away = لا أحد الآن في مقعد { $name }.
other-is-away = اللاعب الآخر غائب.
onlookers =
    { $count ->
        [one] يشاهد اللعبة شخص واحد.
        [two] يشاهد اللعبة شخصان.
        [few] يشاهد اللعبة { $count } أشخاص.
        [many] يشاهد اللعبة { $count } شخصًا.
       *[other] يشاهد اللعبة { $count } شخص.
    }
you-look-on = أنت هنا للمشاهدة.
points-at = إشارة من { $name } إلى: { $place }.

## What is asked, and what can be answered

asks-undo = طلب من { $name }: التراجع عن الدور الأخير لصاحب الطلب. الرميات التي يُتراجع عنها تعود بالأرقام نفسها، وكلاكما يعرفها الآن.
asks-rematch = طلب من { $name }: لعبة أخرى مع تبديل المقعدين.
asks-seat = ضاع مفتاح مقعد { $name }، والمطلوب مفتاح آخر. يمكنك الموافقة بعد خمس دقائق، إذا لم يأتِ أحد بالمفتاح القديم. ويُذكر ذلك في سجل اللعبة.
rival-asks = شخص لديه دعوتك طلب من { $name } أن يُعطى مقعدك.
take-question-back = سحب طلبك
refuse-seat = رفض التخلي عن مقعدك
you-asked-undo = طلبك من { $name }: التراجع عن دورك الأخير.
you-asked-rematch = طلبك من { $name }: لعبة أخرى.
you-called =
    { $minutes ->
        [one] استدعاء منك إلى { $name }. الوقت الباقي للمجيء: دقيقة واحدة.
        [two] استدعاء منك إلى { $name }. الوقت الباقي للمجيء: دقيقتان.
        [few] استدعاء منك إلى { $name }. الوقت الباقي للمجيء: { $minutes } دقائق.
       *[other] استدعاء منك إلى { $name }. الوقت الباقي للمجيء: { $minutes } دقيقة.
    }
calls-in-minutes =
    { $minutes ->
        [0] استدعاك إلى الطاولة اللاعب الآخر، { $name }، ويمكنه الآن المطالبة بالفوز.
        [one] استدعاء إلى الطاولة من { $name }. بعد دقيقة دون رد تمكن المطالبة بالفوز عليك.
        [two] استدعاء إلى الطاولة من { $name }. بعد دقيقتين دون رد تمكن المطالبة بالفوز عليك.
        [few] استدعاء إلى الطاولة من { $name }. بعد { $minutes } دقائق دون رد تمكن المطالبة بالفوز عليك.
       *[other] استدعاء إلى الطاولة من { $name }. بعد { $minutes } دقيقة دون رد تمكن المطالبة بالفوز عليك.
    }

## A seat that has another key than this machine

taken-elsewhere = شُغل هذا المقعد من جهاز آخر، أو شغله شخص آخر لديه الدعوة: يُرجى فتح الرابط الخاص بالمقعد من هناك، أو طلب المتابعة هنا من { $host }.
asked-to-go-on = أُرسل طلبك إلى { $host } بالمتابعة هنا بمفتاح جديد، وهو ينتظر الرد.
key-was-replaced = لمقعد هذا الرابط الآن مفتاح آخر، بموافقة { $host }: يُرجى فتح الرابط الخاص بالمقعد من الجهاز الذي يُلعب منه، أو فتح الدعوة.
taken-ask-host = شُغل هذا المقعد من جهاز آخر، أو شغله شخص آخر لديه الدعوة: يُرجى فتح الرابط الخاص بالمقعد من هناك، أو طلب المتابعة هنا من المضيف.
asked-host-to-go-on = أُرسل طلبك إلى المضيف بالمتابعة هنا بمفتاح جديد، وهو ينتظر الرد.
host-replaced-key = لمقعد هذا الرابط الآن مفتاح آخر، بموافقة المضيف: يُرجى فتح الرابط الخاص بالمقعد من الجهاز الذي يُلعب منه، أو فتح الدعوة.
ask-to-go-on = طلب المتابعة هنا
guest-has-new-key = يتابع الضيف بمفتاح جديد، بموافقة المضيف: لكلتا الطاولتين حصص جديدة للرميات القادمة، ويُذكر ذلك في سجل اللعبة.
new-key-declined = رُفض طلب المتابعة هنا بمفتاح جديد.

## Connection and room

being-opened = يجري فتح الاتصال بالغرفة.
no-answer = الخادم لا يرد. ستعاد المحاولة.
line-broke = انقطع الاتصال بالغرفة وتجري استعادته.
tried-again = { $why } ستعاد المحاولة.
cannot-be-called = لا يمكن الاتصال بهذا العنوان.
guest-not-there = لم يجلس الضيف إلى الطاولة بعد.
waits-for-guest = بانتظار جلوس الضيف إلى الطاولة.
goes-on-by-links = اللعبة مستمرة بالروابط من جانب { $name }: من هنا فصاعدًا يرمي كل جهاز لنفسه، ولا يُتفق بعد ذلك على الرميات.
other-goes-on-by-links = يتابع اللاعب الآخر هذه اللعبة بالروابط: من هنا فصاعدًا يرمي كل جهاز لنفسه، ولا يُتفق بعد ذلك على الرميات.
throw-waits-away = هذه الرمية تنتظر رد جهاز { $name }، وهو غير متصل الآن.
throw-waits-other-away = هذه الرمية تنتظر رد جهاز اللاعب الآخر، وهو غير متصل الآن.
throw-waits = هذه الرمية تنتظر جهاز { $name }، ولم يرد عليها بعد.
throw-waits-other = هذه الرمية تنتظر جهاز اللاعب الآخر، ولم يرد عليها بعد.

## Why an address is none

no-server-address = لدعوة صديق يُرجى كتابة عنوان خادم.
server-is-link = هذا رابط إلى لعبة؛ وعنوان الخادم ينتهي قبل الرمز «#».
no-address = هذا ليس عنوان خادم. العنوان يشبه هذا: https://play.example.org
no-link = هذا ليس رابطًا إلى لعبة مع صديق.
link-incomplete = هذا الرابط إلى لعبة مع صديق غير كامل. يُرجى نسخه كله.

## Inviting, and the link to paste

agreed-dice = النرد بين شخصين متباعدين متفق عليه دائمًا: تعطي كلتا الطاولتين حصة سرية لكل رمية، فلا يمكنك أنت ولا اللاعب الآخر ولا الخادم اختيارها أو معرفتها مسبقًا.
invite = دعوة
by-chance = بالقرعة
about-paste = يُلصق هنا الرابط الذي وصلك من صديقك، أو رابط مقعدك.
link = الرابط
join = انضمام

## Waiting for the friend

waiting = بانتظار صديقك…
opening = جارٍ فتح الغرفة…
link-still-leads-here = الرابط الذي أرسلته لا يزال يوصل إلى هنا.
cancel = إلغاء
cancel-invitation = إلغاء الدعوة
about-invitation = يُرجى إرسال هذا الرابط إلى صديقك، ويمكنه أيضًا مسح الرمز. من يفتحه يجلس إلى الجهة الأخرى من الطاولة: دون تثبيت أي شيء ودون حساب.
copy-link = نسخ الرابط
share-link = مشاركة الرابط
about-onlookers = للمشاهدين رابط خاص بهم: يرون الطاولة ولا يمكنهم لمسها.
copy-onlooker-link = نسخ رابط المشاهدين
share-with-onlookers = مشاركته مع المشاهدين
copied = تم النسخ.

## Where a link leads

game-with-friend = لعبة مع صديق
looking-for-game = جارٍ البحث عن اللعبة…
connecting = جارٍ الاتصال بالخادم.
invited = وصلتك دعوة إلى لعبة: { $game }.
friends-play = لعبة بين صديقين: { $game }.
they-play = تُلعب الآن { $game }: { $host } ضد { $guest }.
about-to-begin = ستبدأ قريبًا لعبة: { $game }.
host-invites = دعوة من { $host } إلى لعبة: { $game }.
host-waits = على الطاولة { $host }، بانتظار صديق للعبة: { $game }.
you-play-seat = مقعدك: { $seat }.
without-clock = بلا ساعة.
clock-gives = الوقت على الساعة: { $clock }.
time-each = { $time } لكل لاعب
time-and-delay = { $time } لكل لاعب، وما لا يُحسب من كل دور: { $delay }
time-and-increment = { $time } لكل لاعب، والزيادة بعد كل دور: { $delay }
minutes =
    { $count ->
        [one] دقيقة واحدة
        [two] دقيقتان
        [few] { $count } دقائق
       *[other] { $count } دقيقة
    }
seconds =
    { $count ->
        [one] ثانية واحدة
        [two] ثانيتان
        [few] { $count } ثوانٍ
       *[other] { $count } ثانية
    }
game-begins-later = تبدأ اللعبة حين يجلس الصديق إلى الطاولة.
you-will-see = ستظهر لك الطاولة ولا يمكنك لمسها.
will-see-game = ستظهر لك اللعبة حين تبدأ
look-on = المشاهدة
sit-down = الجلوس

## The panel of the friend

connect-again = إعادة الاتصال
leave-table = مغادرة الطاولة
game-is-kept = اللعبة محفوظة. يمكنك متابعتها من الألعاب المحفوظة أو بفتح الرابط مرة أخرى.
onlooker-link-copied = رابط المشاهدين: تم النسخ
copy-own-link = نسخ رابط مقعدك
own-link-copied = رابط مقعدك: تم النسخ
about-own-link = به يمكنك المتابعة على جهاز آخر؛ ومن لديه الرابط يلعب بدلًا منك، فلا يُعطى لأحد.
say = قول
i-am-here = أنا هنا
agree = موافقة
decline = رفض
ask-undo = طلب التراجع عن دورك الأخير
ask-rematch = طلب لعبة أخرى
claim = المطالبة بالفوز
time-has-run-out = نفد وقت اللاعب الآخر.
did-not-come = استُدعي اللاعب الآخر ولم يأتِ.
call = استدعاء { $name }
about-calling = للاعب الآخر عندئذ خمس دقائق للمجيء. وبعدها تمكن المطالبة بالفوز.
go-on-by-links = متابعة بالروابط
about-links = دون خادم: كل منكما يرسل اللعبة إلى الآخر بعد كل دور. من ذلك الحين يرمي كل جهاز لنفسه، ولا يُتفق بعد ذلك على الرميات.
resign-maybe = استسلام…
resign = استسلام
friend-wins = يفوز صديقك باللعبة.
