## Texts in a row: two of them; all but the last; the last after two or more others

two-together = { $first }和{ $last }
last-together = { $first }和{ $last }

two-choices = { $first }或{ $last }
next-in-row = { $first }、{ $last }
last-choice = { $first }或{ $last }

## What is wrong in a text, and where

at-character = 第{ $character }个字符：{ $what }
at-line-and-character = 第{ $line }行，第{ $character }个字符：{ $what }

## Sentences one after the other; a sentence of its own; names and short notes in one line

next-sentence = { $first }{ $last }
stated = { $what }。
in-one-line = { $first } · { $last }
titled = { $title }：{ $what }
next-clause = { $first }；{ $last }

## What a game is like, in one line

facts =
    { $count }人 · { $shortest }–{ $longest }分钟 · { $difficulty ->
        [easy] 容易
       *[medium] 中等
    }

## What a lesson or a file says, which is worded already

as-written = { $words }

## A legal action that a step of a lesson does not ask for

lesson-goes-on = 规则也允许这样走，不过这节教程要照文字说的继续。

## Why an action is refused

game-over = 对局已经结束。
not-over = 这一局还没有结束。
series-over = 系列已经结束，没有下一局了。
throw-dice-first = 请先掷骰子。
throw-lots-first = 请先掷四面骰。
dice-lie = 骰子还在桌上，请先走完。
lots-lie = 四面骰还在桌上，请先走完。
unfit-dice =
    要掷{ $count ->
        [2] 两枚
       *[other] { $count }枚
    }点数为{ $low }到{ $high }的骰子，而不是{ $faces ->
        [0] 一枚不掷
       *[other] { $thrown }
    }。
unfit-lots =
    要掷{ $count ->
        [2] 两枚
       *[other] { $count }枚
    }值为{ $low }到{ $high }的四面骰，而不是{ $faces ->
        [0] 一枚不掷
       *[other] { $thrown }
    }。
no-such-die = 没有骰子是{ $number }点。
die-used = { $number }点已经用过了。
still-playable = 你还能走，所以必须走。
no-such-choice = 这种游戏里没有这个选择。
other-throw = 这一掷已被撤销：还会是{ $thrown }
no-piece-to-put =
    { $piece ->
        [token] 那里没有棋片。
        [coin] 那里没有硬币。
       *[piece] 那里没有棋子。
    }
cannot-lie-there =
    { $piece ->
        [token] 这枚棋片不能放在那里。
        [coin] 这枚硬币不能放在那里。
       *[piece] 这枚棋子不能放在那里。
    }
editing = 正在编辑局面，不能走棋。
set-beside = 这一项在棋盘旁设置，不能用手摆。

## What a refused step is answered with

nothing-can-be-moved = 现在什么也走不了。请结束回合。
refusal-and-hint = { $refusal }{ $hint }
can-move-from =
    { $name ->
        [you] 你可以从{ $places }走。
       *[other] { $name }可以从{ $places }走。
    }
possible = 从那里可以走到{ $places }。
possible-with-both = 从那里可以走到{ $places }；用两枚骰子还可以走到{ $far }。
possible-with-several = 从那里可以走到{ $places }；用几枚骰子还可以走到{ $far }。

## Why nothing is undone

nothing-happened = 还没有可以撤销的事
undo-throw = 掷骰不能撤销
undo-finished = 骰子已经交出：那个回合不能撤销
undo-said = 这个选择不能撤销
undo-forfeit = 已认输或超时判负的对局不能恢复
nothing-chosen = 掷骰之后的每一步都是唯一可走的
undo-together =
    { $count }个事件不能一起撤销，但{ $next-count }个可以
no-decision = 你还没有做过可以撤销的决定

## What is wrong with an event

thrown-again = 骰子{ $number }不可能重掷过：没有那么多骰子
no-throw = 只有掷骰才能有来源或重掷的骰子
proof = 只有双方约定的掷骰才有证明，每个座位32字节，用十六进制数字表示

## What has happened

equal-dice = 点数相同：双方再掷。
higher-begins = 点数大的一方先走。
winner-begins = 上一局的胜者先走。

## How a game has ended, and the sentence of which that is a part

resigned = 认输
absence = 缺席
out-of-time = 用时耗尽
won =
    { $name ->
        [you] 你赢了
       *[other] { $name }赢了
    }{ $unit ->
        [coin] { $count }枚硬币
        [tally] { $count }根算筹
       *[point] { $count }分
    }：{ $manner }。
drawn = 平局：{ $manner }。

## Whoever reads, where a sentence says no more of them

you = 你

## Places and other things that stand in sentences

number = { $number }
the-bar = 隔栏
off-the-board = 棋盘外
    .off = 出盘
beside-the-board = 棋盘旁

## What has moved

moved = 从{ $from }到{ $to }{ $hits ->
        [0] {""}
       *[other] 并击中
    }
entered = 从{ $from }到{ $to }{ $hits ->
        [0] {""}
       *[other] 并击中
    }
went-off = 从{ $from }{ OFF($to) }

## What the button of a step says

put-piece =
    { $piece ->
        [token] 将棋片从{ $from }放到{ $to }
        [coin] 将硬币从{ $from }放到{ $to }
       *[piece] 将棋子从{ $from }放到{ $to }
    }

## What the button of a choice says

end-turn = 结束回合
next-game = 下一局
resigned-before-end = 已认输
did-not-come-back = 没有回来
ran-out-of-time = 超时
not-a-choice = 没有这个选择

## What the key of a choice does, in a list of keys

does-end-turn = 结束回合
does-double = 加倍
does-take = 接受
does-beaver = 反加倍：接受并再加倍
does-drop = 拒绝
does-accept = 同意对方认输
does-decline = 不同意对方认输
does-claim = 收下连线
does-take-run = 取走连线
does-skip = 放弃自由步
does-resign = 认输
does-begin-next = 开始下一局
does-end-series = 结束系列

## What is asked of whom, and the end of a game

throw-one-die-each = 双方各掷一枚骰子。点数大的一方先走。
throw-dice =
    { $name ->
        [you] 轮到你了：掷骰子。
       *[other] { $name }，请掷骰子。
    }
end-your-turn =
    { $name ->
        [you] { $ends ->
            [0] 请结束回合。
           *[other] 你的回合结束。
        }
       *[other] { $ends ->
            [0] { $name }，请结束回合。
           *[other] { $name }，你的回合结束。
        }
    }
the-die = { $number }
gave-up =
    { $loser ->
        [you] 你已认输
       *[other] { $loser }已认输
    }：{ $winner ->
        [you] 你获胜
       *[other] { $winner }获胜
    }。
stayed-away =
    { $loser ->
        [you] 你没有回来
       *[other] { $loser }没有回来
    }：{ $winner ->
        [you] 你获胜
       *[other] { $winner }获胜
    }。
lost-on-time =
    { $loser ->
        [you] 你的用时已耗尽
       *[other] { $loser }的用时已耗尽
    }：{ $winner ->
        [you] 你获胜
       *[other] { $winner }获胜
    }。

## The score panel

pips = 步数
points = 得分
date = { $year }年{ $month }月{ $day }日
