## Why an action is refused

answer-first =
    { $what ->
        [beaver] 请先回应反加倍。
        [resignation] 请先回应认输。
       *[double] 请先回应加倍。
    }
nothing-offered =
    { $what ->
        [resignation] 没有需要回应的认输。
       *[double] 没有需要回应的加倍。
    }
dice-used-up = 骰子已用完，请结束回合。
not-a-place = 那里没有可以拿起的棋子。
no-checker-there = 那里没有棋子。
not-your-checker = 那枚棋子不是你的。
bar-first = 你在隔栏上的棋子必须先入场。
one-die-at-a-time = 每枚骰子单独走一步：请一枚一枚地用。
wrong-direction = 你的棋子从24走向1，然后离开棋盘。
wrong-target = 用这次的点数，那枚棋子到不了那里。
point-closed = 被封锁：对手在那个点上有两枚或更多棋子。
way-closed = 被封锁：那枚棋子途中能落脚的点都被对手封锁了。
not-all-home = 你的棋子全部进入内盘之前，不能出盘。
not-the-furthest = { $number }太大：用较大的点数只能让最远的棋子出盘。
waste-die = 只要可能，两枚骰子都必须用：这样走之后，另一枚就用不上了。
higher-die = 两枚骰子你只能用一枚，而且必须用较大的一枚。
no-cube = 这一局不用加倍骰。
double-before-throw = 只能在掷骰之前加倍。
crawford-game = 克劳福德局中不能加倍。
cube-not-yours = 加倍骰在对手手里：只有对手可以加倍。
at-most-64 = 赌注不能超过64。
no-beavers = 这一局不用反加倍。
bad-resignation = 认输只能输掉赌注的1、2或3倍，不能是{ $number }倍。
nobody-on-turn = 还没有轮到任何人。

## What has happened

begins-with-both = 点数大的一方先走，并使用两枚骰子。
automatic-double = 自动加倍：这一局算2分。
resignation-declined = 认输未获同意，对局继续。

## How a game has ended

double-dropped = 拒绝加倍
resigned-gammon = 认输，按全胜计
resigned-backgammon = 认输，按大全胜计
single-game = 单胜
gammon = 全胜
backgammon = 大全胜

## Places

the-cube = 加倍骰

## What the button of a step says

enter-checker = 用{ $number }入场到{ $to }号点{ $hits ->
        [0] {""}
       *[other] ，击中
    }
bear-off-checker = 用{ $number }让{ $from }号点上的一枚棋子出盘
move-checker = 将棋子从{ $from }移到{ $to }{ $hits ->
        [0] {""}
       *[other] ，击中
    }

## What the button of a choice says

double = 加倍到{ $number }
take = 接受：赌{ $number }分
drop = 拒绝：输{ $number }分
beaver = 反加倍到{ $number }
resign =
    { $name ->
        [you] 认输：输{ $number }分
       *[other] { $name }认输：输{ $number }分
    }
accept = 同意：赢{ $number }分
play-on = 继续下

## What was chosen, without the stake

taken = 接受
dropped = 拒绝
accepted = 同意
offered-to-resign = 认输

## What was chosen, inside of a sentence

does-double = 加倍到{ $number }
does-beaver = 反加倍到{ $number }
does-accept = 同意
does-play-on = 继续下

## What is asked of whom, and the end of a game

throw-or-double =
    { $name ->
        [you] 轮到你了：掷骰子，或加倍到{ $number }。
       *[other] { $name }，请掷骰子，或加倍到{ $number }。
    }
some-times = { $number }（{ $count }次）
play-all =
    { $name ->
        [you] 轮到你了：走{ $dice }。
       *[other] { $name }，请走{ $dice }。
    }
play-higher =
    { $name ->
        [you] 轮到你了：走较大的{ $number }，两枚骰子不能都走。
       *[other] { $name }，请走较大的{ $number }，两枚骰子不能都走。
    }
play-one =
    { $name ->
        [you] 轮到你了：走{ $number }，{ $unused }走不了。
       *[other] { $name }，请走{ $number }，{ $unused }走不了。
    }
play-once =
    { $name ->
        [you] 轮到你了：走一次{ $number }，不能再走一次。
       *[other] { $name }，请走一次{ $number }，不能再走一次。
    }
play-some =
    { $name ->
        [you] 轮到你了：走{ $number }，共{ $count }次，不能再多。
       *[other] { $name }，请走{ $number }，共{ $count }次，不能再多。
    }
stuck-on-bar =
    { $name ->
        [you] { $ends ->
            [0] 请结束回合
           *[other] 你的回合结束
        }
       *[other] { $ends ->
            [0] { $name }，请结束回合
           *[other] { $name }，你的回合结束
        }
    }：{ $dice }走不了，隔栏上的棋子无法入场。
stuck =
    { $name ->
        [you] { $ends ->
            [0] 请结束回合
           *[other] 你的回合结束
        }
       *[other] { $ends ->
            [0] { $name }，请结束回合
           *[other] { $name }，你的回合结束
        }
    }：{ $dice }走不了，所有的点都被封锁。
take-or-drop =
    { $other ->
        [you] 轮到你了：接受或拒绝
       *[other] { $other }，请接受或拒绝
    }。{ $name ->
        [you] 你加倍到{ $number }。
       *[other] { $name }加倍到{ $number }。
    }
take-or-drop-beaver =
    { $name ->
        [you] 轮到你了：接受或拒绝
       *[other] { $name }，请接受或拒绝
    }。{ $other ->
        [you] 你反加倍到{ $number }。
       *[other] { $other }反加倍到{ $number }。
    }
accept-or-play-on =
    { $other ->
        [you] 轮到你了：同意或继续下
       *[other] { $other }，请选择同意或继续下
    }。{ $name ->
        [you] 你愿意认输，输{ $number }分。
       *[other] { $name }愿意认输，输{ $number }分。
    }
won =
    { $name ->
        [you] 你赢了
       *[other] { $name }赢了
    }{ $count }分（{ $manner }）{ $series ->
        [on] 。比赛继续。
        [won] ，并赢得整场比赛。
       *[none] 。
    }

## The score panel

cube = 加倍骰
cube-owned =
    { $seat ->
        [White] { $number }，归白方
       *[Black] { $number }，归黑方
    }
match-to = { $count }分制比赛
crawford = 克劳福德局
no-doubling = 不能加倍

## What is known of the game without playing it

title = 双陆棋
tagline = 竞速回家，一路封锁、击子；加倍骰抬高赌注
goal = 让十五枚棋子全部回到内盘，并率先全部出盘。

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-pips = 步数
about-pips = 步数是一方所有棋子还要走的总步数。
term-points = 得分
about-points = 得分是到现在为止赢下的各局所值的分数。
term-cube = 加倍骰
about-cube = 加倍骰标明这一局的价值要乘以几。
term-crawford = 克劳福德局
about-crawford = 有一方再得一分就赢得比赛时，接下来的一局就是克劳福德局：这一局谁都不能加倍。
term-match = 分制比赛, 比赛
about-match = 谁先得到这么多分，谁就赢得比赛。
term-double = 加倍
about-double = 加倍是提议把赌注翻一倍：对手可以接受，也可以拒绝并输掉现有的赌注。
term-take = 接受
about-take = 接受加倍，就以两倍的赌注继续，而且下一次只有你可以加倍。
term-drop = 拒绝
about-drop = 拒绝加倍，就输掉这一局现有的赌注。
term-beaver = 反加倍
about-beaver = 反加倍是接受加倍后立即再次加倍。
term-resign = 认输
about-resign = 认输是提议输掉这一局；对手可以不同意。
term-bar = 隔栏
about-bar = 隔栏是被击中的棋子等待重新入场的地方。

## What the seats are called

white = 白方
black = 黑方
