## Why an action is refused

one-die-at-a-time = 1つの動きで1個の駒が1か所へ進みます。ダイスは1個ずつ使ってください。
no-such-place = そこから駒は取れません。
no-piece-there = そこにあなたの駒はありません。
not-your-piece = それはあなたの駒ではありません。
wrong-direction = 駒はすべて1から24へ進み、そのあと盤から上がります。
wrong-target = この出目では、その駒はそこへ行けません。
bar-first = 先にバーの駒を盤に入れてください。
point-closed = ブロックされています：{ $number }ポイントには相手の駒が2個以上あります。
second-half-locked = 後半は立入禁止です。持ち駒があるうちは、13以降に止まれません。
pieces-in-hand = 持ち駒があるうちは、ベアオフできません。
not-gathered = 自分の駒がすべて最後の4分の1（19〜24）に入るまで、ベアオフはできません。
exact-number = そこからのベアオフには、ちょうど{ $number }の目が必要です。
piece-further-back = { $number }より大きい目でそこから上げられるのは、それより後ろに自分の駒がないときだけです。
wastes-dice = できるだけ多くのダイスを使わなければなりません。その動きのあとでは、使えるダイスが減ります。

## How a game has ended

all-off = 15個すべて上がり
all-off-before-one = 相手が1個も上がらないうちに15個すべて上がり

## Places

the-hand = 持ち駒

## What the button of a step says

enter-piece = { $number }の目：駒を{ $to }ポイントに入れる{ $hits ->
        [0] {""}
       *[other] （ヒット）
    }
enter-from-bar = { $number }の目：バーの駒を{ $to }ポイントに入れる{ $hits ->
        [0] {""}
       *[other] （ヒット）
    }
bear-off-piece = { $number }の目で{ $from }の駒をベアオフ
move-piece = 駒を{ $from }から{ $to }へ動かす{ $hits ->
        [0] {""}
       *[other] （ヒット）
    }

## What is asked of whom, and the end of a game

throw-three-dice =
    { $name ->
        [you] あなたの手番：ダイスを3個振ってください。
       *[other] { $name }の手番：ダイスを3個振ってください。
    }
another-die = もう1つの{ $number }の目
play-all =
    { $name ->
        [you] あなたの手番
       *[other] { $name }の手番
    }：{ $dice }で{ $act ->
        [enter] バーの駒を入れてください。
        [bear-off] 駒を動かすか、ベアオフしてください。
       *[move] 駒を動かしてください。
    }
play-but =
    { $name ->
        [you] あなたの手番
       *[other] { $name }の手番
    }：{ $dice }で{ $act ->
        [enter] バーの駒を入れてください。
        [bear-off] 駒を動かすか、ベアオフしてください。
       *[move] 駒を動かしてください。
    }{ $unused }は使えません。
play-some =
    { $name ->
        [you] あなたの手番
       *[other] { $name }の手番
    }：{ $dice }で{ $act ->
        [enter] バーの駒を入れてください。
        [bear-off] 駒を動かすか、ベアオフしてください。
       *[move] 駒を動かしてください。
    }使えるのは{ $count ->
        [1] 1個
       *[2] 2個
    }だけです。
stuck-on-bar =
    { $name ->
        [you] あなたの手番
       *[other] { $name }の手番
    }：{ $dice }ではバーの駒を入れられません。{ $ends ->
        [0] 手番を終えてください。
       *[other] これで手番は終わりです。
    }
stuck =
    { $name ->
        [you] あなたの手番
       *[other] { $name }の手番
    }：{ $dice }で動ける駒はありません。{ $ends ->
        [0] 手番を終えてください。
       *[other] これで手番は終わりです。
    }
won =
    { $name ->
        [you] あなた
       *[other] { $name }
    }の勝ちです：{ $manner }。

## The score panel

in-hand = 持ち駒
on-the-bar = バー
off = 上がり
count-of-all = { $count } / { $all }

## What is known of the game without playing it

title = タブラ
tagline = ローマのバックギャモン。ダイス3個、進むのは一方向
goal = 15個の駒をすべて盤に入れ、盤を1周して、相手より先にベアオフしましょう。

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-pips = ピップ
about-pips = ピップは、プレイヤーの駒すべてがこれから進むポイント数の合計です。
term-hand = 持ち駒
about-hand = 持ち駒は、まだ盤に入れていない駒です。
term-bar = バー
about-bar = バーは、ヒットされた駒が盤に入り直すのを待つ場所です。
term-off = 上がり, ベアオフ
about-off = 盤から上がった駒は1周を終えています。15個で勝ちです。

## Its ready-made starts

zeno = ゼノンの一投
about-zeno = 皇帝ゼノンは良い局面で2-5-6を振り、対になった駒を崩すほかなく、8個の駒が1個ずつ残されました。その局面から対局します。
play-zeno = ゼノンの局面から対局

## What the seats are called

ivory = アイボリー
brown = 茶
