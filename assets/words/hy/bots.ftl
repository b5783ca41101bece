## What they are called

guest = Հյուր
    .gen = Հյուրի
regular = Մշտական այցելու
    .gen = Մշտական այցելուի
gambler = Բախտախնդիր
    .gen = Բախտախնդրի
master = Վարպետ
    .gen = Վարպետի
oracle = Պատգամախոս
    .gen = Պատգամախոսի

## Who they are

about-guest = Կանոնները սովորել է այս երեկո և վայելում է ընկերակցությունը։
about-regular = Ամեն շաբաթ խաղում է այստեղ և գիտի պարզ հնարքները։
about-gambler = Խաղում է դրույքով և հաշվում է խփող նետումները։
about-master = Խաղացել է ամբողջ կյանքում և հազվադեպ է սխալվում։
about-oracle = Առաջ է նայում և ոչինչ չի ներում։

## What a chance is a chance of

chance =
    { $what ->
        [win-gammon] հաղթել մարսով
        [win-backgammon] հաղթել եռակի մարսով
        [win-double] կրկնակի հաղթել
        [lose-gammon] պարտվել մարսով
        [lose-backgammon] պարտվել եռակի մարսով
        [lose-double] կրկնակի պարտվել
       *[win] հաղթել
    }
