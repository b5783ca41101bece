## The menu of the game

to-game = Continuer
main-menu = Menu principal
settings = Réglages
saved-games = Parties enregistrées
dice-statistics = Statistiques des dés
statistics = Statistiques
moves = Coups
analysis = Analyse
edit-position = Modifier cette position
saved-automatically = La partie est enregistrée automatiquement.
send-by-link = Envoyer à { $name } par lien
about-sending = Fait un lien qui ouvre la partie sur l’appareil de l’autre joueur.
go-on-live = Continuer en direct avec { $name }
about-going-live = Ouvre un salon pour la partie telle qu’elle est, avec un lien pour l’autre joueur.

## Resigning

resign = Abandonner
resign-maybe = Abandonner…
resign-so = { $resignation }…
cancel = Annuler
you-lose = Si { $other } accepte, vous perdez la partie.
loses = Si { $other } accepte, { $name } perd la partie.
you-lose-to-other = Si l’autre joueur accepte, vous perdez la partie.

## Copying

copy-to-clipboard = Copier dans le presse-papiers
position = Position
record = Feuille de partie
copied = { $what } : copié.
not-copied = { $what } : { $why }.
link-to-position = Lien vers cette position
picture-of-position = Image de cette position

## The moves

no-moves = Pas encore de coup.
replay = Revoir
show-earlier =
    Montrer { $count ->
        [one] { $count } plus ancien
       *[other] { $count } plus anciens
    }
rethrown = relancé
cocked-rethrown = Un dé posé de travers a été relancé.
go-to-move = Aller au coup { $number }

## Pictures

picture = Image
as-seen = Comme vous la voyez
about-as-seen = La table telle que vous la regardez, sans boutons. Le panneau se ferme pour cela.
save-png = Enregistrer en PNG
copy = Copier
share = Partager
position-of = { $game }, position { $number }
film = Film
about-film = Un GIF animé, lisible partout : du tour avant cette position, ou de la partie. Une longue partie a une image par tour.
film-of-turn = Film de ce tour
film-of-game = Film de la partie
film-is-taken = Film enregistré à { $percent } %.
film-is-ready = Le film est prêt : { $size } Mo.
save-gif = Enregistrer en GIF
flat-diagram = Diagramme plat
about-diagram = Le plateau vu de dessus avec les numéros de ses emplacements, comme dans un livre. Il est net à toutes les tailles.
no-diagram = Une position impossible n’a pas de diagramme.
save-svg = Enregistrer en SVG
address-of-picture = Adresse de cette image
html-for-page = HTML pour une autre page

## The rulebook

open-as-text = Ouvrir comme texte
standard-rules = Cette partie suit les règles standard.
rules-of-game = Règles maison de cette partie : { $rules }.
in-this-game = Dans cette partie : { $value }

## The position editor

undo = Annuler
empty-board = Vider le plateau
start = Début
back = Retour
hint = Indice
odds = Chances
play-from-here = Jouer à partir d’ici
as-text = En texte : n’importe quel format peut être collé ou déposé ici
position-as-text = Position en texte
position-panel = Position…

## The dice of the game

this-game = Cette partie
all-games = Toutes les parties
dice = Dés
lots = Pyramides
no-dice-yet = On n’a pas encore lancé de dés.
expected = attendu
about-expected = Combien de fois chaque face est attendue.
too-few = { $count } jusqu’ici : trop peu pour un test.
chi-squared =
    { $count } jusqu’ici. Le khi carré est de { $deviation } : des dés justes sont au moins aussi inégaux dans { $percent ->
        [0] moins de 1 partie
        [one] environ { $percent } partie
       *[other] environ { $percent } parties
    } de cette longueur sur 100, { $evenness ->
        [normal] ce qui est normal
        [uneven] ce qui est un peu inégal ; une partie sur vingt l’est
       *[rare] ce qui est rare, mais cela arrive
    }.
all-proven =
    { $count ->
        [1] Le jet convenu de cette partie a été vérifié, et il est prouvé.
       *[other] Les { $count } jets convenus de cette partie ont été vérifiés, et ils sont prouvés.
    }
not-proven = Jets convenus de cette partie non prouvés : { $doubtful } sur { $count }. Le premier : { $faces } : { $verdict }.
why-fair = Pourquoi les dés sont justes
fair-by-hand = Vous lancez de vrais dés et saisissez les faces. Les nombres ci-dessus sont tout ce que nous en savons.
fair-by-computer = Un générateur de nombres aléatoires tire chaque face avec la même probabilité. Sa graine est enregistrée avec la partie : chaque jet peut donc être vérifié après coup.
fair-by-agreement = Les deux tables donnent une part secrète à chaque jet et s’y étaient engagées avant. Les faces découlent des deux parts : ni un joueur ni le salon ne peut donc les choisir ou les prévoir. La preuve est enregistrée avec la partie.
fair-on-table = La physique décide comment un dé sans marques roule et sur quel côté il s’arrête. La face que porte chaque côté est tirée au sort juste avant qu’il quitte la main, avec la même probabilité pour chaque orientation. Toutes les faces ont donc exactement la même probabilité, si habile que soit le jet. Un dé posé de travers est relancé de la même façon.
thrown-elsewhere = { $name } lance sur cet appareil. { $away } a lancé sur un autre, et ses jets sont venus avec le lien : ils sont comptés ici, mais personne ici n’a vu tomber les dés.
