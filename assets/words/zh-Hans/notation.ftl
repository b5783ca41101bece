## What stands there is not what should

is-not = 这里应是{ $wanted }，而不是“{ $found }”
missing = 这里应是{ $wanted }

## What should stand there

this-text = “{ $words }”
one-of = { $words }之一
a-number = 一个数
number-from = { $low }到{ $high }之间的数
smaller-number = 更小的数
phase = 对局到了哪一步（如{ $examples }）
two-dice = 两枚骰子（如{ $examples }）
the-dice = 骰子
face = 骰子的点数
cube = 加倍骰（如{ $examples }）
score = 比分（如{ $examples }）
checkers-at-place = 位置和棋子数（如{ $examples }）
number-of-stakes = 赌注的倍数
action = 一个行动（如{ $examples }）
move-of-coin = 一步棋（如{ $examples }：列，离开的格子，到达的格子）
two-purses = 两个钱袋，各不超过{ $most }枚硬币（如{ $examples }）
rows-of-coins = 棋盘：七个1到7的数字，即每列硬币所在的格子
rows-of-stacks = 棋盘：用“/”隔开的三行，每行是用“,”隔开的六叠
stack-of-tokens = 一叠棋片：A和B
points-won = 双方赢得的分（如{ $examples }）
pieces-of =
    { $side ->
        [ivory] 象牙方的棋子（如{ $examples }）
        [brown] 棕方的棋子（如{ $examples }）
        [Blue] 蓝方的棋子（如{ $examples }）
       *[Ivory] 象牙方的棋子（如{ $examples }）
    }
tallies = 公筹和双方的算筹（如{ $examples }）
who-began = 谁先走（如{ $examples }）
square = 格子的名称
place = 位置的名称

## What cannot be read otherwise

position-like = 局面的写法：{ $examples }
places-in-order = 位置按从隔栏到出盘的顺序写，各写一次
other-checkers = 有{ $count }枚棋子，而不是{ $most }枚
no-single-die = 没有一枚骰子能从那里走到这里
not-played-here = 这里不可能走过{ $faces }
nobodys-turn = 开局掷骰之前和结束之后都没有轮到任何一方；结束时才知道谁先走，开局之前不知道
turn-missing = 没有写轮到谁、谁先走
stack-missing = 少了一叠（空的格子用“.”表示）
should-end = 局面应到此结束，不应有“{ $found }”
nothing-follows = “{ $found }”之后不应再有内容
comes-twice = “{ $found }”出现了两次
three-dice =
    { $count ->
        [4] 只有三枚骰子
       *[other] 应有三枚骰子，而不是{ $count }枚
    }
no-such-game = 没有“{ $found }”这种棋（已知的：{ $words }）
