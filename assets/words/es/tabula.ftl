## Why an action is refused

one-die-at-a-time = Un movimiento lleva una sola ficha a un solo lugar; juega los dados uno tras otro.
no-such-place = De ahí no se puede tomar ninguna ficha.
no-piece-there = Ahí no hay ninguna ficha tuya.
not-your-piece = Esa ficha no es tuya.
wrong-direction = Todas las fichas van de la 1 a la 24, y de ahí salen del tablero.
wrong-target = Con esta tirada esa ficha no puede llegar ahí.
bar-first = Primero tiene que entrar tu ficha de la barra.
point-closed = Bloqueada: tu oponente tiene dos o más fichas en la casilla { $number }.
second-half-locked = La segunda mitad está cerrada: nada puede caer en la 13 ni más allá mientras tengas fichas en la mano.
pieces-in-hand = No se puede sacar ninguna ficha mientras tengas fichas en la mano.
not-gathered = No se puede sacar ninguna ficha hasta que todas las tuyas estén en el último cuarto, de la 19 a la 24.
exact-number = Para sacar desde ahí hace falta exactamente un { $number }.
piece-further-back = Un número mayor que { $number } solo saca desde ahí si no tienes ninguna ficha más atrás.
wastes-dice = Tienes que usar tantos dados como puedas: tras ese movimiento se podrían usar menos.

## How a game has ended

all-off = las quince fichas fuera
all-off-before-one = las quince fichas fuera antes de que el otro bando sacara una

## Places

the-hand = la mano
    .from = de la mano
    .to = a la mano
    .or = o la mano

## What the button of a step says

enter-piece = Con el { $number }: entrar con una ficha en la casilla { $to }{ $hits ->
        [0] {""}
       *[other] {" "}y comer
    }
enter-from-bar = Con el { $number }: entrar con una ficha de la barra en la casilla { $to }{ $hits ->
        [0] {""}
       *[other] {" "}y comer
    }
bear-off-piece = Sacar una ficha { FROM($from) } con el { $number }
move-piece = Mover una ficha { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] {" "}y comer
    }

## What is asked of whom, and the end of a game

throw-three-dice =
    { $name ->
        [you] Tu turno: lanza los tres dados.
       *[other] { $name }, lanza los tres dados.
    }
another-die = otro { $number }
    .or = u otro { $number }
play-all =
    { $name ->
        [you] Tu turno:
       *[other] { $name },
    } { $act ->
        [enter] entra desde la barra con
        [bear-off] mueve o saca fichas con
       *[move] juega
    } { DIE($dice) }.
play-but =
    { $name ->
        [you] Tu turno:
       *[other] { $name },
    } { $act ->
        [enter] entra desde la barra con
        [bear-off] mueve o saca fichas con
       *[move] juega
    } { DIE($dice) }; no puedes usar { $unused }.
play-some =
    { $name ->
        [you] Tu turno:
       *[other] { $name },
    } { $act ->
        [enter] entra desde la barra con
        [bear-off] mueve o saca fichas con
       *[move] juega
    } { DIE($dice) }; solo puedes usar { $count ->
        [1] uno de ellos.
       *[2] dos de ellos.
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
    }: la ficha de la barra no puede entrar con { DIE($dice) }.
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
    }: ninguna ficha se puede mover con { DIE($dice) }.
won =
    { $name ->
        [you] Ganas
       *[other] { $name } gana
    }: { $manner }.

## The score panel

in-hand = En la mano
on-the-bar = En la barra
off = Fuera
count-of-all = { $count } de { $all }

## What is known of the game without playing it

title = Tabula
tagline = El backgammon de Roma: tres dados, un solo sentido
goal = Entra con tus quince fichas, da con ellas una vuelta al tablero y sácalas antes que tu oponente.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-pips = pips, pip
about-pips = Los pips son las casillas que les quedan por recorrer a todas las fichas de un bando.
term-hand = mano
about-hand = Las fichas de la mano todavía no han entrado en el tablero.
term-bar = barra
about-bar = En la barra esperan las fichas comidas para volver a entrar.
term-off = fuera
about-off = Las fichas que están fuera del tablero han acabado su vuelta; con quince se gana.

## Its ready-made starts

zeno = La tirada de Zenón
about-zeno = El emperador Zenón tenía una buena posición, sacó 2-5-6 y tuvo que deshacer sus parejas, lo que dejó ocho fichas solas. Juega desde su posición.
play-zeno = Jugar desde la posición de Zenón

## What the seats are called

ivory = Marfil
brown = Marrón
