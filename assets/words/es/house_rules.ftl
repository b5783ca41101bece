## Values of several rules

on = Sí
off = No
yes = Sí
no = No
points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }

## The values of a rule in one line

standard = Estándar: { $default }.
standard-or = Estándar: { $default }. O bien: { $others }.
or-more = { $min } o más
from-to = { $min } a { $max }
values-from-to = { $min } a { $largest }

## The whole numbers that are allowed, beside the field for one

range = de { $min } a { $largest }

## Why rules are refused

unknown-rule = no existe la regla de la casa «{ $key }» (se conocen: { $known })
unknown-value = la regla de la casa «{ $key }» no puede ser «{ $value }» (puede ser { $may-be })

not-jacoby-in-match = Jacoby es para partidas sueltas, no para matches
not-beavers-in-match = los beavers son para partidas sueltas, no para matches
not-automatic-doubles-in-match = los dobles automáticos son para partidas sueltas, no para matches

## The house rules of backgammon, with what they do

backgammon-match-length = Duración del match
backgammon-match-length-explained = Una partida suelta, o tantas como hagan falta hasta que alguien tenga estos puntos.
backgammon-doubling-cube = Cubo de doblar
backgammon-doubling-cube-explained = Sin él, la apuesta sigue siendo de un punto; el gammon y el backgammon valen igualmente dos y tres veces.
backgammon-crawford = Crawford
backgammon-crawford-explained = En un match: la primera vez que alguien queda a un punto de ganarlo, se juega una partida sin doblar.
backgammon-jacoby = Jacoby
backgammon-jacoby-explained = El gammon y el backgammon solo cuentan después de que se haya aceptado un cubo. Para partidas sueltas.
backgammon-beavers = Beavers
backgammon-beavers-explained = Quien acepta el cubo puede doblar otra vez al instante y quedarse con él. Para partidas sueltas.
backgammon-automatic-doubles = Dobles automáticos
backgammon-automatic-doubles-explained = El primer empate de la tirada inicial dobla la apuesta, como máximo una vez. Para partidas sueltas.
backgammon-bar-counts = La barra cuenta en un backgammon
backgammon-bar-counts-explained = Si una ficha en la barra hace triple la derrota, como la hace una en el tablero interno de quien gana.
backgammon-drop-pays = Un cubo rechazado paga
backgammon-drop-pays-explained = Lo que pierde quien rechaza. Las dos opciones solo se distinguen después de un redoble.

backgammon-single-game = Partida suelta
backgammon-drop-pays-current-stake = La apuesta de antes de la oferta
backgammon-drop-pays-one-point = 1 punto

## The house rules of Tabula, with what they do

tabula-exact-bearing-off = Sacar con número exacto
tabula-exact-bearing-off-explained = Solo el número exacto saca. Si no: un dado mayor sirve para la ficha más atrasada.
tabula-gather = Reunir antes de sacar
tabula-gather-explained = Se empieza a sacar cuando todas las fichas que quedan están en el último cuarto. Si no: solo la barra lo impide.
tabula-lock-second-half = Segunda mitad cerrada
tabula-lock-second-half-explained = Nada puede caer en la 13 ni más allá mientras se tengan fichas en la mano.
tabula-none-off-points = Ganar sin que el rival saque
tabula-none-off-points-explained = Lo que vale una victoria si quien pierde no ha sacado ni una ficha.
tabula-partly-playable = Una tirada que no se puede jugar entera
tabula-partly-playable-explained = Usar tantos dados como se pueda, o jugar en cualquier orden hasta que no se pueda jugar ninguno de los que quedan.
tabula-setup = Comienzo
tabula-setup-explained = Empezar con todo en la mano, o donde el emperador Zenón tuvo que jugar su 2-5-6.

tabula-partly-playable-most-dice = Tantos dados como se pueda
tabula-partly-playable-any-order = Cualquier orden hasta que nada se pueda jugar
tabula-set-up-all-in-hand = Todo en la mano
tabula-set-up-zeno = Posición de Zenón

## The house rules of the Royal Game of Ur, with what they do

ur-play = Duración
ur-play-explained = Partidas hasta que alguien tenga las 21 varillas, o una partida por el bote.
ur-opening = Apertura
ur-opening-explained = Los dos bandos están encerrados hasta que sacan tres blancas, o nadie está encerrado y cualquier tirada de 1 a 3 deja entrar una ficha.
ur-reward = Lo que da una roseta
ur-reward-explained = Lo que gana una ficha que cae en una roseta. Con otra tirada, una ficha de la última roseta puede ir antes a la meta.
ur-safe-rosettes = Rosetas seguras
ur-safe-rosettes-explained = Una ficha enemiga en una roseta la bloquea y no se puede comer.
ur-three-blanks = Tres blancas sin encierro
ur-three-blanks-explained = Se pierde el turno, o una ficha de la salida va a la puerta y se lanza otra vez.
ur-river-first = Primero las fichas del río
ur-river-first-explained = Si una ficha del río puede entrar con la tirada, tiene que hacerlo.
ur-next-starter = Quién empieza la siguiente
ur-next-starter-explained = Las pirámides, quien no empezó la última partida, quien la perdió o quien la ganó.
ur-stake = Apuesta
ur-stake-explained = Lo que cada jugador paga al bote, en monedas.

ur-opening-release = Tres blancas dejan entrar la primera ficha
ur-opening-free = Cualquier tirada deja entrar una ficha
ur-reward-free-move = Movimiento gratis de 1, 2, 3 o 5
ur-reward-another-throw = Otra tirada
ur-reward-none = Nada
ur-three-blanks-nothing = Turno perdido
ur-three-blanks-gate = Una ficha a la puerta
ur-next-starter-lots = Las pirámides deciden
ur-next-starter-alternate = Por turnos
ur-next-starter-loser = Quien perdió
ur-next-starter-winner = Quien ganó
ur-play-set = Partidas por 21 varillas
ur-play-single = Partida suelta

## The house rules of Tablero de Jesus, with what they do

jesus-stake = Apuesta
jesus-stake-explained = Cuántas monedas trae cada jugador.
jesus-claiming = Reclamar
jesus-claiming-explained = Cuándo puede reclamar una hilera sin lanzar quien recibe los dados.
jesus-several-runs = Varias hileras a la vez
jesus-several-runs-explained = Qué recibe quien toma cuando hay más de una hilera en el tablero.
jesus-eighth-coin = La octava moneda
jesus-eighth-coin-explained = Las siete monedas en línea ganan además una moneda de la bolsa del otro bando, antes de rellenar.
jesus-coins-left = Monedas que quedan en el tablero
jesus-coins-left-explained = Quién recibe las monedas que hay en el tablero al final.

jesus-several-runs-all = Se toman todas
jesus-several-runs-one = Quien toma elige una
jesus-claiming-after-surrender = Tras perderse los dados
jesus-claiming-every-receipt = Cada vez que recibes los dados
jesus-claiming-never = Nunca: primero se lanza
jesus-coins-left-winner = Quien gana
jesus-coins-left-nobody = Nadie

## The house rules of Tablero di Berona, with what they do

berona-series = Serie
berona-series-explained = Si se juega una partida, o varias que se suman.
berona-stake = Apuesta fija
berona-stake-explained = Lo que paga quien pierde una partida con apuesta fija, en monedas; sin efecto en las otras series.
berona-use-both-dice = Hay que usar los dos dados
berona-use-both-dice-explained = Un tope solo se permite si los dos dados no se pueden usar de ningún modo.
berona-return-from = Devolver una ficha desde
berona-return-from-explained = Dónde puede estar una ficha que los dobles devuelven a la reserva.
berona-after-draw = Tras un empate
berona-after-draw-explained = Quién empieza la partida que sigue a un empate.

berona-return-from-any-stack = Cualquier pila
berona-return-from-own-home-row = Tus casillas de salida
berona-series-single = Una sola partida
berona-series-ledger = Marcador acumulado: quien gana suma la diferencia
berona-series-fixed-stake = Apuesta fija: quien pierde paga una suma acordada
berona-series-difference = Diferencia: quien pierde paga una moneda por punto
berona-after-draw-random = Quien saque más
berona-after-draw-same-player = Quien empezó la partida empatada
