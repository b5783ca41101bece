## For screen readers: who plays what; throws; choices and moves

introduced =
    { $title }՝ { $first ->
        [you] դուք
       *[other] { $first }
    } և { $second ->
        [you] դուք
       *[other] { $second }
    }։
each-throws =
    { $first ->
        [you] Դուք նետեցիք { $one }
       *[other] { $first }՝ նետում { $one }
    }, { $second ->
        [you] դուք նետեցիք { $another }
       *[other] { $second }՝ նետում { $another }
    }։
throws =
    { $name ->
        [you] Դուք նետեցիք { $dice }։
       *[other] { $name }՝ նետում { $dice }։
    }
played =
    { $name ->
        [you] Դուք՝ { $what }։
       *[other] { $name }՝ { $what }։
    }

## Where dice of the players are entered

what-first-thrown =
    { $name ->
        [you] Նետեք մեկական զառ։ Ի՞նչ նետեցիք։
       *[other] Նետեք մեկական զառ։ { $name }, ի՞նչ նետեցիք։
    }
what-thrown =
    { $name ->
        [you] Ի՞նչ նետեցիք։
       *[other] { $name }, ի՞նչ նետեցիք։
    }

entered =
    Նետեք ձեր զառերը և մուտքագրեք թվերը՝ { $number } / { $count }
are-these-your-dice = Սրա՞նք են ձեր զառերը։
confirm = Հաստատել
remove = Հեռացնել

## Whoever reads, as a name in the list of players

you-as-player = Դուք

## On buttons of several places

back = Հետ
close = Փակել
main-menu = Գլխավոր մենյու
undo = Հետարկել
better = Ավելի լավ
played-turn = Խաղացված
number-of-count = { $number } / { $count }

## The prompt, where nobody here is asked for anything

is-playing = Խաղում է՝ { $name }։
is-stuck = { $name }՝ այս նետումով խաղաքայլ չկա։
cannot-play = { $name }՝ չի կարող խաղալ։
someones-turn = Հերթը՝ { $name }։
turn-on-another-device = Հերթը՝ { $name }, ուրիշ սարքում։ Ուղարկեք խաղը։

## What has happened, below the prompt

forced-moves =
    Երբ միայն մեկ տեղաշարժ է հնարավոր, կարգավորումների «Հարկադիր տեղաշարժեր» կետն այն անում է ձեր փոխարեն։
cocked =
    { $die ->
        [lot] Թեք ընկած բրգազառը նորից նետվեց։
       *[die] Թեք ընկած զառը նորից նետվեց։
    }
undone-to-turn = Հետարկված է՝ դեպի ձեր { $number ->
        [1] 1-ին
       *[other] { $number }-րդ
    } հերթը։ Նույն զառերը նորից կգան։
undone-to-answer = Հետարկված է՝ դեպի ձեր պատասխանը։ Նույն զառերը նորից կգան։
undone-to-dice = Հետարկված է։ Նույն զառերը նորից կգան։

## The buttons of a turn

throw = Նետել
hint = Հուշում
i-am-here = Ես այստեղ եմ
send-to = Ուղարկել՝ { $name }
play-here = Խաղալ այստեղ
about-play-here = Երկու խաղացողներն էլ նորից խաղում են այս սարքում։
agree = Համաձայնել
decline = Մերժել
play-both-sides = Խաղալ երկու կողմը

## The buttons above the board

your-friend = Ընկերը
moves = Քայլեր
rules = Կանոններ
dice-statistics = Զառերի թվեր
settings = Կարգավորումներ
menu = Մենյու

## The buttons at the end of a game

replay = Կրկնադիտում
another-game = Եվս մեկ խաղ
play-again = Նորից խաղալ
analysis = Վերլուծություն
send-result = Ուղարկել արդյունքը

## The buttons of a replay

first = Առաջին
previous = Նախորդ
play = Դիտել
pause = Դադար
next = Հաջորդ
last = Վերջին
back-to-game = Հետ դեպի խաղ
edit = Խմբագրել
about-edit = Խմբագրել այս դիրքը

## The score and the dice

whole-score = Ամբողջ հաշիվը
used-die = { $number }, օգտագործված
swap-dice = Փոխել զառերը
about-swap = Արագ տեղաշարժը նախ փորձում է ձախ զառը։ Սեղմեք՝ զառերի տեղերը փոխելու համար ({ $key })։

## On the board: where dice lead and what that is worth; the order of the moves of a turn

dice-and-worth = { $faces }՝ { $worth }
better-number = Ավելի լավ { $number }
played-number = Խաղացված { $number }
sum = = { $number }

## What a friend says, in a bubble

quoted = «{ $words }»

## A lesson

lesson-step = { $lesson } · { $number } / { $count }
