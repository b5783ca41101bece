## Why an action is refused

one-die-at-a-time = Un déplacement mène un seul pion en un seul endroit : jouez les dés l’un après l’autre.
no-such-place = On ne peut pas prendre de pion là.
no-piece-there = Aucun de vos pions n’est là.
not-your-piece = Ce pion n’est pas à vous.
wrong-direction = Tous les pions vont de 1 à 24, puis sortent du plateau.
wrong-target = Ce pion ne peut pas aller là avec ce jet.
bar-first = Votre pion sur la barre doit entrer d’abord.
point-closed = Bloqué : votre adversaire a deux pions ou plus sur la flèche { $number }.
second-half-locked = La seconde moitié est fermée : rien ne peut se poser sur 13 ou au-delà tant que vous avez des pions en main.
pieces-in-hand = Aucun pion ne peut sortir tant que vous avez des pions en main.
not-gathered = Aucun pion ne peut sortir avant que tous les vôtres soient dans le dernier quart, de 19 à 24.
exact-number = Pour sortir de là, il faut exactement { $number }.
piece-further-back = Un nombre plus grand que { $number } ne sort un pion de là que si aucun des vôtres n’est plus en arrière.
wastes-dice = Vous devez utiliser autant de dés que possible : après ce déplacement, on en utiliserait moins.

## How a game has ended

all-off = les quinze pions sortis
all-off-before-one = les quinze pions sortis avant le premier de l’adversaire

## Places

the-hand = la main
    .from = de la main
    .to = en main

## What the button of a step says

enter-piece =
    Avec le { $number } : entrer un pion sur la flèche { $to }{ $hits ->
        [0] {""}
       *[other] {" "}en frappant
    }
enter-from-bar =
    Avec le { $number } : entrer un pion de la barre sur la flèche { $to }{ $hits ->
        [0] {""}
       *[other] {" "}en frappant
    }
bear-off-piece = Sortir un pion { FROM($from) } avec le { $number }
move-piece =
    Déplacer un pion { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] {" "}en frappant
    }

## What is asked of whom, and the end of a game

throw-three-dice =
    { $name ->
        [you] À vous : lancez les trois dés.
       *[other] { $name }, lancez les trois dés.
    }
another-die = un autre { $number }
play-all =
    { $name ->
        [you] À vous :
       *[other] { $name },
    } { $act ->
        [enter] entrez de la barre avec
        [bear-off] déplacez ou sortez un pion avec
       *[move] jouez
    } { DIE($dice) }.
play-but =
    { $name ->
        [you] À vous :
       *[other] { $name },
    } { $act ->
        [enter] entrez de la barre avec
        [bear-off] déplacez ou sortez un pion avec
       *[move] jouez
    } { DIE($dice) } : vous ne pouvez pas utiliser { $unused }.
play-some =
    { $name ->
        [you] À vous :
       *[other] { $name },
    } { $act ->
        [enter] entrez de la barre avec
        [bear-off] déplacez ou sortez un pion avec
       *[move] jouez
    } { DIE($dice) } : vous ne pouvez en utiliser { $count ->
        [1] qu’un.
       *[2] que deux.
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
    } : le pion sur la barre ne peut pas entrer avec { DIE($dice) }.
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
    } : aucun pion ne peut se déplacer avec { DIE($dice) }.
won =
    { $name ->
        [you] Vous gagnez
       *[other] { $name } gagne
    } : { $manner }.

## The score panel

in-hand = En main
on-the-bar = Sur la barre
off = Sortis
count-of-all = { $count } sur { $all }

## What is known of the game without playing it

title = Tabula
tagline = Le backgammon de Rome : trois dés, un seul sens
goal = Faites entrer vos quinze pions, faites-leur faire le tour du plateau et sortez-les avant l’adversaire.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-pips = pips
about-pips = Les pips sont les flèches que tous les pions d’un joueur ont encore à parcourir.
term-hand = main
about-hand = Les pions en main n’ont pas encore été amenés sur le plateau.
term-bar = barre
about-bar = La barre est l’endroit où les pions frappés attendent d’entrer de nouveau.
term-off = sortis, sorti
about-off = Les pions sortis ont fini leur tour ; quinze font gagner la partie.

## Its ready-made starts

zeno = Le jet de Zénon
about-zeno = L’empereur Zénon avait une bonne position, lança 2-5-6 et dut défaire ses paires : huit pions restèrent isolés. Jouez à partir de sa position.
play-zeno = Jouer la position de Zénon

## What the seats are called

ivory = Ivoire
brown = Brun
