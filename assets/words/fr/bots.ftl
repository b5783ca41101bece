## What they are called

guest = L’Invité
regular = L’Habitué
gambler = Le Flambeur
master = Le Maître
oracle = L’Oracle

## Who they are

about-guest = Vient d’apprendre les règles ce soir et aime la compagnie.
about-regular = Joue ici chaque semaine et connaît les ruses simples.
about-gambler = Joue pour l’enjeu et compte les jets qui frappent.
about-master = Joue depuis toujours et se trompe rarement.
about-oracle = Voit loin et ne pardonne rien.

## What a chance is a chance of

chance =
    { $what ->
        [win-gammon] gagner un gammon
        [win-backgammon] gagner un backgammon
        [win-double] gagner double
        [lose-gammon] perdre un gammon
        [lose-backgammon] perdre un backgammon
        [lose-double] perdre double
       *[win] gagner
    }
