## What is wrong with what is settled before the first throw

wrong-position = 포지션, { $error }
long-name = 이름은 { $most }자까지 쓸 수 있습니다
bad-name = “{ $name }”: 이름의 처음이나 끝에 빈칸이 있거나, 표시할 수 없는 글자가 있습니다
invisible-name = “{ $name }”: 이름에 보이지 않는 글자가 있습니다
bad-player = 플레이어는 “person”, “elsewhere”, 또는 “bot:” 뒤에 수준의 이름을 붙인 것입니다
bad-date = 2026-11-20과 같은 날짜가 아닙니다: “{ $date }”

## What an undo does, and what it has done

undo = 되돌리기
undo-to-turn = 되돌리기: 내 { $number }번째 차례로
undo-to-answer = 되돌리기: 내 대답 전으로
undone = 되돌림
undone-to-turn = 되돌림: 내 { $number }번째 차례로
undone-to-answer = 되돌림: 내 대답 전으로

## What is wrong with a file

no-save = 1번째 줄: Tesserae 저장 파일이 아닙니다({ $why })
other-format =
    1번째 줄: 저장 파일의 형식은 { $format }인데 이 프로그램은 형식 { $known }만 읽습니다. 파일은 그대로 둡니다
wrong-header = 1번째 줄: { $why }
damage =
    { $error }; { $count ->
        [1] 그 줄을 잃었습니다
       *[other] { $count }줄을 잃었습니다
    }
long-line = 줄의 길이가 { $count }바이트입니다
longer-than-any-event = 줄의 길이가 { $count }바이트로, 어떤 이벤트보다도 깁니다
line-breaks-off = 줄이 중간에 끊겼습니다
line-is-damaged = 줄이 손상되었습니다
wrong-data = 줄에 있어서는 안 되는 것이 있습니다
neither-event-nor-undo = 이벤트도 되돌리기도 아닙니다
nothing-comes-again = 봇과 하는 게임의 굴림만 다시 나옵니다
