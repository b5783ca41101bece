## Why somebody is to come to the table: titles, and the title of the window

you-are-called = קוראים לכם
you-are-asked = שואלים אתכם
game-has-begun = המשחק התחיל
first-throw = ההטלה הראשונה
your-turn = התור שלכם
window-title = { $why } · Tesserae

## The same in a sentence

calls-you =
    { $minutes ->
        [one] קריאה אל השולחן מאת { $name }. יש לכם דקה אחת לענות.
       *[other] קריאה אל השולחן מאת { $name }. יש לכם { $minutes } דקות לענות.
    }
throw-first = { $name } ליד השולחן. מותר לכל אחד משניכם להטיל ראשון.
may-throw = מותר לכל אחד משניכם להטיל.
at-table-your-turn = { $name } ליד השולחן. התור שלכם.
played-your-turn = התור של { $name } הסתיים. התור שלכם.
has-first-turn = { $name } ליד השולחן. התור הראשון של { $name }.

## Who is there

here = כאן
away-since = לא כאן מאז { $since }
is-away = { $name } לא כאן.
other-is-away = השחקן האחר אינו כאן.
onlookers =
    { $count ->
        [one] אדם אחד צופה.
       *[other] { $count } אנשים צופים.
    }
you-look-on = אתם צופים.
points-at = { $name }: הצבעה על { $place }.

## What is asked, and what can be answered

asks-undo = בקשה מאת { $name }: לבטל את התור האחרון של { $name }. הטלות שבוטלו חוזרות עם אותם מספרים, ועכשיו שניכם מכירים אותם.
asks-rematch = בקשה מאת { $name }: עוד משחק, בחילוף צדדים.
asks-seat = בקשה מאת { $name }: מפתח חדש למקום ליד השולחן, כי המפתח הקודם אבד. אפשר להסכים אחרי חמש דקות, אם אף אחד לא מגיע עם המפתח הישן. הדבר נספר ברישום.
rival-asks = אל { $name } הגיעה בקשה ממי שבידו ההזמנה שלכם: לקבל את המקום שלכם.
take-question-back = חזרה מהבקשה
refuse-seat = סירוב לוותר על המקום
you-asked-undo = שלחתם אל { $name } בקשה לבטל את התור האחרון שלכם.
you-asked-rematch = שלחתם אל { $name } בקשה לעוד משחק.
you-called =
    { $minutes ->
        [one] קראתם אל { $name }. נותרה דקה אחת להגיע.
       *[other] קראתם אל { $name }. נותרו { $minutes } דקות להגיע.
    }
calls-in-minutes =
    { $minutes ->
        [0] קריאה אל השולחן מאת { $name }. לצד הקורא כבר מותר לתבוע ניצחון.
        [1] קריאה אל השולחן מאת { $name }. אחרי דקה בלי תשובה יהיה מותר לצד הקורא לתבוע ניצחון.
       *[other] קריאה אל השולחן מאת { $name }. אחרי { $minutes } דקות בלי תשובה יהיה מותר לצד הקורא לתבוע ניצחון.
    }

## A seat that has another key than this machine

taken-elsewhere = המקום הזה נתפס במכשיר אחר, או על ידי אדם אחר שבידו ההזמנה: פתחו משם את הקישור של המקום עצמו, או שלחו אל { $host } בקשה להמשיך כאן.
asked-to-go-on = שלחתם אל { $host } בקשה להמשיך כאן עם מפתח חדש, ואתם ממתינים לתשובה.
key-was-replaced = למקום של הקישור הזה יש עכשיו מפתח אחר, בהסכמת { $host }: פתחו את הקישור של המקום עצמו מהמכשיר שבו משחקים, או את ההזמנה.
taken-ask-host = המקום הזה נתפס במכשיר אחר, או על ידי אדם אחר שבידו ההזמנה: פתחו משם את הקישור של המקום עצמו, או בקשו מהמארח להמשיך כאן.
asked-host-to-go-on = ביקשתם מהמארח להמשיך כאן עם מפתח חדש, ואתם ממתינים לתשובה.
host-replaced-key = למקום של הקישור הזה יש עכשיו מפתח אחר, בהסכמת המארח: פתחו את הקישור של המקום עצמו מהמכשיר שבו משחקים, או את ההזמנה.
ask-to-go-on = לבקש להמשיך כאן
guest-has-new-key = האורח ממשיך עם מפתח חדש, בהסכמת המארח: לשני הצדדים יש חלקים סודיים חדשים להטלות הבאות, והדבר נספר ברישום.
new-key-declined = הבקשה להמשיך כאן עם מפתח חדש נדחתה.

## Connection and room

being-opened = החיבור אל החדר נפתח.
no-answer = השרת אינו עונה. מנסים שוב.
line-broke = החיבור אל החדר נותק, ומחדשים אותו.
tried-again = { $why } מנסים שוב.
cannot-be-called = אי אפשר להתחבר אל הכתובת הזאת.
guest-not-there = האורח עדיין לא התיישב.
waits-for-guest = ממתינים שהאורח יתיישב.
goes-on-by-links = מעכשיו המשחק עם { $name } נמשך בקישורים: כל מכשיר מטיל לעצמו, וההטלות כבר אינן מוסכמות.
other-goes-on-by-links = השחקן האחר ממשיך את המשחק הזה בקישורים: מעכשיו כל מכשיר מטיל לעצמו, וההטלות כבר אינן מוסכמות.
throw-waits-away = ההטלה הזאת ממתינה לתשובה מהמכשיר של { $name }, והוא אינו מחובר.
throw-waits-other-away = ההטלה הזאת ממתינה לתשובה מהמכשיר של השחקן האחר, והוא אינו מחובר.
throw-waits = ההטלה הזאת ממתינה לתשובה מהמכשיר של { $name }, שעדיין לא ענה.
throw-waits-other = ההטלה הזאת ממתינה לתשובה מהמכשיר של השחקן האחר, שעדיין לא ענה.

## Why an address is none

no-server-address = כדי להזמין חברים, הקלידו כתובת של שרת.
server-is-link = זה קישור למשחק; כתובת של שרת נגמרת לפני הסימן ״#״.
no-address = זו אינה כתובת של שרת. כתובת נראית כך: https://play.example.org.
no-link = זה אינו קישור למשחק עם חברים.
link-incomplete = הקישור הזה למשחק עם חברים אינו שלם. העתיקו את כולו.

## Inviting, and the link to paste

agreed-dice = הקוביות של שני אנשים במקומות שונים הן תמיד מוסכמות: כל צד נותן חלק סודי לכל הטלה, ולכן לא אתם, לא השחקן האחר ולא השרת יכולים לבחור אותה או לדעת אותה מראש.
invite = הזמנה
by-chance = באקראי
about-paste = הדביקו את הקישור שקיבלתם מחברים, או את הקישור של המקום שלכם.
link = קישור
join = להצטרף

## Waiting for the friend

waiting = ממתינים לשחקן האחר…
opening = החדר נפתח…
link-still-leads-here = הקישור ששלחתם עדיין מוביל לכאן.
cancel = ביטול
cancel-invitation = ביטול ההזמנה
about-invitation = שלחו את הקישור הזה לחברים, או תנו להם לסרוק את הקוד. מי שפותח אותו מתיישב בצד השני של השולחן: בלי התקנה ובלי חשבון.
copy-link = העתקת הקישור
share-link = שיתוף הקישור
about-onlookers = לצופים יש קישור משלהם: הם רואים את השולחן ואינם יכולים לגעת בו.
copy-onlooker-link = העתקת הקישור לצופים
share-with-onlookers = שיתוף עם צופים
copied = הועתק.

## Where a link leads

game-with-friend = משחק עם חברים
looking-for-game = מחפשים את המשחק…
connecting = מתחברים אל השרת.
invited = הוזמנתם למשחק: { $game }.
friends-play = חברים משחקים: { $game }.
they-play = { $host } מול { $guest }: { $game }.
about-to-begin = עומד להתחיל משחק: { $game }.
host-invites = הזמנה מאת { $host } למשחק: { $game }.
host-waits = { $host } בהמתנה לשחקן נוסף. המשחק: { $game }.
you-play-seat = הצד שלכם: { $seat }.
without-clock = אין שעון.
clock-gives = הזמן בשעון: { $clock }.
time-each = { $time } לכל שחקן
time-and-delay = { $time } לכל שחקן, ובכל תור { $delay } לפני שהזמן רץ
time-and-increment = { $time } לכל שחקן, ועוד { $delay } אחרי כל תור
minutes =
    { $count ->
        [one] דקה אחת
        [two] שתי דקות
       *[other] { $count } דקות
    }
seconds =
    { $count ->
        [one] שנייה אחת
        [two] שתי שניות
       *[other] { $count } שניות
    }
game-begins-later = המשחק מתחיל כשהשחקן האחר מתיישב.
you-will-see = תראו את השולחן ולא תוכלו לגעת בו.
will-see-game = תראו את המשחק ברגע שיתחיל
look-on = לצפות
sit-down = להתיישב

## The panel of the friend

connect-again = להתחבר שוב
leave-table = לעזוב את השולחן
game-is-kept = המשחק שמור. המשיכו אותו מתוך המשחקים השמורים, או פתחו שוב את הקישור.
onlooker-link-copied = הועתק: הקישור לצופים
copy-own-link = העתקת הקישור של המקום שלכם
own-link-copied = הועתק: הקישור של המקום שלכם
about-own-link = בעזרתו תוכלו להמשיך במכשיר אחר; מי שהקישור בידו משחק במקומכם, ולכן אל תתנו אותו לאיש.
say = לומר
i-am-here = אני כאן
agree = הסכמה
decline = דחייה
ask-undo = לבקש ביטול של התור האחרון
ask-rematch = לבקש עוד משחק
claim = לתבוע ניצחון
time-has-run-out = הזמן של השחקן האחר נגמר.
did-not-come = השחקן האחר נקרא ולא הגיע.
call = לקרוא אל { $name }
about-calling = אז יש לשחקן האחר חמש דקות להגיע. אחריהן אפשר לתבוע ניצחון.
go-on-by-links = להמשיך בקישורים
about-links = בלי שרת: אחרי כל תור שולחים את המשחק לשחקן האחר. מאותו רגע כל מכשיר מטיל לעצמו, וההטלות כבר אינן מוסכמות.
resign-maybe = כניעה…
resign = כניעה
friend-wins = השחקן האחר מנצח במשחק.
