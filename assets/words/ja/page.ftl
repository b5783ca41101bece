## For search engines, messengers and the list of installed programs

description = ダイスとボードの5つのゲームを、コンピューターと、隣の人と、離れた友達と：バックギャモン、タブラ、ウル王朝のゲーム、タブレロ・デ・ヘスス、タブレロ・ディ・ベローナ。
share = ランプに照らされたテーブルで、古くからのダイスとボードのゲームを5つ。
share-picture = ランプに照らされたバックギャモン盤。ダイスとダブリングキューブが静かに置かれている

## The start page

about = ダイスとボードの5つのゲーム。コンピューターと、隣の人と、離れた友達と
loading = 読み込み中
loading-begins = 読み込み中…
loading-percent = 読み込み中… { $percent }%
setting-the-table = テーブルを準備しています…
starting = 起動中…
play = 対局
all-games = 全ゲーム
games = ゲーム
start-here = はじめての方へ
rules-of-all-games = 全ゲームのルール
rules = ルール
needs-scripts = TesseraeにはJavaScriptが必要です。このページでスクリプトを許可してください。
begins-by-itself = { $title }は何も押さなくても始まります。
game-goes-on-where-it-was = ゲームは前の続きから始まります。
page-is-loaded-again = ページを再読み込みします。
languages = 言語

## What a link has brought

sent-a-game = ゲームが届いています。
sent-a-puzzle = 問題が届いています。
game-with-friend-goes-on = 友達との対局の続きです。
invited-to-look-on = ゲームの観戦に招待されています。
invited-to-play = 友達から対局に招待されています。

## Buttons of the page

reload = 再読み込み
later = あとで
close = 閉じる
copy = コピー
share-link = 共有
try-again = もう一度試す

## For screen readers

board = 盤です。このあとにゲームのボタンがあります。
buttons = ゲームのボタン
link = リンク

## The same game in two tabs

other-tab = 別のタブで開いています
other-tab-what = このゲームは、このブラウザーの別のタブで開いています。ここで続けると、別のタブはメニューに戻ります。
continue-here = ここで続ける
main-menu = メインメニュー

## What stops the page

no-kiosk = これはキオスクのアドレスではありません
no-game = 「{ $given }」はゲームではありません。?kiosk= には{ $games }のどれかを指定してください。
no-rest = 「{ $given }」は待ち時間ではありません。?rest= には{ $least }〜{ $most }の整数（秒）を指定してください。
graphics-interrupted = 描画が中断されました
graphics-not-back = ブラウザーがまだグラフィックカードを使えません。少し待ってからページを再読み込みしてください。
no-webgl = WebGL 2がありません
no-webgl-what = このゲームにはWebGL 2が必要です。最近のブラウザーならどれにもあります。ブラウザーを更新するか、設定でハードウェアアクセラレーションをオンにして、ページを再読み込みしてください。
loading-failed = 読み込み失敗
part-not-loaded = ゲームの一部を読み込めませんでした。オンラインですか？
part-of-other-version = ゲームの一部を読み込めませんでした。サーバーに新しいバージョンがあります。ページを再読み込みしてください。
stopped-again = ゲームがまた止まりました
stopped-twice = 短い間に予期しない問題が2度起きました。ページを再読み込みしてください。
graphics-interrupted-again = 描画がまた中断されました
graphics-lost-twice = 短い間に2度、ブラウザーがグラフィックカードを失いました。メモリー不足かもしれません。ページを再読み込みしてください。
game-goes-on = ゲームは続きます。
game-is-saved = ゲームは保存されています。
game-is-lost = このブラウザーはゲームを保存しないため、ゲームは失われます。

## What happened before the page was loaded again

after-trap = 予期しない問題が起きたため、ページを再読み込みしました。
after-trap-game = 予期しない問題が起きたため、ページを再読み込みしました。ゲームは同じところから続きます。
after-graphics = ブラウザーがグラフィックカードを失ったため、ページを再読み込みしました。
after-graphics-game = ブラウザーがグラフィックカードを失ったため、ページを再読み込みしました。ゲームは同じところから続きます。
after-reload = ページを再読み込みしました。
after-reload-game = ページを再読み込みしました。ゲームは同じところから続きます。
after-update = 新しいバージョンになりました。
after-update-game = 新しいバージョンになりました。ゲームは同じところから続きます。
game-not-kept = このブラウザーはゲームを保存しませんでした。

## New versions, and files that do not come

update-loading = 新しいバージョンを読み込んでいます…
update-there = サーバーに新しいバージョンがあります。
file-not-loaded = ゲームの一部を読み込めませんでした：{ $path }。オンラインですか？
file-refused = ゲームの一部を読み込めませんでした：{ $path }。サーバーの応答は{ $status }です。
reload-page = ページを再読み込みしてください。
reload-game-goes-on = 再読み込み：ゲームは続きます。
reload-game-is-lost = 再読み込み：このブラウザーはゲームを保存しないため、ゲームは失われます。
update-failed = 新しいバージョンを読み込めませんでした。オンラインですか？
reload-failed = ページを読み込めませんでした。オンラインですか？

## Links

share-game = このゲームを共有
share-game-what = このリンクを開いた人は誰でも、ゲームをリプレイし、続けることができます。
send-game = ゲームを送る
send-game-what = このリンクを相手に送ってください。開くと相手の手番から始まります。
share-puzzle = この問題を共有
share-puzzle-what = このリンクを開いた人は誰でも、同じ問題を解けます。
picture-address = この画像のアドレス
picture-address-what = このアドレスのページには、図だけがテーブルへのリンクとともに表示されます。
picture-html = ほかのページ用のHTML
picture-html-what = ほかのページにこの行を入れると、そこに図がテーブルへのリンクとともに表示されます。
copied = コピーしました。
copying-refused = ブラウザーがコピーを許可していません。上の文をコピーしてください。

## The page of one position

open-at-table = テーブルで開く
no-position = このアドレスに局面はありません：{ $why }。
