## The first page

about = Cinq jeux de dés et de plateau, contre l’ordinateur, quelqu’un à côté de vous ou un ami ailleurs
saved-games = Parties enregistrées
statistics = Statistiques
settings = Réglages
rules = Règles
join-by-link = Rejoindre par lien
quit = Quitter
resume-since = Reprendre : { $saved }, { $when }
resume = Reprendre : { $saved }
go-on-waiting = Continuer d’attendre : { $game }
start-here = Commencer ici

## The page of a game

first-moves = Premiers coups
position-editor = Éditeur de position
puzzle-of-the-day = Problème du jour
puzzles = Problèmes
puzzles-solved =
    Problèmes : { $solved ->
        [one] { $solved } résolu
       *[other] { $solved } résolus
    } sur { $tried }
mistakes-due = Erreurs : { $count } à revoir
mistakes-later =
    { $count ->
        [1] Erreurs : demain
       *[other] Erreurs : dans { $count } jours
    }
own-mistakes = Vos propres erreurs dans les parties analysées, sous forme de problèmes.
play = Jouer
play-with-friend = Jouer avec un ami
by-link = Chacun sur sa propre machine, par un lien.
clock = Pendule : { $clock }

## The first moves of backgammon

all-throws = Tous les jets
about-first-moves = Les meilleurs premiers coups de chaque jet, et ce que les autres cèdent en points. Choisissez un jet pour voir les réponses. Un double aux dés ne peut ouvrir que si les deux dés sont relancés après une égalité.
replies = Réponses à { $throw } : { $turn }

## While the table is set, while it plays by itself, and before a kiosk’s game ends

setting-the-table = La table se prépare…
press-to-play = Appuyez n’importe où pour jouer.
game-ends =
    { $seconds ->
        [one] Touchez l’écran pour continuer. Cette partie se termine dans { $seconds } seconde.
       *[other] Touchez l’écran pour continuer. Cette partie se termine dans { $seconds } secondes.
    }
