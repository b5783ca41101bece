## The menu of the game

to-game = להמשיך
main-menu = תפריט ראשי
settings = הגדרות
saved-games = משחקים שמורים
dice-statistics = סטטיסטיקת הקוביות
statistics = סטטיסטיקה
moves = מהלכים
analysis = ניתוח
edit-position = עריכת העמדה הזאת
saved-automatically = המשחק נשמר אוטומטית.
send-by-link = שליחה אל { $name } בקישור
about-sending = יוצר קישור שפותח את המשחק במכשיר של השחקן האחר.
go-on-live = להמשיך מקוון מול { $name }
about-going-live = פותח חדר למשחק כפי שהוא עכשיו, עם קישור לשחקן האחר.

## Resigning

resign = כניעה
resign-maybe = כניעה…
resign-so = { $resignation }…
cancel = ביטול
you-lose = אם תבוא הסכמה מצד { $other }, תפסידו במשחק.
loses = אם תבוא הסכמה מצד { $other }, המשחק יסתיים בהפסד של { $name }.
you-lose-to-other = אם השחקן האחר יסכים, תפסידו במשחק.

## Copying

copy-to-clipboard = העתקה ללוח ההעתקה
position = עמדה
record = רישום
copied = הועתק: { $what }.
not-copied = { $what }: { $why }.
link-to-position = קישור לעמדה הזאת
picture-of-position = תמונה של העמדה הזאת

## The moves

no-moves = עדיין אין מהלכים.
replay = שחזור
show-earlier = להציג עוד { $count } קודמים
rethrown = הוטלה שוב
cocked-rethrown = קובייה שעמדה באלכסון הוטלה שוב.
go-to-move = מעבר למהלך { $number }

## Pictures

picture = תמונה
as-seen = כפי שרואים
about-as-seen = השולחן מהמקום שממנו אתם מסתכלים, בלי כפתורים. החלונית נסגרת לשם כך.
save-png = שמירה כ־PNG
copy = העתקה
share = שיתוף
position-of = { $game }, עמדה { $number }
film = סרטון
about-film = קובץ GIF מונפש, שפועל בכל מקום: של התור שלפני העמדה הזאת, או של המשחק. במשחק ארוך יש תמונה אחת לכל תור.
film-of-turn = סרטון של התור הזה
film-of-game = סרטון של המשחק
film-is-taken = מצלמים את הסרטון: { $percent }%.
film-is-ready = הסרטון מוכן: { $size } מגה־בתים.
save-gif = שמירה כ־GIF
flat-diagram = דיאגרמה שטוחה
about-diagram = הלוח מלמעלה עם מספרי המקומות שלו, כמו בספר. היא חדה בכל גודל.
no-diagram = לעמדה בלתי אפשרית אין דיאגרמה.
save-svg = שמירה כ־SVG

## The rulebook

open-as-text = פתיחה כטקסט
standard-rules = המשחק הזה לפי החוקים הרגילים.
rules-of-game = חוקי הבית של המשחק הזה: { $rules }.
in-this-game = במשחק הזה: { $value }

## The position editor

undo = ביטול
empty-board = לרוקן את הלוח
start = התחלה
back = חזרה
hint = רמז
odds = סיכויים
play-from-here = לשחק מכאן
as-text = כטקסט: אפשר להדביק או לגרור לכאן עמדה בכל צורת כתיבה
position-as-text = העמדה כטקסט
position-panel = עמדה…

## The dice of the game

this-game = המשחק הזה
all-games = כל המשחקים
dice = קוביות
lots = פירמידות
no-dice-yet = עדיין לא הוטלו קוביות.
expected = צפוי
about-expected = כמה פעמים צפוי כל מספר.
too-few = { $count } עד כה: מעט מדי לבדיקה.
chi-squared =
    { $count } עד כה. חי בריבוע הוא { $deviation }: קוביות הוגנות הן בלתי אחידות לפחות במידה הזאת { $percent ->
        [0] בפחות מ־1
       *[other] בערך ב־{ $percent }
    } מתוך 100 משחקים באורך הזה, { $evenness ->
        [normal] וזה רגיל
        [uneven] וזה קצת בלתי אחיד; כך קורה באחד מכל עשרים משחקים
       *[rare] וזה נדיר, אבל קורה
    }.
all-proven =
    { $count ->
        [1] ההטלה המוסכמת של המשחק הזה נבדקה, והיא מוכחת.
       *[other] כל { $count } ההטלות המוסכמות של המשחק הזה נבדקו, והן מוכחות.
    }
not-proven = מתוך { $count } הטלות מוסכמות של המשחק הזה, { $doubtful } אינן מוכחות. הראשונה: { $faces }: { $verdict }.
why-fair = למה הקוביות הוגנות
fair-by-hand = אתם מטילים קוביות אמיתיות ומזינים מה הן מראות. הספירה שלמעלה היא כל מה שידוע לנו עליהן.
fair-by-computer = מחולל מספרים אקראיים מגריל כל מספר באותה הסתברות. הזרע שלו נשמר עם המשחק, ולכן אפשר לבדוק אחר כך כל הטלה.
fair-by-agreement = כל צד נותן לכל הטלה חלק סודי, והתחייב אליו מראש. המספרים נובעים משני החלקים, ולכן אף שחקן וגם לא החדר יכולים לבחור אותם או לדעת אותם מראש. ההוכחה נשמרת עם המשחק.
fair-on-table = הפיזיקה קובעת איך קובייה חלקה מתגלגלת ועל איזה צד היא נעצרת. איזה מספר נמצא על איזה צד נקבע בהגרלה ממש לפני שהקובייה עוזבת את היד, באותה הסתברות לכל סידור. לכן כל מספר סביר בדיוק באותה מידה, ויהיה המטיל מיומן ככל שיהיה. קובייה שעמדה באלכסון מוטלת שוב באותו אופן.
thrown-elsewhere = ההטלות של { $name } נעשות במכשיר הזה. ההטלות של { $away } נעשו במכשיר אחר ובאו עם הקישור: הן נספרות כאן, אבל איש לא ראה כאן את הקוביות נופלות.
address-of-picture = הכתובת של התמונה הזאת
html-for-page = HTML לדף אחר
