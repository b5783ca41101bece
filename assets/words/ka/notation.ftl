## What stands there is not what should

is-not = „{ $found }“-ის ნაცვლად აქ უნდა იყოს { $wanted }
missing = აქ უნდა იყოს { $wanted }

## What should stand there

this-text = „{ $words }“
one-of = ერთ-ერთი ამათგან: { $words }
a-number = რიცხვი
number-from = რიცხვი { $low }-დან { $high }-მდე
smaller-number = უფრო მცირე რიცხვი
phase = თამაშის ეტაპი, მაგალითად { $examples }
two-dice = ორი კამათელი, მაგალითად { $examples }
the-dice = კამათლები
face = კამათლის რიცხვი
cube = კუბი, მაგალითად { $examples }
score = ანგარიში, მაგალითად { $examples }
checkers-at-place = ადგილი და ქვების რაოდენობა, მაგალითად { $examples }
number-of-stakes = ფსონების რაოდენობა
action = მოქმედება, მაგალითად { $examples }
move-of-coin = სვლა, მაგალითად { $examples } (სვეტი, უჯრა სვლამდე, უჯრა სვლის შემდეგ)
two-purses = ორი ქისა, თითოეულში არაუმეტეს { $most } მონეტისა, მაგალითად { $examples }
rows-of-coins = დაფა: შვიდი ციფრი 1-დან 7-მდე, თითოეული სვეტის მონეტის უჯრა
rows-of-stacks = დაფა: „/“-ით გაყოფილი სამი რიგი, თითოეულში მძიმეებით გაყოფილი ექვსი დასტა
stack-of-tokens = ჟეტონების დასტა: A და B
points-won = რამდენი ქულა მოიგო თითოეულმა, მაგალითად { $examples }
pieces-of =
    { $side ->
        [ivory] ძვლისფერი კენჭები, მაგალითად { $examples }
        [brown] ყავისფერი კენჭები, მაგალითად { $examples }
        [Blue] ლურჯის კენჭები, მაგალითად { $examples }
       *[Ivory] ძვლისფერის კენჭები, მაგალითად { $examples }
    }
tallies = მარაგისა და ორივე მოთამაშის ჩხირები, მაგალითად { $examples }
who-began = ვინ დაიწყო, მაგალითად { $examples }
square = უჯრის სახელი
place = ადგილის სახელი

## What cannot be read otherwise

position-like = პოზიცია ასე იწერება: { $examples }
places-in-order = ადგილები რიგით იწერება, ბარიდან გატანილამდე, თითოეული ერთხელ
other-checkers = ქვა { $count }-ია და არა { $most }
no-single-die = ერთი კამათლით იქიდან აქ ვერ მოხვდები
not-played-here = აქ { $faces } ვერავინ ითამაშებდა
nobodys-turn = საწყის გაგორებამდე და დასრულების შემდეგ არავის ჯერი არ არის; ბოლოს და არა უფრო ადრე ცნობილია, ვინ დაიწყო
turn-missing = არ წერია, ვისი ჯერია და ვინ დაიწყო
stack-missing = ერთი დასტა აკლია (ცარიელი უჯრა წერტილით იწერება)
should-end = პოზიცია აქ უნდა დამთავრდეს, „{ $found }“-ის გარეშე
nothing-follows = „{ $found }“-ის შემდეგ აღარაფერი უნდა იყოს
comes-twice = „{ $found }“ ორჯერ გვხვდება
three-dice =
    { $count ->
        [4] კამათელი მხოლოდ სამია
       *[other] კამათელი სამია და არა { $count }
    }
no-such-game = თამაში „{ $found }“ არ არსებობს (ცნობილია: { $words })
