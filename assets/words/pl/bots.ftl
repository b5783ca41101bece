## What they are called

guest = Gość
regular = Bywalec
gambler = Hazardzista
master = Mistrz
oracle = Wyrocznia

## Who they are

about-guest = Zna zasady od dzisiejszego wieczoru i cieszy się towarzystwem.
about-regular = Gra tu co tydzień i zna proste sztuczki.
about-gambler = Gra o stawki i liczy bijące rzuty.
about-master = Gra od zawsze i rzadko się myli.
about-oracle = Patrzy naprzód i niczego nie wybacza.

## What a chance is a chance of

chance =
    { $what ->
        [win-gammon] wygrany gammon
        [win-backgammon] wygrany backgammon
        [win-double] podwójna wygrana
        [lose-gammon] przegrany gammon
        [lose-backgammon] przegrany backgammon
        [lose-double] podwójna przegrana
       *[win] wygrana
    }
