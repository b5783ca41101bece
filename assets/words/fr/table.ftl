## For screen readers: who plays what; throws; choices and moves

introduced =
    { $title } : { $first ->
        [you] vous
       *[other] { $first }
    } et { $second ->
        [you] vous
       *[other] { $second }
    }.
each-throws =
    { $first ->
        [you] Vous faites { $one }
       *[other] { $first } fait { $one }
    }, { $second ->
        [you] vous faites { $another }
       *[other] { $second } fait { $another }
    }.
throws =
    { $name ->
        [you] Vous faites { $dice }.
       *[other] { $name } fait { $dice }.
    }
played =
    { $name ->
        [you] Vous : { $what }.
       *[other] { $name } : { $what }.
    }

## Where dice of the players are entered

what-first-thrown =
    { $name ->
        [you] Chaque joueur lance un dé. Qu’avez-vous obtenu ?
       *[other] Chaque joueur lance un dé. Qu’a obtenu { $name } ?
    }
what-thrown =
    { $name ->
        [you] Qu’avez-vous obtenu ?
       *[other] Qu’a obtenu { $name } ?
    }
entered = Lancez vos dés et saisissez les faces : { $number } sur { $count }
are-these-your-dice = Ce sont bien vos dés ?
confirm = Confirmer
remove = Retirer

## Whoever reads, as a name in the list of players

you-as-player = Vous

## On buttons of several places

back = Retour
close = Fermer
main-menu = Menu principal
undo = Annuler
better = Meilleur
played-turn = Joué
number-of-count = { $number } sur { $count }

## The prompt, where nobody here is asked for anything

is-playing = { $name } joue.
is-stuck = { $name } n’a aucun coup avec ce jet.
cannot-play = { $name } ne peut pas jouer.
someones-turn = À { $name } de jouer.
turn-on-another-device = À { $name } de jouer, sur un autre appareil. Envoyez-lui la partie.

## What has happened, below the prompt

forced-moves = Quand un seul coup est possible, « Jouer les coups forcés » dans les réglages le joue pour vous.
cocked =
    { $die ->
        [lot] Une pyramide posée de travers a été relancée.
       *[die] Un dé posé de travers a été relancé.
    }
undone-to-turn = Annulé : retour à votre tour { $number }. Les mêmes dés reviennent.
undone-to-answer = Annulé : retour à votre réponse. Les mêmes dés reviennent.
undone-to-dice = Annulé. Les mêmes dés reviennent.

## The buttons of a turn

throw = Lancer
hint = Indice
i-am-here = Je suis là
send-to = Envoyer à { $name }
play-here = Jouer ici
about-play-here = Les deux joueurs jouent de nouveau sur cet appareil.
agree = D’accord
decline = Refuser
play-both-sides = Jouer les deux camps

## The buttons above the board

your-friend = Votre ami
moves = Coups
rules = Règles
dice-statistics = Statistiques des dés
settings = Réglages
menu = Menu

## The buttons at the end of a game

replay = Revoir
another-game = Autre partie
play-again = Rejouer
analysis = Analyse
send-result = Envoyer le résultat

## The buttons of a replay

first = Début
previous = Précédent
play = Lire
pause = Pause
next = Suivant
last = Fin
back-to-game = Retour au jeu
edit = Modifier
about-edit = Modifier cette position

## The score and the dice

whole-score = Score complet
used-die = { $number }, utilisé
swap-dice = Échanger les dés
about-swap = Un coup rapide essaie d’abord le dé de gauche. Cliquez pour échanger les dés ({ $key }).

## On the board: where dice lead and what that is worth; the order of the moves of a turn

dice-and-worth = { $faces } : { $worth }
better-number = Meilleur { $number }
played-number = Joué { $number }
sum = = { $number }

## What a friend says, in a bubble

quoted = « { $words } »

## A lesson

lesson-step = { $lesson } · { $number } sur { $count }
