ok = OK

## Advice, opponents, lessons

no-advice = Il n’y a pas de conseil : { $error }.
opponent-cannot-play = L’adversaire ne peut pas jouer : { $error }.
lesson-cannot-go-on = Cette leçon ne peut pas continuer : { $error }.
not-answered = les bots ne répondent pas
not-loaded = un fichier du jeu n’a pas pu être chargé

## Puzzles

puzzles-off = Les problèmes sont désactivés : voyez Aides dans les réglages.
no-puzzles = Il n’y a pas de problèmes : { $error }.
no-such-number = { $title } n’a pas de problème { $number } : le dernier est le { $last }.
not-any-more = { $title } n’a plus de problème { $number }.
no-mistake-kept = Aucune erreur n’est gardée pour s’exercer.
no-mistake-due =
    { $days ->
        [1] Plus aucune erreur à revoir aujourd’hui ; la prochaine revient demain.
       *[other] Aucune erreur à revoir aujourd’hui ; la prochaine revient dans { $days } jours.
    }
cannot-be-laid-out = { $what } ne peut pas être mis en place : { $error }.
cannot-be-judged = { $what } ne peut pas être évalué : { $error }.
puzzle-number = Problème { $number }
this-mistake = Cet exercice
unknown-turn = les bots ne connaissent pas ce coup

## The program itself

missing-part = Une partie du jeu manque : « { $file } » est illisible. Réinstallez le jeu.
no-graphics = Aucun pilote de carte graphique n’a été trouvé. Installez-en un pour { $drivers }.
old-graphics = Le pilote de la carte graphique ne peut pas dessiner le jeu. Installez-en un plus récent pour { $drivers }.
neither-file-nor-link = « { $file } » n’est ni un fichier ni le lien d’une partie.
one-link-only = Un seul lien peut être ouvert à la fois.
in-another-tab = Cette partie continue dans un autre onglet.
