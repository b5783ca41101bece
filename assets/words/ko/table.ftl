## For screen readers: who plays what; throws; choices and moves

introduced =
    { $title }: { $first ->
        [you] 나
       *[other] { $first }
    } 대 { $second ->
        [you] 나
       *[other] { $second }
    }.
each-throws =
    { $first ->
        [you] 내 주사위 { $one }
       *[other] { $first }의 주사위 { $one }
    }, { $second ->
        [you] 내 주사위 { $another }
       *[other] { $second }의 주사위 { $another }
    }.
throws =
    { $name ->
        [you] 내 주사위: { $dice }.
       *[other] { $name }의 주사위: { $dice }.
    }
played =
    { $name ->
        [you] 나: { $what }.
       *[other] { $name }: { $what }.
    }

## Where dice of the players are entered

what-first-thrown =
    { $name ->
        [you] 주사위를 하나씩 굴리세요. 내 주사위에서 나온 눈은?
       *[other] 주사위를 하나씩 굴리세요. { $name }의 주사위에서 나온 눈은?
    }
what-thrown =
    { $name ->
        [you] 내 주사위에서 나온 눈은?
       *[other] { $name }의 주사위에서 나온 눈은?
    }

entered =
    주사위를 굴리고 눈을 입력하세요: { $number }/{ $count }
are-these-your-dice = 이 주사위 눈이 맞나요?
confirm = 확인
remove = 지우기

## Whoever reads, as a name in the list of players

you-as-player = 나

## On buttons of several places

back = 뒤로
close = 닫기
main-menu = 메인 메뉴
undo = 되돌리기
better = 더 좋은 수
played-turn = 둔 수
number-of-count = { $number }/{ $count }

## The prompt, where nobody here is asked for anything

is-playing = { $name } 차례가 진행 중입니다.
is-stuck = { $name }: 이번 눈으로는 움직일 수 없습니다.
cannot-play = { $name }: 둘 수 없습니다.
someones-turn = { $name } 차례.
turn-on-another-device = 다른 기기의 { $name } 차례. 게임을 보내세요.

## What has happened, below the prompt

forced-moves =
    둘 수 있는 수가 하나뿐이면, 설정의 ‘하나뿐인 수 두기’를 켜면 대신 둡니다.
cocked =
    { $die ->
        [lot] 비스듬히 걸린 삼각 주사위를 다시 굴렸습니다.
       *[die] 비스듬히 걸린 주사위를 다시 굴렸습니다.
    }
undone-to-turn = 되돌림: 내 { $number }번째 차례로. 같은 눈이 다시 나옵니다.
undone-to-answer = 되돌림: 내 대답 전으로. 같은 눈이 다시 나옵니다.
undone-to-dice = 되돌렸습니다. 같은 눈이 다시 나옵니다.

## The buttons of a turn

throw = 굴리기
hint = 힌트
i-am-here = 여기 있어요
send-to = 보내기: { $name }
play-here = 여기서 두기
about-play-here = 두 플레이어가 다시 이 기기에서 둡니다.
agree = 동의
decline = 거절
play-both-sides = 양쪽 다 두기

## The buttons above the board

your-friend = 친구
moves = 수순
rules = 규칙
dice-statistics = 주사위 통계
settings = 설정
menu = 메뉴

## The buttons at the end of a game

replay = 다시 보기
another-game = 한 게임 더
play-again = 다시 하기
analysis = 분석
send-result = 결과 보내기

## The buttons of a replay

first = 처음
previous = 이전
play = 재생
pause = 멈춤
next = 다음
last = 마지막
back-to-game = 게임으로
edit = 편집
about-edit = 이 포지션 편집

## The score and the dice

whole-score = 전체 점수
used-die = { $number }, 사용함
swap-dice = 순서 바꾸기
about-swap = 빠른 이동은 왼쪽 주사위부터 씁니다. 클릭하면 주사위가 서로 바뀝니다({ $key }).

## On the board: where dice lead and what that is worth; the order of the moves of a turn

dice-and-worth = { $faces }: { $worth }
better-number = 좋은 수 { $number }
played-number = 둔 수 { $number }
sum = = { $number }

## What a friend says, in a bubble

quoted = “{ $words }”

## A lesson

lesson-step = { $lesson } · { $number }/{ $count }
