## Values of several rules

on = Włączone
off = Wyłączone
yes = Tak
no = Nie
points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
    .up =
        { $count ->
            [one] { $count } punktu
           *[other] { $count } punktów
        }

## The values of a rule in one line

standard = Standardowo: { $default }.
standard-or = Standardowo: { $default }. Albo: { $others }.
or-more = { $min } lub więcej
from-to = od { $min } do { $max }
values-from-to = od { $min } do { UP($largest) }

## The whole numbers that are allowed, beside the field for one

range = od { $min } do { UP($largest) }

## Why rules are refused

unknown-rule = nie ma zasady domowej „{ $key }” (znane: { $known })
unknown-value = zasada domowa „{ $key }” nie może mieć wartości „{ $value }” (dozwolone: { $may-be })

not-jacoby-in-match = reguła Jacobiego jest dla pojedynczych partii, nie dla meczów
not-beavers-in-match = bobry są dla pojedynczych partii, nie dla meczów
not-automatic-doubles-in-match = automatyczne podwojenia są dla pojedynczych partii, nie dla meczów

## The house rules of backgammon, with what they do

backgammon-match-length = Długość meczu
backgammon-match-length-explained = Pojedyncza partia albo tyle, ile trzeba, aż ktoś zdobędzie tyle punktów.
backgammon-doubling-cube = Kostka dublująca
backgammon-doubling-cube-explained = Bez niej stawka to zawsze jeden punkt; gammony i backgammony nadal liczą się podwójnie i potrójnie.
backgammon-crawford = Reguła Crawforda
backgammon-crawford-explained = W meczu: gdy po raz pierwszy komuś zabraknie do wygrania jednego punktu, jedną partię gra się bez podwajania.
backgammon-jacoby = Reguła Jacobiego
backgammon-jacoby-explained = Gammony i backgammony liczą się dopiero po przyjętym podwojeniu. Dla pojedynczych partii.
backgammon-beavers = Bobry
backgammon-beavers-explained = Kto przyjmuje podwojenie, może od razu podwoić jeszcze raz i zatrzymać kostkę. Dla pojedynczych partii.
backgammon-automatic-doubles = Automatyczne podwojenia
backgammon-automatic-doubles-explained = Pierwszy remis w rzucie wstępnym podwaja stawkę, najwyżej raz. Dla pojedynczych partii.
backgammon-bar-counts = Banda liczy się do backgammona
backgammon-bar-counts-explained = Czy pion na bandzie oznacza potrójną przegraną, tak jak pion w domu zwycięzcy.
backgammon-drop-pays = Koszt odrzuconego podwojenia
backgammon-drop-pays-explained = Ile traci ten, kto pasuje. Różnica jest dopiero po ponownym podwojeniu.

backgammon-single-game = Pojedyncza partia
backgammon-drop-pays-current-stake = Stawka sprzed propozycji
backgammon-drop-pays-one-point = 1 punkt

## The house rules of Tabula, with what they do

tabula-exact-bearing-off = Zdejmowanie dokładne
tabula-exact-bearing-off-explained = Zdejmuje tylko dokładna liczba. Wyłączone: pionkowi stojącemu najdalej z tyłu wystarczy większa kość.
tabula-gather = Najpierw zebrać pionki
tabula-gather-explained = Zdejmowanie zaczyna się, gdy wszystkie pozostałe pionki są w ostatniej ćwiartce. Wyłączone: zabrania go tylko banda.
tabula-lock-second-half = Druga połowa zamknięta
tabula-lock-second-half-explained = Nic nie może stanąć na 13 ani dalej, dopóki gracz ma pionki w zapasie.
tabula-none-off-points = Wygrana, gdy przegrany nic nie zdjął
tabula-none-off-points-explained = Ile jest warta wygrana, jeśli przegrany nie zdjął ani jednego pionka.
tabula-partly-playable = Rzut, którego nie da się zagrać w całości
tabula-partly-playable-explained = Trzeba użyć jak najwięcej kości albo grać w dowolnej kolejności, aż żadnej z pozostałych nie da się zagrać.
tabula-setup = Ustawienie
tabula-setup-explained = Początek ze wszystkim w zapasie albo tam, gdzie cesarz Zenon musiał zagrać swoje 2-5-6.

tabula-partly-playable-most-dice = Jak najwięcej kości
tabula-partly-playable-any-order = Dowolna kolejność, póki się da
tabula-set-up-all-in-hand = Wszystko w zapasie
tabula-set-up-zeno = Pozycja Zenona

## The house rules of the Royal Game of Ur, with what they do

ur-play = Długość
ur-play-explained = Partie, aż jeden gracz zdobędzie wszystkie 21 patyczków, albo jedna partia o pulę.
ur-opening = Początek
ur-opening-explained = Obaj gracze są zamknięci, aż rzucą trzy puste, albo nikt nie jest zamknięty i każdy rzut od 1 do 3 wpuszcza pionek.
ur-reward = Co daje rozeta
ur-reward-explained = Co zyskuje pionek, który staje na rozecie. Przy kolejnym rzucie pionek na ostatniej rozecie może najpierw wejść na metę.
ur-safe-rosettes = Bezpieczne rozety
ur-safe-rosettes-explained = Wrogi pionek na rozecie blokuje ją i nie można go zbić.
ur-three-blanks = Trzy puste poza zamknięciem
ur-three-blanks-explained = Tura przepada albo pionek ze startu wchodzi na bramę i gracz rzuca jeszcze raz.
ur-river-first = Najpierw pionki z rzeki
ur-river-first-explained = Jeśli pionek z rzeki może wejść tym rzutem, musi.
ur-next-starter = Kto zaczyna następną partię
ur-next-starter-explained = Piramidki, gracz, który nie zaczynał poprzedniej partii, jej przegrany albo jej zwycięzca.
ur-stake = Stawka
ur-stake-explained = Ile monet każdy gracz wpłaca do puli.

ur-opening-release = Trzy puste wpuszczają pierwszy pionek
ur-opening-free = Każdy rzut wpuszcza pionek
ur-reward-free-move = Darmowy ruch o 1, 2, 3 lub 5
ur-reward-another-throw = Kolejny rzut
ur-reward-none = Nic
ur-three-blanks-nothing = Tura przepada
ur-three-blanks-gate = Pionek na bramę
ur-next-starter-lots = Decydują piramidki
ur-next-starter-alternate = Na zmianę
ur-next-starter-loser = Przegrany
ur-next-starter-winner = Zwycięzca
ur-play-set = Partie o 21 patyczków
ur-play-single = Pojedyncza partia

## The house rules of Tablero de Jesus, with what they do

jesus-stake = Stawka
jesus-stake-explained = Ile monet wnosi każdy gracz.
jesus-claiming = Przejmowanie
jesus-claiming-explained = Kiedy ten, kto dostaje kości, może przejąć rząd bez rzutu.
jesus-several-runs = Kilka rzędów naraz
jesus-several-runs-explained = Co dostaje zabierający, gdy na planszy leży więcej niż jeden rząd.
jesus-eighth-coin = Ósma moneta
jesus-eighth-coin-explained = Wszystkie siedem monet w jednej linii daje też jedną monetę z sakiewki przeciwnika, przed uzupełnieniem.
jesus-coins-left = Monety pozostałe na planszy
jesus-coins-left-explained = Kto dostaje monety, które na koniec leżą na planszy.

jesus-several-runs-all = Zabiera się wszystkie
jesus-several-runs-one = Zabierający wybiera jeden
jesus-claiming-after-surrender = Po utracie kości
jesus-claiming-every-receipt = Za każdym razem, gdy dostajesz kości
jesus-claiming-never = Nigdy: najpierw rzut
jesus-coins-left-winner = Zwycięzca
jesus-coins-left-nobody = Nikt

## The house rules of Tablero di Berona, with what they do

berona-series = Seria
berona-series-explained = Czy gracie jedną partię, czy kilka, które się sumują.
berona-stake = Stała stawka
berona-stake-explained = Ile monet płaci przegrany partii przy stałej stawce; w innych seriach bez znaczenia.
berona-use-both-dice = Trzeba użyć obu kości
berona-use-both-dice-explained = Impas jest dozwolony tylko wtedy, gdy obu kości w żaden sposób nie da się użyć.
berona-return-from = Skąd zwraca się żeton
berona-return-from-explained = Gdzie może leżeć żeton, który przy dublecie wraca do rezerwy.
berona-after-draw = Po remisie
berona-after-draw-explained = Kto zaczyna partię po remisie.

berona-return-from-any-stack = Dowolny stos
berona-return-from-own-home-row = Własne pola domowe
berona-series-single = Pojedyncza partia
berona-series-ledger = Suma wyników: zwycięzca dodaje różnicę
berona-series-fixed-stake = Stała stawka: przegrany płaci umówioną kwotę
berona-series-difference = Różnica: przegrany płaci monetę za punkt
berona-after-draw-random = Kto rzuci więcej
berona-after-draw-same-player = Kto zaczął zremisowaną partię
