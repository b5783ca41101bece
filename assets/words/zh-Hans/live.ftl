## Why a line is not added to the log

behind = 在此之前已发生了别的事。
onlooker = 观众只能看，不能动。
knocking = 另一位玩家正想进来，还没有获准。
throw-again = 这一局的密钥已更换。请再掷一次。
line = 这不是日志的一行。
time = 这一行的时间倒退了。
signature = 这一行没有由它所署名的玩家签名。
not-begun = 第一行用来创建房间。
begun = 房间已经创建。
version = 房间使用另一个版本的协议。请重新加载页面。
no-number = 这一局没有编号。
dice-not-agreed = 两人分处两地时，骰子由双方约定。
not-people = 这里只有真人下棋。
guest-named = 客人的名字由客人自己报。
clock = 计时须在一秒到一天之间。
full = 房间的日志已满。请改用链接继续，或认输。
enough = 你请求、呼叫或撤销得太多了。请先继续对局。
not-sat = 另一位玩家还没有入座。
nothing-happened = 还什么都没有发生。
sat = 两位玩家都已入座。
name-taken = 主人已经用了这个名字。
not-invited = 这个座位属于持有邀请的人。
over = 对局已经结束。
no-game = 没有可以结束的对局。
no-throw = 现在没有要掷的。
throw = 掷骰要先声明，点数由双方的份额得出。
no-share = 这一掷需要一份份额。
gesture = 没有手会这样移动。
not-due = 还没有轮到你。
not-own-step = 只能撤销你自己在这个回合的步骤。
turn-over = 你的回合已经结束。请向另一位玩家请求收回。
guest-not-due = 轮到客人时，才能请求换密钥。
end = 一局的结束不算回合。
undo-count = 能一起撤销的是另一个数目的事件。
nothing-after = 这个事件之后没有可以撤销的。
asked = 已经提出过请求。
not-asked = 没有待回应的请求。
own-question = 须由另一位玩家同意。
not-over = 这一局还没有结束。
seat = 只有已入座的客人才能请求换密钥。
too-early = 拥有座位的人可能还会来。请在请求提出五分钟后再同意。
called = 已经呼叫过另一位玩家。
not-called = 没有人呼叫你。
not-their-turn = 只能呼叫正轮到的玩家。
share-owed = 你的设备须先回应这一掷。
by-links = 你们已经改用链接继续这一局。
not-absent = 请先呼叫另一位玩家，并等五分钟。
time-left = 另一位玩家还有时间。
unfit-name = 这个名字含有无法显示的字符，或有太多符号或空格。

## Why a commitment or a share is refused

dice-waiting = 这一掷在等另一个座位的份额。
dice-not-waiting = 没有掷骰在等这个座位的份额。
dice-number = 这不是下一掷的编号。
dice-no-commitment = 两个座位须先承诺各自的份额。
dice-again = 这个座位已承诺过份额。
dice-share = 份额与承诺不符。

## What a room can do that no honest room does

lie-dropped = 房间丢失了这一局已确认的行：现在有{ $count }行，而不是{ $own }行。
lie-changed = 房间改动或重复了这一局的第{ $number }行。
lie-gap = 房间漏掉了这一局的行：应该是第{ $number }行，却发来第{ $sent }行。
lie-mark = 房间的日志在第{ $number }行对不上。
lie-stranger = 房间显示的不是这个链接所属的对局。
lie-invented =
    { $party ->
        [host] 房间以主人的名义编造了一行。
       *[guest] 房间以客人的名义编造了一行。
    }
lie-share = 房间改动了骰子：份额不是当初给出的那一份。
lie-refused = 房间拒绝了规则允许的掷骰。
lie-illegal = 房间放行了规则禁止的事：{ $why }

## What the check of an agreed throw has found: the end of a sentence

fault-no-proof = 缺少证明
fault-no-game = 棋谱没有写明对局编号
fault-wrong-number = 证明属于另一掷
fault-no-commitment =
    { $seat ->
        [first] 第一个座位从未作出承诺
       *[second] 第二个座位从未作出承诺
    }
fault-one-sided = 只有一个座位更换了承诺
fault-uncounted = 承诺更换过，棋谱却没有记下
fault-wrong-share =
    { $seat ->
        [first] 第一个座位的份额与承诺不符
       *[second] 第二个座位的份额与承诺不符
    }
fault-wrong-faces = 由份额得出的是其他点数

## What can be said with a press

hello = 你好！
thanks = 谢谢这一局。
well-played = 下得好！
lucky-dice = 这一掷真妙！
one-moment = 请稍等。
i-am-back = 我回来了。
another-game = 再来一局？

## Why a text is no link to a room

link-incomplete = 这不是房间的链接，或不完整。请复制全部。
link-old = 这个链接由早期版本的Tesserae生成。请索取新的。

## That keys were replaced

replaced = 经主人同意，客人的密钥在这一局中换过{ $count }次。

## Why a room does not do what a client asks for, or ends the connection

closed = 这个链接打不开任何房间。几周没有人动的房间会被删除。
other-version = 房间使用另一个版本的协议。请重新加载页面。
earlier-version = 这个房间由早期版本的Tesserae创建。请另外创建一个。
damaged = 这个房间的日志已损坏。请让管理房间的人恢复。
rooms = 这一小时内从这里创建的房间太多。
store = 房间暂时无法保存，正在重试。
room-full = 这个房间的观众太多。
address-full = 你的网络地址打开的窗口太多。
late = 没有进入任何房间。
seat-replaced = 这个座位已在更新的窗口中打开。
slow = 连接太慢，正在重试。
rate = 每秒的消息太多。
faults = 出错的消息太多。
binary = 消息须为文本。
frame = 消息太长，或不是文本帧。
not-entered = 请先进入房间。
entered = 这个连接已经在房间里。
no-hand = 这张桌上没有这只手。
too-long = 消息超过{ $most }字节。
no-json = 消息不是每个键只出现一次的JSON对象。
no-message = 这不是协议版本{ $version }的消息。请重新加载页面。
