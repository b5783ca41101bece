## Values of several rules

on = Oui
off = Non
yes = Oui
no = Non
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## The values of a rule in one line

standard = Standard : { $default }.
standard-or = Standard : { $default }. Ou : { $others }.
or-more = { $min } ou plus
from-to = de { $min } à { $max }
values-from-to = de { $min } à { $largest }

## The whole numbers that are allowed, beside the field for one

range = de { $min } à { $largest }

## Why rules are refused

unknown-rule = il n’y a pas de règle maison « { $key } » (connues : { $known })
unknown-value = la règle maison « { $key } » ne peut pas être « { $value } » (valeurs possibles : { $may-be })
not-jacoby-in-match = Jacoby est pour les parties libres, pas pour les matchs
not-beavers-in-match = les beavers sont pour les parties libres, pas pour les matchs
not-automatic-doubles-in-match = les doubles automatiques sont pour les parties libres, pas pour les matchs

## The house rules of backgammon, with what they do

backgammon-match-length = Longueur du match
backgammon-match-length-explained = Une partie libre, ou autant qu’il en faut pour que quelqu’un ait ce nombre de points.
backgammon-doubling-cube = Videau
backgammon-doubling-cube-explained = Sans lui, l’enjeu reste d’un point ; gammons et backgammons comptent quand même deux et trois fois.
backgammon-crawford = Crawford
backgammon-crawford-explained = Dans un match : la première fois que quelqu’un arrive à un point de la victoire, une partie se joue sans doubler.
backgammon-jacoby = Jacoby
backgammon-jacoby-explained = Gammons et backgammons ne comptent qu’après un double accepté. Pour les parties libres.
backgammon-beavers = Beavers
backgammon-beavers-explained = Qui accepte un double peut aussitôt redoubler et garder le videau. Pour les parties libres.
backgammon-automatic-doubles = Doubles automatiques
backgammon-automatic-doubles-explained = La première égalité du jet initial double l’enjeu, une fois au plus. Pour les parties libres.
backgammon-bar-counts = La barre compte au backgammon
backgammon-bar-counts-explained = Si un pion sur la barre fait perdre triple, comme un pion dans le jan intérieur du gagnant.
backgammon-drop-pays = Prix d’un double refusé
backgammon-drop-pays-explained = Ce que perd celui qui refuse. Les deux ne diffèrent qu’après un redouble.
backgammon-single-game = Partie libre
backgammon-drop-pays-current-stake = L’enjeu d’avant la proposition
backgammon-drop-pays-one-point = 1 point

## The house rules of Tabula, with what they do

tabula-exact-bearing-off = Sortie exacte
tabula-exact-bearing-off-explained = Seul le nombre exact sort un pion. Non : un dé plus grand suffit pour le pion le plus en arrière.
tabula-gather = Rassembler avant de sortir
tabula-gather-explained = La sortie commence quand tous les pions restants sont dans le dernier quart. Non : seule la barre l’interdit.
tabula-lock-second-half = Seconde moitié fermée
tabula-lock-second-half-explained = Rien ne peut se poser sur 13 ou au-delà tant que le joueur a des pions en main.
tabula-none-off-points = Victoire sans pion adverse sorti
tabula-none-off-points-explained = Ce que vaut une victoire si le perdant n’a sorti aucun pion.
tabula-partly-playable = Jet qui ne se joue pas en entier
tabula-partly-playable-explained = Utiliser autant de dés que possible, ou jouer dans n’importe quel ordre jusqu’à ce que le reste soit injouable.
tabula-setup = Position initiale
tabula-setup-explained = Commencer avec tout en main, ou là où l’empereur Zénon dut jouer son 2-5-6.
tabula-partly-playable-most-dice = Autant de dés que possible
tabula-partly-playable-any-order = Tout ordre jusqu’à ne plus pouvoir
tabula-set-up-all-in-hand = Tout en main
tabula-set-up-zeno = La position de Zénon

## The house rules of the Royal Game of Ur, with what they do

ur-play = Durée
ur-play-explained = Des parties jusqu’à ce qu’un joueur ait les 21 bâtonnets, ou une seule partie pour la cagnotte.
ur-opening = Ouverture
ur-opening-explained = Les deux sont enfermés jusqu’à un jet de trois blancs, ou personne ne l’est et tout jet de 1 à 3 fait entrer un pion.
ur-reward = Gain d’une rosette
ur-reward-explained = Ce que gagne un pion qui se pose sur une rosette. Avec un autre jet, un pion sur la dernière rosette peut d’abord aller à l’arrivée.
ur-safe-rosettes = Rosettes protégées
ur-safe-rosettes-explained = Un pion adverse sur une rosette la bloque et ne peut pas être frappé.
ur-three-blanks = Trois blancs hors enfermement
ur-three-blanks-explained = Le tour est perdu, ou un pion du départ va sur la porte et le joueur relance.
ur-river-first = La rivière d’abord
ur-river-first-explained = Si un pion dans la rivière peut entrer avec le jet, il le doit.
ur-next-starter = Qui commence la partie suivante
ur-next-starter-explained = Les pyramides, celui qui n’a pas commencé la dernière partie, son perdant ou son gagnant.
ur-stake = Mise
ur-stake-explained = Ce que chaque joueur verse dans la cagnotte, en pièces.
ur-opening-release = Trois blancs font entrer le premier pion
ur-opening-free = N’importe quel jet fait entrer un pion
ur-reward-free-move = Coup gratuit de 1, 2, 3 ou 5
ur-reward-another-throw = Un autre jet
ur-reward-none = Rien
ur-three-blanks-nothing = Tour perdu
ur-three-blanks-gate = Un pion sur la porte
ur-next-starter-lots = Les pyramides décident
ur-next-starter-alternate = À tour de rôle
ur-next-starter-loser = Le perdant
ur-next-starter-winner = Le gagnant
ur-play-set = Parties pour 21 bâtonnets
ur-play-single = Une seule partie

## The house rules of Tablero de Jesus, with what they do

jesus-stake = Mise
jesus-stake-explained = Combien de pièces chaque joueur apporte.
jesus-claiming = Réclamer
jesus-claiming-explained = Quand celui qui reçoit les dés peut réclamer une suite sans lancer.
jesus-several-runs = Plusieurs suites à la fois
jesus-several-runs-explained = Ce que reçoit celui qui prend quand il y a plus d’une suite sur le plateau.
jesus-eighth-coin = La huitième pièce
jesus-eighth-coin-explained = Les sept pièces alignées gagnent aussi une pièce de la bourse adverse, avant de regarnir.
jesus-coins-left = Pièces restées sur le plateau
jesus-coins-left-explained = Qui reçoit les pièces du plateau à la fin.
jesus-several-runs-all = Toutes sont prises
jesus-several-runs-one = On en choisit une
jesus-claiming-after-surrender = Après la perte des dés
jesus-claiming-every-receipt = Chaque fois qu’on reçoit les dés
jesus-claiming-never = Jamais : lancer d’abord
jesus-coins-left-winner = Le gagnant
jesus-coins-left-nobody = Personne

## The house rules of Tablero di Berona, with what they do

berona-series = Série
berona-series-explained = Si vous jouez une partie, ou plusieurs qui s’additionnent.
berona-stake = Enjeu fixe
berona-stake-explained = Ce que paie le perdant d’une partie à enjeu fixe, en pièces ; sans effet dans les autres séries.
berona-use-both-dice = Deux dés obligatoires
berona-use-both-dice-explained = Une butée n’est permise que si aucun moyen n’utilise les deux dés.
berona-return-from = Reprendre un jeton
berona-return-from-explained = D’où un double permet de remettre un jeton dans la réserve.
berona-after-draw = Après une nulle
berona-after-draw-explained = Qui commence la partie qui suit une nulle.
berona-return-from-any-stack = De n’importe quelle pile
berona-return-from-own-home-row = De vos cases de départ
berona-series-single = Une seule partie
berona-series-ledger = Score cumulé : le gagnant ajoute la différence
berona-series-fixed-stake = Enjeu fixe : le perdant paie une somme convenue
berona-series-difference = Différence : le perdant paie une pièce par point
berona-after-draw-random = Le jet le plus fort
berona-after-draw-same-player = Qui avait commencé la partie nulle
