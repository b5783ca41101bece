## Texts in a row: two of them; all but the last; the last after two or more others

two-together = { $first }, { $last }
    .spot = { SPOT($first) }, { SPOT($last) }
    .dice = { $first }, { DICE($last) }
last-together = { $first }, { $last }
    .spot = { SPOT($first) }, { SPOT($last) }
    .dice = { $first }, { DICE($last) }

two-choices = { $first } 또는 { $last }
    .spot = { SPOT($first) } 또는 { SPOT($last) }
    .dice = { $first } 또는 { DICE($last) }
next-in-row = { $first }, { $last }
    .spot = { SPOT($first) }, { SPOT($last) }
last-choice = { $first } 또는 { $last }
    .spot = { SPOT($first) } 또는 { SPOT($last) }
    .dice = { $first } 또는 { DICE($last) }

## What is wrong in a text, and where

at-character = { $character }번째 글자: { $what }
at-line-and-character = { $line }번째 줄 { $character }번째 글자: { $what }

## Sentences one after the other; a sentence of its own; names and short notes in one line

next-sentence = { $first } { $last }
stated = { $what }.
in-one-line = { $first } · { $last }
titled = { $title }: { $what }
next-clause = { $first }; { $last }

## What a game is like, in one line

facts =
    { $count }인 · { $shortest }–{ $longest }분 · { $difficulty ->
        [easy] 쉬움
       *[medium] 보통
    }

## What a lesson or a file says, which is worded already

as-written = { $words }
    .topic = { $words }:

## A legal action that a step of a lesson does not ask for

lesson-goes-on = 규칙으로는 그것도 되지만, 이 레슨은 글에 적힌 대로 진행합니다.

## Why an action is refused

game-over = 게임이 끝났습니다.
not-over = 이 게임은 아직 끝나지 않았습니다.
series-over = 시리즈가 끝났습니다. 다음 게임은 없습니다.
throw-dice-first = 먼저 주사위를 굴리세요.
throw-lots-first = 먼저 삼각 주사위를 굴리세요.
dice-lie = 주사위가 이미 놓여 있습니다. 먼저 그 눈을 쓰세요.
lots-lie = 삼각 주사위가 이미 놓여 있습니다. 먼저 그 눈을 쓰세요.
unfit-dice =
    눈이 { $low }에서 { $high }까지인 주사위를 { $count }개 굴려야 합니다. 받은 눈: { $faces ->
        [0] 없음
       *[other] { $thrown }
    }.
unfit-lots =
    눈이 { $low }에서 { $high }까지인 삼각 주사위를 { $count }개 굴려야 합니다. 받은 눈: { $faces ->
        [0] 없음
       *[other] { $thrown }
    }.
no-such-die = { $number }의 눈이 나온 주사위는 없습니다.
die-used = { $number }의 눈은 이미 썼습니다.
still-playable = 아직 옮길 수 있으므로 옮겨야 합니다.
no-such-choice = 이 게임에는 그런 선택이 없습니다.
other-throw = 되돌린 굴림입니다. { $thrown }의 눈이 다시 나옵니다
no-piece-to-put =
    { $piece ->
        [checker] 거기에는 말이 없습니다.
        [token] 거기에는 토큰이 없습니다.
        [coin] 거기에는 동전이 없습니다.
       *[piece] 거기에는 말이 없습니다.
    }
cannot-lie-there =
    { $piece ->
        [checker] 이 말은 거기에 놓일 수 없습니다.
        [token] 이 토큰은 거기에 놓일 수 없습니다.
        [coin] 이 동전은 거기에 놓일 수 없습니다.
       *[piece] 이 말은 거기에 놓일 수 없습니다.
    }
editing = 포지션을 편집하는 중이므로 게임은 진행되지 않습니다.
set-beside = 이것은 손으로 옮기지 않고 보드 옆에서 정합니다.

## What a refused step is answered with

nothing-can-be-moved = 지금은 옮길 수 있는 것이 없습니다. 차례를 마치세요.
refusal-and-hint = { $refusal } { $hint }
can-move-from =
    { $name ->
        [you] 지금 옮길 수 있는 곳: { SPOT($places) }.
       *[other] { $name }: 옮길 수 있는 곳은 { SPOT($places) }.
    }
possible = 거기서 갈 수 있는 곳: { SPOT($places) }.
possible-with-both = 거기서 갈 수 있는 곳: { SPOT($places) }. 두 주사위를 다 쓰면 { SPOT($far) }.
possible-with-several = 거기서 갈 수 있는 곳: { SPOT($places) }. 주사위를 여러 개 쓰면 { SPOT($far) }.

## Why nothing is undone

nothing-happened = 아직 되돌릴 것이 없습니다
undo-throw = 주사위 굴림은 되돌릴 수 없습니다
undo-finished = 주사위를 이미 넘겼습니다. 그 차례는 되돌릴 수 없습니다
undo-said = 선택은 되돌릴 수 없습니다
undo-forfeit = 기권이나 시간 초과로 끝난 게임은 다시 이어 갈 수 없습니다
nothing-chosen = 굴린 뒤의 모든 이동이 하나뿐인 수였습니다
undo-together =
    이벤트 { $count }개는 한꺼번에 되돌릴 수 없지만 { $next-count }개는 되돌릴 수 있습니다
no-decision = 아직 되돌릴 만한 결정을 하지 않았습니다

## What is wrong with an event

thrown-again = { $number }번 주사위를 다시 굴렸을 리 없습니다. 주사위가 그만큼 없습니다
no-throw = 출처나 다시 굴린 주사위는 굴림에만 있을 수 있습니다
proof = 증명은 합의된 굴림에만 있고, 자리마다 16진수 32바이트입니다

## What has happened

equal-dice = 같은 눈: 둘 다 다시 굴립니다.
higher-begins = 큰 눈이 나온 쪽이 시작합니다.
winner-begins = 지난 게임의 승자가 시작합니다.

## How a game has ended, and the sentence of which that is a part

resigned = 기권
absence = 자리 비움
out-of-time = 시간 초과
won =
    { $name ->
        [you] 이겼습니다:
       *[other] { $name } 승리:
    } { $unit ->
        [coin] 동전 { $count }개
        [tally] 산가지 { $count }개
       *[point] { $count }점
    }, { $manner }.
drawn = 무승부: { $manner }.

## Whoever reads, where a sentence says no more of them

you = 나

## Places and other things that stand in sentences

number = { $number }
    .from = { $number }번에서
    .to = { $number }번으로
    .spot = { $number }번
    .dice = { $number }의 눈을
the-bar = 바
    .from = 바에서
    .to = 바 위로
off-the-board = 보드 밖
    .from = 보드 밖에서
    .to = 보드 밖으로
beside-the-board = 보드 옆
    .from = 보드 옆에서
    .to = 보드 옆으로

## What has moved

moved = { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] (히트)
    }
entered = { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] (히트)
    }
went-off = { FROM($from) } { TO($to) }

## What the button of a step says

put-piece =
    { $piece ->
        [checker] 말을 { FROM($from) } { TO($to) } 옮기기
        [token] 토큰을 { FROM($from) } { TO($to) } 옮기기
        [coin] 동전을 { FROM($from) } { TO($to) } 옮기기
       *[piece] 말을 { FROM($from) } { TO($to) } 옮기기
    }

## What the button of a choice says

end-turn = 차례 마치기
next-game = 다음 게임
resigned-before-end = 기권함
did-not-come-back = 돌아오지 않음
ran-out-of-time = 시간 초과
not-a-choice = 없는 선택

## What the key of a choice does, in a list of keys

does-end-turn = 차례 마치기
does-double = 더블하기
does-take = 더블 받기
does-beaver = 비버: 받고 다시 두 배로
does-drop = 더블 거절하기
does-accept = 기권 제안 수락하기
does-decline = 기권 제안 거절하기
does-claim = 줄 차지하기
does-take-run = 줄 가져가기
does-skip = 자유 이동 없이 지나가기
does-resign = 기권하기
does-begin-next = 다음 게임 시작하기
does-end-series = 시리즈 끝내기

## What is asked of whom, and the end of a game

throw-one-die-each = 플레이어마다 주사위를 하나씩 굴리세요. 큰 눈이 나온 쪽이 시작합니다.
throw-dice =
    { $name ->
        [you] 내 차례: 주사위를 굴리세요.
       *[other] { $name } 차례: 주사위를 굴리세요.
    }
end-your-turn =
    { $name ->
        [you] { $ends ->
            [0] 차례를 마치세요.
           *[other] 내 차례가 끝납니다.
        }
       *[other] { $ends ->
            [0] { $name }: 차례를 마치세요.
           *[other] { $name }: 차례가 끝납니다.
        }
    }
the-die = { $number }의 눈
    .dice = { $number }의 눈을
gave-up =
    { $loser ->
        [you] 기권했습니다.
       *[other] { $loser } 기권.
    } { $winner ->
        [you] 내가 이겼습니다.
       *[other] { $winner } 승리.
    }
stayed-away =
    { $loser ->
        [you] 내가 돌아오지 않았습니다.
       *[other] { $loser }: 돌아오지 않음.
    } { $winner ->
        [you] 내가 이겼습니다.
       *[other] { $winner } 승리.
    }
lost-on-time =
    { $loser ->
        [you] 내 시간이 다 되었습니다.
       *[other] { $loser } 시간 초과.
    } { $winner ->
        [you] 내가 이겼습니다.
       *[other] { $winner } 승리.
    }

## The score panel

pips = 핍
points = 점수
date = { $year }년 { $month }월 { $day }일
