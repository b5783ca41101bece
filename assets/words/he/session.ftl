## What is wrong with what is settled before the first throw

wrong-position = עמדה, { $error }
long-name = שם יכול להיות באורך של { $most } תווים לכל היותר
bad-name = השם ״{ $name }״ מתחיל או נגמר ברווח, או מכיל תו שאי אפשר להדפיס
invisible-name = השם ״{ $name }״ מכיל תו בלתי נראה
bad-player = שחקן הוא ״person״, ״elsewhere״, או ״bot״ עם נקודתיים ושם של רמה
bad-date = ״{ $date }״ אינו תאריך כמו 2026-11-20

## What an undo does, and what it has done

undo = ביטול
undo-to-turn = ביטול: בחזרה לתור שלכם מספר { $number }
undo-to-answer = ביטול: בחזרה לתשובה שלכם
undone = בוטל
undone-to-turn = בוטל: בחזרה לתור שלכם מספר { $number }
undone-to-answer = בוטל: בחזרה לתשובה שלכם

## What is wrong with a file

no-save = שורה 1: זה אינו משחק שמור של Tesserae ({ $why })
other-format =
    שורה 1: המשחק השמור הוא בפורמט { $format }, אבל התוכנה הזאת קוראת רק את פורמט { $known }; הוא נשאר כפי שהוא
wrong-header = שורה 1: { $why }
damage =
    { $error }; { $count ->
        [one] השורה הזאת אבדה
       *[other] { $count } שורות אבדו
    }
long-line = בשורה יש { $count } בתים
longer-than-any-event = בשורה יש { $count } בתים, יותר מבכל אירוע
line-breaks-off = השורה נקטעת
line-is-damaged = השורה פגומה
wrong-data = משהו בשורה אינו מה שצריך לעמוד שם
neither-event-nor-undo = זה אינו אירוע ואינו ביטול
nothing-comes-again = רק הטלות של משחק מול יריב ממוחשב באות שוב
