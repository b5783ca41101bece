## Beside the drawing of a board

cube-in-middle = 賭け点{ $count }（中央）
cube-of = 賭け点{ $count }（{ $name }）
tabula-pieces =
    { $who }：持ち駒{ $count }、バー{ $number }、上がり{ $off }{ $bears ->
        [0] {""}
       *[other] 、ベアオフできます
    }
tabula-dice = { $who }のダイス：{ $faces }
ur-side = { $who }   スタート{ $start }   川{ $river }   上がり{ $home }
ur-tallies = 点棒{ $count }
ur-stock = 共有の点棒{ $count }
ur-pool = 場の賭け金{ $count }枚
ur-thrown = { $name }の出目：{ $faces }（{ $count }）
berona-reserves = 控え：{ $first }（A）{ $count }、{ $second }（B）{ $number }

## What is asked in a game, and what cannot be done

both = 両者
enter-faces = ダイスの目を入力してください。例：{ $command }
not-in-list = 一覧に{ $found }はありません。
type-number = 行動の番号を入力してください（{ $key }：コマンド一覧）
with-help = { $what }（{ $key }：コマンド一覧）
nothing-to-offer = 今は申し出られることがありません。
type-one-of = どれかを入力してください：{ $words }
comes-again = もう一度{ $faces }が出ます。Enterキーを押してください。
draws-throws = このゲームではプログラムが出目を決めます。{ $option }は本物のダイス用です。
too-many-steps = 1回の手番より長くなっています：{ $count }手。
not-playable = 「{ $found }」は打てません。
several-ways = 「{ $found }」の打ち方は1つではありません。途中で止まる所を書いてください。
saved = 保存しました。続きは：{ $command }
not-saved = ゲームは保存されていません（保存には{ $option }を使います）。棋譜は次のとおりです：
kept-damaged = { $what }。壊れたファイルの名前は{ $file }になりました。

## The list of commands: what stands for a number, a file and the return key, and what each command does

a-number = 番号
a-file = ファイル
return-key = Enter
help-number = 一覧のこの番号の行動をします
help-return = ダイスを振るか、一覧にただ1つの行動をします
help-throw = ダイスを振ります。本物のダイスでは目を入力します
help-turn = 手番の何手かをまとめて。{ $words }とも書けます
help-undo = この手番の最後の1手を元に戻します
help-save = ゲームをファイルに書きます。{ $command }で続けます
help-log = ここまでの棋譜
help-offers = 投了などの申し出の一覧
help-rules = ゲームのルール
help-quit = 終了
help-others = ほかの入力は、ゲームの表記による行動として読みます。

## Turns and house rules

no-dice-yet = 卓上にダイスがありません。{ $option }で目を{ $count }つ指定してください（例：{ $words }）
no-dice-left = 使えるダイスは残っていません：{ $prompt }
nothing-played = （なし）
turns = { $count }通り
house-rules = { $option }のハウスルール（標準が先頭）：

## An analysis

mistake = { $name }：{ $turn } { $sign } −{ $amount }
figures = 選択のあった判断{ $count }、エラーレート{ $rate }、{ $marks }
figures-of-part = { $what }、合計：{ $figures }、損失{ $amount }
figures-of-all = 全体：{ $figures }、損失{ $amount }
luck =
    運：{ $count }回の出目で{ $lucky ->
        [0] −{ $amount }
       *[other] +{ $amount }
    }
turning-point = 分かれ目{ $number }：{ $name } { $words }（{ $share }）

## What is wrong on the command line and in files: parts of sentences

no-language = 「{ $found }」という言語はありません（あるのは{ $words }）
no-game-named = ゲームが指定されていません。名前か{ $option }を指定してください
rule-form = ハウスルールの書き方は{ $words }です
rule-twice = 「{ $found }」が2回指定されています
no-format-of = { $format }は{ $game }の形式ではありません
not-one-position = これは1つの局面ではありません
no-position = これはどのゲームの局面でもありません
few-events = このゲームの出来事は{ $count }個だけです
no-bots = ボットのファイル{ $file }がありません。{ $option }で場所を指定してください
first-position = 局面が{ $count }個あります。最初のものを使います。{ $option }で選べます
several-in-file =
    { $kind ->
        [match] ファイルにマッチが{ $count }部に分かれて入っています
        [games] ファイルにゲームが{ $count }個ありますが、1つのマッチではありません
       *[positions] ファイルに局面が{ $count }個あります
    }。{ $option }で選んでください
few-games = ファイルにあるゲームは{ $count }個だけです
exists = すでにあります
too-large = ファイルが{ $count } MiBを超えています。ゲームではありません
not-utf-8 = ファイルが純粋なUTF-8ではありません。{ $command }で写しを書いてください
kept-before = 以前の復旧で残したものがあります。先に移動してください
open-elsewhere = 別のプログラムがこのゲームを開いています
or-recover = { $what }（{ $option }で壊れていない部分から続けられます）
output-unwritable = 出力に書けません：{ $what }
