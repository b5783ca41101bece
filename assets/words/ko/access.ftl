## The board

board = 보드
lowest-first = 아래에 있는 것부터.
stack = { SPOT($place) }: { $pieces }.
pieces-of-seat = { $seat } { $count }개
coins = 동전 { $count }개
tallies = 산가지 { $count }개
doubling-cube = 더블링 큐브, 값 { $value }

## What has happened

what-has-happened = 지금까지의 진행
undone = 되돌렸습니다.
main-menu = 메인 메뉴.
lay-cocked =
    { $die ->
        [lot] 삼각 주사위가 비스듬히 걸려 다시 굴렸습니다.
       *[die] 주사위가 비스듬히 걸려 다시 굴렸습니다.
    }

## A friend at another machine

is-back = { $name } 님이 돌아왔습니다.
is-away = { $name } 님이 자리를 비웠습니다.
says =
    { $name ->
        [you] 내 말: { $says }
       *[other] { $name } 님의 말: { $says }
    }

## Puzzles

puzzle = 퍼즐 { $number }/{ $last }. { $question }
own-mistake = 내가 한 실수. { $question }

## Buttons: one of a group, and the one under notices

in-group = { $group }: { $label }
ok-to = 확인: { $label }
