## The board

board = 棋盘
lowest-first = 从最底下的棋子开始。
stack = { $place }：{ $pieces }。
pieces-of-seat = { $seat }{ $count }枚
coins = { $count }枚硬币
tallies = { $count }根算筹
doubling-cube = 加倍骰，{ $value }

## What has happened

what-has-happened = 刚才发生的事
undone = 已撤销。
main-menu = 主菜单。
lay-cocked =
    { $die ->
        [lot] 一枚四面骰没有放平，已重掷。
       *[die] 一枚骰子没有放平，已重掷。
    }

## A friend at another machine

is-back = { $name }回来了。
is-away = { $name }离开了。
says =
    { $name ->
        [you] 你说：{ $says }
       *[other] { $name }说：{ $says }
    }

## Puzzles

puzzle = 谜题{ $number }/{ $last }。{ $question }
own-mistake = 自己的失误。{ $question }

## Buttons: one of a group, and the one under notices

in-group = { $group }：{ $label }
ok-to = 知道了：{ $label }
