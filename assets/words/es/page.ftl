## For search engines, messengers and the list of installed programs

description = Cinco juegos de dados y tablero, contra el programa, con alguien a tu lado o con amigos a distancia: backgammon, Tabula, el Juego real de Ur, Tablero de Jesús y Tablero di Berona.
share = Cinco antiguos juegos de dados y tablero en una mesa a la luz de una lámpara.
share-picture = Un tablero de backgammon a la luz de una lámpara, con los dados y el cubo de doblar en reposo

## The start page

about = Cinco juegos de dados y tablero, contra el programa, con alguien a tu lado o con amigos a distancia
loading = Cargando
loading-begins = Cargando…
loading-percent = Cargando… { $percent } %
setting-the-table = Poniendo la mesa…
starting = Empezando…
play = Jugar
all-games = Todos los juegos
games = Juegos
start-here = Empieza aquí
rules-of-all-games = Reglas de todos los juegos
rules = Reglas
needs-scripts = Tesserae necesita JavaScript: permite los scripts en esta página.
begins-by-itself = { $title } empieza sin pulsar nada.
game-goes-on-where-it-was = Tu partida sigue donde estaba.
page-is-loaded-again = La página se está recargando.
languages = Idiomas

## What a link has brought

sent-a-game = Alguien te ha enviado una partida.
sent-a-puzzle = Alguien te ha enviado un problema.
game-with-friend-goes-on = Tu partida a distancia sigue.
invited-to-look-on = Te han invitado a mirar una partida.
invited-to-play = Te han invitado a una partida.

## Buttons of the page

reload = Recargar
later = Más tarde
close = Cerrar
copy = Copiar
share-link = Compartir
try-again = Otra vez

## For screen readers

board = El tablero. Le siguen los botones de la partida.
buttons = Botones de la partida
link = El enlace

## The same game in two tabs

other-tab = Abierta en otra pestaña
other-tab-what = Esta partida está abierta en otra pestaña de este navegador. Continúala aquí, y la otra pestaña vuelve a su menú.
continue-here = Continuar aquí
main-menu = Menú principal

## What stops the page

no-kiosk = Esta dirección no es la de un quiosco
no-game = «{ $given }» no es un juego: ?kiosk= tiene que nombrar uno de estos: { $games }.
no-rest = «{ $given }» no es una pausa: ?rest= tiene que ser un número entero de segundos, de { $least } a { $most }.
graphics-interrupted = Los gráficos se han interrumpido
graphics-not-back = El navegador aún no ha recuperado la tarjeta gráfica. Recarga la página dentro de un momento.
no-webgl = Falta WebGL 2
no-webgl-what = El juego necesita WebGL 2, que tienen todos los navegadores actuales. Actualiza tu navegador o activa la aceleración por hardware en sus ajustes, y recarga la página.
loading-failed = Error de carga
part-not-loaded = No se ha podido cargar una parte del juego. ¿Tienes conexión?
part-of-other-version = No se ha podido cargar una parte del juego. En el servidor hay una versión nueva. Recarga la página.
stopped-again = El juego se ha vuelto a detener
stopped-twice = Ha habido dos fallos inesperados en poco tiempo. Recarga la página.
graphics-interrupted-again = Los gráficos se han vuelto a interrumpir
graphics-lost-twice = El navegador ha perdido la tarjeta gráfica dos veces en poco tiempo, quizá porque faltó memoria. Recarga la página.
game-goes-on = Tu partida sigue.
game-is-saved = Tu partida está guardada.
game-is-lost = Tu partida se pierde entonces, porque este navegador no guarda ninguna.

## What happened before the page was loaded again

after-trap = Ha habido un fallo inesperado, así que la página se ha recargado.
after-trap-game = Ha habido un fallo inesperado, así que la página se ha recargado, y tu partida sigue en el mismo paso.
after-graphics = El navegador había perdido la tarjeta gráfica, así que la página se ha recargado.
after-graphics-game = El navegador había perdido la tarjeta gráfica, así que la página se ha recargado, y tu partida sigue en el mismo paso.
after-reload = La página se ha recargado.
after-reload-game = La página se ha recargado, y tu partida sigue en el mismo paso.
after-update = Esta es la versión nueva.
after-update-game = Esta es la versión nueva, y tu partida sigue en el mismo paso.
game-not-kept = Este navegador no ha conservado tu partida.

## New versions, and files that do not come

update-loading = Se está cargando la versión nueva…
update-there = En el servidor hay una versión nueva.
file-not-loaded = No se ha podido cargar una parte del juego: { $path }. ¿Tienes conexión?
file-refused = No se ha podido cargar una parte del juego: { $path }. El servidor responde { $status }.
reload-page = Recarga la página.
reload-game-goes-on = Recarga: tu partida sigue.
reload-game-is-lost = Recarga: tu partida se pierde entonces, porque este navegador no guarda ninguna.
update-failed = No se ha podido cargar la versión nueva. ¿Tienes conexión?
reload-failed = No se ha podido cargar la página. ¿Tienes conexión?

## Links

share-game = Compartir esta partida
share-game-what = Cualquiera que abra este enlace puede volver a ver la partida y continuarla.
send-game = Enviar la partida
send-game-what = Envía este enlace a la otra persona. Abre la partida en su turno.
share-puzzle = Compartir este problema
share-puzzle-what = Cualquiera que abra este enlace recibe el mismo problema.
picture-address = Dirección de esta imagen
picture-address-what = La página de esta dirección muestra solo el diagrama, con un enlace a la mesa.
picture-html = HTML para otra página
picture-html-what = Donde esté esta línea en otra página, se muestra el diagrama, con un enlace a la mesa.
copied = Copiado.
copying-refused = El navegador no permite copiar: copia tú el texto de arriba.

## The page of one position

open-at-table = Abrir en la mesa
no-position = Esta dirección no muestra ninguna posición: { $why }.
