## A button with its key, under the pointer

with-key = { $name } ({ $key })

## What is written on keys that have no letter

space = Spacja
tab = Tab
enter = Enter
enter-on-number-pad = Enter na klawiaturze numerycznej
escape = Escape
backspace = Backspace
left = W lewo
right = W prawo
up = W górę
down = W dół
home = Home
end = End
page-up = Page Up
page-down = Page Down

## What keys do while a game is played

does-throw = rzut kośćmi
does-next-place = następny pionek lub cel; z Shift poprzedni
does-west = kursor w lewo
does-east = kursor w prawo
does-north = kursor w górę
does-south = kursor w dół
does-pick-up = podniesienie lub odłożenie pionka
does-quick-move = szybki ruch pierwszą kością
does-swap = zamiana kości do szybkich ruchów
does-leave = odłożenie pionka, zamknięcie panelu, ukrycie porady, otwarcie menu
does-point = ze znajomym na innym urządzeniu: wskazanie miejsca kursora
does-undo = cofnięcie
does-choices = pozostałe przyciski, po kolei
does-from-south = widok od strony pierwszego gracza
does-from-north = widok od strony drugiego gracza
does-from-above = widok z góry
does-closer = zbliżenie na kości; znów: na miejsce kursora; znów: powrót
does-log = ruchy
does-help = zasady
does-friend = znajomy na innym urządzeniu; A i X odpowiadają na jego prośby
does-picture = obraz pozycji
does-hint = podpowiedź; znów: więcej
does-odds = szanse

## What they do in lessons and puzzles

does-lesson-back = lekcja: wstecz; zadanie: spróbuj ponownie
does-lesson-next = lekcja: dalej lub pominięcie kroku; zadanie: następne
does-show-best = po odpowiedzi: pokaz lepszej tury
does-show-played = po odpowiedzi: pokaz własnej tury
does-puzzle-link = zadanie: skopiowanie linku (w przeglądarce)

## What they do where the faces of real dice are entered

does-faces = liczba na kości; na piramidce 0 lub 1
does-take-back = usunięcie ostatniej liczby
does-confirm = zatwierdzenie liczb

## What they do in a replay

does-replay-first = pierwszy ruch
does-replay-back = poprzedni ruch; otwiera powtórkę
does-replay-forward = następny ruch
does-replay-last = ostatni ruch
does-replay-play = odtwarzanie lub pauza; Escape wraca do gry

## Keys in menus and panels, and what they do

enter-or-space = Enter, Spacja
arrows-and-pages = W górę, W dół, Page Up, Page Down
left-or-right = W lewo, W prawo
does-next-button = następny przycisk lub tekst; z Shift poprzedni
does-press = naciśnięcie przycisku
does-scroll = przewijanie tekstu w ramce
does-decision = na wykresie analizy: poprzednia i następna decyzja
does-full-screen = pełny ekran i powrót; także przy stole

## Gestures of the mouse and the fingers, and what they do

drag = Przeciągnięcie albo dwa kliknięcia
double-click = Podwójne kliknięcie
click-dice = Kliknięcie kości
drag-dice = Przeciągnięcie kości
hold-still = Przytrzymanie
right-click = Prawy klik, przytrzymany palec
right-button = Prawy przycisk, dwa palce
shift-right-button = Shift i prawy przycisk
wheel = Kółko, rozsunięcie palców
does-move = ruch pionka
does-quick-move-if-on = szybki ruch pierwszą kością, jeśli włączony
does-swap-thrown = po rzucie: zamiana kości do szybkich ruchów
does-shake = przed rzutem: potrząśnięcie i rzut
does-look-closer = zbliżenie na kości po rzucie, na kostkę lub na miejsce
does-point-there = ze znajomym na innym urządzeniu: wskazanie
does-turn-camera = obrót kamery
does-move-camera = przesunięcie kamery
does-zoom = przybliżenie
