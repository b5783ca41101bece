## A button with its key, under the pointer

with-key = { $name }（{ $key }）

## What is written on keys that have no letter

space = 空格
tab = Tab
enter = Enter
enter-on-number-pad = 小键盘Enter
escape = Esc
backspace = Backspace
left = 左箭头
right = 右箭头
up = 上箭头
down = 下箭头
home = Home
end = End
page-up = Page Up
page-down = Page Down

## What keys do while a game is played

does-throw = 掷骰子
does-next-place = 下一枚棋子或下一个目标；加Shift为上一个
does-west = 光标向左
does-east = 光标向右
does-north = 光标向上
does-south = 光标向下
does-pick-up = 拿起或放下棋子
does-quick-move = 用第一枚骰子快速走棋
does-swap = 交换快速走棋的骰子
does-leave = 放回棋子、关闭面板、隐藏建议、打开菜单
does-point = 与另一台设备上的朋友：指出光标所在的位置
does-undo = 撤销
does-choices = 其他按钮，按顺序
does-from-south = 从第一位玩家一侧看
does-from-north = 从第二位玩家一侧看
does-from-above = 从上方看
does-closer = 近看骰子；再按看光标处；再按返回
does-log = 走法
does-help = 规则
does-friend = 另一台设备上的朋友；A和X回答对方的请求
does-picture = 局面的图片
does-hint = 提示；再按看更多
does-odds = 概率

## What they do in lessons and puzzles

does-lesson-back = 教程：后退；谜题：重试
does-lesson-next = 教程：下一步或跳过；谜题：下一题
does-show-best = 答题后：演示更好的走法
does-show-played = 答题后：演示自己的走法
does-puzzle-link = 谜题：复制链接（在浏览器中）

## What they do where the faces of real dice are entered

does-faces = 骰子的点数；四面骰为0或1
does-take-back = 取消上一个点数
does-confirm = 确认点数

## What they do in a replay

does-replay-first = 第一步
does-replay-back = 上一步；打开回放
does-replay-forward = 下一步
does-replay-last = 最后一步
does-replay-play = 播放或暂停；Esc返回对局

## Keys in menus and panels, and what they do

enter-or-space = Enter、空格
arrows-and-pages = 上箭头、下箭头、Page Up、Page Down
left-or-right = 左箭头、右箭头
does-next-button = 下一个按钮或文本；加Shift为上一个
does-press = 按下按钮
does-scroll = 滚动框中的文本
does-decision = 在分析图中：上一个和下一个决定
does-full-screen = 进入或退出全屏；在桌边也可用

## Gestures of the mouse and the fingers, and what they do

drag = 拖动，或先后点击两处
double-click = 双击
click-dice = 点击骰子
drag-dice = 拖动骰子
hold-still = 按住不动
right-click = 右击，或手指按住不动
right-button = 右键，或两根手指
shift-right-button = Shift加右键
wheel = 滚轮，或两指张合
does-move = 走棋子
does-quick-move-if-on = 用第一枚骰子快速走棋（如已开启）
does-swap-thrown = 掷骰后：交换快速走棋的骰子
does-shake = 掷骰前：摇动并掷出
does-look-closer = 掷骰后近看骰子，或近看加倍骰或某个位置
does-point-there = 与另一台设备上的朋友：指出位置
does-turn-camera = 转动镜头
does-move-camera = 移动镜头
does-zoom = 缩放
