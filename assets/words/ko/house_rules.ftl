## Values of several rules

on = 켬
off = 끔
yes = 예
no = 아니요
points = { $count }점

## The values of a rule in one line

standard = 표준: { $default }.
standard-or = 표준: { $default }. 다른 값: { $others }.
or-more = { $min } 이상
from-to = { $min }–{ $max }
values-from-to = { $min }–{ $largest }

## The whole numbers that are allowed, beside the field for one

range = { $min }–{ $largest }

## Why rules are refused

unknown-rule = “{ $key }”: 없는 하우스 룰입니다(있는 것: { $known })
unknown-value = 하우스 룰 “{ $key }”: “{ $value }” 값은 쓸 수 없습니다(쓸 수 있는 값: { $may-be })

not-jacoby-in-match = 자코비 규칙은 매치가 아닌 단판에서만 씁니다
not-beavers-in-match = 비버는 매치가 아닌 단판에서만 씁니다
not-automatic-doubles-in-match = 자동 더블은 매치가 아닌 단판에서만 씁니다

## The house rules of backgammon, with what they do

backgammon-match-length = 매치 길이
backgammon-match-length-explained = 단판이거나, 누군가 이 점수를 얻을 때까지 여러 게임을 합니다.
backgammon-doubling-cube = 더블링 큐브
backgammon-doubling-cube-explained = 쓰지 않으면 판돈은 1점 그대로이고, 개먼과 백개먼은 여전히 두 배와 세 배입니다.
backgammon-crawford = 크로퍼드 규칙
backgammon-crawford-explained = 매치에서: 누군가 처음으로 승리까지 1점을 남기면, 더블 없이 한 게임을 합니다.
backgammon-jacoby = 자코비 규칙
backgammon-jacoby-explained = 누군가 더블을 받은 뒤에만 개먼과 백개먼을 인정합니다. 단판용입니다.
backgammon-beavers = 비버
backgammon-beavers-explained = 더블을 받는 사람이 즉시 다시 두 배로 올리고 큐브를 가질 수 있습니다. 단판용입니다.
backgammon-automatic-doubles = 자동 더블
backgammon-automatic-doubles-explained = 선공을 정할 때 처음 같은 눈이 나오면 판돈이 두 배가 됩니다. 한 번뿐이며 단판용입니다.
backgammon-bar-counts = 바도 백개먼으로 인정
backgammon-bar-counts-explained = 승자의 홈 보드에 있는 말처럼, 바에 있는 말도 세 배 패배가 되는지 정합니다.
backgammon-drop-pays = 더블 거절의 값
backgammon-drop-pays-explained = 거절한 사람이 잃는 것입니다. 두 값은 리더블 뒤에만 다릅니다.

backgammon-single-game = 단판
backgammon-drop-pays-current-stake = 제안 전의 판돈
backgammon-drop-pays-one-point = 1점

## The house rules of Tabula, with what they do

tabula-exact-bearing-off = 정확한 눈으로 빼내기
tabula-exact-bearing-off-explained = 정확한 눈으로만 빼냅니다. 끔: 가장 뒤에 있는 말은 더 큰 눈으로도 빼냅니다.
tabula-gather = 모은 뒤 빼내기
tabula-gather-explained = 남은 말이 모두 마지막 사분면에 있어야 빼낼 수 있습니다. 끔: 바에 말이 있을 때만 금지됩니다.
tabula-lock-second-half = 후반부 잠금
tabula-lock-second-half-explained = 손에 말이 남아 있는 동안에는 13번부터 그 너머에 내려앉을 수 없습니다.
tabula-none-off-points = 상대가 하나도 못 빼냈을 때의 승리
tabula-none-off-points-explained = 진 사람이 말을 하나도 빼내지 못했을 때 승리의 값입니다.
tabula-partly-playable = 다 쓸 수 없는 주사위
tabula-partly-playable-explained = 쓸 수 있는 주사위를 최대한 쓰거나, 아무 순서로 쓰다가 나머지를 쓸 수 없으면 멈춥니다.
tabula-setup = 시작 배치
tabula-setup-explained = 모든 말을 손에 들고 시작하거나, 황제 제논이 2-5-6을 써야 했던 자리에서 시작합니다.

tabula-partly-playable-most-dice = 주사위를 최대한 많이
tabula-partly-playable-any-order = 쓸 수 없을 때까지 아무 순서로
tabula-set-up-all-in-hand = 모두 손에
tabula-set-up-zeno = 제논의 포지션

## The house rules of the Royal Game of Ur, with what they do

ur-play = 길이
ur-play-explained = 한 사람이 산가지 21개를 모두 가질 때까지 여러 게임을 하거나, 모은 판돈을 걸고 한 게임을 합니다.
ur-opening = 시작 방식
ur-opening-explained = 민무늬 셋이 나올 때까지 둘 다 잠겨 있거나, 아무도 잠기지 않고 1에서 3까지 어느 눈으로든 말이 들어갑니다.
ur-reward = 로제트의 보상
ur-reward-explained = 로제트에 내려앉은 말이 얻는 것입니다. 한 번 더 굴리기라면, 마지막 로제트의 말은 먼저 도착할 수 있습니다.
ur-safe-rosettes = 안전한 로제트
ur-safe-rosettes-explained = 로제트에 있는 상대 말은 그 칸을 막으며 잡히지 않습니다.
ur-three-blanks = 잠기지 않았을 때의 민무늬 셋
ur-three-blanks-explained = 차례를 잃거나, 출발점의 말 하나가 문에 들어가고 다시 굴립니다.
ur-river-first = 강의 말 먼저
ur-river-first-explained = 강에 있는 말이 나온 눈으로 들어갈 수 있으면 반드시 들어가야 합니다.
ur-next-starter = 다음 게임의 선공
ur-next-starter-explained = 삼각 주사위로 정하거나, 지난 게임의 후공, 패자, 승자가 시작합니다.
ur-stake = 판돈
ur-stake-explained = 각 플레이어가 모은 판돈에 내는 동전 수입니다.

ur-opening-release = 민무늬 셋으로 첫 말이 들어감
ur-opening-free = 어느 눈으로든 말이 들어감
ur-reward-free-move = 1, 2, 3, 5칸 자유 이동
ur-reward-another-throw = 한 번 더 굴리기
ur-reward-none = 없음
ur-three-blanks-nothing = 차례를 잃음
ur-three-blanks-gate = 말 하나가 문으로
ur-next-starter-lots = 삼각 주사위로 결정
ur-next-starter-alternate = 번갈아
ur-next-starter-loser = 패자
ur-next-starter-winner = 승자
ur-play-set = 산가지 21개를 걸고 여러 게임
ur-play-single = 단판

## The house rules of Tablero de Jesus, with what they do

jesus-stake = 판돈
jesus-stake-explained = 각 플레이어가 가져오는 동전 수입니다.
jesus-claiming = 차지하기
jesus-claiming-explained = 주사위를 받은 사람이 굴리지 않고 줄을 차지할 수 있는 때입니다.
jesus-several-runs = 여러 줄이 있을 때
jesus-several-runs-explained = 보드에 줄이 둘 이상 있을 때 가져가는 사람이 얻는 것입니다.
jesus-eighth-coin = 여덟째 동전
jesus-eighth-coin-explained = 동전 일곱 개로 한 줄을 만들면, 다시 채우기 전에 상대 주머니에서 동전 하나를 더 얻습니다.
jesus-coins-left = 보드에 남은 동전
jesus-coins-left-explained = 끝났을 때 보드에 있는 동전을 누가 갖는지 정합니다.

jesus-several-runs-all = 모두 가져감
jesus-several-runs-one = 하나를 골라 가져감
jesus-claiming-after-surrender = 상대가 주사위를 잃은 뒤
jesus-claiming-every-receipt = 주사위를 받을 때마다
jesus-claiming-never = 없음: 먼저 굴림
jesus-coins-left-winner = 승자
jesus-coins-left-nobody = 아무도 갖지 않음

## The house rules of Tablero di Berona, with what they do

berona-series = 시리즈
berona-series-explained = 한 게임만 하거나, 여러 게임을 합산합니다.
berona-stake = 고정 판돈
berona-stake-explained = 고정 판돈일 때 진 사람이 내는 동전 수입니다. 다른 시리즈에서는 효과가 없습니다.
berona-use-both-dice = 두 주사위를 다 써야 함
berona-use-both-dice-explained = 두 주사위를 모두 쓰는 방법이 없을 때만 막힘이 허용됩니다.
berona-return-from = 토큰을 회수하는 곳
berona-return-from-explained = 같은 눈이 나왔을 때 회수할 토큰이 있을 수 있는 곳입니다.
berona-after-draw = 무승부 뒤
berona-after-draw-explained = 무승부 다음 게임을 누가 시작하는지 정합니다.

berona-return-from-any-stack = 모든 탑
berona-return-from-own-home-row = 내 홈 칸
berona-series-single = 단판
berona-series-ledger = 누적 점수: 승자가 점수 차를 더함
berona-series-fixed-stake = 고정 판돈: 미리 약속한 만큼 패자가 냄
berona-series-difference = 점수 차: 패자가 1점에 동전 하나를 냄
berona-after-draw-random = 큰 눈이 나온 사람
berona-after-draw-same-player = 비긴 게임을 시작한 사람
