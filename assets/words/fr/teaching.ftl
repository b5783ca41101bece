## Lessons

new-to-this-game = Vous découvrez ce jeu ? Apprenez-le en trois minutes.
press-next = Appuyez sur Suivant pour continuer.
opponent-plays = Votre adversaire joue.
play-a-game = Jouer une partie
wrong-action = action, { $error }
dead-end = aucun chemin de cette étape ne continue à partir d’ici
next = Suivant
skip = Passer

## The title of a puzzle

puzzle-title = Problème { $number } sur { $last }
puzzle-title-with-solved = Problème { $number } sur { $last } · { $solved ->
        [one] { $solved } résolu
       *[other] { $solved } résolus
    } sur { $tried }
own-mistakes = Vos erreurs · { $number } sur { $count } à revoir aujourd’hui

## What a puzzle asks

to-decide = { $name } décide. Quel est le meilleur choix ?
to-move = À { $name } de jouer un jet de { $sum }. Trouvez le meilleur coup.
to-play = À { $name } de jouer { $dice }. Trouvez le meilleur coup.

## What is said to an answer

answered = Vous avez répondu à ce problème. Réessayez, ou passez au suivant.
right = Juste : { $turn }.
not-the-best = Pas le meilleur : cela vous coûte { $lost }.
not-the-best-or-more = Pas le meilleur : cela vous coûte { $lost } ou plus.
level-plays = { $level } joue { $turn }, ce qui coûte { $lost }.
better = Mieux : { $turn }.
in-the-game = Dans la partie, c’était { $turn }.
with-reason = { $reason } { $why }

## Buttons

next-puzzle = Problème suivant
next-mistake = Erreur suivante
try-again = Réessayer
link = Lien
