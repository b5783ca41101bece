## The menu of the game

to-game = Graj dalej
main-menu = Menu główne
settings = Ustawienia
saved-games = Zapisane gry
dice-statistics = Statystyki kości
statistics = Statystyki
moves = Ruchy
analysis = Analiza
edit-position = Edytuj tę pozycję
saved-automatically = Gra zapisuje się automatycznie.
send-by-link = Wyślij przez link: { $name }
about-sending = Tworzy link, który otwiera grę na urządzeniu drugiego gracza.
go-on-live = Grajcie dalej na żywo: { $name }
about-going-live = Otwiera pokój dla partii w jej obecnym stanie, z linkiem dla drugiego gracza.

## Resigning

resign = Poddaj
resign-maybe = Poddaj…
resign-so = { $resignation }…
cancel = Anuluj
you-lose = Jeśli { $other } to przyjmie, przegrasz partię.
loses = Jeśli { $other } to przyjmie, { $name } przegra partię.
you-lose-to-other = Jeśli drugi gracz to przyjmie, przegrasz partię.

## Copying

copy-to-clipboard = Kopiuj do schowka
position = Pozycja
record = Zapis
copied = { $what }: skopiowano.
not-copied = { $what }: { $why }.
link-to-position = Link do tej pozycji
picture-of-position = Obraz tej pozycji

## The moves

no-moves = Nie ma jeszcze ruchów.
replay = Powtórka
show-earlier = Pokaż wcześniejsze: { $count }
rethrown = rzut powtórzony
cocked-rethrown = Krzywo leżącą kość rzucono jeszcze raz.
go-to-move = Przejdź do ruchu { $number }

## Pictures

picture = Obraz
as-seen = Tak, jak widzisz
about-as-seen = Stół z miejsca, z którego patrzysz, bez przycisków. Na ten czas panel się zamyka.
save-png = Zapisz jako PNG
copy = Kopiuj
share = Udostępnij
position-of = { $game }, pozycja { $number }
film = Film
about-film = Animowany GIF, który działa wszędzie: pokazuje turę przed tą pozycją albo całą partię. Długa partia ma jeden obraz na turę.
film-of-turn = Film z tej tury
film-of-game = Film z partii
film-is-taken = Nagrano { $percent }% filmu.
film-is-ready = Film jest gotowy: { $size } MB.
save-gif = Zapisz jako GIF
flat-diagram = Płaski diagram
about-diagram = Plansza z góry z numerami miejsc, jak w książce. Jest ostra w każdej wielkości.
no-diagram = Pozycja, która nie może się zdarzyć, nie ma diagramu.
save-svg = Zapisz jako SVG
address-of-picture = Adres tego obrazu
html-for-page = HTML dla innej strony

## The rulebook

open-as-text = Otwórz jako tekst
standard-rules = Ta partia ma standardowe zasady.
rules-of-game = Zasady domowe tej partii: { $rules }.
in-this-game = W tej partii: { $value }

## The position editor

undo = Cofnij
empty-board = Opróżnij planszę
start = Start
back = Wstecz
hint = Podpowiedź
odds = Szanse
play-from-here = Graj stąd
as-text = Jako tekst: można tu wkleić lub upuścić dowolny zapis
position-as-text = Pozycja jako tekst
position-panel = Pozycja…

## The dice of the game

this-game = Ta partia
all-games = Wszystkie partie
dice = Kości
lots = Piramidki
no-dice-yet = Nie było jeszcze rzutu kośćmi.
expected = oczekiwane
about-expected = Jak często oczekuje się każdej wartości.
too-few = Dotąd { $count }: za mało na test.
chi-squared =
    Dotąd { $count }. Chi-kwadrat wynosi { $deviation }: uczciwe kości wypadają co najmniej tak nierówno w { $percent ->
        [0] mniej niż 1
       *[other] około { $percent }
    } na 100 partii tej długości, { $evenness ->
        [normal] a to jest normalne
        [uneven] a to jest trochę nierówno; tak jest w jednej partii na dwadzieścia
       *[rare] a to jest rzadkie, ale się zdarza
    }.
all-proven =
    { $count ->
        [1] Uzgodniony rzut tej partii jest sprawdzony i udowodniony.
       *[other] Wszystkie uzgodnione rzuty tej partii ({ $count }) są sprawdzone i udowodnione.
    }
not-proven = Uzgodnione rzuty tej partii bez dowodu: { $doubtful } z { $count }. Pierwszy: { $faces }: { $verdict }.
why-fair = Dlaczego kości są uczciwe
fair-by-hand = Rzucasz prawdziwymi kośćmi i wpisujesz wyniki. Liczby powyżej to wszystko, co o nich wiemy.
fair-by-computer = Generator liczb losowych losuje każdą wartość z tym samym prawdopodobieństwem. Jego ziarno zapisuje się razem z grą, więc potem można sprawdzić każdy rzut.
fair-by-agreement = Oba stoły dokładają do każdego rzutu tajny składnik, do którego wcześniej się zobowiązały. Wynik powstaje z obu składników, więc ani gracze, ani pokój nie mogą go wybrać ani przewidzieć. Dowód zapisuje się razem z grą.
fair-on-table = Fizyka decyduje, jak toczy się kość bez oczek i na której ściance się zatrzyma. Która wartość jest na której ściance, losuje się tuż przed wypuszczeniem z ręki, z tym samym prawdopodobieństwem dla każdego ułożenia. Dlatego każda wartość jest dokładnie tak samo prawdopodobna, choćby rzut był najzręczniejszy. Krzywo leżącą kość rzuca się jeszcze raz w ten sam sposób.
thrown-elsewhere = { $name } rzuca na tym urządzeniu. Rzuty drugiej strony ({ $away }) odbyły się na innym i przyszły z linkiem: są tu policzone, ale nikt tutaj nie widział, jak kości padały.
