## Why an action is refused

empty-reserve = در ذخیره ژتونی نیست.
not-your-reserve = آن ذخیرهٔ حریف است.
place-elsewhere = با تاس { $number }، ژتون روی خانهٔ خودی { $number } شما گذاشته می‌شود.
no-such-place = ژتون‌ها فقط میان تخته و ذخیره جابه‌جا می‌شوند.
empty-square = در آن خانه ژتونی نیست.
not-your-stack = آن ستون مال شما نیست: ژتون حریف بالای آن است.
moves-from-home = فقط ستون‌هایی راه می‌روند که در خانه‌های خودی خودتان باشند.
moves-elsewhere = با تاس { $number }، ستونی راه می‌رود که در خانهٔ خودی { $number } شماست.
too-tall = ستونی که { $number } ژتون دارد نمی‌تواند راه برود: فقط ۱۷ خانهٔ دیگر هست.
walk-length = ستونی که { $height } ژتون دارد { $height } خانه راه می‌رود، نه { $squares } خانه.
not-orthogonal = ستون خانه به خانه راه می‌رود و از لبهٔ خانه‌ها می‌گذرد.
square-twice = ستون هنگام راه رفتن به هیچ خانه‌ای دو بار وارد نمی‌شود.
back-to-start = ستون هنگام راه رفتن هرگز به خانهٔ شروعش برنمی‌گردد.
return-needs-doubles = ژتون فقط با تاس جفت به ذخیره بازمی‌گردد.
return-instead-of-both = ژتون به جای هر دو تاس به ذخیره بازمی‌گردد، نه پس از یکی از آن‌ها.
return-to-own-reserve = ژتون به ذخیرهٔ صاحبش بازمی‌گردد.
return-from-home = طبق قاعدهٔ خانگی ژتون فقط از خانه‌های خودی خودتان به ذخیره بازمی‌گردد.
return-rather-than-bump = پس از این حرکت { $number } دوم را نمی‌شد بازی کرد، و تا وقتی می‌توانید ژتونی را بازگردانید اجازه ندارید به بن‌بست بخورید.
both-dice = باید هر دو تاس را بازی کنید: پس از این حرکت { $number } را نمی‌شد بازی کرد.

## What has happened

begins-again = کسی که بازی مساوی را شروع کرده بود باز هم شروع می‌کند.
token-returned = ژتونی به ذخیره بازگشت: همان بازیکن دوباره تاس می‌ریزد.

## How a game has ended

centre-is-nobodys = هیچ خانه‌ای از مرکز صاحب ندارد
by-points = { $more } به { $fewer }
by-square = { $more } به { $fewer }، با خانهٔ { $number }

## Places

reserve =
    { $seat ->
        [Brown] ذخیرهٔ قهوه‌ای
       *[Ivory] ذخیرهٔ عاجی
    }
centre = خانهٔ { $number } مرکز
own-home = خانهٔ خودی { $number }
home-of =
    { $seat ->
        [Brown] خانهٔ خودی { $number } قهوه‌ای
       *[Ivory] خانهٔ خودی { $number } عاجی
    }

## What has moved

walked = راه بردن { $height } ژتون از { $from } از روی { $over }

## What the button of a step says

place-token = با { $number }: گذاشتن ژتون روی { $to }
return-token = بازگرداندن ژتون از { $from } به ذخیره
walk-token = با { $number }: راه بردن ژتون از { $from } به { $to }
walk-tokens = با { $number }: راه بردن { $height } ژتون از { $from } از روی { $over }

## What the button of a choice says

end-turn-bump = پایان نوبت (بن‌بست)

## What is asked of whom, and the end of a game

last-turn = { $prompt } این آخرین نوبت است.
use-one =
    { $name ->
        [you] نوبت شماست: { $number } را بازی کنید.
       *[other] { $name }، { $number } را بازی کنید.
    }
use-both =
    { $name ->
        [you] نوبت شماست: { $one } و { $another } را بازی کنید.
       *[other] { $name }، { $one } و { $another } را بازی کنید.
    }
use-twice =
    { $name ->
        [you] نوبت شماست: { $number } را دو بار بازی کنید.
       *[other] { $name }، { $number } را دو بار بازی کنید.
    }
use-twice-or-return =
    { $name ->
        [you] نوبت شماست: { $number } را دو بار بازی کنید، یا یکی از ژتون‌هایتان را به ذخیره بازگردانید و دوباره تاس بریزید.
       *[other] { $name }، { $number } را دو بار بازی کنید، یا یکی از ژتون‌هایتان را به ذخیره بازگردانید و دوباره تاس بریزید.
    }
return-and-throw =
    { $name ->
        [you] نوبت شماست: یکی از ژتون‌هایتان را به ذخیره بازگردانید و دوباره تاس بریزید.
       *[other] { $name }، یکی از ژتون‌هایتان را به ذخیره بازگردانید و دوباره تاس بریزید.
    }
use-once =
    { $name ->
        [you] نوبت شماست: { $number } را بازی کنید: دو بار نمی‌شود.
       *[other] { $name }، { $number } را بازی کنید: دو بار نمی‌شود.
    }
use-only =
    { $name ->
        [you] نوبت شماست: { $one } را بازی کنید: { $another } را نمی‌توانید.
       *[other] { $name }، { $one } را بازی کنید: { $another } را نمی‌توانید.
    }
use-either =
    { $name ->
        [you] نوبت شماست: { $one } یا { $another } را بازی کنید: هر دو را نمی‌توانید.
       *[other] { $name }، { $one } یا { $another } را بازی کنید: هر دو را نمی‌توانید.
    }
bump =
    { $name ->
        [you] { $ends ->
            [0] نوبتتان را تمام کنید
           *[other] نوبت شما تمام می‌شود
        }
       *[other] { $ends ->
            [0] { $name }، نوبتتان را تمام کنید
           *[other] { $name }، نوبت شما تمام می‌شود
        }
    }: { $dice } را نمی‌توانید بازی کنید. این بن‌بست است.
bump-and-turn =
    { $name ->
        [you] { $ends ->
            [0] نوبتتان را تمام کنید
           *[other] نوبت شما تمام می‌شود
        }
       *[other] { $ends ->
            [0] { $name }، نوبتتان را تمام کنید
           *[other] { $name }، نوبت شما تمام می‌شود
        }
    }: { $dice } را نمی‌توانید بازی کنید. این بن‌بست است و { $other ->
        [you] شما یک نوبت دیگر دارید.
       *[other] { $other } یک نوبت دیگر دارد.
    }
won =
    { $name ->
        [you] شما مرکز را بردید
       *[other] { $name } مرکز را برد
    }، { $manner }.

## The score panel

in-reserve = ذخیره
running-score = امتیاز انباشته
coins-won = سکه‌های بُرده
gained = { $count }
stake = شرط

## What is known of the game without playing it

title = تابلرو دی برونا
tagline = ژتون‌ها را ستون کنید و در پایان صاحب مرکز باشید
goal = وقتی بازی تمام می‌شود صاحب خانه‌های باارزش‌تر مرکز باشید.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-points = امتیاز
about-points = هر خانهٔ مرکز به اندازهٔ عددش، ۱ تا ۶، به کسی امتیاز می‌دهد که ژتونش بالای آن است.
term-use = بازی کنید
about-use = هر تاس یا ژتونی روی خانهٔ خودی هم‌عددش می‌گذارد یا ستونی را که آنجاست راه می‌برد.
term-walk = راه بردن, راه می‌رود
about-walk = ستونی که راه می‌رود در هر خانه‌ای که به آن وارد می‌شود ژتون زیرینش را به جا می‌گذارد.
term-reserve = ذخیره, ذخیرهٔ
about-reserve = ذخیره ژتون‌هایی از یک بازیکن است که روی تخته نیستند.
term-bump = بن‌بست
about-bump = بن‌بست تاسی است که نمی‌توان آن را بازی کرد: بازیکن دیگر یک نوبت آخر دارد و سپس مرکز شمرده می‌شود.
term-running-score = امتیاز انباشته
about-running-score = امتیاز انباشته جمع اختلاف‌هایی است که هر بازیکن با آن‌ها برده است.
term-coins = سکه, سکه‌های
about-coins = سکه‌های بُرده نشان می‌دهد که هر بازیکن در این سری چند سکه برده یا باخته است.
term-stake = شرط
about-stake = شرط آن چیزی است که یک بازی بر سر آن انجام می‌شود.
term-return = بازگرداندن, بازگردانید
about-return = با تاس جفت می‌توانید به جای بازی کردن آن، یکی از ژتون‌هایتان را به ذخیره بازگردانید و دوباره تاس بریزید.

## What the seats are called

brown = قهوه‌ای
ivory = عاجی
