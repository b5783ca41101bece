## What they are called

guest = Gast
    .nom = der Gast
    .first = Der Gast
    .acc = den Gast
regular = Stammgast
    .nom = der Stammgast
    .first = Der Stammgast
    .acc = den Stammgast
gambler = Zocker
    .nom = der Zocker
    .first = Der Zocker
    .acc = den Zocker
master = Meister
    .nom = der Meister
    .first = Der Meister
    .acc = den Meister
oracle = Orakel
    .nom = das Orakel
    .first = Das Orakel
    .acc = das Orakel

## Who they are

about-guest = Hat heute Abend die Regeln gelernt und freut sich über Gesellschaft.
about-regular = Spielt hier jede Woche und kennt die einfachen Kniffe.
about-gambler = Spielt um Einsätze und zählt die Treffwürfe.
about-master = Spielt schon ein Leben lang und irrt selten.
about-oracle = Schaut voraus und verzeiht nichts.

## What a chance is a chance of

chance =
    { $what ->
        [win-gammon] Gammon gewinnen
        [win-backgammon] Backgammon gewinnen
        [win-double] doppelt gewinnen
        [lose-gammon] Gammon verlieren
        [lose-backgammon] Backgammon verlieren
        [lose-double] doppelt verlieren
       *[win] gewinnen
    }
