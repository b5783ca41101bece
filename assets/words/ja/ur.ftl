## Why an action is refused

turn-complete = 出目は使い終わりました。手番を終えてください。
reward-open = 先にロゼットのフリームーブをするか、しないことを選んでください。
home-or-stay = 先に駒を上げるか、ロゼットに留まるかを選んでください。
no-reward = ロゼットで得たフリームーブがないので、しないことも選べません。
one-target = 駒は行き先のマスまで一度に進みます。
not-a-place = そこから動かせる駒はありません。
already-home = その駒はもう上がっています。
not-yours = それはあなたの駒ではありません。
no-piece = そこにあなたの駒はありません。
locked = 最初の駒が入れるのは、印なし3つのときだけです。
blanks = 印なし3つでは何も動かせません。
not-the-throw = 出目は{ $value }なので、駒はちょうど{ $value }マス進みます。
not-a-free-length = フリームーブで進めるのは1、2、3、5マスのどれかです。
never-enters = 駒が入れるのは1、2、3のときです。5では入れません。
only-home = 今進めるのは最後のロゼットの駒だけで、上がることしかできません。ロゼットでもう一度振る権利も得ています。
overshoot = コースはその手前で終わりです。駒は最後のロゼットから、ちょうど1で上がります。
wrong-direction = 駒はコースを前にだけ進みます。
not-on-route = あなたの駒はそのマスを通りません。
wrong-target = その駒は今そこへ行けません。
own-piece = ブロックされています：{ $square }に自分の駒があります。
safe-rosette = ブロックされています：相手の駒がロゼット{ $square }で守られています。
river-first = 川にある自分の駒を先に入れなければなりません。

## What has happened

equal-throws = 同じ出目：両者とも振り直します。
higher-throw-begins = 大きい出目の側が先手です。
first-piece-let-in = 印なし3つで最初の駒が入り、もう一度振れます。
piece-let-in = 印なし3つで駒が入り、もう一度振れます。
no-free-move-possible = ロゼットでフリームーブを得ましたが、動かせる駒がありません。
loser-begins = 前のゲームの敗者が先手です。
begin-in-turn = 先手は交代です。

## How a game has ended

all-home = 7個すべて上がり
all-home-before-one = 相手が1個も入れないうちに全部上がり

## Places

the-start = スタート
the-river = 川
home = 上がり
the-stock = 共有の点棒
tallies-of =
    { $seat ->
        [Blue] 青の点棒
       *[Ivory] アイボリーの点棒
    }
rosette = ロゼット{ $square }
square = マス{ $square }

## What the button of a step says

enter-piece = 駒を{ $to }に入れる{ $hits ->
        [0] {""}
       *[other] （ヒット）
    }
enter-from-river = 川の駒を{ $to }に入れる{ $hits ->
        [0] {""}
       *[other] （ヒット）
    }
bring-home = { $from }の駒を上げる
move-piece = { $from }の駒を{ $to }へ動かす{ $hits ->
        [0] {""}
       *[other] （ヒット）
    }

## What the button of a choice says

throw-again = もう一度振る
stay-on-rosette = ロゼットに留まる
no-free-move = フリームーブなし

## What was chosen, inside of a sentence

does-stay-on-rosette = ロゼットに留まる
does-no-free-move = フリームーブなし

## What is asked of whom, and the end of a game

throw-for-first-turn =
    { $name ->
        [you] あなたの手番：先手を決めるため、四面ダイスを振ってください。
       *[other] { $name }の手番：先手を決めるため、四面ダイスを振ってください。
    }{ $other ->
        [you] 次にあなたが振り、大きい出目の側が先手です。
       *[other] 次に{ $other }が振り、大きい出目の側が先手です。
    }
throw-against =
    { $name ->
        [you] あなたの手番：先手を決めるため、四面ダイスを振ってください。
       *[other] { $name }の手番：先手を決めるため、四面ダイスを振ってください。
    }{ $other ->
        [you] あなたの出目は{ $value }でした。
       *[other] { $other }の出目は{ $value }でした。
    }
throw-lots =
    { $name ->
        [you] あなたの手番：四面ダイスを振ってください。
       *[other] { $name }の手番：四面ダイスを振ってください。
    }
throw-lots-locked =
    { $name ->
        [you] あなたの手番：四面ダイスを振ってください。印なし3つで最初の駒が入ります。
       *[other] { $name }の手番：四面ダイスを振ってください。印なし3つで最初の駒が入ります。
    }
play-from-river =
    { $name ->
        [you] あなたの手番：出目{ $value }で川の駒を入れてください。
       *[other] { $name }の手番：出目{ $value }で川の駒を入れてください。
    }
play =
    { $name ->
        [you] あなたの手番：駒を{ $value }マス動かしてください。
       *[other] { $name }の手番：駒を{ $value }マス動かしてください。
    }
stuck-locked =
    { $name ->
        [you] あなたの手番
       *[other] { $name }の手番
    }：出目は{ $value }です。最初の駒が入れるのは印なし3つのときだけです。{ $ends ->
        [0] 手番を終えてください。
       *[other] これで手番は終わりです。
    }
stuck-with-blanks =
    { $name ->
        [you] あなたの手番
       *[other] { $name }の手番
    }：印なし3つでは何も動かせません。{ $ends ->
        [0] 手番を終えてください。
       *[other] これで手番は終わりです。
    }
stuck =
    { $name ->
        [you] あなたの手番
       *[other] { $name }の手番
    }：出目は{ $value }ですが、その数だけ動ける駒がありません。{ $ends ->
        [0] 手番を終えてください。
       *[other] これで手番は終わりです。
    }
make-free-move =
    { $name ->
        [you] あなたの手番：ロゼットのフリームーブです。好きな駒を1、2、3、5マスのどれかだけ動かすか、見送ってください。
       *[other] { $name }の手番：ロゼットのフリームーブです。好きな駒を1、2、3、5マスのどれかだけ動かすか、見送ってください。
    }{ $home ->
        [0] {""}
       *[other] 最後のロゼットからは1で上がります。
    }
go-home-or-stay =
    { $name ->
        [you] あなたの手番：駒を上げるか、ロゼットに留まるかを選んでください。どちらでも、もう一度振れます。
       *[other] { $name }の手番：駒を上げるか、ロゼットに留まるかを選んでください。どちらでも、もう一度振れます。
    }
rosette-throws-again =
    { $name ->
        [you] あなたの手番：もう一度振ってください。ロゼットに止まると、もう一度振れます。
       *[other] { $name }の手番：もう一度振ってください。ロゼットに止まると、もう一度振れます。
    }
won-game =
    { $name ->
        [you] あなた
       *[other] { $name }
    }の勝ちです：{ $unit ->
        [tally] 点棒{ $count }本
       *[point] { $count }点
    }。次のゲームに続きます。
won-all-tallies =
    { $name ->
        [you] あなた
       *[other] { $name }
    }の勝ちです。点棒21本がすべてそろい、場の賭け金のコイン{ $pool }枚を手に入れます。
won-pool =
    { $name ->
        [you] あなた
       *[other] { $name }
    }の勝ちです：{ $unit ->
        [tally] 点棒{ $count }本
       *[point] { $count }点
    }。場の賭け金のコイン{ $pool }枚を手に入れます。

## The score panel

at-home = 上がり
at-start = スタート
in-river = 川
tallies = 点棒
stock = 共有の点棒
stake-pool = 場の賭け金

## What is known of the game without playing it

title = ウル王朝のゲーム
tagline = 両者が同じ道を走り、7個の駒で上がりを競う
goal = 7個の駒をすべて盤に通し、相手より先に上げましょう。敗者が残した駒は点棒で支払われます。

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-home = 上がり, 上がる, 上がって, 上がります, 上げる
about-home = 上がった駒はコースを終えています。7個で勝ちです。
term-start = スタート
about-start = スタートの駒はまだ盤に入っていません。敗者が残した1個ごとに点棒3本です。
term-river = 川
about-river = 川の駒はヒットされ、盤に入り直すのを待っています。敗者が残した1個ごとに点棒2本です。
term-board = 盤
about-board = 敗者が盤に残した駒は、1個ごとに点棒1本です。
term-tallies = 点棒
about-tallies = 点棒は勝ったゲームの価値を数えます。21本をすべて持った側がセットの勝ちです。
term-stock = 共有の点棒
about-stock = 共有の点棒は、まだ誰も勝ち取っていない点棒です。
term-stake = 場の賭け金
about-stake = 場の賭け金は両者が出したコインで、最後に勝った側のものになります。
term-free = フリームーブ
about-free = ロゼットに止まるとフリームーブを得て、好きな駒を1、2、3、5マスのどれかだけ動かせます。
term-rosette = ロゼット
about-rosette = ロゼットは花のマスです。通常のルールではフリームーブを得ます。
term-square = マス
about-square = マスは、中央の列が1〜8、青の側がA〜F、アイボリーの側がa〜fです。
term-lots = 四面ダイス
about-lots = 四面ダイスは、印のある角が上を向くと1と数え、出目はその合計です。

## Its ready-made starts

quick-game = クイックゲーム
about-quick-game = どの出目でも駒が入り、ロゼットではもう一度振れてヒットもされず、1ゲームで決まります。
play-quick-game = クイックゲームで対局

## What the seats are called

blue = 青
ivory = アイボリー
