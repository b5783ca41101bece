## Why an action is refused

turn-complete = Der Wurf ist genutzt; beende deinen Zug.
reward-open = Mache zuerst den Freizug der Rosette, oder verzichte darauf.
home-or-stay = Bringe zuerst den Stein ins Ziel, oder lass ihn auf der Rosette.
no-reward = Keine Rosette hat einen Freizug gebracht, auf den du verzichten könntest.
one-target = Ein Stein geht in einem Schritt auf sein Feld.
not-a-place = Von dort kann kein Stein ziehen.
already-home = Dieser Stein ist schon im Ziel.
not-yours = Dieser Stein gehört dir nicht.
no-piece = Dort ist keiner deiner Steine.
locked = Nur drei Nieten lassen deinen ersten Stein herein.
blanks = Drei Nieten ziehen nichts.
not-the-throw = Du hast { $value } geworfen, also geht ein Stein genau { $value ->
        [one] { $value } Feld
       *[other] { $value } Felder
    } weit.
not-a-free-length = Ein Freizug geht 1, 2, 3 oder 5 Felder weit.
never-enters = Ein Stein wird mit 1, 2 oder 3 eingesetzt; mit 5 nie.
only-home = Jetzt darf nur der Stein auf der letzten Rosette weiter, und nur ins Ziel; die Rosette hat außerdem einen weiteren Wurf gebracht.
overshoot = Die Strecke endet vorher: Ins Ziel geht ein Stein von der letzten Rosette, mit genau 1.
wrong-direction = Steine ziehen auf ihrer Strecke nur vorwärts.
not-on-route = Auf dieses Feld kommen deine Steine nie.
wrong-target = Dorthin kommt dieser Stein jetzt nicht.
own-piece = Gesperrt: Dein eigener Stein steht auf { $square }.
safe-rosette = Gesperrt: Der Stein deines Gegners ist auf der Rosette { $square } sicher.
river-first = Zuerst musst du deinen Stein im Fluss einsetzen.

## What has happened

equal-throws = Gleiche Würfe: Beide werfen noch einmal.
higher-throw-begins = Der höhere Wurf beginnt.
first-piece-let-in = Drei Nieten lassen den ersten Stein herein und bringen einen weiteren Wurf.
piece-let-in = Drei Nieten lassen einen Stein herein und bringen einen weiteren Wurf.
no-free-move-possible = Die Rosette bringt einen Freizug, aber kein Stein kann ihn machen.
loser-begins = Der Verlierer der letzten Partie beginnt.
begin-in-turn = Die Spieler beginnen abwechselnd.

## How a game has ended

all-home = alle sieben Steine im Ziel
all-home-before-one = alle im Ziel, bevor der andere hereinkam

## Places

the-start = der Start
    .from = vom Start
    .to = an den Start
    .acc = den Start
the-river = der Fluss
    .from = aus dem Fluss
    .to = in den Fluss
    .acc = den Fluss
home = das Ziel
    .from = aus dem Ziel
    .to = ins Ziel
    .off = ins Ziel
the-stock = der Vorrat
    .from = aus dem Vorrat
    .to = in den Vorrat
    .acc = den Vorrat
tallies-of =
    { $seat ->
        [Blue] Zählstäbe von Blau
       *[Ivory] Zählstäbe von Elfenbein
    }
    .from =
        { $seat ->
            [Blue] von den Zählstäben von Blau
           *[Ivory] von den Zählstäben von Elfenbein
        }
    .to =
        { $seat ->
            [Blue] zu den Zählstäben von Blau
           *[Ivory] zu den Zählstäben von Elfenbein
        }
rosette = Rosette { $square }
    .from = von Rosette { $square }
    .to = auf Rosette { $square }
square = Feld { $square }
    .from = von Feld { $square }
    .to = auf Feld { $square }

## What the button of a step says

enter-piece = Stein { TO($to) } einsetzen{ $hits ->
        [0] {""}
       *[other] {" "}und schlagen
    }
enter-from-river = Stein aus dem Fluss { TO($to) } einsetzen{ $hits ->
        [0] {""}
       *[other] {" "}und schlagen
    }
bring-home = Stein { FROM($from) } ins Ziel bringen
move-piece = Stein { FROM($from) } { TO($to) } ziehen{ $hits ->
        [0] {""}
       *[other] {" "}und schlagen
    }

## What the button of a choice says

throw-again = Noch mal werfen
stay-on-rosette = Auf der Rosette bleiben
no-free-move = Kein Freizug

## What was chosen, inside of a sentence

does-stay-on-rosette = auf der Rosette bleiben
does-no-free-move = kein Freizug

## What is asked of whom, and the end of a game

throw-for-first-turn =
    { $name ->
        [you] Du bist am Zug: Wirf die Lose um den ersten Zug.
       *[other] { $name }, wirf die Lose um den ersten Zug.
    } { $other ->
        [you] Dann wirfst du, und der höhere Wurf beginnt.
       *[other] Dann wirft { $other }, und der höhere Wurf beginnt.
    }
throw-against =
    { $name ->
        [you] Du bist am Zug: Wirf die Lose um den ersten Zug.
       *[other] { $name }, wirf die Lose um den ersten Zug.
    } { $other ->
        [you] Du hast { $value } geworfen.
       *[other] { $other } hat { $value } geworfen.
    }
throw-lots =
    { $name ->
        [you] Du bist am Zug: Wirf die Lose.
       *[other] { $name }, wirf die Lose.
    }
throw-lots-locked =
    { $name ->
        [you] Du bist am Zug: Wirf die Lose. Drei Nieten lassen deinen ersten Stein herein.
       *[other] { $name }, wirf die Lose. Drei Nieten lassen deinen ersten Stein herein.
    }
play-from-river =
    { $name ->
        [you] Du bist am Zug: Setze mit { $value } einen Stein aus dem Fluss ein.
       *[other] { $name }, setze mit { $value } einen Stein aus dem Fluss ein.
    }
play =
    { $name ->
        [you] Du bist am Zug: Ziehe einen Stein um { $value }.
       *[other] { $name }, ziehe einen Stein um { $value }.
    }
stuck-locked =
    { $name ->
        [you] { $ends ->
            [0] Beende deinen Zug
           *[other] Dein Zug endet
        }
       *[other] { $ends ->
            [0] { $name }, beende deinen Zug
           *[other] { $name }, dein Zug endet
        }
    }: Du hast { $value } geworfen, und nur drei Nieten lassen deinen ersten Stein herein.
stuck-with-blanks =
    { $name ->
        [you] { $ends ->
            [0] Beende deinen Zug
           *[other] Dein Zug endet
        }
       *[other] { $ends ->
            [0] { $name }, beende deinen Zug
           *[other] { $name }, dein Zug endet
        }
    }: Drei Nieten ziehen nichts.
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
    }: Du hast { $value } geworfen, und kein Stein kann so weit ziehen.
make-free-move =
    { $name ->
        [you] Du bist am Zug: Mache für die Rosette einen Freizug um 1, 2, 3 oder 5 mit einem beliebigen Stein, oder wähle „Kein Freizug“.
       *[other] { $name }, mache für die Rosette einen Freizug um 1, 2, 3 oder 5 mit einem beliebigen Stein, oder wähle „Kein Freizug“.
    }{ $home ->
        [0] {""}
       *[other] {" "}Von der letzten Rosette geht eine 1 ins Ziel.
    }
go-home-or-stay =
    { $name ->
        [you] Du bist am Zug: Bringe den Stein ins Ziel, oder lass ihn auf der Rosette. Du wirfst in jedem Fall noch einmal.
       *[other] { $name }, bringe den Stein ins Ziel, oder lass ihn auf der Rosette. Du wirfst in jedem Fall noch einmal.
    }
rosette-throws-again =
    { $name ->
        [you] Du bist am Zug: Wirf noch einmal; eine Rosette bringt einen weiteren Wurf.
       *[other] { $name }, wirf noch einmal; eine Rosette bringt einen weiteren Wurf.
    }
won-game =
    { $name ->
        [you] Du gewinnst
       *[other] { $name } gewinnt
    } { $unit ->
        [tally] { $count ->
            [one] { $count } Zählstab
           *[other] { $count } Zählstäbe
        }
       *[point] { $count ->
            [one] { $count } Punkt
           *[other] { $count } Punkte
        }
    }. Es folgt eine weitere Partie.
won-all-tallies =
    { $name ->
        [you] Du gewinnst und hast alle 21 Zählstäbe: Der Topf mit { $pool } Münzen gehört dir.
       *[other] { $name } gewinnt und hat alle 21 Zählstäbe: Der Topf mit { $pool } Münzen geht an { $name }.
    }
won-pool =
    { $name ->
        [you] Du gewinnst
       *[other] { $name } gewinnt
    } { $unit ->
        [tally] { $count ->
            [one] { $count } Zählstab
           *[other] { $count } Zählstäbe
        }
       *[point] { $count ->
            [one] { $count } Punkt
           *[other] { $count } Punkte
        }
    } { $name ->
        [you] und nimmst den Topf mit { $pool } Münzen.
       *[other] und nimmt den Topf mit { $pool } Münzen.
    }

## The score panel

at-home = Im Ziel
at-start = Am Start
in-river = Im Fluss
tallies = Zählstäbe
stock = Vorrat
stake-pool = Topf

## What is known of the game without playing it

title = Das Königliche Spiel von Ur
tagline = Sieben Steine im Wettlauf auf gemeinsamer Bahn
goal = Bringe alle sieben Steine um das Brett und vor deinem Gegner ins Ziel; was der Verlierer zurücklässt, wird in Zählstäben bezahlt.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-home = ziel
about-home = Steine im Ziel haben ihren Weg beendet; sieben davon gewinnen die Partie.
term-start = start
about-start = Steine am Start sind noch nicht eingesetzt; jeder, den der Verlierer dort lässt, kostet drei Zählstäbe.
term-river = fluss
about-river = Steine im Fluss wurden geschlagen und warten darauf, wieder eingesetzt zu werden; jeder, den der Verlierer dort lässt, kostet zwei Zählstäbe.
term-board = brett
about-board = Jeder Stein, den der Verlierer auf dem Brett lässt, kostet einen Zählstab.
term-tallies = zählstäbe, zählstab, zählstäben
about-tallies = Zählstäbe zählen, was die Partien wert waren; wer alle 21 hat, gewinnt den Satz.
term-stock = vorrat
about-stock = Im Vorrat liegen die Zählstäbe, die noch niemand gewonnen hat.
term-stake = topf, einsatz, einsätze
about-stake = Im Topf liegen die Münzen beider Spieler für den, der am Ende gewinnt.
term-free = freizug
about-free = Ein Stein, der auf einer Rosette landet, bringt einen Freizug um 1, 2, 3 oder 5 mit einem beliebigen Stein.
term-rosette = rosette, rosetten
about-rosette = Eine Rosette ist ein Feld mit einer Blume; nach den üblichen Regeln bringt sie einen Freizug.
term-square = feld, felder
about-square = Die Felder der mittleren Reihe sind 1 bis 8, die auf der Seite von Blau A bis F, die auf der von Elfenbein a bis f.
term-lots = lose, losen
about-lots = Ein Los zählt 1, wenn eine markierte Ecke nach oben zeigt, und der Wurf zählt die Summe.

## Its ready-made starts

quick-game = Schnelle Partie
about-quick-game = Jeder Wurf setzt einen Stein ein, eine Rosette bringt einen weiteren Wurf und ist sicher, und eine einzige Partie entscheidet.
play-quick-game = Schnelle Partie spielen

## What the seats are called

blue = Blau
ivory = Elfenbein
