## Beside the drawing of a board

cube-in-middle = 판돈 { $count }(가운데)
cube-of = 판돈 { $count }({ $name })
tabula-pieces =
    { $who }: 손에 { $count }, 바에 { $number }, 빼냄 { $off }{ $bears ->
        [0] {""}
       *[other] , 빼낼 수 있음
    }
tabula-dice = { $who }, 주사위: { $faces }
ur-side = { $who }   출발점 { $start }   강 { $river }   도착 { $home }
ur-tallies = 산가지 { $count }
ur-stock = 공용 산가지 { $count }
ur-pool = 모은 판돈 { $count }
ur-thrown = { $name }, 굴림 { $faces }, 값 { $count }
berona-reserves = 예비: { $first }(A) { $count }, { $second }(B) { $number }

## What is asked in a game, and what cannot be done

both = 둘 다
enter-faces = 주사위 눈을 입력하세요. 예: { $command }
not-in-list = 목록에 없는 번호입니다: { $found }.
type-number = 행동의 번호를 입력하세요({ $key }: 명령 목록)
with-help = { $what }({ $key }: 명령 목록)
nothing-to-offer = 지금은 제안할 것이 없습니다.
type-one-of = 다음 중 하나를 입력하세요: { $words }
comes-again = 같은 눈이 다시 나옵니다: { $faces }. Enter 키를 누르세요.
draws-throws = 이 게임에서는 프로그램이 굴림을 뽑습니다. { $option } 옵션은 진짜 주사위용입니다.
too-many-steps = 한 차례보다 깁니다: { $count }수.
not-playable = 둘 수 없습니다: “{ $found }”.
several-ways = 두는 방법이 여럿입니다: “{ $found }”. 도중에 멈추는 곳을 적으세요.
saved = 저장했습니다. 이어서 하려면: { $command }
not-saved = 게임을 저장하지 않았습니다(저장하려면 { $option }). 기보는 다음과 같습니다:
kept-damaged = { $what }. 손상된 파일의 새 이름: { $file }.

## The list of commands: what stands for a number, a file and the return key, and what each command does

a-number = 번호
a-file = 파일
return-key = Enter
help-number = 목록에서 이 번호의 행동을 합니다
help-return = 주사위를 굴리거나, 목록에 하나뿐인 행동을 합니다
help-throw = 주사위를 굴립니다. 진짜 주사위라면 눈을 입력합니다
help-turn = 한 차례의 여러 수. 이렇게도 적습니다: { $words }
help-undo = 이번 차례의 마지막 수를 되돌립니다
help-save = 게임을 파일에 씁니다. 이어서 하려면 { $command }
help-log = 지금까지의 기보
help-offers = 기권 같은 제안 목록
help-rules = 게임 규칙
help-quit = 끝내기
help-others = 그 밖의 입력은 게임 표기법으로 적은 행동으로 읽습니다.

## Turns and house rules

no-dice-yet = 테이블에 주사위가 없습니다. { $option } 옵션으로 눈 { $count }개를 주세요. 예: { $words }
no-dice-left = 쓸 주사위가 남지 않았습니다: { $prompt }
nothing-played = (없음)
turns = { $count }가지
house-rules = { $option } 하우스 룰, 표준이 먼저입니다:

## An analysis

mistake = { $name }: { $turn } { $sign } −{ $amount }
figures = 선택의 여지 { $count }, 실수율 { $rate }, { $marks }
figures-of-part = { $what }, 합계: { $figures }, 손실 { $amount }
figures-of-all = 전체: { $figures }, 손실 { $amount }
luck =
    운: 굴림 { $count }번에 { $lucky ->
        [0] −{ $amount }
       *[other] +{ $amount }
    }
turning-point = 승부처 { $number }: { $name } { $words }({ $share })

## What is wrong on the command line and in files: parts of sentences

no-language = 없는 언어입니다: “{ $found }”(있는 언어: { $words })
no-game-named = 게임이 빠졌습니다. 이름이나 { $option } 옵션을 주세요
rule-form = 하우스 룰은 이렇게 적습니다: { $words }
rule-twice = 두 번 정했습니다: “{ $found }”
no-format-of = 이 게임의 형식이 아닙니다: { $format }({ $game })
not-one-position = 포지션 하나가 아닙니다
no-position = 어떤 게임의 포지션도 아닙니다
few-events = 이 게임의 이벤트는 { $count }개뿐입니다
no-bots = 봇 파일이 없습니다: { $file }. { $option } 옵션으로 위치를 알려 주세요
first-position = 포지션이 { $count }개 있어 첫 번째를 씁니다. { $option } 옵션으로 고를 수 있습니다
several-in-file =
    { $kind ->
        [match] 파일에 매치 하나가 { $count }부분으로 들어 있습니다
        [games] 파일에 게임이 { $count }개 있지만 한 매치가 아닙니다
       *[positions] 파일에 포지션이 { $count }개 있습니다
    }. { $option } 옵션으로 고르세요
few-games = 파일에 게임이 { $count }개뿐입니다
exists = 이미 있습니다
too-large = 파일이 { $count } MiB보다 큽니다. 게임이 아닙니다
not-utf-8 = 순수한 UTF-8 파일이 아닙니다. 사본 쓰기: { $command }
kept-before = 이전에 복구할 때 남긴 것이 있습니다. 먼저 옮기세요
open-elsewhere = 다른 프로그램이 이 게임을 열고 있습니다
or-recover = { $what }(손상되지 않은 부분으로 이어서 하기: { $option })
output-unwritable = 출력할 수 없습니다: { $what }
