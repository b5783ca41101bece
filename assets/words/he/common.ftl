## Texts in a row: two of them; all but the last; the last after two or more others

two-together = { $first } ו־{ $last }
    .with = { WITH($first) } ו{ WITH($last) }
last-together = { $first } ו־{ $last }
    .with = { WITH($first) } ו{ WITH($last) }

two-choices = { $first } או { $last }
    .from = { FROM($first) } או { FROM($last) }
    .to = { TO($first) } או { TO($last) }
    .with = { WITH($first) } או { WITH($last) }
    .obj = { OBJ($first) } או { OBJ($last) }
next-in-row = { $first }, { $last }
    .from = { FROM($first) }, { FROM($last) }
    .to = { TO($first) }, { TO($last) }
    .with = { WITH($first) }, { WITH($last) }
    .obj = { OBJ($first) }, { OBJ($last) }
last-choice = { $first } או { $last }
    .from = { FROM($first) } או { FROM($last) }
    .to = { TO($first) } או { TO($last) }
    .with = { WITH($first) } או { WITH($last) }
    .obj = { OBJ($first) } או { OBJ($last) }

## What is wrong in a text, and where

at-character = תו { $character }: { $what }
at-line-and-character = שורה { $line }, תו { $character }: { $what }

## Sentences one after the other; a sentence of its own; names and short notes in one line

next-sentence = { $first } { $last }
stated = { $what }.
in-one-line = { $first } · { $last }
titled = { $title }: { $what }
next-clause = { $first }; { $last }

## What a game is like, in one line

facts =
    { $count } שחקנים · { $shortest } עד { $longest } דק׳ · { $difficulty ->
        [easy] קל
       *[medium] בינוני
    }

## What a lesson or a file says, which is worded already

as-written = { $words }

## A legal action that a step of a lesson does not ask for

lesson-goes-on = גם זה מותר לפי החוקים, אבל השיעור ממשיך במה שכתוב בטקסט.

## Why an action is refused

game-over = המשחק נגמר.
not-over = המשחק הזה עדיין לא נגמר.
series-over = הסדרה נגמרה; אין משחק נוסף.
throw-dice-first = קודם הטילו את הקוביות.
throw-lots-first = קודם הטילו את הפירמידות.
dice-lie = הקוביות מונחות על השולחן; קודם שחקו אותן.
lots-lie = הפירמידות מונחות על השולחן; קודם שחקו אותן.
unfit-dice =
    { $count ->
        [1] מטילים קובייה אחת
        [2] מטילים שתי קוביות
        [3] מטילים שלוש קוביות
       *[other] מטילים { $count } קוביות
    } עם מספרים מ־{ $low } עד { $high }, ולא { $faces ->
        [0] אף אחת
       *[other] { $thrown }
    }.
unfit-lots =
    { $count ->
        [1] מטילים פירמידה אחת
        [2] מטילים שתי פירמידות
        [3] מטילים שלוש פירמידות
       *[other] מטילים { $count } פירמידות
    } עם מספרים מ־{ $low } עד { $high }, ולא { $faces ->
        [0] אף אחת
       *[other] { $thrown }
    }.
no-such-die = אין קובייה שמראה { $number }.
die-used = ה־{ $number } כבר נוצל.
still-playable = עדיין אפשר לעשות מהלך, ולכן חייבים.
no-such-choice = אין בחירה כזאת במשחק הזה.
other-throw = ההטלה הזאת בוטלה: { $thrown } באה שוב
no-piece-to-put =
    { $piece ->
        [checker] אין שם אבן.
        [token] אין שם אסימון.
        [coin] אין שם מטבע.
       *[piece] אין שם אבן.
    }
cannot-lie-there =
    { $piece ->
        [checker] האבן הזאת אינה יכולה לעמוד שם.
        [token] האסימון הזה אינו יכול להיות מונח שם.
        [coin] המטבע הזה אינו יכול להיות מונח שם.
       *[piece] האבן הזאת אינה יכולה לעמוד שם.
    }
editing = עורכים עמדה; לא משחקים.
set-beside = את זה קובעים ליד הלוח, לא ביד.

## What a refused step is answered with

nothing-can-be-moved = עכשיו אי אפשר להזיז דבר. סיימו את התור.
refusal-and-hint = { $refusal } { $hint }
can-move-from =
    { $name ->
        [you] אפשר להזיז { FROM($places) }.
       *[other] בתור של { $name } אפשר להזיז { FROM($places) }.
    }
possible = משם אפשר: { TO($places) }.
possible-with-both = משם אפשר: { TO($places) }, או { TO($far) } בשתי הקוביות.
possible-with-several = משם אפשר: { TO($places) }, או { TO($far) } בכמה קוביות.

## Why nothing is undone

nothing-happened = עדיין לא קרה דבר שאפשר לבטל
undo-throw = הטלה אי אפשר לבטל
undo-finished = הקוביות כבר נמסרו: את התור הזה אי אפשר לבטל
undo-said = בחירה אי אפשר לבטל
undo-forfeit = אי אפשר לחזור למשחק שנגמר בכניעה או שהזמן בו אזל
nothing-chosen = מאז ההטלה כל צעד היה היחיד האפשרי
undo-together =
    אי אפשר לבטל { $count } אירועים יחד, אבל אפשר לבטל { $next-count }
no-decision = עדיין לא החלטתם דבר שאפשר לבטל

## What is wrong with an event

thrown-again = קובייה מספר { $number } לא יכלה להיות מוטלת שוב: יש פחות קוביות
no-throw = רק להטלה יכולים להיות מקור או קוביות שהוטלו שוב
proof = רק להטלה מוסכמת יש הוכחה, של 32 בתים בספרות הקסדצימליות לכל צד

## What has happened

equal-dice = קוביות שוות: שני השחקנים מטילים שוב.
higher-begins = בעל המספר הגבוה מתחיל.
winner-begins = המנצח במשחק הקודם מתחיל.

## How a game has ended, and the sentence of which that is a part

resigned = כניעה
absence = היעדרות
out-of-time = הזמן אזל
won =
    { $name ->
        [you] אתם זוכים
       *[other] { $name } זוכה
    } { $unit ->
        [coin] { $count ->
            [one] במטבע אחד
           *[other] ב־{ $count } מטבעות
        }
        [tally] { $count ->
            [one] במקלון אחד
           *[other] ב־{ $count } מקלונים
        }
       *[point] { $count ->
            [one] בנקודה אחת
           *[other] ב־{ $count } נקודות
        }
    }: { $manner }.
drawn = תיקו: { $manner }.

## Whoever reads, where a sentence says no more of them

you = אתם

## Places and other things that stand in sentences

number = { $number }
    .from = מ־{ $number }
    .to = ל־{ $number }
    .at = שב־{ $number }
    .with = ב־{ $number }
the-bar = הבר
    .from = מהבר
    .to = אל הבר
    .at = שעל הבר
off-the-board = מחוץ ללוח
    .from = מחוץ ללוח
    .to = החוצה
    .at = שמחוץ ללוח
beside-the-board = צד הלוח
    .from = מצד הלוח
    .to = אל צד הלוח
    .at = שבצד הלוח

## What has moved

moved = { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] , עם אכילה
    }
entered = { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] , עם אכילה
    }
went-off = { FROM($from) } { TO($to) }

## What the button of a step says

put-piece =
    { $piece ->
        [checker] להעביר אבן { FROM($from) } { TO($to) }
        [token] להעביר אסימון { FROM($from) } { TO($to) }
        [coin] להעביר מטבע { FROM($from) } { TO($to) }
       *[piece] להעביר אבן { FROM($from) } { TO($to) }
    }

## What the button of a choice says

end-turn = סיום התור
next-game = המשחק הבא
resigned-before-end = כניעה
did-not-come-back = היעדרות
ran-out-of-time = הזמן אזל
not-a-choice = אין בחירה כזאת

## What the key of a choice does, in a list of keys

does-end-turn = סיום התור
does-double = הכפלה
does-take = קבלת ההכפלה
does-beaver = ביבר: קבלה והכפלה חוזרת
does-drop = סירוב להכפלה
does-accept = הסכמה לכניעה
does-decline = דחייה של הכניעה
does-claim = תביעה של רצף
does-take-run = לקיחה של רצף
does-skip = ויתור על המהלך החופשי
does-resign = כניעה
does-begin-next = התחלת המשחק הבא
does-end-series = סיום הסדרה

## What is asked of whom, and the end of a game

throw-one-die-each = הטילו קובייה אחת לכל שחקן. בעל המספר הגבוה מתחיל.
throw-dice =
    { $name ->
        [you] התור שלכם: הטילו את הקוביות.
       *[other] התור של { $name }: להטיל את הקוביות.
    }
end-your-turn =
    { $name ->
        [you] { $ends ->
            [0] סיימו את התור.
           *[other] התור שלכם מסתיים.
        }
       *[other] { $ends ->
            [0] על { $name } לסיים את התור.
           *[other] התור של { $name } מסתיים.
        }
    }
the-die = ה־{ $number }
    .with = ב־{ $number }
    .obj = את ה־{ $number }
gave-up =
    { $loser ->
        [you] נכנעתם
       *[other] כניעה של { $loser }
    }: { $winner ->
        [you] אתם זוכים במשחק
       *[other] { $winner } זוכה במשחק
    }.
stayed-away =
    { $loser ->
        [you] לא חזרתם
       *[other] היעדרות של { $loser }
    }: { $winner ->
        [you] אתם זוכים במשחק
       *[other] { $winner } זוכה במשחק
    }.
lost-on-time =
    { $loser ->
        [you] הזמן שלכם אזל
       *[other] הזמן של { $loser } אזל
    }: { $winner ->
        [you] אתם זוכים במשחק
       *[other] { $winner } זוכה במשחק
    }.

## The score panel

pips = פיפים
points = נקודות
date =
    { $day } { $month ->
        [1] בינואר
        [2] בפברואר
        [3] במרץ
        [4] באפריל
        [5] במאי
        [6] ביוני
        [7] ביולי
        [8] באוגוסט
        [9] בספטמבר
        [10] באוקטובר
        [11] בנובמבר
       *[12] בדצמבר
    } { $year }
