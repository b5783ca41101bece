## Beside the drawing of a board

cube-in-middle = αξία { $count } (στη μέση)
cube-of = αξία { $count } ({ $name })
tabula-pieces =
    { $who }: { $count } στο χέρι, { $number } στην μπάρα, { $off } μαζεμένα{ $bears ->
        [0] {""}
       *[other] , μπορεί να μαζεύει
    }
tabula-dice = { $who }, ζάρια: { $faces }
ur-side = { $who }   αφετηρία { $start }   ποτάμι { $river }   τέρμα { $home }
ur-tallies = ραβδάκια { $count }
ur-stock = ραβδάκια στο απόθεμα { $count }
ur-pool = νομίσματα στο ταμείο { $count }
ur-thrown = { $name }, ζαριά { $faces }, αξίζει { $count }
berona-reserves = αποθέματα: { $first } (A) { $count }, { $second } (B) { $number }

## What is asked in a game, and what cannot be done

both = Και οι δύο
enter-faces = Γράψτε τις όψεις των ζαριών, για παράδειγμα: { $command }
not-in-list = Το { $found } δεν είναι στη λίστα.
type-number = Γράψτε τον αριθμό μιας ενέργειας ({ $key }: λίστα εντολών)
with-help = { $what } ({ $key }: λίστα εντολών)
nothing-to-offer = Τώρα δεν υπάρχει τίποτα να προταθεί.
type-one-of = Γράψτε ένα από αυτά: { $words }
comes-again = Έρχεται ξανά { $faces }: πατήστε Enter.
draws-throws = Σε αυτό το παιχνίδι το πρόγραμμα κληρώνει τις ζαριές· { $option } είναι για αληθινά ζάρια.
too-many-steps = Αυτό είναι μεγαλύτερο από μια σειρά: { $count } βήματα.
not-playable = Το «{ $found }» δεν παίζεται.
several-ways = Το «{ $found }» παίζεται με περισσότερους από έναν τρόπους: γράψτε πού σταματά στον δρόμο.
saved = Αποθηκεύτηκε. Για συνέχεια: { $command }
not-saved = Το παιχνίδι δεν αποθηκεύτηκε (αυτό το κάνει το { $option }). Η καταγραφή του:
kept-damaged = { $what }. Το αρχείο με τη βλάβη λέγεται τώρα { $file }.

## The list of commands: what stands for a number, a file and the return key, and what each command does

a-number = ΑΡΙΘΜΟΣ
a-file = ΑΡΧΕΙΟ
return-key = Enter
help-number = η ενέργεια με αυτόν τον αριθμό στη λίστα
help-return = ζαριά, ή η μόνη ενέργεια της λίστας
help-throw = ζαριά· με αληθινά ζάρια, οι όψεις τους
help-turn = περισσότερα βήματα μιας σειράς· επίσης { $words }
help-undo = αναίρεση του τελευταίου βήματος αυτής της σειράς
help-save = το παιχνίδι γράφεται σε αρχείο· { $command } το συνεχίζει
help-log = η καταγραφή του παιχνιδιού ως εδώ
help-offers = λίστα προτάσεων, όπως η παραίτηση
help-rules = οι κανόνες του παιχνιδιού
help-quit = έξοδος
help-others = Οτιδήποτε άλλο διαβάζεται ως ενέργεια στη σημειογραφία του παιχνιδιού.

## Turns and house rules

no-dice-yet = δεν υπάρχουν ζάρια στο τραπέζι: δώστε { $option } με { $count } όψεις, για παράδειγμα { $words }
no-dice-left = δεν έμειναν ζάρια για να παιχτούν: { $prompt }
nothing-played = (τίποτα)
turns =
    { $count ->
        [one] { $count } σειρά
       *[other] { $count } σειρές
    }
house-rules = Δικοί μας κανόνες για το { $option }, πρώτα ο κανονικός:

## An analysis

mistake = { $name }: { $turn } { $sign } −{ $amount }
figures = { $count } με επιλογή, δείκτης λαθών { $rate }, { $marks }
figures-of-part = { $what }, συνολικά: { $figures }, χαρίστηκαν: { $amount }
figures-of-all = Όλες: { $figures }, χαρίστηκαν: { $amount }
luck =
    Τύχη: { $lucky ->
        [0] −{ $amount }
       *[other] +{ $amount }
    } σε { $count ->
        [one] { $count } ζαριά
       *[other] { $count } ζαριές
    }
turning-point = Κρίσιμο σημείο { $number }: { $name } { $words } ({ $share })

## What is wrong on the command line and in files: parts of sentences

no-language = δεν υπάρχει γλώσσα «{ $found }» (γνωστές: { $words })
no-game-named = λείπει το παιχνίδι: δώστε το όνομά του, ή { $option }
rule-form = ένας δικός μας κανόνας γράφεται { $words }
rule-twice = το «{ $found }» δόθηκε δύο φορές
no-format-of = το { $format } δεν είναι μορφή του { $game }
not-one-position = αυτό δεν είναι μία θέση
no-position = αυτό δεν είναι θέση κανενός παιχνιδιού
few-events =
    { $count ->
        [one] το παιχνίδι έχει μόνο { $count } συμβάν
       *[other] το παιχνίδι έχει μόνο { $count } συμβάντα
    }
no-bots = λείπει το αρχείο { $file } των bot: το { $option } λέει πού βρίσκεται
first-position = { $count } θέσεις: παίρνεται η πρώτη· το { $option } διαλέγει μία
several-in-file =
    { $kind ->
        [match] το αρχείο έχει ένα ματς σε { $count } μέρη
        [games] το αρχείο έχει { $count } παιχνίδια που δεν είναι ένα ματς
       *[positions] το αρχείο έχει { $count } θέσεις
    }· διαλέξτε με { $option }
few-games =
    { $count ->
        [one] το αρχείο έχει μόνο { $count } παιχνίδι
       *[other] το αρχείο έχει μόνο { $count } παιχνίδια
    }
exists = υπάρχει ήδη
too-large = το αρχείο ξεπερνά τα { $count } MiB: δεν είναι παιχνίδι
not-utf-8 = το αρχείο δεν είναι σε σκέτο UTF-8· { $command } γράφει ένα αντίγραφο
kept-before = υπάρχει ένα από προηγούμενη ανάκτηση· μετακινήστε το πρώτα
open-elsewhere = άλλο πρόγραμμα έχει ανοιχτό αυτό το παιχνίδι
or-recover = { $what } (το { $option } συνεχίζει με το μέρος χωρίς βλάβη)
output-unwritable = η έξοδος δεν γράφεται: { $what }
