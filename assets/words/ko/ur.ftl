## Why an action is refused

turn-complete = 나온 눈을 다 썼습니다. 차례를 마치세요.
reward-open = 먼저 로제트의 자유 이동을 하거나, 하지 않기로 하세요.
home-or-stay = 먼저 그 말을 도착시키거나 로제트에 그대로 두세요.
no-reward = 하지 않기로 할 로제트의 자유 이동이 없습니다.
one-target = 말은 한 번에 갈 칸까지 갑니다.
not-a-place = 거기서는 움직일 수 있는 말이 없습니다.
already-home = 그 말은 이미 도착했습니다.
not-yours = 내 말이 아닙니다.
no-piece = 거기에는 내 말이 없습니다.
locked = 민무늬 셋이 나와야 첫 말이 들어갑니다.
blanks = 민무늬 셋으로는 아무것도 움직이지 않습니다.
not-the-throw = 나온 눈은 { $value }입니다. 말은 정확히 { $value }칸을 갑니다.
not-a-free-length = 자유 이동은 1, 2, 3, 5칸입니다.
never-enters = 말은 1, 2, 3의 눈으로 들어가며, 5로는 들어갈 수 없습니다.
only-home = 이제는 마지막 로제트의 말만, 그것도 도착점으로만 갈 수 있습니다. 로제트 덕분에 한 번 더 굴릴 기회도 얻었습니다.
overshoot = 길은 그 전에 끝납니다. 말은 마지막 로제트에서 정확히 1로 도착합니다.
wrong-direction = 말은 길을 따라 앞으로만 갑니다.
not-on-route = 내 말은 그 칸을 지나지 않습니다.
wrong-target = 지금 그 말은 거기로 갈 수 없습니다.
own-piece = 막힘: { $square }번 칸에 내 말이 있습니다.
safe-rosette = 막힘: { $square }번 로제트에 있는 상대의 말은 안전합니다.
river-first = 강에 있는 내 말이 먼저 들어가야 합니다.

## What has happened

equal-throws = 같은 눈: 둘 다 다시 굴립니다.
higher-throw-begins = 큰 눈이 나온 쪽이 시작합니다.
first-piece-let-in = 민무늬 셋으로 첫 말이 들어가고, 한 번 더 굴립니다.
piece-let-in = 민무늬 셋으로 말 하나가 들어가고, 한 번 더 굴립니다.
no-free-move-possible = 로제트로 자유 이동을 얻었지만, 움직일 수 있는 말이 없습니다.
loser-begins = 지난 게임의 패자가 시작합니다.
begin-in-turn = 번갈아 시작합니다.

## How a game has ended

all-home = 말 일곱 개가 모두 도착
all-home-before-one = 상대가 들어오기 전에 모두 도착

## Places

the-start = 출발점
    .from = 출발점에서
    .to = 출발점으로
the-river = 강
    .from = 강에서
    .to = 강으로
home = 도착점
    .from = 도착점에서
    .to = 도착점으로
the-stock = 공용 산가지
    .from = 공용 산가지에서
    .to = 공용 산가지로
tallies-of =
    { $seat ->
        [Blue] 파랑의 산가지
       *[Ivory] 상아의 산가지
    }
    .from =
        { $seat ->
            [Blue] 파랑의 산가지에서
           *[Ivory] 상아의 산가지에서
        }
    .to =
        { $seat ->
            [Blue] 파랑의 산가지로
           *[Ivory] 상아의 산가지로
        }
rosette = { $square }번 로제트
    .from = { $square }번 로제트에서
    .to = { $square }번 로제트로
square = { $square }번 칸
    .from = { $square }번 칸에서
    .to = { $square }번 칸으로

## What the button of a step says

enter-piece = 말을 { TO($to) } 들여보내기{ $hits ->
        [0] {""}
       *[other] (히트)
    }
enter-from-river = 강의 말을 { TO($to) } 들여보내기{ $hits ->
        [0] {""}
       *[other] (히트)
    }
bring-home = { $from }의 말 도착시키기
move-piece = 말을 { FROM($from) } { TO($to) } 옮기기{ $hits ->
        [0] {""}
       *[other] (히트)
    }

## What the button of a choice says

throw-again = 다시 굴리기
stay-on-rosette = 로제트에 머물기
no-free-move = 자유 이동 안 하기

## What was chosen, inside of a sentence

does-stay-on-rosette = 로제트에 머물기
does-no-free-move = 자유 이동 안 하기

## What is asked of whom, and the end of a game

throw-for-first-turn =
    { $name ->
        [you] 내 차례: 선공을 정합니다. 삼각 주사위를 굴리세요.
       *[other] { $name } 차례: 선공을 정합니다. 삼각 주사위를 굴리세요.
    } { $other ->
        [you] 다음은 내가 굴리고, 큰 눈이 나온 쪽이 시작합니다.
       *[other] 다음은 { $other } 차례이고, 큰 눈이 나온 쪽이 시작합니다.
    }
throw-against =
    { $name ->
        [you] 내 차례: 선공을 정합니다. 삼각 주사위를 굴리세요.
       *[other] { $name } 차례: 선공을 정합니다. 삼각 주사위를 굴리세요.
    } { $other ->
        [you] 내 쪽에서 나온 눈은 { $value }입니다.
       *[other] { $other } 쪽에서 나온 눈은 { $value }입니다.
    }
throw-lots =
    { $name ->
        [you] 내 차례: 삼각 주사위를 굴리세요.
       *[other] { $name } 차례: 삼각 주사위를 굴리세요.
    }
throw-lots-locked =
    { $name ->
        [you] 내 차례: 삼각 주사위를 굴리세요. 민무늬 셋이 나오면 첫 말이 들어갑니다.
       *[other] { $name } 차례: 삼각 주사위를 굴리세요. 민무늬 셋이 나오면 첫 말이 들어갑니다.
    }
play-from-river =
    { $name ->
        [you] 내 차례: { $value }의 눈으로 강의 말을 들여보내세요.
       *[other] { $name } 차례: { $value }의 눈으로 강의 말을 들여보내세요.
    }
play =
    { $name ->
        [you] 내 차례: 말 하나를 { $value }칸 옮기세요.
       *[other] { $name } 차례: 말 하나를 { $value }칸 옮기세요.
    }
stuck-locked =
    { $name ->
        [you] { $ends ->
            [0] 차례를 마치세요.
           *[other] 내 차례가 끝납니다.
        }
       *[other] { $ends ->
            [0] { $name }: 차례를 마치세요.
           *[other] { $name }: 차례가 끝납니다.
        }
    } 나온 눈은 { $value }입니다. 민무늬 셋이 나와야 첫 말이 들어갑니다.
stuck-with-blanks =
    { $name ->
        [you] { $ends ->
            [0] 차례를 마치세요.
           *[other] 내 차례가 끝납니다.
        }
       *[other] { $ends ->
            [0] { $name }: 차례를 마치세요.
           *[other] { $name }: 차례가 끝납니다.
        }
    } 민무늬 셋으로는 아무것도 움직이지 않습니다.
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
    } 나온 눈은 { $value }인데, 그만큼 갈 수 있는 말이 없습니다.
make-free-move =
    { $name ->
        [you] 내 차례: 로제트의 자유 이동으로 아무 말이나 1, 2, 3, 5칸 중 하나만큼 옮기거나, 하지 않기로 하세요.
       *[other] { $name } 차례: 로제트의 자유 이동으로 아무 말이나 1, 2, 3, 5칸 중 하나만큼 옮기거나, 하지 않기로 하세요.
    }{ $home ->
        [0] {""}
       *[other] {" "}마지막 로제트의 말은 1로 도착합니다.
    }
go-home-or-stay =
    { $name ->
        [you] 내 차례: 그 말을 도착시키거나 로제트에 그대로 두세요. 어느 쪽이든 다시 굴립니다.
       *[other] { $name } 차례: 그 말을 도착시키거나 로제트에 그대로 두세요. 어느 쪽이든 다시 굴립니다.
    }
rosette-throws-again =
    { $name ->
        [you] 내 차례: 한 번 더 굴리세요. 로제트에서는 한 번 더 굴립니다.
       *[other] { $name } 차례: 한 번 더 굴리세요. 로제트에서는 한 번 더 굴립니다.
    }
won-game =
    { $name ->
        [you] 이겼습니다:
       *[other] { $name } 승리:
    } { $unit ->
        [tally] 산가지 { $count }개
       *[point] { $count }점
    }. 다음 게임이 이어집니다.
won-all-tallies =
    { $name ->
        [you] 산가지 21개를 모두 모아 이겼습니다. 모은 판돈인 동전 { $pool }개를 갖습니다.
       *[other] { $name } 승리: 산가지 21개를 모두 모으고, 모은 판돈인 동전 { $pool }개를 갖습니다.
    }
won-pool =
    { $name ->
        [you] 이겼습니다:
       *[other] { $name } 승리:
    } { $unit ->
        [tally] 산가지 { $count }개
       *[point] { $count }점
    }. { $name ->
        [you] 모은 판돈인 동전 { $pool }개를 갖습니다.
       *[other] 승자가 모은 판돈인 동전 { $pool }개를 갖습니다.
    }

## The score panel

at-home = 도착
at-start = 출발점
in-river = 강
tallies = 산가지
stock = 공용
stake-pool = 모은 판돈

## What is known of the game without playing it

title = 우르의 게임
tagline = 함께 쓰는 길로 말 일곱 개를 먼저 도착시키는 경주
goal = 말 일곱 개를 모두 보드를 돌아 먼저 도착시키면 이깁니다. 진 사람은 남은 말만큼 산가지를 냅니다.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-home = 도착
about-home = 도착한 말은 길을 다 간 말입니다. 일곱 개가 도착하면 게임을 이깁니다.
term-start = 출발점
about-start = 출발점의 말은 아직 들어오지 않은 말입니다. 진 사람은 거기 남은 말 하나마다 산가지 셋을 냅니다.
term-river = 강, 강의
about-river = 강의 말은 잡혀서 다시 들어가기를 기다리는 말입니다. 진 사람은 거기 남은 말 하나마다 산가지 둘을 냅니다.
term-board = 보드
about-board = 진 사람은 보드에 남은 말 하나마다 산가지 하나를 냅니다.
term-tallies = 산가지
about-tallies = 산가지는 게임에서 얻은 값을 셉니다. 21개를 모두 가진 사람이 세트를 이깁니다.
term-stock = 공용, 공용 산가지
about-stock = 공용 산가지는 아직 아무도 따지 않은 산가지입니다.
term-stake = 판돈, 모은 판돈
about-stake = 모은 판돈은 두 플레이어가 낸 동전이며, 마지막에 이긴 사람이 갖습니다.
term-free = 자유 이동
about-free = 로제트에 내려앉은 말은 자유 이동을 얻습니다. 아무 말이나 1, 2, 3, 5칸을 갑니다.
term-rosette = 로제트
about-rosette = 로제트는 꽃이 있는 칸이며, 보통 규칙에서는 자유 이동을 줍니다.
term-square = 번 칸
about-square = 가운데 줄의 칸은 1에서 8, 파랑 쪽은 A에서 F, 상아 쪽은 a에서 f입니다.
term-lots = 삼각 주사위
about-lots = 삼각 주사위는 표시된 꼭짓점이 위로 오면 1이고, 셋을 더한 것이 나온 눈입니다.

## Its ready-made starts

quick-game = 빠른 게임
about-quick-game = 어느 눈으로든 말이 들어가고, 로제트에서는 한 번 더 굴리며 안전하고, 한 게임으로 승부가 납니다.
play-quick-game = 빠른 게임 하기

## What the seats are called

blue = 파랑
ivory = 상아
