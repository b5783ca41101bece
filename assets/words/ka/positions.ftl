## Backgammon

not-fifteen-checkers =
    { $seat ->
        [White] თეთრს თხუთმეტი ქვა არ აქვს
       *[Black] შავს თხუთმეტი ქვა არ აქვს
    }
both-on-point = თეთრის პუნქტზე { $number } ორივე ფერის ქვა დგას (ეს შავის პუნქტია { $other })
both-off = ორივეს ვერ ექნება ყველა ქვა გატანილი
both-shut-out = ორივეს ბარზე ქვა აქვს და წინ დახურული კარი: ვერავინ ვერასოდეს ითამაშებს
not-at-start = თამაში იწყება, როცა ყველა ქვა საწყის ადგილზეა
winner-not-off = გამარჯვებულს ყველა ქვა არ გაუტანია
all-off =
    { $seat ->
        [White] თეთრმა ყველა ქვა გაიტანა, ამიტომ თამაში დასრულებულია
       *[Black] შავმა ყველა ქვა გაიტანა, ამიტომ თამაში დასრულებულია
    }
opening-names-white = დასაწყისში ორივე აგორებს; იწერება თეთრი
no-dice = სათამაშო კამათელი არ არის
dice-lie-not = ახლა მაგიდაზე კამათელი არ დევს
faces-of-die = კამათელზე რიცხვებია 1-დან 6-მდე
used-too-often = კამათელს ერთი გადასვლა ხარჯავს, ან ორი, თუ ორივე ერთნაირია
first-is-used-first = ორი ტოლი კამათლიდან ჯერ პირველი იხარჯება
cube-missing = გაორმაგების კუბი აკლია
no-cube = ამ თამაშში გაორმაგების კუბი არ არის
owned-without-double = გაორმაგებამდე კუბი არავისია
owned-by-nobody = ფსონი { $number } ნიშნავს, რომ კუბი ვიღაცისაა
crawford-doubled = კროუფორდის ხელში არავინ აორმაგებს
opening-doubled = საწყის გაგორებამდე არავინ აორმაგებს
too-low-score = თამაში ღირდა { $number }, გამარჯვებულის ანგარიშზე კი ეს არ ჩანს
single-crawford = ცალკე ხელში კროუფორდის ხელი არ არის
too-many-points = ამ მატჩში არავის აქვს { $number } ქულაზე მეტი
match-over = { $number } ქულით მატჩი დასრულებულია
not-crawford = ეს კროუფორდის ხელი ვერ იქნება
no-beaver = პასუხგასაცემი ბივერი არ არის
bad-resignation = ნებდებიან ერთმაგ, ორმაგ ან სამმაგ ფსონად
nothing-dropped = გაორმაგება ვერ დაითმობოდა

## Tablero de Jesus

empty-board = დაფა მხოლოდ წაგებულ თამაშში ცარიელდება
other-coins = ქისებსა და დაფაზე { $number } მონეტაა, ორი ფსონი კი { $other }-ია
no-run = დაფაზე ასაღები მწკრივი არ არის
coins-at-end = წაგებულ თამაშში დაფაზე მონეტა არ დევს
other-coins-at-end = ბოლოს ქისებში { $number } მონეტაა, ორი ფსონი კი { $other } იყო
could-refill = წამგებს { $number } მონეტა აქვს და შევსება შეეძლო
no-coin = სვეტში { $number } მონეტა არ არის
several-coins = სვეტში { $number } ერთზე მეტი მონეტაა
half-of-coins = საწყის გაგორებამდე თითო მოთამაშეს ქისაში მონეტების ნახევარი აქვს

## Tablero di Berona

token-before-opening = საწყის გაგორებამდე დაფაზე ჟეტონი არ დევს
won-before-single = ერთ თამაშში მანამდე არაფერია მოგებული: won:0-0
too-many-tokens = { $letter }: { $number } ჟეტონზე მეტია

## Tabula

both-colours = პუნქტზე { $number } ორივე ფერის კენჭი დგას
no-winner = ბოლოს ერთ მოთამაშეს თხუთმეტი კენჭი გატანილი აქვს
fifteen-off = თხუთმეტი გატანილი კენჭით თამაში დასრულებულია
other-pieces =
    { $colour ->
        [ivory] ძვლისფერს { $number } კენჭი აქვს და არა { $other }
       *[brown] ყავისფერს { $number } კენჭი აქვს და არა { $other }
    }

## The Royal Game of Ur

too-many-pieces =
    { $side ->
        [Blue] ლურჯს { $number } კენჭზე მეტი აქვს
       *[Ivory] ძვლისფერს { $number } კენჭზე მეტი აქვს
    }
both-on-square = უჯრაზე { $square } ორივე მოთამაშის კენჭი დგას
both-home = ორივე მოთამაშეს ყველა კენჭი სახლში აქვს
other-tallies = { $number } ჩხირია და არა { $other }
winner-not-paid = გამარჯვებულს { $number } ჩხირი უნდა მიეღო
no-tallies = პარტია ჩხირებზე მიდის
single-tallies = ერთ თამაშში ჩხირები არ არის
set-over = როცა ყველა ჩხირი ერთ ხელშია, პარტია დასრულებულია
over-without-winner = თამაში დასრულებულია მაშინ და მხოლოდ მაშინ, როცა ერთ მხარეს შვიდი კენჭი სახლში აქვს
unknown-beginner = ვინ დაიწყო, უცნობია მაშინ და მხოლოდ მაშინ, სანამ ამას წილები წყვეტს
not-at-ur-start = სანამ წილები წყვეტს, ვინ იწყებს, ყველა კენჭი საწყისზეა
lots-worth = სამი წილი მაქსიმუმ 3-ს იძლევა
faces-of-lot = წილზე 0 ან 1-ია
gate-not-opened = სამი ცარიელი კენჭს ჭიშკარზე დასვამდა და ხელახლა გაგორდებოდა
nothing-moved = კენჭი ვერ გადავიდოდა
nothing-earned = ამას ვარდული ვერ მოიტანდა
other-pieces-of =
    { $side ->
        [Blue] ლურჯს { $number } კენჭი აქვს და არა { $other }
       *[Ivory] ძვლისფერს { $number } კენჭი აქვს და არა { $other }
    }
not-on-way =
    { $side ->
        [Blue] ლურჯი უჯრაზე { $square } არასოდეს მიდის
       *[Ivory] ძვლისფერი უჯრაზე { $square } არასოდეს მიდის
    }
two-on-square =
    { $side ->
        [Blue] ლურჯს უჯრაზე { $square } ორი კენჭი აქვს
       *[Ivory] ძვლისფერს უჯრაზე { $square } ორი კენჭი აქვს
    }
no-rosette = ვარსკვლავი მხოლოდ ვარდულს აქვს, { $square } კი ვარდული არ არის
