## Why an action is refused

empty-reserve = En la reserva no hay ninguna ficha.
not-your-reserve = Esa es la reserva de tu oponente.
place-elsewhere = Con un { $number } se pone una ficha en tu casilla de salida { $number }.
no-such-place = Las fichas solo pasan del tablero a la reserva o al revés.
empty-square = En esa casilla no hay ninguna ficha.
not-your-stack = Esa pila no es tuya: encima hay una ficha de tu oponente.
moves-from-home = Solo avanzan las pilas de tus propias casillas de salida.
moves-elsewhere = Con un { $number } avanza la pila de tu casilla de salida { $number }.
too-tall = Una pila de { $number } no puede avanzar: solo hay otras 17 casillas.
walk-length = Una pila de { $height } avanza { $height ->
        [one] { $height } casilla
       *[other] { $height } casillas
    }, no { $squares }.
not-orthogonal = Una pila avanza de casilla en casilla por sus lados.
square-twice = Una pila no entra dos veces en la misma casilla.
back-to-start = Una pila no vuelve nunca a la casilla de la que salió.
return-needs-doubles = Una ficha solo se devuelve a la reserva con dobles.
return-instead-of-both = Una ficha se devuelve a la reserva en vez de usar los dos dados, no después de uno.
return-to-own-reserve = Una ficha vuelve a la reserva de su bando.
return-from-home = Por la regla de la casa, una ficha solo se devuelve a la reserva desde tus propias casillas de salida.
return-rather-than-bump = Después no se podría usar el segundo { $number }, y no puedes hacer tope mientras puedas devolver una ficha.
both-dice = Tienes que usar los dos dados: después no se podría usar el { $number }.

## What has happened

begins-again = Quien empezó la partida empatada empieza otra vez.
token-returned = Una ficha ha vuelto a la reserva: lanza otra vez el mismo bando.

## How a game has ended

centre-is-nobodys = nadie tiene una casilla del centro
by-points = { $more } a { $fewer }
by-square = { $more } a { $fewer }, por la casilla { $number }

## Places

reserve =
    { $seat ->
        [Brown] la reserva de Marrón
       *[Ivory] la reserva de Marfil
    }
    .from =
        { $seat ->
            [Brown] de la reserva de Marrón
           *[Ivory] de la reserva de Marfil
        }
    .to =
        { $seat ->
            [Brown] a la reserva de Marrón
           *[Ivory] a la reserva de Marfil
        }
    .or =
        { $seat ->
            [Brown] o la reserva de Marrón
           *[Ivory] o la reserva de Marfil
        }
centre = el centro { $number }
    .from = del centro { $number }
    .to = al centro { $number }
    .or = o el centro { $number }
own-home = la casilla de salida { $number }
    .from = de la casilla de salida { $number }
    .to = a la casilla de salida { $number }
    .or = o la casilla de salida { $number }
home-of =
    { $seat ->
        [Brown] la casilla de salida { $number } de Marrón
       *[Ivory] la casilla de salida { $number } de Marfil
    }
    .from =
        { $seat ->
            [Brown] de la casilla de salida { $number } de Marrón
           *[Ivory] de la casilla de salida { $number } de Marfil
        }
    .to =
        { $seat ->
            [Brown] a la casilla de salida { $number } de Marrón
           *[Ivory] a la casilla de salida { $number } de Marfil
        }
    .or =
        { $seat ->
            [Brown] o la casilla de salida { $number } de Marrón
           *[Ivory] o la casilla de salida { $number } de Marfil
        }

## What has moved

walked = { $height ->
        [one] { $height } ficha
       *[other] { $height } fichas
    } { FROM($from) } por { $over }

## What the button of a step says

place-token = Con el { $number }: poner una ficha en { $to }
return-token = Devolver una ficha { FROM($from) } a la reserva
walk-token = Con el { $number }: avanzar con una ficha { FROM($from) } { TO($to) }
walk-tokens = Con el { $number }: avanzar con las { $height } fichas { FROM($from) } por { $over }

## What the button of a choice says

end-turn-bump = Terminar turno (tope)

## What is asked of whom, and the end of a game

last-turn = { $prompt } Este es el último turno.
use-one =
    { $name ->
        [you] Tu turno: usa el { $number }.
       *[other] { $name }, usa el { $number }.
    }
use-both =
    { $name ->
        [you] Tu turno: usa el { $one } y el { $another }.
       *[other] { $name }, usa el { $one } y el { $another }.
    }
use-twice =
    { $name ->
        [you] Tu turno: usa el { $number } dos veces.
       *[other] { $name }, usa el { $number } dos veces.
    }
use-twice-or-return =
    { $name ->
        [you] Tu turno: usa el { $number } dos veces, o devuelve una de tus fichas a la reserva y lanza otra vez.
       *[other] { $name }, usa el { $number } dos veces, o devuelve una de tus fichas a la reserva y lanza otra vez.
    }
return-and-throw =
    { $name ->
        [you] Tu turno: devuelve una de tus fichas a la reserva y lanza otra vez.
       *[other] { $name }, devuelve una de tus fichas a la reserva y lanza otra vez.
    }
use-once =
    { $name ->
        [you] Tu turno: usa el { $number }; no puedes usarlo dos veces.
       *[other] { $name }, usa el { $number }; no puedes usarlo dos veces.
    }
use-only =
    { $name ->
        [you] Tu turno: usa el { $one }; no puedes usar el { $another }.
       *[other] { $name }, usa el { $one }; no puedes usar el { $another }.
    }
use-either =
    { $name ->
        [you] Tu turno: usa el { $one } o el { $another }; no puedes usar los dos.
       *[other] { $name }, usa el { $one } o el { $another }; no puedes usar los dos.
    }
bump =
    { $name ->
        [you] { $ends ->
            [0] Termina el turno
           *[other] Tu turno termina
        }
       *[other] { $ends ->
            [0] { $name }, termina el turno
           *[other] { $name }, tu turno termina
        }
    }: no puedes usar { $dice }. Es un tope.
bump-and-turn =
    { $name ->
        [you] { $ends ->
            [0] Termina el turno
           *[other] Tu turno termina
        }
       *[other] { $ends ->
            [0] { $name }, termina el turno
           *[other] { $name }, tu turno termina
        }
    }: no puedes usar { $dice }. Es un tope y { $other ->
        [you] a ti te queda un turno más.
       *[other] a { $other } le queda un turno más.
    }
won =
    { $name ->
        [you] Ganas
       *[other] { $name } gana
    } el centro, { $manner }.

## The score panel

in-reserve = Reserva
running-score = Marcador acumulado
coins-won = Monedas ganadas
gained = +{ $count }
stake = Apuesta

## What is known of the game without playing it

title = Tablero di Berona
tagline = Apila fichas y hazte con el centro al final
goal = Ten en tu poder las casillas más valiosas del centro cuando acabe la partida.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-points = puntos, punto
about-points = Cada casilla del centro vale su número, de 1 a 6, para quien tiene en ella la ficha de encima.
term-use = usa, usar
about-use = Cada dado pone una ficha en tu casilla de salida de su número, o hace avanzar la pila que hay en ella.
term-walk = avanzar, avanza, avanzan
about-walk = Una pila que avanza deja su ficha de abajo en cada casilla en la que entra.
term-reserve = reserva
about-reserve = En la reserva están las fichas de un bando que no están en el tablero.
term-bump = tope
about-bump = Un tope es un dado que no se puede usar: el otro bando tiene un último turno, y después se cuenta el centro.
term-running-score = marcador acumulado
about-running-score = El marcador acumulado suma por cuánto ha ganado cada bando.
term-coins = monedas, moneda
about-coins = Las monedas ganadas son lo que cada bando ha ganado, o perdido, en esta serie.
term-stake = apuesta
about-stake = La apuesta es aquello por lo que se juega una partida.
term-return = devolver, devuelve
about-return = Con dobles puedes, en vez de usarlos, devolver una de tus fichas a la reserva y lanzar otra vez.

## What the seats are called

brown = Marrón
ivory = Marfil
