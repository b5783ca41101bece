## Why an action is refused

no-coin = En ese lugar del tablero no hay ninguna moneda.
leaves-column = Una moneda se queda en su número: se mueve hacia los números o alejándose de ellos.
leaves-board = Una moneda se queda en las casillas 1 a 7 de su número.
not-the-whole-die = Una moneda avanza exactamente tantas casillas como indica un dado.
same-coin = Esa moneda ya se ha movido: los dos dados son para dos monedas distintas.
wastes-die = Tienes que usar los dos dados: tras ese movimiento no se podría jugar el { $number } con otra moneda.
no-run = En el tablero no hay ninguna hilera.
no-run-there = Ahí no empieza ninguna hilera.
move-first = Una hilera solo la puede tomar quien acaba de mover.
finish-the-move = Antes de tomar una hilera hay que jugar los dos dados.
nothing-surrendered = Una hilera solo se puede reclamar justo después de que el otro bando haya perdido los dados.
take-instead = Ya has lanzado: toma la hilera en vez de reclamarla.
claiming-forbidden = Por la regla de la casa, una hilera no se puede reclamar sin lanzar.
all-are-taken = Todas las hileras del tablero se toman juntas.
pick-one = Por la regla de la casa se toma una sola hilera: di cuál.

## What has happened

lower-begins = Empieza el dado menor.
throw-loses-dice = Con una tirada de { $number } se pierden los dados.
throw-not-playable = { $thrown } no se puede jugar con dos monedas distintas y hace perder los dados.
eighth-coin = Las siete alineadas dan una octava moneda.
refilled = Se rellenan los números vacíos.

## How a game has ended

cannot-refill = el otro bando no puede rellenar

## Places, and what has moved along the squares of a number

purse =
    { $seat ->
        [South] la bolsa de Sur
       *[North] la bolsa de Norte
    }
    .from =
        { $seat ->
            [South] de la bolsa de Sur
           *[North] de la bolsa de Norte
        }
    .to =
        { $seat ->
            [South] a la bolsa de Sur
           *[North] a la bolsa de Norte
        }
    .or =
        { $seat ->
            [South] o la bolsa de Sur
           *[North] o la bolsa de Norte
        }
the-table = la mesa
    .from = de la mesa
    .to = a la mesa
    .or = o la mesa
square-of-number = la casilla { $square } del número { $number }
    .from = de la casilla { $square } del número { $number }
    .to = a la casilla { $square } del número { $number }
    .or = o la casilla { $square } del número { $number }
moved = número { $number }, de la casilla { $from } a la { $to }

## What the button of a step says

move-coin = Mover la moneda { $number } de la casilla { $from } a la { $to }

## What the button of a choice says

take-coins = Tomar las monedas { $first }–{ $last }
take-runs =
    { $runs ->
        [one] Tomar la hilera
        [2] Tomar las dos hileras
       *[other] Tomar las { $runs } hileras
    }
claim-coins = Reclamar las monedas { $first }–{ $last }
claim-runs =
    { $runs ->
        [one] Reclamar la hilera
        [2] Reclamar las dos hileras
       *[other] Reclamar las { $runs } hileras
    }

## What was chosen, inside of a sentence

does-take-coins = tomar las monedas { $first }–{ $last }
does-take-runs =
    { $runs ->
        [one] tomar la hilera
        [2] tomar las dos hileras
       *[other] tomar las { $runs } hileras
    }
does-claim-coins = reclamar las monedas { $first }–{ $last }
does-claim-runs =
    { $runs ->
        [one] reclamar la hilera
        [2] reclamar las dos hileras
       *[other] reclamar las { $runs } hileras
    }

## What is asked of whom, and the end of a game

throw-for-opening = Lanza un dado por cada jugador. Quien saca el dado menor pone cinco monedas y empieza.
claim-or-throw =
    { $name ->
        [you] Tu turno: reclama
       *[other] { $name }, reclama
    } { $runs ->
        [one] la hilera
       *[other] las hileras
    } o lanza los dados.
take-or-throw =
    { $name ->
        [you] Tu turno: toma
       *[other] { $name }, toma
    } { $runs ->
        [one] la hilera
       *[other] las hileras
    } o lanza otra vez.
play-both =
    { $name ->
        [you] Tu turno: juega el { $one } y el { $another } con dos monedas distintas.
       *[other] { $name }, juega el { $one } y el { $another } con dos monedas distintas.
    }
play-other =
    { $name ->
        [you] Tu turno: juega el { $number } con otra moneda.
       *[other] { $name }, juega el { $number } con otra moneda.
    }
won =
    { $name ->
        [you] No puedes rellenar
       *[other] { $name } no puede rellenar
    }: { $winner ->
        [you] ganas
       *[other] { $winner } gana
    } { $count ->
        [one] { $count } moneda
       *[other] { $count } monedas
    }.

## What was laid out

lays-out =
    { $name ->
        [you] Pones
       *[other] { $name } pone
    } { $count ->
        [one] { $count } moneda
       *[other] { $count } monedas
    }.

## The score panel

in-purse = Bolsa
on-board = Monedas en el tablero

## What is known of the game without playing it

title = Tablero de Jesús
tagline = Alinea monedas comunes, tómalas o sigue lanzando
goal = Toma hileras de monedas hasta que la otra bolsa no pueda rellenar el tablero. Las monedas del tablero no son de nadie.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-purse = bolsa
about-purse = Una bolsa guarda las monedas de un bando; quien no puede rellenar con ella el tablero pierde.
term-coins = monedas, moneda
about-coins = Las monedas del tablero no son de nadie: los dos bandos las mueven todas.
term-move = juega, mover
about-move = Cada dado mueve una moneda distinta hacia los números o alejándola de ellos, exactamente lo que indica el dado.
term-run = hilera, hileras
about-run = Una hilera son dos o más monedas una junto a otra y alineadas, salvo en las casillas de los dos extremos.
term-take = tomar, toma
about-take = Tomar es llevarse a la bolsa las monedas de la hilera; el otro bando rellena sus números y recibe los dados.
term-claim = reclamar, reclama
about-claim = Reclamar es quedarse, sin tirada, con la hilera que el otro bando tuvo que dejar.

## What the seats are called

south = Sur
north = Norte
