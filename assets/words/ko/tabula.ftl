## Why an action is refused

one-die-at-a-time = 한 번의 이동은 말 하나를 한 곳으로 옮깁니다. 주사위를 하나씩 쓰세요.
no-such-place = 거기서는 말을 집을 수 없습니다.
no-piece-there = 거기에는 내 말이 없습니다.
not-your-piece = 내 말이 아닙니다.
wrong-direction = 모든 말은 1번에서 24번 쪽으로 움직여 보드 밖으로 나갑니다.
wrong-target = 이번 눈으로는 그 말이 거기로 갈 수 없습니다.
bar-first = 바에 있는 내 말이 먼저 들어가야 합니다.
point-closed = 막힘: { $number }번 포인트에 상대의 말이 두 개 이상 있습니다.
second-half-locked = 후반부가 잠겨 있습니다. 손에 말이 있는 동안에는 13번부터 그 너머에 내려앉을 수 없습니다.
pieces-in-hand = 손에 말이 있는 동안에는 말을 빼낼 수 없습니다.
not-gathered = 내 말이 모두 마지막 사분면인 19번에서 24번에 있어야 빼낼 수 있습니다.
exact-number = 거기서 빼내려면 정확히 { $number }의 눈이 필요합니다.
piece-further-back = { $number }보다 큰 눈으로는 더 뒤에 내 말이 없을 때만 거기서 빼낼 수 있습니다.
wastes-dice = 쓸 수 있는 주사위를 최대한 많이 써야 합니다. 그렇게 옮기면 쓸 수 있는 주사위가 줄어듭니다.

## How a game has ended

all-off = 열다섯 개를 모두 빼냄
all-off-before-one = 상대가 하나도 빼내기 전에 열다섯 개를 모두 빼냄

## Places

the-hand = 손
    .from = 손에서
    .to = 손으로

## What the button of a step says

enter-piece = { $number }의 눈: 말을 { TO($to) } 들여보내기{ $hits ->
        [0] {""}
       *[other] (히트)
    }
enter-from-bar = { $number }의 눈: 바에서 말을 { TO($to) } 들여보내기{ $hits ->
        [0] {""}
       *[other] (히트)
    }
bear-off-piece = { $number }의 눈: { FROM($from) } 말 빼내기
move-piece = 말을 { FROM($from) } { TO($to) } 옮기기{ $hits ->
        [0] {""}
       *[other] (히트)
    }

## What is asked of whom, and the end of a game

throw-three-dice =
    { $name ->
        [you] 내 차례: 주사위 세 개를 굴리세요.
       *[other] { $name } 차례: 주사위 세 개를 굴리세요.
    }
another-die = 또 하나의 { $number }의 눈
    .dice = 또 하나의 { $number }의 눈을
play-all =
    { $name ->
        [you] 내 차례:
       *[other] { $name } 차례:
    } { DICE($dice) } { $act ->
        [enter] 써서 바의 말을 들여보내세요.
        [bear-off] 써서 말을 옮기거나 빼내세요.
       *[move] 써서 말을 옮기세요.
    }
play-but =
    { $name ->
        [you] 내 차례:
       *[other] { $name } 차례:
    } { DICE($dice) } { $act ->
        [enter] 써서 바의 말을 들여보내세요.
        [bear-off] 써서 말을 옮기거나 빼내세요.
       *[move] 써서 말을 옮기세요.
    } { DICE($unused) } 쓸 수는 없습니다.
play-some =
    { $name ->
        [you] 내 차례:
       *[other] { $name } 차례:
    } { DICE($dice) } { $act ->
        [enter] 써서 바의 말을 들여보내세요.
        [bear-off] 써서 말을 옮기거나 빼내세요.
       *[move] 써서 말을 옮기세요.
    } { $count ->
        [1] 그중 하나만 쓸 수 있습니다.
       *[2] 그중 둘만 쓸 수 있습니다.
    }
stuck-on-bar =
    { $name ->
        [you] { $ends ->
            [0] 차례를 마치세요.
           *[other] 내 차례가 끝납니다.
        }
       *[other] { $ends ->
            [0] { $name }: 차례를 마치세요.
           *[other] { $name }: 차례가 끝납니다.
        }
    } { DICE($dice) } 써도 바에 있는 말이 들어가지 못합니다.
stuck =
    { $name ->
        [you] { $ends ->
            [0] 차례를 마치세요.
           *[other] 내 차례가 끝납니다.
        }
       *[other] { $ends ->
            [0] { $name }: 차례를 마치세요.
           *[other] { $name }: 차례가 끝납니다.
        }
    } { DICE($dice) } 쓸 수 있는 말이 없습니다.
won =
    { $name ->
        [you] 이겼습니다
       *[other] { $name } 승리
    }: { $manner }.

## The score panel

in-hand = 손에
on-the-bar = 바에
off = 빼냄
count-of-all = { $count }/{ $all }

## What is known of the game without playing it

title = 타불라 게임
tagline = 로마의 백개먼: 주사위 셋, 한 방향
goal = 말 열다섯 개를 모두 들여보내 보드를 한 바퀴 돌고 먼저 모두 빼내면 이깁니다.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-pips = 핍
about-pips = 핍은 한 플레이어의 모든 말이 앞으로 더 가야 할 칸 수입니다.
term-hand = 손에
about-hand = 손에 있는 말은 아직 보드에 들어오지 않은 말입니다.
term-bar = 바에, 바의
about-bar = 바는 잡힌 말이 다시 들어가기를 기다리는 곳입니다.
term-off = 빼냄, 빼내기, 빼내세요
about-off = 빼낸 말은 한 바퀴를 다 돈 말입니다. 열다섯 개를 빼내면 이깁니다.

## Its ready-made starts

zeno = 제논의 굴림
about-zeno = 황제 제논은 좋은 포지션에서 2-5-6이 나와 짝을 지은 말들을 흩어야 했고, 말 여덟 개가 혼자 남았습니다. 그 포지션에서 두어 보세요.
play-zeno = 제논의 포지션에서 두기

## What the seats are called

ivory = 상아
brown = 갈색
