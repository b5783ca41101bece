## Texts in a row: two of them; all but the last; the last after two or more others

two-together = { $first } و { $last }
last-together = { $first } و { $last }

two-choices = { $first } یا { $last }
next-in-row = { $first }، { $last }
last-choice = { $first } یا { $last }

## What is wrong in a text, and where

at-character = نویسهٔ { $character }: { $what }
at-line-and-character = سطر { $line }، نویسهٔ { $character }: { $what }

## Sentences one after the other; a sentence of its own; names and short notes in one line

next-sentence = { $first } { $last }
stated = { $what }.
in-one-line = { $first } · { $last }
titled = { $title }: { $what }
next-clause = { $first }؛ { $last }

## What a game is like, in one line

facts =
    { $count } نفره، { $shortest } تا { $longest } دقیقه، { $difficulty ->
        [easy] آسان
       *[medium] متوسط
    }

## What a lesson or a file says, which is worded already

as-written = { $words }

## A legal action that a step of a lesson does not ask for

lesson-goes-on = قواعد این را هم مجاز می‌داند، ولی این درس با آنچه متن می‌گوید ادامه می‌یابد.

## Why an action is refused

game-over = بازی تمام شده است.
not-over = این بازی هنوز تمام نشده است.
series-over = سری تمام شده است؛ بازی بعدی در کار نیست.
throw-dice-first = اول تاس بریزید.
throw-lots-first = اول قرعه‌ها را بیندازید.
dice-lie = تاس‌ها روی میزند؛ اول آن‌ها را بازی کنید.
lots-lie = قرعه‌ها روی میزند؛ اول آن‌ها را بازی کنید.
unfit-dice =
    { $count ->
        [1] یک تاس با عددهای { $low } تا { $high } ریخته می‌شود
        [2] دو تاس با عددهای { $low } تا { $high } ریخته می‌شود
        [3] سه تاس با عددهای { $low } تا { $high } ریخته می‌شود
       *[other] { $count } تاس با عددهای { $low } تا { $high } ریخته می‌شود
    }، { $faces ->
        [0] ولی هیچ تاسی ریخته نشد
       *[other] نه { $thrown }
    }.
unfit-lots =
    { $count ->
        [1] یک قرعه با عددهای { $low } تا { $high } انداخته می‌شود
        [2] دو قرعه با عددهای { $low } تا { $high } انداخته می‌شود
        [3] سه قرعه با عددهای { $low } تا { $high } انداخته می‌شود
       *[other] { $count } قرعه با عددهای { $low } تا { $high } انداخته می‌شود
    }، { $faces ->
        [0] ولی هیچ قرعه‌ای انداخته نشد
       *[other] نه { $thrown }
    }.
no-such-die = هیچ تاسی { $number } را نشان نمی‌دهد.
die-used = { $number } بازی شده است.
still-playable = هنوز می‌توانید حرکت کنید، پس باید حرکت کنید.
no-such-choice = در این بازی چنین انتخابی نیست.
other-throw = این پرتاب پس گرفته شده بود: باز هم { $thrown } می‌آید
no-piece-to-put =
    { $piece ->
        [checker] آنجا مهره‌ای نیست.
        [token] آنجا ژتونی نیست.
        [coin] آنجا سکه‌ای نیست.
       *[piece] آنجا مهره‌ای نیست.
    }
cannot-lie-there =
    { $piece ->
        [checker] این مهره نمی‌تواند آنجا باشد.
        [token] این ژتون نمی‌تواند آنجا باشد.
        [coin] این سکه نمی‌تواند آنجا باشد.
       *[piece] این مهره نمی‌تواند آنجا باشد.
    }
editing = وضعیت در حال ویرایش است؛ چیزی بازی نمی‌شود.
set-beside = این در کنار تخته تنظیم می‌شود، نه با دست.

## What a refused step is answered with

nothing-can-be-moved = حالا چیزی را نمی‌توان حرکت داد. نوبتتان را تمام کنید.
refusal-and-hint = { $refusal } { $hint }
can-move-from =
    { $name ->
        [you] می‌توانید از { $places } حرکت کنید.
       *[other] { $name } می‌تواند از { $places } حرکت کند.
    }
possible = از آنجا می‌توان رفت به: { $places }.
possible-with-both = از آنجا می‌توان رفت به: { $places }، یا با هر دو تاس به { $far }.
possible-with-several = از آنجا می‌توان رفت به: { $places }، یا با چند تاس به { $far }.

## Why nothing is undone

nothing-happened = هنوز چیزی رخ نداده است که بتوان پس گرفت
undo-throw = پرتاب را نمی‌توان پس گرفت
undo-finished = تاس‌ها به حریف رسیده‌اند: آن نوبت را نمی‌توان پس گرفت
undo-said = انتخاب انجام‌شده را نمی‌توان پس گرفت
undo-forfeit = بازی‌ای را که با تسلیم یا با پایان وقت باخته شده است نمی‌توان از سر گرفت
nothing-chosen = هر حرکتی از زمان پرتاب، تنها حرکت ممکن بوده است
undo-together =
    { $count } رویداد را نمی‌توان با هم پس گرفت، ولی { $next-count } رویداد را می‌توان
no-decision = شما هنوز تصمیمی نگرفته‌اید که بتوان پس گرفت

## What is wrong with an event

thrown-again = تاس شمارهٔ { $number } نمی‌تواند دوباره ریخته شده باشد: این تعداد تاس نیست
no-throw = فقط پرتاب می‌تواند منبع یا تاس‌هایی داشته باشد که دوباره ریخته شده‌اند
proof = فقط پرتاب توافقی گواه دارد: برای هر بازیکن ۳۲ بایت با رقم‌های مبنای ۱۶

## What has happened

equal-dice = تاس‌ها مساوی‌اند: هر دو دوباره می‌ریزند.
higher-begins = تاس بزرگ‌تر شروع می‌کند.
winner-begins = برندهٔ بازی قبلی شروع می‌کند.

## How a game has ended, and the sentence of which that is a part

resigned = تسلیم
absence = غیبت
out-of-time = پایان وقت
won =
    { $name ->
        [you] { $unit ->
            [coin] شما { $count } سکه بردید
            [tally] شما { $count } چوب‌خط بردید
           *[point] شما { $count } امتیاز بردید
        }
       *[other] { $unit ->
            [coin] { $name } { $count } سکه برد
            [tally] { $name } { $count } چوب‌خط برد
           *[point] { $name } { $count } امتیاز برد
        }
    }: { $manner }.
drawn = مساوی: { $manner }.

## Whoever reads, where a sentence says no more of them

you = شما

## Places and other things that stand in sentences

number = { $number }
the-bar = پیشخوان
off-the-board = بیرون تخته
beside-the-board = کنار تخته

## What has moved

moved = از { $from } به { $to }{ $hits ->
        [0] {""}
       *[other] {" "}و زدن
    }
entered = از { $from } به { $to }{ $hits ->
        [0] {""}
       *[other] {" "}و زدن
    }
went-off = از { $from } به { $to }

## What the button of a step says

put-piece =
    { $piece ->
        [checker] بردن مهره از { $from } به { $to }
        [token] بردن ژتون از { $from } به { $to }
        [coin] بردن سکه از { $from } به { $to }
       *[piece] بردن مهره از { $from } به { $to }
    }

## What the button of a choice says

end-turn = پایان نوبت
next-game = بازی بعدی
resigned-before-end = تسلیم شد
did-not-come-back = بازنگشت
ran-out-of-time = پایان وقت
not-a-choice = چنین انتخابی نیست

## What the key of a choice does, in a list of keys

does-end-turn = پایان نوبت
does-double = دوبل
does-take = پذیرفتن دوبل
does-beaver = بیور: پذیرفتن و دوبل دوباره
does-drop = رد کردن دوبل
does-accept = پذیرفتن تسلیم
does-decline = نپذیرفتن تسلیم
does-claim = مطالبهٔ ردیف
does-take-run = برداشتن ردیف
does-skip = صرف‌نظر از حرکت آزاد
does-resign = تسلیم شدن
does-begin-next = شروع بازی بعدی
does-end-series = پایان سری

## What is asked of whom, and the end of a game

throw-one-die-each = برای هر بازیکن یک تاس بریزید. عدد بزرگ‌تر شروع می‌کند.
throw-dice =
    { $name ->
        [you] نوبت شماست: تاس‌ها را بریزید.
       *[other] { $name }، تاس‌ها را بریزید.
    }
end-your-turn =
    { $name ->
        [you] { $ends ->
            [0] نوبتتان را تمام کنید.
           *[other] نوبت شما تمام می‌شود.
        }
       *[other] { $ends ->
            [0] { $name }، نوبتتان را تمام کنید.
           *[other] { $name }، نوبت شما تمام می‌شود.
        }
    }
the-die = { $number }
gave-up =
    { $loser ->
        [you] شما تسلیم شدید
       *[other] { $loser } تسلیم شد
    }: { $winner ->
        [you] شما بردید
       *[other] { $winner } برد
    }.
stayed-away =
    { $loser ->
        [you] شما بازنگشتید
       *[other] { $loser } بازنگشت
    }: { $winner ->
        [you] شما بردید
       *[other] { $winner } برد
    }.
lost-on-time =
    { $loser ->
        [you] وقت شما تمام شد
       *[other] وقت { $loser } تمام شد
    }: { $winner ->
        [you] شما بردید
       *[other] { $winner } برد
    }.

## The score panel

pips = گام‌ها
points = امتیاز
date =
    { $day } { $month ->
        [1] ژانویهٔ
        [2] فوریهٔ
        [3] مارس
        [4] آوریل
        [5] مه
        [6] ژوئن
        [7] ژوئیهٔ
        [8] اوت
        [9] سپتامبر
        [10] اکتبر
        [11] نوامبر
       *[12] دسامبر
    } { $year }
