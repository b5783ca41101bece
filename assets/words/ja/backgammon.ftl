## Why an action is refused

answer-first =
    { $what ->
        [beaver] 先にビーバーに答えてください。
        [resignation] 先に投了の申し出に答えてください。
       *[double] 先にダブルに答えてください。
    }
nothing-offered =
    { $what ->
        [resignation] 答えるべき投了の申し出がありません。
       *[double] 答えるべきダブルがありません。
    }
dice-used-up = ダイスは使い終わりました。手番を終えてください。
not-a-place = そこから駒は取れません。
no-checker-there = そこに駒はありません。
not-your-checker = それはあなたの駒ではありません。
bar-first = 先にバーの駒を盤に入れてください。
one-die-at-a-time = ダイス1個が1つの動きです。1個ずつ使ってください。
wrong-direction = あなたの駒は24から1へ進み、そのあと盤から上がります。
wrong-target = この出目では、その駒はそこへ行けません。
point-closed = ブロックされています：そのポイントには相手の駒が2個以上あります。
way-closed = ブロックされています：その駒が途中で止まれるポイントは、すべて相手がふさいでいます。
not-all-home = 自分の駒がすべてインナーボードに入るまで、ベアオフはできません。
not-the-furthest = { $number }は大きすぎます。大きい目で上げられるのは、いちばん後ろの駒だけです。
waste-die = 使えるなら両方のダイスを使わなければなりません。その動きのあとでは、もう1個が使えなくなります。
higher-die = ダイスは片方しか使えません。その場合は大きいほうの目を使わなければなりません。
no-cube = このゲームではダブリングキューブを使いません。
double-before-throw = ダブルができるのは、ダイスを振る前だけです。
crawford-game = クロフォードゲームではダブルできません。
cube-not-yours = ダブリングキューブは相手が持っています。ダブルできるのは相手だけです。
at-most-64 = 賭け点は64までです。
no-beavers = このゲームではビーバーを使いません。
bad-resignation = 投了で失えるのは賭け点の1倍、2倍、3倍のどれかです。{ $number }倍はできません。
nobody-on-turn = まだ誰の手番でもありません。

## What has happened

begins-with-both = 大きい目を出した側が先手となり、両方のダイスを使います。
automatic-double = 自動ダブル：このゲームは2点になります。
resignation-declined = 投了は断られました。ゲームは続きます。

## How a game has ended

double-dropped = ダブルをパス
resigned-gammon = ギャモン負けで投了
resigned-backgammon = バックギャモン負けで投了
single-game = シングル勝ち
gammon = ギャモン勝ち
backgammon = バックギャモン勝ち

## Places

the-cube = ダブリングキューブ

## What the button of a step says

enter-checker = { $number }の目：駒を{ $to }ポイントに入れる{ $hits ->
        [0] {""}
       *[other] （ヒット）
    }
bear-off-checker = { $number }の目で{ $from }の駒をベアオフ
move-checker = 駒を{ $from }から{ $to }へ動かす{ $hits ->
        [0] {""}
       *[other] （ヒット）
    }

## What the button of a choice says

double = { $number }にダブル
take = テイク：{ $number }点で続ける
drop = パス：{ $number }点の負け
beaver = { $number }にビーバー
resign =
    { $name ->
        [you] 投了：{ $number }点の負け
       *[other] { $name }の投了：{ $number }点の負け
    }
accept = 受け入れる：{ $number }点の勝ち
play-on = 続ける

## What was chosen, without the stake

taken = テイク
dropped = パス
accepted = 受け入れ
offered-to-resign = 投了

## What was chosen, inside of a sentence

does-double = { $number }にダブルする
does-beaver = { $number }にビーバーする
does-accept = 受け入れる
does-play-on = 続ける

## What is asked of whom, and the end of a game

throw-or-double =
    { $name ->
        [you] あなたの手番：ダイスを振るか、{ $number }にダブルしてください。
       *[other] { $name }の手番：ダイスを振るか、{ $number }にダブルしてください。
    }
some-times = { $number }（{ $count }回）
play-all =
    { $name ->
        [you] あなたの手番：{ $dice }で駒を動かしてください。
       *[other] { $name }の手番：{ $dice }で駒を動かしてください。
    }
play-higher =
    { $name ->
        [you] あなたの手番：大きいほうの{ $number }で駒を動かしてください。両方は使えません。
       *[other] { $name }の手番：大きいほうの{ $number }で駒を動かしてください。両方は使えません。
    }
play-one =
    { $name ->
        [you] あなたの手番：{ $number }で駒を動かしてください。{ $unused }は使えません。
       *[other] { $name }の手番：{ $number }で駒を動かしてください。{ $unused }は使えません。
    }
play-once =
    { $name ->
        [you] あなたの手番：{ $number }で1回だけ駒を動かしてください。もう1回は使えません。
       *[other] { $name }の手番：{ $number }で1回だけ駒を動かしてください。もう1回は使えません。
    }
play-some =
    { $name ->
        [you] あなたの手番：{ $number }で{ $count }回駒を動かしてください。それ以上は使えません。
       *[other] { $name }の手番：{ $number }で{ $count }回駒を動かしてください。それ以上は使えません。
    }
stuck-on-bar =
    { $name ->
        [you] あなたの手番
       *[other] { $name }の手番
    }：{ $dice }は使えず、バーの駒を入れられません。{ $ends ->
        [0] 手番を終えてください。
       *[other] これで手番は終わりです。
    }
stuck =
    { $name ->
        [you] あなたの手番
       *[other] { $name }の手番
    }：どのポイントもブロックされていて、{ $dice }は使えません。{ $ends ->
        [0] 手番を終えてください。
       *[other] これで手番は終わりです。
    }
take-or-drop =
    { $other ->
        [you] あなたの手番
       *[other] { $other }の手番
    }：テイクかパスを選んでください。{ $name ->
        [you] あなた
       *[other] { $name }
    }が{ $number }にダブルしています。
take-or-drop-beaver =
    { $name ->
        [you] あなたの手番
       *[other] { $name }の手番
    }：テイクかパスを選んでください。{ $other ->
        [you] あなた
       *[other] { $other }
    }が{ $number }にビーバーしています。
accept-or-play-on =
    { $other ->
        [you] あなたの手番
       *[other] { $other }の手番
    }：受け入れるか、続けるかを選んでください。{ $name ->
        [you] あなた
       *[other] { $name }
    }が{ $number }点の負けを申し出ています。
won =
    { $name ->
        [you] あなた
       *[other] { $name }
    }の勝ちです：{ $count }点（{ $manner }）。{ $series ->
        [on] マッチは続きます。
        [won] これでマッチの勝ちです。
       *[none] {""}
    }

## The score panel

cube = キューブ
cube-owned =
    { $seat ->
        [White] { $number }（白）
       *[Black] { $number }（黒）
    }
match-to = { $count }ポイントマッチ
crawford = クロフォードゲーム
no-doubling = ダブルなし

## What is known of the game without playing it

title = バックギャモン
tagline = 走り、ふさぎ、ヒットする。キューブで賭け点が上がる
goal = 15個の駒をすべてインナーボードに集め、相手より先にベアオフしましょう。

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-pips = ピップ
about-pips = ピップは、プレイヤーの駒すべてがこれから進むポイント数の合計です。
term-points = 点
about-points = 点は、これまでに勝ったゲームの得点の合計です。
term-cube = ダブリングキューブ, キューブ
about-cube = ダブリングキューブは、ゲームの価値が何倍になるかを示します。
term-crawford = クロフォードゲーム, クロフォード
about-crawford = クロフォードゲームは、どちらかがマッチの勝ちまであと1点になった次のゲームで、誰もダブルできません。
term-match = ポイントマッチ, マッチ
about-match = マッチでは、先にこの点数に達した側が勝ちです。
term-double = ダブルする, ダブルし, ダブル
about-double = ダブルは、2倍の点で続けようという申し出です。相手はテイクするか、パスして今の賭け点を失います。
term-take = テイク
about-take = ダブルをテイクすると2倍の点で続き、次にダブルできるのはテイクした側だけです。
term-drop = パス
about-drop = ダブルをパスすると、今の賭け点でそのゲームは負けになります。
term-beaver = ビーバー
about-beaver = ビーバーは、ダブルをテイクして、すぐにもう一度ダブルすることです。
term-resign = 投了
about-resign = 投了は負けを申し出ることです。相手は断ることもできます。
term-bar = バーの駒, バーから
about-bar = バーは、ヒットされた駒が盤に入り直すのを待つ場所です。

## What the seats are called

white = 白
black = 黒
