## When

today = aujourd’hui, { $time }
yesterday = hier, { $time }
on-day = { $date }, { $time }

## The saved games

saved-games = Parties enregistrées
of-one = { $title }, { $first }
of-two = { $title }, { $first } et { $second }
played-at = { $title }, { $when }
none-saved = Pas encore de partie. Toute partie est enregistrée automatiquement dès son premier jet.
of-other-version = Une autre version du programme a enregistré cette partie.
damaged-whole = Endommagé : rien de cette partie n’est lisible.
open-now = Ouverte maintenant.
replay = Revoir
resume = Reprendre
show-folder = Montrer le dossier
rename = Renommer
copy = Copier
export-maybe = Exporter…
share-link = Partager le lien
delete = Supprimer
name = Nom
cancel = Annuler
export-as = Exporter en
format-of-file = { $format } (.{ $extension })
game-record = Feuille de partie
save-file = Partie enregistrée
backgammon-match = Match de backgammon
match-of-program = Match de { $program }
page-file = Page
picture-file = Image
film-file = Film
drawing-file = Dessin
delete-this = Supprimer définitivement cette partie ?
import-game = Importer une partie
about-import = Déposez un fichier sur la fenêtre, ou choisissez-en un.
import-file = Importer un fichier
about-pasting = Ou collez ici une partie : une partie enregistrée, une feuille de partie, un match d’un autre programme, un XGID ou une position.
game-to-import = Partie à importer
import = Importer
open = Ouvrir
copied = Copiée. Collez-la dans un fichier ou un message.
imported = « { $saved } » : importé.
imported-here = « { $saved } » : importé. La partie est parmi les parties enregistrées.
not-all-kept = Tout n’a pas été gardé tel quel : { $list }.
not-all-kept-and-more = Tout n’a pas été gardé tel quel : { $list } ; et { $count } de plus.
in-folder = Les parties enregistrées sont dans le dossier « { $folder } ».

## Why something cannot be stored or read: parts of sentences

no-storage = il n’y a pas de stockage
storage-full = le stockage est plein
no-space = il n’y a plus de place pour le dossier « { $folder } »
refused =
    { $done ->
        [written] « { $file } » ne peut pas être écrit : { $system }
        [removed] « { $file } » ne peut pas être supprimé : { $system }
        [renamed] « { $file } » ne peut pas être renommé : { $system }
       *[read] « { $file } » est illisible : { $system }
    }
browser-refuses = le navigateur refuse
no-browser-storage = le navigateur ne donne pas de stockage à cette page
folder-refused = le dossier « { $folder } » ne peut pas être écrit : { $system }
changed-elsewhere = « { $file } » a été modifié par une autre fenêtre
not-read = « { $file } » est illisible : { $reason }
not-written = « { $file } » ne peut pas être écrit : { $reason }
too-long = c’est trop long pour être une partie
in-file = « { $file } » : { $reason }
no-folder = il n’y a pas de dossier pour les documents

## Why the system refuses to read or write: parts of sentences

not-there = cela n’existe pas
not-permitted = le système ne le permet pas
only-to-be-read = on ne peut que lire
is-folder = c’est un dossier
is-no-folder = ce n’est pas dans un dossier
in-use = un autre programme l’utilise
error-of-system = le système signale l’erreur { $number }
refused-by-system = le système refuse
cannot-be-text = cela ne peut pas s’écrire en texte

## The same in sentences

folder-unwritable = Le dossier « { $folder } » ne peut pas être écrit : les parties ne seront pas enregistrées.
disk-full = Il n’y a plus de place pour le dossier « { $folder } » : cette partie ne sera pas enregistrée.
browser-blocks = Votre navigateur bloque le stockage : les parties ne seront pas enregistrées.
no-place = Il n’y a pas de dossier pour les parties enregistrées : les parties ne seront pas enregistrées.
browser-full = Le stockage de votre navigateur est plein : cette partie ne sera pas enregistrée.
saves-unwritable = Le dossier des parties enregistrées ne peut pas être écrit : les parties ne seront pas enregistrées.

## Documents: what each is, at the beginning of a sentence and in it

document-first =
    { $document ->
        [choices] Les derniers choix pour une nouvelle partie
        [results] Les résultats de toutes les parties
        [games] Les titres des parties enregistrées
        [lessons] La liste des leçons terminées
        [puzzles] La liste des problèmes résolus
        [exercises] La liste de vos erreurs
        [error-rates] Les taux d’erreur
        [analysed-games] La liste des parties analysées
        [window] La taille et la place de la fenêtre
       *[settings] Les réglages
    }
document =
    { $document ->
        [choices] les derniers choix pour une nouvelle partie
        [results] les résultats de toutes les parties
        [games] les titres des parties enregistrées
        [lessons] la liste des leçons terminées
        [puzzles] la liste des problèmes résolus
        [exercises] la liste de vos erreurs
        [error-rates] les taux d’erreur
        [analysed-games] la liste des parties analysées
        [window] la taille et la place de la fenêtre
       *[settings] les réglages
    }
document-unreadable = { $what } : lecture impossible : { $reason }.
newer-format = « { $file } » a le format { $number }, mais ce programme ne lit que le format { $count } ; le fichier reste comme il est, et les changements ne sont pas gardés : { $what }.
have-format = le format est { $number }
damaged-at = dommage à la ligne { $line }, caractère { $column }
document-set-aside = { $what } : lecture impossible ({ $reason }). Le fichier endommagé s’appelle maintenant « { $renamed } ».
document-not-set-aside = { $what } : lecture impossible ({ $reason }), et { $why }.

## The game on the table, and games that come and go

open-elsewhere = Cette partie est ouverte dans une autre fenêtre. Ici, elle continue comme copie.
changed-here = Cette partie a été modifiée par une autre fenêtre. À partir d’ici, elle est enregistrée comme copie.
not-listed = Les parties enregistrées ne peuvent pas être listées : { $reason }.
no-longer-there = « { $file } » n’est plus là.
before-damage = { $what } ; la partie reprend avant le dommage
unknown-format = « { $file } », { $reason }.
set-aside = Une partie enregistrée est endommagée ({ $reason }). Le fichier endommagé s’appelle maintenant « { $renamed } ».
not-set-aside = Une partie enregistrée est endommagée ({ $reason }), et { $why }.
cannot-be-opened = Ouverture impossible : { $reason }.
link-out-of-date = Ce lien n’est plus à jour. Voici votre partie plus récente.
which-way = Cette partie a continué de deux façons : sur cet appareil et dans le lien. Laquelle voulez-vous continuer ? L’autre reste parmi les parties enregistrées.
from-link = La partie du lien
on-this-device = La partie de cet appareil
wait-for-dice = Attendez que les dés s’arrêtent.
not-a-game-link = « { $link } » n’est pas le lien d’une partie.
no-such-puzzle = Il n’y a pas de problème « { $link } ».

## Dialogs for files

games = Parties
all-files = Tous les fichiers
save-as-file = Enregistrer comme fichier
saved-as = Enregistré : « { $file } ».
no-dialog = Il n’y a pas ici de dialogue de fichiers : déposez le fichier sur la fenêtre, ou collez son texte.
saved-without-dialog = Il n’y a pas ici de dialogue de fichiers. Le fichier a été enregistré : « { $file } ».
not-saved-without-dialog = Il n’y a pas ici de dialogue de fichiers, et { $reason }. On peut copier une partie : appuyez sur « Copier » et collez-la dans un fichier.

## Pictures

no-picture = Aucune image n’a pu être prise.
picture-copied = L’image est dans le presse-papiers.
picture-not-copied = L’image n’a pas pu être copiée : { $reason }.
picture-not-made = L’image n’a pas pu être faite : { $reason }.
no-clipboard = le presse-papiers ne l’accepte pas
cannot-be-picture = cela ne peut pas s’écrire en image
unknown-pixels = la carte graphique donne une image d’un type inconnu
film-not-made = Le film n’a pas pu être fait : { $reason }.
film-broken-off = Le film a été interrompu, car la partie a continué.

## The position editor

live-not-edited = La position d’une partie en direct ne peut pas être modifiée.
wait-for-pieces = Attendez que les dés et les pions s’arrêtent.
at-character = { $reason } (caractère { $number })
