## The first page

about = ダイスとボードの5つのゲーム。コンピューターと、隣の人と、離れた友達と
saved-games = 保存したゲーム
statistics = 統計
settings = 設定
rules = ルール
join-by-link = リンクで参加
quit = 終了
resume-since = 再開：{ $saved }、{ $when }
resume = 再開：{ $saved }
go-on-waiting = 引き続き待つ：{ $game }
start-here = はじめての方へ

## The page of a game

first-moves = 最初の手
position-editor = 局面エディター
puzzle-of-the-day = 本日の問題
puzzles = 問題
puzzles-solved = 問題：{ $tried }問中{ $solved }問正解
mistakes-due = ミスの復習：{ $count }問
mistakes-later =
    { $count ->
        [1] ミスの復習：明日
       *[other] ミスの復習：{ $count }日後
    }
own-mistakes = 解析したゲームでの自分のミスを問題にしたものです。
play = 対局
play-with-friend = 友達と対局する
by-link = リンクを使い、それぞれの端末で。
clock = 時計：{ $clock }

## The first moves of backgammon

all-throws = すべての出目
about-first-moves = 出目ごとの最善の初手と、ほかの手の損失（点）です。出目を選ぶと応手が見られます。ゾロ目で始まるのは、同じ目のあと両方のダイスを振り直すルールのときだけです。
replies = { $throw }への応手：{ $turn }

## While the table is set, while it plays by itself, and before a kiosk’s game ends

setting-the-table = テーブルを準備しています…
press-to-play = 何か押すと始まります。
game-ends = 続けるにはどこかに触れてください。このゲームはあと{ $seconds }秒で終わります。
