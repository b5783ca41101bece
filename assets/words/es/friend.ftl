## Why somebody is to come to the table: titles, and the title of the window

you-are-called = Te llaman
you-are-asked = Te preguntan
game-has-begun = La partida ha empezado
first-throw = La primera tirada
your-turn = Tu turno
window-title = { $why } · Tesserae

## The same in a sentence

calls-you =
    { $minutes ->
        [one] { $name } te llama a la mesa. Tienes { $minutes } minuto para responder.
       *[other] { $name } te llama a la mesa. Tienes { $minutes } minutos para responder.
    }
throw-first = { $name } está en la mesa. Cualquiera de los dos puede lanzar primero.
may-throw = Cualquiera de los dos puede lanzar.
at-table-your-turn = { $name } está en la mesa. Es tu turno.
played-your-turn = { $name } ha jugado. Es tu turno.
has-first-turn = { $name } está en la mesa y tiene el primer turno.

## Who is there

here = Aquí
away-since = Fuera desde: { $since }
is-away = { $name } no está.
other-is-away = La otra persona no está.
onlookers =
    { $count ->
        [one] Mira { $count } persona.
       *[other] Miran { $count } personas.
    }
you-look-on = Estás mirando.
points-at = { $name } señala { POINT($place) }.

## What is asked, and what can be answered

asks-undo = { $name } pide deshacer su último turno. Las tiradas deshechas vuelven a salir con las mismas caras, y ahora las dos personas las conocen.
asks-rematch = { $name } pide otra partida, con los puestos cambiados.
asks-seat = { $name } ha perdido la clave de su puesto y pide otra. Puedes aceptarlo al cabo de cinco minutos, si no llega nadie con la antigua. El registro lo anota.
rival-asks = Alguien que tiene tu invitación pide a { $name } que le dé tu puesto.
take-question-back = Retirar tu petición
refuse-seat = Negarte a ceder tu puesto
you-asked-undo = Has pedido a { $name } deshacer tu último turno.
you-asked-rematch = Has pedido a { $name } otra partida.
you-called =
    { $minutes ->
        [one] Has llamado a { $name }. Le queda { $minutes } minuto para venir.
       *[other] Has llamado a { $name }. Le quedan { $minutes } minutos para venir.
    }
calls-in-minutes =
    { $minutes ->
        [0] { $name } te ha llamado a la mesa y puede reclamar la partida.
        [1] { $name } te llama a la mesa. Tras un minuto sin respuesta puede reclamar la partida.
       *[other] { $name } te llama a la mesa. Tras { $minutes } minutos sin respuesta puede reclamar la partida.
    }

## A seat that has another key than this machine

taken-elsewhere = Este puesto se ocupó en otro equipo, o lo ocupó otra persona que tiene la invitación: abre desde allí el enlace propio del puesto, o pide a { $host } seguir aquí.
asked-to-go-on = Has pedido a { $host } seguir aquí con una clave nueva y esperas su respuesta.
key-was-replaced = El puesto de este enlace tiene ahora otra clave, como { $host } ha aceptado: abre el enlace propio del puesto desde el equipo donde se juega, o abre la invitación.
taken-ask-host = Este puesto se ocupó en otro equipo, o lo ocupó otra persona que tiene la invitación: abre desde allí el enlace propio del puesto, o pide a quien invitó seguir aquí.
asked-host-to-go-on = Has pedido a quien invitó seguir aquí con una clave nueva y esperas su respuesta.
host-replaced-key = El puesto de este enlace tiene ahora otra clave, como ha aceptado quien invitó: abre el enlace propio del puesto desde el equipo donde se juega, o abre la invitación.
ask-to-go-on = Pedir seguir aquí
guest-has-new-key = La persona invitada sigue con una clave nueva, como ha aceptado quien invitó: las dos mesas tienen partes nuevas para las próximas tiradas, y el registro lo anota.
new-key-declined = No se ha aceptado que sigas aquí con una clave nueva.

## Connection and room

being-opened = Se está abriendo la conexión con la sala.
no-answer = El servidor no responde. Se vuelve a intentar.
line-broke = La conexión con la sala se ha perdido y se está recuperando.
tried-again = { $why } Se vuelve a intentar.
cannot-be-called = No se puede llamar a esta dirección.
guest-not-there = La persona invitada aún no se ha sentado.
waits-for-guest = Se espera a que la persona invitada se siente.
goes-on-by-links = { $name } sigue esta partida por enlaces: desde ahí cada equipo lanza por su cuenta, y las tiradas ya no se acuerdan.
other-goes-on-by-links = La otra persona sigue esta partida por enlaces: desde ahí cada equipo lanza por su cuenta, y las tiradas ya no se acuerdan.
throw-waits-away = Esta tirada espera a { $name }: su equipo tiene que responder y no está conectado.
throw-waits-other-away = Esta tirada espera a la otra persona: su equipo tiene que responder y no está conectado.
throw-waits = Esta tirada espera al equipo de { $name }, que aún no ha respondido.
throw-waits-other = Esta tirada espera al equipo de la otra persona, que aún no ha respondido.

## Why an address is none

no-server-address = Escribe la dirección de un servidor para invitar.
server-is-link = Esto es un enlace a una partida; la dirección de un servidor termina antes de «#».
no-address = Esto no es la dirección de un servidor. Tiene la forma https://play.example.org.
no-link = Esto no es un enlace a una partida con amigos.
link-incomplete = Este enlace a una partida con amigos no está completo. Cópialo entero.

## Inviting, and the link to paste

agreed-dice = Los dados de dos personas a distancia siempre se acuerdan: las dos mesas aportan a cada tirada una parte secreta, así que ni las dos personas ni el servidor pueden elegirla o preverla.
invite = Invitar
by-chance = Al azar
about-paste = Pega el enlace que te han enviado, o el de tu propio puesto.
link = Enlace
join = Entrar

## Waiting for the friend

waiting = Esperando a la otra persona…
opening = Abriendo la sala…
link-still-leads-here = El enlace que has enviado todavía lleva aquí.
cancel = Cancelar
cancel-invitation = Cancelar la invitación
about-invitation = Envía este enlace o deja que escaneen el código. Quien lo abre se sienta al otro lado de la mesa: sin instalar nada, sin cuenta.
copy-link = Copiar el enlace
share-link = Compartir el enlace
about-onlookers = Los espectadores tienen un enlace propio: ven la mesa y no pueden tocarla.
copy-onlooker-link = Copiar el enlace para espectadores
share-with-onlookers = Compartirlo con espectadores
copied = Copiado.

## Where a link leads

game-with-friend = Una partida con amigos
looking-for-game = Buscando la partida…
connecting = Conectando con el servidor.
invited = Te han invitado a una partida: { $game }.
friends-play = Dos personas juegan: { $game }.
they-play = { $host } juega contra { $guest }: { $game }.
about-to-begin = Está a punto de empezar una partida: { $game }.
host-invites = { $host } te invita a una partida: { $game }.
host-waits = { $host } espera a alguien para jugar: { $game }.
you-play-seat = Juegas con { $seat }.
without-clock = No hay reloj.
clock-gives = El reloj da { $clock }.
time-each = { $time } por persona
time-and-delay = { $time } por persona, sin contar { $delay } de cada turno
time-and-increment = { $time } por persona, y { $delay } más después de cada turno
minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
seconds =
    { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }
game-begins-later = La partida empieza cuando se siente la otra persona.
you-will-see = Verás la mesa y no podrás tocarla.
will-see-game = Verás la partida en cuanto empiece
look-on = Mirar
sit-down = Sentarse

## The panel of the friend

connect-again = Conectar otra vez
leave-table = Dejar la mesa
game-is-kept = La partida está guardada. Retómala desde las partidas guardadas, o abre otra vez el enlace.
onlooker-link-copied = Enlace para espectadores: copiado
copy-own-link = Copiar el enlace de tu propio puesto
own-link-copied = Enlace de tu propio puesto: copiado
about-own-link = Con él sigues en otro equipo; quien lo tenga juega por ti, así que no se lo des a nadie.
say = Decir
i-am-here = Estoy aquí
agree = Aceptar
decline = Rechazar
ask-undo = Pedir deshacer tu último turno
ask-rematch = Pedir otra partida
claim = Reclamar la partida
time-has-run-out = Se le ha acabado el tiempo.
did-not-come = La llamada no tuvo respuesta.
call = Llamar a { $name }
about-calling = Entonces tiene cinco minutos para venir. Después se puede reclamar la partida.
go-on-by-links = Seguir por enlaces
about-links = Sin servidor: después de cada turno, quien ha jugado envía la partida. Desde entonces cada equipo lanza por su cuenta, y las tiradas ya no se acuerdan.
resign-maybe = Abandonar…
resign = Abandonar
friend-wins = La otra persona gana la partida.
