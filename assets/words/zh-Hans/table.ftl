## For screen readers: who plays what; throws; choices and moves

introduced =
    { $title }：{ $first ->
        [you] 你
       *[other] { $first }
    }和{ $second ->
        [you] 你
       *[other] { $second }
    }。
each-throws =
    { $first ->
        [you] 你掷出{ $one }
       *[other] { $first }掷出{ $one }
    }，{ $second ->
        [you] 你掷出{ $another }
       *[other] { $second }掷出{ $another }
    }。
throws =
    { $name ->
        [you] 你掷出{ $dice }。
       *[other] { $name }掷出{ $dice }。
    }
played =
    { $name ->
        [you] 你：{ $what }。
       *[other] { $name }：{ $what }。
    }

## Where dice of the players are entered

what-first-thrown =
    { $name ->
        [you] 双方各掷一枚骰子。你掷出几点？
       *[other] 双方各掷一枚骰子。{ $name }掷出几点？
    }
what-thrown =
    { $name ->
        [you] 你掷出几点？
       *[other] { $name }掷出几点？
    }

entered = 掷你的骰子并输入点数：{ $number }/{ $count }
are-these-your-dice = 是这些点数吗？
confirm = 确认
remove = 去掉

## Whoever reads, as a name in the list of players

you-as-player = 你

## On buttons of several places

back = 返回
close = 关闭
main-menu = 主菜单
undo = 撤销
better = 更好
played-turn = 实际
number-of-count = { $number }/{ $count }

## The prompt, where nobody here is asked for anything

is-playing = { $name }正在走。
is-stuck = { $name }用这次的点数走不了。
cannot-play = { $name }无法走棋。
someones-turn = 轮到{ $name }。
turn-on-another-device = 轮到{ $name }，在另一台设备上。请把对局发过去。

## What has happened, below the prompt

forced-moves = 只有一种走法时，设置中的“自动走唯一走法”会替你走。
cocked =
    { $die ->
        [lot] 一枚四面骰没有放平，已重掷。
       *[die] 一枚骰子没有放平，已重掷。
    }
undone-to-turn = 已撤销：回到你的第{ $number }回合。点数不变。
undone-to-answer = 已撤销：回到你的回应。点数不变。
undone-to-dice = 已撤销。点数不变。

## The buttons of a turn

throw = 掷骰
hint = 提示
i-am-here = 我在
send-to = 发给{ $name }
play-here = 在这里下
about-play-here = 双方重新在这台设备上轮流走。
agree = 同意
decline = 拒绝
play-both-sides = 两边都下

## The buttons above the board

your-friend = 你的朋友
moves = 走法
rules = 规则
dice-statistics = 骰子统计
settings = 设置
menu = 菜单

## The buttons at the end of a game

replay = 回放
another-game = 再来一局
play-again = 再来一局
analysis = 分析
send-result = 发送结果

## The buttons of a replay

first = 开头
previous = 上一步
play = 播放
pause = 暂停
next = 下一步
last = 末尾
back-to-game = 回到对局
edit = 编辑
about-edit = 编辑这个局面

## The score and the dice

whole-score = 完整比分
used-die = { $number }，已用
swap-dice = 交换骰子
about-swap = 快速走棋先用左边的骰子。点击可交换骰子（{ $key }）。

## On the board: where dice lead and what that is worth; the order of the moves of a turn

dice-and-worth = { $faces }：{ $worth }
better-number = 更好{ $number }
played-number = 实际{ $number }
sum = = { $number }

## What a friend says, in a bubble

quoted = “{ $words }”

## A lesson

lesson-step = { $lesson } · { $number }/{ $count }
