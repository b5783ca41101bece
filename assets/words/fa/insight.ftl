hardly-anything = مقدار ناچیزی
luck-and-skill =
    { $luck ->
        [better] { $name ->
            [you] پرتاب‌های شما به اندازهٔ { $worth } بهتر از پرتاب‌های { $other } بود
           *[other] { $other ->
                [you] پرتاب‌های { $name } به اندازهٔ { $worth } بهتر از پرتاب‌های شما بود
               *[other] پرتاب‌های { $name } به اندازهٔ { $worth } بهتر از پرتاب‌های { $other } بود
            }
        }
        [worse] { $name ->
            [you] پرتاب‌های شما به اندازهٔ { $worth } بدتر از پرتاب‌های { $other } بود
           *[other] { $other ->
                [you] پرتاب‌های { $name } به اندازهٔ { $worth } بدتر از پرتاب‌های شما بود
               *[other] پرتاب‌های { $name } به اندازهٔ { $worth } بدتر از پرتاب‌های { $other } بود
            }
        }
       *[alike] { $name ->
            [you] پرتاب‌های شما و { $other } به یک اندازه خوب بود
           *[other] { $other ->
                [you] پرتاب‌های { $name } و شما به یک اندازه خوب بود
               *[other] پرتاب‌های { $name } و { $other } به یک اندازه خوب بود
            }
        }
    }؛ { $name ->
        [you] شما { $lost } از دست دادید
       *[other] { $name } { $lost } از دست داد
    }، { $other ->
        [you] شما { $other-lost } از دست دادید
       *[other] { $other } { $other-lost } از دست داد
    }{ $by ->
        [luck-first] : { $name ->
            [you] شما بیشتر با شانس بردید تا با مهارت.
           *[other] { $name } بیشتر با شانس برد تا با مهارت.
        }
        [skill-first] : { $name ->
            [you] شما بیشتر با مهارت بردید تا با شانس.
           *[other] { $name } بیشتر با مهارت برد تا با شانس.
        }
        [luck] : { $name ->
            [you] شما با شانس بردید.
           *[other] { $name } با شانس برد.
        }
        [skill] : { $name ->
            [you] شما با مهارت بردید.
           *[other] { $name } با مهارت برد.
        }
        [neither] : { $name ->
            [you] تا جایی که ربات‌ها می‌بینند، شما نه با شانس بردید و نه با مهارت.
           *[other] تا جایی که ربات‌ها می‌بینند، { $name } نه با شانس برد و نه با مهارت.
        }
       *[no-winner] .
    }

## What decisions are called in a sentence

it = این انتخاب
the-best = بهترین انتخاب
throw = تاس ریختن
no-move = بدون حرکت
repeated =
    { $decision } { $count ->
        [2] (دو بار)
        [3] (سه بار)
       *[other] (چهار بار)
    }
and = { $first } و { $last }
and-after-comma = { $first } و { $last }

## Why a decision is better than another: a sentence of clauses, all but the last, and the last

better = { $subject } { $better }.
better-but = { $subject } { $better }، ولی { $worse }.
better-although = { $subject } { $values }، هرچند { $worse }.
next-clause = { $first }، { $last }
last-clause = { $first } و { $last }

## Clauses about what a decision is worth

wins-games = از { $of } بازی { $count } تا را می‌برد (به جای { $other-count })
worth-instead = { $value } می‌ارزد (به جای { $other-value })
worth-hardly-more = { $value } می‌ارزد و انتخاب دیگر تقریباً همین‌قدر

## Clauses about what a decision leaves on the board, instead of what another leaves

throws-that-hit =
    { $count ->
        [0] به حریف هیچ پرتاب زننده‌ای نمی‌دهد
       *[other] به حریف از { $of } پرتاب ممکن { $count } پرتاب زننده می‌دهد
    } (به جای { $other-count ->
        [0] هیچ
       *[other] { $other-count }
    })
checkers-on-bar =
    { $count ->
        [0] هیچ مهره‌ای روی پیشخوان نمی‌فرستد
       *[other] { $count } مهره روی پیشخوان می‌فرستد
    } (به جای { $other-count ->
        [0] هیچ
       *[other] { $other-count }
    })
home-points-held =
    { $count ->
        [0] هیچ خانه‌ای از زمین خودی را بسته نگه نمی‌دارد
       *[other] { $count } خانه از زمین خودی را بسته نگه می‌دارد
    } (به جای { $other-count ->
        [0] هیچ
       *[other] { $other-count }
    })
points-in-row =
    { $count ->
        [0] هیچ خانه‌ای پشت سر هم نمی‌بندد
       *[other] { $count } خانهٔ پشت سر هم می‌بندد
    } (به جای { $other-count ->
        [0] هیچ
       *[other] { $other-count }
    })
anchors =
    { $count ->
        [0] هیچ خانه‌ای در زمین حریف نگه نمی‌دارد
       *[other] { $count } خانه در زمین حریف نگه می‌دارد
    } (به جای { $other-count ->
        [0] هیچ
       *[other] { $other-count }
    })
checkers-behind =
    { $count ->
        [0] هیچ مهره‌ای عقب نمی‌گذارد
       *[other] { $count } مهره عقب می‌گذارد
    } (به جای { $other-count ->
        [0] هیچ
       *[other] { $other-count }
    })
blots =
    { $count ->
        [0] هیچ مهرهٔ تکی نمی‌گذارد
       *[other] { $count } مهرهٔ تک می‌گذارد
    } (به جای { $other-count ->
        [0] هیچ
       *[other] { $other-count }
    })
opponents-pips =
    { $count ->
        [0] برای حریف هیچ گامی باقی نمی‌گذارد
       *[other] برای حریف { $count } گام باقی می‌گذارد
    } (به جای { $other-count ->
        [0] هیچ
       *[other] { $other-count }
    })
checkers-off =
    { $count ->
        [0] هیچ مهره‌ای بیرون نبرده است
       *[other] { $count } مهره بیرون برده است
    } (به جای { $other-count ->
        [0] هیچ
       *[other] { $other-count }
    })
checkers-outside =
    { $count ->
        [0] هیچ مهره‌ای بیرون از زمین خودی نمی‌گذارد
       *[other] { $count } مهره بیرون از زمین خودی می‌گذارد
    } (به جای { $other-count ->
        [0] هیچ
       *[other] { $other-count }
    })
home-points-occupied =
    { $count ->
        [0] در هیچ خانه‌ای از زمین خودی مهره ندارد
       *[other] در { $count } خانه از زمین خودی مهره دارد
    } (به جای { $other-count ->
        [0] هیچ
       *[other] { $other-count }
    })
highest-stack =
    { $count ->
        [0] در یک خانه هیچ مهره‌ای روی هم نمی‌گذارد
       *[other] در یک خانه تا { $count } مهره روی هم می‌گذارد
    } (به جای { $other-count ->
        [0] هیچ
       *[other] { $other-count }
    })
pieces-on-bar =
    { $count ->
        [0] هیچ مهره‌ای روی پیشخوان نمی‌فرستد
       *[other] { $count } مهره روی پیشخوان می‌فرستد
    } (به جای { $other-count ->
        [0] هیچ
       *[other] { $other-count }
    })
own-pieces-on-bar =
    { $count ->
        [0] هیچ مهرهٔ خودی روی پیشخوان نمی‌گذارد
       *[other] { $count } مهرهٔ خودی روی پیشخوان می‌گذارد
    } (به جای { $other-count ->
        [0] هیچ
       *[other] { $other-count }
    })
points-held =
    { $count ->
        [0] هیچ خانه‌ای را بسته نگه نمی‌دارد
       *[other] { $count } خانه را بسته نگه می‌دارد
    } (به جای { $other-count ->
        [0] هیچ
       *[other] { $other-count }
    })
pieces-alone =
    { $count ->
        [0] هیچ مهره‌ای را تک نمی‌گذارد
       *[other] { $count } مهره را تک می‌گذارد
    } (به جای { $other-count ->
        [0] هیچ
       *[other] { $other-count }
    })
pieces-off =
    { $count ->
        [0] هیچ مهره‌ای بیرون نبرده است
       *[other] { $count } مهره بیرون برده است
    } (به جای { $other-count ->
        [0] هیچ
       *[other] { $other-count }
    })
pieces-in-hand =
    { $count ->
        [0] هیچ مهره‌ای در دست نگه نمی‌دارد
       *[other] { $count } مهره در دست نگه می‌دارد
    } (به جای { $other-count ->
        [0] هیچ
       *[other] { $other-count }
    })
pieces-gathered =
    { $count ->
        [0] هیچ مهره‌ای در ربع آخر جمع نمی‌کند
       *[other] { $count } مهره در ربع آخر جمع می‌کند
    } (به جای { $other-count ->
        [0] هیچ
       *[other] { $other-count }
    })
own-pips =
    { $count ->
        [0] هیچ گامی باقی نمی‌گذارد
       *[other] { $count } گام باقی می‌گذارد
    } (به جای { $other-count ->
        [0] هیچ
       *[other] { $other-count }
    })
pieces-to-river =
    { $count ->
        [0] هیچ مهره‌ای به رود نمی‌فرستد
       *[other] { $count } مهره به رود می‌فرستد
    } (به جای { $other-count ->
        [0] هیچ
       *[other] { $other-count }
    })
pieces-home =
    { $count ->
        [0] هیچ مهره‌ای به مقصد نرسانده است
       *[other] { $count } مهره به مقصد رسانده است
    } (به جای { $other-count ->
        [0] هیچ
       *[other] { $other-count }
    })
pieces-at-start =
    { $count ->
        [0] هیچ مهره‌ای در نقطهٔ شروع نمی‌گذارد
       *[other] { $count } مهره در نقطهٔ شروع می‌گذارد
    } (به جای { $other-count ->
        [0] هیچ
       *[other] { $other-count }
    })
own-pieces-in-river =
    { $count ->
        [0] هیچ مهرهٔ خودی در رود نمی‌گذارد
       *[other] { $count } مهرهٔ خودی در رود می‌گذارد
    } (به جای { $other-count ->
        [0] هیچ
       *[other] { $other-count }
    })
rosettes =
    { $count ->
        [0] روی هیچ رُزتی نمی‌ایستد
       *[other] روی { $count } رُزت می‌ایستد
    } (به جای { $other-count ->
        [0] هیچ
       *[other] { $other-count }
    })
squares-to-go =
    { $count ->
        [0] هیچ راهی باقی نمی‌گذارد
       *[other] { $count } خانه راه باقی می‌گذارد
    } (به جای { $other-count ->
        [0] هیچ
       *[other] { $other-count }
    })
coins-in-purse =
    { $count ->
        [0] هیچ سکه‌ای در کیسه ندارد
       *[other] { $count } سکه در کیسه دارد
    } (به جای { $other-count ->
        [0] هیچ
       *[other] { $other-count }
    })
own-run =
    { $count ->
        [0] هیچ ردیفی نمی‌سازد
       *[other] ردیفی از { $count } سکه می‌سازد
    } (به جای { $other-count ->
        [0] هیچ
       *[other] { $other-count }
    })
opponents-run =
    { $count ->
        [0] برای حریف هیچ ردیفی نمی‌گذارد
       *[other] برای حریف ردیفی از { $count } سکه می‌گذارد
    } (به جای { $other-count ->
        [0] هیچ
       *[other] { $other-count }
    })
throws-that-lose-dice =
    { $count ->
        [0] با هیچ پرتابی تاس‌ها را از دست نمی‌دهد
       *[other] با { $count } پرتاب از { $of } پرتاب ممکن، تاس‌ها را از دست می‌دهد
    } (به جای { $other-count ->
        [0] هیچ
       *[other] { $other-count }
    })
throws-for-longer-run =
    { $count ->
        [0] با هیچ پرتابی به ردیف بلندتر نمی‌رسد
       *[other] با { $count } پرتاب از { $of } پرتاب ممکن به ردیف بلندتر می‌رسد
    } (به جای { $other-count ->
        [0] هیچ
       *[other] { $other-count }
    })
coins-at-edge =
    { $count ->
        [0] هیچ سکه‌ای در لبه نمی‌گذارد
       *[other] { $count } سکه در لبه می‌گذارد
    } (به جای { $other-count ->
        [0] هیچ
       *[other] { $other-count }
    })
own-centre =
    { $count ->
        [0] در مرکز هیچ امتیازی ندارد
       *[other] در مرکز { $count } امتیاز دارد
    } (به جای { $other-count ->
        [0] هیچ
       *[other] { $other-count }
    })
opponents-centre =
    { $count ->
        [0] در مرکز هیچ امتیازی برای حریف نمی‌گذارد
       *[other] در مرکز { $count } امتیاز برای حریف می‌گذارد
    } (به جای { $other-count ->
        [0] هیچ
       *[other] { $other-count }
    })
own-stacks =
    { $count ->
        [0] هیچ ستونی ندارد
       *[other] { $count } ستون دارد
    } (به جای { $other-count ->
        [0] هیچ
       *[other] { $other-count }
    })
opponents-stacks =
    { $count ->
        [0] هیچ ستونی برای حریف نمی‌گذارد
       *[other] { $count } ستون برای حریف می‌گذارد
    } (به جای { $other-count ->
        [0] هیچ
       *[other] { $other-count }
    })
tokens-covered =
    { $count ->
        [0] هیچ ژتون خودی زیر ژتون‌های دیگر ندارد
       *[other] { $count } ژتون خودی زیر ژتون‌های دیگر دارد
    } (به جای { $other-count ->
        [0] هیچ
       *[other] { $other-count }
    })
tokens-in-reserve =
    { $count ->
        [0] هیچ ژتونی در ذخیره نگه نمی‌دارد
       *[other] { $count } ژتون در ذخیره نگه می‌دارد
    } (به جای { $other-count ->
        [0] هیچ
       *[other] { $other-count }
    })
throws-that-bump =
    { $count ->
        [0] حریف را با هیچ پرتابی به بن‌بست نمی‌رساند
       *[other] حریف را با { $count } پرتاب از { $of } پرتاب ممکن به بن‌بست می‌رساند
    } (به جای { $other-count ->
        [0] هیچ
       *[other] { $other-count }
    })

## The odds of a position

chance =
    { $what ->
        [win-gammon] احتمال مارس کردن: { $count } از ۱۰۰
        [win-backgammon] احتمال مارس سیاه کردن: { $count } از ۱۰۰
        [win-double] احتمال برد دو برابر: { $count } از ۱۰۰
        [lose-gammon] احتمال مارس شدن: { $count } از ۱۰۰
        [lose-backgammon] احتمال مارس سیاه شدن: { $count } از ۱۰۰
        [lose-double] احتمال باخت دو برابر: { $count } از ۱۰۰
       *[win] احتمال برد: { $count } از ۱۰۰
    }
chance-in-game = احتمال بردن بازی: { $count } از ۱۰۰
chance-in-match = احتمال بردن مسابقه: { $count } از ۱۰۰
chance-in-set = احتمال بردن سری: { $count } از ۱۰۰
worth = ارزش: { $value }
worth-of-choice = { $decision }: { $value }
throws-of-jesus = از { $of } پرتاب ممکن، با { $lose } پرتاب تاس‌ها از دست می‌رود و با { $longer } پرتاب می‌توان ردیف بلندتری ساخت.

## What values are measured in

decimal = { $amount }
percent = { $share }٪
with-error = { $amount } (با حاشیهٔ { $error })
percent-with-error = { $chances }٪ (با حاشیهٔ { $error }٪)
points = { $amount } امتیاز
coins = { $amount } سکه
wins-in =
    { $count ->
        [0] کمتر از ۱ برد
       *[other] { $count } برد
    } در { $of } بازی
matches-in =
    { $count ->
        [0] کمتر از ۱ برد
       *[other] { $count } برد
    } در { $of } مسابقه
sets-in =
    { $count ->
        [0] کمتر از ۱ برد
       *[other] { $count } برد
    } در { $of } سری

## How exact values are

solved-game = این بازی حل شده است. ارزش‌ها گردشده نگه داشته می‌شوند: خطایشان بیش از ۰.۱ سکه نیست.
solved-endgame = دقیق: بقیهٔ این بازی تا آخر حساب شده است.
solved-endgame-in-set =
    بقیهٔ این بازی تا آخر حساب شده است. فقط این‌که امتیازهایش در سری چقدر می‌ارزند تخمین است.
solved-decisions = این بازی حل شده است؛ ارزش‌ها گردشده نگه داشته می‌شوند.
solved-endgame-decisions = پایان بازی تا آخر حساب شده است؛ آنچه پیش از آن آمده تخمین است.
solved-endgame-decisions-in-set = پایان بازی‌ها تا آخر حساب شده است؛ آنچه پیش از آن‌ها آمده، و این‌که امتیازها در سری چقدر می‌ارزند، تخمین است.

## Marks of wrong decisions

doubtful = مشکوک
error = خطا
blunder = خطای فاحش
mark-from = { $sign } از { $count }

## Classes of decisions

class-moves = حرکت‌ها
class-choices = انتخاب‌ها
class-contact = بازی مهره‌ها، با برخورد
class-race = بازی مهره‌ها، بدون برخورد
class-doubling = دوبل کردن
class-taking = پذیرفتن دوبل
class-take-or-throw = برداشتن یا تاس ریختن
class-claim-or-throw = مطالبه یا تاس ریختن
part-checker-play = بازی مهره‌ها
part-cube = مکعب
part-resignations = تسلیم شدن
