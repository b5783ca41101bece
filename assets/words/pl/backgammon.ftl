## Why an action is refused

answer-first =
    { $what ->
        [beaver] Najpierw trzeba odpowiedzieć na bobra.
        [resignation] Najpierw trzeba odpowiedzieć na poddanie.
       *[double] Najpierw trzeba odpowiedzieć na podwojenie.
    }
nothing-offered =
    { $what ->
        [resignation] Nie ma poddania, na które można by odpowiedzieć.
       *[double] Nie ma podwojenia, na które można by odpowiedzieć.
    }
dice-used-up = Kości są już zagrane; zakończ turę.
not-a-place = Stamtąd nie można wziąć piona.
no-checker-there = Nie ma tam piona.
not-your-checker = Ten pion nie jest twój.
bar-first = Najpierw musi wejść twój pion z bandy.
one-die-at-a-time = Każda kość to osobne posunięcie: zagraj kości po kolei.
wrong-direction = Twoje piony idą od 24 do 1, a potem schodzą z planszy.
wrong-target = Tym rzutem ten pion tam nie dojdzie.
point-closed = Zablokowane: przeciwnik ma na tej linii co najmniej dwa piony.
way-closed = Zablokowane: przeciwnik blokuje każdą linię, na której ten pion mógłby się po drodze zatrzymać.
not-all-home = Nie można zdjąć żadnego piona, dopóki wszystkie nie są w twoim domu.
not-the-furthest = { $number } to za dużo: większą liczbą można zdjąć tylko najdalszy pion.
waste-die = Jeśli się da, musisz użyć obu kości: po tym ruchu nie dałoby się użyć drugiej.
higher-die = Możesz użyć tylko jednej kości, i musi to być wyższa.
no-cube = Ta partia toczy się bez kostki dublującej.
double-before-throw = Podwoić można tylko przed rzutem.
crawford-game = W grze Crawforda się nie podwaja.
cube-not-yours = Kostkę dublującą ma przeciwnik: tylko on może podwoić.
at-most-64 = Stawka nie może przekroczyć 64.
no-beavers = W tej partii nie gra się z bobrami.
bad-resignation = Poddać można 1, 2 lub 3 stawki, a nie { $number }.
nobody-on-turn = Niczyja tura jeszcze się nie zaczęła.

## What has happened

begins-with-both = Wyższa kość zaczyna i gra obiema kośćmi.
automatic-double = Automatyczne podwojenie: partia liczy się za 2.
resignation-declined = Poddanie odrzucone; partia toczy się dalej.

## How a game has ended

double-dropped = podwojenie odrzucone
resigned-gammon = poddany gammon
resigned-backgammon = poddany backgammon
single-game = zwykła wygrana
gammon = gammon
backgammon = backgammon

## Places

the-cube = kostka dublująca
    .from = z kostki dublującej
    .to = na kostkę dublującą
    .acc = kostkę dublującą

## What the button of a step says

enter-checker = Kością { $number }: wprowadź pion na linię { $to }{ $hits ->
        [0] {""}
       *[other] , bijąc
    }
bear-off-checker = Zdejmij pion { FROM($from) } kością { $number }
move-checker = Przesuń pion { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] , bijąc
    }

## What the button of a choice says

double = Podwój do { $number }
take = Przyjmij: gra o { $number }
drop = Pas: strata { $number }
beaver = Bóbr do { $number }
resign =
    { $name ->
        [you] Poddaj: strata { $number }
       *[other] { $name } poddaje się: strata { $number }
    }
accept = Przyjmij: wygrana { $number }
play-on = Graj dalej

## What was chosen, without the stake

taken = Przyjęcie
dropped = Pas
accepted = Przyjęcie
offered-to-resign = Poddanie

## What was chosen, inside of a sentence

does-double = podwojenie do { $number }
does-beaver = bóbr do { $number }
does-accept = przyjęcie
does-play-on = gra dalej

## What is asked of whom, and the end of a game

throw-or-double =
    { $name ->
        [you] Twoja kolej: rzuć kośćmi lub podwój do { $number }.
       *[other] { $name }, rzuć kośćmi lub podwój do { $number }.
    }
some-times = { $count } razy { $number }
play-all =
    { $name ->
        [you] Twoja kolej: zagraj { $dice }.
       *[other] { $name }, zagraj { $dice }.
    }
play-higher =
    { $name ->
        [you] Twoja kolej: zagraj { $number }, wyższą kość; obu zagrać się nie da.
       *[other] { $name }, zagraj { $number }, wyższą kość; obu zagrać się nie da.
    }
play-one =
    { $name ->
        [you] Twoja kolej: zagraj { $number }; { $unused } zagrać się nie da.
       *[other] { $name }, zagraj { $number }; { $unused } zagrać się nie da.
    }
play-once =
    { $name ->
        [you] Twoja kolej: zagraj { $number } jeden raz; więcej się nie da.
       *[other] { $name }, zagraj { $number } jeden raz; więcej się nie da.
    }
play-some =
    { $name ->
        [you] Twoja kolej: zagraj { $count } razy { $number }; więcej się nie da.
       *[other] { $name }, zagraj { $count } razy { $number }; więcej się nie da.
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
    }: nie da się zagrać { $dice }, pion z bandy nie może wejść.
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
    }: nie da się zagrać { $dice }, każda linia jest zablokowana.
take-or-drop =
    { $other ->
        [you] Twoja kolej: przyjmij lub spasuj
       *[other] { $other }, przyjmij lub spasuj
    }: { $name ->
        [you] podwajasz do { $number }.
       *[other] { $name } podwaja do { $number }.
    }
take-or-drop-beaver =
    { $name ->
        [you] Twoja kolej: przyjmij lub spasuj
       *[other] { $name }, przyjmij lub spasuj
    }: { $other ->
        [you] robisz bobra do { $number }.
       *[other] { $other } robi bobra do { $number }.
    }
accept-or-play-on =
    { $other ->
        [you] Twoja kolej: przyjmij lub graj dalej
       *[other] { $other }, przyjmij lub graj dalej
    }: { $name ->
        [you] proponujesz poddanie za { $number }.
       *[other] { $name } proponuje poddanie za { $number }.
    }
won =
    { $name ->
        [you] Wygrywasz
       *[other] { $name } wygrywa
    } { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    } ({ $manner }).{ $series ->
        [on] {" "}Mecz toczy się dalej.
        [won] {" "}Mecz jest wygrany.
       *[none] {""}
    }

## The score panel

cube = Kostka
cube-owned =
    { $seat ->
        [White] { $number }, Białego
       *[Black] { $number }, Czarnego
    }
match-to = Mecz do { $count }
crawford = Gra Crawforda
no-doubling = bez podwajania

## What is known of the game without playing it

title = Backgammon
    .acc = Backgammona
    .gen = Backgammona
tagline = Pędź do domu, blokuj i bij; kostka podnosi stawkę
goal = Doprowadź swoje piętnaście pionów do domu i zdejmij je przed przeciwnikiem.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-pips = oczka, oczko, oczek
about-pips = Oczka to linie, które wszystkie piony gracza mają jeszcze do przejścia.
term-points = punkty, punkt, punktu, punktów
about-points = Punkty mówią, ile były warte dotychczas wygrane partie.
term-cube = kostka, kostki, kostkę, kostce, kostka dublująca, kostki dublującej, kostkę dublującą
about-cube = Kostka dublująca pokazuje, przez ile mnoży się wartość partii.
term-crawford = crawforda
about-crawford = Gra Crawforda to partia tuż po tym, jak któremuś z graczy zabraknie do wygrania meczu jednego punktu: nikt nie może w niej podwajać.
term-match = mecz, meczu, meczów
about-match = Mecz wygrywa ten, kto pierwszy zdobędzie tyle punktów.
term-double = podwój, podwojenie, podwojenia, podwojeniu, podwoić, podwajać, podwaja, podwajasz, podwajania
about-double = Podwojenie to propozycja gry o dwa razy tyle: przeciwnik przyjmuje albo pasuje i traci obecną stawkę.
term-take = przyjmij, przyjęcie, przyjąć, przyjmuje
about-take = Kto przyjmuje podwojenie, gra dalej o dwa razy tyle i tylko on może podwoić następnym razem.
term-drop = pas, spasuj, pasuje, odrzucone
about-drop = Kto pasuje po podwojeniu, przegrywa partię za obecną stawkę.
term-beaver = bóbr, bobra, bobrami
about-beaver = Bóbr to przyjęcie podwojenia i natychmiastowe ponowne podwojenie.
term-resign = poddaj, poddanie, poddania, poddaje, poddać
about-resign = Poddanie to propozycja przegrania partii; przeciwnik może odmówić.
term-bar = banda, bandy, bandzie, bandę
about-bar = Na bandzie zbite piony czekają na ponowne wejście.

## What the seats are called

white = Biały
    .one = biały
    .few = białe
    .many = białych
black = Czarny
    .one = czarny
    .few = czarne
    .many = czarnych
