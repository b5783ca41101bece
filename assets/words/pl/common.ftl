## Texts in a row: two of them; all but the last; the last after two or more others

two-together = { $first } i { $last }
    .from = { FROM($first) } i { FROM($last) }
    .acc = { ACC($first) } i { ACC($last) }
    .gen = { GEN($first) } i { GEN($last) }
    .by = { BY($first) } i { BY($last) }
    .target = { TARGET($first) } i { TARGET($last) }
last-together = { $first } i { $last }
    .from = { FROM($first) } i { FROM($last) }
    .acc = { ACC($first) } i { ACC($last) }
    .gen = { GEN($first) } i { GEN($last) }
    .by = { BY($first) } i { BY($last) }
    .target = { TARGET($first) } i { TARGET($last) }

two-choices = { $first } lub { $last }
    .from = { FROM($first) } lub { FROM($last) }
    .acc = { ACC($first) } lub { ACC($last) }
    .gen = { GEN($first) } ani { GEN($last) }
    .by = { BY($first) } lub { BY($last) }
    .target = { TARGET($first) } lub { TARGET($last) }
next-in-row = { $first }, { $last }
    .from = { FROM($first) }, { FROM($last) }
    .acc = { ACC($first) }, { ACC($last) }
    .gen = { GEN($first) }, { GEN($last) }
    .by = { BY($first) }, { BY($last) }
    .target = { TARGET($first) }, { TARGET($last) }
last-choice = { $first } lub { $last }
    .from = { FROM($first) } lub { FROM($last) }
    .acc = { ACC($first) } lub { ACC($last) }
    .gen = { GEN($first) } ani { GEN($last) }
    .by = { BY($first) } lub { BY($last) }
    .target = { TARGET($first) } lub { TARGET($last) }

## What is wrong in a text, and where

at-character = znak { $character }: { $what }
at-line-and-character = wiersz { $line }, znak { $character }: { $what }

## Sentences one after the other; a sentence of its own; names and short notes in one line

next-sentence = { $first } { $last }
stated = { $what }.
in-one-line = { $first } · { $last }
titled = { $title }: { $what }
next-clause = { $first }; { $last }

## What a game is like, in one line

facts =
    { $count ->
        [one] { $count } gracz
       *[other] { $count } graczy
    } · { $shortest }–{ $longest } min · { $difficulty ->
        [easy] łatwa
       *[medium] średnia
    }

## What a lesson or a file says, which is worded already

as-written = { $words }

## A legal action that a step of a lesson does not ask for

lesson-goes-on = Zasady na to też pozwalają, ale ta lekcja idzie dalej tak, jak mówi tekst.

## Why an action is refused

game-over = Partia jest skończona.
not-over = Ta partia nie jest jeszcze skończona.
series-over = Seria jest skończona; nie ma następnej partii.
throw-dice-first = Najpierw rzuć kośćmi.
throw-lots-first = Najpierw rzuć piramidkami.
dice-lie = Kości leżą na stole; najpierw je zagraj.
lots-lie = Piramidki leżą na stole; najpierw zagraj ten rzut.
unfit-dice =
    { $count ->
        [1] Rzuca się jedną kością o wartościach
        [2] Rzuca się dwiema kośćmi o wartościach
        [3] Rzuca się trzema kośćmi o wartościach
       *[other] Liczba kości w rzucie: { $count }, o wartościach
    } od { $low } do { $high }, a tu jest { $faces ->
        [0] pusto
       *[other] { $thrown }
    }.
unfit-lots =
    { $count ->
        [1] Rzuca się jedną piramidką o wartościach
        [2] Rzuca się dwiema piramidkami o wartościach
        [3] Rzuca się trzema piramidkami o wartościach
       *[other] Liczba piramidek w rzucie: { $count }, o wartościach
    } od { $low } do { $high }, a tu jest { $faces ->
        [0] pusto
       *[other] { $thrown }
    }.
no-such-die = Żadna kość nie pokazuje { $number }.
die-used = Kość { $number } jest już zagrana.
still-playable = Możesz jeszcze wykonać ruch, więc musisz.
no-such-choice = W tej grze nie ma takiego wyboru.
other-throw = ten rzut cofnięto: { $thrown } wypadnie znowu
no-piece-to-put =
    { $piece ->
        [checker] Nie ma tam piona.
        [token] Nie ma tam żetonu.
        [coin] Nie ma tam monety.
       *[piece] Nie ma tam pionka.
    }
cannot-lie-there =
    { $piece ->
        [checker] Ten pion nie może tam leżeć.
        [token] Ten żeton nie może tam leżeć.
        [coin] Ta moneta nie może tam leżeć.
       *[piece] Ten pionek nie może tam leżeć.
    }
editing = Trwa edycja pozycji; nic się nie rozgrywa.
set-beside = To ustawia się obok planszy, nie ręką.

## What a refused step is answered with

nothing-can-be-moved = Nie da się teraz niczym ruszyć. Zakończ turę.
refusal-and-hint = { $refusal } { $hint }
can-move-from =
    { $name ->
        [you] Możesz ruszyć się { FROM($places) }.
       *[other] { $name } może ruszyć się { FROM($places) }.
    }
possible = Możliwe stamtąd: { TARGET($places) }.
possible-with-both = Możliwe stamtąd: { TARGET($places) }, a obiema kośćmi: { TARGET($far) }.
possible-with-several = Możliwe stamtąd: { TARGET($places) }, a kilkoma kośćmi: { TARGET($far) }.

## Why nothing is undone

nothing-happened = nie stało się jeszcze nic, co można by cofnąć
undo-throw = rzutu nie można cofnąć
undo-finished = kości są już przekazane: tej tury nie można cofnąć
undo-said = wyboru nie można cofnąć
undo-forfeit = partii poddanej lub przegranej na czas nie można wznowić
nothing-chosen = od czasu rzutu każde posunięcie było jedynym możliwym
undo-together =
    { $count ->
        [one] { $count } zdarzenia nie można cofnąć razem
       *[other] { $count } zdarzeń nie można cofnąć razem
    }, ale { $next-count } można
no-decision = nie było jeszcze twojej decyzji, którą można by cofnąć

## What is wrong with an event

thrown-again = kość { $number } nie mogła być rzucona jeszcze raz: kości jest mniej
no-throw = tylko rzut może mieć źródło lub kości rzucone jeszcze raz
proof = tylko uzgodniony rzut ma dowód, 32 bajty w cyfrach szesnastkowych na każde miejsce

## What has happened

equal-dice = Równe kości: obie strony rzucają jeszcze raz.
higher-begins = Zaczyna wyższa kość.
winner-begins = Zaczyna zwycięzca poprzedniej partii.

## How a game has ended, and the sentence of which that is a part

resigned = poddanie
absence = nieobecność
out-of-time = koniec czasu
won =
    { $name ->
        [you] Wygrywasz
       *[other] { $name } wygrywa
    } { $unit ->
        [coin] { $count ->
            [one] { $count } monetę
            [few] { $count } monety
           *[many] { $count } monet
        }
        [tally] { $count ->
            [one] { $count } patyczek
            [few] { $count } patyczki
           *[many] { $count } patyczków
        }
       *[point] { $count ->
            [one] { $count } punkt
            [few] { $count } punkty
           *[many] { $count } punktów
        }
    }: { $manner }.
drawn = Remis: { $manner }.

## Whoever reads, where a sentence says no more of them

you = ty
    .acc = ciebie
    .gen = ciebie

## Places and other things that stand in sentences

number = { $number }
    .from = z { $number }
    .to = na { $number }
the-bar = banda
    .from = z bandy
    .to = na bandę
    .acc = bandę
    .target = banda
off-the-board = poza planszą
    .from = spoza planszy
    .to = poza planszę
    .acc = miejsce na zdjęte
    .target = zdjęcie z planszy
beside-the-board = obok planszy
    .from = spoza planszy
    .to = obok planszy
    .acc = miejsce obok planszy
    .target = obok planszy

## What has moved

moved = { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] {" "}z biciem
    }
entered = { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] {" "}z biciem
    }
went-off = { FROM($from) } { TO($to) }

## What the button of a step says

put-piece =
    { $piece ->
        [checker] Przełóż pion { FROM($from) } { TO($to) }
        [token] Przełóż żeton { FROM($from) } { TO($to) }
        [coin] Przełóż monetę { FROM($from) } { TO($to) }
       *[piece] Przełóż pionek { FROM($from) } { TO($to) }
    }

## What the button of a choice says

end-turn = Zakończ turę
next-game = Następna partia
resigned-before-end = Poddanie
did-not-come-back = Brak powrotu
ran-out-of-time = Koniec czasu
not-a-choice = Nie ma takiego wyboru

## What the key of a choice does, in a list of keys

does-end-turn = zakończenie tury
does-double = podwojenie
does-take = przyjęcie
does-beaver = bóbr: przyjęcie i ponowne podwojenie
does-drop = pas
does-accept = przyjęcie poddania
does-decline = odrzucenie poddania
does-claim = przejęcie rzędu
does-take-run = zabranie rzędu
does-skip = rezygnacja z darmowego ruchu
does-resign = poddanie
does-begin-next = rozpoczęcie następnej partii
does-end-series = zakończenie serii

## What is asked of whom, and the end of a game

throw-one-die-each = Rzuć jedną kością za każdego gracza. Zaczyna wyższa.
throw-dice =
    { $name ->
        [you] Twoja kolej: rzuć kośćmi.
       *[other] { $name }, rzuć kośćmi.
    }
end-your-turn =
    { $name ->
        [you] { $ends ->
            [0] Zakończ turę.
           *[other] Twoja tura się kończy.
        }
       *[other] { $ends ->
            [0] { $name }, zakończ turę.
           *[other] { $name }, twoja tura się kończy.
        }
    }
the-die =
    { $number ->
        [1] jedynka
        [2] dwójka
        [3] trójka
        [4] czwórka
        [5] piątka
        [6] szóstka
       *[other] { $number }
    }
    .gen =
        { $number ->
            [1] jedynki
            [2] dwójki
            [3] trójki
            [4] czwórki
            [5] piątki
            [6] szóstki
           *[other] { $number }
        }
    .by =
        { $number ->
            [1] jedynką
            [2] dwójką
            [3] trójką
            [4] czwórką
            [5] piątką
            [6] szóstką
           *[other] { $number }
        }
gave-up =
    { $loser ->
        [you] Poddajesz partię
       *[other] { $loser } poddaje partię
    }: { $winner ->
        [you] wygrywasz
       *[other] wygrywa { $winner }
    }.
stayed-away =
    { $loser ->
        [you] Nie wracasz do gry
       *[other] { $loser } nie wraca do gry
    }: { $winner ->
        [you] wygrywasz
       *[other] wygrywa { $winner }
    }.
lost-on-time =
    { $loser ->
        [you] Twój czas się skończył
       *[other] { $loser } nie ma już czasu
    }: { $winner ->
        [you] wygrywasz
       *[other] wygrywa { $winner }
    }.

## The score panel

pips = Oczka
points = Punkty
date =
    { $day } { $month ->
        [1] stycznia
        [2] lutego
        [3] marca
        [4] kwietnia
        [5] maja
        [6] czerwca
        [7] lipca
        [8] sierpnia
        [9] września
        [10] października
        [11] listopada
       *[12] grudnia
    } { $year }
