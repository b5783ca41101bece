## Why an action is refused

no-coin = در آن جای تخته سکه‌ای نیست.
leaves-column = سکه روی عدد خودش می‌ماند: به سوی عددها می‌رود یا از آن‌ها دور می‌شود.
leaves-board = سکه در خانه‌های ۱ تا ۷ عددش می‌ماند.
not-the-whole-die = سکه درست به همان تعداد خانه می‌رود که یک تاس نشان می‌دهد.
same-coin = آن سکه حرکت کرده است: دو تاس برای دو سکهٔ متفاوت‌اند.
wastes-die = باید هر دو تاس را بازی کنید: پس از این حرکت { $number } را با سکهٔ دیگری نمی‌شد بازی کرد.
no-run = هیچ ردیفی روی تخته نیست.
no-run-there = هیچ ردیفی از آنجا شروع نمی‌شود.
move-first = فقط بازیکنی می‌تواند ردیف را بردارد که همین حالا حرکت کرده باشد.
finish-the-move = پیش از برداشتن ردیف باید هر دو تاس بازی شده باشند.
nothing-surrendered = ردیف را فقط درست پس از آن می‌توان مطالبه کرد که بازیکن دیگر تاس‌ها را از دست داده باشد.
take-instead = شما تاس ریخته‌اید: به جای مطالبه، ردیف را بردارید.
claiming-forbidden = طبق قاعدهٔ خانگی نمی‌توان ردیف را بدون ریختن تاس مطالبه کرد.
all-are-taken = همهٔ ردیف‌های روی تخته با هم برداشته می‌شوند.
pick-one = طبق قاعدهٔ خانگی یک ردیف برداشته می‌شود: بگویید کدام.

## What has happened

lower-begins = تاس کوچک‌تر شروع می‌کند.
throw-loses-dice = با { $number }، تاس‌ها از دست می‌روند.
throw-not-playable = { $thrown } را نمی‌توان با دو سکهٔ متفاوت بازی کرد و تاس‌ها از دست می‌روند.
eighth-coin = هر هفت سکه در یک خط، یک سکهٔ هشتم هم می‌برد.
refilled = عددهای خالی پر شدند.

## How a game has ended

cannot-refill = حریف نمی‌تواند جاهای خالی را پر کند

## Places, and what has moved along the squares of a number

purse =
    { $seat ->
        [South] کیسهٔ جنوب
       *[North] کیسهٔ شمال
    }
the-table = میز
square-of-number = عدد { $number }، خانهٔ { $square }
moved = عدد { $number }، از خانهٔ { $from } به خانهٔ { $to }

## What the button of a step says

move-coin = حرکت سکهٔ { $number } از خانهٔ { $from } به خانهٔ { $to }

## What the button of a choice says

take-coins = برداشتن سکه‌های { $first } تا { $last }
take-runs =
    { $runs ->
        [1] برداشتن ردیف
       *[other] برداشتن هر { $runs } ردیف
    }
claim-coins = مطالبهٔ سکه‌های { $first } تا { $last }
claim-runs =
    { $runs ->
        [1] مطالبهٔ ردیف
       *[other] مطالبهٔ هر { $runs } ردیف
    }

## What was chosen, inside of a sentence

does-take-coins = برداشتن سکه‌های { $first } تا { $last }
does-take-runs =
    { $runs ->
        [1] برداشتن ردیف
       *[other] برداشتن هر { $runs } ردیف
    }
does-claim-coins = مطالبهٔ سکه‌های { $first } تا { $last }
does-claim-runs =
    { $runs ->
        [1] مطالبهٔ ردیف
       *[other] مطالبهٔ هر { $runs } ردیف
    }

## What is asked of whom, and the end of a game

throw-for-opening = برای هر بازیکن یک تاس بریزید. تاس کوچک‌تر پنج سکه می‌چیند و شروع می‌کند.
claim-or-throw =
    { $name ->
        [you] نوبت شماست:
       *[other] { $name }،
    } { $runs ->
        [1] ردیف را مطالبه کنید
       *[other] ردیف‌ها را مطالبه کنید
    } یا تاس بریزید.
take-or-throw =
    { $name ->
        [you] نوبت شماست:
       *[other] { $name }،
    } { $runs ->
        [1] ردیف را بردارید
       *[other] ردیف‌ها را بردارید
    } یا دوباره تاس بریزید.
play-both =
    { $name ->
        [you] نوبت شماست: { $one } و { $another } را با دو سکهٔ متفاوت بازی کنید.
       *[other] { $name }، { $one } و { $another } را با دو سکهٔ متفاوت بازی کنید.
    }
play-other =
    { $name ->
        [you] نوبت شماست: { $number } را با سکهٔ دیگری بازی کنید.
       *[other] { $name }، { $number } را با سکهٔ دیگری بازی کنید.
    }
won =
    { $name ->
        [you] شما نمی‌توانید جاهای خالی را پر کنید
       *[other] { $name } نمی‌تواند جاهای خالی را پر کند
    }: { $winner ->
        [you] شما { $count } سکه بردید
       *[other] { $winner } { $count } سکه برد
    }.

## What was laid out

lays-out =
    { $name ->
        [you] شما { $count } سکه می‌چینید
       *[other] { $name } { $count } سکه می‌چیند
    }.

## The score panel

in-purse = کیسه
on-board = سکه‌های روی تخته

## What is known of the game without playing it

title = تابلرو د خسوس
tagline = سکه‌های مشترک را ردیف کنید، بردارید یا باز بریزید
goal = آن‌قدر ردیف سکه بردارید که کیسهٔ حریف نتواند تخته را پر کند. سکه‌های روی تخته مال هیچ‌کس نیستند.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-purse = کیسه, کیسهٔ
about-purse = کیسه سکه‌های یک بازیکن است؛ کسی که نتواند تخته را از آن پر کند می‌بازد.
term-coins = سکه, سکهٔ, سکه‌ها, سکه‌های
about-coins = سکه‌های روی تخته مال هیچ‌کس نیستند: هر دو بازیکن همهٔ آن‌ها را حرکت می‌دهند.
term-move = بازی کنید, حرکت
about-move = هر تاس سکه‌ای دیگر را به اندازهٔ تمام عدد تاس به سوی عددها می‌برد یا از آن‌ها دور می‌کند.
term-run = ردیف, ردیف‌ها
about-run = ردیف یعنی دو یا چند سکهٔ کنار هم در یک خط، به جز خانه‌های دو سر.
term-take = برداشتن, بردارید
about-take = با برداشتن، سکه‌های ردیف به کیسهٔ شما می‌رود؛ بازیکن دیگر عددهای خالی را پر می‌کند و تاس‌ها به او می‌رسد.
term-claim = مطالبه, مطالبهٔ, مطالبه کنید
about-claim = مطالبه یعنی برداشتن ردیفی که بازیکن دیگر ناچار به جا گذاشته است، بی‌آن‌که تاس بریزید.

## What the seats are called

south = جنوب
north = شمال
