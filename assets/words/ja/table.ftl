## For screen readers: who plays what; throws; choices and moves

introduced =
    { $title }：{ $first ->
        [you] あなた
       *[other] { $first }
    }と{ $second ->
        [you] あなた
       *[other] { $second }
    }。
each-throws =
    { $first ->
        [you] あなた
       *[other] { $first }
    }の出目は{ $one }、{ $second ->
        [you] あなた
       *[other] { $second }
    }の出目は{ $another }です。
throws =
    { $name ->
        [you] あなたの出目は{ $dice }です。
       *[other] { $name }の出目は{ $dice }です。
    }
played =
    { $name ->
        [you] あなた：{ $what }。
       *[other] { $name }：{ $what }。
    }

## Where dice of the players are entered

what-first-thrown =
    { $name ->
        [you] ダイスを1個ずつ振ってください。あなたの出目は？
       *[other] ダイスを1個ずつ振ってください。{ $name }の出目は？
    }
what-thrown =
    { $name ->
        [you] あなたの出目は？
       *[other] { $name }の出目は？
    }

entered =
    ダイスを振って目を入力してください：{ $count }個中{ $number }個
are-these-your-dice = このダイスでいいですか？
confirm = 確定
remove = 消す

## Whoever reads, as a name in the list of players

you-as-player = あなた

## On buttons of several places

back = 戻る
close = 閉じる
main-menu = メインメニュー
undo = 元に戻す
better = 好手
played-turn = 実戦
number-of-count = { $number } / { $count }

## The prompt, where nobody here is asked for anything

is-playing = { $name }が考えています。
is-stuck = { $name }はこの出目では動けません。
cannot-play = { $name }は打てません。
someones-turn = { $name }の手番です。
turn-on-another-device = { $name }の手番です（別の端末）。ゲームを送ってください。

## What has happened, below the prompt

forced-moves =
    動かし方が1つしかないときは、設定の「強制手を自動で」が代わりに動かします。
cocked =
    { $die ->
        [lot] 傾いて止まった四面ダイスを振り直しました。
       *[die] 傾いて止まったダイスを振り直しました。
    }
undone-to-turn = 元に戻しました：あなたの{ $number }手目まで。同じ目がもう一度出ます。
undone-to-answer = 元に戻しました：あなたの返答まで。同じ目がもう一度出ます。
undone-to-dice = 元に戻しました。同じ目がもう一度出ます。

## The buttons of a turn

throw = 振る
hint = ヒント
i-am-here = ここにいます
send-to = { $name }に送る
play-here = ここで対局
about-play-here = もう一度、2人ともこの端末で手番を行います。
agree = 認める
decline = 断る
play-both-sides = 両側を打つ

## The buttons above the board

your-friend = 友達
moves = 手順
rules = ルール
dice-statistics = ダイスの統計
settings = 設定
menu = メニュー

## The buttons at the end of a game

replay = リプレイ
another-game = もう1ゲーム
play-again = もう一度
analysis = 解析
send-result = 結果を送る

## The buttons of a replay

first = 最初
previous = 前へ
play = 再生
pause = 一時停止
next = 次へ
last = 最後
back-to-game = ゲームに戻る
edit = 編集
about-edit = この局面を編集

## The score and the dice

whole-score = スコアの全体
used-die = { $number }（使用済み）
swap-dice = ダイス入れ替え
about-swap = クイックムーブでは左のダイスを先に試します。クリックでダイスを入れ替えます（{ $key }）。

## On the board: where dice lead and what that is worth; the order of the moves of a turn

dice-and-worth = { $faces }：{ $worth }
better-number = 好手{ $number }
played-number = 実戦{ $number }
sum = = { $number }

## What a friend says, in a bubble

quoted = 「{ $words }」

## A lesson

lesson-step = { $lesson } · { $number } / { $count }
