## Why an action is refused

empty-reserve = 예비 토큰이 없습니다.
not-your-reserve = 상대의 예비 토큰입니다.
place-elsewhere = { $number }의 눈으로는 { $number }번 홈 칸에 토큰을 놓습니다.
no-such-place = 토큰은 보드와 예비 자리 사이에서만 오갑니다.
empty-square = 그 칸에는 토큰이 없습니다.
not-your-stack = 내 탑이 아닙니다. 맨 위에 상대의 토큰이 있습니다.
moves-from-home = 내 홈 칸에 있는 탑만 걸을 수 있습니다.
moves-elsewhere = { $number }의 눈으로는 { $number }번 홈 칸의 탑이 걷습니다.
too-tall = 토큰 { $number }개짜리 탑은 걸을 수 없습니다. 다른 칸이 17개뿐입니다.
walk-length = 토큰 { $height }개짜리 탑은 { $squares }칸이 아니라 { $height }칸을 걷습니다.
not-orthogonal = 탑은 변이 맞닿은 칸으로만 걷습니다.
square-twice = 걷는 동안 같은 칸을 두 번 지날 수 없습니다.
back-to-start = 걷기를 시작한 칸으로 돌아올 수 없습니다.
return-needs-doubles = 토큰 회수는 두 주사위가 같은 눈일 때만 할 수 있습니다.
return-instead-of-both = 토큰 회수는 두 주사위를 모두 쓰는 대신 하는 것이므로, 하나를 쓴 뒤에는 할 수 없습니다.
return-to-own-reserve = 토큰은 주인의 예비 자리로 돌아갑니다.
return-from-home = 하우스 룰에 따라 토큰은 내 홈 칸에서만 회수할 수 있습니다.
return-rather-than-bump = 그렇게 하면 두 번째 { $number }의 눈을 쓸 수 없고, 토큰을 회수할 수 있는 동안에는 막힘이 허용되지 않습니다.
both-dice = 두 주사위를 다 써야 합니다. 그렇게 하면 { $number }의 눈을 쓸 수 없습니다.

## What has happened

begins-again = 비긴 게임을 시작했던 사람이 다시 시작합니다.
token-returned = 토큰 하나를 회수했습니다. 같은 플레이어가 다시 굴립니다.

## How a game has ended

centre-is-nobodys = 가운데 칸을 가진 사람이 없음
by-points = { $more } 대 { $fewer }
by-square = { $more } 대 { $fewer }, { $number }번 칸으로 결정

## Places

reserve =
    { $seat ->
        [Brown] 갈색의 예비 자리
       *[Ivory] 상아의 예비 자리
    }
    .from =
        { $seat ->
            [Brown] 갈색의 예비 자리에서
           *[Ivory] 상아의 예비 자리에서
        }
    .to =
        { $seat ->
            [Brown] 갈색의 예비 자리로
           *[Ivory] 상아의 예비 자리로
        }
centre = 가운데 { $number }번 칸
    .from = 가운데 { $number }번 칸에서
    .to = 가운데 { $number }번 칸으로
    .on = 가운데 { $number }번 칸에
own-home = { $number }번 홈 칸
    .from = { $number }번 홈 칸에서
    .to = { $number }번 홈 칸으로
    .on = { $number }번 홈 칸에
home-of =
    { $seat ->
        [Brown] 갈색의 { $number }번 홈 칸
       *[Ivory] 상아의 { $number }번 홈 칸
    }
    .from =
        { $seat ->
            [Brown] 갈색의 { $number }번 홈 칸에서
           *[Ivory] 상아의 { $number }번 홈 칸에서
        }
    .to =
        { $seat ->
            [Brown] 갈색의 { $number }번 홈 칸으로
           *[Ivory] 상아의 { $number }번 홈 칸으로
        }
    .on =
        { $seat ->
            [Brown] 갈색의 { $number }번 홈 칸에
           *[Ivory] 상아의 { $number }번 홈 칸에
        }

## What has moved

walked = { FROM($from) } 토큰 { $height }개 걷기 → { $over }

## What the button of a step says

place-token = { $number }의 눈: { ON($to) } 토큰 놓기
return-token = { FROM($from) } 토큰 하나 회수하기
walk-token = { $number }의 눈: 토큰 걷기, { FROM($from) } { TO($to) }
walk-tokens = { $number }의 눈: { FROM($from) } 토큰 { $height }개 걷기 → { $over }

## What the button of a choice says

end-turn-bump = 차례 마치기(막힘)

## What is asked of whom, and the end of a game

last-turn = { $prompt } 마지막 차례입니다.
use-one =
    { $name ->
        [you] 내 차례
       *[other] { $name } 차례
    }: { $number }의 눈을 쓰세요.
use-both =
    { $name ->
        [you] 내 차례
       *[other] { $name } 차례
    }: { $one }의 눈과 { $another }의 눈을 쓰세요.
use-twice =
    { $name ->
        [you] 내 차례
       *[other] { $name } 차례
    }: { $number }의 눈을 두 번 쓰세요.
use-twice-or-return =
    { $name ->
        [you] 내 차례
       *[other] { $name } 차례
    }: { $number }의 눈을 두 번 쓰거나, 자기 토큰 하나를 회수하고 다시 굴리세요.
return-and-throw =
    { $name ->
        [you] 내 차례
       *[other] { $name } 차례
    }: 자기 토큰 하나를 회수하고 다시 굴리세요.
use-once =
    { $name ->
        [you] 내 차례
       *[other] { $name } 차례
    }: { $number }의 눈을 쓰세요. 두 번은 쓸 수 없습니다.
use-only =
    { $name ->
        [you] 내 차례
       *[other] { $name } 차례
    }: { $one }의 눈을 쓰세요. { $another }의 눈은 쓸 수 없습니다.
use-either =
    { $name ->
        [you] 내 차례
       *[other] { $name } 차례
    }: { $one }의 눈이나 { $another }의 눈을 쓰세요. 둘 다 쓸 수는 없습니다.
bump =
    { $name ->
        [you] { $ends ->
            [0] 차례를 마치세요.
           *[other] 내 차례가 끝납니다.
        }
       *[other] { $ends ->
            [0] { $name }: 차례를 마치세요.
           *[other] { $name }: 차례가 끝납니다.
        }
    } { DICE($dice) } 쓸 수 없으므로 막힘입니다.
bump-and-turn =
    { $name ->
        [you] { $ends ->
            [0] 차례를 마치세요.
           *[other] 내 차례가 끝납니다.
        }
       *[other] { $ends ->
            [0] { $name }: 차례를 마치세요.
           *[other] { $name }: 차례가 끝납니다.
        }
    } { DICE($dice) } 쓸 수 없으므로 막힘입니다. { $other ->
        [you] 내 차례가 한 번 더 있습니다.
       *[other] { $other } 차례가 한 번 더 있습니다.
    }
won =
    { $name ->
        [you] 가운데를 차지해 이겼습니다
       *[other] { $name } 승리, 가운데 차지
    }: { $manner }.

## The score panel

in-reserve = 예비
running-score = 누적 점수
coins-won = 딴 동전
gained = +{ $count }
stake = 판돈

## What is known of the game without playing it

title = 타블레로 디 베로나
tagline = 토큰을 쌓고 끝날 때 가운데를 차지하는 게임
goal = 게임이 끝날 때 가운데에서 더 값진 칸들을 차지하면 이깁니다.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-points = 누적 점수, 점수
about-points = 가운데의 각 칸은 맨 위 토큰의 주인에게 그 번호만큼, 1점에서 6점까지 줍니다.
term-use = 눈을 쓰세요, 쓰세요
about-use = 주사위 하나로 그 눈과 번호가 같은 내 홈 칸에 토큰을 놓거나, 그 칸의 탑을 걷게 합니다.
term-walk = 걷기
about-walk = 걷는 탑은 들어가는 칸마다 맨 아래 토큰을 하나씩 남깁니다.
term-reserve = 예비
about-reserve = 예비 토큰은 아직 보드에 없는 토큰입니다.
term-bump = 막힘
about-bump = 막힘은 쓸 수 없는 주사위가 나온 것입니다. 상대가 마지막 차례를 한 번 더 갖고, 그다음 가운데를 셉니다.
term-running-score = 누적 점수
about-running-score = 누적 점수는 각 플레이어가 이긴 점수 차이를 모두 더한 것입니다.
term-coins = 딴 동전, 동전
about-coins = 딴 동전은 이 시리즈에서 각 플레이어가 따거나 잃은 동전입니다.
term-stake = 판돈
about-stake = 판돈은 한 게임에 거는 것입니다.
term-return = 회수
about-return = 같은 눈이 나오면 두 주사위를 쓰는 대신 내 토큰 하나를 예비 자리로 회수하고 다시 굴릴 수 있습니다.

## What the seats are called

brown = 갈색
ivory = 상아
