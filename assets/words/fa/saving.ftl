## When

today = امروز، { $time }
yesterday = دیروز، { $time }
on-day = { $date }، { $time }

## The saved games

saved-games = بازی‌های ذخیره‌شده
of-one = { $title }، { $first }
of-two = { $title }، { $first } و { $second }
played-at = { $title }، { $when }
none-saved = هنوز بازی‌ای نیست. هر بازی از نخستین پرتاب خودبه‌خود ذخیره می‌شود.
of-other-version = این بازی را نسخهٔ دیگری از برنامه ذخیره کرده است.
damaged-whole = خراب: هیچ چیزی از این بازی خوانده نمی‌شود.
open-now = اکنون باز است.
replay = بازبینی
resume = ادامه
show-folder = نمایش پوشه
rename = تغییر نام
copy = کپی
export-maybe = خروجی…
share-link = اشتراک پیوند
delete = حذف
name = نام
cancel = لغو
export-as = خروجی به صورت
format-of-file = { $format } ({ $extension })
game-record = ثبت بازی
save-file = بازی ذخیره‌شده
backgammon-match = مسابقهٔ تخته‌نرد
match-of-program = مسابقهٔ { $program }
page-file = صفحه
picture-file = تصویر
film-file = فیلم
drawing-file = نمودار
delete-this = این بازی برای همیشه حذف شود؟
import-game = وارد کردن بازی
about-import = پرونده‌ای را روی پنجره رها کنید یا پرونده‌ای انتخاب کنید.
import-file = وارد کردن پرونده
about-pasting = یا یک بازی را اینجا بچسبانید: بازی ذخیره‌شده، ثبت بازی، مسابقهٔ برنامه‌ای دیگر، XGID یا یک وضعیت.
game-to-import = بازی برای وارد کردن
import = وارد کردن
open = باز کردن
copied = کپی شد. آن را در پرونده یا پیامی بچسبانید.
imported = «{ $saved }» وارد شد.
imported-here = «{ $saved }» وارد شد و در میان بازی‌های ذخیره‌شده است.
not-all-kept = همه چیز همان‌طور که نوشته شده بود نگه داشته نشد: { $list }.
not-all-kept-and-more = همه چیز همان‌طور که نوشته شده بود نگه داشته نشد: { $list }؛ و { $count } مورد دیگر.
in-folder = بازی‌های ذخیره‌شده در پوشهٔ «{ $folder }» هستند.

## Why something cannot be stored or read: parts of sentences

no-storage = جایی برای ذخیره نیست
storage-full = فضای ذخیره پر است
no-space = برای پوشهٔ «{ $folder }» جایی نمانده است
refused =
    { $done ->
        [written] «{ $file }» نوشته نمی‌شود: { $system }
        [removed] «{ $file }» حذف نمی‌شود: { $system }
        [renamed] نام «{ $file }» تغییر نمی‌کند: { $system }
       *[read] «{ $file }» خوانده نمی‌شود: { $system }
    }
browser-refuses = مرورگر اجازه نمی‌دهد
no-browser-storage = مرورگر به این صفحه فضای ذخیره نمی‌دهد
folder-refused = در پوشهٔ «{ $folder }» نمی‌توان نوشت: { $system }
changed-elsewhere = پنجرهٔ دیگری «{ $file }» را تغییر داده است
not-read = «{ $file }» خوانده نمی‌شود: { $reason }
not-written = «{ $file }» نوشته نمی‌شود: { $reason }
too-long = بلندتر از آن است که بازی باشد
in-file = «{ $file }»: { $reason }
no-folder = پوشه‌ای برای اسناد نیست

## Why the system refuses to read or write: parts of sentences

not-there = وجود ندارد
not-permitted = سیستم اجازه نمی‌دهد
only-to-be-read = فقط خواندنی است
is-folder = پوشه است
is-no-folder = در پوشه قرار ندارد
in-use = برنامهٔ دیگری از آن استفاده می‌کند
error-of-system = سیستم خطای { $number } را گزارش می‌کند
refused-by-system = سیستم نمی‌پذیرد
cannot-be-text = نمی‌توان آن را به صورت متن نوشت

## The same in sentences

folder-unwritable = در پوشهٔ «{ $folder }» نمی‌توان نوشت: بازی‌ها ذخیره نخواهند شد.
disk-full = برای پوشهٔ «{ $folder }» جایی نمانده است: این بازی ذخیره نخواهد شد.
browser-blocks = مرورگر شما جلوی ذخیره را می‌گیرد: بازی‌ها ذخیره نخواهند شد.
no-place = پوشه‌ای برای بازی‌های ذخیره‌شده نیست: بازی‌ها ذخیره نخواهند شد.
browser-full = فضای ذخیرهٔ مرورگر شما پر است: این بازی ذخیره نخواهد شد.
saves-unwritable = در پوشهٔ بازی‌های ذخیره‌شده نمی‌توان نوشت: بازی‌ها ذخیره نخواهند شد.

## Documents: what each is, at the beginning of a sentence and in it

document-first =
    { $document ->
        [choices] آخرین انتخاب‌ها برای بازی تازه
        [results] نتیجه‌های همهٔ بازی‌ها
        [games] عنوان‌های بازی‌های ذخیره‌شده
        [lessons] درس‌های تمام‌شده
        [puzzles] معماهای حل‌شده
        [exercises] اشتباه‌های خودتان
        [error-rates] نرخ‌های خطا
        [analysed-games] بازی‌های تحلیل‌شده
        [window] اندازه و جای پنجره
       *[settings] تنظیمات
    }
document =
    { $document ->
        [choices] آخرین انتخاب‌ها برای بازی تازه
        [results] نتیجه‌های همهٔ بازی‌ها
        [games] عنوان‌های بازی‌های ذخیره‌شده
        [lessons] درس‌های تمام‌شده
        [puzzles] معماهای حل‌شده
        [exercises] اشتباه‌های خودتان
        [error-rates] نرخ‌های خطا
        [analysed-games] بازی‌های تحلیل‌شده
        [window] اندازه و جای پنجره
       *[settings] تنظیمات
    }
document-unreadable = { $what } خوانده نمی‌شود: { $reason }.
newer-format = «{ $file }» قالب { $number } دارد، ولی این برنامه فقط قالب { $count } را می‌خواند؛ دست‌نخورده می‌ماند و تغییرهای { $what } نگه داشته نمی‌شود.
have-format = قالب { $number } دارد
damaged-at = در سطر { $line }، نویسهٔ { $column } خراب است
document-set-aside = { $what } خوانده نشد ({ $reason }). نام پروندهٔ خراب حالا «{ $renamed }» است.
document-not-set-aside = { $what } خوانده نشد ({ $reason })، و { $why }.

## The game on the table, and games that come and go

open-elsewhere = این بازی در پنجرهٔ دیگری باز است. اینجا به صورت رونوشت ادامه می‌یابد.
changed-here = پنجرهٔ دیگری این بازی را تغییر داده است. از اینجا به بعد به صورت رونوشت ذخیره می‌شود.
not-listed = فهرست بازی‌های ذخیره‌شده به دست نمی‌آید: { $reason }.
no-longer-there = «{ $file }» دیگر وجود ندارد.
before-damage = { $what }؛ بازی از پیش از خرابی ادامه می‌یابد
unknown-format = «{ $file }»، { $reason }.
set-aside = یک بازی ذخیره‌شده خراب است ({ $reason }). نام پروندهٔ خراب حالا «{ $renamed }» است.
not-set-aside = یک بازی ذخیره‌شده خراب است ({ $reason })، و { $why }.
cannot-be-opened = این باز نمی‌شود: { $reason }.
link-out-of-date = این پیوند قدیمی است. این بازی تازه‌تر شماست.
which-way = این بازی به دو صورت ادامه یافته است: در این دستگاه و در پیوند. کدام را می‌خواهید ادامه دهید؟ دیگری در میان بازی‌های ذخیره‌شده می‌ماند.
from-link = بازی در پیوند
on-this-device = بازی در این دستگاه
wait-for-dice = صبر کنید تا تاس‌ها بایستند.
not-a-game-link = «{ $link }» پیوند بازی نیست.
no-such-puzzle = معمای «{ $link }» وجود ندارد.

## Dialogs for files

games = بازی‌ها
all-files = همهٔ پرونده‌ها
save-as-file = ذخیره در پرونده
saved-as = با نام «{ $file }» ذخیره شد.
no-dialog = اینجا پنجرهٔ انتخاب پرونده نیست: پرونده را روی پنجره رها کنید یا متنش را بچسبانید.
saved-without-dialog = اینجا پنجرهٔ انتخاب پرونده نیست. پرونده با نام «{ $file }» ذخیره شد.
not-saved-without-dialog = اینجا پنجرهٔ انتخاب پرونده نیست، و { $reason }. بازی را می‌توان کپی کرد: «کپی» را فشار دهید و آن را در پرونده‌ای بچسبانید.

## Pictures

no-picture = تصویری گرفته نشد.
picture-copied = تصویر در کلیپ‌بورد است.
picture-not-copied = تصویر کپی نشد: { $reason }.
picture-not-made = تصویر ساخته نشد: { $reason }.
no-clipboard = کلیپ‌بورد آن را نمی‌پذیرد
cannot-be-picture = نمی‌توان آن را به صورت تصویر نوشت
unknown-pixels = کارت گرافیک تصویری از نوعی ناشناخته می‌دهد
film-not-made = فیلم ساخته نشد: { $reason }.
film-broken-off = ساختن فیلم قطع شد، چون بازی ادامه یافت.

## The position editor

live-not-edited = وضعیت بازی زنده را نمی‌توان ویرایش کرد.
wait-for-pieces = صبر کنید تا تاس‌ها و مهره‌ها بایستند.
at-character = { $reason } (نویسهٔ { $number })
