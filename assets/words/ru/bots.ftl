## What they are called

guest = Гость
    .gen = Гостя
regular = Завсегдатай
    .gen = Завсегдатая
gambler = Азартный
    .gen = Азартного
master = Мастер
    .gen = Мастера
oracle = Оракул
    .gen = Оракула

## Who they are

about-guest = Выучил правила сегодня вечером и рад компании.
about-regular = Играет здесь каждую неделю и знает простые приёмы.
about-gambler = Играет на ставки и считает бьющие броски.
about-master = Играет всю жизнь и редко ошибается.
about-oracle = Смотрит далеко вперёд и ничего не прощает.

## What a chance is a chance of

chance =
    { $what ->
        [win-gammon] выиграть с марсом
        [win-backgammon] выиграть с коксом
        [win-double] выиграть вдвойне
        [lose-gammon] проиграть с марсом
        [lose-backgammon] проиграть с коксом
        [lose-double] проиграть вдвойне
       *[win] выиграть
    }
