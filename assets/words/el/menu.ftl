## The first page

about = Πέντε επιτραπέζια με ζάρια, με αντίπαλο τον υπολογιστή, κάποιον δίπλα σας ή έναν φίλο μακριά
saved-games = Αποθηκευμένα παιχνίδια
statistics = Στατιστικά
settings = Ρυθμίσεις
rules = Κανόνες
join-by-link = Είσοδος με σύνδεσμο
quit = Έξοδος
resume-since = Συνέχεια: { $saved }, { $when }
resume = Συνέχεια: { $saved }
go-on-waiting = Συνέχεια αναμονής: { $game }
start-here = Αρχίστε εδώ

## The page of a game

first-moves = Πρώτες κινήσεις
position-editor = Επεξεργασία θέσης
puzzle-of-the-day = Γρίφος της ημέρας
puzzles = Γρίφοι
puzzles-solved = Γρίφοι: λύθηκαν { $solved } από { $tried }
mistakes-due = Λάθη: { $count } για σήμερα
mistakes-later =
    { $count ->
        [1] Λάθη: αύριο
       *[other] Λάθη: σε { $count } μέρες
    }
own-mistakes = Τα δικά σας λάθη από παιχνίδια που αναλύθηκαν, ως γρίφοι.
play = Παίξτε
play-with-friend = Παίξτε με έναν φίλο
by-link = Ο καθένας στη δική του συσκευή, με έναν σύνδεσμο.
clock = Ρολόι: { $clock }

## The first moves of backgammon

all-throws = Όλες οι ζαριές
about-first-moves = Οι καλύτερες πρώτες κινήσεις για κάθε ζαριά, και πόσους πόντους χαρίζουν οι άλλες. Διαλέξτε μια ζαριά για τις απαντήσεις. Το παιχνίδι αρχίζει με διπλές μόνο όπου, μετά από ισοπαλία, ρίχνονται ξανά και τα δύο ζάρια.
replies = Απαντήσεις στο { $throw }: { $turn }

## While the table is set, while it plays by itself, and before a kiosk’s game ends

setting-the-table = Στήνεται το τραπέζι…
press-to-play = Πατήστε κάτι για να παίξετε.
game-ends =
    { $seconds ->
        [one] Αγγίξτε κάτι για να συνεχίσετε. Αυτό το παιχνίδι τελειώνει σε { $seconds } δευτερόλεπτο.
       *[other] Αγγίξτε κάτι για να συνεχίσετε. Αυτό το παιχνίδι τελειώνει σε { $seconds } δευτερόλεπτα.
    }
