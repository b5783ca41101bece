## Why an action is refused

answer-first =
    { $what ->
        [beaver] Zuerst muss der Beaver beantwortet werden.
        [resignation] Zuerst muss das Aufgeben beantwortet werden.
       *[double] Zuerst muss das Doppel beantwortet werden.
    }
nothing-offered =
    { $what ->
        [resignation] Niemand hat angeboten aufzugeben.
       *[double] Niemand hat gedoppelt.
    }
dice-used-up = Die Würfel sind verbraucht; beende deinen Zug.
not-a-place = Von dort kann kein Stein genommen werden.
no-checker-there = Dort ist kein Stein.
not-your-checker = Dieser Stein gehört dir nicht.
bar-first = Zuerst musst du deinen Stein auf der Bar einsetzen.
one-die-at-a-time = Jeder Würfel ist ein eigener Schritt: Spiele einen nach dem anderen.
wrong-direction = Deine Steine ziehen von 24 bis 1 und dann vom Brett.
wrong-target = Dorthin kommt dieser Stein mit diesem Wurf nicht.
point-closed = Gesperrt: Dein Gegner hat zwei oder mehr Steine auf diesem Feld.
way-closed = Gesperrt: Dein Gegner sperrt jedes Feld, auf dem dieser Stein unterwegs aufsetzen könnte.
not-all-home = Abtragen kannst du erst, wenn alle deine Steine im Heimfeld sind.
not-the-furthest = Die { $number } ist zu groß: Mit einer größeren Zahl darf nur der hinterste Stein abgetragen werden.
waste-die = Du musst beide Würfel nutzen, wenn du kannst: Nach diesem Zug ginge der andere nicht mehr.
higher-die = Du kannst nur einen der Würfel nutzen, und dann muss es der höhere sein.
no-cube = Diese Partie wird ohne Dopplerwürfel gespielt.
double-before-throw = Doppeln ist nur vor dem Wurf erlaubt.
crawford-game = In der Crawford-Partie wird nicht gedoppelt.
cube-not-yours = Dein Gegner hat den Dopplerwürfel: Nur er darf doppeln.
at-most-64 = Der Spielwert kann nicht über 64 steigen.
no-beavers = In dieser Partie gibt es keine Beaver.
bad-resignation = Aufgeben kannst du um den einfachen, zweifachen oder dreifachen Spielwert, nicht um den { $number }-fachen.
nobody-on-turn = Noch ist niemand am Zug.

## What has happened

begins-with-both = Wer höher wirft, beginnt und spielt beide Würfel.
automatic-double = Automatisches Doppel: Die Partie zählt 2.
resignation-declined = Das Aufgeben wurde abgelehnt; die Partie geht weiter.

## How a game has ended

double-dropped = Doppel abgelehnt
resigned-gammon = als Gammon aufgegeben
resigned-backgammon = als Backgammon aufgegeben
single-game = einfache Partie
gammon = Gammon
backgammon = Backgammon

## Places

the-cube = der Dopplerwürfel
    .from = vom Dopplerwürfel
    .to = auf den Dopplerwürfel
    .acc = den Dopplerwürfel

## What the button of a step says

enter-checker = Mit der { $number }: Stein auf Feld { $to } einsetzen{ $hits ->
        [0] {""}
       *[other] {" "}und schlagen
    }
bear-off-checker = Stein { FROM($from) } mit der { $number } abtragen
move-checker = Stein { FROM($from) } { TO($to) } ziehen{ $hits ->
        [0] {""}
       *[other] {" "}und schlagen
    }

## What the button of a choice says

double = Auf { $number } doppeln
take = Annehmen: um { $number } spielen
drop = Ablehnen: { $number } verlieren
beaver = Beaver auf { $number }
resign =
    { $name ->
        [you] Aufgeben: { $number } verlieren
       *[other] { $name } gibt auf: verliert { $number }
    }
accept = Annehmen: { $number } gewinnen
play-on = Weiterspielen

## What was chosen, without the stake

taken = Annehmen
dropped = Ablehnen
accepted = Annehmen
offered-to-resign = Aufgeben

## What was chosen, inside of a sentence

does-double = auf { $number } doppeln
does-beaver = Beaver auf { $number }
does-accept = annehmen
does-play-on = weiterspielen

## What is asked of whom, and the end of a game

throw-or-double =
    { $name ->
        [you] Du bist am Zug: Würfle oder dopple auf { $number }.
       *[other] { $name }, würfle oder dopple auf { $number }.
    }
some-times = { $count ->
        [2] zweimal
        [3] dreimal
        [4] viermal
       *[other] { $count }-mal
    } die { $number }
play-all =
    { $name ->
        [you] Du bist am Zug: Spiele { $dice }.
       *[other] { $name }, spiele { $dice }.
    }
play-higher =
    { $name ->
        [you] Du bist am Zug: Spiele { $number }, den höheren Würfel; beide kannst du nicht spielen.
       *[other] { $name }, spiele { $number }, den höheren Würfel; beide kannst du nicht spielen.
    }
play-one =
    { $name ->
        [you] Du bist am Zug: Spiele { $number }; die { $unused } kannst du nicht spielen.
       *[other] { $name }, spiele { $number }; die { $unused } kannst du nicht spielen.
    }
play-once =
    { $name ->
        [you] Du bist am Zug: Spiele { $number } einmal; öfter kannst du sie nicht spielen.
       *[other] { $name }, spiele { $number } einmal; öfter kannst du sie nicht spielen.
    }
play-some =
    { $name ->
        [you] Du bist am Zug: Spiele { $count ->
            [2] zweimal
            [3] dreimal
           *[other] { $count }-mal
        } die { $number }; öfter kannst du sie nicht spielen.
       *[other] { $name }, spiele { $count ->
            [2] zweimal
            [3] dreimal
           *[other] { $count }-mal
        } die { $number }; öfter kannst du sie nicht spielen.
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
    }: Für { $dice } gibt es keinen Zug, der Stein auf der Bar lässt sich nicht einsetzen.
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
    }: Für { $dice } gibt es keinen Zug, jedes Feld ist gesperrt.
take-or-drop =
    { $other ->
        [you] Du bist am Zug: Nimm an oder lehne ab
       *[other] { $other }, nimm an oder lehne ab
    }: { $name ->
        [you] Du doppelst auf { $number }.
       *[other] { $name } doppelt auf { $number }.
    }
take-or-drop-beaver =
    { $name ->
        [you] Du bist am Zug: Nimm an oder lehne ab
       *[other] { $name }, nimm an oder lehne ab
    }: { $other ->
        [you] Du beaverst auf { $number }.
       *[other] { $other } beavert auf { $number }.
    }
accept-or-play-on =
    { $other ->
        [you] Du bist am Zug: Nimm an oder spiele weiter
       *[other] { $other }, nimm an oder spiele weiter
    }: { $name ->
        [you] Du bietest an, { $number } zu verlieren.
       *[other] { $name } bietet an, { $number } zu verlieren.
    }
won =
    { $name ->
        [you] Du gewinnst
       *[other] { $name } gewinnt
    } { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    } ({ $manner }).{ $series ->
        [on] {" "}Das Match geht weiter.
        [won] {" "}Das Match ist gewonnen.
       *[none] {""}
    }

## The score panel

cube = Doppler
cube-owned =
    { $seat ->
        [White] { $number }, bei Weiß
       *[Black] { $number }, bei Schwarz
    }
match-to = Match auf { $count }
crawford = Crawford-Partie
no-doubling = kein Doppeln

## What is known of the game without playing it

title = Backgammon
tagline = Laufen, sperren, schlagen – und doppeln
goal = Bringe deine fünfzehn Steine ins Heimfeld und trage sie vor deinem Gegner ab.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-pips = pips, pip
about-pips = Pips sind die Felder, die alle Steine eines Spielers noch zurücklegen müssen.
term-points = punkte, punkt, punkten
about-points = Punkte sagen, was die bisher gewonnenen Partien wert waren.
term-cube = doppler, dopplerwürfel
about-cube = Der Dopplerwürfel zeigt, womit der Wert der Partie multipliziert wird.
term-crawford = crawford
about-crawford = Die Crawford-Partie folgt, sobald einem Spieler nur noch ein Punkt zum Match fehlt: In ihr darf niemand doppeln.
term-match = match
about-match = Wer zuerst so viele Punkte hat, gewinnt das Match.
term-double = doppeln, dopple, doppelt, doppelst, doppel
about-double = Wer doppelt, bietet an, um das Doppelte zu spielen: Der Gegner nimmt an, oder er lehnt ab und verliert den jetzigen Spielwert.
term-take = annehmen, nimm an, nimmt an
about-take = Wer ein Doppel annimmt, spielt um das Doppelte weiter und darf als Einziger das nächste Mal doppeln.
term-drop = ablehnen, lehne ab, lehnt ab
about-drop = Wer ein Doppel ablehnt, verliert die Partie zum jetzigen Spielwert.
term-beaver = beaver, beavert, beaverst
about-beaver = Ein Beaver nimmt ein Doppel an und doppelt sofort noch einmal.
term-resign = aufgeben, gibt auf
about-resign = Wer aufgibt, bietet an, die Partie zu verlieren; der Gegner darf ablehnen.
term-bar = bar
about-bar = Auf der Bar warten geschlagene Steine darauf, wieder eingesetzt zu werden.

## What the seats are called

white = Weiß
black = Schwarz
