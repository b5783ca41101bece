## For search engines, messengers and the list of installed programs

description = 컴퓨터, 옆에 앉은 사람, 멀리 있는 친구와 함께하는 다섯 가지 주사위 보드게임: 백개먼, 타불라, 우르의 게임, 타블레로 데 헤수스, 타블레로 디 베로나.
share = 등불 아래 한 테이블에서 즐기는 다섯 가지 옛 주사위 보드게임.
share-picture = 등불 아래 놓인 백개먼 보드와 주사위, 더블링 큐브

## The start page

about = 컴퓨터, 옆에 앉은 사람, 멀리 있는 친구와 함께하는 다섯 가지 주사위 보드게임
loading = 불러오기
loading-begins = 불러오는 중…
loading-percent = 불러오는 중… { $percent }%
setting-the-table = 테이블을 차리는 중…
starting = 시작하는 중…
play = 게임 시작
all-games = 모든 게임
games = 게임
start-here = 여기서 시작
rules-of-all-games = 모든 게임의 규칙
rules = 규칙
needs-scripts = Tesserae에는 JavaScript가 필요합니다. 이 페이지에서 스크립트를 허용해 주세요.
begins-by-itself = { $title } 게임은 누르지 않아도 시작됩니다.
game-goes-on-where-it-was = 게임이 멈춘 곳에서 이어집니다.
page-is-loaded-again = 페이지를 다시 불러옵니다.
languages = 언어

## What a link has brought

sent-a-game = 누군가 게임을 보냈습니다.
sent-a-puzzle = 누군가 퍼즐을 보냈습니다.
game-with-friend-goes-on = 친구와 하던 게임이 이어집니다.
invited-to-look-on = 게임 관전에 초대받았습니다.
invited-to-play = 친구가 게임에 초대했습니다.

## Buttons of the page

reload = 새로 고침
later = 나중에
close = 닫기
copy = 복사
share-link = 공유
try-again = 다시 시도

## For screen readers

board = 보드. 게임의 버튼이 그 뒤에 있습니다.
buttons = 게임의 버튼
link = 링크

## The same game in two tabs

other-tab = 다른 탭에 열려 있음
other-tab-what = 이 게임은 이 브라우저의 다른 탭에 열려 있습니다. 여기서 계속하면 다른 탭은 메뉴로 돌아갑니다.
continue-here = 여기서 계속
main-menu = 메인 메뉴

## What stops the page

no-kiosk = 키오스크 주소가 아닙니다
no-game = 없는 게임입니다: “{ $given }”. ?kiosk= 뒤에는 다음 중 하나를 써야 합니다: { $games }.
no-rest = 쓸 수 없는 대기 시간입니다: “{ $given }”. ?rest= 뒤에는 { $least }에서 { $most }까지의 정수를 초 단위로 써야 합니다.
graphics-interrupted = 그래픽이 중단되었습니다
graphics-not-back = 브라우저가 아직 그래픽 카드를 되찾지 못했습니다. 잠시 뒤에 페이지를 새로 고치세요.
no-webgl = WebGL 2가 없습니다
no-webgl-what = 이 게임에는 요즘 브라우저라면 모두 갖춘 WebGL 2가 필요합니다. 브라우저를 업데이트하거나 브라우저 설정에서 하드웨어 가속을 켠 뒤 페이지를 새로 고치세요.
loading-failed = 불러오지 못했습니다
part-not-loaded = 게임의 일부를 불러오지 못했습니다. 인터넷에 연결되어 있나요?
part-of-other-version = 게임의 일부를 불러오지 못했습니다. 서버에 새 버전이 있습니다. 페이지를 새로 고치세요.
stopped-again = 게임이 다시 멈췄습니다
stopped-twice = 짧은 시간에 예상치 못한 문제가 두 번 생겼습니다. 페이지를 새로 고치세요.
graphics-interrupted-again = 그래픽이 다시 중단되었습니다
graphics-lost-twice = 브라우저가 짧은 시간에 그래픽 카드를 두 번 잃었습니다. 메모리가 부족했을 수 있습니다. 페이지를 새로 고치세요.
game-goes-on = 게임은 이어집니다.
game-is-saved = 게임은 저장되었습니다.
game-is-lost = 이 브라우저는 게임을 저장하지 않으므로, 그러면 게임이 사라집니다.

## What happened before the page was loaded again

after-trap = 예상치 못한 문제가 생겨 페이지를 다시 불러왔습니다.
after-trap-game = 예상치 못한 문제가 생겨 페이지를 다시 불러왔고, 게임은 같은 단계에서 이어집니다.
after-graphics = 브라우저가 그래픽 카드를 잃어 페이지를 다시 불러왔습니다.
after-graphics-game = 브라우저가 그래픽 카드를 잃어 페이지를 다시 불러왔고, 게임은 같은 단계에서 이어집니다.
after-reload = 페이지를 다시 불러왔습니다.
after-reload-game = 페이지를 다시 불러왔고, 게임은 같은 단계에서 이어집니다.
after-update = 새 버전입니다.
after-update-game = 새 버전이며, 게임은 같은 단계에서 이어집니다.
game-not-kept = 이 브라우저는 게임을 저장해 두지 않았습니다.

## New versions, and files that do not come

update-loading = 새 버전을 불러오는 중…
update-there = 서버에 새 버전이 있습니다.
file-not-loaded = 게임의 일부를 불러오지 못했습니다: { $path }. 인터넷에 연결되어 있나요?
file-refused = 게임의 일부를 불러오지 못했습니다: { $path }. 서버의 응답: { $status }.
reload-page = 페이지를 새로 고치세요.
reload-game-goes-on = 새로 고치기: 게임은 이어집니다.
reload-game-is-lost = 새로 고치기: 이 브라우저는 게임을 저장하지 않으므로 게임이 사라집니다.
update-failed = 새 버전을 불러오지 못했습니다. 인터넷에 연결되어 있나요?
reload-failed = 페이지를 불러오지 못했습니다. 인터넷에 연결되어 있나요?

## Links

share-game = 이 게임 공유
share-game-what = 이 링크를 여는 사람은 누구나 게임을 다시 보고 이어 할 수 있습니다.
send-game = 게임 보내기
send-game-what = 이 링크를 상대에게 보내세요. 상대의 차례에서 게임이 열립니다.
share-puzzle = 이 퍼즐 공유
share-puzzle-what = 이 링크를 여는 사람은 누구나 같은 퍼즐을 봅니다.
picture-address = 이 그림의 주소
picture-address-what = 이 주소의 페이지에는 도표만 테이블로 가는 링크와 함께 나옵니다.
picture-html = 다른 페이지용 HTML
picture-html-what = 이 줄을 다른 페이지에 넣으면 그 자리에 도표가 테이블로 가는 링크와 함께 나옵니다.
copied = 복사했습니다.
copying-refused = 브라우저가 복사를 허용하지 않습니다. 위의 글을 직접 복사하세요.

## The page of one position

open-at-table = 테이블에서 열기
no-position = 이 주소에는 포지션이 없습니다: { $why }.
