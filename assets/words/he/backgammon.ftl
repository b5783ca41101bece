## Why an action is refused

answer-first =
    { $what ->
        [beaver] קודם צריך לענות על הביבר.
        [resignation] קודם צריך לענות על הצעת הכניעה.
       *[double] קודם צריך לענות על ההכפלה.
    }
nothing-offered =
    { $what ->
        [resignation] אין הצעת כניעה שאפשר לענות עליה.
       *[double] אין הכפלה שאפשר לענות עליה.
    }
dice-used-up = הקוביות נוצלו; סיימו את התור.
not-a-place = אי אפשר לקחת משם אבן.
no-checker-there = אין שם אבן.
not-your-checker = האבן הזאת אינה שלכם.
bar-first = האבן שלכם שעל הבר חייבת להיכנס קודם.
one-die-at-a-time = כל קובייה היא צעד בפני עצמו: שחקו קובייה אחת בכל פעם.
wrong-direction = האבנים שלכם נעות מ־24 אל 1, ואז יוצאות מהלוח.
wrong-target = האבן הזאת אינה יכולה להגיע לשם בהטלה הזאת.
point-closed = חסום: ליריב יש שתי אבנים או יותר במשולש הזה.
way-closed = חסום: היריב חוסם כל משולש שבו האבן הזאת יכולה לנחות בדרך.
not-all-home = אי אפשר להוציא אף אבן לפני שכל האבנים שלכם בבית שלכם.
not-the-furthest = ה־{ $number } גדול מדי: במספר גדול יותר מותר להוציא רק את האבן האחורית ביותר.
waste-die = חייבים לנצל את שתי הקוביות אם אפשר: אחרי המהלך הזה אי אפשר היה לנצל את השנייה.
higher-die = אפשר לנצל רק אחת מהקוביות, ואז חייבים את הגבוהה.
no-cube = המשחק הזה הוא בלי קוביית ההכפלה.
double-before-throw = מותר להכפיל רק לפני ההטלה.
crawford-game = אין הכפלה במשחק קרופורד.
cube-not-yours = קוביית ההכפלה אצל היריב: רק הוא רשאי להכפיל.
at-most-64 = ערך המשחק אינו יכול לעבור 64.
no-beavers = במשחק הזה אין ביברים.
bad-resignation = אפשר להיכנע ולהפסיד את ערך המשחק כפי שהוא, פי 2 או פי 3, לא פי { $number }.
nobody-on-turn = התור עדיין לא של אף אחד.

## What has happened

begins-with-both = בעל המספר הגבוה מתחיל ומשחק את שתי הקוביות.
automatic-double = הכפלה אוטומטית: ערך המשחק הוא 2.
resignation-declined = הצעת הכניעה נדחתה; המשחק נמשך.

## How a game has ended

double-dropped = הכפלה שנדחתה
resigned-gammon = כניעה במארס
resigned-backgammon = כניעה במארס טורקי
single-game = משחק בודד
gammon = מארס
backgammon = מארס טורקי

## Places

the-cube = קוביית ההכפלה
    .from = מקוביית ההכפלה
    .to = אל קוביית ההכפלה
    .at = שעל קוביית ההכפלה

## What the button of a step says

enter-checker = ב־{ $number }: להכניס אבן למשולש { $to }{ $hits ->
        [0] {""}
       *[other] {" "}ולאכול
    }
bear-off-checker = ב־{ $number }: להוציא אבן { FROM($from) }
move-checker = להזיז אבן { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] {" "}ולאכול
    }

## What the button of a choice says

double = הכפלה ל־{ $number }
take = קבלה: לשחק על { $number }
drop = סירוב: להפסיד { $number }
beaver = ביבר ל־{ $number }
resign =
    { $name ->
        [you] כניעה: להפסיד { $number }
       *[other] כניעה של { $name }: הפסד של { $number }
    }
accept = הסכמה: לזכות ב־{ $number }
play-on = להמשיך

## What was chosen, without the stake

taken = קבלה
dropped = סירוב
accepted = הסכמה
offered-to-resign = כניעה

## What was chosen, inside of a sentence

does-double = הכפלה ל־{ $number }
does-beaver = ביבר ל־{ $number }
does-accept = הסכמה לכניעה
does-play-on = המשך המשחק

## What is asked of whom, and the end of a game

throw-or-double =
    { $name ->
        [you] התור שלכם: הטילו את הקוביות או הכפילו ל־{ $number }.
       *[other] התור של { $name }: להטיל את הקוביות או להכפיל ל־{ $number }.
    }
some-times = { $number } ({ $count ->
        [2] פעמיים
        [3] שלוש פעמים
       *[other] ארבע פעמים
    })
play-all =
    { $name ->
        [you] התור שלכם: שחקו { $dice }.
       *[other] התור של { $name }: לשחק { $dice }.
    }
play-higher =
    { $name ->
        [you] התור שלכם: שחקו { $number }, הקובייה הגבוהה; אי אפשר לשחק את שתיהן.
       *[other] התור של { $name }: לשחק { $number }, הקובייה הגבוהה; אי אפשר לשחק את שתיהן.
    }
play-one =
    { $name ->
        [you] התור שלכם: שחקו { $number }; את ה־{ $unused } אי אפשר לשחק.
       *[other] התור של { $name }: לשחק { $number }; את ה־{ $unused } אי אפשר לשחק.
    }
play-once =
    { $name ->
        [you] התור שלכם: שחקו { $number } פעם אחת; עוד פעם אי אפשר.
       *[other] התור של { $name }: לשחק { $number } פעם אחת; עוד פעם אי אפשר.
    }
play-some =
    { $name ->
        [you] התור שלכם: שחקו { $number } { $count ->
            [2] פעמיים
            [3] שלוש פעמים
           *[other] ארבע פעמים
        }; יותר מזה אי אפשר.
       *[other] התור של { $name }: לשחק { $number } { $count ->
            [2] פעמיים
            [3] שלוש פעמים
           *[other] ארבע פעמים
        }; יותר מזה אי אפשר.
    }
stuck-on-bar =
    { $name ->
        [you] { $ends ->
            [0] סיימו את התור
           *[other] התור שלכם מסתיים
        }
       *[other] { $ends ->
            [0] על { $name } לסיים את התור
           *[other] התור של { $name } מסתיים
        }
    }: אי אפשר לשחק { $dice }, האבן שעל הבר אינה יכולה להיכנס.
stuck =
    { $name ->
        [you] { $ends ->
            [0] סיימו את התור
           *[other] התור שלכם מסתיים
        }
       *[other] { $ends ->
            [0] על { $name } לסיים את התור
           *[other] התור של { $name } מסתיים
        }
    }: אי אפשר לשחק { $dice }, כל המשולשים חסומים.
take-or-drop =
    { $other ->
        [you] התור שלכם: קבלו או סרבו
       *[other] התור של { $other }: לקבל או לסרב
    }. { $name ->
        [you] ההצעה שלכם: הכפלה ל־{ $number }.
       *[other] ההצעה של { $name }: הכפלה ל־{ $number }.
    }
take-or-drop-beaver =
    { $name ->
        [you] התור שלכם: קבלו או סרבו
       *[other] התור של { $name }: לקבל או לסרב
    }. { $other ->
        [you] ההצעה שלכם: ביבר ל־{ $number }.
       *[other] ההצעה של { $other }: ביבר ל־{ $number }.
    }
accept-or-play-on =
    { $other ->
        [you] התור שלכם: הסכימו או המשיכו לשחק
       *[other] התור של { $other }: להסכים או להמשיך לשחק
    }. { $name ->
        [you] ההצעה שלכם: כניעה והפסד של { $number }.
       *[other] ההצעה של { $name }: כניעה והפסד של { $number }.
    }
won =
    { $name ->
        [you] אתם זוכים
       *[other] { $name } זוכה
    } { $count ->
        [one] בנקודה אחת
       *[other] ב־{ $count } נקודות
    } ({ $manner }).{ $series ->
        [on] {" "}הדו־קרב נמשך.
        [won] {" "}הדו־קרב הוכרע.
       *[none] {""}
    }

## The score panel

cube = ההכפלה
cube-owned =
    { $seat ->
        [White] { $number }, אצל הלבן
       *[Black] { $number }, אצל השחור
    }
match-to = דו־קרב עד { $count }
crawford = משחק קרופורד
no-doubling = בלי הכפלה

## What is known of the game without playing it

title = שש־בש
tagline = רצים הביתה, חוסמים ואוכלים; קובייה מכפילה את הערך
goal = הביאו את חמש עשרה האבנים שלכם הביתה והוציאו אותן לפני היריב.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-pips = פיפים, פיפ
about-pips = פיפים הם המשולשים שכל אבני השחקן צריכות עוד לעבור.
term-points = נקודות, נקודה, בנקודה, הנקודות
about-points = הנקודות הן מה שהמשחקים שהסתיימו עד כה היו שווים.
term-cube = קוביית ההכפלה, מקוביית ההכפלה, ההכפלה
about-cube = קוביית ההכפלה מראה פי כמה ערך המשחק גדול.
term-crawford = קרופורד
about-crawford = משחק קרופורד בא אחרי ששחקן מגיע למרחק נקודה אחת מהניצחון בדו־קרב: בו אף אחד לא רשאי להכפיל.
term-match = דו־קרב, הדו־קרב, בדו־קרב
about-match = מי שמגיע ראשון למספר הנקודות הזה מנצח בדו־קרב.
term-double = הכפלה, הכפילו, להכפיל
about-double = הכפלה היא הצעה לשחק על ערך כפול: היריב מקבל, או מסרב ומפסיד את הערך הנוכחי.
term-take = קבלה, קבלו, לקבל
about-take = מי שמקבל הכפלה ממשיך על ערך כפול, ורק הוא רשאי להכפיל בפעם הבאה.
term-drop = סירוב, סרבו, לסרב
about-drop = מי שמסרב להכפלה מפסיד את המשחק בערכו הנוכחי.
term-beaver = ביבר, ביברים
about-beaver = ביבר הוא לקבל הכפלה ולהכפיל שוב מיד.
term-resign = כניעה, להיכנע
about-resign = כניעה היא הצעה להפסיד את המשחק; היריב רשאי שלא להסכים.
term-bar = הבר, מהבר
about-bar = על הבר ממתינות אבנים שנאכלו עד שייכנסו שוב.

## What the seats are called

white = הלבן
black = השחור
