## A button with its key, under the pointer

with-key = { $name } ({ $key })

## What is written on keys that have no letter

space = Space
tab = Tab
enter = Enter
enter-on-number-pad = Enter στο αριθμητικό πληκτρολόγιο
escape = Esc
backspace = Backspace
left = Αριστερά
right = Δεξιά
up = Πάνω
down = Κάτω
home = Home
end = End
page-up = Page up
page-down = Page down

## What keys do while a game is played

does-throw = ρίχνει τα ζάρια
does-next-place = επόμενο πιόνι ή στόχος· με Shift το προηγούμενο
does-west = δείκτης αριστερά
does-east = δείκτης δεξιά
does-north = δείκτης πάνω
does-south = δείκτης κάτω
does-pick-up = σηκώνει ή αφήνει ένα πιόνι
does-quick-move = γρήγορη κίνηση με το πρώτο ζάρι
does-swap = αλλάζει τα ζάρια για γρήγορες κινήσεις
does-leave = βάζει πίσω το πιόνι, κλείνει πλαίσιο, κρύβει τη συμβουλή, ανοίγει το μενού
does-point = με φίλο σε άλλη συσκευή: δείχνει το σημείο του δείκτη
does-undo = αναίρεση
does-choices = τα άλλα κουμπιά, με τη σειρά τους
does-from-south = θέα από την πλευρά του πρώτου παίκτη
does-from-north = θέα από την πλευρά του δεύτερου παίκτη
does-from-above = θέα από ψηλά
does-closer = πιο κοντά στα ζάρια· ξανά, στο σημείο του δείκτη· ξανά, πίσω
does-log = κινήσεις
does-help = κανόνες
does-friend = ο φίλος σας σε άλλη συσκευή· το A και το X απαντούν στα αιτήματά του
does-picture = εικόνα της θέσης
does-hint = υπόδειξη· ξανά, για περισσότερα
does-odds = πιθανότητες

## What they do in lessons and puzzles

does-lesson-back = μάθημα: πίσω· γρίφος: νέα προσπάθεια
does-lesson-next = μάθημα: επόμενο, ή παράλειψη του βήματος· γρίφος: επόμενος
does-show-best = μετά από απάντηση: δείχνει την καλύτερη κίνηση
does-show-played = μετά από απάντηση: δείχνει τη δική σας κίνηση
does-puzzle-link = γρίφος: αντιγραφή συνδέσμου (στον περιηγητή)

## What they do where the faces of real dice are entered

does-faces = όψη ενός ζαριού· ενός κλήρου 0 ή 1
does-take-back = παίρνει πίσω την τελευταία όψη
does-confirm = επιβεβαιώνει τις όψεις

## What they do in a replay

does-replay-first = πρώτη κίνηση
does-replay-back = προηγούμενη κίνηση· ανοίγει την επανάληψη
does-replay-forward = επόμενη κίνηση
does-replay-last = τελευταία κίνηση
does-replay-play = αναπαραγωγή ή παύση· το Esc γυρίζει στο παιχνίδι

## Keys in menus and panels, and what they do

enter-or-space = Enter, Space
arrows-and-pages = Πάνω, Κάτω, Page up, Page down
left-or-right = Αριστερά, Δεξιά
does-next-button = επόμενο κουμπί ή κείμενο· με Shift το προηγούμενο
does-press = πατά το κουμπί
does-scroll = κυλά το κείμενο στο πλαίσιο
does-decision = στο γράφημα της ανάλυσης: προηγούμενη και επόμενη απόφαση
does-full-screen = πλήρης οθόνη, και πίσω· και στο τραπέζι

## Gestures of the mouse and the fingers, and what they do

drag = Σύρσιμο, ή κλικ και κλικ
double-click = Διπλό κλικ
click-dice = Κλικ στα ζάρια
drag-dice = Σύρσιμο των ζαριών
hold-still = Πάτημα χωρίς κίνηση
right-click = Δεξί κλικ, ένα δάχτυλο ακίνητο
right-button = Δεξί κουμπί, δύο δάχτυλα
shift-right-button = Shift και δεξί κουμπί
wheel = Ροδέλα, δύο δάχτυλα που ανοίγουν
does-move = κινεί ένα πιόνι
does-quick-move-if-on = γρήγορη κίνηση με το πρώτο ζάρι, αν είναι ενεργή
does-swap-thrown = μετά τη ζαριά: τα αλλάζει για γρήγορες κινήσεις
does-shake = πριν από τη ζαριά: τα κουνά και τα ρίχνει
does-look-closer = κοιτάζει από κοντά τα ζάρια μετά τη ζαριά, τον βίδο ή ένα σημείο
does-point-there = με φίλο σε άλλη συσκευή: δείχνει
does-turn-camera = γυρίζει την κάμερα
does-move-camera = μετακινεί την κάμερα
does-zoom = μεγέθυνση
