## Lessons

new-to-this-game = 처음 하는 게임인가요? 3분이면 배웁니다.
press-next = 계속하려면 ‘다음’을 누르세요.
opponent-plays = 상대가 두고 있습니다.
play-a-game = 게임 하기
wrong-action = 행동, { $error }
dead-end = 이 단계에는 여기서 이어지는 길이 없습니다
next = 다음
skip = 건너뛰기

## The title of a puzzle

puzzle-title = 퍼즐 { $number }/{ $last }
puzzle-title-with-solved = 퍼즐 { $number }/{ $last } · { $tried }개 중 { $solved }개 해결
own-mistakes = 내 실수 · 오늘 { $number }/{ $count }

## What a puzzle asks

to-decide = { $name } 차례, 결정할 때입니다. 무엇이 최선일까요?
to-move = { $name } 차례, 나온 눈은 { $sum }입니다. 가장 좋은 수를 찾으세요.
to-play = { $name } 차례, 나온 눈은 { $dice }입니다. 가장 좋은 수를 찾으세요.

## What is said to an answer

answered = 이 퍼즐에는 이미 답했습니다. 다시 풀거나 다음으로 넘어가세요.
right = 정답: { $turn }.
not-the-best = 최선이 아닙니다. 손실은 { $lost }입니다.
not-the-best-or-more = 최선이 아닙니다. 손실은 { $lost } 이상입니다.
level-plays = { $level }의 수: { $turn }, 손실 { $lost }.
better = 더 좋은 수: { $turn }.
in-the-game = 게임에서 둔 수: { $turn }.
with-reason = { $reason } { $why }

## Buttons

next-puzzle = 다음 퍼즐
next-mistake = 다음 실수
try-again = 다시 풀기
link = 링크
