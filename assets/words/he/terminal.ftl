## Beside the drawing of a board

cube-in-middle = ערך המשחק { $count } (באמצע)
cube-of = ערך המשחק { $count } ({ $name })
tabula-pieces =
    { $who }: { $count } ביד, { $number } על הבר, { $off } בחוץ{ $bears ->
        [0] {""}
       *[other] , אפשר להוציא
    }
tabula-dice = { $who }, קוביות: { $faces }
ur-side = { $who }   בזינוק { $start }   בנהר { $river }   בבית { $home }
ur-tallies = מקלונים { $count }
ur-stock = מקלונים במאגר { $count }
ur-pool = מטבעות בקופה { $count }
ur-thrown = { $name }, הטלה { $faces }, שווה { $count }
berona-reserves = רזרבות: { $first } (A) { $count }, { $second } (B) { $number }

## What is asked in a game, and what cannot be done

both = שניהם
enter-faces = הקלידו מה הקוביות מראות, למשל: { $command }
not-in-list = אין { $found } ברשימה.
type-number = הקלידו מספר של פעולה ({ $key }: רשימת הפקודות)
with-help = { $what } ({ $key }: רשימת הפקודות)
nothing-to-offer = עכשיו אין מה להציע.
type-one-of = הקלידו אחת מאלה: { $words }
comes-again = שוב יוצא { $faces }: הקישו Enter.
draws-throws = במשחק הזה התוכנה מגרילה את ההטלות; { $option } מיועד לקוביות אמיתיות.
too-many-steps = זה ארוך מתור: { $count } צעדים.
not-playable = אי אפשר לשחק ״{ $found }״.
several-ways = אפשר לשחק ״{ $found }״ ביותר מדרך אחת: כתבו איפה עוצרים בדרך.
saved = נשמר. כדי להמשיך: { $command }
not-saved = המשחק לא נשמר (לשם כך יש { $option }). זה הרישום שלו:
kept-damaged = { $what }. הקובץ הפגום נקרא עכשיו { $file }.

## The list of commands: what stands for a number, a file and the return key, and what each command does

a-number = מספר
a-file = קובץ
return-key = Enter
help-number = לבצע את הפעולה שזה מספרה ברשימה
help-return = להטיל, או לבצע את הפעולה היחידה ברשימה
help-throw = להטיל; עם קוביות אמיתיות, להקליד מה הן מראות
help-turn = כמה צעדים של תור; גם { $words }
help-undo = לבטל את הצעד האחרון בתור הזה
help-save = לכתוב את המשחק לקובץ; { $command } ממשיך אותו
help-log = רישום המשחק עד כאן
help-offers = רשימת הצעות, כמו כניעה
help-rules = חוקי המשחק
help-quit = יציאה
help-others = כל דבר אחר נקרא כפעולה בכתיב של המשחק.

## Turns and house rules

no-dice-yet = אין קוביות על השולחן: תנו { $option } עם { $count } מספרים, למשל { $words }
no-dice-left = לא נשארו קוביות לשחק בהן: { $prompt }
nothing-played = (כלום)
turns =
    { $count ->
        [1] תור אחד
       *[other] { $count } תורים
    }
house-rules = חוקי בית עבור { $option }, הרגיל ראשון:

## An analysis

mistake = { $name }: { $turn } { $sign } אובדן { $amount }
figures = עם בחירה: { $count }, אובדן ממוצע { $rate }, { $marks }
figures-of-part = { $what }, בסך הכול: { $figures }, אובדן: { $amount }
figures-of-all = הכול: { $figures }, אובדן: { $amount }
luck =
    { $lucky ->
        [0] חוסר מזל: { $amount }
       *[other] מזל: { $amount }
    }, { $count ->
        [1] הטלה אחת
       *[other] { $count } הטלות
    }
turning-point = נקודת מפנה { $number }: { $name } { $words } ({ $share })

## What is wrong on the command line and in files: parts of sentences

no-language = אין שפה ״{ $found }״ (מוכרות: { $words })
no-game-named = חסר משחק: תנו את שמו, או { $option }
rule-form = חוק בית כותבים כך: { $words }
rule-twice = ״{ $found }״ ניתן פעמיים
no-format-of = { $format } אינו פורמט של { $game }
not-one-position = זו אינה עמדה אחת
no-position = זו אינה עמדה של משחק כלשהו
few-events =
    { $count ->
        [1] יש במשחק רק אירוע אחד
       *[other] יש במשחק רק { $count } אירועים
    }
no-bots = חסר הקובץ { $file } של היריבים הממוחשבים: { $option } אומר איפה הוא
first-position = { $count } עמדות: נלקחת הראשונה; { $option } בוחר אחת
several-in-file =
    { $kind ->
        [match] יש בקובץ דו־קרב ב־{ $count } חלקים
        [games] יש בקובץ { $count } משחקים שאינם דו־קרב אחד
       *[positions] יש בקובץ { $count } עמדות
    }; { $option } בוחר אחד
few-games =
    { $count ->
        [1] יש בקובץ רק משחק אחד
       *[other] יש בקובץ רק { $count } משחקים
    }
exists = זה כבר קיים
too-large = הקובץ גדול מ־{ $count } MiB: זה אינו משחק
not-utf-8 = הקובץ אינו UTF-8 נקי; { $command } כותב עותק שלו
kept-before = יש אחד משחזור קודם; קודם העבירו אותו
open-elsewhere = תוכנה אחרת פתחה את המשחק הזה
or-recover = { $what } ({ $option } ממשיך עם החלק התקין)
output-unwritable = אי אפשר לכתוב את הפלט: { $what }
