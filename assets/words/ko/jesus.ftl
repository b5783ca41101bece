## Why an action is refused

no-coin = 보드의 그 자리에는 동전이 없습니다.
leaves-column = 동전은 자기 숫자를 벗어나지 않습니다. 숫자 쪽으로 가거나 숫자에서 멀어집니다.
leaves-board = 동전은 자기 숫자의 1번에서 7번 칸 사이에 머뭅니다.
not-the-whole-die = 동전은 주사위 하나의 눈만큼 정확히 움직입니다.
same-coin = 그 동전은 이미 움직였습니다. 두 주사위는 서로 다른 두 동전에 씁니다.
wastes-die = 두 주사위를 다 써야 합니다. 그렇게 옮기면 { $number }의 눈을 다른 동전에 쓸 수 없습니다.
no-run = 보드에 줄이 없습니다.
no-run-there = 거기서 시작하는 줄이 없습니다.
move-first = 줄은 방금 동전을 옮긴 사람만 가져갈 수 있습니다.
finish-the-move = 줄을 가져가기 전에 두 주사위를 다 써야 합니다.
nothing-surrendered = 줄은 상대가 주사위를 잃은 바로 뒤에만 차지할 수 있습니다.
take-instead = 이미 굴렸습니다. 차지하는 대신 줄을 가져가세요.
claiming-forbidden = 하우스 룰에 따라 굴리지 않고 줄을 차지할 수 없습니다.
all-are-taken = 보드의 모든 줄을 함께 가져갑니다.
pick-one = 하우스 룰에 따라 한 줄만 가져갑니다. 어느 줄인지 고르세요.

## What has happened

lower-begins = 작은 눈이 나온 쪽이 시작합니다.
throw-loses-dice = 합이 { $number }이면 주사위를 잃습니다.
throw-not-playable = { $thrown }: 서로 다른 두 동전에 쓸 수 없는 눈이라 주사위를 잃습니다.
eighth-coin = 일곱 개가 모두 한 줄이라 여덟째 동전을 얻습니다.
refilled = 빈 숫자를 다시 채웠습니다.

## How a game has ended

cannot-refill = 상대가 다시 채울 수 없음

## Places, and what has moved along the squares of a number

purse =
    { $seat ->
        [South] 남쪽의 주머니
       *[North] 북쪽의 주머니
    }
    .from =
        { $seat ->
            [South] 남쪽의 주머니에서
           *[North] 북쪽의 주머니에서
        }
    .to =
        { $seat ->
            [South] 남쪽의 주머니로
           *[North] 북쪽의 주머니로
        }
the-table = 테이블
    .from = 테이블에서
    .to = 테이블로
square-of-number = 숫자 { $number }의 { $square }번 칸
    .from = 숫자 { $number }의 { $square }번 칸에서
    .to = 숫자 { $number }의 { $square }번 칸으로
moved = { $number }번 동전을 { $from }번 칸에서 { $to }번 칸으로

## What the button of a step says

move-coin = { $number }번 동전을 { $from }번 칸에서 { $to }번 칸으로 옮기기

## What the button of a choice says

take-coins = { $first }–{ $last }번 동전 가져가기
take-runs =
    { $runs ->
        [1] 줄 가져가기
       *[other] 줄 { $runs }개 모두 가져가기
    }
claim-coins = { $first }–{ $last }번 동전 차지하기
claim-runs =
    { $runs ->
        [1] 줄 차지하기
       *[other] 줄 { $runs }개 모두 차지하기
    }

## What was chosen, inside of a sentence

does-take-coins = { $first }–{ $last }번 동전 가져가기
does-take-runs =
    { $runs ->
        [1] 줄 가져가기
       *[other] 줄 { $runs }개 모두 가져가기
    }
does-claim-coins = { $first }–{ $last }번 동전 차지하기
does-claim-runs =
    { $runs ->
        [1] 줄 차지하기
       *[other] 줄 { $runs }개 모두 차지하기
    }

## What is asked of whom, and the end of a game

throw-for-opening = 플레이어마다 주사위를 하나씩 굴리세요. 작은 눈이 나온 쪽이 동전 다섯 개를 놓고 시작합니다.
claim-or-throw =
    { $name ->
        [you] 내 차례
       *[other] { $name } 차례
    }: { $runs ->
        [1] 줄을
       *[other] 줄 { $runs }개를
    } 차지하거나 주사위를 굴리세요.
take-or-throw =
    { $name ->
        [you] 내 차례
       *[other] { $name } 차례
    }: { $runs ->
        [1] 줄을
       *[other] 줄 { $runs }개를
    } 가져가거나 다시 굴리세요.
play-both =
    { $name ->
        [you] 내 차례
       *[other] { $name } 차례
    }: { $one }의 눈과 { $another }의 눈으로 서로 다른 두 동전을 옮기세요.
play-other =
    { $name ->
        [you] 내 차례
       *[other] { $name } 차례
    }: { $number }의 눈으로 다른 동전을 옮기세요.
won =
    { $name ->
        [you] 다시 채울 수 없습니다.
       *[other] { $name }: 다시 채울 수 없음.
    } { $winner ->
        [you] 내 승리:
       *[other] { $winner } 승리:
    } 동전 { $count }개.

## What was laid out

lays-out =
    { $name ->
        [you] 내가 놓은 동전:
       *[other] { $name }: 놓은 동전
    } { $count }개.

## The score panel

in-purse = 주머니
on-board = 보드의 동전

## What is known of the game without playing it

title = 타블레로 데 헤수스
tagline = 공용 동전을 줄 세우고, 가져갈지 더 굴릴지 정하는 게임
goal = 상대의 주머니가 보드를 다시 채우지 못할 때까지 동전 줄을 가져가세요. 보드의 동전은 누구의 것도 아닙니다.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-purse = 주머니
about-purse = 주머니에는 플레이어의 동전이 있습니다. 주머니에서 보드를 다시 채울 수 없으면 집니다.
term-coins = 동전
about-coins = 보드의 동전은 누구의 것도 아니며, 두 플레이어가 모든 동전을 옮깁니다.
term-move = 옮기세요, 옮기기
about-move = 주사위마다 다른 동전을 눈 전체만큼 숫자 쪽으로 또는 숫자 반대쪽으로 옮깁니다.
term-run = 줄
about-run = 줄은 이웃한 동전 두 개 이상이 일직선으로 나란한 것이며, 양 끝 칸은 치지 않습니다.
term-take = 가져가기, 가져가거나
about-take = 가져가면 줄의 동전이 내 주머니에 들어옵니다. 상대가 빈 숫자를 다시 채우고 주사위를 받습니다.
term-claim = 차지하기, 차지하거나
about-claim = 차지하기는 상대가 남길 수밖에 없었던 줄을 굴리지 않고 가져가는 것입니다.

## What the seats are called

south = 남쪽
north = 북쪽
