## When

today = היום, { $time }
yesterday = אתמול, { $time }
on-day = { $date }, { $time }

## The saved games

saved-games = משחקים שמורים
of-one = { $title }, { $first }
of-two = { $title }, { $first } מול { $second }
played-at = { $title }, { $when }
none-saved = עדיין אין משחקים. כל משחק נשמר אוטומטית מההטלה הראשונה שלו.
of-other-version = המשחק הזה נשמר בגרסה אחרת של התוכנה.
damaged-whole = פגום: אי אפשר לקרוא דבר מהמשחק הזה.
open-now = פתוח עכשיו.
replay = שחזור
resume = להמשיך
show-folder = הצגת התיקייה
rename = שינוי שם
copy = העתקה
export-maybe = ייצוא…
share-link = שיתוף קישור
delete = מחיקה
name = שם
cancel = ביטול
export-as = פורמט לייצוא
format-of-file = { $format } ({ $extension })
game-record = רישום משחק
save-file = קובץ שמירה
backgammon-match = דו־קרב שש־בש
match-of-program = דו־קרב של { $program }
page-file = דף
picture-file = תמונה
film-file = סרטון
drawing-file = שרטוט
delete-this = למחוק את המשחק הזה לצמיתות?
import-game = ייבוא משחק
about-import = גררו קובץ אל החלון, או בחרו קובץ.
import-file = ייבוא קובץ
about-pasting = או הדביקו כאן משחק: משחק שמור, רישום, דו־קרב של תוכנה אחרת, XGID או עמדה.
game-to-import = משחק לייבוא
import = ייבוא
open = פתיחה
copied = הועתק. הדביקו בקובץ או בהודעה.
imported = המשחק ״{ $saved }״ יובא.
imported-here = המשחק ״{ $saved }״ יובא. הוא נמצא בין המשחקים השמורים.
not-all-kept = לא הכול נשמר כפי שהיה כתוב: { $list }.
not-all-kept-and-more = לא הכול נשמר כפי שהיה כתוב: { $list }; ועוד { $count }.
in-folder = המשחקים השמורים נמצאים בתיקייה ״{ $folder }״.

## Why something cannot be stored or read: parts of sentences

no-storage = אין מקום אחסון
storage-full = מקום האחסון מלא
no-space = לא נשאר מקום לתיקייה ״{ $folder }״
refused =
    { $done ->
        [written] אי אפשר לכתוב את ״{ $file }״: { $system }
        [removed] אי אפשר להסיר את ״{ $file }״: { $system }
        [renamed] אי אפשר לשנות את השם של ״{ $file }״: { $system }
       *[read] אי אפשר לקרוא את ״{ $file }״: { $system }
    }
browser-refuses = הדפדפן מסרב
no-browser-storage = הדפדפן אינו נותן לדף הזה מקום אחסון
folder-refused = אי אפשר לכתוב בתיקייה ״{ $folder }״: { $system }
changed-elsewhere = ״{ $file }״ שונה בחלון אחר
not-read = אי אפשר לקרוא את ״{ $file }״: { $reason }
not-written = אי אפשר לכתוב את ״{ $file }״: { $reason }
too-long = זה ארוך מכדי להיות משחק
in-file = ״{ $file }״: { $reason }
no-folder = אין תיקיית מסמכים

## Why the system refuses to read or write: parts of sentences

not-there = זה לא קיים
not-permitted = המערכת אינה מתירה זאת
only-to-be-read = מותר רק לקרוא
is-folder = זו תיקייה
is-no-folder = זה אינו נמצא בתיקייה
in-use = תוכנה אחרת משתמשת בזה
error-of-system = המערכת מודיעה על שגיאה { $number }
refused-by-system = המערכת מסרבת
cannot-be-text = אי אפשר לכתוב זאת כטקסט

## The same in sentences

folder-unwritable = אי אפשר לכתוב בתיקייה ״{ $folder }״: משחקים לא יישמרו.
disk-full = לא נשאר מקום לתיקייה ״{ $folder }״: המשחק הזה לא יישמר.
browser-blocks = הדפדפן שלכם חוסם אחסון: משחקים לא יישמרו.
no-place = אין תיקייה למשחקים שמורים: משחקים לא יישמרו.
browser-full = מקום האחסון של הדפדפן מלא: המשחק הזה לא יישמר.
saves-unwritable = אי אפשר לכתוב בתיקיית המשחקים השמורים: משחקים לא יישמרו.

## Documents: what each is, at the beginning of a sentence and in it

document-first =
    { $document ->
        [choices] הבחירות האחרונות למשחק חדש
        [results] התוצאות של כל המשחקים
        [games] השמות של המשחקים השמורים
        [lessons] השיעורים שהושלמו
        [puzzles] החידות שנפתרו
        [exercises] הטעויות שלכם
        [error-rates] נתוני האובדן הממוצע
        [analysed-games] המשחקים שנותחו
        [window] גודל החלון ומקומו
       *[settings] ההגדרות
    }
document =
    { $document ->
        [choices] הבחירות האחרונות למשחק חדש
        [results] התוצאות של כל המשחקים
        [games] השמות של המשחקים השמורים
        [lessons] השיעורים שהושלמו
        [puzzles] החידות שנפתרו
        [exercises] הטעויות שלכם
        [error-rates] נתוני האובדן הממוצע
        [analysed-games] המשחקים שנותחו
        [window] גודל החלון ומקומו
       *[settings] ההגדרות
    }
document-unreadable = אי אפשר לקרוא את { $what }: { $reason }.
newer-format = הקובץ ״{ $file }״ הוא בפורמט { $number }, אבל התוכנה הזאת קוראת רק את פורמט { $count }; הוא נשאר כפי שהוא, ושינויים של { $what } אינם נשמרים.
have-format = זה פורמט { $number }
damaged-at = יש פגם בשורה { $line }, תו { $column }
document-set-aside = לא היה אפשר לקרוא את { $what } ({ $reason }). הקובץ הפגום נקרא עכשיו ״{ $renamed }״.
document-not-set-aside = לא היה אפשר לקרוא את { $what } ({ $reason }), ונוסף על כך { $why }.

## The game on the table, and games that come and go

open-elsewhere = המשחק הזה פתוח בחלון אחר. כאן הוא ממשיך כעותק.
changed-here = המשחק הזה שונה בחלון אחר. מעכשיו הוא נשמר כעותק.
not-listed = אי אפשר להציג את רשימת המשחקים השמורים: { $reason }.
no-longer-there = ״{ $file }״ כבר לא קיים.
before-damage = { $what }; המשחק נמשך מהמקום שלפני הפגם
unknown-format = ״{ $file }״, { $reason }.
set-aside = משחק שמור פגום ({ $reason }). הקובץ הפגום נקרא עכשיו ״{ $renamed }״.
not-set-aside = משחק שמור פגום ({ $reason }), ונוסף על כך { $why }.
cannot-be-opened = אי אפשר לפתוח את זה: { $reason }.
link-out-of-date = הקישור הזה כבר לא עדכני. הנה המשחק החדש יותר שלכם.
which-way = המשחק הזה נמשך בשתי דרכים: במכשיר הזה ובקישור. את איזה מהם תרצו להמשיך? האחר נשאר בין המשחקים השמורים.
from-link = המשחק שבקישור
on-this-device = המשחק שבמכשיר הזה
wait-for-dice = חכו עד שהקוביות ייעצרו.
not-a-game-link = ״{ $link }״ אינו קישור למשחק.
no-such-puzzle = אין חידה ״{ $link }״.

## Dialogs for files

games = משחקים
all-files = כל הקבצים
save-as-file = שמירה כקובץ
saved-as = נשמר בשם ״{ $file }״.
no-dialog = אין כאן חלון לבחירת קובץ: גררו את הקובץ אל החלון, או הדביקו את הטקסט שלו.
saved-without-dialog = אין כאן חלון לבחירת קובץ. הקובץ נשמר בשם ״{ $file }״.
not-saved-without-dialog = אין כאן חלון לבחירת קובץ, ונוסף על כך { $reason }. אפשר להעתיק משחק: לחצו על ״העתקה״ והדביקו אותו בקובץ.

## Pictures

no-picture = לא היה אפשר לצלם תמונה.
picture-copied = התמונה הועתקה ללוח ההעתקה.
picture-not-copied = לא היה אפשר להעתיק את התמונה: { $reason }.
picture-not-made = לא היה אפשר ליצור תמונה: { $reason }.
no-clipboard = לוח ההעתקה אינו מקבל אותה
cannot-be-picture = אי אפשר לכתוב זאת כתמונה
unknown-pixels = כרטיס המסך נותן תמונה מסוג לא מוכר
film-not-made = לא היה אפשר ליצור סרטון: { $reason }.
film-broken-off = הסרטון הופסק, כי המשחק נמשך.

## The position editor

live-not-edited = אי אפשר לערוך עמדה של משחק מקוון.
wait-for-pieces = חכו עד שהקוביות והאבנים ייעצרו.
at-character = { $reason } (תו { $number })
