## When

today = 今日 { $time }
yesterday = 昨日 { $time }
on-day = { $date } { $time }

## The saved games

saved-games = 保存したゲーム
of-one = { $title }、{ $first }
of-two = { $title }、{ $first }と{ $second }
played-at = { $title }、{ $when }
none-saved = まだゲームがありません。どのゲームも最初に振ったときから自動で保存されます。
of-other-version = このゲームはプログラムの別のバージョンで保存されました。
damaged-whole = 破損：このゲームは何も読み取れません。
open-now = 開いています。
replay = リプレイ
resume = 再開
show-folder = フォルダーを表示
rename = 名前を変更
copy = コピー
export-maybe = 書き出し…
share-link = リンクを共有
delete = 削除
name = 名前
cancel = キャンセル
export-as = 書き出し形式
format-of-file = { $format }（.{ $extension }）
game-record = 棋譜
save-file = 保存したゲーム
backgammon-match = バックギャモンのマッチ
match-of-program = { $program }のマッチ
page-file = ページ
picture-file = 画像
film-file = 動画
drawing-file = 図
delete-this = このゲームを完全に削除しますか？
import-game = ゲームを取り込む
about-import = ファイルをウィンドウにドロップするか、選んでください。
import-file = ファイルから
about-pasting = または、ここにゲームを貼り付けてください：保存したゲーム、棋譜、ほかのプログラムのマッチ、XGID、ポジション。
game-to-import = 取り込むゲーム
import = 取り込む
open = 開く
copied = コピーしました。ファイルやメッセージに貼り付けてください。
imported = 「{ $saved }」を取り込みました。
imported-here = 「{ $saved }」を取り込みました。保存したゲームの中にあります。
not-all-kept = そのままでは取り込めなかったものがあります：{ $list }。
not-all-kept-and-more = そのままでは取り込めなかったものがあります：{ $list }、ほか{ $count }件。
in-folder = 保存したゲームはフォルダー「{ $folder }」にあります。

## Why something cannot be stored or read: parts of sentences

no-storage = 保存先がありません
storage-full = 保存領域がいっぱいです
no-space = フォルダー「{ $folder }」に空きがありません
refused =
    { $done ->
        [written] 「{ $file }」を書き込めません：{ $system }
        [removed] 「{ $file }」を削除できません：{ $system }
        [renamed] 「{ $file }」の名前を変更できません：{ $system }
       *[read] 「{ $file }」を読み込めません：{ $system }
    }
browser-refuses = ブラウザーが拒否しています
no-browser-storage = ブラウザーがこのページに保存領域を与えていません
folder-refused = フォルダー「{ $folder }」に書き込めません：{ $system }
changed-elsewhere = 「{ $file }」は別のウィンドウで変更されました
not-read = 「{ $file }」を読み込めません：{ $reason }
not-written = 「{ $file }」を書き込めません：{ $reason }
too-long = ゲームとしては長すぎます
in-file = 「{ $file }」：{ $reason }
no-folder = 書類用のフォルダーがありません

## Why the system refuses to read or write: parts of sentences

not-there = そこにありません
not-permitted = システムが許可しません
only-to-be-read = 読むことしかできません
is-folder = フォルダーです
is-no-folder = フォルダーの中にありません
in-use = ほかのプログラムが使っています
error-of-system = システムのエラー{ $number }です
refused-by-system = システムに断られました
cannot-be-text = 文字として書き込めません

## The same in sentences

folder-unwritable = フォルダー「{ $folder }」に書き込めません。ゲームは保存されません。
disk-full = フォルダー「{ $folder }」に空きがありません。このゲームは保存されません。
browser-blocks = ブラウザーが保存を禁止しています。ゲームは保存されません。
no-place = 保存したゲームのフォルダーがありません。ゲームは保存されません。
browser-full = ブラウザーの保存領域がいっぱいです。このゲームは保存されません。
saves-unwritable = 保存したゲームのフォルダーに書き込めません。ゲームは保存されません。

## Documents: what each is, at the beginning of a sentence and in it

document-first =
    { $document ->
        [choices] 新しいゲームのための前回の選択
        [results] すべてのゲームの結果
        [games] 保存したゲームの題名
        [lessons] 終えたレッスン
        [puzzles] 解いた問題
        [exercises] 自分のミス
        [error-rates] エラーレート
        [analysed-games] 解析したゲーム
        [window] ウィンドウの大きさと位置
       *[settings] 設定
    }
document =
    { $document ->
        [choices] 新しいゲームのための前回の選択
        [results] すべてのゲームの結果
        [games] 保存したゲームの題名
        [lessons] 終えたレッスン
        [puzzles] 解いた問題
        [exercises] 自分のミス
        [error-rates] エラーレート
        [analysed-games] 解析したゲーム
        [window] ウィンドウの大きさと位置
       *[settings] 設定
    }
document-unreadable = { $what }を読み込めません：{ $reason }。
newer-format = 「{ $file }」の形式は{ $number }ですが、このプログラムが読めるのは形式{ $count }だけです。ファイルはそのまま残し、{ $what }の変更は保存しません。
have-format = 形式が{ $number }です
damaged-at = { $line }行目、{ $column }文字目で壊れています
document-set-aside = { $what }を読み込めませんでした（{ $reason }）。壊れたファイルの名前を「{ $renamed }」に変えました。
document-not-set-aside = { $what }を読み込めませんでした（{ $reason }）。さらに、{ $why }。

## The game on the table, and games that come and go

open-elsewhere = このゲームは別のウィンドウで開いています。ここではコピーとして続けます。
changed-here = このゲームは別のウィンドウで変更されました。ここからはコピーとして保存します。
not-listed = 保存したゲームの一覧を作れません：{ $reason }。
no-longer-there = 「{ $file }」はもうありません。
before-damage = { $what }；壊れた箇所の前から再開します
unknown-format = 「{ $file }」：{ $reason }。
set-aside = 保存したゲームが壊れています（{ $reason }）。壊れたファイルの名前を「{ $renamed }」に変えました。
not-set-aside = 保存したゲームが壊れています（{ $reason }）。さらに、{ $why }。
cannot-be-opened = 開けません：{ $reason }。
link-out-of-date = このリンクは古くなっています。新しいほうのゲームを開きました。
which-way = このゲームは、この端末とリンクの2通りに進んでいます。どちらを続けますか？ もう一方は保存したゲームに残ります。
from-link = リンクのゲーム
on-this-device = この端末のゲーム
wait-for-dice = ダイスが止まるまで待ってください。
not-a-game-link = 「{ $link }」はゲームへのリンクではありません。
no-such-puzzle = 「{ $link }」という問題はありません。

## Dialogs for files

games = ゲーム
all-files = すべてのファイル
save-as-file = ファイルに保存
saved-as = 「{ $file }」に保存しました。
no-dialog = ここにはファイル選択画面がありません。ファイルをウィンドウにドロップするか、中身を貼り付けてください。
saved-without-dialog = ここにはファイル選択画面がありません。ファイルを「{ $file }」に保存しました。
not-saved-without-dialog = ここにはファイル選択画面がなく、{ $reason }。ゲームはコピーできます。「コピー」を押して、ファイルに貼り付けてください。

## Pictures

no-picture = 画像を作れませんでした。
picture-copied = 画像をクリップボードにコピーしました。
picture-not-copied = 画像をコピーできませんでした：{ $reason }。
picture-not-made = 画像を作れませんでした：{ $reason }。
no-clipboard = クリップボードに入りません
cannot-be-picture = 画像として書き込めません
unknown-pixels = グラフィックカードの画像の形式が分かりません
film-not-made = 動画を作れませんでした：{ $reason }。
film-broken-off = ゲームが進んだので、動画を中止しました。

## The position editor

live-not-edited = オンライン対局の局面は編集できません。
wait-for-pieces = ダイスと駒が止まるまで待ってください。
at-character = { $reason }（{ $number }文字目）
