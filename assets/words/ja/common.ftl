## Texts in a row: two of them; all but the last; the last after two or more others

two-together = { $first }と{ $last }
last-together = { $first }、{ $last }

two-choices = { $first }か{ $last }
next-in-row = { $first }、{ $last }
last-choice = { $first }か{ $last }

## What is wrong in a text, and where

at-character = { $character }文字目：{ $what }
at-line-and-character = { $line }行目、{ $character }文字目：{ $what }

## Sentences one after the other; a sentence of its own; names and short notes in one line

next-sentence = { $first }{ $last }
stated = { $what }。
in-one-line = { $first } · { $last }
titled = { $title }：{ $what }
next-clause = { $first }；{ $last }

## What a game is like, in one line

facts =
    { $count }人 · { $shortest }〜{ $longest }分 · { $difficulty ->
        [easy] やさしい
       *[medium] ふつう
    }

## What a lesson or a file says, which is worded already

as-written = { $words }

## A legal action that a step of a lesson does not ask for

lesson-goes-on = それもルールでは可能ですが、このレッスンは書いてあるとおりに進みます。

## Why an action is refused

game-over = ゲームは終わりました。
not-over = このゲームはまだ終わっていません。
series-over = シリーズは終わりました。次のゲームはありません。
throw-dice-first = 先にダイスを振ってください。
throw-lots-first = 先に四面ダイスを振ってください。
dice-lie = ダイスはもう振ってあります。先にそれを使ってください。
lots-lie = 四面ダイスはもう振ってあります。先にそれを使ってください。
unfit-dice =
    振るのは{ $low }〜{ $high }の目のダイス{ $count }個です。{ $faces ->
        [0] 1個も振られていません。
       *[other] { $thrown }ではありません。
    }
unfit-lots =
    振るのは{ $low }〜{ $high }の目の四面ダイス{ $count }個です。{ $faces ->
        [0] 1個も振られていません。
       *[other] { $thrown }ではありません。
    }
no-such-die = { $number }の目のダイスはありません。
die-used = { $number }の目はもう使いました。
still-playable = まだ動かせる駒があるので、動かさなければなりません。
no-such-choice = このゲームにその選択肢はありません。
other-throw = この出目は元に戻されたものです。もう一度{ $thrown }になります
no-piece-to-put =
    { $piece ->
        [checker] そこに駒はありません。
        [token] そこにトークンはありません。
        [coin] そこにコインはありません。
       *[piece] そこに駒はありません。
    }
cannot-lie-there =
    { $piece ->
        [checker] この駒はそこに置けません。
        [token] このトークンはそこに置けません。
        [coin] このコインはそこに置けません。
       *[piece] この駒はそこに置けません。
    }
editing = 局面を編集中です。ゲームは進みません。
set-beside = これは盤の横で設定します。手では動かせません。

## What a refused step is answered with

nothing-can-be-moved = 今は何も動かせません。手番を終えてください。
refusal-and-hint = { $refusal }{ $hint }
can-move-from =
    { $name ->
        [you] 動かせるのは{ $places }からです。
       *[other] { $name }が動かせるのは{ $places }からです。
    }
possible = そこから行ける先：{ $places }。
possible-with-both = そこから行ける先：{ $places }、両方のダイスなら{ $far }。
possible-with-several = そこから行ける先：{ $places }、複数のダイスなら{ $far }。

## Why nothing is undone

nothing-happened = まだ元に戻せることは何も起きていません
undo-throw = 振ったダイスは元に戻せません
undo-finished = ダイスは相手に渡りました。その手番は元に戻せません
undo-said = 選んだことは元に戻せません
undo-forfeit = 投了や時間切れで終わったゲームは再開できません
nothing-chosen = ダイスを振ってからの動きは、どれもほかに選べないものでした
undo-together =
    { $count }個の出来事をまとめて元に戻すことはできませんが、{ $next-count }個ならできます
no-decision = まだ元に戻せる選択をしていません

## What is wrong with an event

thrown-again = ダイス{ $number }が振り直されたはずはありません。ダイスはそれより少ないです
no-throw = 出どころや振り直したダイスを持てるのは、出目だけです
proof = 証明があるのは合意による出目だけで、席ごとに32バイトの16進数です

## What has happened

equal-dice = 同じ目：両者とも振り直します。
higher-begins = 大きい目を出した側が先手です。
winner-begins = 前のゲームの勝者が先手です。

## How a game has ended, and the sentence of which that is a part

resigned = 投了
absence = 不在
out-of-time = 時間切れ
won =
    { $name ->
        [you] あなた
       *[other] { $name }
    }の勝ちです：{ $unit ->
        [coin] コイン{ $count }枚
        [tally] 点棒{ $count }本
       *[point] { $count }点
    }（{ $manner }）。
drawn = 引き分け：{ $manner }。

## Whoever reads, where a sentence says no more of them

you = あなた

## Places and other things that stand in sentences

number = { $number }
the-bar = バー
off-the-board = 盤の外
beside-the-board = 盤の横

## What has moved

moved = { $from }から{ $to }へ{ $hits ->
        [0] {""}
       *[other] （ヒット）
    }
entered = { $from }から{ $to }へ{ $hits ->
        [0] {""}
       *[other] （ヒット）
    }
went-off = { $from }から{ $to }へ

## What the button of a step says

put-piece =
    { $piece ->
        [checker] 駒を{ $from }から{ $to }へ移す
        [token] トークンを{ $from }から{ $to }へ移す
        [coin] コインを{ $from }から{ $to }へ移す
       *[piece] 駒を{ $from }から{ $to }へ移す
    }

## What the button of a choice says

end-turn = 手番を終える
next-game = 次のゲーム
resigned-before-end = 投了
did-not-come-back = 戻らなかった
ran-out-of-time = 時間切れ
not-a-choice = 存在しない選択肢

## What the key of a choice does, in a list of keys

does-end-turn = 手番を終える
does-double = ダブルする
does-take = テイクする
does-beaver = ビーバー：テイクしてリダブルする
does-drop = パスする
does-accept = 投了を受け入れる
does-decline = 投了を断る
does-claim = 並びをもらう
does-take-run = 並びを取る
does-skip = フリームーブをしない
does-resign = 投了する
does-begin-next = 次のゲームを始める
does-end-series = シリーズを終える

## What is asked of whom, and the end of a game

throw-one-die-each = 各プレイヤーのためにダイスを1個ずつ振ってください。大きい目の側が先手です。
throw-dice =
    { $name ->
        [you] あなたの手番：ダイスを振ってください。
       *[other] { $name }の手番：ダイスを振ってください。
    }
end-your-turn =
    { $name ->
        [you] { $ends ->
            [0] あなたの手番：手番を終えてください。
           *[other] あなたの手番は終わりです。
        }
       *[other] { $ends ->
            [0] { $name }の手番：手番を終えてください。
           *[other] { $name }の手番は終わりです。
        }
    }
the-die = { $number }の目
gave-up =
    { $loser ->
        [you] あなた
       *[other] { $loser }
    }が投了しました。{ $winner ->
        [you] あなた
       *[other] { $winner }
    }の勝ちです。
stayed-away =
    { $loser ->
        [you] あなた
       *[other] { $loser }
    }は戻りませんでした。{ $winner ->
        [you] あなた
       *[other] { $winner }
    }の勝ちです。
lost-on-time =
    { $loser ->
        [you] あなた
       *[other] { $loser }
    }の時間が切れました。{ $winner ->
        [you] あなた
       *[other] { $winner }
    }の勝ちです。

## The score panel

pips = ピップ
points = 点
date = { $year }年{ $month }月{ $day }日
