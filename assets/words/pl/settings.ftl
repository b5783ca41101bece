title = Ustawienia
no-sound-device = Przy starcie programu nie znaleziono urządzenia dźwiękowego: nic nie słychać.
reset = Przywróć ustawienia

## Sections

sound = Dźwięk
motion = Ruch
view = Widok
gameplay = Rozgrywka
with-friend = Ze znajomym
display = Ekran
keyboard = Klawiatura

## Sound and motion

volume = Głośność
ambience = Dźwięki tła
animation-speed = Szybkość animacji
reduce-motion = Ogranicz ruch
about-reduce-motion = Pionki i kamera przeskakują na swoje miejsca, zamiast się przesuwać.
vibrate = Wibracje
about-vibrate = Telefon wibruje, gdy kości w coś uderzą.
turn-board = Obracaj planszę co turę
about-turn-board = Kamera przechodzi na stronę gracza, którego jest kolej.
percentage = { $percent }%
at-once = od razu
times-as-fast = { $times } ×
in-seconds = { $seconds } s

## View

view-from = Punkt widzenia
about-view-from = Czyja strona planszy jest najbliżej ciebie.
first-player = Pierwszy gracz
second-player = Drugi gracz
mirror = Lustrzana plansza
about-mirror = Zamienia lewą stronę z prawą, tak że pionki idą i schodzą z planszy w odwrotnym kierunku.
dice = Kości
about-dice = Z czego są kości. Piramidki Królewskiej gry z Ur są z kości lub z hebanu.
bone = Kość
ebony = Heban
red = Czerwone
brass = Mosiądz
cloth = Sukno
green = Zielone
burgundy = Bordowe
blue = Niebieskie
grey = Szare
board = Plansza
board-of = Plansza: { $game }
about-boards = Każdy widzi planszę, którą wybrał, także w grze ze znajomym.
board-name =
    { $board ->
       *[backgammon] Orzech
        [backgammon_damascus] Intarsja z Damaszku
        [backgammon_tournament] Skóra i filc
        [tabula] Marmur
        [tabula_wood] Rzeźbiony orzech
        [ur] Muszla i lazuryt
        [ur_limestone] Wapień i atrament
        [jesus] Dąb i oliwka
        [jesus_chest] Malowane wieko skrzyni
        [berona] Dąb
        [berona_leather] Zwijana skóra
    }

## Gameplay

legal-moves = Pokazuj dozwolone ruchy
about-legal-moves = Zaznacza pionki, które mogą się ruszyć, i pola, na które mogą pójść.
point-numbers = Numery miejsc
about-point-numbers = Numeruje miejsca na planszy; małe strzałki pokazują, w którą stronę idą pionki.
insights = Pomoc i analiza
about-insights = Podpowiedzi, szanse, trener, zadania i analiza. Gdy wyłączone, nic z tego się nie pokazuje.
coach = Trener
about-coach = Ostrzega cię, zanim tura, podwojenie lub inny wybór przyniesie dużą stratę, i pozwala wybrać jeszcze raz.
marks = Znaki w analizie
about-marks = Od jakiej straty decyzja dostaje ?!, ? lub ??, w tysięcznych tego, o co toczy się partia: tutaj 20, 50 i 100; w eXtreme Gammon jako ? i ?? 20 i 80; w GNU Backgammon 40, 80 i 160.
confirm = Potwierdzaj tury
about-confirm = Tura, w której był wybór, kończy się dopiero, gdy naciśniesz „Zakończ turę”; dopóki tego nie zrobisz, możesz ją cofnąć.
end-turns = Kończ tury bez wyboru
about-end-turns = Jeśli rzutem nie da się zagrać nic albo da się tylko jedno, tura po chwili kończy się sama.
forced-moves = Graj wymuszone ruchy
about-forced-moves = Jeśli dozwolony jest tylko jeden ruch, program wykona go za ciebie.
auto-throw = Rzucaj automatycznie
about-auto-throw = Program rzuca kośćmi za ciebie, gdy nie ma nic innego do wyboru.
quick-moves = Szybkie ruchy
about-quick-moves = Kliknięty pionek rusza się kością z wyższą liczbą, a gdy ta jest zablokowana, drugą. Kliknij kości, aby zamienić ich kolejność.
off = Wyłączone
double-click = Podwójny klik
single-click = Klik

## With a friend

letter-in-no-font = Litery widocznej jako prostokąt nie ma w żadnym kroju pisma. Mimo to zostaje zachowana.
hide-hand = Ukryj rękę drugiego gracza
about-hide-hand = Widzisz ruchy i rzuty znajomego, ale nie ruchy jego ręki.
notify = Powiadamiaj o mojej kolei
about-notify = Przeglądarka powiadamia cię, gdy patrzysz na coś innego. O zgodę zapyta raz.

## Display

full-screen = Pełny ekran
about-full-screen = Okno wypełnia ekran, teraz i przy następnym uruchomieniu.
colours = Kolory
natural = Naturalne
colour-blind = Dla daltonistów
scale = Skala interfejsu
message-duration = Czas komunikatów
graphics = Grafika
automatic = Automatyczna
low = Niska
medium = Średnia
high = Wysoka
automatic-level =
    { $level ->
        [low] Poziom, który według pierwszych klatek pasuje do tego urządzenia, teraz: niski.
        [high] Poziom, który według pierwszych klatek pasuje do tego urządzenia, teraz: wysoki.
       *[medium] Poziom, który według pierwszych klatek pasuje do tego urządzenia, teraz: średni.
    }

## The list of keys

other-letters = Twoja klawiatura nie ma liter łacińskich: litera oznacza tu klawisz na jej miejscu na klawiaturze amerykańskiej. Obok pojawi się twoja własna litera, gdy tylko będzie znana.
at-board = Przy planszy
entering-faces = Wpisywanie wyników prawdziwych kości
in-replay = W powtórce
in-lesson = W lekcji
in-your-turn = W twojej turze
answering = Odpowiadanie na propozycję
in-menus = W menu i panelach
mouse-and-touch = Mysz i dotyk
