hardly-anything = لا شيء تقريبًا
luck-and-skill =
    { $luck ->
        [better] { $name ->
            [you] رمياتك أفضل من رميات { $other } بفارق: { $worth }
           *[other] { $other ->
                [you] رميات { $name } أفضل من رمياتك بفارق: { $worth }
               *[other] رميات { $name } أفضل من رميات { $other } بفارق: { $worth }
            }
        }
        [worse] { $name ->
            [you] رمياتك أسوأ من رميات { $other } بفارق: { $worth }
           *[other] { $other ->
                [you] رميات { $name } أسوأ من رمياتك بفارق: { $worth }
               *[other] رميات { $name } أسوأ من رميات { $other } بفارق: { $worth }
            }
        }
       *[alike] { $name ->
            [you] تساوت رمياتك مع رميات { $other } في الجودة
           *[other] { $other ->
                [you] تساوت رميات { $name } مع رمياتك في الجودة
               *[other] تساوت رميات { $name } مع رميات { $other } في الجودة
            }
        }
    }؛ والضائع بالأخطاء: { $name ->
        [you] منك { $lost }
       *[other] من { $name } { $lost }
    }، { $other ->
        [you] ومنك { $other-lost }
       *[other] ومن { $other } { $other-lost }
    }{ $by ->
        [luck-first] ؛ وبذلك كان { $name ->
            [you] فوزك
           *[other] فوز { $name }
        } بالحظ أكثر منه بالمهارة.
        [skill-first] ؛ وبذلك كان { $name ->
            [you] فوزك
           *[other] فوز { $name }
        } بالمهارة أكثر منه بالحظ.
        [luck] ؛ وبذلك كان { $name ->
            [you] فوزك
           *[other] فوز { $name }
        } بالحظ.
        [skill] ؛ وبذلك كان { $name ->
            [you] فوزك
           *[other] فوز { $name }
        } بالمهارة.
        [neither] ؛ ولم يكن { $name ->
            [you] فوزك
           *[other] فوز { $name }
        } بالحظ ولا بالمهارة، في حدود ما يراه اللاعبون الآليون.
       *[no-winner] .
    }

## What decisions are called in a sentence

it = بهذا الاختيار
the-best = بالاختيار الأفضل
throw = الرمي
no-move = لا نقلة
repeated =
    { $decision } { $count ->
        [2] (مرتين)
        [3] (3 مرات)
       *[other] (4 مرات)
    }
and = { $first } ثم { $last }
and-after-comma = { $first }، ثم { $last }

## Why a decision is better than another: a sentence of clauses, all but the last, and the last

better = { $subject }: { $better }.
better-but = { $subject }: { $better }، لكن في المقابل: { $worse }.
better-although = { $subject }: { $values }، رغم ما يأتي معه: { $worse }.
next-clause = { $first }، { $last }
last-clause = { $first }، وكذلك { $last }

## Clauses about what a decision is worth

wins-games =
    { $count ->
        [0] لا فوز في أي لعبة
        [one] الفوز في لعبة واحدة
        [two] الفوز في لعبتين
        [few] الفوز في { $count } ألعاب
       *[other] الفوز في { $count } لعبة
    } من { $of ->
        [1000] 1,000
       *[other] { $of }
    } بدل { $other-count }
worth-instead = القيمة { $value } بدل { $other-value }
worth-hardly-more = القيمة { $value }، ولا تكاد تقلّ بغير ذلك

## Clauses about what a decision leaves on the board, instead of what another leaves

throws-that-hit =
    { $count ->
        [0] لا رمية تتيح للخصم الضرب
       *[other] { $count } من { $of } رمية تتيح للخصم الضرب
    } بدل { $other-count ->
        [0] لا شيء
       *[other] { $other-count }
    }
checkers-on-bar =
    { $count ->
        [0] لا أقراص للخصم على الحاجز
        [one] قرص واحد للخصم على الحاجز
        [two] قرصان للخصم على الحاجز
        [few] { $count } أقراص للخصم على الحاجز
       *[other] { $count } قرصًا للخصم على الحاجز
    } بدل { $other-count ->
        [0] لا شيء
       *[other] { $other-count }
    }
home-points-held =
    { $count ->
        [0] لا خانات مغلقة في البيت
        [one] خانة مغلقة واحدة في البيت
        [two] خانتان مغلقتان في البيت
        [few] { $count } خانات مغلقة في البيت
       *[other] { $count } خانة مغلقة في البيت
    } بدل { $other-count ->
        [0] لا شيء
       *[other] { $other-count }
    }
points-in-row =
    { $count ->
        [0] لا سدّ
        [one] سدّ من خانة واحدة
        [two] سدّ من خانتين
        [few] سدّ من { $count } خانات متتالية
       *[other] سدّ من { $count } خانة متتالية
    } بدل { $other-count ->
        [0] لا شيء
       *[other] { $other-count }
    }
anchors =
    { $count ->
        [0] لا خانات مغلقة في بيت الخصم
        [one] خانة مغلقة واحدة في بيت الخصم
        [two] خانتان مغلقتان في بيت الخصم
        [few] { $count } خانات مغلقة في بيت الخصم
       *[other] { $count } خانة مغلقة في بيت الخصم
    } بدل { $other-count ->
        [0] لا شيء
       *[other] { $other-count }
    }
checkers-behind =
    { $count ->
        [0] لا أقراص في الخلف
        [one] قرص واحد في الخلف
        [two] قرصان في الخلف
        [few] { $count } أقراص في الخلف
       *[other] { $count } قرصًا في الخلف
    } بدل { $other-count ->
        [0] لا شيء
       *[other] { $other-count }
    }
blots =
    { $count ->
        [0] لا أقراص مكشوفة
        [one] قرص مكشوف واحد
        [two] قرصان مكشوفان
        [few] { $count } أقراص مكشوفة
       *[other] { $count } قرصًا مكشوفًا
    } بدل { $other-count ->
        [0] لا شيء
       *[other] { $other-count }
    }
opponents-pips =
    { $count ->
        [0] لا نقاط سير باقية على الخصم
        [one] نقطة سير واحدة باقية على الخصم
        [two] نقطتا سير باقيتان على الخصم
        [few] { $count } نقاط سير باقية على الخصم
       *[other] { $count } نقطة سير باقية على الخصم
    } بدل { $other-count ->
        [0] لا شيء
       *[other] { $other-count }
    }
checkers-off =
    { $count ->
        [0] لا أقراص خارج اللوح
        [one] قرص واحد خارج اللوح
        [two] قرصان خارج اللوح
        [few] { $count } أقراص خارج اللوح
       *[other] { $count } قرصًا خارج اللوح
    } بدل { $other-count ->
        [0] لا شيء
       *[other] { $other-count }
    }
checkers-outside =
    { $count ->
        [0] لا أقراص خارج البيت
        [one] قرص واحد خارج البيت
        [two] قرصان خارج البيت
        [few] { $count } أقراص خارج البيت
       *[other] { $count } قرصًا خارج البيت
    } بدل { $other-count ->
        [0] لا شيء
       *[other] { $other-count }
    }
home-points-occupied =
    { $count ->
        [0] لا خانات مشغولة في البيت
        [one] خانة مشغولة واحدة في البيت
        [two] خانتان مشغولتان في البيت
        [few] { $count } خانات مشغولة في البيت
       *[other] { $count } خانة مشغولة في البيت
    } بدل { $other-count ->
        [0] لا شيء
       *[other] { $other-count }
    }
highest-stack =
    { $count ->
        [0] لا أقراص على أكثر خانة ازدحامًا
        [one] قرص واحد على أكثر خانة ازدحامًا
        [two] قرصان على أكثر خانة ازدحامًا
        [few] { $count } أقراص على أكثر خانة ازدحامًا
       *[other] { $count } قرصًا على أكثر خانة ازدحامًا
    } بدل { $other-count ->
        [0] لا شيء
       *[other] { $other-count }
    }
pieces-on-bar =
    { $count ->
        [0] لا قطع للخصم على الحاجز
        [one] قطعة واحدة للخصم على الحاجز
        [two] قطعتان للخصم على الحاجز
        [few] { $count } قطع للخصم على الحاجز
       *[other] { $count } قطعة للخصم على الحاجز
    } بدل { $other-count ->
        [0] لا شيء
       *[other] { $other-count }
    }
own-pieces-on-bar =
    { $count ->
        [0] لا قطع لصاحب الدور على الحاجز
        [one] قطعة واحدة لصاحب الدور على الحاجز
        [two] قطعتان لصاحب الدور على الحاجز
        [few] { $count } قطع لصاحب الدور على الحاجز
       *[other] { $count } قطعة لصاحب الدور على الحاجز
    } بدل { $other-count ->
        [0] لا شيء
       *[other] { $other-count }
    }
points-held =
    { $count ->
        [0] لا خانات مغلقة
        [one] خانة مغلقة واحدة
        [two] خانتان مغلقتان
        [few] { $count } خانات مغلقة
       *[other] { $count } خانة مغلقة
    } بدل { $other-count ->
        [0] لا شيء
       *[other] { $other-count }
    }
pieces-alone =
    { $count ->
        [0] لا قطع وحيدة
        [one] قطعة وحيدة واحدة
        [two] قطعتان وحيدتان
        [few] { $count } قطع وحيدة
       *[other] { $count } قطعة وحيدة
    } بدل { $other-count ->
        [0] لا شيء
       *[other] { $other-count }
    }
pieces-off =
    { $count ->
        [0] لا قطع خارج اللوح
        [one] قطعة واحدة خارج اللوح
        [two] قطعتان خارج اللوح
        [few] { $count } قطع خارج اللوح
       *[other] { $count } قطعة خارج اللوح
    } بدل { $other-count ->
        [0] لا شيء
       *[other] { $other-count }
    }
pieces-in-hand =
    { $count ->
        [0] لا قطع في اليد
        [one] قطعة واحدة في اليد
        [two] قطعتان في اليد
        [few] { $count } قطع في اليد
       *[other] { $count } قطعة في اليد
    } بدل { $other-count ->
        [0] لا شيء
       *[other] { $other-count }
    }
pieces-gathered =
    { $count ->
        [0] لا قطع في الربع الأخير
        [one] قطعة واحدة في الربع الأخير
        [two] قطعتان في الربع الأخير
        [few] { $count } قطع في الربع الأخير
       *[other] { $count } قطعة في الربع الأخير
    } بدل { $other-count ->
        [0] لا شيء
       *[other] { $other-count }
    }
own-pips =
    { $count ->
        [0] لا نقاط سير باقية على صاحب الدور
        [one] نقطة سير واحدة باقية على صاحب الدور
        [two] نقطتا سير باقيتان على صاحب الدور
        [few] { $count } نقاط سير باقية على صاحب الدور
       *[other] { $count } نقطة سير باقية على صاحب الدور
    } بدل { $other-count ->
        [0] لا شيء
       *[other] { $other-count }
    }
pieces-to-river =
    { $count ->
        [0] لا قطع للخصم في النهر
        [one] قطعة واحدة للخصم في النهر
        [two] قطعتان للخصم في النهر
        [few] { $count } قطع للخصم في النهر
       *[other] { $count } قطعة للخصم في النهر
    } بدل { $other-count ->
        [0] لا شيء
       *[other] { $other-count }
    }
pieces-home =
    { $count ->
        [0] لا قطع في الدار
        [one] قطعة واحدة في الدار
        [two] قطعتان في الدار
        [few] { $count } قطع في الدار
       *[other] { $count } قطعة في الدار
    } بدل { $other-count ->
        [0] لا شيء
       *[other] { $other-count }
    }
pieces-at-start =
    { $count ->
        [0] لا قطع عند خط الانطلاق
        [one] قطعة واحدة عند خط الانطلاق
        [two] قطعتان عند خط الانطلاق
        [few] { $count } قطع عند خط الانطلاق
       *[other] { $count } قطعة عند خط الانطلاق
    } بدل { $other-count ->
        [0] لا شيء
       *[other] { $other-count }
    }
own-pieces-in-river =
    { $count ->
        [0] لا قطع لصاحب الدور في النهر
        [one] قطعة واحدة لصاحب الدور في النهر
        [two] قطعتان لصاحب الدور في النهر
        [few] { $count } قطع لصاحب الدور في النهر
       *[other] { $count } قطعة لصاحب الدور في النهر
    } بدل { $other-count ->
        [0] لا شيء
       *[other] { $other-count }
    }
rosettes =
    { $count ->
        [0] لا وقوف على وردة
        [one] وقوف على وردة واحدة
        [two] وقوف على وردتين
        [few] وقوف على { $count } ورود
       *[other] وقوف على { $count } وردة
    } بدل { $other-count ->
        [0] لا شيء
       *[other] { $other-count }
    }
squares-to-go =
    { $count ->
        [0] لا مربعات باقية للسير
        [one] مربع واحد باقٍ للسير
        [two] مربعان باقيان للسير
        [few] { $count } مربعات باقية للسير
        [many] { $count } مربعًا باقيًا للسير
       *[other] { $count } مربع باقٍ للسير
    } بدل { $other-count ->
        [0] لا شيء
       *[other] { $other-count }
    }
coins-in-purse =
    { $count ->
        [0] لا قطع في الكيس
        [one] قطعة واحدة في الكيس
        [two] قطعتان في الكيس
        [few] { $count } قطع في الكيس
       *[other] { $count } قطعة في الكيس
    } بدل { $other-count ->
        [0] لا شيء
       *[other] { $other-count }
    }
own-run =
    { $count ->
        [0] لا صف
        [one] صف من قطعة واحدة
        [two] صف من قطعتين
        [few] صف من { $count } قطع
       *[other] صف من { $count } قطعة
    } بدل { $other-count ->
        [0] لا شيء
       *[other] { $other-count }
    }
opponents-run =
    { $count ->
        [0] لا صف للخصم
        [one] صف للخصم من قطعة واحدة
        [two] صف للخصم من قطعتين
        [few] صف للخصم من { $count } قطع
       *[other] صف للخصم من { $count } قطعة
    } بدل { $other-count ->
        [0] لا شيء
       *[other] { $other-count }
    }
throws-that-lose-dice =
    { $count ->
        [0] لا رمية تُفقد النرد
       *[other] { $count } من { $of } رمية تُفقد النرد
    } بدل { $other-count ->
        [0] لا شيء
       *[other] { $other-count }
    }
throws-for-longer-run =
    { $count ->
        [0] لا رمية تتيح صفًّا أطول
       *[other] { $count } من { $of } رمية تتيح صفًّا أطول
    } بدل { $other-count ->
        [0] لا شيء
       *[other] { $other-count }
    }
coins-at-edge =
    { $count ->
        [0] لا قطع عند الحافة
        [one] قطعة واحدة عند الحافة
        [two] قطعتان عند الحافة
        [few] { $count } قطع عند الحافة
       *[other] { $count } قطعة عند الحافة
    } بدل { $other-count ->
        [0] لا شيء
       *[other] { $other-count }
    }
own-centre =
    { $count ->
        [0] لا نقاط لصاحب الدور في الوسط
        [one] نقطة واحدة لصاحب الدور في الوسط
        [two] نقطتان لصاحب الدور في الوسط
        [few] { $count } نقاط لصاحب الدور في الوسط
       *[other] { $count } نقطة لصاحب الدور في الوسط
    } بدل { $other-count ->
        [0] لا شيء
       *[other] { $other-count }
    }
opponents-centre =
    { $count ->
        [0] لا نقاط للخصم في الوسط
        [one] نقطة واحدة للخصم في الوسط
        [two] نقطتان للخصم في الوسط
        [few] { $count } نقاط للخصم في الوسط
       *[other] { $count } نقطة للخصم في الوسط
    } بدل { $other-count ->
        [0] لا شيء
       *[other] { $other-count }
    }
own-stacks =
    { $count ->
        [0] لا رصّات لصاحب الدور
        [one] رصّة واحدة لصاحب الدور
        [two] رصّتان لصاحب الدور
        [few] { $count } رصّات لصاحب الدور
       *[other] { $count } رصّة لصاحب الدور
    } بدل { $other-count ->
        [0] لا شيء
       *[other] { $other-count }
    }
opponents-stacks =
    { $count ->
        [0] لا رصّات للخصم
        [one] رصّة واحدة للخصم
        [two] رصّتان للخصم
        [few] { $count } رصّات للخصم
       *[other] { $count } رصّة للخصم
    } بدل { $other-count ->
        [0] لا شيء
       *[other] { $other-count }
    }
tokens-covered =
    { $count ->
        [0] لا فيشات مغطاة لصاحب الدور
        [one] فيشة مغطاة واحدة لصاحب الدور
        [two] فيشتان مغطاتان لصاحب الدور
        [few] { $count } فيشات مغطاة لصاحب الدور
       *[other] { $count } فيشة مغطاة لصاحب الدور
    } بدل { $other-count ->
        [0] لا شيء
       *[other] { $other-count }
    }
tokens-in-reserve =
    { $count ->
        [0] لا فيشات في الاحتياطي
        [one] فيشة واحدة في الاحتياطي
        [two] فيشتان في الاحتياطي
        [few] { $count } فيشات في الاحتياطي
       *[other] { $count } فيشة في الاحتياطي
    } بدل { $other-count ->
        [0] لا شيء
       *[other] { $other-count }
    }
throws-that-bump =
    { $count ->
        [0] لا رمية تتيح للخصم التعثّر
       *[other] { $count } من { $of } رمية تتيح للخصم التعثّر
    } بدل { $other-count ->
        [0] لا شيء
       *[other] { $other-count }
    }

## The odds of a position

chance =
    { $what ->
        [win-gammon] احتمال الفوز بمارس: { $count } من 100
        [win-backgammon] احتمال الفوز بباكغامون: { $count } من 100
        [win-double] احتمال الفوز بالضعف: { $count } من 100
        [lose-gammon] احتمال الخسارة بمارس: { $count } من 100
        [lose-backgammon] احتمال الخسارة بباكغامون: { $count } من 100
        [lose-double] احتمال الخسارة بالضعف: { $count } من 100
       *[win] احتمال الفوز: { $count } من 100
    }
chance-in-game = احتمال الفوز باللعبة: { $count } من 100
chance-in-match = احتمال الفوز بالمباراة: { $count } من 100
chance-in-set = احتمال الفوز بالمجموعة: { $count } من 100
worth = القيمة: { $value }
worth-of-choice = { $decision }: { $value }
throws-of-jesus = من { $of } رمية: { $lose } تُفقد النرد، { $longer } تتيح صفًّا أطول.

## What values are measured in

decimal = { $amount }
percent = { $share }%
with-error = { $amount } (بهامش { $error })
percent-with-error = { $chances }% (بهامش { $error }%)
points = { $amount } نقطة
coins = { $amount } قطعة
wins-in =
    { $count ->
        [0] أقل من لعبة رابحة واحدة
        [one] لعبة رابحة واحدة
        [two] لعبتان رابحتان
        [few] { $count } ألعاب رابحة
       *[other] { $count } لعبة رابحة
    } من { $of ->
        [1000] 1,000
       *[other] { $of }
    }
matches-in =
    { $count ->
        [0] أقل من مباراة رابحة واحدة
        [one] مباراة رابحة واحدة
        [two] مباراتان رابحتان
        [few] { $count } مباريات رابحة
       *[other] { $count } مباراة رابحة
    } من { $of ->
        [1000] 1,000
       *[other] { $of }
    }
sets-in =
    { $count ->
        [0] أقل من مجموعة رابحة واحدة
        [one] مجموعة رابحة واحدة
        [two] مجموعتان رابحتان
        [few] { $count } مجموعات رابحة
       *[other] { $count } مجموعة رابحة
    } من { $of ->
        [1000] 1,000
       *[other] { $of }
    }

## How exact values are

solved-game = هذه اللعبة محلولة. قيمها محفوظة مقرّبة: هي صحيحة في حدود 0.1 قطعة.
solved-endgame = قيم مضبوطة: حُسب ما بقي من هذه اللعبة كله.
solved-endgame-in-set =
    حُسب ما بقي من هذه اللعبة كله. ولا يُقدَّر سوى قيمة نقاطها في المجموعة.
solved-decisions = هذه اللعبة محلولة؛ قيمها محفوظة مقرّبة.
solved-endgame-decisions = حُسبت نهاية اللعبة كلها؛ أما ما قبلها فمقدَّر.
solved-endgame-decisions-in-set = حُسبت نهايات الألعاب كلها؛ أما ما قبلها وقيمة النقاط في المجموعة فمقدَّران.

## Marks of wrong decisions

doubtful = مشكوك فيه
error = خطأ
blunder = خطأ فادح
mark-from = { $sign } من { $count }

## Classes of decisions

class-moves = النقلات
class-choices = الاختيارات
class-contact = لعب الأقراص، التحام
class-race = لعب الأقراص، سباق
class-doubling = المضاعفة
class-taking = القبول
class-take-or-throw = الأخذ أو الرمي
class-claim-or-throw = المطالبة أو الرمي
part-checker-play = لعب الأقراص
part-cube = المكعب
part-resignations = الاستسلام
