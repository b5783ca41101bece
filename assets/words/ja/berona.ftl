## Why an action is refused

empty-reserve = 控えにトークンがありません。
not-your-reserve = それは相手の控えです。
place-elsewhere = { $number }の目では、トークンは自陣の{ $number }に置きます。
no-such-place = トークンが動くのは盤と控えの間だけです。
empty-square = そのマスにトークンはありません。
not-your-stack = それはあなたの山ではありません。いちばん上が相手のトークンです。
moves-from-home = 歩けるのは自陣のマスにある山だけです。
moves-elsewhere = { $number }の目では、自陣の{ $number }にある山が歩きます。
too-tall = { $number }枚の山は歩けません。ほかのマスは17しかありません。
walk-length = { $height }枚の山は{ $height }マス歩きます。{ $squares }マスではありません。
not-orthogonal = 歩くときは、辺を越えて隣のマスへ進みます。
square-twice = 同じマスには2度入れません。
back-to-start = 出発したマスには戻れません。
return-needs-doubles = トークンを控えに戻せるのはゾロ目のときだけです。
return-instead-of-both = トークンを控えに戻すのは両方のダイスの代わりです。1個使ったあとではできません。
return-to-own-reserve = トークンは持ち主の控えに戻ります。
return-from-home = ハウスルールにより、控えに戻せるのは自陣のマスのトークンだけです。
return-rather-than-bump = そのあとでは2つ目の{ $number }が使えません。トークンを戻せるうちはバンプできません。
both-dice = 両方のダイスを使わなければなりません。そのあとでは{ $number }が使えなくなります。

## What has happened

begins-again = 引き分けのゲームで先手だった側が、もう一度先手になります。
token-returned = トークンが控えに戻りました。同じプレイヤーがもう一度振ります。

## How a game has ended

centre-is-nobodys = 中央のマスは誰のものでもありません
by-points = { $more }対{ $fewer }
by-square = { $more }対{ $fewer }（マス{ $number }で決着）

## Places

reserve =
    { $seat ->
        [Brown] 茶の控え
       *[Ivory] アイボリーの控え
    }
centre = 中央の{ $number }
own-home = 自陣の{ $number }
home-of =
    { $seat ->
        [Brown] 茶の自陣の{ $number }
       *[Ivory] アイボリーの自陣の{ $number }
    }

## What has moved

walked = { $from }から{ $height }枚で{ $over }と歩く

## What the button of a step says

place-token = { $number }の目：{ $to }にトークンを置く
return-token = { $from }のトークンを控えに戻す
walk-token = { $number }の目：{ $from }から{ $to }へトークンが歩く
walk-tokens = { $number }の目：{ $from }の{ $height }枚が{ $over }と歩く

## What the button of a choice says

end-turn-bump = 手番を終える（バンプ）

## What is asked of whom, and the end of a game

last-turn = { $prompt }これが最後の手番です。
use-one =
    { $name ->
        [you] あなたの手番：{ $number }を使ってください。
       *[other] { $name }の手番：{ $number }を使ってください。
    }
use-both =
    { $name ->
        [you] あなたの手番：{ $one }と{ $another }を使ってください。
       *[other] { $name }の手番：{ $one }と{ $another }を使ってください。
    }
use-twice =
    { $name ->
        [you] あなたの手番：{ $number }を2回使ってください。
       *[other] { $name }の手番：{ $number }を2回使ってください。
    }
use-twice-or-return =
    { $name ->
        [you] あなたの手番：{ $number }を2回使うか、自分のトークン1枚を控えに戻してもう一度振ってください。
       *[other] { $name }の手番：{ $number }を2回使うか、自分のトークン1枚を控えに戻してもう一度振ってください。
    }
return-and-throw =
    { $name ->
        [you] あなたの手番：自分のトークン1枚を控えに戻して、もう一度振ってください。
       *[other] { $name }の手番：自分のトークン1枚を控えに戻して、もう一度振ってください。
    }
use-once =
    { $name ->
        [you] あなたの手番：{ $number }を使ってください。2回は使えません。
       *[other] { $name }の手番：{ $number }を使ってください。2回は使えません。
    }
use-only =
    { $name ->
        [you] あなたの手番：{ $one }を使ってください。{ $another }は使えません。
       *[other] { $name }の手番：{ $one }を使ってください。{ $another }は使えません。
    }
use-either =
    { $name ->
        [you] あなたの手番：{ $one }か{ $another }を使ってください。両方は使えません。
       *[other] { $name }の手番：{ $one }か{ $another }を使ってください。両方は使えません。
    }
bump =
    { $name ->
        [you] あなたの手番
       *[other] { $name }の手番
    }：{ $dice }は使えません。バンプです。{ $ends ->
        [0] 手番を終えてください。
       *[other] これで手番は終わりです。
    }
bump-and-turn =
    { $name ->
        [you] あなたの手番
       *[other] { $name }の手番
    }：{ $dice }は使えません。バンプです。{ $other ->
        [you] あなた
       *[other] { $other }
    }にもう1回手番があります。{ $ends ->
        [0] 手番を終えてください。
       *[other] これで手番は終わりです。
    }
won =
    { $name ->
        [you] あなた
       *[other] { $name }
    }が中央を制して勝ちました：{ $manner }。

## The score panel

in-reserve = 控え
running-score = 通算スコア
coins-won = 獲得コイン
gained = +{ $count }
stake = 賭け金

## What is known of the game without playing it

title = タブレロ・ディ・ベローナ
tagline = トークンを積み、最後に中央を自分のものに
goal = ゲームが終わるとき、中央のより価値の高いマスを自分のものにしていましょう。

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-points = 点
about-points = 中央の各マスは、いちばん上のトークンの持ち主に、その数字（1〜6）の点を与えます。
term-use = 使って, 使う, 使えません
about-use = ダイス1個で、その数字の自陣のマスにトークンを置くか、そこにある山を歩かせます。
term-walk = 歩く, 歩き
about-walk = 山は歩くとき、入ったマスごとにいちばん下のトークンを1枚残します。
term-reserve = 控え
about-reserve = 控えには、プレイヤーのトークンのうち盤にないものがあります。
term-bump = バンプ
about-bump = バンプは使えない目のことです。相手が最後の手番を1回行い、そのあと中央の点を数えます。
term-running-score = 通算スコア
about-running-score = 通算スコアは、各プレイヤーが勝ったときの点差の合計です。
term-coins = 獲得コイン, コイン
about-coins = 獲得コインは、このシリーズで各プレイヤーが得た、または失ったコインです。
term-stake = 賭け金
about-stake = 賭け金は、1ゲームに賭けるコインです。
term-return = 戻して, 戻す
about-return = ゾロ目のときは、代わりに自分のトークン1枚を控えに戻して、もう一度振ることができます。

## What the seats are called

brown = 茶
ivory = アイボリー
