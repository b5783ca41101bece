## Why somebody is to come to the table: titles, and the title of the window

you-are-called = 呼ばれています
you-are-asked = お願いが届いています
game-has-begun = ゲームが始まりました
first-throw = 最初のロール
your-turn = あなたの手番
window-title = { $why } · Tesserae

## The same in a sentence

calls-you = { $name }がテーブルに呼んでいます。{ $minutes }分以内に答えてください。
throw-first = { $name }がテーブルにいます。どちらが先に振ってもかまいません。
may-throw = どちらが振ってもかまいません。
at-table-your-turn = { $name }がテーブルにいます。あなたの手番です。
played-your-turn = { $name }の手番が終わりました。あなたの手番です。
has-first-turn = { $name }がテーブルにいます。先手は{ $name }です。

## Who is there

here = 在席
away-since = 不在：{ $since }から
is-away = { $name }は席を外しています。
other-is-away = 相手は席を外しています。
onlookers = { $count }人が観戦しています。
you-look-on = 観戦中です。
points-at = { $name }が{ $place }を指しています。

## What is asked, and what can be answered

asks-undo = { $name }が直前の手番を元に戻したいと言っています。戻した出目は同じ目でもう一度出ます。その目はもう2人とも知っています。
asks-rematch = { $name }が席を入れ替えてもう1ゲームしたいと言っています。
asks-seat = { $name }が席の鍵をなくし、新しい鍵を求めています。古い鍵を持つ人が来なければ、5分後に認めることができます。棋譜にはその回数が残ります。
rival-asks = あなたの招待を持つ誰かが、あなたの席を渡すよう{ $name }に求めています。
take-question-back = お願いを取り下げる
refuse-seat = 席を渡さない
you-asked-undo = 直前の手番を元に戻したいと{ $name }に頼みました。
you-asked-rematch = もう1ゲームしたいと{ $name }に頼みました。
you-called = { $name }を呼びました。残り時間は{ $minutes }分です。
calls-in-minutes =
    { $minutes ->
        [0] { $name }がテーブルに呼びました。今なら相手はこのゲームの勝ちを請求できます。
       *[other] { $name }がテーブルに呼んでいます。答えがないまま{ $minutes }分たつと、相手はこのゲームの勝ちを請求できます。
    }

## A seat that has another key than this machine

taken-elsewhere = この席は、別の端末か、招待を持つ別の人が使っています。そちらから席専用のリンクを開くか、ここで続けられるよう{ $host }に頼んでください。
asked-to-go-on = 新しい鍵でここで続けたいと{ $host }に頼みました。返事を待っています。
key-was-replaced = { $host }が認めたため、このリンクの席には今は別の鍵があります。対局している端末から席専用のリンクを開くか、招待を開いてください。
taken-ask-host = この席は、別の端末か、招待を持つ別の人が使っています。そちらから席専用のリンクを開くか、ここで続けられるようホストに頼んでください。
asked-host-to-go-on = 新しい鍵でここで続けたいとホストに頼みました。返事を待っています。
host-replaced-key = ホストが認めたため、このリンクの席には今は別の鍵があります。対局している端末から席専用のリンクを開くか、招待を開いてください。
ask-to-go-on = ここで続けたいと頼む
guest-has-new-key = ホストが認めたため、ゲストは新しい鍵で続けます。これからの出目のために両方のテーブルが新しいシェアを持ち、棋譜にはその回数が残ります。
new-key-declined = 新しい鍵でここで続けることは断られました。

## Connection and room

being-opened = ルームとの接続を開いています。
no-answer = サーバーが応答しません。もう一度試しています。
line-broke = ルームとの接続が切れました。つなぎ直しています。
tried-again = { $why }もう一度試しています。
cannot-be-called = このアドレスには接続できません。
guest-not-there = ゲストはまだ席についていません。
waits-for-guest = ゲストが席につくのを待っています。
goes-on-by-links = { $name }はこのゲームをリンクで続けています。そこからは各端末が自分でダイスを振り、出目は合意によるものではなくなります。
other-goes-on-by-links = 相手はこのゲームをリンクで続けています。そこからは各端末が自分でダイスを振り、出目は合意によるものではなくなります。
throw-waits-away = このロールは{ $name }を待っています。応答すべき端末が離れています。
throw-waits-other-away = このロールは相手を待っています。応答すべき端末が離れています。
throw-waits = このロールは{ $name }の端末の応答を待っています。
throw-waits-other = このロールは相手の端末の応答を待っています。

## Why an address is none

no-server-address = 友達を招待するには、サーバーのアドレスを入力してください。
server-is-link = これはゲームへのリンクです。サーバーのアドレスは「#」の前までです。
no-address = これはサーバーのアドレスではありません。https://play.example.org のような形です。
no-link = これは友達との対局へのリンクではありません。
link-incomplete = 友達との対局へのリンクが途中で切れています。全体をコピーしてください。

## Inviting, and the link to paste

agreed-dice = 離れた2人のダイスは必ず合意で決まります。両方のテーブルが出目ごとに秘密のシェアを出すので、2人もサーバーも出目を選んだり予知したりできません。
invite = 招待する
by-chance = ランダム
about-paste = 友達から届いたリンク、または自分の席のリンクを貼り付けてください。
link = リンク
join = 参加

## Waiting for the friend

waiting = 友達を待っています…
opening = ルームを開いています…
link-still-leads-here = 送ったリンクは今もここにつながります。
cancel = キャンセル
cancel-invitation = 招待を取り消す
about-invitation = このリンクを友達に送るか、コードを読み取ってもらってください。開いた人がテーブルの向かい側に座ります。インストールもアカウントもいりません。
copy-link = リンクをコピー
share-link = リンクを共有
about-onlookers = 観戦者には専用のリンクがあります。テーブルを見るだけで、触ることはできません。
copy-onlooker-link = 観戦用リンクをコピー
share-with-onlookers = 観戦者と共有
copied = コピーしました。

## Where a link leads

game-with-friend = 友達との対局
looking-for-game = ゲームを探しています…
connecting = サーバーに接続しています。
invited = { $game }の対局に招待されています。
friends-play = 2人の友達が{ $game }で対局しています。
they-play = { $host }と{ $guest }が{ $game }で対局しています。
about-to-begin = { $game }の対局がまもなく始まります。
host-invites = { $host }から{ $game }の対局に招待されています。
host-waits = { $host }が{ $game }の対局相手の友達を待っています。
you-play-seat = あなたは{ $seat }です。
without-clock = 時計はありません。
clock-gives = 時計：{ $clock }。
time-each = 各{ $time }
time-and-delay = 各{ $time }、手番ごとに{ $delay }までは減りません
time-and-increment = 各{ $time }、手番ごとに{ $delay }加算
minutes = { $count }分
seconds = { $count }秒
game-begins-later = 友達が席につくとゲームが始まります。
you-will-see = テーブルを見るだけで、触ることはできません。
will-see-game = 始まりしだいゲームが見られます
look-on = 観戦する
sit-down = 席につく

## The panel of the friend

connect-again = 再接続
leave-table = テーブルを離れる
game-is-kept = ゲームは保存されています。保存したゲームから再開するか、リンクをもう一度開いてください。
onlooker-link-copied = 観戦用リンク：コピーしました
copy-own-link = 自分の席のリンクをコピー
own-link-copied = 自分の席のリンク：コピーしました
about-own-link = これがあれば別の端末で続けられます。持っている人はあなたとして対局できるので、誰にも渡さないでください。
say = 話す
i-am-here = ここにいます
agree = 認める
decline = 断る
ask-undo = 直前の手番を元に戻したいと頼む
ask-rematch = もう1ゲームしたいと頼む
claim = 勝ちを請求
time-has-run-out = 相手の時間が切れました。
did-not-come = 相手は呼ばれましたが、来ませんでした。
call = { $name }を呼ぶ
about-calling = 相手は5分以内に来なければなりません。そのあとは、このゲームの勝ちを請求できます。
go-on-by-links = リンクで続ける
about-links = サーバーなしで、手番が終わるたびにゲームを相手に送ります。それからは各端末が自分でダイスを振り、出目は合意によるものではなくなります。
resign-maybe = 投了…
resign = 投了
friend-wins = このゲームは友達の勝ちになります。
