## What stands there is not what should

is-not = αντί για «{ $found }» εδώ χρειάζεται: { $wanted }
missing = εδώ χρειάζεται: { $wanted }

## What should stand there

this-text = «{ $words }»
one-of = ένα από αυτά: { $words }
a-number = ένας αριθμός
number-from = ένας αριθμός από { $low } έως { $high }
smaller-number = ένας μικρότερος αριθμός
phase = μια φάση του παιχνιδιού, όπως { $examples }
two-dice = δύο ζάρια, όπως { $examples }
the-dice = τα ζάρια
face = η όψη ενός ζαριού
cube = ένας βίδος, όπως { $examples }
score = ένα σκορ, όπως { $examples }
checkers-at-place = ένα μέρος και ένας αριθμός από πούλια, όπως { $examples }
number-of-stakes = ένας αριθμός: πόσες φορές η αξία του παιχνιδιού
action = μια ενέργεια, όπως { $examples }
move-of-coin = μια κίνηση όπως { $examples }: στήλη, τετράγωνο από όπου φεύγει, τετράγωνο όπου φτάνει
two-purses = δύο πουγκιά με το πολύ { $most } νομίσματα, όπως { $examples }
rows-of-coins = ένα ταμπλό: επτά ψηφία από 1 έως 7, το τετράγωνο του νομίσματος σε κάθε στήλη
rows-of-stacks = ένα ταμπλό: τρεις γραμμές ενωμένες με «/», καθεμιά με έξι στοίβες ενωμένες με κόμματα
stack-of-tokens = μια στοίβα από πούλια: A και B
points-won = τι έχουν κερδίσει και οι δύο, όπως { $examples }
pieces-of =
    { $side ->
        [ivory] τα ιβουάρ πιόνια, όπως { $examples }
        [brown] τα καφέ πιόνια, όπως { $examples }
        [Blue] τα πιόνια του Μπλε, όπως { $examples }
       *[Ivory] τα πιόνια του Ιβουάρ, όπως { $examples }
    }
tallies = τα ραβδάκια στο απόθεμα και στους δύο παίκτες, όπως { $examples }
who-began = ποιος άρχισε, όπως { $examples }
square = το όνομα ενός τετραγώνου
place = το όνομα ενός μέρους

## What cannot be read otherwise

position-like = μια θέση γράφεται έτσι: { $examples }
places-in-order = τα μέρη γράφονται με τη σειρά, από την μπάρα ως τα μαζεμένα, το καθένα μία φορά
other-checkers =
    { $count ->
        [one] { $count } πούλι αντί για { $most }
       *[other] { $count } πούλια αντί για { $most }
    }
no-single-die = κανένα ζάρι μόνο του δεν οδηγεί από εκεί ως εδώ
not-played-here = το { $faces } δεν μπορεί να παίχτηκε εδώ
nobodys-turn = πριν από την πρώτη ζαριά και μετά το τέλος δεν είναι η σειρά κανενός· στο τέλος, και όχι πριν, είναι γνωστό ποιος άρχισε
turn-missing = λείπει ποιος έχει σειρά και ποιος άρχισε
stack-missing = λείπει μια στοίβα (το άδειο τετράγωνο γράφεται με τελεία)
should-end = η θέση έπρεπε να τελειώνει εδώ, χωρίς «{ $found }»
nothing-follows = μετά το «{ $found }» δεν ακολουθεί τίποτα
comes-twice = το «{ $found }» υπάρχει δύο φορές
three-dice =
    { $count ->
        [4] τα ζάρια είναι μόνο τρία
       *[other] τα ζάρια είναι τρία, όχι { $count }
    }
no-such-game = δεν υπάρχει παιχνίδι «{ $found }» (γνωστά: { $words })
