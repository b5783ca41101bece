## What stands there is not what should

is-not = 「{ $found }」ではなく、ここに必要なのは{ $wanted }です
missing = ここに必要なのは{ $wanted }です

## What should stand there

this-text = 「{ $words }」
one-of = { $words }のどれか
a-number = 数
number-from = { $low }〜{ $high }の数
smaller-number = もっと小さい数
phase = ゲームの段階（たとえば{ $examples }）
two-dice = ダイス2個（たとえば{ $examples }）
the-dice = ダイス
face = ダイスの目
cube = キューブ（たとえば{ $examples }）
score = スコア（たとえば{ $examples }）
checkers-at-place = 場所と駒の数（たとえば{ $examples }）
number-of-stakes = 賭け点の倍数
action = 手（たとえば{ $examples }）
move-of-coin = 手（たとえば{ $examples }。列、前のマス、後のマスの順）
two-purses = 財布2つ（それぞれコイン{ $most }枚まで。たとえば{ $examples }）
rows-of-coins = 盤（1〜7の数字7つ。列ごとのコインのマス）
rows-of-stacks = 盤（「/」で分けた3段。各段は「,」で分けた6つの山）
stack-of-tokens = トークンの山（AとB）
points-won = 両者の得点（たとえば{ $examples }）
pieces-of =
    { $side ->
        [ivory] アイボリーの駒（たとえば{ $examples }）
        [brown] 茶の駒（たとえば{ $examples }）
        [Blue] 青の駒（たとえば{ $examples }）
       *[Ivory] アイボリーの駒（たとえば{ $examples }）
    }
tallies = 共有と両者の点棒（たとえば{ $examples }）
who-began = 先手（たとえば{ $examples }）
square = マスの名前
place = 場所の名前

## What cannot be read otherwise

position-like = 局面の書き方：{ $examples }
places-in-order = 場所はバーから上がりまで順に、1回ずつ書きます
other-checkers = 駒が{ $most }個ではなく{ $count }個あります
no-single-die = そこからここへ1個のダイスでは動けません
not-played-here = ここで{ $faces }は使えなかったはずです
nobodys-turn = オープニングロールの前と終わった後は誰の手番でもありません。誰が先手だったかは、終わったときには分かっていますが、前には分かりません
turn-missing = 手番と先手が書かれていません
stack-missing = 山が足りません（空のマスは「.」と書きます）
should-end = 局面はここで終わるはずですが、「{ $found }」があります
nothing-follows = 「{ $found }」の後には何も書けません
comes-twice = 「{ $found }」が2回あります
three-dice =
    { $count ->
        [4] ダイスは3個だけです
       *[other] ダイスは{ $count }個ではなく3個です
    }
no-such-game = 「{ $found }」というゲームはありません（あるのは{ $words }）
