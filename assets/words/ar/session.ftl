## What is wrong with what is settled before the first throw

wrong-position = الوضع، { $error }
long-name = يجب ألا يزيد الاسم على { $most ->
        [few] { $most } أحرف
       *[other] { $most } حرفًا
    }
bad-name = الاسم «{ $name }» يبدأ أو ينتهي بمسافة، أو فيه حرف لا يمكن طبعه
invisible-name = في الاسم «{ $name }» حرف غير مرئي
bad-player = اللاعب إما «person» وإما «elsewhere» وإما كلمة «bot» بعدها نقطتان رأسيتان ثم اسم مستوى
bad-date = «{ $date }» ليس تاريخًا: المطلوب السنة بأربعة أرقام ثم الشهر ثم اليوم، وبينها شرطات

## What an undo does, and what it has done

undo = تراجع
undo-to-turn = تراجع: عودة إلى دورك رقم { $number }
undo-to-answer = تراجع: عودة إلى ردّك
undone = تم التراجع
undone-to-turn = تم التراجع: عودة إلى دورك رقم { $number }
undone-to-answer = تم التراجع: عودة إلى ردّك

## What is wrong with a file

no-save = السطر 1: ليس هذا ملف لعبة حفظه Tesserae: { $why }
other-format =
    السطر 1: صيغة الملف المحفوظ { $format }، وهذا البرنامج لا يقرأ إلا الصيغة { $known }؛ ويبقى الملف كما هو
wrong-header = السطر 1: { $why }
damage =
    { $error }؛ { $count ->
        [one] فُقد ذلك السطر
        [two] فُقد سطران
        [few] فُقدت { $count } أسطر
        [many] فُقد { $count } سطرًا
       *[other] فُقد { $count } سطر
    }
long-line =
    في السطر { $count ->
        [one] بايت واحد
        [two] بايتان
        [few] { $count } بايتات
        [many] { $count } بايتًا
       *[other] { $count } بايت
    }
longer-than-any-event =
    في السطر { $count ->
        [one] بايت واحد
        [two] بايتان
        [few] { $count } بايتات
        [many] { $count } بايتًا
       *[other] { $count } بايت
    }، وهو أكثر مما في أي حدث
line-breaks-off = السطر منقطع
line-is-damaged = السطر تالف
wrong-data = في السطر شيء غير ما يجب أن يكون هناك
neither-event-nor-undo = ليس هذا حدثًا ولا تراجعًا
nothing-comes-again = لا تعود إلا رميات لعبة ضد لاعب آلي
