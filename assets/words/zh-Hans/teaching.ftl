## Lessons

new-to-this-game = 第一次下这种棋？三分钟学会。
press-next = 按“下一步”继续。
opponent-plays = 对手正在走。
play-a-game = 来一局
wrong-action = 行动，{ $error }
dead-end = 这一步从这里走不下去
next = 下一步
skip = 跳过

## The title of a puzzle

puzzle-title = 谜题{ $number }/{ $last }
puzzle-title-with-solved = 谜题{ $number }/{ $last } · { $tried }题中解出{ $solved }题
own-mistakes = 自己的失误 · 今天待练{ $number }/{ $count }

## What a puzzle asks

to-decide = 轮到{ $name }决定。怎样最好？
to-move = 轮到{ $name }，掷出{ $sum }。找出最佳走法。
to-play = 轮到{ $name }，走{ $dice }。找出最佳走法。

## What is said to an answer

answered = 你已答过这道谜题。可以重试，或做下一题。
right = 正确：{ $turn }。
not-the-best = 不是最佳：这会让你损失{ $lost }。
not-the-best-or-more = 不是最佳：这会让你损失{ $lost }或更多。
level-plays = { $level }的走法：{ $turn }，损失{ $lost }。
better = 更好：{ $turn }。
in-the-game = 对局中的走法：{ $turn }。
with-reason = { $reason }{ $why }

## Buttons

next-puzzle = 下一题
next-mistake = 下一个失误
try-again = 重试
link = 链接
