## What stands there is not what should

is-not = au lieu de « { $found } », il faut ici : { $wanted }
missing = il faut ici : { $wanted }

## What should stand there

this-text = « { $words } »
one-of = un élément parmi { $words }
a-number = un nombre
number-from = un nombre de { $low } à { $high }
smaller-number = un nombre plus petit
phase = une phase de la partie, comme { $examples }
two-dice = deux dés, comme { $examples }
the-dice = les dés
face = la face d’un dé
cube = un videau, comme { $examples }
score = un score, comme { $examples }
checkers-at-place = un endroit et un nombre de pions, comme { $examples }
number-of-stakes = un nombre (combien de fois l’enjeu)
action = une action, comme { $examples }
move-of-coin = un coup comme { $examples } : colonne, rangée de départ, rangée d’arrivée
two-purses = deux bourses d’au plus { $most } pièces, comme { $examples }
rows-of-coins = un plateau : sept chiffres de 1 à 7, la rangée de la pièce dans chaque colonne
rows-of-stacks = un plateau : trois rangées séparées par « / », chacune de six piles séparées par des virgules
stack-of-tokens = une pile de jetons : A et B
points-won = ce que les deux ont gagné, comme { $examples }
pieces-of =
    { $side ->
        [ivory] les pions ivoire, comme { $examples }
        [brown] les pions bruns, comme { $examples }
        [Blue] les pions de Bleu, comme { $examples }
       *[Ivory] les pions d’Ivoire, comme { $examples }
    }
tallies = les bâtonnets de la réserve commune et des deux joueurs, comme { $examples }
who-began = qui a commencé, comme { $examples }
square = le nom d’une case
place = le nom d’un endroit

## What cannot be read otherwise

position-like = une position s’écrit ainsi : { $examples }
places-in-order = les endroits vont dans l’ordre, de la barre à la sortie, chacun une fois
other-checkers = nombre de pions : { $count } au lieu de { $most }
no-single-die = aucun dé seul ne mène de là à ici
not-played-here = { $faces } n’a pas pu être joué ici
nobodys-turn = ce n’est le tour de personne avant le jet initial ni après la fin ; à la fin, et pas avant, on sait qui a commencé
turn-missing = il manque le joueur dont c’est le tour et celui qui a commencé
stack-missing = il manque une pile (une case vide s’écrit par un point)
should-end = la position devrait finir ici, sans « { $found } »
nothing-follows = rien ne suit « { $found } »
comes-twice = « { $found } » apparaît deux fois
three-dice =
    { $count ->
        [4] il n’y a que trois dés
       *[other] il y a trois dés, pas { $count }
    }
no-such-game = il n’y a pas de jeu « { $found } » (connus : { $words })
