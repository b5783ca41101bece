language = 语言
english = 英语
as-the-system = 跟随系统

begun = { $language }：{ $all }条文本中已翻译{ $done }条。其余为英语。
not-read = 由机器翻译，还没有以此语言下棋的人读过。

cannot-be-read = { $language }的翻译无法读取。全部显示为英语。{ $fault }
not-there = 本游戏不支持“{ $tag }”。
