## Why somebody is to come to the table: titles, and the title of the window

you-are-called = Wezwanie do stołu
you-are-asked = Pytanie do ciebie
game-has-begun = Partia się zaczęła
first-throw = Pierwszy rzut
your-turn = Twoja kolej
window-title = { $why } · Tesserae

## The same in a sentence

calls-you =
    { $minutes ->
        [one] { $name } wzywa cię do stołu. Masz { $minutes } minutę na odpowiedź.
        [few] { $name } wzywa cię do stołu. Masz { $minutes } minuty na odpowiedź.
       *[many] { $name } wzywa cię do stołu. Masz { $minutes } minut na odpowiedź.
    }
throw-first = { $name } jest przy stole. Pierwszy rzut może wykonać każde z was.
may-throw = Rzucić może każde z was.
at-table-your-turn = { $name } jest przy stole. Twoja kolej.
played-your-turn = { $name } kończy turę. Twoja kolej.
has-first-turn = { $name } jest przy stole i ma pierwszą turę.

## Who is there

here = Przy stole
away-since = Offline od: { $since }
is-away = { $name } jest offline.
other-is-away = Drugi gracz jest offline.
onlookers =
    { $count ->
        [one] Przygląda się { $count } osoba.
        [few] Przyglądają się { $count } osoby.
       *[many] Przygląda się { $count } osób.
    }
you-look-on = Przyglądasz się.
points-at = { $name } wskazuje { ACC($place) }.

## What is asked, and what can be answered

asks-undo = { $name } prosi o cofnięcie swojej ostatniej tury. Cofnięte rzuty wypadną znowu tak samo, a teraz obie strony je znają.
asks-rematch = { $name } prosi o kolejną partię, z zamianą miejsc.
asks-seat = { $name } nie ma już klucza do swojego miejsca i prosi o nowy. Możesz się zgodzić po pięciu minutach, jeśli nikt nie przyjdzie ze starym. Zapis to odnotuje.
rival-asks = Ktoś, kto ma twoje zaproszenie, prosi o oddanie mu twojego miejsca. Zdecyduje { $name }.
take-question-back = Wycofaj prośbę
refuse-seat = Nie oddawaj miejsca
you-asked-undo = Twoja prośba o cofnięcie ostatniej tury czeka. Odpowie { $name }.
you-asked-rematch = Twoja prośba o kolejną partię czeka. Odpowie { $name }.
you-called =
    { $minutes ->
        [one] Do stołu wezwano: { $name }. Na przyjście została { $minutes } minuta.
        [few] Do stołu wezwano: { $name }. Na przyjście zostały { $minutes } minuty.
       *[many] Do stołu wezwano: { $name }. Na przyjście zostało { $minutes } minut.
    }
calls-in-minutes =
    { $minutes ->
        [0] { $name } wzywa cię do stołu i może już zażądać wygranej.
        [1] { $name } wzywa cię do stołu. Po minucie bez odpowiedzi może zażądać wygranej.
        [few] { $name } wzywa cię do stołu. Po { $minutes } minutach bez odpowiedzi może zażądać wygranej.
       *[many] { $name } wzywa cię do stołu. Po { $minutes } minutach bez odpowiedzi może zażądać wygranej.
    }

## A seat that has another key than this machine

taken-elsewhere = To miejsce zajęto na innym urządzeniu albo zajął je ktoś inny, kto ma zaproszenie: otwórz stamtąd własny link tego miejsca albo poproś o możliwość gry tutaj. Gospodarz to { $host }.
asked-to-go-on = Twoja prośba o dalszą grę tutaj z nowym kluczem czeka na odpowiedź. Odpowie { $host }.
key-was-replaced = Miejsce z tego linku ma teraz inny klucz, za zgodą gospodarza ({ $host }): otwórz własny link tego miejsca na urządzeniu, na którym się na nim gra, albo zaproszenie.
taken-ask-host = To miejsce zajęto na innym urządzeniu albo zajął je ktoś inny, kto ma zaproszenie: otwórz stamtąd własny link tego miejsca albo poproś gospodarza o możliwość gry tutaj.
asked-host-to-go-on = Twoja prośba do gospodarza o dalszą grę tutaj z nowym kluczem czeka na odpowiedź.
host-replaced-key = Miejsce z tego linku ma teraz inny klucz, za zgodą gospodarza: otwórz własny link tego miejsca na urządzeniu, na którym się na nim gra, albo zaproszenie.
ask-to-go-on = Poproś o grę tutaj
guest-has-new-key = Gość gra dalej z nowym kluczem, za zgodą gospodarza: oba stoły mają nowe składniki dla przyszłych rzutów, a zapis to odnotuje.
new-key-declined = Odmówiono ci dalszej gry tutaj z nowym kluczem.

## Connection and room

being-opened = Otwiera się połączenie z pokojem.
no-answer = Serwer nie odpowiada. Trwa kolejna próba.
line-broke = Połączenie z pokojem zostało zerwane i jest przywracane.
tried-again = { $why } Trwa kolejna próba.
cannot-be-called = Z tym adresem nie można się połączyć.
guest-not-there = Gość jeszcze nie usiadł.
waits-for-guest = Czekamy, aż gość usiądzie.
goes-on-by-links = { $name } gra dalej tę partię przez linki: odtąd każde urządzenie rzuca samo, a rzuty nie są już uzgadniane.
other-goes-on-by-links = Drugi gracz gra dalej tę partię przez linki: odtąd każde urządzenie rzuca samo, a rzuty nie są już uzgadniane.
throw-waits-away = Ten rzut czeka na odpowiedź urządzenia, które jest offline. Gra na nim { $name }.
throw-waits-other-away = Ten rzut czeka na odpowiedź urządzenia drugiego gracza, które jest offline.
throw-waits = Ten rzut czeka na urządzenie, które jeszcze nie odpowiedziało. Gra na nim { $name }.
throw-waits-other = Ten rzut czeka na urządzenie drugiego gracza, które jeszcze nie odpowiedziało.

## Why an address is none

no-server-address = Wpisz adres serwera, aby zaprosić znajomego.
server-is-link = To jest link do gry; adres serwera kończy się przed znakiem „#”.
no-address = To nie jest adres serwera. Wygląda on jak https://play.example.org.
no-link = To nie jest link do gry ze znajomym.
link-incomplete = Ten link do gry ze znajomym jest niepełny. Skopiuj go w całości.

## Inviting, and the link to paste

agreed-dice = Kości dwojga osób w różnych miejscach są zawsze uzgadniane: oba stoły dokładają do każdego rzutu tajny składnik, więc ani wy, ani serwer nie możecie go wybrać ani przewidzieć.
invite = Zaproś
by-chance = Losowo
about-paste = Wklej link od znajomego albo link do własnego miejsca.
link = Link
join = Dołącz

## Waiting for the friend

waiting = Czekamy na znajomego…
opening = Otwieranie pokoju…
link-still-leads-here = Wysłany przez ciebie link nadal tu prowadzi.
cancel = Anuluj
cancel-invitation = Anuluj zaproszenie
about-invitation = Wyślij ten link znajomemu albo daj mu zeskanować kod. Kto go otworzy, siada po drugiej stronie stołu: bez instalacji i bez konta.
copy-link = Kopiuj link
share-link = Udostępnij link
about-onlookers = Widzowie mają własny link: widzą stół, ale nie mogą niczego dotknąć.
copy-onlooker-link = Kopiuj link dla widzów
share-with-onlookers = Udostępnij widzom
copied = Skopiowano.

## Where a link leads

game-with-friend = Gra ze znajomym
looking-for-game = Szukanie gry…
connecting = Łączenie z serwerem.
invited = Masz zaproszenie do gry w { ACC($game) }.
friends-play = Dwie osoby grają w { ACC($game) }.
they-play = { $host } i { $guest } grają w { ACC($game) }.
about-to-begin = Za chwilę zacznie się gra w { ACC($game) }.
host-invites = { $host } zaprasza cię do gry w { ACC($game) }.
host-waits = { $host } czeka na kogoś do gry w { ACC($game) }.
you-play-seat = Grasz jako { $seat }.
without-clock = Bez zegara.
clock-gives = Zegar daje { $clock }.
time-each = po { $time } na gracza
time-and-delay = po { $time } na gracza, a w każdej turze { $delay } nic nie kosztuje
time-and-increment = po { $time } na gracza i { $delay } więcej po każdej turze
minutes = { $count } min
seconds = { $count } s
game-begins-later = Partia zacznie się, gdy znajomy usiądzie.
you-will-see = Będziesz widzieć stół, ale bez możliwości gry.
will-see-game = Zobaczysz partię, gdy tylko się zacznie
look-on = Oglądaj
sit-down = Usiądź

## The panel of the friend

connect-again = Połącz ponownie
leave-table = Odejdź od stołu
game-is-kept = Gra jest zapisana. Wznów ją z zapisanych gier albo otwórz link jeszcze raz.
onlooker-link-copied = Link dla widzów: skopiowano
copy-own-link = Kopiuj link do swojego miejsca
own-link-copied = Link do swojego miejsca: skopiowano
about-own-link = Pozwala grać dalej na innym urządzeniu; kto go ma, gra za ciebie, więc nikomu go nie dawaj.
say = Powiedz
i-am-here = Jestem
agree = Zgoda
decline = Odmów
ask-undo = Poproś o cofnięcie swojej ostatniej tury
ask-rematch = Poproś o kolejną partię
claim = Zażądaj wygranej
time-has-run-out = Czas drugiego gracza się skończył.
did-not-come = Drugi gracz nie przyszedł mimo wezwania.
call = Wezwij: { $name }
about-calling = Drugi gracz ma wtedy pięć minut na przyjście. Potem można zażądać wygranej.
go-on-by-links = Graj dalej przez linki
about-links = Bez serwera: po każdej turze wysyłacie sobie nawzajem grę. Odtąd każde urządzenie rzuca samo, a rzuty nie są już uzgadniane.
resign-maybe = Poddaj…
resign = Poddaj
friend-wins = Znajomy wygrywa partię.
