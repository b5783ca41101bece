## What they are called

guest = El Invitado
regular = El Habitual
gambler = El Apostador
master = El Maestro
oracle = El Oráculo

## Who they are

about-guest = Aprendió las reglas esta misma noche y disfruta de la compañía.
about-regular = Juega aquí todas las semanas y conoce los trucos sencillos.
about-gambler = Juega por la apuesta y cuenta las tiradas que comen.
about-master = Lleva toda la vida jugando y rara vez se equivoca.
about-oracle = Ve muy lejos y no perdona nada.

## What a chance is a chance of

chance =
    { $what ->
        [win-gammon] ganar con gammon
        [win-backgammon] ganar con backgammon
        [win-double] ganar doble
        [lose-gammon] perder con gammon
        [lose-backgammon] perder con backgammon
        [lose-double] perder doble
       *[win] ganar
    }
