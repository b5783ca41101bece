## Who plays

opponent = მოწინააღმდეგე
a-person = ადამიანი
two-people-share = ორი ადამიანი ერთ ეკრანთან.
strength = სიძლიერე { $rank }, სულ { $count }. { $character }
you-play = შენ თამაშობ
watch = ყურება
name-of-seat = სახელი: { $seat }
optional-name-of-seat = სახელი (თუ გინდა): { $seat }
your-name = შენი სახელი
optional-name = სახელი (თუ გინდა)

## The server for games with a friend

server = სერვერი
about-server = ორი პროგრამა ერთმანეთს Tesserae-ს სერვერზე (tesserae-room) ხვდება. საჯარო სერვერი არ არსებობს: გაუშვი საკუთარი ან მეგობარს მისი სერვერის მისამართი სთხოვე.

## House rules

house-rules =
    { $count ->
        [0] დამატებითი წესები: სტანდარტული
       *[other] დამატებითი წესები: შეცვლილია { $count }
    }
reset-rules = სტანდარტულ წესებზე დაბრუნება
rule-and-value = { $rule }: { $value }
rule-is = { $rule }: { $value }.

## Where throws come from

dice = კამათლები
dice-on-table = კამათლები: მაგიდაზე
dice-by-hand = კამათლები: ხელით შეყვანილი
dice-by-computer = კამათლები: კომპიუტერისგან
on-table = მაგიდაზე გაგორებული
by-hand = ნამდვილი კამათლები, ხელით შეყვანილი
by-computer = კომპიუტერის არჩეული
about-table = აგორებ ვირტუალურ კამათლებს; ითვლება ის, როგორ გაჩერდება მაგიდაზე.
about-hand = აგორებ ნამდვილ კამათლებს და აქ შეგყავს, რა ამოვიდა.
about-computer = კამათლები არ გორდება: რიცხვებს შემთხვევითი რიცხვების გენერატორი ირჩევს; მისი საწყისი რიცხვი თამაშთან ერთად ინახება.

## The clock

clock = საათი
no-clock = არ არის
sudden-death = დამატების გარეშე
delay = დაყოვნება
increment = დამატება
about-no-clock = ყველა ფიქრობს, რამდენიც უნდა.
about-sudden-death = ეს დრო ყველაფრისთვისაა. ვისაც დრო აღარ დარჩება, წააგებს.
about-delay = დრო ყოველ სვლაში მხოლოდ დაყოვნების შემდეგ გადის, როგორც ნარდის საათების უმეტესობაზე. ვისაც დრო აღარ დარჩება, წააგებს.
about-increment = ყოველი დასრულებული სვლა დარჩენილ დროს უმატებს. ვისაც დრო აღარ დარჩება, წააგებს.
seconds-of-delay = დაყოვნება ყოველ სვლაში, წამებით
seconds-of-increment = დამატება ყოველი სვლის შემდეგ, წამებით
minutes-each = წუთები ყოველი მოთამაშისთვის

## What is chosen, in a few words

without-clock = არ არის
with-sudden-death = თითოს { $minutes } წუთი
with-delay = თითოს { $minutes } წუთი, { $seconds } წამი დაყოვნება
with-increment = თითოს { $minutes } წუთი, სვლაზე დამატებით { $seconds } წამი
two-people = ორი ადამიანი ამ ეკრანთან
you-against = შენ — { $bot }
bots = { $bot } — { $other-bot }
changed-rules =
    { $count ->
        [0] სტანდარტული წესები
       *[other] შეცვლილია { $count } წესი
    }
standard-rules = სტანდარტული წესები.
