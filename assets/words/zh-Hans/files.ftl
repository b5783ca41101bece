## What cannot be opened

has-house-rules = 格式“{ $format }”里已有自定规则；只有局面和其他程序的文件才能选择自定规则
unknown = 这不是存档、棋谱、其他程序的比赛、XGID，也不是任何一种棋的局面
not-text = 这不是文本
only-read = “{ $format }”只能读取
link-damaged = 链接已损坏
other-format =
    { $kind ->
        [link] 链接的格式为{ $found }，而本程序只能读格式{ $number }
       *[record] 棋谱的格式为{ $found }，而本程序只能读格式{ $number }
    }

## What is wrong with a record

first-line = 第一行应是“{ $words }”
game-needed = 这里需要“{ $words }”和一种棋的名称
rules-as = 规则的写法是{ $words }
no-header-line = “{ $found }”不是开头部分的行
no-source = 点数不能来自“{ $found }”
two-players = 需要两位玩家，中间用“,”隔开
line-begins = 对局的第{ $number }行应以“{ $words }”开头
another-game = 对局已结束：只有“{ $words }”才能开始下一局
both-throw = 这里由双方掷：“{ $words }”
turn-of = 轮到“{ $name }”
colon-place = “:”写在掷骰之后；没有掷骰时写在名字之后
colon-missing = 名字或掷骰之后缺少“:”
brace-missing = 注记之后缺少“{ $words }”
no-note = “{ $found }”不是注记

## What is wrong with a match of another program

not-one-match = 文件中有{ $count }局，不是同一场比赛
no-variation = 这里不能下“{ $name }”这种玩法
unknown-variation = 这里不认识这种玩法
no-length = 这里没有{ $points }分的比赛
should-be = “{ $found }”应改为：{ $words }
length-missing = 缺少比赛长度（如{ $words }）
ends-early = 文件在第一局之前就结束了
two-readings = 这可能是“{ $name }”的回合，也可能是“{ $other }”的：它在两栏之间，两种都走得通
two-winners = 这里是“{ $name }”或“{ $other }”获胜：文字在两栏之间，后面没有比分
no-kind = 文件没有写明是双陆棋（{ $words }）
other-kind = { $found }是另一种棋：双陆棋是{ $words }
no-game = 文件中没有对局
xg-cut = 这个.xg文件在开头部分就中断了
unpacks-too-large = 这个{ $format }文件解开后太大，不可能是一场比赛
cannot-unpack = 这个{ $format }文件已损坏：无法解开其中的对局
xg-no-match = 这个.xg文件不是以比赛的开头部分开始

## What is wrong with a position of another program

ten-fields = XGID有十项，而不是{ $count }项
three-fields = OGID至少有三项
board-is-cut = 这个FIBS棋盘不完整
board-is-over = 这个FIBS棋盘的对局已结束
on-other-bar = “{ $found }”在对手的隔栏上
too-many-checkers =
    { $seat ->
        [White] 白方有{ $count }枚棋子，超过{ $most }枚
       *[Black] 黑方有{ $count }枚棋子，超过{ $most }枚
    }
characters-of-checkers = 26个字符：隔栏、24个点、隔栏
fifteen-checkers = 每方十五枚棋子
length-of-match = 比赛长度（如{ $words }）
dropped = 加倍已被拒绝：对局结束
doubled-before-throw = 加倍应在掷骰之前提出
no-place = “{ $found }”不是这位玩家棋子的位置
more-checkers = 棋子超过{ $count }枚
somebody-has-more = 局面ID中有一方的棋子超过{ $count }枚
more-than-checkers = “{ $found }”中除双方棋子外还有别的内容
colon-between-ids = 局面ID和比赛ID之间用“:”连接
id-not-played = 按比赛ID，没有在下棋
id-unknown-end = 比赛ID的末尾有本程序不认识的内容
id-length = 按比赛ID，这是{ $points }分的比赛，这里没有
id-two-offers = 按比赛ID，加倍和认输同时提出
id-nothing-to-do = 按比赛ID，轮到的一方在等无事可做的另一方
id-third-player = 按比赛ID，加倍骰归第三位玩家
id-stake = 按比赛ID，赌注超过{ $most }
length-of-id =
    { $kind ->
        [position] 局面ID应有{ $count }个字符；“{ $found }”不符
       *[match] 比赛ID应有{ $count }个字符；“{ $found }”不符
    }
no-letter-of-id = “{ $found }”不是ID中的字符
more-bits =
    { $kind ->
        [position] 局面ID的位数过多
       *[match] 比赛ID的位数过多
    }

## Where something was not kept as it stands

on-line = 第{ $line }行：{ $what }
at-place = { $place }：{ $what }
head-of-match = 比赛的开头部分
above-first-game = 第一局之前
in-game = 第{ $number }局
at-throw = 第{ $number }局，第{ $throw }次掷骰

## What was left out

left-out-because = { $what }：已略去
rest-left-out = { $what }：这一局的其余部分已略去
refused-and-left-out = { $refusal }这一局的其余部分已略去
goes-on = { $what }；对局从那里继续
stands-above = “{ $found }”写在各局之前，已略去
not-known = 不认识“{ $found }”，已略去
unknown-rule = 不认识规则“{ $found }”，已略去
names-no-move = “{ $found }”没有写走法：什么也没走
no-throw = “{ $found }”不是掷骰和走法，已略去
comments-left-out =
    { $count ->
        [1] 略去一条评注
       *[other] 略去{ $count }条评注，第一条在这里
    }
variations-left-out =
    { $count ->
        [1] 略去一个变着
       *[other] 略去{ $count }个变着，第一个在这里
    }
others-left-out =
    { $count ->
        [1] 略去一局不是双陆棋的棋
       *[other] 略去{ $count }局不是双陆棋的棋，第一局在这里
    }
encoding = 文字的编码是“{ $name }”：名字可能读错
too-much-not-legal = 这一局的其余部分已略去：不合规则的太多
after-end = 对局已结束：后面的内容已略去
second-head = 第二个比赛开头部分已略去
automatic-doubles = 自动加倍已略去
redouble = 反加倍之后的再加倍已略去
throw-unreadable = 这次掷骰无法读取，已略去
move-unreadable = 这步棋有一部分无法读取
belongs-to-none = 这不属于任何一局，已略去
cut-here = 文件在这里中断：后面的内容缺失
cut-in-game = 文件在一局的中间结束

## What was changed or guessed

name-cut = 名字“{ $name }”已缩短为“{ $cut }”
names-here = 这里玩家的名字是“{ $name }”和“{ $other }”
no-end = 第{ $number }局在文件中没有结局
comes-after = 第{ $before }局之后是第{ $number }局
row-comes-after = 第{ $before }行之后是第{ $number }行
score-would-be = 这里的比分应是{ $score }；仍用文件中的比分
is-crawford = 文件写明这是克劳福德局
is-not-crawford = 文件写明这不是克劳福德局
doubled-not-crawford = 这里有人加倍，所以这不是克劳福德局
kept-as-single = 比赛已结束：这一局作为单局保留
no-match-length = 文件没有注明比赛长度：其中各局作为单局保留
no-raccoons = 这里不用再次反加倍
opening-double = 一局不能以对子开始：当作双方先前已掷过
turn-missing =
    { $seat ->
        [White] 这之前缺少白方的一个回合
       *[Black] 这之前缺少黑方的一个回合
    }
dice-unused =
    { $seat ->
        [White] 白方在上一回合必须走完所有骰子，却没有走完
       *[Black] 黑方在上一回合必须走完所有骰子，却没有走完
    }
not-legal =
    { $seat ->
        [White] 白方不能用{ $first }和{ $second }走“{ $moves }”
       *[Black] 黑方不能用{ $first }和{ $second }走“{ $moves }”
    }
others-answer = 加倍应由另一方回应。
not-doubled = 没有人加倍。
double-unanswered = 加倍没有回应：当作接受
stake-would-be = 赌注应是{ $stake }，而不是{ $number }
no-stake = 这里没有{ $number }这样的赌注
has-more-checkers =
    { $seat ->
        [White] 白方的棋子会超过{ $most }枚
       *[Black] 黑方的棋子会超过{ $most }枚
    }
set-up-impossible = 这里摆的局面不可能出现：{ $why }；这一局的其余部分已略去
set-up-here = 这里摆了一个局面；对局从那里继续
does-not-follow = 这个局面接不上前一个；对局从这里继续
kept-as-refused = 对局在这次掷骰之前结束，按赌注计分：当作拒绝加倍
score-says-won =
    { $seat ->
        [White] 按后面的比分是白方获胜，以此为准
       *[Black] 按后面的比分是黑方获胜，以此为准
    }
given-to-both =
    { $seat ->
        [White] 文字写的是双方都赢了这一局：当作白方获胜
       *[Black] 文字写的是双方都赢了这一局：当作黑方获胜
    }
given-to-loser =
    { $seat ->
        [White] 文件写的是白方获胜，但按走法白方输了
       *[Black] 文件写的是黑方获胜，但按走法黑方输了
    }
counts-differ = 文字算{ $points }分，比分算{ $worth }分
with-jacoby = 这一局算{ $points }分：用了雅各比规则
without-jacoby = 这一局算{ $points }分：没用雅各比规则
worth-differs = 文件给这一局算{ $points }分，实际值{ $worth }分
match-needed-no-more = 文件算{ $points }分，因为比赛不需要更多；这一局值{ $worth }分
no-resignation = 文件算{ $points }分，而赌注为{ $stake }时没有这样的认输：这里算{ $worth }分
resigned-over-throw =
    { $seat ->
        [White] 白方在对手的骰子已掷出时认输：那次掷骰已略去
       *[Black] 黑方在对手的骰子已掷出时认输：那次掷骰已略去
    }
resigned-before-turn =
    { $seat ->
        [White] 白方在自己的回合之前认输：只保留结局，不保留走法
       *[Black] 黑方在自己的回合之前认输：只保留结局，不保留走法
    }
could-not-resign =
    { $seat ->
        [White] 白方在不能认输时认输：这一局的结局已略去
       *[Black] 黑方在不能认输时认输：这一局的结局已略去
    }

## Why a game cannot be written in a format

only-backgammon = 只有双陆棋能写成{ $format }；这是{ $game }
cannot-hold =
    { $moment ->
        [half] { $format }不能写走到一半的掷骰
        [beaver] { $format }不能写等待回应的反加倍
        [resignation] { $format }不能写认输
        [opening] { $format }不能写开局掷骰：还没有轮到任何一方
       *[over] { $format }不能写已结束的对局
    }
cannot-begin =
    { $moment ->
        [half] { $format }不能从走到一半的掷骰开始
        [beaver] { $format }不能从等待回应的反加倍开始
        [resignation] { $format }不能从等待回应的认输开始
       *[over] { $format }不能从对局的结局开始
    }
score-too-high = { $format }不能写超过{ $most }的比分
name-unwritable = 名字“{ $name }”不能写成{ $format }
only-from-first-throw = { $format }从第一次掷骰起写对局；这一局从一个局面开始，可写成棋谱或存档
no-automatic-double = { $format }不能写自动加倍
action-refused = 第{ $number }个行动无法写出：{ $refusal }
