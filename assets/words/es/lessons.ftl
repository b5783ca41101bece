## Learn backgammon

backgammon-play =
    Aprende backgammon
backgammon-play-throw =
    Da la vuelta al tablero con tus quince fichas blancas hasta tu tablero interno, las casillas marcadas, y después sácalas, es decir, retíralas del tablero. Gana quien termina primero. Lanza los dados: arrástralos y suéltalos, o pulsa Lanzar. Están preparados para esta lección.
backgammon-play-throw-otherwise =
    Doblar tiene su propia lección. Ahora lanza los dados.
backgammon-play-two-dice =
    Cada dado hace avanzar una ficha ese número de casillas hacia tu tablero interno. Una misma ficha puede usar los dos, pero se apoya en una casilla entre uno y otro. Dos fichas tuyas bloquean una casilla para tu oponente. Mueve una de la 8 con el 3 y una de la 6 con el 1: se encuentran en la 5.
backgammon-play-two-dice-otherwise =
    También se permite. Esta vez juega de la 8 a la 5 y de la 6 a la 5.
backgammon-play-end-turn =
    Los dados que se pueden usar hay que usarlos. Los dos están usados: pulsa Terminar turno. Hasta que lo hagas, Deshacer retira un movimiento.
backgammon-play-blots =
    Tu oponente va en sentido contrario, de tu 1 a tu 24, y ha dejado dos fichas solas, en la 11 y en la 1: son blots. Lanza.
backgammon-play-hit =
    Si caes sobre un blot, te lo comes: tiene que empezar de nuevo desde la barra, la franja del centro. Puedes pasar por encima de cualquier ficha. Come el blot de la 11 con el 2, desde la 13.
backgammon-play-hit-otherwise =
    También se permite. Esta vez come el blot de la 11 con el 2.
backgammon-play-blocked-points =
    Una casilla con dos o más fichas enemigas, como la 19, está bloqueada: no puedes caer en ella. Tu ficha de la 11 es ahora un blot: ponla a salvo en la 6 con el 5.
backgammon-play-blocked-points-otherwise =
    También se permite, pero deja un blot. Juega de la 11 a la 6.
backgammon-play-bar =
    Más tarde, una ficha tuya está en la barra. Tiene que entrar antes de que se mueva otra: con un 1 en la casilla 24, con un 2 en la 23, y así hasta la 19 con un 6. Lanza.
backgammon-play-bar-otherwise =
    Doblar tiene su propia lección. Ahora lanza los dados.
backgammon-play-enter =
    El 6 llevaría a la 19, que está bloqueada. Si no se pudiera entrar con ninguno de los dos dados, tu turno terminaría. Entra en la 22 con el 3.
backgammon-play-bear-off =
    Cuando todas tus fichas están en tu tablero interno, puedes sacarlas. Un dado saca una ficha de la casilla de su número. Si todas están más cerca, saca una de tu casilla más alejada. También puedes mover dentro. Lanza.
backgammon-play-bear-off-otherwise =
    Doblar tiene su propia lección. Ahora lanza los dados.
backgammon-play-furthest-point =
    Saca una ficha de la 5 con el 6, y la de la 3 con el 3.
backgammon-play-furthest-point-otherwise =
    También se permite. Esta vez saca de la 5 y de la 3.
backgammon-play-doubles =
    Dos dados iguales son dobles y se juegan cuatro veces. Lanza.
backgammon-play-doubles-otherwise =
    Doblar tiene su propia lección. Ahora lanza los dados.
backgammon-play-four-threes =
    Cuatro treses: saca las cuatro fichas.
backgammon-play-gammon =
    Ganas. Una victoria vale 1 punto. Vale 2, un gammon, si quien pierde no ha sacado nada, como aquí. Vale 3, un backgammon, si además tiene una ficha en la barra o en tu tablero interno.
backgammon-play-cube =
    Antes de tu tirada puedes ofrecer doblar lo que vale la partida, y tu oponente antes de la suya. Si te lo ofrece tu oponente, con Aceptar juegas por 2 puntos y con Rechazar pierdes 1. La lección del cubo de doblar explica más. ¡Ahora juega una partida!

## Learn the doubling cube

backgammon-cube =
    Aprende el cubo de doblar
backgammon-cube-double =
    El cubo indica cuántos puntos vale una victoria, al principio 1. Antes de tu tirada puedes ofrecer doblarlos, si el cubo está en el centro o es tuyo. Vas por delante en la carrera: te quedan 60 pips, que son pasos de una casilla, y a tu oponente le quedan 65. Pulsa Doblar.
backgammon-cube-taken =
    Tu oponente acepta: ahora una victoria vale 2 puntos, y el cubo es de tu oponente. La próxima vez solo tu oponente puede doblar. Lanza; los dados están preparados para esta lección.
backgammon-cube-offered =
    En otra partida dobla tu oponente. Si rechazas, pierdes 1 punto ahora. Si aceptas, juegas por 2 puntos y el cubo es tuyo. Vas solo un poco por detrás: acepta.
backgammon-cube-offered-try-drop =
    Rechazar cuesta 1 punto seguro, y aquí ganas lo bastante a menudo. Acepta.
backgammon-cube-one-in-four =
    Acepta si esperas ganar una partida de cada cuatro. Rechazar cuatro partidas cuesta 4 puntos. Aceptar las cuatro y ganar una da 2 puntos y quita 6: en total también cuesta 4.
backgammon-cube-drop =
    Aquí vas muy por detrás. Ganarías mucho menos de una partida de cada cuatro: rechaza.
backgammon-cube-drop-try-take =
    Aceptar dobla lo que aquí vas a perder casi con seguridad. Rechaza.
backgammon-cube-crawford =
    Has perdido 1 punto: lo que valía la partida antes. El cubo llega hasta 64 y multiplica también el gammon y el backgammon. En el primer turno nadie puede doblar. En un match, la primera vez que alguien queda a un punto de ganar, se juega una partida sin el cubo: la partida de Crawford.

## Learn Tabula

tabula-play =
    Aprende Tabula
tabula-play-throw =
    Entra con tus quince fichas, da con ellas una vuelta de la casilla 1 a la 24 y sácalas primero, es decir, retíralas del tablero antes que tu oponente, que corre en el mismo sentido. Lanza los tres dados: arrástralos y suéltalos, o pulsa Lanzar. Están preparados para esta lección.
tabula-play-three-dice =
    Cada dado mueve una ficha; los dados iguales se juegan como los demás. Tu mano es una mitad de la bandeja. Una ficha de allí entra en la casilla del dado; mientras tanto, otras pueden avanzar. Entra con dos fichas en la 4 y con una en la 1.
tabula-play-three-dice-otherwise =
    También se permite: las fichas del tablero pueden avanzar. Esta vez entra con dos fichas en la 4 y con una en la 1.
tabula-play-end-turn =
    Dos o más fichas bloquean una casilla para tu oponente; una ficha sola se puede comer. Pulsa Terminar turno. Hasta que lo hagas, Deshacer retira un movimiento.
tabula-play-hit =
    Tu oponente cae sobre tu ficha sola y se la come: ahora espera en la barra. Tiene que volver a entrar antes de que se mueva otra de tus fichas. Lanza.
tabula-play-blocked-point =
    La casilla 2 está bloqueada: hay dos fichas. Si la ficha no pudiera entrar con ningún dado, tu turno terminaría. Entra en la 3.
tabula-play-blocked-point-otherwise =
    La casilla 5 también está libre. Esta vez entra en la 3.
tabula-play-several-dice =
    Una misma ficha puede usar varios dados, pero se apoya en una casilla después de cada uno. Avanza con la misma ficha con el 2, y entra con otra en la 5: así ninguna de las tuyas queda sola.
tabula-play-several-dice-otherwise =
    Se permite, pero deja una ficha sola. Mueve de la 3 a la 5, y entra en la 5.
tabula-play-last-piece =
    Hay que usar tantos de los tres dados como sea posible, en el orden que haga falta. Si no se puede usar ninguno, tu turno termina. Esta es tu última ficha. Lanza.
tabula-play-only-way =
    Las casillas marcadas están bloqueadas: no puedes caer en ellas, pero sí pasar por encima. Hay una sola manera de usar los tres dados. Encuéntrala.
tabula-play-bear-off =
    Puedes sacar cuando no queda ninguna ficha en la mano ni en la barra y todas están en las seis últimas casillas. Mientras puedas, hay un oso de bronce en el extremo de tu bandeja. Cada ficha necesita su número exacto: un 1 desde la casilla 24, un 6 desde la 19. Lanza.
tabula-play-exact-numbers =
    Saca tus tres últimas fichas: la de la 24 con el 1, la de la 22 con el 3, la de la 20 con el 5. Van a la mitad de la bandeja que tiene el oso tallado. Si te comieran una, antes tendría que dar la vuelta.
tabula-play-zeno =
    Con eso ganas al instante y te anotas un punto. Ahora, una posición famosa: el emperador Zenón estaba bien aquí, como tú ahora, hasta que lanzó. Lanza.
tabula-play-zenos-move =
    Los tres dados solo se pueden usar de una manera: juega de la 10 a la 16, de la 19 a la 24 y de la 20 a la 22.
tabula-play-lone-pieces =
    Ahora ocho de tus fichas están solas, como el poeta Agatías escribió de las de Zenón. Una tirada puede cambiar la partida. ¡Ahora juega una!

## Learn the Royal Game of Ur

ur-play =
    Aprende el Juego real de Ur
ur-play-throw =
    Lleva tus siete fichas alrededor del tablero y hasta la meta antes que tu oponente. Se lanzan tres pirámides; cada una sale marcada o blanca. Los dos bandos empiezan encerrados: solo tres blancas dejan entrar tu primera ficha. Lanza las pirámides: arrástralas y suéltalas, o pulsa Lanzar. Están preparadas para esta lección.
ur-play-three-blanks =
    ¡Tres blancas! Tu primera ficha está en la puerta, y lanzas otra vez. Desde ahora, con tres blancas pierdes el turno, y si no, cada pirámide marcada cuenta 1. Lanza.
ur-play-move =
    Dos marcas: 2. Tus fichas corren por el medio, giran hacia tu lado, rodean el extremo opuesto y llegan a la meta desde la casilla f. Con un 2 podría entrar una ficha nueva en la segunda casilla. Mueve dos casillas la ficha de la puerta.
ur-play-move-otherwise =
    También se permite. Esta vez mueve la ficha de la puerta.
ur-play-room-for-one =
    En una casilla cabe una ficha. Una ficha tuya la bloquea; si hay una de tu oponente, te la comes y va al río, el hueco junto a las casillas 5 y 6. Las fichas pueden saltar por encima de otras. Lanza.
ur-play-hit =
    Has sacado 2. Come la ficha de la casilla marcada.
ur-play-hit-otherwise =
    También se permite. Esta vez come la ficha de tu oponente.
ur-play-river =
    Ahora hay una ficha tuya en el río. Vuelve por las cuatro casillas de tu lado, que son solo tuyas, y desde allí va a la puerta. Lanza.
ur-play-enter-from-river =
    Has sacado 1. Tienes que mover si alguna ficha puede, y tú eliges cuál; si ninguna puede, tu turno termina. Entra con la del río en su primera casilla. En una partida, después pulsas Terminar turno; hasta que lo hagas, Deshacer retira un movimiento.
ur-play-enter-from-river-otherwise =
    Esa ficha también se puede mover. Esta vez entra con la del río.
ur-play-rosettes =
    Cada casilla tiene su número o su letra en el tablero: mayúsculas en tu lado, minúsculas en el otro. Las casillas con una flor son rosetas. Lanza.
ur-play-onto-rosette =
    Tu oponente rodea el extremo opuesto en sentido contrario. Mueve tu ficha dos casillas, hasta la roseta.
ur-play-free-move =
    Una roseta da un movimiento gratis: cualquiera de tus fichas avanza 1, 2, 3 o 5 casillas. Puedes renunciar a él. Con un 5 no entra ninguna ficha. Otra roseta da otro movimiento gratis. Una roseta no protege a nadie. Avanza 5 con la misma ficha: así te comes la de la casilla marcada.
ur-play-free-move-otherwise =
    También se permite. Esta vez avanza 5 casillas y come.
ur-play-home =
    Seis de tus fichas están en la meta. Cada una tiene que caer exactamente en la última roseta. Desde allí va a la meta con un 1 exacto, por una tirada o por un movimiento gratis, como el que le da esa misma roseta. Lanza.
ur-play-last-piece =
    Has sacado 1: lleva tu última ficha a la meta.
ur-play-tallies =
    Ganas y recibes varillas, que sirven para contar, del montón de 21. Cada ficha enemiga te da 1 si está en el tablero, 2 si está en el río, 3 si nunca salió. Aquí suman 7. Cuando el montón está vacío, paga quien pierde.
ur-play-stake =
    Los dos bandos pagaron una apuesta. Quien tiene las 21 varillas gana el set y las dos apuestas. Hasta entonces sigue otra partida, y cada cual conserva sus varillas. Si no cambias esa regla de la casa, nadie empieza encerrado: cualquier tirada de 1 a 3 deja entrar una ficha, y con tres blancas se pierde el turno. ¡Ahora juega!

## Learn Tablero de Jesus

tablero-de-jesus-play =
    Aprende Tablero de Jesús
tablero-de-jesus-play-throw =
    Cada número, del 1 al 7, tiene una moneda en una de sus siete casillas. Las monedas no son de nadie: los dos jugadores las mueven todas. Gana monedas hasta que a tu oponente le falten para llenar el tablero. Lanza los dados: arrástralos y suéltalos, o pulsa Lanzar. Están preparados para esta lección.
tablero-de-jesus-play-two-coins =
    Mueve dos monedas distintas, una con cada dado, hacia su número o alejándola de él. Una moneda avanza exactamente lo que indica el dado, y nunca más allá de las siete casillas. Las monedas nunca se bloquean entre sí. Mueve la moneda 3 con el 3 y la moneda 5 con el 1.
tablero-de-jesus-play-two-coins-otherwise =
    Se puede mover cualquier moneda. Esta vez mueve la moneda 3 con el 3 y la moneda 5 con el 1.
tablero-de-jesus-play-in-line =
    Las casillas de un número se cuentan desde él, de 1 a 7. Alineadas quiere decir a la misma distancia de los números. Aparte de las que están en las casillas 1 y 7, todavía no hay monedas vecinas alineadas. Nadie puede pasar: lanza otra vez.
tablero-de-jesus-play-three-in-line =
    Mueve las monedas 4 y 6 con los unos, para que queden tres vecinas alineadas.
tablero-de-jesus-play-three-in-line-otherwise =
    Se puede mover cualquier moneda. Esta vez mueve las monedas 4 y 6.
tablero-de-jesus-play-run =
    Dos o más monedas vecinas alineadas son una hilera, salvo que estén en las casillas 1 o 7, las de los extremos. Puedes tomarla, o lanzar otra vez en busca de una más larga. Al tomarla ganas las monedas de todas las hileras del tablero. Tres monedas son un buen botín: tómalas.
tablero-de-jesus-play-purse =
    Tu oponente rellena los números vacíos en su propio extremo, con monedas de las quince que cada jugador trajo en una bolsa. Después recibe los dados y saca 11: con una tirada de 7, 11 o 12 se pierden los dados. Ocurre una vez de cada cuatro. Ahora tú: lanza.
tablero-de-jesus-play-towards-numbers =
    Forma otra vez una hilera de tres: mueve las monedas 2 y 4 con los treses, hacia los números.
tablero-de-jesus-play-towards-numbers-otherwise =
    Se puede mover cualquier moneda. Esta vez mueve las monedas 2 y 4 hacia los números.
tablero-de-jesus-play-risk =
    Veamos el riesgo: no tomes la hilera, lanza otra vez.
tablero-de-jesus-play-lost-dice =
    Un 7: pierdes los dados, y la hilera se queda. Tu oponente la reclama sin lanzar. Tú rellenas los números vacíos, y los dados vuelven a ti. Lanza.
tablero-de-jesus-play-claim =
    Has sacado 11. Tu oponente alinea dos monedas, sigue lanzando y saca un 7. Ahora puedes reclamar esa hilera, o lanzar; pero entonces tienes que jugar tu tirada, aunque deshaga la hilera. Reclámala.
tablero-de-jesus-play-near-end =
    Cerca del final, en la bolsa de tu oponente quedan dos monedas. Toma la hilera de tres. Seguir lanzando es un riesgo, y también se pierden los dados con una tirada que no se puede jugar con dos monedas.
tablero-de-jesus-play-win =
    Dos monedas no pueden llenar tres números: ganas, y las monedas del tablero también son tuyas. Tu oponente conserva las dos. Recuerda: una hilera corta merece otra tirada, una larga conviene tomarla. ¡Ahora juega una partida!

## Learn Tablero di Berona

tablero-di-berona-play =
    Aprende Tablero di Berona
tablero-di-berona-play-throw =
    Las casillas del centro valen su número, de 1 a 6 puntos. Procura tener ahí más puntos que tu oponente cuando acabe la partida. Lanza los dados: arrástralos y suéltalos, o pulsa Lanzar. Están preparados para esta lección.
tablero-di-berona-play-place =
    Tus seis casillas de salida están junto a tu reserva de doce fichas; las de tu oponente, al otro lado. Un dado se usa en tu casilla de salida de su número: ahí puedes poner una ficha de tu reserva. Pon una en la 5 y una en la 2.
tablero-di-berona-play-end-turn =
    Los dos dados están usados. Pulsa Terminar turno. Hasta que lo hagas, Deshacer retira un movimiento.
tablero-di-berona-play-opponent-places =
    Tu oponente también pone dos fichas. Después lanza otra vez.
tablero-di-berona-play-walk =
    Un dado también puede hacer avanzar la pila de tu casilla de salida de su número. Una pila avanza tantas casillas como fichas tiene. Avanza una casilla hacia el centro con tu ficha de la 5, y después pon una ficha con el 6.
tablero-di-berona-play-walk-otherwise =
    También se permite. Esta vez avanza hasta el centro con la ficha de la 5, y pon una en la 6.
tablero-di-berona-play-tall-stack =
    Unos turnos después, tres fichas tuyas están en tu casilla de salida 2. Lanza.
tablero-di-berona-play-long-walk =
    La pila avanza tres casillas: nunca en diagonal, nunca dos veces por la misma, nunca de vuelta a la de partida. En cada una deja su ficha de abajo. Arrástrala, o toca casilla por casilla: primero al centro, y después a lo largo de él hasta caer sobre la ficha de tu oponente en la 4.
tablero-di-berona-play-long-walk-otherwise =
    También se permite. Esta vez avanza hasta el centro y a lo largo de él hasta la 4.
tablero-di-berona-play-long-walk-try-a2-a3-c3-c4 =
    Ese camino también se permite. Esta vez ve primero al centro.
tablero-di-berona-play-ownership =
    Una pila es de quien tiene la ficha de encima, así que la 4 del centro ya es tuya. Solo avanzan las pilas de tus propias casillas de salida: las fichas del centro y de más allá se quedan. Un dado que se puede usar hay que usarlo: pon una ficha con el 4.
tablero-di-berona-play-lost-stack =
    Tu oponente ha avanzado hasta tu casilla de salida 1: esa pila es ahora suya, y nadie puede avanzar con ella. Lanza.
tablero-di-berona-play-take-over =
    Puedes poner una ficha encima de cualquier pila de tus casillas de salida y así quedarte con ella. Pon tu última ficha en la 1, y avanza hasta el centro con la de la 6.
tablero-di-berona-play-take-over-otherwise =
    También se permite. Esta vez pon una en la 1, y avanza hasta el centro con la ficha de la 6.
tablero-di-berona-play-doubles =
    Avanzada la partida, tu reserva está vacía. Con dobles usas los dos dados en el mismo número. O bien, en vez de usarlos, devuelves una ficha. Lanza.
tablero-di-berona-play-return-token =
    Aquí no puedes usar los dos treses: devuelve una de tus fichas. Se lleva de lo alto de cualquier pila a tu reserva: arrastra una desde tu casilla de salida 3. Después lanzas otra vez.
tablero-di-berona-play-return-token-otherwise =
    Esa ficha también se puede devolver. Esta vez devuelve una de tu casilla de salida 3.
tablero-di-berona-play-order-of-dice =
    Tienes 15 puntos en el centro; tu oponente, 5. La partida acaba poco después de que alguien no pueda usar un dado, aunque vaya por detrás. Tú eliges el orden de tus dados, y puedes elegirlo de modo que uno no se pueda usar. Lanza.
tablero-di-berona-play-bump =
    Pon tu última ficha en la 6. Entonces no puedes usar el 1: tu reserva está vacía, y la pila de la 1 no es tuya. Eso es un tope: a tu oponente le queda un último turno. Termina el turno.
tablero-di-berona-play-bump-otherwise =
    También se permite. Esta vez pon tu última ficha en la 6 y termina el turno.
tablero-di-berona-play-win =
    Tu oponente se queda con una casilla más: 13 puntos a 7, ganas. A igualdad de puntos gana quien tiene la casilla ocupada más alta. Mientras unos dobles te dejen devolver una ficha, no puedes hacer tope. ¡Ahora juega una partida!
