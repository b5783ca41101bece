## Why an action is refused

one-die-at-a-time = Posunięcie przestawia jeden pionek na jedno miejsce; zagraj kości po kolei.
no-such-place = Tam nie da się podnieść pionka.
no-piece-there = Nie ma tam twojego pionka.
not-your-piece = Ten pionek nie jest twój.
wrong-direction = Wszystkie pionki idą od 1 do 24, a potem schodzą z planszy.
wrong-target = Tym rzutem ten pionek tam nie dojdzie.
bar-first = Najpierw musi wejść twój pionek z bandy.
point-closed = Zablokowane: przeciwnik ma na linii { $number } co najmniej dwa pionki.
second-half-locked = Druga połowa jest zamknięta: nic nie może stanąć na 13 ani dalej, dopóki masz pionki w zapasie.
pieces-in-hand = Nie można zdjąć żadnego pionka, dopóki masz pionki w zapasie.
not-gathered = Nie można zdjąć żadnego pionka, dopóki wszystkie twoje nie są w ostatniej ćwiartce, od 19 do 24.
exact-number = Zdjęcie stamtąd wymaga dokładnie { $number }.
piece-further-back = Większa liczba niż { $number } zdejmuje stamtąd tylko wtedy, gdy żaden twój pionek nie stoi dalej z tyłu.
wastes-dice = Musisz użyć jak najwięcej kości: po tym ruchu dałoby się użyć mniej.

## How a game has ended

all-off = wszystkie piętnaście zdjęte
all-off-before-one = wszystkie piętnaście zdjęte, zanim druga strona zdjęła choć jeden

## Places

the-hand = zapas
    .from = z zapasu
    .to = do zapasu

## What the button of a step says

enter-piece = Kością { $number }: wprowadź pionek na linię { $to }{ $hits ->
        [0] {""}
       *[other] , bijąc
    }
enter-from-bar = Kością { $number }: wprowadź pionek z bandy na linię { $to }{ $hits ->
        [0] {""}
       *[other] , bijąc
    }
bear-off-piece = Zdejmij pionek { FROM($from) } kością { $number }
move-piece = Przesuń pionek { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] , bijąc
    }

## What is asked of whom, and the end of a game

throw-three-dice =
    { $name ->
        [you] Twoja kolej: rzuć trzema kośćmi.
       *[other] { $name }, rzuć trzema kośćmi.
    }
another-die =
    { $number ->
        [1] kolejna jedynka
        [2] kolejna dwójka
        [3] kolejna trójka
        [4] kolejna czwórka
        [5] kolejna piątka
        [6] kolejna szóstka
       *[other] kolejna { $number }
    }
    .gen =
        { $number ->
            [1] kolejnej jedynki
            [2] kolejnej dwójki
            [3] kolejnej trójki
            [4] kolejnej czwórki
            [5] kolejnej piątki
            [6] kolejnej szóstki
           *[other] kolejnej { $number }
        }
    .by =
        { $number ->
            [1] kolejną jedynką
            [2] kolejną dwójką
            [3] kolejną trójką
            [4] kolejną czwórką
            [5] kolejną piątką
            [6] kolejną szóstką
           *[other] kolejną { $number }
        }
play-all =
    { $name ->
        [you] Twoja kolej:
       *[other] { $name },
    } { $act ->
        [enter] wprowadź pionek z bandy
        [bear-off] przesuń lub zdejmij pionek
       *[move] przesuń pionek
    } { BY($dice) }.
play-but =
    { $name ->
        [you] Twoja kolej:
       *[other] { $name },
    } { $act ->
        [enter] wprowadź pionek z bandy
        [bear-off] przesuń lub zdejmij pionek
       *[move] przesuń pionek
    } { BY($dice) }; nie da się użyć { GEN($unused) }.
play-some =
    { $name ->
        [you] Twoja kolej:
       *[other] { $name },
    } { $act ->
        [enter] wprowadź pionek z bandy
        [bear-off] przesuń lub zdejmij pionek
       *[move] przesuń pionek
    } { BY($dice) }; da się użyć tylko { $count ->
        [1] jednej z nich.
       *[2] dwóch z nich.
    }
stuck-on-bar =
    { $name ->
        [you] { $ends ->
            [0] Zakończ turę
           *[other] Twoja tura się kończy
        }
       *[other] { $ends ->
            [0] { $name }, zakończ turę
           *[other] { $name }, twoja tura się kończy
        }
    }: pionek z bandy nie może wejść { BY($dice) }.
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
    }: żaden pionek nie może się ruszyć { BY($dice) }.
won =
    { $name ->
        [you] Wygrywasz
       *[other] { $name } wygrywa
    }: { $manner }.

## The score panel

in-hand = W zapasie
on-the-bar = Na bandzie
off = Zdjęte
count-of-all = { $count } z { $all }

## What is known of the game without playing it

title = Tabula
    .acc = Tabulę
    .gen = Tabuli
tagline = Backgammon Rzymian: trzy kości, jeden kierunek
goal = Wprowadź wszystkie piętnaście pionków, obiegnij nimi raz planszę i zdejmij je przed przeciwnikiem.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-pips = oczka, oczko, oczek
about-pips = Oczka to linie, które wszystkie pionki gracza mają jeszcze do przejścia.
term-hand = zapas, zapasie, zapasu
about-hand = Pionków w zapasie nie ma jeszcze na planszy.
term-bar = banda, bandy, bandzie, bandę
about-bar = Na bandzie zbite pionki czekają na ponowne wejście.
term-off = zdjęte, zdejmij, zdjąć, zdjęcie
about-off = Zdjęte pionki skończyły swoją drogę; piętnaście takich wygrywa.

## Its ready-made starts

zeno = Rzut Zenona
about-zeno = Cesarz Zenon stał dobrze, rzucił 2-5-6 i musiał rozbić swoje pary, po czym osiem pionków stało samotnie. Graj z jego pozycji.
play-zeno = Graj z pozycji Zenona

## What the seats are called

ivory = Kremowy
    .one = kremowy
    .few = kremowe
    .many = kremowych
brown = Brązowy
    .one = brązowy
    .few = brązowe
    .many = brązowych
