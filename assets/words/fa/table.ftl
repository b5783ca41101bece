## For screen readers: who plays what; throws; choices and moves

introduced =
    { $title }: { $first ->
        [you] شما
       *[other] { $first }
    } و { $second ->
        [you] شما
       *[other] { $second }
    }.
each-throws =
    { $first ->
        [you] شما { $one } آوردید
       *[other] { $first } { $one } آورد
    }، { $second ->
        [you] شما { $another } آوردید
       *[other] { $second } { $another } آورد
    }.
throws =
    { $name ->
        [you] شما { $dice } آوردید.
       *[other] { $name } { $dice } آورد.
    }
played =
    { $name ->
        [you] شما: { $what }.
       *[other] { $name }: { $what }.
    }

## Where dice of the players are entered

what-first-thrown =
    { $name ->
        [you] هر کدام یک تاس بریزید. شما چه آوردید؟
       *[other] هر کدام یک تاس بریزید. { $name } چه آورد؟
    }
what-thrown =
    { $name ->
        [you] شما چه آوردید؟
       *[other] { $name } چه آورد؟
    }

entered =
    تاس‌هایتان را بریزید و عددها را وارد کنید: { $number } از { $count }
are-these-your-dice = تاس‌های شما این‌هاست؟
confirm = تأیید
remove = حذف

## Whoever reads, as a name in the list of players

you-as-player = شما

## On buttons of several places

back = بازگشت
close = بستن
main-menu = منوی اصلی
undo = پس گرفتن
better = بهتر
played-turn = بازی‌شده
number-of-count = { $number } از { $count }

## The prompt, where nobody here is asked for anything

is-playing = { $name } بازی می‌کند.
is-stuck = { $name } با این پرتاب نمی‌تواند حرکت کند.
cannot-play = { $name } نمی‌تواند بازی کند.
someones-turn = نوبت { $name } است.
turn-on-another-device = نوبت { $name } است، روی دستگاهی دیگر. بازی را برای بازیکن دیگر بفرستید.

## What has happened, below the prompt

forced-moves =
    اگر فقط یک حرکت ممکن باشد، «بازی حرکت‌های اجباری» در تنظیمات آن را به جای شما انجام می‌دهد.
cocked =
    { $die ->
        [lot] قرعه‌ای که کج ایستاده بود دوباره انداخته شد.
       *[die] تاسی که کج ایستاده بود دوباره ریخته شد.
    }
undone-to-turn = پس گرفته شد: به نوبت { $number } خودتان برگشتید. همان تاس‌ها دوباره می‌آیند.
undone-to-answer = پس گرفته شد: به پاسخ خودتان برگشتید. همان تاس‌ها دوباره می‌آیند.
undone-to-dice = پس گرفته شد. همان تاس‌ها دوباره می‌آیند.

## The buttons of a turn

throw = پرتاب
hint = راهنمایی
i-am-here = اینجا هستم
send-to = فرستادن برای { $name }
play-here = بازی اینجا
about-play-here = هر دو بازیکن دوباره روی همین دستگاه بازی می‌کنند.
agree = موافقم
decline = مخالفم
play-both-sides = بازی هر دو طرف

## The buttons above the board

your-friend = دوست شما
moves = حرکت‌ها
rules = قواعد
dice-statistics = آمار تاس
settings = تنظیمات
menu = منو

## The buttons at the end of a game

replay = بازبینی
another-game = یک بازی دیگر
play-again = بازی دوباره
analysis = تحلیل
send-result = فرستادن نتیجه

## The buttons of a replay

first = اول
previous = قبلی
play = پخش
pause = مکث
next = بعدی
last = آخر
back-to-game = بازگشت به بازی
edit = ویرایش
about-edit = ویرایش این وضعیت

## The score and the dice

whole-score = همهٔ امتیازها
used-die = { $number }، بازی‌شده
swap-dice = جابه‌جایی تاس
about-swap = حرکت سریع ابتدا با تاس اول امتحان می‌شود. برای جابه‌جا کردن تاس‌ها کلیک کنید ({ $key }).

## On the board: where dice lead and what that is worth; the order of the moves of a turn

dice-and-worth = { $faces }: { $worth }
better-number = بهتر { $number }
played-number = بازی‌شده { $number }
sum = = { $number }

## What a friend says, in a bubble

quoted = «{ $words }»

## A lesson

lesson-step = { $lesson } · { $number } از { $count }
