## A button with its key, under the pointer

with-key = { $name } ({ $key })

## What is written on keys that have no letter

space = Espacio
tab = Tab
enter = Enter
enter-on-number-pad = Enter del teclado numérico
escape = Esc
backspace = Retroceso
left = Izquierda
right = Derecha
up = Arriba
down = Abajo
home = Inicio
end = Fin
page-up = Re Pág
page-down = Av Pág

## What keys do while a game is played

does-throw = lanzar los dados
does-next-place = siguiente ficha o destino; con Mayús, el anterior
does-west = cursor a la izquierda
does-east = cursor a la derecha
does-north = cursor arriba
does-south = cursor abajo
does-pick-up = levantar o dejar una ficha
does-quick-move = movimiento rápido con el primer dado
does-swap = invertir los dados para movimientos rápidos
does-leave = devolver una ficha, cerrar un panel, ocultar consejos, abrir el menú
does-point = con amigos a distancia: señalar el lugar del cursor
does-undo = deshacer
does-choices = los demás botones, en su orden
does-from-south = vista desde el lado del primer bando
does-from-north = vista desde el lado del segundo bando
does-from-above = vista desde arriba
does-closer = mirar más de cerca los dados; otra vez, el lugar del cursor; otra vez, volver
does-log = jugadas
does-help = reglas
does-friend = la otra persona a distancia; A y X responden a sus peticiones
does-picture = imagen de la posición
does-hint = pista; otra vez para ver más
does-odds = probabilidades

## What they do in lessons and puzzles

does-lesson-back = lección: atrás; problema: intentarlo otra vez
does-lesson-next = lección: siguiente, o saltar el paso; problema: siguiente
does-show-best = tras una respuesta: ver la mejor jugada
does-show-played = tras una respuesta: ver la jugada propia
does-puzzle-link = problema: copiar un enlace a él (en el navegador)

## What they do where the faces of real dice are entered

does-faces = una cara de un dado; de una pirámide, 0 o 1
does-take-back = quitar la última cara
does-confirm = confirmar las caras

## What they do in a replay

does-replay-first = primera jugada
does-replay-back = jugada anterior; abre la repetición
does-replay-forward = jugada siguiente
does-replay-last = última jugada
does-replay-play = reproducir o pausar; Esc vuelve a la partida

## Keys in menus and panels, and what they do

enter-or-space = Enter, Espacio
arrows-and-pages = Arriba, Abajo, Re Pág, Av Pág
left-or-right = Izquierda, Derecha
does-next-button = siguiente botón o texto; con Mayús, el anterior
does-press = pulsar el botón
does-scroll = desplazar el texto del recuadro
does-decision = en el gráfico del análisis: decisión anterior y siguiente
does-full-screen = pantalla completa, y volver; también en la mesa

## Gestures of the mouse and the fingers, and what they do

drag = Arrastrar, o dos clics
double-click = Doble clic
click-dice = Clic en los dados
drag-dice = Arrastrar los dados
hold-still = Mantener quieto
right-click = Clic derecho, o un dedo quieto
right-button = Botón derecho, o dos dedos
shift-right-button = Mayús y botón derecho
wheel = Rueda, o separar dos dedos
does-move = mover una ficha
does-quick-move-if-on = movimiento rápido con el primer dado, si está activado
does-swap-thrown = tras una tirada: invertirlos para movimientos rápidos
does-shake = antes de una tirada: agitarlos y lanzarlos
does-look-closer = mirar más de cerca los dados tras una tirada, el cubo o un lugar
does-point-there = con amigos a distancia: señalar
does-turn-camera = girar la cámara
does-move-camera = mover la cámara
does-zoom = acercar o alejar
