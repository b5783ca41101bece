## Texts in a row: two of them; all but the last; the last after two or more others

two-together = { $first } و{ $last }
last-together = { $first } و{ $last }

two-choices = { $first } أو { $last }
next-in-row = { $first }، { $last }
last-choice = { $first } أو { $last }

## What is wrong in a text, and where

at-character = الحرف { $character }: { $what }
at-line-and-character = السطر { $line }، الحرف { $character }: { $what }

## Sentences one after the other; a sentence of its own; names and short notes in one line

next-sentence = { $first } { $last }
stated = { $what }.
in-one-line = { $first } · { $last }
titled = { $title }: { $what }
next-clause = { $first }؛ { $last }

## What a game is like, in one line

facts =
    { $count ->
        [one] لاعب واحد
        [two] لاعبان
        [few] { $count } لاعبين
       *[other] { $count } لاعبًا
    } · من { $shortest } إلى { $longest } { $longest ->
        [few] دقائق
       *[other] دقيقة
    } · { $difficulty ->
        [easy] سهلة
       *[medium] متوسطة
    }

## What a lesson or a file says, which is worded already

as-written = { $words }

## A legal action that a step of a lesson does not ask for

lesson-goes-on = القواعد تسمح بهذا أيضًا، لكن هذا الدرس يستمر بما يقوله النص.

## Why an action is refused

game-over = انتهت اللعبة.
not-over = لم تنته هذه اللعبة بعد.
series-over = انتهت السلسلة؛ ولا لعبة بعدها.
throw-dice-first = يجب رمي النرد أولًا.
throw-lots-first = يجب رمي الأحجار الهرمية أولًا.
dice-lie = النرد على الطاولة؛ يجب لعبه أولًا.
lots-lie = الأحجار الهرمية على الطاولة؛ يجب لعبها أولًا.
unfit-dice =
    { $count ->
        [1] يُرمى حجر نرد واحد
        [2] يُرمى حجرا نرد
        [3] تُرمى ثلاثة أحجار نرد
       *[other] تُرمى أحجار نرد عددها { $count }
    } بأرقام من { $low } إلى { $high }، { $faces ->
        [0] ولم يُرم شيء
       *[other] لا { $thrown }
    }.
unfit-lots =
    { $count ->
        [1] يُرمى حجر هرمي واحد
        [2] يُرمى حجران هرميان
        [3] تُرمى ثلاثة أحجار هرمية
       *[other] تُرمى أحجار هرمية عددها { $count }
    } بأرقام من { $low } إلى { $high }، { $faces ->
        [0] ولم يُرم شيء
       *[other] لا { $thrown }
    }.
no-such-die = لا حجر يُظهر الرقم { $number }.
die-used = الرقم { $number } استُعمل من قبل.
still-playable = ما زالت هناك نقلة ممكنة، فهي واجبة.
no-such-choice = لا يوجد هذا الخيار في هذه اللعبة.
other-throw = جرى التراجع عن هذه الرمية: تعود { $thrown }
no-piece-to-put =
    { $piece ->
        [checker] لا قرص هناك.
        [token] لا فيشة هناك.
        [coin] لا قطعة نقدية هناك.
       *[piece] لا قطعة هناك.
    }
cannot-lie-there =
    { $piece ->
        [checker] هذا القرص لا يصح وضعه هناك.
        [token] هذه الفيشة لا يصح وضعها هناك.
        [coin] هذه القطعة النقدية لا يصح وضعها هناك.
       *[piece] هذه القطعة لا يصح وضعها هناك.
    }
editing = يجري تحرير وضع؛ فلا لعب الآن.
set-beside = هذا يُضبط بجانب اللوح، لا باليد.

## What a refused step is answered with

nothing-can-be-moved = لا شيء يمكن تحريكه الآن. عليك إنهاء دورك.
refusal-and-hint = { $refusal } { $hint }
can-move-from =
    { $name ->
        [you] يمكنك التحريك من { $places }.
       *[other] في دور { $name } يمكن التحريك من { $places }.
    }
possible = الممكن من هناك: { $places }.
possible-with-both = الممكن من هناك: { $places }، أو { $far } بالحجرين معًا.
possible-with-several = الممكن من هناك: { $places }، أو { $far } بعدة أحجار.

## Why nothing is undone

nothing-happened = لم يحدث بعد شيء يمكن التراجع عنه
undo-throw = لا يمكن التراجع عن رمية
undo-finished = سُلّم النرد: لا يمكن التراجع عن ذلك الدور
undo-said = لا يمكن التراجع عن خيار
undo-forfeit = لا تُستأنف لعبة انتهت بالاستسلام أو بنفاد الوقت
nothing-chosen = كل خطوة منذ الرمية كانت الوحيدة الممكنة
undo-together =
    لا يمكن التراجع معًا عن أحداث عددها { $count }، لكن يمكن التراجع عن { $next-count }
no-decision = ليس لك بعد قرار يمكن التراجع عنه

## What is wrong with an event

thrown-again = لا يمكن أن يكون الحجر رقم { $number } قد رُمي ثانية: عدد الأحجار أقل من ذلك
no-throw = لا يكون إلا للرمية مصدر أو أحجار رُميت ثانية
proof = لا يكون الدليل إلا لرمية متفق عليها: 32 بايتًا بأرقام ست عشرية لكل جهة

## What has happened

equal-dice = حجران متساويان: يعيد كلا اللاعبين الرمي.
higher-begins = يبدأ صاحب الرقم الأعلى.
winner-begins = يبدأ الفائز باللعبة الأخيرة.

## How a game has ended, and the sentence of which that is a part

resigned = استسلام
absence = غياب
out-of-time = نفاد الوقت
won =
    { $name ->
        [you] فزت، وقيمة الفوز
       *[other] الفوز من نصيب { $name }، وقيمته
    } { $unit ->
        [coin] { $count ->
            [one] قطعة نقدية واحدة
            [two] قطعتان نقديتان
            [few] { $count } قطع نقدية
           *[other] { $count } قطعة نقدية
        }
        [tally] { $count ->
            [one] عود واحد
            [two] عودان
            [few] { $count } عيدان
            [many] { $count } عودًا
           *[other] { $count } عود
        }
       *[point] { $count ->
            [one] نقطة واحدة
            [two] نقطتان
            [few] { $count } نقاط
           *[other] { $count } نقطة
        }
    }: { $manner }.
drawn = تعادل: { $manner }.

## Whoever reads, where a sentence says no more of them

you = أنت

## Places and other things that stand in sentences

number = { $number }
the-bar = الحاجز
off-the-board = خارج اللوح
beside-the-board = جانب اللوح

## What has moved

moved = من { $from } إلى { $to }{ $hits ->
        [0] {""}
       *[other] {" "}مع ضرب
    }
entered = من { $from } إلى { $to }{ $hits ->
        [0] {""}
       *[other] {" "}مع ضرب
    }
went-off = من { $from } إلى { $to }

## What the button of a step says

put-piece =
    { $piece ->
        [checker] نقل قرص من { $from } إلى { $to }
        [token] نقل فيشة من { $from } إلى { $to }
        [coin] نقل قطعة نقدية من { $from } إلى { $to }
       *[piece] نقل قطعة من { $from } إلى { $to }
    }

## What the button of a choice says

end-turn = إنهاء الدور
next-game = لعبة تالية
resigned-before-end = استسلام
did-not-come-back = غياب دون رجوع
ran-out-of-time = نفاد الوقت
not-a-choice = لا يوجد هذا الخيار

## What the key of a choice does, in a list of keys

does-end-turn = إنهاء الدور
does-double = المضاعفة
does-take = القبول
does-beaver = البيفر: قبول ومضاعفة من جديد
does-drop = الرفض
does-accept = قبول الاستسلام
does-decline = رفض الاستسلام
does-claim = المطالبة بصف
does-take-run = أخذ صف
does-skip = الاستغناء عن النقلة الحرة
does-resign = الاستسلام
does-begin-next = بدء اللعبة التالية
does-end-series = إنهاء السلسلة

## What is asked of whom, and the end of a game

throw-one-die-each = رمي حجر واحد لكل لاعب. يبدأ صاحب الرقم الأعلى.
throw-dice =
    { $name ->
        [you] دورك: رمي النرد.
       *[other] دور { $name }: رمي النرد.
    }
end-your-turn =
    { $name ->
        [you] { $ends ->
            [0] عليك إنهاء دورك.
           *[other] ينتهي دورك.
        }
       *[other] { $ends ->
            [0] دور { $name }: إنهاء الدور.
           *[other] ينتهي دور { $name }.
        }
    }
the-die = الرقم { $number }
gave-up =
    { $loser ->
        [you] استسلمت
       *[other] استسلام { $loser }
    }: { $winner ->
        [you] الفوز لك
       *[other] الفوز من نصيب { $winner }
    }.
stayed-away =
    { $loser ->
        [you] طال غيابك
       *[other] طال غياب { $loser }
    }: { $winner ->
        [you] الفوز لك
       *[other] الفوز من نصيب { $winner }
    }.
lost-on-time =
    { $loser ->
        [you] نفد وقتك
       *[other] نفد وقت { $loser }
    }: { $winner ->
        [you] الفوز لك
       *[other] الفوز من نصيب { $winner }
    }.

## The score panel

pips = المسافة
points = النقاط
date =
    { $day } { $month ->
        [1] يناير
        [2] فبراير
        [3] مارس
        [4] أبريل
        [5] مايو
        [6] يونيو
        [7] يوليو
        [8] أغسطس
        [9] سبتمبر
        [10] أكتوبر
        [11] نوفمبر
       *[12] ديسمبر
    } { $year }
