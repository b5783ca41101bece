title = 설정
no-sound-device = 프로그램을 시작할 때 소리 장치를 찾지 못해 아무 소리도 나지 않습니다.
reset = 설정 초기화

## Sections

sound = 소리
motion = 움직임
view = 보기
gameplay = 게임 진행
with-friend = 친구와
display = 화면
keyboard = 키보드

## Sound and motion

volume = 음량
ambience = 배경음
animation-speed = 움직임 속도
reduce-motion = 움직임 줄이기
about-reduce-motion = 말과 카메라가 움직이는 과정 없이 바로 제자리로 갑니다.
vibrate = 진동
about-vibrate = 주사위가 부딪힐 때 휴대전화가 진동합니다.
turn-board = 차례마다 보드 돌리기
about-turn-board = 카메라가 차례인 플레이어 쪽으로 갑니다.
percentage = { $percent }%
at-once = 즉시
times-as-fast = { $times } ×
in-seconds = { $seconds }초

## View

view-from = 보는 자리
about-view-from = 보드의 어느 쪽이 내 앞에 놓일지 정합니다.
first-player = 첫째 플레이어
second-player = 둘째 플레이어
mirror = 보드 좌우 바꾸기
about-mirror = 왼쪽과 오른쪽을 바꾸어, 말이 반대 방향으로 돌고 반대쪽에서 빠져나갑니다.
dice = 주사위
about-dice = 주사위의 재료입니다. 우르의 게임의 삼각 주사위는 뼈나 흑단으로 되어 있습니다.
bone = 뼈
ebony = 흑단
red = 빨강
brass = 황동
cloth = 천
green = 초록
burgundy = 자주
blue = 파랑
grey = 회색
board = 보드
board-of = 보드: { $game }
about-boards = 친구와 둘 때에도 각자 고른 보드가 보입니다.
board-name =
    { $board ->
       *[backgammon] 호두나무
        [backgammon_damascus] 다마스쿠스 상감
        [backgammon_tournament] 가죽과 펠트
        [tabula] 대리석
        [tabula_wood] 새긴 호두나무
        [ur] 조개와 청금석
        [ur_limestone] 석회암과 잉크
        [jesus] 참나무와 올리브나무
        [jesus_chest] 그림 있는 상자 뚜껑
        [berona] 참나무
        [berona_leather] 두루마리 가죽
    }

## Gameplay

legal-moves = 가능한 수 표시
about-legal-moves = 움직일 수 있는 말과 갈 수 있는 곳을 표시합니다.
point-numbers = 자리 번호
about-point-numbers = 보드의 자리에 번호를 붙입니다. 작은 화살표는 말이 가는 방향입니다.
insights = 도움말과 분석
about-insights = 힌트, 확률, 코치, 퍼즐, 분석. 끄면 아무것도 나오지 않습니다.
coach = 코치
about-coach = 수나 더블, 그 밖의 선택으로 크게 손해 보기 전에 알려 주고 다시 고르게 합니다.
marks = 분석의 표시
about-marks = 손실이 얼마부터 ?!, ?, ?? 표시를 받는지, 게임에 걸린 값의 1,000분의 1 단위로 정합니다. 여기서는 20, 50, 100입니다. eXtreme Gammon에서는 ?와 ??가 20과 80, GNU Backgammon에서는 40, 80, 160입니다.
confirm = 차례 확인
about-confirm = 선택의 여지가 있던 차례는 ‘차례 마치기’를 눌러야 끝납니다. 그때까지 되돌릴 수 있습니다.
end-turns = 선택이 없는 차례 끝내기
about-end-turns = 나온 눈으로 둘 수 있는 수가 없거나 하나뿐이면 잠시 뒤 차례가 저절로 끝납니다.
forced-moves = 하나뿐인 수 두기
about-forced-moves = 가능한 수가 하나뿐이면 대신 둡니다.
auto-throw = 자동으로 굴리기
about-auto-throw = 달리 고를 것이 없으면 주사위를 대신 굴립니다.
quick-moves = 빠른 이동
about-quick-moves = 클릭한 말이 큰 눈으로, 막혀 있으면 다른 눈으로 움직입니다. 주사위를 클릭하면 순서가 바뀝니다.
off = 끔
double-click = 두 번 클릭
single-click = 클릭

## With a friend

letter-in-no-font = 네모로 보이는 글자는 여기 글꼴에 없는 글자입니다. 그래도 그대로 저장됩니다.
hide-hand = 상대의 손 숨기기
about-hide-hand = 친구의 수와 굴림은 보이지만, 움직이는 손은 보이지 않습니다.
notify = 내 차례 알림
about-notify = 다른 것을 보는 동안 브라우저가 알려 줍니다. 허용할지 한 번 묻습니다.

## Display

full-screen = 전체 화면
about-full-screen = 지금부터, 다음에 시작할 때도 창이 화면을 가득 채웁니다.
colours = 색
natural = 자연색
colour-blind = 색각 이상 배려
scale = UI 크기
message-duration = 메시지 표시 시간
graphics = 그래픽
automatic = 자동
low = 낮음
medium = 보통
high = 높음
automatic-level =
    { $level ->
        [low] 첫 화면들을 보고 이 기기에 맞춘 수준입니다. 지금: 낮음.
        [high] 첫 화면들을 보고 이 기기에 맞춘 수준입니다. 지금: 높음.
       *[medium] 첫 화면들을 보고 이 기기에 맞춘 수준입니다. 지금: 보통.
    }

## The list of keys

other-letters = 키보드에 로마자가 없으면, 여기 적힌 글자는 미국 키보드에서 그 자리에 있는 키입니다. 알게 되면 실제 글자를 뒤에 적습니다.
at-board = 보드에서
entering-faces = 진짜 주사위의 눈 입력
in-replay = 다시 보기에서
in-lesson = 레슨에서
in-your-turn = 내 차례에
answering = 제안에 답할 때
in-menus = 메뉴와 패널에서
mouse-and-touch = 마우스와 터치
