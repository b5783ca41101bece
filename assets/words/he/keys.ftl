## A button with its key, under the pointer

with-key = { $name } ({ $key })

## What is written on keys that have no letter

space = רווח
tab = Tab
enter = Enter
enter-on-number-pad = Enter במקלדת המספרים
escape = Esc
backspace = Backspace
left = שמאלה
right = ימינה
up = למעלה
down = למטה
home = Home
end = End
page-up = Page Up
page-down = Page Down

## What keys do while a game is played

does-throw = הטלת הקוביות
does-next-place = האבן או היעד הבאים; עם Shift הקודמים
does-west = הסמן שמאלה
does-east = הסמן ימינה
does-north = הסמן למעלה
does-south = הסמן למטה
does-pick-up = הרמה או הנחה של אבן
does-quick-move = מהלך מהיר בקובייה הראשונה
does-swap = החלפת הקוביות למהלכים מהירים
does-leave = החזרת אבן, סגירת חלונית, הסתרת עצה, פתיחת התפריט
does-point = עם חברים במכשיר אחר: הצבעה על מקום הסמן
does-undo = ביטול
does-choices = הכפתורים האחרים, לפי הסדר
does-from-south = מבט מהצד של השחקן הראשון
does-from-north = מבט מהצד של השחקן השני
does-from-above = מבט מלמעלה
does-closer = מבט קרוב על הקוביות; שוב: על מקום הסמן; שוב: חזרה
does-log = מהלכים
does-help = חוקים
does-friend = חברים במכשיר אחר; המקשים A ו־X עונים על הבקשות שלהם
does-picture = תמונה של העמדה
does-hint = רמז; שוב: עוד ממנו
does-odds = סיכויים

## What they do in lessons and puzzles

does-lesson-back = שיעור: חזרה; חידה: לנסות שוב
does-lesson-next = שיעור: הלאה, או דילוג על הצעד; חידה: הבאה
does-show-best = אחרי תשובה: הצגת התור העדיף
does-show-played = אחרי תשובה: הצגת התור שלכם
does-puzzle-link = חידה: העתקת קישור אליה (בדפדפן)

## What they do where the faces of real dice are entered

does-faces = מה שקובייה מראה; לפירמידה 0 או 1
does-take-back = מחיקת המספר האחרון שהוזן
does-confirm = אישור המספרים

## What they do in a replay

does-replay-first = המהלך הראשון
does-replay-back = המהלך הקודם; פותח את השחזור
does-replay-forward = המהלך הבא
does-replay-last = המהלך האחרון
does-replay-play = הפעלה או עצירה; Esc חוזר למשחק

## Keys in menus and panels, and what they do

enter-or-space = Enter, רווח
arrows-and-pages = למעלה, למטה, Page Up, Page Down
left-or-right = שמאלה, ימינה
does-next-button = הכפתור או הטקסט הבא; עם Shift הקודם
does-press = לחיצה על הכפתור
does-scroll = גלילת הטקסט במסגרת
does-decision = בגרף של הניתוח: ההחלטה הקודמת וההחלטה הבאה
does-full-screen = מסך מלא, ובחזרה; גם ליד השולחן

## Gestures of the mouse and the fingers, and what they do

drag = גרירה, או לחיצה ועוד לחיצה
double-click = לחיצה כפולה
click-dice = לחיצה על הקוביות
drag-dice = גרירת הקוביות
hold-still = לחיצה ארוכה
right-click = לחיצה ימנית, או אצבע שנשארת במקום
right-button = הכפתור הימני, או שתי אצבעות
shift-right-button = Shift והכפתור הימני
wheel = הגלגל, או שתי אצבעות שמתרחקות
does-move = הזזת אבן
does-quick-move-if-on = מהלך מהיר בקובייה הראשונה, אם זה מופעל
does-swap-thrown = אחרי הטלה: החלפתן למהלכים מהירים
does-shake = לפני הטלה: ניעור והטלה
does-look-closer = מבט קרוב על הקוביות אחרי הטלה, על קוביית ההכפלה או על מקום
does-point-there = עם חברים במכשיר אחר: הצבעה
does-turn-camera = סיבוב המצלמה
does-move-camera = הזזת המצלמה
does-zoom = התקרבות והתרחקות
