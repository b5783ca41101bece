## What stands there is not what should

is-not = المكتوب «{ $found }»، والمطلوب: { $wanted }
missing = المطلوب هنا: { $wanted }

## What should stand there

this-text = «{ $words }»
one-of = واحد من { $words }
a-number = عدد
number-from = عدد من { $low } إلى { $high }
smaller-number = عدد أصغر
phase = مرحلة من اللعبة، مثل { $examples }
two-dice = حجرا نرد، مثل { $examples }
the-dice = النرد
face = رقم على حجر نرد
cube = مكعب، مثل { $examples }
score = نتيجة، مثل { $examples }
checkers-at-place = مكان وعدد أقراص، مثل { $examples }
number-of-stakes = عدد مرات قيمة اللعبة
action = فعل، مثل { $examples }
move-of-coin = نقلة مثل { $examples }: العمود، ثم الصف الذي تغادره، ثم الصف الذي تصل إليه
two-purses =
    { $most ->
        [few] كيسان في كل منهما { $most } قطع على الأكثر، مثل { $examples }
       *[other] كيسان في كل منهما { $most } قطعة على الأكثر، مثل { $examples }
    }
rows-of-coins = لوح: سبعة أرقام من 1 إلى 7، هي صف القطعة في كل عمود
rows-of-stacks = لوح: ثلاثة صفوف بينها «/»، في كل منها ست رصّات بينها فواصل
stack-of-tokens = رصّة فيشات من الحرفين: A، B
points-won = ما ربحه كلا اللاعبين، مثل { $examples }
pieces-of =
    { $side ->
        [ivory] القطع العاجية، مثل { $examples }
        [brown] القطع البنية، مثل { $examples }
        [Blue] قطع الأزرق، مثل { $examples }
       *[Ivory] قطع العاجي، مثل { $examples }
    }
tallies = عيدان المخزون وعيدان كلا اللاعبين، مثل { $examples }
who-began = من بدأ، مثل { $examples }
square = اسم مربع
place = اسم مكان

## What cannot be read otherwise

position-like = يُكتب الوضع هكذا: { $examples }
places-in-order = تُذكر الأماكن من الحاجز نزولًا إلى خارج اللوح، كل منها مرة واحدة
other-checkers = عدد الأقراص { $count } بدل { $most }
no-single-die = لا حجر واحد يوصل من هناك إلى هنا
not-played-here = لا يمكن أن تكون الرمية { $faces } قد لُعبت هنا
nobodys-turn =
    ليس الدور لأحد قبل رمية الافتتاح وبعد النهاية؛ ويُعرف من بدأ في النهاية، لا قبلها
turn-missing = ينقص صاحب الدور ومن بدأ اللعبة
stack-missing = تنقص رصّة (يُكتب المربع الفارغ نقطة)
should-end = يجب أن ينتهي الوضع هنا، لا أن يليه «{ $found }»
nothing-follows = لا شيء يلي «{ $found }»
comes-twice = يرد «{ $found }» مرتين
three-dice =
    { $count ->
        [4] ليس هناك إلا ثلاثة أحجار
       *[other] هناك ثلاثة أحجار، لا { $count }
    }
no-such-game = لا لعبة باسم «{ $found }» (المعروف: { $words })
