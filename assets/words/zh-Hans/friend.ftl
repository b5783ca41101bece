## Why somebody is to come to the table: titles, and the title of the window

you-are-called = 有人叫你
you-are-asked = 收到请求
game-has-begun = 对局开始了
first-throw = 第一掷
your-turn = 轮到你了
window-title = { $why } · Tesserae

## The same in a sentence

calls-you = { $name }叫你回到桌边。你有{ $minutes }分钟来回应。
throw-first = { $name }在桌边。你们谁都可以先掷。
may-throw = 你们谁都可以掷。
at-table-your-turn = { $name }在桌边。轮到你了。
played-your-turn = { $name }走完了。轮到你了。
has-first-turn = { $name }在桌边，由对方先走。

## Who is there

here = 在场
away-since = { $since }起离开
is-away = { $name }不在。
other-is-away = 另一位玩家不在。
onlookers = { $count }人观战。
you-look-on = 你在观战。
points-at = { $name }指着{ $place }。

## What is asked, and what can be answered

asks-undo = { $name }请求收回上一个回合。收回的掷骰再掷时点数不变，而你们现在都知道了。
asks-rematch = { $name }请求交换座位再下一局。
asks-seat = { $name }丢失了自己座位的密钥，请求换一个。如果没有人带着旧密钥来，五分钟后你可以同意。棋谱会记下这一次。
rival-asks = 有人持有你的邀请，请求{ $name }把你的座位让给对方。
take-question-back = 收回请求
refuse-seat = 拒绝让出座位
you-asked-undo = 你已请求{ $name }让你收回上一个回合。
you-asked-rematch = 你已请{ $name }再下一局。
you-called = 你已呼叫{ $name }，对方还有{ $minutes }分钟可以回来。
calls-in-minutes =
    { $minutes ->
        [0] { $name }已叫你回到桌边，现在可以要求判胜。
       *[other] { $name }叫你回到桌边。{ $minutes }分钟内没有回应，对方就可以要求判胜。
    }

## A seat that has another key than this machine

taken-elsewhere = 这个座位已在另一台设备上被占，或被另一个持有邀请的人占了：请在那里打开座位自己的链接，或请{ $host }让你在这里继续。
asked-to-go-on = 你已请{ $host }让你用新密钥在这里继续，正在等待答复。
key-was-replaced = 经{ $host }同意，这个链接的座位已换了密钥：请在下这一局的设备上打开座位自己的链接，或打开邀请。
taken-ask-host = 这个座位已在另一台设备上被占，或被另一个持有邀请的人占了：请在那里打开座位自己的链接，或请主人让你在这里继续。
asked-host-to-go-on = 你已请主人让你用新密钥在这里继续，正在等待答复。
host-replaced-key = 经主人同意，这个链接的座位已换了密钥：请在下这一局的设备上打开座位自己的链接，或打开邀请。
ask-to-go-on = 请求在这里继续
guest-has-new-key = 经主人同意，客人用新密钥继续：双方为之后的掷骰换了新的份额，棋谱会记下这一次。
new-key-declined = 对方拒绝让你用新密钥在这里继续。

## Connection and room

being-opened = 正在连接房间。
no-answer = 服务器没有回应，正在重试。
line-broke = 与房间的连接断开，正在恢复。
tried-again = { $why }正在重试。
cannot-be-called = 这个地址无法连接。
guest-not-there = 客人还没有入座。
waits-for-guest = 正在等客人入座。
goes-on-by-links = { $name }改用链接继续这一局：从此每台设备自己掷骰，不再由双方约定。
other-goes-on-by-links = 另一位玩家改用链接继续这一局：从此每台设备自己掷骰，不再由双方约定。
throw-waits-away = 这一掷在等{ $name }：要由对方的设备回应，而它现在不在线。
throw-waits-other-away = 这一掷在等另一位玩家：要由对方的设备回应，而它现在不在线。
throw-waits = 这一掷在等{ $name }的设备，它还没有回应。
throw-waits-other = 这一掷在等另一位玩家的设备，它还没有回应。

## Why an address is none

no-server-address = 请输入服务器地址，以便邀请朋友。
server-is-link = 这是对局的链接；服务器地址到“#”之前为止。
no-address = 这不是服务器地址。它应该像https://play.example.org这样。
no-link = 这不是和朋友对局的链接。
link-incomplete = 这个和朋友对局的链接不完整。请复制全部。

## Inviting, and the link to paste

agreed-dice = 两人分处两地时，骰子总由双方约定：每一掷双方各出一份秘密份额，因此你们和服务器都无法选择或预知点数。
invite = 邀请
by-chance = 随机
about-paste = 请粘贴朋友发给你的链接，或你自己座位的链接。
link = 链接
join = 加入

## Waiting for the friend

waiting = 正在等朋友……
opening = 正在创建房间……
link-still-leads-here = 你发出的链接仍然通到这里。
cancel = 取消
cancel-invitation = 取消邀请
about-invitation = 把这个链接发给朋友，或让朋友扫码。谁打开它，谁就坐到桌子对面：不用安装，也不用账号。
copy-link = 复制链接
share-link = 分享链接
about-onlookers = 观众有自己的链接：看得到桌面，但不能动。
copy-onlooker-link = 复制观战链接
share-with-onlookers = 分享给观众
copied = 已复制。

## Where a link leads

game-with-friend = 和朋友的对局
looking-for-game = 正在寻找对局……
connecting = 正在连接服务器。
invited = 有人邀请你来一局{ $game }。
friends-play = 两位朋友在下{ $game }。
they-play = { $host }和{ $guest }在下{ $game }。
about-to-begin = 一局{ $game }即将开始。
host-invites = { $host }邀请你来一局{ $game }。
host-waits = { $host }在等朋友来下{ $game }。
you-play-seat = 你是{ $seat }。
without-clock = 不计时。
clock-gives = 计时：{ $clock }。
time-each = 每方{ $time }
time-and-delay = 每方{ $time }，每回合有{ $delay }不计时
time-and-increment = 每方{ $time }，每回合后再加{ $delay }
minutes = { $count }分钟
seconds = { $count }秒
game-begins-later = 朋友入座后，对局就开始。
you-will-see = 你看得到桌面，但不能动。
will-see-game = 对局一开始，你就能看到
look-on = 观战
sit-down = 入座

## The panel of the friend

connect-again = 重新连接
leave-table = 离开桌子
game-is-kept = 对局已保存。可以从存档继续，或再次打开链接。
onlooker-link-copied = 观战链接：已复制
copy-own-link = 复制你自己座位的链接
own-link-copied = 你自己座位的链接：已复制
about-own-link = 用它可以在另一台设备上继续；谁有它就能替你下，所以不要给任何人。
say = 说话
i-am-here = 我在
agree = 同意
decline = 拒绝
ask-undo = 请求收回上一个回合
ask-rematch = 请求再下一局
claim = 要求判胜
time-has-run-out = 对方的用时已耗尽。
did-not-come = 已呼叫对方，但没有人来。
call = 呼叫{ $name }
about-calling = 之后对方有五分钟可以回来。再往后，你可以要求判胜。
go-on-by-links = 改用链接继续
about-links = 不用服务器：每个回合后，你们把对局发给对方。从此每台设备自己掷骰，不再由双方约定。
resign-maybe = 认输……
resign = 认输
friend-wins = 你的朋友赢得这一局。
