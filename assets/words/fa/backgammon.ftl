## Why an action is refused

answer-first =
    { $what ->
        [beaver] اول باید به بیور پاسخ داد.
        [resignation] اول باید به پیشنهاد تسلیم پاسخ داد.
       *[double] اول باید به دوبل پاسخ داد.
    }
nothing-offered =
    { $what ->
        [resignation] پیشنهاد تسلیمی نیست که به آن پاسخ دهید.
       *[double] دوبلی نیست که به آن پاسخ دهید.
    }
dice-used-up = همهٔ تاس‌ها بازی شده‌اند؛ نوبتتان را تمام کنید.
not-a-place = از آنجا نمی‌توان مهره‌ای برداشت.
no-checker-there = آنجا مهره‌ای نیست.
not-your-checker = آن مهره مال شما نیست.
bar-first = اول باید مهره‌ای که روی پیشخوان دارید وارد شود.
one-die-at-a-time = هر تاس برای خودش یک حرکت است: تاس‌ها را یکی‌یکی بازی کنید.
wrong-direction = مهره‌های شما از ۲۴ به سوی ۱ می‌روند و سپس از تخته بیرون می‌روند.
wrong-target = آن مهره با این تاس‌ها نمی‌تواند به آنجا برسد.
point-closed = بسته است: حریف در آن خانه دو یا چند مهره دارد.
way-closed = بسته است: حریف همهٔ خانه‌هایی را که آن مهره می‌توانست در میان راه در آن‌ها بنشیند بسته است.
not-all-home = پیش از آن‌که همهٔ مهره‌هایتان در زمین خودی باشند، هیچ مهره‌ای را نمی‌توان بیرون برد.
not-the-furthest = { $number } زیاد است: با عدد بزرگ‌تر فقط عقب‌ترین مهره را می‌توان بیرون برد.
waste-die = اگر بتوانید، باید هر دو تاس را بازی کنید: پس از این حرکت دیگر نمی‌شد تاس دوم را بازی کرد.
higher-die = فقط یکی از تاس‌ها را می‌توانید بازی کنید و آن باید تاس بزرگ‌تر باشد.
no-cube = این بازی بدون مکعب دوبل انجام می‌شود.
double-before-throw = دوبل فقط پیش از ریختن تاس مجاز است.
crawford-game = در بازی کرافورد دوبل نیست.
cube-not-yours = مکعب دوبل سمت حریف است: فقط او می‌تواند دوبل کند.
at-most-64 = ارزش بازی نمی‌تواند از ۶۴ بیشتر شود.
no-beavers = در این بازی بیور نیست.
bad-resignation = می‌توانید با باخت ۱، ۲ یا ۳ برابر ارزش بازی تسلیم شوید، نه { $number } برابر.
nobody-on-turn = هنوز نوبت هیچ‌کس نیست.

## What has happened

begins-with-both = تاس بزرگ‌تر شروع می‌کند و هر دو تاس را بازی می‌کند.
automatic-double = دوبل خودکار: ارزش بازی ۲ است.
resignation-declined = تسلیم پذیرفته نشد؛ بازی ادامه دارد.

## How a game has ended

double-dropped = دوبل رد شد
resigned-gammon = تسلیم با مارس
resigned-backgammon = تسلیم با مارس سیاه
single-game = یک برابر
gammon = مارس
backgammon = مارس سیاه

## Places

the-cube = مکعب دوبل

## What the button of a step says

enter-checker = با { $number }: ورود مهره به خانهٔ { $to }{ $hits ->
        [0] {""}
       *[other] {" "}و زدن
    }
bear-off-checker = با { $number }: بیرون بردن مهره از خانهٔ { $from }
move-checker = حرکت مهره از { $from } به { $to }{ $hits ->
        [0] {""}
       *[other] {" "}و زدن
    }

## What the button of a choice says

double = دوبل به { $number }
take = پذیرفتن: بازی سر { $number }
drop = رد کردن: باخت { $number }
beaver = بیور به { $number }
resign =
    { $name ->
        [you] تسلیم: باخت { $number }
       *[other] { $name } تسلیم می‌شود و { $number } می‌بازد
    }
accept = پذیرفتن: برد { $number }
play-on = ادامهٔ بازی

## What was chosen, without the stake

taken = پذیرفتن
dropped = رد کردن
accepted = پذیرفتن
offered-to-resign = تسلیم

## What was chosen, inside of a sentence

does-double = دوبل به { $number }
does-beaver = بیور به { $number }
does-accept = پذیرفتن
does-play-on = ادامهٔ بازی

## What is asked of whom, and the end of a game

throw-or-double =
    { $name ->
        [you] نوبت شماست: تاس بریزید یا به { $number } دوبل کنید.
       *[other] { $name }، تاس بریزید یا به { $number } دوبل کنید.
    }
some-times = { $number } ({ $count } بار)
play-all =
    { $name ->
        [you] نوبت شماست: با { $dice } حرکت کنید.
       *[other] { $name }، با { $dice } حرکت کنید.
    }
play-higher =
    { $name ->
        [you] نوبت شماست: با { $number }، تاس بزرگ‌تر، حرکت کنید: با هر دو نمی‌شود.
       *[other] { $name }، با { $number }، تاس بزرگ‌تر، حرکت کنید: با هر دو نمی‌شود.
    }
play-one =
    { $name ->
        [you] نوبت شماست: با { $number } حرکت کنید: با { $unused } نمی‌شود.
       *[other] { $name }، با { $number } حرکت کنید: با { $unused } نمی‌شود.
    }
play-once =
    { $name ->
        [you] نوبت شماست: یک بار با { $number } حرکت کنید: بار دیگر نمی‌شود.
       *[other] { $name }، یک بار با { $number } حرکت کنید: بار دیگر نمی‌شود.
    }
play-some =
    { $name ->
        [you] نوبت شماست: { $count } بار با { $number } حرکت کنید: بیشتر نمی‌شود.
       *[other] { $name }، { $count } بار با { $number } حرکت کنید: بیشتر نمی‌شود.
    }
stuck-on-bar =
    { $name ->
        [you] { $ends ->
            [0] نوبتتان را تمام کنید
           *[other] نوبت شما تمام می‌شود
        }
       *[other] { $ends ->
            [0] { $name }، نوبتتان را تمام کنید
           *[other] { $name }، نوبت شما تمام می‌شود
        }
    }: با { $dice } نمی‌توانید حرکت کنید، مهرهٔ روی پیشخوان نمی‌تواند وارد شود.
stuck =
    { $name ->
        [you] { $ends ->
            [0] نوبتتان را تمام کنید
           *[other] نوبت شما تمام می‌شود
        }
       *[other] { $ends ->
            [0] { $name }، نوبتتان را تمام کنید
           *[other] { $name }، نوبت شما تمام می‌شود
        }
    }: با { $dice } نمی‌توانید حرکت کنید، همهٔ خانه‌ها بسته‌اند.
take-or-drop =
    { $other ->
        [you] نوبت شماست: بپذیرید یا رد کنید
       *[other] { $other }، بپذیرید یا رد کنید
    }؛ { $name ->
        [you] شما به { $number } دوبل می‌کنید.
       *[other] { $name } به { $number } دوبل می‌کند.
    }
take-or-drop-beaver =
    { $name ->
        [you] نوبت شماست: بپذیرید یا رد کنید
       *[other] { $name }، بپذیرید یا رد کنید
    }؛ { $other ->
        [you] شما به { $number } بیور می‌کنید.
       *[other] { $other } به { $number } بیور می‌کند.
    }
accept-or-play-on =
    { $other ->
        [you] نوبت شماست: بپذیرید یا بازی را ادامه دهید
       *[other] { $other }، بپذیرید یا بازی را ادامه دهید
    }؛ { $name ->
        [you] شما پیشنهاد می‌کنید که { $number } امتیاز ببازید.
       *[other] { $name } پیشنهاد می‌کند که { $number } امتیاز ببازد.
    }
won =
    { $name ->
        [you] شما { $count } امتیاز بردید
       *[other] { $name } { $count } امتیاز برد
    } ({ $manner }).{ $series ->
        [on] {" "}مسابقه ادامه دارد.
        [won] {" "}مسابقه با این برد تمام شد.
       *[none] {""}
    }

## The score panel

cube = مکعب
cube-owned =
    { $seat ->
        [White] { $number }، سمت سفید
       *[Black] { $number }، سمت سیاه
    }
match-to = مسابقه تا { $count }
crawford = بازی کرافورد
no-doubling = بدون دوبل

## What is known of the game without playing it

title = تخته‌نرد
tagline = زودتر برسید، ببندید، بزنید؛ مکعب ارزش را بالا می‌برد
goal = پانزده مهرهٔ خود را به زمین خودی بیاورید و زودتر از حریف بیرون ببرید.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-pips = گام, گام‌ها
about-pips = گام‌ها تعداد خانه‌هایی است که همهٔ مهره‌های یک بازیکن روی هم هنوز باید بروند.
term-points = امتیاز, امتیازها
about-points = امتیاز ارزش بازی‌هایی است که تاکنون برده شده‌اند.
term-cube = مکعب, مکعب دوبل
about-cube = مکعب دوبل نشان می‌دهد که ارزش بازی در چه عددی ضرب می‌شود.
term-crawford = کرافورد, بازی کرافورد
about-crawford = بازی کرافورد نخستین بازی پس از آن است که بازیکنی فقط یک امتیاز تا بردن مسابقه فاصله پیدا کند: در آن هیچ‌کس نمی‌تواند دوبل کند.
term-match = مسابقه
about-match = کسی که زودتر به این تعداد امتیاز برسد مسابقه را می‌برد.
term-double = دوبل
about-double = دوبل پیشنهاد بازی به دو برابر ارزش است: حریف آن را می‌پذیرد، یا رد می‌کند و ارزش کنونی بازی را می‌بازد.
term-take = پذیرفتن, بپذیرید
about-take = کسی که دوبل را بپذیرد به دو برابر ارزش بازی می‌کند و دوبل بعدی را فقط او می‌تواند پیشنهاد کند.
term-drop = رد, رد کردن, رد کنید
about-drop = کسی که دوبل را رد کند بازی را با ارزش کنونی آن می‌بازد.
term-beaver = بیور
about-beaver = بیور یعنی پذیرفتن دوبل و بی‌درنگ دوباره دوبل کردن.
term-resign = تسلیم
about-resign = تسلیم یعنی پیشنهاد باختن بازی؛ حریف می‌تواند آن را نپذیرد.
term-bar = پیشخوان
about-bar = پیشخوان جایی است که مهره‌های زده‌شده منتظرند دوباره وارد شوند.

## What the seats are called

white = سفید
black = سیاه
