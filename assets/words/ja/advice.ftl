## The hint

looking = 最善手を探しています…
at-first-sight = 第一感：{ $turn }。さらに読んでいます…
ranked = { $number }. { $turn }：{ $worth }
no-choice = ほかに選べる手はありません。
why = なぜ？ { $why }
best = 最善手：{ $turn }。
would-win = 100ゲーム中{ $wins }回勝てる見込みです。
wins-and-worth = 100ゲーム中{ $wins }勝、{ $worth }

## The odds

working-out-odds = 確率を計算しています…
best-step = 最善
gives-away = −{ $lost }
is-hit = { $place }がヒットされる出目：{ $count }通り中{ $ways }通り

## The coach

coach-is-looking = お待ちください。コーチが見ています。
coach-knows-better = コーチはもっと良い手を知っています。
this-costs = これは{ $lost }の損です。
this-turn-costs = この手は{ $lost }の損です。
better = より良い手：{ $better }。
objection = { $about }より良い手：{ $better }。
objection-and-why = { $about }より良い手：{ $better }。{ $why }

## Buttons

choose-again = 選び直す
do-it-anyway = かまわず進める
keep-my-turn = この手のまま
ask-why = なぜ？
more = もっと
hide = 隠す
odds = 確率

## Why something is not found out

unknown-move = ボットはこの手を知りません
