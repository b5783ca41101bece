## When

today = dziś, { $time }
yesterday = wczoraj, { $time }
on-day = { $date }, { $time }

## The saved games

saved-games = Zapisane gry
of-one = { $title }, { $first }
of-two = { $title }, { $first } i { $second }
played-at = { $title }, { $when }
none-saved = Jeszcze żadnych gier. Każda gra zapisuje się automatycznie od pierwszego rzutu.
of-other-version = Tę grę zapisała inna wersja programu.
damaged-whole = Uszkodzona: nie da się odczytać nic z tej gry.
open-now = Teraz otwarta.
replay = Powtórka
resume = Wznów
show-folder = Pokaż folder
rename = Zmień nazwę
copy = Kopiuj
export-maybe = Eksportuj…
share-link = Udostępnij link
delete = Usuń
name = Nazwa
cancel = Anuluj
export-as = Eksportuj jako
format-of-file = { $format } (.{ $extension })
game-record = Zapis partii
save-file = Zapisana gra
backgammon-match = Mecz Backgammona
match-of-program = Mecz { $program }
page-file = Strona
picture-file = Obraz
film-file = Film
drawing-file = Rysunek
delete-this = Usunąć tę grę na stałe?
import-game = Importuj grę
about-import = Upuść plik na oknie albo wybierz go.
import-file = Importuj plik
about-pasting = Albo wklej tutaj grę: zapisaną grę, zapis partii, mecz z innego programu, XGID lub pozycję.
game-to-import = Gra do importu
import = Importuj
open = Otwórz
copied = Skopiowano. Wklej do pliku lub wiadomości.
imported = Zaimportowano „{ $saved }”.
imported-here = Zaimportowano „{ $saved }”. Jest wśród zapisanych gier.
not-all-kept = Nie wszystko zachowano bez zmian: { $list }.
not-all-kept-and-more = Nie wszystko zachowano bez zmian: { $list }; i jeszcze { $count }.
in-folder = Zapisane gry są w folderze „{ $folder }”.

## Why something cannot be stored or read: parts of sentences

no-storage = nie ma pamięci
storage-full = pamięć jest pełna
no-space = brakuje miejsca na folder „{ $folder }”
refused =
    { $done ->
        [written] nie można zapisać „{ $file }”: { $system }
        [removed] nie można usunąć „{ $file }”: { $system }
        [renamed] nie można zmienić nazwy „{ $file }”: { $system }
       *[read] nie można odczytać „{ $file }”: { $system }
    }
browser-refuses = przeglądarka odmawia
no-browser-storage = przeglądarka nie daje tej stronie pamięci
folder-refused = nie można zapisywać w folderze „{ $folder }”: { $system }
changed-elsewhere = inne okno zmieniło „{ $file }”
not-read = nie można odczytać „{ $file }”: { $reason }
not-written = nie można zapisać „{ $file }”: { $reason }
too-long = to za długie na grę
in-file = „{ $file }”: { $reason }
no-folder = nie ma folderu na dokumenty

## Why the system refuses to read or write: parts of sentences

not-there = nie ma go tam
not-permitted = system na to nie pozwala
only-to-be-read = można tam tylko czytać
is-folder = to jest folder
is-no-folder = to nie leży w folderze
in-use = używa tego inny program
error-of-system = system zgłasza błąd { $number }
refused-by-system = system odmawia
cannot-be-text = nie da się tego zapisać jako tekst

## The same in sentences

folder-unwritable = Nie można zapisywać w folderze „{ $folder }”: gry nie będą zapisywane.
disk-full = Brakuje miejsca na folder „{ $folder }”: ta gra nie będzie zapisana.
browser-blocks = Twoja przeglądarka blokuje pamięć: gry nie będą zapisywane.
no-place = Nie ma folderu na zapisane gry: gry nie będą zapisywane.
browser-full = Pamięć twojej przeglądarki jest pełna: ta gra nie będzie zapisana.
saves-unwritable = Nie można zapisywać w folderze zapisanych gier: gry nie będą zapisywane.

## Documents: what each is, at the beginning of a sentence and in it

document-first =
    { $document ->
        [choices] Ostatnie wybory dla nowej gry
        [results] Wyniki wszystkich gier
        [games] Tytuły zapisanych gier
        [lessons] Ukończone lekcje
        [puzzles] Rozwiązane zadania
        [exercises] Własne błędy
        [error-rates] Poziomy błędów
        [analysed-games] Przeanalizowane partie
        [window] Wielkość i położenie okna
       *[settings] Ustawienia
    }
document =
    { $document ->
        [choices] ostatnie wybory dla nowej gry
        [results] wyniki wszystkich gier
        [games] tytuły zapisanych gier
        [lessons] ukończone lekcje
        [puzzles] rozwiązane zadania
        [exercises] własne błędy
        [error-rates] poziomy błędów
        [analysed-games] przeanalizowane partie
        [window] wielkość i położenie okna
       *[settings] ustawienia
    }
document-unreadable = { $what } – nie można odczytać: { $reason }.
newer-format = „{ $file }” ma format { $number }, a ten program czyta tylko format { $count }; plik pozostaje bez zmian, a zmiany nie są zapisywane: { $what }.
have-format = format { $number }
damaged-at = uszkodzenie w wierszu { $line }, znak { $column }
document-set-aside = { $what } – nie udało się odczytać ({ $reason }). Uszkodzony plik nazywa się teraz „{ $renamed }”.
document-not-set-aside = { $what } – nie udało się odczytać ({ $reason }), a do tego { $why }.

## The game on the table, and games that come and go

open-elsewhere = Ta gra jest otwarta w innym oknie. Tutaj toczy się dalej jako kopia.
changed-here = Tę grę zmieniło inne okno. Odtąd zapisuje się jako kopia.
not-listed = Nie można wyświetlić zapisanych gier: { $reason }.
no-longer-there = Nie ma już „{ $file }”.
before-damage = { $what }; gra zostaje wznowiona sprzed uszkodzenia
unknown-format = „{ $file }”, { $reason }.
set-aside = Jedna z zapisanych gier jest uszkodzona ({ $reason }). Uszkodzony plik nazywa się teraz „{ $renamed }”.
not-set-aside = Jedna z zapisanych gier jest uszkodzona ({ $reason }), a do tego { $why }.
cannot-be-opened = Tego nie można otworzyć: { $reason }.
link-out-of-date = Ten link jest nieaktualny. Oto twoja nowsza gra.
which-way = Ta gra potoczyła się dwiema drogami: na tym urządzeniu i w linku. Którą chcesz grać dalej? Druga zostanie wśród zapisanych gier.
from-link = Gra z linku
on-this-device = Gra na tym urządzeniu
wait-for-dice = Poczekaj, aż kości się zatrzymają.
not-a-game-link = „{ $link }” nie jest linkiem do gry.
no-such-puzzle = Nie ma zadania „{ $link }”.

## Dialogs for files

games = Gry
all-files = Wszystkie pliki
save-as-file = Zapisz jako plik
saved-as = Zapisano jako „{ $file }”.
no-dialog = Nie ma tu okna wyboru plików: upuść plik na oknie albo wklej jego tekst.
saved-without-dialog = Nie ma tu okna wyboru plików. Plik zapisano jako „{ $file }”.
not-saved-without-dialog = Nie ma tu okna wyboru plików, a do tego { $reason }. Grę można skopiować: naciśnij „Kopiuj” i wklej ją do pliku.

## Pictures

no-picture = Nie udało się zrobić obrazu.
picture-copied = Obraz jest w schowku.
picture-not-copied = Nie udało się skopiować obrazu: { $reason }.
picture-not-made = Nie udało się zrobić obrazu: { $reason }.
no-clipboard = schowek tego nie przyjmuje
cannot-be-picture = nie da się tego zapisać jako obraz
unknown-pixels = karta graficzna daje obraz nieznanego rodzaju
film-not-made = Nie udało się zrobić filmu: { $reason }.
film-broken-off = Film przerwano, bo partia toczyła się dalej.

## The position editor

live-not-edited = Nie można edytować pozycji gry na żywo.
wait-for-pieces = Poczekaj, aż kości i pionki się zatrzymają.
at-character = { $reason } (znak { $number })
