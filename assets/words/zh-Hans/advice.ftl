## The hint

looking = 正在寻找最佳走法……
at-first-sight = 初步看来：{ $turn }。正在深入计算……
ranked = { $number }. { $turn }：{ $worth }
no-choice = 没有选择的余地。
why = 为什么？{ $why }
best = 最佳：{ $turn }。
would-win = 100局中你能赢{ $wins }局。
wins-and-worth = 100局赢{ $wins }局，{ $worth }

## The odds

working-out-odds = 正在计算概率……
best-step = 最佳
gives-away = −{ $lost }
is-hit = { $count }种点数中有{ $ways }种会击中{ $place }

## The coach

coach-is-looking = 稍等：教练正在看。
coach-knows-better = 教练有更好的走法。
this-costs = 这会让你损失{ $lost }。
this-turn-costs = 这个回合会让你损失{ $lost }。
better = 更好：{ $better }。
objection = { $about }更好：{ $better }。
objection-and-why = { $about }更好：{ $better }。{ $why }

## Buttons

choose-again = 重新选择
do-it-anyway = 就这样走
keep-my-turn = 保留我的走法
ask-why = 为什么？
more = 更多
hide = 隐藏
odds = 概率

## Why something is not found out

unknown-move = 电脑棋手不认识这种走法
