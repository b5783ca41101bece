## Why somebody is to come to the table: titles, and the title of the window

you-are-called = 호출이 왔습니다
you-are-asked = 요청이 왔습니다
game-has-begun = 게임이 시작되었습니다
first-throw = 첫 굴림
your-turn = 내 차례
window-title = { $why } · Tesserae

## The same in a sentence

calls-you = { $name } 님이 테이블로 부릅니다. { $minutes }분 안에 답하세요.
throw-first = { $name } 님이 테이블에 있습니다. 둘 중 누구든 먼저 굴려도 됩니다.
may-throw = 둘 중 누구든 굴려도 됩니다.
at-table-your-turn = { $name } 님이 테이블에 있습니다. 내 차례입니다.
played-your-turn = { $name } 님이 두었습니다. 내 차례입니다.
has-first-turn = { $name } 님이 테이블에 있고, 첫 차례입니다.

## Who is there

here = 있음
away-since = { $since }부터 자리 비움
is-away = { $name } 님이 자리를 비웠습니다.
other-is-away = 상대가 자리를 비웠습니다.
onlookers = { $count }명이 관전 중입니다.
you-look-on = 관전 중입니다.
points-at = { $name } 님이 가리키는 곳: { SPOT($place) }.

## What is asked, and what can be answered

asks-undo = { $name } 님이 마지막 차례를 무르고 싶어 합니다. 무른 굴림은 같은 눈으로 다시 나오며, 이제 두 사람 모두 그 눈을 압니다.
asks-rematch = { $name } 님이 자리를 바꿔 한 게임 더 하자고 합니다.
asks-seat = { $name } 님이 자기 자리의 키를 잃어버려 새 키를 요청합니다. 5분 동안 예전 키로 들어오는 사람이 없으면 동의할 수 있습니다. 이 일은 기록에 남습니다.
rival-asks = 내 초대장을 가진 누군가가 { $name } 님에게 내 자리를 달라고 합니다.
take-question-back = 요청 취소
refuse-seat = 자리를 내주지 않기
you-asked-undo = { $name } 님에게 내 마지막 차례를 무르자고 요청했습니다.
you-asked-rematch = { $name } 님에게 한 게임 더 하자고 요청했습니다.
you-called = { $name } 님을 불렀습니다. 올 때까지 { $minutes }분 남았습니다.
calls-in-minutes =
    { $minutes ->
        [0] { $name } 님이 테이블로 불렀고, 이제 승리를 주장할 수 있습니다.
       *[other] { $name } 님이 테이블로 부릅니다. { $minutes }분 동안 답이 없으면 상대가 승리를 주장할 수 있습니다.
    }

## A seat that has another key than this machine

taken-elsewhere = 이 자리에는 다른 기기에서, 또는 초대장을 가진 다른 사람이 앉았습니다. 그 기기에서 자리 링크를 열거나, { $host } 님에게 여기서 계속하게 해 달라고 요청하세요.
asked-to-go-on = 여기서 새 키로 계속하게 해 달라고 { $host } 님에게 요청했고, 답을 기다리고 있습니다.
key-was-replaced = { $host } 님의 동의로 이 링크의 자리에는 이제 다른 키가 있습니다. 게임을 하는 기기에서 자리 링크를 열거나, 초대장을 여세요.
taken-ask-host = 이 자리에는 다른 기기에서, 또는 초대장을 가진 다른 사람이 앉았습니다. 그 기기에서 자리 링크를 열거나, 방장에게 여기서 계속하게 해 달라고 요청하세요.
asked-host-to-go-on = 여기서 새 키로 계속하게 해 달라고 방장에게 요청했고, 답을 기다리고 있습니다.
host-replaced-key = 방장의 동의로 이 링크의 자리에는 이제 다른 키가 있습니다. 게임을 하는 기기에서 자리 링크를 열거나, 초대장을 여세요.
ask-to-go-on = 여기서 계속 요청
guest-has-new-key = 방장의 동의로 손님이 새 키로 계속합니다. 앞으로의 굴림을 위한 비밀 값이 양쪽 테이블에서 새로 정해졌고, 이 일은 기록에 남습니다.
new-key-declined = 여기서 새 키로 계속하는 것이 거절되었습니다.

## Connection and room

being-opened = 방에 연결하는 중입니다.
no-answer = 서버가 응답하지 않습니다. 다시 시도합니다.
line-broke = 방과의 연결이 끊겨 복구하는 중입니다.
tried-again = { $why } 다시 시도합니다.
cannot-be-called = 이 주소에는 연결할 수 없습니다.
guest-not-there = 손님이 아직 앉지 않았습니다.
waits-for-guest = 손님이 앉기를 기다리는 중입니다.
goes-on-by-links = { $name } 님이 이 게임을 링크로 이어 갑니다. 이제부터 각 기기가 스스로 굴리며, 굴림은 더 이상 합의되지 않습니다.
other-goes-on-by-links = 상대가 이 게임을 링크로 이어 갑니다. 이제부터 각 기기가 스스로 굴리며, 굴림은 더 이상 합의되지 않습니다.
throw-waits-away = 이 굴림에는 { $name } 님의 기기가 답해야 하는데, 연결되어 있지 않습니다.
throw-waits-other-away = 이 굴림에는 상대의 기기가 답해야 하는데, 연결되어 있지 않습니다.
throw-waits = 이 굴림에 { $name } 님의 기기가 아직 답하지 않아 기다리고 있습니다.
throw-waits-other = 이 굴림에 상대의 기기가 아직 답하지 않아 기다리고 있습니다.

## Why an address is none

no-server-address = 친구를 초대하려면 서버 주소를 입력하세요.
server-is-link = 이것은 게임 링크입니다. 서버 주소는 “#” 앞에서 끝납니다.
no-address = 서버 주소가 아닙니다. 주소는 https://play.example.org 와 같은 모양입니다.
no-link = 친구와 하는 게임의 링크가 아닙니다.
link-incomplete = 친구와 하는 게임의 링크가 온전하지 않습니다. 전체를 복사하세요.

## Inviting, and the link to paste

agreed-dice = 떨어져 있는 두 사람의 주사위는 언제나 합의됩니다. 굴릴 때마다 양쪽 테이블이 비밀 값을 하나씩 내므로, 두 사람도 서버도 눈을 고르거나 미리 알 수 없습니다.
invite = 초대
by-chance = 무작위
about-paste = 친구가 보낸 링크나 내 자리의 링크를 붙여 넣으세요.
link = 링크
join = 참가

## Waiting for the friend

waiting = 친구를 기다리는 중…
opening = 방을 여는 중…
link-still-leads-here = 보낸 링크는 아직 여기로 이어집니다.
cancel = 취소
cancel-invitation = 초대 취소
about-invitation = 이 링크를 친구에게 보내거나 코드를 찍게 하세요. 여는 사람이 테이블 맞은편에 앉습니다. 설치도 계정도 필요 없습니다.
copy-link = 링크 복사
share-link = 링크 공유
about-onlookers = 관전자에게는 따로 링크가 있습니다. 테이블을 볼 수 있지만 만질 수는 없습니다.
copy-onlooker-link = 관전자 링크 복사
share-with-onlookers = 관전자와 공유
copied = 복사했습니다.

## Where a link leads

game-with-friend = 친구와 하는 게임
looking-for-game = 게임을 찾는 중…
connecting = 서버에 연결하는 중입니다.
invited = 초대받은 게임: { $game }.
friends-play = 두 친구가 두고 있는 게임: { $game }.
they-play = { $host } 님과 { $guest } 님이 두고 있는 게임: { $game }.
about-to-begin = 곧 시작할 게임: { $game }.
host-invites = { $host } 님이 초대한 게임: { $game }.
host-waits = { $host } 님이 친구를 기다리는 게임: { $game }.
you-play-seat = 내 자리: { $seat }.
without-clock = 시계가 없습니다.
clock-gives = 시계: { $clock }.
time-each = 각 { $time }
time-and-delay = 각 { $time }, 차례마다 { $delay } 동안은 시간이 줄지 않음
time-and-increment = 각 { $time }, 차례 뒤마다 { $delay } 추가
minutes = { $count }분
seconds = { $count }초
game-begins-later = 친구가 앉으면 게임이 시작됩니다.
you-will-see = 테이블을 볼 수 있지만 만질 수는 없습니다.
will-see-game = 게임이 시작되면 바로 보입니다
look-on = 관전하기
sit-down = 앉기

## The panel of the friend

connect-again = 다시 연결
leave-table = 테이블 떠나기
game-is-kept = 게임이 저장되었습니다. 저장한 게임에서 이어 하거나 링크를 다시 여세요.
onlooker-link-copied = 관전자 링크: 복사함
copy-own-link = 내 자리 링크 복사
own-link-copied = 내 자리 링크: 복사함
about-own-link = 이 링크로 다른 기기에서 이어 할 수 있습니다. 링크를 가진 사람은 누구나 나 대신 둘 수 있으니 아무에게도 주지 마세요.
say = 말하기
i-am-here = 여기 있어요
agree = 동의
decline = 거절
ask-undo = 내 마지막 차례 무르기 요청
ask-rematch = 한 게임 더 요청
claim = 승리 주장하기
time-has-run-out = 상대의 시간이 다 되었습니다.
did-not-come = 불렀지만 상대가 오지 않았습니다.
call = { $name } 님 부르기
about-calling = 부르면 5분 안에 와야 합니다. 그 뒤에는 승리를 주장할 수 있습니다.
go-on-by-links = 링크로 이어 가기
about-links = 서버 없이, 차례가 끝날 때마다 서로에게 게임을 보냅니다. 이제부터 각 기기가 스스로 굴리며, 굴림은 더 이상 합의되지 않습니다.
resign-maybe = 기권…
resign = 기권
friend-wins = 친구가 게임을 이깁니다.
