## A button with its key, under the pointer

with-key = { $name }（{ $key }）

## What is written on keys that have no letter

space = スペース
tab = Tab
enter = Enter
enter-on-number-pad = テンキーのEnter
escape = Esc
backspace = Backspace
left = 左
right = 右
up = 上
down = 下
home = Home
end = End
page-up = Page Up
page-down = Page Down

## What keys do while a game is played

does-throw = ダイスを振る
does-next-place = 次の駒または行き先（Shiftで前へ）
does-west = カーソルを左へ
does-east = カーソルを右へ
does-north = カーソルを上へ
does-south = カーソルを下へ
does-pick-up = 駒を持つ、置く
does-quick-move = 1個目のダイスでクイックムーブ
does-swap = クイックムーブのダイスを入れ替える
does-leave = 駒を戻す、パネルを閉じる、アドバイスを隠す、メニューを開く
does-point = 別の端末の友達に、カーソルの場所を指し示す
does-undo = 元に戻す
does-choices = ほかのボタン（並び順に）
does-from-south = 1人目の側から見る
does-from-north = 2人目の側から見る
does-from-above = 上から見る
does-closer = ダイスを近くで見る。もう一度でカーソルの場所、さらにもう一度で戻る
does-log = 手順
does-help = ルール
does-friend = 別の端末の友達。AとXでお願いに答える
does-picture = 局面の画像
does-hint = ヒント。もう一度でさらに
does-odds = 確率

## What they do in lessons and puzzles

does-lesson-back = レッスン：戻る。問題：もう一度
does-lesson-next = レッスン：次へ、またはステップを飛ばす。問題：次へ
does-show-best = 解答後：より良い手を再現する
does-show-played = 解答後：自分の手を再現する
does-puzzle-link = 問題：リンクをコピー（ブラウザー）

## What they do where the faces of real dice are entered

does-faces = ダイスの目。四面ダイスは0か1
does-take-back = 最後の目を取り消す
does-confirm = 目を確定する

## What they do in a replay

does-replay-first = 最初の手
does-replay-back = 前の手。リプレイを開く
does-replay-forward = 次の手
does-replay-last = 最後の手
does-replay-play = 再生、一時停止。Escでゲームに戻る

## Keys in menus and panels, and what they do

enter-or-space = Enter、スペース
arrows-and-pages = 上、下、Page Up、Page Down
left-or-right = 左、右
does-next-button = 次のボタンまたは文（Shiftで前へ）
does-press = ボタンを押す
does-scroll = 枠の中の文をスクロールする
does-decision = 解析のグラフ：前後の判断
does-full-screen = 全画面と解除（テーブルでも）

## Gestures of the mouse and the fingers, and what they do

drag = ドラッグ、または2回クリック
double-click = ダブルクリック
click-dice = ダイスをクリック
drag-dice = ダイスをドラッグ
hold-still = 長押し
right-click = 右クリック、1本指で長押し
right-button = 右ボタン、2本指
shift-right-button = Shiftと右ボタン
wheel = ホイール、2本指を広げる
does-move = 駒を動かす
does-quick-move-if-on = 1個目のダイスでクイックムーブ（オンのとき）
does-swap-thrown = 振ったあと：クイックムーブの順を入れ替える
does-shake = 振る前：持って振る
does-look-closer = 振ったあとのダイス、キューブ、場所を近くで見る
does-point-there = 別の端末の友達に：指し示す
does-turn-camera = カメラを回す
does-move-camera = カメラを動かす
does-zoom = 拡大、縮小
