ok = אישור

## Advice, opponents, lessons

no-advice = אין עצה: { $error }.
opponent-cannot-play = היריב אינו יכול לשחק: { $error }.
lesson-cannot-go-on = השיעור הזה אינו יכול להימשך: { $error }.
not-answered = היריבים הממוחשבים אינם עונים
not-loaded = אי אפשר היה לטעון קובץ של המשחק

## Puzzles

puzzles-off = החידות כבויות: ראו ״תובנות״ בהגדרות.
no-puzzles = אין חידות: { $error }.
no-such-number = { $title }: אין חידה { $number }; האחרונה היא { $last }.
not-any-more = { $title }: חידה { $number } כבר אינה קיימת.
no-mistake-kept = אין טעות שמורה לתרגול.
no-mistake-due =
    { $days ->
        [1] אין היום עוד טעות לתרגול; הבאה חוזרת מחר.
        [two] אין היום טעות לתרגול; הבאה חוזרת בעוד יומיים.
       *[other] אין היום טעות לתרגול; הבאה חוזרת בעוד { $days } ימים.
    }
cannot-be-laid-out = אי אפשר לסדר על הלוח: { $what }. { $error }.
cannot-be-judged = אי אפשר לשפוט: { $what }. { $error }.
puzzle-number = חידה { $number }
this-mistake = הטעות הזאת
unknown-turn = היריבים הממוחשבים אינם מכירים את התור הזה

## The program itself

missing-part =
    חלק מהמשחק חסר: אי אפשר לקרוא את ״{ $file }״. התקינו את המשחק מחדש.
no-graphics = לא נמצא מנהל התקן של כרטיס מסך. התקינו אחד עבור { $drivers }.
old-graphics = מנהל ההתקן של כרטיס המסך אינו יכול לצייר את המשחק. התקינו גרסה חדשה יותר עבור { $drivers }.
neither-file-nor-link = ״{ $file }״ אינו קובץ ואינו קישור למשחק.
one-link-only = אפשר לפתוח רק קישור אחד בבת אחת.
in-another-tab = המשחק הזה ממשיך בכרטיסייה אחרת.
