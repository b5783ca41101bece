## Why an action is refused

no-coin = 盤のその場所にコインはありません。
leaves-column = コインは自分の数字の列から離れません。数字に向かって進むか、数字から遠ざかります。
leaves-board = コインは自分の数字のマス1〜7から出られません。
not-the-whole-die = コインは、ちょうどダイス1個の目の数だけ動きます。
same-coin = そのコインはもう動かしました。2個のダイスは2枚の別々のコインに使います。
wastes-die = 両方のダイスを使わなければなりません。その動きのあとでは、{ $number }を別のコインに使えません。
no-run = 盤に並びはありません。
no-run-there = そこから始まる並びはありません。
move-first = 並びを取れるのは、たった今動かしたプレイヤーだけです。
finish-the-move = 並びを取る前に、両方のダイスを使わなければなりません。
nothing-surrendered = 並びをもらえるのは、相手がダイスを失った直後だけです。
take-instead = もう振ったので、並びはもらうのではなく取ってください。
claiming-forbidden = ハウスルールにより、振らずに並びをもらうことはできません。
all-are-taken = 盤の並びはすべて一緒に取ります。
pick-one = ハウスルールにより、並びは1組だけ取ります。どれかを選んでください。

## What has happened

lower-begins = 小さい目の側が先手です。
throw-loses-dice = 出目{ $number }でダイスを失います。
throw-not-playable = { $thrown }は2枚の別々のコインでは使えず、ダイスを失います。
eighth-coin = 7枚すべてがそろい、8枚目のコインをもらえます。
refilled = 空いた数字を補充しました。

## How a game has ended

cannot-refill = 相手が補充できない

## Places, and what has moved along the squares of a number

purse =
    { $seat ->
        [South] 南の財布
       *[North] 北の財布
    }
the-table = テーブル
square-of-number = 数字{ $number }のマス{ $square }
moved = コイン{ $number }をマス{ $from }から{ $to }へ

## What the button of a step says

move-coin = コイン{ $number }をマス{ $from }から{ $to }へ動かす

## What the button of a choice says

take-coins = コイン{ $first }〜{ $last }を取る
take-runs =
    { $runs ->
        [1] 並びを取る
       *[other] 並び{ $runs }組をすべて取る
    }
claim-coins = コイン{ $first }〜{ $last }をもらう
claim-runs =
    { $runs ->
        [1] 並びをもらう
       *[other] 並び{ $runs }組をすべてもらう
    }

## What was chosen, inside of a sentence

does-take-coins = コイン{ $first }〜{ $last }を取る
does-take-runs =
    { $runs ->
        [1] 並びを取る
       *[other] 並び{ $runs }組をすべて取る
    }
does-claim-coins = コイン{ $first }〜{ $last }をもらう
does-claim-runs =
    { $runs ->
        [1] 並びをもらう
       *[other] 並び{ $runs }組をすべてもらう
    }

## What is asked of whom, and the end of a game

throw-for-opening = 各プレイヤーのためにダイスを1個ずつ振ってください。小さい目の側がコイン5枚を置き、先手になります。
claim-or-throw =
    { $name ->
        [you] あなたの手番
       *[other] { $name }の手番
    }：並び{ $runs ->
        [1] {""}
       *[other] { $runs }組
    }をもらうか、ダイスを振ってください。
take-or-throw =
    { $name ->
        [you] あなたの手番
       *[other] { $name }の手番
    }：並び{ $runs ->
        [1] {""}
       *[other] { $runs }組
    }を取るか、もう一度振ってください。
play-both =
    { $name ->
        [you] あなたの手番：{ $one }と{ $another }の目で、2枚の別々のコインを動かしてください。
       *[other] { $name }の手番：{ $one }と{ $another }の目で、2枚の別々のコインを動かしてください。
    }
play-other =
    { $name ->
        [you] あなたの手番：別のコインを{ $number }マス動かしてください。
       *[other] { $name }の手番：別のコインを{ $number }マス動かしてください。
    }
won =
    { $name ->
        [you] あなた
       *[other] { $name }
    }は補充できません。{ $winner ->
        [you] あなた
       *[other] { $winner }
    }の勝ちです：コイン{ $count }枚。

## What was laid out

lays-out =
    { $name ->
        [you] あなた
       *[other] { $name }
    }がコインを{ $count }枚置きます。

## The score panel

in-purse = 財布
on-board = 盤のコイン

## What is known of the game without playing it

title = タブレロ・デ・ヘスス
tagline = 共有のコインをそろえ、取るか、さらに振るか
goal = コインの並びを取り、相手の財布で盤を補充できなくしましょう。盤のコインは誰のものでもありません。

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-purse = 財布
about-purse = 財布にはプレイヤーのコインが入っています。そこから盤を補充できなくなった側の負けです。
term-coins = コイン
about-coins = 盤のコインは誰のものでもなく、どちらのプレイヤーもすべてのコインを動かします。
term-move = 動かして, 動かす
about-move = ダイス1個ごとに別のコインを、目の数だけ、数字に向かって、または数字から遠ざけて動かします。
term-run = 並び
about-run = 並びは、隣り合う2枚以上のコインがそろったものです。両端のマスでは並びになりません。
term-take = 取る
about-take = 取ると、並びのコインが自分の財布に入ります。相手は空いた数字を補充し、ダイスを受け取ります。
term-claim = もらう
about-claim = もらうとは、相手が残すしかなかった並びを、振らずに取ることです。

## What the seats are called

south = 南
north = 北
