## The first page

about = Cinco juegos de dados y tablero, contra el programa, con alguien a tu lado o con amigos a distancia
saved-games = Partidas guardadas
statistics = Estadísticas
settings = Ajustes
rules = Reglas
join-by-link = Entrar por enlace
quit = Salir
resume-since = Seguir: { $saved }, { $when }
resume = Seguir: { $saved }
go-on-waiting = Seguir esperando: { $game }
start-here = Empieza aquí

## The page of a game

first-moves = Primeras jugadas
position-editor = Editor de posiciones
puzzle-of-the-day = Problema del día
puzzles = Problemas
puzzles-solved = Problemas: { $solved } de { $tried } resueltos
mistakes-due = Errores: { $count } por repasar
mistakes-later =
    { $count ->
        [1] Errores: mañana
       *[other] Errores: dentro de { $count } días
    }
own-mistakes = Tus propios errores en partidas analizadas, como problemas.
play = Jugar
play-with-friend = Jugar con amigos
by-link = Cada persona en su equipo, por un enlace.
clock = Reloj: { $clock }

## The first moves of backgammon

all-throws = Todas las tiradas
about-first-moves = Las mejores primeras jugadas de cada tirada, y los puntos que regalan las demás. Elige una tirada para ver las respuestas. Con dobles solo se puede empezar donde se lanzan otra vez los dos dados tras un empate.
replies = Respuestas a { $throw }: { $turn }

## While the table is set, while it plays by itself, and before a kiosk’s game ends

setting-the-table = Poniendo la mesa…
press-to-play = Pulsa donde quieras para jugar.
game-ends =
    { $seconds ->
        [one] Toca donde quieras para seguir. Esta partida termina en { $seconds } segundo.
       *[other] Toca donde quieras para seguir. Esta partida termina en { $seconds } segundos.
    }
