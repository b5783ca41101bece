## Texts in a row: two of them; all but the last; the last after two or more others

two-together = { $first } και { $last }
    .acc = { ACC($first) } και { ACC($last) }
last-together = { $first } και { $last }
    .acc = { ACC($first) } και { ACC($last) }

two-choices = { $first } ή { $last }
    .acc = { ACC($first) } ή { ACC($last) }
next-in-row = { $first }, { $last }
    .acc = { ACC($first) }, { ACC($last) }
last-choice = { $first } ή { $last }
    .acc = { ACC($first) } ή { ACC($last) }

## What is wrong in a text, and where

at-character = χαρακτήρας { $character }: { $what }
at-line-and-character = γραμμή { $line }, χαρακτήρας { $character }: { $what }

## Sentences one after the other; a sentence of its own; names and short notes in one line

next-sentence = { $first } { $last }
stated = { $what }.
in-one-line = { $first } · { $last }
titled = { $title }: { $what }
next-clause = { $first }· { $last }

## What a game is like, in one line

facts =
    { $count } παίκτες · { $shortest }–{ $longest } λεπτά · { $difficulty ->
        [easy] εύκολο
       *[medium] μέτριο
    }

## What a lesson or a file says, which is worded already

as-written = { $words }

## A legal action that a step of a lesson does not ask for

lesson-goes-on = Οι κανόνες το επιτρέπουν κι αυτό, αλλά το μάθημα συνεχίζει με αυτό που λέει το κείμενο.

## Why an action is refused

game-over = Το παιχνίδι τελείωσε.
not-over = Αυτό το παιχνίδι δεν τελείωσε ακόμη.
series-over = Η σειρά παιχνιδιών τελείωσε. Δεν υπάρχει επόμενο παιχνίδι.
throw-dice-first = Ρίξτε πρώτα τα ζάρια.
throw-lots-first = Ρίξτε πρώτα τους κλήρους.
dice-lie = Τα ζάρια είναι στο τραπέζι. Παίξτε πρώτα αυτά.
lots-lie = Οι κλήροι είναι στο τραπέζι. Παίξτε πρώτα αυτούς.
unfit-dice =
    { $count ->
        [1] Ρίχνεται ένα ζάρι
        [2] Ρίχνονται δύο ζάρια
        [3] Ρίχνονται τρία ζάρια
       *[other] Ρίχνονται { $count } ζάρια
    } με όψεις από { $low } έως { $high }, { $faces ->
        [0] αλλά δεν ρίχτηκε κανένα
       *[other] όχι { $thrown }
    }.
unfit-lots =
    { $count ->
        [1] Ρίχνεται ένας κλήρος
        [2] Ρίχνονται δύο κλήροι
        [3] Ρίχνονται τρεις κλήροι
       *[other] Ρίχνονται { $count } κλήροι
    } με όψεις από { $low } έως { $high }, { $faces ->
        [0] αλλά δεν ρίχτηκε κανένας
       *[other] όχι { $thrown }
    }.
no-such-die = Κανένα ζάρι δεν δείχνει { $number }.
die-used = Το { $number } παίχτηκε ήδη.
still-playable = Μπορείτε ακόμη να κινηθείτε, άρα πρέπει.
no-such-choice = Δεν υπάρχει τέτοια επιλογή σε αυτό το παιχνίδι.
other-throw = αυτή η ζαριά αναιρέθηκε: έρχεται πάλι { $thrown }
no-piece-to-put =
    { $piece ->
        [checker] Δεν υπάρχει πούλι εκεί.
        [token] Δεν υπάρχει πούλι εκεί.
        [coin] Δεν υπάρχει νόμισμα εκεί.
       *[piece] Δεν υπάρχει πιόνι εκεί.
    }
cannot-lie-there =
    { $piece ->
        [checker] Αυτό το πούλι δεν μπορεί να μείνει εκεί.
        [token] Αυτό το πούλι δεν μπορεί να μείνει εκεί.
        [coin] Αυτό το νόμισμα δεν μπορεί να μείνει εκεί.
       *[piece] Αυτό το πιόνι δεν μπορεί να μείνει εκεί.
    }
editing = Γίνεται επεξεργασία θέσης. Δεν παίζεται τίποτα.
set-beside = Αυτό ορίζεται δίπλα στο ταμπλό, όχι με το χέρι.

## What a refused step is answered with

nothing-can-be-moved = Τώρα δεν μπορεί να κινηθεί τίποτα. Τελειώστε τη σειρά σας.
refusal-and-hint = { $refusal } { $hint }
can-move-from =
    { $name ->
        [you] Μπορείτε να παίξετε από { ACC($places) }.
       *[other] { $name } μπορεί να παίξει από { ACC($places) }.
    }
possible = Δυνατά από εκεί: { ACC($places) }.
possible-with-both = Δυνατά από εκεί: { ACC($places) }, ή { ACC($far) } και με τα δύο ζάρια.
possible-with-several = Δυνατά από εκεί: { ACC($places) }, ή { ACC($far) } με περισσότερα ζάρια.

## Why nothing is undone

nothing-happened = δεν έγινε ακόμη κάτι που να αναιρείται
undo-throw = μια ζαριά δεν αναιρείται
undo-finished = τα ζάρια πέρασαν στον άλλο: αυτή η σειρά δεν αναιρείται
undo-said = μια επιλογή δεν αναιρείται
undo-forfeit = ένα παιχνίδι που τελείωσε με παραίτηση ή λόγω χρόνου δεν συνεχίζεται
nothing-chosen = κάθε βήμα μετά τη ζαριά ήταν το μόνο που μπορούσε να παιχτεί
undo-together =
    { $count ->
        [one] { $count } συμβάν δεν αναιρείται μαζί
       *[other] { $count } συμβάντα δεν αναιρούνται μαζί
    }, αλλά { $next-count ->
        [one] { $next-count } αναιρείται
       *[other] { $next-count } αναιρούνται
    }
no-decision = δεν αποφασίσατε ακόμη κάτι που να αναιρείται

## What is wrong with an event

thrown-again = το ζάρι { $number } δεν μπορεί να ρίχτηκε ξανά: τα ζάρια είναι λιγότερα
no-throw = μόνο μια ζαριά μπορεί να έχει προέλευση ή ζάρια που ρίχτηκαν ξανά
proof = μόνο μια συμφωνημένη ζαριά έχει απόδειξη, 32 byte σε δεκαεξαδικά ψηφία για κάθε πλευρά

## What has happened

equal-dice = Ίσα ζάρια: ρίχνουν ξανά και οι δύο.
higher-begins = Το μεγαλύτερο ζάρι αρχίζει.
winner-begins = Αρχίζει ο νικητής του προηγούμενου παιχνιδιού.

## How a game has ended, and the sentence of which that is a part

resigned = παραίτηση
absence = απουσία
out-of-time = τέλος χρόνου
won =
    { $name ->
        [you] Κερδίζετε
       *[other] { $name } κερδίζει
    } { $unit ->
        [coin] { $count ->
            [one] { $count } νόμισμα
           *[other] { $count } νομίσματα
        }
        [tally] { $count ->
            [one] { $count } ραβδάκι
           *[other] { $count } ραβδάκια
        }
       *[point] { $count ->
            [one] { $count } πόντο
           *[other] { $count } πόντους
        }
    }: { $manner }.
drawn = Ισοπαλία: { $manner }.

## Whoever reads, where a sentence says no more of them

you = εσείς

## Places and other things that stand in sentences

number = { $number }
    .acc = το { $number }
    .from = από το { $number }
    .to = στο { $number }
the-bar = μπάρα
    .acc = την μπάρα
    .from = από την μπάρα
    .to = στην μπάρα
off-the-board = εκτός ταμπλό
    .from = από τα μαζεμένα
    .to = εκτός ταμπλό
beside-the-board = δίπλα στο ταμπλό
    .acc = το πλάι του ταμπλό
    .from = από το πλάι του ταμπλό
    .to = δίπλα στο ταμπλό

## What has moved

moved = { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] {" "}με χτύπημα
    }
entered = { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] {" "}με χτύπημα
    }
went-off = { FROM($from) } { TO($to) }

## What the button of a step says

put-piece =
    { $piece ->
        [checker] Πούλι { FROM($from) } { TO($to) }
        [token] Πούλι { FROM($from) } { TO($to) }
        [coin] Νόμισμα { FROM($from) } { TO($to) }
       *[piece] Πιόνι { FROM($from) } { TO($to) }
    }

## What the button of a choice says

end-turn = Τέλος σειράς
next-game = Επόμενο
resigned-before-end = Παραίτηση
did-not-come-back = Δεν επέστρεψε
ran-out-of-time = Τέλος χρόνου
not-a-choice = Δεν υπάρχει

## What the key of a choice does, in a list of keys

does-end-turn = τέλος σειράς
does-double = διπλασιασμός
does-take = αποδοχή
does-beaver = beaver: αποδοχή και νέος διπλασιασμός
does-drop = άρνηση
does-accept = αποδοχή της παραίτησης
does-decline = απόρριψη της παραίτησης
does-claim = διεκδίκηση γραμμής
does-take-run = λήψη γραμμής
does-skip = χωρίς την ελεύθερη κίνηση
does-resign = παραίτηση
does-begin-next = αρχή του επόμενου παιχνιδιού
does-end-series = τέλος της σειράς παιχνιδιών

## What is asked of whom, and the end of a game

throw-one-die-each = Ρίξτε ένα ζάρι για κάθε παίκτη. Το μεγαλύτερο αρχίζει.
throw-dice =
    { $name ->
        [you] Σειρά σας: ρίξτε τα ζάρια.
       *[other] { $name }: ρίξτε τα ζάρια.
    }
end-your-turn =
    { $name ->
        [you] { $ends ->
            [0] Τελειώστε τη σειρά σας.
           *[other] Η σειρά σας τελειώνει.
        }
       *[other] { $ends ->
            [0] { $name }: τελειώστε τη σειρά σας.
           *[other] { $name }: η σειρά σας τελειώνει.
        }
    }
the-die = το { $number }
gave-up =
    { $loser ->
        [you] Παραιτηθήκατε
       *[other] { $loser } παραιτήθηκε
    }: { $winner ->
        [you] κερδίζετε
       *[other] { $winner } κερδίζει
    }.
stayed-away =
    { $loser ->
        [you] Δεν επιστρέψατε
       *[other] { $loser } δεν επέστρεψε
    }: { $winner ->
        [you] κερδίζετε
       *[other] { $winner } κερδίζει
    }.
lost-on-time =
    { $loser ->
        [you] Ο χρόνος σας τελείωσε
       *[other] { $loser } δεν έχει άλλο χρόνο
    }: { $winner ->
        [you] κερδίζετε
       *[other] { $winner } κερδίζει
    }.

## The score panel

pips = Pip
points = Πόντοι
date =
    { $day } { $month ->
        [1] Ιανουαρίου
        [2] Φεβρουαρίου
        [3] Μαρτίου
        [4] Απριλίου
        [5] Μαΐου
        [6] Ιουνίου
        [7] Ιουλίου
        [8] Αυγούστου
        [9] Σεπτεμβρίου
        [10] Οκτωβρίου
        [11] Νοεμβρίου
       *[12] Δεκεμβρίου
    } { $year }
