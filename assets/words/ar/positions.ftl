## Backgammon

not-fifteen-checkers =
    { $seat ->
        [White] ليس للأبيض خمسة عشر قرصًا
       *[Black] ليس للأسود خمسة عشر قرصًا
    }
both-on-point = على خانة الأبيض { $number } أقراص من اللونين (وهي خانة الأسود { $other })
both-off = لا يمكن أن يكون كلا اللاعبين قد أخرج كل أقراصه
both-shut-out = لكلا اللاعبين أقراص على الحاجز أمام بيت مغلق كله: لا يمكن لأحد أن يتحرك أبدًا
not-at-start = تبدأ اللعبة وكل الأقراص في أماكن البداية
winner-not-off = لم يُخرج الفائز كل أقراصه
all-off =
    { $seat ->
        [White] أخرج الأبيض كل أقراصه، فاللعبة منتهية
       *[Black] أخرج الأسود كل أقراصه، فاللعبة منتهية
    }
opening-names-white = في الافتتاح يرمي كلا اللاعبين؛ ويُذكر الأبيض
no-dice = لا أحجار نرد للعب
dice-lie-not = لا نرد على الطاولة الآن
faces-of-die = أرقام حجر النرد من 1 إلى 6
used-too-often = الحجر تستهلكه خطوة واحدة، أو خطوتان إذا كان الحجران متساويين
first-is-used-first = من حجرين متساويين يُستهلك الأول أولًا
cube-missing = ينقص مكعب المضاعفة
no-cube = تُلعب هذه اللعبة دون مكعب المضاعفة
owned-without-double = قبل المضاعفة ليس مكعب المضاعفة لأحد
owned-by-nobody = إذا كانت القيمة { $number } فمكعب المضاعفة لأحد اللاعبين
crawford-doubled = لا مضاعفة في لعبة كروفورد
opening-doubled = لا مضاعفة قبل الافتتاح
too-low-score = كانت قيمة اللعبة { $number }، ولا تظهر في نتيجة الفائز
single-crawford = ليس للعبة المفردة لعبة كروفورد
too-many-points =
    { $number ->
        [one] لا يزيد أحد في هذه المباراة على نقطة واحدة
        [two] لا يزيد أحد في هذه المباراة على نقطتين
        [few] لا يزيد أحد في هذه المباراة على { $number } نقاط
       *[other] لا يزيد أحد في هذه المباراة على { $number } نقطة
    }
match-over =
    { $number ->
        [one] عند نقطة واحدة تنتهي المباراة
        [two] عند نقطتين تنتهي المباراة
        [few] عند { $number } نقاط تنتهي المباراة
       *[other] عند { $number } نقطة تنتهي المباراة
    }
not-crawford = لا يمكن أن تكون هذه لعبة كروفورد
no-beaver = لا بيفر للرد عليه
bad-resignation = الاستسلام يكون بالقيمة مرة أو مرتين أو 3 مرات
nothing-dropped = لا يمكن أن تكون مضاعفة قد رُفضت

## Tablero de Jesus

empty-board = لا يكون اللوح فارغًا إلا حين تُخسر اللعبة
other-coins = عدد القطع في الكيسين وعلى اللوح { $number }، لكن مجموع الرهانين { $other }
no-run = لا صف على اللوح للأخذ
coins-at-end = لا تبقى قطعة على اللوح حين تُخسر اللعبة
other-coins-at-end = عدد القطع في الكيسين في النهاية { $number }، لكن مجموع الرهانين كان { $other }
could-refill = عند الخاسر { $number } من القطع، وكان يمكنه ملء اللوح
no-coin = لا قطعة على الرقم { $number }
several-coins = على الرقم { $number } أكثر من قطعة
half-of-coins = قبل رمية الافتتاح يكون في كيس كل لاعب نصف القطع

## Tablero di Berona

token-before-opening = لا فيشة على اللوح قبل رمية الافتتاح
won-before-single = في اللعبة المفردة لم يُربح شيء من قبل: won:0-0
too-many-tokens = للاعب { $letter } أكثر من { $number } فيشة

## Tabula

both-colours = على الخانة { $number } قطع من اللونين
not-in-hand = عند رمية الافتتاح تكون كل القطع في اليد
no-winner = في النهاية يكون أحد اللاعبين قد أخرج خمس عشرة قطعة
fifteen-off = حين تُخرج خمس عشرة قطعة تنتهي اللعبة
other-pieces =
    { $colour ->
        [ivory] عدد القطع العاجية { $number } بدل { $other }
       *[brown] عدد القطع البنية { $number } بدل { $other }
    }

## The Royal Game of Ur

too-many-pieces =
    { $side ->
        [Blue] عدد قطع الأزرق أكثر من { $number }
       *[Ivory] عدد قطع العاجي أكثر من { $number }
    }
both-on-square = لكلا اللاعبين قطعة على المربع { $square }
both-home = كل قطع كلا اللاعبين في الدار
other-tallies = عدد العيدان { $number } بدل { $other }
winner-not-paid = يجب أن يكون الفائز قد نال من العيدان { $number }
no-tallies = تُلعب المجموعة على عيدان عدّ
single-tallies = لا عيدان عدّ في اللعبة المفردة
set-over = حين تكون كل العيدان في يد واحدة تنتهي المجموعة
over-without-winner = تنتهي اللعبة حين تبلغ سبع قطع لأحد اللاعبين الدار، وحينئذ فقط
unknown-beginner = لا يُجهل من بدأ إلا ما دامت الأحجار الهرمية تقرر ذلك، وحينئذ يُجهل دائمًا
not-at-ur-start = ما دامت الأحجار الهرمية تقرر من يبدأ فكل القطع عند خط الانطلاق
lots-worth = ثلاثة أحجار هرمية قيمتها 3 على الأكثر
faces-of-lot = يُظهر الحجر الهرمي 0 أو 1
gate-not-opened = ثلاثة أحجار فارغة كانت ستضع قطعة على البوابة وتُرمى مرة أخرى
nothing-moved = لا يمكن أن تكون قطعة قد تحركت
nothing-earned = لا يمكن أن تكون وردة قد أكسبت هذا
other-pieces-of =
    { $side ->
        [Blue] عدد قطع الأزرق { $number } بدل { $other }
       *[Ivory] عدد قطع العاجي { $number } بدل { $other }
    }
not-on-way =
    { $side ->
        [Blue] لا يمر الأزرق أبدًا بالمربع { $square }
       *[Ivory] لا يمر العاجي أبدًا بالمربع { $square }
    }
two-on-square =
    { $side ->
        [Blue] للأزرق قطعتان على المربع { $square }
       *[Ivory] للعاجي قطعتان على المربع { $square }
    }
no-rosette = النجمة للوردة وحدها، والمربع { $square } ليس وردة
