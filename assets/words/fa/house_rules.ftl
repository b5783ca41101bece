## Values of several rules

on = روشن
off = خاموش
yes = بله
no = خیر
points = { $count } امتیاز

## The values of a rule in one line

standard = استاندارد: { $default }.
standard-or = استاندارد: { $default }. یا: { $others }.
or-more = { $min } یا بیشتر
from-to = { $min } تا { $max }
values-from-to = { $min } تا { $largest }

## The whole numbers that are allowed, beside the field for one

range = از { $min } تا { $largest }

## Why rules are refused

unknown-rule = قاعدهٔ خانگی «{ $key }» وجود ندارد (قواعد موجود: { $known })
unknown-value = قاعدهٔ خانگی «{ $key }» نمی‌تواند «{ $value }» باشد (مقدارهای مجاز: { $may-be })

not-jacoby-in-match = قاعدهٔ جاکوبی برای تک‌بازی‌ها است، نه برای مسابقه‌ها
not-beavers-in-match = بیور برای تک‌بازی‌ها است، نه برای مسابقه‌ها
not-automatic-doubles-in-match = دوبل خودکار برای تک‌بازی‌ها است، نه برای مسابقه‌ها

## The house rules of backgammon, with what they do

backgammon-match-length = طول مسابقه
backgammon-match-length-explained = یک تک‌بازی، یا هر تعداد بازی که لازم باشد تا کسی به این تعداد امتیاز برسد.
backgammon-doubling-cube = مکعب دوبل
backgammon-doubling-cube-explained = بدون آن ارزش بازی یک امتیاز می‌ماند؛ مارس و مارس سیاه همچنان دو و سه برابر حساب می‌شوند.
backgammon-crawford = کرافورد
backgammon-crawford-explained = در مسابقه: وقتی برای نخستین بار یکی از بازیکنان فقط یک امتیاز تا بردن مسابقه فاصله داشته باشد، یک بازی بدون دوبل انجام می‌شود.
backgammon-jacoby = جاکوبی
backgammon-jacoby-explained = مارس و مارس سیاه فقط وقتی حساب می‌شوند که پیش‌تر دوبلی پذیرفته شده باشد. برای تک‌بازی‌ها.
backgammon-beavers = بیور
backgammon-beavers-explained = کسی که دوبل را می‌پذیرد می‌تواند بی‌درنگ دوباره دوبل کند و مکعب را نگه دارد. برای تک‌بازی‌ها.
backgammon-automatic-doubles = دوبل خودکار
backgammon-automatic-doubles-explained = نخستین تساوی در ریختن تاس شروع، ارزش بازی را دو برابر می‌کند، حداکثر یک بار. برای تک‌بازی‌ها.
backgammon-bar-counts = پیشخوان در مارس سیاه
backgammon-bar-counts-explained = آیا مهرهٔ روی پیشخوان هم، مانند مهره‌ای که در زمین برنده است، باخت را سه برابر می‌کند.
backgammon-drop-pays = بهای رد کردن دوبل
backgammon-drop-pays-explained = کسی که دوبل را رد می‌کند چه می‌بازد. این دو گزینه فقط پس از دوبلِ دوباره با هم فرق دارند.
backgammon-single-game = تک‌بازی
backgammon-drop-pays-current-stake = ارزش بازی پیش از پیشنهاد
backgammon-drop-pays-one-point = ۱ امتیاز

## The house rules of Tabula, with what they do

tabula-exact-bearing-off = بیرون بردن دقیق
tabula-exact-bearing-off-explained = فقط عدد دقیق مهره را بیرون می‌برد. خاموش: برای عقب‌ترین مهره، تاس بزرگ‌تر هم کافی است.
tabula-gather = جمع شدن پیش از بیرون بردن
tabula-gather-explained = بیرون بردن وقتی آغاز می‌شود که همهٔ مهره‌های باقی‌مانده در ربع آخر باشند. خاموش: فقط پیشخوان جلوی آن را می‌گیرد.
tabula-lock-second-half = نیمهٔ دوم قفل
tabula-lock-second-half-explained = تا وقتی بازیکن مهره‌ای در دست دارد، هیچ‌یک از مهره‌هایش نمی‌تواند در خانهٔ ۱۳ یا پس از آن بنشیند.
tabula-none-off-points = برد وقتی بازنده هیچ مهره‌ای بیرون نبرده است
tabula-none-off-points-explained = برد چند امتیاز دارد اگر بازنده حتی یک مهره هم بیرون نبرده باشد.
tabula-partly-playable = تاسی که همه‌اش را نتوان بازی کرد
tabula-partly-playable-explained = بازی کردن بیشترین تعداد ممکن از تاس‌ها، یا بازی به هر ترتیبی تا وقتی که از بقیه هیچ‌کدام را نتوان بازی کرد.
tabula-setup = چیدمان
tabula-setup-explained = شروع با همهٔ مهره‌ها در دست، یا از جایی که امپراتور زنون باید ۲ و ۵ و ۶ خود را بازی می‌کرد.
tabula-partly-playable-most-dice = بیشترین تعداد ممکن از تاس‌ها
tabula-partly-playable-any-order = به هر ترتیب، تا وقتی دیگر نتوان بازی کرد
tabula-set-up-all-in-hand = همه در دست
tabula-set-up-zeno = وضعیت زنون

## The house rules of the Royal Game of Ur, with what they do

ur-play = طول بازی
ur-play-explained = چند بازی، تا وقتی یک بازیکن هر ۲۱ چوب‌خط را به دست بیاورد، یا یک بازی بر سر صندوق شرط.
ur-opening = گشایش
ur-opening-explained = هر دو بازیکن تا وقتی سه پوچ نیندازند قفل هستند، یا هیچ‌کس قفل نیست و هر پرتابی از ۱ تا ۳ مهره وارد می‌کند.
ur-reward = پاداش رُزت
ur-reward-explained = مهره‌ای که روی رُزت می‌نشیند چه به دست می‌آورد. با پرتاب دوباره، مهره‌ای که روی آخرین رُزت است می‌تواند اول به مقصد برود.
ur-safe-rosettes = رُزت‌های امن
ur-safe-rosettes-explained = مهرهٔ حریف که روی رُزت باشد راه نشستن در آن را می‌بندد و نمی‌توان آن را زد.
ur-three-blanks = سه پوچ وقتی قفل نیستید
ur-three-blanks-explained = نوبت می‌سوزد، یا مهره‌ای از نقطهٔ شروع به دروازه می‌رود و بازیکن دوباره می‌اندازد.
ur-river-first = اول مهره‌های رود
ur-river-first-explained = اگر مهره‌ای که در رود است با این پرتاب بتواند وارد شود، باید وارد شود.
ur-next-starter = شروع‌کنندهٔ بازی بعدی
ur-next-starter-explained = قرعه‌ها، بازیکنی که بازی قبلی را شروع نکرد، بازندهٔ آن، یا برندهٔ آن.
ur-stake = شرط
ur-stake-explained = هر بازیکن چند سکه در صندوق شرط می‌گذارد.
ur-opening-release = سه پوچ مهرهٔ اول را راه می‌دهد
ur-opening-free = هر پرتابی مهره وارد می‌کند
ur-reward-free-move = حرکت آزاد با ۱، ۲، ۳ یا ۵
ur-reward-another-throw = پرتاب دوباره
ur-reward-none = هیچ
ur-three-blanks-nothing = نوبت می‌سوزد
ur-three-blanks-gate = مهره‌ای به دروازه
ur-next-starter-lots = قرعه‌ها تعیین می‌کنند
ur-next-starter-alternate = یک در میان
ur-next-starter-loser = بازنده
ur-next-starter-winner = برنده
ur-play-set = چند بازی برای ۲۱ چوب‌خط
ur-play-single = تک‌بازی

## The house rules of Tablero de Jesus, with what they do

jesus-stake = شرط
jesus-stake-explained = هر بازیکن چند سکه می‌آورد.
jesus-claiming = مطالبه
jesus-claiming-explained = بازیکنی که تاس‌ها به او می‌رسد چه وقت می‌تواند بی‌آن‌که تاس بریزد ردیفی را مطالبه کند.
jesus-several-runs = چند ردیف با هم
jesus-several-runs-explained = وقتی بیش از یک ردیف روی تخته است، کسی که برمی‌دارد چه می‌برد.
jesus-eighth-coin = سکهٔ هشتم
jesus-eighth-coin-explained = هر هفت سکه در یک خط، یک سکه هم از کیسهٔ حریف می‌برد، پیش از پر کردن جاهای خالی.
jesus-coins-left = سکه‌های مانده روی تخته
jesus-coins-left-explained = سکه‌هایی که در پایان روی تخته‌اند به چه کسی می‌رسند.
jesus-several-runs-all = همه برداشته می‌شوند
jesus-several-runs-one = کسی که برمی‌دارد یکی را انتخاب می‌کند
jesus-claiming-after-surrender = پس از آن‌که تاس‌ها از دست رفت
jesus-claiming-every-receipt = هر بار که تاس‌ها به شما می‌رسد
jesus-claiming-never = هرگز: اول باید تاس ریخت
jesus-coins-left-winner = برنده
jesus-coins-left-nobody = هیچ‌کس

## The house rules of Tablero di Berona, with what they do

berona-series = سری
berona-series-explained = یک بازی می‌کنید، یا چند بازی که حسابشان جمع می‌شود.
berona-stake = شرط ثابت
berona-stake-explained = بازندهٔ بازی با شرط ثابت چند سکه می‌پردازد؛ در سری‌های دیگر اثری ندارد.
berona-use-both-dice = هر دو تاس باید بازی شود
berona-use-both-dice-explained = بن‌بست فقط جایی مجاز است که به هیچ شکلی نتوان هر دو تاس را بازی کرد.
berona-return-from = بازگرداندن ژتون از
berona-return-from-explained = ژتونی که با تاس جفت به ذخیره بازمی‌گردد کجا می‌تواند باشد.
berona-after-draw = پس از مساوی
berona-after-draw-explained = چه کسی بازیِ پس از مساوی را شروع می‌کند.
berona-return-from-any-stack = هر ستونی
berona-return-from-own-home-row = خانه‌های خودی شما
berona-series-single = یک بازی
berona-series-ledger = امتیاز انباشته: برنده اختلاف را به امتیاز خود می‌افزاید
berona-series-fixed-stake = شرط ثابت: بازنده مبلغی توافق‌شده می‌پردازد
berona-series-difference = اختلاف: بازنده برای هر امتیاز یک سکه می‌پردازد
berona-after-draw-random = کسی که عدد بزرگ‌تر بیاورد
berona-after-draw-same-player = کسی که بازی مساوی را شروع کرده بود
