## Backgammon

not-fifteen-checkers =
    { $seat ->
        [White] ללבן אין חמש עשרה אבנים
       *[Black] לשחור אין חמש עשרה אבנים
    }
both-on-point = במשולש { $number } של הלבן יש אבנים בשני הצבעים (זה משולש { $other } של השחור)
both-off = לא ייתכן ששניהם הוציאו את כל האבנים
both-shut-out = לשניהם אבנים על הבר מול בית שכולו חסום: אף אחד לא יוכל לזוז לעולם
not-at-start = משחק נפתח כשכל האבנים במקומות ההתחלה שלהן
winner-not-off = המנצח לא הוציא את כל האבנים
all-off =
    { $seat ->
        [White] הלבן הוציא את כל האבנים, ולכן המשחק נגמר
       *[Black] השחור הוציא את כל האבנים, ולכן המשחק נגמר
    }
opening-names-white = בפתיחה שניהם מטילים; רושמים את הלבן
no-dice = אין קוביות לשחק בהן
dice-lie-not = אין עכשיו קוביות על השולחן
faces-of-die = לקובייה יש מספרים 1 עד 6
used-too-often = קובייה מנוצלת בצעד אחד, או בשניים אם שתיהן מראות אותו מספר
first-is-used-first = מבין שתי קוביות שוות הראשונה מנוצלת קודם
cube-missing = קוביית ההכפלה חסרה
no-cube = המשחק הזה הוא בלי קוביית הכפלה
owned-without-double = קוביית ההכפלה אינה של איש לפני הכפלה
owned-by-nobody = כשערך המשחק הוא { $number }, קוביית ההכפלה היא של מישהו
crawford-doubled = אף אחד לא מכפיל במשחק קרופורד
opening-doubled = אף אחד לא מכפיל לפני הפתיחה
too-low-score = המשחק היה שווה { $number }, והתוצאה של המנצח אינה מראה זאת
single-crawford = במשחק בודד אין משחק קרופורד
too-many-points = לאף אחד אין יותר מ־{ $number } נקודות בדו־קרב הזה
match-over = עם { $number } נקודות הדו־קרב נגמר
not-crawford = זה אינו יכול להיות משחק קרופורד
no-beaver = אין ביבר שצריך לענות לו
bad-resignation = כניעה היא בערך המשחק כפול 1, 2 או 3
nothing-dropped = לא ייתכן שנדחתה הכפלה

## Tablero de Jesus

empty-board = הלוח ריק רק כשהמשחק אבוד
other-coins = בארנקים ועל הלוח יש { $number } מטבעות, אבל בשני ההימורים יש { $other }
no-run = אין על הלוח רצף שאפשר לקחת
coins-at-end = אין מטבעות על הלוח כשהמשחק אבוד
other-coins-at-end = בסוף יש בארנקים { $number } מטבעות, אבל בשני ההימורים היו { $other }
could-refill = למפסיד יש { $number } מטבעות, והוא היה יכול למלא מחדש
no-coin = אין מטבע בעמודה { $number }
several-coins = יש יותר ממטבע אחד בעמודה { $number }
half-of-coins = לפני הטלת הפתיחה יש בכל ארנק חצי מהמטבעות

## Tablero di Berona

token-before-opening = אין אסימון על הלוח לפני הטלת הפתיחה
won-before-single = במשחק בודד לא זכו בדבר קודם לכן: won:0-0
too-many-tokens = לצד { $letter } יש יותר מ־{ $number } אסימונים

## Tabula

both-colours = במשולש { $number } עומדות אבנים בשני הצבעים
not-in-hand = בהטלת הפתיחה כל האבנים ביד
no-winner = בסוף יש לאחד השחקנים חמש עשרה אבנים בחוץ
fifteen-off = עם חמש עשרה אבנים בחוץ המשחק נגמר
other-pieces =
    { $colour ->
        [ivory] לשנהב יש { $number } אבנים במקום { $other }
       *[brown] לחום יש { $number } אבנים במקום { $other }
    }

## The Royal Game of Ur

too-many-pieces =
    { $side ->
        [Blue] לכחול יש יותר מ־{ $number } אבנים
       *[Ivory] לשנהב יש יותר מ־{ $number } אבנים
    }
both-on-square = לשני השחקנים יש אבן במשבצת { $square }
both-home = כל האבנים של שני השחקנים בבית
other-tallies = יש { $number } מקלונים במקום { $other }
winner-not-paid = המנצח היה צריך לקבל { $number } מקלונים
no-tallies = בסט משחקים על מקלונים
single-tallies = במשחק בודד אין מקלונים
set-over = כשכל המקלונים בידי שחקן אחד הסט נגמר
over-without-winner = המשחק נגמר אם ורק אם לצד אחד יש שבע אבנים בבית
unknown-beginner = לא ידוע מי התחיל אם ורק אם הפירמידות עוד צריכות לקבוע זאת
not-at-ur-start = בזמן שהפירמידות קובעות מי מתחיל, כל האבנים בזינוק
lots-worth = שלוש פירמידות שוות לכל היותר 3
faces-of-lot = פירמידה מראה 0 או 1
gate-not-opened = שלוש חלקות היו מעלות אבן על השער ומזכות בהטלה נוספת
nothing-moved = לא ייתכן שאבן זזה
nothing-earned = לא ייתכן שרוזטה זיכתה בזה
other-pieces-of =
    { $side ->
        [Blue] לכחול יש { $number } אבנים במקום { $other }
       *[Ivory] לשנהב יש { $number } אבנים במקום { $other }
    }
not-on-way =
    { $side ->
        [Blue] הכחול לעולם אינו מגיע למשבצת { $square }
       *[Ivory] השנהב לעולם אינו מגיע למשבצת { $square }
    }
two-on-square =
    { $side ->
        [Blue] לכחול יש שתי אבנים במשבצת { $square }
       *[Ivory] לשנהב יש שתי אבנים במשבצת { $square }
    }
no-rosette = כוכבית יש רק לרוזטה, ומשבצת { $square } אינה רוזטה
