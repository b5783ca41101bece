## Texts in a row: two of them; all but the last; the last after two or more others

two-together = { $first } et { $last }
    .die = { DIE($first) } et { DIE($last) }
last-together = { $first } et { $last }
    .die = { DIE($first) } et { DIE($last) }
two-choices = { $first } ou { $last }
    .die = { DIE($first) } ou { DIE($last) }
next-in-row = { $first }, { $last }
    .die = { DIE($first) }, { DIE($last) }
last-choice = { $first } ou { $last }
    .die = { DIE($first) } ou { DIE($last) }

## What is wrong in a text, and where

at-character = caractère { $character } : { $what }
at-line-and-character = ligne { $line }, caractère { $character } : { $what }

## Sentences one after the other; a sentence of its own; names and short notes in one line

next-sentence = { $first } { $last }
stated = { $what }.
in-one-line = { $first } · { $last }
titled = { $title } : { $what }
next-clause = { $first } ; { $last }

## What a game is like, in one line

facts =
    { $count } joueurs · { $shortest }–{ $longest } min · { $difficulty ->
        [easy] facile
       *[medium] moyen
    }

## What a lesson or a file says, which is worded already

as-written = { $words }

## A legal action that a step of a lesson does not ask for

lesson-goes-on = Les règles le permettent aussi, mais cette leçon continue avec ce que dit le texte.

## Why an action is refused

game-over = La partie est terminée.
not-over = Cette partie n’est pas encore terminée.
series-over = La série est terminée : il n’y a pas de partie suivante.
throw-dice-first = Lancez d’abord les dés.
throw-lots-first = Lancez d’abord les pyramides.
dice-lie = Les dés sont sur la table : jouez-les d’abord.
lots-lie = Les pyramides sont sur la table : jouez-les d’abord.
unfit-dice =
    On lance { $count ->
        [1] un dé
        [2] deux dés
        [3] trois dés
       *[other] { $count } dés
    } dont les faces vont de { $low } à { $high }, et non { $faces ->
        [0] zéro
       *[other] { $thrown }
    }.
unfit-lots =
    On lance { $count ->
        [1] une pyramide
        [2] deux pyramides
        [3] trois pyramides
       *[other] { $count } pyramides
    } dont les faces vont de { $low } à { $high }, et non { $faces ->
        [0] zéro
       *[other] { $thrown }
    }.
no-such-die = Aucun dé ne montre { $number }.
die-used = Le { $number } est déjà utilisé.
still-playable = Vous pouvez encore jouer, donc vous devez le faire.
no-such-choice = Ce choix n’existe pas dans ce jeu.
other-throw = ce jet a été annulé : { $thrown } revient
no-piece-to-put =
    { $piece ->
        [token] Il n’y a pas de jeton là.
        [coin] Il n’y a pas de pièce là.
       *[piece] Il n’y a pas de pion là.
    }
cannot-lie-there =
    { $piece ->
        [token] Ce jeton ne peut pas se trouver là.
        [coin] Cette pièce ne peut pas se trouver là.
       *[piece] Ce pion ne peut pas se trouver là.
    }
editing = Une position est en cours de modification : on ne joue pas.
set-beside = Cela se règle à côté du plateau, pas à la main.

## What a refused step is answered with

nothing-can-be-moved = Plus rien ne peut être déplacé. Terminez votre tour.
refusal-and-hint = { $refusal } { $hint }
can-move-from =
    { $name ->
        [you] Vous pouvez jouer depuis { $places }.
       *[other] { $name } peut jouer depuis { $places }.
    }
possible = Possible depuis là : { $places }.
possible-with-both = Possible depuis là : { $places }, ou { $far } avec les deux dés.
possible-with-several = Possible depuis là : { $places }, ou { $far } avec plusieurs dés.

## Why nothing is undone

nothing-happened = il ne s’est encore rien passé qui puisse être annulé
undo-throw = un jet ne peut pas être annulé
undo-finished = les dés ont été remis à l’adversaire : ce tour ne peut plus être annulé
undo-said = un choix ne peut pas être annulé
undo-forfeit = une partie abandonnée ou perdue au temps ne peut pas être reprise
nothing-chosen = depuis le jet, chaque déplacement était le seul possible
undo-together = { $count } événements ne peuvent pas être annulés ensemble, mais { $next-count ->
        [one] { $next-count } le peut
       *[other] { $next-count } le peuvent
    }
no-decision = vous n’avez encore rien décidé qui puisse être annulé

## What is wrong with an event

thrown-again = le dé { $number } ne peut pas avoir été relancé : il y a moins de dés
no-throw = seul un jet peut avoir une origine ou des dés relancés
proof = seul un jet convenu a une preuve, de 32 octets en chiffres hexadécimaux par camp

## What has happened

equal-dice = Dés égaux : les deux relancent.
higher-begins = Le dé le plus fort commence.
winner-begins = Le gagnant de la dernière partie commence.

## How a game has ended, and the sentence of which that is a part

resigned = abandon
absence = absence
out-of-time = temps écoulé
won =
    { $name ->
        [you] Vous gagnez
       *[other] { $name } gagne
    } { $unit ->
        [coin] { $count ->
            [one] { $count } pièce
           *[other] { $count } pièces
        }
        [tally] { $count ->
            [one] { $count } bâtonnet
           *[other] { $count } bâtonnets
        }
       *[point] { $count ->
            [one] { $count } point
           *[other] { $count } points
        }
    } : { $manner }.
drawn = Partie nulle : { $manner }.

## Whoever reads, where a sentence says no more of them

you = vous

## Places and other things that stand in sentences

number = { $number }
    .die = le { $number }
    .from = de { $number }
    .to = à { $number }
the-bar = la barre
    .from = de la barre
    .to = à la barre
off-the-board = hors du plateau
    .from = de l’extérieur du plateau
    .to = hors du plateau
beside-the-board = à côté du plateau
    .from = d’à côté du plateau
    .to = à côté du plateau

## What has moved

moved =
    { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] {" "}en frappant
    }
entered =
    { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] {" "}en frappant
    }
went-off = { FROM($from) } { TO($to) }

## What the button of a step says

put-piece =
    { $piece ->
        [token] Déplacer un jeton { FROM($from) } { TO($to) }
        [coin] Déplacer une pièce { FROM($from) } { TO($to) }
       *[piece] Déplacer un pion { FROM($from) } { TO($to) }
    }

## What the button of a choice says

end-turn = Finir le tour
next-game = Partie suivante
resigned-before-end = Abandon
did-not-come-back = Absence
ran-out-of-time = Temps écoulé
not-a-choice = Choix inexistant

## What the key of a choice does, in a list of keys

does-end-turn = finir le tour
does-double = doubler
does-take = accepter le videau
does-beaver = beaver : accepter et redoubler
does-drop = refuser le videau
does-accept = accepter l’abandon
does-decline = refuser l’abandon
does-claim = réclamer une suite
does-take-run = prendre une suite
does-skip = renoncer au coup gratuit
does-resign = abandonner
does-begin-next = commencer la partie suivante
does-end-series = finir la série

## What is asked of whom, and the end of a game

throw-one-die-each = Lancez un dé pour chaque joueur. Le dé le plus fort commence.
throw-dice =
    { $name ->
        [you] À vous : lancez les dés.
       *[other] { $name }, lancez les dés.
    }
end-your-turn =
    { $name ->
        [you] { $ends ->
            [0] Terminez votre tour
           *[other] Votre tour se termine
        }
       *[other] { $ends ->
            [0] { $name }, terminez votre tour
           *[other] { $name }, votre tour se termine
        }
    }.
the-die = le { $number }
gave-up =
    { $loser ->
        [you] Vous avez abandonné
       *[other] { $loser } a abandonné
    } : { $winner ->
        [you] vous gagnez
       *[other] { $winner } gagne
    }.
stayed-away =
    { $loser ->
        [you] Vous n’êtes pas de retour
       *[other] { $loser } n’est pas de retour
    } : { $winner ->
        [you] vous gagnez
       *[other] { $winner } gagne
    }.
lost-on-time =
    { $loser ->
        [you] Vous n’avez plus de temps
       *[other] { $loser } n’a plus de temps
    } : { $winner ->
        [you] vous gagnez
       *[other] { $winner } gagne
    }.

## The score panel

pips = Pips
points = Points
date =
    { $day ->
        [1] { $day }er
       *[other] { $day }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } { $year }
