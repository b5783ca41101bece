no-seed = Des dés lancés par le programme ont besoin d’une graine.
no-throw-due = Il n’y a rien à lancer maintenant.
no-game = Il n’y a pas de partie sur la table.

## The throws of a game come from elsewhere

program-throws = Dans cette partie, c’est le programme qui lance.
dice-are-thrown = Dans cette partie, on lance les dés sur la table.
own-dice = Dans cette partie, vous lancez vos propres dés et saisissez leurs faces.
no-throw-left = Il ne reste plus de jet dans le script.
throws-are-agreed = Dans cette partie, les machines des deux joueurs conviennent de chaque jet.
