## The hint

looking = Αναζήτηση της καλύτερης κίνησης…
at-first-sight = Με την πρώτη ματιά: { $turn }. Η αναζήτηση συνεχίζεται…
ranked = { $number }. { $turn }: { $worth }
no-choice = Δεν υπάρχει επιλογή.
why = Γιατί; { $why }
best = Καλύτερο: { $turn }.
would-win =
    { $wins ->
        [one] Θα κερδίζατε { $wins } φορά στις 100.
       *[other] Θα κερδίζατε { $wins } φορές στις 100.
    }
wins-and-worth =
    { $wins ->
        [one] { $wins } νίκη στις 100, { $worth }
       *[other] { $wins } νίκες στις 100, { $worth }
    }

## The odds

working-out-odds = Υπολογισμός των πιθανοτήτων…
best-step = καλύτερο
gives-away = −{ $lost }
is-hit = { $place }: χτυπιέται με { $ways } από { $count } ζαριές

## The coach

coach-is-looking = Μια στιγμή: ο προπονητής κοιτάζει.
coach-knows-better = Ο προπονητής ξέρει κάτι καλύτερο.
this-costs = Αυτό σας κοστίζει { ACC($lost) }.
this-turn-costs = Αυτή η κίνηση σάς κοστίζει { ACC($lost) }.
better = Καλύτερα: { $better }.
objection = { $about } Καλύτερα: { $better }.
objection-and-why = { $about } Καλύτερα: { $better }. { $why }

## Buttons

choose-again = Νέα επιλογή
do-it-anyway = Ας γίνει
keep-my-turn = Μένει έτσι
ask-why = Γιατί;
more = Κι άλλα
hide = Απόκρυψη
odds = Πιθανότητες

## Why something is not found out

unknown-move = τα bot δεν γνωρίζουν αυτή την κίνηση
