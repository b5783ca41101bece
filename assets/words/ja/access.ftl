## The board

board = 盤
lowest-first = 下の駒から順に。
stack = { $place }：{ $pieces }。
pieces-of-seat = { $seat }{ $count }個
coins = コイン{ $count }枚
tallies = 点棒{ $count }本
doubling-cube = { $value }のダブリングキューブ

## What has happened

what-has-happened = これまでの出来事
undone = 元に戻しました。
main-menu = メインメニューです。
lay-cocked =
    { $die ->
        [lot] 四面ダイスが1個傾いて止まったため、振り直しました。
       *[die] ダイスが1個傾いて止まったため、振り直しました。
    }

## A friend at another machine

is-back = { $name }が戻りました。
is-away = { $name }は席を外しています。
says =
    { $name ->
        [you] あなた：{ $says }
       *[other] { $name }：{ $says }
    }

## Puzzles

puzzle = 問題{ $number }（全{ $last }問）。{ $question }
own-mistake = 自分のミスの問題。{ $question }

## Buttons: one of a group, and the one under notices

in-group = { $group }：{ $label }
ok-to = OK：{ $label }
