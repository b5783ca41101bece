## The hint

looking = מחפשים את התור הטוב ביותר…
at-first-sight = במבט ראשון: { $turn }. ממשיכים לחפש…
ranked = { $number }. { $turn }: { $worth }
no-choice = אין ברירה.
why = למה? { $why }
best = הכי טוב: { $turn }.
would-win = הסיכוי שלכם לנצח: { $wins } מתוך 100.
wins-and-worth =
    { $wins ->
        [one] ניצחון אחד מתוך 100
       *[other] { $wins } ניצחונות מתוך 100
    }, { $worth }

## The odds

working-out-odds = מחשבים את הסיכויים…
best-step = הכי טוב
gives-away = אובדן { $lost }
is-hit = האבן { AT($place) } נאכלת ב־{ $ways } מתוך { $count } הטלות

## The coach

coach-is-looking = רק רגע: המאמן בודק.
coach-knows-better = למאמן יש הצעה טובה יותר.
this-costs = זה עולה לכם { $lost }.
this-turn-costs = התור הזה עולה לכם { $lost }.
better = עדיף: { $better }.
objection = { $about } עדיף: { $better }.
objection-and-why = { $about } עדיף: { $better }. { $why }

## Buttons

choose-again = לבחור שוב
do-it-anyway = לעשות בכל זאת
keep-my-turn = להשאיר את התור
ask-why = למה?
more = עוד
hide = הסתרה
odds = סיכויים

## Why something is not found out

unknown-move = היריבים הממוחשבים אינם מכירים את המהלך הזה
