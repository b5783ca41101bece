hardly-anything = presque rien
luck-and-skill =
    { $luck ->
        [better] { $name ->
            [you] Vous avez eu de meilleurs jets face à { $other }, de { $worth }
           *[other] { $other ->
                [you] { $name } a eu de meilleurs jets face à vous, de { $worth }
               *[other] { $name } a eu de meilleurs jets face à { $other }, de { $worth }
            }
        }
        [worse] { $name ->
            [you] Vous avez eu de moins bons jets face à { $other }, de { $worth }
           *[other] { $other ->
                [you] { $name } a eu de moins bons jets face à vous, de { $worth }
               *[other] { $name } a eu de moins bons jets face à { $other }, de { $worth }
            }
        }
       *[alike] { $name ->
            [you] Vous et { $other } avez eu d’aussi bons jets
           *[other] { $other ->
                [you] { $name } et vous avez eu d’aussi bons jets
               *[other] { $name } et { $other } ont eu d’aussi bons jets
            }
        }
    } ; { $name ->
        [you] vous avez cédé { $lost }
       *[other] { $name } a cédé { $lost }
    }, { $other ->
        [you] vous avez cédé { $other-lost }
       *[other] { $other } a cédé { $other-lost }
    }{ $by ->
        [luck-first] {" "}: { $name ->
            [you] vous avez gagné
           *[other] { $name } a gagné
        } par chance plus que par talent.
        [skill-first] {" "}: { $name ->
            [you] vous avez gagné
           *[other] { $name } a gagné
        } par talent plus que par chance.
        [luck] {" "}: { $name ->
            [you] vous avez gagné
           *[other] { $name } a gagné
        } par chance.
        [skill] {" "}: { $name ->
            [you] vous avez gagné
           *[other] { $name } a gagné
        } par talent.
        [neither] {" "}: { $name ->
            [you] vous avez gagné
           *[other] { $name } a gagné
        } sans chance ni talent que les bots puissent voir.
       *[no-winner] .
    }

## What decisions are called in a sentence

it = Ce choix
the-best = Le meilleur choix
throw = lancer
no-move = aucun coup
repeated =
    { $decision } { $count ->
        [2] deux fois
        [3] trois fois
       *[other] quatre fois
    }
and = { $first } et { $last }
and-after-comma = { $first }, et { $last }

## Why a decision is better than another: a sentence of clauses, all but the last, and the last

better = { $subject } { $better }.
better-but = { $subject } { $better }, mais { $worse }.
better-although = { $subject } { $values }, même si cela { $worse }.
next-clause = { $first }, { $last }
last-clause = { $first } et { $last }

## Clauses about what a decision is worth

wins-games =
    gagne { $count } parties sur { $of ->
        [1000] 1 000
       *[other] { $of }
    } au lieu de { $other-count }
worth-instead = vaut { $value } au lieu de { $other-value }
worth-hardly-more = vaut { $value }, et à peine moins sinon

## Clauses about what a decision leaves on the board, instead of what another leaves

throws-that-hit =
    { $count ->
        [0] ne laisse aucun jet qui frappe
        [one] laisse { $count } jet sur { $of } qui frappe
       *[other] laisse { $count } jets sur { $of } qui frappent
    } au lieu { $other-count ->
        [0] d’aucun
       *[other] de { $other-count }
    }
checkers-on-bar =
    { $count ->
        [0] ne met aucun pion sur la barre
        [one] met un pion sur la barre
       *[other] met { $count } pions sur la barre
    } au lieu { $other-count ->
        [0] d’aucun
       *[other] de { $other-count }
    }
home-points-held =
    { $count ->
        [0] ne tient aucune porte dans le jan intérieur
        [one] tient une porte dans le jan intérieur
       *[other] tient { $count } portes dans le jan intérieur
    } au lieu { $other-count ->
        [0] d’aucune
       *[other] de { $other-count }
    }
points-in-row =
    { $count ->
        [0] ne construit aucune porte d’affilée
        [one] construit une porte d’affilée
       *[other] construit { $count } portes d’affilée
    } au lieu { $other-count ->
        [0] d’aucune
       *[other] de { $other-count }
    }
anchors =
    { $count ->
        [0] ne tient aucune ancre
        [one] tient une ancre
       *[other] tient { $count } ancres
    } au lieu { $other-count ->
        [0] d’aucune
       *[other] de { $other-count }
    }
checkers-behind =
    { $count ->
        [0] ne laisse aucun pion en arrière
        [one] laisse un pion en arrière
       *[other] laisse { $count } pions en arrière
    } au lieu { $other-count ->
        [0] d’aucun
       *[other] de { $other-count }
    }
blots =
    { $count ->
        [0] ne laisse aucun blot
        [one] laisse un blot
       *[other] laisse { $count } blots
    } au lieu { $other-count ->
        [0] d’aucun
       *[other] de { $other-count }
    }
opponents-pips =
    { $count ->
        [0] ne laisse à l’adversaire aucun pip à parcourir
        [one] laisse à l’adversaire un pip à parcourir
       *[other] laisse à l’adversaire { $count } pips à parcourir
    } au lieu { $other-count ->
        [0] d’aucun
       *[other] de { $other-count }
    }
checkers-off =
    { $count ->
        [0] n’a aucun pion sorti
        [one] a un pion sorti
       *[other] a { $count } pions sortis
    } au lieu { $other-count ->
        [0] d’aucun
       *[other] de { $other-count }
    }
checkers-outside =
    { $count ->
        [0] ne laisse aucun pion hors du jan intérieur
        [one] laisse un pion hors du jan intérieur
       *[other] laisse { $count } pions hors du jan intérieur
    } au lieu { $other-count ->
        [0] d’aucun
       *[other] de { $other-count }
    }
home-points-occupied =
    { $count ->
        [0] n’occupe aucune flèche du jan intérieur
        [one] occupe une flèche du jan intérieur
       *[other] occupe { $count } flèches du jan intérieur
    } au lieu { $other-count ->
        [0] d’aucune
       *[other] de { $other-count }
    }
highest-stack =
    { $count ->
        [0] n’empile aucun pion sur une flèche
        [one] empile un pion au plus sur une flèche
       *[other] empile jusqu’à { $count } pions sur une flèche
    } au lieu { $other-count ->
        [0] d’aucun
       *[other] de { $other-count }
    }
pieces-on-bar =
    { $count ->
        [0] ne met aucun pion sur la barre
        [one] met un pion sur la barre
       *[other] met { $count } pions sur la barre
    } au lieu { $other-count ->
        [0] d’aucun
       *[other] de { $other-count }
    }
own-pieces-on-bar =
    { $count ->
        [0] ne laisse aucun de ses pions sur la barre
        [one] laisse un de ses pions sur la barre
       *[other] laisse { $count } de ses pions sur la barre
    } au lieu { $other-count ->
        [0] d’aucun
       *[other] de { $other-count }
    }
points-held =
    { $count ->
        [0] ne tient aucune porte
        [one] tient une porte
       *[other] tient { $count } portes
    } au lieu { $other-count ->
        [0] d’aucune
       *[other] de { $other-count }
    }
pieces-alone =
    { $count ->
        [0] ne laisse aucun pion isolé
        [one] laisse un pion isolé
       *[other] laisse { $count } pions isolés
    } au lieu { $other-count ->
        [0] d’aucun
       *[other] de { $other-count }
    }
pieces-off =
    { $count ->
        [0] n’a aucun pion sorti
        [one] a un pion sorti
       *[other] a { $count } pions sortis
    } au lieu { $other-count ->
        [0] d’aucun
       *[other] de { $other-count }
    }
pieces-in-hand =
    { $count ->
        [0] ne garde aucun pion en main
        [one] garde un pion en main
       *[other] garde { $count } pions en main
    } au lieu { $other-count ->
        [0] d’aucun
       *[other] de { $other-count }
    }
pieces-gathered =
    { $count ->
        [0] ne rassemble aucun pion dans le dernier quart
        [one] rassemble un pion dans le dernier quart
       *[other] rassemble { $count } pions dans le dernier quart
    } au lieu { $other-count ->
        [0] d’aucun
       *[other] de { $other-count }
    }
own-pips =
    { $count ->
        [0] ne laisse aucun pip à parcourir
        [one] laisse un pip à parcourir
       *[other] laisse { $count } pips à parcourir
    } au lieu { $other-count ->
        [0] d’aucun
       *[other] de { $other-count }
    }
pieces-to-river =
    { $count ->
        [0] n’envoie aucun pion dans la rivière
        [one] envoie un pion dans la rivière
       *[other] envoie { $count } pions dans la rivière
    } au lieu { $other-count ->
        [0] d’aucun
       *[other] de { $other-count }
    }
pieces-home =
    { $count ->
        [0] n’a aucun pion arrivé
        [one] a un pion arrivé
       *[other] a { $count } pions arrivés
    } au lieu { $other-count ->
        [0] d’aucun
       *[other] de { $other-count }
    }
pieces-at-start =
    { $count ->
        [0] ne laisse aucun pion au départ
        [one] laisse un pion au départ
       *[other] laisse { $count } pions au départ
    } au lieu { $other-count ->
        [0] d’aucun
       *[other] de { $other-count }
    }
own-pieces-in-river =
    { $count ->
        [0] ne laisse aucun de ses pions dans la rivière
        [one] laisse un de ses pions dans la rivière
       *[other] laisse { $count } de ses pions dans la rivière
    } au lieu { $other-count ->
        [0] d’aucun
       *[other] de { $other-count }
    }
rosettes =
    { $count ->
        [0] n’est sur aucune rosette
        [one] est sur une rosette
       *[other] est sur { $count } rosettes
    } au lieu { $other-count ->
        [0] d’aucune
       *[other] de { $other-count }
    }
squares-to-go =
    { $count ->
        [0] ne laisse aucune case à parcourir
        [one] laisse une case à parcourir
       *[other] laisse { $count } cases à parcourir
    } au lieu { $other-count ->
        [0] d’aucune
       *[other] de { $other-count }
    }
coins-in-purse =
    { $count ->
        [0] n’a aucune pièce dans la bourse
        [one] a une pièce dans la bourse
       *[other] a { $count } pièces dans la bourse
    } au lieu { $other-count ->
        [0] d’aucune
       *[other] de { $other-count }
    }
own-run =
    { $count ->
        [0] ne forme aucune suite
        [one] forme une suite d’une pièce
       *[other] forme une suite de { $count } pièces
    } au lieu { $other-count ->
        [0] d’aucune
       *[other] de { $other-count }
    }
opponents-run =
    { $count ->
        [0] ne laisse aucune suite à l’adversaire
        [one] laisse à l’adversaire une suite d’une pièce
       *[other] laisse à l’adversaire une suite de { $count } pièces
    } au lieu { $other-count ->
        [0] d’aucune
       *[other] de { $other-count }
    }
throws-that-lose-dice =
    { $count ->
        [0] ne laisse aucun jet qui perd les dés
        [one] laisse { $count } jet sur { $of } qui perd les dés
       *[other] laisse { $count } jets sur { $of } qui perdent les dés
    } au lieu { $other-count ->
        [0] d’aucun
       *[other] de { $other-count }
    }
throws-for-longer-run =
    { $count ->
        [0] ne laisse aucun jet pour une suite plus longue
        [one] laisse { $count } jet sur { $of } pour une suite plus longue
       *[other] laisse { $count } jets sur { $of } pour une suite plus longue
    } au lieu { $other-count ->
        [0] d’aucun
       *[other] de { $other-count }
    }
coins-at-edge =
    { $count ->
        [0] ne laisse aucune pièce au bord
        [one] laisse une pièce au bord
       *[other] laisse { $count } pièces au bord
    } au lieu { $other-count ->
        [0] d’aucune
       *[other] de { $other-count }
    }
own-centre =
    { $count ->
        [0] ne tient aucun point du centre
        [one] tient un point du centre
       *[other] tient { $count } points du centre
    } au lieu { $other-count ->
        [0] d’aucun
       *[other] de { $other-count }
    }
opponents-centre =
    { $count ->
        [0] ne laisse à l’adversaire aucun point du centre
        [one] laisse à l’adversaire un point du centre
       *[other] laisse à l’adversaire { $count } points du centre
    } au lieu { $other-count ->
        [0] d’aucun
       *[other] de { $other-count }
    }
own-stacks =
    { $count ->
        [0] ne tient aucune pile
        [one] tient une pile
       *[other] tient { $count } piles
    } au lieu { $other-count ->
        [0] d’aucune
       *[other] de { $other-count }
    }
opponents-stacks =
    { $count ->
        [0] ne laisse aucune pile à l’adversaire
        [one] laisse une pile à l’adversaire
       *[other] laisse { $count } piles à l’adversaire
    } au lieu { $other-count ->
        [0] d’aucune
       *[other] de { $other-count }
    }
tokens-covered =
    { $count ->
        [0] n’a aucun de ses jetons recouvert
        [one] a un de ses jetons recouvert
       *[other] a { $count } de ses jetons recouverts
    } au lieu { $other-count ->
        [0] d’aucun
       *[other] de { $other-count }
    }
tokens-in-reserve =
    { $count ->
        [0] ne garde aucun jeton en réserve
        [one] garde un jeton en réserve
       *[other] garde { $count } jetons en réserve
    } au lieu { $other-count ->
        [0] d’aucun
       *[other] de { $other-count }
    }
throws-that-bump =
    { $count ->
        [0] ne laisse l’adversaire buter avec aucun jet
        [one] laisse l’adversaire buter avec { $count } jet sur { $of }
       *[other] laisse l’adversaire buter avec { $count } jets sur { $of }
    } au lieu { $other-count ->
        [0] d’aucun
       *[other] de { $other-count }
    }

## The odds of a position

chance =
    { $what ->
        [win-gammon] Chances de gagner un gammon : { $count } sur 100
        [win-backgammon] Chances de gagner un backgammon : { $count } sur 100
        [win-double] Chances de gagner double : { $count } sur 100
        [lose-gammon] Risque de perdre un gammon : { $count } sur 100
        [lose-backgammon] Risque de perdre un backgammon : { $count } sur 100
        [lose-double] Risque de perdre double : { $count } sur 100
       *[win] Chances de gagner : { $count } sur 100
    }
chance-in-game = Chances de gagner la partie : { $count } sur 100
chance-in-match = Chances de gagner le match : { $count } sur 100
chance-in-set = Chances de gagner le set : { $count } sur 100
worth = Valeur : { $value }
worth-of-choice = { $decision } : { $value }
throws-of-jesus = Sur { $of } jets, { $lose } perdent les dés et { $longer } peuvent former une suite plus longue.

## What values are measured in

decimal = { $amount }
percent = { $share } %
with-error = { $amount } ± { $error }
percent-with-error = { $chances } ± { $error } %
points = { $amount } points
coins = { $amount } pièces
wins-in =
    { $count ->
        [0] moins de 1 victoire
        [one] { $count } victoire
       *[other] { $count } victoires
    } sur { $of ->
        [1000] 1 000
       *[other] { $of }
    }
matches-in =
    { $count ->
        [0] moins de 1 match
        [one] { $count } match
       *[other] { $count } matchs
    } sur { $of ->
        [1000] 1 000
       *[other] { $of }
    }
sets-in =
    { $count ->
        [0] moins de 1 set
        [one] { $count } set
       *[other] { $count } sets
    } sur { $of ->
        [1000] 1 000
       *[other] { $of }
    }

## How exact values are

solved-game = Ce jeu est résolu. Ses valeurs sont gardées arrondies : elles sont exactes à 0,1 pièce près.
solved-endgame = Exact : le reste de cette partie a été calculé.
solved-endgame-in-set = Le reste de cette partie a été calculé. Seul ce que valent ses points dans le set est estimé.
solved-decisions = Ce jeu est résolu ; ses valeurs sont gardées arrondies.
solved-endgame-decisions = La finale a été calculée ; ce qui la précède est estimé.
solved-endgame-decisions-in-set = Les finales ont été calculées ; ce qui les précède, et ce que valent les points dans le set, est estimé.

## Marks of wrong decisions

doubtful = douteux
error = erreur
blunder = gaffe
mark-from = { $sign } dès { $count }

## Classes of decisions

class-moves = Coups
class-choices = Choix
class-contact = Jeu des pions, contact
class-race = Jeu des pions, course
class-doubling = Doubler
class-taking = Accepter un double
class-take-or-throw = Prendre ou relancer
class-claim-or-throw = Réclamer ou lancer
part-checker-play = Jeu des pions
part-cube = Videau
part-resignations = Abandons
