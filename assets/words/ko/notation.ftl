## What stands there is not what should

is-not = “{ $found }” 대신 여기에 있어야 하는 것: { $wanted }
missing = 여기에 있어야 하는 것: { $wanted }

## What should stand there

this-text = “{ $words }”
one-of = { $words } 중 하나
a-number = 수
number-from = { $low }에서 { $high }까지의 수
smaller-number = 더 작은 수
phase = 게임의 단계(예: { $examples })
two-dice = 주사위 두 개(예: { $examples })
the-dice = 주사위
face = 주사위의 눈
cube = 큐브(예: { $examples })
score = 점수(예: { $examples })
checkers-at-place = 자리와 말의 수(예: { $examples })
number-of-stakes = 판돈의 배수
action = 행동(예: { $examples })
move-of-coin = 수(예: { $examples }. 열, 떠나는 칸, 가는 칸)
two-purses = 주머니 두 개, 각각 동전 { $most }개까지(예: { $examples })
rows-of-coins = 보드: 1에서 7까지의 숫자 일곱 개, 각 열의 동전이 있는 칸
rows-of-stacks = 보드: “/”로 나눈 세 줄, 각 줄은 “,”로 나눈 탑 여섯 개
stack-of-tokens = 토큰의 탑: A와 B
points-won = 두 플레이어가 얻은 점수(예: { $examples })
pieces-of =
    { $side ->
        [ivory] 상아의 말(예: { $examples })
        [brown] 갈색의 말(예: { $examples })
        [Blue] 파랑의 말(예: { $examples })
       *[Ivory] 상아의 말(예: { $examples })
    }
tallies = 공용과 두 플레이어의 산가지(예: { $examples })
who-began = 누가 시작했는지(예: { $examples })
square = 칸의 이름
place = 자리의 이름

## What cannot be read otherwise

position-like = 포지션은 이렇게 적습니다: { $examples }
places-in-order = 자리는 바에서 빼낸 말까지 차례대로 한 번씩 적습니다
other-checkers = 말이 { $most }개가 아니라 { $count }개입니다
no-single-die = 주사위 하나로는 거기서 여기로 올 수 없습니다
not-played-here = 여기서는 { $faces }의 눈을 쓸 수 없었습니다
nobodys-turn = 첫 굴림 전과 끝난 뒤에는 누구의 차례도 아닙니다. 누가 시작했는지는 끝났을 때 적고, 그 전에는 적지 않습니다
turn-missing = 누구의 차례인지, 누가 시작했는지가 없습니다
stack-missing = 탑이 하나 없습니다(빈 칸은 “.” 기호로 적습니다)
should-end = 포지션은 여기서 끝나야 합니다: “{ $found }”
nothing-follows = “{ $found }” 뒤에는 아무것도 올 수 없습니다
comes-twice = 두 번 나옵니다: “{ $found }”
three-dice =
    { $count ->
        [4] 주사위는 세 개뿐입니다
       *[other] 주사위는 { $count }개가 아니라 세 개입니다
    }
no-such-game = 없는 게임입니다: “{ $found }”(있는 게임: { $words })
