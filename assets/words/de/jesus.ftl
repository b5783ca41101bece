## Why an action is refused

no-coin = An dieser Stelle liegt keine Münze auf dem Brett.
leaves-column = Eine Münze bleibt auf ihrer Zahl: Sie zieht auf die Zahlen zu oder von ihnen weg.
leaves-board = Eine Münze bleibt auf den Feldern 1 bis 7 ihrer Zahl.
not-the-whole-die = Eine Münze zieht genau so viele Felder, wie ein Würfel zeigt.
same-coin = Diese Münze hat schon gezogen: Die zwei Würfel sind für zwei verschiedene Münzen.
wastes-die = Du musst beide Würfel nutzen: Nach diesem Zug wäre die { $number } mit einer anderen Münze nicht spielbar.
no-run = Es liegt keine Reihe auf dem Brett.
no-run-there = Dort beginnt keine Reihe.
move-first = Eine Reihe darf nur nehmen, wer gerade gezogen hat.
finish-the-move = Beide Würfel müssen gespielt sein, bevor eine Reihe genommen wird.
nothing-surrendered = Beanspruchen kann man eine Reihe nur, gleich nachdem der andere die Würfel verloren hat.
take-instead = Du hast schon geworfen: Nimm die Reihe, statt sie zu beanspruchen.
claiming-forbidden = Nach der Hausregel kann eine Reihe nicht beansprucht werden, ohne zu werfen.
all-are-taken = Alle Reihen auf dem Brett werden zusammen genommen.
pick-one = Nach der Hausregel wird eine Reihe genommen: Sag, welche.

## What has happened

lower-begins = Wer niedriger wirft, beginnt.
throw-loses-dice = Ein Wurf von { $number } verliert die Würfel.
throw-not-playable = { $thrown } lässt sich nicht mit zwei verschiedenen Münzen spielen und verliert die Würfel.
eighth-coin = Alle sieben in einer Reihe gewinnen eine achte Münze.
refilled = Die leeren Zahlen werden aufgefüllt.

## How a game has ended

cannot-refill = der Gegner kann nicht auffüllen

## Places, and what has moved along the squares of a number

purse =
    { $seat ->
        [South] Beutel von Süd
       *[North] Beutel von Nord
    }
    .from =
        { $seat ->
            [South] aus dem Beutel von Süd
           *[North] aus dem Beutel von Nord
        }
    .to =
        { $seat ->
            [South] in den Beutel von Süd
           *[North] in den Beutel von Nord
        }
    .acc =
        { $seat ->
            [South] den Beutel von Süd
           *[North] den Beutel von Nord
        }
the-table = der Tisch
    .from = vom Tisch
    .to = auf den Tisch
    .acc = den Tisch
square-of-number = Zahl { $number }, Feld { $square }
    .from = von Feld { $square } der Zahl { $number }
    .to = auf Feld { $square } der Zahl { $number }
    .target = Feld { $square } der Zahl { $number }
    .acc = Feld { $square } der Zahl { $number }
moved = Zahl { $number }, von Feld { $from } auf Feld { $to }

## What the button of a step says

move-coin = Münze { $number } von Feld { $from } auf Feld { $to } ziehen

## What the button of a choice says

take-coins = Münzen { $first }–{ $last } nehmen
take-runs =
    { $runs ->
        [one] Die Reihe nehmen
        [2] Beide Reihen nehmen
       *[other] Alle { $runs } Reihen nehmen
    }
claim-coins = Münzen { $first }–{ $last } beanspruchen
claim-runs =
    { $runs ->
        [one] Die Reihe beanspruchen
        [2] Beide Reihen beanspruchen
       *[other] Alle { $runs } Reihen beanspruchen
    }

## What was chosen, inside of a sentence

does-take-coins = Münzen { $first }–{ $last } nehmen
does-take-runs =
    { $runs ->
        [one] die Reihe nehmen
        [2] beide Reihen nehmen
       *[other] alle { $runs } Reihen nehmen
    }
does-claim-coins = Münzen { $first }–{ $last } beanspruchen
does-claim-runs =
    { $runs ->
        [one] die Reihe beanspruchen
        [2] beide Reihen beanspruchen
       *[other] alle { $runs } Reihen beanspruchen
    }

## What is asked of whom, and the end of a game

throw-for-opening = Werft je einen Würfel. Wer niedriger wirft, legt fünf Münzen aus und beginnt.
claim-or-throw =
    { $name ->
        [you] Du bist am Zug: Beanspruche
       *[other] { $name }, beanspruche
    } { $runs ->
        [one] die Reihe
       *[other] die Reihen
    } oder würfle.
take-or-throw =
    { $name ->
        [you] Du bist am Zug: Nimm
       *[other] { $name }, nimm
    } { $runs ->
        [one] die Reihe
       *[other] die Reihen
    } oder würfle noch einmal.
play-both =
    { $name ->
        [you] Du bist am Zug: Spiele { $one } und { $another } mit zwei verschiedenen Münzen.
       *[other] { $name }, spiele { $one } und { $another } mit zwei verschiedenen Münzen.
    }
play-other =
    { $name ->
        [you] Du bist am Zug: Spiele { $number } mit einer anderen Münze.
       *[other] { $name }, spiele { $number } mit einer anderen Münze.
    }
won =
    { $name ->
        [you] Du kannst nicht auffüllen
       *[other] { $name } kann nicht auffüllen
    }: { $winner ->
        [you] Du gewinnst
       *[other] { $winner } gewinnt
    } { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }.

## What was laid out

lays-out =
    { $name ->
        [you] Du legst
       *[other] { $name } legt
    } { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    } aus.

## The score panel

in-purse = Beutel
on-board = Münzen auf dem Brett

## What is known of the game without playing it

title = Tablero de Jesus
tagline = Gemeinsame Münzen aufreihen, nehmen oder wagen
goal = Nimm Reihen von Münzen, bis der andere Beutel das Brett nicht mehr auffüllen kann. Die Münzen auf dem Brett gehören niemandem.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-purse = beutel
about-purse = In einem Beutel liegen die Münzen eines Spielers; wer das Brett nicht mehr daraus auffüllen kann, verliert.
term-coins = münzen, münze
about-coins = Die Münzen auf dem Brett gehören niemandem: Beide Spieler ziehen alle.
term-move = spiele, ziehen
about-move = Jeder Würfel zieht eine andere Münze auf die Zahlen zu oder von ihnen weg, um seine ganze Augenzahl.
term-run = reihe, reihen
about-run = Eine Reihe sind zwei oder mehr Münzen nebeneinander auf einer Linie, außer auf den Feldern an beiden Enden.
term-take = nehmen, nimm
about-take = Wer nimmt, legt die Münzen der Reihe in den eigenen Beutel; der andere füllt die Zahlen auf und bekommt die Würfel.
term-claim = beanspruchen, beanspruche
about-claim = Wer beansprucht, nimmt die Reihe, die der andere liegen lassen musste, ohne einen Wurf.

## What the seats are called

south = Süd
north = Nord
