## Why an action is refused

answer-first =
    { $what ->
        [beaver] ჯერ ბივერს უნდა გაეცეს პასუხი.
        [resignation] ჯერ დანებებას უნდა გაეცეს პასუხი.
       *[double] ჯერ გაორმაგებას უნდა გაეცეს პასუხი.
    }
nothing-offered =
    { $what ->
        [resignation] დანებება არავის შემოუთავაზებია.
       *[double] გაორმაგება არავის შემოუთავაზებია.
    }
dice-used-up = კამათლები ნათამაშებია; დაასრულე სვლა.
not-a-place = იქიდან ქვას ვერ აიღებ.
no-checker-there = იქ ქვა არ დგას.
not-your-checker = ეს ქვა შენი არ არის.
bar-first = ჯერ ბარზე მდგომი ქვა უნდა გააცოცხლო.
one-die-at-a-time = ყოველი კამათელი ცალკე გადასვლაა: ითამაშე თითო-თითოდ.
wrong-direction = შენი ქვები 24-დან 1-ისკენ მიდის და მერე დაფიდან გადის.
wrong-target = ამ გაგორებით ეს ქვა იქამდე ვერ მივა.
point-closed = დაკეტილია: ამ პუნქტზე მოწინააღმდეგეს ორი ან მეტი ქვა უდგას.
way-closed = დაკეტილია: მოწინააღმდეგე კეტავს ყველა პუნქტს, სადაც ეს ქვა გზაში გაჩერდებოდა.
not-all-home = ქვას ვერ გაიტან, სანამ ყველა შენი ქვა კარში არ არის.
not-the-furthest = { $number } მეტისმეტია: უფრო დიდი რიცხვით მხოლოდ ყველაზე შორი ქვის გატანა შეიძლება.
waste-die = თუ შეგიძლია, ორივე კამათელი უნდა ითამაშო: ამ სვლის შემდეგ მეორე ვეღარ ითამაშებოდა.
higher-die = მხოლოდ ერთი კამათლის თამაში შეგიძლია და ის უფრო დიდი უნდა იყოს.
no-cube = ამ თამაშში გაორმაგების კუბი არ არის.
double-before-throw = გაორმაგება მხოლოდ გაგორებამდე შეიძლება.
crawford-game = კროუფორდის ხელში გაორმაგება არ შეიძლება.
cube-not-yours = კუბი მოწინააღმდეგისაა: მხოლოდ მას შეუძლია გაორმაგება.
at-most-64 = ფსონი 64-ს ვერ გასცდება.
no-beavers = ამ თამაშში ბივერი არ არის.
bad-resignation = დანებება შეიძლება ერთმაგ, ორმაგ ან სამმაგ ფსონად და არა { $number }-მაგად.
nobody-on-turn = ჯერ არავისი სვლა არ არის.

## What has happened

begins-with-both = იწყებს უფრო დიდი რიცხვი და ორივე კამათელს თამაშობს.
automatic-double = ავტომატური გაორმაგება: თამაში ახლა 2 ქულა ღირს.
resignation-declined = დანებება არ მიიღეს; თამაში გრძელდება.

## How a game has ended

double-dropped = გაორმაგების დათმობა
resigned-gammon = დანებება მარსით
resigned-backgammon = დანებება კოკით
single-game = უბრალო მოგება
gammon = მარსი
backgammon = კოკა

## Places

the-cube = გაორმაგების კუბი

## What the button of a step says

enter-checker = { $number }-ით: გააცოცხლე ქვა { TO($to) }{ $hits ->
        [0] {""}
       *[other] , მოკვლით
    }
bear-off-checker = { $number }-ით: გაიტანე ქვა { FROM($from) }
move-checker = ქვა { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] , მოკვლით
    }

## What the button of a choice says

double = ვაორმაგებ: { $number }
take = ვიღებ: თამაში { $number }-ზე
drop = ვთმობ: წაგება { $number }
beaver = ბივერი: { $number }
resign =
    { $name ->
        [you] ვნებდები: წაგება { $number }
       *[other] { $name } ნებდება: წაგება { $number }
    }
accept = ვეთანხმები: მოგება { $number }
play-on = ვაგრძელებ

## What was chosen, without the stake

taken = აღება
dropped = დათმობა
accepted = თანხმობა
offered-to-resign = დანებება

## What was chosen, inside of a sentence

does-double = გაორმაგება { $number }-მდე
does-beaver = ბივერი { $number }-მდე
does-accept = დანებების მიღება
does-play-on = თამაშის გაგრძელება

## What is asked of whom, and the end of a game

throw-or-double =
    { $name ->
        [you] შენი ჯერია: გააგორე კამათლები ან გააორმაგე { $number }-მდე.
       *[other] { $name }: გააგორე კამათლები ან გააორმაგე { $number }-მდე.
    }
some-times = { $number } ({ $count }-ჯერ)
play-all =
    { $name ->
        [you] შენი ჯერია: ითამაშე { $dice }.
       *[other] { $name }: ითამაშე { $dice }.
    }
play-higher =
    { $name ->
        [you] შენი ჯერია: ითამაშე { $number }, უფრო დიდი კამათელი: ორივე ვერ ითამაშება.
       *[other] { $name }: ითამაშე { $number }, უფრო დიდი კამათელი, რადგან ორივე ვერ ითამაშება.
    }
play-one =
    { $name ->
        [you] შენი ჯერია: ითამაშე { $number }; { $unused } ვერ ითამაშება.
       *[other] { $name }: ითამაშე { $number }; { $unused } ვერ ითამაშება.
    }
play-once =
    { $name ->
        [you] შენი ჯერია: ითამაშე { $number } ერთხელ; მეორედ ვერ ითამაშება.
       *[other] { $name }: ითამაშე { $number } ერთხელ; მეორედ ვერ ითამაშება.
    }
play-some =
    { $name ->
        [you] შენი ჯერია: ითამაშე { $number }, { $count }-ჯერ; მეტჯერ ვერ ითამაშება.
       *[other] { $name }: ითამაშე { $number }, { $count }-ჯერ; მეტჯერ ვერ ითამაშება.
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
    } — { $dice } ვერ ითამაშება, ბარზე მდგომი ქვა ვერ ცოცხლდება.
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
    } — { $dice } ვერ ითამაშება, ყველა პუნქტი დაკეტილია.
take-or-drop =
    { $other ->
        [you] შენი ჯერია: აიღე ან დათმე
       *[other] { $other }: აიღე ან დათმე
    }; { $name ->
        [you] შენ აორმაგებ { $number }-მდე.
       *[other] { $name } აორმაგებს { $number }-მდე.
    }
take-or-drop-beaver =
    { $name ->
        [you] შენი ჯერია: აიღე ან დათმე
       *[other] { $name }: აიღე ან დათმე
    }; { $other ->
        [you] შენ ბივერით აორმაგებ { $number }-მდე.
       *[other] { $other } ბივერით აორმაგებს { $number }-მდე.
    }
accept-or-play-on =
    { $other ->
        [you] შენი ჯერია: დაეთანხმე ან გააგრძელე თამაში
       *[other] { $other }: დაეთანხმე ან გააგრძელე თამაში
    }; { $name ->
        [you] შენ ნებდები, წაგება: { $number }.
       *[other] { $name } ნებდება, წაგება: { $number }.
    }
won =
    { $name ->
        [you] შენ იგებ
       *[other] { $name } იგებს
    } { $count } ქულას ({ $manner }).{ $series ->
        [on] {" "}მატჩი გრძელდება.
        [won] {" "}მატჩი მოგებულია.
       *[none] {""}
    }

## The score panel

cube = კუბი
cube-owned =
    { $seat ->
        [White] { $number }, თეთრის
       *[Black] { $number }, შავის
    }
match-to = მატჩი { $count } ქულამდე
crawford = კროუფორდის ხელი
no-doubling = გაორმაგების გარეშე

## What is known of the game without playing it

title = ნარდი
tagline = იჩქარე კარისკენ, ჩაკეტე და მოკალი; კუბი ფსონს ზრდის
goal = შეიყვანე თხუთმეტი ქვა შენს კარში და გაიტანე ისინი პირველმა.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-pips = გზა, ნაბიჯი, ნაბიჯით
about-pips = გზა იმ ნაბიჯების რიცხვია, რომლებიც მოთამაშის ყველა ქვას ერთად კიდევ გასავლელი აქვს.
term-points = ქულა, ქულას, ქულები, ქულამდე, ქულის
about-points = ქულები აქამდე მოგებული ხელების ღირებულებაა.
term-cube = კუბი, კუბის
about-cube = გაორმაგების კუბი აჩვენებს, რამდენჯერ იზრდება თამაშის ღირებულება.
term-crawford = კროუფორდის, კროუფორდი
about-crawford = კროუფორდის ხელი ის ხელია, რომელიც მოსდევს მომენტს, როცა მოთამაშეს მატჩის მოგებამდე ერთი ქულა აკლია: მასში ვერავინ აორმაგებს.
term-match = მატჩი, მატჩის
about-match = მატჩს იგებს ის, ვინც პირველი დააგროვებს ამდენ ქულას.
term-double = ვაორმაგებ, აორმაგებ, აორმაგებს, გააორმაგე, გაორმაგება, გაორმაგების
about-double = გაორმაგება ორმაგ ფსონზე თამაშის შეთავაზებაა: მოწინააღმდეგე იღებს, ან თმობს და კარგავს იმას, რაც ახლა დევს.
term-take = ვიღებ, აიღე, აღება
about-take = გაორმაგების ამღები ორმაგ ფსონზე აგრძელებს თამაშს და მომდევნო გაორმაგება მხოლოდ მას შეუძლია.
term-drop = ვთმობ, დათმე, დათმობა
about-drop = გაორმაგების დამთმობი თამაშს წააგებს იმ ფსონით, რომელიც ახლა დევს.
term-beaver = ბივერი, ბივერით
about-beaver = ბივერი გაორმაგების აღება და მაშინვე ხელახლა გაორმაგებაა.
term-resign = ვნებდები, ნებდები, ნებდება, დანებება
about-resign = დანებება თამაშის წაგების შეთავაზებაა; მოწინააღმდეგეს შეუძლია უარი თქვას.
term-bar = ბარი, ბარზე, ბარიდან
about-bar = ბარი ის ადგილია, სადაც მოკლული ქვები გაცოცხლებას ელოდება.

## What the seats are called

white = თეთრი
black = შავი
