## Why an action is refused

one-die-at-a-time = در هر حرکت یک مهره به یک خانه می‌رود؛ تاس‌ها را یکی پس از دیگری بازی کنید.
no-such-place = از آنجا نمی‌توان مهره‌ای برداشت.
no-piece-there = شما آنجا مهره‌ای ندارید.
not-your-piece = آن مهره مال شما نیست.
wrong-direction = همهٔ مهره‌ها از ۱ به سوی ۲۴ می‌روند و سپس از تخته بیرون می‌روند.
wrong-target = آن مهره با این تاس‌ها نمی‌تواند به آنجا برسد.
bar-first = اول باید مهره‌ای که روی پیشخوان دارید وارد شود.
point-closed = بسته است: حریف در خانهٔ { $number } دو یا چند مهره دارد.
second-half-locked = نیمهٔ دوم قفل است: تا وقتی مهره‌ای در دست است، هیچ مهره‌ای نمی‌تواند در خانهٔ ۱۳ یا پس از آن بنشیند.
pieces-in-hand = تا وقتی مهره‌ای در دست دارید، هیچ مهره‌ای را نمی‌توان بیرون برد.
not-gathered = پیش از آن‌که همهٔ مهره‌هایتان در ربع آخر، خانه‌های ۱۹ تا ۲۴، باشند، هیچ مهره‌ای را نمی‌توان بیرون برد.
exact-number = بیرون بردن از آنجا درست { $number } می‌خواهد.
piece-further-back = عددی بزرگ‌تر از { $number } فقط وقتی از آنجا بیرون می‌برد که هیچ مهره‌ای عقب‌تر نداشته باشید.
wastes-dice = باید بیشترین تعداد ممکن از تاس‌ها را بازی کنید: پس از این حرکت تاس‌های کمتری را می‌شد بازی کرد.

## How a game has ended

all-off = هر پانزده مهره بیرون رفت
all-off-before-one = هر پانزده مهره بیرون رفت، پیش از آن‌که حریف حتی یکی را بیرون ببرد

## Places

the-hand = دست

## What the button of a step says

enter-piece = با { $number }: ورود مهره به خانهٔ { $to }{ $hits ->
        [0] {""}
       *[other] {" "}و زدن
    }
enter-from-bar = با { $number }: ورود مهره از پیشخوان به خانهٔ { $to }{ $hits ->
        [0] {""}
       *[other] {" "}و زدن
    }
bear-off-piece = با { $number }: بیرون بردن مهره از خانهٔ { $from }
move-piece = حرکت مهره از { $from } به { $to }{ $hits ->
        [0] {""}
       *[other] {" "}و زدن
    }

## What is asked of whom, and the end of a game

throw-three-dice =
    { $name ->
        [you] نوبت شماست: سه تاس را بریزید.
       *[other] { $name }، سه تاس را بریزید.
    }
another-die = یک { $number } دیگر
play-all =
    { $name ->
        [you] نوبت شماست:
       *[other] { $name }،
    } با { $dice } { $act ->
        [enter] از پیشخوان وارد شوید
        [bear-off] حرکت کنید یا بیرون ببرید
       *[move] حرکت کنید
    }.
play-but =
    { $name ->
        [you] نوبت شماست:
       *[other] { $name }،
    } با { $dice } { $act ->
        [enter] از پیشخوان وارد شوید
        [bear-off] حرکت کنید یا بیرون ببرید
       *[move] حرکت کنید
    }: با { $unused } نمی‌شود.
play-some =
    { $name ->
        [you] نوبت شماست:
       *[other] { $name }،
    } با { $dice } { $act ->
        [enter] از پیشخوان وارد شوید
        [bear-off] حرکت کنید یا بیرون ببرید
       *[move] حرکت کنید
    }: { $count ->
        [1] فقط یکی از آن‌ها را می‌توانید بازی کنید.
       *[2] فقط دوتا از آن‌ها را می‌توانید بازی کنید.
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
    }: مهرهٔ روی پیشخوان با { $dice } نمی‌تواند وارد شود.
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
    }: هیچ مهره‌ای با { $dice } نمی‌تواند حرکت کند.
won =
    { $name ->
        [you] شما بردید
       *[other] { $name } برد
    }: { $manner }.

## The score panel

in-hand = در دست
on-the-bar = روی پیشخوان
off = بیرون
count-of-all = { $count } از { $all }

## What is known of the game without playing it

title = تابولا
tagline = تخته‌نرد رومی: سه تاس، یک جهت
goal = هر پانزده مهره را وارد تخته کنید، یک بار دور آن بگردانید و زودتر از حریف بیرون ببرید.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-pips = گام, گام‌ها
about-pips = گام‌ها تعداد خانه‌هایی است که همهٔ مهره‌های یک بازیکن روی هم هنوز باید بروند.
term-hand = دست
about-hand = مهره‌هایی که در دست‌اند هنوز به تخته نیامده‌اند.
term-bar = پیشخوان
about-bar = پیشخوان جایی است که مهره‌های زده‌شده منتظرند دوباره وارد شوند.
term-off = بیرون
about-off = مهره‌های بیرون راهشان را تمام کرده‌اند؛ پانزده تای آن‌ها بازی را می‌برد.

## Its ready-made starts

zeno = تاس زنون
about-zeno = امپراتور زنون وضعیت خوبی داشت، ۲ و ۵ و ۶ آورد و ناچار شد جفت‌مهره‌هایش را از هم جدا کند؛ هشت مهره‌اش تک ماندند. از وضعیت او بازی کنید.
play-zeno = بازی از وضعیت زنون

## What the seats are called

ivory = عاجی
brown = قهوه‌ای
