## Why an action is refused

one-die-at-a-time = צעד מעביר אבן אחת למקום אחד; שחקו את הקוביות זו אחר זו.
no-such-place = אי אפשר להרים שם אבן.
no-piece-there = אין שם אבן שלכם.
not-your-piece = האבן הזאת אינה שלכם.
wrong-direction = כל האבנים נעות מ־1 אל 24, ואז יוצאות מהלוח.
wrong-target = האבן הזאת אינה יכולה להגיע לשם בהטלה הזאת.
bar-first = האבן שלכם שעל הבר חייבת להיכנס קודם.
point-closed = חסום: ליריב יש שתי אבנים או יותר במשולש { $number }.
second-half-locked = החצי השני נעול: אסור לנחות על 13 ומעלה כל עוד יש אבנים ביד.
pieces-in-hand = אי אפשר להוציא אף אבן כל עוד יש לכם אבנים ביד.
not-gathered = אי אפשר להוציא אף אבן לפני שכל האבנים שלכם ברבע האחרון, 19 עד 24.
exact-number = להוצאה משם דרוש בדיוק { $number }.
piece-further-back = מספר גדול מ־{ $number } מוציא משם רק אם אין לכם אבן אחורית יותר.
wastes-dice = חייבים לנצל כמה שיותר קוביות: אחרי המהלך הזה אפשר היה לנצל פחות.

## How a game has ended

all-off = כל חמש עשרה האבנים בחוץ
all-off-before-one = כל חמש עשרה האבנים בחוץ לפני שהאחר הוציא אפילו אחת

## Places

the-hand = היד
    .from = מהיד
    .to = אל היד
    .at = שביד

## What the button of a step says

enter-piece = ב־{ $number }: להכניס אבן למשולש { $to }{ $hits ->
        [0] {""}
       *[other] {" "}ולאכול
    }
enter-from-bar = ב־{ $number }: להכניס אבן מהבר למשולש { $to }{ $hits ->
        [0] {""}
       *[other] {" "}ולאכול
    }
bear-off-piece = ב־{ $number }: להוציא אבן { FROM($from) }
move-piece = להזיז אבן { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] {" "}ולאכול
    }

## What is asked of whom, and the end of a game

throw-three-dice =
    { $name ->
        [you] התור שלכם: הטילו את שלוש הקוביות.
       *[other] התור של { $name }: להטיל את שלוש הקוביות.
    }
another-die = עוד { $number }
    .obj = עוד { $number }
play-all =
    { $name ->
        [you] התור שלכם: { $act ->
            [enter] היכנסו מהבר { WITH($dice) }
            [bear-off] הזיזו או הוציאו { WITH($dice) }
           *[move] שחקו { $dice }
        }.
       *[other] התור של { $name }: { $act ->
            [enter] להיכנס מהבר { WITH($dice) }
            [bear-off] להזיז או להוציא { WITH($dice) }
           *[move] לשחק { $dice }
        }.
    }
play-but =
    { $name ->
        [you] התור שלכם: { $act ->
            [enter] היכנסו מהבר { WITH($dice) }
            [bear-off] הזיזו או הוציאו { WITH($dice) }
           *[move] שחקו { $dice }
        }; אי אפשר לנצל { OBJ($unused) }.
       *[other] התור של { $name }: { $act ->
            [enter] להיכנס מהבר { WITH($dice) }
            [bear-off] להזיז או להוציא { WITH($dice) }
           *[move] לשחק { $dice }
        }; אי אפשר לנצל { OBJ($unused) }.
    }
play-some =
    { $name ->
        [you] התור שלכם: { $act ->
            [enter] היכנסו מהבר { WITH($dice) }
            [bear-off] הזיזו או הוציאו { WITH($dice) }
           *[move] שחקו { $dice }
        }
       *[other] התור של { $name }: { $act ->
            [enter] להיכנס מהבר { WITH($dice) }
            [bear-off] להזיז או להוציא { WITH($dice) }
           *[move] לשחק { $dice }
        }
    }; אפשר לנצל רק { $count ->
        [1] אחת מהקוביות.
       *[2] שתיים מהקוביות.
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
    }: האבן שעל הבר אינה יכולה להיכנס { WITH($dice) }.
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
    }: שום אבן אינה יכולה לזוז { WITH($dice) }.
won =
    { $name ->
        [you] אתם זוכים במשחק
       *[other] { $name } זוכה במשחק
    }: { $manner }.

## The score panel

in-hand = ביד
on-the-bar = על הבר
off = בחוץ
count-of-all = { $count } מתוך { $all }

## What is known of the game without playing it

title = טבולה
tagline = השש־בש של רומא: שלוש קוביות, כיוון אחד
goal = הכניסו את כל חמש עשרה האבנים, הריצו אותן פעם אחת סביב הלוח והוציאו אותן לפני היריב.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-pips = פיפים, פיפ
about-pips = פיפים הם המשולשים שכל אבני השחקן צריכות עוד לעבור.
term-hand = ביד, היד, מהיד, שביד
about-hand = אבנים שביד עדיין לא הוכנסו ללוח.
term-bar = הבר, מהבר
about-bar = על הבר ממתינות אבנים שנאכלו עד שייכנסו שוב.
term-off = בחוץ, להוציא, הוציאו
about-off = אבנים שבחוץ סיימו את הדרך סביב הלוח; מי שיש לו חמש עשרה כאלה מנצח.

## Its ready-made starts

zeno = ההטלה של זנון
about-zeno = לקיסר זנון הייתה עמדה טובה, הוא הטיל 2-5-6 והיה חייב לפרק את הזוגות שלו, וכך נשארו שמונה אבנים לבדן. שחקו מהעמדה שלו.
play-zeno = לשחק מהעמדה של זנון

## What the seats are called

ivory = השנהב
brown = החום
