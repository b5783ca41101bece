## Values of several rules

on = Ναι
off = Όχι
yes = Ναι
no = Όχι
points =
    { $count ->
        [one] { $count } πόντος
       *[other] { $count } πόντοι
    }
    .acc =
        { $count ->
            [one] { $count } πόντο
           *[other] { $count } πόντους
        }

## The values of a rule in one line

standard = Κανονικά: { $default }.
standard-or = Κανονικά: { $default }. Ή: { $others }.
or-more = { $min } ή περισσότερα
from-to = { $min } έως { $max }
values-from-to = { $min } έως { ACC($largest) }

## The whole numbers that are allowed, beside the field for one

range = από { $min } έως { ACC($largest) }

## Why rules are refused

unknown-rule = δεν υπάρχει κανόνας «{ $key }» (γνωστοί: { $known })
unknown-value = ο κανόνας «{ $key }» δεν μπορεί να είναι «{ $value }» (μπορεί να είναι { $may-be })

not-jacoby-in-match = ο κανόνας Jacoby είναι για μεμονωμένα παιχνίδια, όχι για ματς
not-beavers-in-match = τα beaver είναι για μεμονωμένα παιχνίδια, όχι για ματς
not-automatic-doubles-in-match = οι αυτόματοι διπλασιασμοί είναι για μεμονωμένα παιχνίδια, όχι για ματς

## The house rules of backgammon, with what they do

backgammon-match-length = Μήκος ματς
backgammon-match-length-explained = Ένα μεμονωμένο παιχνίδι, ή όσα χρειαστούν ώσπου κάποιος να φτάσει αυτούς τους πόντους.
backgammon-doubling-cube = Βίδος
backgammon-doubling-cube-explained = Χωρίς αυτόν η αξία μένει ένας πόντος. Το διπλό και το τριπλό μετρούν πάντα δύο και τρεις φορές.
backgammon-crawford = Crawford
backgammon-crawford-explained = Σε ματς: όταν σε κάποιον λείψει για πρώτη φορά ένας πόντος για τη νίκη, ένα παιχνίδι παίζεται χωρίς διπλασιασμό.
backgammon-jacoby = Jacoby
backgammon-jacoby-explained = Το διπλό και το τριπλό μετρούν μόνο αφού γίνει δεκτός ένας διπλασιασμός. Για μεμονωμένα παιχνίδια.
backgammon-beavers = Beaver
backgammon-beavers-explained = Όποιος δέχεται διπλασιασμό μπορεί να διπλασιάσει ξανά αμέσως και να κρατήσει τον βίδο. Για μεμονωμένα παιχνίδια.
backgammon-automatic-doubles = Αυτόματοι διπλασιασμοί
backgammon-automatic-doubles-explained = Η πρώτη ισοπαλία στην πρώτη ζαριά διπλασιάζει την αξία, το πολύ μία φορά. Για μεμονωμένα παιχνίδια.
backgammon-bar-counts = Στο τριπλό μετρά η μπάρα
backgammon-bar-counts-explained = Αν ένα πούλι στην μπάρα κάνει τριπλή την ήττα, όπως ένα πούλι στο σπίτι του νικητή.
backgammon-drop-pays = Η άρνηση κοστίζει
backgammon-drop-pays-explained = Τι χάνει όποιος αρνείται. Τα δύο διαφέρουν μόνο μετά από νέο διπλασιασμό.

backgammon-single-game = Μεμονωμένο παιχνίδι
backgammon-drop-pays-current-stake = Την αξία πριν από την πρόταση
backgammon-drop-pays-one-point = 1 πόντο

## The house rules of Tabula, with what they do

tabula-exact-bearing-off = Ακριβές μάζεμα
tabula-exact-bearing-off-explained = Μαζεύει μόνο ο ακριβής αριθμός. Με «Όχι» αρκεί μεγαλύτερο ζάρι για το πιόνι που είναι πιο πίσω.
tabula-gather = Συγκέντρωση πριν από το μάζεμα
tabula-gather-explained = Το μάζεμα αρχίζει όταν κάθε πιόνι που μένει είναι στο τελευταίο τέταρτο. Με «Όχι» το εμποδίζει μόνο η μπάρα.
tabula-lock-second-half = Κλειδωμένο δεύτερο μισό
tabula-lock-second-half-explained = Τίποτα δεν πατά στο 13 ή πιο πέρα όσο ο παίκτης έχει ακόμη πιόνια στο χέρι.
tabula-none-off-points = Νίκη όταν ο χαμένος δεν μάζεψε
tabula-none-off-points-explained = Πόσο αξίζει η νίκη αν ο χαμένος δεν μάζεψε κανένα πιόνι.
tabula-partly-playable = Ζαριά που δεν παίζεται ολόκληρη
tabula-partly-playable-explained = Παίξτε όσα ζάρια μπορούν να παιχτούν, ή παίξτε με όποια σειρά θέλετε ώσπου να μην παίζεται κανένα από τα υπόλοιπα.
tabula-setup = Αρχική θέση
tabula-setup-explained = Αρχή με όλα στο χέρι, ή εκεί όπου ο αυτοκράτορας Ζήνων έπρεπε να παίξει το 2-5-6 του.

tabula-partly-playable-most-dice = Όσα ζάρια γίνεται
tabula-partly-playable-any-order = Με όποια σειρά, ώσπου να μην παίζεται κανένα
tabula-set-up-all-in-hand = Όλα στο χέρι
tabula-set-up-zeno = Η θέση του Ζήνωνα

## The house rules of the Royal Game of Ur, with what they do

ur-play = Διάρκεια
ur-play-explained = Παιχνίδια ώσπου ένας παίκτης να έχει και τα 21 ραβδάκια, ή ένα παιχνίδι για το κοινό ταμείο.
ur-opening = Αρχή
ur-opening-explained = Και οι δύο είναι κλειδωμένοι ώσπου να φέρουν τρεις κενούς, ή κανείς δεν είναι κλειδωμένος και κάθε ζαριά 1 έως 3 βάζει πιόνι.
ur-reward = Τι δίνει η ροζέτα
ur-reward-explained = Τι κερδίζει ένα πιόνι που πατά σε ροζέτα. Αν είναι άλλη ζαριά, ένα πιόνι στην τελευταία ροζέτα μπορεί πρώτα να πάει στο τέρμα.
ur-safe-rosettes = Ασφαλείς ροζέτες
ur-safe-rosettes-explained = Πιόνι του αντιπάλου σε ροζέτα την κλείνει και δεν χτυπιέται.
ur-three-blanks = Τρεις κενοί χωρίς κλείδωμα
ur-three-blanks-explained = Η σειρά χάνεται, ή ένα πιόνι πάει από την αφετηρία στην πύλη και ο παίκτης ρίχνει ξανά.
ur-river-first = Πρώτα το ποτάμι
ur-river-first-explained = Αν με τη ζαριά μπορεί να μπει ένα πιόνι από το ποτάμι, πρέπει να μπει.
ur-next-starter = Ποιος αρχίζει το επόμενο παιχνίδι
ur-next-starter-explained = Οι κλήροι, ο παίκτης που δεν άρχισε το προηγούμενο, ο χαμένος του ή ο νικητής του.
ur-stake = Ποντάρισμα
ur-stake-explained = Τι βάζει κάθε παίκτης στο κοινό ταμείο, σε νομίσματα.

ur-opening-release = Τρεις κενοί βάζουν το πρώτο πιόνι
ur-opening-free = Κάθε ζαριά βάζει πιόνι
ur-reward-free-move = Ελεύθερη κίνηση 1, 2, 3 ή 5
ur-reward-another-throw = Άλλη μία ζαριά
ur-reward-none = Τίποτα
ur-three-blanks-nothing = Η σειρά χάνεται
ur-three-blanks-gate = Ένα πιόνι στην πύλη
ur-next-starter-lots = Αποφασίζουν οι κλήροι
ur-next-starter-alternate = Εναλλάξ
ur-next-starter-loser = Ο χαμένος
ur-next-starter-winner = Ο νικητής
ur-play-set = Παιχνίδια για 21 ραβδάκια
ur-play-single = Μεμονωμένο παιχνίδι

## The house rules of Tablero de Jesus, with what they do

jesus-stake = Ποντάρισμα
jesus-stake-explained = Πόσα νομίσματα φέρνει κάθε παίκτης.
jesus-claiming = Διεκδίκηση
jesus-claiming-explained = Πότε όποιος παίρνει τα ζάρια μπορεί να διεκδικήσει γραμμή χωρίς ζαριά.
jesus-several-runs = Πολλές γραμμές μαζί
jesus-several-runs-explained = Τι παίρνει κανείς όταν στο ταμπλό υπάρχουν περισσότερες από μία γραμμές.
jesus-eighth-coin = Το όγδοο νόμισμα
jesus-eighth-coin-explained = Και τα επτά νομίσματα στην ίδια ευθεία κερδίζουν ακόμη ένα από το πουγκί του αντιπάλου, πριν συμπληρώσει.
jesus-coins-left = Νομίσματα που μένουν στο ταμπλό
jesus-coins-left-explained = Ποιος παίρνει τα νομίσματα που είναι στο ταμπλό στο τέλος.

jesus-several-runs-all = Παίρνονται όλες
jesus-several-runs-one = Διαλέγει μία
jesus-claiming-after-surrender = Όταν χαθούν τα ζάρια
jesus-claiming-every-receipt = Κάθε φορά που παίρνετε τα ζάρια
jesus-claiming-never = Ποτέ: πρώτα η ζαριά
jesus-coins-left-winner = Ο νικητής
jesus-coins-left-nobody = Κανείς

## The house rules of Tablero di Berona, with what they do

berona-series = Σειρά παιχνιδιών
berona-series-explained = Αν παίζετε ένα παιχνίδι, ή πολλά που προστίθενται.
berona-stake = Σταθερό ποντάρισμα
berona-stake-explained = Τι πληρώνει σε νομίσματα ο χαμένος ενός παιχνιδιού με σταθερό ποντάρισμα. Στις άλλες σειρές δεν ισχύει.
berona-use-both-dice = Παίζονται και τα δύο ζάρια
berona-use-both-dice-explained = Στοπ επιτρέπεται μόνο όπου τα δύο ζάρια δεν παίζονται με κανέναν τρόπο.
berona-return-from = Επιστροφή πουλιού από
berona-return-from-explained = Πού μπορεί να είναι το πούλι που οι διπλές επιστρέφουν στο απόθεμα.
berona-after-draw = Μετά από ισοπαλία
berona-after-draw-explained = Ποιος αρχίζει το παιχνίδι μετά από ισοπαλία.

berona-return-from-any-stack = Όποια στοίβα
berona-return-from-own-home-row = Τα δικά σας τετράγωνα εκκίνησης
berona-series-single = Ένα μεμονωμένο παιχνίδι
berona-series-ledger = Συνολικό σκορ: ο νικητής προσθέτει τη διαφορά
berona-series-fixed-stake = Σταθερό ποντάρισμα: ο χαμένος πληρώνει το συμφωνημένο ποσό
berona-series-difference = Διαφορά: ο χαμένος πληρώνει ένα νόμισμα για κάθε πόντο
berona-after-draw-random = Όποιος φέρει τη μεγαλύτερη ζαριά
berona-after-draw-same-player = Όποιος άρχισε το ισόπαλο παιχνίδι
