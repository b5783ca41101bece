## The first page

about = Fünf Würfel- und Brettspiele, gegen einen Computergegner, jemanden neben dir oder Freunde anderswo
saved-games = Meine Partien
statistics = Statistik
settings = Einstellungen
rules = Regeln
join-by-link = Per Link beitreten
quit = Beenden
resume-since = Fortsetzen: { $saved }, { $when }
resume = Fortsetzen: { $saved }
go-on-waiting = Weiter warten: { $game }
start-here = Hier anfangen

## The page of a game

first-moves = Eröffnungszüge
position-editor = Stellungseditor
puzzle-of-the-day = Aufgabe des Tages
puzzles = Aufgaben
puzzles-solved = Aufgaben: { $solved } von { $tried } gelöst
mistakes-due = Fehler: { $count } fällig
mistakes-later =
    { $count ->
        [1] Fehler: morgen
       *[other] Fehler: in { $count } Tagen
    }
own-mistakes = Deine eigenen Fehler aus analysierten Partien, als Aufgaben.
play = Spielen
play-with-friend = Mit Freunden spielen
by-link = Jeder am eigenen Gerät, per Link.
clock = Uhr: { $clock }

## The first moves of backgammon

all-throws = Alle Würfe
about-first-moves = Die besten Eröffnungszüge jedes Wurfs, und was die anderen in Punkten verschenken. Wähle einen Wurf, um die Antworten zu sehen. Ein Pasch kann nur beginnen, wo nach Gleichstand beide Würfel neu geworfen werden.
replies = Antworten auf { $throw }: { $turn }

## While the table is set, while it plays by itself, and before a kiosk’s game ends

setting-the-table = Der Tisch wird gedeckt …
press-to-play = Drücke irgendwo, um zu spielen.
game-ends =
    { $seconds ->
        [one] Tippe irgendwohin, um weiterzuspielen. Diese Partie endet in { $seconds } Sekunde.
       *[other] Tippe irgendwohin, um weiterzuspielen. Diese Partie endet in { $seconds } Sekunden.
    }
