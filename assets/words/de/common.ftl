## Texts in a row: two of them; all but the last; the last after two or more others

two-together = { $first } und { $last }
    .from = { FROM($first) } und { FROM($last) }
    .target = { TARGET($first) } und { TARGET($last) }
last-together = { $first } und { $last }
    .from = { FROM($first) } und { FROM($last) }
    .target = { TARGET($first) } und { TARGET($last) }

two-choices = { $first } oder { $last }
    .from = { FROM($first) } oder { FROM($last) }
    .target = { TARGET($first) } oder { TARGET($last) }
next-in-row = { $first }, { $last }
    .from = { FROM($first) }, { FROM($last) }
    .target = { TARGET($first) }, { TARGET($last) }
last-choice = { $first } oder { $last }
    .from = { FROM($first) } oder { FROM($last) }
    .target = { TARGET($first) } oder { TARGET($last) }

## What is wrong in a text, and where

at-character = Zeichen { $character }: { $what }
at-line-and-character = Zeile { $line }, Zeichen { $character }: { $what }

## Sentences one after the other; a sentence of its own; names and short notes in one line

next-sentence = { $first } { $last }
stated = { $what }.
in-one-line = { $first } · { $last }
titled = { $title }: { $what }
next-clause = { $first }; { $last }

## What a game is like, in one line

facts =
    { $count } Spieler · { $shortest }–{ $longest } min · { $difficulty ->
        [easy] leicht
       *[medium] mittel
    }

## What a lesson or a file says, which is worded already

as-written = { $words }

## A legal action that a step of a lesson does not ask for

lesson-goes-on = Auch das erlauben die Regeln, aber diese Lektion geht mit dem weiter, was der Text sagt.

## Why an action is refused

game-over = Die Partie ist zu Ende.
not-over = Diese Partie ist noch nicht zu Ende.
series-over = Die Serie ist zu Ende; es gibt keine weitere Partie.
throw-dice-first = Wirf zuerst die Würfel.
throw-lots-first = Wirf zuerst die Lose.
dice-lie = Die Würfel liegen auf dem Tisch; spiele sie zuerst.
lots-lie = Die Lose liegen auf dem Tisch; spiele sie zuerst.
unfit-dice =
    Geworfen { $count ->
        [1] wird ein Würfel mit Augenzahlen
        [2] werden zwei Würfel mit Augenzahlen
        [3] werden drei Würfel mit Augenzahlen
       *[other] werden { $count } Würfel mit Augenzahlen
    } von { $low } bis { $high }, nicht { $faces ->
        [0] keiner
       *[other] { $thrown }
    }.
unfit-lots =
    Geworfen { $count ->
        [1] wird ein Los mit Werten
        [2] werden zwei Lose mit Werten
        [3] werden drei Lose mit Werten
       *[other] werden { $count } Lose mit Werten
    } von { $low } bis { $high }, nicht { $faces ->
        [0] keines
       *[other] { $thrown }
    }.
no-such-die = Kein Würfel zeigt { $number }.
die-used = Die { $number } ist schon genutzt.
still-playable = Du kannst noch ziehen, also musst du es auch.
no-such-choice = Diese Wahl gibt es in diesem Spiel nicht.
other-throw = dieser Wurf wurde rückgängig gemacht: { $thrown } kommt wieder
no-piece-to-put =
    { $piece ->
        [coin] Dort ist keine Münze.
       *[piece] Dort ist kein Stein.
    }
cannot-lie-there =
    { $piece ->
        [coin] Diese Münze kann dort nicht liegen.
       *[piece] Dieser Stein kann dort nicht liegen.
    }
editing = Hier wird eine Stellung bearbeitet; gespielt wird nicht.
set-beside = Das wird neben dem Brett eingestellt, nicht von Hand.

## What a refused step is answered with

nothing-can-be-moved = Es ist kein Zug mehr möglich. Beende deinen Zug.
refusal-and-hint = { $refusal } { $hint }
can-move-from =
    { $name ->
        [you] Du kannst { FROM($places) } ziehen.
       *[other] { $name } kann { FROM($places) } ziehen.
    }
possible = Von dort möglich: { TARGET($places) }.
possible-with-both = Von dort möglich: { TARGET($places) }; mit beiden Würfeln auch { TARGET($far) }.
possible-with-several = Von dort möglich: { TARGET($places) }; mit mehreren Würfeln auch { TARGET($far) }.

## Why nothing is undone

nothing-happened = es ist noch nichts geschehen, was rückgängig zu machen wäre
undo-throw = ein Wurf kann nicht zurückgenommen werden
undo-finished = die Würfel sind übergeben: Dieser Zug kann nicht mehr zurückgenommen werden
undo-said = eine Wahl kann nicht zurückgenommen werden
undo-forfeit = eine Partie, die aufgegeben oder durch Zeit verloren wurde, kann nicht wieder aufgenommen werden
nothing-chosen = seit dem Wurf war jeder Schritt der einzig mögliche
undo-together =
    { $count } Ereignisse können nicht zusammen rückgängig gemacht werden, wohl aber { $next-count }
no-decision = du hast noch nichts entschieden, was rückgängig zu machen wäre

## What is wrong with an event

thrown-again = Würfel { $number } kann nicht noch einmal geworfen worden sein: Es gibt weniger Würfel
no-throw = nur ein Wurf kann eine Herkunft oder noch einmal geworfene Würfel haben
proof = nur ein vereinbarter Wurf hat einen Nachweis, je Platz 32 Bytes in hexadezimalen Ziffern

## What has happened

equal-dice = Gleiche Würfel: Beide werfen noch einmal.
higher-begins = Wer höher wirft, beginnt.
winner-begins = Der Gewinner der letzten Partie beginnt.

## How a game has ended, and the sentence of which that is a part

resigned = aufgegeben
absence = Abwesenheit
out-of-time = Zeit abgelaufen
won =
    { $name ->
        [you] Du gewinnst
       *[other] { $name } gewinnt
    } { $unit ->
        [coin] { $count ->
            [one] { $count } Münze
           *[other] { $count } Münzen
        }
        [tally] { $count ->
            [one] { $count } Zählstab
           *[other] { $count } Zählstäbe
        }
       *[point] { $count ->
            [one] { $count } Punkt
           *[other] { $count } Punkte
        }
    }: { $manner }.
drawn = Unentschieden: { $manner }.

## Whoever reads, where a sentence says no more of them

you = du

## Places and other things that stand in sentences

number = { $number }
    .from = von { $number }
    .to = auf { $number }
the-bar = die Bar
    .from = von der Bar
    .to = auf die Bar
off-the-board = abgetragen
    .from = von den abgetragenen
    .to = zu den abgetragenen
    .target = Abtragen
    .acc = die abgetragenen Steine
beside-the-board = neben dem Brett
    .from = von neben dem Brett
    .to = neben das Brett
    .acc = eine Stelle neben dem Brett

## What has moved

moved = { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] {" "}mit Treffer
    }
entered = { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] {" "}mit Treffer
    }
went-off = { FROM($from) } { OFF($to) }

## What the button of a step says

put-piece =
    { $piece ->
        [coin] Münze { FROM($from) } { TO($to) } legen
       *[piece] Stein { FROM($from) } { TO($to) } setzen
    }

## What the button of a choice says

end-turn = Zug beenden
next-game = Nächste Partie
resigned-before-end = Aufgegeben
did-not-come-back = Nicht zurückgekehrt
ran-out-of-time = Zeit abgelaufen
not-a-choice = Keine solche Wahl

## What the key of a choice does, in a list of keys

does-end-turn = den Zug beenden
does-double = doppeln
does-take = annehmen
does-beaver = Beaver: annehmen und redoppeln
does-drop = ablehnen
does-accept = das Aufgeben annehmen
does-decline = das Aufgeben ablehnen
does-claim = eine Reihe beanspruchen
does-take-run = eine Reihe nehmen
does-skip = auf den Freizug verzichten
does-resign = aufgeben
does-begin-next = die nächste Partie beginnen
does-end-series = die Serie beenden

## What is asked of whom, and the end of a game

throw-one-die-each = Werft je einen Würfel. Wer höher wirft, beginnt.
throw-dice =
    { $name ->
        [you] Du bist am Zug: Würfle.
       *[other] { $name }, würfle.
    }
end-your-turn =
    { $name ->
        [you] { $ends ->
            [0] Beende deinen Zug.
           *[other] Dein Zug endet.
        }
       *[other] { $ends ->
            [0] { $name }, beende deinen Zug.
           *[other] { $name }, dein Zug endet.
        }
    }
the-die = die { $number }
gave-up =
    { $loser ->
        [you] Du hast aufgegeben
       *[other] { $loser } hat aufgegeben
    }: { $winner ->
        [you] Du gewinnst
       *[other] { $winner } gewinnt
    }.
stayed-away =
    { $loser ->
        [you] Du bist nicht zurückgekehrt
       *[other] { $loser } ist nicht zurückgekehrt
    }: { $winner ->
        [you] Du gewinnst
       *[other] { $winner } gewinnt
    }.
lost-on-time =
    { $loser ->
        [you] Deine Zeit ist abgelaufen
       *[other] Die Zeit von { $loser } ist abgelaufen
    }: { $winner ->
        [you] Du gewinnst
       *[other] { $winner } gewinnt
    }.

## The score panel

pips = Pips
points = Punkte
date =
    { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }
