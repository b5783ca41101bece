## What stands there is not what should

is-not = במקום ״{ $found }״ צריך לבוא כאן: { $wanted }
missing = כאן צריך לבוא: { $wanted }

## What should stand there

this-text = ״{ $words }״
one-of = אחד מאלה: { $words }
a-number = מספר
number-from = מספר מ־{ $low } עד { $high }
smaller-number = מספר קטן יותר
phase = שלב של המשחק, למשל { $examples }
two-dice = שתי קוביות, למשל { $examples }
the-dice = הקוביות
face = מספר של קובייה
cube = קוביית הכפלה, למשל { $examples }
score = תוצאה, למשל { $examples }
checkers-at-place = מקום ומספר אבנים, למשל { $examples }
number-of-stakes = כמה פעמים ערך המשחק
action = פעולה, למשל { $examples }
move-of-coin = מהלך, למשל { $examples }: עמודה, השורה שממנה המטבע יוצא, השורה שאליה הוא מגיע
two-purses = שני ארנקים עם { $most } מטבעות לכל היותר, למשל { $examples }
rows-of-coins = לוח: שבע ספרות מ־1 עד 7, השורה של המטבע בכל עמודה
rows-of-stacks = לוח: שלוש שורות שביניהן ״/״, ובכל אחת שש ערימות שביניהן פסיקים
stack-of-tokens = ערימת אסימונים: A ו־B
points-won = במה זכו שני הצדדים, למשל { $examples }
pieces-of =
    { $side ->
        [ivory] האבנים של השנהב, למשל { $examples }
        [brown] האבנים של החום, למשל { $examples }
        [Blue] האבנים של הכחול, למשל { $examples }
       *[Ivory] האבנים של השנהב, למשל { $examples }
    }
tallies = המקלונים של המאגר ושל שני השחקנים, למשל { $examples }
who-began = מי התחיל, למשל { $examples }
square = שם של משבצת
place = שם של מקום

## What cannot be read otherwise

position-like = כך כותבים עמדה: { $examples }
places-in-order = המקומות כתובים לפי הסדר, מהבר ועד החוץ, כל אחד פעם אחת
other-checkers =
    { $count ->
        [one] אבן אחת במקום { $most }
       *[other] { $count } אבנים במקום { $most }
    }
no-single-die = שום קובייה יחידה אינה מובילה משם לכאן
not-played-here = לא ייתכן ששיחקו כאן { $faces }
nobodys-turn =
    התור אינו של איש לפני הטלת הפתיחה ואחרי הסוף; בסוף ידוע מי התחיל, לפני הפתיחה לא
turn-missing = חסרים השחקן שבתור והשחקן שהתחיל
stack-missing = חסרה ערימה (משבצת ריקה נכתבת כנקודה)
should-end = העמדה צריכה להסתיים כאן, בלי ״{ $found }״
nothing-follows = שום דבר אינו בא אחרי ״{ $found }״
comes-twice = ״{ $found }״ מופיע פעמיים
three-dice =
    { $count ->
        [4] יש רק שלוש קוביות
       *[other] יש שלוש קוביות, לא { $count }
    }
no-such-game = אין משחק ״{ $found }״ (מוכרים: { $words })
