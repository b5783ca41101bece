## Beside the drawing of a board

cube-in-middle = enjeu { $count } (au milieu)
cube-of = enjeu { $count } ({ $name })
tabula-pieces =
    { $who } : { $count } en main, { $number } sur la barre, { $off } sortis{ $bears ->
        [0] {""}
       *[other] , peut sortir
    }
tabula-dice = { $who }, dés : { $faces }
ur-side = { $who }   départ { $start }   rivière { $river }   arrivés { $home }
ur-tallies = bâtonnets { $count }
ur-stock = bâtonnets en réserve { $count }
ur-pool = pièces dans la cagnotte { $count }
ur-thrown = { $name } a lancé { $faces }, ce qui vaut { $count }
berona-reserves = réserves : { $first } (A) { $count }, { $second } (B) { $number }

## What is asked in a game, and what cannot be done

both = Les deux
enter-faces = Saisissez les faces des dés, par exemple : { $command }
not-in-list = { $found } n’est pas dans la liste.
type-number = Saisissez le numéro d’une action ({ $key } : liste des commandes)
with-help = { $what } ({ $key } : liste des commandes)
nothing-to-offer = Il n’y a rien à proposer maintenant.
type-one-of = Saisissez l’un de ces mots : { $words }
comes-again = { $faces } revient : appuyez sur Entrée.
draws-throws = Dans cette partie, le programme tire les jets ; { $option } est pour de vrais dés.
too-many-steps = C’est plus long qu’un tour : { $count } déplacements.
not-playable = « { $found } » ne peut pas être joué.
several-ways = « { $found } » peut être joué de plusieurs façons : écrivez les arrêts en chemin.
saved = Enregistré. Pour continuer : { $command }
not-saved = La partie n’a pas été enregistrée ({ $option } le fait). Voici sa feuille de partie :
kept-damaged = { $what }. Le fichier endommagé s’appelle maintenant { $file }.

## The list of commands: what stands for a number, a file and the return key, and what each command does

a-number = NUMÉRO
a-file = FICHIER
return-key = Entrée
help-number = jouer l’action qui a ce numéro dans la liste
help-return = lancer, ou jouer la seule action de la liste
help-throw = lancer ; avec de vrais dés, saisir leurs faces
help-turn = plusieurs déplacements d’un tour ; aussi { $words }
help-undo = annuler le dernier déplacement de ce tour
help-save = écrire la partie dans un fichier ; { $command } la continue
help-log = la feuille de partie jusqu’ici
help-offers = lister les propositions, comme l’abandon
help-rules = les règles du jeu
help-quit = quitter
help-others = Tout le reste est lu comme une action dans la notation du jeu.

## Turns and house rules

no-dice-yet = il n’y a pas de dés sur la table : donnez { $option } avec { $count } faces, par exemple { $words }
no-dice-left = il ne reste plus de dés à jouer : { $prompt }
nothing-played = (rien)
turns =
    { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
house-rules = Règles maison pour { $option }, la valeur standard en premier :

## An analysis

mistake = { $name } : { $turn } { $sign } −{ $amount }
figures =
    { $count ->
        [one] { $count } non forcée
       *[other] { $count } non forcées
    }, taux d’erreur { $rate }, { $marks }
figures-of-part = { $what }, en tout : { $figures }, cédé : { $amount }
figures-of-all = Toutes : { $figures }, cédé : { $amount }
luck =
    Chance : { $lucky ->
        [0] −{ $amount }
       *[other] +{ $amount }
    } en { $count ->
        [one] { $count } jet
       *[other] { $count } jets
    }
turning-point = Tournant { $number } : { $name } { $words } ({ $share })

## What is wrong on the command line and in files: parts of sentences

no-language = il n’y a pas de langue « { $found } » (connues : { $words })
no-game-named = il manque un jeu : donnez son nom, ou { $option }
rule-form = une règle maison s’écrit { $words }
rule-twice = « { $found } » est donné deux fois
no-format-of = { $format } n’est pas un format de { $game }
not-one-position = ce n’est pas une seule position
no-position = ce n’est une position d’aucun jeu
few-events =
    { $count ->
        [one] la partie n’a que { $count } événement
       *[other] la partie n’a que { $count } événements
    }
no-bots = le fichier { $file } des bots manque : { $option } dit où il se trouve
first-position = { $count } positions : la première est prise ; { $option } en choisit une
several-in-file =
    { $kind ->
        [match] le fichier contient un match en { $count } morceaux
        [games] le fichier contient { $count } parties qui ne forment pas un seul match
       *[positions] le fichier contient { $count } positions
    } ; choisissez avec { $option }
few-games =
    { $count ->
        [one] il n’y a que { $count } partie dans le fichier
       *[other] il n’y a que { $count } parties dans le fichier
    }
exists = cela existe déjà
too-large = le fichier dépasse { $count } Mio : ce n’est pas une partie
not-utf-8 = le fichier n’est pas en UTF-8 simple ; { $command } en écrit une copie
kept-before = il en reste un d’une récupération précédente ; déplacez-le d’abord
open-elsewhere = un autre programme a ouvert cette partie
or-recover = { $what } ({ $option } continue avec la partie intacte du fichier)
output-unwritable = la sortie ne peut pas être écrite : { $what }
