## The hint

looking = 가장 좋은 수를 찾는 중…
at-first-sight = 언뜻 보면: { $turn }. 더 살펴보는 중…
ranked = { $number }. { $turn }: { $worth }
no-choice = 선택의 여지가 없습니다.
why = 왜 그럴까요? { $why }
best = 최선: { $turn }.
would-win = 이길 확률: 100번 중 { $wins }번.
wins-and-worth = 100번 중 { $wins }승, { $worth }

## The odds

working-out-odds = 확률을 계산하는 중…
best-step = 최선
gives-away = −{ $lost }
is-hit = { SPOT($place) }: 주사위 눈 { $count }가지 중 { $ways }가지에 잡힘

## The coach

coach-is-looking = 잠시만요, 코치가 보고 있습니다.
coach-knows-better = 코치가 더 좋은 수를 알고 있습니다.
this-costs = 이렇게 하면 손실은 { $lost }입니다.
this-turn-costs = 이 수의 손실은 { $lost }입니다.
better = 더 좋은 수: { $better }.
objection = { $about } 더 좋은 수: { $better }.
objection-and-why = { $about } 더 좋은 수: { $better }. { $why }

## Buttons

choose-again = 다시 고르기
do-it-anyway = 그대로 하기
keep-my-turn = 이 수로 두기
ask-why = 왜?
more = 더 보기
hide = 숨기기
odds = 확률

## Why something is not found out

unknown-move = 봇이 모르는 수입니다
