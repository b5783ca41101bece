## Beside the drawing of a board

cube-in-middle = ფსონი { $count } (შუაში)
cube-of = ფსონი { $count } ({ $name })
tabula-pieces =
    { $who }: { $count } ხელში, { $number } ბარზე, { $off } გატანილი{ $bears ->
        [0] {""}
       *[other] , შეუძლია გატანა
    }
tabula-dice = { $who }, კამათლები: { $faces }
ur-side = { $who }   საწყისი { $start }   მდინარე { $river }   სახლი { $home }
ur-tallies = ჩხირები { $count }
ur-stock = ჩხირები მარაგში { $count }
ur-pool = მონეტები ბანკში { $count }
ur-thrown = { $name }, გაგორება { $faces }, ფასი { $count }
berona-reserves = მარაგი: { $first } (A) { $count }, { $second } (B) { $number }

## What is asked in a game, and what cannot be done

both = ორივე
enter-faces = შეიყვანე კამათლების რიცხვები, მაგალითად: { $command }
not-in-list = სიაში { $found } არ არის.
type-number = შეიყვანე მოქმედების ნომერი ({ $key }: ბრძანებების სია)
with-help = { $what } ({ $key }: ბრძანებების სია)
nothing-to-offer = ახლა შესათავაზებელი არაფერია.
type-one-of = შეიყვანე ერთ-ერთი: { $words }
comes-again = ისევ { $faces } მოდის: დააჭირე Enter-ს.
draws-throws = ამ თამაშში გაგორებებს პროგრამა ირჩევს; { $option } ნამდვილი კამათლებისთვისაა.
too-many-steps = ეს სვლაზე გრძელია: { $count } გადასვლა.
not-playable = „{ $found }“ ვერ ითამაშება.
several-ways = „{ $found }“ რამდენიმენაირად ითამაშება: დაწერე, გზაში სად ჩერდება.
saved = შენახულია. გასაგრძელებლად: { $command }
not-saved = თამაში არ შენახულა (ამას { $option } აკეთებს). აი მისი ჩანაწერი:
kept-damaged = { $what }. დაზიანებულ ფაილს ახლა { $file } ჰქვია.

## The list of commands: what stands for a number, a file and the return key, and what each command does

a-number = ნომერი
a-file = ფაილი
return-key = Enter
help-number = სიიდან ამ ნომრის მოქმედების შესრულება
help-return = გაგორება, ან სიის ერთადერთი მოქმედების შესრულება
help-throw = გაგორება; ნამდვილი კამათლებისას მათი რიცხვების შეყვანა
help-turn = სვლის რამდენიმე გადასვლა; ასევე { $words }
help-undo = ამ სვლის ბოლო გადასვლის დაბრუნება
help-save = თამაშის ფაილში ჩაწერა; { $command } აგრძელებს
help-log = თამაშის ჩანაწერი აქამდე
help-offers = შეთავაზებების სია, მაგალითად დანებება
help-rules = თამაშის წესები
help-quit = გასვლა
help-others = ყველაფერი სხვა თამაშის ნოტაციით დაწერილ მოქმედებად იკითხება.

## Turns and house rules

no-dice-yet = მაგიდაზე კამათლები არ დევს: მიუთითე { $option }, რიცხვების რაოდენობა: { $count }, მაგალითად { $words }
no-dice-left = სათამაშო კამათლები აღარ დარჩა: { $prompt }
nothing-played = (არაფერი)
turns = { $count } სვლა
house-rules = დამატებითი წესები { $option }-ისთვის, ჯერ სტანდარტული:

## An analysis

mistake = { $name }: { $turn } { $sign } −{ $amount }
figures = თავისუფალი { $count }, შეცდომების დონე { $rate }, { $marks }
figures-of-part = { $what }, სულ: { $figures }, დანაკარგი: { $amount }
figures-of-all = ყველა: { $figures }, დანაკარგი: { $amount }
luck =
    იღბალი: { $lucky ->
        [0] −{ $amount }
       *[other] +{ $amount }
    }, { $count } გაგორება
turning-point = გარდატეხის წერტილი { $number }: { $name } { $words } ({ $share })

## What is wrong on the command line and in files: parts of sentences

no-language = ენა „{ $found }“ არ არსებობს (ცნობილია: { $words })
no-game-named = თამაში აკლია: მიუთითე მისი სახელი, ან { $option }
rule-form = დამატებითი წესი ასე იწერება: { $words }
rule-twice = „{ $found }“ ორჯერ არის მითითებული
no-format-of = { $format } თამაშის { $game } ფორმატი არ არის
not-one-position = ეს ერთი პოზიცია არ არის
no-position = ეს არცერთი თამაშის პოზიცია არ არის
few-events = თამაშში მხოლოდ { $count } მოვლენაა
no-bots = აკლია ბოტების ფაილი { $file }: სად დევს, { $option } ამბობს
first-position = { $count } პოზიცია: აღებულია პირველი; { $option } ირჩევს სხვას
several-in-file =
    { $kind ->
        [match] ფაილში მატჩია { $count } ნაწილად
        [games] ფაილში { $count } ხელია, ისინი კი ერთ მატჩს არ ქმნის
       *[positions] ფაილში { $count } პოზიციაა
    }; { $option } ირჩევს ერთს
few-games = ფაილში მხოლოდ { $count } ხელია
exists = ის უკვე არსებობს
too-large = ფაილი { $count } მიბ-ზე დიდია: ეს თამაში არ არის
not-utf-8 = ფაილი სუფთა UTF-8 არ არის; { $command } ასლს ჩაწერს
kept-before = წინა აღდგენიდან დარჩენილი ფაილი დევს; ჯერ ის გადაიტანე
open-elsewhere = ეს თამაში სხვა პროგრამას აქვს გახსნილი
or-recover = { $what } ({ $option } დაუზიანებელი ნაწილით აგრძელებს)
output-unwritable = გამოსავალი ვერ იწერება: { $what }
