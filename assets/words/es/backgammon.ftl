## Why an action is refused

answer-first =
    { $what ->
        [beaver] Primero hay que responder al beaver.
        [resignation] Primero hay que responder al abandono.
       *[double] Primero hay que responder a la oferta de doblar.
    }
nothing-offered =
    { $what ->
        [resignation] No hay ningún abandono al que responder.
       *[double] No hay ninguna oferta de doblar a la que responder.
    }
dice-used-up = Ya has usado los dados; termina el turno.
not-a-place = De ahí no se puede tomar ninguna ficha.
no-checker-there = Ahí no hay ninguna ficha.
not-your-checker = Esa ficha no es tuya.
bar-first = Primero tiene que entrar tu ficha de la barra.
one-die-at-a-time = Cada dado es un movimiento aparte: juega los dados de uno en uno.
wrong-direction = Tus fichas van de la 24 a la 1, y de ahí salen del tablero.
wrong-target = Con esta tirada esa ficha no puede llegar ahí.
point-closed = Bloqueada: tu oponente tiene dos o más fichas en esa casilla.
way-closed = Bloqueado: tu oponente bloquea todas las casillas donde esa ficha podría apoyarse en el camino.
not-all-home = No se puede sacar ninguna ficha hasta que todas las tuyas estén en tu tablero interno.
not-the-furthest = El { $number } es demasiado grande: con un número mayor solo se puede sacar la ficha más alejada.
waste-die = Tienes que usar los dos dados si puedes: tras ese movimiento no se podría usar el otro.
higher-die = Solo puedes usar uno de los dados, y entonces ha de ser el mayor.
no-cube = Esta partida se juega sin el cubo de doblar.
double-before-throw = Solo se puede doblar antes de lanzar.
crawford-game = En la partida de Crawford no se dobla.
cube-not-yours = El cubo de doblar lo tiene tu oponente: solo tu oponente puede doblar.
at-most-64 = La apuesta no puede pasar de 64.
no-beavers = En esta partida no se juega con beavers.
bad-resignation = Puedes abandonar por 1, 2 o 3 veces la apuesta, no por { $number }.
nobody-on-turn = Todavía no es el turno de nadie.

## What has happened

begins-with-both = Empieza el dado mayor y juega los dos dados.
automatic-double = Doble automático: la partida vale 2.
resignation-declined = Abandono rechazado; la partida sigue.

## How a game has ended

double-dropped = cubo rechazado
resigned-gammon = abandono con gammon
resigned-backgammon = abandono con backgammon
single-game = victoria simple
gammon = gammon
backgammon = backgammon

## Places

the-cube = el cubo de doblar
    .from = del cubo de doblar
    .to = al cubo de doblar
    .or = o el cubo de doblar

## What the button of a step says

enter-checker = Con el { $number }: entrar con una ficha en la casilla { $to }{ $hits ->
        [0] {""}
       *[other] {" "}y comer
    }
bear-off-checker = Sacar una ficha { FROM($from) } con el { $number }
move-checker = Mover una ficha { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] {" "}y comer
    }

## What the button of a choice says

double = Doblar a { $number }
take = Aceptar: jugar por { $number }
drop = Rechazar: perder { $number }
beaver = Beaver a { $number }
resign =
    { $name ->
        [you] Abandonar: perder { $number }
       *[other] { $name } abandona: pierde { $number }
    }
accept = Aceptar: ganar { $number }
play-on = Seguir

## What was chosen, without the stake

taken = Aceptar
dropped = Rechazar
accepted = Aceptar
offered-to-resign = Abandonar

## What was chosen, inside of a sentence

does-double = doblar a { $number }
does-beaver = hacer beaver a { $number }
does-accept = aceptar el abandono
does-play-on = seguir jugando

## What is asked of whom, and the end of a game

throw-or-double =
    { $name ->
        [you] Tu turno: lanza los dados o dobla a { $number }.
       *[other] { $name }, lanza los dados o dobla a { $number }.
    }
some-times = el { $number } { $count ->
        [2] dos veces
        [3] tres veces
        [4] cuatro veces
       *[other] { $count } veces
    }
play-all =
    { $name ->
        [you] Tu turno: juega { DIE($dice) }.
       *[other] { $name }, juega { DIE($dice) }.
    }
play-higher =
    { $name ->
        [you] Tu turno: juega el { $number }, el dado mayor; no puedes jugar los dos.
       *[other] { $name }, juega el { $number }, el dado mayor; no puedes jugar los dos.
    }
play-one =
    { $name ->
        [you] Tu turno: juega el { $number }; no puedes jugar el { $unused }.
       *[other] { $name }, juega el { $number }; no puedes jugar el { $unused }.
    }
play-once =
    { $name ->
        [you] Tu turno: juega el { $number } una vez; no puedes jugarlo otra vez.
       *[other] { $name }, juega el { $number } una vez; no puedes jugarlo otra vez.
    }
play-some =
    { $name ->
        [you] Tu turno: juega el { $number } { $count ->
            [2] dos veces
            [3] tres veces
           *[other] { $count } veces
        }; no puedes jugarlo más.
       *[other] { $name }, juega el { $number } { $count ->
            [2] dos veces
            [3] tres veces
           *[other] { $count } veces
        }; no puedes jugarlo más.
    }
stuck-on-bar =
    { $name ->
        [you] { $ends ->
            [0] Termina el turno
           *[other] Tu turno termina
        }
       *[other] { $ends ->
            [0] { $name }, termina el turno
           *[other] { $name }, tu turno termina
        }
    }: no puedes mover con { DIE($dice) }; la ficha de la barra no puede entrar.
stuck =
    { $name ->
        [you] { $ends ->
            [0] Termina el turno
           *[other] Tu turno termina
        }
       *[other] { $ends ->
            [0] { $name }, termina el turno
           *[other] { $name }, tu turno termina
        }
    }: no puedes mover con { DIE($dice) }; todas las casillas están bloqueadas.
take-or-drop =
    { $other ->
        [you] Tu turno: acepta o rechaza
       *[other] { $other }, acepta o rechaza
    }: { $name ->
        [you] tú doblas a { $number }.
       *[other] { $name } dobla a { $number }.
    }
take-or-drop-beaver =
    { $name ->
        [you] Tu turno: acepta o rechaza
       *[other] { $name }, acepta o rechaza
    }: { $other ->
        [you] tú haces beaver a { $number }.
       *[other] { $other } hace beaver a { $number }.
    }
accept-or-play-on =
    { $other ->
        [you] Tu turno: acepta o sigue jugando
       *[other] { $other }, acepta o sigue jugando
    }: { $name ->
        [you] tú ofreces perder { $number }.
       *[other] { $name } ofrece perder { $number }.
    }
won =
    { $name ->
        [you] Ganas
       *[other] { $name } gana
    } { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    } ({ $manner }).{ $series ->
        [on] {" "}El match continúa.
        [won] {" "}El match está ganado.
       *[none] {""}
    }

## The score panel

cube = Cubo
cube-owned =
    { $seat ->
        [White] { $number }, de Blanco
       *[Black] { $number }, de Negro
    }
match-to = Match a { $count }
crawford = Partida de Crawford
no-doubling = sin doblar

## What is known of the game without playing it

title = Backgammon
tagline = Corre a casa, bloquea y come; un cubo sube la apuesta
goal = Lleva tus quince fichas a tu tablero interno y sácalas antes que tu oponente.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-pips = pips, pip
about-pips = Los pips son las casillas que les quedan por recorrer a todas las fichas de un bando.
term-points = puntos, punto
about-points = Los puntos son lo que valieron las partidas ganadas hasta ahora.
term-cube = cubo
about-cube = El cubo de doblar indica por cuánto se multiplica el valor de la partida.
term-crawford = crawford
about-crawford = La partida de Crawford es la que sigue cuando alguien queda a un punto de ganar el match: en ella nadie puede doblar.
term-match = match
about-match = Quien alcanza primero estos puntos gana el match.
term-double = doblar, dobla, doblas
about-double = Doblar es ofrecer jugar por el doble: el oponente acepta, o rechaza y pierde lo que está en juego.
term-take = aceptar: jugar, acepta o rechaza
about-take = Aceptar el cubo es seguir por el doble, y la próxima vez solo puede doblar quien lo aceptó.
term-drop = rechazar, rechaza
about-drop = Rechazar el cubo es perder la partida por lo que está en juego ahora.
term-beaver = beaver
about-beaver = Un beaver acepta el cubo y dobla otra vez al instante.
term-resign = abandonar, abandona, abandono
about-resign = Abandonar es ofrecer perder la partida; el oponente puede negarse.
term-bar = barra
about-bar = En la barra esperan las fichas comidas para volver a entrar.

## What the seats are called

white = Blanco
black = Negro
