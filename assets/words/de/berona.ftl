## Why an action is refused

empty-reserve = Im Vorrat ist kein Stein.
not-your-reserve = Das ist der Vorrat deines Gegners.
place-elsewhere = Mit einer { $number } wird ein Stein auf dein Grundfeld { $number } gesetzt.
no-such-place = Steine wechseln nur zwischen Brett und Vorrat.
empty-square = Auf diesem Feld liegt kein Stein.
not-your-stack = Dieser Stapel gehört dir nicht: Obenauf liegt ein Stein deines Gegners.
moves-from-home = Nur Stapel auf deinen eigenen Grundfeldern ziehen.
moves-elsewhere = Mit einer { $number } zieht der Stapel auf deinem Grundfeld { $number }.
too-tall = Ein Stapel aus { $number } Steinen kann nicht ziehen: Es gibt nur 17 andere Felder.
walk-length = Ein Stapel aus { $height ->
        [one] { $height } Stein zieht über { $height } Feld
       *[other] { $height } Steinen zieht über { $height } Felder
    }, nicht { $squares }.
not-orthogonal = Ein Stapel zieht von Feld zu Feld über ihre Kanten.
square-twice = Ein Stapel betritt auf seinem Weg kein Feld zweimal.
back-to-start = Ein Stapel kehrt nie auf sein Ausgangsfeld zurück.
return-needs-doubles = Ein Stein kommt nur mit einem Pasch in den Vorrat zurück.
return-instead-of-both = Ein Stein kommt statt beider Würfel in den Vorrat zurück, nicht nach einem.
return-to-own-reserve = Ein Stein kommt in den Vorrat seines Besitzers zurück.
return-from-home = Nach der Hausregel kommt ein Stein nur von deinen eigenen Grundfeldern in den Vorrat zurück.
return-rather-than-bump = Danach wäre die zweite { $number } nicht nutzbar, und du darfst nicht zum Stopp kommen, solange du einen Stein zurückholen kannst.
both-dice = Du musst beide Würfel nutzen: Danach wäre die { $number } nicht nutzbar.

## What has happened

begins-again = Wer die unentschiedene Partie begonnen hat, beginnt noch einmal.
token-returned = Ein Stein ist zurück im Vorrat: Derselbe Spieler wirft noch einmal.

## How a game has ended

centre-is-nobodys = niemandem gehört ein Mittelfeld
by-points = { $more } zu { $fewer }
by-square = { $more } zu { $fewer }, durch Mittelfeld { $number }

## Places

reserve =
    { $seat ->
        [Brown] Vorrat von Braun
       *[Ivory] Vorrat von Elfenbein
    }
    .from =
        { $seat ->
            [Brown] aus dem Vorrat von Braun
           *[Ivory] aus dem Vorrat von Elfenbein
        }
    .to =
        { $seat ->
            [Brown] in den Vorrat von Braun
           *[Ivory] in den Vorrat von Elfenbein
        }
    .acc =
        { $seat ->
            [Brown] den Vorrat von Braun
           *[Ivory] den Vorrat von Elfenbein
        }
centre = Mittelfeld { $number }
    .from = von Mittelfeld { $number }
    .to = auf Mittelfeld { $number }
own-home = Grundfeld { $number }
    .from = von Grundfeld { $number }
    .to = auf Grundfeld { $number }
home-of =
    { $seat ->
        [Brown] Grundfeld { $number } von Braun
       *[Ivory] Grundfeld { $number } von Elfenbein
    }
    .from =
        { $seat ->
            [Brown] von Grundfeld { $number } von Braun
           *[Ivory] von Grundfeld { $number } von Elfenbein
        }
    .to =
        { $seat ->
            [Brown] auf Grundfeld { $number } von Braun
           *[Ivory] auf Grundfeld { $number } von Elfenbein
        }

## What has moved

walked = { $height ->
        [one] { $height } Stein
       *[other] { $height } Steine
    } { FROM($from) } über { $over }

## What the button of a step says

place-token = Mit der { $number }: Stein { TO($to) } setzen
return-token = Stein { FROM($from) } in den Vorrat zurückholen
walk-token = Mit der { $number }: Stein { FROM($from) } { TO($to) } ziehen
walk-tokens = Mit der { $number }: die { $height } Steine { FROM($from) } über { $over } ziehen

## What the button of a choice says

end-turn-bump = Zug beenden (Stopp)

## What is asked of whom, and the end of a game

last-turn = { $prompt } Das ist der letzte Zug.
use-one =
    { $name ->
        [you] Du bist am Zug: Nutze { $number }.
       *[other] { $name }, nutze { $number }.
    }
use-both =
    { $name ->
        [you] Du bist am Zug: Nutze { $one } und { $another }.
       *[other] { $name }, nutze { $one } und { $another }.
    }
use-twice =
    { $name ->
        [you] Du bist am Zug: Nutze { $number } zweimal.
       *[other] { $name }, nutze { $number } zweimal.
    }
use-twice-or-return =
    { $name ->
        [you] Du bist am Zug: Nutze { $number } zweimal, oder hole einen deiner Steine in den Vorrat zurück und wirf noch einmal.
       *[other] { $name }, nutze { $number } zweimal, oder hole einen deiner Steine in den Vorrat zurück und wirf noch einmal.
    }
return-and-throw =
    { $name ->
        [you] Du bist am Zug: Hole einen deiner Steine in den Vorrat zurück und wirf noch einmal.
       *[other] { $name }, hole einen deiner Steine in den Vorrat zurück und wirf noch einmal.
    }
use-once =
    { $name ->
        [you] Du bist am Zug: Nutze { $number }; zweimal geht es nicht.
       *[other] { $name }, nutze { $number }; zweimal geht es nicht.
    }
use-only =
    { $name ->
        [you] Du bist am Zug: Nutze { $one }; die { $another } kannst du nicht nutzen.
       *[other] { $name }, nutze { $one }; die { $another } kannst du nicht nutzen.
    }
use-either =
    { $name ->
        [you] Du bist am Zug: Nutze { $one } oder { $another }; beide kannst du nicht nutzen.
       *[other] { $name }, nutze { $one } oder { $another }; beide kannst du nicht nutzen.
    }
bump =
    { $name ->
        [you] { $ends ->
            [0] Beende deinen Zug
           *[other] Dein Zug endet
        }
       *[other] { $ends ->
            [0] { $name }, beende deinen Zug
           *[other] { $name }, dein Zug endet
        }
    }: Für { $dice } gibt es keinen Zug. Das ist ein Stopp.
bump-and-turn =
    { $name ->
        [you] { $ends ->
            [0] Beende deinen Zug
           *[other] Dein Zug endet
        }
       *[other] { $ends ->
            [0] { $name }, beende deinen Zug
           *[other] { $name }, dein Zug endet
        }
    }: Für { $dice } gibt es keinen Zug. Das ist ein Stopp, und { $other ->
        [you] du bekommst noch einen Zug.
       *[other] { $other } bekommt noch einen Zug.
    }
won =
    { $name ->
        [you] Du gewinnst
       *[other] { $name } gewinnt
    } die Mitte, { $manner }.

## The score panel

in-reserve = Vorrat
running-score = Spielstand
coins-won = Münzgewinn
gained = +{ $count }
stake = Einsatz

## What is known of the game without playing it

title = Tablero di Berona
tagline = Steine stapeln und am Ende die Mitte besitzen
goal = Besitze die wertvolleren Felder der Mitte, wenn die Partie endet.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-points = punkte, punkt, punkten
about-points = Jedes Mittelfeld zählt seine Zahl, 1 bis 6, für den, dessen Stein obenauf liegt.
term-use = nutze, nutzen
about-use = Jeder Würfel setzt entweder einen Stein auf dein Grundfeld mit seiner Zahl oder zieht den Stapel, der dort liegt.
term-walk = ziehen, zieht
about-walk = Ein Stapel, der zieht, lässt auf jedem Feld, das er betritt, seinen untersten Stein zurück.
term-reserve = vorrat
about-reserve = Im Vorrat liegen die Steine eines Spielers, die nicht auf dem Brett sind.
term-bump = stopp
about-bump = Ein Stopp ist ein Würfel, der nicht genutzt werden kann: Der andere hat noch einen letzten Zug, dann wird die Mitte gezählt.
term-running-score = spielstand
about-running-score = Der Spielstand zählt zusammen, um wie viel jeder Spieler gewonnen hat.
term-coins = münzgewinn, münzen
about-coins = Der Münzgewinn ist, was jeder Spieler in dieser Serie gewonnen oder verloren hat.
term-stake = einsatz
about-stake = Der Einsatz ist, worum eine Partie gespielt wird.
term-return = zurückholen, hole
about-return = Mit einem Pasch darfst du stattdessen einen deiner Steine in den Vorrat zurückholen und noch einmal werfen.

## What the seats are called

brown = Braun
ivory = Elfenbein
