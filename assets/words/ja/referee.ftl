no-seed = プログラムが振るダイスにはシードが必要です。
no-throw-due = 今は振るときではありません。
no-game = テーブルにゲームがありません。

## The throws of a game come from elsewhere

program-throws = このゲームではプログラムがダイスを振ります。
dice-are-thrown = このゲームではテーブルのダイスを振ります。
own-dice = このゲームでは自分のダイスを振り、目を入力します。
no-throw-left = スクリプトに出目が残っていません。
throws-are-agreed = このゲームでは、両方のプレイヤーの端末が出目ごとに合意します。
