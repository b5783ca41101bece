## Values of several rules

on = 开
off = 关
yes = 是
no = 否
points = { $count }分

## The values of a rule in one line

standard = 标准：{ $default }。
standard-or = 标准：{ $default }。也可以：{ $others }。
or-more = { $min }或更多
from-to = { $min }到{ $max }
values-from-to = { $min }到{ $largest }

## The whole numbers that are allowed, beside the field for one

range = 从{ $min }到{ $largest }

## Why rules are refused

unknown-rule = 没有自定规则“{ $key }”（已知的有：{ $known }）
unknown-value = 自定规则“{ $key }”不能是“{ $value }”（可以是{ $may-be }）

not-jacoby-in-match = 雅各比规则用于单局，不用于比赛
not-beavers-in-match = 反加倍用于单局，不用于比赛
not-automatic-doubles-in-match = 自动加倍用于单局，不用于比赛

## The house rules of backgammon, with what they do

backgammon-match-length = 比赛长度
backgammon-match-length-explained = 只下一局，或一直下到有人得到这么多分。
backgammon-doubling-cube = 加倍骰
backgammon-doubling-cube-explained = 没有它，赌注一直是一分；全胜和大全胜仍算两倍和三倍。
backgammon-crawford = 克劳福德规则
backgammon-crawford-explained = 用于比赛：首次有人再得一分就赢时，接下来的一局不能加倍。
backgammon-jacoby = 雅各比规则
backgammon-jacoby-explained = 加倍被接受之后，全胜和大全胜才算数。用于单局。
backgammon-beavers = 反加倍
backgammon-beavers-explained = 接受加倍的一方可以立即再加倍，并保留加倍骰。用于单局。
backgammon-automatic-doubles = 自动加倍
backgammon-automatic-doubles-explained = 开局掷骰第一次掷平时赌注翻倍，最多一次。用于单局。
backgammon-bar-counts = 大全胜计隔栏
backgammon-bar-counts-explained = 隔栏上的棋子是否也像胜方内盘里的棋子一样，使对局输三倍。
backgammon-drop-pays = 拒绝加倍输多少
backgammon-drop-pays-explained = 拒绝的一方输掉多少。只有在再加倍之后，两者才有区别。

backgammon-single-game = 单局
backgammon-drop-pays-current-stake = 加倍前的赌注
backgammon-drop-pays-one-point = 1分

## The house rules of Tabula, with what they do

tabula-exact-bearing-off = 精确出盘
tabula-exact-bearing-off-explained = 只有点数正好才能出盘。关：最靠后的棋子也可以用更大的点数出盘。
tabula-gather = 出盘前先集合
tabula-gather-explained = 剩下的棋子全部在最后四分之一时才能开始出盘。关：只有隔栏上有棋子时不能出盘。
tabula-lock-second-half = 后半封锁
tabula-lock-second-half-explained = 手中还有棋子时，不能落在13号点或更远处。
tabula-none-off-points = 败方无子出盘时的一胜
tabula-none-off-points-explained = 败方一枚棋子也没有出盘时，胜方得多少分。
tabula-partly-playable = 点数不能全部走完时
tabula-partly-playable-explained = 尽可能多用骰子，或按任意顺序走到其余的都走不了为止。
tabula-setup = 开局布置
tabula-setup-explained = 开始时全部在手中，或从芝诺皇帝不得不走2-5-6的局面开始。

tabula-partly-playable-most-dice = 尽可能多用骰子
tabula-partly-playable-any-order = 任意顺序，走到走不了为止
tabula-set-up-all-in-hand = 全部在手中
tabula-set-up-zeno = 芝诺的局面

## The house rules of the Royal Game of Ur, with what they do

ur-play = 长度
ur-play-explained = 一局接一局，直到有人拿到全部21根算筹；或只下一局，争奖池。
ur-opening = 开局
ur-opening-explained = 双方都被锁住，掷出三个空白才解锁；或谁都不被锁，掷出1到3都能让一枚棋子入场。
ur-reward = 花格的奖励
ur-reward-explained = 落在花格上的棋子能得到什么。若奖励再掷，最后花格上的棋子可以先到达终点。
ur-safe-rosettes = 花格安全
ur-safe-rosettes-explained = 花格上的敌方棋子封锁该格，不能被击中。
ur-three-blanks = 未锁时的三个空白
ur-three-blanks-explained = 失去回合；或一枚起点的棋子进到门格，并且再掷。
ur-river-first = 河中棋子优先
ur-river-first-explained = 河中的棋子如果能用这次点数入场，就必须入场。
ur-next-starter = 下一局谁先走
ur-next-starter-explained = 由四面骰决定，或上一局的后手、败者、胜者先走。
ur-stake = 赌注
ur-stake-explained = 每位玩家投入奖池的硬币数。

ur-opening-release = 三个空白让首枚棋子入场
ur-opening-free = 任何点数都能入场
ur-reward-free-move = 自由步：1、2、3或5
ur-reward-another-throw = 再掷一次
ur-reward-none = 无
ur-three-blanks-nothing = 失去回合
ur-three-blanks-gate = 一枚棋子进到门格
ur-next-starter-lots = 四面骰决定
ur-next-starter-alternate = 轮流
ur-next-starter-loser = 败者
ur-next-starter-winner = 胜者
ur-play-set = 多局，争21根算筹
ur-play-single = 单局

## The house rules of Tablero de Jesus, with what they do

jesus-stake = 赌注
jesus-stake-explained = 每位玩家带来多少枚硬币。
jesus-claiming = 收下
jesus-claiming-explained = 得到骰子的一方何时可以不掷骰就收下连线。
jesus-several-runs = 同时有几条连线
jesus-several-runs-explained = 棋盘上不止一条连线时，取走的一方得到什么。
jesus-eighth-coin = 第八枚硬币
jesus-eighth-coin-explained = 七枚硬币全部排成一线，补币之前还能从对手的钱袋赢得一枚。
jesus-coins-left = 留在棋盘上的硬币
jesus-coins-left-explained = 结束时棋盘上的硬币归谁。

jesus-several-runs-all = 全部取走
jesus-several-runs-one = 任选一条
jesus-claiming-after-surrender = 骰子失去之后
jesus-claiming-every-receipt = 每次得到骰子时
jesus-claiming-never = 不可以：先掷骰
jesus-coins-left-winner = 胜者
jesus-coins-left-nobody = 谁也不归

## The house rules of Tablero di Berona, with what they do

berona-series = 系列
berona-series-explained = 只下一局，或下几局累计。
berona-stake = 固定赌注
berona-stake-explained = 采用固定赌注时，败者每局付多少枚硬币；对其他系列无效。
berona-use-both-dice = 必须用两枚骰子
berona-use-both-dice-explained = 只有怎么走都用不上两枚骰子时，才允许碰壁。
berona-return-from = 从哪里收回棋片
berona-return-from-explained = 掷出对子时，可以收回放在哪里的棋片。
berona-after-draw = 平局之后
berona-after-draw-explained = 平局之后的一局由谁先走。

berona-return-from-any-stack = 任何棋叠
berona-return-from-own-home-row = 自己的底格
berona-series-single = 单局
berona-series-ledger = 累计分：胜者加上差额
berona-series-fixed-stake = 固定赌注：败者付约定的数目
berona-series-difference = 差额：败者每分付一枚硬币
berona-after-draw-random = 掷得大的一方
berona-after-draw-same-player = 平局那一局的先手
