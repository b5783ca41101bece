## The menu of the game

to-game = 继续
main-menu = 主菜单
settings = 设置
saved-games = 存档
dice-statistics = 骰子统计
statistics = 统计
moves = 走法
analysis = 分析
edit-position = 编辑这个局面
saved-automatically = 对局会自动保存。
send-by-link = 用链接发给{ $name }
about-sending = 生成一个链接，在另一位玩家的设备上打开这一局。
go-on-live = 与{ $name }实时继续
about-going-live = 为当前的对局创建房间，并给另一位玩家一个链接。

## Resigning

resign = 认输
resign-maybe = 认输……
resign-so = { $resignation }……
cancel = 取消
you-lose = 如果{ $other }同意，你就输掉这一局。
loses = 如果{ $other }同意，{ $name }就输掉这一局。
you-lose-to-other = 如果另一位玩家同意，你就输掉这一局。

## Copying

copy-to-clipboard = 复制到剪贴板
position = 局面
record = 棋谱
copied = { $what }：已复制。
not-copied = { $what }：{ $why }。
link-to-position = 这个局面的链接
picture-of-position = 这个局面的图片

## The moves

no-moves = 还没有走棋。
replay = 回放
show-earlier = 显示之前{ $count }条
rethrown = 重掷
cocked-rethrown = 一枚骰子没有放平，已重掷。
go-to-move = 转到第{ $number }步

## Pictures

picture = 图片
as-seen = 如你所见
about-as-seen = 从你的视角看到的桌面，不带按钮。面板会为此关闭。
save-png = 保存为PNG
copy = 复制
share = 分享
position-of = { $game }，局面{ $number }
film = 动图
about-film = 到处都能播放的GIF动图：这个局面之前的一回合，或整局。较长的对局每回合一张图片。
film-of-turn = 这一回合的动图
film-of-game = 整局的动图
film-is-taken = 动图已完成{ $percent }%。
film-is-ready = 动图已完成：{ $size } MB。
save-gif = 保存为GIF
flat-diagram = 平面图
about-diagram = 从上方看的棋盘，带位置编号，像书里那样。放大多少都清晰。
no-diagram = 不可能出现的局面没有图。
save-svg = 保存为SVG
address-of-picture = 这张图片的地址
html-for-page = 用于其他网页的HTML

## The rulebook

open-as-text = 以文本打开
standard-rules = 这一局用标准规则。
rules-of-game = 这一局的自定规则：{ $rules }。
in-this-game = 这一局：{ $value }

## The position editor

undo = 撤销
empty-board = 清空棋盘
start = 起始局面
back = 返回
hint = 提示
odds = 概率
play-from-here = 从这里开始下
as-text = 文本：任何格式都可以粘贴或拖放到这里
position-as-text = 文本形式的局面
position-panel = 局面……

## The dice of the game

this-game = 这一局
all-games = 所有对局
dice = 骰子
lots = 四面骰
no-dice-yet = 还没有掷过骰子。
expected = 预期
about-expected = 每个点数预期出现的次数。
too-few = 目前{ $count }次：太少，无法检验。
chi-squared =
    目前{ $count }次。卡方值为{ $deviation }：同样长度的100局里，公平骰子至少这样不均匀的{ $percent ->
        [0] 不到1局
       *[other] 约有{ $percent }局
    }，{ $evenness ->
        [normal] 属于正常
        [uneven] 略有不均，二十局里有一局如此
       *[rare] 少见，但也会发生
    }。
all-proven =
    { $count ->
        [1] 这一局中双方约定的一掷已核对，证明有效。
       *[other] 这一局中双方约定的{ $count }掷都已核对，证明有效。
    }
not-proven = 这一局中双方约定的{ $count }掷里，有{ $doubtful }掷没有得到证明。第一掷：{ $faces }：{ $verdict }。
why-fair = 为什么骰子是公平的
fair-by-hand = 你掷真骰子并输入点数。关于它们，我们只知道上面的次数。
fair-by-computer = 随机数生成器以相同的概率抽取每个点数。它的种子随对局一起保存，所以每一掷事后都可以核对。
fair-by-agreement = 每一掷双方各出一份秘密份额，并且事先已作出承诺。点数由两份份额得出，所以玩家和房间都无法选择或预知。证明随对局一起保存。
fair-on-table = 空白的骰子怎样翻滚、停在哪一面，由物理决定。哪一面是几点，在骰子离手之前才抽定，各种朝向概率相同。所以无论掷得多么巧妙，每个点数的机会都完全相等。没有放平的骰子以同样方式重掷。
thrown-elsewhere = { $name }在这台设备上掷骰。{ $away }的点数是在另一台设备上掷出、随链接而来的：它们计入这里，但这里没有人看见骰子落下。
