## The first page

about = 컴퓨터, 옆에 앉은 사람, 멀리 있는 친구와 함께하는 다섯 가지 주사위 보드게임
saved-games = 저장한 게임
statistics = 통계
settings = 설정
rules = 규칙
join-by-link = 링크로 참가
quit = 종료
resume-since = 이어 하기: { $saved }, { $when }
resume = 이어 하기: { $saved }
go-on-waiting = 계속 기다리기: { $game }
start-here = 여기서 시작

## The page of a game

first-moves = 첫수
position-editor = 포지션 편집기
puzzle-of-the-day = 오늘의 퍼즐
puzzles = 퍼즐
puzzles-solved = 퍼즐: { $tried }개 중 { $solved }개 해결
mistakes-due = 실수 복습: { $count }개
mistakes-later =
    { $count ->
        [1] 실수 복습: 내일
       *[other] 실수 복습: { $count }일 뒤
    }
own-mistakes = 분석한 게임에서 내가 한 실수를 퍼즐로 풀어 봅니다.
play = 게임 시작
play-with-friend = 친구와 게임하기
by-link = 각자의 기기에서, 링크로.
clock = 시계: { $clock }

## The first moves of backgammon

all-throws = 모든 주사위 눈
about-first-moves = 나올 수 있는 눈마다 가장 좋은 첫수와, 다른 수의 손실 점수입니다. 눈을 고르면 응수가 나옵니다. 같은 눈으로 시작하는 것은 같은 눈이 나온 뒤 두 주사위를 모두 다시 굴리는 경우뿐입니다.
replies = { $throw }: { $turn }에 대한 응수

## While the table is set, while it plays by itself, and before a kiosk’s game ends

setting-the-table = 테이블을 차리는 중…
press-to-play = 아무것이나 눌러 시작하세요.
game-ends = 계속하려면 아무 데나 누르세요. 이 게임은 { $seconds }초 뒤에 끝납니다.
