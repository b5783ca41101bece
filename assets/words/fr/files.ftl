## What cannot be opened

has-house-rules = le format « { $format } » a ses propres règles maison ; on ne peut les choisir que pour les positions et pour d’autres programmes
unknown = ce n’est ni une partie enregistrée, ni une feuille de partie, ni un match d’un autre programme, ni un XGID, ni une position d’un jeu
not-text = ce n’est pas du texte
only-read = « { $format } » ne peut qu’être lu
link-damaged = le lien est endommagé
other-format =
    { $kind ->
        [link] le lien a le format { $found }, mais ce programme ne lit que le format { $number }
       *[record] la feuille de partie a le format { $found }, mais ce programme ne lit que le format { $number }
    }

## What is wrong with a record

first-line = la première ligne doit être « { $words } »
game-needed = il faut ici « { $words } » et le nom d’un jeu
rules-as = les règles s’écrivent ainsi : { $words }
no-header-line = « { $found } » n’est pas une ligne d’en-tête
no-source = les jets ne peuvent pas venir de « { $found } »
two-players = il faut deux joueurs, séparés par une virgule
line-begins = la ligne { $number } de la partie doit commencer par « { $words } »
another-game = la partie est finie : seul « { $words } » peut en commencer une autre
both-throw = ici les deux lancent : « { $words } »
turn-of = c’est le tour de « { $name } »
colon-place = un deux-points suit le jet, ou le nom s’il n’y a pas de jet
colon-missing = il manque un deux-points après le nom ou le jet
brace-missing = il manque « { $words } » après une note
no-note = « { $found } » n’est pas une note

## What is wrong with a match of another program

not-one-match = le fichier contient { $count } parties qui ne forment pas un seul match
no-variation = la variante « { $name } » ne se joue pas ici
unknown-variation = la variante n’est pas connue ici
no-length = un match en { $points } points ne se joue pas ici
should-be = au lieu de « { $found } », il faut ici : { $words }
length-missing = il manque la longueur : { $words }
ends-early = le fichier s’arrête avant la première partie
two-readings = cela peut être le tour de « { $name } » ou de « { $other } » : c’est entre les colonnes, et les deux sont jouables
two-winners = « { $name } » ou « { $other } » a gagné ici : le texte est entre les colonnes, et aucun score ne suit
no-kind = le fichier ne dit pas que son jeu est le backgammon : { $words }
other-kind = { $found } est un autre jeu : le backgammon est { $words }
no-game = le fichier ne contient aucune partie
xg-cut = ce fichier .xg est coupé dans son en-tête
unpacks-too-large = ce fichier { $format }, décompressé, dépasse ce qu’un match peut contenir
cannot-unpack = ce fichier { $format } est endommagé : ses parties ne peuvent pas être décompressées
xg-no-match = ce fichier .xg ne commence pas par l’en-tête d’un match

## What is wrong with a position of another program

ten-fields = un XGID a dix champs, pas { $count }
three-fields = un OGID a au moins trois champs
board-is-cut = ce tablier de FIBS est coupé
board-is-over = la partie de ce tablier de FIBS est finie
on-other-bar = « { $found } » est sur la barre de l’adversaire
too-many-checkers =
    { $seat ->
        [White] Blanc a { $count } pions, plus de { $most }
       *[Black] Noir a { $count } pions, plus de { $most }
    }
characters-of-checkers = 26 caractères : barre, 24 flèches, barre
fifteen-checkers = quinze pions par joueur
length-of-match = une longueur de match, comme { $words }
dropped = le double est refusé : la partie est finie
doubled-before-throw = un double se propose avant le jet
no-place = « { $found } » n’est pas un endroit pour un pion de ce joueur
more-checkers = cela fait plus de { $count } pions
somebody-has-more = l’ID de position donne à quelqu’un plus de { $count } pions
more-than-checkers = « { $found } » contient plus que les pions de deux joueurs
colon-between-ids = un deux-points relie l’ID de position et l’ID de match
id-not-played = selon l’ID de match, aucune partie n’est en cours
id-unknown-end = l’ID de match finit par quelque chose que ce programme ne connaît pas
id-length = selon l’ID de match, le match est en { $points } points, ce qui ne se joue pas ici
id-two-offers = selon l’ID de match, un double et un abandon sont proposés à la fois
id-nothing-to-do = selon l’ID de match, le joueur dont c’est le tour attend l’autre, qui n’a rien à faire
id-third-player = selon l’ID de match, le videau est à un troisième joueur
id-stake = selon l’ID de match, l’enjeu dépasse { $most }
length-of-id =
    { $kind ->
        [position] un ID de position a { $count } caractères ; « { $found } » n’en a pas { $count }
       *[match] un ID de match a { $count } caractères ; « { $found } » n’en a pas { $count }
    }
no-letter-of-id = « { $found } » n’est pas une lettre d’un ID
more-bits =
    { $kind ->
        [position] l’ID de position a trop de bits
       *[match] l’ID de match a trop de bits
    }

## Where something was not kept as it stands

on-line = ligne { $line } : { $what }
at-place = { $place } : { $what }
head-of-match = en-tête du match
above-first-game = avant la première partie
in-game = partie { $number }
at-throw = partie { $number }, jet { $throw }

## What was left out

left-out-because = { $what } : c’est omis
rest-left-out = { $what } : le reste de la partie est omis
refused-and-left-out = { $refusal } Le reste de la partie est omis
goes-on = { $what } ; la partie continue à partir de là
stands-above = « { $found } » est au-dessus des parties et est omis
not-known = « { $found } » n’est pas connu et est omis
unknown-rule = la règle « { $found } » n’est pas connue et est omise
names-no-move = « { $found } » n’indique aucun coup : rien n’est joué
no-throw = « { $found } » n’est pas un jet avec des coups et est omis
comments-left-out =
    { $count ->
        [1] un commentaire est omis
       *[other] { $count } commentaires sont omis, le premier ici
    }
variations-left-out =
    { $count ->
        [1] une variante est omise
       *[other] { $count } variantes sont omises, la première ici
    }
others-left-out =
    { $count ->
        [1] une partie qui n’est pas du backgammon est omise
       *[other] { $count } parties qui ne sont pas du backgammon sont omises, la première ici
    }
encoding = le texte est codé en « { $name } » : certains noms sont peut-être mal lus
too-much-not-legal = le reste de la partie est omis : trop de coups ne sont pas permis
after-end = la partie est finie : ce qui suit est omis
second-head = un second en-tête de match est omis
automatic-doubles = ses doubles automatiques sont omis
redouble = le redouble après un beaver est omis
throw-unreadable = ce jet est illisible et est omis
move-unreadable = une partie de ce coup est illisible
belongs-to-none = cela n’appartient à aucune partie et est omis
cut-here = le fichier est coupé ici : la suite manque
cut-in-game = le fichier s’arrête au milieu d’une partie

## What was changed or guessed

name-cut = le nom « { $name } » est réduit à « { $cut } »
names-here = les joueurs s’appellent ici « { $name } » et « { $other } »
no-end = la partie { $number } n’a pas de fin dans le fichier
comes-after = la partie { $number } vient après la partie { $before }
row-comes-after = la ligne { $number } de la partie vient après la ligne { $before }
score-would-be = le score serait ici { $score } ; celui du fichier est gardé
is-crawford = selon le fichier, c’est la partie de Crawford
is-not-crawford = selon le fichier, ce n’est pas la partie de Crawford
doubled-not-crawford = quelqu’un double ici, donc ce n’est pas la partie de Crawford
kept-as-single = le match est fini : cette partie est gardée comme partie libre
no-match-length = le fichier n’indique pas la longueur du match : ses parties sont gardées comme parties libres
no-raccoons = on ne joue pas les raccoons ici
opening-double = une partie ne peut pas commencer par un double aux dés : elle est gardée comme si les deux avaient lancé avant
turn-missing =
    { $seat ->
        [White] il manque un tour de Blanc avant celui-ci
       *[Black] il manque un tour de Noir avant celui-ci
    }
dice-unused =
    { $seat ->
        [White] Blanc devait jouer tous ses dés au tour précédent et ne l’a pas fait
       *[Black] Noir devait jouer tous ses dés au tour précédent et ne l’a pas fait
    }
not-legal =
    { $seat ->
        [White] Blanc ne peut pas jouer « { $moves } » avec { $first } et { $second }
       *[Black] Noir ne peut pas jouer « { $moves } » avec { $first } et { $second }
    }
others-answer = C’est à l’autre joueur de répondre au double.
not-doubled = Personne n’a doublé.
double-unanswered = le double est sans réponse : il est considéré comme accepté
stake-would-be = l’enjeu serait { $stake }, pas { $number }
no-stake = un enjeu de { $number } n’existe pas ici
has-more-checkers =
    { $seat ->
        [White] Blanc aurait plus de { $most } pions
       *[Black] Noir aurait plus de { $most } pions
    }
set-up-impossible = la position placée ici est impossible : { $why } ; le reste de la partie est omis
set-up-here = une position est placée ici ; la partie continue à partir de là
does-not-follow = cette position ne découle pas de la précédente ; la partie continue à partir d’ici
kept-as-refused = la partie finit avant ce jet et compte l’enjeu : elle est gardée comme un double refusé
score-says-won =
    { $seat ->
        [White] selon le score suivant, Blanc a gagné ; il fait foi
       *[Black] selon le score suivant, Noir a gagné ; il fait foi
    }
given-to-both =
    { $seat ->
        [White] le texte donne cette partie aux deux joueurs : elle est gardée comme gagnée par Blanc
       *[Black] le texte donne cette partie aux deux joueurs : elle est gardée comme gagnée par Noir
    }
given-to-loser =
    { $seat ->
        [White] le fichier donne la partie à Blanc, qui l’a perdue en jouant
       *[Black] le fichier donne la partie à Noir, qui l’a perdue en jouant
    }
counts-differ = le texte compte { $points }, le score compte { $worth }
with-jacoby = la partie compte { $points } : elle s’est jouée avec la règle de Jacoby
without-jacoby = la partie compte { $points } : elle s’est jouée sans la règle de Jacoby
worth-differs = le fichier compte { $points } pour cette partie, qui valait { $worth }
match-needed-no-more = le fichier compte { $points }, car le match n’en demandait pas plus ; la partie valait { $worth }
no-resignation = le fichier compte { $points }, mais avec un enjeu de { $stake } aucun abandon ne vaut cela : ici, la partie compte { $worth }
resigned-over-throw =
    { $seat ->
        [White] Blanc a abandonné alors que les dés adverses étaient lancés : ce jet est omis
       *[Black] Noir a abandonné alors que les dés adverses étaient lancés : ce jet est omis
    }
resigned-before-turn =
    { $seat ->
        [White] Blanc a abandonné avant d’avoir eu un tour : la partie est gardée avec sa fin, sans son déroulement
       *[Black] Noir a abandonné avant d’avoir eu un tour : la partie est gardée avec sa fin, sans son déroulement
    }
could-not-resign =
    { $seat ->
        [White] Blanc a abandonné quand ce n’était pas possible : la fin de la partie est omise
       *[Black] Noir a abandonné quand ce n’était pas possible : la fin de la partie est omise
    }

## Why a game cannot be written in a format

only-backgammon = seul le backgammon peut s’écrire en { $format } ; ceci est : { $game }
cannot-hold =
    { $moment ->
        [half] { $format } ne peut pas contenir un jet à moitié joué
        [beaver] { $format } ne peut pas contenir un beaver qui attend une réponse
        [resignation] { $format } ne peut pas contenir un abandon
        [opening] { $format } ne peut pas contenir l’ouverture : ce n’est le tour de personne
       *[over] { $format } ne peut pas contenir une partie finie
    }
cannot-begin =
    { $moment ->
        [half] { $format } ne peut pas commencer par un jet à moitié joué
        [beaver] { $format } ne peut pas commencer par un beaver qui attend une réponse
        [resignation] { $format } ne peut pas commencer par un abandon qui attend une réponse
       *[over] { $format } ne peut pas commencer par la fin d’une partie
    }
score-too-high = { $format } n’admet pas de score au-delà de { $most }
name-unwritable = le nom « { $name } » ne peut pas s’écrire en { $format }
only-from-first-throw = { $format } contient les parties à partir de leur premier jet ; celle-ci commence par une position : une feuille de partie ou une partie enregistrée peut la contenir
no-automatic-double = { $format } ne peut pas contenir de double automatique
action-refused = l’action { $number } ne peut pas s’écrire : { $refusal }
