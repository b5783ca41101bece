## What cannot be opened

has-house-rules = ფორმატს „{ $format }“ თავისი წესები აქვს; მათი არჩევა მხოლოდ პოზიციებისა და სხვა პროგრამებისთვის შეიძლება
unknown = ეს არც შენახული თამაშია, არც ჩანაწერი, არც სხვა პროგრამის მატჩი, არც XGID და არც რომელიმე თამაშის პოზიცია
not-text = ეს ტექსტი არ არის
only-read = „{ $format }“ მხოლოდ იკითხება
link-damaged = ბმული დაზიანებულია
other-format =
    { $kind ->
        [link] ბმული { $found } ფორმატისაა, ეს პროგრამა კი მხოლოდ { $number } ფორმატს კითხულობს
       *[record] ჩანაწერი { $found } ფორმატისაა, ეს პროგრამა კი მხოლოდ { $number } ფორმატს კითხულობს
    }

## What is wrong with a record

first-line = პირველი სტრიქონია „{ $words }“
game-needed = აქ საჭიროა „{ $words }“ და თამაშის სახელი
rules-as = წესები ასე იწერება: { $words }
no-header-line = „{ $found }“ თავსართის სტრიქონი არ არის
no-source = გაგორება ვერ იქნება „{ $found }“-დან
two-players = საჭიროა ორი მოთამაშე, მძიმით გაყოფილი
line-begins = თამაშის სტრიქონი { $number } იწყება ასე: „{ $words }“
another-game = თამაში დასრულებულია: ახალს მხოლოდ „{ $words }“ იწყებს
both-throw = აქ ორივე აგორებს: „{ $words }“
turn-of = ჯერია: „{ $name }“
colon-place = ორწერტილი გაგორების შემდეგ დგას, თუ გაგორება არ არის, სახელის შემდეგ
colon-missing = სახელის ან გაგორების შემდეგ ორწერტილი აკლია
brace-missing = შენიშვნის შემდეგ „{ $words }“ აკლია
no-note = „{ $found }“ შენიშვნა არ არის

## What is wrong with a match of another program

not-one-match = ფაილში { $count } ხელია, რომლებიც ერთი მატჩი არ არის
no-variation = სახეობა „{ $name }“ აქ არ ითამაშება
unknown-variation = ეს სახეობა აქ უცნობია
no-length = მატჩი { $points } ქულამდე აქ არ ითამაშება
should-be = „{ $found }“-ის ნაცვლად უნდა იყოს: { $words }
length-missing = სიგრძე აკლია: { $words }
ends-early = ფაილი პირველ ხელამდე მთავრდება
two-readings = ეს შეიძლება იყოს მოთამაშე „{ $name }“-ის ან „{ $other }“-ის ჯერი: ის სვეტებს შორისაა და ორივენაირად ითამაშება
two-winners = აქ მოიგო მოთამაშემ „{ $name }“ ან „{ $other }“: სიტყვები სვეტებს შორისაა და ანგარიში არ მოსდევს
no-kind = ფაილში არ წერია, რომ მისი თამაში ნარდია: { $words }
other-kind = { $found } სხვა თამაშია: ნარდი არის { $words }
no-game = ფაილში ხელი არ არის
xg-cut = ეს .xg ფაილი თავსართში წყდება
unpacks-too-large = ეს { $format } ფაილი გახსნისას ნებისმიერ მატჩზე დიდია
cannot-unpack = ეს { $format } ფაილი დაზიანებულია: მისი ხელები არ იხსნება
xg-no-match = ეს .xg ფაილი მატჩის თავსართით არ იწყება

## What is wrong with a position of another program

ten-fields = XGID-ს ათი ველი აქვს და არა { $count }
five-fields = OGID-ს სულ მცირე ხუთი ველი აქვს
on-other-bar = „{ $found }“ მოწინააღმდეგის ბარზეა
too-many-checkers =
    { $seat ->
        [White] თეთრს { $count } ქვა აქვს, { $most }-ზე მეტი
       *[Black] შავს { $count } ქვა აქვს, { $most }-ზე მეტი
    }
characters-of-checkers = 26 სიმბოლო: ბარი, 24 პუნქტი, ბარი
fifteen-checkers = თხუთმეტი ქვა თითო მოთამაშეს
length-of-match = მატჩის სიგრძე, მაგალითად { $words }
dropped = გაორმაგება დაითმო: ხელი დასრულებულია
doubled-before-throw = გაორმაგებას გაგორებამდე სთავაზობენ
no-place = „{ $found }“ ამ მოთამაშის ქვის ადგილი არ არის
more-checkers = ქვა { $count }-ზე მეტია
somebody-has-more = პოზიციის ID-ით ვიღაცას { $count }-ზე მეტი ქვა აქვს
more-than-checkers = „{ $found }“ ორი მოთამაშის ქვების გარდა სხვასაც შეიცავს
colon-between-ids = პოზიციის ID-სა და მატჩის ID-ს ორწერტილი აერთებს
id-not-played = მატჩის ID-ის მიხედვით ხელი არ ითამაშება
id-unknown-end = მატჩის ID-ის ბოლოში არის რაღაც, რასაც ეს პროგრამა არ იცნობს
id-length = მატჩის ID-ის მიხედვით მატჩი { $points } ქულამდეა, რაც აქ არ ითამაშება
id-two-offers = მატჩის ID-ის მიხედვით ერთდროულად შეთავაზებულია გაორმაგებაც და დანებებაც
id-nothing-to-do = მატჩის ID-ის მიხედვით ის, ვისი ჯერია, ელოდება მეორეს, რომელსაც გასაკეთებელი არაფერი აქვს
id-third-player = მატჩის ID-ის მიხედვით კუბი მესამე მოთამაშისაა
id-stake = მატჩის ID-ის მიხედვით ფსონი { $most }-ზე მეტია
length-of-id =
    { $kind ->
        [position] პოზიციის ID-ს { $count } სიმბოლო აქვს, „{ $found }“ კი სხვაა
       *[match] მატჩის ID-ს { $count } სიმბოლო აქვს, „{ $found }“ კი სხვაა
    }
no-letter-of-id = „{ $found }“ ID-ის სიმბოლო არ არის
more-bits =
    { $kind ->
        [position] პოზიციის ID-ს ზედმეტი ბიტები აქვს
       *[match] მატჩის ID-ს ზედმეტი ბიტები აქვს
    }

## Where something was not kept as it stands

on-line = სტრიქონი { $line }: { $what }
at-place = { $place }: { $what }
head-of-match = მატჩის თავსართი
above-first-game = პირველ ხელამდე
in-game = ხელი { $number }
at-throw = ხელი { $number }, გაგორება { $throw }

## What was left out

left-out-because = { $what }: გამოტოვებულია
rest-left-out = { $what }: ხელის დანარჩენი გამოტოვებულია
refused-and-left-out = { $refusal } ხელის დანარჩენი გამოტოვებულია
goes-on = { $what }; ხელი იქიდან გრძელდება
stands-above = „{ $found }“ ხელების ზემოთაა და გამოტოვებულია
not-known = „{ $found }“ უცნობია და გამოტოვებულია
unknown-rule = წესი „{ $found }“ უცნობია და გამოტოვებულია
names-no-move = „{ $found }“ სვლა არ არის: არაფერი თამაშდება
no-throw = „{ $found }“ სვლებიანი გაგორება არ არის და გამოტოვებულია
comments-left-out =
    { $count ->
        [1] ერთი კომენტარი გამოტოვებულია
       *[other] { $count } კომენტარი გამოტოვებულია, პირველი აქ
    }
variations-left-out =
    { $count ->
        [1] ერთი ვარიანტი გამოტოვებულია
       *[other] { $count } ვარიანტი გამოტოვებულია, პირველი აქ
    }
others-left-out =
    { $count ->
        [1] ერთი თამაში, რომელიც ნარდი არ არის, გამოტოვებულია
       *[other] { $count } თამაში, რომლებიც ნარდი არ არის, გამოტოვებულია, პირველი აქ
    }
encoding = ტექსტის კოდირებაა „{ $name }“: სახელები შეიძლება არასწორად იკითხებოდეს
too-much-not-legal = ხელის დანარჩენი გამოტოვებულია: მეტისმეტად ბევრი რამ წესებს არ შეესაბამება
after-end = ხელი დასრულებულია: რაც მოსდევს, გამოტოვებულია
second-head = მატჩის მეორე თავსართი გამოტოვებულია
automatic-doubles = მისი ავტომატური გაორმაგებები გამოტოვებულია
redouble = ბივერის შემდეგ ხელახალი გაორმაგება გამოტოვებულია
throw-unreadable = ეს გაგორება ვერ იკითხება და გამოტოვებულია
move-unreadable = ამ სვლის ნაწილი ვერ იკითხება
belongs-to-none = ეს არცერთ ხელს არ ეკუთვნის და გამოტოვებულია
cut-here = ფაილი აქ წყდება: გაგრძელება აკლია
cut-in-game = ფაილი ხელის შუაში მთავრდება

## What was changed or guessed

name-cut = სახელი „{ $name }“ შემოკლდა: „{ $cut }“
names-here = მოთამაშეებს აქ ჰქვიათ „{ $name }“ და „{ $other }“
no-end = ხელს { $number } ფაილში დასასრული არ აქვს
comes-after = ხელი { $number } მოსდევს ხელს { $before }
score-would-be = ანგარიში აქ { $score } იქნებოდა; რჩება ფაილისა
is-crawford = ფაილის მიხედვით ეს კროუფორდის ხელია
is-not-crawford = ფაილის მიხედვით ეს კროუფორდის ხელი არ არის
doubled-not-crawford = აქ ვიღაც აორმაგებს, ანუ ეს კროუფორდის ხელი არ არის
kept-as-single = მატჩი დასრულებულია: ეს ხელი ცალკე ხელად რჩება
opening-double = ხელი ტოლი კამათლებით ვერ დაიწყება: რჩება ისე, თითქოს მანამდე ორივემ გააგორა
turn-missing =
    { $seat ->
        [White] ამის წინ თეთრის ერთი სვლა აკლია
       *[Black] ამის წინ შავის ერთი სვლა აკლია
    }
dice-unused =
    { $seat ->
        [White] თეთრს წინა სვლაზე ყველა კამათელი უნდა გამოეყენებინა და არ გამოუყენებია
       *[Black] შავს წინა სვლაზე ყველა კამათელი უნდა გამოეყენებინა და არ გამოუყენებია
    }
not-legal =
    { $seat ->
        [White] თეთრი ვერ ითამაშებს „{ $moves }“ კამათლებით { $first } და { $second }
       *[Black] შავი ვერ ითამაშებს „{ $moves }“ კამათლებით { $first } და { $second }
    }
others-answer = გაორმაგებაზე მეორე მოთამაშე პასუხობს.
not-doubled = არავის გაუორმაგებია.
double-unanswered = გაორმაგებას პასუხი არ აქვს: მიღებულად ითვლება
stake-would-be = ფსონი { $stake } იქნებოდა და არა { $number }
no-stake = ფსონი { $number } აქ არ არსებობს
has-more-checkers =
    { $seat ->
        [White] თეთრს { $most }-ზე მეტი ქვა ექნებოდა
       *[Black] შავს { $most }-ზე მეტი ქვა ექნებოდა
    }
set-up-impossible = აქ დალაგებული პოზიცია შეუძლებელია: { $why }; ხელის დანარჩენი გამოტოვებულია
set-up-here = აქ პოზიცია დალაგდა; ხელი იქიდან გრძელდება
does-not-follow = ეს პოზიცია წინას არ მოსდევს; ხელი აქედან გრძელდება
kept-as-refused = ხელი ამ გაგორებამდე მთავრდება და ფსონად ითვლება: რჩება დათმობილ გაორმაგებად
score-says-won =
    { $seat ->
        [White] შემდეგი ანგარიშით მოიგო თეთრმა, და ასეა მიღებული
       *[Black] შემდეგი ანგარიშით მოიგო შავმა, და ასეა მიღებული
    }
given-to-both =
    { $seat ->
        [White] სიტყვები ამ ხელს ორივეს აძლევს: რჩება თეთრის მოგებად
       *[Black] სიტყვები ამ ხელს ორივეს აძლევს: რჩება შავის მოგებად
    }
given-to-loser =
    { $seat ->
        [White] ფაილი ხელს აძლევს თეთრს, თუმცა თამაშში წააგო
       *[Black] ფაილი ხელს აძლევს შავს, თუმცა თამაშში წააგო
    }
counts-differ = სიტყვებით { $points }, ანგარიშით { $worth }
with-jacoby = ხელი { $points } ითვლება: ჯეიკობის წესით ითამაშეს
without-jacoby = ხელი { $points } ითვლება: ჯეიკობის წესის გარეშე ითამაშეს
worth-differs = ფაილით ეს ხელი { $points } ითვლება, ღირდა კი { $worth }
match-needed-no-more = ფაილით { $points } ითვლება, რადგან მატჩს მეტი არ სჭირდებოდა; ხელი ღირდა { $worth }
no-resignation = ფაილით { $points } ითვლება, ასეთი დანებება კი ფსონით { $stake } არ არსებობს: აქ { $worth } ითვლება
resigned-over-throw =
    { $seat ->
        [White] თეთრი დანებდა, როცა მაგიდაზე მოწინააღმდეგის კამათლები იდო: ის გაგორება გამოტოვებულია
       *[Black] შავი დანებდა, როცა მაგიდაზე მოწინააღმდეგის კამათლები იდო: ის გაგორება გამოტოვებულია
    }
resigned-before-turn =
    { $seat ->
        [White] თეთრი დანებდა თავის სვლამდე: ხელი რჩება თავისი დასასრულით, სვლების გარეშე
       *[Black] შავი დანებდა თავის სვლამდე: ხელი რჩება თავისი დასასრულით, სვლების გარეშე
    }
could-not-resign =
    { $seat ->
        [White] თეთრი დანებდა, როცა არ შეეძლო: ხელის დასასრული გამოტოვებულია
       *[Black] შავი დანებდა, როცა არ შეეძლო: ხელის დასასრული გამოტოვებულია
    }

## Why a game cannot be written in a format

only-backgammon = { $format } მხოლოდ ნარდს იწერს; ეს კი არის { $game }
cannot-hold =
    { $moment ->
        [half] { $format } ვერ იტევს ნახევრად ნათამაშებ გაგორებას
        [beaver] { $format } ვერ იტევს ბივერს, რომელიც პასუხს ელოდება
        [resignation] { $format } ვერ იტევს დანებებას
        [opening] { $format } ვერ იტევს საწყის გაგორებას: არავის ჯერი არ არის
       *[over] { $format } ვერ იტევს დასრულებულ ხელს
    }
cannot-begin =
    { $moment ->
        [half] { $format } ვერ იწყება ნახევრად ნათამაშები გაგორებით
        [beaver] { $format } ვერ იწყება ბივერით, რომელიც პასუხს ელოდება
        [resignation] { $format } ვერ იწყება დანებებით, რომელიც პასუხს ელოდება
       *[over] { $format } ვერ იწყება ხელის დასასრულით
    }
score-too-high = { $format } ვერ იტევს { $most }-ზე დიდ ანგარიშს
name-unwritable = სახელი „{ $name }“ ვერ ჩაიწერება ფორმატში { $format }
only-from-first-throw = { $format } ხელებს პირველი გაგორებიდან იწერს; ეს კი პოზიციით იწყება
no-automatic-double = { $format } ვერ იტევს ავტომატურ გაორმაგებას
action-refused = მოქმედება { $number } ვერ ჩაიწერება: { $refusal }
