## Texts in a row: two of them; all but the last; the last after two or more others

two-together = { $first } და { $last }
    .from = { FROM($first) } და { FROM($last) }
    .to = { TO($first) } და { TO($last) }
    .by = { BY($first) } და { BY($last) }
last-together = { $first } და { $last }
    .from = { FROM($first) } და { FROM($last) }
    .to = { TO($first) } და { TO($last) }
    .by = { BY($first) } და { BY($last) }

two-choices = { $first } ან { $last }
    .from = { FROM($first) } ან { FROM($last) }
    .to = { TO($first) } ან { TO($last) }
    .by = { BY($first) } ან { BY($last) }
    .unused = ვერც { $first } გამოიყენება და ვერც { $last }
next-in-row = { $first }, { $last }
    .from = { FROM($first) }, { FROM($last) }
    .to = { TO($first) }, { TO($last) }
    .by = { BY($first) }, { BY($last) }
last-choice = { $first } ან { $last }
    .from = { FROM($first) } ან { FROM($last) }
    .to = { TO($first) } ან { TO($last) }
    .by = { BY($first) } ან { BY($last) }
    .unused = ვერც { $first } გამოიყენება და ვერც { $last }

## What is wrong in a text, and where

at-character = სიმბოლო { $character }: { $what }
at-line-and-character = სტრიქონი { $line }, სიმბოლო { $character }: { $what }

## Sentences one after the other; a sentence of its own; names and short notes in one line

next-sentence = { $first } { $last }
stated = { $what }.
in-one-line = { $first } · { $last }
titled = { $title }: { $what }
next-clause = { $first }; { $last }

## What a game is like, in one line

facts =
    { $count } მოთამაშე · { $shortest }–{ $longest } წთ · { $difficulty ->
        [easy] მარტივი
       *[medium] საშუალო
    }

## What a lesson or a file says, which is worded already

as-written = { $words }

## A legal action that a step of a lesson does not ask for

lesson-goes-on = წესებით ესეც შეიძლება, მაგრამ ეს გაკვეთილი ისე გრძელდება, როგორც ტექსტშია.

## Why an action is refused

game-over = თამაში დასრულდა.
not-over = ეს თამაში ჯერ არ დასრულებულა.
series-over = სერია დასრულდა; შემდეგი თამაში აღარ არის.
throw-dice-first = ჯერ კამათლები გააგორე.
throw-lots-first = ჯერ წილები გააგორე.
dice-lie = კამათლები მაგიდაზე დევს; ჯერ ისინი ითამაშე.
lots-lie = წილები მაგიდაზე დევს; ჯერ ისინი ითამაშე.
unfit-dice =
    { $count ->
        [1] გორდება ერთი კამათელი რიცხვებით { $low }-დან { $high }-მდე
        [2] გორდება ორი კამათელი რიცხვებით { $low }-დან { $high }-მდე
        [3] გორდება სამი კამათელი რიცხვებით { $low }-დან { $high }-მდე
       *[other] გორდება { $count } კამათელი რიცხვებით { $low }-დან { $high }-მდე
    }, { $faces ->
        [0] მაგრამ არცერთი არ გაგორდა
       *[other] და არა { $thrown }
    }.
unfit-lots =
    { $count ->
        [1] გორდება ერთი წილი რიცხვებით { $low }-დან { $high }-მდე
        [2] გორდება ორი წილი რიცხვებით { $low }-დან { $high }-მდე
        [3] გორდება სამი წილი რიცხვებით { $low }-დან { $high }-მდე
       *[other] გორდება { $count } წილი რიცხვებით { $low }-დან { $high }-მდე
    }, { $faces ->
        [0] მაგრამ არცერთი არ გაგორდა
       *[other] და არა { $thrown }
    }.
no-such-die = { $number } არცერთ კამათელზე არ არის.
die-used = { $number } უკვე ნათამაშებია.
still-playable = სვლა კიდევ შეგიძლია, ამიტომ უნდა ითამაშო.
no-such-choice = ასეთი არჩევანი ამ თამაშში არ არის.
other-throw = ეს გაგორება დაბრუნდა: ისევ { $thrown } მოდის
no-piece-to-put =
    { $piece ->
        [checker] იქ ქვა არ არის.
        [token] იქ ჟეტონი არ არის.
        [coin] იქ მონეტა არ არის.
       *[piece] იქ კენჭი არ არის.
    }
cannot-lie-there =
    { $piece ->
        [checker] ეს ქვა იქ ვერ იქნება.
        [token] ეს ჟეტონი იქ ვერ იქნება.
        [coin] ეს მონეტა იქ ვერ იქნება.
       *[piece] ეს კენჭი იქ ვერ იქნება.
    }
editing = პოზიცია იცვლება; ახლა თამაში არ მიდის.
set-beside = ეს დაფის გვერდით ირჩევა და არა ხელით.

## What a refused step is answered with

nothing-can-be-moved = ახლა სვლა შეუძლებელია. დაასრულე სვლა.
refusal-and-hint = { $refusal } { $hint }
can-move-from =
    { $name ->
        [you] შეგიძლია ითამაშო { FROM($places) }.
       *[other] { $name }: შეგიძლია ითამაშო { FROM($places) }.
    }
possible = იქიდან შეიძლება: { TO($places) }.
possible-with-both = იქიდან შეიძლება: { TO($places) }; ორივე კამათლით { TO($far) }.
possible-with-several = იქიდან შეიძლება: { TO($places) }; რამდენიმე კამათლით { TO($far) }.

## Why nothing is undone

nothing-happened = ჯერ არაფერი მომხდარა, რისი დაბრუნებაც შეიძლება
undo-throw = გაგორება ვერ დაბრუნდება
undo-finished = კამათლები გადაცემულია: ის სვლა ვეღარ დაბრუნდება
undo-said = არჩევანი ვერ დაბრუნდება
undo-forfeit = დანებებით ან დროით წაგებული თამაში ვეღარ გაგრძელდება
nothing-chosen = გაგორების შემდეგ ყოველი გადასვლა ერთადერთი შესაძლებელი იყო
undo-together =
    { $count } მოვლენა ერთად ვერ დაბრუნდება, { $next-count } კი დაბრუნდება
no-decision = ჯერ არაფერი გადაგიწყვეტია, რისი დაბრუნებაც შეიძლება

## What is wrong with an event

thrown-again = კამათელი { $number } ხელახლა ვერ გაგორდებოდა: კამათელი ნაკლებია
no-throw = წყარო ან ხელახლა გაგორებული კამათლები მხოლოდ გაგორებას შეიძლება ჰქონდეს
proof = მტკიცება მხოლოდ შეთანხმებულ გაგორებას აქვს: ყოველ ადგილზე 32 ბაიტი თექვსმეტობითი ციფრებით

## What has happened

equal-dice = ტოლი კამათლები: ორივე ხელახლა აგორებს.
higher-begins = იწყებს უფრო დიდი რიცხვი.
winner-begins = იწყებს ბოლო თამაშის გამარჯვებული.

## How a game has ended, and the sentence of which that is a part

resigned = დანებება
absence = არყოფნა
out-of-time = დრო ამოიწურა
won =
    { $name ->
        [you] შენ იგებ
       *[other] { $name } იგებს
    } { $unit ->
        [coin] { $count } მონეტას
        [tally] { $count } ჩხირს
       *[point] { $count } ქულას
    }: { $manner }.
drawn = ფრე: { $manner }.

## Whoever reads, where a sentence says no more of them

you = შენ

## Places and other things that stand in sentences

number = { $number }
    .from = { $number }-დან
    .to = { $number }-ზე
    .by = { $number }-ით
the-bar = ბარი
    .from = ბარიდან
    .to = ბარზე
off-the-board = დაფის გარეთ
    .from = დაფის გარედან
beside-the-board = დაფის გვერდით
    .from = დაფის გვერდიდან

## What has moved

moved = { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] , მოკვლით
    }
entered = { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] , მოკვლით
    }
went-off = { FROM($from) } { TO($to) }

## What the button of a step says

put-piece =
    { $piece ->
        [checker] ქვა { FROM($from) } { TO($to) }
        [token] ჟეტონი { FROM($from) } { TO($to) }
        [coin] მონეტა { FROM($from) } { TO($to) }
       *[piece] კენჭი { FROM($from) } { TO($to) }
    }

## What the button of a choice says

end-turn = დაასრულე
next-game = შემდეგი თამაში
resigned-before-end = დანებება
did-not-come-back = აღარ დაბრუნდა
ran-out-of-time = დრო ამოიწურა
not-a-choice = ასეთი არჩევანი არ არის

## What the key of a choice does, in a list of keys

does-end-turn = სვლის დასრულება
does-double = გაორმაგება
does-take = აღება
does-beaver = ბივერი: აღება და ხელახლა გაორმაგება
does-drop = დათმობა
does-accept = დანებების მიღება
does-decline = დანებებაზე უარი
does-claim = მწკრივის მოთხოვნა
does-take-run = მწკრივის აღება
does-skip = თავისუფალ სვლაზე უარი
does-resign = დანებება
does-begin-next = შემდეგი თამაშის დაწყება
does-end-series = სერიის დასრულება

## What is asked of whom, and the end of a game

throw-one-die-each = გააგორე თითო კამათელი ორივე მოთამაშისთვის. იწყებს უფრო დიდი რიცხვი.
throw-dice =
    { $name ->
        [you] შენი ჯერია: გააგორე კამათლები.
       *[other] { $name }: გააგორე კამათლები.
    }
end-your-turn =
    { $name ->
        [you] { $ends ->
            [0] დაასრულე სვლა.
           *[other] შენი სვლა მთავრდება.
        }
       *[other] { $ends ->
            [0] { $name }: დაასრულე სვლა.
           *[other] { $name }: შენი სვლა მთავრდება.
        }
    }
the-die = { $number }
    .by = { $number }-ით
    .unused = { $number } ვერ გამოიყენება
gave-up =
    { $loser ->
        [you] შენ დანებდი
       *[other] { $loser } დანებდა
    }: { $winner ->
        [you] იგებ შენ
       *[other] იგებს { $winner }
    }.
stayed-away =
    { $loser ->
        [you] შენ აღარ დაბრუნდი
       *[other] { $loser } აღარ დაბრუნდა
    }: { $winner ->
        [you] იგებ შენ
       *[other] იგებს { $winner }
    }.
lost-on-time =
    { $loser ->
        [you] შენი დრო ამოიწურა
       *[other] დრო ამოიწურა ({ $loser })
    }: { $winner ->
        [you] იგებ შენ
       *[other] იგებს { $winner }
    }.

## The score panel

pips = გზა
points = ქულები
date =
    { $year } წლის { $day } { $month ->
        [1] იანვარი
        [2] თებერვალი
        [3] მარტი
        [4] აპრილი
        [5] მაისი
        [6] ივნისი
        [7] ივლისი
        [8] აგვისტო
        [9] სექტემბერი
        [10] ოქტომბერი
        [11] ნოემბერი
       *[12] დეკემბერი
    }
