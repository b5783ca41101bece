## Why an action is refused

one-die-at-a-time = Ένα βήμα πάει ένα πιόνι σε μία θέση. Παίξτε τα ζάρια το ένα μετά το άλλο.
no-such-place = Από εκεί δεν παίρνει κανείς πιόνι.
no-piece-there = Δεν υπάρχει δικό σας πιόνι εκεί.
not-your-piece = Αυτό το πιόνι δεν είναι δικό σας.
wrong-direction = Όλα τα πιόνια πηγαίνουν από το 1 προς το 24 και μετά εκτός ταμπλό.
wrong-target = Αυτό το πιόνι δεν φτάνει εκεί με αυτή τη ζαριά.
bar-first = Πρώτα πρέπει να μπει το πιόνι σας από την μπάρα.
point-closed = Κλειστό: ο αντίπαλος έχει δύο ή περισσότερα πιόνια στο σημείο { $number }.
second-half-locked = Το δεύτερο μισό είναι κλειδωμένο: τίποτα δεν πατά στο 13 ή πιο πέρα όσο υπάρχουν πιόνια στο χέρι.
pieces-in-hand = Κανένα πιόνι δεν μαζεύεται όσο έχετε πιόνια στο χέρι.
not-gathered = Κανένα πιόνι δεν μαζεύεται πριν έρθουν όλα σας στο τελευταίο τέταρτο, 19 έως 24.
exact-number = Το μάζεμα από εκεί θέλει ακριβώς { $number }.
piece-further-back = Αριθμός μεγαλύτερος από { $number } μαζεύει από εκεί μόνο αν κανένα πιόνι σας δεν είναι πιο πίσω.
wastes-dice = Πρέπει να παίξετε όσο περισσότερα ζάρια γίνεται: μετά από αυτή την κίνηση θα παίζονταν λιγότερα.

## How a game has ended

all-off = και τα δεκαπέντε μαζεμένα
all-off-before-one = και τα δεκαπέντε μαζεμένα πριν ο άλλος μαζέψει ένα

## Places

the-hand = χέρι
    .acc = το χέρι
    .from = από το χέρι
    .to = στο χέρι

## What the button of a step says

enter-piece = Με το { $number }: είσοδος πιονιού { TO($to) }{ $hits ->
        [0] {""}
       *[other] {" "}με χτύπημα
    }
enter-from-bar = Με το { $number }: είσοδος πιονιού από την μπάρα { TO($to) }{ $hits ->
        [0] {""}
       *[other] {" "}με χτύπημα
    }
bear-off-piece = Μάζεμα πιονιού { FROM($from) } με το { $number }
move-piece = Πιόνι { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] {" "}με χτύπημα
    }

## What is asked of whom, and the end of a game

throw-three-dice =
    { $name ->
        [you] Σειρά σας: ρίξτε τα τρία ζάρια.
       *[other] { $name }: ρίξτε τα τρία ζάρια.
    }
another-die = άλλο ένα { $number }
play-all =
    { $name ->
        [you] Σειρά σας:
       *[other] { $name }:
    } { $act ->
        [enter] μπείτε από την μπάρα με
        [bear-off] κινηθείτε ή μαζέψτε με
       *[move] παίξτε
    } { $dice }.
play-but =
    { $name ->
        [you] Σειρά σας:
       *[other] { $name }:
    } { $act ->
        [enter] μπείτε από την μπάρα με
        [bear-off] κινηθείτε ή μαζέψτε με
       *[move] παίξτε
    } { $dice }. Δεν παίζεται { $unused }.
play-some =
    { $name ->
        [you] Σειρά σας:
       *[other] { $name }:
    } { $act ->
        [enter] μπείτε από την μπάρα με
        [bear-off] κινηθείτε ή μαζέψτε με
       *[move] παίξτε
    } { $dice }. { $count ->
        [1] Παίζεται μόνο ένα από αυτά.
       *[2] Παίζονται μόνο δύο από αυτά.
    }
stuck-on-bar =
    { $name ->
        [you] { $ends ->
            [0] Τελειώστε τη σειρά σας.
           *[other] Η σειρά σας τελειώνει.
        }
       *[other] { $ends ->
            [0] { $name }: τελειώστε τη σειρά σας.
           *[other] { $name }: η σειρά σας τελειώνει.
        }
    } Το πιόνι στην μπάρα δεν μπορεί να μπει με { $dice }.
stuck =
    { $name ->
        [you] { $ends ->
            [0] Τελειώστε τη σειρά σας.
           *[other] Η σειρά σας τελειώνει.
        }
       *[other] { $ends ->
            [0] { $name }: τελειώστε τη σειρά σας.
           *[other] { $name }: η σειρά σας τελειώνει.
        }
    } Κανένα πιόνι δεν μπορεί να κινηθεί με { $dice }.
won =
    { $name ->
        [you] Κερδίζετε
       *[other] { $name } κερδίζει
    }: { $manner }.

## The score panel

in-hand = Στο χέρι
on-the-bar = Στην μπάρα
off = Μαζεμένα
count-of-all = { $count } από { $all }

## What is known of the game without playing it

title = Tabula
tagline = Το τάβλι της Ρώμης: τρία ζάρια, μία κατεύθυνση
goal = Βάλτε και τα δεκαπέντε πιόνια, κάντε μια φορά τον γύρο του ταμπλό και μαζέψτε τα πρώτοι.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-pips = pip
about-pips = Τα pip είναι τα σημεία που έχουν ακόμη να διανύσουν όλα τα πιόνια ενός παίκτη.
term-hand = χέρι
about-hand = Τα πιόνια στο χέρι δεν μπήκαν ακόμη στο ταμπλό.
term-bar = μπάρα
about-bar = Στην μπάρα τα χτυπημένα πιόνια περιμένουν να ξαναμπούν.
term-off = μαζεμένα
about-off = Τα μαζεμένα πιόνια τελείωσαν τον γύρο τους. Δεκαπέντε κερδίζουν.

## Its ready-made starts

zeno = Η ζαριά του Ζήνωνα
about-zeno = Ο αυτοκράτορας Ζήνων είχε καλή θέση, έφερε 2-5-6 και αναγκάστηκε να χαλάσει τα ζευγάρια του: οκτώ πιόνια έμειναν μόνα. Παίξτε από τη θέση του.
play-zeno = Παίξτε από τη θέση του Ζήνωνα

## What the seats are called

ivory = Ιβουάρ
    .gen = του Ιβουάρ
brown = Καφέ
    .gen = του Καφέ
