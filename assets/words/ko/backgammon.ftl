## Why an action is refused

answer-first =
    { $what ->
        [beaver] 먼저 비버에 답해야 합니다.
        [resignation] 먼저 기권 제안에 답해야 합니다.
       *[double] 먼저 더블에 답해야 합니다.
    }
nothing-offered =
    { $what ->
        [resignation] 답할 기권 제안이 없습니다.
       *[double] 답할 더블이 없습니다.
    }
dice-used-up = 주사위를 다 썼습니다. 차례를 마치세요.
not-a-place = 거기서는 말을 집을 수 없습니다.
no-checker-there = 거기에는 말이 없습니다.
not-your-checker = 내 말이 아닙니다.
bar-first = 바에 있는 내 말이 먼저 들어가야 합니다.
one-die-at-a-time = 주사위 하나가 한 번의 이동입니다. 하나씩 쓰세요.
wrong-direction = 내 말은 24번에서 1번 쪽으로 움직여 보드 밖으로 나갑니다.
wrong-target = 이번 눈으로는 그 말이 거기로 갈 수 없습니다.
point-closed = 막힘: 그 포인트에 상대의 말이 두 개 이상 있습니다.
way-closed = 막힘: 그 말이 가는 길에 멈출 수 있는 포인트를 상대가 모두 막고 있습니다.
not-all-home = 내 말이 모두 홈 보드에 있어야 빼낼 수 있습니다.
not-the-furthest = { $number }의 눈은 너무 큽니다. 큰 눈으로는 가장 멀리 있는 말만 빼낼 수 있습니다.
waste-die = 두 주사위를 다 쓸 수 있으면 다 써야 합니다. 그렇게 옮기면 나머지 하나를 쓸 수 없습니다.
higher-die = 주사위를 하나만 쓸 수 있으면 큰 눈을 써야 합니다.
no-cube = 이 게임에서는 더블링 큐브를 쓰지 않습니다.
double-before-throw = 더블은 주사위를 굴리기 전에만 할 수 있습니다.
crawford-game = 크로퍼드 게임에서는 더블을 할 수 없습니다.
cube-not-yours = 더블링 큐브가 상대에게 있습니다. 상대만 더블을 할 수 있습니다.
at-most-64 = 판돈은 64를 넘을 수 없습니다.
no-beavers = 이 게임에서는 비버를 쓰지 않습니다.
bad-resignation = 기권은 판돈의 1배, 2배, 3배로만 할 수 있고 { $number }배로는 할 수 없습니다.
nobody-on-turn = 아직 누구의 차례도 아닙니다.

## What has happened

begins-with-both = 큰 눈이 나온 쪽이 두 주사위의 눈으로 시작합니다.
automatic-double = 자동 더블: 이번 게임은 2점입니다.
resignation-declined = 기권 제안이 거절되었습니다. 게임을 계속합니다.

## How a game has ended

double-dropped = 더블 거절
resigned-gammon = 개먼으로 기권
resigned-backgammon = 백개먼으로 기권
single-game = 싱글
gammon = 개먼
backgammon = 백개먼(세 배)

## Places

the-cube = 더블링 큐브

## What the button of a step says

enter-checker = { $number }의 눈: 말을 { TO($to) } 들여보내기{ $hits ->
        [0] {""}
       *[other] (히트)
    }
bear-off-checker = { $number }의 눈: { FROM($from) } 말 빼내기
move-checker = 말을 { FROM($from) } { TO($to) } 옮기기{ $hits ->
        [0] {""}
       *[other] (히트)
    }

## What the button of a choice says

double = 더블: { $number }점
take = 받기: { $number }점 걸고 계속
drop = 거절: { $number }점 잃기
beaver = 비버: { $number }점
resign =
    { $name ->
        [you] 기권: { $number }점 잃기
       *[other] { $name } 기권: { $number }점 잃기
    }
accept = 수락: { $number }점 얻기
play-on = 계속하기

## What was chosen, without the stake

taken = 더블 받기
dropped = 더블 거절
accepted = 수락
offered-to-resign = 기권 제안

## What was chosen, inside of a sentence

does-double = { $number }점으로 더블하기
does-beaver = { $number }점으로 비버하기
does-accept = 수락하기
does-play-on = 계속하기

## What is asked of whom, and the end of a game

throw-or-double =
    { $name ->
        [you] 내 차례
       *[other] { $name } 차례
    }: 주사위를 굴리거나 { $number }점으로 더블을 제안하세요.
some-times = { $number }의 눈 { $count }번
    .dice = { $number }의 눈을 { $count }번
play-all =
    { $name ->
        [you] 내 차례
       *[other] { $name } 차례
    }: { DICE($dice) } 쓰세요.
play-higher =
    { $name ->
        [you] 내 차례
       *[other] { $name } 차례
    }: 큰 눈인 { $number }의 눈을 쓰세요. 둘 다 쓸 수는 없습니다.
play-one =
    { $name ->
        [you] 내 차례
       *[other] { $name } 차례
    }: { $number }의 눈을 쓰세요. { $unused }의 눈은 쓸 수 없습니다.
play-once =
    { $name ->
        [you] 내 차례
       *[other] { $name } 차례
    }: { $number }의 눈을 한 번 쓰세요. 더는 쓸 수 없습니다.
play-some =
    { $name ->
        [you] 내 차례
       *[other] { $name } 차례
    }: { $number }의 눈을 { $count }번 쓰세요. 더는 쓸 수 없습니다.
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
    } { DICE($dice) } 쓸 수 없어 바에 있는 말이 들어가지 못합니다.
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
    } { DICE($dice) } 쓸 수 없습니다. 갈 포인트가 모두 막혔습니다.
take-or-drop =
    { $name ->
        [you] 내가 { $number }점으로 더블을 제안했습니다.
       *[other] { $name }: { $number }점으로 더블 제안.
    } { $other ->
        [you] 내 차례: 받거나 거절하세요.
       *[other] { $other } 차례: 받거나 거절하세요.
    }
take-or-drop-beaver =
    { $other ->
        [you] 내가 { $number }점으로 비버를 했습니다.
       *[other] { $other }: { $number }점으로 비버.
    } { $name ->
        [you] 내 차례: 받거나 거절하세요.
       *[other] { $name } 차례: 받거나 거절하세요.
    }
accept-or-play-on =
    { $name ->
        [you] 내가 { $number }점을 잃는 기권을 제안했습니다.
       *[other] { $name }: { $number }점을 잃는 기권 제안.
    } { $other ->
        [you] 내 차례: 수락하거나 계속하세요.
       *[other] { $other } 차례: 수락하거나 계속하세요.
    }
won =
    { $name ->
        [you] 이겼습니다:
       *[other] { $name } 승리:
    } { $count }점, { $manner }.{ $series ->
        [on] {" "}매치는 계속됩니다.
        [won] {" "}매치 승리입니다.
       *[none] {""}
    }

## The score panel

cube = 큐브
cube-owned =
    { $seat ->
        [White] { $number }, 백 소유
       *[Black] { $number }, 흑 소유
    }
match-to = { $count }점 매치
crawford = 크로퍼드 게임
no-doubling = 더블 없음

## What is known of the game without playing it

title = 백개먼
tagline = 홈으로 달리고, 막고, 잡고, 큐브로 판돈을 올리는 게임
goal = 내 말 열다섯 개를 홈 보드로 모아 먼저 모두 빼내면 이깁니다.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-pips = 핍
about-pips = 핍은 한 플레이어의 모든 말이 앞으로 더 가야 할 칸 수입니다.
term-points = 점수, 점
about-points = 점수는 지금까지 이긴 게임의 값을 합친 것입니다.
term-cube = 큐브, 더블링 큐브
about-cube = 더블링 큐브는 게임의 값이 몇 배가 되었는지 보여 줍니다.
term-crawford = 크로퍼드
about-crawford = 크로퍼드 게임은 누군가 매치 승리까지 1점을 남긴 바로 다음 게임이며, 아무도 더블을 할 수 없습니다.
term-match = 매치
about-match = 이 점수를 먼저 얻는 플레이어가 매치를 이깁니다.
term-double = 더블
about-double = 더블은 판돈을 두 배로 올리자는 제안입니다. 상대는 받거나, 거절하고 지금 걸린 판돈을 잃습니다.
term-take = 받기, 받거나
about-take = 더블을 받으면 두 배의 판돈으로 게임을 계속하고, 다음 더블은 받은 쪽만 할 수 있습니다.
term-drop = 거절
about-drop = 더블을 거절하면 지금 걸린 판돈만큼 잃고 게임이 끝납니다.
term-beaver = 비버
about-beaver = 비버는 더블을 받는 즉시 다시 두 배로 올리는 것입니다.
term-resign = 기권
about-resign = 기권은 게임을 지겠다는 제안이며, 상대는 거절할 수 있습니다.
term-bar = 바에, 바의
about-bar = 바는 잡힌 말이 다시 들어가기를 기다리는 곳입니다.

## What the seats are called

white = 백
black = 흑
