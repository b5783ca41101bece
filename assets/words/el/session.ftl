## What is wrong with what is settled before the first throw

wrong-position = θέση, { $error }
long-name = ένα όνομα έχει το πολύ { $most } χαρακτήρες
bad-name = το όνομα «{ $name }» αρχίζει ή τελειώνει με κενό, ή έχει χαρακτήρα που δεν τυπώνεται
invisible-name = το όνομα «{ $name }» έχει αόρατο χαρακτήρα
bad-player = ένας παίκτης είναι «person», «elsewhere», ή «bot:» και το όνομα ενός επιπέδου
bad-date = το «{ $date }» δεν είναι ημερομηνία όπως 2026-11-20

## What an undo does, and what it has done

undo = Αναίρεση
undo-to-turn = Αναίρεση: πίσω στη σειρά σας { $number }
undo-to-answer = Αναίρεση: πίσω στην απάντησή σας
undone = Έγινε αναίρεση
undone-to-turn = Έγινε αναίρεση: πίσω στη σειρά σας { $number }
undone-to-answer = Έγινε αναίρεση: πίσω στην απάντησή σας

## What is wrong with a file

no-save = γραμμή 1: αυτό δεν είναι αρχείο αποθήκευσης του Tesserae ({ $why })
other-format =
    γραμμή 1: το αρχείο αποθήκευσης έχει μορφή { $format }, αλλά αυτό το πρόγραμμα διαβάζει μόνο τη μορφή { $known }· μένει όπως είναι
wrong-header = γραμμή 1: { $why }
damage =
    { $error }· { $count ->
        [one] αυτή η γραμμή χάθηκε
       *[other] { $count } γραμμές χάθηκαν
    }
long-line = η γραμμή έχει { $count } byte
longer-than-any-event = η γραμμή έχει { $count } byte, περισσότερα από κάθε συμβάν
line-breaks-off = η γραμμή κόβεται
line-is-damaged = η γραμμή έχει βλάβη
wrong-data = στη γραμμή υπάρχει κάτι που δεν θα έπρεπε
neither-event-nor-undo = αυτό δεν είναι ούτε συμβάν ούτε αναίρεση
nothing-comes-again = μόνο οι ζαριές ενός παιχνιδιού με bot έρχονται ξανά
