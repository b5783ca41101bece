## What stands there is not what should

is-not = zamiast „{ $found }” powinno tu być: { $wanted }
missing = tu powinno być: { $wanted }

## What should stand there

this-text = „{ $words }”
one-of = jedno z tych: { $words }
a-number = liczba
number-from = liczba od { $low } do { $high }
smaller-number = mniejsza liczba
phase = faza partii, na przykład { $examples }
two-dice = dwie kości, na przykład { $examples }
the-dice = kości
face = liczba oczek na kości
cube = kostka dublująca, na przykład { $examples }
score = wynik, na przykład { $examples }
checkers-at-place = miejsce i liczba pionów, na przykład { $examples }
number-of-stakes = liczba stawek
action = działanie, na przykład { $examples }
move-of-coin = ruch taki jak { $examples }: kolumna, wiersz, który moneta opuszcza, wiersz, do którego trafia
two-purses = dwie sakiewki, w każdej najwyżej { $most } monet, na przykład { $examples }
rows-of-coins = plansza: siedem cyfr od 1 do 7, wiersz monety w każdej kolumnie
rows-of-stacks = plansza: trzy wiersze połączone znakiem „/”, w każdym sześć stosów połączonych przecinkami
stack-of-tokens = stos żetonów: A i B
points-won = ile wygrały obie strony, na przykład { $examples }
pieces-of =
    { $side ->
        [ivory] kremowe pionki, na przykład { $examples }
        [brown] brązowe pionki, na przykład { $examples }
        [Blue] pionki Niebieskiego, na przykład { $examples }
       *[Ivory] pionki Kremowego, na przykład { $examples }
    }
tallies = patyczki w skarbcu i u obu graczy, na przykład { $examples }
who-began = kto zaczynał, na przykład { $examples }
square = nazwa pola
place = nazwa miejsca

## What cannot be read otherwise

position-like = pozycję zapisuje się tak: { $examples }
places-in-order = miejsca idą po kolei, od bandy do zdjętych, każde jeden raz
other-checkers = liczba pionów to { $count } zamiast { $most }
no-single-die = żadna pojedyncza kość nie prowadzi stamtąd tutaj
not-played-here = rzutu { $faces } nie można było tu zagrać
nobodys-turn = przed rzutem wstępnym i po zakończeniu tura nie należy do nikogo; na końcu, a nie wcześniej, wiadomo, kto zaczynał
turn-missing = nie podano, czyja jest kolej i kto zaczynał
stack-missing = brakuje stosu (puste pole zapisuje się kropką)
should-end = pozycja powinna się tu kończyć, bez „{ $found }”
nothing-follows = po „{ $found }” nic już nie następuje
comes-twice = „{ $found }” występuje dwa razy
three-dice =
    { $count ->
        [4] są tylko trzy kości
       *[other] są trzy kości, a nie { $count }
    }
no-such-game = nie ma gry „{ $found }” (znane: { $words })
