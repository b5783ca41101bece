## The first page

about = חמישה משחקי קוביות ולוח, מול יריב ממוחשב, מול מי שיושב לידכם או מול חברים במקום אחר
saved-games = משחקים שמורים
statistics = סטטיסטיקה
settings = הגדרות
rules = חוקים
join-by-link = הצטרפות בקישור
quit = יציאה
resume-since = להמשיך: { $saved }, { $when }
resume = להמשיך: { $saved }
go-on-waiting = להמשיך לחכות: { $game }
start-here = כאן מתחילים

## The page of a game

first-moves = מהלכי פתיחה
position-editor = עורך עמדות
puzzle-of-the-day = החידה היומית
puzzles = חידות
puzzles-solved = חידות: נפתרו { $solved } מתוך { $tried }
mistakes-due = טעויות: { $count } להיום
mistakes-later =
    { $count ->
        [1] טעויות: מחר
        [two] טעויות: בעוד יומיים
       *[other] טעויות: בעוד { $count } ימים
    }
own-mistakes = הטעויות שלכם מתוך משחקים שנותחו, כחידות.
play = לשחק
play-with-friend = לשחק עם חברים
by-link = כל צד במכשיר שלו, בקישור.
clock = שעון: { $clock }

## The first moves of backgammon

all-throws = כל ההטלות
about-first-moves = מהלכי הפתיחה הטובים ביותר לכל הטלה, וכמה נקודות מאבדים באחרים. בחרו הטלה כדי לראות את התשובות. דאבל יכול להתחיל רק אם מטילים שוב את שתי הקוביות אחרי שוויון.
replies = תשובות להטלה { $throw }: { $turn }

## While the table is set, while it plays by itself, and before a kiosk’s game ends

setting-the-table = עורכים את השולחן…
press-to-play = לחצו בכל מקום כדי לשחק.
game-ends =
    { $seconds ->
        [one] געו במסך כדי להמשיך. המשחק הזה נגמר בעוד שנייה אחת.
        [two] געו במסך כדי להמשיך. המשחק הזה נגמר בעוד שתי שניות.
       *[other] געו במסך כדי להמשיך. המשחק הזה נגמר בעוד { $seconds } שניות.
    }
