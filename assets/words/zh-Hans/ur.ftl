## Why an action is refused

turn-complete = 点数已经用掉，请结束回合。
reward-open = 请先走花格奖励的自由步，或放弃它。
home-or-stay = 请先让棋子到达终点，或让它留在花格上。
no-reward = 没有花格奖励的自由步可以放弃。
one-target = 棋子要一次走到目标格。
not-a-place = 那里没有能走的棋子。
already-home = 那枚棋子已经到达终点。
not-yours = 那枚棋子不是你的。
no-piece = 那里没有你的棋子。
locked = 只有三个空白才能让你的首枚棋子入场。
blanks = 三个空白什么也走不了。
not-the-throw = 你掷出{ $value }，所以棋子正好走{ $value }格。
not-a-free-length = 自由步走1、2、3或5格。
never-enters = 棋子用1、2或3入场，5不能入场。
only-home = 现在只有最后花格上的棋子可以走，而且只能走到终点；花格还奖励再掷一次。
overshoot = 路线到不了那么远：棋子要从最后的花格正好用1到达终点。
wrong-direction = 棋子只能沿路线向前走。
not-on-route = 你的棋子不会走到那一格。
wrong-target = 那枚棋子现在到不了那里。
own-piece = 被封锁：{ $square }上有你自己的棋子。
safe-rosette = 被封锁：对手的棋子在花格{ $square }上是安全的。
river-first = 你在河中的棋子必须先入场。

## What has happened

equal-throws = 点数相同：双方再掷。
higher-throw-begins = 点数大的一方先走。
first-piece-let-in = 三个空白让首枚棋子入场，并奖励再掷一次。
piece-let-in = 三个空白让一枚棋子入场，并奖励再掷一次。
no-free-move-possible = 花格奖励一个自由步，但没有棋子能走。
loser-begins = 上一局的败者先走。
begin-in-turn = 双方轮流先走。

## How a game has ended

all-home = 七枚棋子全部到达终点
all-home-before-one = 全部到达终点，而对方还没有入场

## Places

the-start = 起点
the-river = 河中
home = 终点
    .off = 到达终点
the-stock = 公筹
tallies-of =
    { $seat ->
        [Blue] 蓝方的算筹
       *[Ivory] 象牙方的算筹
    }
rosette = 花格{ $square }
square = 格子{ $square }

## What the button of a step says

enter-piece = 一枚棋子入场到{ $to }{ $hits ->
        [0] {""}
       *[other] ，击中
    }
enter-from-river = 一枚棋子从河中入场到{ $to }{ $hits ->
        [0] {""}
       *[other] ，击中
    }
bring-home = 让{ $from }的棋子到达终点
move-piece = 将{ $from }的棋子移到{ $to }{ $hits ->
        [0] {""}
       *[other] ，击中
    }

## What the button of a choice says

throw-again = 再掷一次
stay-on-rosette = 留在花格上
no-free-move = 不走自由步

## What was chosen, inside of a sentence

does-stay-on-rosette = 留在花格上
does-no-free-move = 不走自由步

## What is asked of whom, and the end of a game

throw-for-first-turn =
    { $name ->
        [you] 轮到你了：掷四面骰争先手。
       *[other] { $name }，请掷四面骰争先手。
    }{ $other ->
        [you] 然后你掷，点数大的一方先走。
       *[other] 然后{ $other }掷，点数大的一方先走。
    }
throw-against =
    { $name ->
        [you] 轮到你了：掷四面骰争先手。
       *[other] { $name }，请掷四面骰争先手。
    }{ $other ->
        [you] 你掷出了{ $value }。
       *[other] { $other }掷出了{ $value }。
    }
throw-lots =
    { $name ->
        [you] 轮到你了：掷四面骰。
       *[other] { $name }，请掷四面骰。
    }
throw-lots-locked =
    { $name ->
        [you] 轮到你了：掷四面骰。三个空白让你的首枚棋子入场。
       *[other] { $name }，请掷四面骰。三个空白让你的首枚棋子入场。
    }
play-from-river =
    { $name ->
        [you] 轮到你了：用{ $value }让一枚棋子从河中入场。
       *[other] { $name }，请用{ $value }让一枚棋子从河中入场。
    }
play =
    { $name ->
        [you] 轮到你了：用一枚棋子走{ $value }格。
       *[other] { $name }，请用一枚棋子走{ $value }格。
    }
stuck-locked =
    { $name ->
        [you] { $ends ->
            [0] 请结束回合
           *[other] 你的回合结束
        }
       *[other] { $ends ->
            [0] { $name }，请结束回合
           *[other] { $name }，你的回合结束
        }
    }：你掷出{ $value }，而只有三个空白才能让你的首枚棋子入场。
stuck-with-blanks =
    { $name ->
        [you] { $ends ->
            [0] 请结束回合
           *[other] 你的回合结束
        }
       *[other] { $ends ->
            [0] { $name }，请结束回合
           *[other] { $name }，你的回合结束
        }
    }：三个空白什么也走不了。
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
    }：你掷出{ $value }，没有棋子能走这么多格。
make-free-move =
    { $name ->
        [you] 轮到你了：花格奖励自由步，用任意一枚棋子走1、2、3或5格，也可以选择不走。
       *[other] { $name }，花格奖励自由步，请用任意一枚棋子走1、2、3或5格，也可以选择不走。
    }{ $home ->
        [0] {""}
       *[other] 从最后的花格用1到达终点。
    }
go-home-or-stay =
    { $name ->
        [you] 轮到你了：让棋子到达终点，或留在花格上。无论如何你都再掷一次。
       *[other] { $name }，请让棋子到达终点，或留在花格上。无论如何你都再掷一次。
    }
rosette-throws-again =
    { $name ->
        [you] 轮到你了：再掷一次，这是花格的奖励。
       *[other] { $name }，请再掷一次，这是花格的奖励。
    }
won-game =
    { $name ->
        [you] 你赢了
       *[other] { $name }赢了
    }{ $unit ->
        [tally] { $count }根算筹
       *[point] { $count }分
    }。接下来还有一局。
won-all-tallies =
    { $name ->
        [you] 你获胜并拿到全部21根算筹：奖池的{ $pool }枚硬币归你。
       *[other] { $name }获胜并拿到全部21根算筹，赢得奖池的{ $pool }枚硬币。
    }
won-pool =
    { $name ->
        [you] 你赢了
       *[other] { $name }赢了
    }{ $unit ->
        [tally] { $count }根算筹
       *[point] { $count }分
    }{ $name ->
        [you] ，并得到奖池的{ $pool }枚硬币。
       *[other] ，并得到奖池的{ $pool }枚硬币。
    }

## The score panel

at-home = 终点
at-start = 起点
in-river = 河中
tallies = 算筹
stock = 公筹
stake-pool = 奖池

## What is known of the game without playing it

title = 乌尔王族局戏
tagline = 沿着共用的路线，让七枚棋子跑到终点
goal = 让七枚棋子全部绕过棋盘，率先到达终点；败者剩下的棋子要用算筹来付。

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-home = 终点
about-home = 到达终点的棋子已走完全程；七枚全部到达就赢得这一局。
term-start = 起点
about-start = 起点的棋子还没有入场；败者每剩一枚在那里，要付三根算筹。
term-river = 河中, 河
about-river = 河中的棋子被击中过，正等着再次入场；败者每剩一枚在那里，要付两根算筹。
term-board = 棋盘
about-board = 败者每剩一枚棋子在棋盘上，要付一根算筹。
term-tallies = 算筹
about-tallies = 算筹标明各局所值；谁拿到全部21根，谁就赢得整盘。
term-stock = 公筹
about-stock = 公筹是还没有人赢走的算筹。
term-stake = 奖池, 赌注
about-stake = 奖池里是双方的硬币，归最后的胜者。
term-free = 自由步
about-free = 棋子落在花格上，就获得一个自由步：任意一枚棋子走1、2、3或5格。
term-rosette = 花格
about-rosette = 花格是有花的格子；按通常的规则，它奖励一个自由步。
term-square = 格子
about-square = 格子的名称：中间一行是1到8，蓝方一侧是A到F，象牙方一侧是a到f。
term-lots = 四面骰
about-lots = 有标记的角朝上，一枚四面骰就算1；掷出的点数是它们的和。

## Its ready-made starts

quick-game = 快速对局
about-quick-game = 任何点数都能入场，花格奖励再掷一次而且安全，只下一局定胜负。
play-quick-game = 下快速对局

## What the seats are called

blue = 蓝方
ivory = 象牙方
