## For screen readers: who plays what; throws; choices and moves

introduced =
    { $title }: { $first ->
        [you] אתם
       *[other] { $first }
    } מול { $second ->
        [you] אתם
       *[other] { $second }
    }.
each-throws =
    { $first ->
        [you] ההטלה שלכם: { $one }
       *[other] ההטלה של { $first }: { $one }
    }, { $second ->
        [you] ההטלה שלכם: { $another }
       *[other] ההטלה של { $second }: { $another }
    }.
throws =
    { $name ->
        [you] ההטלה שלכם: { $dice }.
       *[other] ההטלה של { $name }: { $dice }.
    }
played =
    { $name ->
        [you] אתם: { $what }.
       *[other] { $name }: { $what }.
    }

## Where dice of the players are entered

what-first-thrown =
    { $name ->
        [you] כל שחקן מטיל קובייה אחת. מה הטלתם?
       *[other] כל שחקן מטיל קובייה אחת. מה הייתה ההטלה של { $name }?
    }
what-thrown =
    { $name ->
        [you] מה הטלתם?
       *[other] מה הייתה ההטלה של { $name }?
    }

entered =
    הטילו את הקוביות שלכם והזינו מה הן מראות: { $number } מתוך { $count }
are-these-your-dice = האם אלה הקוביות שלכם?
confirm = אישור
remove = הסרה

## Whoever reads, as a name in the list of players

you-as-player = אתם

## On buttons of several places

back = חזרה
close = סגירה
main-menu = תפריט ראשי
undo = ביטול
better = עדיף
played-turn = שוחק
number-of-count = { $number } מתוך { $count }

## The prompt, where nobody here is asked for anything

is-playing = התור אצל { $name }.
is-stuck = אין מהלך אפשרי בהטלה של { $name }.
cannot-play = השחקן { $name } אינו יכול לשחק.
someones-turn = התור של { $name }.
turn-on-another-device = התור של { $name }, במכשיר אחר. שלחו לשם את המשחק.

## What has happened, below the prompt

forced-moves =
    היכן שרק מהלך אחד אפשרי, ״לשחק מהלכים כפויים״ שבהגדרות עושה אותו במקומכם.
cocked =
    { $die ->
        [lot] פירמידה שעמדה באלכסון הוטלה שוב.
       *[die] קובייה שעמדה באלכסון הוטלה שוב.
    }
undone-to-turn = בוטל: בחזרה לתור שלכם מספר { $number }. אותן קוביות יבואו שוב.
undone-to-answer = בוטל: בחזרה לתשובה שלכם. אותן קוביות יבואו שוב.
undone-to-dice = בוטל. אותן קוביות יבואו שוב.

## The buttons of a turn

throw = הטלה
hint = רמז
i-am-here = אני כאן
send-to = שליחה אל { $name }
play-here = לשחק כאן
about-play-here = שני השחקנים משחקים שוב במכשיר הזה.
agree = הסכמה
decline = דחייה
play-both-sides = לשחק בשני הצדדים

## The buttons above the board

your-friend = חברים
moves = מהלכים
rules = חוקים
dice-statistics = סטטיסטיקת הקוביות
settings = הגדרות
menu = תפריט

## The buttons at the end of a game

replay = שחזור
another-game = עוד משחק
play-again = לשחק שוב
analysis = ניתוח
send-result = שליחת התוצאה

## The buttons of a replay

first = התחלה
previous = הקודם
play = הפעלה
pause = עצירה
next = הבא
last = סוף
back-to-game = חזרה למשחק
edit = עריכה
about-edit = עריכת העמדה הזאת

## The score and the dice

whole-score = התוצאה המלאה
used-die = { $number }, נוצל
swap-dice = החלפת הקוביות
about-swap = מהלך מהיר מנסה קודם את הקובייה הראשונה. לחצו כדי להחליף בין הקוביות ({ $key }).

## On the board: where dice lead and what that is worth; the order of the moves of a turn

dice-and-worth = { $faces }: { $worth }
better-number = עדיף { $number }
played-number = שוחק { $number }
sum = = { $number }

## What a friend says, in a bubble

quoted = ״{ $words }״

## A lesson

lesson-step = { $lesson } · { $number } מתוך { $count }
