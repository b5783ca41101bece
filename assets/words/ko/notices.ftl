ok = 확인

## Advice, opponents, lessons

no-advice = 조언이 없습니다: { $error }.
opponent-cannot-play = 상대가 둘 수 없습니다: { $error }.
lesson-cannot-go-on = 이 레슨을 계속할 수 없습니다: { $error }.
not-answered = 봇이 답하지 않습니다
not-loaded = 게임의 파일을 불러오지 못했습니다

## Puzzles

puzzles-off = 퍼즐이 꺼져 있습니다. 설정의 ‘도움말과 분석’을 보세요.
no-puzzles = 퍼즐이 없습니다: { $error }.
no-such-number = { $title }: { $number }번 퍼즐은 없습니다. 마지막은 { $last }번입니다.
not-any-more = { $title }: { $number }번 퍼즐은 이제 없습니다.
no-mistake-kept = 복습할 실수가 없습니다.
no-mistake-due =
    { $days ->
        [1] 오늘 복습할 실수는 더 없습니다. 다음 것은 내일 나옵니다.
       *[other] 오늘 복습할 실수는 없습니다. 다음 것은 { $days }일 뒤에 나옵니다.
    }
cannot-be-laid-out = { $what }: 놓을 수 없습니다. { $error }.
cannot-be-judged = { $what }: 채점할 수 없습니다. { $error }.
puzzle-number = { $number }번 퍼즐
this-mistake = 이 실수
unknown-turn = 봇이 모르는 수입니다

## The program itself

missing-part =
    게임의 일부가 없습니다. “{ $file }” 파일을 읽을 수 없습니다. 게임을 다시 설치하세요.
no-graphics = 그래픽 카드 드라이버를 찾지 못했습니다. 다음을 지원하는 드라이버를 설치하세요: { $drivers }.
old-graphics = 그래픽 카드 드라이버가 이 게임을 그릴 수 없습니다. 다음을 지원하는 새 드라이버를 설치하세요: { $drivers }.
neither-file-nor-link = “{ $file }”: 파일도 게임 링크도 아닙니다.
one-link-only = 링크는 한 번에 하나만 열 수 있습니다.
in-another-tab = 이 게임은 다른 탭에서 계속됩니다.
