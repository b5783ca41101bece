## For screen readers: who plays what; throws; choices and moves

introduced =
    { $title }: { $first ->
        [you] أنت
       *[other] { $first }
    } ضد { $second ->
        [you] أنت
       *[other] { $second }
    }.
each-throws =
    { $first ->
        [you] رميتك: { $one }
       *[other] رمية { $first }: { $one }
    }، { $second ->
        [you] رميتك: { $another }
       *[other] رمية { $second }: { $another }
    }.
throws =
    { $name ->
        [you] رميتك: { $dice }.
       *[other] رمية { $name }: { $dice }.
    }
played =
    { $name ->
        [you] أنت: { $what }.
       *[other] { $name }: { $what }.
    }

## Where dice of the players are entered

what-first-thrown =
    { $name ->
        [you] لكل لاعب رمي حجر واحد. كم كانت رميتك؟
       *[other] لكل لاعب رمي حجر واحد. كم كانت رمية { $name }؟
    }
what-thrown =
    { $name ->
        [you] كم كانت رميتك؟
       *[other] كم كانت رمية { $name }؟
    }

entered =
    بعد رمي نردك تُدخل أرقامه هنا: { $number } من { $count }
are-these-your-dice = هل هذا نردك؟
confirm = تأكيد
remove = إزالة

## Whoever reads, as a name in the list of players

you-as-player = أنت

## On buttons of several places

back = رجوع
close = إغلاق
main-menu = القائمة الرئيسية
undo = تراجع
better = الأفضل
played-turn = ما لُعب
number-of-count = { $number } من { $count }

## The prompt, where nobody here is asked for anything

is-playing = { $name }: جارٍ اللعب.
is-stuck = يتعذّر على { $name } التحريك بهذه الرمية.
cannot-play = يتعذّر على { $name } اللعب.
someones-turn = دور { $name }.
turn-on-another-device = دور { $name } على جهاز آخر. عليك إرسال اللعبة إلى هناك.

## What has happened, below the prompt

forced-moves =
    حيث لا تمكن سوى نقلة واحدة، يلعبها عنك خيار «لعب النقلات الإجبارية» في الإعدادات.
cocked =
    { $die ->
        [lot] رُمي من جديد حجر هرمي استقر مائلًا.
       *[die] رُمي من جديد حجر استقر مائلًا.
    }
undone-to-turn = تم التراجع: عودة إلى دورك رقم { $number }. ويعود النرد نفسه.
undone-to-answer = تم التراجع: عودة إلى ردّك. ويعود النرد نفسه.
undone-to-dice = تم التراجع. ويعود النرد نفسه.

## The buttons of a turn

throw = رمي
hint = تلميح
i-am-here = أنا هنا
send-to = إرسال إلى { $name }
play-here = اللعب هنا
about-play-here = يعود كلا اللاعبين إلى اللعب على هذا الجهاز.
agree = موافقة
decline = رفض
play-both-sides = لعب الجهتين

## The buttons above the board

your-friend = صديقك
moves = النقلات
rules = القواعد
dice-statistics = إحصاء النرد
settings = الإعدادات
menu = قائمة

## The buttons at the end of a game

replay = إعادة العرض
another-game = لعبة أخرى
play-again = اللعب مجددًا
analysis = التحليل
send-result = إرسال النتيجة

## The buttons of a replay

first = أولى
previous = سابقة
play = تشغيل
pause = إيقاف
next = تالية
last = أخيرة
back-to-game = العودة إلى اللعبة
edit = تحرير
about-edit = تحرير هذا الوضع

## The score and the dice

whole-score = النتيجة كاملة
used-die = { $number }، استُعمل
swap-dice = تبديل النرد
about-swap = النقلة السريعة تجرّب الحجر الأول قبل الآخر. بالنقر هنا يتبدّل الحجران ({ $key }).

## On the board: where dice lead and what that is worth; the order of the moves of a turn

dice-and-worth = { $faces }: { $worth }
better-number = الأفضل { $number }
played-number = ما لُعب { $number }
sum = = { $number }

## What a friend says, in a bubble

quoted = «{ $words }»

## A lesson

lesson-step = { $lesson } · { $number } من { $count }
