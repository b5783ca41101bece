## Why an action is refused

empty-reserve = მარაგში ჟეტონი აღარ არის.
not-your-reserve = ეს მოწინააღმდეგის მარაგია.
place-elsewhere =
    { $number ->
        [1] 1-ით ჟეტონი შენი სახლის 1-ლ უჯრაზე იდება.
       *[other] { $number }-ით ჟეტონი შენი სახლის მე-{ $number } უჯრაზე იდება.
    }
no-such-place = ჟეტონები მხოლოდ დაფასა და მარაგს შორის მოძრაობს.
empty-square = ამ უჯრაზე ჟეტონი არ არის.
not-your-stack = ეს დასტა შენი არ არის: ზემოდან მოწინააღმდეგის ჟეტონი დევს.
moves-from-home = მხოლოდ შენი სახლის უჯრებზე მდგომი დასტები მოძრაობს.
moves-elsewhere =
    { $number ->
        [1] 1-ით შენი სახლის 1-ლი უჯრის დასტა მოძრაობს.
       *[other] { $number }-ით შენი სახლის მე-{ $number } უჯრის დასტა მოძრაობს.
    }
too-tall = { $number } ჟეტონის დასტა ვერ იმოძრავებს: სულ 17 სხვა უჯრაა.
walk-length = { $height } ჟეტონის დასტა { $height } უჯრას გაივლის და არა { $squares }-ს.
not-orthogonal = დასტა უჯრიდან უჯრაზე გვერდით გადადის და არა ირიბად.
square-twice = დასტა ერთ უჯრაზე ორჯერ არ გადის.
back-to-start = დასტა საწყის უჯრაზე აღარ ბრუნდება.
return-needs-doubles = ჟეტონი მარაგში მხოლოდ დუბლით ბრუნდება.
return-instead-of-both = ჟეტონი მარაგში ორივე კამათლის ნაცვლად ბრუნდება და არა ერთის შემდეგ.
return-to-own-reserve = ჟეტონი თავისი პატრონის მარაგში ბრუნდება.
return-from-home = დამატებითი წესით ჟეტონი მარაგში მხოლოდ შენი სახლის უჯრებიდან ბრუნდება.
return-rather-than-bump = ამის შემდეგ მეორე { $number } ვერ გამოიყენება, ჩიხი კი დაუშვებელია, სანამ ჟეტონის დაბრუნება შეგიძლია.
both-dice = ორივე კამათელი უნდა გამოიყენო: ამის შემდეგ { $number } ვერ გამოიყენება.

## What has happened

begins-again = ფრედ დასრულებული თამაშის დამწყები ისევ იწყებს.
token-returned = ჟეტონი მარაგში დაბრუნდა: იგივე მოთამაშე ხელახლა აგორებს.

## How a game has ended

centre-is-nobodys = ცენტრის უჯრები არავისია
by-points = { $more } — { $fewer }
by-square = { $more } — { $fewer }, უჯრით { $number }

## Places

reserve =
    { $seat ->
        [Brown] ყავისფერის მარაგი
       *[Ivory] ძვლისფერის მარაგი
    }
    .from = { $seat ->
        [Brown] ყავისფერის მარაგიდან
       *[Ivory] ძვლისფერის მარაგიდან
    }
    .to = { $seat ->
        [Brown] ყავისფერის მარაგში
       *[Ivory] ძვლისფერის მარაგში
    }
centre =
    { $number ->
        [1] ცენტრის 1-ლი უჯრა
       *[other] ცენტრის მე-{ $number } უჯრა
    }
    .from = { $number ->
        [1] ცენტრის 1-ლი უჯრიდან
       *[other] ცენტრის მე-{ $number } უჯრიდან
    }
    .to = { $number ->
        [1] ცენტრის 1-ლ უჯრაზე
       *[other] ცენტრის მე-{ $number } უჯრაზე
    }
own-home =
    { $number ->
        [1] სახლის 1-ლი უჯრა
       *[other] სახლის მე-{ $number } უჯრა
    }
    .from = { $number ->
        [1] სახლის 1-ლი უჯრიდან
       *[other] სახლის მე-{ $number } უჯრიდან
    }
    .to = { $number ->
        [1] სახლის 1-ლ უჯრაზე
       *[other] სახლის მე-{ $number } უჯრაზე
    }
home-of =
    { $seat ->
        [Brown] { $number ->
            [1] ყავისფერის სახლის 1-ლი უჯრა
           *[other] ყავისფერის სახლის მე-{ $number } უჯრა
        }
       *[Ivory] { $number ->
            [1] ძვლისფერის სახლის 1-ლი უჯრა
           *[other] ძვლისფერის სახლის მე-{ $number } უჯრა
        }
    }
    .from = { $seat ->
        [Brown] { $number ->
            [1] ყავისფერის სახლის 1-ლი უჯრიდან
           *[other] ყავისფერის სახლის მე-{ $number } უჯრიდან
        }
       *[Ivory] { $number ->
            [1] ძვლისფერის სახლის 1-ლი უჯრიდან
           *[other] ძვლისფერის სახლის მე-{ $number } უჯრიდან
        }
    }
    .to = { $seat ->
        [Brown] { $number ->
            [1] ყავისფერის სახლის 1-ლ უჯრაზე
           *[other] ყავისფერის სახლის მე-{ $number } უჯრაზე
        }
       *[Ivory] { $number ->
            [1] ძვლისფერის სახლის 1-ლ უჯრაზე
           *[other] ძვლისფერის სახლის მე-{ $number } უჯრაზე
        }
    }

## What has moved

walked = { $height } ჟეტონის გავლა { FROM($from) }: { $over }

## What the button of a step says

place-token = { $number }-ით: დადე ჟეტონი { TO($to) }
return-token = დააბრუნე ჟეტონი { FROM($from) } მარაგში
walk-token = { $number }-ით: გაატარე ჟეტონი { FROM($from) } { TO($to) }
walk-tokens = { $number }-ით: გაატარე { $height } ჟეტონი { FROM($from) }: { $over }

## What the button of a choice says

end-turn-bump = დაასრულე (ჩიხი)

## What is asked of whom, and the end of a game

last-turn = { $prompt } ეს ბოლო სვლაა.
use-one =
    { $name ->
        [you] შენი ჯერია: გამოიყენე { $number }.
       *[other] { $name }: გამოიყენე { $number }.
    }
use-both =
    { $name ->
        [you] შენი ჯერია: გამოიყენე { $one } და { $another }.
       *[other] { $name }: გამოიყენე { $one } და { $another }.
    }
use-twice =
    { $name ->
        [you] შენი ჯერია: გამოიყენე { $number } ორჯერ.
       *[other] { $name }: გამოიყენე { $number } ორჯერ.
    }
use-twice-or-return =
    { $name ->
        [you] შენი ჯერია: გამოიყენე { $number } ორჯერ, ან დააბრუნე მარაგში ერთი შენი ჟეტონი და ხელახლა გააგორე.
       *[other] { $name }: გამოიყენე { $number } ორჯერ, ან დააბრუნე მარაგში ერთი შენი ჟეტონი და ხელახლა გააგორე.
    }
return-and-throw =
    { $name ->
        [you] შენი ჯერია: დააბრუნე მარაგში ერთი შენი ჟეტონი და ხელახლა გააგორე.
       *[other] { $name }: დააბრუნე მარაგში ერთი შენი ჟეტონი და ხელახლა გააგორე.
    }
use-once =
    { $name ->
        [you] შენი ჯერია: გამოიყენე { $number }; ორჯერ ვერ გამოიყენება.
       *[other] { $name }: გამოიყენე { $number }; ორჯერ ვერ გამოიყენება.
    }
use-only =
    { $name ->
        [you] შენი ჯერია: გამოიყენე { $one }; { $another } ვერ გამოიყენება.
       *[other] { $name }: გამოიყენე { $one }; { $another } ვერ გამოიყენება.
    }
use-either =
    { $name ->
        [you] შენი ჯერია: გამოიყენე { $one } ან { $another }; ორივე ვერ გამოიყენება.
       *[other] { $name }: გამოიყენე { $one } ან { $another }; ორივე ვერ გამოიყენება.
    }
bump =
    { $name ->
        [you] { $ends ->
            [0] დაასრულე სვლა
           *[other] შენი სვლა მთავრდება
        }
       *[other] { $ends ->
            [0] { $name }: დაასრულე სვლა
           *[other] { $name }: შენი სვლა მთავრდება
        }
    } — { UNUSED($dice) }. ეს ჩიხია.
bump-and-turn =
    { $name ->
        [you] { $ends ->
            [0] დაასრულე სვლა
           *[other] შენი სვლა მთავრდება
        }
       *[other] { $ends ->
            [0] { $name }: დაასრულე სვლა
           *[other] { $name }: შენი სვლა მთავრდება
        }
    } — { UNUSED($dice) }. ეს ჩიხია; { $other ->
        [you] კიდევ ერთ სვლას თამაშობ შენ.
       *[other] კიდევ ერთ სვლას თამაშობს { $other }.
    }
won =
    { $name ->
        [you] შენ იგებ
       *[other] { $name } იგებს
    } ცენტრს, { $manner }.

## The score panel

in-reserve = მარაგი
running-score = საერთო ანგარიში
coins-won = მოგებული მონეტები
gained = +{ $count }
stake = ფსონი

## What is known of the game without playing it

title = ტაბლერო დი ბერონა
tagline = დააწყვე ჟეტონები და ბოლოს დაეუფლე ცენტრს
goal = თამაშის ბოლოს ცენტრის უფრო ღირებული უჯრები შენი უნდა იყოს.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-points = ქულა, ქულას, ქულები
about-points = ცენტრის ყოველი უჯრა თავის რიცხვს, 1-დან 6-მდე, იმას აძლევს, ვისი ჟეტონიც მასზე ზემოდან დევს.
term-use = გამოიყენე, გამოიყენება
about-use = ყოველი კამათლით ან ჟეტონს დებ შენი სახლის იმავე რიცხვის უჯრაზე, ან იქაურ დასტას ატარებ.
term-walk = გაატარე, გავლა
about-walk = გავლისას დასტა ყოველ უჯრაზე, რომელზეც გადის, თავის ქვედა ჟეტონს ტოვებს.
term-reserve = მარაგი, მარაგში, მარაგიდან
about-reserve = მარაგში მოთამაშის ის ჟეტონებია, რომლებიც დაფაზე არ არის.
term-bump = ჩიხი, ჩიხია
about-bump = ჩიხი კამათელია, რომელიც ვერ გამოიყენება: მეორე მოთამაშეს ერთი ბოლო სვლა აქვს, მერე ცენტრი ითვლება.
term-running-score = საერთო ანგარიში
about-running-score = საერთო ანგარიში კრებს სხვაობებს, რომლებითაც თითოეულმა მოთამაშემ მოიგო.
term-coins = მონეტა, მონეტები
about-coins = მოგებული მონეტები ის არის, რაც თითოეულმა მოთამაშემ ამ სერიაში მოიგო ან წააგო.
term-stake = ფსონი
about-stake = ფსონი ის არის, რაზეც ერთი თამაში მიდის.
term-return = დააბრუნე
about-return = დუბლით შეგიძლია სამაგიეროდ ერთი შენი ჟეტონი მარაგში დააბრუნო და ხელახლა გააგორო.

## What the seats are called

brown = ყავისფერი
ivory = ძვლისფერი
