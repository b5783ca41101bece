hardly-anything = 거의 없음
luck-and-skill =
    { $luck ->
        [better] 주사위 운은 { $name ->
            [you] 내 쪽이
           *[other] { $name } 쪽이
        } { $worth } 더 좋았습니다
        [worse] 주사위 운은 { $name ->
            [you] 내 쪽이
           *[other] { $name } 쪽이
        } { $worth } 더 나빴습니다
       *[alike] 주사위 운은 양쪽이 같았습니다
    }. 실수로 잃은 값: { $name ->
        [you] 나
       *[other] { $name }
    } { $lost }, { $other ->
        [you] 나
       *[other] { $other }
    } { $other-lost }.{ $by ->
        [luck-first] {" "}{ $name ->
            [you] 실력보다 운으로 이겼습니다.
           *[other] { $name } 승리는 실력보다 운 덕분입니다.
        }
        [skill-first] {" "}{ $name ->
            [you] 운보다 실력으로 이겼습니다.
           *[other] { $name } 승리는 운보다 실력 덕분입니다.
        }
        [luck] {" "}{ $name ->
            [you] 운으로 이겼습니다.
           *[other] { $name } 승리는 운 덕분입니다.
        }
        [skill] {" "}{ $name ->
            [you] 실력으로 이겼습니다.
           *[other] { $name } 승리는 실력 덕분입니다.
        }
        [neither] {" "}{ $name ->
            [you] 봇이 보기에는 운도 실력도 아닌 승리였습니다.
           *[other] { $name } 승리는 봇이 보기에 운도 실력도 아닙니다.
        }
       *[no-winner] {""}
    }

## What decisions are called in a sentence

it = 이 수
    .topic = 이 수는
the-best = 최선의 수
    .topic = 최선의 수는
throw = 굴리기
no-move = 이동 없음
repeated =
    { $decision }{ $count ->
        [2] (두 번)
        [3] (세 번)
       *[other] (네 번)
    }
and = { $first }, { $last }
and-after-comma = { $first }, { $last }

## Why a decision is better than another: a sentence of clauses, all but the last, and the last

better = { TOPIC($subject) } { $better }입니다.
better-but = { TOPIC($subject) } { $better }이지만, { $worse }입니다.
better-although = { TOPIC($subject) } { $worse }이지만, { $values }입니다.
next-clause = { $first }이고, { $last }
last-clause = { $first }이고, { $last }

## Clauses about what a decision is worth

wins-games =
    { $of ->
        [1000] 1,000
       *[other] { $of }
    }게임 중 { $count }승(다른 수는 { $other-count }승)
worth-instead = 가치가 { $value }(다른 수는 { $other-value })
worth-hardly-more = 가치가 다른 수와 거의 차이 없이 { $value }

## Clauses about what a decision leaves on the board, instead of what another leaves

throws-that-hit =
    { $count ->
        [0] 잡히는 주사위 눈이 0가지(다른 수는 { $other-count }가지)
       *[other] 잡히는 주사위 눈이 { $of }가지 중 { $count }가지(다른 수는 { $other-count }가지)
    }
checkers-on-bar = 바에 올리는 상대의 말이 { $count }개(다른 수는 { $other-count }개)
home-points-held = 홈 보드에서 만든 포인트가 { $count }개(다른 수는 { $other-count }개)
points-in-row = 연달아 만든 포인트가 { $count }개(다른 수는 { $other-count }개)
anchors = 앵커가 { $count }개(다른 수는 { $other-count }개)
checkers-behind = 뒤에 남는 말이 { $count }개(다른 수는 { $other-count }개)
blots = 남는 블롯이 { $count }개(다른 수는 { $other-count }개)
opponents-pips = 상대에게 남는 핍이 { $count }핍(다른 수는 { $other-count }핍)
checkers-off = 빼낸 말이 { $count }개(다른 수는 { $other-count }개)
checkers-outside = 홈 보드 밖에 남는 말이 { $count }개(다른 수는 { $other-count }개)
home-points-occupied = 말이 있는 홈 포인트가 { $count }개(다른 수는 { $other-count }개)
highest-stack = 한 포인트에 가장 많이 쌓인 말이 { $count }개(다른 수는 { $other-count }개)
pieces-on-bar = 바에 올리는 상대의 말이 { $count }개(다른 수는 { $other-count }개)
own-pieces-on-bar = 바에 남는 내 말이 { $count }개(다른 수는 { $other-count }개)
points-held = 만든 포인트가 { $count }개(다른 수는 { $other-count }개)
pieces-alone = 혼자 남는 말이 { $count }개(다른 수는 { $other-count }개)
pieces-off = 빼낸 말이 { $count }개(다른 수는 { $other-count }개)
pieces-in-hand = 손에 남는 말이 { $count }개(다른 수는 { $other-count }개)
pieces-gathered = 마지막 사분면에 모인 말이 { $count }개(다른 수는 { $other-count }개)
own-pips = 남는 핍이 { $count }핍(다른 수는 { $other-count }핍)
pieces-to-river = 강으로 보내는 말이 { $count }개(다른 수는 { $other-count }개)
pieces-home = 도착한 말이 { $count }개(다른 수는 { $other-count }개)
pieces-at-start = 출발점에 남는 말이 { $count }개(다른 수는 { $other-count }개)
own-pieces-in-river = 강에 남는 내 말이 { $count }개(다른 수는 { $other-count }개)
rosettes = 차지한 로제트가 { $count }개(다른 수는 { $other-count }개)
squares-to-go = 남은 칸이 { $count }칸(다른 수는 { $other-count }칸)
coins-in-purse = 주머니의 동전이 { $count }개(다른 수는 { $other-count }개)
own-run = 만드는 줄의 동전이 { $count }개(다른 수는 { $other-count }개)
opponents-run = 상대에게 남는 줄의 동전이 { $count }개(다른 수는 { $other-count }개)
throws-that-lose-dice =
    { $count ->
        [0] 주사위를 잃는 눈이 0가지(다른 수는 { $other-count }가지)
       *[other] 주사위를 잃는 눈이 { $of }가지 중 { $count }가지(다른 수는 { $other-count }가지)
    }
throws-for-longer-run =
    { $count ->
        [0] 더 긴 줄을 만드는 주사위 눈이 0가지(다른 수는 { $other-count }가지)
       *[other] 더 긴 줄을 만드는 주사위 눈이 { $of }가지 중 { $count }가지(다른 수는 { $other-count }가지)
    }
coins-at-edge = 가장자리에 남는 동전이 { $count }개(다른 수는 { $other-count }개)
own-centre = 가운데에서 차지한 점수가 { $count }점(다른 수는 { $other-count }점)
opponents-centre = 가운데에서 상대의 점수가 { $count }점(다른 수는 { $other-count }점)
own-stacks = 내 탑이 { $count }개(다른 수는 { $other-count }개)
opponents-stacks = 상대의 탑이 { $count }개(다른 수는 { $other-count }개)
tokens-covered = 덮인 내 토큰이 { $count }개(다른 수는 { $other-count }개)
tokens-in-reserve = 남는 예비 토큰이 { $count }개(다른 수는 { $other-count }개)
throws-that-bump =
    { $count ->
        [0] 상대가 막히는 주사위 눈이 0가지(다른 수는 { $other-count }가지)
       *[other] 상대가 막히는 주사위 눈이 { $of }가지 중 { $count }가지(다른 수는 { $other-count }가지)
    }

## The odds of a position

chance =
    { $what ->
        [win-gammon] 개먼 승 확률: 100번 중 { $count }번
        [win-backgammon] 백개먼 승 확률: 100번 중 { $count }번
        [win-double] 두 배 승 확률: 100번 중 { $count }번
        [lose-gammon] 개먼 패 확률: 100번 중 { $count }번
        [lose-backgammon] 백개먼 패 확률: 100번 중 { $count }번
        [lose-double] 두 배 패 확률: 100번 중 { $count }번
       *[win] 이길 확률: 100번 중 { $count }번
    }
chance-in-game = 게임을 이길 확률: 100번 중 { $count }번
chance-in-match = 매치를 이길 확률: 100번 중 { $count }번
chance-in-set = 세트를 이길 확률: 100번 중 { $count }번
worth = 가치: { $value }
worth-of-choice = { $decision }: { $value }
throws-of-jesus = 주사위 눈 { $of }가지 중 { $lose }가지는 주사위를 잃고, { $longer }가지는 더 긴 줄을 만들 수 있습니다.

## What values are measured in

decimal = { $amount }
percent = { $share }%
with-error = { $amount } ± { $error }
percent-with-error = { $chances } ± { $error }%
points = { $amount }점
coins = 동전 { $amount }개
wins-in =
    { $of ->
        [1000] 1,000
       *[other] { $of }
    }게임 중 { $count ->
        [0] 1승 미만
       *[other] { $count }승
    }
matches-in =
    { $of ->
        [1000] 1,000
       *[other] { $of }
    }매치 중 { $count ->
        [0] 1승 미만
       *[other] { $count }승
    }
sets-in =
    { $of ->
        [1000] 1,000
       *[other] { $of }
    }세트 중 { $count ->
        [0] 1승 미만
       *[other] { $count }승
    }

## How exact values are

solved-game = 이 게임은 완전히 풀렸습니다. 값은 반올림해 두었으며, 오차는 동전 0.1개 이내입니다.
solved-endgame = 정확함: 이 게임의 나머지를 끝까지 계산했습니다.
solved-endgame-in-set =
    이 게임의 나머지를 끝까지 계산했습니다. 세트에서 그 점수의 가치만 추정한 것입니다.
solved-decisions = 이 게임은 완전히 풀렸습니다. 값은 반올림해 두었습니다.
solved-endgame-decisions = 종반은 끝까지 계산했고, 그 전은 추정한 것입니다.
solved-endgame-decisions-in-set = 종반은 끝까지 계산했고, 그 전과 세트에서 점수의 가치는 추정한 것입니다.

## Marks of wrong decisions

doubtful = 의문스러운 수
error = 실수
blunder = 치명적 실수
mark-from = { $sign } { $count }부터

## Classes of decisions

class-moves = 이동
class-choices = 선택
class-contact = 말 운용, 접촉
class-race = 말 운용, 레이스
class-doubling = 더블
class-taking = 받기
class-take-or-throw = 가져가기/굴리기
class-claim-or-throw = 차지하기/굴리기
part-checker-play = 말 운용
part-cube = 큐브
part-resignations = 기권
