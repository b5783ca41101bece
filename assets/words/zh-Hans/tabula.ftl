## Why an action is refused

one-die-at-a-time = 每一步将一枚棋子走到一个地方：请一枚一枚地用骰子。
no-such-place = 那里没有可以拿起的棋子。
no-piece-there = 那里没有你的棋子。
not-your-piece = 那枚棋子不是你的。
wrong-direction = 所有棋子从1走向24，然后离开棋盘。
wrong-target = 用这次的点数，那枚棋子到不了那里。
bar-first = 你在隔栏上的棋子必须先入场。
point-closed = 被封锁：对手在{ $number }号点上有两枚或更多棋子。
second-half-locked = 后半已封锁：手中还有棋子时，不能落在13号点或更远处。
pieces-in-hand = 手中还有棋子时，不能出盘。
not-gathered = 你的棋子全部进入最后四分之一（19到24）之前，不能出盘。
exact-number = 从那里出盘正好需要{ $number }。
piece-further-back = 只有更靠后的地方没有你的棋子时，才能用大于{ $number }的点数从那里出盘。
wastes-dice = 必须尽可能多用骰子：这样走之后，能用的骰子就少了。

## How a game has ended

all-off = 十五枚全部出盘
all-off-before-one = 十五枚全部出盘，而对方一枚也没有

## Places

the-hand = 手中

## What the button of a step says

enter-piece = 用{ $number }：一枚棋子入场到{ $to }号点{ $hits ->
        [0] {""}
       *[other] ，击中
    }
enter-from-bar = 用{ $number }：一枚棋子从隔栏入场到{ $to }号点{ $hits ->
        [0] {""}
       *[other] ，击中
    }
bear-off-piece = 用{ $number }让{ $from }号点上的一枚棋子出盘
move-piece = 将棋子从{ $from }移到{ $to }{ $hits ->
        [0] {""}
       *[other] ，击中
    }

## What is asked of whom, and the end of a game

throw-three-dice =
    { $name ->
        [you] 轮到你了：掷三枚骰子。
       *[other] { $name }，请掷三枚骰子。
    }
another-die = 另一个{ $number }
play-all =
    { $name ->
        [you] 轮到你了：
       *[other] { $name }，请
    }用{ $dice }{ $act ->
        [enter] 从隔栏入场
        [bear-off] 走棋或出盘
       *[move] 走棋
    }。
play-but =
    { $name ->
        [you] 轮到你了：
       *[other] { $name }，请
    }用{ $dice }{ $act ->
        [enter] 从隔栏入场
        [bear-off] 走棋或出盘
       *[move] 走棋
    }，{ $unused }用不上。
play-some =
    { $name ->
        [you] 轮到你了：
       *[other] { $name }，请
    }用{ $dice }{ $act ->
        [enter] 从隔栏入场
        [bear-off] 走棋或出盘
       *[move] 走棋
    }，其中{ $count ->
        [1] 只能用一个。
       *[2] 只能用两个。
    }
stuck-on-bar =
    { $name ->
        [you] { $ends ->
            [0] 请结束回合
           *[other] 你的回合结束
        }
       *[other] { $ends ->
            [0] { $name }，请结束回合
           *[other] { $name }，你的回合结束
        }
    }：隔栏上的棋子用{ $dice }无法入场。
stuck =
    { $name ->
        [you] { $ends ->
            [0] 请结束回合
           *[other] 你的回合结束
        }
       *[other] { $ends ->
            [0] { $name }，请结束回合
           *[other] { $name }，你的回合结束
        }
    }：没有棋子能走{ $dice }。
won =
    { $name ->
        [you] 你赢了
       *[other] { $name }赢了
    }：{ $manner }。

## The score panel

in-hand = 手中
on-the-bar = 隔栏上
off = 已出盘
count-of-all = { $count }/{ $all }

## What is known of the game without playing it

title = 塔布拉棋
tagline = 罗马的双陆棋：三枚骰子，一个方向
goal = 让十五枚棋子全部入场，绕棋盘一圈，并率先全部出盘。

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-pips = 步数
about-pips = 步数是一方所有棋子还要走的总步数。
term-hand = 手中
about-hand = 手中的棋子还没有上棋盘。
term-bar = 隔栏
about-bar = 隔栏是被击中的棋子等待重新入场的地方。
term-off = 已出盘, 出盘
about-off = 出盘的棋子已走完全程；十五枚全部出盘就获胜。

## Its ready-made starts

zeno = 芝诺的一掷
about-zeno = 芝诺皇帝局面大好，却掷出2-5-6，只好拆散成对的棋子，留下八枚孤子。从他的局面开始下。
play-zeno = 从芝诺的局面开始

## What the seats are called

ivory = 象牙方
brown = 棕方
