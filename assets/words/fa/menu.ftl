## The first page

about = پنج بازی تاس و تخته، با حریف رایانه‌ای، با کسی در کنارتان یا با دوستی در جای دیگر
saved-games = بازی‌های ذخیره‌شده
statistics = آمار
settings = تنظیمات
rules = قواعد
join-by-link = پیوستن با پیوند
quit = خروج
resume-since = ادامه: { $saved }، { $when }
resume = ادامه: { $saved }
go-on-waiting = ادامهٔ انتظار: { $game }
start-here = از اینجا شروع کنید

## The page of a game

first-moves = حرکت‌های شروع
position-editor = ویرایش وضعیت
puzzle-of-the-day = معمای روز
puzzles = معماها
puzzles-solved = معماها: { $solved } از { $tried } حل شده
mistakes-due = اشتباه‌ها: { $count } برای امروز
mistakes-later =
    { $count ->
        [1] اشتباه‌ها: فردا
       *[other] اشتباه‌ها: { $count } روز دیگر
    }
own-mistakes = اشتباه‌های خودتان در بازی‌های تحلیل‌شده، به صورت معما.
play = شروع بازی
play-with-friend = بازی با دوست
by-link = هر کدام در دستگاه خود، با یک پیوند.
clock = ساعت: { $clock }

## The first moves of backgammon

all-throws = همهٔ تاس‌ها
about-first-moves = بهترین حرکت‌های شروع برای هر تاس، و این‌که حرکت‌های دیگر چند امتیاز از دست می‌دهند. برای دیدن پاسخ‌ها یک تاس را انتخاب کنید. بازی فقط وقتی می‌تواند با تاس جفت شروع شود که پس از تساوی هر دو تاس دوباره ریخته شوند.
replies = پاسخ‌ها به { $throw }: { $turn }

## While the table is set, while it plays by itself, and before a kiosk’s game ends

setting-the-table = میز چیده می‌شود…
press-to-play = برای بازی هر کلیدی را بزنید یا صفحه را لمس کنید.
game-ends = برای ادامه هر جایی را لمس کنید. این بازی { $seconds } ثانیهٔ دیگر تمام می‌شود.
