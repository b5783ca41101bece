## Why an action is refused

turn-complete = La tirada ya se ha usado; termina el turno.
reward-open = Haz primero el movimiento gratis de la roseta, o renuncia a él.
home-or-stay = Primero lleva la ficha a la meta, o déjala en la roseta.
no-reward = Ninguna roseta ha dado un movimiento gratis al que puedas renunciar.
one-target = Una ficha va a su casilla de una vez.
not-a-place = Desde ahí no se puede mover ninguna ficha.
already-home = Esa ficha ya está en la meta.
not-yours = Esa ficha no es tuya.
no-piece = Ahí no hay ninguna ficha tuya.
locked = Solo tres blancas dejan entrar tu primera ficha.
blanks = Tres blancas no mueven nada.
not-the-throw = Has sacado { $value }, así que una ficha avanza exactamente { $value ->
        [one] { $value } casilla
       *[other] { $value } casillas
    }.
not-a-free-length = Un movimiento gratis avanza 1, 2, 3 o 5 casillas.
never-enters = Una ficha entra con 1, 2 o 3; con 5 no entra ninguna.
only-home = Ahora solo puede seguir la ficha de la última roseta, y solo hasta la meta; la roseta ha dado también otra tirada.
overshoot = El recorrido acaba antes: una ficha va a la meta desde la última roseta, con un 1 exacto.
wrong-direction = Las fichas solo avanzan por su recorrido.
not-on-route = Tus fichas nunca pasan por esa casilla.
wrong-target = Esa ficha no puede llegar ahí ahora.
own-piece = Bloqueada: hay una ficha tuya en la casilla { $square }.
safe-rosette = Bloqueada: la ficha de tu oponente está a salvo en la roseta { $square }.
river-first = Primero tiene que entrar tu ficha del río.

## What has happened

equal-throws = Tiradas iguales: los dos lanzan otra vez.
higher-throw-begins = Empieza la tirada mayor.
first-piece-let-in = Tres blancas dejan entrar la primera ficha y dan otra tirada.
piece-let-in = Tres blancas dejan entrar una ficha y dan otra tirada.
no-free-move-possible = La roseta da un movimiento gratis, pero ninguna ficha puede hacerlo.
loser-begins = Empieza quien perdió la última partida.
begin-in-turn = Los jugadores empiezan por turnos.

## How a game has ended

all-home = las siete fichas en la meta
all-home-before-one = todas en la meta antes de que entrara el otro bando

## Places

the-start = la salida
    .from = de la salida
    .to = a la salida
    .or = o la salida
the-river = el río
    .from = del río
    .to = al río
    .or = o el río
home = la meta
    .from = de la meta
    .to = a la meta
    .or = o la meta
the-stock = el montón
    .from = del montón
    .to = al montón
    .or = o el montón
tallies-of =
    { $seat ->
        [Blue] las varillas de Azul
       *[Ivory] las varillas de Marfil
    }
    .from =
        { $seat ->
            [Blue] de las varillas de Azul
           *[Ivory] de las varillas de Marfil
        }
    .to =
        { $seat ->
            [Blue] a las varillas de Azul
           *[Ivory] a las varillas de Marfil
        }
    .or =
        { $seat ->
            [Blue] o las varillas de Azul
           *[Ivory] o las varillas de Marfil
        }
rosette = la roseta { $square }
    .from = de la roseta { $square }
    .to = a la roseta { $square }
    .or = o la roseta { $square }
square = la casilla { $square }
    .from = de la casilla { $square }
    .to = a la casilla { $square }
    .or = o la casilla { $square }

## What the button of a step says

enter-piece = Entrar con una ficha en { $to }{ $hits ->
        [0] {""}
       *[other] {" "}y comer
    }
enter-from-river = Entrar con una ficha del río en { $to }{ $hits ->
        [0] {""}
       *[other] {" "}y comer
    }
bring-home = Llevar a la meta la ficha { FROM($from) }
move-piece = Mover la ficha { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] {" "}y comer
    }

## What the button of a choice says

throw-again = Lanzar otra vez
stay-on-rosette = Quedarse en la roseta
no-free-move = Sin movimiento gratis

## What was chosen, inside of a sentence

does-stay-on-rosette = quedarse en la roseta
does-no-free-move = renunciar al movimiento gratis

## What is asked of whom, and the end of a game

throw-for-first-turn =
    { $name ->
        [you] Tu turno: lanza las pirámides para decidir quién empieza.
       *[other] { $name }, lanza las pirámides para decidir quién empieza.
    } { $other ->
        [you] Después lanzas tú, y la tirada mayor empieza.
       *[other] Después lanza { $other }, y la tirada mayor empieza.
    }
throw-against =
    { $name ->
        [you] Tu turno: lanza las pirámides para decidir quién empieza.
       *[other] { $name }, lanza las pirámides para decidir quién empieza.
    } { $other ->
        [you] Tú has sacado { $value }.
       *[other] { $other } ha sacado { $value }.
    }
throw-lots =
    { $name ->
        [you] Tu turno: lanza las pirámides.
       *[other] { $name }, lanza las pirámides.
    }
throw-lots-locked =
    { $name ->
        [you] Tu turno: lanza las pirámides. Tres blancas dejan entrar tu primera ficha.
       *[other] { $name }, lanza las pirámides. Tres blancas dejan entrar tu primera ficha.
    }
play-from-river =
    { $name ->
        [you] Tu turno: con { $value }, entra con una ficha del río.
       *[other] { $name }, con { $value }, entra con una ficha del río.
    }
play =
    { $name ->
        [you] Tu turno: mueve una ficha { $value ->
            [one] { $value } casilla
           *[other] { $value } casillas
        }.
       *[other] { $name }, mueve una ficha { $value ->
            [one] { $value } casilla
           *[other] { $value } casillas
        }.
    }
stuck-locked =
    { $name ->
        [you] { $ends ->
            [0] Termina el turno
           *[other] Tu turno termina
        }
       *[other] { $ends ->
            [0] { $name }, termina el turno
           *[other] { $name }, tu turno termina
        }
    }: has sacado { $value }, y solo tres blancas dejan entrar tu primera ficha.
stuck-with-blanks =
    { $name ->
        [you] { $ends ->
            [0] Termina el turno
           *[other] Tu turno termina
        }
       *[other] { $ends ->
            [0] { $name }, termina el turno
           *[other] { $name }, tu turno termina
        }
    }: tres blancas no mueven nada.
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
    }: has sacado { $value }, y ninguna ficha puede avanzar tanto.
make-free-move =
    { $name ->
        [you] Tu turno: por la roseta, haz un movimiento gratis de 1, 2, 3 o 5 con cualquier ficha, o elige «Sin movimiento gratis».
       *[other] { $name }, por la roseta, haz un movimiento gratis de 1, 2, 3 o 5 con cualquier ficha, o elige «Sin movimiento gratis».
    }{ $home ->
        [0] {""}
       *[other] {" "}Desde la última roseta, con un 1 se llega a la meta.
    }
go-home-or-stay =
    { $name ->
        [you] Tu turno: lleva la ficha a la meta, o déjala en la roseta. En los dos casos lanzas otra vez.
       *[other] { $name }, lleva la ficha a la meta, o déjala en la roseta. En los dos casos lanzas otra vez.
    }
rosette-throws-again =
    { $name ->
        [you] Tu turno: lanza otra vez; una roseta da otra tirada.
       *[other] { $name }, lanza otra vez; una roseta da otra tirada.
    }
won-game =
    { $name ->
        [you] Ganas
       *[other] { $name } gana
    } { $unit ->
        [tally] { $count ->
            [one] { $count } varilla
           *[other] { $count } varillas
        }
       *[point] { $count ->
            [one] { $count } punto
           *[other] { $count } puntos
        }
    }. Sigue otra partida.
won-all-tallies =
    { $name ->
        [you] Ganas y tienes las 21 varillas: el bote de { $pool } monedas es tuyo.
       *[other] { $name } gana y tiene las 21 varillas: se lleva el bote de { $pool } monedas.
    }
won-pool =
    { $name ->
        [you] Ganas
       *[other] { $name } gana
    } { $unit ->
        [tally] { $count ->
            [one] { $count } varilla
           *[other] { $count } varillas
        }
       *[point] { $count ->
            [one] { $count } punto
           *[other] { $count } puntos
        }
    } { $name ->
        [you] y te llevas el bote de { $pool } monedas.
       *[other] y se lleva el bote de { $pool } monedas.
    }

## The score panel

at-home = Meta
at-start = Salida
in-river = Río
tallies = Varillas
stock = Montón
stake-pool = Bote

## What is known of the game without playing it

title = El Juego real de Ur
tagline = Lleva siete fichas a la meta por un camino común
goal = Da la vuelta al tablero con tus siete fichas y llévalas a la meta antes que tu oponente; lo que quien pierde deja atrás se paga en varillas.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-home = meta
about-home = Las fichas que están en la meta han acabado su camino; con siete se gana la partida.
term-start = salida
about-start = Las fichas de la salida todavía no han entrado; cada una que quien pierde deja allí cuesta tres varillas.
term-river = río
about-river = Las fichas del río fueron comidas y esperan para volver a entrar; cada una que quien pierde deja allí cuesta dos varillas.
term-board = tablero
about-board = Cada ficha que quien pierde deja en el tablero cuesta una varilla.
term-tallies = varillas, varilla
about-tallies = Las varillas cuentan lo que valieron las partidas; quien tiene las 21 gana el set.
term-stock = montón
about-stock = En el montón están las varillas que todavía no ha ganado nadie.
term-stake = bote
about-stake = En el bote están las monedas de los dos bandos, para quien gane al final.
term-free = movimiento gratis
about-free = Una ficha que cae en una roseta da un movimiento gratis de 1, 2, 3 o 5 con cualquier ficha.
term-rosette = roseta, rosetas
about-rosette = Una roseta es una casilla con una flor; por las reglas habituales da un movimiento gratis.
term-square = casilla, casillas
about-square = Las casillas de la fila del medio son 1 a 8; las del lado de Azul, A a F; las del lado de Marfil, a a f.
term-lots = pirámides, pirámide
about-lots = Una pirámide cuenta 1 si un vértice marcado apunta hacia arriba, y la tirada vale la suma.

## Its ready-made starts

quick-game = Una partida rápida
about-quick-game = Cualquier tirada deja entrar una ficha, una roseta da otra tirada y es segura, y decide una sola partida.
play-quick-game = Jugar una partida rápida

## What the seats are called

blue = Azul
ivory = Marfil
