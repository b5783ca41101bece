## Why an action is refused

empty-reserve = لا فيشة في الاحتياطي.
not-your-reserve = هذا احتياطي خصمك.
place-elsewhere = بالرقم { $number } توضع فيشة على مربع بيتك { $number }.
no-such-place = لا تنتقل الفيشات إلا بين اللوح والاحتياطي.
empty-square = لا فيشة على ذلك المربع.
not-your-stack = تلك الرصّة ليست لك: في أعلاها فيشة خصمك.
moves-from-home = لا تسير إلا الرصّات التي على مربعات بيتك.
moves-elsewhere = بالرقم { $number } تسير الرصّة التي على مربع بيتك { $number }.
too-tall = لا تستطيع رصّة ارتفاعها { $number } أن تسير: فليس هناك سوى 17 مربعًا آخر.
walk-length = رصّة ارتفاعها { $height } تسير على مربعات عددها { $height }، لا { $squares }.
not-orthogonal = يكون السير من مربع إلى مربع عبر الأضلاع.
square-twice = لا يدخل السير مربعًا مرتين.
back-to-start = لا يعود السير إلى حيث بدأ أبدًا.
return-needs-doubles = لا تعود فيشة إلى الاحتياطي إلا عند الدبل.
return-instead-of-both = تعود فيشة إلى الاحتياطي بدل الحجرين كليهما، لا بعد أحدهما.
return-to-own-reserve = تعود الفيشة إلى احتياطي صاحبها.
return-from-home = بحسب القاعدة الاختيارية لا تعود فيشة إلى الاحتياطي إلا من مربعات بيتك.
return-rather-than-bump = بعد ذلك يتعذّر استعمال الرقم { $number } مرة ثانية، ولا يجوز لك التعثّر ما دام إرجاع فيشة ممكنًا لك.
both-dice = عليك استعمال الحجرين كليهما: بعد ذلك يتعذّر استعمال الرقم { $number }.

## What has happened

begins-again = يبدأ من جديد من بدأ اللعبة المنتهية بالتعادل.
token-returned = عادت فيشة إلى الاحتياطي: واللاعب نفسه يرمي مجددًا.

## How a game has ended

centre-is-nobodys = لا أحد يملك مربعًا من الوسط
by-points = { $more } مقابل { $fewer }
by-square = { $more } مقابل { $fewer }، بفضل المربع { $number }

## Places

reserve =
    { $seat ->
        [Brown] احتياطي البني
       *[Ivory] احتياطي العاجي
    }
centre = مربع الوسط { $number }
own-home = مربع البيت { $number }
home-of =
    { $seat ->
        [Brown] مربع بيت البني { $number }
       *[Ivory] مربع بيت العاجي { $number }
    }

## What has moved

walked = سير { $height ->
        [one] فيشة واحدة
        [two] فيشتين
        [few] { $height } فيشات
       *[other] { $height } فيشة
    } من { $from } عبر { $over }

## What the button of a step says

place-token = بالرقم { $number }: وضع فيشة على { $to }
return-token = إرجاع فيشة من { $from } إلى الاحتياطي
walk-token = بالرقم { $number }: سير فيشة من { $from } إلى { $to }
walk-tokens = بالرقم { $number }: سير { $height ->
        [one] الفيشة
        [two] الفيشتين
       *[other] الفيشات ({ $height })
    } من { $from } عبر { $over }

## What the button of a choice says

end-turn-bump = إنهاء الدور (تعثّر)

## What is asked of whom, and the end of a game

last-turn = { $prompt } هذا هو الدور الأخير.
use-one =
    { $name ->
        [you] دورك: استعمال الرقم { $number }.
       *[other] دور { $name }: استعمال الرقم { $number }.
    }
use-both =
    { $name ->
        [you] دورك: استعمال الرقم { $one } والرقم { $another }.
       *[other] دور { $name }: استعمال الرقم { $one } والرقم { $another }.
    }
use-twice =
    { $name ->
        [you] دورك: استعمال الرقم { $number } مرتين.
       *[other] دور { $name }: استعمال الرقم { $number } مرتين.
    }
use-twice-or-return =
    { $name ->
        [you] دورك: استعمال الرقم { $number } مرتين، أو إرجاع واحدة من فيشاتك إلى الاحتياطي والرمي مجددًا.
       *[other] دور { $name }: استعمال الرقم { $number } مرتين، أو إرجاع فيشة إلى الاحتياطي والرمي مجددًا.
    }
return-and-throw =
    { $name ->
        [you] دورك: إرجاع واحدة من فيشاتك إلى الاحتياطي والرمي مجددًا.
       *[other] دور { $name }: إرجاع فيشة إلى الاحتياطي والرمي مجددًا.
    }
use-once =
    { $name ->
        [you] دورك: استعمال الرقم { $number }. يتعذّر استعماله مرتين.
       *[other] دور { $name }: استعمال الرقم { $number }. يتعذّر استعماله مرتين.
    }
use-only =
    { $name ->
        [you] دورك: استعمال الرقم { $one }. يتعذّر استعمال الرقم { $another }.
       *[other] دور { $name }: استعمال الرقم { $one }. يتعذّر استعمال الرقم { $another }.
    }
use-either =
    { $name ->
        [you] دورك: استعمال الرقم { $one } أو { $another }. يتعذّر استعمال الاثنين معًا.
       *[other] دور { $name }: استعمال الرقم { $one } أو { $another }. يتعذّر استعمال الاثنين معًا.
    }
bump =
    { $name ->
        [you] { $ends ->
            [0] عليك إنهاء دورك
           *[other] ينتهي دورك
        }
       *[other] { $ends ->
            [0] دور { $name }: إنهاء الدور
           *[other] ينتهي دور { $name }
        }
    }. يتعذّر استعمال { $dice }، وهذا تعثّر.
bump-and-turn =
    { $name ->
        [you] { $ends ->
            [0] عليك إنهاء دورك
           *[other] ينتهي دورك
        }
       *[other] { $ends ->
            [0] دور { $name }: إنهاء الدور
           *[other] ينتهي دور { $name }
        }
    }. يتعذّر استعمال { $dice }، وهذا تعثّر، وبعده { $other ->
        [you] لك دور واحد.
       *[other] دور واحد من نصيب { $other }.
    }
won =
    { $name ->
        [you] فزت بالوسط،
       *[other] الفوز بالوسط من نصيب { $name }،
    } { $manner }.

## The score panel

in-reserve = الاحتياطي
running-score = الحساب الجاري
coins-won = رصيد القطع
gained = { $count }
stake = الرهان

## What is known of the game without playing it

title = تابليرو دي بيرونا
tagline = رصّ الفيشات وامتلاك الوسط في النهاية
goal = الهدف امتلاك المربعات الأعلى قيمة في الوسط عند نهاية اللعبة.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-points = النقاط, نقاط, نقطة
about-points = كل مربع من الوسط يُحسب برقمه، من 1 إلى 6، لصاحب الفيشة التي في أعلاه.
term-use = استعمال
about-use = كل حجر إما أن يضع فيشة على مربع بيتك الذي يحمل رقمه، وإما أن تسير به الرصّة التي هناك.
term-walk = السير, سير, تسير
about-walk = الرصّة التي تسير تترك فيشتها السفلى على كل مربع تدخله.
term-reserve = الاحتياطي, احتياطي
about-reserve = في الاحتياطي فيشات اللاعب التي ليست على اللوح.
term-bump = تعثّر, التعثّر
about-bump = التعثّر حجر لا يمكن استعماله: وللاعب الآخر دور أخير، ثم يُحسب الوسط.
term-running-score = الحساب الجاري
about-running-score = الحساب الجاري يجمع الفروق التي فاز بها كل لاعب.
term-coins = رصيد القطع
about-coins = رصيد القطع هو ما ربحه كل لاعب، أو خسره، من القطع النقدية في هذه السلسلة.
term-stake = الرهان
about-stake = الرهان هو ما تُلعب عليه اللعبة الواحدة.
term-return = إرجاع, الإرجاع
about-return = عند الدبل يمكنك بدل ذلك إرجاع واحدة من فيشاتك إلى الاحتياطي ثم الرمي مجددًا.

## What the seats are called

brown = البني
ivory = العاجي
