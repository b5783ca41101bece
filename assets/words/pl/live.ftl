## Why a line is not added to the log

behind = Najpierw stało się coś innego.
onlooker = Widzowie patrzą i niczego nie dotykają.
knocking = Drugi gracz próbuje wejść i jeszcze go nie wpuszczono.
throw-again = Klucze tej gry się zmieniły. Rzuć jeszcze raz.
line = To nie jest wpis dziennika.
time = Czas w tym wpisie się cofa.
signature = Tego wpisu nie podpisał gracz, w którego imieniu jest.
not-begun = Pierwszy wpis otwiera pokój.
begun = Pokój jest już otwarty.
version = Pokój używa innej wersji protokołu. Odśwież stronę.
no-number = Ta gra nie ma numeru.
dice-not-agreed = Kości dwojga osób w różnych miejscach są uzgadniane.
not-people = Tutaj grają tylko ludzie.
guest-named = Gość podaje własne imię.
clock = Zegar ma od sekundy do doby.
full = Dziennik tego pokoju jest pełny. Graj dalej przez linki albo poddaj partię.
enough = Za dużo próśb, wezwań lub cofnięć. Najpierw zagraj dalej.
not-sat = Drugi gracz jeszcze nie usiadł.
nothing-happened = Nic się jeszcze nie stało.
sat = Obaj gracze już siedzą.
name-taken = Gospodarz ma już to imię.
not-invited = To miejsce należy do tego, kto ma zaproszenie.
over = Partia jest skończona.
no-game = Nie ma partii do zakończenia.
no-throw = Teraz nie ma nic do rzucania.
throw = Rzut się zapowiada, a jego wynik powstaje z obu składników.
no-share = Ten rzut wymaga składnika.
gesture = Żadna ręka tak się nie porusza.
not-due = To nie twoja kolej.
not-own-step = Cofnąć można tylko własne posunięcia z tej tury.
turn-over = Twoja tura się skończyła. Poproś drugiego gracza o jej cofnięcie.
guest-not-due = O inny klucz można prosić, gdy jest kolej gościa.
end = Koniec partii nie jest w niej turą.
undo-count = Razem można cofnąć inną liczbę zdarzeń.
nothing-after = Po tym zdarzeniu nie ma nic do cofnięcia.
asked = Jedna prośba już czeka.
not-asked = Nie ma żadnej prośby.
own-question = Zgodzić się musi drugi gracz.
not-over = Ta partia nie jest jeszcze skończona.
seat = O inny klucz może prosić tylko gość, który już usiadł.
too-early = Ten, kto ma miejsce, może jeszcze przyjść. Zgódź się pięć minut po prośbie.
called = Drugi gracz jest już wezwany.
not-called = Nikt cię nie wezwał.
not-their-turn = Wezwać można tylko kogoś, czyja jest kolej.
share-owed = Najpierw twoje urządzenie musi odpowiedzieć na rzut.
by-links = Ta partia toczy się już przez linki.
not-absent = Najpierw wezwij drugiego gracza i poczekaj pięć minut.
time-left = Drugi gracz ma jeszcze czas.
unfit-name = W tym imieniu są litery, których nie da się pokazać, albo za dużo znaków lub spacji.

## Why a commitment or a share is refused

dice-waiting = Rzut czeka na składnik drugiego miejsca.
dice-not-waiting = Żaden rzut nie czeka na składnik tego miejsca.
dice-number = To nie jest numer następnego rzutu.
dice-no-commitment = Najpierw oba miejsca wiążą się swoimi składnikami.
dice-again = To miejsce już się związało swoimi składnikami.
dice-share = Składnik nie pasuje do zobowiązania.

## What a room can do that no honest room does

lie-dropped =
    Pokój zgubił wpisy tej gry, które już potwierdził: liczba jego wpisów to teraz { $count }, a nie { $own }.
lie-changed = Pokój zmienił lub powtórzył wpis { $number } tej gry.
lie-gap = Pokój pomija wpisy tej gry: powinien być wpis { $number }, a przysyła wpis { $sent }.
lie-mark = Dziennik pokoju nie zgadza się przy wpisie { $number }.
lie-stranger = Pokój pokazuje inną grę niż ta, do której należy ten link.
lie-invented =
    { $party ->
        [host] Pokój zmyślił wpis w imieniu gospodarza.
       *[guest] Pokój zmyślił wpis w imieniu gościa.
    }
lie-share = Pokój podmienił kości: jeden ze składników nie jest tym, który podano.
lie-refused = Pokój odrzuca rzut, na który zasady pozwalają.
lie-illegal = Pokój dopuszcza coś, czego zasady zabraniają: { $why }

## What the check of an agreed throw has found: the end of a sentence

fault-no-proof = brakuje dowodu
fault-no-game = zapis nie podaje numeru swojej partii
fault-wrong-number = dowód należy do innego rzutu
fault-no-commitment =
    { $seat ->
        [first] pierwsze miejsce nigdy się nie związało składnikiem
       *[second] drugie miejsce nigdy się nie związało składnikiem
    }
fault-one-sided = tylko jedno miejsce zmieniło swoje zobowiązanie
fault-uncounted = zobowiązania zmieniono, a zapis tego nie odnotowuje
fault-wrong-share =
    { $seat ->
        [first] składnik pierwszego miejsca nie pasuje do jego zobowiązania
       *[second] składnik drugiego miejsca nie pasuje do jego zobowiązania
    }
fault-wrong-faces = ze składników powstaje inny wynik

## What can be said with a press

hello = Cześć!
thanks = Dziękuję za grę.
well-played = Świetna gra!
lucky-dice = Co za rzut!
one-moment = Chwileczkę, proszę.
i-am-back = Już jestem.
another-game = Jeszcze raz?

## Why a text is no link to a room

link-incomplete = To nie jest link do pokoju albo jest niepełny. Skopiuj go w całości.
link-old = Ten link powstał w starszej wersji Tesserae. Poproś o nowy.

## That keys were replaced

replaced =
    { $count ->
        [one] Klucz gościa wymieniono podczas tej partii raz, za zgodą gospodarza.
       *[other] Klucz gościa wymieniono podczas tej partii { $count } razy, za zgodą gospodarza.
    }

## Why a room does not do what a client asks for, or ends the connection

closed = Ten link nie otwiera żadnego pokoju. Pokoje nieużywane przez kilka tygodni są usuwane.
other-version = Pokój używa innej wersji protokołu. Odśwież stronę.
earlier-version = Ten pokój otwarto w starszej wersji Tesserae. Otwórz nowy.
damaged = Dziennik tego pokoju jest uszkodzony. Poproś osobę prowadzącą pokój o jego przywrócenie.
rooms = W ciągu tej godziny otwarto stąd za dużo pokojów.
store = Pokoju nie da się teraz zapisać. Trwa kolejna próba.
room-full = Za dużo osób przygląda się w tym pokoju.
address-full = Przy twoim adresie internetowym otwarto za dużo okien.
late = Nie było wejścia do pokoju.
seat-replaced = To miejsce jest otwarte w nowszych oknach.
slow = Połączenie jest za wolne; trwa kolejna próba.
rate = Za dużo wiadomości na sekundę.
faults = Za dużo wiadomości z błędami.
binary = Wiadomości są tekstem.
frame = Wiadomość jest za długa albo nie jest ramką tekstową.
not-entered = Najpierw wejdź do pokoju.
entered = To gniazdo jest już w pokoju.
no-hand = To nie jest ręka przy tym stole.
too-long =
    { $most ->
        [one] Wiadomość ma więcej niż { $most } bajt.
        [few] Wiadomość ma więcej niż { $most } bajty.
       *[many] Wiadomość ma więcej niż { $most } bajtów.
    }
no-json = Wiadomość nie jest obiektem JSON, w którym każdy klucz występuje raz.
no-message = To nie jest wiadomość w wersji { $version } protokołu. Odśwież stronę.
