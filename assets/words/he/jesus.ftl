## Why an action is refused

no-coin = אין מטבע במקום הזה על הלוח.
leaves-column = מטבע נשאר במספר שלו: הוא נע לעבר המספרים או מהם והלאה.
leaves-board = מטבע נשאר במשבצות 1 עד 7 של המספר שלו.
not-the-whole-die = מטבע נע משבצות בדיוק כמספר שעל קובייה אחת.
same-coin = המטבע הזה כבר זז: שתי הקוביות הן לשני מטבעות שונים.
wastes-die = חייבים להשתמש בשתי הקוביות: אחרי המהלך הזה אי אפשר היה לשחק את ה־{ $number } במטבע אחר.
no-run = אין רצף על הלוח.
no-run-there = שום רצף אינו מתחיל שם.
move-first = רק השחקן שהזיז זה עתה רשאי לקחת רצף.
finish-the-move = צריך לשחק את שתי הקוביות לפני שלוקחים רצף.
nothing-surrendered = מותר לתבוע רצף רק מיד אחרי שהשחקן האחר איבד את הקוביות.
take-instead = כבר הטלתם: קחו את הרצף במקום לתבוע אותו.
claiming-forbidden = לפי חוק הבית אי אפשר לתבוע רצף בלי להטיל.
all-are-taken = כל הרצפים שעל הלוח נלקחים יחד.
pick-one = לפי חוק הבית נלקח רצף אחד: בחרו איזה.

## What has happened

lower-begins = בעל ההטלה הנמוכה מתחיל.
throw-loses-dice = בהטלה של { $number } מאבדים את הקוביות.
throw-not-playable = { $thrown }: אי אפשר לשחק את ההטלה בשני מטבעות שונים, ומאבדים את הקוביות.
eighth-coin = כל השבעה בקו אחד זוכים במטבע שמיני.
refilled = המספרים הריקים מתמלאים מחדש.

## How a game has ended

cannot-refill = היריב אינו יכול למלא מחדש

## Places, and what has moved along the squares of a number

purse =
    { $seat ->
        [South] הארנק של הדרום
       *[North] הארנק של הצפון
    }
    .from = { $seat ->
        [South] מהארנק של הדרום
       *[North] מהארנק של הצפון
    }
    .to = { $seat ->
        [South] אל הארנק של הדרום
       *[North] אל הארנק של הצפון
    }
the-table = השולחן
    .from = מהשולחן
    .to = אל השולחן
square-of-number = מספר { $number }, משבצת { $square }
    .from = ממספר { $number }, משבצת { $square }
    .to = למספר { $number }, משבצת { $square }
moved = מספר { $number }, ממשבצת { $from } למשבצת { $to }

## What the button of a step says

move-coin = להזיז את מטבע { $number } ממשבצת { $from } למשבצת { $to }

## What the button of a choice says

take-coins = לקחת מטבעות { $first } עד { $last }
take-runs =
    { $runs ->
        [one] לקחת את הרצף
        [two] לקחת את שני הרצפים
       *[other] לקחת את כל { $runs } הרצפים
    }
claim-coins = לתבוע מטבעות { $first } עד { $last }
claim-runs =
    { $runs ->
        [one] לתבוע את הרצף
        [two] לתבוע את שני הרצפים
       *[other] לתבוע את כל { $runs } הרצפים
    }

## What was chosen, inside of a sentence

does-take-coins = לקיחה של מטבעות { $first } עד { $last }
does-take-runs =
    { $runs ->
        [one] לקיחה של הרצף
        [two] לקיחה של שני הרצפים
       *[other] לקיחה של כל { $runs } הרצפים
    }
does-claim-coins = תביעה של מטבעות { $first } עד { $last }
does-claim-runs =
    { $runs ->
        [one] תביעה של הרצף
        [two] תביעה של שני הרצפים
       *[other] תביעה של כל { $runs } הרצפים
    }

## What is asked of whom, and the end of a game

throw-for-opening = הטילו קובייה אחת לכל שחקן. בעל ההטלה הנמוכה מניח חמישה מטבעות ומתחיל.
claim-or-throw =
    { $name ->
        [you] התור שלכם: תבעו
       *[other] התור של { $name }: לתבוע
    } { $runs ->
        [one] את הרצף
       *[other] את הרצפים
    } { $name ->
        [you] או הטילו את הקוביות.
       *[other] או להטיל את הקוביות.
    }
take-or-throw =
    { $name ->
        [you] התור שלכם: קחו
       *[other] התור של { $name }: לקחת
    } { $runs ->
        [one] את הרצף
       *[other] את הרצפים
    } { $name ->
        [you] או הטילו שוב.
       *[other] או להטיל שוב.
    }
play-both =
    { $name ->
        [you] התור שלכם: הזיזו שני מטבעות שונים, אחד ב־{ $one } ואחד ב־{ $another }.
       *[other] התור של { $name }: להזיז שני מטבעות שונים, אחד ב־{ $one } ואחד ב־{ $another }.
    }
play-other =
    { $name ->
        [you] התור שלכם: הזיזו מטבע אחר ב־{ $number }.
       *[other] התור של { $name }: להזיז מטבע אחר ב־{ $number }.
    }
won =
    { $name ->
        [you] הארנק שלכם אינו מספיק למילוי מחדש
       *[other] הארנק של { $name } אינו מספיק למילוי מחדש
    }: { $winner ->
        [you] אתם זוכים
       *[other] { $winner } זוכה
    } { $count ->
        [one] במטבע אחד
       *[other] ב־{ $count } מטבעות
    }.

## What was laid out

lays-out =
    { $name ->
        [you] מהארנק שלכם
       *[other] מהארנק של { $name }
    } { $count ->
        [one] מונח מטבע אחד
       *[other] מונחים { $count } מטבעות
    } על הלוח.

## The score panel

in-purse = ארנק
on-board = מטבעות על הלוח

## What is known of the game without playing it

title = טבלרו דה חסוס
tagline = מסדרים מטבעות משותפים בקו: לקחת או להטיל שוב
goal = קחו שורות של מטבעות עד שהארנק האחר אינו מספיק למילוי מחדש של הלוח. המטבעות שעל הלוח אינם שייכים לאיש.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-purse = ארנק, הארנק, מהארנק, בארנק
about-purse = בארנק המטבעות של שחקן; מי שאינו יכול למלא ממנו את הלוח מחדש מפסיד.
term-coins = מטבעות, מטבע, המטבעות, במטבע
about-coins = המטבעות שעל הלוח אינם שייכים לאיש: שני השחקנים מזיזים את כולם.
term-move = הזיזו, להזיז
about-move = כל קובייה מזיזה מטבע אחר לעבר המספרים או מהם והלאה, במלוא המספר שלה.
term-run = רצף, הרצף, רצפים, הרצפים
about-run = רצף הוא שני מטבעות או יותר זה לצד זה בקו אחד, אבל לא במשבצות שבשני הקצוות.
term-take = קחו, לקחת, לקיחה
about-take = לקיחה מעבירה את מטבעות הרצף לארנק שלכם; השחקן האחר ממלא מחדש את המספרים שלהם ומקבל את הקוביות.
term-claim = תבעו, לתבוע, תביעה
about-claim = תביעה לוקחת בלי הטלה את הרצף שהשחקן האחר נאלץ להשאיר.

## What the seats are called

south = הדרום
north = הצפון
