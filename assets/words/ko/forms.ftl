## Who plays

opponent = 상대
a-person = 사람
two-people-share = 두 사람이 이 화면을 함께 씁니다.
strength = 실력 { $rank }/{ $count }. { $character }
you-play = 내 자리
watch = 관전
name-of-seat = { $seat }의 이름
optional-name-of-seat = 이름(선택): { $seat }
your-name = 내 이름
optional-name = 이름(선택)

## The server for games with a friend

server = 서버
about-server = 두 프로그램은 Tesserae 서버(tesserae-room)에서 만납니다. 공개 서버는 없습니다. 직접 서버를 열거나 친구에게 서버 주소를 물어보세요.

## House rules

house-rules =
    { $count ->
        [0] 하우스 룰: 표준
       *[other] 하우스 룰: { $count }개 변경
    }
reset-rules = 표준 규칙으로 되돌리기
rule-and-value = { $rule }: { $value }
rule-is = { $rule }: { $value }.

## Where throws come from

dice = 주사위
dice-on-table = 주사위: 테이블에서
dice-by-hand = 주사위: 직접 입력
dice-by-computer = 주사위: 컴퓨터가 뽑음
on-table = 테이블에서 굴리기
by-hand = 진짜 주사위를 직접 입력
by-computer = 컴퓨터가 뽑기
about-table = 가상 주사위를 굴립니다. 테이블 위에 멈춘 모습이 그대로 결과가 됩니다.
about-hand = 진짜 주사위를 굴리고 나온 눈을 여기에 입력합니다.
about-computer = 주사위를 굴리지 않고 난수 생성기가 눈을 뽑으며, 그 시드는 게임과 함께 저장됩니다.

## The clock

clock = 시계
no-clock = 없음
sudden-death = 서든 데스
delay = 지연
increment = 추가 시간
about-no-clock = 누구나 원하는 만큼 생각합니다.
about-sudden-death = 전체에 쓸 시간이 정해져 있습니다. 시간이 다 되면 집니다.
about-delay = 대부분의 백개먼 시계처럼 차례마다 지연 시간이 지난 뒤에야 시간이 흐릅니다. 시간이 다 되면 집니다.
about-increment = 차례를 마칠 때마다 남은 시간에 더해집니다. 시간이 다 되면 집니다.
seconds-of-delay = 차례마다 지연(초)
seconds-of-increment = 차례 뒤 추가(초)
minutes-each = 한 사람당 시간(분)

## What is chosen, in a few words

without-clock = 없음
with-sudden-death = 각 { $minutes }분
with-delay = 각 { $minutes }분, 지연 { $seconds }초
with-increment = 각 { $minutes }분, 차례마다 { $seconds }초 추가
two-people = 이 화면에서 두 사람
you-against = 나 대 { $bot }
bots = { $bot } 대 { $other-bot }
changed-rules =
    { $count ->
        [0] 표준 규칙
       *[other] 규칙 { $count }개 변경
    }
standard-rules = 표준 규칙.
