## A button with its key, under the pointer

with-key = { $name } ({ $key })

## What is written on keys that have no letter

space = Espace
tab = Tab
enter = Entrée
enter-on-number-pad = Entrée du pavé numérique
escape = Échap
backspace = Retour arrière
left = Gauche
right = Droite
up = Haut
down = Bas
home = Début
end = Fin
page-up = Page préc.
page-down = Page suiv.

## What keys do while a game is played

does-throw = lancer les dés
does-next-place = pion ou cible suivants ; avec Maj, précédents
does-west = curseur à gauche
does-east = curseur à droite
does-north = curseur en haut
does-south = curseur en bas
does-pick-up = prendre ou poser un pion
does-quick-move = coup rapide avec le premier dé
does-swap = échanger les dés pour les coups rapides
does-leave = reposer un pion, fermer un panneau, masquer le conseil, ouvrir le menu
does-point = avec un ami sur une autre machine : montrer l’endroit où est le curseur
does-undo = annuler
does-choices = les autres boutons, dans l’ordre
does-from-south = vue du côté du premier joueur
does-from-north = vue du côté du second joueur
does-from-above = vue de dessus
does-closer = regarder les dés de près ; encore : l’endroit du curseur ; encore : retour
does-log = coups
does-help = règles
does-friend = votre ami sur une autre machine ; A et X répondent à ses demandes
does-picture = image de la position
does-hint = indice ; encore pour en savoir plus
does-odds = chances

## What they do in lessons and puzzles

does-lesson-back = leçon : retour ; problème : réessayer
does-lesson-next = leçon : suivant, ou passer l’étape ; problème : suivant
does-show-best = après une réponse : dérouler le meilleur coup
does-show-played = après une réponse : dérouler son propre coup
does-puzzle-link = problème : copier un lien (dans le navigateur)

## What they do where the faces of real dice are entered

does-faces = une face d’un dé ; d’une pyramide, 0 ou 1
does-take-back = retirer la dernière face
does-confirm = confirmer les faces

## What they do in a replay

does-replay-first = premier coup
does-replay-back = coup précédent ; ouvre la relecture
does-replay-forward = coup suivant
does-replay-last = dernier coup
does-replay-play = lire ou mettre en pause ; Échap revient au jeu

## Keys in menus and panels, and what they do

enter-or-space = Entrée, Espace
arrows-and-pages = Haut, Bas, Page préc., Page suiv.
left-or-right = Gauche, Droite
does-next-button = bouton ou texte suivant ; avec Maj, précédent
does-press = appuyer sur le bouton
does-scroll = faire défiler le texte encadré
does-decision = dans le graphique de l’analyse : décision précédente et suivante
does-full-screen = plein écran, et retour ; aussi à la table

## Gestures of the mouse and the fingers, and what they do

drag = Glisser, ou clic et clic
double-click = Double clic
click-dice = Cliquer sur les dés
drag-dice = Glisser les dés
hold-still = Maintenir immobile
right-click = Clic droit, doigt maintenu
right-button = Bouton droit, deux doigts
shift-right-button = Maj et bouton droit
wheel = Molette, écarter deux doigts
does-move = déplacer un pion
does-quick-move-if-on = coup rapide avec le premier dé, si activé
does-swap-thrown = après un jet : les échanger pour les coups rapides
does-shake = avant un jet : les secouer et les lancer
does-look-closer = regarder de près les dés après un jet, le videau ou un endroit
does-point-there = avec un ami sur une autre machine : montrer
does-turn-camera = tourner la caméra
does-move-camera = déplacer la caméra
does-zoom = zoomer
