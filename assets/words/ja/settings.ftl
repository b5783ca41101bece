title = 設定
no-sound-device = 起動時に音声装置が見つからなかったため、音は出ません。
reset = 設定をリセット

## Sections

sound = 音
motion = 動き
view = 表示
gameplay = 対局
with-friend = 友達と
display = 画面
keyboard = キーボード

## Sound and motion

volume = 音量
ambience = 環境音
animation-speed = 動きの速さ
reduce-motion = 動きを減らす
about-reduce-motion = 駒とカメラは移動せず、すぐ目的の場所に移ります。
vibrate = 振動
about-vibrate = ダイスが何かに当たると、スマートフォンが振動します。
turn-board = 手番ごとに盤を回す
about-turn-board = カメラが手番のプレイヤーの側に移ります。
percentage = { $percent }%
at-once = 瞬時
times-as-fast = { $times }倍
in-seconds = { $seconds }秒

## View

view-from = 視点
about-view-from = 盤のどちらの側を手前にするか。
first-player = 1人目
second-player = 2人目
mirror = 盤を左右反転
about-mirror = 左右を入れ替えます。駒の進む向きとベアオフの側が逆になります。
dice = ダイス
about-dice = ダイスの素材です。ウル王朝のゲームの四面ダイスは骨か黒檀です。
bone = 骨
ebony = 黒檀
red = 赤
brass = 真鍮
cloth = クロス
green = 緑
burgundy = ワインレッド
blue = 青
grey = 灰色
board = 盤
board-of = 盤：{ $game }
about-boards = 友達との対局でも、それぞれが自分で選んだ盤を見ます。
board-name =
    { $board ->
       *[backgammon] ウォルナット
        [backgammon_damascus] ダマスカスの木工
        [backgammon_tournament] 革とフェルト
        [tabula] 大理石
        [tabula_wood] 線刻のウォルナット
        [ur] 貝とラピス
        [ur_limestone] 石灰石とインク
        [jesus] オークとオリーブ
        [jesus_chest] 絵のある箱のふた
        [berona] オーク
        [berona_leather] 丸めた革
    }

## Gameplay

legal-moves = 動ける場所を表示
about-legal-moves = 動かせる駒と、その行き先に印を付けます。
point-numbers = ポイントの番号
about-point-numbers = 盤の場所に番号を付け、駒の進む向きを小さな矢印で示します。
insights = ヒントと解析
about-insights = ヒント、確率、コーチ、問題、解析。オフにすると、どれも表示しません。
coach = コーチ
about-coach = 手やダブルなどの選択で大きく損をする前に知らせ、選び直せるようにします。
marks = 解析の印
about-marks = 判断の損失がいくつ以上なら?!、?、??を付けるか。単位はゲームの価値の1000分の1です。ここでは20、50、100。eXtreme Gammonは?と??が20と80、GNU Backgammonは40、80、160です。
confirm = 手番を確認
about-confirm = 選択の余地があった手番は、「手番を終える」を押したときに終わります。それまでは元に戻せます。
end-turns = 選択のない手番を終える
about-end-turns = 出目で何もできないか、できることが1つしかなければ、手番は少したつと自動で終わります。
forced-moves = 強制手を自動で
about-forced-moves = 動かし方が1つしかなければ、自動で動かします。
auto-throw = 自動で振る
about-auto-throw = ほかに選ぶことがなければ、自動でダイスを振ります。
quick-moves = クイックムーブ
about-quick-moves = クリックした駒が、大きい目で動きます。ブロックされていれば、もう一方の目で動きます。ダイスをクリックすると順番が入れ替わります。
off = オフ
double-click = ダブルクリック
single-click = クリック

## With a friend

letter-in-no-font = 四角で表示される文字は、ここのどのフォントにもありません。それでもそのまま保存されます。
hide-hand = 相手の手を隠す
about-hide-hand = 友達の動かした結果と出目は見えますが、途中の手の動きは見えません。
notify = 手番を通知
about-notify = ほかのものを見ている間に、ブラウザーが知らせます。許可を一度だけ求めます。

## Display

full-screen = 全画面
about-full-screen = ウィンドウを画面いっぱいにします。今も、次に起動したときも。
colours = 配色
natural = 自然
colour-blind = 色覚に配慮
scale = 表示の大きさ
message-duration = メッセージの表示時間
graphics = 画質
automatic = 自動
low = 低
medium = 中
high = 高
automatic-level =
    { $level ->
        [low] 最初の描画から判断した、この端末に合う画質。今は：低。
        [high] 最初の描画から判断した、この端末に合う画質。今は：高。
       *[medium] 最初の描画から判断した、この端末に合う画質。今は：中。
    }

## The list of keys

other-letters = お使いのキーボードにはラテン文字がありません。ここの文字は、アメリカ式キーボードで同じ位置にあるキーです。お使いの文字がわかると、その後ろに表示します。
at-board = 盤で
entering-faces = 本物のダイスの目を入力するとき
in-replay = リプレイで
in-lesson = レッスンで
in-your-turn = 自分の手番で
answering = 申し出に答えるとき
in-menus = メニューとパネルで
mouse-and-touch = マウスとタッチ
