## Why an action is refused

no-coin = W tym miejscu na planszy nie ma monety.
leaves-column = Moneta zostaje przy swojej liczbie: rusza się ku liczbom albo od nich.
leaves-board = Moneta zostaje na polach od 1 do 7 swojej liczby.
not-the-whole-die = Moneta rusza się dokładnie o tyle pól, ile pokazuje jedna kość.
same-coin = Ta moneta już się ruszyła: dwie kości są dla dwóch różnych monet.
wastes-die = Musisz użyć obu kości: po tym ruchu nie dałoby się zagrać { $number } inną monetą.
no-run = Na planszy nie ma rzędu.
no-run-there = Tam nie zaczyna się żaden rząd.
move-first = Rząd może zabrać tylko gracz, który właśnie się ruszył.
finish-the-move = Zanim zabierzesz rząd, trzeba zagrać obie kości.
nothing-surrendered = Rząd można przejąć tylko zaraz po tym, jak drugi gracz stracił kości.
take-instead = Twój rzut już był: zabierz rząd, zamiast go przejmować.
claiming-forbidden = Według zasady domowej nie można przejąć rzędu bez rzutu.
all-are-taken = Wszystkie rzędy na planszy zabiera się razem.
pick-one = Według zasady domowej zabiera się jeden rząd: wskaż który.

## What has happened

lower-begins = Zaczyna niższa kość.
throw-loses-dice = Rzut { $number } oznacza utratę kości.
throw-not-playable = { $thrown } nie da się zagrać dwiema różnymi monetami: kości przepadają.
eighth-coin = Wszystkie siedem w jednej linii daje ósmą monetę.
refilled = Puste liczby są uzupełnione.

## How a game has ended

cannot-refill = przeciwnik nie może uzupełnić planszy

## Places, and what has moved along the squares of a number

purse =
    { $seat ->
        [South] sakiewka Południa
       *[North] sakiewka Północy
    }
    .from =
        { $seat ->
            [South] z sakiewki Południa
           *[North] z sakiewki Północy
        }
    .to =
        { $seat ->
            [South] do sakiewki Południa
           *[North] do sakiewki Północy
        }
    .acc =
        { $seat ->
            [South] sakiewkę Południa
           *[North] sakiewkę Północy
        }
the-table = stół
    .from = ze stołu
    .to = na stół
square-of-number = liczba { $number }, pole { $square }
    .from = z pola { $square } liczby { $number }
    .to = na pole { $square } liczby { $number }
    .acc = pole { $square } liczby { $number }
    .target = pole { $square } liczby { $number }
moved = liczba { $number }: z pola { $from } na pole { $to }

## What the button of a step says

move-coin = Przesuń monetę { $number } z pola { $from } na pole { $to }

## What the button of a choice says

take-coins = Zabierz monety { $first }–{ $last }
take-runs =
    { $runs ->
        [one] Zabierz rząd
        [2] Zabierz oba rzędy
        [few] Zabierz wszystkie { $runs } rzędy
       *[many] Zabierz wszystkie { $runs } rzędów
    }
claim-coins = Przejmij monety { $first }–{ $last }
claim-runs =
    { $runs ->
        [one] Przejmij rząd
        [2] Przejmij oba rzędy
        [few] Przejmij wszystkie { $runs } rzędy
       *[many] Przejmij wszystkie { $runs } rzędów
    }

## What was chosen, inside of a sentence

does-take-coins = zabranie monet { $first }–{ $last }
does-take-runs =
    { $runs ->
        [one] zabranie rzędu
        [2] zabranie obu rzędów
       *[other] zabranie wszystkich { $runs } rzędów
    }
does-claim-coins = przejęcie monet { $first }–{ $last }
does-claim-runs =
    { $runs ->
        [one] przejęcie rzędu
        [2] przejęcie obu rzędów
       *[other] przejęcie wszystkich { $runs } rzędów
    }

## What is asked of whom, and the end of a game

throw-for-opening = Rzuć jedną kością za każdego gracza. Niższa kość wykłada pięć monet i zaczyna.
claim-or-throw =
    { $name ->
        [you] Twoja kolej: przejmij
       *[other] { $name }, przejmij
    } { $runs ->
        [one] rząd
       *[other] rzędy
    } lub rzuć kośćmi.
take-or-throw =
    { $name ->
        [you] Twoja kolej: zabierz
       *[other] { $name }, zabierz
    } { $runs ->
        [one] rząd
       *[other] rzędy
    } lub rzuć jeszcze raz.
play-both =
    { $name ->
        [you] Twoja kolej: zagraj { $one } i { $another } dwiema różnymi monetami.
       *[other] { $name }, zagraj { $one } i { $another } dwiema różnymi monetami.
    }
play-other =
    { $name ->
        [you] Twoja kolej: zagraj { $number } inną monetą.
       *[other] { $name }, zagraj { $number } inną monetą.
    }
won =
    { $name ->
        [you] Nie możesz uzupełnić planszy
       *[other] { $name } nie może uzupełnić planszy
    }: { $winner ->
        [you] wygrywasz
       *[other] { $winner } wygrywa
    } { $count ->
        [one] { $count } monetę
        [few] { $count } monety
       *[many] { $count } monet
    }.

## What was laid out

lays-out =
    { $name ->
        [you] Wykładasz
       *[other] { $name } wykłada
    } { $count ->
        [one] { $count } monetę
        [few] { $count } monety
       *[many] { $count } monet
    }.

## The score panel

in-purse = Sakiewka
on-board = Monety na planszy

## What is known of the game without playing it

title = Tablero de Jesus
tagline = Ustawiaj wspólne monety, zabieraj albo ryzykuj
goal = Zabieraj rzędy monet, aż druga sakiewka nie zdoła uzupełnić planszy. Monety na planszy są niczyje.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-purse = sakiewka, sakiewki, sakiewkę, sakiewce
about-purse = W sakiewce leżą monety gracza; kto nie może z niej uzupełnić planszy, przegrywa.
term-coins = moneta, monety, monet, monetę, monetą, monetami
about-coins = Monety na planszy są niczyje: obaj gracze ruszają wszystkimi.
term-move = zagraj, zagrać, przesuń
about-move = Każda kość rusza inną monetą ku liczbom albo od nich, o całą swoją wartość.
term-run = rząd, rzędu, rzędzie, rzędy, rzędów
about-run = Rząd to dwie lub więcej monet obok siebie w jednej linii, poza polami na obu końcach.
term-take = zabierz, zabrać, zabranie
about-take = Kto zabiera, wkłada monety z rzędu do swojej sakiewki; drugi gracz uzupełnia liczby i dostaje kości.
term-claim = przejmij, przejąć, przejmuje, przejmować, przejęcie
about-claim = Przejęcie zabiera bez rzutu rząd, który drugi gracz musiał zostawić.

## What the seats are called

south = Południe
north = Północ
