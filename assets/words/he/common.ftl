## Texts in a row: two of them; all but the last; the last after two or more others

next-in-row = { $first }, { $last }

## What a game is like, in one line

facts =
    { $count } שחקנים · { $shortest }–{ $longest } דק׳ · { $difficulty ->
        [easy] קל
       *[medium] בינוני
    }

## Places and other things that stand in sentences

number = { $number }
