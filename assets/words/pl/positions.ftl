## Backgammon

not-fifteen-checkers =
    { $seat ->
        [White] Biały nie ma piętnastu pionów
       *[Black] Czarny nie ma piętnastu pionów
    }
both-on-point = na linii { $number } Białego stoją piony obu kolorów (to linia { $other } Czarnego)
both-off = obie strony naraz nie mogły zdjąć wszystkich pionów
both-shut-out = obie strony mają piony na bandzie przed zamkniętym domem: nikt nigdy nie mógłby się ruszyć
not-at-start = partia zaczyna się ze wszystkimi pionami na miejscach początkowych
winner-not-off = zwycięzca nie zdjął wszystkich pionów
all-off =
    { $seat ->
        [White] Biały zdjął wszystkie piony, więc partia jest skończona
       *[Black] Czarny zdjął wszystkie piony, więc partia jest skończona
    }
opening-names-white = w rzucie wstępnym rzucają obie strony; podaje się Białego
no-dice = nie ma kości do zagrania
dice-lie-not = teraz na stole nie ma kości
faces-of-die = kość ma wartości od 1 do 6
used-too-often = kość zużywa jedno posunięcie, a gdy obie są równe, dwa
first-is-used-first = z dwóch równych kości pierwsza zużywa się pierwsza
cube-missing = brakuje kostki dublującej
no-cube = ta partia toczy się bez kostki dublującej
owned-without-double = przed podwojeniem nikt nie ma kostki dublującej
owned-by-nobody = stawka { $number } oznacza, że ktoś ma kostkę dublującą
crawford-doubled = w grze Crawforda nikt nie podwaja
opening-doubled = przed rzutem wstępnym nikt nie podwaja
too-low-score = partia była warta { $number }, czego nie widać w wyniku zwycięzcy
single-crawford = pojedyncza partia nie ma gry Crawforda
too-many-points = nikt nie ma w tym meczu więcej punktów niż { $number }
match-over = przy wyniku { $number } mecz jest skończony
not-crawford = to nie może być gra Crawforda
no-beaver = nie ma bobra, na którego można by odpowiedzieć
bad-resignation = poddaje się 1, 2 lub 3 stawki
nothing-dropped = żadne podwojenie nie mogło być odrzucone

## Tablero de Jesus

empty-board = plansza jest pusta tylko wtedy, gdy partia jest przegrana
other-coins = liczba monet w sakiewkach i na planszy to { $number }, a obie stawki to { $other }
no-run = na planszy nie ma rzędu do zabrania
coins-at-end = gdy partia jest przegrana, na planszy nie ma monet
other-coins-at-end = liczba monet w sakiewkach na końcu to { $number }, a obie stawki to { $other }
could-refill =
    { $number ->
        [one] przegrany ma { $number } monetę i mógł uzupełnić
        [few] przegrany ma { $number } monety i mógł uzupełnić
       *[many] przegrany ma { $number } monet i mógł uzupełnić
    }
no-coin = kolumna { $number } nie ma monety
several-coins = kolumna { $number } ma więcej niż jedną monetę
half-of-coins = przed rzutem wstępnym każdy gracz ma w sakiewce połowę monet

## Tablero di Berona

token-before-opening = przed rzutem wstępnym na planszy nie ma żetonów
won-before-single = w pojedynczej partii nikt wcześniej nic nie wygrał: won:0-0
too-many-tokens = { $letter } ma więcej żetonów niż { $number }

## Tabula

both-colours = na linii { $number } stoją pionki obu kolorów
not-in-hand = przy rzucie wstępnym wszystkie pionki są w zapasie
no-winner = na końcu jeden z graczy ma piętnaście zdjętych pionków
fifteen-off = przy piętnastu zdjętych pionkach partia jest skończona
other-pieces =
    { $colour ->
        [ivory] liczba pionków Kremowego to { $number } zamiast { $other }
       *[brown] liczba pionków Brązowego to { $number } zamiast { $other }
    }

## The Royal Game of Ur

too-many-pieces =
    { $side ->
        [Blue] Niebieski ma więcej pionków niż { $number }
       *[Ivory] Kremowy ma więcej pionków niż { $number }
    }
both-on-square = obaj gracze mają pionek na polu { $square }
both-home = obaj gracze mają wszystkie pionki na mecie
other-tallies = liczba patyczków to { $number } zamiast { $other }
winner-not-paid = wypłata zwycięzcy w patyczkach musi wynosić { $number }
no-tallies = o patyczki gra się set
single-tallies = w pojedynczej partii nie ma patyczków
set-over = gdy wszystkie patyczki są w jednym ręku, set jest skończony
over-without-winner = partia jest skończona wtedy i tylko wtedy, gdy jedna strona ma siedem pionków na mecie
unknown-beginner = nie wiadomo, kto zaczął, wtedy i tylko wtedy, gdy rozstrzygają to piramidki
not-at-ur-start = dopóki piramidki rozstrzygają, kto zacznie, wszystkie pionki są na starcie
lots-worth = trzy piramidki są warte najwyżej 3
faces-of-lot = piramidka pokazuje 0 lub 1
gate-not-opened = trzy puste postawiłyby pionek na bramie i dałyby kolejny rzut
nothing-moved = żaden pionek nie mógł się ruszyć
nothing-earned = żadna rozeta nie mogła tego dać
other-pieces-of =
    { $side ->
        [Blue] liczba pionków Niebieskiego to { $number } zamiast { $other }
       *[Ivory] liczba pionków Kremowego to { $number } zamiast { $other }
    }
not-on-way =
    { $side ->
        [Blue] Niebieski nigdy nie wchodzi na pole { $square }
       *[Ivory] Kremowy nigdy nie wchodzi na pole { $square }
    }
two-on-square =
    { $side ->
        [Blue] Niebieski ma dwa pionki na polu { $square }
       *[Ivory] Kremowy ma dwa pionki na polu { $square }
    }
no-rosette = gwiazdkę ma tylko rozeta, a { $square } nią nie jest
