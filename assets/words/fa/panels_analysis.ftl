## The analysis

analysis = تحلیل
all-games = همهٔ بازی‌ها
no-analysis = تحلیلی نیست: { $why }.
one-moment = یک لحظه…
analysing = در حال تحلیل: { $percent }٪
stopped-at = در { $percent }٪ متوقف شد
above-and-below = بالا: { $first } می‌برد. پایین: { $second } می‌برد.
turning-points = نقطه‌های عطف
save-report = ذخیره به صورت صفحه با نمودار
other-moves-here = حرکت‌های دیگر اینجا
mistakes = اشتباه‌ها
none-seen = ربات‌ها اشتباهی نمی‌بینند.
none-so-far = هنوز هیچ.
practise = تمرین { $count } اشتباه
practise-of = تمرین { $count } اشتباه: { $name }
threw = { $name }: پرتاب { $throw }
lucky = خوش‌شانسی: { $amount }.
unlucky = بدشانسی: { $amount }.
what-it-was = { $name }: { $what }
unmarked = اشتباه
gave-away = { $turn }: { $amount } از دست رفت.
mistake = { $name } { $sign } زیان: { $amount }
was-played = بازی‌شده: { $turn }.
was-better = بهتر: { $better }. { $why }
better = بهتر
played = بازی‌شده
other-moves = حرکت‌های دیگر

## A report of the analysis as a page

curve-of-chances = احتمال‌ها در طول بازی
game-of-series = بازی { $number }
none-marked = هیچ تصمیمی علامت ندارد.
column-value = ارزش
column-behind = فاصله
column-chances = احتمال‌ها
chance-and-share = { $what } { $value }
unforced-decisions = تصمیم‌های آزاد
count-of-mark = با علامت { $sign }
given-away-in = { $what }: زیان
amount-in-decisions = { $amount } ({ $count })
about-marks-of = علامت‌ها، به هزارم: { $marks } ({ $thresholds }).
was-incomplete = تحلیل کامل نبود.
made-with = با Tesserae ساخته شده است.
analysis-of = { $game }، تحلیل

## Skill and luck

skill-and-luck = مهارت و شانس
given-away = زیان
error-rate = نرخ خطا
pr = PR
pr-of-part = { $what }: PR
luck = شانس
result = نتیجه
without-luck = بدون شانس
about-error-rate = نرخ خطا: آنچه یک تصمیم به طور میانگین از دست می‌دهد، به هزارم آنچه بازی بر سر آن است. شانس: پرتاب‌ها چقدر بهتر از میانگین همهٔ پرتاب‌های ممکن بودند.
about-pr = PR: نیمی از نرخ خطا، به شیوهٔ شمارش eXtreme Gammon.
as-solved = { $name }: از { $all } تصمیم { $perfect } تا مانند راه‌حل بود و بقیه { $amount } از دست داد.
endgame-as-solved = { $name }: در پایان بازی از { $all } تصمیم { $perfect } تا بی‌نقص بود و بازی { $amount } از بازی بی‌نقص کم داشت.

## One decision

decision = تصمیم
back-to-analysis = بازگشت به تحلیل
show-position = نمایش وضعیت
not-found-out = به دست نیامد: { $why }.
decides = { $name } تصمیم می‌گیرد.
with-throw = { $name } با پرتاب { $faces }.
show = نمایش
gives-nothing =
    { $played ->
        [0] چیزی از دست نمی‌دهد ({ $value }).
       *[other] بازی‌شده: چیزی از دست نمی‌دهد ({ $value }).
    }
gives-away =
    { $played ->
        [0] { $amount } از دست می‌دهد ({ $value }).
       *[other] بازی‌شده: { $amount } از دست می‌دهد ({ $value }).
    }
rollout = شبیه‌سازی
first-game-is-played = شبیه‌سازی: بازی اول انجام می‌شود.
rolled-out-once = شبیه‌سازی: ۱ بازی.
rolled-out = شبیه‌سازی: { $value }، { $count } بازی.
percent-done = { $percent }٪
stop = توقف
about-rollout = ربات‌ها از حرکت‌های انتخاب‌شده، حداکثر چهار تا، به بازی ادامه می‌دهند، با تاس‌های یکسان برای همه. شانس از نتیجه‌ها کم می‌شود؛ حاشیه یک خطای معیار است.
roll-out = شبیه‌سازی { $count } حرکت
what-about = این یکی چطور؟
move-pieces = مهره‌ها را روی تخته حرکت دهید، یا بخش‌های یک حرکت را یکی پس از دیگری انتخاب کنید.
so-far = تا اینجا: { $turn }
on-board = روی تخته: { $turn }
take-back = پس گرفتن

## Several games or positions

games = بازی‌ها
positions = وضعیت‌ها
nothing-listed = اینجا چیزی نیست. پرونده‌ای که چند بازی دارد و متنی که چند وضعیت دارد اینجا فهرست می‌شود.
which-position = { $count } وضعیت. کدام را می‌خواهید باز کنید؟
position = وضعیت { $number }
score-is = امتیازها: { $score }.
score-before = امتیازهای پیشین: { $score }.
score-of-series = { $score } ({ $what })
position-in-words = { $what }: { $position }.
game-and-result = بازی { $number }: { $result }
game-sentence = بازی { $number }: { $result }.
about-giving-away = زیان: به واحد ارزش بازی، یا در مسابقه آنچه به همان اندازه می‌ارزد. PR: نیمی از آنچه یک تصمیم به طور میانگین از دست می‌دهد، به هزارم آن. هر چه کمتر، بهتر.
all-analysed = همهٔ بازی‌ها تحلیل شده‌اند.
stop-analysis = توقف تحلیل
go-on-with-analysis = ادامهٔ تحلیل
analyse-all = تحلیل همهٔ بازی‌ها
games-of-two = { $first } و { $second }: { $count } بازی.
games-of-several = { $count } بازی از چند بازیکن.
number-of-games = { $count } بازی.
wins-points = برد { $name }: { $count }
a-draw = مساوی
not-finished = ناتمام
was-not-finished = ناتمام ماند.
all-given-away = زیان: { $list }.
gave-away-and-pr = { $name } { $lost } (PR { $rating })

## The games that were analysed

analysed-games = بازی‌های تحلیل‌شده
none-analysed = هنوز بازی‌ای نیست. هر بازی که تحلیلش کامل شود اینجا فهرست می‌شود.
older-games = بازی‌های قدیمی‌تر
about-rating = PR، نمرهٔ عملکرد: نیمی از آنچه یک تصمیم به طور میانگین از دست می‌دهد، به هزارم آنچه بازی بر سر آن است. هر چه کمتر، بهتر.
name-and-game = { $name }، { $game }
pr-in-one = { $name }: PR { $rating } در ۱ بازی.
pr-in-last = { $name }: PR { $rating } در آخرین بازی از { $count } بازی، و { $mean } در { $last } بازی آخر با هم.
legend = نقطه‌ها: هر بازی. خط: { $count } بازی آخر با هم.
pr-of = { $name } { $rating }
ratings = PR: { $list }.
moves-not-saved = حرکت‌هایش دیگر ذخیره نیست.

## The results of all games

statistics = آمار
analysed-games-and-pr = بازی‌های تحلیل‌شده و PR
no-games = هنوز بازی‌ای نیست. هر بازی که بکنید اینجا شمرده می‌شود.
none-finished = { $count } بازی شروع شده، هیچ‌کدام تمام نشده
finished = { $count } بازی تمام‌شده
dice-luck = شانس تاس
about-luck = میانگین تاس سالم ۳.۵ است. ستون آخر می‌گوید که از ۱۰۰ نمونه به این اندازه، در چند تا تاس سالم دست‌کم همین‌قدر از آن دور می‌شود.
copy-error-rates = کپی نرخ‌های خطا
puzzles-solved = معماهای حل‌شده در بار اول
solved-of = { $game }: { $solved } از { $all }
rate = { $name }: نرخ خطا { $last } در { $count } بازی تحلیل‌شده
rate-before = { $name }: نرخ خطا { $before } ← { $last } در { $count } بازی تحلیل‌شده
like-level = { $what }، مانند { $bot }
against = { $name } در برابر { $bot }
won = برد
points = امتیاز
won-of = { $wins } از { $all }
count-of-manner = { $count } × { $manner }
manners = { $name }: { $list }
dice-column = تاس
average = میانگین
of-hundred = از ۱۰۰
