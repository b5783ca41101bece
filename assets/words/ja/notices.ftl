ok = OK

## Advice, opponents, lessons

no-advice = アドバイスはありません：{ $error }。
opponent-cannot-play = 相手が打てません：{ $error }。
lesson-cannot-go-on = このレッスンは続けられません：{ $error }。
not-answered = ボットが答えません
not-loaded = ゲームのファイルを読み込めませんでした

## Puzzles

puzzles-off = 問題はオフになっています。設定の「ヒントと解析」を見てください。
no-puzzles = 問題がありません：{ $error }。
no-such-number = { $title }に問題{ $number }はありません。最後は{ $last }です。
not-any-more = { $title }の問題{ $number }はもうありません。
no-mistake-kept = 復習するミスは保存されていません。
no-mistake-due =
    { $days ->
        [1] 今日の復習は終わりです。次は明日です。
       *[other] 今日の復習はありません。次は{ $days }日後です。
    }
cannot-be-laid-out = { $what }を並べられません：{ $error }。
cannot-be-judged = { $what }を判定できません：{ $error }。
puzzle-number = 問題{ $number }
this-mistake = このミス
unknown-turn = ボットはこの手を知りません

## The program itself

missing-part =
    ゲームの一部が足りません：「{ $file }」を読み込めません。ゲームをインストールし直してください。
no-graphics = グラフィックカードのドライバーが見つかりません。次に対応するドライバーをインストールしてください：{ $drivers }。
old-graphics = グラフィックカードのドライバーがこのゲームを描画できません。次に対応する新しいドライバーをインストールしてください：{ $drivers }。
neither-file-nor-link = 「{ $file }」はファイルでもゲームへのリンクでもありません。
one-link-only = 一度に開けるリンクは1つだけです。
in-another-tab = このゲームは別のタブで続いています。
