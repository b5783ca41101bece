## Backgammon

not-fifteen-checkers =
    { $seat ->
        [White] 백의 말이 열다섯 개가 아닙니다
       *[Black] 흑의 말이 열다섯 개가 아닙니다
    }
both-on-point = 백의 { $number }번 포인트에 두 색의 말이 있습니다(흑의 { $other }번 포인트)
both-off = 둘 다 말을 모두 빼냈을 수는 없습니다
both-shut-out = 둘 다 닫힌 홈 보드 앞에서 바에 말이 있어, 아무도 영영 움직일 수 없습니다
not-at-start = 게임은 모든 말이 시작 자리에 있는 채로 시작합니다
winner-not-off = 승자가 말을 모두 빼내지 않았습니다
all-off =
    { $seat ->
        [White] 백이 말을 모두 빼냈으므로 게임이 끝났습니다
       *[Black] 흑이 말을 모두 빼냈으므로 게임이 끝났습니다
    }
opening-names-white = 첫 굴림은 둘 다 굴리며, 백으로 적습니다
no-dice = 쓸 주사위가 없습니다
dice-lie-not = 지금은 테이블에 주사위가 없습니다
faces-of-die = 주사위의 눈은 1에서 6까지입니다
used-too-often = 주사위 하나는 한 번의 이동으로, 두 주사위가 같은 눈이면 두 번으로 다 씁니다
first-is-used-first = 같은 눈의 두 주사위는 첫째부터 씁니다
cube-missing = 더블링 큐브가 없습니다
no-cube = 이 게임에서는 더블링 큐브를 쓰지 않습니다
owned-without-double = 더블 전에는 아무도 더블링 큐브를 갖지 않습니다
owned-by-nobody = 판돈이 { $number }이면 누군가 더블링 큐브를 갖고 있어야 합니다
crawford-doubled = 크로퍼드 게임에서는 아무도 더블을 하지 않습니다
opening-doubled = 첫 굴림 전에는 아무도 더블을 하지 않습니다
too-low-score = 게임의 값이 { $number }이었는데 승자의 점수에 나타나지 않습니다
single-crawford = 단판에는 크로퍼드 게임이 없습니다
too-many-points = 이 매치에서는 아무도 { $number }점을 넘을 수 없습니다
match-over = { $number }점이면 매치가 끝납니다
not-crawford = 크로퍼드 게임일 수 없습니다
no-beaver = 답할 비버가 없습니다
bad-resignation = 기권은 판돈의 1배, 2배, 3배로 합니다
nothing-dropped = 거절된 더블이 있을 수 없습니다

## Tablero de Jesus

empty-board = 보드는 게임을 졌을 때만 빕니다
other-coins = 주머니와 보드의 동전은 모두 { $number }개인데, 두 판돈은 { $other }개입니다
no-run = 보드에 가져갈 줄이 없습니다
coins-at-end = 게임을 졌을 때는 보드에 동전이 없습니다
other-coins-at-end = 끝났을 때 주머니의 동전은 { $number }개인데, 두 판돈은 { $other }개였습니다
could-refill = 진 사람에게 동전 { $number }개가 있어 다시 채울 수 있었습니다
no-coin = 숫자 { $number }에 동전이 없습니다
several-coins = 숫자 { $number }에 동전이 둘 이상 있습니다
half-of-coins = 첫 굴림 전에는 각 플레이어가 동전의 절반을 주머니에 갖고 있습니다

## Tablero di Berona

token-before-opening = 첫 굴림 전에는 보드에 토큰이 없습니다
won-before-single = 단판에서는 전에 딴 것이 없습니다: won:0-0
too-many-tokens = { $letter }의 토큰이 { $number }개를 넘습니다

## Tabula

both-colours = { $number }번 포인트에 두 색의 말이 있습니다
not-in-hand = 첫 굴림 때는 모든 말이 손에 있습니다
no-winner = 끝났을 때는 한 플레이어가 말 열다섯 개를 빼낸 상태입니다
fifteen-off = 말 열다섯 개를 빼냈으면 게임이 끝난 것입니다
other-pieces =
    { $colour ->
        [ivory] 상아의 말이 { $other }개가 아니라 { $number }개입니다
       *[brown] 갈색의 말이 { $other }개가 아니라 { $number }개입니다
    }

## The Royal Game of Ur

too-many-pieces =
    { $side ->
        [Blue] 파랑의 말이 { $number }개를 넘습니다
       *[Ivory] 상아의 말이 { $number }개를 넘습니다
    }
both-on-square = { $square }번 칸에 두 플레이어의 말이 있습니다
both-home = 두 플레이어의 말이 모두 도착했습니다
other-tallies = 산가지가 { $other }개가 아니라 { $number }개입니다
winner-not-paid = 승자가 산가지 { $number }개를 받았어야 합니다
no-tallies = 세트는 산가지를 걸고 합니다
single-tallies = 단판에는 산가지가 없습니다
set-over = 산가지를 한 사람이 모두 가지면 세트가 끝납니다
over-without-winner = 한쪽의 말 일곱 개가 도착했을 때, 그때만 게임이 끝납니다
unknown-beginner = 삼각 주사위로 정하는 동안, 그동안만 선공을 알 수 없습니다
not-at-ur-start = 삼각 주사위로 선공을 정하는 동안에는 모든 말이 출발점에 있습니다
lots-worth = 삼각 주사위 셋의 값은 많아야 3입니다
faces-of-lot = 삼각 주사위는 0 또는 1입니다
gate-not-opened = 민무늬 셋이었다면 말 하나가 문에 들어가고 다시 굴렸을 것입니다
nothing-moved = 움직인 말이 있을 수 없습니다
nothing-earned = 로제트가 이것을 주었을 수 없습니다
other-pieces-of =
    { $side ->
        [Blue] 파랑의 말이 { $other }개가 아니라 { $number }개입니다
       *[Ivory] 상아의 말이 { $other }개가 아니라 { $number }개입니다
    }
not-on-way =
    { $side ->
        [Blue] 파랑은 { $square }번 칸을 지나지 않습니다
       *[Ivory] 상아는 { $square }번 칸을 지나지 않습니다
    }
two-on-square =
    { $side ->
        [Blue] 파랑의 말 두 개가 { $square }번 칸에 있습니다
       *[Ivory] 상아의 말 두 개가 { $square }번 칸에 있습니다
    }
no-rosette = 별표는 로제트에만 붙는데, { $square }번 칸은 로제트가 아닙니다
