## Why an action is refused

no-coin = Δεν υπάρχει νόμισμα σε εκείνη τη θέση του ταμπλό.
leaves-column = Κάθε νόμισμα μένει στον αριθμό του: πηγαίνει προς τους αριθμούς ή μακριά τους.
leaves-board = Κάθε νόμισμα μένει στα τετράγωνα 1 έως 7 του αριθμού του.
not-the-whole-die = Το νόμισμα προχωρά ακριβώς όσα τετράγωνα δείχνει ένα ζάρι.
same-coin = Αυτό το νόμισμα κινήθηκε ήδη: τα δύο ζάρια είναι για δύο διαφορετικά νομίσματα.
wastes-die = Πρέπει να παίξετε και τα δύο ζάρια: μετά από αυτή την κίνηση το { $number } δεν θα παιζόταν με άλλο νόμισμα.
no-run = Δεν υπάρχει γραμμή στο ταμπλό.
no-run-there = Εκεί δεν αρχίζει γραμμή.
move-first = Γραμμή παίρνει μόνο όποιος μόλις έπαιξε.
finish-the-move = Πριν πάρετε γραμμή πρέπει να παίξετε και τα δύο ζάρια.
nothing-surrendered = Γραμμή διεκδικείται μόνο αμέσως μόλις ο άλλος παίκτης χάσει τα ζάρια.
take-instead = Έχετε ρίξει ήδη: πάρτε τη γραμμή αντί να τη διεκδικήσετε.
claiming-forbidden = Με τους δικούς μας κανόνες δεν διεκδικείται γραμμή χωρίς ζαριά.
all-are-taken = Όλες οι γραμμές στο ταμπλό παίρνονται μαζί.
pick-one = Με τους δικούς μας κανόνες παίρνεται μία γραμμή: πείτε ποια.

## What has happened

lower-begins = Το μικρότερο ζάρι αρχίζει.
throw-loses-dice = Ζαριά με { $number } χάνει τα ζάρια.
throw-not-playable = Το { $thrown } δεν παίζεται με δύο διαφορετικά νομίσματα και χάνει τα ζάρια.
eighth-coin = Και τα επτά στην ίδια ευθεία κερδίζουν ένα όγδοο νόμισμα.
refilled = Οι άδειοι αριθμοί συμπληρώθηκαν.

## How a game has ended

cannot-refill = ο αντίπαλος δεν μπορεί να συμπληρώσει

## Places, and what has moved along the squares of a number

purse =
    { $seat ->
        [South] πουγκί του Νότου
       *[North] πουγκί του Βορρά
    }
    .acc =
        { $seat ->
            [South] το πουγκί του Νότου
           *[North] το πουγκί του Βορρά
        }
    .from =
        { $seat ->
            [South] από το πουγκί του Νότου
           *[North] από το πουγκί του Βορρά
        }
    .to =
        { $seat ->
            [South] στο πουγκί του Νότου
           *[North] στο πουγκί του Βορρά
        }
the-table = τραπέζι
    .acc = το τραπέζι
    .from = από το τραπέζι
    .to = στο τραπέζι
square-of-number = τετράγωνο { $square } του αριθμού { $number }
    .acc = το τετράγωνο { $square } του αριθμού { $number }
    .from = από το τετράγωνο { $square } του αριθμού { $number }
    .to = στο τετράγωνο { $square } του αριθμού { $number }
moved = στον αριθμό { $number }, από το τετράγωνο { $from } στο { $to }

## What the button of a step says

move-coin = Νόμισμα { $number } από το τετράγωνο { $from } στο { $to }

## What the button of a choice says

take-coins = Πάρτε τα νομίσματα { $first }–{ $last }
take-runs =
    { $runs ->
        [one] Πάρτε τη γραμμή
       *[other] Πάρτε και τις { $runs } γραμμές
    }
claim-coins = Διεκδικήστε τα νομίσματα { $first }–{ $last }
claim-runs =
    { $runs ->
        [one] Διεκδικήστε τη γραμμή
       *[other] Διεκδικήστε και τις { $runs } γραμμές
    }

## What was chosen, inside of a sentence

does-take-coins = λήψη των νομισμάτων { $first }–{ $last }
does-take-runs =
    { $runs ->
        [one] λήψη της γραμμής
       *[other] λήψη και των { $runs } γραμμών
    }
does-claim-coins = διεκδίκηση των νομισμάτων { $first }–{ $last }
does-claim-runs =
    { $runs ->
        [one] διεκδίκηση της γραμμής
       *[other] διεκδίκηση και των { $runs } γραμμών
    }

## What is asked of whom, and the end of a game

throw-for-opening = Ρίξτε ένα ζάρι για κάθε παίκτη. Το μικρότερο ζάρι απλώνει πέντε νομίσματα και αρχίζει.
claim-or-throw =
    { $name ->
        [you] Σειρά σας: διεκδικήστε
       *[other] { $name }: διεκδικήστε
    } { $runs ->
        [one] τη γραμμή
       *[other] τις γραμμές
    } ή ρίξτε τα ζάρια.
take-or-throw =
    { $name ->
        [you] Σειρά σας: πάρτε
       *[other] { $name }: πάρτε
    } { $runs ->
        [one] τη γραμμή
       *[other] τις γραμμές
    } ή ρίξτε ξανά.
play-both =
    { $name ->
        [you] Σειρά σας: παίξτε { $one } και { $another } με δύο διαφορετικά νομίσματα.
       *[other] { $name }: παίξτε { $one } και { $another } με δύο διαφορετικά νομίσματα.
    }
play-other =
    { $name ->
        [you] Σειρά σας: παίξτε { $number } με άλλο νόμισμα.
       *[other] { $name }: παίξτε { $number } με άλλο νόμισμα.
    }
won =
    { $name ->
        [you] Δεν μπορείτε να συμπληρώσετε
       *[other] { $name } δεν μπορεί να συμπληρώσει
    }: { $winner ->
        [you] κερδίζετε
       *[other] { $winner } κερδίζει
    } { $count ->
        [one] { $count } νόμισμα
       *[other] { $count } νομίσματα
    }.

## What was laid out

lays-out =
    { $name ->
        [you] Απλώνετε
       *[other] { $name } απλώνει
    } { $count ->
        [one] { $count } νόμισμα
       *[other] { $count } νομίσματα
    }.

## The score panel

in-purse = Πουγκί
on-board = Νομίσματα στο ταμπλό

## What is known of the game without playing it

title = Tablero de Jesus
tagline = Βάλτε κοινά νομίσματα στη γραμμή, πάρτε τα ή ρίξτε ξανά
goal = Πάρτε γραμμές νομισμάτων, ώσπου το άλλο πουγκί να μην μπορεί να συμπληρώσει το ταμπλό. Τα νομίσματα στο ταμπλό δεν είναι κανενός.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-purse = πουγκί
about-purse = Στο πουγκί είναι τα νομίσματα ενός παίκτη. Χάνει όποιος δεν μπορεί να συμπληρώσει το ταμπλό από αυτό.
term-coins = νομίσματα, νόμισμα, νομισμάτων
about-coins = Τα νομίσματα στο ταμπλό δεν είναι κανενός: και οι δύο παίκτες κινούν όλα.
term-move = παίξτε
about-move = Κάθε ζάρι κινεί άλλο νόμισμα προς τους αριθμούς ή μακριά τους, με όλο το ζάρι.
term-run = γραμμή, γραμμές
about-run = Γραμμή είναι δύο ή περισσότερα νομίσματα δίπλα δίπλα στην ίδια ευθεία, αλλά όχι στα τετράγωνα των δύο άκρων.
term-take = πάρτε
about-take = Όταν παίρνετε μια γραμμή, τα νομίσματά της μπαίνουν στο πουγκί σας. Ο άλλος παίκτης συμπληρώνει τους αριθμούς και έχει τα ζάρια.
term-claim = διεκδικήστε, διεκδίκηση
about-claim = Η διεκδίκηση παίρνει, χωρίς ζαριά, τη γραμμή που άφησε αναγκαστικά ο άλλος παίκτης.

## What the seats are called

south = Νότος
    .gen = του Νότου
north = Βορράς
    .gen = του Βορρά
