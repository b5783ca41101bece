## Backgammon

not-fifteen-checkers =
    { $seat ->
        [White] Blanc n’a pas quinze pions
       *[Black] Noir n’a pas quinze pions
    }
both-on-point = la flèche { $number } de Blanc a des pions des deux couleurs (c’est la flèche { $other } de Noir)
both-off = les deux ne peuvent pas avoir sorti tous leurs pions
both-shut-out = les deux ont des pions sur la barre devant un jan fermé : personne ne pourrait plus jamais jouer
not-at-start = une partie s’ouvre avec tous les pions à leur place de départ
winner-not-off = le gagnant n’a pas sorti tous ses pions
all-off =
    { $seat ->
        [White] Blanc a sorti tous ses pions, donc la partie est terminée
       *[Black] Noir a sorti tous ses pions, donc la partie est terminée
    }
opening-names-white = au jet initial les deux lancent ; c’est Blanc qu’on indique
no-dice = il n’y a pas de dés à jouer
dice-lie-not = il n’y a pas de dés sur la table maintenant
faces-of-die = un dé a des faces de 1 à 6
used-too-often = un dé s’épuise en un déplacement, ou en deux si les deux dés sont égaux
first-is-used-first = de deux dés égaux, le premier s’épuise en premier
cube-missing = le videau manque
no-cube = cette partie se joue sans videau
owned-without-double = le videau n’est à personne avant un double
owned-by-nobody = un enjeu de { $number } veut dire que le videau est à quelqu’un
crawford-doubled = personne ne double dans la partie de Crawford
opening-doubled = personne ne double avant le jet initial
too-low-score = la partie valait { $number }, ce que le score du gagnant ne montre pas
single-crawford = une partie libre n’a pas de partie de Crawford
too-many-points = personne n’a plus de { $number } points dans ce match
match-over = avec { $number } points, le match est terminé
not-crawford = ce ne peut pas être la partie de Crawford
no-beaver = il n’y a pas de beaver auquel répondre
bad-resignation = on abandonne 1, 2 ou 3 fois l’enjeu
nothing-dropped = aucun double ne peut avoir été refusé

## Tablero de Jesus

empty-board = le plateau n’est vide que quand la partie est perdue
other-coins = les bourses et le plateau contiennent { $number } pièces, mais les deux mises font { $other }
no-run = il n’y a pas de suite à prendre sur le plateau
coins-at-end = il n’y a pas de pièce sur le plateau quand la partie est perdue
other-coins-at-end = les bourses contiennent { $number } pièces à la fin, mais les deux mises faisaient { $other }
could-refill = le perdant a { $number } pièces et aurait pu regarnir
no-coin = la colonne { $number } n’a pas de pièce
several-coins = la colonne { $number } a plus d’une pièce
half-of-coins = avant le jet initial, chaque joueur a la moitié des pièces dans sa bourse

## Tablero di Berona

token-before-opening = il n’y a pas de jeton sur le plateau avant le jet initial
won-before-single = dans une partie libre, rien n’a été gagné avant : won:0-0
too-many-tokens = { $letter } a plus de { $number } jetons

## Tabula

both-colours = des pions des deux couleurs sont sur la flèche { $number }
not-in-hand = au jet initial, tous les pions sont en main
no-winner = à la fin, un joueur a sorti quinze pions
fifteen-off = avec quinze pions sortis, la partie est terminée
other-pieces =
    { $colour ->
        [ivory] ivoire a { $number } pions au lieu de { $other }
       *[brown] brun a { $number } pions au lieu de { $other }
    }

## The Royal Game of Ur

too-many-pieces =
    { $side ->
        [Blue] Bleu a plus de { $number } pions
       *[Ivory] Ivoire a plus de { $number } pions
    }
both-on-square = les deux joueurs ont un pion sur { $square }
both-home = les deux joueurs ont tous leurs pions à l’arrivée
other-tallies = il y a { $number } bâtonnets au lieu de { $other }
winner-not-paid = le gagnant doit avoir reçu { $number } bâtonnets
no-tallies = un set se joue pour des bâtonnets
single-tallies = une partie libre n’a pas de bâtonnets
set-over = quand un seul camp a tous les bâtonnets, le set est terminé
over-without-winner = la partie est terminée quand un camp a sept pions à l’arrivée, et seulement alors
unknown-beginner = qui a commencé est inconnu tant que les pyramides le décident, et seulement alors
not-at-ur-start = tant que les pyramides décident qui commence, tous les pions sont au départ
lots-worth = trois pyramides valent 3 au plus
faces-of-lot = une pyramide montre 0 ou 1
gate-not-opened = trois blancs auraient mis un pion sur la porte et fait relancer
nothing-moved = aucun pion ne peut avoir été déplacé
nothing-earned = aucune rosette ne peut avoir donné cela
other-pieces-of =
    { $side ->
        [Blue] Bleu a { $number } pions au lieu de { $other }
       *[Ivory] Ivoire a { $number } pions au lieu de { $other }
    }
not-on-way =
    { $side ->
        [Blue] Bleu ne passe jamais par la case { $square }
       *[Ivory] Ivoire ne passe jamais par la case { $square }
    }
two-on-square =
    { $side ->
        [Blue] Bleu a deux pions sur la case { $square }
       *[Ivory] Ivoire a deux pions sur la case { $square }
    }
no-rosette = seule une rosette a une étoile, et { $square } n’en est pas une
