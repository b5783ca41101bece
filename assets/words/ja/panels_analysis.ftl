## The analysis

analysis = 解析
all-games = 全ゲーム
no-analysis = 解析はありません：{ $why }。
one-moment = お待ちください…
analysing = 解析中：{ $percent }%
stopped-at = { $percent }%で中断
above-and-below = 上：{ $first }の勝ち。下：{ $second }の勝ち。
turning-points = 分かれ目
save-report = 図入りのページとして保存
other-moves-here = ここでのほかの手
mistakes = ミス
none-seen = ボットが見つけたものはありません。
none-so-far = まだありません。
practise = ミス{ $count }問を練習
practise-of = ミス{ $count }問を練習：{ $name }
threw = { $name }の出目：{ $throw }
lucky = 幸運（{ $amount }）。
unlucky = 不運（{ $amount }）。
what-it-was = { $name }：{ $what }
unmarked = ミス
gave-away = { $turn }の損失は{ $amount }。
mistake = { $name } { $sign } −{ $amount }
was-played = 実戦：{ $turn }。
was-better = より良い手：{ $better }。{ $why }
better = 好手
played = 実戦
other-moves = ほかの手

## Skill and luck

skill-and-luck = 実力と運
curve-of-chances = ゲーム中の確率の動き
game-of-series = ゲーム{ $number }
none-marked = 印のついた判断はありません。
column-value = 価値
column-behind = 差
column-chances = 確率
chance-and-share = { $what } { $value }
unforced-decisions = 選択のあった判断
count-of-mark = { $sign }の印
given-away-in = { $what }：損失
amount-in-decisions = { $amount }（{ $count }）
about-marks-of = 印：{ $marks }（単位は同じ1000分の1、{ $thresholds }）。
was-incomplete = 解析は完了していませんでした。
made-with = Tesseraeで作りました。
analysis-of = { $game }、解析
given-away = 損失
error-rate = エラーレート
pr = PR
pr-of-part = { $what }：PR
luck = 運
result = 結果
without-luck = 運を除く
about-error-rate = エラーレート：1回の判断の平均の損失を、ゲームの価値の1000分の1を単位として表したもの。運：出目が、ありうるすべての出目の平均よりどれだけ良かったか。
about-pr = PR：エラーレートの半分。eXtreme Gammonと同じ数え方です。
as-solved = { $name }：判断{ $all }回中{ $perfect }回が解明済みの最善どおり、ほかの損失は{ $amount }。
endgame-as-solved = { $name }：終盤の判断{ $all }回中{ $perfect }回が完璧。完璧な手との差は{ $amount }。

## One decision

decision = 判断
back-to-analysis = 解析に戻る
show-position = 局面を見る
not-found-out = わかりませんでした：{ $why }。
decides = { $name }の判断。
with-throw = { $name }、出目{ $faces }。
show = 見る
gives-nothing =
    { $played ->
        [0] 損失なし（{ $value }）。
       *[other] 実戦：損失なし（{ $value }）。
    }
gives-away =
    { $played ->
        [0] 損失{ $amount }（{ $value }）。
       *[other] 実戦：損失{ $amount }（{ $value }）。
    }
rollout = ロールアウト
first-game-is-played = ロールアウト：1ゲーム目を実行中です。
rolled-out-once = ロールアウト：1ゲーム。
rolled-out = ロールアウト：{ $value }、{ $count }ゲーム。
percent-done = { $percent }%
stop = 停止
about-rollout = 選んだ手（4つまで）から、すべて同じ出目でボットが続きを打ちます。結果からは運を除いてあります。±は標準誤差です。
roll-out = { $count }手をロールアウト
what-about = この手は？
move-pieces = 盤の駒を動かすか、手を構成する動きを順に選んでください。
so-far = ここまで：{ $turn }
on-board = 盤の手：{ $turn }
take-back = 取り消す

## Several games or positions

games = ゲーム
positions = ポジション
nothing-listed = 何もありません。複数のゲームのファイルや、複数のポジションの文はここに並びます。
which-position = ポジションが{ $count }個あります。どれを開きますか？
position = ポジション{ $number }
score-is = スコア：{ $score }。
score-before = 前のスコア：{ $score }。
score-of-series = { $score }（{ $what }）
position-in-words = { $what }：{ $position }。
game-and-result = ゲーム{ $number }：{ $result }
game-sentence = ゲーム{ $number }：{ $result }。
about-giving-away = 損失：賭け点を単位とします。マッチでは賭け点と同じ価値のものに換算します。PR：1回の判断の平均の損失の半分。単位は賭け点の1000分の1です。小さいほど良い値です。
all-analysed = すべてのゲームを解析しました。
stop-analysis = 解析を止める
go-on-with-analysis = 解析を続ける
analyse-all = すべてのゲームを解析
games-of-two = { $first }と{ $second }：{ $count }ゲーム。
games-of-several = 複数のプレイヤーの{ $count }ゲーム。
number-of-games = { $count }ゲーム。
wins-points = { $name }の勝ち：{ $count }
a-draw = 引き分け
not-finished = 未完
was-not-finished = 終わっていません。
all-given-away = 損失：{ $list }。
gave-away-and-pr = { $name } { $lost }（PR { $rating }）

## The games that were analysed

analysed-games = 解析したゲーム
none-analysed = まだゲームがありません。解析が終わったゲームはすべてここに並びます。
older-games = 以前のゲーム
about-rating = PR（パフォーマンスレーティング）：1回の判断の平均の損失の半分を、ゲームの価値の1000分の1を単位として表したもの。小さいほど良い値です。
name-and-game = { $name }、{ $game }
pr-in-one = { $name }：1ゲームでPR { $rating }。
pr-in-last = { $name }：{ $count }ゲームの最後でPR { $rating }、直近{ $last }ゲームの合計で{ $mean }。
legend = 点：各ゲーム。線：直近{ $count }ゲームの合計。
pr-of = { $name } { $rating }
ratings = PR：{ $list }。
moves-not-saved = このゲームの手順はもう保存されていません。

## The results of all games

statistics = 統計
analysed-games-and-pr = 解析したゲームとPR
no-games = まだゲームがありません。対局したゲームはすべてここで数えます。
none-finished = 開始{ $count }、終了なし
finished = { $count }ゲーム終了
dice-luck = ダイスの運
about-luck = 公平なダイスの平均は3.5です。最後の列は、同じ回数だけ100組振ったとき、公平なダイスでも平均からこれ以上離れる組の数です。
copy-error-rates = エラーレートをコピー
puzzles-solved = 1回目で解けた問題
solved-of = { $game }：{ $all }問中{ $solved }問
rate = { $name }：解析した{ $count }ゲームのエラーレート{ $last }
rate-before = { $name }：解析した{ $count }ゲームのエラーレート{ $before } → { $last }
like-level = { $what }（{ $bot }なみ）
against = { $name }対{ $bot }
won = 勝ち
points = 点
won-of = { $wins } / { $all }
count-of-manner = { $manner } × { $count }
manners = { $name }：{ $list }
dice-column = ダイス
average = 平均
of-hundred = 100組中
