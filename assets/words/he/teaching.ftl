## Lessons

new-to-this-game = פעם ראשונה במשחק הזה? אפשר ללמוד אותו בשלוש דקות.
press-next = לחצו על ״הלאה״ כדי להמשיך.
opponent-plays = היריב משחק.
play-a-game = לשחק משחק
wrong-action = פעולה, { $error }
dead-end = שום דרך של הצעד הזה אינה ממשיכה מכאן
next = הלאה
skip = דילוג

## The title of a puzzle

puzzle-title = חידה { $number } מתוך { $last }
puzzle-title-with-solved = חידה { $number } מתוך { $last } · נפתרו { $solved } מתוך { $tried }
own-mistakes = הטעויות שלכם · { $number } מתוך { $count } להיום

## What a puzzle asks

to-decide = ההחלטה של { $name }. מה הכי טוב?
to-move = התור של { $name }, ההטלה היא { $sum }. מצאו את התור הטוב ביותר.
to-play = התור של { $name }, ההטלה היא { $dice }. מצאו את התור הטוב ביותר.

## What is said to an answer

answered = כבר עניתם על החידה הזאת. נסו שוב, או המשיכו לחידה הבאה.
right = נכון: { $turn }.
not-the-best = לא הכי טוב: זה עולה לכם { $lost }.
not-the-best-or-more = לא הכי טוב: זה עולה לכם { $lost } או יותר.
level-plays = הבחירה של { $level }: { $turn }, וזה עולה { $lost }.
better = עדיף: { $turn }.
in-the-game = במשחק זה היה: { $turn }.
with-reason = { $reason } { $why }

## Buttons

next-puzzle = החידה הבאה
next-mistake = הטעות הבאה
try-again = לנסות שוב
link = קישור
