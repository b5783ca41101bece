## The menu of the game

to-game = 続ける
main-menu = メインメニュー
settings = 設定
saved-games = 保存したゲーム
dice-statistics = ダイスの統計
statistics = 統計
moves = 手順
analysis = 解析
edit-position = この局面を編集
saved-automatically = ゲームは自動で保存されます。
send-by-link = リンクで{ $name }に送る
about-sending = 相手の端末でゲームを開くリンクを作ります。
go-on-live = { $name }とオンラインで続ける
about-going-live = 今のゲームのままルームを開き、相手のためのリンクを作ります。

## Resigning

resign = 投了
resign-maybe = 投了…
resign-so = { $resignation }…
cancel = キャンセル
you-lose = { $other }が受け入れると、あなたの負けになります。
loses = { $other }が受け入れると、{ $name }の負けになります。
you-lose-to-other = 相手が受け入れると、あなたの負けになります。

## Copying

copy-to-clipboard = クリップボードにコピー
position = ポジション
record = 棋譜
copied = { $what }：コピーしました。
not-copied = { $what }：{ $why }。
link-to-position = この局面へのリンク
picture-of-position = この局面の画像

## The moves

no-moves = まだ手はありません。
replay = リプレイ
show-earlier = 前の{ $count }手を表示
rethrown = 振り直し
cocked-rethrown = 傾いて止まったダイスを振り直しました。
go-to-move = { $number }手目へ

## Pictures

picture = 画像
as-seen = 見たまま
about-as-seen = 今見ている角度のテーブルで、ボタンは入りません。撮るときパネルは閉じます。
save-png = PNGで保存
copy = コピー
share = 共有
position-of = { $game }、ポジション{ $number }
film = 動画
about-film = どこでも見られるGIFの動画です。この局面の前の手番か、ゲーム全体の動画を作ります。長いゲームでは手番ごとに画像が1枚です。
film-of-turn = この手番の動画
film-of-game = ゲームの動画
film-is-taken = 動画の{ $percent }%ができました。
film-is-ready = 動画ができました：{ $size } MB。
save-gif = GIFで保存
flat-diagram = 平面図
about-diagram = 真上から見た盤に場所の番号を付けた、本にあるような図です。どの大きさでも鮮明です。
no-diagram = ありえない局面の図は作れません。
save-svg = SVGで保存
address-of-picture = この画像のアドレス
html-for-page = ほかのページ用のHTML

## The rulebook

open-as-text = テキストで開く
standard-rules = このゲームは標準ルールです。
rules-of-game = このゲームのハウスルール：{ $rules }。
in-this-game = このゲームでは：{ $value }

## The position editor

undo = 元に戻す
empty-board = 盤を空にする
start = 初期配置
back = 戻る
hint = ヒント
odds = 確率
play-from-here = ここから対局
as-text = テキスト：どの形式でも、ここに貼り付けるかドロップできます
position-as-text = 局面のテキスト
position-panel = 局面…

## The dice of the game

this-game = このゲーム
all-games = 全ゲーム
dice = ダイス
lots = 四面ダイス
no-dice-yet = まだダイスを振っていません。
expected = 期待値
about-expected = それぞれの目が出ると期待される回数です。
too-few = これまで{ $count }回：検定するには少なすぎます。
chi-squared =
    これまで{ $count }回。カイ二乗値は{ $deviation }です。公平なダイスでも、同じ長さのゲーム100回のうち{ $percent ->
        [0] 1回未満
       *[other] 約{ $percent }回
    }は、これ以上に偏ります。{ $evenness ->
        [normal] ふつうの偏りです。
        [uneven] やや偏っていて、20ゲームに1回ほどのことです。
       *[rare] 珍しいことですが、起こりえます。
    }
all-proven =
    { $count ->
        [1] このゲームの合意による出目は検証され、証明されています。
       *[other] このゲームの合意による出目は{ $count }回すべて検証され、証明されています。
    }
not-proven = このゲームの合意による出目{ $count }回のうち{ $doubtful }回は証明されていません。最初のもの：{ $faces }：{ $verdict }。
why-fair = ダイスが公平な理由
fair-by-hand = 本物のダイスを振り、その目を入力します。わかるのは上の回数だけです。
fair-by-computer = 乱数生成器が、どの目も同じ確率で選びます。シードはゲームと一緒に保存されるので、すべての出目をあとから検証できます。
fair-by-agreement = 両方のテーブルが出目ごとに秘密のシェアを出し、前もってそれを確約しています。目は両方のシェアから決まるので、どちらのプレイヤーもルームも選んだり予知したりできません。証明はゲームと一緒に保存されます。
fair-on-table = 無地のダイスがどう転がり、どの面で止まるかは物理法則で決まります。どの面にどの目があるかは手を離れる直前に抽選され、どの向きも同じ確率です。だから、どんなに巧みに振っても、どの目もまったく同じ確率で出ます。傾いて止まったダイスは、同じように振り直します。
thrown-elsewhere = { $name }はこの端末で振ります。{ $away }の出目は別の端末で振られ、リンクで届きました。ここでも数えますが、ダイスが転がるところをここで見た人はいません。
