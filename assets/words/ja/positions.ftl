## Backgammon

not-fifteen-checkers =
    { $seat ->
        [White] 白の駒が15個ではありません
       *[Black] 黒の駒が15個ではありません
    }
both-on-point = 白の{ $number }ポイント（黒の{ $other }ポイント）に両方の色の駒があります
both-off = 両者がすべての駒をベアオフすることはありえません
both-shut-out = 両者ともバーに駒があり、相手のインナーボードが閉じています。誰も動けません
not-at-start = ゲームの始まりには、すべての駒が初期配置にあります
winner-not-off = 勝者がまだすべての駒をベアオフしていません
all-off =
    { $seat ->
        [White] 白がすべての駒をベアオフしたので、ゲームは終わりです
       *[Black] 黒がすべての駒をベアオフしたので、ゲームは終わりです
    }
opening-names-white = オープニングロールは両者が振ります。手番は白とします
no-dice = 使うダイスがありません
dice-lie-not = 今はテーブルに振ったダイスがありません
faces-of-die = ダイスの目は1〜6です
used-too-often = ダイスは1つの動きで使い終わります。ゾロ目なら2つの動きです
first-is-used-first = ゾロ目では、1個目のダイスから先に使います
cube-missing = ダブリングキューブがありません
no-cube = このゲームではダブリングキューブを使いません
owned-without-double = ダブルの前は、誰もダブリングキューブを持っていません
owned-by-nobody = 賭け点が{ $number }なら、誰かがダブリングキューブを持っています
crawford-doubled = クロフォードゲームでは誰もダブルしません
opening-doubled = オープニングロールの前には誰もダブルしません
too-low-score = ゲームの価値は{ $number }でしたが、勝者のスコアに入っていません
single-crawford = 1ゲームだけの勝負にクロフォードゲームはありません
too-many-points = このマッチでは、誰も{ $number }点を超えることはありません
match-over = { $number }点でマッチは終わりです
not-crawford = これはクロフォードゲームではありえません
no-beaver = 答えるべきビーバーがありません
bad-resignation = 投了は賭け点の1倍、2倍、3倍のどれかです
nothing-dropped = ダブルがパスされたはずはありません

## Tablero de Jesus

empty-board = 盤が空になるのは、ゲームに負けたときだけです
other-coins = 財布と盤のコインは{ $number }枚ですが、2人の賭け金は{ $other }枚です
no-run = 取れる並びが盤にありません
coins-at-end = ゲームに負けたとき、盤にコインはありません
other-coins-at-end = 終わったとき財布のコインは{ $number }枚ですが、2人の賭け金は{ $other }枚でした
could-refill = 敗者にはコインが{ $number }枚あり、補充できたはずです
no-coin = 数字{ $number }の列にコインがありません
several-coins = 数字{ $number }の列にコインが2枚以上あります
half-of-coins = 先手を決めるロールの前は、コインの半分ずつが両者の財布にあります

## Tablero di Berona

token-before-opening = 先手を決めるロールの前は、盤にトークンがありません
won-before-single = 1ゲームだけの勝負では、前に得たものはありません：won:0-0
too-many-tokens = { $letter }のトークンが{ $number }枚を超えています

## Tabula

both-colours = { $number }ポイントに両方の色の駒があります
not-in-hand = 先手を決めるロールのとき、すべての駒は持ち駒です
no-winner = 終わったときは、どちらかの駒が15個上がっています
fifteen-off = 駒が15個上がったら、ゲームは終わりです
other-pieces =
    { $colour ->
        [ivory] アイボリーの駒が{ $other }個ではなく{ $number }個あります
       *[brown] 茶の駒が{ $other }個ではなく{ $number }個あります
    }

## The Royal Game of Ur

too-many-pieces =
    { $side ->
        [Blue] 青の駒が{ $number }個を超えています
       *[Ivory] アイボリーの駒が{ $number }個を超えています
    }
both-on-square = マス{ $square }に両者の駒があります
both-home = 両者ともすべての駒が上がっています
other-tallies = 点棒が{ $other }本ではなく{ $number }本あります
winner-not-paid = 勝者に点棒{ $number }本が支払われているはずです
no-tallies = セットは点棒を争います
single-tallies = 1ゲームだけの勝負に点棒はありません
set-over = 点棒が1人にすべて集まったら、セットは終わりです
over-without-winner = ゲームが終わるのは、どちらかの駒が7個上がったとき、そのときだけです
unknown-beginner = 先手が決まっていないのは、四面ダイスで決めている間、その間だけです
not-at-ur-start = 四面ダイスで先手を決める間、すべての駒はスタートにあります
lots-worth = 四面ダイス3個の出目は3までです
faces-of-lot = 四面ダイスの目は0か1です
gate-not-opened = 印なし3つなら駒が門に入り、もう一度振ったはずです
nothing-moved = 駒が動いたはずはありません
nothing-earned = ロゼットでこれを得たはずはありません
other-pieces-of =
    { $side ->
        [Blue] 青の駒が{ $other }個ではなく{ $number }個あります
       *[Ivory] アイボリーの駒が{ $other }個ではなく{ $number }個あります
    }
not-on-way =
    { $side ->
        [Blue] 青はマス{ $square }を通りません
       *[Ivory] アイボリーはマス{ $square }を通りません
    }
two-on-square =
    { $side ->
        [Blue] マス{ $square }に青の駒が2個あります
       *[Ivory] マス{ $square }にアイボリーの駒が2個あります
    }
no-rosette = 星が付くのはロゼットだけで、{ $square }はロゼットではありません
