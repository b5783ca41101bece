## What cannot be opened

has-house-rules = 形式「{ $format }」には初めからハウスルールがあります。ハウスルールを選べるのは、局面とほかのプログラムのファイルだけです
unknown = 保存したゲームでも、棋譜でも、ほかのプログラムのマッチでも、XGIDでも、どのゲームの局面でもありません
not-text = 文字のファイルではありません
only-read = 形式「{ $format }」は読むことしかできません
link-damaged = リンクが壊れています
other-format =
    { $kind ->
        [link] リンクの形式は{ $found }ですが、このプログラムが読めるのは形式{ $number }だけです
       *[record] 棋譜の形式は{ $found }ですが、このプログラムが読めるのは形式{ $number }だけです
    }

## What is wrong with a record

first-line = 最初の行は「{ $words }」でなければなりません
game-needed = ここには「{ $words }」とゲームの名前が必要です
rules-as = ルールの書き方は{ $words }です
no-header-line = 「{ $found }」は先頭部分の行ではありません
no-source = 「{ $found }」という振り方はありません
two-players = 「,」で分けた2人のプレイヤーが必要です
line-begins = ゲームの{ $number }行目は「{ $words }」で始まらなければなりません
another-game = ゲームは終わりました。次を始められるのは「{ $words }」だけです
both-throw = ここでは両者が振ります：「{ $words }」
turn-of = 「{ $name }」の手番です
colon-place = 「:」はロールの後、ロールがなければ名前の後に付けます
colon-missing = 名前かロールの後に「:」がありません
brace-missing = メモの後に「{ $words }」がありません
no-note = 「{ $found }」はメモではありません

## What is wrong with a match of another program

not-one-match = ファイルにゲームが{ $count }個ありますが、1つのマッチではありません
no-variation = 「{ $name }」というルールのゲームはここでは遊べません
unknown-variation = 知らないルールのゲームです
no-length = { $points }点のマッチはここでは遊べません
should-be = 「{ $found }」ではなく、次が必要です：{ $words }
length-missing = マッチの長さがありません（たとえば{ $words }）
ends-early = 最初のゲームの前でファイルが終わっています
two-readings = 「{ $name }」と「{ $other }」のどちらの手番か分かりません。列の間にあり、どちらでも打てます
two-winners = 「{ $name }」と「{ $other }」のどちらが勝ったか分かりません。勝ちの言葉が列の間にあり、その後にスコアがありません
no-kind = バックギャモンのファイルだと書かれていません：{ $words }
other-kind = { $found }はほかのゲームです。バックギャモンは{ $words }です
no-game = ファイルにゲームがありません
xg-cut = この.xgファイルは先頭部分の途中で切れています
unpacks-too-large = この{ $format }ファイルの中身はマッチとしては大きすぎます
cannot-unpack = この{ $format }ファイルは壊れていて、ゲームを取り出せません
xg-no-match = この.xgファイルはマッチの先頭部分で始まっていません

## What is wrong with a position of another program

ten-fields = XGIDの部分は10個で、{ $count }個ではありません
three-fields = OGIDには部分が3個以上必要です
board-is-cut = このFIBSの盤面は途中で切れています
board-is-over = このFIBSの盤面のゲームは終わっています
on-other-bar = 「{ $found }」が相手のバーにあります
too-many-checkers =
    { $seat ->
        [White] 白の駒が{ $count }個あり、{ $most }個を超えています
       *[Black] 黒の駒が{ $count }個あり、{ $most }個を超えています
    }
characters-of-checkers = 26文字（バー、ポイント24個、バー）
fifteen-checkers = 両者に15個ずつの駒
length-of-match = マッチの長さ（たとえば{ $words }）
dropped = ダブルはパスされ、ゲームは終わっています
doubled-before-throw = ダブルするのはロールの前です
no-place = 「{ $found }」はこのプレイヤーの駒の場所ではありません
more-checkers = 駒が{ $count }個を超えています
somebody-has-more = 局面IDでは、どちらかの駒が{ $count }個を超えています
more-than-checkers = 「{ $found }」には2人の駒のほかに何かあります
colon-between-ids = 局面IDとマッチIDの間には「:」を付けます
id-not-played = マッチIDでは、ゲームが行われていません
id-unknown-end = マッチIDの最後に、このプログラムの知らないものがあります
id-length = マッチIDでは{ $points }点のマッチですが、ここでは遊べません
id-two-offers = マッチIDでは、ダブルと投了が同時に申し出られています
id-nothing-to-do = マッチIDでは、手番の人が、することのない相手を待っています
id-third-player = マッチIDでは、3人目がダブリングキューブを持っています
id-stake = マッチIDでは、賭け点が{ $most }を超えています
length-of-id =
    { $kind ->
        [position] 局面IDは{ $count }文字ですが、「{ $found }」は違います
       *[match] マッチIDは{ $count }文字ですが、「{ $found }」は違います
    }
no-letter-of-id = 「{ $found }」はIDの文字ではありません
more-bits =
    { $kind ->
        [position] 局面IDのビットが多すぎます
       *[match] マッチIDのビットが多すぎます
    }

## Where something was not kept as it stands

on-line = { $line }行目：{ $what }
at-place = { $place }：{ $what }
head-of-match = マッチの先頭部分
above-first-game = 最初のゲームの前
in-game = 第{ $number }ゲーム
at-throw = 第{ $number }ゲーム、{ $throw }回目のロール

## What was left out

left-out-because = { $what }。これは取り込みません
rest-left-out = { $what }。ゲームの残りは取り込みません
refused-and-left-out = { $refusal }ゲームの残りは取り込みません
goes-on = { $what }。ゲームはそこから続きます
stands-above = 「{ $found }」はゲームの上にあり、取り込みません
not-known = 「{ $found }」は分からないので、取り込みません
unknown-rule = ルール「{ $found }」は分からないので、取り込みません
names-no-move = 「{ $found }」には手が書かれていないので、何も打ちません
no-throw = 「{ $found }」はロールと手ではないので、取り込みません
comments-left-out =
    { $count ->
        [1] コメントを1件取り込みません
       *[other] コメントを{ $count }件取り込みません。最初はここです
    }
variations-left-out =
    { $count ->
        [1] 別の手順を1個取り込みません
       *[other] 別の手順を{ $count }個取り込みません。最初はここです
    }
others-left-out =
    { $count ->
        [1] バックギャモンではないゲームを1個取り込みません
       *[other] バックギャモンではないゲームを{ $count }個取り込みません。最初はここです
    }
encoding = 文字コードが「{ $name }」なので、名前を読み違えるかもしれません
too-much-not-legal = ゲームの残りは取り込みません。ルールに合わない手が多すぎます
after-end = ゲームは終わっています。後に続くものは取り込みません
second-head = 2つ目のマッチの先頭部分は取り込みません
automatic-doubles = 自動ダブルは取り込みません
redouble = ビーバーの後のリダブルは取り込みません
throw-unreadable = このロールは読めないので、取り込みません
move-unreadable = この手の一部が読めません
belongs-to-none = どのゲームのものでもないので、取り込みません
cut-here = ファイルがここで切れていて、続きがありません
cut-in-game = ゲームの途中でファイルが終わっています

## What was changed or guessed

name-cut = 名前「{ $name }」を「{ $cut }」に短くしました
names-here = ここではプレイヤーの名前が「{ $name }」と「{ $other }」です
no-end = 第{ $number }ゲームの終わりがファイルにありません
comes-after = 第{ $before }ゲームの次が第{ $number }ゲームです
row-comes-after = { $before }行目の次が{ $number }行目です
score-would-be = ここでのスコアは{ $score }のはずですが、ファイルのスコアを使います
is-crawford = ファイルではクロフォードゲームです
is-not-crawford = ファイルではクロフォードゲームではありません
doubled-not-crawford = ここでダブルがあるので、クロフォードゲームではありません
kept-as-single = マッチは終わっています。このゲームは1ゲームだけの勝負にします
no-match-length = ファイルにマッチの長さがありません。ゲームはそれぞれ1ゲームだけの勝負にします
no-raccoons = ここではラクーンを使いません
opening-double = ゲームはゾロ目では始まりません。その前に両者が振ったことにします
turn-missing =
    { $seat ->
        [White] この前に白の手番がありません
       *[Black] この前に黒の手番がありません
    }
dice-unused =
    { $seat ->
        [White] 白は前の手番でダイスをすべて使わなければなりませんでしたが、使っていません
       *[Black] 黒は前の手番でダイスをすべて使わなければなりませんでしたが、使っていません
    }
not-legal =
    { $seat ->
        [White] 白は{ $first }と{ $second }で「{ $moves }」を打てません
       *[Black] 黒は{ $first }と{ $second }で「{ $moves }」を打てません
    }
others-answer = ダブルに答えるのは相手です。
not-doubled = 誰もダブルしていません。
double-unanswered = ダブルの答えがないので、テイクしたことにします
stake-would-be = 賭け点は{ $number }ではなく{ $stake }のはずです
no-stake = { $number }という賭け点はありません
has-more-checkers =
    { $seat ->
        [White] 白の駒が{ $most }個を超えます
       *[Black] 黒の駒が{ $most }個を超えます
    }
set-up-impossible = ここに置かれた局面はありえません：{ $why }。ゲームの残りは取り込みません
set-up-here = ここで局面が置かれています。ゲームはそこから続きます
does-not-follow = この局面は前の局面から続いていません。ゲームはここから続きます
kept-as-refused = このロールの前にゲームが終わり、賭け点が数えられています。ダブルがパスされたことにします
score-says-won =
    { $seat ->
        [White] 次のスコアでは白の勝ちなので、それに従います
       *[Black] 次のスコアでは黒の勝ちなので、それに従います
    }
given-to-both =
    { $seat ->
        [White] 言葉では両者の勝ちになっています。白の勝ちにします
       *[Black] 言葉では両者の勝ちになっています。黒の勝ちにします
    }
given-to-loser =
    { $seat ->
        [White] ファイルでは白の勝ちですが、打った結果は負けです
       *[Black] ファイルでは黒の勝ちですが、打った結果は負けです
    }
counts-differ = 言葉では{ $points }点、スコアでは{ $worth }点です
with-jacoby = ゲームは{ $points }点です。ジャコビールールで行われました
without-jacoby = ゲームは{ $points }点です。ジャコビールールなしで行われました
worth-differs = ファイルではこのゲームは{ $points }点ですが、{ $worth }点のはずです
match-needed-no-more = ファイルでは、マッチにそれ以上の点が必要ないので{ $points }点ですが、ゲームは{ $worth }点でした
no-resignation = ファイルでは{ $points }点ですが、賭け点{ $stake }の投了ではそうなりません。ここでは{ $worth }点です
resigned-over-throw =
    { $seat ->
        [White] 白は相手のダイスが出ているときに投了しました。そのロールは取り込みません
       *[Black] 黒は相手のダイスが出ているときに投了しました。そのロールは取り込みません
    }
resigned-before-turn =
    { $seat ->
        [White] 白は自分の手番の前に投了しました。ゲームは終わりだけを残し、手は残しません
       *[Black] 黒は自分の手番の前に投了しました。ゲームは終わりだけを残し、手は残しません
    }
could-not-resign =
    { $seat ->
        [White] 白は投了できないときに投了しました。ゲームの終わりは取り込みません
       *[Black] 黒は投了できないときに投了しました。ゲームの終わりは取り込みません
    }

## Why a game cannot be written in a format

only-backgammon = { $format }で書けるのはバックギャモンだけですが、これは{ $game }です
cannot-hold =
    { $moment ->
        [half] { $format }には、途中まで打ったロールは書けません
        [beaver] { $format }には、答えを待つビーバーは書けません
        [resignation] { $format }には、投了は書けません
        [opening] { $format }には、オープニングロールは書けません。誰の手番でもないからです
       *[over] { $format }には、終わったゲームは書けません
    }
cannot-begin =
    { $moment ->
        [half] { $format }は、途中まで打ったロールでは始められません
        [beaver] { $format }は、答えを待つビーバーでは始められません
        [resignation] { $format }は、答えを待つ投了では始められません
       *[over] { $format }は、ゲームの終わりでは始められません
    }
score-too-high = { $format }には、{ $most }点を超えるスコアは書けません
name-unwritable = 名前「{ $name }」は{ $format }では書けません
only-from-first-throw = { $format }のゲームは最初のロールから始まりますが、これは局面から始まります。棋譜か保存したゲームにはできます
no-automatic-double = { $format }には、自動ダブルは書けません
action-refused = { $number }番目の手を書けません：{ $refusal }
