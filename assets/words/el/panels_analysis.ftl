## The analysis

analysis = Ανάλυση
all-games = Όλα τα παιχνίδια
no-analysis = Χωρίς ανάλυση: { $why }.
one-moment = Μια στιγμή…
analysing = Ανάλυση: { $percent } %
stopped-at = Σταμάτησε στο { $percent } %
above-and-below = Πάνω: κερδίζει { $first }. Κάτω: κερδίζει { $second }.
turning-points = Κρίσιμα σημεία
save-report = Αποθήκευση ως σελίδα με διαγράμματα
other-moves-here = Άλλες κινήσεις εδώ
mistakes = Λάθη
none-seen = Κανένα που να βλέπουν τα bot.
none-so-far = Κανένα ως τώρα.
practise =
    { $count ->
        [one] Εξάσκηση σε { $count } λάθος
       *[other] Εξάσκηση σε { $count } λάθη
    }
practise-of =
    { $count ->
        [one] Εξάσκηση σε { $count } λάθος: { $name }
       *[other] Εξάσκηση σε { $count } λάθη: { $name }
    }
threw = { $name } έφερε { $throw }
lucky = Τύχη: { $amount }.
unlucky = Ατυχία: { $amount }.
what-it-was = { $name }: { $what }
unmarked = λάθος
gave-away = { $turn }: χάρισε { ACC($amount) }.
mistake = { $name } { $sign } −{ $amount }
was-played = Παίχτηκε: { $turn }.
was-better = Καλύτερα: { $better }. { $why }
better = Καλύτερα
played = Παίχτηκε
other-moves = Άλλες κινήσεις

## Skill and luck

skill-and-luck = Ικανότητα και τύχη
curve-of-chances = Οι πιθανότητες στη διάρκεια του παιχνιδιού
game-of-series = Παιχνίδι { $number }
none-marked = Καμία απόφαση δεν έχει σημάδι.
column-value = Αξία
column-behind = Διαφορά
column-chances = Πιθανότητες
chance-and-share = { $what } { $value }
unforced-decisions = Αποφάσεις με επιλογή
count-of-mark = Με σημάδι { $sign }
given-away-in = { $what }: χαρίστηκαν
amount-in-decisions = { $amount } ({ $count })
about-marks-of = Σημάδια, στα ίδια χιλιοστά: { $marks } ({ $thresholds }).
was-incomplete = Η ανάλυση δεν ήταν πλήρης.
made-with = Φτιάχτηκε με το Tesserae.
analysis-of = { $game }, ανάλυση
given-away = Χαρίστηκαν
error-rate = Δείκτης λαθών
pr = PR
pr-of-part = { $what }: PR
luck = Τύχη
result = Αποτέλεσμα
without-luck = Χωρίς την τύχη
about-error-rate = Δείκτης λαθών: τι χαρίζει κατά μέσο όρο μια απόφαση, σε χιλιοστά αυτού που κρίνεται σε ένα παιχνίδι. Τύχη: πόσο καλύτερες ήταν οι ζαριές από τον μέσο όρο όλων των δυνατών ζαριών.
about-pr = PR: το μισό του δείκτη λαθών, όπως το μετρά το eXtreme Gammon.
as-solved = { $name }: { $perfect } από { $all } αποφάσεις όπως στη λύση, οι άλλες χάρισαν { ACC($amount) }.
endgame-as-solved = { $name }: { $perfect } από { $all } αποφάσεις του φινάλε τέλειες, { $amount } κάτω από το τέλειο παιχνίδι.

## One decision

decision = Απόφαση
back-to-analysis = Πίσω στην ανάλυση
show-position = Προβολή της θέσης
not-found-out = Δεν βρέθηκε: { $why }.
decides = { $name } αποφασίζει.
with-throw = { $name } με { $faces }.
show = Προβολή
gives-nothing =
    { $played ->
        [0] δεν χαρίζει τίποτα ({ $value }).
       *[other] Παίχτηκε: δεν χαρίζει τίποτα ({ $value }).
    }
gives-away =
    { $played ->
        [0] χαρίζει { ACC($amount) } ({ $value }).
       *[other] Παίχτηκε: χαρίζει { ACC($amount) } ({ $value }).
    }
rollout = Rollout
first-game-is-played = Rollout: παίζεται το πρώτο παιχνίδι.
rolled-out-once = Rollout: 1 παιχνίδι.
rolled-out =
    { $count ->
        [one] Rollout: { $value }, { $count } παιχνίδι.
       *[other] Rollout: { $value }, { $count } παιχνίδια.
    }
percent-done = { $percent } %
stop = Διακοπή
about-rollout = Τα bot συνεχίζουν το παιχνίδι από τις κινήσεις που διαλέξατε, το πολύ τέσσερις, με τις ίδιες ζαριές για όλες. Η τύχη αφαιρείται από τα αποτελέσματα. Το ± είναι ένα τυπικό σφάλμα.
roll-out =
    { $count ->
        [one] Rollout για { $count } κίνηση
       *[other] Rollout για { $count } κινήσεις
    }
what-about = Και αυτή εδώ;
move-pieces = Κινήστε τα πιόνια στο ταμπλό, ή διαλέξτε τα μέρη μιας κίνησης το ένα μετά το άλλο.
so-far = Ως τώρα: { $turn }
on-board = Στο ταμπλό: { $turn }
take-back = Πίσω

## Several games or positions

games = Παιχνίδια
positions = Θέσεις
nothing-listed = Τίποτα εδώ. Εδώ εμφανίζονται τα παιχνίδια ενός αρχείου με πολλά παιχνίδια και οι θέσεις ενός κειμένου με πολλές θέσεις.
which-position = { $count } θέσεις. Ποια θέλετε να ανοίξετε;
position = Θέση { $number }
score-is = Σκορ: { $score }.
score-before = Σκορ πριν: { $score }.
score-of-series = { $score } ({ $what })
position-in-words = { $what }: { $position }.
game-and-result = Παιχνίδι { $number }: { $result }
game-sentence = Παιχνίδι { $number }: { $result }.
about-giving-away = Χαρίστηκαν: σε αξίες παιχνιδιού, ή σε ματς ό,τι αξίζει όσο μία αξία παιχνιδιού. PR: το μισό αυτού που χαρίζει κατά μέσο όρο μια απόφαση, σε χιλιοστά της. Όσο μικρότερο, τόσο καλύτερο.
all-analysed = Όλα τα παιχνίδια έχουν αναλυθεί.
stop-analysis = Διακοπή της ανάλυσης
go-on-with-analysis = Συνέχεια της ανάλυσης
analyse-all = Ανάλυση όλων των παιχνιδιών
games-of-two =
    { $count ->
        [one] { $first } και { $second }: { $count } παιχνίδι.
       *[other] { $first } και { $second }: { $count } παιχνίδια.
    }
games-of-several =
    { $count ->
        [one] { $count } παιχνίδι πολλών παικτών.
       *[other] { $count } παιχνίδια πολλών παικτών.
    }
number-of-games =
    { $count ->
        [one] { $count } παιχνίδι.
       *[other] { $count } παιχνίδια.
    }
wins-points = { $name } κερδίζει { $count }
a-draw = ισοπαλία
not-finished = δεν τελείωσε
was-not-finished = Δεν τελείωσε.
all-given-away = Χαρίστηκαν: { $list }.
gave-away-and-pr = { $name } { $lost } (PR { $rating })

## The games that were analysed

analysed-games = Αναλυμένα παιχνίδια
none-analysed = Κανένα παιχνίδι ακόμη. Εδώ μπαίνει κάθε παιχνίδι που η ανάλυσή του ολοκληρώθηκε.
older-games = Παλιότερα παιχνίδια
about-rating = PR, ο δείκτης απόδοσης: το μισό αυτού που χαρίζει κατά μέσο όρο μια απόφαση, σε χιλιοστά αυτού που κρίνεται σε ένα παιχνίδι. Όσο μικρότερο, τόσο καλύτερο.
name-and-game = { $name }, { $game }
pr-in-one = { $name }: PR { $rating } σε 1 παιχνίδι.
pr-in-last = { $name }: PR { $rating } στο τελευταίο από { $count } παιχνίδια, { $mean } στα τελευταία { $last } μαζί.
legend = Σημεία: κάθε παιχνίδι. Γραμμή: τα τελευταία { $count } παιχνίδια μαζί.
pr-of = { $name } { $rating }
ratings = PR: { $list }.
moves-not-saved = Οι κινήσεις του δεν είναι πια αποθηκευμένες.

## The results of all games

statistics = Στατιστικά
analysed-games-and-pr = Αναλυμένα παιχνίδια και PR
no-games = Κανένα παιχνίδι ακόμη. Εδώ μετριέται κάθε παιχνίδι που παίζετε.
none-finished = άρχισαν: { $count }, δεν τελείωσε κανένα
finished =
    { $count ->
        [one] Τελείωσε { $count } παιχνίδι
       *[other] Τελείωσαν { $count } παιχνίδια
    }
dice-luck = Τύχη στα ζάρια
about-luck = Τα δίκαια ζάρια έχουν μέσο όρο 3,5. Η τελευταία στήλη λέει πόσες φορές, σε 100 δείγματα αυτού του μεγέθους, τα δίκαια ζάρια απέχουν από αυτόν τουλάχιστον τόσο.
copy-error-rates = Αντιγραφή των δεικτών λαθών
puzzles-solved = Γρίφοι που λύθηκαν με την πρώτη
solved-of = { $game }: { $solved } από { $all }
rate =
    { $count ->
        [one] { $name }: δείκτης λαθών { $last } σε { $count } αναλυμένο παιχνίδι
       *[other] { $name }: δείκτης λαθών { $last } σε { $count } αναλυμένα παιχνίδια
    }
rate-before =
    { $count ->
        [one] { $name }: δείκτης λαθών { $before } → { $last } σε { $count } αναλυμένο παιχνίδι
       *[other] { $name }: δείκτης λαθών { $before } → { $last } σε { $count } αναλυμένα παιχνίδια
    }
like-level = { $what }, όπως { NOM($bot) }
against = { $name } με { ACC($bot) }
won = νίκες
points = πόντοι
won-of = { $wins } από { $all }
count-of-manner = { $count } × { $manner }
manners = { $name }: { $list }
dice-column = ζάρια
average = μέσος όρος
of-hundred = στα 100
