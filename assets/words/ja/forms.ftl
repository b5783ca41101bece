## Who plays

opponent = 対戦相手
a-person = 人
two-people-share = 2人で1つの画面を使います。
strength = 強さ{ $rank }（{ $count }段階）。{ $character }
you-play = あなたの側
watch = 観戦する
name-of-seat = { $seat }の名前
optional-name-of-seat = 名前（任意）：{ $seat }
your-name = あなたの名前
optional-name = 名前（任意）

## The server for games with a friend

server = サーバー
about-server = 2つのプログラムはTesseraeのサーバー（tesserae-room）でつながります。公開サーバーはありません。自分で動かすか、友達にサーバーのアドレスを聞いてください。

## House rules

house-rules =
    { $count ->
        [0] ハウスルール：標準
       *[other] ハウスルール：{ $count }件変更
    }
reset-rules = 標準ルールに戻す
rule-and-value = { $rule }：{ $value }
rule-is = { $rule }：{ $value }。

## Where throws come from

dice = ダイス
dice-on-table = ダイス：テーブルで振る
dice-by-hand = ダイス：手で入力
dice-by-computer = ダイス：コンピューターが抽選
on-table = テーブルで振る
by-hand = 本物のダイスを振って入力
by-computer = コンピューターが抽選
about-table = 仮想のダイスを振り、テーブルに止まった目がそのまま出目になります。
about-hand = 本物のダイスを振って、目をここに入力します。
about-computer = ダイスは振りません。乱数生成器が目を決め、そのシードはゲームと一緒に保存されます。

## The clock

clock = 時計
no-clock = なし
sudden-death = 切れ負け
delay = 遅延
increment = 加算
about-no-clock = 誰でも好きなだけ考えられます。
about-sudden-death = ゲーム全体の持ち時間です。使い切った側の負けです。
about-delay = 手番ごとに少し遅れて時間が減り始めます。バックギャモンの時計の多くがこの方式です。使い切った側の負けです。
about-increment = 手番を終えるたびに残り時間が増えます。使い切った側の負けです。
seconds-of-delay = 手番ごとの遅延（秒）
seconds-of-increment = 手番ごとの加算（秒）
minutes-each = 各プレイヤーの持ち時間（分）

## What is chosen, in a few words

without-clock = なし
with-sudden-death = 各{ $minutes }分
with-delay = 各{ $minutes }分、遅延{ $seconds }秒
with-increment = 各{ $minutes }分、1手番ごとに{ $seconds }秒加算
two-people = この画面で2人
you-against = あなた対{ $bot }
bots = { $bot }対{ $other-bot }
changed-rules =
    { $count ->
        [0] 標準ルール
       *[other] ルール{ $count }件変更
    }
standard-rules = 標準ルール。
