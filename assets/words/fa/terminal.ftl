## Beside the drawing of a board

cube-in-middle = ارزش بازی { $count } (در میان)
cube-of = ارزش بازی { $count } ({ $name })
tabula-pieces =
    { $who }: در دست { $count }، روی پیشخوان { $number }، بیرون { $off }{ $bears ->
        [0] {""}
       *[other] ، می‌تواند بیرون ببرد
    }
tabula-dice = { $who }، تاس‌ها: { $faces }
ur-side = { $who }   شروع { $start }   رود { $river }   مقصد { $home }
ur-tallies = چوب‌خط { $count }
ur-stock = چوب‌خط در خزانه { $count }
ur-pool = سکه در صندوق شرط { $count }
ur-thrown = { $name }، پرتاب { $faces }، ارزش آن { $count }
berona-reserves = ذخیره: { $first } (A) { $count }، { $second } (B) { $number }

## What is asked in a game, and what cannot be done

both = هر دو
enter-faces = عددهای تاس‌ها را وارد کنید، مثلاً: { $command }
not-in-list = در فهرست { $found } نیست.
type-number = شمارهٔ یک حرکت را وارد کنید ({ $key }: فهرست فرمان‌ها)
with-help = { $what } ({ $key }: فهرست فرمان‌ها)
nothing-to-offer = حالا چیزی برای پیشنهاد کردن نیست.
type-one-of = یکی از این‌ها را وارد کنید: { $words }
comes-again = باز { $faces } می‌آید: کلید Enter را بزنید.
draws-throws = در این بازی برنامه پرتاب‌ها را قرعه می‌کشد؛ { $option } برای تاس واقعی است.
too-many-steps = این از یک نوبت بلندتر است: { $count } گام.
not-playable = «{ $found }» را نمی‌توان بازی کرد.
several-ways = «{ $found }» را به چند راه می‌توان بازی کرد: بنویسید در راه کجا می‌ایستد.
saved = ذخیره شد. برای ادامه: { $command }
not-saved = بازی ذخیره نشد (این کار { $option } است). ثبت بازی این است:
kept-damaged = { $what }. نام پروندهٔ خراب حالا { $file } است.

## The list of commands: what stands for a number, a file and the return key, and what each command does

a-number = شماره
a-file = پرونده
return-key = Enter
help-number = انجام حرکتی که در فهرست این شماره را دارد
help-return = پرتاب، یا انجام تنها حرکت فهرست
help-throw = پرتاب؛ با تاس واقعی، وارد کردن عددهای آن
help-turn = چند گام یک نوبت؛ این‌طور هم می‌شود: { $words }
help-undo = پس گرفتن آخرین گام این نوبت
help-save = نوشتن بازی در پرونده؛ { $command } آن را ادامه می‌دهد
help-log = ثبت بازی تا اینجا
help-offers = فهرست پیشنهادها، مانند تسلیم
help-rules = قواعد بازی
help-quit = خروج
help-others = هر چیز دیگر حرکتی به نشانه‌گذاری بازی خوانده می‌شود.

## Turns and house rules

no-dice-yet = تاسی روی میز نیست: { $option } را با { $count } عدد بدهید، مانند { $words }
no-dice-left = تاسی برای بازی نمانده است: { $prompt }
nothing-played = (هیچ)
turns = { $count } نوبت ممکن
house-rules = قواعد خانگی برای { $option }، نخست مقدار استاندارد:

## An analysis

mistake = { $name }: { $turn } { $sign } زیان: { $amount }
figures = آزاد: { $count }، نرخ خطا { $rate }، { $marks }
figures-of-part = { $what }، روی هم: { $figures }، زیان: { $amount }
figures-of-all = همه: { $figures }، زیان: { $amount }
luck =
    { $lucky ->
        [0] بدشانسی: { $amount }
       *[other] خوش‌شانسی: { $amount }
    } در { $count } پرتاب
turning-point = نقطهٔ عطف { $number }: { $name } { $words } ({ $share })

## What is wrong on the command line and in files: parts of sentences

no-language = زبان «{ $found }» نداریم (شناخته‌شده: { $words })
no-game-named = بازی گفته نشده است: نام آن یا { $option } را بدهید
rule-form = قاعدهٔ خانگی این‌طور نوشته می‌شود: { $words }
rule-twice = «{ $found }» دو بار داده شده است
no-format-of = { $format } قالبی برای { $game } نیست
not-one-position = این یک وضعیت تنها نیست
no-position = این وضعیت هیچ‌یک از بازی‌ها نیست
few-events = این بازی فقط { $count } رویداد دارد
no-bots = پروندهٔ ربات‌ها { $file } نیست: { $option } جای آن را می‌گوید
first-position = { $count } وضعیت هست: نخستین برداشته می‌شود؛ { $option } یکی را برمی‌گزیند
several-in-file =
    { $kind ->
        [match] در پرونده یک مسابقه در { $count } بخش هست
        [games] در پرونده { $count } بازی هست که یک مسابقه نیستند
       *[positions] در پرونده { $count } وضعیت هست
    }؛ { $option } یکی را برمی‌گزیند
few-games = در پرونده فقط { $count } بازی هست
exists = از پیش وجود دارد
too-large = پرونده از { $count } MiB بزرگ‌تر است: این بازی نیست
not-utf-8 = پرونده UTF-8 ساده نیست؛ { $command } رونوشتی از آن می‌نویسد
kept-before = پرونده‌ای از بازیابی پیشین هست؛ نخست آن را جابه‌جا کنید
open-elsewhere = این بازی در برنامهٔ دیگری باز است
or-recover = { $what } ({ $option } با بخش سالم ادامه می‌دهد)
output-unwritable = خروجی را نمی‌توان نوشت: { $what }
