## For screen readers: who plays what; throws; choices and moves

introduced =
    { $title }: { $first ->
        [you] ty
       *[other] { $first }
    } i { $second ->
        [you] ty
       *[other] { $second }
    }.
each-throws =
    { $first ->
        [you] Rzucasz { $one }
       *[other] { $first } rzuca { $one }
    }, { $second ->
        [you] rzucasz { $another }
       *[other] { $second } rzuca { $another }
    }.
throws =
    { $name ->
        [you] Rzucasz { $dice }.
       *[other] { $name } rzuca { $dice }.
    }
played =
    { $name ->
        [you] Ty: { $what }.
       *[other] { $name }: { $what }.
    }

## Where dice of the players are entered

what-first-thrown =
    { $name ->
        [you] Rzućcie po jednej kości. Co wypadło u ciebie?
       *[other] Rzućcie po jednej kości. { $name }: co wypadło?
    }
what-thrown =
    { $name ->
        [you] Co wypadło u ciebie?
       *[other] { $name }: co wypadło?
    }

entered =
    Rzuć kośćmi i wpisz wyniki: { $number } z { $count }
are-these-your-dice = Czy to twoje kości?
confirm = Potwierdź
remove = Usuń

## Whoever reads, as a name in the list of players

you-as-player = Ty

## On buttons of several places

back = Wstecz
close = Zamknij
main-menu = Menu główne
undo = Cofnij
better = Lepiej
played-turn = Zagrano
number-of-count = { $number } z { $count }

## The prompt, where nobody here is asked for anything

is-playing = { $name } gra.
is-stuck = { $name } nie może się ruszyć tym rzutem.
cannot-play = { $name } nie może grać.
someones-turn = Teraz gra { $name }.
turn-on-another-device = Teraz gra { $name }, na innym urządzeniu. Wyślij tam grę.

## What has happened, below the prompt

forced-moves =
    Gdy możliwy jest tylko jeden ruch, „Graj wymuszone ruchy” w ustawieniach wykona go za ciebie.
cocked =
    { $die ->
        [lot] Krzywo leżącą piramidkę rzucono jeszcze raz.
       *[die] Krzywo leżącą kość rzucono jeszcze raz.
    }
undone-to-turn = Cofnięto: powrót do twojej tury { $number }. Wypadną te same kości.
undone-to-answer = Cofnięto: powrót do twojej odpowiedzi. Wypadną te same kości.
undone-to-dice = Cofnięto. Wypadną te same kości.

## The buttons of a turn

throw = Rzuć
hint = Podpowiedź
i-am-here = Jestem
send-to = Wyślij: { $name }
play-here = Graj tutaj
about-play-here = Obaj gracze znów grają swoje tury na tym urządzeniu.
agree = Zgoda
decline = Odmów
play-both-sides = Graj obiema stronami

## The buttons above the board

your-friend = Znajomy
moves = Ruchy
rules = Zasady
dice-statistics = Statystyki kości
settings = Ustawienia
menu = Menu

## The buttons at the end of a game

replay = Powtórka
another-game = Nowa partia
play-again = Zagraj znów
analysis = Analiza
send-result = Wyślij wynik

## The buttons of a replay

first = Pierwszy
previous = Poprzedni
play = Odtwarzaj
pause = Pauza
next = Następny
last = Ostatni
back-to-game = Wróć do gry
edit = Edytuj
about-edit = Edytuj tę pozycję

## The score and the dice

whole-score = Pełny wynik
used-die = { $number }, zagrana
swap-dice = Zamień kości
about-swap = Szybki ruch najpierw próbuje lewej kości. Kliknij, aby zamienić kości ({ $key }).

## On the board: where dice lead and what that is worth; the order of the moves of a turn

dice-and-worth = { $faces }: { $worth }
better-number = Lepiej { $number }
played-number = Zagrano { $number }
sum = = { $number }

## What a friend says, in a bubble

quoted = „{ $words }”

## A lesson

lesson-step = { $lesson } · { $number } z { $count }
