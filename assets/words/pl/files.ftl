## What cannot be opened

has-house-rules = format „{ $format }” ma własne zasady domowe; można je wybrać tylko dla pozycji i dla innych programów
unknown = to nie jest zapisana gra, zapis partii, mecz z innego programu, XGID ani pozycja żadnej gry
not-text = to nie jest tekst
only-read = „{ $format }” można tylko czytać
link-damaged = link jest uszkodzony
other-format =
    { $kind ->
        [link] link ma format { $found }, a ten program czyta tylko format { $number }
       *[record] zapis partii ma format { $found }, a ten program czyta tylko format { $number }
    }

## What is wrong with a record

first-line = pierwszy wiersz powinien brzmieć „{ $words }”
game-needed = tu potrzebne jest „{ $words }” i nazwa gry
rules-as = zasady zapisuje się tak: { $words }
no-header-line = „{ $found }” nie jest wierszem nagłówka
no-source = rzuty nie mogą pochodzić z „{ $found }”
two-players = potrzeba dwóch graczy oddzielonych przecinkiem
line-begins = wiersz { $number } partii powinien zaczynać się od „{ $words }”
another-game = partia jest skończona: następną może zacząć tylko „{ $words }”
both-throw = tu rzucają obie strony: „{ $words }”
turn-of = kolej gracza „{ $name }”
colon-place = dwukropek stoi po rzucie, a jeśli go nie ma, po imieniu
colon-missing = brakuje dwukropka po imieniu lub rzucie
brace-missing = brakuje „{ $words }” po uwadze
no-note = „{ $found }” nie jest uwagą

## What is wrong with a match of another program

not-one-match = partie w pliku ({ $count }) nie tworzą jednego meczu
no-variation = w odmianę „{ $name }” tu się nie gra
unknown-variation = ta odmiana nie jest tu znana
no-length = meczu do { $points } punktów tu się nie gra
should-be = zamiast „{ $found }” powinno być: { $words }
length-missing = brakuje długości meczu: { $words }
ends-early = plik kończy się przed pierwszą partią
two-readings = to może być kolej gracza „{ $name }” albo „{ $other }”: tekst stoi między kolumnami, a zagrać da się i tak, i tak
two-winners = tu wygrana należy do gracza „{ $name }” albo „{ $other }”: słowa stoją między kolumnami, a dalej nie ma wyniku
no-kind = w pliku nie podano, że to backgammon: { $words }
other-kind = { $found } to inna gra: backgammon to { $words }
no-game = plik nie zawiera żadnej partii
xg-cut = ten plik .xg jest ucięty w nagłówku
unpacks-too-large = ten plik { $format } po rozpakowaniu jest większy niż jakikolwiek mecz
cannot-unpack = ten plik { $format } jest uszkodzony: jego partii nie da się rozpakować
xg-no-match = ten plik .xg nie zaczyna się od nagłówka meczu

## What is wrong with a position of another program

ten-fields = XGID ma dziesięć pól, a nie { $count }
three-fields = OGID ma co najmniej trzy pola
board-is-cut = ta plansza FIBS jest ucięta
board-is-over = partia na tej planszy FIBS jest skończona
on-other-bar = „{ $found }” jest na bandzie przeciwnika
too-many-checkers =
    { $seat ->
        [White] liczba pionów Białego to { $count }, a może być najwyżej { $most }
       *[Black] liczba pionów Czarnego to { $count }, a może być najwyżej { $most }
    }
characters-of-checkers = 26 znaków: banda, 24 linie, banda
fifteen-checkers = po piętnaście pionów na gracza
length-of-match = długość meczu, na przykład { $words }
dropped = podwojenie odrzucono: partia jest skończona
doubled-before-throw = podwojenie proponuje się przed rzutem
no-place = „{ $found }” nie jest miejscem dla piona tego gracza
more-checkers = pionów jest tu więcej niż { $count }
somebody-has-more = identyfikator pozycji daje komuś więcej pionów niż { $count }
more-than-checkers = „{ $found }” zawiera więcej niż piony dwóch graczy
colon-between-ids = identyfikator pozycji i identyfikator meczu łączy dwukropek
id-not-played = według identyfikatora meczu nie toczy się żadna partia
id-unknown-end = identyfikator meczu ma na końcu coś, czego ten program nie zna
id-length = według identyfikatora meczu mecz jest do { $points } punktów, a tak się tu nie gra
id-two-offers = według identyfikatora meczu jednocześnie proponuje się podwojenie i poddanie
id-nothing-to-do = według identyfikatora meczu gracz, którego jest kolej, czeka na drugiego, który nie ma nic do zrobienia
id-third-player = według identyfikatora meczu kostka dublująca należy do trzeciego gracza
id-stake = według identyfikatora meczu stawka jest większa niż { $most }
length-of-id =
    { $kind ->
        [position] liczba znaków identyfikatora pozycji to { $count }; „{ $found }” ma inną
       *[match] liczba znaków identyfikatora meczu to { $count }; „{ $found }” ma inną
    }
no-letter-of-id = „{ $found }” nie jest znakiem identyfikatora
more-bits =
    { $kind ->
        [position] identyfikator pozycji ma za dużo bitów
       *[match] identyfikator meczu ma za dużo bitów
    }

## Where something was not kept as it stands

on-line = wiersz { $line }: { $what }
at-place = { $place }: { $what }
head-of-match = nagłówek meczu
above-first-game = przed pierwszą partią
in-game = partia { $number }
at-throw = partia { $number }, rzut { $throw }

## What was left out

left-out-because = { $what }: pominięto
rest-left-out = { $what }: resztę partii pominięto
refused-and-left-out = { $refusal } Resztę partii pominięto
goes-on = { $what }; partia toczy się dalej od tego miejsca
stands-above = „{ $found }” stoi przed pierwszą partią i zostało pominięte
not-known = „{ $found }” jest nieznane i zostało pominięte
unknown-rule = zasada „{ $found }” jest nieznana i została pominięta
names-no-move = „{ $found }” nie podaje ruchu: niczego nie zagrano
no-throw = „{ $found }” nie jest rzutem z ruchami i zostało pominięte
comments-left-out =
    { $count ->
        [1] pominięto jeden komentarz
       *[other] liczba pominiętych komentarzy: { $count }, pierwszy tutaj
    }
variations-left-out =
    { $count ->
        [1] pominięto jeden wariant
       *[other] liczba pominiętych wariantów: { $count }, pierwszy tutaj
    }
others-left-out =
    { $count ->
        [1] pominięto jedną partię innej gry niż backgammon
       *[other] liczba pominiętych partii innych gier niż backgammon: { $count }, pierwsza tutaj
    }
encoding = tekst jest w kodowaniu „{ $name }”: imiona mogły zostać źle odczytane
too-much-not-legal = resztę partii pominięto: za dużo w niej ruchów niedozwolonych
after-end = partia jest skończona: dalszy ciąg pominięto
second-head = drugi nagłówek meczu pominięto
automatic-doubles = automatyczne podwojenia tej partii pominięto
redouble = ponowne podwojenie po bobrze pominięto
throw-unreadable = ten rzut jest nieczytelny i został pominięty
move-unreadable = części tego ruchu nie da się odczytać
belongs-to-none = to nie należy do żadnej partii i zostało pominięte
cut-here = plik jest tu ucięty: brakuje dalszego ciągu
cut-in-game = plik kończy się w środku partii

## What was changed or guessed

name-cut = imię „{ $name }” skrócono do „{ $cut }”
names-here = gracze nazywają się tu „{ $name }” i „{ $other }”
no-end = partia { $number } nie ma w pliku końca
comes-after = partia { $number } następuje po partii { $before }
row-comes-after = wiersz { $number } partii następuje po wierszu { $before }
score-would-be = wynik byłby tu { $score }; zostaje ten z pliku
is-crawford = według pliku to jest gra Crawforda
is-not-crawford = według pliku to nie jest gra Crawforda
doubled-not-crawford = ktoś tu podwaja, więc to nie jest gra Crawforda
kept-as-single = mecz jest skończony: tę partię zapisano jako pojedynczą
no-match-length = plik nie podaje długości meczu: jego partie zapisano jako pojedyncze
no-raccoons = tutaj nie gra się z szopami
opening-double = partia nie może się zacząć od dubletu: zapisano ją tak, jakby obie strony rzuciły już wcześniej
turn-missing =
    { $seat ->
        [White] przed tą turą brakuje tury Białego
       *[Black] przed tą turą brakuje tury Czarnego
    }
dice-unused =
    { $seat ->
        [White] Biały w poprzedniej turze nie zużył wszystkich kości, choć musiał
       *[Black] Czarny w poprzedniej turze nie zużył wszystkich kości, choć musiał
    }
not-legal =
    { $seat ->
        [White] Biały nie może zagrać „{ $moves }” przy rzucie { $first } i { $second }
       *[Black] Czarny nie może zagrać „{ $moves }” przy rzucie { $first } i { $second }
    }
others-answer = Na podwojenie odpowiada drugi gracz.
not-doubled = Nikt nie podwoił.
double-unanswered = podwojenie nie ma odpowiedzi: liczy się jako przyjęte
stake-would-be = stawka byłaby { $stake }, a nie { $number }
no-stake = nie ma tu stawki { $number }
has-more-checkers =
    { $seat ->
        [White] Biały miałby więcej pionów niż { $most }
       *[Black] Czarny miałby więcej pionów niż { $most }
    }
set-up-impossible = ustawiona tu pozycja nie może wystąpić: { $why }; resztę partii pominięto
set-up-here = ustawiono tu pozycję; partia toczy się dalej od tego miejsca
does-not-follow = ta pozycja nie wynika z poprzedniej; partia toczy się dalej od tego miejsca
kept-as-refused = partia kończy się przed tym rzutem i liczy się za stawkę: zapisano ją jako odrzucone podwojenie
score-says-won =
    { $seat ->
        [White] według następnego wyniku wygrał Biały, i tak przyjęto
       *[Black] według następnego wyniku wygrał Czarny, i tak przyjęto
    }
given-to-both =
    { $seat ->
        [White] według słów w pliku wygrali obaj gracze: partia liczy się jako wygrana Białego
       *[Black] według słów w pliku wygrali obaj gracze: partia liczy się jako wygrana Czarnego
    }
given-to-loser =
    { $seat ->
        [White] według pliku wygrał Biały, choć na planszy przegrał
       *[Black] według pliku wygrał Czarny, choć na planszy przegrał
    }
counts-differ = według słów w pliku { $points }, według wyniku { $worth }
with-jacoby = partia liczy się za { $points }: grano z regułą Jacobiego
without-jacoby = partia liczy się za { $points }: grano bez reguły Jacobiego
worth-differs = według pliku ta partia liczy się za { $points }, a była warta { $worth }
match-needed-no-more = według pliku partia liczy się za { $points }, bo do meczu nie trzeba było więcej; była warta { $worth }
no-resignation = według pliku partia liczy się za { $points }, ale przy stawce { $stake } żadne poddanie nie daje tyle: tu liczy się za { $worth }
resigned-over-throw =
    { $seat ->
        [White] Biały poddał się, gdy na stole leżały kości przeciwnika: ten rzut pominięto
       *[Black] Czarny poddał się, gdy na stole leżały kości przeciwnika: ten rzut pominięto
    }
resigned-before-turn =
    { $seat ->
        [White] Biały poddał się przed swoją turą: partia zostaje z tym samym wynikiem, ale bez przebiegu
       *[Black] Czarny poddał się przed swoją turą: partia zostaje z tym samym wynikiem, ale bez przebiegu
    }
could-not-resign =
    { $seat ->
        [White] Biały poddał się, gdy nie było to możliwe: koniec partii pominięto
       *[Black] Czarny poddał się, gdy nie było to możliwe: koniec partii pominięto
    }

## Why a game cannot be written in a format

only-backgammon = jako { $format } można zapisać tylko backgammon; a to jest: { $game }
cannot-hold =
    { $moment ->
        [half] { $format } nie może zawierać rzutu zagranego do połowy
        [beaver] { $format } nie może zawierać bobra, który czeka na odpowiedź
        [resignation] { $format } nie może zawierać poddania
        [opening] { $format } nie może zawierać rzutu wstępnego: nie ma jeszcze niczyjej tury
       *[over] { $format } nie może zawierać skończonej partii
    }
cannot-begin =
    { $moment ->
        [half] { $format } nie może się zaczynać od rzutu zagranego do połowy
        [beaver] { $format } nie może się zaczynać od bobra, który czeka na odpowiedź
        [resignation] { $format } nie może się zaczynać od poddania, które czeka na odpowiedź
       *[over] { $format } nie może się zaczynać od końca partii
    }
score-too-high = { $format } nie może zawierać wyniku powyżej { $most }
name-unwritable = imienia „{ $name }” nie można zapisać jako { $format }
only-from-first-throw = { $format } zawiera partie od pierwszego rzutu; ta zaczyna się od pozycji: pomieści ją zapis partii lub zapisana gra
no-automatic-double = { $format } nie może zawierać automatycznego podwojenia
action-refused = działania { $number } nie można zapisać: { $refusal }
