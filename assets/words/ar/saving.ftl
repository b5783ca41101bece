## When

today = اليوم، { $time }
yesterday = أمس، { $time }
on-day = { $date }، { $time }

## The saved games

saved-games = الألعاب المحفوظة
of-one = { $title }، { $first }
of-two = { $title }، { $first } ضد { $second }
played-at = { $title }، { $when }
none-saved = لا ألعاب بعد. كل لعبة تُحفظ تلقائيًّا من رميتها الأولى.
of-other-version = حفظ هذه اللعبة إصدار آخر من البرنامج.
damaged-whole = تالفة: لا يمكن قراءة شيء من هذه اللعبة.
open-now = مفتوحة الآن.
replay = إعادة العرض
resume = متابعة
show-folder = إظهار المجلد
rename = تسمية
copy = نسخ
export-maybe = تصدير…
share-link = مشاركة الرابط
delete = حذف
name = الاسم
cancel = إلغاء
export-as = تصدير بصيغة
format-of-file = { $format } ({ $extension })
game-record = سجل لعبة
save-file = لعبة محفوظة
backgammon-match = مباراة طاولة الزهر
match-of-program = مباراة { $program }
page-file = صفحة
picture-file = صورة
film-file = فيلم
drawing-file = رسم
delete-this = حذف هذه اللعبة نهائيًّا؟
import-game = استيراد لعبة
about-import = سحب ملف إلى النافذة، أو اختيار ملف.
import-file = استيراد ملف
about-pasting = أو لصق لعبة هنا: لعبة محفوظة أو سجل لعبة أو مباراة من برنامج آخر أو XGID أو وضع.
game-to-import = اللعبة المراد استيرادها
import = استيراد
open = فتح
copied = تم النسخ. يمكنك اللصق في ملف أو رسالة.
imported = تم استيراد «{ $saved }».
imported-here = تم استيراد «{ $saved }»، وهي الآن بين الألعاب المحفوظة.
not-all-kept = لم يُحفظ كل شيء كما هو: { $list }.
not-all-kept-and-more =
    { $count ->
        [one] لم يُحفظ كل شيء كما هو: { $list }؛ وأمر آخر غير ذلك.
        [two] لم يُحفظ كل شيء كما هو: { $list }؛ وأمران آخران غير ذلك.
       *[other] لم يُحفظ كل شيء كما هو: { $list }؛ وغير ذلك، وعدده { $count }.
    }
in-folder = الألعاب المحفوظة في المجلد «{ $folder }».

## Why something cannot be stored or read: parts of sentences

no-storage = لا مكان للتخزين
storage-full = مساحة التخزين ممتلئة
no-space = لم تبقَ مساحة للمجلد «{ $folder }»
refused =
    { $done ->
        [written] لا تمكن كتابة «{ $file }»: { $system }
        [removed] لا يمكن حذف «{ $file }»: { $system }
        [renamed] لا تمكن إعادة تسمية «{ $file }»: { $system }
       *[read] لا تمكن قراءة «{ $file }»: { $system }
    }
browser-refuses = يرفض المتصفح ذلك
no-browser-storage = لا يعطي المتصفح هذه الصفحة مكانًا للتخزين
folder-refused = لا تمكن الكتابة في المجلد «{ $folder }»: { $system }
changed-elsewhere = غيّرت نافذة أخرى الملف «{ $file }»
not-read = لا تمكن قراءة «{ $file }»: { $reason }
not-written = لا تمكن كتابة «{ $file }»: { $reason }
too-long = هذا أطول من أن يكون لعبة
in-file = «{ $file }»: { $reason }
no-folder = لا مجلد للمستندات

## Why the system refuses to read or write: parts of sentences

not-there = لا وجود له
not-permitted = لا يسمح النظام بذلك
only-to-be-read = هو للقراءة فقط
is-folder = هو مجلد
is-no-folder = ليس داخل مجلد
in-use = يستعمله برنامج آخر
error-of-system = أبلغ النظام عن الخطأ { $number }
refused-by-system = يرفض النظام ذلك
cannot-be-text = لا تمكن كتابته نصًّا

## The same in sentences

folder-unwritable = لا تمكن الكتابة في المجلد «{ $folder }»: لن تُحفظ الألعاب.
disk-full = لم تبقَ مساحة للمجلد «{ $folder }»: لن تُحفظ هذه اللعبة.
browser-blocks = متصفحك يمنع التخزين: لن تُحفظ الألعاب.
no-place = لا مجلد للألعاب المحفوظة: لن تُحفظ الألعاب.
browser-full = مساحة التخزين في متصفحك ممتلئة: لن تُحفظ هذه اللعبة.
saves-unwritable = لا تمكن الكتابة في مجلد الألعاب المحفوظة: لن تُحفظ الألعاب.

## Documents: what each is, at the beginning of a sentence and in it

document-first =
    { $document ->
        [choices] آخر الاختيارات للعبة جديدة
        [results] نتائج كل الألعاب
        [games] عناوين الألعاب المحفوظة
        [lessons] الدروس المنتهية
        [puzzles] الألغاز المحلولة
        [exercises] أخطاؤك
        [error-rates] معدلات الخطأ
        [analysed-games] الألعاب المحلَّلة
        [window] حجم النافذة ومكانها
       *[settings] الإعدادات
    }
document =
    { $document ->
        [choices] آخر الاختيارات للعبة جديدة
        [results] نتائج كل الألعاب
        [games] عناوين الألعاب المحفوظة
        [lessons] الدروس المنتهية
        [puzzles] الألغاز المحلولة
        [exercises] أخطاؤك
        [error-rates] معدلات الخطأ
        [analysed-games] الألعاب المحلَّلة
        [window] حجم النافذة ومكانها
       *[settings] الإعدادات
    }
document-unreadable = { $what }: لا تمكن القراءة: { $reason }.
newer-format = صيغة «{ $file }» هي { $number }، لكن هذا البرنامج لا يقرأ إلا الصيغة { $count }؛ يبقى الملف كما هو، ولا تُحفظ التغييرات التي تخص: { $what }.
have-format = الصيغة { $number }
damaged-at = تلف عند السطر { $line }، الرمز { $column }
document-set-aside = { $what }: تعذّرت القراءة ({ $reason }). اسم الملف التالف الآن «{ $renamed }».
document-not-set-aside = { $what }: تعذّرت القراءة ({ $reason })، وكذلك: { $why }.

## The game on the table, and games that come and go

open-elsewhere = هذه اللعبة مفتوحة في نافذة أخرى. تستمر هنا كنسخة.
changed-here = غيّرت نافذة أخرى هذه اللعبة. من هنا فصاعدًا تُحفظ كنسخة.
not-listed = لا يمكن عرض قائمة الألعاب المحفوظة: { $reason }.
no-longer-there = لم يعد الملف «{ $file }» موجودًا.
before-damage = { $what }؛ تستمر اللعبة مما قبل التلف
unknown-format = «{ $file }»، { $reason }.
set-aside = لعبة محفوظة تالفة ({ $reason }). اسم الملف التالف الآن «{ $renamed }».
not-set-aside = لعبة محفوظة تالفة ({ $reason })، وكذلك: { $why }.
cannot-be-opened = لا يمكن فتح هذا: { $reason }.
link-out-of-date = هذا الرابط قديم. هذه لعبتك الأحدث.
which-way = سارت هذه اللعبة في طريقين: على هذا الجهاز وفي الرابط. أيهما للمتابعة؟ تبقى الأخرى بين الألعاب المحفوظة.
from-link = اللعبة التي في الرابط
on-this-device = اللعبة التي على هذا الجهاز
wait-for-dice = يُرجى الانتظار حتى يسكن النرد.
not-a-game-link = «{ $link }» ليس رابطًا إلى لعبة.
no-such-puzzle = لا لغز باسم «{ $link }».

## Dialogs for files

games = الألعاب
all-files = كل الملفات
save-as-file = حفظ كملف
saved-as = تم الحفظ باسم «{ $file }».
no-dialog = لا تتوفر هنا نافذة لاختيار الملفات: يمكنك سحب الملف إلى النافذة أو لصق نصه.
saved-without-dialog = لا تتوفر هنا نافذة لاختيار الملفات. حُفظ الملف باسم «{ $file }».
not-saved-without-dialog = لا تتوفر هنا نافذة لاختيار الملفات، وكذلك: { $reason }. يمكن نسخ اللعبة: بالضغط على «نسخ» ثم لصقها في ملف.

## Pictures

no-picture = تعذّر التقاط صورة.
picture-copied = الصورة في الحافظة.
picture-not-copied = تعذّر نسخ الصورة: { $reason }.
picture-not-made = تعذّر إنشاء صورة: { $reason }.
no-clipboard = لا تقبلها الحافظة
cannot-be-picture = لا تمكن كتابتها صورةً
unknown-pixels = تعطي بطاقة الرسوميات صورة من نوع غير معروف
film-not-made = تعذّر إنشاء فيلم: { $reason }.
film-broken-off = توقف إنشاء الفيلم لأن اللعبة استمرت.

## The position editor

live-not-edited = لا يمكن تحرير وضع لعبة جارية مع صديق.
wait-for-pieces = يُرجى الانتظار حتى يسكن النرد والقطع.
at-character = { $reason } (الرمز { $number })
