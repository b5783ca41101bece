## Who plays

opponent = יריב
a-person = אדם
two-people-share = שני אנשים משחקים במסך הזה.
strength = רמה { $rank } מתוך { $count }. { $character }
you-play = הצד שלכם
watch = צפייה
name-of-seat = השם של { $seat }
optional-name-of-seat = שם (לא חובה): { $seat }
your-name = השם שלכם
optional-name = שם (לא חובה)

## The server for games with a friend

server = שרת
about-server = שתי תוכנות נפגשות בשרת Tesserae (tesserae-room). אין שרת ציבורי: הפעילו שרת משלכם, או בקשו מהחברים את הכתובת של השרת שלהם.

## House rules

house-rules =
    { $count ->
        [0] חוקי בית: רגילים
        [one] חוקי בית: שינוי אחד
       *[other] חוקי בית: { $count } שינויים
    }
reset-rules = חזרה לחוקים הרגילים
rule-and-value = { $rule }: { $value }
rule-is = { $rule }: { $value }.

## Where throws come from

dice = קוביות
dice-on-table = קוביות: על השולחן
dice-by-hand = קוביות: הזנה ביד
dice-by-computer = קוביות: הגרלה במחשב
on-table = מוטלות על השולחן
by-hand = קוביות אמיתיות, בהזנה ביד
by-computer = המחשב מגריל
about-table = מטילים קוביות וירטואליות; קובע איך הן נעצרות על השולחן.
about-hand = מטילים קוביות אמיתיות ומזינים כאן מה הן מראות.
about-computer = לא מטילים קוביות: מחולל מספרים אקראיים מגריל אותן, והזרע שלו נשמר עם המשחק.

## The clock

clock = שעון
no-clock = ללא
sudden-death = זמן קצוב
delay = השהיה
increment = תוספת
about-no-clock = כל אחד חושב כמה זמן שירצה.
about-sudden-death = זמן אחד לכל המשחק. מי שהזמן שלו אוזל מפסיד.
about-delay = בכל תור הזמן רץ רק אחרי השהיה, כמו ברוב שעוני השש־בש. מי שהזמן שלו אוזל מפסיד.
about-increment = כל תור שהסתיים מוסיף לזמן שנשאר. מי שהזמן שלו אוזל מפסיד.
seconds-of-delay = שניות השהיה בכל תור
seconds-of-increment = שניות נוספות אחרי כל תור
minutes-each = דקות לכל שחקן

## What is chosen, in a few words

without-clock = ללא
with-sudden-death =
    { $minutes ->
        [one] דקה אחת לכל שחקן
       *[other] { $minutes } דקות לכל שחקן
    }
with-delay =
    { $minutes ->
        [one] דקה אחת לכל שחקן
       *[other] { $minutes } דקות לכל שחקן
    }, { $seconds ->
        [one] שניית השהיה אחת
       *[other] { $seconds } שניות השהיה
    }
with-increment =
    { $minutes ->
        [one] דקה אחת לכל שחקן
       *[other] { $minutes } דקות לכל שחקן
    }, { $seconds ->
        [one] שנייה נוספת לכל תור
       *[other] { $seconds } שניות נוספות לכל תור
    }
two-people = שני אנשים במסך הזה
you-against = אתם מול { $bot }
bots = { $bot } מול { $other-bot }
changed-rules =
    { $count ->
        [0] חוקים רגילים
        [one] שינוי אחד בחוקים
       *[other] { $count } שינויים בחוקים
    }
standard-rules = חוקים רגילים.
