hardly-anything = 极少
luck-and-skill =
    { $luck ->
        [better] { $name ->
            [you] 你的点数比{ $other }好，相差{ $worth }
           *[other] { $other ->
                [you] { $name }的点数比你好，相差{ $worth }
               *[other] { $name }的点数比{ $other }好，相差{ $worth }
            }
        }
        [worse] { $name ->
            [you] 你的点数比{ $other }差，相差{ $worth }
           *[other] { $other ->
                [you] { $name }的点数比你差，相差{ $worth }
               *[other] { $name }的点数比{ $other }差，相差{ $worth }
            }
        }
       *[alike] { $name ->
            [you] 你和{ $other }的点数同样好
           *[other] { $other ->
                [you] { $name }和你的点数同样好
               *[other] { $name }和{ $other }的点数同样好
            }
        }
    }；{ $name ->
        [you] 你损失{ $lost }
       *[other] { $name }损失{ $lost }
    }，{ $other ->
        [you] 你损失{ $other-lost }
       *[other] { $other }损失{ $other-lost }
    }{ $by ->
        [luck-first] ：{ $name ->
            [you] 你获胜
           *[other] { $name }获胜
        }靠运气多于靠实力。
        [skill-first] ：{ $name ->
            [you] 你获胜
           *[other] { $name }获胜
        }靠实力多于靠运气。
        [luck] ：{ $name ->
            [you] 你靠运气获胜。
           *[other] { $name }靠运气获胜。
        }
        [skill] ：{ $name ->
            [you] 你靠实力获胜。
           *[other] { $name }靠实力获胜。
        }
        [neither] ：{ $name ->
            [you] 你获胜
           *[other] { $name }获胜
        }，既不靠运气，也不靠实力，至少电脑棋手看不出来。
       *[no-winner] 。
    }

## What decisions are called in a sentence

it = 这样
the-best = 最佳选择
throw = 掷骰
no-move = 不走
repeated =
    { $decision }{ $count ->
        [2] （两次）
        [3] （三次）
       *[other] （四次）
    }
and = { $first }、{ $last }
and-after-comma = { $first }、{ $last }

## Why a decision is better than another: a sentence of clauses, all but the last, and the last

better = { $subject }{ $better }。
better-but = { $subject }{ $better }，但是{ $worse }。
better-although = { $subject }{ $values }，尽管{ $worse }。
next-clause = { $first }，{ $last }
last-clause = { $first }，并且{ $last }

## Clauses about what a decision is worth

wins-games = { $of }局能赢{ $count }局（否则{ $other-count }局）
worth-instead = 相当于{ $value }（否则{ $other-value }）
worth-hardly-more = 相当于{ $value }（否则也差不多）

## Clauses about what a decision leaves on the board, instead of what another leaves

throws-that-hit =
    { $count ->
        [0] 没有会被击中的点数
       *[other] { $of }种点数中有{ $count }种会被击中
    }（否则{ $other-count ->
        [0] 没有
       *[other] { $other-count }种
    }）
checkers-on-bar =
    { $count ->
        [0] 不把棋子打上隔栏
       *[other] 把{ $count }枚棋子打上隔栏
    }（否则{ $other-count ->
        [0] 没有
       *[other] { $other-count }枚
    }）
home-points-held =
    { $count ->
        [0] 不占内盘点
       *[other] 占住{ $count }个内盘点
    }（否则{ $other-count ->
        [0] 没有
       *[other] { $other-count }个
    }）
points-in-row =
    { $count ->
        [0] 没有连续的占点
       *[other] 筑起{ $count }个连续的占点
    }（否则{ $other-count ->
        [0] 没有
       *[other] { $other-count }个
    }）
anchors =
    { $count ->
        [0] 没有锚点
       *[other] 占住{ $count }个锚点
    }（否则{ $other-count ->
        [0] 没有
       *[other] { $other-count }个
    }）
checkers-behind =
    { $count ->
        [0] 后方不留棋子
       *[other] 后方留下{ $count }枚棋子
    }（否则{ $other-count ->
        [0] 没有
       *[other] { $other-count }枚
    }）
blots =
    { $count ->
        [0] 不留孤子
       *[other] 留下{ $count }枚孤子
    }（否则{ $other-count ->
        [0] 没有
       *[other] { $other-count }枚
    }）
opponents-pips =
    { $count ->
        [0] 对手不剩步数
       *[other] 让对手还剩{ $count }步
    }（否则{ $other-count ->
        [0] 没有
       *[other] { $other-count }步
    }）
checkers-off =
    { $count ->
        [0] 没有棋子出盘
       *[other] 已出盘{ $count }枚棋子
    }（否则{ $other-count ->
        [0] 没有
       *[other] { $other-count }枚
    }）
checkers-outside =
    { $count ->
        [0] 内盘外不留棋子
       *[other] 内盘外留下{ $count }枚棋子
    }（否则{ $other-count ->
        [0] 没有
       *[other] { $other-count }枚
    }）
home-points-occupied =
    { $count ->
        [0] 内盘里没有占用的点
       *[other] 占用{ $count }个内盘点
    }（否则{ $other-count ->
        [0] 没有
       *[other] { $other-count }个
    }）
highest-stack =
    { $count ->
        [0] 点上没有棋子
       *[other] 一个点上最多叠{ $count }枚棋子
    }（否则{ $other-count ->
        [0] 没有
       *[other] { $other-count }枚
    }）
pieces-on-bar =
    { $count ->
        [0] 不把棋子打上隔栏
       *[other] 把{ $count }枚棋子打上隔栏
    }（否则{ $other-count ->
        [0] 没有
       *[other] { $other-count }枚
    }）
own-pieces-on-bar =
    { $count ->
        [0] 己方棋子不留在隔栏上
       *[other] 己方有{ $count }枚棋子留在隔栏上
    }（否则{ $other-count ->
        [0] 没有
       *[other] { $other-count }枚
    }）
points-held =
    { $count ->
        [0] 不占点
       *[other] 占住{ $count }个点
    }（否则{ $other-count ->
        [0] 没有
       *[other] { $other-count }个
    }）
pieces-alone =
    { $count ->
        [0] 不留孤子
       *[other] 留下{ $count }枚孤子
    }（否则{ $other-count ->
        [0] 没有
       *[other] { $other-count }枚
    }）
pieces-off =
    { $count ->
        [0] 没有棋子出盘
       *[other] 已出盘{ $count }枚棋子
    }（否则{ $other-count ->
        [0] 没有
       *[other] { $other-count }枚
    }）
pieces-in-hand =
    { $count ->
        [0] 手中不留棋子
       *[other] 手中留着{ $count }枚棋子
    }（否则{ $other-count ->
        [0] 没有
       *[other] { $other-count }枚
    }）
pieces-gathered =
    { $count ->
        [0] 最后四分之一没有棋子
       *[other] 最后四分之一集合了{ $count }枚棋子
    }（否则{ $other-count ->
        [0] 没有
       *[other] { $other-count }枚
    }）
own-pips =
    { $count ->
        [0] 不剩步数
       *[other] 还剩{ $count }步
    }（否则{ $other-count ->
        [0] 没有
       *[other] { $other-count }步
    }）
pieces-to-river =
    { $count ->
        [0] 不把棋子打进河中
       *[other] 把{ $count }枚棋子打进河中
    }（否则{ $other-count ->
        [0] 没有
       *[other] { $other-count }枚
    }）
pieces-home =
    { $count ->
        [0] 没有棋子到达终点
       *[other] 已有{ $count }枚棋子到达终点
    }（否则{ $other-count ->
        [0] 没有
       *[other] { $other-count }枚
    }）
pieces-at-start =
    { $count ->
        [0] 起点不留棋子
       *[other] 起点留下{ $count }枚棋子
    }（否则{ $other-count ->
        [0] 没有
       *[other] { $other-count }枚
    }）
own-pieces-in-river =
    { $count ->
        [0] 己方棋子不留在河中
       *[other] 己方有{ $count }枚棋子留在河中
    }（否则{ $other-count ->
        [0] 没有
       *[other] { $other-count }枚
    }）
rosettes =
    { $count ->
        [0] 不占花格
       *[other] 占着{ $count }个花格
    }（否则{ $other-count ->
        [0] 没有
       *[other] { $other-count }个
    }）
squares-to-go =
    { $count ->
        [0] 不剩格数
       *[other] 还剩{ $count }格
    }（否则{ $other-count ->
        [0] 没有
       *[other] { $other-count }格
    }）
coins-in-purse =
    { $count ->
        [0] 钱袋里没有硬币
       *[other] 钱袋里有{ $count }枚硬币
    }（否则{ $other-count ->
        [0] 没有
       *[other] { $other-count }枚
    }）
own-run =
    { $count ->
        [0] 不成连线
       *[other] 连成{ $count }枚硬币的连线
    }（否则{ $other-count ->
        [0] 没有
       *[other] { $other-count }枚
    }）
opponents-run =
    { $count ->
        [0] 不给对手留连线
       *[other] 给对手留下{ $count }枚硬币的连线
    }（否则{ $other-count ->
        [0] 没有
       *[other] { $other-count }枚
    }）
throws-that-lose-dice =
    { $count ->
        [0] 没有点数会失去骰子
       *[other] { $of }种点数中有{ $count }种会失去骰子
    }（否则{ $other-count ->
        [0] 没有
       *[other] { $other-count }种
    }）
throws-for-longer-run =
    { $count ->
        [0] 没有点数能加长连线
       *[other] { $of }种点数中有{ $count }种能加长连线
    }（否则{ $other-count ->
        [0] 没有
       *[other] { $other-count }种
    }）
coins-at-edge =
    { $count ->
        [0] 边上不留硬币
       *[other] 边上留下{ $count }枚硬币
    }（否则{ $other-count ->
        [0] 没有
       *[other] { $other-count }枚
    }）
own-centre =
    { $count ->
        [0] 在中央没有分
       *[other] 在中央占有{ $count }分
    }（否则{ $other-count ->
        [0] 没有
       *[other] { $other-count }分
    }）
opponents-centre =
    { $count ->
        [0] 在中央不给对手留分
       *[other] 在中央给对手留下{ $count }分
    }（否则{ $other-count ->
        [0] 没有
       *[other] { $other-count }分
    }）
own-stacks =
    { $count ->
        [0] 没有自己的棋叠
       *[other] 占有{ $count }个棋叠
    }（否则{ $other-count ->
        [0] 没有
       *[other] { $other-count }个
    }）
opponents-stacks =
    { $count ->
        [0] 不给对手留棋叠
       *[other] 给对手留下{ $count }个棋叠
    }（否则{ $other-count ->
        [0] 没有
       *[other] { $other-count }个
    }）
tokens-covered =
    { $count ->
        [0] 己方棋片没有被压住
       *[other] 己方有{ $count }枚棋片被压住
    }（否则{ $other-count ->
        [0] 没有
       *[other] { $other-count }枚
    }）
tokens-in-reserve =
    { $count ->
        [0] 备用区不留棋片
       *[other] 备用区留着{ $count }枚棋片
    }（否则{ $other-count ->
        [0] 没有
       *[other] { $other-count }枚
    }）
throws-that-bump =
    { $count ->
        [0] 没有点数会让对手碰壁
       *[other] { $of }种点数中有{ $count }种会让对手碰壁
    }（否则{ $other-count ->
        [0] 没有
       *[other] { $other-count }种
    }）

## The odds of a position

chance =
    { $what ->
        [win-gammon] 全胜的机会：100局中{ $count }局
        [win-backgammon] 大全胜的机会：100局中{ $count }局
        [win-double] 双倍胜的机会：100局中{ $count }局
        [lose-gammon] 全负的可能：100局中{ $count }局
        [lose-backgammon] 大全负的可能：100局中{ $count }局
        [lose-double] 双倍负的可能：100局中{ $count }局
       *[win] 获胜的机会：100局中{ $count }局
    }
chance-in-game = 赢得这一局的机会：{ $count }%
chance-in-match = 赢得比赛的机会：{ $count }%
chance-in-set = 赢得整盘的机会：{ $count }%
worth = 价值：{ $value }
worth-of-choice = { $decision }：{ $value }
throws-of-jesus = { $of }种点数中有{ $lose }种会失去骰子，{ $longer }种能加长连线。

## What values are measured in

decimal = { $amount }
percent = { $share }%
with-error = { $amount } ± { $error }
percent-with-error = { $chances } ± { $error }%
points = { $amount }分
coins = { $amount }枚硬币
wins-in =
    { $of }局中的{ $count ->
        [0] 不到1胜
       *[other] { $count }胜
    }
matches-in =
    { $of }场比赛中的{ $count ->
        [0] 不到1胜
       *[other] { $count }胜
    }
sets-in =
    { $of }盘中的{ $count ->
        [0] 不到1胜
       *[other] { $count }胜
    }

## How exact values are

solved-game = 这种游戏已被完全解出。数值保存时经过舍入，误差在0.1枚硬币以内。
solved-endgame = 精确：这一局余下的部分已全部算出。
solved-endgame-in-set = 这一局余下的部分已全部算出。只有得分在整盘中的价值是估计的。
solved-decisions = 这种游戏已被完全解出；数值保存时经过舍入。
solved-endgame-decisions = 残局已全部算出；之前的部分是估计的。
solved-endgame-decisions-in-set = 残局已全部算出；之前的部分和得分在整盘中的价值是估计的。

## Marks of wrong decisions

doubtful = 可疑
error = 失误
blunder = 严重失误
mark-from = { $sign }从{ $count }起

## Classes of decisions

class-moves = 走法
class-choices = 选择
class-contact = 走子，有接触
class-race = 走子，竞速
class-doubling = 加倍
class-taking = 接受
class-take-or-throw = 取走或掷骰
class-claim-or-throw = 收下或掷骰
part-checker-play = 走子
part-cube = 加倍骰
part-resignations = 认输
