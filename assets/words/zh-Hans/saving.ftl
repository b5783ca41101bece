## When

today = 今天{ $time }
yesterday = 昨天{ $time }
on-day = { $date }{ $time }

## The saved games

saved-games = 存档
of-one = { $title }，{ $first }
of-two = { $title }，{ $first }和{ $second }
played-at = { $title }，{ $when }
none-saved = 还没有对局。每一局从第一掷起就会自动保存。
of-other-version = 这一局由另一个版本的程序保存。
damaged-whole = 已损坏：这一局什么也读不出来。
open-now = 现已打开。
replay = 回放
resume = 继续
show-folder = 显示文件夹
rename = 重命名
copy = 复制
export-maybe = 导出……
share-link = 分享链接
delete = 删除
name = 名称
cancel = 取消
export-as = 导出为
format-of-file = { $format }（.{ $extension }）
game-record = 棋谱
save-file = 存档
backgammon-match = 双陆棋比赛
match-of-program = { $program }比赛
page-file = 网页
picture-file = 图片
film-file = 动图
drawing-file = 矢量图
delete-this = 永久删除这一局？
import-game = 导入对局
about-import = 把文件拖到窗口上，或选择文件。
import-file = 导入文件
about-pasting = 或在这里粘贴：存档、棋谱、其他程序的比赛、XGID或局面。
game-to-import = 要导入的对局
import = 导入
open = 打开
copied = 已复制。可粘贴到文件或消息里。
imported = 已导入“{ $saved }”。
imported-here = 已导入“{ $saved }”，放在存档中。
not-all-kept = 有些内容未能原样保留：{ $list }。
not-all-kept-and-more = 有些内容未能原样保留：{ $list }；另有{ $count }处。
in-folder = 存档在文件夹“{ $folder }”中。

## Why something cannot be stored or read: parts of sentences

no-storage = 没有存储空间
storage-full = 存储空间已满
no-space = 文件夹“{ $folder }”没有剩余空间
refused =
    { $done ->
        [written] “{ $file }”无法写入：{ $system }
        [removed] “{ $file }”无法删除：{ $system }
        [renamed] “{ $file }”无法重命名：{ $system }
       *[read] “{ $file }”无法读取：{ $system }
    }
browser-refuses = 浏览器不允许
no-browser-storage = 浏览器没有给此页面存储空间
folder-refused = 文件夹“{ $folder }”无法写入：{ $system }
changed-elsewhere = “{ $file }”已被另一个窗口更改
not-read = “{ $file }”无法读取：{ $reason }
not-written = “{ $file }”无法写入：{ $reason }
too-long = 太长，不可能是一局棋
in-file = “{ $file }”：{ $reason }
no-folder = 没有文档文件夹

## Why the system refuses to read or write: parts of sentences

not-there = 不在那里
not-permitted = 系统不允许
only-to-be-read = 只能读取
is-folder = 这是文件夹
is-no-folder = 不在文件夹中
in-use = 其他程序正在使用
error-of-system = 系统错误{ $number }
refused-by-system = 系统拒绝
cannot-be-text = 无法写成文字

## The same in sentences

folder-unwritable = 文件夹“{ $folder }”无法写入：对局不会保存。
disk-full = 文件夹“{ $folder }”没有剩余空间：这一局不会保存。
browser-blocks = 你的浏览器禁止存储：对局不会保存。
no-place = 没有存档文件夹：对局不会保存。
browser-full = 你的浏览器存储空间已满：这一局不会保存。
saves-unwritable = 存档文件夹无法写入：对局不会保存。

## Documents: what each is, at the beginning of a sentence and in it

document-first =
    { $document ->
        [choices] 上次新对局的选择
        [results] 所有对局的结果
        [games] 存档的名称
        [lessons] 已学完的教程
        [puzzles] 已解出的谜题
        [exercises] 自己的失误
        [error-rates] 失误率
        [analysed-games] 已分析的对局
        [window] 窗口的大小和位置
       *[settings] 设置
    }
document =
    { $document ->
        [choices] 上次新对局的选择
        [results] 所有对局的结果
        [games] 存档的名称
        [lessons] 已学完的教程
        [puzzles] 已解出的谜题
        [exercises] 自己的失误
        [error-rates] 失误率
        [analysed-games] 已分析的对局
        [window] 窗口的大小和位置
       *[settings] 设置
    }
document-unreadable = { $what }无法读取：{ $reason }。
newer-format = “{ $file }”的格式为{ $number }，而本程序只能读格式{ $count }；文件保持原样，对{ $what }的更改不会保留。
have-format = 格式为{ $number }
damaged-at = 在第{ $line }行第{ $column }个字符处损坏
document-set-aside = { $what }无法读取（{ $reason }）。损坏的文件现在名为“{ $renamed }”。
document-not-set-aside = { $what }无法读取（{ $reason }），而且{ $why }。

## The game on the table, and games that come and go

open-elsewhere = 这一局已在另一个窗口打开。在这里作为副本继续。
changed-here = 这一局已被另一个窗口更改。从这里起保存为副本。
not-listed = 无法列出存档：{ $reason }。
no-longer-there = “{ $file }”已不在了。
before-damage = { $what }；对局从损坏之前继续
unknown-format = “{ $file }”，{ $reason }。
set-aside = 一个存档已损坏（{ $reason }）。损坏的文件现在名为“{ $renamed }”。
not-set-aside = 一个存档已损坏（{ $reason }），而且{ $why }。
cannot-be-opened = 无法打开：{ $reason }。
link-out-of-date = 这个链接已过时。这里是你更新的对局。
which-way = 这一局有两种进展：在这台设备上的和链接里的。你想继续哪一个？另一个留在存档里。
from-link = 链接里的对局
on-this-device = 这台设备上的对局
wait-for-dice = 请等骰子停下。
not-a-game-link = “{ $link }”不是对局的链接。
no-such-puzzle = 没有谜题“{ $link }”。

## Dialogs for files

games = 对局
all-files = 所有文件
save-as-file = 保存为文件
saved-as = 已保存为“{ $file }”。
no-dialog = 这里没有文件对话框：请把文件拖到窗口上，或粘贴其文本。
saved-without-dialog = 这里没有文件对话框。文件已保存为“{ $file }”。
not-saved-without-dialog = 这里没有文件对话框，而且{ $reason }。对局可以复制：按“复制”，再粘贴到文件里。

## Pictures

no-picture = 未能生成图片。
picture-copied = 图片已在剪贴板里。
picture-not-copied = 图片无法复制：{ $reason }。
picture-not-made = 无法生成图片：{ $reason }。
no-clipboard = 剪贴板不接受
cannot-be-picture = 无法写成图片
unknown-pixels = 显卡给出的图片无法识别
film-not-made = 无法生成动图：{ $reason }。
film-broken-off = 对局继续了，动图已中断。

## The position editor

live-not-edited = 实时对局的局面不能编辑。
wait-for-pieces = 请等骰子和棋子停下。
at-character = { $reason }（第{ $number }个字符）
