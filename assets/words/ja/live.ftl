## Why a line is not added to the log

behind = 先に別のことが起きました。
onlooker = 観戦者は見るだけで、触れません。
knocking = 相手が入ろうとしていますが、まだ認められていません。
throw-again = このゲームの鍵が変わりました。もう一度振ってください。
line = これはログの行ではありません。
time = この行では時刻が戻っています。
signature = この行には、名義のプレイヤーの署名がありません。
not-begun = 最初の行でルームを開きます。
begun = ルームはもう開いています。
version = ルームのプロトコルのバージョンが違います。ページを再読み込みしてください。
no-number = このゲームには番号がありません。
dice-not-agreed = 離れた2人のダイスは合意で決まります。
not-people = ここで対局するのは人だけです。
guest-named = ゲストの名前はゲスト自身が決めます。
clock = 時計は1秒から1日までです。
full = このルームのログはいっぱいです。リンクで続けるか、投了してください。
enough = お願い、呼び出し、取り消しが多すぎます。先にゲームを進めてください。
not-sat = 相手はまだ席についていません。
nothing-happened = まだ何も起きていません。
sat = 2人とも席についています。
name-taken = ホストがもうその名前を使っています。
not-invited = この席は招待を持つ人のものです。
over = ゲームは終わりました。
no-game = 終えるゲームがありません。
no-throw = 今は振るときではありません。
throw = 振ることを宣言すると、両方のシェアから出目が決まります。
no-share = この出目にはシェアが必要です。
gesture = 手はそのようには動きません。
not-due = あなたの手番ではありません。
not-own-step = 元に戻せるのは、この手番での自分の動きだけです。
turn-over = あなたの手番は終わりました。元に戻したいなら相手に頼んでください。
guest-not-due = 別の鍵を頼めるのは、ゲストの手番のときです。
end = ゲームの終わりは手番に含まれません。
undo-count = まとめて元に戻せる出来事の数が違います。
nothing-after = この出来事のあとに元に戻すものはありません。
asked = もうお願いが出ています。
not-asked = お願いは出ていません。
own-question = 認めるのは相手です。
not-over = このゲームはまだ終わっていません。
seat = 別の鍵を頼めるのは、席についたゲストだけです。
too-early = その席の人がまだ来るかもしれません。お願いから5分たってから認めてください。
called = 相手はもう呼ばれています。
not-called = 誰もあなたを呼んでいません。
not-their-turn = 呼べるのは手番の人だけです。
share-owed = 先にあなたの端末がこの出目に応答しなければなりません。
by-links = このゲームはもうリンクで続いています。
not-absent = 先に相手を呼び、5分待ってください。
time-left = 相手にはまだ時間があります。
unfit-name = この名前には、表示できない文字か、多すぎる記号や空白が含まれています。

## Why a commitment or a share is refused

dice-waiting = もう一方の席のシェアを待っている出目があります。
dice-not-waiting = この席のシェアを待っている出目はありません。
dice-number = これは次の出目の番号ではありません。
dice-no-commitment = 先に両方の席が自分のシェアを確約します。
dice-again = この席はもうシェアを確約しています。
dice-share = シェアが確約と一致しません。

## What a room can do that no honest room does

lie-dropped =
    ルームが、確認済みのこのゲームの行を失いました。今は{ $own }行ではなく{ $count }行です。
lie-changed = ルームがこのゲームの{ $number }行目を変えたか、繰り返しました。
lie-gap = ルームがこのゲームの行を飛ばしています。次は{ $number }行目のはずが、{ $sent }行目を送ってきました。
lie-mark = ルームのログは{ $number }行目でつじつまが合いません。
lie-stranger = ルームが、このリンクとは別のゲームを示しています。
lie-invented =
    { $party ->
        [host] ルームがホストの名義で行を作り上げました。
       *[guest] ルームがゲストの名義で行を作り上げました。
    }
lie-share = ルームがダイスを変えました。出されたシェアと違います。
lie-refused = ルームが、ルールで認められた出目を拒んでいます。
lie-illegal = ルームが、ルールで禁じられたことを通しています：{ $why }

## What the check of an agreed throw has found: the end of a sentence

fault-no-proof = 証明がありません
fault-no-game = 棋譜にゲームの番号がありません
fault-wrong-number = 証明が別の出目のものです
fault-no-commitment =
    { $seat ->
        [first] 1番目の席が一度も確約していません
       *[second] 2番目の席が一度も確約していません
    }
fault-one-sided = 片方の席だけが確約を変えています
fault-uncounted = 確約が変わったのに、棋譜にその回数が残っていません
fault-wrong-share =
    { $seat ->
        [first] 1番目の席のシェアが確約と一致しません
       *[second] 2番目の席のシェアが確約と一致しません
    }
fault-wrong-faces = 両方のシェアから決まる目と違います

## What can be said with a press

hello = こんにちは！
thanks = 対局ありがとうございました。
well-played = お見事！
lucky-dice = すごい目！
one-moment = 少しお待ちください。
i-am-back = 戻りました。
another-game = もう1ゲームどうですか？

## Why a text is no link to a room

link-incomplete = これはルームへのリンクではないか、途中で切れています。全体をコピーしてください。
link-old = このリンクは以前のバージョンのTesseraeで作られました。新しいリンクをもらってください。

## That keys were replaced

replaced = このゲームの間に、ホストの同意を得てゲストの鍵が{ $count }回取り替えられました。

## Why a room does not do what a client asks for, or ends the connection

closed = このリンクで開くルームはありません。数週間誰も使わないルームは削除されます。
other-version = ルームのプロトコルのバージョンが違います。ページを再読み込みしてください。
earlier-version = このルームは以前のバージョンのTesseraeで開かれました。別のルームを開いてください。
damaged = このルームのログは壊れています。復元できるよう、ルームの管理者に頼んでください。
rooms = この1時間に、ここから開いたルームが多すぎます。
store = 今はルームを保存できません。もう一度試しています。
room-full = このルームの観戦者が多すぎます。
address-full = あなたのインターネットアドレスで開いているウィンドウが多すぎます。
late = どのルームにも入りませんでした。
seat-replaced = この席は、もっと新しいウィンドウで開いています。
slow = 回線が遅すぎます。もう一度試しています。
rate = 1秒あたりのメッセージが多すぎます。
faults = 誤りのあるメッセージが多すぎます。
binary = メッセージはテキストです。
frame = メッセージが長すぎるか、テキストのフレームではありません。
not-entered = 先にルームに入ってください。
entered = このソケットはもうルームに入っています。
no-hand = それはこのテーブルの手ではありません。
too-long = メッセージが{ $most }バイトを超えています。
no-json = メッセージが、キーの重複しないJSONオブジェクトではありません。
no-message = これはプロトコルのバージョン{ $version }のメッセージではありません。ページを再読み込みしてください。
