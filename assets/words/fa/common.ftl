## Texts in a row: two of them; all but the last; the last after two or more others

next-in-row = { $first }، { $last }

## What a game is like, in one line

facts =
    { $count } نفره، { $shortest } تا { $longest } دقیقه، { $difficulty ->
        [easy] آسان
       *[medium] متوسط
    }

## Places and other things that stand in sentences

number = { $number }
