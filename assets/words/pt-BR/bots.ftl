## What they are called

guest = Convidado
regular = Frequentador
gambler = Apostador
master = Mestre
oracle = Oráculo

## Who they are

about-guest = Aprendeu as regras esta noite e gosta da companhia.
about-regular = Joga aqui toda semana e conhece os truques simples.
about-gambler = Joga por apostas e conta os lançamentos perigosos.
about-master = Jogou a vida inteira e raramente erra.
about-oracle = Vê adiante e não perdoa nada.

## What a chance is a chance of

chance =
    { $what ->
        [win-gammon] vencer com gammon
        [win-backgammon] vencer com backgammon
        [win-double] vencer em dobro
        [lose-gammon] perder com gammon
        [lose-backgammon] perder com backgammon
        [lose-double] perder em dobro
       *[win] vencer
    }
