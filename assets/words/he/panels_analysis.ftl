## The analysis

analysis = ניתוח
all-games = כל המשחקים
no-analysis = אין ניתוח: { $why }.
one-moment = רק רגע…
analysing = מנתחים: { $percent }%
stopped-at = נעצר ב־{ $percent }%
above-and-below = למעלה: ניצחון של { $first }. למטה: ניצחון של { $second }.
turning-points = נקודות מפנה
save-report = שמירה כדף עם דיאגרמות
other-moves-here = מהלכים אחרים כאן
mistakes = טעויות
none-seen = אין טעויות שהיריבים הממוחשבים רואים.
none-so-far = עד כה אין.
practise =
    { $count ->
        [one] תרגול של טעות אחת
       *[other] תרגול של { $count } טעויות
    }
practise-of =
    { $count ->
        [one] תרגול של טעות אחת: { $name }
       *[other] תרגול של { $count } טעויות: { $name }
    }
threw = ההטלה של { $name }: { $throw }
lucky = מזל: { $amount }.
unlucky = חוסר מזל: { $amount }.
what-it-was = { $name }: { $what }
unmarked = טעות
gave-away = { $turn }: אובדן של { $amount }.
mistake = { $name } { $sign } אובדן { $amount }
was-played = שוחק: { $turn }.
was-better = עדיף: { $better }. { $why }
better = עדיף
played = שוחק
other-moves = מהלכים אחרים

## A report of the analysis as a page

curve-of-chances = הסיכויים לאורך המשחק
game-of-series = משחק { $number }
none-marked = אין סימן על אף החלטה.
column-value = שווי
column-behind = פיגור
column-chances = סיכויים
chance-and-share = { $what } { $value }
unforced-decisions = החלטות עם בחירה
count-of-mark = עם הסימן { $sign }
given-away-in = { $what }: אובדן
amount-in-decisions = { $amount } ({ $count })
about-marks-of = סימנים: { $marks } מהאלפיות האלה ({ $thresholds }).
was-incomplete = הניתוח לא הושלם.
made-with = נוצר ב־Tesserae.
analysis-of = { $game }, ניתוח

## Skill and luck

skill-and-luck = מיומנות ומזל
given-away = אובדן
error-rate = אובדן ממוצע
pr = PR
pr-of-part = { $what }: PR
luck = מזל
result = תוצאה
without-luck = בלי המזל
about-error-rate = אובדן ממוצע: כמה מאבדים בהחלטה בממוצע, באלפיות ממה שעומד על הפרק במשחק. מזל: בכמה ההטלות היו טובות מהממוצע של כל ההטלות האפשריות.
about-pr = PR: מחצית מהאובדן הממוצע, כמו ב־eXtreme Gammon.
as-solved = { $name }: { $perfect } מתוך { $all } החלטות כמו בפתרון, האובדן בשאר: { $amount }.
endgame-as-solved = { $name }: { $perfect } מתוך { $all } החלטות בסיום המשחק מושלמות, { $amount } פחות ממשחק מושלם.

## One decision

decision = החלטה
back-to-analysis = חזרה אל הניתוח
show-position = הצגת העמדה
not-found-out = לא נמצאה תשובה: { $why }.
decides = ההחלטה של { $name }.
with-throw = { $name } עם { $faces }.
show = הצגה
gives-nothing =
    { $played ->
        [0] בלי אובדן ({ $value }).
       *[other] שוחק: בלי אובדן ({ $value }).
    }
gives-away =
    { $played ->
        [0] אובדן של { $amount } ({ $value }).
       *[other] שוחק: אובדן של { $amount } ({ $value }).
    }
rollout = רולאאוט
first-game-is-played = רולאאוט: המשחק הראשון בעיצומו.
rolled-out-once = רולאאוט: משחק אחד.
rolled-out =
    { $count ->
        [one] רולאאוט: { $value }, משחק אחד.
       *[other] רולאאוט: { $value }, { $count } משחקים.
    }
percent-done = { $percent }%
stop = עצירה
about-rollout = יריבים ממוחשבים ממשיכים לשחק מהמהלכים שנבחרו, לכל היותר ארבעה, עם אותן הטלות לכולם. המזל מנוכה מהתוצאות; השגיאה היא שגיאת תקן אחת.
roll-out =
    { $count ->
        [one] רולאאוט למהלך אחד
       *[other] רולאאוט ל־{ $count } מהלכים
    }
what-about = ומה עם זה?
move-pieces = הזיזו את האבנים על הלוח, או בחרו את חלקי המהלך זה אחר זה.
so-far = עד כה: { $turn }
on-board = על הלוח: { $turn }
take-back = ביטול

## Several games or positions

games = משחקים
positions = עמדות
nothing-listed = אין כאן דבר. כאן מופיעים המשחקים של קובץ עם כמה משחקים והעמדות של טקסט עם כמה עמדות.
which-position = יש { $count } עמדות. איזו מהן תרצו לפתוח?
position = עמדה { $number }
score-is = תוצאה: { $score }.
score-before = התוצאה לפני כן: { $score }.
score-of-series = { $score } ({ $what })
position-in-words = { $what }: { $position }.
game-and-result = משחק { $number }: { $result }
game-sentence = משחק { $number }: { $result }.
about-giving-away = אובדן: נמדד בערכי המשחק, ובדו־קרב במה ששווה כמו ערך המשחק. PR: מחצית ממה שמאבדים בהחלטה בממוצע, באלפיות של אותו ערך. ככל שהוא נמוך יותר, כך טוב יותר.
all-analysed = כל המשחקים נותחו.
stop-analysis = עצירת הניתוח
go-on-with-analysis = המשך הניתוח
analyse-all = ניתוח כל המשחקים
games-of-two =
    { $count ->
        [one] { $first } מול { $second }: משחק אחד.
       *[other] { $first } מול { $second }: { $count } משחקים.
    }
games-of-several =
    { $count ->
        [one] משחק אחד של כמה שחקנים.
       *[other] { $count } משחקים של כמה שחקנים.
    }
number-of-games =
    { $count ->
        [one] משחק אחד.
       *[other] { $count } משחקים.
    }
wins-points = ניצחון של { $name }: { $count }
a-draw = תיקו
not-finished = לא הסתיים
was-not-finished = לא הסתיים.
all-given-away = אובדן: { $list }.
gave-away-and-pr = { $name } { $lost } (PR { $rating })

## The games that were analysed

analysed-games = משחקים שנותחו
none-analysed = עדיין אין משחקים. כאן מופיע כל משחק שהניתוח שלו הושלם.
older-games = משחקים ישנים יותר
about-rating = PR, מדד הביצוע: מחצית ממה שמאבדים בהחלטה בממוצע, באלפיות ממה שעומד על הפרק במשחק. ככל שהוא נמוך יותר, כך טוב יותר.
name-and-game = { $name }, { $game }
pr-in-one = { $name }: PR { $rating } במשחק אחד.
pr-in-last = { $name }: PR { $rating } באחרון מתוך { $count } משחקים, { $mean } ב־{ $last } האחרונים יחד.
legend = נקודות: כל משחק. קו: { $count } המשחקים האחרונים יחד.
pr-of = { $name } { $rating }
ratings = PR: { $list }.
moves-not-saved = המהלכים שלו כבר אינם שמורים.

## The results of all games

statistics = סטטיסטיקה
analysed-games-and-pr = משחקים שנותחו ו־PR
no-games = עדיין אין משחקים. כל משחק שתשחקו ייספר כאן.
none-finished = התחילו: { $count }, עדיין לא הסתיים אף משחק
finished =
    { $count ->
        [one] משחק אחד הסתיים
       *[other] { $count } משחקים הסתיימו
    }
dice-luck = המזל בקוביות
about-luck = הממוצע של קוביות הוגנות הוא 3.5. הטור האחרון אומר כמה פעמים, מתוך 100 מדגמים בגודל הזה, קוביות הוגנות רחוקות ממנו לפחות כמו כאן.
copy-error-rates = העתקת האובדן הממוצע
puzzles-solved = חידות שנפתרו בניסיון הראשון
solved-of = { $game }: { $solved } מתוך { $all }
rate =
    { $count ->
        [one] { $name }: אובדן ממוצע { $last } במשחק אחד שנותח
       *[other] { $name }: אובדן ממוצע { $last } ב־{ $count } משחקים שנותחו
    }
rate-before =
    { $count ->
        [one] { $name }: אובדן ממוצע { $before } ← { $last } במשחק אחד שנותח
       *[other] { $name }: אובדן ממוצע { $before } ← { $last } ב־{ $count } משחקים שנותחו
    }
like-level = { $what }, כמו { $bot }
against = { $name } מול { $bot }
won = ניצחונות
points = נקודות
won-of = { $wins } מתוך { $all }
count-of-manner = { $count } × { $manner }
manners = { $name }: { $list }
dice-column = קוביות
average = ממוצע
of-hundred = מתוך 100
