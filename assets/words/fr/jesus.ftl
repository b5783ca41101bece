## Why an action is refused

no-coin = Il n’y a pas de pièce du plateau à cet endroit.
leaves-column = Une pièce reste sur son numéro : elle va vers les numéros ou s’en éloigne.
leaves-board = Une pièce reste sur les cases 1 à 7 de son numéro.
not-the-whole-die = Une pièce avance d’autant de cases exactement qu’un dé en montre.
same-coin = Cette pièce a déjà été déplacée : les deux dés sont pour deux pièces différentes.
wastes-die = Vous devez utiliser les deux dés : après ce déplacement, le { $number } serait injouable avec une autre pièce.
no-run = Il n’y a pas de suite sur le plateau.
no-run-there = Aucune suite ne commence là.
move-first = Seul le joueur qui vient de jouer peut prendre une suite.
finish-the-move = Les deux dés doivent être joués avant de prendre une suite.
nothing-surrendered = On ne peut réclamer une suite que juste après que l’autre joueur a perdu les dés.
take-instead = Vous avez déjà lancé : prenez la suite au lieu de la réclamer.
claiming-forbidden = D’après la règle maison, on ne peut pas réclamer une suite sans lancer.
all-are-taken = Toutes les suites du plateau se prennent ensemble.
pick-one = D’après la règle maison, on prend une seule suite : dites laquelle.

## What has happened

lower-begins = Le dé le plus faible commence.
throw-loses-dice = Un jet de { $number } fait perdre les dés.
throw-not-playable = { $thrown } est injouable avec deux pièces différentes et fait perdre les dés.
eighth-coin = Les sept pièces alignées rapportent une huitième pièce.
refilled = Les numéros vides sont regarnis.

## How a game has ended

cannot-refill = l’adversaire ne peut pas regarnir

## Places, and what has moved along the squares of a number

purse =
    { $seat ->
        [South] la bourse de Sud
       *[North] la bourse de Nord
    }
    .from =
        { $seat ->
            [South] de la bourse de Sud
           *[North] de la bourse de Nord
        }
    .to =
        { $seat ->
            [South] à la bourse de Sud
           *[North] à la bourse de Nord
        }
the-table = la table
    .from = de la table
    .to = à la table
square-of-number = numéro { $number }, case { $square }
    .from = du numéro { $number }, case { $square },
    .to = au numéro { $number }, case { $square }
moved = numéro { $number }, de la case { $from } à la case { $to }

## What the button of a step says

move-coin = Pièce { $number } : de la case { $from } à la case { $to }

## What the button of a choice says

take-coins = Prendre les pièces { $first }–{ $last }
take-runs =
    { $runs ->
        [one] Prendre la suite
       *[other] Prendre les { $runs } suites
    }
claim-coins = Réclamer les pièces { $first }–{ $last }
claim-runs =
    { $runs ->
        [one] Réclamer la suite
       *[other] Réclamer les { $runs } suites
    }

## What was chosen, inside of a sentence

does-take-coins = prendre les pièces { $first }–{ $last }
does-take-runs =
    { $runs ->
        [one] prendre la suite
       *[other] prendre les { $runs } suites
    }
does-claim-coins = réclamer les pièces { $first }–{ $last }
does-claim-runs =
    { $runs ->
        [one] réclamer la suite
       *[other] réclamer les { $runs } suites
    }

## What is asked of whom, and the end of a game

throw-for-opening = Lancez un dé pour chaque joueur. Qui a le plus petit dé dispose cinq pièces et commence.
claim-or-throw =
    { $name ->
        [you] À vous : réclamez { $runs ->
            [one] la suite
           *[other] les suites
        } ou lancez les dés.
       *[other] { $name }, réclamez { $runs ->
            [one] la suite
           *[other] les suites
        } ou lancez les dés.
    }
take-or-throw =
    { $name ->
        [you] À vous : prenez { $runs ->
            [one] la suite
           *[other] les suites
        } ou relancez.
       *[other] { $name }, prenez { $runs ->
            [one] la suite
           *[other] les suites
        } ou relancez.
    }
play-both =
    { $name ->
        [you] À vous : jouez le { $one } et le { $another } avec deux pièces différentes.
       *[other] { $name }, jouez le { $one } et le { $another } avec deux pièces différentes.
    }
play-other =
    { $name ->
        [you] À vous : jouez le { $number } avec une autre pièce.
       *[other] { $name }, jouez le { $number } avec une autre pièce.
    }
won =
    { $name ->
        [you] Vous ne pouvez pas regarnir
       *[other] { $name } ne peut pas regarnir
    } : { $winner ->
        [you] vous gagnez
       *[other] { $winner } gagne
    } { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }.

## What was laid out

lays-out =
    { $name ->
        [you] Vous disposez
       *[other] { $name } dispose
    } { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }.

## The score panel

in-purse = Bourse
on-board = Pièces sur le plateau

## What is known of the game without playing it

title = Tablero de Jesus
tagline = Alignez des pièces communes, prenez-les ou relancez
goal = Prenez des suites de pièces jusqu’à ce que l’autre bourse ne puisse plus regarnir le plateau. Les pièces du plateau ne sont à personne.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-purse = bourse
about-purse = Une bourse contient les pièces d’un joueur ; qui ne peut plus en tirer de quoi regarnir le plateau a perdu.
term-coins = pièces, pièce
about-coins = Les pièces du plateau ne sont à personne : les deux joueurs les déplacent toutes.
term-move = jouez, déplacement
about-move = Chaque dé déplace une pièce différente vers les numéros ou en sens inverse, de toute la valeur du dé.
term-run = suite, suites
about-run = Une suite, ce sont deux pièces ou plus côte à côte et alignées, sauf sur les cases des deux bouts.
term-take = prendre, prenez
about-take = Prendre, c’est mettre les pièces de la suite dans votre bourse ; l’autre joueur regarnit leurs numéros et reçoit les dés.
term-claim = réclamer, réclamez
about-claim = Réclamer, c’est prendre sans lancer la suite que l’autre joueur a dû laisser.

## What the seats are called

south = Sud
north = Nord
