## Why an action is refused

empty-reserve = Δεν υπάρχει πούλι στο απόθεμα.
not-your-reserve = Αυτό είναι το απόθεμα του αντιπάλου.
place-elsewhere = Με { $number } τοποθετείται πούλι στο τετράγωνο εκκίνησής σας { $number }.
no-such-place = Τα πούλια πηγαίνουν μόνο από το απόθεμα στο ταμπλό και πίσω.
empty-square = Δεν υπάρχει πούλι σε αυτό το τετράγωνο.
not-your-stack = Αυτή η στοίβα δεν είναι δική σας: πάνω πάνω είναι πούλι του αντιπάλου.
moves-from-home = Βαδίζουν μόνο στοίβες από τα δικά σας τετράγωνα εκκίνησης.
moves-elsewhere = Με { $number } βαδίζει η στοίβα στο τετράγωνο εκκίνησής σας { $number }.
too-tall = Μια στοίβα με { $number } πούλια δεν μπορεί να βαδίσει: τα άλλα τετράγωνα είναι μόνο 17.
walk-length =
    { $height ->
        [one] Μια στοίβα με { $height } πούλι βαδίζει { $height } τετράγωνο
       *[other] Μια στοίβα με { $height } πούλια βαδίζει { $height } τετράγωνα
    }, όχι { $squares }.
not-orthogonal = Το βάδισμα πηγαίνει από τετράγωνο σε τετράγωνο πάνω από τις πλευρές τους.
square-twice = Το βάδισμα δεν περνά δύο φορές από το ίδιο τετράγωνο.
back-to-start = Το βάδισμα δεν γυρίζει ποτέ εκεί όπου άρχισε.
return-needs-doubles = Πούλι επιστρέφει στο απόθεμα μόνο με διπλές.
return-instead-of-both = Πούλι επιστρέφει στο απόθεμα αντί για τα δύο ζάρια, όχι μετά το ένα.
return-to-own-reserve = Το πούλι πηγαίνει στο απόθεμα αυτού που το έχει.
return-from-home = Με τους δικούς μας κανόνες πούλι επιστρέφει στο απόθεμα μόνο από τα δικά σας τετράγωνα εκκίνησης.
return-rather-than-bump = Μετά από αυτό το δεύτερο { $number } δεν θα παιζόταν, και στοπ δεν επιτρέπεται όσο μπορείτε να επιστρέψετε ένα πούλι.
both-dice = Πρέπει να παίξετε και τα δύο ζάρια: μετά από αυτό το { $number } δεν θα παιζόταν.

## What has happened

begins-again = Αρχίζει ξανά όποιος άρχισε το παιχνίδι που έληξε ισόπαλο.
token-returned = Ένα πούλι επέστρεψε στο απόθεμα: ο ίδιος παίκτης ρίχνει ξανά.

## How a game has ended

centre-is-nobodys = κανείς δεν έχει τετράγωνο στο κέντρο
by-points = { $more } προς { $fewer }
by-square = { $more } προς { $fewer }, με το τετράγωνο { $number }

## Places

reserve =
    { $seat ->
        [Brown] απόθεμα του Καφέ
       *[Ivory] απόθεμα του Ιβουάρ
    }
    .acc =
        { $seat ->
            [Brown] το απόθεμα του Καφέ
           *[Ivory] το απόθεμα του Ιβουάρ
        }
    .from =
        { $seat ->
            [Brown] από το απόθεμα του Καφέ
           *[Ivory] από το απόθεμα του Ιβουάρ
        }
    .to =
        { $seat ->
            [Brown] στο απόθεμα του Καφέ
           *[Ivory] στο απόθεμα του Ιβουάρ
        }
centre = κέντρο { $number }
    .acc = το κέντρο { $number }
    .from = από το κέντρο { $number }
    .to = στο κέντρο { $number }
own-home = τετράγωνο εκκίνησης { $number }
    .acc = το τετράγωνο εκκίνησης { $number }
    .from = από το τετράγωνο εκκίνησης { $number }
    .to = στο τετράγωνο εκκίνησης { $number }
home-of =
    { $seat ->
        [Brown] τετράγωνο εκκίνησης { $number } του Καφέ
       *[Ivory] τετράγωνο εκκίνησης { $number } του Ιβουάρ
    }
    .acc =
        { $seat ->
            [Brown] το τετράγωνο εκκίνησης { $number } του Καφέ
           *[Ivory] το τετράγωνο εκκίνησης { $number } του Ιβουάρ
        }
    .from =
        { $seat ->
            [Brown] από το τετράγωνο εκκίνησης { $number } του Καφέ
           *[Ivory] από το τετράγωνο εκκίνησης { $number } του Ιβουάρ
        }
    .to =
        { $seat ->
            [Brown] στο τετράγωνο εκκίνησης { $number } του Καφέ
           *[Ivory] στο τετράγωνο εκκίνησης { $number } του Ιβουάρ
        }

## What has moved

walked =
    { $height ->
        [one] { $height } πούλι
       *[other] { $height } πούλια
    } { FROM($from) } μέσα από { ACC($over) }

## What the button of a step says

place-token = Με το { $number }: πούλι { TO($to) }
return-token = Επιστροφή πουλιού { FROM($from) } στο απόθεμα
walk-token = Με το { $number }: πούλι { FROM($from) } { TO($to) }
walk-tokens = Με το { $number }: βάδισμα με τα { $height } πούλια { FROM($from) } μέσα από { ACC($over) }

## What the button of a choice says

end-turn-bump = Τέλος σειράς (στοπ)

## What is asked of whom, and the end of a game

last-turn = { $prompt } Αυτή είναι η τελευταία σειρά.
use-one =
    { $name ->
        [you] Σειρά σας: παίξτε { $number }.
       *[other] { $name }: παίξτε { $number }.
    }
use-both =
    { $name ->
        [you] Σειρά σας: παίξτε { $one } και { $another }.
       *[other] { $name }: παίξτε { $one } και { $another }.
    }
use-twice =
    { $name ->
        [you] Σειρά σας: παίξτε { $number } δύο φορές.
       *[other] { $name }: παίξτε { $number } δύο φορές.
    }
use-twice-or-return =
    { $name ->
        [you] Σειρά σας: παίξτε { $number } δύο φορές, ή επιστρέψτε ένα πούλι σας στο απόθεμα και ρίξτε ξανά.
       *[other] { $name }: παίξτε { $number } δύο φορές, ή επιστρέψτε ένα πούλι σας στο απόθεμα και ρίξτε ξανά.
    }
return-and-throw =
    { $name ->
        [you] Σειρά σας: επιστρέψτε ένα πούλι σας στο απόθεμα και ρίξτε ξανά.
       *[other] { $name }: επιστρέψτε ένα πούλι σας στο απόθεμα και ρίξτε ξανά.
    }
use-once =
    { $name ->
        [you] Σειρά σας: παίξτε { $number }. Δεύτερη φορά δεν παίζεται.
       *[other] { $name }: παίξτε { $number }. Δεύτερη φορά δεν παίζεται.
    }
use-only =
    { $name ->
        [you] Σειρά σας: παίξτε { $one }. Το { $another } δεν παίζεται.
       *[other] { $name }: παίξτε { $one }. Το { $another } δεν παίζεται.
    }
use-either =
    { $name ->
        [you] Σειρά σας: παίξτε { $one } ή { $another }. Και τα δύο δεν παίζονται.
       *[other] { $name }: παίξτε { $one } ή { $another }. Και τα δύο δεν παίζονται.
    }
bump =
    { $name ->
        [you] { $ends ->
            [0] Τελειώστε τη σειρά σας.
           *[other] Η σειρά σας τελειώνει.
        }
       *[other] { $ends ->
            [0] { $name }: τελειώστε τη σειρά σας.
           *[other] { $name }: η σειρά σας τελειώνει.
        }
    } Δεν μπορείτε να παίξετε { $dice }. Αυτό είναι στοπ.
bump-and-turn =
    { $name ->
        [you] { $ends ->
            [0] Τελειώστε τη σειρά σας.
           *[other] Η σειρά σας τελειώνει.
        }
       *[other] { $ends ->
            [0] { $name }: τελειώστε τη σειρά σας.
           *[other] { $name }: η σειρά σας τελειώνει.
        }
    } Δεν μπορείτε να παίξετε { $dice }. Αυτό είναι στοπ, και { $other ->
        [you] έχετε άλλη μία σειρά.
       *[other] { $other } έχει άλλη μία σειρά.
    }
won =
    { $name ->
        [you] Κερδίζετε
       *[other] { $name } κερδίζει
    } το κέντρο, { $manner }.

## The score panel

in-reserve = Απόθεμα
running-score = Συνολικό σκορ
coins-won = Κέρδος
gained = +{ $count }
stake = Ποντάρισμα

## What is known of the game without playing it

title = Tablero di Berona
tagline = Στοιβάξτε πούλια και έχετε το κέντρο στο τέλος
goal = Να είναι δικά σας τα πιο πολύτιμα τετράγωνα του κέντρου όταν τελειώσει το παιχνίδι.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-points = πόντοι, πόντους, πόντο
about-points = Κάθε τετράγωνο του κέντρου μετρά όσο ο αριθμός του, 1 έως 6, για όποιον έχει το πάνω πούλι του.
term-use = παίξτε, παίξετε, παίζεται, παίζονται
about-use = Κάθε ζάρι είτε τοποθετεί ένα πούλι στο τετράγωνο εκκίνησής σας με τον αριθμό του είτε βάζει τη στοίβα που είναι εκεί να βαδίσει.
term-walk = βάδισμα, βαδίζει
about-walk = Η στοίβα που βαδίζει αφήνει το κάτω πούλι της σε κάθε τετράγωνο όπου μπαίνει.
term-reserve = απόθεμα
about-reserve = Στο απόθεμα είναι τα πούλια ενός παίκτη που δεν είναι στο ταμπλό.
term-bump = στοπ
about-bump = Στοπ είναι ένα ζάρι που δεν παίζεται: ο άλλος παίκτης έχει μια τελευταία σειρά, και μετά μετριέται το κέντρο.
term-running-score = συνολικό σκορ
about-running-score = Το συνολικό σκορ προσθέτει τις διαφορές με τις οποίες κέρδισε κάθε παίκτης.
term-coins = κέρδος
about-coins = Κέρδος είναι τα νομίσματα που κέρδισε, ή έχασε, κάθε παίκτης σε αυτή τη σειρά παιχνιδιών.
term-stake = ποντάρισμα
about-stake = Το ποντάρισμα είναι αυτό για το οποίο παίζεται ένα παιχνίδι.
term-return = επιστρέψτε, επιστροφή, επιστρέψετε
about-return = Με διπλές μπορείτε, αντί γι’ αυτό, να επιστρέψετε ένα πούλι σας στο απόθεμα και να ρίξετε ξανά.

## What the seats are called

brown = Καφέ
    .gen = του Καφέ
ivory = Ιβουάρ
    .gen = του Ιβουάρ
