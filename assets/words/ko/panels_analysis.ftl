## The analysis

analysis = 분석
all-games = 모든 게임
no-analysis = 분석 없음: { $why }.
one-moment = 잠시만요…
analysing = 분석 중: { $percent }%
stopped-at = { $percent }%에서 멈춤
above-and-below = 위: { $first } 승리. 아래: { $second } 승리.
turning-points = 승부처
save-report = 도표가 있는 페이지로 저장
other-moves-here = 여기서의 다른 수
mistakes = 실수
none-seen = 봇이 보기에는 없습니다.
none-so-far = 아직 없습니다.
practise = 실수 { $count }개 복습
practise-of = 실수 { $count }개 복습: { $name }
threw = { $name }: 나온 눈 { $throw }
lucky = 행운: { $amount }.
unlucky = 불운: { $amount }.
what-it-was = { $name }: { $what }
unmarked = 실수
gave-away = { $turn }: 손실 { $amount }.
mistake = { $name } { $sign } −{ $amount }
was-played = 둔 수: { $turn }.
was-better = 더 좋은 수: { $better }. { $why }
better = 더 좋은 수
played = 둔 수
other-moves = 다른 수

## Skill and luck

skill-and-luck = 실력과 운
curve-of-chances = 게임 중 확률의 변화
game-of-series = 게임 { $number }
none-marked = 표시된 결정이 없습니다.
column-value = 가치
column-behind = 차이
column-chances = 확률
chance-and-share = { $what } { $value }
unforced-decisions = 선택의 여지가 있던 결정
count-of-mark = { $sign } 표시
given-away-in = { $what }: 손실
amount-in-decisions = { $amount } ({ $count })
about-marks-of = 표시: { $marks }(같은 1,000분의 1 단위, { $thresholds }).
was-incomplete = 분석이 끝나지 않았습니다.
made-with = Tesserae로 만들었습니다.
analysis-of = { $game }, 분석
given-away = 손실
error-rate = 실수율
pr = PR
pr-of-part = { $what }: PR
luck = 운
result = 결과
without-luck = 운을 뺀 결과
about-error-rate = 실수율: 결정 하나의 평균 손실을 게임에 걸린 값의 1,000분의 1 단위로 나타낸 것입니다. 운: 나온 눈이 가능한 모든 눈의 평균보다 얼마나 좋았는지입니다.
about-pr = PR: eXtreme Gammon의 방식대로, 실수율의 절반입니다.
as-solved = { $name }: 결정 { $all }개 중 { $perfect }개가 정답과 같고, 나머지의 손실은 { $amount }.
endgame-as-solved = { $name }: 종반 결정 { $all }개 중 { $perfect }개가 완벽했고, 완벽한 수에 { $amount } 못 미쳤습니다.

## One decision

decision = 결정
back-to-analysis = 분석으로
show-position = 포지션 보기
not-found-out = 알아내지 못함: { $why }.
decides = { $name }의 결정.
with-throw = { $name }: 나온 눈 { $faces }.
show = 보기
gives-nothing =
    { $played ->
        [0] 손실 없음({ $value }).
       *[other] 둔 수: 손실 없음({ $value }).
    }
gives-away =
    { $played ->
        [0] 손실 { $amount }({ $value }).
       *[other] 둔 수: 손실 { $amount }({ $value }).
    }
rollout = 롤아웃
first-game-is-played = 롤아웃: 첫 게임을 두는 중.
rolled-out-once = 롤아웃: 1게임.
rolled-out = 롤아웃: { $value }, { $count }게임.
percent-done = { $percent }%
stop = 멈춤
about-rollout = 고른 수(많아야 네 개)마다 봇들이 똑같은 눈으로 끝까지 둡니다. 결과에서 운은 빼며, ± 뒤의 값은 표준 오차입니다.
roll-out = 수 { $count }개 롤아웃
what-about = 이 수는 어떨까?
move-pieces = 보드에서 말을 옮기거나, 수를 이루는 이동을 차례로 고르세요.
so-far = 지금까지: { $turn }
on-board = 보드에 놓은 수: { $turn }
take-back = 무르기

## Several games or positions

games = 게임
positions = 포지션
nothing-listed = 비어 있습니다. 여러 게임이 든 파일이나 여러 포지션이 적힌 글이 여기에 나열됩니다.
which-position = 포지션이 { $count }개 있습니다. 어느 것을 열까요?
position = 포지션 { $number }
score-is = 점수: { $score }.
score-before = 그 전의 점수: { $score }.
score-of-series = { $score } ({ $what })
position-in-words = { $what }: { $position }.
game-and-result = 게임 { $number }: { $result }
game-sentence = 게임 { $number }: { $result }.
about-giving-away = 손실: 판돈 단위, 매치에서는 판돈만큼의 값. PR: 결정 하나의 평균 손실의 절반을 그 1,000분의 1 단위로 나타낸 것. 낮을수록 좋습니다.
all-analysed = 모든 게임을 분석했습니다.
stop-analysis = 분석 멈춤
go-on-with-analysis = 분석 계속
analyse-all = 모든 게임 분석
games-of-two = { $first } 대 { $second }: { $count }게임.
games-of-several = 여러 플레이어의 { $count }게임.
number-of-games = { $count }게임.
wins-points = { $name } 승리, { $count }점
a-draw = 무승부
not-finished = 끝나지 않음
was-not-finished = 끝나지 않았습니다.
all-given-away = 손실: { $list }.
gave-away-and-pr = { $name } { $lost } (PR { $rating })

## The games that were analysed

analysed-games = 분석한 게임
none-analysed = 아직 없습니다. 분석이 끝난 모든 게임이 여기에 나열됩니다.
older-games = 이전 게임
about-rating = PR(실력 점수): 결정 하나의 평균 손실의 절반을, 게임에 걸린 값의 1,000분의 1 단위로 나타낸 것. 낮을수록 좋습니다.
name-and-game = { $name }, { $game }
pr-in-one = { $name }: 1게임 PR { $rating }.
pr-in-last = { $name }: { $count }게임 중 마지막 PR { $rating }, 최근 { $last }게임 전체 { $mean }.
legend = 점: 각 게임. 선: 최근 { $count }게임 전체.
pr-of = { $name } { $rating }
ratings = PR: { $list }.
moves-not-saved = 이 게임의 수순은 더 이상 저장되어 있지 않습니다.

## The results of all games

statistics = 통계
analysed-games-and-pr = 분석한 게임과 PR
no-games = 아직 없습니다. 여기서 하는 모든 게임이 집계됩니다.
none-finished = { $count }게임 시작, 끝낸 게임 없음
finished = { $count }게임 끝냄
dice-luck = 주사위 운
about-luck = 공정한 주사위의 평균은 3.5입니다. 마지막 열은 같은 크기의 표본 100개 중 몇 번이나 공정한 주사위가 평균에서 적어도 이만큼 벗어나는지를 나타냅니다.
copy-error-rates = 실수율 복사
puzzles-solved = 한 번에 푼 퍼즐
solved-of = { $game }: { $all }개 중 { $solved }개
rate = { $name }: 분석한 { $count }게임의 실수율 { $last }
rate-before = { $name }: 분석한 { $count }게임의 실수율 { $before } → { $last }
like-level = { $what }, { $bot } 수준
against = { $name } 대 { $bot }
won = 승
points = 점수
won-of = { $all }게임 중 { $wins }
count-of-manner = { $count } × { $manner }
manners = { $name }: { $list }
dice-column = 주사위
average = 평균
of-hundred = 100번 중
