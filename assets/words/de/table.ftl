## For screen readers: who plays what; throws; choices and moves

introduced =
    { $title }: { $first ->
        [you] du
       *[other] { $first }
    } und { $second ->
        [you] du
       *[other] { $second }
    }.
each-throws =
    { $first ->
        [you] Du wirfst { $one }
       *[other] { $first } wirft { $one }
    }, { $second ->
        [you] du wirfst { $another }
       *[other] { $second } wirft { $another }
    }.
throws =
    { $name ->
        [you] Du wirfst { $dice }.
       *[other] { $name } wirft { $dice }.
    }
played =
    { $name ->
        [you] Du: { $what }.
       *[other] { $name }: { $what }.
    }

## Where dice of the players are entered

what-first-thrown =
    { $name ->
        [you] Werft je einen Würfel. Was hast du geworfen?
       *[other] Werft je einen Würfel. Was hat { $name } geworfen?
    }
what-thrown =
    { $name ->
        [you] Was hast du geworfen?
       *[other] Was hat { $name } geworfen?
    }

entered =
    Wirf deine Würfel und gib die Augen ein: { $number } von { $count }
are-these-your-dice = Sind das deine Würfel?
confirm = Bestätigen
remove = Entfernen

## Whoever reads, as a name in the list of players

you-as-player = Du

## On buttons of several places

back = Zurück
close = Schließen
main-menu = Hauptmenü
undo = Rückgängig
better = Besser
played-turn = Gespielt
number-of-count = { $number } von { $count }

## The prompt, where nobody here is asked for anything

is-playing = { $name } spielt.
is-stuck = { $name } kann mit diesem Wurf nicht ziehen.
cannot-play = { $name } kann nicht spielen.
someones-turn = { $name } ist am Zug.
turn-on-another-device = { $name } ist am Zug, auf einem anderen Gerät. Schick die Partie dorthin.

## What has happened, below the prompt

forced-moves =
    Wo nur ein Zug möglich ist, macht ihn „Zwangszüge spielen“ in den Einstellungen für dich.
cocked =
    { $die ->
        [lot] Ein schräg liegendes Los wurde noch einmal geworfen.
       *[die] Ein schräg liegender Würfel wurde noch einmal geworfen.
    }
undone-to-turn = Rückgängig gemacht: zurück zu deinem Zug { $number }. Dieselben Würfel kommen wieder.
undone-to-answer = Rückgängig gemacht: zurück zu deiner Antwort. Dieselben Würfel kommen wieder.
undone-to-dice = Rückgängig gemacht. Dieselben Würfel kommen wieder.

## The buttons of a turn

throw = Werfen
hint = Tipp
i-am-here = Ich bin da
send-to = An { $name } senden
play-here = Hier spielen
about-play-here = Beide Spieler ziehen wieder an diesem Gerät.
agree = Zustimmen
decline = Ablehnen
play-both-sides = Beide Seiten spielen

## The buttons above the board

your-friend = Gegenüber
moves = Züge
rules = Regeln
dice-statistics = Würfelstatistik
settings = Einstellungen
menu = Menü

## The buttons at the end of a game

replay = Wiedergabe
another-game = Noch eine Partie
play-again = Noch einmal
analysis = Analyse
send-result = Ergebnis senden

## The buttons of a replay

first = Anfang
previous = Zurück
play = Abspielen
pause = Pause
next = Weiter
last = Ende
back-to-game = Zurück zur Partie
edit = Ändern
about-edit = Diese Stellung bearbeiten

## The score and the dice

whole-score = Ganzer Spielstand
used-die = { $number }, genutzt
swap-dice = Würfel tauschen
about-swap = Ein schneller Zug versucht zuerst den linken Würfel. Klicke, um die Würfel zu tauschen ({ $key }).

## On the board: where dice lead and what that is worth; the order of the moves of a turn

dice-and-worth = { $faces }: { $worth }
better-number = Besser { $number }
played-number = Gespielt { $number }
sum = = { $number }

## What a friend says, in a bubble

quoted = „{ $words }“

## A lesson

lesson-step = { $lesson } · { $number } von { $count }
