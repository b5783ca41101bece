## Values of several rules

on = פעיל
off = כבוי
yes = כן
no = לא
points =
    { $count ->
        [one] נקודה אחת
       *[other] { $count } נקודות
    }

## The values of a rule in one line

standard = ברירת המחדל: { $default }.
standard-or = ברירת המחדל: { $default }. אפשר גם: { $others }.
or-more = { $min } או יותר
from-to = { $min } עד { $max }
values-from-to = { $min } עד { $largest }

## The whole numbers that are allowed, beside the field for one

range = מ־{ $min } עד { $largest }

## Why rules are refused

unknown-rule = אין חוק בית בשם ״{ $key }״ (המוכרים: { $known })
unknown-value = חוק הבית ״{ $key }״ אינו יכול להיות ״{ $value }״ (אפשר: { $may-be })

not-jacoby-in-match = ג׳קובי נועד למשחקים בודדים, לא לדו־קרב
not-beavers-in-match = ביברים נועדו למשחקים בודדים, לא לדו־קרב
not-automatic-doubles-in-match = הכפלות אוטומטיות נועדו למשחקים בודדים, לא לדו־קרב

## The house rules of backgammon, with what they do

backgammon-match-length = אורך הדו־קרב
backgammon-match-length-explained = משחק בודד, או משחקים ככל שדרוש עד שמישהו מגיע למספר הנקודות הזה.
backgammon-doubling-cube = קוביית הכפלה
backgammon-doubling-cube-explained = בלעדיה ערך המשחק נשאר נקודה אחת; מארס ומארס טורקי עדיין נחשבים פי שניים ופי שלושה.
backgammon-crawford = קרופורד
backgammon-crawford-explained = בדו־קרב: כשמישהו מגיע לראשונה למרחק נקודה אחת מהניצחון, משחקים משחק אחד בלי הכפלה.
backgammon-jacoby = ג׳קובי
backgammon-jacoby-explained = מארס ומארס טורקי נחשבים רק אחרי שהתקבלה הכפלה. למשחקים בודדים.
backgammon-beavers = ביברים
backgammon-beavers-explained = מי שמקבל הכפלה רשאי להכפיל שוב מיד ולהשאיר את קוביית ההכפלה אצלו. למשחקים בודדים.
backgammon-automatic-doubles = הכפלות אוטומטיות
backgammon-automatic-doubles-explained = השוויון הראשון בהטלת הפתיחה מכפיל את ערך המשחק, לכל היותר פעם אחת. למשחקים בודדים.
backgammon-bar-counts = הבר נחשב למארס טורקי
backgammon-bar-counts-explained = האם אבן על הבר מביאה להפסד משולש, כמו אבן בבית של המנצח.
backgammon-drop-pays = מחיר הכפלה שנדחתה
backgammon-drop-pays-explained = מה מפסיד מי שמסרב. שתי האפשרויות נבדלות רק אחרי הכפלה חוזרת.

backgammon-single-game = משחק בודד
backgammon-drop-pays-current-stake = ערך המשחק שלפני ההצעה
backgammon-drop-pays-one-point = נקודה אחת

## The house rules of Tabula, with what they do

tabula-exact-bearing-off = הוצאה מדויקת
tabula-exact-bearing-off-explained = רק המספר המדויק מוציא. כבוי: לאבן האחורית ביותר מספיקה גם קובייה גדולה יותר.
tabula-gather = איסוף לפני הוצאה
tabula-gather-explained = ההוצאה מתחילה כשכל אבן שנשארה נמצאת ברבע האחרון. כבוי: רק הבר אוסר אותה.
tabula-lock-second-half = חצי שני נעול
tabula-lock-second-half-explained = אסור לנחות על 13 ומעלה כל עוד יש לשחקן אבנים ביד.
tabula-none-off-points = ניצחון כשהמפסיד לא הוציא דבר
tabula-none-off-points-explained = כמה שווה ניצחון אם המפסיד לא הוציא אף אבן.
tabula-partly-playable = הטלה שאי אפשר לשחק את כולה
tabula-partly-playable-explained = מנצלים כמה שיותר קוביות, או משחקים בכל סדר עד שאי אפשר לשחק אף אחת מהנותרות.
tabula-setup = עמדת פתיחה
tabula-setup-explained = מתחילים כשכל האבנים ביד, או במקום שבו הקיסר זנון היה צריך לשחק את ה־2-5-6 שלו.

tabula-partly-playable-most-dice = כמה שיותר קוביות
tabula-partly-playable-any-order = כל סדר, עד שאין מה לשחק
tabula-set-up-all-in-hand = הכול ביד
tabula-set-up-zeno = העמדה של זנון

## The house rules of the Royal Game of Ur, with what they do

ur-play = אורך
ur-play-explained = משחקים עד שכל 21 המקלונים אצל שחקן אחד, או משחק אחד על הקופה.
ur-opening = פתיחה
ur-opening-explained = שני השחקנים נעולים עד שהם מטילים שלוש חלקות, או שאיש אינו נעול וכל הטלה של 1 עד 3 מכניסה אבן.
ur-reward = מה רוזטה מביאה
ur-reward-explained = במה מזכה אבן שנוחתת על רוזטה. אם זוכים בהטלה נוספת, אבן שעל הרוזטה האחרונה רשאית קודם ללכת הביתה.
ur-safe-rosettes = רוזטות בטוחות
ur-safe-rosettes-explained = אבן של היריב על רוזטה חוסמת אותה ואי אפשר לאכול אותה.
ur-three-blanks = שלוש חלקות כשלא נעולים
ur-three-blanks-explained = התור אובד, או שאבן מהזינוק עולה על השער והשחקן מטיל שוב.
ur-river-first = אבני הנהר קודם
ur-river-first-explained = אם אבן שבנהר יכולה להיכנס בהטלה הזאת, היא חייבת.
ur-next-starter = מי מתחיל את המשחק הבא
ur-next-starter-explained = הפירמידות, השחקן שלא התחיל את המשחק הקודם, המפסיד בו או המנצח בו.
ur-stake = הימור
ur-stake-explained = מה כל שחקן משלם לקופה, במטבעות.

ur-opening-release = שלוש חלקות מכניסות את האבן הראשונה
ur-opening-free = כל הטלה מכניסה אבן
ur-reward-free-move = מהלך חופשי של 1, 2, 3 או 5
ur-reward-another-throw = הטלה נוספת
ur-reward-none = שום דבר
ur-three-blanks-nothing = התור אובד
ur-three-blanks-gate = אבן עולה על השער
ur-next-starter-lots = הפירמידות קובעות
ur-next-starter-alternate = לסירוגין
ur-next-starter-loser = המפסיד
ur-next-starter-winner = המנצח
ur-play-set = משחקים על 21 מקלונים
ur-play-single = משחק בודד

## The house rules of Tablero de Jesus, with what they do

jesus-stake = הימור
jesus-stake-explained = כמה מטבעות כל שחקן מביא.
jesus-claiming = תביעה
jesus-claiming-explained = מתי מי שמקבל את הקוביות רשאי לתבוע רצף בלי להטיל.
jesus-several-runs = כמה רצפים בבת אחת
jesus-several-runs-explained = מה מקבל מי שלוקח, כשיש יותר מרצף אחד על הלוח.
jesus-eighth-coin = המטבע השמיני
jesus-eighth-coin-explained = כל שבעת המטבעות בקו אחד זוכים גם במטבע אחד מהארנק של היריב, לפני המילוי מחדש.
jesus-coins-left = מטבעות שנשארו על הלוח
jesus-coins-left-explained = מי מקבל את המטבעות שמונחים על הלוח בסוף.

jesus-several-runs-all = כולם נלקחים
jesus-several-runs-one = הלוקח בוחר אחד
jesus-claiming-after-surrender = אחרי שהקוביות אבדו
jesus-claiming-every-receipt = בכל פעם שמקבלים את הקוביות
jesus-claiming-never = לעולם לא: קודם מטילים
jesus-coins-left-winner = המנצח
jesus-coins-left-nobody = אף אחד

## The house rules of Tablero di Berona, with what they do

berona-series = סדרה
berona-series-explained = האם משחקים משחק אחד, או כמה משחקים שמצטברים.
berona-stake = הימור קבוע
berona-stake-explained = מה משלם מי שמפסיד במשחק עם הימור קבוע, במטבעות; בלי השפעה בסדרות האחרות.
berona-use-both-dice = חובה להשתמש בשתי הקוביות
berona-use-both-dice-explained = היתקעות מותרת רק כשאי אפשר להשתמש בשתי הקוביות בשום דרך.
berona-return-from = מאיפה מחזירים אסימון
berona-return-from-explained = איפה מותר שיהיה אסימון שדאבל מחזיר אל הרזרבה.
berona-after-draw = אחרי תיקו
berona-after-draw-explained = מי מתחיל את המשחק שאחרי תיקו.

berona-return-from-any-stack = מכל ערימה
berona-return-from-own-home-row = ממשבצות הבית שלכם
berona-series-single = משחק בודד
berona-series-ledger = תוצאה מצטברת: המנצח מוסיף את ההפרש
berona-series-fixed-stake = הימור קבוע: המפסיד משלם סכום מוסכם
berona-series-difference = הפרש: המפסיד משלם מטבע אחד לכל נקודה
berona-after-draw-random = מי שמטיל גבוה יותר
berona-after-draw-same-player = מי שהתחיל את המשחק שנגמר בתיקו
