## Why an action is refused

one-die-at-a-time = ერთი გადასვლა ერთ კენჭს ერთ ადგილზე გადაიყვანს; ითამაშე კამათლები თითო-თითოდ.
no-such-place = იქიდან კენჭს ვერ აიღებ.
no-piece-there = იქ შენი კენჭი არ დგას.
not-your-piece = ეს კენჭი შენი არ არის.
wrong-direction = ყველა კენჭი 1-დან 24-ისკენ მიდის და მერე დაფიდან გადის.
wrong-target = ამ გაგორებით ეს კენჭი იქამდე ვერ მივა.
bar-first = ჯერ ბარზე მდგომი კენჭი უნდა გააცოცხლო.
point-closed = დაკეტილია: პუნქტ { $number }-ზე მოწინააღმდეგეს ორი ან მეტი კენჭი უდგას.
second-half-locked = მეორე ნახევარი ჩაკეტილია: სანამ ხელში კენჭი გაქვს, 13-ზე და შემდეგ ვერ დადგები.
pieces-in-hand = კენჭს ვერ გაიტან, სანამ ხელში კენჭი გაქვს.
not-gathered = კენჭს ვერ გაიტან, სანამ ყველა შენი კენჭი ბოლო მეოთხედში არ არის: 19-დან 24-მდე.
exact-number = იქიდან გატანას ზუსტად { $number } სჭირდება.
piece-further-back = { $number }-ზე დიდი რიცხვი იქიდან მხოლოდ მაშინ გაიტანს, თუ უფრო უკან შენი კენჭი არ დგას.
wastes-dice = რაც შეიძლება მეტი კამათელი უნდა გამოიყენო: ამ სვლის შემდეგ ნაკლები გამოვიდოდა.

## How a game has ended

all-off = თხუთმეტივე გატანილია
all-off-before-one = თხუთმეტივე გატანილია, მეორეს კი არცერთი

## Places

the-hand = ხელი
    .from = ხელიდან
    .to = ხელში

## What the button of a step says

enter-piece = { $number }-ით: შემოიყვანე კენჭი { TO($to) }{ $hits ->
        [0] {""}
       *[other] , მოკვლით
    }
enter-from-bar = { $number }-ით: გააცოცხლე კენჭი ბარიდან { TO($to) }{ $hits ->
        [0] {""}
       *[other] , მოკვლით
    }
bear-off-piece = { $number }-ით: გაიტანე კენჭი { FROM($from) }
move-piece = კენჭი { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] , მოკვლით
    }

## What is asked of whom, and the end of a game

throw-three-dice =
    { $name ->
        [you] შენი ჯერია: გააგორე სამი კამათელი.
       *[other] { $name }: გააგორე სამი კამათელი.
    }
another-die = მეორე { $number }
    .by = მეორე { $number }-ით
    .unused = მეორე { $number } ვერ გამოიყენება
play-all =
    { $name ->
        [you] შენი ჯერია:
       *[other] { $name }:
    } { $act ->
        [enter] გააცოცხლე ბარიდან { BY($dice) }.
        [bear-off] ითამაშე ან გაიტანე { BY($dice) }.
       *[move] ითამაშე { $dice }.
    }
play-but =
    { $name ->
        [you] შენი ჯერია:
       *[other] { $name }:
    } { $act ->
        [enter] გააცოცხლე ბარიდან { BY($dice) }
        [bear-off] ითამაშე ან გაიტანე { BY($dice) }
       *[move] ითამაშე { $dice }
    }; { UNUSED($unused) }.
play-some =
    { $name ->
        [you] შენი ჯერია:
       *[other] { $name }:
    } { $act ->
        [enter] გააცოცხლე ბარიდან { BY($dice) }
        [bear-off] ითამაშე ან გაიტანე { BY($dice) }
       *[move] ითამაშე { $dice }
    }; მხოლოდ { $count ->
        [1] ერთის გამოყენება შეიძლება.
       *[2] ორის გამოყენება შეიძლება.
    }
stuck-on-bar =
    { $name ->
        [you] { $ends ->
            [0] დაასრულე სვლა
           *[other] შენი სვლა მთავრდება
        }
       *[other] { $ends ->
            [0] { $name }: დაასრულე სვლა
           *[other] { $name }: შენი სვლა მთავრდება
        }
    } — ბარზე მდგომი კენჭი ვერ ცოცხლდება { BY($dice) }.
stuck =
    { $name ->
        [you] { $ends ->
            [0] დაასრულე სვლა
           *[other] შენი სვლა მთავრდება
        }
       *[other] { $ends ->
            [0] { $name }: დაასრულე სვლა
           *[other] { $name }: შენი სვლა მთავრდება
        }
    } — { BY($dice) } ვერცერთი კენჭი ვერ გადავა.
won =
    { $name ->
        [you] შენ იგებ
       *[other] { $name } იგებს
    }: { $manner }.

## The score panel

in-hand = ხელში
on-the-bar = ბარზე
off = გავიდა
count-of-all = { $count } / { $all }

## What is known of the game without playing it

title = ტაბულა
tagline = რომის ნარდი: სამი კამათელი, ერთი მიმართულება
goal = შემოიყვანე თხუთმეტივე კენჭი, შემოატარე დაფას და პირველმა გაიტანე.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-pips = გზა
about-pips = გზა იმ პუნქტების რიცხვია, რომლებიც მოთამაშის ყველა კენჭს ერთად კიდევ გასავლელი აქვს.
term-hand = ხელი, ხელში, ხელიდან
about-hand = ხელში მყოფი კენჭები დაფაზე ჯერ არ შემოსულა.
term-bar = ბარი, ბარზე, ბარიდან
about-bar = ბარი ის ადგილია, სადაც მოკლული კენჭები გაცოცხლებას ელოდება.
term-off = გავიდა, გატანილია, გაიტანე
about-off = გატანილმა კენჭებმა გზა დაასრულა; თხუთმეტი მათგანი იგებს.

## Its ready-made starts

zeno = ზენონის გაგორება
about-zeno = იმპერატორ ზენონს კარგი პოზიცია ჰქონდა, გააგორა 2-5-6 და თავისი წყვილები უნდა დაეშალა; რვა კენჭი მარტო დარჩა. ითამაშე მისი პოზიციიდან.
play-zeno = თამაში ზენონის პოზიციიდან

## What the seats are called

ivory = ძვლისფერი
brown = ყავისფერი
