## Values of several rules

on = ჩართული
off = გამორთული
yes = კი
no = არა
points = { $count } ქულა

## The values of a rule in one line

standard = სტანდარტი: { $default }.
standard-or = სტანდარტი: { $default }. ან: { $others }.
or-more = { $min } ან მეტი
from-to = { $min }–{ $max }
values-from-to = { $min }–{ $largest }

## The whole numbers that are allowed, beside the field for one

range = { $min }–{ $largest }

## Why rules are refused

unknown-rule = დამატებითი წესი „{ $key }“ არ არსებობს (ცნობილია: { $known })
unknown-value = დამატებითი წესი „{ $key }“ ვერ იქნება „{ $value }“ (შეიძლება იყოს { $may-be })

not-jacoby-in-match = ჯეიკობის წესი ცალკე ხელებისთვისაა და არა მატჩისთვის
not-beavers-in-match = ბივერი ცალკე ხელებისთვისაა და არა მატჩისთვის
not-automatic-doubles-in-match = ავტომატური გაორმაგება ცალკე ხელებისთვისაა და არა მატჩისთვის

## The house rules of backgammon, with what they do

backgammon-match-length = მატჩის სიგრძე
backgammon-match-length-explained = ერთი ხელი, ან იმდენი, რამდენიც საჭიროა, სანამ ვინმე ამდენ ქულას დააგროვებს.
backgammon-doubling-cube = გაორმაგების კუბი
backgammon-doubling-cube-explained = მის გარეშე ფსონი ერთი ქულაა; მარსი და კოკა მაინც ორმაგად და სამმაგად ითვლება.
backgammon-crawford = კროუფორდი
backgammon-crawford-explained = მატჩში: როცა ვინმეს მოგებამდე პირველად დააკლდება ერთი ქულა, ერთი ხელი გაორმაგების გარეშე თამაშდება.
backgammon-jacoby = ჯეიკობი
backgammon-jacoby-explained = მარსი და კოკა მხოლოდ აღებული გაორმაგების შემდეგ ითვლება. ცალკე ხელებისთვის.
backgammon-beavers = ბივერი
backgammon-beavers-explained = ვინც გაორმაგებას იღებს, შეუძლია მაშინვე ხელახლა გააორმაგოს და კუბი დაიტოვოს. ცალკე ხელებისთვის.
backgammon-automatic-doubles = ავტომატური გაორმაგება
backgammon-automatic-doubles-explained = საწყისი გაგორების პირველი ტოლობა ფსონს აორმაგებს, მაქსიმუმ ერთხელ. ცალკე ხელებისთვის.
backgammon-bar-counts = კოკა ბარსაც ითვლის
backgammon-bar-counts-explained = იწვევს თუ არა ბარზე დარჩენილი ქვა სამმაგ წაგებას, როგორც გამარჯვებულის კარში დარჩენილი.
backgammon-drop-pays = დათმობის ფასი
backgammon-drop-pays-explained = რას კარგავს ის, ვინც თმობს. განსხვავება მხოლოდ ხელახალი გაორმაგების შემდეგაა.

backgammon-single-game = ერთი ხელი
backgammon-drop-pays-current-stake = ფსონი შეთავაზებამდე
backgammon-drop-pays-one-point = 1 ქულა

## The house rules of Tabula, with what they do

tabula-exact-bearing-off = ზუსტი გატანა
tabula-exact-bearing-off-explained = გატანა მხოლოდ ზუსტი რიცხვით ხდება. გამორთული: ყველაზე უკანა კენჭს უფრო დიდი კამათელიც გაიტანს.
tabula-gather = შეგროვება გატანამდე
tabula-gather-explained = გატანა იწყება, როცა ყველა დარჩენილი კენჭი ბოლო მეოთხედშია. გამორთული: მას მხოლოდ ბარი კრძალავს.
tabula-lock-second-half = მეორე ნახევარი ჩაკეტილია
tabula-lock-second-half-explained = სანამ მოთამაშეს ხელში კენჭი აქვს, 13-ზე და შემდეგ დადგომა არ შეიძლება.
tabula-none-off-points = მოგება, როცა წამგებს არცერთი არ გაუტანია
tabula-none-off-points-explained = რა ღირს მოგება, თუ წამგებს არცერთი კენჭი არ გაუტანია.
tabula-partly-playable = გაგორება, რომელიც მთლიანად ვერ ითამაშება
tabula-partly-playable-explained = გამოიყენე რაც შეიძლება მეტი კამათელი, ან ითამაშე ნებისმიერი რიგით, სანამ დარჩენილებიდან ვეღარცერთი ითამაშება.
tabula-setup = განლაგება
tabula-setup-explained = დაიწყე ყველა კენჭით ხელში, ან იქ, სადაც იმპერატორ ზენონს თავისი 2-5-6 უნდა ეთამაშა.

tabula-partly-playable-most-dice = რაც შეიძლება მეტი კამათელი
tabula-partly-playable-any-order = ნებისმიერი რიგით, სანამ ითამაშება
tabula-set-up-all-in-hand = ყველა ხელში
tabula-set-up-zeno = ზენონის პოზიცია

## The house rules of the Royal Game of Ur, with what they do

ur-play = ხანგრძლივობა
ur-play-explained = თამაშები, სანამ ერთი მოთამაშე 21-ვე ჩხირს მოაგროვებს, ან ერთი თამაში ბანკზე.
ur-opening = დასაწყისი
ur-opening-explained = ორივე ჩაკეტილია, სანამ სამი ცარიელი მოუვა, ან არავინაა ჩაკეტილი და კენჭს 1-დან 3-მდე ნებისმიერი გაგორება უშვებს.
ur-reward = რას იძლევა ვარდული
ur-reward-explained = რას იღებს კენჭი, რომელიც ვარდულზე დადგება. თუ ეს კიდევ ერთი გაგორებაა, ბოლო ვარდულზე მდგომი კენჭი შეიძლება ჯერ სახლში მივიდეს.
ur-safe-rosettes = ვარდული იცავს
ur-safe-rosettes-explained = მოწინააღმდეგის კენჭი ვარდულზე მას კეტავს და ვერ მოკვდება.
ur-three-blanks = სამი ცარიელი, როცა არავინაა ჩაკეტილი
ur-three-blanks-explained = სვლა იკარგება, ან კენჭი საწყისიდან ჭიშკარზე დგება და მოთამაშე ხელახლა აგორებს.
ur-river-first = ჯერ მდინარის კენჭები
ur-river-first-explained = თუ მდინარეში მყოფი კენჭი ამ გაგორებით ცოცხლდება, უნდა გაცოცხლდეს.
ur-next-starter = ვინ იწყებს შემდეგ თამაშს
ur-next-starter-explained = წილები, ის, ვისაც ბოლო თამაში არ დაუწყია, წამგები ან გამარჯვებული.
ur-stake = ფსონი
ur-stake-explained = რამდენი მონეტა შეაქვს ყოველ მოთამაშეს ბანკში.

ur-opening-release = პირველ კენჭს სამი ცარიელი უშვებს
ur-opening-free = კენჭს ნებისმიერი გაგორება უშვებს
ur-reward-free-move = თავისუფალი სვლა: 1, 2, 3 ან 5
ur-reward-another-throw = კიდევ ერთი გაგორება
ur-reward-none = არაფერი
ur-three-blanks-nothing = სვლა იკარგება
ur-three-blanks-gate = კენჭი ჭიშკარზე
ur-next-starter-lots = წილები წყვეტს
ur-next-starter-alternate = რიგრიგობით
ur-next-starter-loser = წამგები
ur-next-starter-winner = გამარჯვებული
ur-play-set = თამაშები 21 ჩხირზე
ur-play-single = ერთი თამაში

## The house rules of Tablero de Jesus, with what they do

jesus-stake = ფსონი
jesus-stake-explained = რამდენი მონეტა მოაქვს ყოველ მოთამაშეს.
jesus-claiming = მოთხოვნა
jesus-claiming-explained = როდის შეუძლია კამათლების მიმღებს მწკრივი გაგორების გარეშე მოითხოვოს.
jesus-several-runs = რამდენიმე მწკრივი ერთად
jesus-several-runs-explained = რას იღებს ამღები, როცა დაფაზე ერთზე მეტი მწკრივია.
jesus-eighth-coin = მერვე მონეტა
jesus-eighth-coin-explained = შვიდივე მონეტა ერთ მწკრივში მოწინააღმდეგის ქისიდანაც იგებს ერთ მონეტას, შევსებამდე.
jesus-coins-left = დაფაზე დარჩენილი მონეტები
jesus-coins-left-explained = ვინ იღებს მონეტებს, რომლებიც ბოლოს დაფაზე რჩება.

jesus-several-runs-all = ყველა აიღება
jesus-several-runs-one = ამღები ერთს ირჩევს
jesus-claiming-after-surrender = კამათლების დაკარგვის შემდეგ
jesus-claiming-every-receipt = ყოველთვის, როცა კამათლებს იღებ
jesus-claiming-never = არასოდეს: ჯერ გააგორე
jesus-coins-left-winner = გამარჯვებული
jesus-coins-left-nobody = არავინ

## The house rules of Tablero di Berona, with what they do

berona-series = სერია
berona-series-explained = თამაშობთ ერთ თამაშს თუ რამდენიმეს, რომლებიც ჯამდება.
berona-stake = მუდმივი ფსონი
berona-stake-explained = რამდენ მონეტას იხდის თამაშის წამგები მუდმივი ფსონისას; სხვა სერიებზე არ მოქმედებს.
berona-use-both-dice = ორივე კამათელი უნდა გამოიყენო
berona-use-both-dice-explained = ჩიხი მხოლოდ მაშინ დაიშვება, როცა ორივე კამათლის გამოყენება არანაირად არ შეიძლება.
berona-return-from = საიდან ბრუნდება ჟეტონი
berona-return-from-explained = სად შეიძლება იდოს ჟეტონი, რომელსაც დუბლი მარაგში აბრუნებს.
berona-after-draw = ფრეს შემდეგ
berona-after-draw-explained = ვინ იწყებს თამაშს ფრეს შემდეგ.

berona-return-from-any-stack = ნებისმიერი დასტიდან
berona-return-from-own-home-row = საკუთარი სახლის უჯრებიდან
berona-series-single = ერთი თამაში
berona-series-ledger = საერთო ანგარიში: გამარჯვებულს სხვაობა ემატება
berona-series-fixed-stake = მუდმივი ფსონი: წამგები შეთანხმებულ თანხას იხდის
berona-series-difference = სხვაობა: წამგები ქულაში თითო მონეტას იხდის
berona-after-draw-random = ვინც მეტს გააგორებს
berona-after-draw-same-player = ვინც ფრედ დასრულებული თამაში დაიწყო
