## Why an action is refused

empty-reserve = 备用区里没有棋片了。
not-your-reserve = 那是对手的备用区。
place-elsewhere = 用{ $number }要把棋片放在你的{ $number }号底格上。
no-such-place = 棋片只能在棋盘和备用区之间移动。
empty-square = 那一格上没有棋片。
not-your-stack = 那叠棋片不是你的：最上面是对手的棋片。
moves-from-home = 只有你自己底格上的棋叠可以行走。
moves-elsewhere = 用{ $number }要让你的{ $number }号底格上的棋叠行走。
too-tall = { $number }枚的棋叠不能行走：其余的格子只有17个。
walk-length = { $height }枚的棋叠要走{ $height }格，而不是{ $squares }格。
not-orthogonal = 行走要一格一格地越过格边。
square-twice = 行走时不能两次进入同一格。
back-to-start = 行走时不能回到出发的格子。
return-needs-doubles = 只有掷出对子，才能收回棋片。
return-instead-of-both = 收回棋片要代替两枚骰子，用过一枚之后就不行了。
return-to-own-reserve = 棋片只能收回到它主人的备用区。
return-from-home = 按自定规则，只能收回你自己底格上的棋片。
return-rather-than-bump = 这样走之后，第二个{ $number }就用不上了；只要还能收回棋片，就不许碰壁。
both-dice = 两枚骰子都必须用：这样走之后，{ $number }就用不上了。

## What has happened

begins-again = 平局那一局的先手再次先走。
token-returned = 一枚棋片收回了备用区：由同一位玩家再掷。

## How a game has ended

centre-is-nobodys = 中央的格子都没有主人
by-points = { $more }比{ $fewer }
by-square = { $more }比{ $fewer }，由{ $number }号格决定

## Places

reserve =
    { $seat ->
        [Brown] 棕方备用区
       *[Ivory] 象牙方备用区
    }
centre = 中央{ $number }号格
own-home = { $number }号底格
home-of =
    { $seat ->
        [Brown] 棕方{ $number }号底格
       *[Ivory] 象牙方{ $number }号底格
    }

## What has moved

walked = { $height }枚棋片从{ $from }走过{ $over }

## What the button of a step says

place-token = 用{ $number }：在{ $to }放一枚棋片
return-token = 将{ $from }的一枚棋片收回备用区
walk-token = 用{ $number }：一枚棋片从{ $from }走到{ $to }
walk-tokens = 用{ $number }：{ $from }的{ $height }枚棋片走过{ $over }

## What the button of a choice says

end-turn-bump = 结束回合（碰壁）

## What is asked of whom, and the end of a game

last-turn = { $prompt }这是最后一个回合。
use-one =
    { $name ->
        [you] 轮到你了：使用{ $number }。
       *[other] { $name }，请使用{ $number }。
    }
use-both =
    { $name ->
        [you] 轮到你了：使用{ $one }和{ $another }。
       *[other] { $name }，请使用{ $one }和{ $another }。
    }
use-twice =
    { $name ->
        [you] 轮到你了：使用两次{ $number }。
       *[other] { $name }，请使用两次{ $number }。
    }
use-twice-or-return =
    { $name ->
        [you] 轮到你了：使用两次{ $number }，或收回一枚自己的棋片到备用区，然后再掷。
       *[other] { $name }，请使用两次{ $number }，或收回一枚自己的棋片到备用区，然后再掷。
    }
return-and-throw =
    { $name ->
        [you] 轮到你了：收回一枚自己的棋片到备用区，然后再掷。
       *[other] { $name }，请收回一枚自己的棋片到备用区，然后再掷。
    }
use-once =
    { $name ->
        [you] 轮到你了：使用{ $number }，不能用两次。
       *[other] { $name }，请使用{ $number }，不能用两次。
    }
use-only =
    { $name ->
        [you] 轮到你了：使用{ $one }，{ $another }用不上。
       *[other] { $name }，请使用{ $one }，{ $another }用不上。
    }
use-either =
    { $name ->
        [you] 轮到你了：使用{ $one }或{ $another }，不能两枚都用。
       *[other] { $name }，请使用{ $one }或{ $another }，不能两枚都用。
    }
bump =
    { $name ->
        [you] { $ends ->
            [0] 请结束回合
           *[other] 你的回合结束
        }
       *[other] { $ends ->
            [0] { $name }，请结束回合
           *[other] { $name }，你的回合结束
        }
    }：{ $dice }用不上。这就是碰壁。
bump-and-turn =
    { $name ->
        [you] { $ends ->
            [0] 请结束回合
           *[other] 你的回合结束
        }
       *[other] { $ends ->
            [0] { $name }，请结束回合
           *[other] { $name }，你的回合结束
        }
    }：{ $dice }用不上。这就是碰壁，{ $other ->
        [you] 你还有一个回合。
       *[other] { $other }还有一个回合。
    }
won =
    { $name ->
        [you] 你赢得中央
       *[other] { $name }赢得中央
    }，{ $manner }。

## The score panel

in-reserve = 备用区
running-score = 累计分
coins-won = 赢得硬币
gained = +{ $count }
stake = 赌注

## What is known of the game without playing it

title = 贝罗纳棋
tagline = 叠起棋片，在终局时占据中央
goal = 对局结束时，占有中央更有价值的格子。

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-points = 得分
about-points = 中央每一格按它的号码算1到6分，归最上面那枚棋片的主人。
term-use = 使用
about-use = 每枚骰子要么在你同号的底格上放一枚棋片，要么让那一格上的棋叠行走。
term-walk = 行走, 走到, 走过
about-walk = 行走的棋叠每进入一格，就在那里留下最底下的一枚棋片。
term-reserve = 备用区
about-reserve = 备用区里是玩家还不在棋盘上的棋片。
term-bump = 碰壁
about-bump = 碰壁是有骰子用不上：另一位玩家还有最后一个回合，然后清点中央。
term-running-score = 累计分
about-running-score = 累计分是每位玩家各局净胜分的总和。
term-coins = 硬币
about-coins = 赢得硬币是每位玩家在这个系列里赢得或输掉的硬币。
term-stake = 赌注
about-stake = 赌注是一局所赌的硬币。
term-return = 收回
about-return = 掷出对子时，你也可以不用骰子，而是收回一枚自己的棋片到备用区，然后再掷。

## What the seats are called

brown = 棕方
ivory = 象牙方
