hardly-anything = თითქმის არაფერი
luck-and-skill =
    { $luck ->
        [better] { $name ->
            [you] შენ უკეთ აგორებ, ვიდრე { $other } (სხვაობა: { $worth })
           *[other] { $other ->
                [you] { $name } უკეთ აგორებს, ვიდრე შენ (სხვაობა: { $worth })
               *[other] { $name } უკეთ აგორებს, ვიდრე { $other } (სხვაობა: { $worth })
            }
        }
        [worse] { $name ->
            [you] შენ უარესად აგორებ, ვიდრე { $other } (სხვაობა: { $worth })
           *[other] { $other ->
                [you] { $name } უარესად აგორებს, ვიდრე შენ (სხვაობა: { $worth })
               *[other] { $name } უარესად აგორებს, ვიდრე { $other } (სხვაობა: { $worth })
            }
        }
       *[alike] { $name ->
            [you] შენ და { $other } თანაბრად კარგად აგორებთ
           *[other] { $other ->
                [you] { $name } და შენ თანაბრად კარგად აგორებთ
               *[other] { $name } და { $other } თანაბრად კარგად აგორებენ
            }
        }
    }; დანაკარგი: { $name ->
        [you] შენ { $lost }
       *[other] { $name } { $lost }
    }, { $other ->
        [you] შენ { $other-lost }
       *[other] { $other } { $other-lost }
    }{ $by ->
        [luck-first] ; { $name ->
            [you] შენ იგებ უფრო იღბლით, ვიდრე ოსტატობით.
           *[other] { $name } იგებს უფრო იღბლით, ვიდრე ოსტატობით.
        }
        [skill-first] ; { $name ->
            [you] შენ იგებ უფრო ოსტატობით, ვიდრე იღბლით.
           *[other] { $name } იგებს უფრო ოსტატობით, ვიდრე იღბლით.
        }
        [luck] ; { $name ->
            [you] შენ იგებ იღბლით.
           *[other] { $name } იგებს იღბლით.
        }
        [skill] ; { $name ->
            [you] შენ იგებ ოსტატობით.
           *[other] { $name } იგებს ოსტატობით.
        }
        [neither] ; { $name ->
            [you] შენ იგებ, და ბოტები ამაში ვერც იღბალს ხედავენ, ვერც ოსტატობას.
           *[other] { $name } იგებს, და ბოტები ამაში ვერც იღბალს ხედავენ, ვერც ოსტატობას.
        }
       *[no-winner] .
    }

## What decisions are called in a sentence

it = ის
the-best = საუკეთესო
throw = გაგორება
no-move = სვლის გარეშე
repeated =
    { $decision } { $count ->
        [2] ორჯერ
        [3] სამჯერ
       *[other] ოთხჯერ
    }
and = { $first } და { $last }
and-after-comma = { $first } და { $last }

## Why a decision is better than another: a sentence of clauses, all but the last, and the last

better = { $subject } { $better }.
better-but = { $subject } { $better }, მაგრამ { $worse }.
better-although = { $subject } { $values }, თუმცა { $worse }.
next-clause = { $first }, { $last }
last-clause = { $first } და { $last }

## Clauses about what a decision is worth

wins-games =
    { $of ->
        [1000] 1000
       *[other] { $of }
    }-დან იგებს { $count } თამაშს { $other-count }-ის ნაცვლად
worth-instead = ღირს { $value } და არა { $other-value }
worth-hardly-more = ღირს { $value }, სხვა კი — ოდნავ ნაკლები

## Clauses about what a decision leaves on the board, instead of what another leaves

throws-that-hit =
    { $count ->
        [0] არცერთ მომკვლელ გაგორებას არ ტოვებს
       *[other] ტოვებს { $count } მომკვლელ გაგორებას { $of }-დან
    } { $other-count ->
        [0] არცერთის ნაცვლად
       *[other] { $other-count }-ის ნაცვლად
    }
checkers-on-bar =
    { $count ->
        [0] ბარზე არცერთ ქვას არ სვამს
       *[other] ბარზე სვამს { $count } ქვას
    } { $other-count ->
        [0] არცერთის ნაცვლად
       *[other] { $other-count }-ის ნაცვლად
    }
home-points-held =
    { $count ->
        [0] კარში არცერთ პუნქტს არ კეტავს
       *[other] კარში კეტავს { $count } პუნქტს
    } { $other-count ->
        [0] არცერთის ნაცვლად
       *[other] { $other-count }-ის ნაცვლად
    }
points-in-row =
    { $count ->
        [0] ზედიზედ არცერთ პუნქტს არ კეტავს
       *[other] ზედიზედ კეტავს { $count } პუნქტს
    } { $other-count ->
        [0] არცერთის ნაცვლად
       *[other] { $other-count }-ის ნაცვლად
    }
anchors =
    { $count ->
        [0] მოწინააღმდეგის კარში არცერთ პუნქტს არ კეტავს
       *[other] მოწინააღმდეგის კარში კეტავს { $count } პუნქტს
    } { $other-count ->
        [0] არცერთის ნაცვლად
       *[other] { $other-count }-ის ნაცვლად
    }
checkers-behind =
    { $count ->
        [0] უკან არცერთ ქვას არ ტოვებს
       *[other] უკან ტოვებს { $count } ქვას
    } { $other-count ->
        [0] არცერთის ნაცვლად
       *[other] { $other-count }-ის ნაცვლად
    }
blots =
    { $count ->
        [0] არცერთ მარტო ქვას არ ტოვებს
       *[other] ტოვებს { $count } მარტო ქვას
    } { $other-count ->
        [0] არცერთის ნაცვლად
       *[other] { $other-count }-ის ნაცვლად
    }
opponents-pips =
    { $count ->
        [0] მოწინააღმდეგეს არცერთ ნაბიჯს არ უტოვებს
       *[other] მოწინააღმდეგეს უტოვებს { $count } ნაბიჯს
    } { $other-count ->
        [0] არცერთის ნაცვლად
       *[other] { $other-count }-ის ნაცვლად
    }
checkers-off =
    { $count ->
        [0] არცერთ გატანილ ქვას არ იძლევა
       *[other] იძლევა { $count } გატანილ ქვას
    } { $other-count ->
        [0] არცერთის ნაცვლად
       *[other] { $other-count }-ის ნაცვლად
    }
checkers-outside =
    { $count ->
        [0] კარს გარეთ არცერთ ქვას არ ტოვებს
       *[other] კარს გარეთ ტოვებს { $count } ქვას
    } { $other-count ->
        [0] არცერთის ნაცვლად
       *[other] { $other-count }-ის ნაცვლად
    }
home-points-occupied =
    { $count ->
        [0] კარში არცერთ პუნქტს არ იკავებს
       *[other] კარში იკავებს { $count } პუნქტს
    } { $other-count ->
        [0] არცერთის ნაცვლად
       *[other] { $other-count }-ის ნაცვლად
    }
highest-stack =
    { $count ->
        [0] ერთ პუნქტზე ქვას არ აგროვებს
       *[other] ერთ პუნქტზე აგროვებს მაქსიმუმ { $count } ქვას
    } { $other-count ->
        [0] არცერთის ნაცვლად
       *[other] { $other-count }-ის ნაცვლად
    }
pieces-on-bar =
    { $count ->
        [0] ბარზე არცერთ კენჭს არ სვამს
       *[other] ბარზე სვამს { $count } კენჭს
    } { $other-count ->
        [0] არცერთის ნაცვლად
       *[other] { $other-count }-ის ნაცვლად
    }
own-pieces-on-bar =
    { $count ->
        [0] ბარზე არცერთ საკუთარ კენჭს არ ტოვებს
       *[other] ბარზე ტოვებს { $count } საკუთარ კენჭს
    } { $other-count ->
        [0] არცერთის ნაცვლად
       *[other] { $other-count }-ის ნაცვლად
    }
points-held =
    { $count ->
        [0] არცერთ პუნქტს არ კეტავს
       *[other] კეტავს { $count } პუნქტს
    } { $other-count ->
        [0] არცერთის ნაცვლად
       *[other] { $other-count }-ის ნაცვლად
    }
pieces-alone =
    { $count ->
        [0] მარტო არცერთ კენჭს არ ტოვებს
       *[other] მარტო ტოვებს { $count } კენჭს
    } { $other-count ->
        [0] არცერთის ნაცვლად
       *[other] { $other-count }-ის ნაცვლად
    }
pieces-off =
    { $count ->
        [0] არცერთ გატანილ კენჭს არ იძლევა
       *[other] იძლევა { $count } გატანილ კენჭს
    } { $other-count ->
        [0] არცერთის ნაცვლად
       *[other] { $other-count }-ის ნაცვლად
    }
pieces-in-hand =
    { $count ->
        [0] ხელში არცერთ კენჭს არ იტოვებს
       *[other] ხელში იტოვებს { $count } კენჭს
    } { $other-count ->
        [0] არცერთის ნაცვლად
       *[other] { $other-count }-ის ნაცვლად
    }
pieces-gathered =
    { $count ->
        [0] ბოლო მეოთხედში არცერთ კენჭს არ აგროვებს
       *[other] ბოლო მეოთხედში აგროვებს { $count } კენჭს
    } { $other-count ->
        [0] არცერთის ნაცვლად
       *[other] { $other-count }-ის ნაცვლად
    }
own-pips =
    { $count ->
        [0] გასავლელად არცერთ ნაბიჯს არ ტოვებს
       *[other] გასავლელად ტოვებს { $count } ნაბიჯს
    } { $other-count ->
        [0] არცერთის ნაცვლად
       *[other] { $other-count }-ის ნაცვლად
    }
pieces-to-river =
    { $count ->
        [0] მდინარეში არცერთ კენჭს არ აგდებს
       *[other] მდინარეში აგდებს { $count } კენჭს
    } { $other-count ->
        [0] არცერთის ნაცვლად
       *[other] { $other-count }-ის ნაცვლად
    }
pieces-home =
    { $count ->
        [0] არცერთ კენჭს არ იძლევა სახლში
       *[other] იძლევა { $count } კენჭს სახლში
    } { $other-count ->
        [0] არცერთის ნაცვლად
       *[other] { $other-count }-ის ნაცვლად
    }
pieces-at-start =
    { $count ->
        [0] საწყისზე არცერთ კენჭს არ ტოვებს
       *[other] საწყისზე ტოვებს { $count } კენჭს
    } { $other-count ->
        [0] არცერთის ნაცვლად
       *[other] { $other-count }-ის ნაცვლად
    }
own-pieces-in-river =
    { $count ->
        [0] მდინარეში არცერთ საკუთარ კენჭს არ ტოვებს
       *[other] მდინარეში ტოვებს { $count } საკუთარ კენჭს
    } { $other-count ->
        [0] არცერთის ნაცვლად
       *[other] { $other-count }-ის ნაცვლად
    }
rosettes =
    { $count ->
        [0] არცერთ ვარდულს არ იკავებს
       *[other] იკავებს { $count } ვარდულს
    } { $other-count ->
        [0] არცერთის ნაცვლად
       *[other] { $other-count }-ის ნაცვლად
    }
squares-to-go =
    { $count ->
        [0] გასავლელად არცერთ უჯრას არ ტოვებს
       *[other] გასავლელად ტოვებს { $count } უჯრას
    } { $other-count ->
        [0] არცერთის ნაცვლად
       *[other] { $other-count }-ის ნაცვლად
    }
coins-in-purse =
    { $count ->
        [0] ქისაში არცერთ მონეტას არ იძლევა
       *[other] ქისაში იძლევა { $count } მონეტას
    } { $other-count ->
        [0] არცერთის ნაცვლად
       *[other] { $other-count }-ის ნაცვლად
    }
own-run =
    { $count ->
        [0] მწკრივს არ ქმნის
       *[other] ქმნის { $count } მონეტის მწკრივს
    } { $other-count ->
        [0] არცერთის ნაცვლად
       *[other] { $other-count }-ის ნაცვლად
    }
opponents-run =
    { $count ->
        [0] მოწინააღმდეგეს მწკრივს არ უტოვებს
       *[other] მოწინააღმდეგეს უტოვებს { $count } მონეტის მწკრივს
    } { $other-count ->
        [0] არცერთის ნაცვლად
       *[other] { $other-count }-ის ნაცვლად
    }
throws-that-lose-dice =
    { $count ->
        [0] კამათლების დამკარგავ გაგორებას არ ტოვებს
       *[other] ტოვებს კამათლების დამკარგავ { $count } გაგორებას { $of }-დან
    } { $other-count ->
        [0] არცერთის ნაცვლად
       *[other] { $other-count }-ის ნაცვლად
    }
throws-for-longer-run =
    { $count ->
        [0] უფრო გრძელი მწკრივისთვის გაგორებას არ ტოვებს
       *[other] უფრო გრძელი მწკრივისთვის ტოვებს { $count } გაგორებას { $of }-დან
    } { $other-count ->
        [0] არცერთის ნაცვლად
       *[other] { $other-count }-ის ნაცვლად
    }
coins-at-edge =
    { $count ->
        [0] კიდეზე არცერთ მონეტას არ ტოვებს
       *[other] კიდეზე ტოვებს { $count } მონეტას
    } { $other-count ->
        [0] არცერთის ნაცვლად
       *[other] { $other-count }-ის ნაცვლად
    }
own-centre =
    { $count ->
        [0] ცენტრში არცერთ ქულას არ ფლობს
       *[other] ცენტრში ფლობს { $count } ქულას
    } { $other-count ->
        [0] არცერთის ნაცვლად
       *[other] { $other-count }-ის ნაცვლად
    }
opponents-centre =
    { $count ->
        [0] ცენტრში მოწინააღმდეგეს არცერთ ქულას არ უტოვებს
       *[other] ცენტრში მოწინააღმდეგეს უტოვებს { $count } ქულას
    } { $other-count ->
        [0] არცერთის ნაცვლად
       *[other] { $other-count }-ის ნაცვლად
    }
own-stacks =
    { $count ->
        [0] არცერთ დასტას არ ფლობს
       *[other] ფლობს { $count } დასტას
    } { $other-count ->
        [0] არცერთის ნაცვლად
       *[other] { $other-count }-ის ნაცვლად
    }
opponents-stacks =
    { $count ->
        [0] მოწინააღმდეგეს არცერთ დასტას არ უტოვებს
       *[other] მოწინააღმდეგეს უტოვებს { $count } დასტას
    } { $other-count ->
        [0] არცერთის ნაცვლად
       *[other] { $other-count }-ის ნაცვლად
    }
tokens-covered =
    { $count ->
        [0] არცერთ დაფარულ საკუთარ ჟეტონს არ იძლევა
       *[other] იძლევა { $count } დაფარულ საკუთარ ჟეტონს
    } { $other-count ->
        [0] არცერთის ნაცვლად
       *[other] { $other-count }-ის ნაცვლად
    }
tokens-in-reserve =
    { $count ->
        [0] მარაგში არცერთ ჟეტონს არ იტოვებს
       *[other] მარაგში იტოვებს { $count } ჟეტონს
    } { $other-count ->
        [0] არცერთის ნაცვლად
       *[other] { $other-count }-ის ნაცვლად
    }
throws-that-bump =
    { $count ->
        [0] მოწინააღმდეგეს ჩიხისთვის არცერთ გაგორებას არ უტოვებს
       *[other] მოწინააღმდეგეს ჩიხისთვის უტოვებს { $count } გაგორებას { $of }-დან
    } { $other-count ->
        [0] არცერთის ნაცვლად
       *[other] { $other-count }-ის ნაცვლად
    }

## The odds of a position

chance =
    { $what ->
        [win-gammon] მარსით მოგების შანსი: 100-დან { $count }
        [win-backgammon] კოკით მოგების შანსი: 100-დან { $count }
        [win-double] ორმაგი მოგების შანსი: 100-დან { $count }
        [lose-gammon] მარსით წაგების შანსი: 100-დან { $count }
        [lose-backgammon] კოკით წაგების შანსი: 100-დან { $count }
        [lose-double] ორმაგი წაგების შანსი: 100-დან { $count }
       *[win] მოგების შანსი: 100-დან { $count }
    }
chance-in-game = თამაშის მოგების შანსი: 100-დან { $count }
chance-in-match = მატჩის მოგების შანსი: 100-დან { $count }
chance-in-set = პარტიის მოგების შანსი: 100-დან { $count }
worth = ღირებულება: { $value }
worth-of-choice = { $decision }: { $value }
throws-of-jesus = { $of } გაგორებიდან { $lose } კამათლებს კარგავს, { $longer }-ით კი მწკრივი შეიძლება დაგრძელდეს.

## What values are measured in

decimal = { $amount }
percent = { $share }%
with-error = { $amount } ± { $error }
percent-with-error = { $chances } ± { $error }%
points = { $amount } ქულა
coins = { $amount } მონეტა
wins-in =
    { $count ->
        [0] 1-ზე ნაკლები მოგება
       *[other] { $count } მოგება
    } { $of ->
        [1000] 1000
       *[other] { $of }
    }-დან
matches-in =
    { $count ->
        [0] 1-ზე ნაკლები მატჩი
       *[other] { $count } მატჩი
    } { $of ->
        [1000] 1000
       *[other] { $of }
    }-დან
sets-in =
    { $count ->
        [0] 1-ზე ნაკლები პარტია
       *[other] { $count } პარტია
    } { $of ->
        [1000] 1000
       *[other] { $of }
    }-დან

## How exact values are

solved-game = ეს თამაში ამოხსნილია. მისი მნიშვნელობები დამრგვალებულად ინახება: ცდომილება 0,1 მონეტას არ აღემატება.
solved-endgame = ზუსტად: თამაშის დარჩენილი ნაწილი გამოთვლილია.
solved-endgame-in-set =
    თამაშის დარჩენილი ნაწილი გამოთვლილია. მიახლოებითია მხოლოდ ის, რა ღირს მისი ქულები პარტიაში.
solved-decisions = ეს თამაში ამოხსნილია; მისი მნიშვნელობები დამრგვალებულად ინახება.
solved-endgame-decisions = თამაშის ბოლო გამოთვლილია; რაც მანამდე იყო, შეფასებულია.
solved-endgame-decisions-in-set = თამაშების ბოლოები გამოთვლილია; რაც მანამდე იყო და რა ღირს ქულები პარტიაში, შეფასებულია.

## Marks of wrong decisions

doubtful = საეჭვო
error = შეცდომა
blunder = უხეში შეცდომა
mark-from = { $sign } { $count }-დან

## Classes of decisions

class-moves = სვლები
class-choices = არჩევანი
class-contact = ქვების თამაში, კონტაქტი
class-race = ქვების თამაში, რბოლა
class-doubling = გაორმაგება
class-taking = აღება
class-take-or-throw = აღება თუ გაგორება
class-claim-or-throw = მოთხოვნა თუ გაგორება
part-checker-play = ქვების თამაში
part-cube = კუბი
part-resignations = დანებებები
