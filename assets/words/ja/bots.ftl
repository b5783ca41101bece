## What they are called

guest = 客人
regular = 常連
gambler = 勝負師
master = 名人
oracle = 神託

## Who they are

about-guest = 今夜ルールを覚えたばかりで、みんなと遊ぶのが楽しい。
about-regular = 毎週ここで遊び、簡単なコツを知っている。
about-gambler = 賭けて勝負し、当たりの目を数える。
about-master = 長年打ち続け、めったに間違えない。
about-oracle = 先を見通し、何ひとつ見逃さない。

## What a chance is a chance of

chance =
    { $what ->
        [win-gammon] ギャモン勝ち
        [win-backgammon] バックギャモン勝ち
        [win-double] 2倍勝ち
        [lose-gammon] ギャモン負け
        [lose-backgammon] バックギャモン負け
        [lose-double] 2倍負け
       *[win] 勝ち
    }
