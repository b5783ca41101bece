## For screen readers: who plays what; throws; choices and moves

introduced =
    { $title }: { $first ->
        [you] εσείς
       *[other] { $first }
    } και { $second ->
        [you] εσείς
       *[other] { $second }
    }.
each-throws =
    { $first ->
        [you] Φέρνετε { $one }
       *[other] { $first } φέρνει { $one }
    }, { $second ->
        [you] εσείς φέρνετε { $another }
       *[other] { $second } φέρνει { $another }
    }.
throws =
    { $name ->
        [you] Φέρνετε { $dice }.
       *[other] { $name } φέρνει { $dice }.
    }
played =
    { $name ->
        [you] Εσείς: { $what }.
       *[other] { $name }: { $what }.
    }

## Where dice of the players are entered

what-first-thrown =
    { $name ->
        [you] Ρίξτε από ένα ζάρι ο καθένας. Τι φέρατε;
       *[other] Ρίξτε από ένα ζάρι ο καθένας. Τι έφερε { $name };
    }
what-thrown =
    { $name ->
        [you] Τι φέρατε;
       *[other] Τι έφερε { $name };
    }

entered =
    Ρίξτε τα ζάρια σας και γράψτε τις όψεις: { $number } από { $count }
are-these-your-dice = Αυτά είναι τα ζάρια σας;
confirm = Επιβεβαίωση
remove = Αφαίρεση

## Whoever reads, as a name in the list of players

you-as-player = Εσείς

## On buttons of several places

back = Πίσω
close = Κλείσιμο
main-menu = Κύριο μενού
undo = Αναίρεση
better = Καλύτερα
played-turn = Παίχτηκε
number-of-count = { $number } από { $count }

## The prompt, where nobody here is asked for anything

is-playing = { $name } παίζει.
is-stuck = { $name } δεν μπορεί να κινηθεί με αυτή τη ζαριά.
cannot-play = { $name } δεν μπορεί να παίξει.
someones-turn = Παίζει: { $name }.
turn-on-another-device = Παίζει, σε άλλη συσκευή: { $name }. Στείλτε το παιχνίδι.

## What has happened, below the prompt

forced-moves =
    Όπου γίνεται μόνο μία κίνηση, η ρύθμιση «Αυτόματες μόνες κινήσεις» την κάνει για εσάς.
cocked =
    { $die ->
        [lot] Ένας λοξός κλήρος ρίχτηκε ξανά.
       *[die] Ένα λοξό ζάρι ρίχτηκε ξανά.
    }
undone-to-turn = Έγινε αναίρεση: πίσω στη σειρά σας { $number }. Έρχονται ξανά τα ίδια ζάρια.
undone-to-answer = Έγινε αναίρεση: πίσω στην απάντησή σας. Έρχονται ξανά τα ίδια ζάρια.
undone-to-dice = Έγινε αναίρεση. Έρχονται ξανά τα ίδια ζάρια.

## The buttons of a turn

throw = Ρίξτε
hint = Υπόδειξη
i-am-here = Εδώ είμαι
send-to = Αποστολή: { $name }
play-here = Παίξτε εδώ
about-play-here = Και οι δύο παίκτες παίζουν πάλι σε αυτή τη συσκευή.
agree = Συμφωνώ
decline = Απόρριψη
play-both-sides = Και οι δύο πλευρές

## The buttons above the board

your-friend = Φίλος
moves = Κινήσεις
rules = Κανόνες
dice-statistics = Στατιστικά ζαριών
settings = Ρυθμίσεις
menu = Μενού

## The buttons at the end of a game

replay = Επανάληψη
another-game = Άλλο παιχνίδι
play-again = Παίξτε ξανά
analysis = Ανάλυση
send-result = Αποστολή σκορ

## The buttons of a replay

first = Πρώτη
previous = Πίσω
play = Αναπαραγωγή
pause = Παύση
next = Μπρος
last = Τελευταία
back-to-game = Στο παιχνίδι
edit = Αλλαγή
about-edit = Επεξεργασία αυτής της θέσης

## The score and the dice

whole-score = Ολόκληρο το σκορ
used-die = { $number }, παίχτηκε
swap-dice = Αλλαγή ζαριών
about-swap = Η γρήγορη κίνηση δοκιμάζει πρώτα το αριστερό ζάρι. Κλικ για να αλλάξετε τα ζάρια ({ $key }).

## On the board: where dice lead and what that is worth; the order of the moves of a turn

dice-and-worth = { $faces }: { $worth }
better-number = Καλύτερα { $number }
played-number = Παίχτηκε { $number }
sum = = { $number }

## What a friend says, in a bubble

quoted = «{ $words }»

## A lesson

lesson-step = { $lesson } · { $number } από { $count }
