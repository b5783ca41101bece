## The first page

about = 五种骰子棋，对手可以是电脑、身边的人或远方的朋友
saved-games = 存档
statistics = 统计
settings = 设置
rules = 规则
join-by-link = 通过链接加入
quit = 退出
resume-since = 继续：{ $saved }，{ $when }
resume = 继续：{ $saved }
go-on-waiting = 继续等待：{ $game }
start-here = 从这里开始

## The page of a game

first-moves = 开局走法
position-editor = 局面编辑器
puzzle-of-the-day = 每日一题
puzzles = 谜题
puzzles-solved = 谜题：{ $tried }题中解出{ $solved }题
mistakes-due = 失误：{ $count }题待练
mistakes-later =
    { $count ->
        [1] 失误：明天
       *[other] 失误：{ $count }天后
    }
own-mistakes = 已分析的对局中你自己的失误，做成谜题。
play = 开始
play-with-friend = 和朋友下棋
by-link = 通过链接，各用各的设备。
clock = 计时：{ $clock }

## The first moves of backgammon

all-throws = 所有点数
about-first-moves = 每种点数的最佳开局走法，以及其他走法损失多少分。选择一种点数可看应对。只有掷平后重掷两枚骰子时，才可能以对子开局。
replies = 对{ $throw }的应对：{ $turn }

## While the table is set, while it plays by itself, and before a kiosk’s game ends

setting-the-table = 正在摆桌……
press-to-play = 按任意键或点击屏幕开始。
game-ends = 触摸任意处继续。这一局将在{ $seconds }秒后结束。
