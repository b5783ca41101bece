hardly-anything = ほぼゼロ
luck-and-skill =
    { $luck ->
        [better] 出目の運は{ $name ->
            [you] あなた
           *[other] { $name }
        }が{ $other ->
            [you] あなた
           *[other] { $other }
        }より上でした（差は{ $worth }）
        [worse] 出目の運は{ $name ->
            [you] あなた
           *[other] { $name }
        }が{ $other ->
            [you] あなた
           *[other] { $other }
        }より下でした（差は{ $worth }）
       *[alike] 出目の運は{ $name ->
            [you] あなた
           *[other] { $name }
        }と{ $other ->
            [you] あなた
           *[other] { $other }
        }で互角でした
    }。損失は{ $name ->
        [you] あなた
       *[other] { $name }
    }が{ $lost }、{ $other ->
        [you] あなた
       *[other] { $other }
    }が{ $other-lost }です。{ $by ->
        [luck-first] { $name ->
            [you] あなたは実力より運で勝ちました。
           *[other] { $name }は実力より運で勝ちました。
        }
        [skill-first] { $name ->
            [you] あなたは運より実力で勝ちました。
           *[other] { $name }は運より実力で勝ちました。
        }
        [luck] { $name ->
            [you] あなたは運で勝ちました。
           *[other] { $name }は運で勝ちました。
        }
        [skill] { $name ->
            [you] あなたは実力で勝ちました。
           *[other] { $name }は実力で勝ちました。
        }
        [neither] { $name ->
            [you] あなたの勝ちは、ボットの見るかぎり、運のためでも実力のためでもありません。
           *[other] { $name }の勝ちは、ボットの見るかぎり、運のためでも実力のためでもありません。
        }
       *[no-winner] {""}
    }

## What decisions are called in a sentence

it = この手
the-best = 最善手
throw = 振る
no-move = 動きなし
repeated = { $decision }（{ $count }回）
and = { $first }、{ $last }
and-after-comma = { $first }、{ $last }

## Why a decision is better than another: a sentence of clauses, all but the last, and the last

better = { $subject }なら、{ $better }。
better-but = { $subject }なら、{ $better }。ただし、{ $worse }。
better-although = { $subject }なら、{ $values }。ただし、{ $worse }。
next-clause = { $first }、{ $last }
last-clause = { $first }、{ $last }

## Clauses about what a decision is worth

wins-games =
    { $of ->
        [1000] 1,000
       *[other] { $of }
    }ゲーム中{ $other-count }勝ではなく{ $count }勝
worth-instead = 価値は{ $other-value }ではなく{ $value }
worth-hardly-more = 価値は{ $value }（ほかの手でもほとんど同じ）

## Clauses about what a decision leaves on the board, instead of what another leaves

throws-that-hit = ヒットされる出目は{ $of }通り中{ $other-count }通りではなく{ $count }通り
checkers-on-bar = バーへ送る相手の駒は{ $other-count }個ではなく{ $count }個
home-points-held = インナーボードのブロックポイントは{ $other-count }か所ではなく{ $count }か所
points-in-row = 連続するブロックポイントは{ $other-count }か所ではなく{ $count }か所
anchors = アンカーは{ $other-count }か所ではなく{ $count }か所
checkers-behind = 後方に残る駒は{ $other-count }個ではなく{ $count }個
blots = 残るブロットは{ $other-count }個ではなく{ $count }個
opponents-pips = 相手の残りは{ $other-count }ピップではなく{ $count }ピップ
checkers-off = 上がった駒は{ $other-count }個ではなく{ $count }個
checkers-outside = インナーボードの外に残る駒は{ $other-count }個ではなく{ $count }個
home-points-occupied = 駒のあるインナーボードのポイントは{ $other-count }か所ではなく{ $count }か所
highest-stack = 1ポイントに積む駒の最大数は{ $other-count }個ではなく{ $count }個
pieces-on-bar = バーへ送る相手の駒は{ $other-count }個ではなく{ $count }個
own-pieces-on-bar = バーに残る自分の駒は{ $other-count }個ではなく{ $count }個
points-held = ブロックするポイントは{ $other-count }か所ではなく{ $count }か所
pieces-alone = 1個だけで残る駒は{ $other-count }個ではなく{ $count }個
pieces-off = 上がった駒は{ $other-count }個ではなく{ $count }個
pieces-in-hand = 手元の持ち駒は{ $other-count }個ではなく{ $count }個
pieces-gathered = 最後の4分の1に集まる駒は{ $other-count }個ではなく{ $count }個
own-pips = 自分の残りは{ $other-count }ピップではなく{ $count }ピップ
pieces-to-river = 川へ送る相手の駒は{ $other-count }個ではなく{ $count }個
pieces-home = 上がった駒は{ $other-count }個ではなく{ $count }個
pieces-at-start = スタートに残る駒は{ $other-count }個ではなく{ $count }個
own-pieces-in-river = 川に残る自分の駒は{ $other-count }個ではなく{ $count }個
rosettes = 駒が止まるロゼットは{ $other-count }か所ではなく{ $count }か所
squares-to-go = 残りの道のりは{ $other-count }マスではなく{ $count }マス
coins-in-purse = 財布のコインは{ $other-count }枚ではなく{ $count }枚
own-run = 自分の並びは{ $other-count }枚ではなく{ $count }枚
opponents-run = 相手に残す並びは{ $other-count }枚ではなく{ $count }枚
throws-that-lose-dice = ダイスを失う出目は{ $of }通り中{ $other-count }通りではなく{ $count }通り
throws-for-longer-run = 並びが伸びる出目は{ $of }通り中{ $other-count }通りではなく{ $count }通り
coins-at-edge = 端に残るコインは{ $other-count }枚ではなく{ $count }枚
own-centre = 中央の自分の点は{ $other-count }点ではなく{ $count }点
opponents-centre = 中央の相手の点は{ $other-count }点ではなく{ $count }点
own-stacks = 自分の山は{ $other-count }山ではなく{ $count }山
opponents-stacks = 相手の山は{ $other-count }山ではなく{ $count }山
tokens-covered = 下に隠れた自分のトークンは{ $other-count }枚ではなく{ $count }枚
tokens-in-reserve = 控えに残るトークンは{ $other-count }枚ではなく{ $count }枚
throws-that-bump = 相手がバンプできる出目は{ $of }通り中{ $other-count }通りではなく{ $count }通り

## The odds of a position

chance =
    { $what ->
        [win-gammon] ギャモン勝ちの確率：100回中{ $count }回
        [win-backgammon] バックギャモン勝ちの確率：100回中{ $count }回
        [win-double] 2倍勝ちの確率：100回中{ $count }回
        [lose-gammon] ギャモン負けの確率：100回中{ $count }回
        [lose-backgammon] バックギャモン負けの確率：100回中{ $count }回
        [lose-double] 2倍負けの確率：100回中{ $count }回
       *[win] 勝つ確率：100回中{ $count }回
    }
chance-in-game = このゲームに勝つ確率：100回中{ $count }回
chance-in-match = マッチに勝つ確率：100回中{ $count }回
chance-in-set = セットに勝つ確率：100回中{ $count }回
worth = 価値：{ $value }
worth-of-choice = { $decision }：{ $value }
throws-of-jesus = 出目{ $of }通りのうち、ダイスを失うのは{ $lose }通り、並びを伸ばせるのは{ $longer }通りです。

## What values are measured in

decimal = { $amount }
percent = { $share }%
with-error = { $amount } ± { $error }
percent-with-error = { $chances } ± { $error }%
points = { $amount }点
coins = コイン{ $amount }枚
wins-in =
    { $of ->
        [1000] 1,000
       *[other] { $of }
    }ゲーム中{ $count ->
        [0] 1勝未満
       *[other] { $count }勝
    }
matches-in =
    { $of ->
        [1000] 1,000
       *[other] { $of }
    }マッチ中{ $count ->
        [0] 1マッチ未満
       *[other] { $count }マッチ
    }
sets-in =
    { $of ->
        [1000] 1,000
       *[other] { $of }
    }セット中{ $count ->
        [0] 1セット未満
       *[other] { $count }セット
    }

## How exact values are

solved-game = このゲームは解明済みです。値は丸めて保存してあり、誤差はコイン0.1枚以内です。
solved-endgame = 正確な値：このゲームの残りは最後まで計算済みです。
solved-endgame-in-set =
    このゲームの残りは最後まで計算済みです。その点がセットでどれだけの価値かだけが推定です。
solved-decisions = このゲームは解明済みです。値は丸めて保存してあります。
solved-endgame-decisions = 終盤は計算済みです。それより前は推定です。
solved-endgame-decisions-in-set = 終盤は計算済みです。それより前と、点がセットでどれだけの価値かは推定です。

## Marks of wrong decisions

doubtful = 疑問手
error = エラー
blunder = ブランダー
mark-from = { $sign }は{ $count }から

## Classes of decisions

class-moves = 動かし方
class-choices = 選択
class-contact = チェッカープレイ（コンタクト）
class-race = チェッカープレイ（レース）
class-doubling = ダブル
class-taking = テイク
class-take-or-throw = 取るか振るか
class-claim-or-throw = もらうか振るか
part-checker-play = チェッカープレイ
part-cube = キューブ
part-resignations = 投了
