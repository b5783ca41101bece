## What they are called

guest = Επισκέπτης
    .nom = ο Επισκέπτης
    .first = Ο Επισκέπτης
    .acc = τον Επισκέπτη
regular = Θαμώνας
    .nom = ο Θαμώνας
    .first = Ο Θαμώνας
    .acc = τον Θαμώνα
gambler = Τζογαδόρος
    .nom = ο Τζογαδόρος
    .first = Ο Τζογαδόρος
    .acc = τον Τζογαδόρο
master = Μάστορας
    .nom = ο Μάστορας
    .first = Ο Μάστορας
    .acc = τον Μάστορα
oracle = Πυθία
    .nom = η Πυθία
    .first = Η Πυθία
    .acc = την Πυθία

## Who they are

about-guest = Έμαθε τους κανόνες απόψε και χαίρεται την παρέα.
about-regular = Παίζει εδώ κάθε εβδομάδα και ξέρει τα απλά κόλπα.
about-gambler = Παίζει για λεφτά και μετρά τις ζαριές που χτυπούν.
about-master = Παίζει μια ζωή και σπάνια κάνει λάθος.
about-oracle = Βλέπει μακριά και δεν συγχωρεί τίποτα.

## What a chance is a chance of

chance =
    { $what ->
        [win-gammon] νίκη με διπλό
        [win-backgammon] νίκη με τριπλό
        [win-double] διπλή νίκη
        [lose-gammon] ήττα με διπλό
        [lose-backgammon] ήττα με τριπλό
        [lose-double] διπλή ήττα
       *[win] νίκη
    }
