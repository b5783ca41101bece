title = 设置
no-sound-device = 程序启动时没有找到声音设备：听不到声音。
reset = 恢复默认设置

## Sections

sound = 声音
motion = 动画
view = 视角
gameplay = 下棋
with-friend = 和朋友
display = 显示
keyboard = 键盘

## Sound and motion

volume = 音量
ambience = 环境音
animation-speed = 动画速度
reduce-motion = 减少动画
about-reduce-motion = 棋子和镜头直接跳到位，不再移动过去。
vibrate = 振动
about-vibrate = 骰子碰到东西时，手机会振动。
turn-board = 每回合转动棋盘
about-turn-board = 轮到哪位玩家，镜头就移到哪一侧。
percentage = { $percent }%
at-once = 瞬间
times-as-fast = { $times } ×
in-seconds = { $seconds }秒

## View

view-from = 观看位置
about-view-from = 棋盘的哪一侧离你最近。
first-player = 第一位玩家
second-player = 第二位玩家
mirror = 左右翻转棋盘
about-mirror = 左右互换，棋子的走向和出盘的一侧随之相反。
dice = 骰子
about-dice = 骰子的材质。乌尔王族局戏的四面骰用骨或乌木。
bone = 骨
ebony = 乌木
red = 红色
brass = 黄铜
cloth = 桌布
green = 绿色
burgundy = 酒红
blue = 蓝色
grey = 灰色
board = 棋盘
board-of = 棋盘：{ $game }
about-boards = 每个人看到的是自己选的棋盘，与朋友对局时也一样。
board-name =
    { $board ->
       *[backgammon] 胡桃木
        [backgammon_damascus] 大马士革镶嵌
        [backgammon_tournament] 皮革与毛毡
        [tabula] 大理石
        [tabula_wood] 刻线胡桃木
        [ur] 贝壳与青金石
        [ur_limestone] 石灰石与墨
        [jesus] 橡木与橄榄木
        [jesus_chest] 彩绘箱盖
        [berona] 橡木
        [berona_leather] 卷起的皮革
    }

## Gameplay

legal-moves = 显示可走的棋
about-legal-moves = 标出能走的棋子和能到的地方。
point-numbers = 点的编号
about-point-numbers = 给棋盘上的位置编号；小箭头指示棋子的走向。
insights = 智囊
about-insights = 提示、概率、教练、谜题和分析。关闭后都不显示。
coach = 教练
about-coach = 当一个回合、加倍或其他选择会损失很多时，先提醒你，并让你重新选择。
marks = 分析的标记
about-marks = 损失达到多少，决定标为?!、?或??，以一局所争的千分之一为单位：这里是20、50和100；eXtreme Gammon的?和??是20和80；GNU Backgammon是40、80和160。
confirm = 确认回合
about-confirm = 有选择余地的回合，按“结束回合”才结束；在此之前可以撤销。
end-turns = 自动结束无选择的回合
about-end-turns = 掷出的点数什么也走不了，或只有一种走法时，回合片刻后自动结束。
forced-moves = 自动走唯一走法
about-forced-moves = 如果只有一种合规的走法，就替你走。
auto-throw = 自动掷骰
about-auto-throw = 没有别的可选时，替你掷骰。
quick-moves = 快速走棋
about-quick-moves = 点击的棋子用较大的骰子走；如果被封锁，就用另一枚。点击骰子可交换次序。
off = 关
double-click = 双击
single-click = 单击

## With a friend

letter-in-no-font = 显示为方框的字符在这里的字体中没有。它仍会保留。
hide-hand = 隐藏对方的手
about-hide-hand = 你看得到朋友的走法和掷骰，但看不到途中的手。
notify = 轮到我时通知
about-notify = 你在看别的东西时，浏览器会通知你。它会询问你一次。

## Display

full-screen = 全屏
about-full-screen = 窗口占满屏幕，现在和下次启动时都如此。
colours = 颜色
natural = 自然
colour-blind = 色盲友好
scale = 界面缩放
message-duration = 消息停留时间
graphics = 画质
automatic = 自动
low = 低
medium = 中
high = 高
automatic-level =
    { $level ->
        [low] 按最初的画面为这台设备选择的等级，现在：低。
        [high] 按最初的画面为这台设备选择的等级，现在：高。
       *[medium] 按最初的画面为这台设备选择的等级，现在：中。
    }

## The list of keys

other-letters = 你的键盘没有拉丁字母：这里的字母指美式键盘上同一位置的键。知道你键盘上的字母之后，会写在它后面。
at-board = 在棋盘上
entering-faces = 输入真骰子的点数
in-replay = 在回放中
in-lesson = 在教程中
in-your-turn = 在你的回合
answering = 回应对方
in-menus = 在菜单和面板中
mouse-and-touch = 鼠标和触摸
