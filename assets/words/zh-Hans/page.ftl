## For search engines, messengers and the list of installed programs

description = 五种骰子棋，对手可以是电脑、身边的人或远方的朋友：双陆棋、塔布拉棋、乌尔王族局戏、赫苏斯棋和贝罗纳棋。
share = 灯下一桌，五种古老的骰子棋。
share-picture = 灯下的双陆棋盘，骰子和加倍骰静静躺着

## The start page

about = 五种骰子棋，对手可以是电脑、身边的人或远方的朋友
loading = 加载中
loading-begins = 加载中……
loading-percent = 加载中……{ $percent }%
setting-the-table = 正在摆桌……
starting = 正在启动……
play = 开始
all-games = 所有游戏
games = 游戏
start-here = 从这里开始
rules-of-all-games = 所有游戏的规则
rules = 规则
needs-scripts = Tesserae需要JavaScript：请允许此页面运行脚本。
begins-by-itself = { $title }会自动开始，不用按。
game-goes-on-where-it-was = 你的对局从原处继续。
page-is-loaded-again = 页面正在重新加载。
languages = 语言

## What a link has brought

sent-a-game = 有人发给你一局棋。
sent-a-puzzle = 有人发给你一道谜题。
game-with-friend-goes-on = 你和朋友的对局继续。
invited-to-look-on = 有人邀请你观战。
invited-to-play = 有朋友邀请你来一局。

## Buttons of the page

reload = 重新加载
later = 以后
close = 关闭
copy = 复制
share-link = 分享
try-again = 重试

## For screen readers

board = 棋盘。后面是对局的按钮。
buttons = 对局的按钮
link = 链接

## The same game in two tabs

other-tab = 已在另一个标签页打开
other-tab-what = 这一局已在此浏览器的另一个标签页中打开。在这里继续，另一个标签页就会回到菜单。
continue-here = 在这里继续
main-menu = 主菜单

## What stops the page

no-kiosk = 这不是展台的地址
no-game = “{ $given }”不是游戏：?kiosk=后面须是{ $games }之一。
no-rest = “{ $given }”不是休息时间：?rest=后面须是{ $least }到{ $most }之间的整秒数。
graphics-interrupted = 图形中断
graphics-not-back = 浏览器还没有重新得到显卡。请稍后重新加载页面。
no-webgl = 缺少WebGL 2
no-webgl-what = 游戏需要WebGL 2，现在的浏览器都支持。请更新浏览器，或在其设置中开启硬件加速，然后重新加载页面。
loading-failed = 加载失败
part-not-loaded = 游戏的一部分无法加载。你在线吗？
part-of-other-version = 游戏的一部分无法加载。服务器上有新版本。请重新加载页面。
stopped-again = 游戏又停止了
stopped-twice = 短时间内两次出现意外错误。请重新加载页面。
graphics-interrupted-again = 图形又中断了
graphics-lost-twice = 浏览器短时间内两次失去显卡，可能是内存不足。请重新加载页面。
game-goes-on = 你的对局会继续。
game-is-saved = 你的对局已保存。
game-is-lost = 那样你的对局会丢失，因为此浏览器不保存对局。

## What happened before the page was loaded again

after-trap = 出现意外错误，页面已重新加载。
after-trap-game = 出现意外错误，页面已重新加载，你的对局从同一步继续。
after-graphics = 浏览器失去了显卡，页面已重新加载。
after-graphics-game = 浏览器失去了显卡，页面已重新加载，你的对局从同一步继续。
after-reload = 页面已重新加载。
after-reload-game = 页面已重新加载，你的对局从同一步继续。
after-update = 这是新版本。
after-update-game = 这是新版本，你的对局从同一步继续。
game-not-kept = 此浏览器没有保存你的对局。

## New versions, and files that do not come

update-loading = 正在加载新版本……
update-there = 服务器上有新版本。
file-not-loaded = 游戏的一部分无法加载：{ $path }。你在线吗？
file-refused = 游戏的一部分无法加载：{ $path }。服务器回应{ $status }。
reload-page = 请重新加载页面。
reload-game-goes-on = 重新加载：你的对局会继续。
reload-game-is-lost = 重新加载：你的对局会丢失，因为此浏览器不保存对局。
update-failed = 新版本无法加载。你在线吗？
reload-failed = 页面无法加载。你在线吗？

## Links

share-game = 分享这一局
share-game-what = 打开这个链接的人都能回放并继续这一局。
send-game = 发送对局
send-game-what = 把这个链接发给另一位玩家。打开后，对局正轮到对方。
share-puzzle = 分享这道谜题
share-puzzle-what = 打开这个链接的人都会得到同一道谜题。
picture-address = 这张图片的地址
picture-address-what = 这个地址的网页只显示平面图，并带有到桌面的链接。
picture-html = 用于其他网页的HTML
picture-html-what = 把这一行放进其他网页，那里就会显示平面图，并带有到桌面的链接。
copied = 已复制。
copying-refused = 浏览器不允许复制：请自己复制上面的文本。

## The page of one position

open-at-table = 在桌上打开
no-position = 这个地址没有局面：{ $why }。
