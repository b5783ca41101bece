hardly-anything = tyle co nic
luck-and-skill =
    { $luck ->
        [better] { $name ->
            [you] Masz lepsze rzuty niż { $other } ({ $worth })
           *[other] { $other ->
                [you] { $name } ma lepsze rzuty niż ty ({ $worth })
               *[other] { $name } ma lepsze rzuty niż { $other } ({ $worth })
            }
        }
        [worse] { $name ->
            [you] Masz gorsze rzuty niż { $other } ({ $worth })
           *[other] { $other ->
                [you] { $name } ma gorsze rzuty niż ty ({ $worth })
               *[other] { $name } ma gorsze rzuty niż { $other } ({ $worth })
            }
        }
       *[alike] { $name ->
            [you] Ty i { $other } macie równie dobre rzuty
           *[other] { $other ->
                [you] { $name } i ty macie równie dobre rzuty
               *[other] { $name } i { $other } mają równie dobre rzuty
            }
        }
    }; straty w decyzjach – { $name ->
        [you] ty: { $lost }
       *[other] { $name }: { $lost }
    }, { $other ->
        [you] ty: { $other-lost }
       *[other] { $other }: { $other-lost }
    }{ $by ->
        [luck-first] . { $name ->
            [you] Wygrywasz
           *[other] { $name } wygrywa
        } bardziej dzięki szczęściu niż umiejętnościom.
        [skill-first] . { $name ->
            [you] Wygrywasz
           *[other] { $name } wygrywa
        } bardziej dzięki umiejętnościom niż szczęściu.
        [luck] . { $name ->
            [you] Wygrywasz dzięki szczęściu.
           *[other] { $name } wygrywa dzięki szczęściu.
        }
        [skill] . { $name ->
            [you] Wygrywasz dzięki umiejętnościom.
           *[other] { $name } wygrywa dzięki umiejętnościom.
        }
        [neither] . { $name ->
            [you] Wygrywasz
           *[other] { $name } wygrywa
        } ani dzięki szczęściu, ani dzięki umiejętnościom, o ile boty to widzą.
       *[no-winner] .
    }

## What decisions are called in a sentence

it = To
the-best = Najlepszy wybór
throw = rzut
no-move = bez ruchu
repeated =
    { $decision } { $count ->
        [2] dwa razy
        [3] trzy razy
       *[other] cztery razy
    }
and = { $first } i { $last }
and-after-comma = { $first } i { $last }

## Why a decision is better than another: a sentence of clauses, all but the last, and the last

better = { $subject } { $better }.
better-but = { $subject } { $better }, ale { $worse }.
better-although = { $subject } { $values }, chociaż { $worse }.
next-clause = { $first }, { $last }
last-clause = { $first } i { $last }

## Clauses about what a decision is worth

wins-games =
    wygrywa { $count ->
        [one] { $count } partię
        [few] { $count } partie
       *[many] { $count } partii
    } na { $of } zamiast { $other-count }
worth-instead = daje { ACC($value) } zamiast { GEN($other-value) }
worth-hardly-more = daje { ACC($value) }, a inny wybór niewiele mniej

## Clauses about what a decision leaves on the board, instead of what another leaves

throws-that-hit = naraża na bicie przy { $count } z { $of } rzutów zamiast przy { $other-count }
checkers-on-bar =
    wysyła na bandę { $count ->
        [one] { $count } pion
        [few] { $count } piony
       *[many] { $count } pionów
    } zamiast { $other-count }
home-points-held =
    trzyma { $count ->
        [one] { $count } linię
        [few] { $count } linie
       *[many] { $count } linii
    } w domu zamiast { $other-count }
points-in-row =
    buduje { $count ->
        [one] { $count } linię
        [few] { $count } linie
       *[many] { $count } linii
    } z rzędu zamiast { $other-count }
anchors =
    trzyma { $count ->
        [one] { $count } kotwicę
        [few] { $count } kotwice
       *[many] { $count } kotwic
    } zamiast { $other-count }
checkers-behind =
    zostawia z tyłu { $count ->
        [one] { $count } pion
        [few] { $count } piony
       *[many] { $count } pionów
    } zamiast { $other-count }
blots =
    zostawia { $count ->
        [one] { $count } samotny pion
        [few] { $count } samotne piony
       *[many] { $count } samotnych pionów
    } zamiast { $other-count }
opponents-pips =
    zostawia przeciwnikowi { $count ->
        [one] { $count } oczko
        [few] { $count } oczka
       *[many] { $count } oczek
    } do przejścia zamiast { $other-count }
checkers-off =
    ma poza planszą { $count ->
        [one] { $count } pion
        [few] { $count } piony
       *[many] { $count } pionów
    } zamiast { $other-count }
checkers-outside =
    zostawia poza domem { $count ->
        [one] { $count } pion
        [few] { $count } piony
       *[many] { $count } pionów
    } zamiast { $other-count }
home-points-occupied =
    zajmuje { $count ->
        [one] { $count } linię
        [few] { $count } linie
       *[many] { $count } linii
    } w domu zamiast { $other-count }
highest-stack =
    spiętrza najwyżej { $count ->
        [one] { $count } pion
        [few] { $count } piony
       *[many] { $count } pionów
    } na jednej linii zamiast { $other-count }
pieces-on-bar =
    wysyła na bandę { $count ->
        [one] { $count } pionek
        [few] { $count } pionki
       *[many] { $count } pionków
    } zamiast { $other-count }
own-pieces-on-bar =
    zostawia na bandzie { $count ->
        [one] { $count } własny pionek
        [few] { $count } własne pionki
       *[many] { $count } własnych pionków
    } zamiast { $other-count }
points-held =
    trzyma { $count ->
        [one] { $count } linię
        [few] { $count } linie
       *[many] { $count } linii
    } zamiast { $other-count }
pieces-alone =
    zostawia { $count ->
        [one] { $count } samotny pionek
        [few] { $count } samotne pionki
       *[many] { $count } samotnych pionków
    } zamiast { $other-count }
pieces-off =
    ma poza planszą { $count ->
        [one] { $count } pionek
        [few] { $count } pionki
       *[many] { $count } pionków
    } zamiast { $other-count }
pieces-in-hand =
    zatrzymuje w zapasie { $count ->
        [one] { $count } pionek
        [few] { $count } pionki
       *[many] { $count } pionków
    } zamiast { $other-count }
pieces-gathered =
    zbiera w ostatniej ćwiartce { $count ->
        [one] { $count } pionek
        [few] { $count } pionki
       *[many] { $count } pionków
    } zamiast { $other-count }
own-pips =
    zostawia { $count ->
        [one] { $count } oczko
        [few] { $count } oczka
       *[many] { $count } oczek
    } do przejścia zamiast { $other-count }
pieces-to-river =
    wysyła do rzeki { $count ->
        [one] { $count } pionek
        [few] { $count } pionki
       *[many] { $count } pionków
    } zamiast { $other-count }
pieces-home =
    ma na mecie { $count ->
        [one] { $count } pionek
        [few] { $count } pionki
       *[many] { $count } pionków
    } zamiast { $other-count }
pieces-at-start =
    zostawia na starcie { $count ->
        [one] { $count } pionek
        [few] { $count } pionki
       *[many] { $count } pionków
    } zamiast { $other-count }
own-pieces-in-river =
    zostawia w rzece { $count ->
        [one] { $count } własny pionek
        [few] { $count } własne pionki
       *[many] { $count } własnych pionków
    } zamiast { $other-count }
rosettes =
    zajmuje { $count ->
        [one] { $count } rozetę
        [few] { $count } rozety
       *[many] { $count } rozet
    } zamiast { $other-count }
squares-to-go =
    zostawia { $count ->
        [one] { $count } pole
        [few] { $count } pola
       *[many] { $count } pól
    } do przejścia zamiast { $other-count }
coins-in-purse =
    ma w sakiewce { $count ->
        [one] { $count } monetę
        [few] { $count } monety
       *[many] { $count } monet
    } zamiast { $other-count }
own-run =
    tworzy rząd z { $count ->
        [one] { $count } monety
       *[other] { $count } monet
    } zamiast z { $other-count }
opponents-run =
    zostawia przeciwnikowi rząd z { $count ->
        [one] { $count } monety
       *[other] { $count } monet
    } zamiast z { $other-count }
throws-that-lose-dice = traci kości przy { $count } z { $of } rzutów zamiast przy { $other-count }
throws-for-longer-run = wydłuża rząd przy { $count } z { $of } rzutów zamiast przy { $other-count }
coins-at-edge =
    zostawia na krańcach { $count ->
        [one] { $count } monetę
        [few] { $count } monety
       *[many] { $count } monet
    } zamiast { $other-count }
own-centre =
    ma w środku { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    } zamiast { $other-count }
opponents-centre =
    zostawia przeciwnikowi w środku { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    } zamiast { $other-count }
own-stacks =
    ma { $count ->
        [one] { $count } stos
        [few] { $count } stosy
       *[many] { $count } stosów
    } zamiast { $other-count }
opponents-stacks =
    zostawia przeciwnikowi { $count ->
        [one] { $count } stos
        [few] { $count } stosy
       *[many] { $count } stosów
    } zamiast { $other-count }
tokens-covered =
    ma przykryte { $count ->
        [one] { $count } własny żeton
        [few] { $count } własne żetony
       *[many] { $count } własnych żetonów
    } zamiast { $other-count }
tokens-in-reserve =
    zatrzymuje w rezerwie { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    } zamiast { $other-count }
throws-that-bump = pozwala przeciwnikowi na impas przy { $count } z { $of } rzutów zamiast przy { $other-count }

## The odds of a position

chance =
    { $what ->
        [win-gammon] Szansa na wygranie gammona: { $count } na 100
        [win-backgammon] Szansa na wygranie backgammona: { $count } na 100
        [win-double] Szansa na podwójną wygraną: { $count } na 100
        [lose-gammon] Ryzyko przegrania gammona: { $count } na 100
        [lose-backgammon] Ryzyko przegrania backgammona: { $count } na 100
        [lose-double] Ryzyko podwójnej przegranej: { $count } na 100
       *[win] Szansa na wygraną: { $count } na 100
    }
chance-in-game = Szansa na wygranie partii: { $count } na 100
chance-in-match = Szansa na wygranie meczu: { $count } na 100
chance-in-set = Szansa na wygranie seta: { $count } na 100
worth = Wartość: { $value }
worth-of-choice = Wybór „{ $decision }”: { $value }
throws-of-jesus = Na { $of } rzutów utratę kości oznacza { $lose }, a dłuższy rząd może dać { $longer }.

## What values are measured in

decimal = { $amount }
percent = { $share }%
with-error = { $amount } ± { $error }
percent-with-error = { $chances } ± { $error }%
points = { $amount } punktu
coins = { $amount } monety
wins-in =
    { $count ->
        [0] mniej niż 1 wygrana
        [one] { $count } wygrana
        [few] { $count } wygrane
       *[many] { $count } wygranych
    } na { $of }
    .acc =
        { $count ->
            [0] mniej niż 1 wygraną
            [one] { $count } wygraną
            [few] { $count } wygrane
           *[many] { $count } wygranych
        } na { $of }
    .gen =
        { $count ->
            [0] mniej niż 1 wygranej
            [one] { $count } wygranej
            [few] { $count } wygranych
           *[many] { $count } wygranych
        } na { $of }
matches-in =
    { $count ->
        [0] mniej niż 1 mecz
        [one] { $count } mecz
        [few] { $count } mecze
       *[many] { $count } meczów
    } na { $of }
    .acc =
        { $count ->
            [0] mniej niż 1 mecz
            [one] { $count } mecz
            [few] { $count } mecze
           *[many] { $count } meczów
        } na { $of }
    .gen =
        { $count ->
            [0] mniej niż 1 meczu
            [one] { $count } meczu
            [few] { $count } meczów
           *[many] { $count } meczów
        } na { $of }
sets-in =
    { $count ->
        [0] mniej niż 1 set
        [one] { $count } set
        [few] { $count } sety
       *[many] { $count } setów
    } na { $of }
    .acc =
        { $count ->
            [0] mniej niż 1 set
            [one] { $count } set
            [few] { $count } sety
           *[many] { $count } setów
        } na { $of }
    .gen =
        { $count ->
            [0] mniej niż 1 seta
            [one] { $count } seta
            [few] { $count } setów
           *[many] { $count } setów
        } na { $of }

## How exact values are

solved-game = Ta gra jest rozwiązana. Jej wartości są zapisane w zaokrągleniu: z dokładnością do 0,1 monety.
solved-endgame = Dokładnie: reszta tej partii jest policzona.
solved-endgame-in-set =
    Reszta tej partii jest policzona. Oszacowano tylko, ile jej punkty są warte w secie.
solved-decisions = Ta gra jest rozwiązana; jej wartości są zapisane w zaokrągleniu.
solved-endgame-decisions = Końcówka jest policzona; to, co było przed nią, jest oszacowane.
solved-endgame-decisions-in-set = Końcówki są policzone; to, co było przed nimi, i to, ile punkty są warte w secie, jest oszacowane.

## Marks of wrong decisions

doubtful = wątpliwe
error = błąd
blunder = poważny błąd
mark-from = { $sign } od { $count }

## Classes of decisions

class-moves = Ruchy
class-choices = Wybory
class-contact = Gra pionami, kontakt
class-race = Gra pionami, wyścig
class-doubling = Podwajanie
class-taking = Przyjmowanie
class-take-or-throw = Zabrać czy rzucić
class-claim-or-throw = Przejąć czy rzucić
part-checker-play = Gra pionami
part-cube = Kostka
part-resignations = Poddania
