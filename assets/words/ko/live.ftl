## Why a line is not added to the log

behind = 다른 일이 먼저 일어났습니다.
onlooker = 관전자는 볼 수만 있고 만질 수 없습니다.
knocking = 상대가 들어오려 했지만 아직 들어오지 못했습니다.
throw-again = 이 게임의 키가 바뀌었습니다. 다시 굴리세요.
line = 기록의 줄이 아닙니다.
time = 이 줄에서 시간이 거꾸로 갑니다.
signature = 이 줄에는 그 플레이어의 서명이 없습니다.
not-begun = 첫 줄은 방을 여는 줄이어야 합니다.
begun = 방이 이미 열려 있습니다.
version = 방이 다른 버전의 프로토콜을 씁니다. 페이지를 새로 고치세요.
no-number = 게임에 번호가 없습니다.
dice-not-agreed = 떨어져 있는 두 사람의 주사위는 합의되어야 합니다.
not-people = 여기서는 사람만 게임을 합니다.
guest-named = 손님이 자기 이름을 정합니다.
clock = 시계는 1초에서 하루까지입니다.
full = 이 방의 기록이 가득 찼습니다. 링크로 이어 가거나 기권하세요.
enough = 요청하거나 부르거나 무른 일이 너무 많습니다. 먼저 게임을 진행하세요.
not-sat = 상대가 아직 앉지 않았습니다.
nothing-happened = 아직 아무 일도 없었습니다.
sat = 두 플레이어가 모두 앉았습니다.
name-taken = 방장이 이미 쓰는 이름입니다.
not-invited = 이 자리는 초대장을 가진 사람의 것입니다.
over = 게임이 끝났습니다.
no-game = 끝낼 게임이 없습니다.
no-throw = 지금은 굴릴 때가 아닙니다.
throw = 굴림은 선언하는 것이고, 눈은 양쪽의 비밀 값으로 정해집니다.
no-share = 이 굴림에는 비밀 값이 필요합니다.
gesture = 이렇게 움직이는 손은 없습니다.
not-due = 내 차례가 아닙니다.
not-own-step = 이번 차례의 내 이동만 되돌릴 수 있습니다.
turn-over = 내 차례가 끝났습니다. 상대에게 무르자고 요청하세요.
guest-not-due = 새 키는 손님의 차례일 때 요청할 수 있습니다.
end = 게임의 끝은 그 게임의 차례가 아닙니다.
undo-count = 함께 되돌릴 수 있는 이벤트의 수가 다릅니다.
nothing-after = 이 이벤트 뒤에는 되돌릴 것이 없습니다.
asked = 이미 요청한 것이 있습니다.
not-asked = 요청한 것이 없습니다.
own-question = 상대가 동의해야 합니다.
not-over = 이 게임은 아직 끝나지 않았습니다.
seat = 앉아 있는 손님만 새 키를 요청할 수 있습니다.
too-early = 자리 주인이 아직 올 수 있습니다. 요청이 있고 5분 뒤에 동의하세요.
called = 이미 상대를 불렀습니다.
not-called = 부른 사람이 없습니다.
not-their-turn = 차례인 사람만 부를 수 있습니다.
share-owed = 이쪽 기기가 먼저 굴림에 답해야 합니다.
by-links = 이미 링크로 이 게임을 이어 가고 있습니다.
not-absent = 먼저 상대를 부르고 5분 기다리세요.
time-left = 상대에게 시간이 남아 있습니다.
unfit-name = 이름에 표시할 수 없는 글자가 있거나, 부호나 빈칸이 너무 많습니다.

## Why a commitment or a share is refused

dice-waiting = 한 굴림이 다른 자리의 비밀 값을 기다리고 있습니다.
dice-not-waiting = 이 자리의 비밀 값을 기다리는 굴림이 없습니다.
dice-number = 다음 굴림의 번호가 아닙니다.
dice-no-commitment = 먼저 두 자리가 모두 비밀 값을 확약해야 합니다.
dice-again = 이 자리는 이미 비밀 값을 확약했습니다.
dice-share = 비밀 값이 확약과 맞지 않습니다.

## What a room can do that no honest room does

lie-dropped =
    방이 확인했던 이 게임의 줄을 잃어버렸습니다. { $own }줄이어야 하는데 { $count }줄입니다.
lie-changed = 방이 이 게임의 { $number }번째 줄을 바꾸거나 되풀이했습니다.
lie-gap = 방이 이 게임의 줄을 빠뜨렸습니다. { $number }번째 줄이 올 차례인데 { $sent }번째 줄을 보냈습니다.
lie-mark = 방의 기록이 { $number }번째 줄에서 맞지 않습니다.
lie-stranger = 방이 이 링크의 게임과 다른 게임을 보여 줍니다.
lie-invented =
    { $party ->
        [host] 방이 방장의 이름으로 줄을 꾸며 냈습니다.
       *[guest] 방이 손님의 이름으로 줄을 꾸며 냈습니다.
    }
lie-share = 방이 주사위를 바꾸었습니다. 비밀 값이 받은 것과 다릅니다.
lie-refused = 규칙이 허용하는 굴림을 방이 거부합니다.
lie-illegal = 규칙이 금지하는 일을 방이 허용합니다: { $why }

## What the check of an agreed throw has found: the end of a sentence

fault-no-proof = 증명이 없습니다
fault-no-game = 기보에 게임 번호가 없습니다
fault-wrong-number = 다른 굴림의 증명입니다
fault-no-commitment =
    { $seat ->
        [first] 첫 번째 자리가 한 번도 확약하지 않았습니다
       *[second] 두 번째 자리가 한 번도 확약하지 않았습니다
    }
fault-one-sided = 한 자리만 확약을 바꾸었습니다
fault-uncounted = 확약이 바뀌었는데 기보에 그 기록이 없습니다
fault-wrong-share =
    { $seat ->
        [first] 첫 번째 자리의 비밀 값이 확약과 맞지 않습니다
       *[second] 두 번째 자리의 비밀 값이 확약과 맞지 않습니다
    }
fault-wrong-faces = 두 비밀 값으로 정해지는 눈과 다릅니다

## What can be said with a press

hello = 안녕하세요!
thanks = 즐거운 게임이었어요. 고마워요.
well-played = 잘 두셨어요!
lucky-dice = 주사위 운이 대단하네요!
one-moment = 잠시만요.
i-am-back = 돌아왔어요.
another-game = 한 게임 더 할까요?

## Why a text is no link to a room

link-incomplete = 방 링크가 아니거나 온전하지 않습니다. 전체를 복사하세요.
link-old = 이전 버전의 Tesserae에서 만든 링크입니다. 새 링크를 요청하세요.

## That keys were replaced

replaced = 이 게임에서 방장의 동의로 손님의 키가 { $count }번 바뀌었습니다.

## Why a room does not do what a client asks for, or ends the connection

closed = 이 링크로 열리는 방이 없습니다. 몇 주 동안 아무도 쓰지 않은 방은 삭제됩니다.
other-version = 방이 다른 버전의 프로토콜을 씁니다. 페이지를 새로 고치세요.
earlier-version = 이전 버전의 Tesserae에서 연 방입니다. 새 방을 여세요.
damaged = 이 방의 기록이 손상되었습니다. 방을 운영하는 사람에게 복구를 요청하세요.
rooms = 이 한 시간 동안 여기서 방을 너무 많이 열었습니다.
store = 지금은 방을 저장할 수 없습니다. 다시 시도합니다.
room-full = 이 방의 관전자가 너무 많습니다.
address-full = 같은 인터넷 주소에서 열린 창이 너무 많습니다.
late = 방에 들어오지 않았습니다.
seat-replaced = 이 자리는 더 새로운 창에서 열려 있습니다.
slow = 연결이 너무 느립니다. 다시 시도합니다.
rate = 1초에 보내는 메시지가 너무 많습니다.
faults = 잘못된 메시지가 너무 많습니다.
binary = 메시지는 텍스트여야 합니다.
frame = 메시지가 너무 길거나 텍스트 프레임이 아닙니다.
not-entered = 먼저 방에 들어가세요.
entered = 이 소켓은 이미 방에 들어와 있습니다.
no-hand = 이 테이블의 손이 아닙니다.
too-long = 메시지가 { $most }바이트를 넘습니다.
no-json = 키가 한 번씩만 나오는 JSON 객체가 아닙니다.
no-message = 프로토콜 버전 { $version }의 메시지가 아닙니다. 페이지를 새로 고치세요.
