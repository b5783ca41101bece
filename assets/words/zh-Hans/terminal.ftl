## Beside the drawing of a board

cube-in-middle = 赌注{ $count }（中间）
cube-of = 赌注{ $count }（{ $name }）
tabula-pieces =
    { $who }：手中{ $count }，隔栏上{ $number }，已出盘{ $off }{ $bears ->
        [0] {""}
       *[other] ，可以出盘
    }
tabula-dice = { $who }的骰子：{ $faces }
ur-side = { $who }   起点{ $start }   河中{ $river }   终点{ $home }
ur-tallies = 算筹{ $count }
ur-stock = 公筹{ $count }
ur-pool = 奖池{ $count }枚
ur-thrown = { $name }掷出{ $faces }，算{ $count }
berona-reserves = 备用区：{ $first }（A）{ $count }，{ $second }（B）{ $number }

## What is asked in a game, and what cannot be done

both = 双方
enter-faces = 请输入骰子的点数，例如：{ $command }
not-in-list = 列表中没有{ $found }。
type-number = 请输入行动的编号（{ $key }：命令列表）
with-help = { $what }（{ $key }：命令列表）
nothing-to-offer = 现在没有可以提出的。
type-one-of = 请输入其中之一：{ $words }
comes-again = 再次掷出{ $faces }：按回车键。
draws-throws = 这一局由程序抽取点数；{ $option }用于真骰子。
too-many-steps = 这比一个回合长：{ $count }步。
not-playable = “{ $found }”不能走。
several-ways = “{ $found }”的走法不止一种：请写出中途停在哪里。
saved = 已保存。继续：{ $command }
not-saved = 这一局没有保存（用{ $option }可以保存）。棋谱如下：
kept-damaged = { $what }。损坏的文件现在名为{ $file }。

## The list of commands: what stands for a number, a file and the return key, and what each command does

a-number = 编号
a-file = 文件
return-key = 回车
help-number = 执行列表中这个编号的行动
help-return = 掷骰，或执行列表中唯一的行动
help-throw = 掷骰；用真骰子时输入点数
help-turn = 一个回合的几步；也可写作{ $words }
help-undo = 撤销本回合的最后一步
help-save = 把这一局写入文件；用{ $command }继续
help-log = 到目前为止的棋谱
help-offers = 列出可以提出的，如认输
help-rules = 规则
help-quit = 退出
help-others = 其他输入都当作用棋谱记法写的行动。

## Turns and house rules

no-dice-yet = 桌上没有骰子：请用{ $option }给出{ $count }个点数，例如{ $words }
no-dice-left = 没有骰子可走了：{ $prompt }
nothing-played = （无）
turns = { $count }种走法
house-rules = 用于{ $option }的自定规则，标准值在前：

## An analysis

mistake = { $name }：{ $turn } { $sign } −{ $amount }
figures = 有选择的决定{ $count }，失误率{ $rate }，{ $marks }
figures-of-part = { $what }，合计：{ $figures }，损失{ $amount }
figures-of-all = 全部：{ $figures }，损失{ $amount }
luck =
    运气：{ $count }次掷骰{ $lucky ->
        [0] −{ $amount }
       *[other] +{ $amount }
    }
turning-point = 转折点{ $number }：{ $name } { $words }（{ $share }）

## What is wrong on the command line and in files: parts of sentences

no-language = 没有“{ $found }”这种语言（已知的：{ $words }）
no-game-named = 没有指定哪种棋：请给出名称，或用{ $option }
rule-form = 自定规则写作{ $words }
rule-twice = “{ $found }”给了两次
no-format-of = { $format }不是{ $game }的格式
not-one-position = 这不是一个局面
no-position = 这不是任何一种棋的局面
few-events = 这一局只有{ $count }个事件
no-bots = 缺少电脑棋手的文件{ $file }：请用{ $option }指明位置
first-position = 有{ $count }个局面：取第一个；用{ $option }选择
several-in-file =
    { $kind ->
        [match] 文件中的一场比赛分为{ $count }部分
        [games] 文件中有{ $count }局，不是同一场比赛
       *[positions] 文件中有{ $count }个局面
    }；用{ $option }选择
few-games = 文件中只有{ $count }局
exists = 已经存在
too-large = 文件超过{ $count } MiB：这不是一局棋
not-utf-8 = 文件不是纯UTF-8；用{ $command }写一份副本
kept-before = 那里有以前恢复时留下的文件；请先移走
open-elsewhere = 另一个程序打开了这一局
or-recover = { $what }（用{ $option }从未损坏的部分继续）
output-unwritable = 无法写出：{ $what }
