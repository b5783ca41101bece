## Why an action is refused

answer-first =
    { $what ->
        [beaver] Il faut d’abord répondre au beaver.
        [resignation] Il faut d’abord répondre à l’abandon.
       *[double] Il faut d’abord répondre au double.
    }
nothing-offered =
    { $what ->
        [resignation] Il n’y a pas d’abandon auquel répondre.
       *[double] Il n’y a pas de double auquel répondre.
    }
dice-used-up = Tous les dés sont joués : terminez votre tour.
not-a-place = On ne peut pas prendre de pion là.
no-checker-there = Il n’y a pas de pion là.
not-your-checker = Ce pion n’est pas à vous.
bar-first = Votre pion sur la barre doit entrer d’abord.
one-die-at-a-time = Chaque dé est un déplacement à lui seul : jouez un dé à la fois.
wrong-direction = Vos pions vont de 24 à 1, puis sortent du plateau.
wrong-target = Ce pion ne peut pas aller là avec ce jet.
point-closed = Bloqué : votre adversaire a deux pions ou plus sur cette flèche.
way-closed = Bloqué : votre adversaire tient toutes les flèches où ce pion pourrait se poser en chemin.
not-all-home = Aucun pion ne peut sortir avant que tous les vôtres soient dans votre jan intérieur.
not-the-furthest = Le { $number } est trop grand : seul le pion le plus éloigné peut sortir avec un nombre plus grand.
waste-die = Vous devez utiliser les deux dés si vous le pouvez : après ce déplacement, l’autre serait injouable.
higher-die = Vous ne pouvez utiliser qu’un seul dé, et ce doit être le plus fort.
no-cube = Cette partie se joue sans videau.
double-before-throw = On ne peut doubler qu’avant le jet.
crawford-game = On ne double pas dans la partie de Crawford.
cube-not-yours = Le videau est à votre adversaire, qui seul peut doubler.
at-most-64 = L’enjeu ne peut pas dépasser 64.
no-beavers = On ne joue pas les beavers dans cette partie.
bad-resignation = On peut abandonner 1, 2 ou 3 fois l’enjeu, pas { $number } fois.
nobody-on-turn = Ce n’est encore le tour de personne.

## What has happened

begins-with-both = Le dé le plus fort commence et joue les deux dés.
automatic-double = Double automatique : la partie compte 2.
resignation-declined = L’abandon est refusé ; la partie continue.

## How a game has ended

double-dropped = double refusé
resigned-gammon = abandon d’un gammon
resigned-backgammon = abandon d’un backgammon
single-game = partie simple
gammon = gammon
backgammon = backgammon

## Places

the-cube = le videau
    .from = du videau
    .to = au videau

## What the button of a step says

enter-checker =
    Avec le { $number } : entrer un pion sur la flèche { $to }{ $hits ->
        [0] {""}
       *[other] {" "}en frappant
    }
bear-off-checker = Sortir un pion { FROM($from) } avec le { $number }
move-checker =
    Déplacer un pion { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] {" "}en frappant
    }

## What the button of a choice says

double = Doubler à { $number }
take = Accepter : jouer pour { $number }
drop = Refuser : perdre { $number }
beaver = Beaver à { $number }
resign =
    { $name ->
        [you] Abandonner : perdre { $number }
       *[other] { $name } abandonne : perd { $number }
    }
accept = Accepter : gagner { $number }
play-on = Continuer

## What was chosen, without the stake

taken = Accepter
dropped = Refuser
accepted = Accepter
offered-to-resign = Abandonner

## What was chosen, inside of a sentence

does-double = doubler à { $number }
does-beaver = beaver à { $number }
does-accept = accepter
does-play-on = continuer

## What is asked of whom, and the end of a game

throw-or-double =
    { $name ->
        [you] À vous : lancez les dés ou doublez à { $number }.
       *[other] { $name }, lancez les dés ou doublez à { $number }.
    }
some-times = { $count } fois le { $number }
play-all =
    { $name ->
        [you] À vous : jouez { DIE($dice) }.
       *[other] { $name }, jouez { DIE($dice) }.
    }
play-higher =
    { $name ->
        [you] À vous : jouez le { $number }, le dé le plus fort : vous ne pouvez pas jouer les deux.
       *[other] { $name }, jouez le { $number }, le dé le plus fort : vous ne pouvez pas jouer les deux.
    }
play-one =
    { $name ->
        [you] À vous : jouez le { $number } : vous ne pouvez pas jouer le { $unused }.
       *[other] { $name }, jouez le { $number } : vous ne pouvez pas jouer le { $unused }.
    }
play-once =
    { $name ->
        [you] À vous : jouez le { $number } une fois : vous ne pouvez pas le jouer de nouveau.
       *[other] { $name }, jouez le { $number } une fois : vous ne pouvez pas le jouer de nouveau.
    }
play-some =
    { $name ->
        [you] À vous : jouez { $count } fois le { $number } : vous ne pouvez pas le jouer plus souvent.
       *[other] { $name }, jouez { $count } fois le { $number } : vous ne pouvez pas le jouer plus souvent.
    }
stuck-on-bar =
    { $name ->
        [you] { $ends ->
            [0] Terminez votre tour
           *[other] Votre tour se termine
        }
       *[other] { $ends ->
            [0] { $name }, terminez votre tour
           *[other] { $name }, votre tour se termine
        }
    } : vous n’avez aucun coup avec { DIE($dice) }, le pion sur la barre ne peut pas entrer.
stuck =
    { $name ->
        [you] { $ends ->
            [0] Terminez votre tour
           *[other] Votre tour se termine
        }
       *[other] { $ends ->
            [0] { $name }, terminez votre tour
           *[other] { $name }, votre tour se termine
        }
    } : vous n’avez aucun coup avec { DIE($dice) }, toutes les flèches sont bloquées.
take-or-drop =
    { $other ->
        [you] À vous : acceptez ou refusez
       *[other] { $other }, acceptez ou refusez
    } : { $name ->
        [you] vous doublez à { $number }.
       *[other] { $name } double à { $number }.
    }
take-or-drop-beaver =
    { $name ->
        [you] À vous : acceptez ou refusez
       *[other] { $name }, acceptez ou refusez
    } : { $other ->
        [you] vous jouez un beaver à { $number }.
       *[other] { $other } joue un beaver à { $number }.
    }
accept-or-play-on =
    { $other ->
        [you] À vous : acceptez ou continuez
       *[other] { $other }, acceptez ou continuez
    } : { $name ->
        [you] vous proposez de perdre { $number }.
       *[other] { $name } propose de perdre { $number }.
    }
won =
    { $name ->
        [you] Vous gagnez
       *[other] { $name } gagne
    } { $count ->
        [one] { $count } point
       *[other] { $count } points
    } ({ $manner }).{ $series ->
        [on] {" "}Le match continue.
        [won] {" "}Le match est gagné.
       *[none] {""}
    }

## The score panel

cube = Videau
cube-owned =
    { $seat ->
        [White] { $number }, à Blanc
       *[Black] { $number }, à Noir
    }
match-to = Match en { $count }
crawford = Partie de Crawford
no-doubling = sans videau

## What is known of the game without playing it

title = Backgammon
tagline = Une course où l’on bloque et frappe ; un videau fait monter l’enjeu
goal = Ramenez vos quinze pions dans votre jan intérieur et sortez-les avant votre adversaire.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-pips = pips
about-pips = Les pips sont les flèches que tous les pions d’un joueur ont encore à parcourir.
term-points = points
about-points = Les points disent ce que valaient les parties gagnées jusqu’ici.
term-cube = videau
about-cube = Le videau montre par combien la valeur de la partie est multipliée.
term-crawford = crawford
about-crawford = La partie de Crawford est celle qui suit le moment où un joueur arrive à un point de la victoire : personne ne peut y doubler.
term-match = match
about-match = Le premier qui a ce nombre de points gagne le match.
term-double = double, doubler, doublez
about-double = Un double propose de jouer pour le double : l’adversaire accepte, ou refuse et perd l’enjeu.
term-take = accepter, acceptez, accepte
about-take = Accepter un double, c’est continuer pour le double ; la prochaine fois, personne d’autre que vous ne peut doubler.
term-drop = refuser, refusez, refuse
about-drop = Refuser un double, c’est perdre la partie pour l’enjeu actuel.
term-beaver = beaver
about-beaver = Un beaver accepte un double et redouble aussitôt.
term-resign = abandonner, abandonne, abandon
about-resign = Abandonner, c’est proposer de perdre la partie ; l’adversaire peut refuser.
term-bar = barre
about-bar = La barre est l’endroit où les pions frappés attendent d’entrer de nouveau.

## What the seats are called

white = Blanc
black = Noir
