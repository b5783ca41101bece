## Lessons

new-to-this-game = このゲームは初めてですか？ 3分で覚えられます。
press-next = 「次へ」を押して進んでください。
opponent-plays = 相手の手番です。
play-a-game = 対局する
wrong-action = 手、{ $error }
dead-end = このステップには、ここから先がありません
next = 次へ
skip = 飛ばす

## The title of a puzzle

puzzle-title = 問題{ $number } / { $last }
puzzle-title-with-solved = 問題{ $number } / { $last } · { $tried }問中{ $solved }問正解
own-mistakes = 自分のミス · 今日の復習{ $number } / { $count }

## What a puzzle asks

to-decide = { $name }の判断です。最善は？
to-move = { $name }の手番、出目の合計は{ $sum }です。最善手を見つけてください。
to-play = { $name }の手番、出目は{ $dice }です。最善手を見つけてください。

## What is said to an answer

answered = この問題には答えました。もう一度試すか、次へ進んでください。
right = 正解：{ $turn }。
not-the-best = 最善ではありません：{ $lost }の損です。
not-the-best-or-more = 最善ではありません：{ $lost }以上の損です。
level-plays = { $level }の手は{ $turn }で、{ $lost }の損です。
better = より良い手：{ $turn }。
in-the-game = 実戦の手：{ $turn }。
with-reason = { $reason }{ $why }

## Buttons

next-puzzle = 次の問題
next-mistake = 次のミス
try-again = もう一度
link = リンク
