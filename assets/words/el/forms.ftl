## Who plays

opponent = Αντίπαλος
a-person = Άνθρωπος
two-people-share = Δύο άνθρωποι μοιράζονται αυτή την οθόνη.
strength = Δύναμη { $rank } από { $count }. { $character }
you-play = Παίζετε
watch = Ως θεατής
name-of-seat = Όνομα: { $seat }
optional-name-of-seat = Όνομα (προαιρετικά): { $seat }
your-name = Το όνομά σας
optional-name = Όνομα (προαιρετικά)

## The server for games with a friend

server = Διακομιστής
about-server = Δύο προγράμματα συναντιούνται σε έναν διακομιστή Tesserae (tesserae-room). Δημόσιος δεν υπάρχει: τρέξτε έναν δικό σας, ή ζητήστε από τον φίλο σας τη διεύθυνση του δικού του.

## House rules

house-rules =
    { $count ->
        [0] Δικοί μας κανόνες: οι κανονικοί
        [one] Δικοί μας κανόνες: { $count } αλλαγή
       *[other] Δικοί μας κανόνες: { $count } αλλαγές
    }
reset-rules = Πίσω στους κανονικούς κανόνες
rule-and-value = { $rule }: { $value }
rule-is = { $rule }: { $value }.

## Where throws come from

dice = Ζάρια
dice-on-table = Ζάρια: στο τραπέζι
dice-by-hand = Ζάρια: με το χέρι
dice-by-computer = Ζάρια: από τον υπολογιστή
on-table = Ρίχνονται στο τραπέζι
by-hand = Αληθινά ζάρια, με το χέρι
by-computer = Από τον υπολογιστή
about-table = Ρίχνετε εικονικά ζάρια. Μετρά πώς στέκονται στο τραπέζι.
about-hand = Ρίχνετε αληθινά ζάρια και γράφετε εδώ τις όψεις τους.
about-computer = Δεν ρίχνονται ζάρια: τα βγάζει μια γεννήτρια τυχαίων αριθμών, και ο σπόρος της αποθηκεύεται με το παιχνίδι.

## The clock

clock = Ρολόι
no-clock = Κανένα
sudden-death = Σταθερός χρόνος
delay = Καθυστέρηση
increment = Προσθήκη
about-no-clock = Ο καθένας σκέφτεται όσο θέλει.
about-sudden-death = Τόσος χρόνος για όλο το παιχνίδι. Όποιος μείνει χωρίς χρόνο χάνει.
about-delay = Ο χρόνος τρέχει μόνο μετά από μια καθυστέρηση σε κάθε σειρά, όπως στα περισσότερα ρολόγια του backgammon. Όποιος μείνει χωρίς χρόνο χάνει.
about-increment = Κάθε σειρά που τελειώνει προσθέτει χρόνο. Όποιος μείνει χωρίς χρόνο χάνει.
seconds-of-delay = Δευτερόλεπτα καθυστέρησης σε κάθε σειρά
seconds-of-increment = Δευτερόλεπτα που προστίθενται μετά από κάθε σειρά
minutes-each = Λεπτά για κάθε παίκτη

## What is chosen, in a few words

without-clock = κανένα
with-sudden-death =
    { $minutes ->
        [one] { $minutes } λεπτό ο καθένας
       *[other] { $minutes } λεπτά ο καθένας
    }
with-delay =
    { $minutes ->
        [one] { $minutes } λεπτό ο καθένας
       *[other] { $minutes } λεπτά ο καθένας
    }, { $seconds ->
        [one] { $seconds } δευτερόλεπτο καθυστέρηση
       *[other] { $seconds } δευτερόλεπτα καθυστέρηση
    }
with-increment =
    { $minutes ->
        [one] { $minutes } λεπτό ο καθένας
       *[other] { $minutes } λεπτά ο καθένας
    }, { $seconds ->
        [one] { $seconds } δευτερόλεπτο ακόμη ανά σειρά
       *[other] { $seconds } δευτερόλεπτα ακόμη ανά σειρά
    }
two-people = Δύο άνθρωποι σε αυτή την οθόνη
you-against = Εσείς με { ACC($bot) }
bots = { FIRST($bot) } με { ACC($other-bot) }
changed-rules =
    { $count ->
        [0] κανονικοί κανόνες
        [one] { $count } κανόνας αλλαγμένος
       *[other] { $count } κανόνες αλλαγμένοι
    }
standard-rules = Κανονικοί κανόνες.
