## Why an action is refused

turn-complete = Rzut jest już zagrany; zakończ turę.
reward-open = Najpierw wykonaj darmowy ruch za rozetę albo z niego zrezygnuj.
home-or-stay = Najpierw wprowadź pionek na metę albo zostaw go na rozecie.
no-reward = Żadna rozeta nie dała darmowego ruchu, z którego można by zrezygnować.
one-target = Pionek idzie na swoje pole za jednym razem.
not-a-place = Stamtąd nie może ruszyć żaden pionek.
already-home = Ten pionek jest już na mecie.
not-yours = Ten pionek nie jest twój.
no-piece = Nie ma tam twojego pionka.
locked = Tylko trzy puste wpuszczają twój pierwszy pionek.
blanks = Trzy puste nie dają ruchu.
not-the-throw =
    { $value ->
        [one] Wypadło { $value }, więc pionek idzie dokładnie o { $value } pole.
        [few] Wypadło { $value }, więc pionek idzie dokładnie o { $value } pola.
       *[many] Wypadło { $value }, więc pionek idzie dokładnie o { $value } pól.
    }
not-a-free-length = Darmowy ruch to 1, 2, 3 lub 5 pól.
never-enters = Pionek wchodzi przy 1, 2 lub 3; przy 5 nigdy.
only-home = Teraz dalej może iść tylko pionek z ostatniej rozety, i tylko na metę; rozeta dała też kolejny rzut.
overshoot = Trasa kończy się wcześniej: na metę prowadzi z ostatniej rozety dokładnie 1.
wrong-direction = Pionki idą po swojej trasie tylko do przodu.
not-on-route = Twoje pionki nigdy nie wchodzą na to pole.
wrong-target = Ten pionek nie może się tam teraz dostać.
own-piece = Zablokowane: na polu { $square } stoi twój własny pionek.
safe-rosette = Zablokowane: na rozecie { $square } pionek przeciwnika jest bezpieczny.
river-first = Najpierw musi wejść twój pionek z rzeki.

## What has happened

equal-throws = Równe rzuty: obie strony rzucają jeszcze raz.
higher-throw-begins = Zaczyna wyższy rzut.
first-piece-let-in = Trzy puste wpuszczają pierwszy pionek i dają kolejny rzut.
piece-let-in = Trzy puste wpuszczają pionek i dają kolejny rzut.
no-free-move-possible = Rozeta daje darmowy ruch, ale żaden pionek nie może go wykonać.
loser-begins = Zaczyna przegrany poprzedniej partii.
begin-in-turn = Gracze zaczynają na zmianę.

## How a game has ended

all-home = wszystkie siedem pionków na mecie
all-home-before-one = wszystkie na mecie, zanim druga strona weszła do gry

## Places

the-start = start
    .from = ze startu
    .to = na start
the-river = rzeka
    .from = z rzeki
    .to = do rzeki
    .acc = rzekę
home = meta
    .from = z mety
    .to = na metę
    .acc = metę
the-stock = skarbiec
    .from = ze skarbca
    .to = do skarbca
tallies-of =
    { $seat ->
        [Blue] patyczki Niebieskiego
       *[Ivory] patyczki Kremowego
    }
    .from =
        { $seat ->
            [Blue] z patyczków Niebieskiego
           *[Ivory] z patyczków Kremowego
        }
    .to =
        { $seat ->
            [Blue] do patyczków Niebieskiego
           *[Ivory] do patyczków Kremowego
        }
rosette = rozeta { $square }
    .from = z rozety { $square }
    .to = na rozetę { $square }
    .acc = rozetę { $square }
square = pole { $square }
    .from = z pola { $square }
    .to = na pole { $square }

## What the button of a step says

enter-piece = Wprowadź pionek { TO($to) }{ $hits ->
        [0] {""}
       *[other] , bijąc
    }
enter-from-river = Wprowadź pionek z rzeki { TO($to) }{ $hits ->
        [0] {""}
       *[other] , bijąc
    }
bring-home = Wprowadź pionek { FROM($from) } na metę
move-piece = Przesuń pionek { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] , bijąc
    }

## What the button of a choice says

throw-again = Rzuć jeszcze raz
stay-on-rosette = Zostań na rozecie
no-free-move = Bez darmowego ruchu

## What was chosen, inside of a sentence

does-stay-on-rosette = pozostanie na rozecie
does-no-free-move = bez darmowego ruchu

## What is asked of whom, and the end of a game

throw-for-first-turn =
    { $name ->
        [you] Twoja kolej: rzuć piramidkami o pierwszą turę.
       *[other] { $name }, rzuć piramidkami o pierwszą turę.
    } { $other ->
        [you] Potem rzucasz ty, a zaczyna wyższy rzut.
       *[other] Potem rzuca { $other }, a zaczyna wyższy rzut.
    }
throw-against =
    { $name ->
        [you] Twoja kolej: rzuć piramidkami o pierwszą turę.
       *[other] { $name }, rzuć piramidkami o pierwszą turę.
    } { $other ->
        [you] Twój wynik: { $value }.
       *[other] { $other } ma { $value }.
    }
throw-lots =
    { $name ->
        [you] Twoja kolej: rzuć piramidkami.
       *[other] { $name }, rzuć piramidkami.
    }
throw-lots-locked =
    { $name ->
        [you] Twoja kolej: rzuć piramidkami. Trzy puste wpuszczą twój pierwszy pionek.
       *[other] { $name }, rzuć piramidkami. Trzy puste wpuszczą twój pierwszy pionek.
    }
play-from-river =
    { $name ->
        [you] Twoja kolej: wprowadź pionek z rzeki, wypadło { $value }.
       *[other] { $name }, wprowadź pionek z rzeki, wypadło { $value }.
    }
play =
    { $name ->
        [you] Twoja kolej: przesuń pionek o { $value }.
       *[other] { $name }, przesuń pionek o { $value }.
    }
stuck-locked =
    { $name ->
        [you] { $ends ->
            [0] Zakończ turę
           *[other] Twoja tura się kończy
        }
       *[other] { $ends ->
            [0] { $name }, zakończ turę
           *[other] { $name }, twoja tura się kończy
        }
    }: wypadło { $value }, a twój pierwszy pionek wpuszczą tylko trzy puste.
stuck-with-blanks =
    { $name ->
        [you] { $ends ->
            [0] Zakończ turę
           *[other] Twoja tura się kończy
        }
       *[other] { $ends ->
            [0] { $name }, zakończ turę
           *[other] { $name }, twoja tura się kończy
        }
    }: trzy puste nie dają ruchu.
stuck =
    { $name ->
        [you] { $ends ->
            [0] Zakończ turę
           *[other] Twoja tura się kończy
        }
       *[other] { $ends ->
            [0] { $name }, zakończ turę
           *[other] { $name }, twoja tura się kończy
        }
    }: wypadło { $value }, a żaden pionek nie może pójść tak daleko.
make-free-move =
    { $name ->
        [you] Twoja kolej: wykonaj za rozetę darmowy ruch o 1, 2, 3 lub 5 dowolnym pionkiem albo wybierz „Bez darmowego ruchu”.
       *[other] { $name }, wykonaj za rozetę darmowy ruch o 1, 2, 3 lub 5 dowolnym pionkiem albo wybierz „Bez darmowego ruchu”.
    }{ $home ->
        [0] {""}
       *[other] {" "}Z ostatniej rozety 1 prowadzi na metę.
    }
go-home-or-stay =
    { $name ->
        [you] Twoja kolej: wprowadź pionek na metę albo zostaw go na rozecie. I tak rzucasz jeszcze raz.
       *[other] { $name }, wprowadź pionek na metę albo zostaw go na rozecie. I tak rzucasz jeszcze raz.
    }
rosette-throws-again =
    { $name ->
        [you] Twoja kolej: rzuć jeszcze raz; rozeta daje kolejny rzut.
       *[other] { $name }, rzuć jeszcze raz; rozeta daje kolejny rzut.
    }
won-game =
    { $name ->
        [you] Wygrywasz
       *[other] { $name } wygrywa
    } { $unit ->
        [tally] { $count ->
            [one] { $count } patyczek
            [few] { $count } patyczki
           *[many] { $count } patyczków
        }
       *[point] { $count ->
            [one] { $count } punkt
            [few] { $count } punkty
           *[many] { $count } punktów
        }
    }. Czas na kolejną partię.
won-all-tallies =
    { $name ->
        [you] Wygrywasz i masz wszystkie 21 patyczków: twoja jest pula { $pool ->
            [one] { $pool } monety
           *[other] { $pool } monet
        }.
       *[other] { $name } wygrywa, ma wszystkie 21 patyczków i bierze pulę { $pool ->
            [one] { $pool } monety
           *[other] { $pool } monet
        }.
    }
won-pool =
    { $name ->
        [you] Wygrywasz
       *[other] { $name } wygrywa
    } { $unit ->
        [tally] { $count ->
            [one] { $count } patyczek
            [few] { $count } patyczki
           *[many] { $count } patyczków
        }
       *[point] { $count ->
            [one] { $count } punkt
            [few] { $count } punkty
           *[many] { $count } punktów
        }
    } { $name ->
        [you] i bierzesz pulę { $pool ->
            [one] { $pool } monety
           *[other] { $pool } monet
        }.
       *[other] i bierze pulę { $pool ->
            [one] { $pool } monety
           *[other] { $pool } monet
        }.
    }

## The score panel

at-home = Na mecie
at-start = Na starcie
in-river = W rzece
tallies = Patyczki
stock = Skarbiec
stake-pool = Pula

## What is known of the game without playing it

title = Królewska gra z Ur
    .acc = Królewską grę z Ur
    .gen = Królewskiej gry z Ur
tagline = Wyścig siedmiu pionków na metę wspólnym torem
goal = Przeprowadź wszystkie siedem pionków dookoła planszy na metę przed przeciwnikiem; za to, co zostawi przegrany, płaci się patyczkami.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-home = meta, mety, mecie, metę
about-home = Pionki na mecie skończyły swoją drogę; siedem takich wygrywa partię.
term-start = start, startu, starcie
about-start = Pionki na starcie jeszcze nie weszły; każdy, który przegrany tam zostawi, kosztuje trzy patyczki.
term-river = rzeka, rzeki, rzece, rzekę
about-river = Pionki w rzece zostały zbite i czekają na ponowne wejście; każdy, który przegrany tam zostawi, kosztuje dwa patyczki.
term-board = plansza, planszy, planszę
about-board = Każdy pionek, który przegrany zostawi na planszy, kosztuje jeden patyczek.
term-tallies = patyczki, patyczek, patyczków, patyczkami, patyczka
about-tallies = Patyczki liczą, ile były warte partie; kto ma wszystkie 21, wygrywa set.
term-stock = skarbiec, skarbca, skarbcu
about-stock = W skarbcu leżą patyczki, których nikt jeszcze nie wygrał.
term-stake = pula, puli, pulę, stawka, stawki, stawkę
about-stake = W puli leżą monety obu graczy dla tego, kto wygra na końcu.
term-free = darmowy, darmowego, darmowym
about-free = Pionek, który staje na rozecie, daje darmowy ruch o 1, 2, 3 lub 5 dowolnym pionkiem.
term-rosette = rozeta, rozety, rozecie, rozetę
about-rosette = Rozeta to pole z kwiatem; według zwykłych zasad daje darmowy ruch.
term-square = pole, pola, polu, pól
about-square = Pola środkowego rzędu to 1–8, po stronie Niebieskiego A–F, a po stronie Kremowego a–f.
term-lots = piramidki, piramidka, piramidkami, piramidek
about-lots = Piramidka liczy się za 1, jeśli do góry jest róg ze znakiem, a rzut to ich suma.

## Its ready-made starts

quick-game = Szybka partia
about-quick-game = Każdy rzut wpuszcza pionek, rozeta daje kolejny rzut i jest bezpieczna, a rozstrzyga jedna partia.
play-quick-game = Zagraj szybką partię

## What the seats are called

blue = Niebieski
    .one = niebieski
    .few = niebieskie
    .many = niebieskich
ivory = Kremowy
    .one = kremowy
    .few = kremowe
    .many = kremowych
