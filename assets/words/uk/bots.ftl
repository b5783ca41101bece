## What they are called

guest = Гість
    .gen = Гостя
regular = Завсідник
    .gen = Завсідника
gambler = Азартний
    .gen = Азартного
master = Майстер
    .gen = Майстра
oracle = Оракул
    .gen = Оракула

## Who they are

about-guest = Вивчив правила цього вечора й тішиться товариством.
about-regular = Грає тут щотижня і знає прості хитрощі.
about-gambler = Грає на ставки й рахує кидки зі збиттям.
about-master = Грає все життя й рідко помиляється.
about-oracle = Дивиться наперед і не прощає нічого.

## What a chance is a chance of

chance =
    { $what ->
        [win-gammon] виграти з марсом
        [win-backgammon] виграти з коксом
        [win-double] виграти подвійно
        [lose-gammon] програти з марсом
        [lose-backgammon] програти з коксом
        [lose-double] програти подвійно
       *[win] виграти
    }
