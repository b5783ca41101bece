## Lessons

new-to-this-game = Πρώτη φορά σε αυτό το παιχνίδι; Μάθετέ το σε τρία λεπτά.
press-next = Πατήστε «Επόμενο» για να συνεχίσετε.
opponent-plays = Παίζει ο αντίπαλος.
play-a-game = Παίξτε ένα παιχνίδι
wrong-action = ενέργεια, { $error }
dead-end = κανένας δρόμος αυτού του βήματος δεν συνεχίζει από εδώ
next = Επόμενο
skip = Παράλειψη

## The title of a puzzle

puzzle-title = Γρίφος { $number } από { $last }
puzzle-title-with-solved = Γρίφος { $number } από { $last } · λύθηκαν { $solved } από { $tried }
own-mistakes = Δικά σας λάθη · { $number } από { $count } για σήμερα

## What a puzzle asks

to-decide = Αποφασίζει: { $name }. Τι είναι καλύτερο;
to-move = Παίζει: { $name }, με ζαριά { $sum }. Βρείτε την καλύτερη κίνηση.
to-play = Παίζει: { $name }, με { $dice }. Βρείτε την καλύτερη κίνηση.

## What is said to an answer

answered = Απαντήσατε σε αυτόν τον γρίφο. Δοκιμάστε ξανά, ή πηγαίνετε στον επόμενο.
right = Σωστά: { $turn }.
not-the-best = Δεν είναι το καλύτερο: αυτό σας κοστίζει { ACC($lost) }.
not-the-best-or-more = Δεν είναι το καλύτερο: αυτό σας κοστίζει { ACC($lost) } ή περισσότερο.
level-plays = { FIRST($level) } παίζει: { $turn }, και αυτό κοστίζει { ACC($lost) }.
better = Καλύτερα: { $turn }.
in-the-game = Στο παιχνίδι ήταν { $turn }.
with-reason = { $reason } { $why }

## Buttons

next-puzzle = Επόμενος γρίφος
next-mistake = Επόμενο λάθος
try-again = Νέα προσπάθεια
link = Σύνδεσμος
