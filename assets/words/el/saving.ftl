## When

today = σήμερα, { $time }
yesterday = χθες, { $time }
on-day = { $date }, { $time }

## The saved games

saved-games = Αποθηκευμένα παιχνίδια
of-one = { $title }, { $first }
of-two = { $title }, { $first } και { $second }
played-at = { $title }, { $when }
none-saved = Κανένα παιχνίδι ακόμη. Κάθε παιχνίδι αποθηκεύεται αυτόματα από την πρώτη του ζαριά.
of-other-version = Αυτό το παιχνίδι το αποθήκευσε άλλη έκδοση του προγράμματος.
damaged-whole = Βλάβη: τίποτα από αυτό το παιχνίδι δεν διαβάζεται.
open-now = Ανοιχτό τώρα.
replay = Επανάληψη
resume = Συνέχεια
show-folder = Άνοιγμα φακέλου
rename = Μετονομασία
copy = Αντιγραφή
export-maybe = Εξαγωγή…
share-link = Κοινή χρήση
delete = Διαγραφή
name = Όνομα
cancel = Άκυρο
export-as = Εξαγωγή ως
format-of-file = { $format } (.{ $extension })
game-record = Καταγραφή παιχνιδιού
save-file = Αποθηκευμένο παιχνίδι
backgammon-match = Ματς backgammon
match-of-program = Ματς του { $program }
page-file = Σελίδα
picture-file = Εικόνα
film-file = Ταινία
drawing-file = Σχέδιο
delete-this = Να διαγραφεί οριστικά αυτό το παιχνίδι;
import-game = Εισαγωγή παιχνιδιού
about-import = Αφήστε ένα αρχείο πάνω στο παράθυρο, ή διαλέξτε ένα.
import-file = Εισαγωγή αρχείου
about-pasting = Ή επικολλήστε εδώ ένα παιχνίδι: αποθηκευμένο παιχνίδι, καταγραφή, ματς άλλου προγράμματος, XGID ή θέση.
game-to-import = Παιχνίδι για εισαγωγή
import = Εισαγωγή
open = Άνοιγμα
copied = Αντιγράφηκε. Επικολλήστε το σε ένα αρχείο ή μήνυμα.
imported = Έγινε εισαγωγή: «{ $saved }».
imported-here = Έγινε εισαγωγή: «{ $saved }». Είναι στα αποθηκευμένα παιχνίδια.
not-all-kept = Δεν κρατήθηκαν όλα όπως ήταν: { $list }.
not-all-kept-and-more = Δεν κρατήθηκαν όλα όπως ήταν: { $list }, και { $count } ακόμη.
in-folder = Τα αποθηκευμένα παιχνίδια είναι στον φάκελο «{ $folder }».

## Why something cannot be stored or read: parts of sentences

no-storage = δεν υπάρχει χώρος αποθήκευσης
storage-full = ο χώρος αποθήκευσης γέμισε
no-space = δεν μένει χώρος για τον φάκελο «{ $folder }»
refused =
    { $done ->
        [written] το «{ $file }» δεν γράφεται: { $system }
        [removed] το «{ $file }» δεν διαγράφεται: { $system }
        [renamed] το «{ $file }» δεν μετονομάζεται: { $system }
       *[read] το «{ $file }» δεν διαβάζεται: { $system }
    }
browser-refuses = ο περιηγητής αρνείται
no-browser-storage = ο περιηγητής δεν δίνει σε αυτή τη σελίδα χώρο αποθήκευσης
folder-refused = ο φάκελος «{ $folder }» δεν γράφεται: { $system }
changed-elsewhere = το «{ $file }» άλλαξε από άλλο παράθυρο
not-read = το «{ $file }» δεν διαβάζεται: { $reason }
not-written = το «{ $file }» δεν γράφεται: { $reason }
too-long = είναι πολύ μεγάλο για παιχνίδι
in-file = «{ $file }»: { $reason }
no-folder = δεν υπάρχει φάκελος για έγγραφα

## Why the system refuses to read or write: parts of sentences

not-there = δεν υπάρχει εκεί
not-permitted = το σύστημα δεν το επιτρέπει
only-to-be-read = μόνο διαβάζεται
is-folder = είναι φάκελος
is-no-folder = δεν είναι μέσα σε φάκελο
in-use = το χρησιμοποιεί άλλο πρόγραμμα
error-of-system = το σύστημα αναφέρει το σφάλμα { $number }
refused-by-system = το σύστημα αρνείται
cannot-be-text = δεν γράφεται ως κείμενο

## The same in sentences

folder-unwritable = Ο φάκελος «{ $folder }» δεν γράφεται: τα παιχνίδια δεν θα αποθηκεύονται.
disk-full = Δεν μένει χώρος για τον φάκελο «{ $folder }»: αυτό το παιχνίδι δεν θα αποθηκευτεί.
browser-blocks = Ο περιηγητής σας εμποδίζει την αποθήκευση: τα παιχνίδια δεν θα αποθηκεύονται.
no-place = Δεν υπάρχει φάκελος για αποθηκευμένα παιχνίδια: τα παιχνίδια δεν θα αποθηκεύονται.
browser-full = Ο χώρος αποθήκευσης του περιηγητή σας γέμισε: αυτό το παιχνίδι δεν θα αποθηκευτεί.
saves-unwritable = Ο φάκελος για αποθηκευμένα παιχνίδια δεν γράφεται: τα παιχνίδια δεν θα αποθηκεύονται.

## Documents: what each is, at the beginning of a sentence and in it

document-first =
    { $document ->
        [choices] Οι τελευταίες επιλογές για νέο παιχνίδι
        [results] Τα αποτελέσματα όλων των παιχνιδιών
        [games] Οι τίτλοι των αποθηκευμένων παιχνιδιών
        [lessons] Τα μαθήματα που τελείωσαν
        [puzzles] Οι λυμένοι γρίφοι
        [exercises] Τα δικά σας λάθη
        [error-rates] Οι δείκτες λαθών
        [analysed-games] Τα αναλυμένα παιχνίδια
        [window] Το μέγεθος και η θέση του παραθύρου
       *[settings] Οι ρυθμίσεις
    }
document =
    { $document ->
        [choices] οι τελευταίες επιλογές για νέο παιχνίδι
        [results] τα αποτελέσματα όλων των παιχνιδιών
        [games] οι τίτλοι των αποθηκευμένων παιχνιδιών
        [lessons] τα μαθήματα που τελείωσαν
        [puzzles] οι λυμένοι γρίφοι
        [exercises] τα δικά σας λάθη
        [error-rates] οι δείκτες λαθών
        [analysed-games] τα αναλυμένα παιχνίδια
        [window] το μέγεθος και η θέση του παραθύρου
       *[settings] οι ρυθμίσεις
    }
document-unreadable = { $what } δεν διαβάζονται: { $reason }.
newer-format = Το «{ $file }» έχει μορφή { $number }, αλλά αυτό το πρόγραμμα διαβάζει μόνο τη μορφή { $count }. Μένει όπως είναι, και οι αλλαγές δεν κρατιούνται ({ $what }).
have-format = έχουν μορφή { $number }
damaged-at = υπάρχει βλάβη στη γραμμή { $line }, χαρακτήρας { $column }
document-set-aside = { $what } δεν διαβάστηκαν ({ $reason }). Το αρχείο με τη βλάβη λέγεται τώρα «{ $renamed }».
document-not-set-aside = { $what } δεν διαβάστηκαν ({ $reason }), και { $why }.

## The game on the table, and games that come and go

open-elsewhere = Αυτό το παιχνίδι είναι ανοιχτό σε άλλο παράθυρο. Εδώ συνεχίζεται ως αντίγραφο.
changed-here = Αυτό το παιχνίδι άλλαξε από άλλο παράθυρο. Από εδώ και πέρα αποθηκεύεται ως αντίγραφο.
not-listed = Ο κατάλογος των αποθηκευμένων παιχνιδιών δεν διαβάζεται: { $reason }.
no-longer-there = Το «{ $file }» δεν υπάρχει πια.
before-damage = { $what }· το παιχνίδι συνεχίζεται πριν από τη βλάβη
unknown-format = «{ $file }», { $reason }.
set-aside = Ένα αποθηκευμένο παιχνίδι έχει βλάβη ({ $reason }). Το αρχείο με τη βλάβη λέγεται τώρα «{ $renamed }».
not-set-aside = Ένα αποθηκευμένο παιχνίδι έχει βλάβη ({ $reason }), και { $why }.
cannot-be-opened = Αυτό δεν ανοίγει: { $reason }.
link-out-of-date = Αυτός ο σύνδεσμος είναι παλιός. Εδώ είναι το νεότερο παιχνίδι σας.
which-way = Αυτό το παιχνίδι συνεχίστηκε με δύο τρόπους: σε αυτή τη συσκευή και στον σύνδεσμο. Ποιο θέλετε να συνεχίσετε; Το άλλο μένει στα αποθηκευμένα παιχνίδια.
from-link = Το παιχνίδι του συνδέσμου
on-this-device = Το παιχνίδι σε αυτή τη συσκευή
wait-for-dice = Περιμένετε να σταματήσουν τα ζάρια.
not-a-game-link = Το «{ $link }» δεν είναι σύνδεσμος παιχνιδιού.
no-such-puzzle = Δεν υπάρχει γρίφος «{ $link }».

## Dialogs for files

games = Παιχνίδια
all-files = Όλα τα αρχεία
save-as-file = Αποθήκευση ως αρχείο
saved-as = Αποθηκεύτηκε ως «{ $file }».
no-dialog = Εδώ δεν υπάρχει παράθυρο για αρχεία: αφήστε το αρχείο πάνω στο παράθυρο, ή επικολλήστε το κείμενό του.
saved-without-dialog = Εδώ δεν υπάρχει παράθυρο για αρχεία. Το αρχείο αποθηκεύτηκε ως «{ $file }».
not-saved-without-dialog = Εδώ δεν υπάρχει παράθυρο για αρχεία, και { $reason }. Ένα παιχνίδι μπορεί να αντιγραφεί: πατήστε «Αντιγραφή» και επικολλήστε το σε ένα αρχείο.

## Pictures

no-picture = Δεν βγήκε εικόνα.
picture-copied = Η εικόνα είναι στο πρόχειρο.
picture-not-copied = Η εικόνα δεν αντιγράφηκε: { $reason }.
picture-not-made = Η εικόνα δεν φτιάχτηκε: { $reason }.
no-clipboard = το πρόχειρο δεν το δέχεται
cannot-be-picture = δεν γράφεται ως εικόνα
unknown-pixels = η κάρτα γραφικών δίνει εικόνα άγνωστου είδους
film-not-made = Η ταινία δεν φτιάχτηκε: { $reason }.
film-broken-off = Η ταινία διακόπηκε, επειδή το παιχνίδι συνεχίστηκε.

## The position editor

live-not-edited = Η θέση ενός ζωντανού παιχνιδιού δεν αλλάζει με επεξεργασία.
wait-for-pieces = Περιμένετε να σταματήσουν τα ζάρια και τα πιόνια.
at-character = { $reason } (χαρακτήρας { $number })
