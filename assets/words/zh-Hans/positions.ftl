## Backgammon

not-fifteen-checkers =
    { $seat ->
        [White] 白方的棋子不是十五枚
       *[Black] 黑方的棋子不是十五枚
    }
both-on-point = 白方的{ $number }号点上有双方的棋子（它是黑方的{ $other }号点）
both-off = 双方不可能都已全部出盘
both-shut-out = 双方都有棋子在隔栏上，面前都是封死的内盘：谁也永远走不了
not-at-start = 开局时所有棋子都在起始位置
winner-not-off = 胜方还没有全部出盘
all-off =
    { $seat ->
        [White] 白方已全部出盘，所以对局已结束
       *[Black] 黑方已全部出盘，所以对局已结束
    }
opening-names-white = 开局时双方都掷；这里写白方
no-dice = 没有可走的骰子
dice-lie-not = 现在桌上没有骰子
faces-of-die = 骰子的点数是1到6
used-too-often = 一枚骰子走一步就用完；两枚点数相同时，每枚走两步
first-is-used-first = 两枚相同的骰子先用第一枚
cube-missing = 缺少加倍骰
no-cube = 这一局不用加倍骰
owned-without-double = 加倍之前，加倍骰不归任何人
owned-by-nobody = 赌注为{ $number }，说明加倍骰已归某一方
crawford-doubled = 克劳福德局中谁都不能加倍
opening-doubled = 开局掷骰之前谁都不能加倍
too-low-score = 这一局值{ $number }分，而胜方的得分没有体现
single-crawford = 单局没有克劳福德局
too-many-points = 这场比赛中得分不会超过{ $number }分
match-over = 得到{ $number }分，比赛就已结束
not-crawford = 这不可能是克劳福德局
no-beaver = 没有需要回应的反加倍
bad-resignation = 认输只能输掉赌注的1、2或3倍
nothing-dropped = 不可能有被拒绝的加倍

## Tablero de Jesus

empty-board = 只有输掉时棋盘才是空的
other-coins = 钱袋和棋盘上共有{ $number }枚硬币，而双方赌注共{ $other }枚
no-run = 棋盘上没有可取走的连线
coins-at-end = 输掉时棋盘上没有硬币
other-coins-at-end = 结束时钱袋里共有{ $number }枚硬币，而双方赌注共{ $other }枚
could-refill = 败方有{ $number }枚硬币，本可以补满
no-coin = 第{ $number }列没有硬币
several-coins = 第{ $number }列的硬币不止一枚
half-of-coins = 开局掷骰之前，每位玩家的钱袋里各有一半硬币

## Tablero di Berona

token-before-opening = 开局掷骰之前，棋盘上没有棋片
won-before-single = 单局之前没有赢过什么：won:0-0
too-many-tokens = { $letter }的棋片超过{ $number }枚

## Tabula

both-colours = { $number }号点上有双方的棋子
not-in-hand = 开局掷骰时所有棋子都在手中
no-winner = 结束时有一方十五枚棋子全部出盘
fifteen-off = 十五枚棋子全部出盘，对局就已结束
other-pieces =
    { $colour ->
        [ivory] 象牙方有{ $number }枚棋子，而不是{ $other }枚
       *[brown] 棕方有{ $number }枚棋子，而不是{ $other }枚
    }

## The Royal Game of Ur

too-many-pieces =
    { $side ->
        [Blue] 蓝方的棋子超过{ $number }枚
       *[Ivory] 象牙方的棋子超过{ $number }枚
    }
both-on-square = 格子{ $square }上有双方的棋子
both-home = 双方的棋子都已全部到达终点
other-tallies = 算筹有{ $number }根，而不是{ $other }根
winner-not-paid = 胜方应已得到{ $number }根算筹
no-tallies = 整盘对局要用算筹
single-tallies = 单局不用算筹
set-over = 算筹全部归一方，整盘就已结束
over-without-winner = 有一方七枚棋子到达终点时，也只有这时，对局才结束
unknown-beginner = 由四面骰决定先手时，也只有这时，谁先走才是未知的
not-at-ur-start = 四面骰决定先手时，所有棋子都在起点
lots-worth = 三枚四面骰最多为3
faces-of-lot = 四面骰为0或1
gate-not-opened = 三个空白会让一枚棋子进到门格，并且再掷
nothing-moved = 不可能有棋子走过
nothing-earned = 不可能有花格给过这个奖励
other-pieces-of =
    { $side ->
        [Blue] 蓝方有{ $number }枚棋子，而不是{ $other }枚
       *[Ivory] 象牙方有{ $number }枚棋子，而不是{ $other }枚
    }
not-on-way =
    { $side ->
        [Blue] 蓝方不会走到格子{ $square }
       *[Ivory] 象牙方不会走到格子{ $square }
    }
two-on-square =
    { $side ->
        [Blue] 蓝方有两枚棋子在格子{ $square }上
       *[Ivory] 象牙方有两枚棋子在格子{ $square }上
    }
no-rosette = 只有花格带星号，而{ $square }不是花格
