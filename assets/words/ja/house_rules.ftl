## Values of several rules

on = オン
off = オフ
yes = はい
no = いいえ
points = { $count }点

## The values of a rule in one line

standard = 標準：{ $default }。
standard-or = 標準：{ $default }。ほかに：{ $others }。
or-more = { $min }以上
from-to = { $min }〜{ $max }
values-from-to = { $min }〜{ $largest }

## The whole numbers that are allowed, beside the field for one

range = { $min }〜{ $largest }

## Why rules are refused

unknown-rule = 「{ $key }」というハウスルールはありません（あるもの：{ $known }）
unknown-value = ハウスルール「{ $key }」は「{ $value }」にできません（できるもの：{ $may-be }）

not-jacoby-in-match = ジャコビールールはマッチではなく、1ゲームだけの勝負で使います
not-beavers-in-match = ビーバーはマッチではなく、1ゲームだけの勝負で使います
not-automatic-doubles-in-match = 自動ダブルはマッチではなく、1ゲームだけの勝負で使います

## The house rules of backgammon, with what they do

backgammon-match-length = マッチの長さ
backgammon-match-length-explained = 1ゲームだけか、誰かがこの点数に達するまで続けるか。
backgammon-doubling-cube = ダブリングキューブ
backgammon-doubling-cube-explained = 使わないときは賭け点が1点のままです。ギャモン勝ちとバックギャモン勝ちはやはり2倍、3倍です。
backgammon-crawford = クロフォード
backgammon-crawford-explained = マッチで、どちらかが初めて勝ちまであと1点になったら、次の1ゲームはダブルなしで行います。
backgammon-jacoby = ジャコビー
backgammon-jacoby-explained = ギャモン勝ちとバックギャモン勝ちは、ダブルがテイクされたあとにだけ数えます。1ゲームだけの勝負用です。
backgammon-beavers = ビーバー
backgammon-beavers-explained = ダブルをテイクした側は、すぐにもう一度ダブルし、キューブを持ち続けることができます。1ゲームだけの勝負用です。
backgammon-automatic-doubles = 自動ダブル
backgammon-automatic-doubles-explained = オープニングロールで最初に同じ目が出たら賭け点が2倍になります。1回だけです。1ゲームだけの勝負用です。
backgammon-bar-counts = バーもバックギャモンに数える
backgammon-bar-counts-explained = 勝者のインナーボードの駒と同じように、バーの駒でも3倍の負けになるかどうか。
backgammon-drop-pays = ダブルをパスしたときの支払い
backgammon-drop-pays-explained = パスした側が失う点です。2つの違いはリダブルのあとだけに出ます。

backgammon-single-game = 1ゲーム
backgammon-drop-pays-current-stake = 申し出の前の賭け点
backgammon-drop-pays-one-point = 1点

## The house rules of Tabula, with what they do

tabula-exact-bearing-off = ちょうどの目でベアオフ
tabula-exact-bearing-off-explained = ちょうどの目でだけベアオフできます。オフ：いちばん後ろの駒は、大きい目でも上げられます。
tabula-gather = ベアオフの前に集める
tabula-gather-explained = 残りの駒がすべて最後の4分の1に入るとベアオフできます。オフ：バーに駒があるときだけできません。
tabula-lock-second-half = 後半の立入禁止
tabula-lock-second-half-explained = 持ち駒があるうちは、13以降に止まれません。
tabula-none-off-points = 敗者が1個も上げていないときの勝ち
tabula-none-off-points-explained = 敗者が駒を1個もベアオフしていないとき、勝ちが何点になるか。
tabula-partly-playable = すべては使えない出目
tabula-partly-playable-explained = できるだけ多くのダイスを使うか、好きな順に使えなくなるまで使うか。
tabula-setup = 初期配置
tabula-setup-explained = すべて持ち駒から始めるか、皇帝ゼノンが2-5-6を使うことになった局面から始めるか。

tabula-partly-playable-most-dice = できるだけ多くのダイス
tabula-partly-playable-any-order = 使えなくなるまで好きな順
tabula-set-up-all-in-hand = すべて持ち駒
tabula-set-up-zeno = ゼノンの局面

## The house rules of the Royal Game of Ur, with what they do

ur-play = 長さ
ur-play-explained = どちらかが点棒21本をすべて持つまでゲームを続けるか、場の賭け金を賭けて1ゲームだけ行うか。
ur-opening = 始め方
ur-opening-explained = 印なし3つを出すまで両者ともロックされるか、誰もロックされず1〜3のどの出目でも駒が入るか。
ur-reward = ロゼットで得るもの
ur-reward-explained = ロゼットに止まった駒が得るもの。もう一度振る場合、最後のロゼットの駒は先に上がることができます。
ur-safe-rosettes = ロゼットは安全
ur-safe-rosettes-explained = ロゼットにある相手の駒はそこをふさぎ、ヒットされません。
ur-three-blanks = ロックされていないときの印なし3つ
ur-three-blanks-explained = 手番を失うか、スタートの駒が門に入ってもう一度振るか。
ur-river-first = 川の駒が先
ur-river-first-explained = その出目で川の駒が入れるなら、入れなければなりません。
ur-next-starter = 次のゲームの先手
ur-next-starter-explained = 四面ダイスで決めるか、前のゲームで後手だった側、敗者、勝者のどれか。
ur-stake = 賭け金
ur-stake-explained = 各プレイヤーが場に出すコインの枚数。

ur-opening-release = 印なし3つで最初の駒が入る
ur-opening-free = どの出目でも駒が入る
ur-reward-free-move = 1、2、3、5マスのフリームーブ
ur-reward-another-throw = もう一度振る
ur-reward-none = なし
ur-three-blanks-nothing = 手番を失う
ur-three-blanks-gate = 駒が門に入る
ur-next-starter-lots = 四面ダイスで決める
ur-next-starter-alternate = 交代
ur-next-starter-loser = 敗者
ur-next-starter-winner = 勝者
ur-play-set = 点棒21本まで続ける
ur-play-single = 1ゲーム

## The house rules of Tablero de Jesus, with what they do

jesus-stake = 賭け金
jesus-stake-explained = 各プレイヤーが持ち寄るコインの枚数。
jesus-claiming = 並びをもらう
jesus-claiming-explained = ダイスを受け取った側が、振らずに並びをもらえるのはいつか。
jesus-several-runs = 複数の並び
jesus-several-runs-explained = 盤に並びが2組以上あるとき、取る側が何を得るか。
jesus-eighth-coin = 8枚目のコイン
jesus-eighth-coin-explained = 7枚すべてがそろうと、補充の前に相手の財布からもう1枚もらえます。
jesus-coins-left = 盤に残ったコイン
jesus-coins-left-explained = 終わったとき盤にあるコインを誰が得るか。

jesus-several-runs-all = すべて取る
jesus-several-runs-one = 1組を選ぶ
jesus-claiming-after-surrender = ダイスが渡ったあと
jesus-claiming-every-receipt = ダイスを受け取るたび
jesus-claiming-never = なし：先に振る
jesus-coins-left-winner = 勝者
jesus-coins-left-nobody = なし

## The house rules of Tablero di Berona, with what they do

berona-series = シリーズ
berona-series-explained = 1ゲームだけか、何ゲームかの結果を足していくか。
berona-stake = 固定の賭け金
berona-stake-explained = 固定の賭け金のとき、敗者が払うコインの枚数。ほかのシリーズでは関係ありません。
berona-use-both-dice = 両方のダイスを使う義務
berona-use-both-dice-explained = バンプは、どうやっても両方のダイスを使えないときだけ認められます。
berona-return-from = トークンを戻せる場所
berona-return-from-explained = ゾロ目で控えに戻すトークンが、どこにあればよいか。
berona-after-draw = 引き分けのあと
berona-after-draw-explained = 引き分けの次のゲームで誰が先手か。

berona-return-from-any-stack = どの山でも
berona-return-from-own-home-row = 自陣のマス
berona-series-single = 1ゲーム
berona-series-ledger = 通算スコア：勝者に点差を足す
berona-series-fixed-stake = 固定の賭け金：敗者が決めた額を払う
berona-series-difference = 点差：敗者が1点につきコイン1枚を払う
berona-after-draw-random = 大きい目を出した側
berona-after-draw-same-player = 引き分けで先手だった側
