## Why an action is refused

answer-first =
    { $what ->
        [beaver] Πρώτα πρέπει να απαντηθεί το beaver.
        [resignation] Πρώτα πρέπει να απαντηθεί η παραίτηση.
       *[double] Πρώτα πρέπει να απαντηθεί ο διπλασιασμός.
    }
nothing-offered =
    { $what ->
        [resignation] Δεν υπάρχει παραίτηση για να απαντηθεί.
       *[double] Δεν υπάρχει διπλασιασμός για να απαντηθεί.
    }
dice-used-up = Τα ζάρια παίχτηκαν όλα. Τελειώστε τη σειρά σας.
not-a-place = Από εκεί δεν παίρνει κανείς πούλι.
no-checker-there = Δεν υπάρχει πούλι εκεί.
not-your-checker = Αυτό το πούλι δεν είναι δικό σας.
bar-first = Πρώτα πρέπει να μπει το πούλι σας από την μπάρα.
one-die-at-a-time = Κάθε ζάρι είναι ξεχωριστό βήμα: παίξτε ένα ζάρι τη φορά.
wrong-direction = Τα πούλια σας πηγαίνουν από το 24 προς το 1 και μετά εκτός ταμπλό.
wrong-target = Αυτό το πούλι δεν φτάνει εκεί με αυτή τη ζαριά.
point-closed = Κλειστό: ο αντίπαλος έχει δύο ή περισσότερα πούλια σε αυτό το σημείο.
way-closed = Κλειστό: ο αντίπαλος κλείνει κάθε σημείο όπου θα μπορούσε να σταθεί το πούλι στον δρόμο.
not-all-home = Κανένα πούλι δεν μαζεύεται πριν έρθουν όλα σας στο σπίτι.
not-the-furthest = Το { $number } είναι πολύ μεγάλο: με μεγαλύτερο αριθμό μαζεύεται μόνο το πιο μακρινό πούλι.
waste-die = Πρέπει να παίξετε και τα δύο ζάρια αν γίνεται: μετά από αυτή την κίνηση το άλλο δεν θα παιζόταν.
higher-die = Μπορείτε να παίξετε μόνο το ένα ζάρι, και τότε πρέπει να είναι το μεγαλύτερο.
no-cube = Αυτό το παιχνίδι παίζεται χωρίς βίδο.
double-before-throw = Διπλασιασμός γίνεται μόνο πριν από τη ζαριά.
crawford-game = Στο παιχνίδι Crawford δεν γίνεται διπλασιασμός.
cube-not-yours = Ο βίδος είναι του αντιπάλου: μόνο εκείνος μπορεί να διπλασιάσει.
at-most-64 = Η αξία του παιχνιδιού δεν περνά το 64.
no-beavers = Σε αυτό το παιχνίδι δεν παίζονται beaver.
bad-resignation = Μπορείτε να παραιτηθείτε για 1, 2 ή 3 φορές την αξία, όχι για { $number }.
nobody-on-turn = Δεν έχει ακόμη κανείς σειρά.

## What has happened

begins-with-both = Το μεγαλύτερο ζάρι αρχίζει και παίζει και τα δύο ζάρια.
automatic-double = Αυτόματος διπλασιασμός: το παιχνίδι μετρά 2.
resignation-declined = Η παραίτηση απορρίφθηκε. Το παιχνίδι συνεχίζεται.

## How a game has ended

double-dropped = άρνηση διπλασιασμού
resigned-gammon = παραίτηση με διπλό
resigned-backgammon = παραίτηση με τριπλό
single-game = μονό
gammon = διπλό
backgammon = τριπλό

## Places

the-cube = βίδος
    .acc = τον βίδο
    .from = από τον βίδο
    .to = στον βίδο

## What the button of a step says

enter-checker = Με το { $number }: είσοδος πουλιού { TO($to) }{ $hits ->
        [0] {""}
       *[other] {" "}με χτύπημα
    }
bear-off-checker = Μάζεμα πουλιού { FROM($from) } με το { $number }
move-checker = Πούλι { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] {" "}με χτύπημα
    }

## What the button of a choice says

double = Διπλασιασμός σε { $number }
take = Αποδοχή: παίζετε για { $number }
drop = Άρνηση: χάνετε { $number }
beaver = Beaver σε { $number }
resign =
    { $name ->
        [you] Παραίτηση: χάνετε { $number }
       *[other] { $name } παραιτείται: χάνει { $number }
    }
accept = Αποδοχή: κερδίζετε { $number }
play-on = Συνέχεια

## What was chosen, without the stake

taken = Αποδοχή
dropped = Άρνηση
accepted = Αποδοχή
offered-to-resign = Παραίτηση

## What was chosen, inside of a sentence

does-double = διπλασιασμός σε { $number }
does-beaver = beaver σε { $number }
does-accept = αποδοχή
does-play-on = συνέχεια του παιχνιδιού

## What is asked of whom, and the end of a game

throw-or-double =
    { $name ->
        [you] Σειρά σας: ρίξτε τα ζάρια ή διπλασιάστε σε { $number }.
       *[other] { $name }: ρίξτε τα ζάρια ή διπλασιάστε σε { $number }.
    }
some-times =
    { $count ->
        [1] { $number } μία φορά
        [2] { $number } δύο φορές
        [3] { $number } τρεις φορές
        [4] { $number } τέσσερις φορές
       *[other] { $number }, { $count } φορές
    }
play-all =
    { $name ->
        [you] Σειρά σας: παίξτε { $dice }.
       *[other] { $name }: παίξτε { $dice }.
    }
play-higher =
    { $name ->
        [you] Σειρά σας: παίξτε το { $number }, το μεγαλύτερο ζάρι. Δεν μπορείτε να παίξετε και τα δύο.
       *[other] { $name }: παίξτε το { $number }, το μεγαλύτερο ζάρι. Δεν μπορείτε να παίξετε και τα δύο.
    }
play-one =
    { $name ->
        [you] Σειρά σας: παίξτε το { $number }. Δεν μπορείτε να παίξετε το { $unused }.
       *[other] { $name }: παίξτε το { $number }. Δεν μπορείτε να παίξετε το { $unused }.
    }
play-once =
    { $name ->
        [you] Σειρά σας: παίξτε το { $number } μία φορά. Δεν μπορείτε να το παίξετε ξανά.
       *[other] { $name }: παίξτε το { $number } μία φορά. Δεν μπορείτε να το παίξετε ξανά.
    }
play-some =
    { $name ->
        [you] Σειρά σας: παίξτε το { $number } { $count ->
            [2] δύο
            [3] τρεις
           *[other] { $count }
        } φορές. Περισσότερες δεν γίνεται.
       *[other] { $name }: παίξτε το { $number } { $count ->
            [2] δύο
            [3] τρεις
           *[other] { $count }
        } φορές. Περισσότερες δεν γίνεται.
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
    } Δεν μπορείτε να παίξετε { $dice }: το πούλι στην μπάρα δεν μπορεί να μπει.
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
    } Δεν μπορείτε να παίξετε { $dice }: κάθε σημείο είναι κλειστό.
take-or-drop =
    { $other ->
        [you] Σειρά σας: αποδοχή ή άρνηση;
       *[other] { $other }: αποδοχή ή άρνηση;
    } { $name ->
        [you] Διπλασιάζετε σε { $number }.
       *[other] { $name } διπλασιάζει σε { $number }.
    }
take-or-drop-beaver =
    { $name ->
        [you] Σειρά σας: αποδοχή ή άρνηση;
       *[other] { $name }: αποδοχή ή άρνηση;
    } { $other ->
        [you] Κάνετε beaver σε { $number }.
       *[other] { $other } κάνει beaver σε { $number }.
    }
accept-or-play-on =
    { $other ->
        [you] Σειρά σας: αποδοχή ή συνέχεια;
       *[other] { $other }: αποδοχή ή συνέχεια;
    } { $name ->
        [you] Προσφέρετε παραίτηση για { $number }.
       *[other] { $name } προσφέρει παραίτηση για { $number }.
    }
won =
    { $name ->
        [you] Κερδίζετε
       *[other] { $name } κερδίζει
    } { $count ->
        [one] { $count } πόντο
       *[other] { $count } πόντους
    } ({ $manner }).{ $series ->
        [on] {" "}Το ματς συνεχίζεται.
        [won] {" "}Το ματς κερδήθηκε.
       *[none] {""}
    }

## The score panel

cube = Βίδος
cube-owned =
    { $seat ->
        [White] { $number }, του Λευκού
       *[Black] { $number }, του Μαύρου
    }
match-to = Ματς στα { $count }
crawford = Παιχνίδι Crawford
no-doubling = χωρίς διπλασιασμό

## What is known of the game without playing it

title = Backgammon
tagline = Κούρσα, πόρτες και χτυπήματα, και ένας βίδος που ανεβάζει την αξία
goal = Φέρτε τα δεκαπέντε πούλια σας στο σπίτι και μαζέψτε τα πρώτοι.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-pips = pip
about-pips = Τα pip είναι τα σημεία που έχουν ακόμη να διανύσουν όλα τα πούλια ενός παίκτη.
term-points = πόντοι, πόντους, πόντο
about-points = Οι πόντοι είναι όσο άξιζαν τα παιχνίδια που κερδήθηκαν ως τώρα.
term-cube = βίδος, βίδο, βίδου
about-cube = Ο βίδος (ο κύβος διπλασιασμού) δείχνει με πόσο πολλαπλασιάζεται η αξία του παιχνιδιού.
term-crawford = crawford
about-crawford = Παιχνίδι Crawford είναι αυτό που ακολουθεί όταν σε έναν παίκτη λείπει ένας πόντος για το ματς: σε αυτό δεν διπλασιάζει κανείς.
term-match = ματς
about-match = Το ματς κερδίζει όποιος φτάσει πρώτος σε τόσους πόντους.
term-double = διπλασιασμός, διπλασιασμό, διπλασιάστε, διπλασιάζετε, διπλασιάζει
about-double = Ο διπλασιασμός είναι πρόταση να παιχτεί το διπλάσιο: ο αντίπαλος δέχεται, ή αρνείται και χάνει όσα αξίζει τώρα το παιχνίδι.
term-take = αποδοχή
about-take = Με την αποδοχή το παιχνίδι συνεχίζεται για το διπλάσιο, και μόνο όποιος δέχτηκε μπορεί να διπλασιάσει μετά.
term-drop = άρνηση
about-drop = Με την άρνηση χάνεται το παιχνίδι, για όσα αξίζει τώρα.
term-beaver = beaver
about-beaver = Beaver σημαίνει: δέχομαι τον διπλασιασμό και διπλασιάζω ξανά αμέσως.
term-resign = παραίτηση, παραιτείται
about-resign = Η παραίτηση είναι πρόταση να χαθεί το παιχνίδι. Ο αντίπαλος μπορεί να την απορρίψει.
term-bar = μπάρα
about-bar = Στην μπάρα τα χτυπημένα πούλια περιμένουν να ξαναμπούν.

## What the seats are called

white = Λευκός
    .gen = του Λευκού
black = Μαύρος
    .gen = του Μαύρου
