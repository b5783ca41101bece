title = Réglages
no-sound-device = Aucun périphérique audio n’a été trouvé au démarrage du programme : on n’entend rien.
reset = Réinitialiser les réglages

## Sections

sound = Son
motion = Mouvement
view = Vue
gameplay = Jeu
with-friend = Avec un ami
display = Affichage
keyboard = Clavier

## Sound and motion

volume = Volume
ambience = Ambiance
animation-speed = Vitesse d’animation
reduce-motion = Réduire les mouvements
about-reduce-motion = Les pions et la caméra sautent à leur place au lieu de s’y déplacer.
vibrate = Vibrer
about-vibrate = Un téléphone vibre quand des dés heurtent quelque chose.
turn-board = Tourner le plateau à chaque tour
about-turn-board = La caméra passe du côté du joueur dont c’est le tour.
percentage = { $percent } %
at-once = immédiat
times-as-fast = { $times } ×
in-seconds = { $seconds } s

## View

view-from = Vue depuis
about-view-from = Le côté du plateau qui est le plus près de vous.
first-player = Premier joueur
second-player = Second joueur
mirror = Plateau en miroir
about-mirror = Échange la gauche et la droite : les pions vont et sortent dans l’autre sens.
dice = Dés
about-dice = La matière des dés. Les pyramides du Jeu royal d’Ur sont en os ou en ébène.
bone = Os
ebony = Ébène
red = Rouge
brass = Laiton
cloth = Tapis
green = Vert
burgundy = Bordeaux
blue = Bleu
grey = Gris
board = Plateau
board-of = Plateau : { $game }
about-boards = Chacun voit le plateau qu’il a choisi, y compris dans une partie avec un ami.
board-name =
    { $board ->
       *[backgammon] Noyer
        [backgammon_damascus] Marqueterie de Damas
        [backgammon_tournament] Cuir et feutre
        [tabula] Marbre
        [tabula_wood] Noyer gravé
        [ur] Nacre et lapis
        [ur_limestone] Calcaire et encre
        [jesus] Chêne et olivier
        [jesus_chest] Couvercle de coffre peint
        [berona] Chêne
        [berona_leather] Cuir roulé
    }

## Gameplay

legal-moves = Montrer les coups permis
about-legal-moves = Marque les pions qui peuvent bouger et où ils peuvent aller.
point-numbers = Numéros des flèches
about-point-numbers = Numérote les emplacements du plateau ; de petites flèches montrent le sens des pions.
insights = Aides
about-insights = Indices, chances, entraîneur, problèmes et analyse. Si c’est désactivé, rien de tout cela n’est montré.
coach = Entraîneur
about-coach = Vous avertit avant qu’un coup, un double ou un autre choix cède beaucoup, et vous laisse choisir de nouveau.
marks = Marques d’une analyse
about-marks = À partir de quelle perte une décision est marquée ?!, ? ou ??, en millièmes de ce qui est en jeu : 20, 50 et 100 ici ; pour ? et ??, 20 et 80 dans eXtreme Gammon ; 40, 80 et 160 dans GNU Backgammon.
confirm = Confirmer les tours
about-confirm = Un tour où vous aviez un choix ne se termine que par « Finir le tour » ; jusque-là, vous pouvez l’annuler.
end-turns = Finir les tours sans choix
about-end-turns = Si un jet ne permet rien, ou une seule chose, le tour se termine de lui-même après un instant.
forced-moves = Jouer les coups forcés
about-forced-moves = Si un seul coup est permis, il est joué pour vous.
auto-throw = Lancer automatiquement
about-auto-throw = Les dés sont lancés pour vous quand il n’y a rien d’autre à choisir.
quick-moves = Coups rapides
about-quick-moves = Le pion sur lequel vous cliquez avance du dé le plus fort ou, si c’est bloqué, de l’autre. Cliquez sur les dés pour les échanger.
off = Non
double-click = Double clic
single-click = Clic

## With a friend

letter-in-no-font = Une lettre affichée comme un carré ne se trouve ici dans aucune police. Elle est gardée quand même.
hide-hand = Cacher la main de l’autre joueur
about-hide-hand = Vous voyez les coups et les jets d’un ami, mais pas le trajet de sa main.
notify = Me prévenir de mon tour
about-notify = Le navigateur vous prévient quand vous regardez autre chose. Il vous en demande une fois la permission.

## Display

full-screen = Plein écran
about-full-screen = La fenêtre remplit l’écran, maintenant et au prochain démarrage.
colours = Couleurs
natural = Naturelles
colour-blind = Pour daltoniens
scale = Taille de l’interface
message-duration = Durée des messages
graphics = Graphismes
automatic = Automatique
low = Bas
medium = Moyen
high = Élevé
automatic-level =
    { $level ->
        [low] Le niveau qui convient à cette machine d’après ses premières images, maintenant : bas.
        [high] Le niveau qui convient à cette machine d’après ses premières images, maintenant : élevé.
       *[medium] Le niveau qui convient à cette machine d’après ses premières images, maintenant : moyen.
    }

## The list of keys

other-letters = Votre clavier n’a pas de lettres latines : une lettre désigne ici la touche à sa place sur un clavier américain. Votre propre lettre suit, dès qu’elle est connue.
at-board = Au plateau
entering-faces = Saisie des faces de vrais dés
in-replay = Dans la relecture
in-lesson = Dans une leçon
in-your-turn = À votre tour
answering = Réponse à une proposition
in-menus = Dans les menus et panneaux
mouse-and-touch = Souris et tactile
