hardly-anything = כמעט כלום
luck-and-skill =
    { $luck ->
        [better] { $name ->
            [you] ההטלות שלכם היו טובות מאלה של { $other }, בהפרש של { $worth }
           *[other] { $other ->
                [you] ההטלות של { $name } היו טובות משלכם, בהפרש של { $worth }
               *[other] ההטלות של { $name } היו טובות מאלה של { $other }, בהפרש של { $worth }
            }
        }
        [worse] { $name ->
            [you] ההטלות שלכם היו גרועות מאלה של { $other }, בהפרש של { $worth }
           *[other] { $other ->
                [you] ההטלות של { $name } היו גרועות משלכם, בהפרש של { $worth }
               *[other] ההטלות של { $name } היו גרועות מאלה של { $other }, בהפרש של { $worth }
            }
        }
       *[alike] { $name ->
            [you] ההטלות שלכם ושל { $other } היו טובות באותה מידה
           *[other] { $other ->
                [you] ההטלות של { $name } ושלכם היו טובות באותה מידה
               *[other] ההטלות של { $name } ושל { $other } היו טובות באותה מידה
            }
        }
    }; אובדן בטעויות: { $name ->
        [you] אצלכם { $lost }
       *[other] אצל { $name } { $lost }
    }, { $other ->
        [you] אצלכם { $other-lost }
       *[other] אצל { $other } { $other-lost }
    }{ $by ->
        [luck-first] . { $name ->
            [you] הניצחון שלכם
           *[other] הניצחון של { $name }
        } בא ממזל יותר מאשר ממיומנות.
        [skill-first] . { $name ->
            [you] הניצחון שלכם
           *[other] הניצחון של { $name }
        } בא ממיומנות יותר מאשר ממזל.
        [luck] . { $name ->
            [you] הניצחון שלכם בא ממזל.
           *[other] הניצחון של { $name } בא ממזל.
        }
        [skill] . { $name ->
            [you] הניצחון שלכם בא ממיומנות.
           *[other] הניצחון של { $name } בא ממיומנות.
        }
        [neither] . { $name ->
            [you] הניצחון שלכם
           *[other] הניצחון של { $name }
        } לא בא ממזל ולא ממיומנות, ככל שהיריבים הממוחשבים יכולים לראות.
       *[no-winner] .
    }

## What decisions are called in a sentence

it = זה
the-best = המהלך הטוב ביותר
throw = להטיל
no-move = אין מהלך
repeated =
    { $decision } { $count ->
        [2] פעמיים
        [3] שלוש פעמים
       *[other] ארבע פעמים
    }
and = { $first } ואז { $last }
and-after-comma = { $first }, ואז { $last }

## Why a decision is better than another: a sentence of clauses, all but the last, and the last

better = { $subject } { $better }.
better-but = { $subject } { $better }, אבל { $worse }.
better-although = { $subject } { $values }, אם כי { $worse }.
next-clause = { $first }, { $last }
last-clause = { $first }, וגם { $last }

## Clauses about what a decision is worth

wins-games =
    מביא ניצחון ב־{ $count } מתוך { $of ->
        [1000] 1,000
       *[other] { $of }
    } משחקים, לעומת { $other-count }
worth-instead = שווה { $value } לעומת { $other-value }
worth-hardly-more = שווה { $value }, והאפשרות האחרת שווה כמעט אותו דבר

## Clauses about what a decision leaves on the board, instead of what another leaves

throws-that-hit =
    { $count ->
        [0] לא משאיר ליריב הטלות שאוכלות
        [one] משאיר ליריב הטלה אחת מתוך { $of } שאוכלת
       *[other] משאיר ליריב { $count } הטלות מתוך { $of } שאוכלות
    }, לעומת { $other-count ->
        [0] אפס
       *[other] { $other-count }
    }
checkers-on-bar =
    { $count ->
        [0] לא מעביר אבנים אל הבר
        [one] מעביר אבן אחת אל הבר
       *[other] מעביר { $count } אבנים אל הבר
    }, לעומת { $other-count ->
        [0] אפס
       *[other] { $other-count }
    }
home-points-held =
    { $count ->
        [0] לא מחזיק משולשים בבית
        [one] מחזיק משולש אחד בבית
       *[other] מחזיק { $count } משולשים בבית
    }, לעומת { $other-count ->
        [0] אפס
       *[other] { $other-count }
    }
points-in-row =
    { $count ->
        [0] לא בונה משולשים חסומים זה אחר זה
        [one] בונה משולש חסום אחד
       *[other] בונה { $count } משולשים חסומים זה אחר זה
    }, לעומת { $other-count ->
        [0] אפס
       *[other] { $other-count }
    }
anchors =
    { $count ->
        [0] לא מחזיק עוגנים
        [one] מחזיק עוגן אחד
       *[other] מחזיק { $count } עוגנים
    }, לעומת { $other-count ->
        [0] אפס
       *[other] { $other-count }
    }
checkers-behind =
    { $count ->
        [0] לא משאיר אבנים מאחור
        [one] משאיר אבן אחת מאחור
       *[other] משאיר { $count } אבנים מאחור
    }, לעומת { $other-count ->
        [0] אפס
       *[other] { $other-count }
    }
blots =
    { $count ->
        [0] לא משאיר אבנים בודדות
        [one] משאיר אבן בודדת אחת
       *[other] משאיר { $count } אבנים בודדות
    }, לעומת { $other-count ->
        [0] אפס
       *[other] { $other-count }
    }
opponents-pips =
    { $count ->
        [0] לא משאיר ליריב עוד פיפים
        [one] משאיר ליריב עוד פיפ אחד
       *[other] משאיר ליריב עוד { $count } פיפים
    }, לעומת { $other-count ->
        [0] אפס
       *[other] { $other-count }
    }
checkers-off =
    { $count ->
        [0] לא מגיע לאף אבן בחוץ
        [one] מגיע לאבן אחת בחוץ
       *[other] מגיע ל־{ $count } אבנים בחוץ
    }, לעומת { $other-count ->
        [0] אפס
       *[other] { $other-count }
    }
checkers-outside =
    { $count ->
        [0] לא משאיר אבנים מחוץ לבית
        [one] משאיר אבן אחת מחוץ לבית
       *[other] משאיר { $count } אבנים מחוץ לבית
    }, לעומת { $other-count ->
        [0] אפס
       *[other] { $other-count }
    }
home-points-occupied =
    { $count ->
        [0] לא תופס משולשים בבית
        [one] תופס משולש אחד בבית
       *[other] תופס { $count } משולשים בבית
    }, לעומת { $other-count ->
        [0] אפס
       *[other] { $other-count }
    }
highest-stack =
    { $count ->
        [0] לא עורם אבנים במשולש אחד
        [one] עורם לכל היותר אבן אחת במשולש אחד
       *[other] עורם עד { $count } אבנים במשולש אחד
    }, לעומת { $other-count ->
        [0] אפס
       *[other] { $other-count }
    }
pieces-on-bar =
    { $count ->
        [0] לא מעביר אבנים אל הבר
        [one] מעביר אבן אחת אל הבר
       *[other] מעביר { $count } אבנים אל הבר
    }, לעומת { $other-count ->
        [0] אפס
       *[other] { $other-count }
    }
own-pieces-on-bar =
    { $count ->
        [0] לא משאיר על הבר אבנים של בעל התור
        [one] משאיר על הבר אבן אחת של בעל התור
       *[other] משאיר על הבר { $count } אבנים של בעל התור
    }, לעומת { $other-count ->
        [0] אפס
       *[other] { $other-count }
    }
points-held =
    { $count ->
        [0] לא מחזיק משולשים
        [one] מחזיק משולש אחד
       *[other] מחזיק { $count } משולשים
    }, לעומת { $other-count ->
        [0] אפס
       *[other] { $other-count }
    }
pieces-alone =
    { $count ->
        [0] לא משאיר אבנים לבדן
        [one] משאיר אבן אחת לבדה
       *[other] משאיר { $count } אבנים לבדן
    }, לעומת { $other-count ->
        [0] אפס
       *[other] { $other-count }
    }
pieces-off =
    { $count ->
        [0] לא מגיע לאף אבן בחוץ
        [one] מגיע לאבן אחת בחוץ
       *[other] מגיע ל־{ $count } אבנים בחוץ
    }, לעומת { $other-count ->
        [0] אפס
       *[other] { $other-count }
    }
pieces-in-hand =
    { $count ->
        [0] לא משאיר אבנים ביד
        [one] משאיר אבן אחת ביד
       *[other] משאיר { $count } אבנים ביד
    }, לעומת { $other-count ->
        [0] אפס
       *[other] { $other-count }
    }
pieces-gathered =
    { $count ->
        [0] לא אוסף אבנים ברבע האחרון
        [one] אוסף אבן אחת ברבע האחרון
       *[other] אוסף { $count } אבנים ברבע האחרון
    }, לעומת { $other-count ->
        [0] אפס
       *[other] { $other-count }
    }
own-pips =
    { $count ->
        [0] לא משאיר עוד פיפים לעבור
        [one] משאיר עוד פיפ אחד לעבור
       *[other] משאיר עוד { $count } פיפים לעבור
    }, לעומת { $other-count ->
        [0] אפס
       *[other] { $other-count }
    }
pieces-to-river =
    { $count ->
        [0] לא שולח אבנים אל הנהר
        [one] שולח אבן אחת אל הנהר
       *[other] שולח { $count } אבנים אל הנהר
    }, לעומת { $other-count ->
        [0] אפס
       *[other] { $other-count }
    }
pieces-home =
    { $count ->
        [0] לא מגיע לאף אבן בבית
        [one] מגיע לאבן אחת בבית
       *[other] מגיע ל־{ $count } אבנים בבית
    }, לעומת { $other-count ->
        [0] אפס
       *[other] { $other-count }
    }
pieces-at-start =
    { $count ->
        [0] לא משאיר אבנים בזינוק
        [one] משאיר אבן אחת בזינוק
       *[other] משאיר { $count } אבנים בזינוק
    }, לעומת { $other-count ->
        [0] אפס
       *[other] { $other-count }
    }
own-pieces-in-river =
    { $count ->
        [0] לא משאיר בנהר אבנים של בעל התור
        [one] משאיר בנהר אבן אחת של בעל התור
       *[other] משאיר בנהר { $count } אבנים של בעל התור
    }, לעומת { $other-count ->
        [0] אפס
       *[other] { $other-count }
    }
rosettes =
    { $count ->
        [0] לא תופס רוזטות
        [one] תופס רוזטה אחת
       *[other] תופס { $count } רוזטות
    }, לעומת { $other-count ->
        [0] אפס
       *[other] { $other-count }
    }
squares-to-go =
    { $count ->
        [0] לא משאיר עוד משבצות לעבור
        [one] משאיר עוד משבצת אחת לעבור
       *[other] משאיר עוד { $count } משבצות לעבור
    }, לעומת { $other-count ->
        [0] אפס
       *[other] { $other-count }
    }
coins-in-purse =
    { $count ->
        [0] לא מגיע לאף מטבע בארנק
        [one] מגיע למטבע אחד בארנק
       *[other] מגיע ל־{ $count } מטבעות בארנק
    }, לעומת { $other-count ->
        [0] אפס
       *[other] { $other-count }
    }
own-run =
    { $count ->
        [0] לא יוצר רצף
        [one] יוצר רצף של מטבע אחד
       *[other] יוצר רצף של { $count } מטבעות
    }, לעומת { $other-count ->
        [0] אפס
       *[other] { $other-count }
    }
opponents-run =
    { $count ->
        [0] לא משאיר ליריב רצף
        [one] משאיר ליריב רצף של מטבע אחד
       *[other] משאיר ליריב רצף של { $count } מטבעות
    }, לעומת { $other-count ->
        [0] אפס
       *[other] { $other-count }
    }
throws-that-lose-dice =
    { $count ->
        [0] לא משאיר הטלות שמאבדות את הקוביות
        [one] משאיר הטלה אחת מתוך { $of } שמאבדת את הקוביות
       *[other] משאיר { $count } הטלות מתוך { $of } שמאבדות את הקוביות
    }, לעומת { $other-count ->
        [0] אפס
       *[other] { $other-count }
    }
throws-for-longer-run =
    { $count ->
        [0] לא משאיר הטלות לרצף ארוך יותר
        [one] משאיר הטלה אחת מתוך { $of } לרצף ארוך יותר
       *[other] משאיר { $count } הטלות מתוך { $of } לרצף ארוך יותר
    }, לעומת { $other-count ->
        [0] אפס
       *[other] { $other-count }
    }
coins-at-edge =
    { $count ->
        [0] לא משאיר מטבעות בקצה
        [one] משאיר מטבע אחד בקצה
       *[other] משאיר { $count } מטבעות בקצה
    }, לעומת { $other-count ->
        [0] אפס
       *[other] { $other-count }
    }
own-centre =
    { $count ->
        [0] לא מחזיק נקודות במרכז
        [one] מחזיק נקודה אחת במרכז
       *[other] מחזיק { $count } נקודות במרכז
    }, לעומת { $other-count ->
        [0] אפס
       *[other] { $other-count }
    }
opponents-centre =
    { $count ->
        [0] לא משאיר ליריב נקודות במרכז
        [one] משאיר ליריב נקודה אחת במרכז
       *[other] משאיר ליריב { $count } נקודות במרכז
    }, לעומת { $other-count ->
        [0] אפס
       *[other] { $other-count }
    }
own-stacks =
    { $count ->
        [0] לא מחזיק ערימות
        [one] מחזיק ערימה אחת
       *[other] מחזיק { $count } ערימות
    }, לעומת { $other-count ->
        [0] אפס
       *[other] { $other-count }
    }
opponents-stacks =
    { $count ->
        [0] לא משאיר ליריב ערימות
        [one] משאיר ליריב ערימה אחת
       *[other] משאיר ליריב { $count } ערימות
    }, לעומת { $other-count ->
        [0] אפס
       *[other] { $other-count }
    }
tokens-covered =
    { $count ->
        [0] לא משאיר אסימונים מכוסים של בעל התור
        [one] משאיר אסימון מכוסה אחד של בעל התור
       *[other] משאיר { $count } אסימונים מכוסים של בעל התור
    }, לעומת { $other-count ->
        [0] אפס
       *[other] { $other-count }
    }
tokens-in-reserve =
    { $count ->
        [0] לא משאיר אסימונים ברזרבה
        [one] משאיר אסימון אחד ברזרבה
       *[other] משאיר { $count } אסימונים ברזרבה
    }, לעומת { $other-count ->
        [0] אפס
       *[other] { $other-count }
    }
throws-that-bump =
    { $count ->
        [0] לא מאפשר ליריב להיתקע באף הטלה
        [one] מאפשר ליריב להיתקע בהטלה אחת מתוך { $of }
       *[other] מאפשר ליריב להיתקע ב־{ $count } הטלות מתוך { $of }
    }, לעומת { $other-count ->
        [0] אפס
       *[other] { $other-count }
    }

## The odds of a position

chance =
    { $what ->
        [win-gammon] סיכוי לנצח במארס: { $count } מתוך 100
        [win-backgammon] סיכוי לנצח במארס טורקי: { $count } מתוך 100
        [win-double] סיכוי לניצחון כפול: { $count } מתוך 100
        [lose-gammon] סיכוי להפסיד במארס: { $count } מתוך 100
        [lose-backgammon] סיכוי להפסיד במארס טורקי: { $count } מתוך 100
        [lose-double] סיכוי להפסד כפול: { $count } מתוך 100
       *[win] סיכוי לנצח: { $count } מתוך 100
    }
chance-in-game = סיכוי לנצח במשחק: { $count } מתוך 100
chance-in-match = סיכוי לנצח בדו־קרב: { $count } מתוך 100
chance-in-set = סיכוי לנצח בסט: { $count } מתוך 100
worth = שווי: { $value }
worth-of-choice = השווי של ״{ $decision }״: { $value }
throws-of-jesus = מתוך { $of } הטלות, { $lose } מאבדות את הקוביות ו־{ $longer } יכולות ליצור רצף ארוך יותר.

## What values are measured in

decimal = { $amount }
percent = { $share }%
with-error = { $amount } (שגיאה { $error })
percent-with-error = { $chances }% (שגיאה { $error }%)
points = { $amount } נקודות
coins = { $amount } מטבעות
wins-in =
    { $count ->
        [0] פחות מניצחון אחד
        [one] ניצחון אחד
       *[other] { $count } ניצחונות
    } מתוך { $of ->
        [1000] 1,000
       *[other] { $of }
    }
matches-in =
    { $count ->
        [0] פחות מדו־קרב אחד
        [one] דו־קרב אחד
       *[other] { $count } דו־קרבות
    } מתוך { $of ->
        [1000] 1,000
       *[other] { $of }
    }
sets-in =
    { $count ->
        [0] פחות מסט אחד
        [one] סט אחד
       *[other] { $count } סטים
    } מתוך { $of ->
        [1000] 1,000
       *[other] { $of }
    }

## How exact values are

solved-game = המשחק הזה פתור. הערכים שלו שמורים מעוגלים: הם נכונים בדיוק של 0.1 מטבעות.
solved-endgame = מדויק: המשך המשחק הזה מחושב עד סופו.
solved-endgame-in-set =
    המשך המשחק הזה מחושב עד סופו. רק השווי של הנקודות שלו בסט הוא הערכה.
solved-decisions = המשחק הזה פתור; הערכים שלו שמורים מעוגלים.
solved-endgame-decisions = סיום המשחק מחושב; מה שבא לפניו הוא הערכה.
solved-endgame-decisions-in-set = סיומי המשחקים מחושבים; מה שבא לפניהם, וגם השווי של נקודות בסט, הם הערכה.

## Marks of wrong decisions

doubtful = החלטה מפוקפקת
error = טעות
blunder = טעות גסה
mark-from = { $sign } החל מ־{ $count }

## Classes of decisions

class-moves = מהלכים
class-choices = בחירות
class-contact = הזזת אבנים, מגע
class-race = הזזת אבנים, מרוץ
class-doubling = הכפלה
class-taking = קבלה
class-take-or-throw = לקחת או להטיל
class-claim-or-throw = לתבוע או להטיל
part-checker-play = הזזת אבנים
part-cube = הכפלות
part-resignations = כניעות
