## Texts in a row: two of them; all but the last; the last after two or more others

next-in-row = { $first }، { $last }

## What a game is like, in one line

facts =
    { $count ->
        [one] لاعب واحد
        [two] لاعبان
        [few] { $count } لاعبين
       *[other] { $count } لاعبًا
    } · { $shortest }–{ $longest } { $longest ->
        [few] دقائق
       *[other] دقيقة
    } · { $difficulty ->
        [easy] سهلة
       *[medium] متوسطة
    }

## Places and other things that stand in sentences

number = { $number }
