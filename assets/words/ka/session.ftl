## What is wrong with what is settled before the first throw

wrong-position = პოზიცია, { $error }
long-name = სახელში მაქსიმუმ { $most } სიმბოლო შეიძლება იყოს
bad-name = სახელი „{ $name }“ შუალედით იწყება ან მთავრდება, ან შეიცავს სიმბოლოს, რომელიც არ იბეჭდება
invisible-name = სახელი „{ $name }“ უხილავ სიმბოლოს შეიცავს
bad-player = მოთამაშე არის „person“, „elsewhere“, ან „bot:“ და დონის სახელი
bad-date = „{ $date }“ ისეთი თარიღი არ არის, როგორიცაა 2026-11-20

## What an undo does, and what it has done

undo = დააბრუნე
undo-to-turn = დააბრუნე: შენს სვლამდე { $number }
undo-to-answer = დააბრუნე: შენს პასუხამდე
undone = დაბრუნებულია
undone-to-turn = დაბრუნებულია: შენს სვლამდე { $number }
undone-to-answer = დაბრუნებულია: შენს პასუხამდე

## What is wrong with a file

no-save = სტრიქონი 1: ეს Tesserae-ს შენახვის ფაილი არ არის ({ $why })
other-format =
    სტრიქონი 1: შენახვის ფაილი { $format } ფორმატისაა, ეს პროგრამა კი მხოლოდ { $known } ფორმატს კითხულობს; ის უცვლელი რჩება
wrong-header = სტრიქონი 1: { $why }
damage =
    { $error }; { $count ->
        [one] ეს სტრიქონი დაიკარგა
       *[other] { $count } სტრიქონი დაიკარგა
    }
long-line = სტრიქონში { $count } ბაიტია
longer-than-any-event = სტრიქონში { $count } ბაიტია, მეტი, ვიდრე ნებისმიერ მოვლენაში
line-breaks-off = სტრიქონი წყდება
line-is-damaged = სტრიქონი დაზიანებულია
wrong-data = სტრიქონში არის ისეთი რამ, რაც იქ არ უნდა იყოს
neither-event-nor-undo = ეს არც მოვლენაა და არც დაბრუნება
nothing-comes-again = ხელახლა მხოლოდ ბოტთან თამაშის გაგორებები მოდის
