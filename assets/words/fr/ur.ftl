## Why an action is refused

turn-complete = Le jet a été utilisé : terminez votre tour.
reward-open = Jouez d’abord le coup gratuit de la rosette, ou renoncez-y.
home-or-stay = Menez d’abord le pion à l’arrivée, ou laissez-le sur la rosette.
no-reward = Aucune rosette n’a donné de coup gratuit auquel vous pourriez renoncer.
one-target = Un pion va à sa case en une seule fois.
not-a-place = Aucun pion ne peut partir de là.
already-home = Ce pion est déjà arrivé.
not-yours = Ce pion n’est pas à vous.
no-piece = Aucun de vos pions n’est là.
locked = Seuls trois blancs font entrer votre premier pion.
blanks = Trois blancs ne déplacent rien.
not-the-throw = Votre jet vaut { $value } : un pion avance d’exactement { $value ->
        [one] { $value } case
       *[other] { $value } cases
    }.
not-a-free-length = Un coup gratuit avance de 1, 2, 3 ou 5 cases.
never-enters = Un pion entre avec 1, 2 ou 3 ; un 5 n’en fait entrer aucun.
only-home = Seul le pion sur la dernière rosette peut encore avancer, et seulement jusqu’à l’arrivée ; la rosette a aussi donné un autre jet.
overshoot = Le parcours finit avant : un pion va à l’arrivée depuis la dernière rosette, avec un 1 exact.
wrong-direction = Les pions ne font qu’avancer sur leur parcours.
not-on-route = Vos pions ne passent jamais par cette case.
wrong-target = Ce pion ne peut pas aller là maintenant.
own-piece = Bloqué : la case { $square } est occupée par un de vos pions.
safe-rosette = Bloqué : le pion adverse est à l’abri sur la rosette { $square }.
river-first = Votre pion dans la rivière doit entrer d’abord.

## What has happened

equal-throws = Jets égaux : les deux relancent.
higher-throw-begins = Le jet le plus fort commence.
first-piece-let-in = Trois blancs font entrer le premier pion et donnent un autre jet.
piece-let-in = Trois blancs font entrer un pion et donnent un autre jet.
no-free-move-possible = La rosette donne un coup gratuit, mais aucun pion ne peut le jouer.
loser-begins = Le perdant de la dernière partie commence.
begin-in-turn = Les joueurs commencent à tour de rôle.

## How a game has ended

all-home = les sept pions arrivés
all-home-before-one = tous arrivés avant l’entrée de l’adversaire

## Places

the-start = le départ
    .from = du départ
    .to = au départ
the-river = la rivière
    .from = de la rivière
    .to = à la rivière
home = l’arrivée
    .from = de l’arrivée
    .to = à l’arrivée
the-stock = la réserve commune
    .from = de la réserve commune
    .to = à la réserve commune
tallies-of =
    { $seat ->
        [Blue] les bâtonnets de Bleu
       *[Ivory] les bâtonnets d’Ivoire
    }
    .from =
        { $seat ->
            [Blue] des bâtonnets de Bleu
           *[Ivory] des bâtonnets d’Ivoire
        }
    .to =
        { $seat ->
            [Blue] aux bâtonnets de Bleu
           *[Ivory] aux bâtonnets d’Ivoire
        }
rosette = la rosette { $square }
    .from = de la rosette { $square }
    .to = à la rosette { $square }
square = la case { $square }
    .from = de la case { $square }
    .to = à la case { $square }

## What the button of a step says

enter-piece =
    Entrer un pion sur { $to }{ $hits ->
        [0] {""}
       *[other] {" "}en frappant
    }
enter-from-river =
    Entrer un pion de la rivière sur { $to }{ $hits ->
        [0] {""}
       *[other] {" "}en frappant
    }
bring-home = Mener à l’arrivée le pion { FROM($from) }
move-piece =
    Déplacer le pion { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] {" "}en frappant
    }

## What the button of a choice says

throw-again = Relancer
stay-on-rosette = Rester sur la rosette
no-free-move = Sans coup gratuit

## What was chosen, inside of a sentence

does-stay-on-rosette = rester sur la rosette
does-no-free-move = sans coup gratuit

## What is asked of whom, and the end of a game

throw-for-first-turn =
    { $name ->
        [you] À vous : lancez les pyramides pour savoir qui commence.
       *[other] { $name }, lancez les pyramides pour savoir qui commence.
    } { $other ->
        [you] Ensuite vous lancez, et le jet le plus fort commence.
       *[other] Ensuite { $other } lance, et le jet le plus fort commence.
    }
throw-against =
    { $name ->
        [you] À vous : lancez les pyramides pour savoir qui commence.
       *[other] { $name }, lancez les pyramides pour savoir qui commence.
    } { $other ->
        [you] Vous avez fait { $value }.
       *[other] { $other } a fait { $value }.
    }
throw-lots =
    { $name ->
        [you] À vous : lancez les pyramides.
       *[other] { $name }, lancez les pyramides.
    }
throw-lots-locked =
    { $name ->
        [you] À vous : lancez les pyramides. Trois blancs font entrer votre premier pion.
       *[other] { $name }, lancez les pyramides. Trois blancs font entrer votre premier pion.
    }
play-from-river =
    { $name ->
        [you] À vous : faites entrer un pion de la rivière avec { $value }.
       *[other] { $name }, faites entrer un pion de la rivière avec { $value }.
    }
play =
    { $name ->
        [you] À vous : avancez un pion de { $value }.
       *[other] { $name }, avancez un pion de { $value }.
    }
stuck-locked =
    { $name ->
        [you] { $ends ->
            [0] Terminez votre tour
           *[other] Votre tour se termine
        }
       *[other] { $ends ->
            [0] { $name }, terminez votre tour
           *[other] { $name }, votre tour se termine
        }
    } : votre jet vaut { $value }, et seuls trois blancs font entrer votre premier pion.
stuck-with-blanks =
    { $name ->
        [you] { $ends ->
            [0] Terminez votre tour
           *[other] Votre tour se termine
        }
       *[other] { $ends ->
            [0] { $name }, terminez votre tour
           *[other] { $name }, votre tour se termine
        }
    } : trois blancs ne déplacent rien.
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
    } : votre jet vaut { $value }, et aucun pion ne peut avancer d’autant.
make-free-move =
    { $name ->
        [you] À vous : jouez un coup gratuit de 1, 2, 3 ou 5 avec n’importe quel pion pour la rosette, ou choisissez « Sans coup gratuit ».
       *[other] { $name }, jouez un coup gratuit de 1, 2, 3 ou 5 avec n’importe quel pion pour la rosette, ou choisissez « Sans coup gratuit ».
    }{ $home ->
        [0] {""}
       *[other] {" "}Depuis la dernière rosette, un 1 mène à l’arrivée.
    }
go-home-or-stay =
    { $name ->
        [you] À vous : menez le pion à l’arrivée ou laissez-le sur la rosette. Dans les deux cas, vous relancez.
       *[other] { $name }, menez le pion à l’arrivée ou laissez-le sur la rosette. Dans les deux cas, vous relancez.
    }
rosette-throws-again =
    { $name ->
        [you] À vous : relancez : une rosette donne un autre jet.
       *[other] { $name }, relancez : une rosette donne un autre jet.
    }
won-game =
    { $name ->
        [you] Vous gagnez
       *[other] { $name } gagne
    } { $unit ->
        [tally] { $count ->
            [one] { $count } bâtonnet
           *[other] { $count } bâtonnets
        }
       *[point] { $count ->
            [one] { $count } point
           *[other] { $count } points
        }
    }. Une autre partie suit.
won-all-tallies =
    { $name ->
        [you] Vous gagnez et avez les 21 bâtonnets : la cagnotte de { $pool } pièces est à vous.
       *[other] { $name } gagne et a les 21 bâtonnets, donc aussi la cagnotte de { $pool } pièces.
    }
won-pool =
    { $name ->
        [you] Vous gagnez
       *[other] { $name } gagne
    } { $unit ->
        [tally] { $count ->
            [one] { $count } bâtonnet
           *[other] { $count } bâtonnets
        }
       *[point] { $count ->
            [one] { $count } point
           *[other] { $count } points
        }
    } { $name ->
        [you] et prenez la cagnotte de { $pool } pièces.
       *[other] et prend la cagnotte de { $pool } pièces.
    }

## The score panel

at-home = Arrivés
at-start = Départ
in-river = Rivière
tallies = Bâtonnets
stock = Réserve
stake-pool = Cagnotte

## What is known of the game without playing it

title = Le Jeu royal d’Ur
tagline = Menez sept pions à l’arrivée par une voie partagée
goal = Faites le tour du plateau et menez vos sept pions à l’arrivée en premier ; ce que le perdant laisse derrière lui se paie en bâtonnets.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-home = arrivée, arrivés, arrivé
about-home = Les pions arrivés ont fini leur parcours ; sept font gagner la partie.
term-start = départ
about-start = Les pions au départ ne sont pas encore entrés ; chacun de ceux que le perdant y laisse coûte trois bâtonnets.
term-river = rivière
about-river = Les pions dans la rivière ont été frappés et attendent d’entrer de nouveau ; chacun de ceux que le perdant y laisse coûte deux bâtonnets.
term-board = plateau
about-board = Chaque pion que le perdant laisse sur le plateau coûte un bâtonnet.
term-tallies = bâtonnets, bâtonnet
about-tallies = Les bâtonnets comptent ce que valaient les parties ; qui a les 21 gagne le set.
term-stock = réserve
about-stock = La réserve commune contient les bâtonnets que personne n’a encore gagnés.
term-stake = cagnotte
about-stake = La cagnotte garde les pièces des deux joueurs pour qui gagne à la fin.
term-free = gratuit
about-free = Un pion qui se pose sur une rosette gagne un coup gratuit de 1, 2, 3 ou 5 avec n’importe quel pion.
term-rosette = rosette
about-rosette = Une rosette est une case à fleur ; d’après les règles habituelles, elle donne un coup gratuit.
term-square = case
about-square = Les cases de la rangée du milieu vont de 1 à 8, celles du côté de Bleu de A à F, celles du côté d’Ivoire de a à f.
term-lots = pyramides, pyramide
about-lots = Une pyramide compte 1 si un sommet marqué est en haut ; le jet vaut la somme.

## Its ready-made starts

quick-game = Partie rapide
about-quick-game = N’importe quel jet fait entrer un pion, une rosette donne un autre jet et protège, et une seule partie décide.
play-quick-game = Jouer une partie rapide

## What the seats are called

blue = Bleu
ivory = Ivoire
