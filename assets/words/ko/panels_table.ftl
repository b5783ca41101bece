## The menu of the game

to-game = 계속
main-menu = 메인 메뉴
settings = 설정
saved-games = 저장한 게임
dice-statistics = 주사위 통계
statistics = 통계
moves = 수순
analysis = 분석
edit-position = 이 포지션 편집
saved-automatically = 게임은 자동으로 저장됩니다.
send-by-link = 링크로 보내기: { $name }
about-sending = 상대의 기기에서 이 게임을 여는 링크를 만듭니다.
go-on-live = 실시간으로 이어 하기: { $name }
about-going-live = 지금의 게임 그대로 방을 열고, 상대를 위한 링크를 만듭니다.

## Resigning

resign = 기권
resign-maybe = 기권…
resign-so = { $resignation }…
cancel = 취소
you-lose = { $other } 쪽이 수락하면 게임을 집니다.
loses = { $other } 쪽이 수락하면 { $name } 쪽이 게임을 집니다.
you-lose-to-other = 상대가 수락하면 게임을 집니다.

## Copying

copy-to-clipboard = 클립보드에 복사
position = 포지션
record = 기보
copied = { $what }: 복사함.
not-copied = { $what }: { $why }.
link-to-position = 이 포지션의 링크
picture-of-position = 이 포지션의 그림

## The moves

no-moves = 아직 둔 수가 없습니다.
replay = 다시 보기
show-earlier = 이전 { $count }개 보기
rethrown = 다시 굴림
cocked-rethrown = 비스듬히 걸린 주사위를 다시 굴렸습니다.
go-to-move = { $number }번째 수로 가기

## Pictures

picture = 그림
as-seen = 보이는 그대로
about-as-seen = 지금 보는 자리에서 본 테이블이며, 버튼은 없습니다. 그동안 패널이 닫힙니다.
save-png = PNG로 저장
copy = 복사
share = 공유
position-of = { $game }, 포지션 { $number }
film = 동영상
about-film = 어디서나 볼 수 있는 움직이는 GIF입니다. 이 포지션 앞의 차례나 게임 전체를 보여 줍니다. 긴 게임은 차례마다 그림이 하나입니다.
film-of-turn = 이 차례의 동영상
film-of-game = 게임의 동영상
film-is-taken = 동영상의 { $percent }%를 만들었습니다.
film-is-ready = 동영상을 만들었습니다: { $size } MB.
save-gif = GIF로 저장
flat-diagram = 평면 도표
about-diagram = 책에서처럼 위에서 본 보드와 자리 번호입니다. 어떤 크기에서도 선명합니다.
no-diagram = 있을 수 없는 포지션에는 도표가 없습니다.
save-svg = SVG로 저장
address-of-picture = 이 그림의 주소
html-for-page = 다른 페이지용 HTML

## The rulebook

open-as-text = 텍스트로 열기
standard-rules = 이 게임은 표준 규칙입니다.
rules-of-game = 이 게임의 하우스 룰: { $rules }.
in-this-game = 이 게임에서는: { $value }

## The position editor

undo = 되돌리기
empty-board = 보드 비우기
start = 시작 배치
back = 뒤로
hint = 힌트
odds = 확률
play-from-here = 여기서부터 두기
as-text = 텍스트: 어떤 형식이든 여기에 붙여 넣거나 끌어다 놓으세요
position-as-text = 포지션 텍스트
position-panel = 포지션…

## The dice of the game

this-game = 이 게임
all-games = 모든 게임
dice = 주사위
lots = 삼각 주사위
no-dice-yet = 아직 주사위를 굴리지 않았습니다.
expected = 기댓값
about-expected = 각 눈이 나올 것으로 예상되는 횟수.
too-few = 지금까지 { $count }번: 검정하기에는 너무 적습니다.
chi-squared =
    지금까지 { $count }번. 카이제곱 값은 { $deviation }입니다. 공정한 주사위가 적어도 이만큼 고르지 않은 경우는 이 길이의 게임 100번 중 { $percent ->
        [0] 1번 미만입니다.
       *[other] 약 { $percent }번입니다.
    } { $evenness ->
        [normal] 정상입니다.
        [uneven] 조금 고르지 않은 편으로, 스무 게임에 한 번은 이렇습니다.
       *[rare] 드물지만 일어나는 일입니다.
    }
all-proven =
    { $count ->
        [1] 이 게임의 합의된 굴림을 확인했고, 증명되었습니다.
       *[other] 이 게임의 합의된 굴림 { $count }개를 모두 확인했고, 증명되었습니다.
    }
not-proven = 이 게임의 합의된 굴림 { $count }개 중 { $doubtful }개가 증명되지 않았습니다. 첫 번째: { $faces }: { $verdict }.
why-fair = 주사위가 공정한 까닭
fair-by-hand = 진짜 주사위를 굴리고 눈을 입력합니다. 위의 횟수가 우리가 아는 전부입니다.
fair-by-computer = 난수 생성기가 모든 눈을 같은 확률로 뽑습니다. 시드가 게임과 함께 저장되므로 나중에 모든 굴림을 확인할 수 있습니다.
fair-by-agreement = 굴릴 때마다 양쪽 테이블이 미리 확약해 둔 비밀 값을 하나씩 냅니다. 눈은 두 값으로 정해지므로 어느 플레이어도, 방도 눈을 고르거나 미리 알 수 없습니다. 증명은 게임과 함께 저장됩니다.
fair-on-table = 아무 눈도 없는 주사위가 어떻게 구르고 어느 면으로 멈추는지는 물리 법칙이 정합니다. 어느 면에 어느 눈이 있는지는 손을 떠나기 직전에, 모든 방향에 같은 확률로 뽑습니다. 그래서 아무리 능숙하게 굴려도 모든 눈의 확률은 정확히 같습니다. 비스듬히 걸린 주사위는 같은 방법으로 다시 굴립니다.
thrown-elsewhere = 이 기기에서 굴리는 사람: { $name }. 다른 기기에서 굴린 사람: { $away }. 그 굴림은 링크로 전해져 여기에 집계되지만, 여기서는 아무도 주사위가 구르는 것을 보지 못했습니다.
