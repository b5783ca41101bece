ok = OK

## Advice, opponents, lessons

no-advice = Δεν υπάρχει συμβουλή: { $error }.
opponent-cannot-play = Ο αντίπαλος δεν μπορεί να παίξει: { $error }.
lesson-cannot-go-on = Αυτό το μάθημα δεν μπορεί να συνεχίσει: { $error }.
not-answered = τα bot δεν απαντούν
not-loaded = ένα αρχείο του παιχνιδιού δεν φορτώθηκε

## Puzzles

puzzles-off = Οι γρίφοι είναι κλειστοί: δείτε «Συμβουλές» στις ρυθμίσεις.
no-puzzles = Δεν υπάρχουν γρίφοι: { $error }.
no-such-number = { $title }: δεν υπάρχει γρίφος { $number }. Ο τελευταίος είναι ο { $last }.
not-any-more = { $title }: ο γρίφος { $number } δεν υπάρχει πια.
no-mistake-kept = Δεν έχει κρατηθεί κανένα λάθος για εξάσκηση.
no-mistake-due =
    { $days ->
        [1] Κανένα άλλο λάθος για σήμερα. Το επόμενο έρχεται αύριο.
       *[other] Κανένα λάθος για σήμερα. Το επόμενο έρχεται σε { $days } μέρες.
    }
cannot-be-laid-out = { $what }: δεν μπορεί να στηθεί: { $error }.
cannot-be-judged = { $what }: δεν μπορεί να κριθεί: { $error }.
puzzle-number = Γρίφος { $number }
this-mistake = Αυτό το λάθος
unknown-turn = τα bot δεν γνωρίζουν αυτή την κίνηση

## The program itself

missing-part =
    Λείπει ένα μέρος του παιχνιδιού: το «{ $file }» δεν διαβάζεται. Εγκαταστήστε ξανά το παιχνίδι.
no-graphics = Δεν βρέθηκε πρόγραμμα οδήγησης κάρτας γραφικών. Εγκαταστήστε ένα για { $drivers }.
old-graphics = Το πρόγραμμα οδήγησης της κάρτας γραφικών δεν μπορεί να σχεδιάσει το παιχνίδι. Εγκαταστήστε ένα νεότερο για { $drivers }.
neither-file-nor-link = Το «{ $file }» δεν είναι ούτε αρχείο ούτε σύνδεσμος παιχνιδιού.
one-link-only = Μόνο ένας σύνδεσμος μπορεί να ανοίξει κάθε φορά.
in-another-tab = Αυτό το παιχνίδι συνεχίζεται σε άλλη καρτέλα.
