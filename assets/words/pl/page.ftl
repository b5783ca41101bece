## For search engines, messengers and the list of installed programs

description = Pięć gier z kośćmi i planszą: z komputerem, z kimś obok lub ze znajomym na odległość. Backgammon, Tabula, Królewska gra z Ur, Tablero de Jesus i Tablero di Berona.
share = Pięć dawnych gier z kośćmi i planszą na jednym stole w świetle lampy.
share-picture = Plansza do backgammona w świetle lampy, na niej kości i kostka dublująca

## The start page

about = Pięć gier z kośćmi i planszą: z komputerem, z kimś obok lub ze znajomym na odległość
loading = Wczytywanie
loading-begins = Wczytywanie…
loading-percent = Wczytywanie… { $percent }%
setting-the-table = Przygotowanie stołu…
starting = Uruchamianie…
play = Graj
all-games = Wszystkie gry
games = Gry
start-here = Zacznij tutaj
rules-of-all-games = Zasady wszystkich gier
rules = Zasady
needs-scripts = Tesserae potrzebuje JavaScriptu: zezwól na skrypty na tej stronie.
begins-by-itself = { $title }: gra zacznie się sama.
game-goes-on-where-it-was = Twoja gra toczy się dalej od tego samego miejsca.
page-is-loaded-again = Strona wczytuje się ponownie.
languages = Języki

## What a link has brought

sent-a-game = Ktoś przysłał ci grę.
sent-a-puzzle = Ktoś przysłał ci zadanie.
game-with-friend-goes-on = Twoja gra ze znajomym toczy się dalej.
invited-to-look-on = Masz zaproszenie do przyglądania się grze.
invited-to-play = Znajomy zaprasza cię do gry.

## Buttons of the page

reload = Odśwież
later = Później
close = Zamknij
copy = Kopiuj
share-link = Udostępnij
try-again = Spróbuj ponownie

## For screen readers

board = Plansza. Za nią są przyciski gry.
buttons = Przyciski gry
link = Link

## The same game in two tabs

other-tab = Otwarte w innej karcie
other-tab-what = Ta gra jest otwarta w innej karcie tej przeglądarki. Graj dalej tutaj, a tamta karta wróci do swojego menu.
continue-here = Graj dalej tutaj
main-menu = Menu główne

## What stops the page

no-kiosk = To nie jest adres kiosku
no-game = „{ $given }” nie jest grą: ?kiosk= musi podawać jedną z gier: { $games }.
no-rest = „{ $given }” nie jest przerwą: ?rest= musi być całkowitą liczbą sekund od { $least } do { $most }.
graphics-interrupted = Grafika została przerwana
graphics-not-back = Przeglądarka nie odzyskała jeszcze karty graficznej. Odśwież stronę za chwilę.
no-webgl = Brakuje WebGL 2
no-webgl-what = Gra potrzebuje WebGL 2, które ma każda aktualna przeglądarka. Zaktualizuj przeglądarkę albo włącz w jej ustawieniach akcelerację sprzętową, a potem odśwież stronę.
loading-failed = Błąd wczytywania
part-not-loaded = Nie udało się wczytać części gry. Czy masz połączenie z internetem?
part-of-other-version = Nie udało się wczytać części gry. Na serwerze jest nowa wersja. Odśwież stronę.
stopped-again = Gra znów się zatrzymała
stopped-twice = Dwa razy w krótkim czasie coś nieoczekiwanie poszło źle. Odśwież stronę.
graphics-interrupted-again = Grafika znów została przerwana
graphics-lost-twice = Przeglądarka dwa razy w krótkim czasie straciła kartę graficzną, być może z braku pamięci. Odśwież stronę.
game-goes-on = Twoja gra toczy się dalej.
game-is-saved = Twoja gra jest zapisana.
game-is-lost = Twoja gra wtedy przepadnie, bo ta przeglądarka niczego nie zapisuje.

## What happened before the page was loaded again

after-trap = Coś nieoczekiwanie poszło źle, więc strona wczytała się ponownie.
after-trap-game = Coś nieoczekiwanie poszło źle, więc strona wczytała się ponownie, a twoja gra toczy się dalej od tego samego posunięcia.
after-graphics = Przeglądarka straciła kartę graficzną, więc strona wczytała się ponownie.
after-graphics-game = Przeglądarka straciła kartę graficzną, więc strona wczytała się ponownie, a twoja gra toczy się dalej od tego samego posunięcia.
after-reload = Strona wczytała się ponownie.
after-reload-game = Strona wczytała się ponownie, a twoja gra toczy się dalej od tego samego posunięcia.
after-update = To jest nowa wersja.
after-update-game = To jest nowa wersja, a twoja gra toczy się dalej od tego samego posunięcia.
game-not-kept = Ta przeglądarka nie zachowała twojej gry.

## New versions, and files that do not come

update-loading = Wczytywanie nowej wersji…
update-there = Na serwerze jest nowa wersja.
file-not-loaded = Nie udało się wczytać części gry: { $path }. Czy masz połączenie z internetem?
file-refused = Nie udało się wczytać części gry: { $path }. Serwer odpowiada { $status }.
reload-page = Odśwież stronę.
reload-game-goes-on = Odśwież: twoja gra toczy się dalej.
reload-game-is-lost = Odśwież: twoja gra wtedy przepadnie, bo ta przeglądarka niczego nie zapisuje.
update-failed = Nie udało się wczytać nowej wersji. Czy masz połączenie z internetem?
reload-failed = Nie udało się wczytać strony. Czy masz połączenie z internetem?

## Links

share-game = Udostępnij tę grę
share-game-what = Każdy, kto otworzy ten link, może odtworzyć grę i grać ją dalej.
send-game = Wyślij grę
send-game-what = Wyślij ten link drugiemu graczowi. Otwiera grę, gdy przychodzi jego kolej.
share-puzzle = Udostępnij to zadanie
share-puzzle-what = Każdy, kto otworzy ten link, dostanie to samo zadanie.
picture-address = Adres tego obrazu
picture-address-what = Strona pod tym adresem pokazuje sam diagram, z linkiem do stołu.
picture-html = HTML dla innej strony
picture-html-what = Ten wiersz, wstawiony na innej stronie, pokazuje na niej diagram z linkiem do stołu.
copied = Skopiowano.
copying-refused = Przeglądarka nie pozwala kopiować: skopiuj tekst powyżej.

## The page of one position

open-at-table = Otwórz przy stole
no-position = Ten adres nie pokazuje żadnej pozycji: { $why }.
