ok = موافق

## Advice, opponents, lessons

no-advice = لا نصيحة: { $error }.
opponent-cannot-play = لا يمكن للخصم أن يلعب: { $error }.
lesson-cannot-go-on = لا يمكن متابعة هذا الدرس: { $error }.
not-answered = لا يعطي اللاعبون الآليون جوابًا
not-loaded = تعذّر تحميل ملف من ملفات اللعبة

## Puzzles

puzzles-off = الألغاز معطّلة: تشغيلها في الإعدادات، عند «التلميح والتحليل».
no-puzzles = لا ألغاز: { $error }.
no-such-number = { $title }: لا لغز برقم { $number }: آخر لغز رقمه { $last }.
not-any-more = { $title }: لم يعد هناك لغز برقم { $number }.
no-mistake-kept = لا خطأ محفوظًا للتدرب عليه.
no-mistake-due =
    { $days ->
        [one] لم يبق خطأ للتدرب عليه اليوم؛ يعود التالي غدًا.
        [two] لا خطأ للتدرب عليه اليوم؛ يعود التالي بعد يومين.
        [few] لا خطأ للتدرب عليه اليوم؛ يعود التالي بعد { $days } أيام.
        [many] لا خطأ للتدرب عليه اليوم؛ يعود التالي بعد { $days } يومًا.
       *[other] لا خطأ للتدرب عليه اليوم؛ يعود التالي بعد { $days } يوم.
    }
cannot-be-laid-out = { $what }: لا يمكن وضعه على اللوح: { $error }.
cannot-be-judged = { $what }: لا يمكن الحكم عليه: { $error }.
puzzle-number = اللغز { $number }
this-mistake = هذا الخطأ
unknown-turn = لا يعرف اللاعبون الآليون هذا الدور

## The program itself

missing-part =
    جزء من اللعبة مفقود: لا تمكن قراءة «{ $file }». يُرجى تثبيت اللعبة من جديد.
no-graphics = لم يُعثر على برنامج تشغيل لبطاقة الرسوميات. يُرجى تثبيت واحد يدعم { $drivers }.
old-graphics = برنامج تشغيل بطاقة الرسوميات لا يمكنه رسم اللعبة. يُرجى تثبيت إصدار أحدث يدعم { $drivers }.
neither-file-nor-link = «{ $file }» ليس ملفًّا ولا رابطًا إلى لعبة.
one-link-only = لا يمكن فتح أكثر من رابط واحد في الوقت نفسه.
in-another-tab = تستمر هذه اللعبة في علامة تبويب أخرى.
