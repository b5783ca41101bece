## Who plays

opponent = حریف
a-person = یک نفر
two-people-share = دو نفر با همین صفحه بازی می‌کنند.
strength = قدرت { $rank } از { $count }. { $character }
you-play = سمت شما
watch = تماشا
name-of-seat = نام { $seat }
optional-name-of-seat = نام (اختیاری): { $seat }
your-name = نام شما
optional-name = نام (اختیاری)

## The server for games with a friend

server = سرور
about-server = دو برنامه در یک سرور Tesserae به هم می‌رسند (tesserae-room). سرور همگانی وجود ندارد: خودتان یکی راه بیندازید، یا نشانی سرور دوستتان را از او بپرسید.

## House rules

house-rules =
    { $count ->
        [0] قواعد خانگی: استاندارد
       *[other] قواعد خانگی: { $count } تغییر
    }
reset-rules = بازگشت به قواعد استاندارد
rule-and-value = { $rule }: { $value }
rule-is = { $rule }: { $value }.

## Where throws come from

dice = تاس
dice-on-table = تاس: روی میز
dice-by-hand = تاس: ورود دستی
dice-by-computer = تاس: از رایانه
on-table = ریختن روی میز
by-hand = تاس واقعی، با ورود دستی
by-computer = عدد از رایانه
about-table = تاس‌های مجازی می‌ریزید؛ هر طور روی میز از حرکت بایستند، همان حساب است.
about-hand = تاس‌های واقعی می‌ریزید و عددهایشان را اینجا وارد می‌کنید.
about-computer = تاسی ریخته نمی‌شود: عددها از یک مولد عدد تصادفی می‌آیند و بذر آن همراه بازی ذخیره می‌شود.

## The clock

clock = ساعت
no-clock = بدون ساعت
sudden-death = وقت ثابت
delay = تأخیر
increment = افزایش
about-no-clock = هر کس هر قدر بخواهد فکر می‌کند.
about-sudden-death = این وقت برای همهٔ بازی است. کسی که وقتش تمام شود می‌بازد.
about-delay = در هر نوبت، وقت پس از یک تأخیر به راه می‌افتد، مانند بیشتر ساعت‌های تخته‌نرد. کسی که وقتش تمام شود می‌بازد.
about-increment = هر نوبتی که تمام شود به وقت باقی‌مانده می‌افزاید. کسی که وقتش تمام شود می‌بازد.
seconds-of-delay = ثانیه‌های تأخیر در هر نوبت
seconds-of-increment = ثانیه‌های افزوده پس از هر نوبت
minutes-each = دقیقه برای هر بازیکن

## What is chosen, in a few words

without-clock = ندارد
with-sudden-death = هر کدام { $minutes } دقیقه
with-delay = هر کدام { $minutes } دقیقه، { $seconds } ثانیه تأخیر
with-increment = هر کدام { $minutes } دقیقه، { $seconds } ثانیه بیشتر در هر نوبت
two-people = دو نفر با همین صفحه
you-against = شما در برابر { $bot }
bots = { $bot } در برابر { $other-bot }
changed-rules =
    { $count ->
        [0] قواعد استاندارد
       *[other] { $count } قاعده تغییر کرده
    }
standard-rules = قواعد استاندارد.
