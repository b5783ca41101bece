hardly-anything = σχεδόν τίποτα
luck-and-skill =
    { $luck ->
        [better] { $name ->
            [you] Καλύτερες ζαριές είχατε εσείς, κατά { ACC($worth) }
           *[other] Καλύτερες ζαριές είχε { $name }, κατά { ACC($worth) }
        }
        [worse] { $name ->
            [you] Χειρότερες ζαριές είχατε εσείς, κατά { ACC($worth) }
           *[other] Χειρότερες ζαριές είχε { $name }, κατά { ACC($worth) }
        }
       *[alike] { $name ->
            [you] Εσείς και { $other } είχατε εξίσου καλές ζαριές
           *[other] { $other ->
                [you] { $name } και εσείς είχατε εξίσου καλές ζαριές
               *[other] { $name } και { $other } είχαν εξίσου καλές ζαριές
            }
        }
    }· { $name ->
        [you] εσείς χαρίσατε { ACC($lost) }
       *[other] { $name } χάρισε { ACC($lost) }
    }, { $other ->
        [you] εσείς χαρίσατε { ACC($other-lost) }
       *[other] { $other } χάρισε { ACC($other-lost) }
    }{ $by ->
        [luck-first] : { $name ->
            [you] κερδίσατε
           *[other] { $name } κέρδισε
        } περισσότερο από τύχη παρά από ικανότητα.
        [skill-first] : { $name ->
            [you] κερδίσατε
           *[other] { $name } κέρδισε
        } περισσότερο από ικανότητα παρά από τύχη.
        [luck] : { $name ->
            [you] κερδίσατε
           *[other] { $name } κέρδισε
        } από τύχη.
        [skill] : { $name ->
            [you] κερδίσατε
           *[other] { $name } κέρδισε
        } από ικανότητα.
        [neither] : { $name ->
            [you] κερδίσατε
           *[other] { $name } κέρδισε
        } ούτε από τύχη ούτε από ικανότητα, όσο βλέπουν τα bot.
       *[no-winner] .
    }

## What decisions are called in a sentence

it = Αυτό
the-best = Το καλύτερο
throw = ζαριά
no-move = καμία κίνηση
repeated =
    { $decision } { $count ->
        [2] δύο φορές
        [3] τρεις φορές
       *[other] τέσσερις φορές
    }
and = { $first } και { $last }
and-after-comma = { $first }, και { $last }

## Why a decision is better than another: a sentence of clauses, all but the last, and the last

better = { $subject } { $better }.
better-but = { $subject } { $better }, αλλά { $worse }.
better-although = { $subject } { $values }, αν και { $worse }.
next-clause = { $first }, { $last }
last-clause = { $first } και { $last }

## Clauses about what a decision is worth

wins-games =
    κερδίζει { $count ->
        [one] { $count } παιχνίδι
       *[other] { $count } παιχνίδια
    } στα { $of ->
        [1000] 1.000
       *[other] { $of }
    } αντί για { $other-count }
worth-instead = αξίζει { ACC($value) } αντί για { ACC($other-value) }
worth-hardly-more = αξίζει { ACC($value) }, και το άλλο σχεδόν το ίδιο

## Clauses about what a decision leaves on the board, instead of what another leaves

throws-that-hit =
    { $count ->
        [0] δεν αφήνει ζαριές που χτυπούν
       *[other] αφήνει { $count } από { $of } ζαριές που χτυπούν
    } αντί για { $other-count ->
        [0] καμία
       *[other] { $other-count }
    }
checkers-on-bar =
    { $count ->
        [0] δεν στέλνει πούλια στην μπάρα
        [one] στέλνει ένα πούλι στην μπάρα
       *[other] στέλνει { $count } πούλια στην μπάρα
    } αντί για { $other-count ->
        [0] κανένα
       *[other] { $other-count }
    }
home-points-held =
    { $count ->
        [0] δεν έχει πόρτες στο σπίτι
        [one] έχει μία πόρτα στο σπίτι
       *[other] έχει { $count } πόρτες στο σπίτι
    } αντί για { $other-count ->
        [0] καμία
       *[other] { $other-count }
    }
points-in-row =
    { $count ->
        [0] δεν κάνει πόρτες στη σειρά
        [one] κάνει μία μόνο πόρτα στη σειρά
       *[other] κάνει { $count } πόρτες στη σειρά
    } αντί για { $other-count ->
        [0] καμία
       *[other] { $other-count }
    }
anchors =
    { $count ->
        [0] δεν έχει άγκυρες
        [one] έχει μία άγκυρα
       *[other] έχει { $count } άγκυρες
    } αντί για { $other-count ->
        [0] καμία
       *[other] { $other-count }
    }
checkers-behind =
    { $count ->
        [0] δεν αφήνει πούλια πίσω
        [one] αφήνει ένα πούλι πίσω
       *[other] αφήνει { $count } πούλια πίσω
    } αντί για { $other-count ->
        [0] κανένα
       *[other] { $other-count }
    }
blots =
    { $count ->
        [0] δεν αφήνει ανοιχτά πούλια
        [one] αφήνει ένα ανοιχτό πούλι
       *[other] αφήνει { $count } ανοιχτά πούλια
    } αντί για { $other-count ->
        [0] κανένα
       *[other] { $other-count }
    }
opponents-pips =
    { $count ->
        [0] δεν αφήνει pip στον αντίπαλο
        [one] αφήνει στον αντίπαλο ένα pip
       *[other] αφήνει στον αντίπαλο { $count } pip
    } αντί για { $other-count ->
        [0] κανένα
       *[other] { $other-count }
    }
checkers-off =
    { $count ->
        [0] δεν έχει μαζεμένα πούλια
        [one] έχει ένα πούλι μαζεμένο
       *[other] έχει { $count } πούλια μαζεμένα
    } αντί για { $other-count ->
        [0] κανένα
       *[other] { $other-count }
    }
checkers-outside =
    { $count ->
        [0] δεν αφήνει πούλια έξω από το σπίτι
        [one] αφήνει ένα πούλι έξω από το σπίτι
       *[other] αφήνει { $count } πούλια έξω από το σπίτι
    } αντί για { $other-count ->
        [0] κανένα
       *[other] { $other-count }
    }
home-points-occupied =
    { $count ->
        [0] δεν πιάνει σημεία στο σπίτι
        [one] πιάνει ένα σημείο στο σπίτι
       *[other] πιάνει { $count } σημεία στο σπίτι
    } αντί για { $other-count ->
        [0] κανένα
       *[other] { $other-count }
    }
highest-stack =
    { $count ->
        [0] δεν στοιβάζει πούλια σε ένα σημείο
        [one] στοιβάζει το πολύ ένα πούλι σε ένα σημείο
       *[other] στοιβάζει έως { $count } πούλια σε ένα σημείο
    } αντί για { $other-count ->
        [0] κανένα
       *[other] { $other-count }
    }
pieces-on-bar =
    { $count ->
        [0] δεν στέλνει πιόνια στην μπάρα
        [one] στέλνει ένα πιόνι στην μπάρα
       *[other] στέλνει { $count } πιόνια στην μπάρα
    } αντί για { $other-count ->
        [0] κανένα
       *[other] { $other-count }
    }
own-pieces-on-bar =
    { $count ->
        [0] δεν αφήνει πιόνια του παίκτη στην μπάρα
        [one] αφήνει ένα πιόνι του παίκτη στην μπάρα
       *[other] αφήνει { $count } πιόνια του παίκτη στην μπάρα
    } αντί για { $other-count ->
        [0] κανένα
       *[other] { $other-count }
    }
points-held =
    { $count ->
        [0] δεν έχει πόρτες
        [one] έχει μία πόρτα
       *[other] έχει { $count } πόρτες
    } αντί για { $other-count ->
        [0] καμία
       *[other] { $other-count }
    }
pieces-alone =
    { $count ->
        [0] δεν αφήνει πιόνια μόνα
        [one] αφήνει ένα πιόνι μόνο
       *[other] αφήνει { $count } πιόνια μόνα
    } αντί για { $other-count ->
        [0] κανένα
       *[other] { $other-count }
    }
pieces-off =
    { $count ->
        [0] δεν έχει μαζεμένα πιόνια
        [one] έχει ένα πιόνι μαζεμένο
       *[other] έχει { $count } πιόνια μαζεμένα
    } αντί για { $other-count ->
        [0] κανένα
       *[other] { $other-count }
    }
pieces-in-hand =
    { $count ->
        [0] δεν κρατά πιόνια στο χέρι
        [one] κρατά ένα πιόνι στο χέρι
       *[other] κρατά { $count } πιόνια στο χέρι
    } αντί για { $other-count ->
        [0] κανένα
       *[other] { $other-count }
    }
pieces-gathered =
    { $count ->
        [0] δεν συγκεντρώνει πιόνια στο τελευταίο τέταρτο
        [one] συγκεντρώνει ένα πιόνι στο τελευταίο τέταρτο
       *[other] συγκεντρώνει { $count } πιόνια στο τελευταίο τέταρτο
    } αντί για { $other-count ->
        [0] κανένα
       *[other] { $other-count }
    }
own-pips =
    { $count ->
        [0] δεν αφήνει pip
        [one] αφήνει ένα pip
       *[other] αφήνει { $count } pip
    } αντί για { $other-count ->
        [0] κανένα
       *[other] { $other-count }
    }
pieces-to-river =
    { $count ->
        [0] δεν στέλνει πιόνια στο ποτάμι
        [one] στέλνει ένα πιόνι στο ποτάμι
       *[other] στέλνει { $count } πιόνια στο ποτάμι
    } αντί για { $other-count ->
        [0] κανένα
       *[other] { $other-count }
    }
pieces-home =
    { $count ->
        [0] δεν έχει πιόνια στο τέρμα
        [one] έχει ένα πιόνι στο τέρμα
       *[other] έχει { $count } πιόνια στο τέρμα
    } αντί για { $other-count ->
        [0] κανένα
       *[other] { $other-count }
    }
pieces-at-start =
    { $count ->
        [0] δεν αφήνει πιόνια στην αφετηρία
        [one] αφήνει ένα πιόνι στην αφετηρία
       *[other] αφήνει { $count } πιόνια στην αφετηρία
    } αντί για { $other-count ->
        [0] κανένα
       *[other] { $other-count }
    }
own-pieces-in-river =
    { $count ->
        [0] δεν αφήνει πιόνια του παίκτη στο ποτάμι
        [one] αφήνει ένα πιόνι του παίκτη στο ποτάμι
       *[other] αφήνει { $count } πιόνια του παίκτη στο ποτάμι
    } αντί για { $other-count ->
        [0] κανένα
       *[other] { $other-count }
    }
rosettes =
    { $count ->
        [0] δεν στέκεται σε ροζέτες
        [one] στέκεται σε μία ροζέτα
       *[other] στέκεται σε { $count } ροζέτες
    } αντί για { $other-count ->
        [0] καμία
       *[other] { $other-count }
    }
squares-to-go =
    { $count ->
        [0] δεν αφήνει τετράγωνα ως το τέρμα
        [one] αφήνει ένα τετράγωνο ως το τέρμα
       *[other] αφήνει { $count } τετράγωνα ως το τέρμα
    } αντί για { $other-count ->
        [0] κανένα
       *[other] { $other-count }
    }
coins-in-purse =
    { $count ->
        [0] δεν έχει νομίσματα στο πουγκί
        [one] έχει ένα νόμισμα στο πουγκί
       *[other] έχει { $count } νομίσματα στο πουγκί
    } αντί για { $other-count ->
        [0] κανένα
       *[other] { $other-count }
    }
own-run =
    { $count ->
        [0] δεν κάνει γραμμή νομισμάτων
        [one] κάνει γραμμή με ένα νόμισμα
       *[other] κάνει γραμμή με { $count } νομίσματα
    } αντί για { $other-count ->
        [0] κανένα
       *[other] { $other-count }
    }
opponents-run =
    { $count ->
        [0] δεν αφήνει στον αντίπαλο γραμμή νομισμάτων
        [one] αφήνει στον αντίπαλο γραμμή με ένα νόμισμα
       *[other] αφήνει στον αντίπαλο γραμμή με { $count } νομίσματα
    } αντί για { $other-count ->
        [0] κανένα
       *[other] { $other-count }
    }
throws-that-lose-dice =
    { $count ->
        [0] δεν αφήνει ζαριές που χάνουν τα ζάρια
       *[other] αφήνει { $count } από { $of } ζαριές που χάνουν τα ζάρια
    } αντί για { $other-count ->
        [0] καμία
       *[other] { $other-count }
    }
throws-for-longer-run =
    { $count ->
        [0] δεν αφήνει ζαριές για μεγαλύτερη γραμμή
       *[other] αφήνει { $count } από { $of } ζαριές για μεγαλύτερη γραμμή
    } αντί για { $other-count ->
        [0] καμία
       *[other] { $other-count }
    }
coins-at-edge =
    { $count ->
        [0] δεν αφήνει νομίσματα στα άκρα
        [one] αφήνει ένα νόμισμα στα άκρα
       *[other] αφήνει { $count } νομίσματα στα άκρα
    } αντί για { $other-count ->
        [0] κανένα
       *[other] { $other-count }
    }
own-centre =
    { $count ->
        [0] δεν έχει πόντους στο κέντρο
        [one] έχει έναν πόντο στο κέντρο
       *[other] έχει { $count } πόντους στο κέντρο
    } αντί για { $other-count ->
        [0] κανέναν
       *[other] { $other-count }
    }
opponents-centre =
    { $count ->
        [0] δεν αφήνει στον αντίπαλο πόντους στο κέντρο
        [one] αφήνει στον αντίπαλο έναν πόντο στο κέντρο
       *[other] αφήνει στον αντίπαλο { $count } πόντους στο κέντρο
    } αντί για { $other-count ->
        [0] κανέναν
       *[other] { $other-count }
    }
own-stacks =
    { $count ->
        [0] δεν έχει στοίβες
        [one] έχει μία στοίβα
       *[other] έχει { $count } στοίβες
    } αντί για { $other-count ->
        [0] καμία
       *[other] { $other-count }
    }
opponents-stacks =
    { $count ->
        [0] δεν αφήνει στοίβες στον αντίπαλο
        [one] αφήνει μία στοίβα στον αντίπαλο
       *[other] αφήνει { $count } στοίβες στον αντίπαλο
    } αντί για { $other-count ->
        [0] καμία
       *[other] { $other-count }
    }
tokens-covered =
    { $count ->
        [0] δεν έχει πούλια του παίκτη σκεπασμένα
        [one] έχει ένα πούλι του παίκτη σκεπασμένο
       *[other] έχει { $count } πούλια του παίκτη σκεπασμένα
    } αντί για { $other-count ->
        [0] κανένα
       *[other] { $other-count }
    }
tokens-in-reserve =
    { $count ->
        [0] δεν κρατά πούλια στο απόθεμα
        [one] κρατά ένα πούλι στο απόθεμα
       *[other] κρατά { $count } πούλια στο απόθεμα
    } αντί για { $other-count ->
        [0] κανένα
       *[other] { $other-count }
    }
throws-that-bump =
    { $count ->
        [0] δεν αφήνει ζαριές για στοπ στον αντίπαλο
       *[other] αφήνει στον αντίπαλο στοπ με { $count } από { $of } ζαριές
    } αντί για { $other-count ->
        [0] καμία
       *[other] { $other-count }
    }

## The odds of a position

chance =
    { $what ->
        [win-gammon] Πιθανότητα νίκης με διπλό: { $count } στις 100
        [win-backgammon] Πιθανότητα νίκης με τριπλό: { $count } στις 100
        [win-double] Πιθανότητα διπλής νίκης: { $count } στις 100
        [lose-gammon] Πιθανότητα ήττας με διπλό: { $count } στις 100
        [lose-backgammon] Πιθανότητα ήττας με τριπλό: { $count } στις 100
        [lose-double] Πιθανότητα διπλής ήττας: { $count } στις 100
       *[win] Πιθανότητα νίκης: { $count } στις 100
    }
chance-in-game = Πιθανότητα να κερδηθεί το παιχνίδι: { $count } στις 100
chance-in-match = Πιθανότητα να κερδηθεί το ματς: { $count } στις 100
chance-in-set = Πιθανότητα να κερδηθεί το σετ: { $count } στις 100
worth = Αξία: { $value }
worth-of-choice = Αν διαλέξετε «{ $decision }»: { $value }
throws-of-jesus = Από { $of } ζαριές, { $lose } χάνουν τα ζάρια και { $longer } μπορούν να κάνουν μεγαλύτερη γραμμή.

## What values are measured in

decimal = { $amount }
percent = { $share } %
with-error = { $amount } ± { $error }
percent-with-error = { $chances } ± { $error } %
points = { $amount } πόντοι
    .acc = { $amount } πόντους
coins = { $amount } νομίσματα
wins-in =
    { $count ->
        [0] λιγότερο από 1 νίκη
        [one] { $count } νίκη
       *[other] { $count } νίκες
    } στις { $of ->
        [1000] 1.000
       *[other] { $of }
    }
matches-in =
    { $count ->
        [0] λιγότερο από 1 ματς
        [one] { $count } ματς
       *[other] { $count } ματς
    } στα { $of ->
        [1000] 1.000
       *[other] { $of }
    }
sets-in =
    { $count ->
        [0] λιγότερο από 1 σετ
        [one] { $count } σετ
       *[other] { $count } σετ
    } στα { $of ->
        [1000] 1.000
       *[other] { $of }
    }

## How exact values are

solved-game = Αυτό το παιχνίδι έχει λυθεί. Οι τιμές του φυλάσσονται στρογγυλεμένες: είναι σωστές με ακρίβεια 0,1 νομίσματος.
solved-endgame = Ακριβές: το υπόλοιπο αυτού του παιχνιδιού έχει υπολογιστεί.
solved-endgame-in-set =
    Το υπόλοιπο αυτού του παιχνιδιού έχει υπολογιστεί. Κατ’ εκτίμηση είναι μόνο η αξία των πόντων του στο σετ.
solved-decisions = Αυτό το παιχνίδι έχει λυθεί. Οι τιμές του φυλάσσονται στρογγυλεμένες.
solved-endgame-decisions = Το φινάλε έχει υπολογιστεί. Ό,τι ήρθε πριν από αυτό είναι εκτίμηση.
solved-endgame-decisions-in-set = Τα φινάλε έχουν υπολογιστεί. Ό,τι ήρθε πριν από αυτά, και η αξία των πόντων στο σετ, είναι εκτίμηση.

## Marks of wrong decisions

doubtful = αμφίβολο
error = λάθος
blunder = σοβαρό λάθος
mark-from = { $sign } από { $count }

## Classes of decisions

class-moves = Κινήσεις
class-choices = Επιλογές
class-contact = Κινήσεις, επαφή
class-race = Κινήσεις, κούρσα
class-doubling = Διπλασιασμός
class-taking = Αποδοχή
class-take-or-throw = Λήψη ή ζαριά
class-claim-or-throw = Διεκδίκηση ή ζαριά
part-checker-play = Κινήσεις πουλιών
part-cube = Βίδος
part-resignations = Παραιτήσεις
