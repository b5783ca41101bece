## The first page

about = Pięć gier z kośćmi i planszą: z komputerem, z kimś obok lub ze znajomym na odległość
saved-games = Zapisane gry
statistics = Statystyki
settings = Ustawienia
rules = Zasady
join-by-link = Dołącz przez link
quit = Wyjdź
resume-since = Wznów: { $saved }, { $when }
resume = Wznów: { $saved }
go-on-waiting = Czekaj dalej: { $game }
start-here = Zacznij tutaj

## The page of a game

first-moves = Pierwsze ruchy
position-editor = Edytor pozycji
puzzle-of-the-day = Zadanie dnia
puzzles = Zadania
puzzles-solved = Zadania: rozwiązane { $solved } z { $tried }
mistakes-due = Błędy na dziś: { $count }
mistakes-later =
    { $count ->
        [1] Błędy: jutro
       *[other] Błędy: za { $count } dni
    }
own-mistakes = Twoje własne błędy z przeanalizowanych partii, jako zadania.
play = Graj
play-with-friend = Graj ze znajomym
by-link = Każde z was na swoim urządzeniu, przez link.
clock = Zegar: { $clock }

## The first moves of backgammon

all-throws = Wszystkie rzuty
about-first-moves = Najlepsze pierwsze ruchy przy każdym rzucie i ile punktów tracą inne. Wybierz rzut, aby zobaczyć odpowiedzi. Partia może zacząć się dubletem tylko tam, gdzie po remisie rzuca się obiema kośćmi od nowa.
replies = Odpowiedzi na { $throw }: { $turn }

## While the table is set, while it plays by itself, and before a kiosk’s game ends

setting-the-table = Przygotowanie stołu…
press-to-play = Naciśnij cokolwiek, aby zagrać.
game-ends =
    { $seconds ->
        [one] Dotknij czegokolwiek, aby grać dalej. Ta partia skończy się za { $seconds } sekundę.
        [few] Dotknij czegokolwiek, aby grać dalej. Ta partia skończy się za { $seconds } sekundy.
       *[many] Dotknij czegokolwiek, aby grać dalej. Ta partia skończy się za { $seconds } sekund.
    }
