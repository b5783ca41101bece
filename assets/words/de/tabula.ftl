## Why an action is refused

one-die-at-a-time = Ein Schritt bringt einen Stein auf ein Feld; spiele die Würfel nacheinander.
no-such-place = Dort kann kein Stein aufgenommen werden.
no-piece-there = Dort steht keiner deiner Steine.
not-your-piece = Dieser Stein gehört dir nicht.
wrong-direction = Alle Steine ziehen von 1 bis 24 und dann vom Brett.
wrong-target = Dorthin kommt dieser Stein mit diesem Wurf nicht.
bar-first = Zuerst musst du deinen Stein auf der Bar einsetzen.
point-closed = Gesperrt: Dein Gegner hat zwei oder mehr Steine auf Feld { $number }.
second-half-locked = Die zweite Hälfte ist gesperrt: Auf 13 oder weiter darf nichts landen, solange du Steine auf der Hand hast.
pieces-in-hand = Abtragen kannst du erst, wenn du keine Steine mehr auf der Hand hast.
not-gathered = Abtragen kannst du erst, wenn alle deine Steine im letzten Viertel sind, auf 19 bis 24.
exact-number = Von dort trägt nur genau die { $number } ab.
piece-further-back = Eine größere Zahl als { $number } trägt von dort nur ab, wenn keiner deiner Steine weiter hinten steht.
wastes-dice = Du musst so viele Würfel nutzen wie möglich: Nach diesem Zug wären es weniger.

## How a game has ended

all-off = alle fünfzehn abgetragen
all-off-before-one = alle fünfzehn abgetragen, bevor der andere einen abgetragen hat

## Places

the-hand = die Hand
    .from = aus der Hand
    .to = auf die Hand

## What the button of a step says

enter-piece = Mit der { $number }: Stein auf Feld { $to } einsetzen{ $hits ->
        [0] {""}
       *[other] {" "}und schlagen
    }
enter-from-bar = Mit der { $number }: Stein von der Bar auf Feld { $to } einsetzen{ $hits ->
        [0] {""}
       *[other] {" "}und schlagen
    }
bear-off-piece = Stein { FROM($from) } mit der { $number } abtragen
move-piece = Stein { FROM($from) } { TO($to) } ziehen{ $hits ->
        [0] {""}
       *[other] {" "}und schlagen
    }

## What is asked of whom, and the end of a game

throw-three-dice =
    { $name ->
        [you] Du bist am Zug: Wirf die drei Würfel.
       *[other] { $name }, wirf die drei Würfel.
    }
another-die = die andere { $number }
play-all =
    { $name ->
        [you] Du bist am Zug: { $act ->
            [enter] Setze von der Bar ein mit
            [bear-off] Ziehe oder trage ab mit
           *[move] Spiele
        }
       *[other] { $name }, { $act ->
            [enter] setze von der Bar ein mit
            [bear-off] ziehe oder trage ab mit
           *[move] spiele
        }
    } { $dice }.
play-but =
    { $name ->
        [you] Du bist am Zug: { $act ->
            [enter] Setze von der Bar ein mit
            [bear-off] Ziehe oder trage ab mit
           *[move] Spiele
        }
       *[other] { $name }, { $act ->
            [enter] setze von der Bar ein mit
            [bear-off] ziehe oder trage ab mit
           *[move] spiele
        }
    } { $dice }; für { $unused } gibt es keinen Zug.
play-some =
    { $name ->
        [you] Du bist am Zug: { $act ->
            [enter] Setze von der Bar ein mit
            [bear-off] Ziehe oder trage ab mit
           *[move] Spiele
        }
       *[other] { $name }, { $act ->
            [enter] setze von der Bar ein mit
            [bear-off] ziehe oder trage ab mit
           *[move] spiele
        }
    } { $dice }; nutzen kannst du nur { $count ->
        [1] eine davon.
       *[2] zwei davon.
    }
stuck-on-bar =
    { $name ->
        [you] { $ends ->
            [0] Beende deinen Zug
           *[other] Dein Zug endet
        }
       *[other] { $ends ->
            [0] { $name }, beende deinen Zug
           *[other] { $name }, dein Zug endet
        }
    }: Der Stein auf der Bar lässt sich mit { $dice } nicht einsetzen.
stuck =
    { $name ->
        [you] { $ends ->
            [0] Beende deinen Zug
           *[other] Dein Zug endet
        }
       *[other] { $ends ->
            [0] { $name }, beende deinen Zug
           *[other] { $name }, dein Zug endet
        }
    }: Mit { $dice } kann kein Stein ziehen.
won =
    { $name ->
        [you] Du gewinnst
       *[other] { $name } gewinnt
    }: { $manner }.

## The score panel

in-hand = Hand
on-the-bar = Bar
off = Abgetragen
count-of-all = { $count } von { $all }

## What is known of the game without playing it

title = Tabula
tagline = Roms Backgammon: drei Würfel, eine Richtung
goal = Setze alle fünfzehn Steine ein, laufe mit ihnen einmal um das Brett und trage sie vor deinem Gegner ab.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-pips = pips, pip
about-pips = Pips sind die Felder, die alle Steine eines Spielers noch zurücklegen müssen.
term-hand = hand
about-hand = Steine auf der Hand sind noch nicht auf das Brett gebracht.
term-bar = bar
about-bar = Auf der Bar warten geschlagene Steine darauf, wieder eingesetzt zu werden.
term-off = abgetragen, abtragen, trage ab
about-off = Abgetragene Steine haben ihren Weg beendet; fünfzehn davon gewinnen.

## Its ready-made starts

zeno = Zenons Wurf
about-zeno = Kaiser Zenon stand gut, warf 2-5-6 und musste seine Paare auseinanderreißen, sodass acht Steine allein standen. Spiele aus seiner Stellung.
play-zeno = Zenons Stellung spielen

## What the seats are called

ivory = Elfenbein
brown = Braun
