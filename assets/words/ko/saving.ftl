## When

today = 오늘 { $time }
yesterday = 어제 { $time }
on-day = { $date } { $time }

## The saved games

saved-games = 저장한 게임
of-one = { $title }, { $first }
of-two = { $title }, { $first } 대 { $second }
played-at = { $title }, { $when }
none-saved = 아직 없습니다. 모든 게임은 첫 굴림부터 자동으로 저장됩니다.
of-other-version = 다른 버전의 프로그램이 저장한 게임입니다.
damaged-whole = 손상됨: 이 게임은 아무것도 읽을 수 없습니다.
open-now = 지금 열려 있음.
replay = 다시 보기
resume = 이어 하기
show-folder = 폴더 열기
rename = 이름 변경
copy = 복사
export-maybe = 내보내기…
share-link = 링크 공유
delete = 삭제
name = 이름
cancel = 취소
export-as = 내보낼 형식
format-of-file = { $format } (.{ $extension })
game-record = 기보
save-file = 저장한 게임
backgammon-match = 백개먼 매치
match-of-program = { $program } 매치
page-file = 페이지
picture-file = 그림
film-file = 동영상
drawing-file = 벡터 그림
delete-this = 이 게임을 영구히 삭제할까요?
import-game = 게임 가져오기
about-import = 파일을 창에 끌어다 놓거나 고르세요.
import-file = 파일 가져오기
about-pasting = 또는 여기에 게임을 붙여 넣으세요: 저장한 게임, 기보, 다른 프로그램의 매치, XGID, 포지션.
game-to-import = 가져올 게임
import = 가져오기
open = 열기
copied = 복사했습니다. 파일이나 메시지에 붙여 넣으세요.
imported = “{ $saved }” 가져오기를 마쳤습니다.
imported-here = “{ $saved }” 가져오기를 마쳤습니다. 저장한 게임에 있습니다.
not-all-kept = 원래대로 남기지 못한 것이 있습니다: { $list }.
not-all-kept-and-more = 원래대로 남기지 못한 것이 있습니다: { $list }, 그 밖에 { $count }개.
in-folder = 저장한 게임이 있는 폴더: “{ $folder }”.

## Why something cannot be stored or read: parts of sentences

no-storage = 저장 공간이 없습니다
storage-full = 저장 공간이 가득 찼습니다
no-space = “{ $folder }” 폴더에 남은 공간이 없습니다
refused =
    { $done ->
        [written] “{ $file }” 파일을 쓸 수 없습니다: { $system }
        [removed] “{ $file }” 파일을 지울 수 없습니다: { $system }
        [renamed] “{ $file }” 파일의 이름을 바꿀 수 없습니다: { $system }
       *[read] “{ $file }” 파일을 읽을 수 없습니다: { $system }
    }
browser-refuses = 브라우저가 거부합니다
no-browser-storage = 브라우저가 이 페이지에 저장 공간을 주지 않습니다
folder-refused = “{ $folder }” 폴더에 쓸 수 없습니다: { $system }
changed-elsewhere = “{ $file }” 파일이 다른 창에서 바뀌었습니다
not-read = “{ $file }” 파일을 읽을 수 없습니다: { $reason }
not-written = “{ $file }” 파일을 쓸 수 없습니다: { $reason }
too-long = 게임이라기에는 너무 깁니다
in-file = “{ $file }”: { $reason }
no-folder = 문서 폴더가 없습니다

## Why the system refuses to read or write: parts of sentences

not-there = 거기에 없습니다
not-permitted = 시스템이 허락하지 않습니다
only-to-be-read = 읽기만 할 수 있습니다
is-folder = 폴더입니다
is-no-folder = 폴더 안에 있지 않습니다
in-use = 다른 프로그램이 쓰고 있습니다
error-of-system = 시스템의 에러 { $number }번입니다
refused-by-system = 시스템이 거절합니다
cannot-be-text = 텍스트로 쓸 수 없습니다

## The same in sentences

folder-unwritable = “{ $folder }” 폴더에 쓸 수 없습니다. 게임이 저장되지 않습니다.
disk-full = “{ $folder }” 폴더에 남은 공간이 없습니다. 이 게임은 저장되지 않습니다.
browser-blocks = 브라우저가 저장을 막고 있습니다. 게임이 저장되지 않습니다.
no-place = 저장한 게임을 둘 폴더가 없습니다. 게임이 저장되지 않습니다.
browser-full = 브라우저의 저장 공간이 가득 찼습니다. 이 게임은 저장되지 않습니다.
saves-unwritable = 저장한 게임의 폴더에 쓸 수 없습니다. 게임이 저장되지 않습니다.

## Documents: what each is, at the beginning of a sentence and in it

document-first =
    { $document ->
        [choices] 새 게임의 마지막 선택
        [results] 모든 게임의 결과
        [games] 저장한 게임의 제목
        [lessons] 마친 레슨
        [puzzles] 푼 퍼즐
        [exercises] 내 실수 모음
        [error-rates] 실수율
        [analysed-games] 분석한 게임
        [window] 창의 크기와 위치
       *[settings] 설정
    }
document =
    { $document ->
        [choices] 새 게임의 마지막 선택
        [results] 모든 게임의 결과
        [games] 저장한 게임의 제목
        [lessons] 마친 레슨
        [puzzles] 푼 퍼즐
        [exercises] 내 실수 모음
        [error-rates] 실수율
        [analysed-games] 분석한 게임
        [window] 창의 크기와 위치
       *[settings] 설정
    }
document-unreadable = { $what }: 읽을 수 없습니다. { $reason }.
newer-format = “{ $file }” 파일의 형식은 { $number }인데 이 프로그램은 형식 { $count }만 읽습니다. 파일은 그대로 두며, 바뀐 내용은 저장되지 않습니다: { $what }.
have-format = 형식이 { $number }입니다
damaged-at = { $line }번째 줄 { $column }번째 글자가 손상되었습니다
document-set-aside = { $what }: 읽지 못했습니다({ $reason }). 손상된 파일의 새 이름은 “{ $renamed }”입니다.
document-not-set-aside = { $what }: 읽지 못했습니다({ $reason }). { $why }.

## The game on the table, and games that come and go

open-elsewhere = 이 게임은 다른 창에 열려 있습니다. 여기서는 사본으로 이어집니다.
changed-here = 이 게임이 다른 창에서 바뀌었습니다. 이제부터 사본으로 저장됩니다.
not-listed = 저장한 게임을 나열할 수 없습니다: { $reason }.
no-longer-there = “{ $file }” 파일이 이제 없습니다.
before-damage = { $what }; 손상되기 전부터 게임을 이어 합니다
unknown-format = “{ $file }”, { $reason }.
set-aside = 저장한 게임 하나가 손상되었습니다({ $reason }). 손상된 파일의 새 이름은 “{ $renamed }”입니다.
not-set-aside = 저장한 게임 하나가 손상되었습니다({ $reason }). { $why }.
cannot-be-opened = 열 수 없습니다: { $reason }.
link-out-of-date = 오래된 링크입니다. 더 새로운 게임을 엽니다.
which-way = 이 게임은 두 갈래로 나뉘었습니다. 하나는 이 기기에, 하나는 링크에 있습니다. 어느 쪽을 계속할까요? 다른 쪽은 저장한 게임에 남습니다.
from-link = 링크의 게임
on-this-device = 이 기기의 게임
wait-for-dice = 주사위가 멈출 때까지 기다리세요.
not-a-game-link = 게임 링크가 아닙니다: “{ $link }”.
no-such-puzzle = 없는 퍼즐입니다: “{ $link }”.

## Dialogs for files

games = 게임
all-files = 모든 파일
save-as-file = 파일로 저장
saved-as = 저장했습니다: “{ $file }”.
no-dialog = 여기에는 파일 대화 상자가 없습니다. 파일을 창에 끌어다 놓거나 글을 붙여 넣으세요.
saved-without-dialog = 여기에는 파일 대화 상자가 없습니다. 저장한 파일: “{ $file }”.
not-saved-without-dialog = 여기에는 파일 대화 상자가 없습니다. { $reason }. 게임을 복사할 수 있습니다. ‘복사’를 누르고 파일에 붙여 넣으세요.

## Pictures

no-picture = 그림을 만들지 못했습니다.
picture-copied = 그림을 클립보드에 복사했습니다.
picture-not-copied = 그림을 복사하지 못했습니다: { $reason }.
picture-not-made = 그림을 만들지 못했습니다: { $reason }.
no-clipboard = 클립보드에 넣을 수 없습니다
cannot-be-picture = 그림으로 쓸 수 없습니다
unknown-pixels = 그래픽 카드가 알 수 없는 그림을 줍니다
film-not-made = 동영상을 만들지 못했습니다: { $reason }.
film-broken-off = 게임이 계속되어 동영상을 그만두었습니다.

## The position editor

live-not-edited = 친구와 하는 게임의 포지션은 편집할 수 없습니다.
wait-for-pieces = 주사위와 말이 멈출 때까지 기다리세요.
at-character = { $reason } ({ $number }번째 글자)
