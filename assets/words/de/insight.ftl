hardly-anything = kaum etwas
luck-and-skill =
    { $luck ->
        [better] { $name ->
            [you] Du hast um { $worth } besser gewürfelt als { $other }
           *[other] { $other ->
                [you] { $name } hat um { $worth } besser gewürfelt als du
               *[other] { $name } hat um { $worth } besser gewürfelt als { $other }
            }
        }
        [worse] { $name ->
            [you] Du hast um { $worth } schlechter gewürfelt als { $other }
           *[other] { $other ->
                [you] { $name } hat um { $worth } schlechter gewürfelt als du
               *[other] { $name } hat um { $worth } schlechter gewürfelt als { $other }
            }
        }
       *[alike] { $name ->
            [you] Du und { $other } habt gleich gut gewürfelt
           *[other] { $other ->
                [you] { $name } und du habt gleich gut gewürfelt
               *[other] { $name } und { $other } haben gleich gut gewürfelt
            }
        }
    }; { $name ->
        [you] du hast { $lost } verschenkt
       *[other] { $name } hat { $lost } verschenkt
    }, { $other ->
        [you] du hast { $other-lost } verschenkt
       *[other] { $other } hat { $other-lost } verschenkt
    }{ $by ->
        [luck-first] : { $name ->
            [you] Du hast
           *[other] { $name } hat
        } mehr durch Glück als durch Können gewonnen.
        [skill-first] : { $name ->
            [you] Du hast
           *[other] { $name } hat
        } mehr durch Können als durch Glück gewonnen.
        [luck] : { $name ->
            [you] Du hast durch Glück gewonnen.
           *[other] { $name } hat durch Glück gewonnen.
        }
        [skill] : { $name ->
            [you] Du hast durch Können gewonnen.
           *[other] { $name } hat durch Können gewonnen.
        }
        [neither] : { $name ->
            [you] Du hast
           *[other] { $name } hat
        } weder durch Glück noch durch Können gewonnen, soweit die Bots es sehen.
       *[no-winner] .
    }

## What decisions are called in a sentence

it = Das
the-best = Der beste Zug
throw = werfen
no-move = kein Zug
repeated =
    { $decision } { $count ->
        [2] zweimal
        [3] dreimal
       *[other] viermal
    }
and = { $first } und { $last }
and-after-comma = { $first } und { $last }

## Why a decision is better than another: a sentence of clauses, all but the last, and the last

better = { $subject } { $better }.
better-but = { $subject } { $better }, aber { $worse }.
better-although = { $subject } { $values }, aber { $worse }.
next-clause = { $first }, { $last }
last-clause = { $first } und { $last }

## Clauses about what a decision is worth

wins-games =
    gewinnt { $count } statt { $other-count } von { $of } Partien
worth-instead = ist { $value } statt { $other-value } wert
worth-hardly-more = ist { $value } wert und sonst kaum weniger

## Clauses about what a decision leaves on the board, instead of what another leaves

throws-that-hit = erlaubt { $count } statt { $other-count } von { $of } Würfen einen Treffer
checkers-on-bar =
    schickt { $count } statt { $other-count } { $other-count ->
        [one] Stein
       *[other] Steine
    } auf die Bar
home-points-held =
    hält { $count } statt { $other-count } { $other-count ->
        [one] Feld im Heimfeld
       *[other] Felder im Heimfeld
    }
points-in-row =
    bildet { $count } statt { $other-count } { $other-count ->
        [one] Feld in Folge
       *[other] Felder in Folge
    }
anchors = hält { $count } statt { $other-count } Anker
checkers-behind =
    lässt { $count } statt { $other-count } { $other-count ->
        [one] Stein
       *[other] Steine
    } zurück
blots =
    lässt { $count } statt { $other-count } { $other-count ->
        [one] Blot
       *[other] Blots
    } stehen
opponents-pips =
    lässt dem Gegner { $count } statt { $other-count } { $other-count ->
        [one] Pip
       *[other] Pips
    } übrig
checkers-off =
    hat { $count } statt { $other-count } { $other-count ->
        [one] Stein
       *[other] Steine
    } abgetragen
checkers-outside =
    lässt { $count } statt { $other-count } { $other-count ->
        [one] Stein
       *[other] Steine
    } außerhalb des Heimfelds
home-points-occupied =
    besetzt { $count } statt { $other-count } { $other-count ->
        [one] Feld im Heimfeld
       *[other] Felder im Heimfeld
    }
highest-stack =
    stapelt bis zu { $count } statt { $other-count } { $other-count ->
        [one] Stein
       *[other] Steine
    } auf einem Feld
pieces-on-bar =
    schickt { $count } statt { $other-count } { $other-count ->
        [one] Stein
       *[other] Steine
    } auf die Bar
own-pieces-on-bar =
    lässt { $count } statt { $other-count } { $other-count ->
        [one] eigenen Stein
       *[other] eigene Steine
    } auf der Bar
points-held =
    hält { $count } statt { $other-count } { $other-count ->
        [one] Feld
       *[other] Felder
    }
pieces-alone =
    lässt { $count } statt { $other-count } { $other-count ->
        [one] Stein
       *[other] Steine
    } allein
pieces-off =
    hat { $count } statt { $other-count } { $other-count ->
        [one] Stein
       *[other] Steine
    } abgetragen
pieces-in-hand =
    behält { $count } statt { $other-count } { $other-count ->
        [one] Stein
       *[other] Steine
    } auf der Hand
pieces-gathered =
    sammelt { $count } statt { $other-count } { $other-count ->
        [one] Stein
       *[other] Steine
    } im letzten Viertel
own-pips =
    lässt { $count } statt { $other-count } { $other-count ->
        [one] Pip
       *[other] Pips
    } übrig
pieces-to-river =
    schickt { $count } statt { $other-count } { $other-count ->
        [one] Stein
       *[other] Steine
    } in den Fluss
pieces-home =
    hat { $count } statt { $other-count } { $other-count ->
        [one] Stein
       *[other] Steine
    } im Ziel
pieces-at-start =
    lässt { $count } statt { $other-count } { $other-count ->
        [one] Stein
       *[other] Steine
    } am Start
own-pieces-in-river =
    lässt { $count } statt { $other-count } { $other-count ->
        [one] eigenen Stein
       *[other] eigene Steine
    } im Fluss
rosettes =
    steht auf { $count } statt { $other-count } { $other-count ->
        [one] Rosette
       *[other] Rosetten
    }
squares-to-go =
    lässt { $count } statt { $other-count } { $other-count ->
        [one] Feld
       *[other] Felder
    } übrig
coins-in-purse =
    hat { $count } statt { $other-count } { $other-count ->
        [one] Münze
       *[other] Münzen
    } im Beutel
own-run =
    bildet eine Reihe aus { $count } statt { $other-count } { $other-count ->
        [one] Münze
       *[other] Münzen
    }
opponents-run =
    lässt dem Gegner eine Reihe aus { $count } statt { $other-count } { $other-count ->
        [one] Münze
       *[other] Münzen
    }
throws-that-lose-dice = verliert bei { $count } statt { $other-count } von { $of } Würfen die Würfel
throws-for-longer-run = erlaubt { $count } statt { $other-count } von { $of } Würfen eine längere Reihe
coins-at-edge =
    lässt { $count } statt { $other-count } { $other-count ->
        [one] Münze
       *[other] Münzen
    } am Rand
own-centre =
    besitzt { $count } statt { $other-count } { $other-count ->
        [one] Punkt in der Mitte
       *[other] Punkte in der Mitte
    }
opponents-centre =
    lässt dem Gegner { $count } statt { $other-count } { $other-count ->
        [one] Punkt in der Mitte
       *[other] Punkte in der Mitte
    }
own-stacks = besitzt { $count } statt { $other-count } Stapel
opponents-stacks = lässt dem Gegner { $count } statt { $other-count } Stapel
tokens-covered =
    lässt { $count } statt { $other-count } { $other-count ->
        [one] eigenen Stein
       *[other] eigene Steine
    } verdeckt
tokens-in-reserve =
    behält { $count } statt { $other-count } { $other-count ->
        [one] Stein
       *[other] Steine
    } im Vorrat
throws-that-bump = lässt den Gegner bei { $count } statt { $other-count } von { $of } Würfen zum Stopp kommen

## The odds of a position

chance =
    { $what ->
        [win-gammon] Chance auf ein Gammon: { $count } von 100
        [win-backgammon] Chance auf ein Backgammon: { $count } von 100
        [win-double] Chance auf einen doppelten Sieg: { $count } von 100
        [lose-gammon] Gefahr eines Gammons: { $count } von 100
        [lose-backgammon] Gefahr eines Backgammons: { $count } von 100
        [lose-double] Gefahr einer doppelten Niederlage: { $count } von 100
       *[win] Gewinnchance: { $count } von 100
    }
chance-in-game = Chance, die Partie zu gewinnen: { $count } von 100
chance-in-match = Chance, das Match zu gewinnen: { $count } von 100
chance-in-set = Chance, den Satz zu gewinnen: { $count } von 100
worth = Wert: { $value }
worth-of-choice = Wert von „{ $decision }“: { $value }
throws-of-jesus = Von { $of } Würfen verlieren { $lose } die Würfel, und { $longer } können eine längere Reihe bilden.

## What values are measured in

decimal = { $amount }
percent = { $share } %
with-error = { $amount } ± { $error }
percent-with-error = { $chances } ± { $error } %
points = { $amount } Punkte
coins = { $amount } Münzen
wins-in =
    { $count ->
        [0] weniger als 1 Sieg
        [one] { $count } Sieg
       *[other] { $count } Siege
    } von { $of }
matches-in =
    { $count ->
        [0] weniger als 1 Match
        [one] { $count } Match
       *[other] { $count } Matches
    } von { $of }
sets-in =
    { $count ->
        [0] weniger als 1 Satz
        [one] { $count } Satz
       *[other] { $count } Sätze
    } von { $of }

## How exact values are

solved-game = Dieses Spiel ist gelöst. Seine Werte sind gerundet gespeichert: Sie stimmen auf 0,1 Münzen genau.
solved-endgame = Exakt: Der Rest dieser Partie ist durchgerechnet.
solved-endgame-in-set =
    Der Rest dieser Partie ist durchgerechnet. Nur was ihre Punkte im Satz wert sind, ist geschätzt.
solved-decisions = Dieses Spiel ist gelöst; seine Werte sind gerundet gespeichert.
solved-endgame-decisions = Das Endspiel ist durchgerechnet; was davor kam, ist geschätzt.
solved-endgame-decisions-in-set = Die Endspiele sind durchgerechnet; was davor kam und was Punkte im Satz wert sind, ist geschätzt.

## Marks of wrong decisions

doubtful = zweifelhaft
error = Fehler
blunder = Patzer
mark-from = { $sign } ab { $count }

## Classes of decisions

class-moves = Züge
class-choices = Entscheidungen
class-contact = Steinzüge, Kontakt
class-race = Steinzüge, Rennen
class-doubling = Doppeln
class-taking = Annehmen
class-take-or-throw = Nehmen oder werfen
class-claim-or-throw = Beanspruchen oder werfen
part-checker-play = Steinzüge
part-cube = Doppler
part-resignations = Aufgeben
