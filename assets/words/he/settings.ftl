title = הגדרות
no-sound-device = לא נמצא התקן שמע כשהתוכנה התחילה: אי אפשר לשמוע דבר.
reset = איפוס ההגדרות

## Sections

sound = צליל
motion = תנועה
view = תצוגה
gameplay = מהלך המשחק
with-friend = עם חברים
display = מסך
keyboard = מקלדת

## Sound and motion

volume = עוצמה
ambience = צלילי רקע
animation-speed = מהירות ההנפשה
reduce-motion = פחות תנועה
about-reduce-motion = האבנים והמצלמה קופצות למקומן במקום לנוע אליו.
vibrate = רטט
about-vibrate = הטלפון רוטט כשקוביות פוגעות במשהו.
turn-board = לסובב את הלוח בכל תור
about-turn-board = המצלמה עוברת לצד של השחקן שהתור שלו.
percentage = { $percent }%
at-once = מיד
times-as-fast = פי { $times }
in-seconds = { $seconds } שנ׳

## View

view-from = מבט מהצד של
about-view-from = איזה צד של הלוח קרוב אליכם.
first-player = השחקן הראשון
second-player = השחקן השני
mirror = היפוך הלוח
about-mirror = מחליף בין ימין לשמאל, כך שהאבנים נעות ויוצאות מהלוח בכיוון ההפוך.
dice = קוביות
about-dice = ממה עשויות הקוביות. הפירמידות של המשחק המלכותי של אור הן מעצם או מהובנה.
bone = עצם
ebony = הובנה
red = אדום
brass = פליז
cloth = בד
green = ירוק
burgundy = בורדו
blue = כחול
grey = אפור
board = לוח
board-of = לוח: { $game }
about-boards = כל אחד רואה את הלוח שבחר, גם במשחק עם חברים.
board-name =
    { $board ->
       *[backgammon] אגוז
        [backgammon_damascus] שיבוץ דמשקאי
        [backgammon_tournament] עור ולבד
        [tabula] שיש
        [tabula_wood] אגוז חרוט
        [ur] צדף ולפיס
        [ur_limestone] אבן גיר ודיו
        [jesus] אלון וזית
        [jesus_chest] מכסה תיבה מצויר
        [berona] אלון
        [berona_leather] עור מגולגל
    }

## Gameplay

legal-moves = להציג מהלכים אפשריים
about-legal-moves = מסמן את האבנים שיכולות לזוז ולאן הן יכולות ללכת.
point-numbers = מספרים על הלוח
about-point-numbers = ממספר את המקומות על הלוח; חיצים קטנים מראים לאיזה כיוון נעות האבנים.
insights = תובנות
about-insights = רמזים, סיכויים, מאמן, חידות וניתוח. כשזה כבוי, אף אחד מהם אינו מוצג.
coach = מאמן
about-coach = מזהיר אתכם לפני תור, הכפלה או בחירה אחרת שמאבדים בהם הרבה, ומאפשר לבחור שוב.
marks = סימני הניתוח
about-marks = החל מאיזה אובדן החלטה מסומנת כמפוקפקת, כטעות או כטעות גסה, באלפיות ממה שעומד על הפרק במשחק: כאן 20, 50 ו־100; ב־eXtreme Gammon טעות מ־20 וטעות גסה מ־80; ב־GNU Backgammon 40, 80 ו־160.
confirm = אישור בסוף תור
about-confirm = תור שהייתה לכם בו בחירה נגמר רק כשלוחצים על ״סיום התור״; עד אז אפשר לבטל אותו.
end-turns = לסיים תורות בלי בחירה
about-end-turns = אם בהטלה אין מה לשחק, או שאפשר לשחק רק דבר אחד, התור נגמר מעצמו אחרי רגע.
forced-moves = לשחק מהלכים כפויים
about-forced-moves = אם רק מהלך אחד חוקי, הוא נעשה בשבילכם.
auto-throw = הטלה אוטומטית
about-auto-throw = הקוביות מוטלות בשבילכם כשאין דבר אחר לבחור.
quick-moves = מהלכים מהירים
about-quick-moves = האבן שלוחצים עליה נעה לפי הקובייה הגבוהה, או לפי השנייה אם הדרך חסומה. לחצו על הקוביות כדי להחליף את הסדר ביניהן.
off = כבוי
double-click = לחיצה כפולה
single-click = לחיצה

## With a friend

letter-in-no-font = אות שמוצגת כריבוע אינה קיימת באף גופן כאן. היא נשמרת בכל זאת.
hide-hand = להסתיר את יד השחקן האחר
about-hide-hand = תראו את המהלכים ואת ההטלות של השחקן האחר, אבל לא את היד שלו בדרך.
notify = להודיע לי כשהתור שלי
about-notify = הדפדפן מודיע כשאתם מסתכלים בדבר אחר. הוא שואל אתכם פעם אחת.

## Display

full-screen = מסך מלא
about-full-screen = החלון ממלא את המסך, עכשיו ובהפעלה הבאה.
colours = צבעים
natural = טבעיים
colour-blind = לעיוורי צבעים
scale = גודל הממשק
message-duration = משך ההודעות
graphics = גרפיקה
automatic = אוטומטית
low = נמוכה
medium = בינונית
high = גבוהה
automatic-level =
    { $level ->
        [low] הרמה שמתאימה למכשיר הזה לפי התמונות הראשונות שלו, עכשיו: נמוכה.
        [high] הרמה שמתאימה למכשיר הזה לפי התמונות הראשונות שלו, עכשיו: גבוהה.
       *[medium] הרמה שמתאימה למכשיר הזה לפי התמונות הראשונות שלו, עכשיו: בינונית.
    }

## The list of keys

other-letters = במקלדת שלכם אין אותיות לטיניות: אות כאן היא המקש שבמקומה במקלדת אמריקאית. אחריה כתובה האות שלכם, כשהיא כבר ידועה.
at-board = ליד הלוח
entering-faces = הזנת מספרים של קוביות אמיתיות
in-replay = בשחזור
in-lesson = בשיעור
in-your-turn = בתור שלכם
answering = תשובה להצעה
in-menus = בתפריטים ובחלוניות
mouse-and-touch = עכבר ומגע
