## For search engines, messengers and the list of installed programs

description = חמישה משחקי קוביות ולוח, מול יריב ממוחשב, מול מי שיושב לידכם או מול חברים במקום אחר: שש־בש, טבולה, המשחק המלכותי של אור, טבלרו דה חסוס וטבלרו די ברונה.
share = חמישה משחקי קוביות ולוח ישנים על שולחן אחד לאור מנורה.
share-picture = לוח שש־בש לאור מנורה, הקוביות וקוביית ההכפלה מונחות

## The start page

about = חמישה משחקי קוביות ולוח, מול יריב ממוחשב, מול מי שיושב לידכם או מול חברים במקום אחר
loading = טעינה
loading-begins = בטעינה…
loading-percent = בטעינה… { $percent }%
setting-the-table = עורכים את השולחן…
starting = מתחילים…
play = לשחק
all-games = כל המשחקים
games = משחקים
start-here = כאן מתחילים
rules-of-all-games = החוקים של כל המשחקים
rules = חוקים
needs-scripts = כדי להפעיל את Tesserae דרוש JavaScript: נא לאפשר סקריפטים בדף הזה.
begins-by-itself = { $title }: המשחק מתחיל בלי לחיצה.
game-goes-on-where-it-was = המשחק שלכם ממשיך מהמקום שבו עצר.
page-is-loaded-again = הדף נטען מחדש.
languages = שפות

## What a link has brought

sent-a-game = נשלח אליכם משחק.
sent-a-puzzle = נשלחה אליכם חידה.
game-with-friend-goes-on = המשחק שלכם עם חברים ממשיך.
invited-to-look-on = הוזמנתם לצפות במשחק.
invited-to-play = חברים הזמינו אתכם למשחק.

## Buttons of the page

reload = טעינה מחדש
later = אחר כך
close = סגירה
copy = העתקה
share-link = שיתוף
try-again = לנסות שוב

## For screen readers

board = הלוח. כפתורי המשחק באים אחריו.
buttons = כפתורי המשחק
link = הקישור

## The same game in two tabs

other-tab = פתוח בכרטיסייה אחרת
other-tab-what = המשחק הזה פתוח בכרטיסייה אחרת של הדפדפן הזה. אם תמשיכו אותו כאן, הכרטיסייה האחרת תחזור לתפריט שלה.
continue-here = להמשיך כאן
main-menu = תפריט ראשי

## What stops the page

no-kiosk = זו אינה כתובת של קיוסק
no-game = ״{ $given }״ אינו משחק: kiosk שבכתובת צריך להיות אחד מאלה: { $games }.
no-rest = ״{ $given }״ אינו זמן מנוחה: rest שבכתובת צריך להיות מספר שלם של שניות, מ־{ $least } עד { $most }.
graphics-interrupted = הגרפיקה נקטעה
graphics-not-back = הדפדפן עדיין לא קיבל בחזרה את כרטיס המסך. טענו את הדף מחדש בעוד רגע.
no-webgl = חסר WebGL 2
no-webgl-what = המשחק זקוק ל־WebGL 2, שיש בכל דפדפן עדכני. נא לעדכן את הדפדפן או להפעיל האצת חומרה בהגדרות שלו, ואז לטעון את הדף מחדש.
loading-failed = הטעינה נכשלה
part-not-loaded = חלק מהמשחק לא נטען. האם יש חיבור לאינטרנט?
part-of-other-version = חלק מהמשחק לא נטען. בשרת יש גרסה חדשה. טענו את הדף מחדש.
stopped-again = המשחק נעצר שוב
stopped-twice = משהו בלתי צפוי השתבש פעמיים בזמן קצר. טענו את הדף מחדש.
graphics-interrupted-again = הגרפיקה נקטעה שוב
graphics-lost-twice = הדפדפן איבד את כרטיס המסך פעמיים בזמן קצר, אולי כי הזיכרון נגמר. טענו את הדף מחדש.
game-goes-on = המשחק שלכם ממשיך.
game-is-saved = המשחק שלכם שמור.
game-is-lost = המשחק שלכם יאבד אז, כי הדפדפן הזה אינו שומר משחקים.

## What happened before the page was loaded again

after-trap = משהו בלתי צפוי השתבש, ולכן הדף נטען מחדש.
after-trap-game = משהו בלתי צפוי השתבש, ולכן הדף נטען מחדש, והמשחק שלכם ממשיך מאותו צעד.
after-graphics = הדפדפן איבד את כרטיס המסך, ולכן הדף נטען מחדש.
after-graphics-game = הדפדפן איבד את כרטיס המסך, ולכן הדף נטען מחדש, והמשחק שלכם ממשיך מאותו צעד.
after-reload = הדף נטען מחדש.
after-reload-game = הדף נטען מחדש, והמשחק שלכם ממשיך מאותו צעד.
after-update = זו הגרסה החדשה.
after-update-game = זו הגרסה החדשה, והמשחק שלכם ממשיך מאותו צעד.
game-not-kept = הדפדפן הזה לא שמר את המשחק שלכם.

## New versions, and files that do not come

update-loading = הגרסה החדשה נטענת…
update-there = בשרת יש גרסה חדשה.
file-not-loaded = חלק מהמשחק לא נטען: { $path }. האם יש חיבור לאינטרנט?
file-refused = חלק מהמשחק לא נטען: { $path }. תשובת השרת: { $status }.
reload-page = טענו את הדף מחדש.
reload-game-goes-on = טעינה מחדש: המשחק שלכם ממשיך.
reload-game-is-lost = טעינה מחדש: המשחק שלכם יאבד אז, כי הדפדפן הזה אינו שומר משחקים.
update-failed = הגרסה החדשה לא נטענה. האם יש חיבור לאינטרנט?
reload-failed = הדף לא נטען. האם יש חיבור לאינטרנט?

## Links

share-game = שיתוף המשחק
share-game-what = מי שפותח את הקישור הזה יכול לצפות במהלכי המשחק ולהמשיך אותו.
send-game = שליחת המשחק
send-game-what = שלחו את הקישור הזה לשחקן האחר. המשחק נפתח כשהתור אצלו.
share-puzzle = שיתוף החידה
share-puzzle-what = מי שפותח את הקישור הזה מקבל את אותה חידה.
picture-address = הכתובת של התמונה הזאת
picture-address-what = הדף שבכתובת הזאת מציג רק את הדיאגרמה, עם קישור אל השולחן.
picture-html = HTML לדף אחר
picture-html-what = במקום שבו השורה הזאת נמצאת בדף אחר מוצגת הדיאגרמה, עם קישור אל השולחן.
copied = הועתק.
copying-refused = הדפדפן אינו מאפשר העתקה: נא להעתיק את הטקסט שלמעלה.

## The page of one position

open-at-table = לפתוח בשולחן
no-position = אין עמדה בכתובת הזאת: { $why }.
