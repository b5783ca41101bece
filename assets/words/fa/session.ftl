## What is wrong with what is settled before the first throw

wrong-position = وضعیت، { $error }
long-name = نام حداکثر { $most } نویسه می‌تواند داشته باشد
bad-name = نام «{ $name }» با فاصله شروع یا تمام می‌شود، یا نویسه‌ای دارد که چاپ‌شدنی نیست
invisible-name = نام «{ $name }» نویسه‌ای نادیدنی دارد
bad-player = بازیکن یکی از این‌هاست: «person»، «elsewhere»، یا «bot» با دونقطه و نام یک سطح
bad-date = «{ $date }» تاریخ نیست: تاریخ سال چهاررقمی، ماه دورقمی و روز دورقمی است، با خط تیره میان آن‌ها

## What an undo does, and what it has done

undo = پس گرفتن
undo-to-turn = پس گرفتن: بازگشت به نوبت { $number } شما
undo-to-answer = پس گرفتن: بازگشت به پاسخ شما
undone = پس گرفته شد
undone-to-turn = پس گرفته شد: بازگشت به نوبت { $number } شما
undone-to-answer = پس گرفته شد: بازگشت به پاسخ شما

## What is wrong with a file

no-save = سطر ۱: این پروندهٔ ذخیره‌شدهٔ Tesserae نیست ({ $why })
other-format =
    سطر ۱: قالب این پروندهٔ ذخیره‌شده { $format } است، ولی این برنامه فقط قالب { $known } را می‌خواند؛ پرونده دست‌نخورده می‌ماند
wrong-header = سطر ۱: { $why }
damage =
    { $error }؛ { $count ->
        [1] آن سطر از دست رفته است
       *[other] { $count } سطر از دست رفته است
    }
long-line = این سطر { $count } بایت دارد
longer-than-any-event = این سطر { $count } بایت دارد، بیش از هر رویدادی
line-breaks-off = این سطر ناتمام می‌ماند
line-is-damaged = این سطر خراب است
wrong-data = چیزی در این سطر آن نیست که باید باشد
neither-event-nor-undo = این نه رویداد است و نه پس گرفتن
nothing-comes-again = فقط پرتاب‌های بازی با ربات دوباره می‌آیند
