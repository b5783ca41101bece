## Who plays

opponent = 对手
a-person = 真人
two-people-share = 两人共用这个屏幕。
strength = 棋力{ $rank }/{ $count }。{ $character }
you-play = 你的一方
watch = 观战
name-of-seat = { $seat }的名字
optional-name-of-seat = 名字（可不填）：{ $seat }
your-name = 你的名字
optional-name = 名字（可不填）

## The server for games with a friend

server = 服务器
about-server = 两边的程序在Tesserae服务器（tesserae-room）上会合。没有公共服务器：请自己运行一个，或向朋友要他们的地址。

## House rules

house-rules =
    { $count ->
        [0] 自定规则：标准
       *[other] 自定规则：改动{ $count }项
    }
reset-rules = 恢复标准规则
rule-and-value = { $rule }：{ $value }
rule-is = { $rule }：{ $value }。

## Where throws come from

dice = 骰子
dice-on-table = 骰子：在桌上掷
dice-by-hand = 骰子：手动输入
dice-by-computer = 骰子：电脑抽取
on-table = 在桌上掷
by-hand = 真骰子，手动输入
by-computer = 电脑抽取
about-table = 你掷虚拟骰子，以停在桌上的点数为准。
about-hand = 你掷真骰子，在这里输入点数。
about-computer = 不掷骰子：由随机数生成器抽取，种子随对局一起保存。

## The clock

clock = 计时
no-clock = 无
sudden-death = 包干制
delay = 延迟制
increment = 加秒制
about-no-clock = 每个人想多久都行。
about-sudden-death = 整局就这么多时间。时间用完就输。
about-delay = 每个回合延迟一段后才开始走时，多数双陆棋钟都是这样。时间用完就输。
about-increment = 每完成一个回合，剩余时间就增加一些。时间用完就输。
seconds-of-delay = 每回合延迟秒数
seconds-of-increment = 每回合后加秒
minutes-each = 每方分钟数

## What is chosen, in a few words

without-clock = 无
with-sudden-death = 每方{ $minutes }分钟
with-delay = 每方{ $minutes }分钟，延迟{ $seconds }秒
with-increment = 每方{ $minutes }分钟，每回合加{ $seconds }秒
two-people = 两人共用屏幕
you-against = 你对{ $bot }
bots = { $bot }对{ $other-bot }
changed-rules =
    { $count ->
        [0] 标准规则
       *[other] 改动{ $count }条规则
    }
standard-rules = 标准规则。
