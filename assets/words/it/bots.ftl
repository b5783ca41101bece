## What they are called

guest = Ospite
    .nom = l’Ospite
    .first = L’Ospite
regular = Habitué
    .nom = l’Habitué
    .first = L’Habitué
gambler = Scommettitore
    .nom = lo Scommettitore
    .first = Lo Scommettitore
master = Maestro
    .nom = il Maestro
    .first = Il Maestro
oracle = Oracolo
    .nom = l’Oracolo
    .first = L’Oracolo

## Who they are

about-guest = Conosce le regole da stasera e si gode la compagnia.
about-regular = Gioca qui ogni settimana e conosce i trucchi semplici.
about-gambler = Gioca per la posta e conta i colpi.
about-master = Gioca da una vita e sbaglia di rado.
about-oracle = Guarda lontano e non perdona niente.

## What a chance is a chance of

chance =
    { $what ->
        [win-gammon] vincere un gammon
        [win-backgammon] vincere un backgammon
        [win-double] vincere il doppio
        [lose-gammon] perdere un gammon
        [lose-backgammon] perdere un backgammon
        [lose-double] perdere il doppio
       *[win] vincere
    }
