## A button with its key, under the pointer

with-key = { $name } ({ $key })

## What is written on keys that have no letter

space = 스페이스
tab = Tab
enter = Enter
enter-on-number-pad = 숫자 패드 Enter
escape = Esc
backspace = 백스페이스
left = 왼쪽
right = 오른쪽
up = 위
down = 아래
home = Home
end = End
page-up = Page Up
page-down = Page Down

## What keys do while a game is played

does-throw = 주사위 굴리기
does-next-place = 다음 말이나 갈 곳; Shift와 함께: 이전
does-west = 커서 왼쪽으로
does-east = 커서 오른쪽으로
does-north = 커서 위로
does-south = 커서 아래로
does-pick-up = 말 집기 또는 놓기
does-quick-move = 첫째 주사위로 빠른 이동
does-swap = 빠른 이동의 주사위 순서 바꾸기
does-leave = 말 도로 놓기, 패널 닫기, 조언 숨기기, 메뉴 열기
does-point = 다른 기기의 친구와 할 때: 커서가 있는 곳 가리키기
does-undo = 되돌리기
does-choices = 나머지 버튼, 순서대로
does-from-south = 첫째 플레이어 쪽에서 보기
does-from-north = 둘째 플레이어 쪽에서 보기
does-from-above = 위에서 보기
does-closer = 주사위 가까이 보기; 다시: 커서가 있는 곳; 다시: 돌아가기
does-log = 수순
does-help = 규칙
does-friend = 다른 기기의 친구; A와 X: 요청에 답하기
does-picture = 포지션 그림
does-hint = 힌트; 다시: 더 보기
does-odds = 확률

## What they do in lessons and puzzles

does-lesson-back = 레슨: 뒤로; 퍼즐: 다시 풀기
does-lesson-next = 레슨: 다음 또는 건너뛰기; 퍼즐: 다음
does-show-best = 답한 뒤: 더 좋은 수 보기
does-show-played = 답한 뒤: 내가 둔 수 보기
does-puzzle-link = 퍼즐: 링크 복사(브라우저에서)

## What they do where the faces of real dice are entered

does-faces = 주사위의 눈; 삼각 주사위는 0 또는 1
does-take-back = 마지막 눈 지우기
does-confirm = 눈 확인

## What they do in a replay

does-replay-first = 첫 수
does-replay-back = 이전 수; 다시 보기 열기
does-replay-forward = 다음 수
does-replay-last = 마지막 수
does-replay-play = 재생 또는 멈춤; Esc: 게임으로 돌아가기

## Keys in menus and panels, and what they do

enter-or-space = Enter, 스페이스
arrows-and-pages = 위, 아래, Page Up, Page Down
left-or-right = 왼쪽, 오른쪽
does-next-button = 다음 버튼이나 글; Shift와 함께: 이전
does-press = 버튼 누르기
does-scroll = 틀 안의 글 스크롤
does-decision = 분석 그래프에서: 이전과 다음 결정
does-full-screen = 전체 화면, 그리고 돌아가기; 테이블에서도

## Gestures of the mouse and the fingers, and what they do

drag = 끌기 또는 두 번에 나눠 클릭
double-click = 두 번 클릭
click-dice = 주사위 클릭
drag-dice = 주사위 끌기
hold-still = 길게 누르기
right-click = 오른쪽 클릭, 손가락으로 길게 누르기
right-button = 오른쪽 버튼, 두 손가락
shift-right-button = Shift와 오른쪽 버튼
wheel = 휠, 두 손가락 벌리기
does-move = 말 옮기기
does-quick-move-if-on = 첫째 주사위로 빠른 이동(켠 경우)
does-swap-thrown = 굴린 뒤: 빠른 이동의 순서 바꾸기
does-shake = 굴리기 전: 흔들어 굴리기
does-look-closer = 굴린 뒤 주사위, 큐브, 또는 한 곳을 가까이 보기
does-point-there = 다른 기기의 친구와 할 때: 가리키기
does-turn-camera = 카메라 돌리기
does-move-camera = 카메라 옮기기
does-zoom = 확대와 축소
