## The analysis

analysis = 分析
all-games = 所有对局
no-analysis = 无法分析：{ $why }。
one-moment = 请稍等……
analysing = 正在分析：{ $percent }%
stopped-at = 停在{ $percent }%
above-and-below = 上方：{ $first }占优。下方：{ $second }占优。
turning-points = 转折点
save-report = 保存为带图的网页
other-moves-here = 此处的其他走法
mistakes = 失误
none-seen = 电脑棋手没有发现失误。
none-so-far = 暂时没有。
practise = 练习{ $count }个失误
practise-of = 练习{ $count }个失误：{ $name }
threw = { $name }掷出{ $throw }
lucky = 走运：{ $amount }。
unlucky = 不走运：{ $amount }。
what-it-was = { $name }：{ $what }
unmarked = 失误
gave-away = { $turn }：损失{ $amount }。
mistake = { $name }{ $sign } −{ $amount }
was-played = 实际走法：{ $turn }。
was-better = 更好：{ $better }。{ $why }
better = 更好
played = 实际
other-moves = 其他走法

## Skill and luck

skill-and-luck = 实力与运气
curve-of-chances = 一局中机会的变动
game-of-series = 第{ $number }局
none-marked = 没有带标记的决定。
column-value = 价值
column-behind = 落后
column-chances = 机会
chance-and-share = { $what } { $value }
unforced-decisions = 有选择的决定
count-of-mark = 标记为{ $sign }
given-away-in = { $what }：损失
amount-in-decisions = { $amount }（{ $count }）
about-marks-of = 标记：{ $marks }，单位同上（{ $thresholds }）。
was-incomplete = 分析没有完成。
made-with = 由Tesserae制作。
analysis-of = { $game }，分析
given-away = 损失
error-rate = 失误率
pr = PR
pr-of-part = { $what }：PR
luck = 运气
result = 结果
without-luck = 除去运气
about-error-rate = 失误率：每个决定平均损失多少，以一局所争的千分之一为单位。运气：掷出的点数比所有可能点数的平均好多少。
about-pr = PR：失误率的一半，与eXtreme Gammon的算法相同。
as-solved = { $name }：{ $all }个决定中有{ $perfect }个与完全解一致，其余损失{ $amount }。
endgame-as-solved = { $name }：残局的{ $all }个决定中有{ $perfect }个完美，比完美下法少{ $amount }。

## One decision

decision = 决定
back-to-analysis = 回到分析
show-position = 显示局面
not-found-out = 没有算出：{ $why }。
decides = { $name }做决定。
with-throw = { $name }，点数{ $faces }。
show = 显示
gives-nothing =
    { $played ->
        [0] 没有损失（{ $value }）。
       *[other] 实际走法：没有损失（{ $value }）。
    }
gives-away =
    { $played ->
        [0] 损失{ $amount }（{ $value }）。
       *[other] 实际走法：损失{ $amount }（{ $value }）。
    }
rollout = 模拟推演
first-game-is-played = 模拟推演：正在下第一局。
rolled-out-once = 模拟推演：1局。
rolled-out = 模拟推演：{ $value }，{ $count }局。
percent-done = { $percent }%
stop = 停止
about-rollout = 电脑棋手从选定的走法（最多四种）继续下，各走法用同样的点数。结果已除去运气；±为一个标准误差。
roll-out = 推演{ $count }种走法
what-about = 这样走如何？
move-pieces = 在棋盘上走棋子，或依次选择走法的各个部分。
so-far = 目前：{ $turn }
on-board = 棋盘上：{ $turn }
take-back = 收回

## Several games or positions

games = 对局
positions = 局面
nothing-listed = 这里什么也没有。含有几局的文件、含有几个局面的文本会列在这里。
which-position = { $count }个局面。你想打开哪一个？
position = 局面{ $number }
score-is = 比分：{ $score }。
score-before = 此前比分：{ $score }。
score-of-series = { $score }（{ $what }）
position-in-words = { $what }：{ $position }。
game-and-result = 第{ $number }局：{ $result }
game-sentence = 第{ $number }局：{ $result }。
about-giving-away = 损失：以赌注为单位；在比赛中，以与一份赌注等值为单位。PR：每个决定平均损失的一半，以其千分之一为单位。越低越好。
all-analysed = 所有对局都已分析。
stop-analysis = 停止分析
go-on-with-analysis = 继续分析
analyse-all = 分析所有对局
games-of-two = { $first }和{ $second }：{ $count }局。
games-of-several = 多位玩家的{ $count }局。
number-of-games = { $count }局。
wins-points = { $name }赢{ $count }分
a-draw = 平局
not-finished = 未下完
was-not-finished = 未下完。
all-given-away = 损失：{ $list }。
gave-away-and-pr = { $name } { $lost }（PR { $rating }）

## The games that were analysed

analysed-games = 已分析的对局
none-analysed = 还没有对局。分析完的每一局都会列在这里。
older-games = 更早的对局
about-rating = PR，即表现评分：每个决定平均损失的一半，以一局所争的千分之一为单位。越低越好。
name-and-game = { $name }，{ $game }
pr-in-one = { $name }：1局中PR { $rating }。
pr-in-last = { $name }：{ $count }局中最近一局PR { $rating }，最近{ $last }局合计{ $mean }。
legend = 点：每一局。线：最近{ $count }局合计。
pr-of = { $name } { $rating }
ratings = PR：{ $list }。
moves-not-saved = 它的走法已不再保存。

## The results of all games

statistics = 统计
analysed-games-and-pr = 已分析的对局和PR
no-games = 还没有对局。你下的每一局都会计在这里。
none-finished = 开始{ $count }局，没有下完的
finished = 下完{ $count }局
dice-luck = 骰子运气
about-luck = 公平骰子的平均点数是3.5。最后一列说明：取100个同样大小的样本，公平骰子偏离平均值至少这么多的有几个。
copy-error-rates = 复制失误率
puzzles-solved = 一次解出的谜题
solved-of = { $game }：{ $all }题中{ $solved }题
rate = { $name }：{ $count }局已分析，失误率{ $last }
rate-before = { $name }：{ $count }局已分析，失误率{ $before } → { $last }
like-level = { $what }，相当于{ $bot }
against = { $name }对{ $bot }
won = 胜
points = 得分
won-of = { $wins }/{ $all }
count-of-manner = { $count } × { $manner }
manners = { $name }：{ $list }
dice-column = 骰子
average = 平均
of-hundred = 100个中
