## For search engines, messengers and the list of installed programs

description = Cinq jeux de dés et de plateau, contre l’ordinateur, quelqu’un à côté de vous ou un ami ailleurs : backgammon, Tabula, le Jeu royal d’Ur, Tablero de Jesus et Tablero di Berona.
share = Cinq vieux jeux de dés et de plateau sur une table à la lumière d’une lampe.
share-picture = Un plateau de backgammon à la lumière d’une lampe, dés et videau au repos

## The start page

about = Cinq jeux de dés et de plateau, contre l’ordinateur, quelqu’un à côté de vous ou un ami ailleurs
loading = Chargement
loading-begins = Chargement…
loading-percent = Chargement… { $percent } %
setting-the-table = La table se prépare…
starting = Démarrage…
play = Jouer
all-games = Tous les jeux
games = Jeux
start-here = Commencer ici
rules-of-all-games = Règles de tous les jeux
rules = Règles
needs-scripts = Tesserae a besoin de JavaScript : autorisez les scripts sur cette page.
begins-by-itself = { $title } commence tout seul.
game-goes-on-where-it-was = Votre partie continue là où elle en était.
page-is-loaded-again = La page se recharge.
languages = Langues

## What a link has brought

sent-a-game = Quelqu’un vous a envoyé une partie.
sent-a-puzzle = Quelqu’un vous a envoyé un problème.
game-with-friend-goes-on = Votre partie avec un ami continue.
invited-to-look-on = On vous invite à regarder une partie.
invited-to-play = Un ami vous invite à une partie.

## Buttons of the page

reload = Recharger
later = Plus tard
close = Fermer
copy = Copier
share-link = Partager
try-again = Réessayer

## For screen readers

board = Le plateau. Les boutons du jeu le suivent.
buttons = Boutons du jeu
link = Le lien

## The same game in two tabs

other-tab = Ouverte dans un autre onglet
other-tab-what = Cette partie est ouverte dans un autre onglet de ce navigateur. Continuez-la ici, et l’autre onglet revient à son menu.
continue-here = Continuer ici
main-menu = Menu principal

## What stops the page

no-kiosk = Cette adresse n’est pas celle d’une borne
no-game = « { $given } » n’est pas un jeu : ?kiosk= doit nommer un de ceux-ci : { $games }.
no-rest = « { $given } » n’est pas une pause : ?rest= doit être un nombre entier de secondes de { $least } à { $most }.
graphics-interrupted = Les graphismes ont été interrompus
graphics-not-back = Le navigateur n’a pas encore récupéré la carte graphique. Rechargez la page dans un instant.
no-webgl = Il manque WebGL 2
no-webgl-what = Le jeu a besoin de WebGL 2, que tout navigateur actuel possède. Mettez votre navigateur à jour ou activez l’accélération matérielle dans ses réglages, puis rechargez la page.
loading-failed = Échec du chargement
part-not-loaded = Une partie du jeu n’a pas pu être chargée. Êtes-vous en ligne ?
part-of-other-version = Une partie du jeu n’a pas pu être chargée. Une nouvelle version est sur le serveur. Rechargez la page.
stopped-again = Le jeu s’est encore arrêté
stopped-twice = Un imprévu s’est produit deux fois en peu de temps. Rechargez la page.
graphics-interrupted-again = Les graphismes ont encore été interrompus
graphics-lost-twice = Le navigateur a perdu la carte graphique deux fois en peu de temps, peut-être par manque de mémoire. Rechargez la page.
game-goes-on = Votre partie continue.
game-is-saved = Votre partie est enregistrée.
game-is-lost = Votre partie sera alors perdue, car ce navigateur n’en garde aucune.

## What happened before the page was loaded again

after-trap = Un imprévu s’est produit : la page a été rechargée.
after-trap-game = Un imprévu s’est produit : la page a été rechargée, et votre partie continue à la même étape.
after-graphics = Le navigateur avait perdu la carte graphique : la page a été rechargée.
after-graphics-game = Le navigateur avait perdu la carte graphique : la page a été rechargée, et votre partie continue à la même étape.
after-reload = La page a été rechargée.
after-reload-game = La page a été rechargée, et votre partie continue à la même étape.
after-update = Voici la nouvelle version.
after-update-game = Voici la nouvelle version, et votre partie continue à la même étape.
game-not-kept = Ce navigateur n’a pas gardé votre partie.

## New versions, and files that do not come

update-loading = La nouvelle version se charge…
update-there = Une nouvelle version est sur le serveur.
file-not-loaded = Une partie du jeu n’a pas pu être chargée : { $path }. Êtes-vous en ligne ?
file-refused = Une partie du jeu n’a pas pu être chargée : { $path }. Le serveur répond { $status }.
reload-page = Rechargez la page.
reload-game-goes-on = Rechargez : votre partie continue.
reload-game-is-lost = Rechargez : votre partie sera alors perdue, car ce navigateur n’en garde aucune.
update-failed = La nouvelle version n’a pas pu être chargée. Êtes-vous en ligne ?
reload-failed = La page n’a pas pu être chargée. Êtes-vous en ligne ?

## Links

share-game = Partager cette partie
share-game-what = Qui ouvre ce lien peut revoir la partie et la continuer.
send-game = Envoyer la partie
send-game-what = Envoyez ce lien à l’autre joueur. Il ouvre la partie au moment où c’est à l’autre joueur de jouer.
share-puzzle = Partager ce problème
share-puzzle-what = Qui ouvre ce lien reçoit le même problème.
picture-address = Adresse de cette image
picture-address-what = La page à cette adresse montre le diagramme seul, avec un lien vers la table.
picture-html = HTML pour une autre page
picture-html-what = Là où cette ligne figure dans une autre page, elle montre le diagramme, avec un lien vers la table.
copied = Copié.
copying-refused = Le navigateur ne permet pas de copier : copiez le texte ci-dessus.

## The page of one position

open-at-table = Ouvrir à la table
no-position = Cette adresse ne montre aucune position : { $why }.
