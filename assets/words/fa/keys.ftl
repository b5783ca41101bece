## A button with its key, under the pointer

with-key = { $name } ({ $key })

## What is written on keys that have no letter

space = فاصله
tab = Tab
enter = Enter
enter-on-number-pad = Enter صفحهٔ اعداد
escape = Esc
backspace = Backspace
left = چپ
right = راست
up = بالا
down = پایین
home = Home
end = End
page-up = Page Up
page-down = Page Down

## What keys do while a game is played

does-throw = ریختن تاس
does-next-place = مهره یا مقصد بعدی؛ با Shift قبلی
does-west = نشانگر به چپ
does-east = نشانگر به راست
does-north = نشانگر به بالا
does-south = نشانگر به پایین
does-pick-up = برداشتن یا گذاشتن مهره
does-quick-move = حرکت سریع با تاس اول
does-swap = جابه‌جا کردن تاس‌ها برای حرکت سریع
does-leave = برگرداندن مهره، بستن پنل، پنهان کردن راهنمایی، باز کردن منو
does-point = با دوستی در دستگاه دیگر: اشاره به جای نشانگر
does-undo = پس گرفتن
does-choices = دکمه‌های دیگر، به ترتیبشان
does-from-south = دید از سمت بازیکن اول
does-from-north = دید از سمت بازیکن دوم
does-from-above = دید از بالا
does-closer = نگاه نزدیک‌تر به تاس‌ها؛ بار دوم به جای نشانگر؛ بار سوم برگشت
does-log = حرکت‌ها
does-help = قواعد
does-friend = دوست شما در دستگاه دیگر؛ A و X به درخواست‌های او پاسخ می‌دهند
does-picture = تصویر وضعیت
does-hint = راهنمایی؛ دوباره برای بیشتر
does-odds = احتمال‌ها

## What they do in lessons and puzzles

does-lesson-back = درس: بازگشت؛ معما: تلاش دوباره
does-lesson-next = درس: بعدی، یا رد شدن از گام؛ معما: بعدی
does-show-best = پس از پاسخ: نمایش حرکت بهتر تا پایان
does-show-played = پس از پاسخ: نمایش حرکت خودتان تا پایان
does-puzzle-link = معما: کپی پیوند آن (در مرورگر)

## What they do where the faces of real dice are entered

does-faces = عدد یک تاس؛ برای قرعه ۰ یا ۱
does-take-back = برگرداندن آخرین عدد
does-confirm = تأیید عددها

## What they do in a replay

does-replay-first = حرکت اول
does-replay-back = حرکت قبلی؛ باز کردن بازبینی
does-replay-forward = حرکت بعدی
does-replay-last = حرکت آخر
does-replay-play = پخش یا مکث؛ Esc به بازی برمی‌گرداند

## Keys in menus and panels, and what they do

enter-or-space = Enter، فاصله
arrows-and-pages = بالا، پایین، Page Up، Page Down
left-or-right = چپ، راست
does-next-button = دکمه یا متن بعدی؛ با Shift قبلی
does-press = فشردن دکمه
does-scroll = جابه‌جا کردن متن درون کادر
does-decision = در نمودار تحلیل: تصمیم قبلی و بعدی
does-full-screen = تمام‌صفحه و برگشت؛ سر میز هم

## Gestures of the mouse and the fingers, and what they do

drag = کشیدن، یا کلیک و کلیک
double-click = دوبار کلیک
click-dice = کلیک روی تاس‌ها
drag-dice = کشیدن تاس‌ها
hold-still = نگه داشتن بی‌حرکت
right-click = کلیک راست، نگه داشتن یک انگشت
right-button = دکمهٔ راست، دو انگشت
shift-right-button = Shift و دکمهٔ راست
wheel = چرخ، باز کردن دو انگشت
does-move = حرکت دادن مهره
does-quick-move-if-on = حرکت سریع با تاس اول، اگر روشن باشد
does-swap-thrown = پس از پرتاب: جابه‌جا کردن برای حرکت سریع
does-shake = پیش از پرتاب: تکان دادن و ریختن
does-look-closer = نگاه نزدیک‌تر به تاس‌ها پس از پرتاب، به مکعب یا به جایی دیگر
does-point-there = با دوستی در دستگاه دیگر: اشاره
does-turn-camera = چرخاندن دوربین
does-move-camera = جابه‌جا کردن دوربین
does-zoom = بزرگ‌نمایی
