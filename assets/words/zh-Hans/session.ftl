## What is wrong with what is settled before the first throw

wrong-position = 局面，{ $error }
long-name = 名字最多{ $most }个字符
bad-name = 名字“{ $name }”以空格开头或结尾，或含有无法显示的字符
invisible-name = 名字“{ $name }”含有不可见的字符
bad-player = 玩家须为“person”、“elsewhere”，或“bot:”加等级名称
bad-date = “{ $date }”不是2026-11-20这样的日期

## What an undo does, and what it has done

undo = 撤销
undo-to-turn = 撤销：回到你的第{ $number }回合
undo-to-answer = 撤销：回到你的回应
undone = 已撤销
undone-to-turn = 已撤销：回到你的第{ $number }回合
undone-to-answer = 已撤销：回到你的回应

## What is wrong with a file

no-save = 第1行：这不是Tesserae存档文件（{ $why }）
other-format = 第1行：存档文件的格式为{ $format }，而本程序只能读格式{ $known }；文件保持原样
wrong-header = 第1行：{ $why }
damage = { $error }；丢失{ $count }行
long-line = 这一行有{ $count }字节
longer-than-any-event = 这一行有{ $count }字节，比任何事件都长
line-breaks-off = 这一行中断了
line-is-damaged = 这一行已损坏
wrong-data = 这一行中有不应有的内容
neither-event-nor-undo = 这既不是事件，也不是撤销
nothing-comes-again = 只有与电脑棋手的对局，掷骰才会重现
