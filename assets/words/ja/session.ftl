## What is wrong with what is settled before the first throw

wrong-position = 局面、{ $error }
long-name = 名前は{ $most }文字までです
bad-name = 名前「{ $name }」の先頭か末尾に空白があるか、表示できない文字が含まれています
invisible-name = 名前「{ $name }」に見えない文字が含まれています
bad-player = プレイヤーは「person」、「elsewhere」、または「bot:」にレベルの名前を続けたものです
bad-date = 「{ $date }」は2026-11-20のような日付ではありません

## What an undo does, and what it has done

undo = 元に戻す
undo-to-turn = 元に戻す：あなたの{ $number }手目まで
undo-to-answer = 元に戻す：あなたの返答まで
undone = 元に戻しました
undone-to-turn = 元に戻しました：あなたの{ $number }手目まで
undone-to-answer = 元に戻しました：あなたの返答まで

## What is wrong with a file

no-save = 1行目：Tesseraeの保存ファイルではありません（{ $why }）
other-format =
    1行目：保存ファイルの形式は{ $format }ですが、このプログラムが読めるのは形式{ $known }だけです。ファイルはそのまま残します
wrong-header = 1行目：{ $why }
damage = { $error }；{ $count }行が失われました
long-line = その行は{ $count }バイトあります
longer-than-any-event = その行は{ $count }バイトあり、どの出来事よりも長いです
line-breaks-off = その行は途中で切れています
line-is-damaged = その行は壊れています
wrong-data = その行に、あるはずのないものがあります
neither-event-nor-undo = これは出来事でも取り消しでもありません
nothing-comes-again = 同じ出目がもう一度出るのは、ボットとのゲームだけです
