ok = 知道了

## Advice, opponents, lessons

no-advice = 没有建议：{ $error }。
opponent-cannot-play = 对手无法走棋：{ $error }。
lesson-cannot-go-on = 教程无法继续：{ $error }。
not-answered = 电脑棋手没有回应
not-loaded = 游戏的一个文件无法读取

## Puzzles

puzzles-off = 谜题已关闭：见设置中的“智囊”。
no-puzzles = 没有谜题：{ $error }。
no-such-number = { $title }没有谜题{ $number }：最后一题是{ $last }。
not-any-more = { $title }已不再有谜题{ $number }。
no-mistake-kept = 没有可供练习的失误。
no-mistake-due =
    { $days ->
        [1] 今天没有待练的失误了；下一题明天再来。
       *[other] 今天没有待练的失误；下一题{ $days }天后再来。
    }
cannot-be-laid-out = { $what }无法摆出：{ $error }。
cannot-be-judged = { $what }无法评判：{ $error }。
puzzle-number = 谜题{ $number }
this-mistake = 这个失误
unknown-turn = 电脑棋手不认识这个走法

## The program itself

missing-part = 游戏缺少一部分：“{ $file }”无法读取。请重新安装。
no-graphics = 找不到显卡驱动程序。请安装支持以下接口的驱动程序：{ $drivers }。
old-graphics = 显卡驱动程序无法绘制游戏。请安装支持以下接口的新版驱动程序：{ $drivers }。
neither-file-nor-link = “{ $file }”既不是文件，也不是对局的链接。
one-link-only = 一次只能打开一个链接。
in-another-tab = 这一局在另一个标签页中继续。
