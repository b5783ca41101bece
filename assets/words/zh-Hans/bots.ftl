## What they are called

guest = 过客
regular = 常客
gambler = 赌徒
master = 大师
oracle = 神谕

## Who they are

about-guest = 今晚刚学会规则，乐在有人作伴。
about-regular = 每周都来下棋，懂得简单的窍门。
about-gambler = 为赌注而下，算得清击中的机会。
about-master = 下了一辈子棋，很少失误。
about-oracle = 看得远，毫不留情。

## What a chance is a chance of

chance =
    { $what ->
        [win-gammon] 全胜
        [win-backgammon] 大全胜
        [win-double] 双倍胜
        [lose-gammon] 全负
        [lose-backgammon] 大全负
        [lose-double] 双倍负
       *[win] 获胜
    }
