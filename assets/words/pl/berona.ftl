## Why an action is refused

empty-reserve = W rezerwie nie ma żetonu.
not-your-reserve = To rezerwa przeciwnika.
place-elsewhere = Kością { $number } kładzie się żeton na twoje pole domowe { $number }.
no-such-place = Żetony przechodzą tylko między planszą a rezerwą.
empty-square = Na tym polu nie ma żetonu.
not-your-stack = Ten stos nie jest twój: na wierzchu leży żeton przeciwnika.
moves-from-home = Wędrują tylko stosy na twoich własnych polach domowych.
moves-elsewhere = Kością { $number } wędruje stos na twoim polu domowym { $number }.
too-tall =
    { $number ->
        [one] Stos z { $number } żetonu nie może wędrować: innych pól jest tylko 17.
       *[other] Stos z { $number } żetonów nie może wędrować: innych pól jest tylko 17.
    }
walk-length =
    { $height ->
        [one] Stos z { $height } żetonu wędruje o { $height } pole, a nie o { $squares }.
        [few] Stos z { $height } żetonów wędruje o { $height } pola, a nie o { $squares }.
       *[many] Stos z { $height } żetonów wędruje o { $height } pól, a nie o { $squares }.
    }
not-orthogonal = Wędrówka idzie z pola na pole przez ich krawędzie.
square-twice = Wędrówka nie wchodzi na żadne pole dwa razy.
back-to-start = Wędrówka nigdy nie wraca na pole startu.
return-needs-doubles = Żeton wraca do rezerwy tylko przy dublecie.
return-instead-of-both = Żeton wraca do rezerwy zamiast obu kości, a nie po jednej z nich.
return-to-own-reserve = Żeton wraca do rezerwy swojego właściciela.
return-from-home = Według zasady domowej żeton wraca do rezerwy tylko z twoich własnych pól domowych.
return-rather-than-bump = Potem nie dałoby się użyć drugiej kości { $number }, a nie wolno ci doprowadzić do impasu, dopóki możesz zwrócić żeton.
both-dice = Musisz użyć obu kości: potem nie dałoby się użyć kości { $number }.

## What has happened

begins-again = Zaczyna znów ten, kto zaczął zremisowaną partię.
token-returned = Żeton wrócił do rezerwy: ten sam gracz rzuca jeszcze raz.

## How a game has ended

centre-is-nobodys = pola środkowe są niczyje
by-points = { $more } do { $fewer }
by-square = { $more } do { $fewer }, dzięki polu { $number }

## Places

reserve =
    { $seat ->
        [Brown] rezerwa Brązowego
       *[Ivory] rezerwa Kremowego
    }
    .from =
        { $seat ->
            [Brown] z rezerwy Brązowego
           *[Ivory] z rezerwy Kremowego
        }
    .to =
        { $seat ->
            [Brown] do rezerwy Brązowego
           *[Ivory] do rezerwy Kremowego
        }
    .acc =
        { $seat ->
            [Brown] rezerwę Brązowego
           *[Ivory] rezerwę Kremowego
        }
centre = pole środkowe { $number }
    .from = z pola środkowego { $number }
    .to = na pole środkowe { $number }
own-home = pole domowe { $number }
    .from = z pola domowego { $number }
    .to = na pole domowe { $number }
home-of =
    { $seat ->
        [Brown] pole domowe { $number } Brązowego
       *[Ivory] pole domowe { $number } Kremowego
    }
    .from =
        { $seat ->
            [Brown] z pola domowego { $number } Brązowego
           *[Ivory] z pola domowego { $number } Kremowego
        }
    .to =
        { $seat ->
            [Brown] na pole domowe { $number } Brązowego
           *[Ivory] na pole domowe { $number } Kremowego
        }

## What has moved

walked = { $height ->
        [one] { $height } żeton
        [few] { $height } żetony
       *[many] { $height } żetonów
    } { FROM($from) } przez { ACC($over) }

## What the button of a step says

place-token = Kością { $number }: połóż żeton { TO($to) }
return-token = Zwróć żeton { FROM($from) } do rezerwy
walk-token = Kością { $number }: poprowadź żeton { FROM($from) } { TO($to) }
walk-tokens = Kością { $number }: poprowadź { $height ->
        [one] { $height } żeton
        [few] { $height } żetony
       *[many] { $height } żetonów
    } { FROM($from) } przez { ACC($over) }

## What the button of a choice says

end-turn-bump = Zakończ turę (impas)

## What is asked of whom, and the end of a game

last-turn = { $prompt } To ostatnia tura.
use-one =
    { $name ->
        [you] Twoja kolej: użyj kości { $number }.
       *[other] { $name }, użyj kości { $number }.
    }
use-both =
    { $name ->
        [you] Twoja kolej: użyj kości { $one } i { $another }.
       *[other] { $name }, użyj kości { $one } i { $another }.
    }
use-twice =
    { $name ->
        [you] Twoja kolej: użyj kości { $number } dwa razy.
       *[other] { $name }, użyj kości { $number } dwa razy.
    }
use-twice-or-return =
    { $name ->
        [you] Twoja kolej: użyj kości { $number } dwa razy albo zwróć jeden ze swoich żetonów do rezerwy i rzuć jeszcze raz.
       *[other] { $name }, użyj kości { $number } dwa razy albo zwróć jeden ze swoich żetonów do rezerwy i rzuć jeszcze raz.
    }
return-and-throw =
    { $name ->
        [you] Twoja kolej: zwróć jeden ze swoich żetonów do rezerwy i rzuć jeszcze raz.
       *[other] { $name }, zwróć jeden ze swoich żetonów do rezerwy i rzuć jeszcze raz.
    }
use-once =
    { $name ->
        [you] Twoja kolej: użyj kości { $number }; dwa razy się nie da.
       *[other] { $name }, użyj kości { $number }; dwa razy się nie da.
    }
use-only =
    { $name ->
        [you] Twoja kolej: użyj kości { $one }; kości { $another } użyć się nie da.
       *[other] { $name }, użyj kości { $one }; kości { $another } użyć się nie da.
    }
use-either =
    { $name ->
        [you] Twoja kolej: użyj kości { $one } lub { $another }; obu użyć się nie da.
       *[other] { $name }, użyj kości { $one } lub { $another }; obu użyć się nie da.
    }
bump =
    { $name ->
        [you] { $ends ->
            [0] Zakończ turę
           *[other] Twoja tura się kończy
        }
       *[other] { $ends ->
            [0] { $name }, zakończ turę
           *[other] { $name }, twoja tura się kończy
        }
    }: nie da się użyć { GEN($dice) }. To impas.
bump-and-turn =
    { $name ->
        [you] { $ends ->
            [0] Zakończ turę
           *[other] Twoja tura się kończy
        }
       *[other] { $ends ->
            [0] { $name }, zakończ turę
           *[other] { $name }, twoja tura się kończy
        }
    }: nie da się użyć { GEN($dice) }. To impas, więc { $other ->
        [you] masz jeszcze jedną turę.
       *[other] { $other } ma jeszcze jedną turę.
    }
won =
    { $name ->
        [you] Wygrywasz
       *[other] { $name } wygrywa
    } środek, { $manner }.

## The score panel

in-reserve = Rezerwa
running-score = Suma wyników
coins-won = Bilans monet
gained = +{ $count }
stake = Stawka

## What is known of the game without playing it

title = Tablero di Berona
tagline = Układaj stosy i zdobądź na koniec środek
goal = Zdobądź cenniejsze pola środka na koniec partii.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-points = punkty, punkt, punktu, punktów
about-points = Każde pole środkowe daje tyle punktów, ile wynosi jego numer, od 1 do 6, temu, czyj żeton leży na wierzchu.
term-use = użyj, użyć, użyto
about-use = Każda kość albo kładzie żeton na twoje pole domowe o jej numerze, albo prowadzi stos, który tam leży.
term-walk = poprowadź, poprowadzić, wędruje, wędrują, wędrować, wędrówka, wędrówki
about-walk = Wędrujący stos zostawia swój najniższy żeton na każdym polu, na które wchodzi.
term-reserve = rezerwa, rezerwy, rezerwę, rezerwie, rezerwą
about-reserve = W rezerwie leżą żetony gracza, których nie ma na planszy.
term-bump = impas, impasu
about-bump = Impas to kość, której nie da się użyć: drugi gracz ma ostatnią turę, a potem liczy się środek.
term-running-score = suma wyników
about-running-score = Suma wyników to łączna przewaga, z jaką wygrywał każdy z graczy.
term-coins = bilans monet, monety, monet, monetę
about-coins = Bilans monet pokazuje, ile każdy z graczy wygrał lub przegrał w tej serii.
term-stake = stawka, stawki, stawkę
about-stake = Stawka to kwota, o którą toczy się jedna partia.
term-return = zwróć, zwrócić, zwracasz, zwrot
about-return = Przy dublecie możesz zamiast tego zwrócić jeden ze swoich żetonów do rezerwy i rzucić jeszcze raz.

## What the seats are called

brown = Brązowy
    .one = brązowy
    .few = brązowe
    .many = brązowych
ivory = Kremowy
    .one = kremowy
    .few = kremowe
    .many = kremowych
