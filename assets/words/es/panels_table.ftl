## The menu of the game

to-game = Continuar
main-menu = Menú principal
settings = Ajustes
saved-games = Partidas guardadas
dice-statistics = Estadísticas de dados
statistics = Estadísticas
moves = Jugadas
analysis = Análisis
edit-position = Editar esta posición
saved-automatically = La partida se guarda sola.
send-by-link = Enviar a { $name } por enlace
about-sending = Crea un enlace que abre la partida en el dispositivo de la otra persona.
go-on-live = Seguir en directo con { $name }
about-going-live = Abre una sala para la partida tal como está, con un enlace para la otra persona.

## Resigning

resign = Abandonar
resign-maybe = Abandonar…
resign-so = { $resignation }…
cancel = Cancelar
you-lose = Si { $other } acepta, pierdes la partida.
loses = Si { $other } acepta, { $name } pierde la partida.
you-lose-to-other = Si la otra persona acepta, pierdes la partida.

## Copying

copy-to-clipboard = Copiar al portapapeles
position = Posición
record = Registro
copied = { $what }: copia hecha.
not-copied = { $what }: { $why }.
link-to-position = Enlace a esta posición
picture-of-position = Imagen de esta posición

## The moves

no-moves = Todavía no hay jugadas.
replay = Repetición
show-earlier =
    Mostrar { $count ->
        [one] { $count } anterior
       *[other] { $count } anteriores
    }
rethrown = repetido
cocked-rethrown = Un dado quedó inclinado y se lanzó otra vez.
go-to-move = Ir a la jugada { $number }

## Pictures

picture = Imagen
as-seen = Como la ves
about-as-seen = La mesa desde donde la miras, sin botones. El panel se cierra para tomarla.
save-png = Guardar como PNG
copy = Copiar
share = Compartir
position-of = { $game }, posición { $number }
film = Película
about-film = Un GIF animado que se ve en todas partes: del turno anterior a esta posición o de la partida. Una partida larga tiene una imagen por turno.
film-of-turn = Película de este turno
film-of-game = Película de la partida
film-is-taken = Se ha grabado el { $percent } % de la película.
film-is-ready = La película está lista: { $size } MB.
save-gif = Guardar como GIF
flat-diagram = Diagrama plano
about-diagram = El tablero desde arriba con los números de sus lugares, como en un libro. Es nítido a cualquier tamaño.
no-diagram = Una posición que no puede darse no tiene diagrama.
save-svg = Guardar como SVG
address-of-picture = Dirección de esta imagen
html-for-page = HTML para otra página

## The rulebook

open-as-text = Abrir como texto
standard-rules = Esta partida tiene las reglas estándar.
rules-of-game = Reglas de la casa de esta partida: { $rules }.
in-this-game = En esta partida: { $value }

## The position editor

undo = Deshacer
empty-board = Vaciar el tablero
start = Comienzo
back = Volver
hint = Pista
odds = Probabilidades
play-from-here = Jugar desde aquí
as-text = Como texto: aquí se puede pegar o soltar cualquier formato
position-as-text = Posición como texto
position-panel = Posición…

## The dice of the game

this-game = Esta partida
all-games = Todas las partidas
dice = Dados
lots = Pirámides
no-dice-yet = Todavía no se ha lanzado ningún dado.
expected = esperado
about-expected = Cuántas veces se espera cada cara.
too-few = { $count } hasta ahora: muy pocos para una prueba.
chi-squared =
    { $count } hasta ahora. Chi cuadrado es { $deviation }: los dados justos salen al menos así de desiguales en { $percent ->
        [0] menos de 1
       *[other] aproximadamente { $percent }
    } de cada 100 partidas de esta duración, lo cual { $evenness ->
        [normal] es normal
        [uneven] es algo desigual; le pasa a una partida de cada veinte
       *[rare] es raro, pero ocurre
    }.
all-proven =
    { $count ->
        [1] La tirada acordada de esta partida se ha comprobado y está demostrada.
       *[other] Las { $count } tiradas acordadas de esta partida se han comprobado y están demostradas.
    }
not-proven = Tiradas acordadas de esta partida sin demostrar: { $doubtful } de { $count }. La primera: { $faces }: { $verdict }.
why-fair = Por qué los dados son justos
fair-by-hand = Lanzas dados reales e introduces las caras. Los recuentos de arriba son todo lo que sabemos de ellos.
fair-by-computer = Un generador de números aleatorios sortea cada cara con la misma probabilidad. Su semilla se guarda con la partida, así que después se puede comprobar cada tirada.
fair-by-agreement = Las dos mesas aportan a cada tirada una parte secreta, a la que se habían comprometido antes. Las caras resultan de las dos partes, así que ni los jugadores ni la sala pueden elegirlas o preverlas. La prueba se guarda con la partida.
fair-on-table = La física decide cómo rueda un dado sin marcas y sobre qué lado queda. Qué cara está en qué lado se sortea justo antes de que salga de la mano, con la misma probabilidad para cada orientación. Por eso todas las caras son exactamente igual de probables, por hábil que sea quien lanza. Un dado que queda inclinado se lanza otra vez de la misma manera.
thrown-elsewhere = { $name } lanza en este dispositivo. Las tiradas de { $away } se hicieron en otro y llegaron con el enlace: aquí se cuentan, pero nadie aquí vio caer los dados.
