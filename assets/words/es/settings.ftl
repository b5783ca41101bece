title = Ajustes
no-sound-device = Al iniciarse el programa no se encontró ningún dispositivo de sonido: no se oye nada.
reset = Restablecer ajustes

## Sections

sound = Sonido
motion = Movimiento
view = Vista
gameplay = Juego
with-friend = Con amigos
display = Pantalla
keyboard = Teclado

## Sound and motion

volume = Volumen
ambience = Ambiente
animation-speed = Velocidad de animación
reduce-motion = Reducir movimiento
about-reduce-motion = Las fichas y la cámara saltan a su lugar en vez de moverse hasta él.
vibrate = Vibrar
about-vibrate = Un teléfono vibra cuando los dados golpean algo.
turn-board = Girar el tablero en cada turno
about-turn-board = La cámara va al lado de quien tiene el turno.
percentage = { $percent } %
at-once = al instante
times-as-fast = { $times } ×
in-seconds = { $seconds } s

## View

view-from = Ver desde
about-view-from = Qué lado del tablero está más cerca de ti.
first-player = Primer bando
second-player = Segundo bando
mirror = Reflejar el tablero
about-mirror = Cambia izquierda y derecha, de modo que las fichas se mueven y se sacan al revés.
dice = Dados
about-dice = De qué están hechos los dados. Las pirámides del Juego real de Ur son de hueso o de ébano.
bone = Hueso
ebony = Ébano
red = Rojo
brass = Latón
cloth = Tapete
green = Verde
burgundy = Granate
blue = Azul
grey = Gris
board = Tablero
board-of = Tablero: { $game }
about-boards = Cada cual ve el tablero que ha elegido, también en una partida con un amigo.
board-name =
    { $board ->
       *[backgammon] Nogal
        [backgammon_damascus] Taracea de Damasco
        [backgammon_tournament] Cuero y fieltro
        [tabula] Mármol
        [tabula_wood] Nogal grabado
        [ur] Concha y lapislázuli
        [ur_limestone] Caliza y tinta
        [jesus] Roble y olivo
        [jesus_chest] Tapa de arcón pintada
        [berona] Roble
        [berona_leather] Cuero enrollado
    }

## Gameplay

legal-moves = Movimientos legales
about-legal-moves = Marca las fichas que se pueden mover y adónde pueden ir.
point-numbers = Números de casillas
about-point-numbers = Numera los lugares del tablero; unas flechas pequeñas indican hacia dónde van las fichas.
insights = Ayudas
about-insights = Pistas, probabilidades, entrenador, problemas y análisis. Si se desactivan, no se muestra nada de esto.
coach = Entrenador
about-coach = Te avisa antes de que una jugada, un cubo u otra decisión regale mucho, y te deja elegir de nuevo.
marks = Marcas del análisis
about-marks = Desde qué pérdida se marca una decisión con ?!, ? o ??, en milésimas de lo que está en juego: aquí 20, 50 y 100; como ? y ??, 20 y 80 en eXtreme Gammon; 40, 80 y 160 en GNU Backgammon.
confirm = Confirmar turnos
about-confirm = Un turno en el que podías elegir solo acaba cuando pulsas «Terminar turno»; hasta entonces puedes deshacerlo.
end-turns = Terminar turnos sin elección
about-end-turns = Si con una tirada no se puede jugar nada, o solo una cosa, el turno termina por sí mismo al cabo de un momento.
forced-moves = Jugar movimientos forzados
about-forced-moves = Si solo hay un movimiento legal, se hace por ti.
auto-throw = Lanzar automáticamente
about-auto-throw = Los dados se lanzan por ti cuando no hay otra cosa que elegir.
quick-moves = Movimientos rápidos
about-quick-moves = La ficha en la que haces clic se mueve con el dado mayor o, si está bloqueado, con el otro. Haz clic en los dados para invertirlos.
off = No
double-click = Doble clic
single-click = Clic

## With a friend

letter-in-no-font = Una letra que aparece como un recuadro no está en ninguna fuente de aquí. Se conserva igualmente.
hide-hand = Ocultar la mano de la otra persona
about-hide-hand = Ves los movimientos y las tiradas de la otra persona, pero no su mano mientras los hace.
notify = Avisarme de mi turno
about-notify = El navegador te avisa mientras miras otra cosa. Te pide permiso una sola vez.

## Display

full-screen = Pantalla completa
about-full-screen = La ventana llena la pantalla, ahora y la próxima vez.
colours = Colores
natural = Naturales
colour-blind = Para daltónicos
scale = Tamaño de la interfaz
message-duration = Duración de los mensajes
graphics = Gráficos
automatic = Automático
low = Bajo
medium = Medio
high = Alto
automatic-level =
    { $level ->
        [low] El nivel que conviene a este equipo según sus primeras imágenes, ahora: bajo.
        [high] El nivel que conviene a este equipo según sus primeras imágenes, ahora: alto.
       *[medium] El nivel que conviene a este equipo según sus primeras imágenes, ahora: medio.
    }

## The list of keys

other-letters = Tu teclado no tiene letras latinas: aquí una letra es la tecla que está en su lugar en un teclado estadounidense. Al lado aparece tu propia letra, en cuanto se conoce.
at-board = En el tablero
entering-faces = Al introducir las caras de dados reales
in-replay = En la repetición
in-lesson = En una lección
in-your-turn = En tu turno
answering = Al responder a una oferta
in-menus = En menús y paneles
mouse-and-touch = Ratón y dedos
