## What cannot be opened

has-house-rules = “{ $format }” 형식에는 하우스 룰이 이미 있습니다. 하우스 룰은 포지션과 다른 프로그램의 파일에서만 고를 수 있습니다
unknown = 저장한 게임도, 기보도, 다른 프로그램의 매치도, XGID도, 어떤 게임의 포지션도 아닙니다
not-text = 텍스트가 아닙니다
only-read = “{ $format }” 형식은 읽기만 할 수 있습니다
link-damaged = 링크가 손상되었습니다
other-format =
    { $kind ->
        [link] 링크의 형식은 { $found }인데 이 프로그램은 형식 { $number }만 읽습니다
       *[record] 기보의 형식은 { $found }인데 이 프로그램은 형식 { $number }만 읽습니다
    }

## What is wrong with a record

first-line = 첫 줄에 있어야 하는 것: “{ $words }”
game-needed = 여기에 “{ $words }” 다음에 게임의 이름이 있어야 합니다
rules-as = 규칙은 이렇게 적습니다: { $words }
no-header-line = 머리 부분의 줄이 아닙니다: “{ $found }”
no-source = 주사위를 굴리는 방법이 아닙니다: “{ $found }”
two-players = “,”로 나눈 두 플레이어가 있어야 합니다
line-begins = 게임의 { $number }번째 줄은 이렇게 시작해야 합니다: “{ $words }”
another-game = 게임이 끝났습니다. “{ $words }”만 다음 게임을 시작할 수 있습니다
both-throw = 여기서는 둘 다 굴립니다: “{ $words }”
turn-of = “{ $name }” 차례입니다
colon-place = “:” 기호는 굴림 뒤에, 굴림이 없으면 이름 뒤에 둡니다
colon-missing = 이름이나 굴림 뒤에 “:” 기호가 없습니다
brace-missing = 주석 뒤에 “{ $words }” 기호가 없습니다
no-note = 주석이 아닙니다: “{ $found }”

## What is wrong with a match of another program

not-one-match = 파일에 게임이 { $count }개 있지만 한 매치가 아닙니다
no-variation = “{ $name }” 방식은 여기서 할 수 없습니다
unknown-variation = 여기서 모르는 방식입니다
no-length = { $points }점 매치는 여기서 할 수 없습니다
should-be = “{ $found }” 대신 있어야 하는 것: { $words }
length-missing = 매치의 길이가 없습니다(예: { $words })
ends-early = 첫 게임 전에 파일이 끝납니다
two-readings = “{ $name }” 차례일 수도, “{ $other }” 차례일 수도 있습니다. 두 열 사이에 있고, 어느 쪽으로도 둘 수 있습니다
two-winners = 여기서 “{ $name }” 또는 “{ $other }” 쪽이 이겼습니다. 승리를 적은 글이 두 열 사이에 있고, 뒤에 점수가 없습니다
no-kind = 파일에 백개먼이라고 적혀 있지 않습니다: { $words }
other-kind = { $found }: 다른 게임입니다. 백개먼은 { $words }입니다
no-game = 파일에 게임이 없습니다
xg-cut = 이 .xg 파일은 머리 부분에서 잘렸습니다
unpacks-too-large = 이 { $format } 파일을 풀면 매치라기에는 너무 큽니다
cannot-unpack = 이 { $format } 파일은 손상되어 게임을 풀 수 없습니다
xg-no-match = 이 .xg 파일은 매치의 머리 부분으로 시작하지 않습니다

## What is wrong with a position of another program

ten-fields = XGID의 부분은 { $count }개가 아니라 열 개입니다
three-fields = OGID의 부분은 세 개 이상입니다
board-is-cut = 이 FIBS 보드는 중간에 끊겼습니다
board-is-over = 이 FIBS 보드의 게임은 끝났습니다
on-other-bar = “{ $found }”: 상대의 바에 있습니다
too-many-checkers =
    { $seat ->
        [White] 백의 말이 { $count }개로, { $most }개를 넘습니다
       *[Black] 흑의 말이 { $count }개로, { $most }개를 넘습니다
    }
characters-of-checkers = 26글자: 바, 포인트 24개, 바
fifteen-checkers = 각 플레이어의 말 열다섯 개
length-of-match = 매치의 길이(예: { $words })
dropped = 더블이 거절되어 게임이 끝났습니다
doubled-before-throw = 더블은 굴리기 전에 합니다
no-place = 이 플레이어의 말이 있을 자리가 아닙니다: “{ $found }”
more-checkers = 말이 { $count }개를 넘습니다
somebody-has-more = 포지션 ID에서 한쪽의 말이 { $count }개를 넘습니다
more-than-checkers = “{ $found }” 안에 두 플레이어의 말 말고 다른 것이 있습니다
colon-between-ids = 포지션 ID와 매치 ID는 “:” 기호를 사이에 두고 적습니다
id-not-played = 매치 ID에 따르면 진행 중인 게임이 없습니다
id-unknown-end = 매치 ID의 끝에 이 프로그램이 모르는 것이 있습니다
id-length = 매치 ID에 따르면 { $points }점 매치인데, 여기서는 할 수 없습니다
id-two-offers = 매치 ID에 따르면 더블과 기권이 동시에 나왔습니다
id-nothing-to-do = 매치 ID에 따르면 차례인 플레이어가 할 일이 없는 상대를 기다립니다
id-third-player = 매치 ID에 따르면 더블링 큐브가 세 번째 플레이어에게 있습니다
id-stake = 매치 ID에 따르면 판돈이 { $most }배를 넘습니다
length-of-id =
    { $kind ->
        [position] 포지션 ID는 { $count }글자여야 합니다: “{ $found }”
       *[match] 매치 ID는 { $count }글자여야 합니다: “{ $found }”
    }
no-letter-of-id = ID의 글자가 아닙니다: “{ $found }”
more-bits =
    { $kind ->
        [position] 포지션 ID의 비트가 너무 많습니다
       *[match] 매치 ID의 비트가 너무 많습니다
    }

## Where something was not kept as it stands

on-line = { $line }번째 줄: { $what }
at-place = { $place }: { $what }
head-of-match = 매치의 머리 부분
above-first-game = 첫 게임 앞
in-game = { $number }번째 게임
at-throw = { $number }번째 게임, { $throw }번째 굴림

## What was left out

left-out-because = { $what }: 넣지 않았습니다
rest-left-out = { $what }: 게임의 나머지는 넣지 않았습니다
refused-and-left-out = { $refusal } 게임의 나머지는 넣지 않았습니다
goes-on = { $what }. 게임은 거기서 이어집니다
stands-above = “{ $found }”: 게임 위에 있어 넣지 않았습니다
not-known = “{ $found }”: 알 수 없어 넣지 않았습니다
unknown-rule = “{ $found }” 규칙은 알 수 없어 넣지 않았습니다
names-no-move = “{ $found }”: 수가 적혀 있지 않아 아무것도 두지 않습니다
no-throw = “{ $found }”: 굴림과 수가 아니어서 넣지 않았습니다
comments-left-out =
    { $count ->
        [1] 설명 하나를 넣지 않았습니다
       *[other] 설명 { $count }개를 넣지 않았습니다. 첫 번째는 여기입니다
    }
variations-left-out =
    { $count ->
        [1] 변화 하나를 넣지 않았습니다
       *[other] 변화 { $count }개를 넣지 않았습니다. 첫 번째는 여기입니다
    }
others-left-out =
    { $count ->
        [1] 백개먼이 아닌 게임 하나를 넣지 않았습니다
       *[other] 백개먼이 아닌 게임 { $count }개를 넣지 않았습니다. 첫 번째는 여기입니다
    }
encoding = 텍스트의 문자 형식이 “{ $name }”입니다. 이름을 잘못 읽었을 수 있습니다
too-much-not-legal = 게임의 나머지는 넣지 않았습니다. 규칙에 맞지 않는 것이 너무 많습니다
after-end = 게임이 끝났습니다. 그 뒤의 내용은 넣지 않았습니다
second-head = 두 번째 매치 머리 부분은 넣지 않았습니다
automatic-doubles = 자동 더블은 넣지 않았습니다
redouble = 비버 뒤의 리더블은 넣지 않았습니다
throw-unreadable = 이 굴림은 읽을 수 없어 넣지 않았습니다
move-unreadable = 이 수의 일부를 읽을 수 없습니다
belongs-to-none = 어느 게임의 것도 아니어서 넣지 않았습니다
cut-here = 파일이 여기서 잘려 그 뒤가 없습니다
cut-in-game = 게임 중간에 파일이 끝납니다

## What was changed or guessed

name-cut = “{ $name }” 이름을 줄였습니다: “{ $cut }”
names-here = 여기서 플레이어의 이름은 “{ $name }”, “{ $other }”입니다
no-end = { $number }번째 게임의 끝이 파일에 없습니다
comes-after = { $before }번째 게임 다음에 { $number }번째 게임이 옵니다
row-comes-after = { $before }번째 줄 다음에 { $number }번째 줄이 옵니다
score-would-be = 여기서 점수는 { $score }여야 하지만 파일의 점수를 씁니다
is-crawford = 파일에 따르면 크로퍼드 게임입니다
is-not-crawford = 파일에 따르면 크로퍼드 게임이 아닙니다
doubled-not-crawford = 여기서 더블을 하므로 크로퍼드 게임이 아닙니다
kept-as-single = 매치가 끝났습니다. 이 게임은 단판으로 봅니다
no-match-length = 파일에 매치의 길이가 없습니다. 게임을 모두 단판으로 봅니다
no-raccoons = 여기서는 비버에 다시 더블을 하지 않습니다
opening-double = 게임은 같은 눈으로 시작할 수 없습니다. 그 전에 둘 다 굴린 것으로 합니다
turn-missing =
    { $seat ->
        [White] 이 앞에 백의 차례가 없습니다
       *[Black] 이 앞에 흑의 차례가 없습니다
    }
dice-unused =
    { $seat ->
        [White] 백의 앞 차례에 주사위를 모두 써야 했는데 쓰지 않았습니다
       *[Black] 흑의 앞 차례에 주사위를 모두 써야 했는데 쓰지 않았습니다
    }
not-legal =
    { $seat ->
        [White] 백은 { $first }, { $second }의 눈으로 “{ $moves }” 수를 둘 수 없습니다
       *[Black] 흑은 { $first }, { $second }의 눈으로 “{ $moves }” 수를 둘 수 없습니다
    }
others-answer = 더블에는 상대가 답합니다.
not-doubled = 아무도 더블을 하지 않았습니다.
double-unanswered = 더블에 답이 없어 받은 것으로 합니다
stake-would-be = 판돈은 { $number }배가 아니라 { $stake }배여야 합니다
no-stake = { $number }배라는 판돈은 여기에 없습니다
has-more-checkers =
    { $seat ->
        [White] 백의 말이 { $most }개를 넘게 됩니다
       *[Black] 흑의 말이 { $most }개를 넘게 됩니다
    }
set-up-impossible = 여기에 놓인 포지션은 있을 수 없습니다: { $why }. 게임의 나머지는 넣지 않았습니다
set-up-here = 여기에 포지션이 놓였습니다. 게임은 거기서 이어집니다
does-not-follow = 이 포지션은 앞의 것에서 이어지지 않습니다. 게임은 여기서 이어집니다
kept-as-refused = 게임이 이 굴림 전에 끝나고 판돈만큼 셉니다. 더블이 거절된 것으로 봅니다
score-says-won =
    { $seat ->
        [White] 다음 점수에 따르면 백의 승리이며, 그대로 따릅니다
       *[Black] 다음 점수에 따르면 흑의 승리이며, 그대로 따릅니다
    }
given-to-both =
    { $seat ->
        [White] 적힌 글로는 둘 다 이 게임을 이겼습니다. 백의 승리로 봅니다
       *[Black] 적힌 글로는 둘 다 이 게임을 이겼습니다. 흑의 승리로 봅니다
    }
given-to-loser =
    { $seat ->
        [White] 파일에는 백의 승리라고 되어 있지만 실제로는 졌습니다
       *[Black] 파일에는 흑의 승리라고 되어 있지만 실제로는 졌습니다
    }
counts-differ = 적힌 글로는 { $points }점, 점수로는 { $worth }점입니다
with-jacoby = 게임은 { $points }점입니다. 자코비 규칙으로 했습니다
without-jacoby = 게임은 { $points }점입니다. 자코비 규칙 없이 했습니다
worth-differs = 파일에는 이 게임이 { $points }점이지만 실제로는 { $worth }점입니다
match-needed-no-more = 매치에 더 필요하지 않아 파일에는 { $points }점이지만 게임은 { $worth }점이었습니다
no-resignation = 파일에는 { $points }점이지만 판돈이 { $stake }배일 때 그런 기권은 없습니다. 여기서는 { $worth }점입니다
resigned-over-throw =
    { $seat ->
        [White] 상대의 주사위가 놓여 있을 때 백의 기권이 나왔습니다. 그 굴림은 넣지 않았습니다
       *[Black] 상대의 주사위가 놓여 있을 때 흑의 기권이 나왔습니다. 그 굴림은 넣지 않았습니다
    }
resigned-before-turn =
    { $seat ->
        [White] 자기 차례 전에 백의 기권이 나왔습니다. 게임은 수 없이 끝만 남깁니다
       *[Black] 자기 차례 전에 흑의 기권이 나왔습니다. 게임은 수 없이 끝만 남깁니다
    }
could-not-resign =
    { $seat ->
        [White] 기권할 수 없을 때 백의 기권이 나왔습니다. 게임의 끝은 넣지 않았습니다
       *[Black] 기권할 수 없을 때 흑의 기권이 나왔습니다. 게임의 끝은 넣지 않았습니다
    }

## Why a game cannot be written in a format

only-backgammon = { $format } 형식으로는 백개먼만 쓸 수 있습니다. 이것은 { $game }입니다
cannot-hold =
    { $moment ->
        [half] { $format } 형식에는 반만 둔 굴림을 적을 수 없습니다
        [beaver] { $format } 형식에는 답을 기다리는 비버를 적을 수 없습니다
        [resignation] { $format } 형식에는 기권을 적을 수 없습니다
        [opening] { $format } 형식에는 첫 굴림을 적을 수 없습니다. 누구의 차례도 아닙니다
       *[over] { $format } 형식에는 끝난 게임을 적을 수 없습니다
    }
cannot-begin =
    { $moment ->
        [half] { $format } 형식은 반만 둔 굴림으로 시작할 수 없습니다
        [beaver] { $format } 형식은 답을 기다리는 비버로 시작할 수 없습니다
        [resignation] { $format } 형식은 답을 기다리는 기권으로 시작할 수 없습니다
       *[over] { $format } 형식은 게임의 끝으로 시작할 수 없습니다
    }
score-too-high = { $format } 형식에는 { $most }점을 넘는 점수를 적을 수 없습니다
name-unwritable = “{ $name }” 이름은 { $format } 형식으로 쓸 수 없습니다
only-from-first-throw = { $format } 형식은 첫 굴림부터 적습니다. 이 게임은 포지션에서 시작합니다. 기보나 저장한 게임으로는 적을 수 있습니다
no-automatic-double = { $format } 형식에는 자동 더블을 적을 수 없습니다
action-refused = { $number }번째 행동을 쓸 수 없습니다: { $refusal }
