## Why a line is not added to the log

behind = Antes ha pasado otra cosa.
onlooker = Los espectadores miran y no tocan.
knocking = La otra persona intenta entrar y todavía no tiene permiso.
throw-again = Las claves de esta partida han cambiado. Lanza otra vez.
line = Esto no es una línea de un registro.
time = En esta línea el tiempo va hacia atrás.
signature = Esta línea no lleva la firma de la persona en cuyo nombre está.
not-begun = La primera línea abre la sala.
begun = La sala ya está abierta.
version = La sala habla otra versión del protocolo. Recarga la página.
no-number = La partida no tiene número.
dice-not-agreed = Los dados de dos personas a distancia se acuerdan.
not-people = Aquí solo juegan personas.
guest-named = La persona invitada da su propio nombre.
clock = Un reloj tiene entre un segundo y un día.
full = El registro de esta sala está lleno. Sigue por enlaces, o abandona.
enough = Has preguntado, llamado o deshecho demasiadas veces. Antes sigue con la partida.
not-sat = La otra persona todavía no se ha sentado.
nothing-happened = Todavía no ha pasado nada.
sat = Las dos personas ya se han sentado.
name-taken = Quien invitó ya tiene este nombre.
not-invited = Este puesto es de quien tiene la invitación.
over = La partida ha terminado.
no-game = No hay ninguna partida que terminar.
no-throw = Ahora no hay que lanzar nada.
throw = Una tirada se anuncia, y sus caras resultan de las dos partes.
no-share = Para esta tirada hace falta una parte.
gesture = Ninguna mano se mueve así.
not-due = No es tu turno.
not-own-step = Solo puedes deshacer tus propios movimientos de este turno.
turn-over = Tu turno ha terminado. Pide a la otra persona que te deje deshacerlo.
guest-not-due = Se puede pedir otra clave cuando es el turno de la persona invitada.
end = El final de una partida no es un turno de ella.
undo-count = Se puede deshacer a la vez otro número de acciones.
nothing-after = Después de esta acción no hay nada que deshacer.
asked = Ya se ha pedido algo.
not-asked = No se pide nada.
own-question = Quien tiene que aceptar es la otra persona.
not-over = Esta partida aún no ha terminado.
seat = Solo una persona invitada que ya se ha sentado puede pedir otra clave.
too-early = Quien tiene el puesto aún puede venir. Acepta cinco minutos después de la petición.
called = La otra persona ya tiene una llamada.
not-called = Nadie te ha llamado.
not-their-turn = Solo se puede llamar a quien tiene el turno.
share-owed = Tu equipo tiene que responder primero a la tirada.
by-links = Ya sigues esta partida por enlaces.
not-absent = Llama primero a la otra persona y espera cinco minutos.
time-left = A la otra persona le queda tiempo.
unfit-name = Este nombre tiene letras que no se pueden mostrar, o demasiados signos o espacios.

## Why a commitment or a share is refused

dice-waiting = Una tirada espera la parte del otro puesto.
dice-not-waiting = Ninguna tirada espera la parte de este puesto.
dice-number = Este no es el número de la próxima tirada.
dice-no-commitment = Los dos puestos se comprometen primero con sus partes.
dice-again = Este puesto ya se ha comprometido con sus partes.
dice-share = La parte no concuerda con el compromiso.

## What a room can do that no honest room does

lie-dropped =
    La sala ha perdido líneas de esta partida que había confirmado: ahora tiene { $count ->
        [one] { $count } línea
       *[other] { $count } líneas
    }, no { $own }.
lie-changed = La sala ha cambiado o repetido la línea { $number } de esta partida.
lie-gap = La sala omite líneas de esta partida: toca la línea { $number }, y envía la línea { $sent }.
lie-mark = El registro de la sala no cuadra en la línea { $number }.
lie-stranger = La sala muestra otra partida, no la de este enlace.
lie-invented =
    { $party ->
        [host] La sala ha inventado una línea en nombre de quien invitó.
       *[guest] La sala ha inventado una línea en nombre de la persona invitada.
    }
lie-share = La sala ha cambiado los dados: una parte no es la que se dio.
lie-refused = La sala rechaza una tirada que las reglas permiten.
lie-illegal = La sala deja pasar algo que las reglas prohíben: { $why }

## What the check of an agreed throw has found: the end of a sentence

fault-no-proof = falta la prueba
fault-no-game = el registro no da el número de su partida
fault-wrong-number = la prueba es de otra tirada
fault-no-commitment =
    { $seat ->
        [first] el primer puesto nunca se comprometió
       *[second] el segundo puesto nunca se comprometió
    }
fault-one-sided = un puesto ha cambiado su compromiso por su cuenta
fault-uncounted = se cambiaron los compromisos y el registro no lo cuenta
fault-wrong-share =
    { $seat ->
        [first] la parte del primer puesto no concuerda con su compromiso
       *[second] la parte del segundo puesto no concuerda con su compromiso
    }
fault-wrong-faces = de las partes resultan otras caras

## What can be said with a press

hello = ¡Hola!
thanks = Gracias por la partida.
well-played = ¡Bien jugado!
lucky-dice = ¡Vaya tirada!
one-moment = Un momento, por favor.
i-am-back = Ya estoy aquí.
another-game = ¿Otra partida?

## Why a text is no link to a room

link-incomplete = Esto no es un enlace a una sala, o no está completo. Cópialo entero.
link-old = Este enlace es de una versión anterior de Tesserae. Pide uno nuevo.

## That keys were replaced

replaced =
    { $count ->
        [one] La clave de la persona invitada se cambió una vez durante esta partida, con el consentimiento de quien invitó.
       *[other] La clave de la persona invitada se cambió { $count } veces durante esta partida, con el consentimiento de quien invitó.
    }

## Why a room does not do what a client asks for, or ends the connection

closed = Este enlace no abre ninguna sala. Las salas que nadie toca durante algunas semanas se borran.
other-version = La sala habla otra versión del protocolo. Recarga la página.
earlier-version = Esta sala se abrió con una versión anterior de Tesserae. Abre otra.
damaged = El registro de esta sala está dañado. Pide a quien lleva la sala que lo restaure.
rooms = Desde aquí se han abierto demasiadas salas en esta hora.
store = La sala no se puede guardar en este momento. Se vuelve a intentar.
room-full = En esta sala mira demasiada gente.
address-full = En tu dirección de internet hay demasiadas ventanas abiertas.
late = No se entró en ninguna sala.
seat-replaced = Este puesto está abierto en ventanas más nuevas.
slow = La conexión es demasiado lenta; se vuelve a intentar.
rate = Son demasiados mensajes por segundo.
faults = Demasiados mensajes tenían un fallo.
binary = Los mensajes son texto.
frame = El mensaje es demasiado largo, o no es una trama de texto.
not-entered = Entra primero en una sala.
entered = Esta conexión ya está en una sala.
no-hand = Esta no es una mano de esta mesa.
too-long = El mensaje tiene más de { $most } bytes.
no-json = El mensaje no es un objeto JSON con cada clave una sola vez.
no-message = Esto no es un mensaje de la versión { $version } del protocolo. Recarga la página.
