## For screen readers: who plays what; throws; choices and moves

introduced =
    { $title }: { $first ->
        [you] შენ
       *[other] { $first }
    } და { $second ->
        [you] შენ
       *[other] { $second }
    }.
each-throws =
    { $first ->
        [you] შენ აგორებ { $one }-ს
       *[other] { $first } აგორებს { $one }-ს
    }, { $second ->
        [you] შენ აგორებ { $another }-ს
       *[other] { $second } აგორებს { $another }-ს
    }.
throws =
    { $name ->
        [you] შენ აგორებ: { $dice }.
       *[other] { $name } აგორებს: { $dice }.
    }
played =
    { $name ->
        [you] შენ: { $what }.
       *[other] { $name }: { $what }.
    }

## Where dice of the players are entered

what-first-thrown =
    { $name ->
        [you] გააგორეთ თითო კამათელი. რა გააგორე?
       *[other] გააგორეთ თითო კამათელი. რა ამოვიდა: { $name }?
    }
what-thrown =
    { $name ->
        [you] რა გააგორე?
       *[other] რა ამოვიდა: { $name }?
    }

entered =
    გააგორე შენი კამათლები და შეიყვანე რიცხვები: { $number } / { $count }
are-these-your-dice = ეს შენი კამათლებია?
confirm = დადასტურება
remove = წაშლა

## Whoever reads, as a name in the list of players

you-as-player = შენ

## On buttons of several places

back = უკან
close = დახურვა
main-menu = მთავარი მენიუ
undo = დააბრუნე
better = უკეთესი
played-turn = ნათამაშები
number-of-count = { $number } / { $count }

## The prompt, where nobody here is asked for anything

is-playing = { $name } თამაშობს.
is-stuck = { $name } ამ გაგორებით ვერ თამაშობს.
cannot-play = { $name } ვერ თამაშობს.
someones-turn = ჯერი: { $name }.
turn-on-another-device = ჯერი: { $name }, სხვა მოწყობილობაზე. გაუგზავნე თამაში.

## What has happened, below the prompt

forced-moves =
    სადაც მხოლოდ ერთი სვლა შეიძლება, მას შენ ნაცვლად „იძულებითი სვლები“ აკეთებს (პარამეტრებში).
cocked =
    { $die ->
        [lot] დახრილი წილი ხელახლა გაგორდა.
       *[die] დახრილი კამათელი ხელახლა გაგორდა.
    }
undone-to-turn = დაბრუნებულია: შენს სვლამდე { $number }. იგივე კამათლები მოვა.
undone-to-answer = დაბრუნებულია: შენს პასუხამდე. იგივე კამათლები მოვა.
undone-to-dice = დაბრუნებულია. იგივე კამათლები მოვა.

## The buttons of a turn

throw = გააგორე
hint = მინიშნება
i-am-here = აქ ვარ
send-to = გაგზავნა: { $name }
play-here = აქ თამაში
about-play-here = ორივე მოთამაშე ისევ ამ მოწყობილობაზე თამაშობს.
agree = თანხმობა
decline = უარი
play-both-sides = ორივე მხარეს თამაში

## The buttons above the board

your-friend = შენი მეგობარი
moves = სვლები
rules = წესები
dice-statistics = კამათლების სტატისტიკა
settings = პარამეტრები
menu = მენიუ

## The buttons at the end of a game

replay = გადახედვა
another-game = ახალი თამაში
play-again = კიდევ ერთხელ
analysis = ანალიზი
send-result = შედეგის გაგზავნა

## The buttons of a replay

first = პირველი
previous = წინა
play = გაშვება
pause = პაუზა
next = შემდეგი
last = ბოლო
back-to-game = თამაშში დაბრუნება
edit = შეცვლა
about-edit = ამ პოზიციის შეცვლა

## The score and the dice

whole-score = სრული ანგარიში
used-die = { $number }, ნათამაშები
swap-dice = კამათლების გაცვლა
about-swap = სწრაფი სვლა ჯერ მარცხენა კამათელს ცდის. კამათლების გასაცვლელად დააწკაპუნე ({ $key }).

## On the board: where dice lead and what that is worth; the order of the moves of a turn

dice-and-worth = { $faces }: { $worth }
better-number = უკეთესი { $number }
played-number = ნათამაშები { $number }
sum = = { $number }

## What a friend says, in a bubble

quoted = „{ $words }“

## A lesson

lesson-step = { $lesson } · { $number } / { $count }
