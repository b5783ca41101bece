## Why an action is refused

no-coin = ამ ადგილას დაფაზე მონეტა არ არის.
leaves-column = მონეტა თავის რიცხვზე რჩება: რიცხვებისკენ ან რიცხვებისგან მოძრაობს.
leaves-board = მონეტა თავისი რიცხვის უჯრებზე რჩება, 1-დან 7-მდე.
not-the-whole-die = მონეტა ზუსტად იმდენ უჯრას გადის, რამდენიც ერთ კამათელზეა.
same-coin = ეს მონეტა უკვე ნათამაშებია: ორი კამათელი ორი სხვადასხვა მონეტისთვისაა.
wastes-die = ორივე კამათელი უნდა გამოიყენო: ამის შემდეგ { $number } სხვა მონეტით ვერ ითამაშება.
no-run = დაფაზე მწკრივი არ არის.
no-run-there = იქ მწკრივი არ იწყება.
move-first = მწკრივს მხოლოდ ის იღებს, ვინც ახლახან ითამაშა.
finish-the-move = მწკრივის აღებამდე ორივე კამათელი უნდა ითამაშო.
nothing-surrendered = მწკრივის მოთხოვნა მხოლოდ მაშინვე შეიძლება, როცა მეორე მოთამაშემ კამათლები დაკარგა.
take-instead = უკვე გააგორე: მოთხოვნის ნაცვლად აიღე მწკრივი.
claiming-forbidden = დამატებითი წესით მწკრივს გაგორების გარეშე ვერ მოითხოვ.
all-are-taken = დაფაზე ყველა მწკრივი ერთად აიღება.
pick-one = დამატებითი წესით ერთი მწკრივი აიღება: თქვი, რომელი.

## What has happened

lower-begins = იწყებს ნაკლების გამგორებელი.
throw-loses-dice = ამოვიდა { $number }: კამათლები იკარგება.
throw-not-playable = { $thrown } ორი სხვადასხვა მონეტით ვერ ითამაშება: კამათლები იკარგება.
eighth-coin = შვიდივე ერთ ხაზზე: მერვე მონეტაც მოგებულია.
refilled = ცარიელი რიცხვები შევსებულია.

## How a game has ended

cannot-refill = მოწინააღმდეგე ვერ ავსებს

## Places, and what has moved along the squares of a number

purse =
    { $seat ->
        [South] სამხრეთის ქისა
       *[North] ჩრდილოეთის ქისა
    }
    .from = { $seat ->
        [South] სამხრეთის ქისიდან
       *[North] ჩრდილოეთის ქისიდან
    }
    .to = { $seat ->
        [South] სამხრეთის ქისაში
       *[North] ჩრდილოეთის ქისაში
    }
the-table = მაგიდა
    .from = მაგიდიდან
    .to = მაგიდაზე
square-of-number = რიცხვი { $number }, უჯრა { $square }
    .from = რიცხვი { $number }, უჯრა { $square }-დან
    .to = რიცხვი { $number }, უჯრა { $square }-ზე
moved = რიცხვი { $number }, უჯრა { $from }-დან უჯრა { $to }-ზე

## What the button of a step says

move-coin = მონეტა { $number }: უჯრა { $from }-დან უჯრა { $to }-ზე

## What the button of a choice says

take-coins = აიღე მონეტები { $first }–{ $last }
take-runs =
    { $runs ->
        [one] აიღე მწკრივი
        [2] აიღე ორივე მწკრივი
       *[other] აიღე { $runs }-ვე მწკრივი
    }
claim-coins = მოითხოვე მონეტები { $first }–{ $last }
claim-runs =
    { $runs ->
        [one] მოითხოვე მწკრივი
        [2] მოითხოვე ორივე მწკრივი
       *[other] მოითხოვე { $runs }-ვე მწკრივი
    }

## What was chosen, inside of a sentence

does-take-coins = მონეტების აღება { $first }–{ $last }
does-take-runs =
    { $runs ->
        [one] მწკრივის აღება
        [2] ორივე მწკრივის აღება
       *[other] { $runs }-ვე მწკრივის აღება
    }
does-claim-coins = მონეტების მოთხოვნა { $first }–{ $last }
does-claim-runs =
    { $runs ->
        [one] მწკრივის მოთხოვნა
        [2] ორივე მწკრივის მოთხოვნა
       *[other] { $runs }-ვე მწკრივის მოთხოვნა
    }

## What is asked of whom, and the end of a game

throw-for-opening = გააგორე თითო კამათელი ორივე მოთამაშისთვის. ნაკლების გამგორებელი ხუთ მონეტას დებს და იწყებს.
claim-or-throw =
    { $name ->
        [you] შენი ჯერია:
       *[other] { $name }:
    } { $runs ->
        [one] მოითხოვე მწკრივი
       *[other] მოითხოვე მწკრივები
    } ან გააგორე კამათლები.
take-or-throw =
    { $name ->
        [you] შენი ჯერია:
       *[other] { $name }:
    } { $runs ->
        [one] აიღე მწკრივი
       *[other] აიღე მწკრივები
    } ან ხელახლა გააგორე.
play-both =
    { $name ->
        [you] შენი ჯერია: ითამაშე { $one } და { $another } ორი სხვადასხვა მონეტით.
       *[other] { $name }: ითამაშე { $one } და { $another } ორი სხვადასხვა მონეტით.
    }
play-other =
    { $name ->
        [you] შენი ჯერია: ითამაშე { $number } სხვა მონეტით.
       *[other] { $name }: ითამაშე { $number } სხვა მონეტით.
    }
won =
    { $name ->
        [you] შენ ვერ ავსებ
       *[other] { $name } ვერ ავსებს
    }: { $winner ->
        [you] შენ იგებ { $count } მონეტას
       *[other] { $winner } იგებს { $count } მონეტას
    }.

## What was laid out

lays-out =
    { $name ->
        [you] შენ დებ
       *[other] { $name } დებს
    } { $count } მონეტას.

## The score panel

in-purse = ქისა
on-board = მონეტები დაფაზე

## What is known of the game without playing it

title = ტაბლერო დე ხესუს
tagline = დააწყვე საერთო მონეტები მწკრივად, აიღე ან კიდევ გააგორე
goal = აიღე მონეტების მწკრივები, სანამ მეორე ქისა დაფას ვეღარ შეავსებს. დაფაზე მონეტები არავისია.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-purse = ქისა, ქისაში, ქისიდან
about-purse = ქისაში მოთამაშის მონეტებია; ვინც მისგან დაფას ვერ შეავსებს, აგებს.
term-coins = მონეტა, მონეტას, მონეტები, მონეტების, მონეტით
about-coins = დაფაზე მონეტები არავისია: ორივე მოთამაშე ყველა მათგანს ამოძრავებს.
term-move = ითამაშე
about-move = ყოველი კამათელი სხვა მონეტას ამოძრავებს რიცხვებისკენ ან რიცხვებისგან, მთელი კამათლით.
term-run = მწკრივი, მწკრივის, მწკრივები, მწკრივს
about-run = მწკრივი ორი ან მეტი მეზობელი მონეტაა ერთ ხაზზე, გარდა ორივე ბოლოს უჯრებისა.
term-take = აიღე, აღება
about-take = აღებისას მწკრივის მონეტები შენს ქისაში გადადის; მეორე მოთამაშე მათ რიცხვებს ავსებს და კამათლებს იღებს.
term-claim = მოითხოვე, მოთხოვნა, მოთხოვნით
about-claim = მოთხოვნით გაგორების გარეშე იღებ იმ მწკრივს, რომლის დატოვებაც მეორე მოთამაშეს მოუხდა.

## What the seats are called

south = სამხრეთი
north = ჩრდილოეთი
