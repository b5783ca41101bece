## Why an action is refused

no-coin = 棋盘上那个位置没有硬币。
leaves-column = 硬币只在自己的数字上移动：靠近数字，或远离数字。
leaves-board = 硬币只能在自己数字的第1到第7格上。
not-the-whole-die = 硬币移动的格数要正好等于一枚骰子的点数。
same-coin = 那枚硬币已经移动过了：两枚骰子要用于两枚不同的硬币。
wastes-die = 两枚骰子都必须用：这样走之后，{ $number }就不能用于另一枚硬币了。
no-run = 棋盘上没有连线。
no-run-there = 那里不是连线的开头。
move-first = 只有刚移动过硬币的玩家才能取走连线。
finish-the-move = 两枚骰子都用完，才能取走连线。
nothing-surrendered = 只有在另一位玩家刚失去骰子时，才能收下连线。
take-instead = 你已经掷过了：请取走连线，而不是收下。
claiming-forbidden = 按自定规则，不掷骰就不能收下连线。
all-are-taken = 棋盘上的所有连线要一起取走。
pick-one = 按自定规则只取走一条连线：请说明哪一条。

## What has happened

lower-begins = 点数小的一方先走。
throw-loses-dice = 掷出{ $number }，失去骰子。
throw-not-playable = { $thrown }不能用于两枚不同的硬币，失去骰子。
eighth-coin = 七枚全部排成一线，赢得第八枚硬币。
refilled = 空着的数字已补上硬币。

## How a game has ended

cannot-refill = 对手无法补满

## Places, and what has moved along the squares of a number

purse =
    { $seat ->
        [South] 南家的钱袋
       *[North] 北家的钱袋
    }
the-table = 桌上
square-of-number = 数字{ $number }的第{ $square }格
moved = { $number }号硬币从第{ $from }格到第{ $to }格

## What the button of a step says

move-coin = 将{ $number }号硬币从第{ $from }格移动到第{ $to }格

## What the button of a choice says

take-coins = 取走硬币{ $first }–{ $last }
take-runs =
    { $runs ->
        [1] 取走连线
       *[other] 取走全部{ $runs }条连线
    }
claim-coins = 收下硬币{ $first }–{ $last }
claim-runs =
    { $runs ->
        [1] 收下连线
       *[other] 收下全部{ $runs }条连线
    }

## What was chosen, inside of a sentence

does-take-coins = 取走硬币{ $first }–{ $last }
does-take-runs =
    { $runs ->
        [1] 取走连线
       *[other] 取走全部{ $runs }条连线
    }
does-claim-coins = 收下硬币{ $first }–{ $last }
does-claim-runs =
    { $runs ->
        [1] 收下连线
       *[other] 收下全部{ $runs }条连线
    }

## What is asked of whom, and the end of a game

throw-for-opening = 双方各掷一枚骰子。点数小的一方摆放五枚硬币，并先走。
claim-or-throw =
    { $name ->
        [you] 轮到你了：收下
       *[other] { $name }，请收下
    }{ $runs ->
        [1] 连线
       *[other] 所有连线
    }，或掷骰子。
take-or-throw =
    { $name ->
        [you] 轮到你了：取走
       *[other] { $name }，请取走
    }{ $runs ->
        [1] 连线
       *[other] 所有连线
    }，或再掷。
play-both =
    { $name ->
        [you] 轮到你了：用{ $one }和{ $another }移动两枚不同的硬币。
       *[other] { $name }，请用{ $one }和{ $another }移动两枚不同的硬币。
    }
play-other =
    { $name ->
        [you] 轮到你了：用{ $number }移动另一枚硬币。
       *[other] { $name }，请用{ $number }移动另一枚硬币。
    }
won =
    { $name ->
        [you] 你无法补满
       *[other] { $name }无法补满
    }：{ $winner ->
        [you] 你赢得{ $count }枚硬币
       *[other] { $winner }赢得{ $count }枚硬币
    }。

## What was laid out

lays-out =
    { $name ->
        [you] 你摆放
       *[other] { $name }摆放
    }{ $count }枚硬币。

## The score panel

in-purse = 钱袋
on-board = 棋盘上的硬币

## What is known of the game without playing it

title = 赫苏斯棋
tagline = 把共用的硬币排成一线，取走或再掷
goal = 取走成线的硬币，直到对手的钱袋补不满棋盘。棋盘上的硬币不属于任何人。

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-purse = 钱袋
about-purse = 钱袋里是玩家的硬币；谁的钱袋补不满棋盘，谁就输。
term-coins = 硬币
about-coins = 棋盘上的硬币不属于任何人：双方都可以移动所有硬币。
term-move = 移动
about-move = 每枚骰子移动一枚不同的硬币，靠近数字或远离数字，点数要走足。
term-run = 连线
about-run = 连线是两枚或更多相邻并排成一线的硬币，两端的格子不算。
term-take = 取走
about-take = 取走就是把连线的硬币放进你的钱袋；另一位玩家补上空着的数字，并得到骰子。
term-claim = 收下
about-claim = 收下就是不掷骰，拿走另一位玩家不得不留下的连线。

## What the seats are called

south = 南家
north = 北家
