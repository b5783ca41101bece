## What cannot be opened

has-house-rules =
    לפורמט ״{ $format }״ יש חוקי בית משלו; אפשר לקבוע אותם רק לעמדות ולתוכנות אחרות
unknown =
    זה אינו משחק שמור, לא רישום, לא דו־קרב של תוכנה אחרת, לא XGID ולא עמדה של משחק כלשהו
not-text = זה אינו טקסט
only-read = את הפורמט ״{ $format }״ אפשר רק לקרוא
link-damaged = הקישור פגום
other-format =
    { $kind ->
        [link] הקישור הוא בפורמט { $found }, אבל התוכנה הזאת קוראת רק את פורמט { $number }
       *[record] הרישום הוא בפורמט { $found }, אבל התוכנה הזאת קוראת רק את פורמט { $number }
    }

## What is wrong with a record

first-line = בשורה הראשונה דרוש ״{ $words }״
game-needed = כאן דרושים ״{ $words }״ ושם של משחק
rules-as = כך כותבים חוקים: { $words }
no-header-line = ״{ $found }״ אינה שורת כותרת
no-source = הטלות אינן יכולות לבוא מהמקור ״{ $found }״
two-players = דרושים שני שחקנים, עם פסיק ביניהם
line-begins = שורה { $number } של המשחק צריכה להתחיל ב־״{ $words }״
another-game = המשחק נגמר: רק ״{ $words }״ יכול להתחיל משחק נוסף
both-throw = כאן שניהם מטילים: ״{ $words }״
turn-of = התור הוא של ״{ $name }״
colon-place = נקודתיים באות אחרי ההטלה, או אחרי השם אם אין הטלה
colon-missing = חסרות נקודתיים אחרי השם או אחרי ההטלה
brace-missing = חסר ״{ $words }״ אחרי הערה
no-note = ״{ $found }״ אינו הערה

## What is wrong with a match of another program

not-one-match = יש בקובץ { $count } משחקים שאינם דו־קרב אחד
no-variation = סוג המשחק ״{ $name }״ אינו קיים כאן
unknown-variation = סוג המשחק אינו מוכר כאן
no-length = דו־קרב באורך { $points } נקודות אינו קיים כאן
should-be = במקום ״{ $found }״ צריך לבוא: { $words }
length-missing = חסר האורך: { $words }
ends-early = הקובץ נגמר לפני המשחק הראשון
two-readings =
    זה יכול להיות התור של ״{ $name }״ או של ״{ $other }״: הוא כתוב בין העמודות, ושניהם יכולים לשחק אותו
two-winners =
    הניצחון כאן הוא של ״{ $name }״ או של ״{ $other }״: המילים כתובות בין העמודות, ואין אחריהן תוצאה
no-kind = הקובץ אינו אומר שהמשחק שבו הוא שש־בש: { $words }
other-kind = { $found } הוא משחק אחר: שש־בש הוא { $words }
no-game = אין משחק בקובץ
xg-cut = קובץ ה־xg הזה נקטע בתוך הכותרת שלו
unpacks-too-large = קובץ ה־{ $format } הזה נפרס ליותר ממה שדו־קרב יכול להכיל
cannot-unpack = קובץ ה־{ $format } הזה פגום: אי אפשר לחלץ את המשחקים שבו
xg-no-match = קובץ ה־xg הזה אינו מתחיל בראש של דו־קרב

## What is wrong with a position of another program

ten-fields = ב־XGID יש עשרה שדות, לא { $count }
three-fields = ב־OGID יש לפחות שלושה שדות
board-is-cut = לוח ה־FIBS הזה קטוע
board-is-over = המשחק של לוח ה־FIBS הזה נגמר
on-other-bar = ״{ $found }״ נמצא על הבר של היריב
too-many-checkers =
    { $seat ->
        [White] ללבן יש { $count } אבנים, יותר מ־{ $most }
       *[Black] לשחור יש { $count } אבנים, יותר מ־{ $most }
    }
characters-of-checkers = 26 תווים: הבר, 24 משולשים, הבר
fifteen-checkers = חמש עשרה אבנים לכל שחקן
length-of-match = אורך של דו־קרב, למשל { $words }
dropped = ההכפלה נדחתה: המשחק נגמר
doubled-before-throw = הכפלה מוצעת לפני ההטלה
no-place = ״{ $found }״ אינו מקום לאבן של השחקן הזה
more-checkers = אלה יותר מ־{ $count } אבנים
somebody-has-more = לפי מזהה העמדה יש למישהו יותר מ־{ $count } אבנים
more-than-checkers = ב־״{ $found }״ יש יותר מהאבנים של שני שחקנים
colon-between-ids = בין מזהה העמדה למזהה הדו־קרב באות נקודתיים
id-not-played = לפי מזהה הדו־קרב לא משחקים עכשיו משחק
id-unknown-end = בסוף מזהה הדו־קרב יש משהו שהתוכנה הזאת אינה מכירה
id-length = לפי מזהה הדו־קרב האורך הוא { $points } נקודות, ואורך כזה אינו קיים כאן
id-two-offers = לפי מזהה הדו־קרב הוצעו הכפלה וכניעה בבת אחת
id-nothing-to-do = לפי מזהה הדו־קרב בעל התור ממתין לשחקן האחר, ולו אין מה לעשות
id-third-player = לפי מזהה הדו־קרב קוביית ההכפלה שייכת לשחקן שלישי
id-stake = לפי מזהה הדו־קרב ערך המשחק הוא יותר מ־{ $most }
length-of-id =
    { $kind ->
        [position] במזהה עמדה יש { $count } תווים; לא כך ב־״{ $found }״
       *[match] במזהה דו־קרב יש { $count } תווים; לא כך ב־״{ $found }״
    }
no-letter-of-id = ״{ $found }״ אינו אות של מזהה
more-bits =
    { $kind ->
        [position] במזהה העמדה יש יותר סיביות מהמותר
       *[match] במזהה הדו־קרב יש יותר סיביות מהמותר
    }

## Where something was not kept as it stands

on-line = שורה { $line }: { $what }
at-place = { $place }: { $what }
head-of-match = ראש הדו־קרב
above-first-game = מעל המשחק הראשון
in-game = משחק { $number }
at-throw = משחק { $number }, הטלה { $throw }

## What was left out

left-out-because = { $what }: לא נקלט
rest-left-out = { $what }: המשך המשחק לא נקלט
refused-and-left-out = { $refusal } המשך המשחק לא נקלט
goes-on = { $what }; המשחק ממשיך משם
stands-above = ״{ $found }״ כתוב מעל המשחקים ולא נקלט
not-known = ״{ $found }״ אינו מוכר ולא נקלט
unknown-rule = הכלל ״{ $found }״ אינו מוכר ולא נקלט
names-no-move = ״{ $found }״ אינו מהלך: שום דבר לא משוחק
no-throw = ״{ $found }״ אינו הטלה עם מהלכים ולא נקלט
comments-left-out =
    { $count ->
        [1] הערה אחת לא נקלטה
       *[other] { $count } הערות לא נקלטו, והראשונה בהן כאן
    }
variations-left-out =
    { $count ->
        [1] וריאציה אחת לא נקלטה
       *[other] { $count } וריאציות לא נקלטו, והראשונה בהן כאן
    }
others-left-out =
    { $count ->
        [1] משחק אחד שאינו שש־בש לא נקלט
       *[other] { $count } משחקים שאינם שש־בש לא נקלטו, והראשון בהם כאן
    }
encoding = הטקסט הוא בקידוד ״{ $name }״: ייתכן ששמות ייקראו בצורה שגויה
too-much-not-legal = המשך המשחק לא נקלט: יותר מדי ממנו אינו חוקי
after-end = המשחק נגמר: מה שבא אחר כך לא נקלט
second-head = ראש שני של דו־קרב לא נקלט
automatic-doubles = ההכפלות האוטומטיות שלו לא נקלטו
redouble = ההכפלה החוזרת שאחרי ביבר לא נקלטה
throw-unreadable = אי אפשר לקרוא את ההטלה הזאת, והיא לא נקלטה
move-unreadable = אי אפשר לקרוא חלק מהמהלך הזה
belongs-to-none = זה אינו שייך לשום משחק ולא נקלט
cut-here = הקובץ נקטע כאן: ההמשך חסר
cut-in-game = הקובץ נגמר באמצע משחק

## What was changed or guessed

name-cut = השם ״{ $name }״ קוצר, ועכשיו הוא ״{ $cut }״
names-here = השחקנים נקראים כאן ״{ $name }״ וגם ״{ $other }״
no-end = למשחק { $number } אין סוף בקובץ
comes-after = משחק { $number } בא אחרי משחק { $before }
row-comes-after = שורה { $number } באה אחרי שורה { $before }
score-would-be = התוצאה כאן הייתה אמורה להיות { $score }; נשמרת התוצאה שבקובץ
is-crawford = הקובץ אומר שזה משחק קרופורד
is-not-crawford = הקובץ אומר שזה אינו משחק קרופורד
doubled-not-crawford = מישהו מכפיל כאן, ולכן זה אינו משחק קרופורד
kept-as-single = הדו־קרב נגמר: המשחק הזה נשמר כמשחק בודד
no-match-length = הקובץ אינו מציין את אורך הדו־קרב: המשחקים שבו נשמרים כמשחקים בודדים
no-raccoons = כאן לא משחקים עם רקונים
opening-double = משחק אינו יכול להתחיל בדאבל: הוא נשמר כאילו שניהם הטילו לפני כן
turn-missing =
    { $seat ->
        [White] חסר תור של הלבן לפני התור הזה
       *[Black] חסר תור של השחור לפני התור הזה
    }
dice-unused =
    { $seat ->
        [White] הלבן היה חייב לנצל את כל הקוביות בתור הקודם, ולא עשה זאת
       *[Black] השחור היה חייב לנצל את כל הקוביות בתור הקודם, ולא עשה זאת
    }
not-legal =
    { $seat ->
        [White] הלבן אינו יכול לשחק ״{ $moves }״ בקוביות { $first } ו־{ $second }
       *[Black] השחור אינו יכול לשחק ״{ $moves }״ בקוביות { $first } ו־{ $second }
    }
others-answer = השחקן האחר הוא שצריך לענות להכפלה.
not-doubled = אף אחד לא הכפיל.
double-unanswered = אין תשובה להכפלה: היא נחשבת כאילו התקבלה
stake-would-be = ערך המשחק היה אמור להיות { $stake }, לא { $number }
no-stake = אין כאן ערך משחק { $number }
has-more-checkers =
    { $seat ->
        [White] ללבן היו אז יותר מ־{ $most } אבנים
       *[Black] לשחור היו אז יותר מ־{ $most } אבנים
    }
set-up-impossible =
    העמדה שמסודרת כאן אינה אפשרית: { $why }; המשך המשחק לא נקלט
set-up-here = כאן מסודרת עמדה; המשחק ממשיך משם
does-not-follow = העמדה הזאת אינה נובעת מהקודמת; המשחק ממשיך מכאן
kept-as-refused =
    המשחק נגמר לפני ההטלה הזאת ושווה את ערך המשחק: הוא נשמר כהכפלה שנדחתה
score-says-won =
    { $seat ->
        [White] לפי התוצאה הבאה הלבן ניצח, וכך זה נשמר
       *[Black] לפי התוצאה הבאה השחור ניצח, וכך זה נשמר
    }
given-to-both =
    { $seat ->
        [White] המילים נותנות את המשחק הזה לשני השחקנים: הוא נשמר כניצחון של הלבן
       *[Black] המילים נותנות את המשחק הזה לשני השחקנים: הוא נשמר כניצחון של השחור
    }
given-to-loser =
    { $seat ->
        [White] הקובץ נותן את המשחק ללבן, שהפסיד בו על הלוח
       *[Black] הקובץ נותן את המשחק לשחור, שהפסיד בו על הלוח
    }
counts-differ = לפי המילים המשחק נחשב ל־{ $points }, לפי התוצאה ל־{ $worth }
with-jacoby = המשחק נחשב ל־{ $points }: שיחקו אותו עם ג׳קובי
without-jacoby = המשחק נחשב ל־{ $points }: שיחקו אותו בלי ג׳קובי
worth-differs = הקובץ מחשיב למשחק הזה { $points }, והוא היה שווה { $worth }
match-needed-no-more =
    הקובץ מחשיב { $points }, כי יותר מזה לא נדרש לדו־קרב; המשחק היה שווה { $worth }
no-resignation =
    הקובץ מחשיב { $points }, ושום כניעה אינה שווה זאת כשערך המשחק הוא { $stake }: כאן היא נחשבת ל־{ $worth }
resigned-over-throw =
    { $seat ->
        [White] הלבן נכנע כשהקוביות של היריב היו מונחות: ההטלה הזאת לא נקלטה
       *[Black] השחור נכנע כשהקוביות של היריב היו מונחות: ההטלה הזאת לא נקלטה
    }
resigned-before-turn =
    { $seat ->
        [White] הלבן נכנע לפני תור שלו: המשחק נשמר כפי שנגמר, בלי המהלכים
       *[Black] השחור נכנע לפני תור שלו: המשחק נשמר כפי שנגמר, בלי המהלכים
    }
could-not-resign =
    { $seat ->
        [White] הלבן נכנע כשלא היה אפשר: סוף המשחק לא נקלט
       *[Black] השחור נכנע כשלא היה אפשר: סוף המשחק לא נקלט
    }

## Why a game cannot be written in a format

only-backgammon = בפורמט { $format } אפשר לכתוב רק שש־בש; זה { $game }
cannot-hold =
    { $moment ->
        [half] הפורמט { $format } אינו יכול להכיל הטלה ששוחקה רק בחלקה
        [beaver] הפורמט { $format } אינו יכול להכיל ביבר שמחכה לתשובה
        [resignation] הפורמט { $format } אינו יכול להכיל כניעה
        [opening] הפורמט { $format } אינו יכול להכיל את הפתיחה: התור עדיין אינו של איש
       *[over] הפורמט { $format } אינו יכול להכיל משחק שנגמר
    }
cannot-begin =
    { $moment ->
        [half] הפורמט { $format } אינו יכול להתחיל בהטלה ששוחקה רק בחלקה
        [beaver] הפורמט { $format } אינו יכול להתחיל בביבר שמחכה לתשובה
        [resignation] הפורמט { $format } אינו יכול להתחיל בכניעה שמחכה לתשובה
       *[over] הפורמט { $format } אינו יכול להתחיל בסוף של משחק
    }
score-too-high = הפורמט { $format } אינו מכיל תוצאה מעבר ל־{ $most }
name-unwritable = אי אפשר לכתוב את השם ״{ $name }״ בפורמט { $format }
only-from-first-throw = הפורמט { $format } מכיל משחקים מההטלה הראשונה שלהם; המשחק הזה מתחיל בעמדה: רישום משחק או קובץ שמירה יכולים להכיל אותו
no-automatic-double = הפורמט { $format } אינו יכול להכיל הכפלה אוטומטית
action-refused = אי אפשר לכתוב את פעולה { $number }: { $refusal }
