## The analysis

analysis = Analyse
all-games = Toutes les parties
no-analysis = Pas d’analyse : { $why }.
one-moment = Un instant…
analysing = Analyse : { $percent } %
stopped-at = Arrêté à { $percent } %
above-and-below = En haut : { $first } gagne. En bas : { $second } gagne.
turning-points = Tournants
save-report = Enregistrer une page avec diagrammes
other-moves-here = Autres coups ici
mistakes = Erreurs
none-seen = Aucune que les bots puissent voir.
none-so-far = Aucune jusqu’ici.
practise =
    { $count ->
        [one] S’exercer sur { $count } erreur
       *[other] S’exercer sur { $count } erreurs
    }
practise-of =
    { $count ->
        [one] S’exercer sur { $count } erreur : { $name }
       *[other] S’exercer sur { $count } erreurs : { $name }
    }
threw = { $name } a lancé { $throw }
lucky = Chance : { $amount }.
unlucky = Malchance : { $amount }.
what-it-was = { $name } : { $what }
unmarked = erreur
gave-away = { $turn } a cédé { $amount }.
mistake = { $name } { $sign } −{ $amount }
was-played = Joué : { $turn }.
was-better = Mieux : { $better }. { $why }
better = Mieux
played = Joué
other-moves = Autres coups

## Skill and luck

skill-and-luck = Talent et chance
curve-of-chances = Les chances au fil de la partie
game-of-series = Partie { $number }
none-marked = Aucune décision ne porte de marque.
column-value = Valeur
column-behind = Écart
column-chances = Chances
chance-and-share = { $what } { $value }
unforced-decisions = Décisions non forcées
count-of-mark = Marquées { $sign }
given-away-in = { $what } : cédé
amount-in-decisions = { $amount } ({ $count })
about-marks-of = Marques : { $marks } de ces millièmes ({ $thresholds }).
was-incomplete = L’analyse n’était pas complète.
made-with = Fait avec Tesserae.
analysis-of = { $game }, analyse
given-away = Cédé
error-rate = Taux d’erreur
pr = PR
pr-of-part = { $what } : PR
luck = Chance
result = Résultat
without-luck = Sans la chance
about-error-rate = Taux d’erreur : ce qu’une décision cède en moyenne, en millièmes de ce qui est en jeu. Chance : de combien les jets étaient meilleurs que la moyenne de tous les jets possibles.
about-pr = PR : la moitié du taux d’erreur, comme le compte eXtreme Gammon.
as-solved = { $name } : { $perfect } décisions sur { $all } comme dans la solution, les autres ont cédé { $amount }.
endgame-as-solved = { $name } : { $perfect } décisions sur { $all } parfaites dans la finale, à { $amount } du jeu parfait.

## One decision

decision = Décision
back-to-analysis = Retour à l’analyse
show-position = Montrer la position
not-found-out = Non calculé : { $why }.
decides = { $name } décide.
with-throw = { $name } avec { $faces }.
show = Montrer
gives-nothing =
    { $played ->
        [0] ne cède rien ({ $value }).
       *[other] Joué : ne cède rien ({ $value }).
    }
gives-away =
    { $played ->
        [0] cède { $amount } ({ $value }).
       *[other] Joué : cède { $amount } ({ $value }).
    }
rollout = Simulation
first-game-is-played = Simulation : la première partie se joue.
rolled-out-once = Simulation : 1 partie.
rolled-out =
    { $count ->
        [one] Simulation : { $value }, { $count } partie.
       *[other] Simulation : { $value }, { $count } parties.
    }
percent-done = { $percent } %
stop = Arrêter
about-rollout = Des bots continuent à partir des coups choisis, quatre au plus, avec les mêmes jets pour tous. La chance est retirée des résultats ; ± est une erreur type.
roll-out =
    { $count ->
        [one] Simuler { $count } coup
       *[other] Simuler { $count } coups
    }
what-about = Et celui-ci ?
move-pieces = Déplacez les pions sur le plateau, ou choisissez les parties d’un coup l’une après l’autre.
so-far = Jusqu’ici : { $turn }
on-board = Sur le plateau : { $turn }
take-back = Reprendre

## Several games or positions

games = Parties
positions = Positions
nothing-listed = Rien ici. Un fichier de plusieurs parties et un texte de plusieurs positions apparaissent ici.
which-position = { $count } positions. Laquelle voulez-vous ouvrir ?
position = Position { $number }
score-is = Score : { $score }.
score-before = Score avant : { $score }.
score-of-series = { $score } ({ $what })
position-in-words = { $what } : { $position }.
game-and-result = Partie { $number } : { $result }
game-sentence = Partie { $number } : { $result }.
about-giving-away = Cédé : en enjeux, ou dans un match ce qui vaut autant qu’un enjeu. PR : la moitié de ce qu’une décision cède en moyenne, en millièmes. Plus c’est bas, mieux c’est.
all-analysed = Toutes les parties sont analysées.
stop-analysis = Arrêter l’analyse
go-on-with-analysis = Continuer l’analyse
analyse-all = Analyser toutes les parties
games-of-two =
    { $count ->
        [one] { $first } et { $second } : { $count } partie.
       *[other] { $first } et { $second } : { $count } parties.
    }
games-of-several =
    { $count ->
        [one] { $count } partie de plusieurs joueurs.
       *[other] { $count } parties de plusieurs joueurs.
    }
number-of-games =
    { $count ->
        [one] { $count } partie.
       *[other] { $count } parties.
    }
wins-points = { $name } gagne { $count }
a-draw = une partie nulle
not-finished = non terminée
was-not-finished = Partie non terminée.
all-given-away = Cédé : { $list }.
gave-away-and-pr = { $name } { $lost } (PR { $rating })

## The games that were analysed

analysed-games = Parties analysées
none-analysed = Pas encore de partie. Toute partie dont l’analyse est complète apparaît ici.
older-games = Parties plus anciennes
about-rating = PR, l’indice de performance : la moitié de ce qu’une décision cède en moyenne, en millièmes de ce qui est en jeu. Plus c’est bas, mieux c’est.
name-and-game = { $name }, { $game }
pr-in-one = { $name } : PR { $rating } en 1 partie.
pr-in-last = { $name } : PR { $rating } dans la dernière de { $count } parties, { $mean } dans les { $last } dernières ensemble.
legend = Points : chaque partie. Ligne : les { $count } dernières parties ensemble.
pr-of = { $name } { $rating }
ratings = PR : { $list }.
moves-not-saved = Ses coups ne sont plus enregistrés.

## The results of all games

statistics = Statistiques
analysed-games-and-pr = Parties analysées et PR
no-games = Pas encore de partie. Toute partie que vous jouez est comptée ici.
none-finished =
    { $count ->
        [one] { $count } commencée, aucune terminée
       *[other] { $count } commencées, aucune terminée
    }
finished =
    { $count ->
        [one] { $count } partie terminée
       *[other] { $count } parties terminées
    }
dice-luck = Chance aux dés
about-luck = Des dés justes font 3,5 en moyenne. La dernière colonne dit combien de fois, sur 100 échantillons de cette taille, des dés justes s’en écartent au moins autant.
copy-error-rates = Copier les taux d’erreur
puzzles-solved = Problèmes résolus du premier coup
solved-of = { $game } : { $solved } sur { $all }
rate =
    { $count ->
        [one] { $name } : taux d’erreur { $last } en { $count } partie analysée
       *[other] { $name } : taux d’erreur { $last } en { $count } parties analysées
    }
rate-before =
    { $count ->
        [one] { $name } : taux d’erreur { $before } → { $last } en { $count } partie analysée
       *[other] { $name } : taux d’erreur { $before } → { $last } en { $count } parties analysées
    }
like-level = { $what }, comme { $bot }
against = { $name } contre { $bot }
won = gagné
points = points
won-of = { $wins } sur { $all }
count-of-manner = { $count } × { $manner }
manners = { $name } : { $list }
dice-column = dés
average = moyenne
of-hundred = sur 100
