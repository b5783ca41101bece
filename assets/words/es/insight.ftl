hardly-anything = muy poco
luck-and-skill =
    { $luck ->
        [better] { $name ->
            [you] Has tenido mejores tiradas que { $other }, por { $worth }
           *[other] { $other ->
                [you] { $name } ha tenido mejores tiradas que tú, por { $worth }
               *[other] { $name } ha tenido mejores tiradas que { $other }, por { $worth }
            }
        }
        [worse] { $name ->
            [you] Has tenido peores tiradas que { $other }, por { $worth }
           *[other] { $other ->
                [you] { $name } ha tenido peores tiradas que tú, por { $worth }
               *[other] { $name } ha tenido peores tiradas que { $other }, por { $worth }
            }
        }
       *[alike] { $name ->
            [you] Has tenido tiradas igual de buenas que { $other }
           *[other] { $other ->
                [you] { $name } ha tenido tiradas igual de buenas que tú
               *[other] { $name } ha tenido tiradas igual de buenas que { $other }
            }
        }
    }; { $name ->
        [you] tú has regalado { $lost }
       *[other] { $name } ha regalado { $lost }
    }, { $other ->
        [you] tú has regalado { $other-lost }
       *[other] { $other } ha regalado { $other-lost }
    }{ $by ->
        [luck-first] : { $name ->
            [you] has ganado
           *[other] { $name } ha ganado
        } más por suerte que por habilidad.
        [skill-first] : { $name ->
            [you] has ganado
           *[other] { $name } ha ganado
        } más por habilidad que por suerte.
        [luck] : { $name ->
            [you] has ganado por suerte.
           *[other] { $name } ha ganado por suerte.
        }
        [skill] : { $name ->
            [you] has ganado por habilidad.
           *[other] { $name } ha ganado por habilidad.
        }
        [neither] : { $name ->
            [you] has ganado
           *[other] { $name } ha ganado
        } sin que los bots vean en ello suerte ni habilidad.
       *[no-winner] .
    }

## What decisions are called in a sentence

it = Esto
the-best = Lo mejor
throw = lanzar
no-move = ningún movimiento
repeated =
    { $decision } { $count ->
        [2] dos veces
        [3] tres veces
       *[other] cuatro veces
    }
and = { $first } y { $last }
and-after-comma = { $first } y { $last }

## Why a decision is better than another: a sentence of clauses, all but the last, and the last

better = { $subject } { $better }.
better-but = { $subject } { $better }, pero { $worse }.
better-although = { $subject } { $values }, aunque { $worse }.
next-clause = { $first }, { $last }
last-clause = { $first } y { $last }

## Clauses about what a decision is worth

wins-games = gana { $count } partidas de cada { $of } en vez de { $other-count }
worth-instead = vale { $value } en vez de { $other-value }
worth-hardly-more = vale { $value }, y apenas menos en el otro caso

## Clauses about what a decision leaves on the board, instead of what another leaves

throws-that-hit =
    { $count ->
        [0] no deja ninguna tirada que coma
       *[other] deja { $count } de { $of } tiradas que comen
    } en vez de { $other-count ->
        [0] ninguna
       *[other] { $other-count }
    }
checkers-on-bar =
    { $count ->
        [0] no pone ninguna ficha en la barra
        [one] pone una ficha en la barra
       *[other] pone { $count } fichas en la barra
    } en vez de { $other-count ->
        [0] ninguna
       *[other] { $other-count }
    }
home-points-held =
    { $count ->
        [0] no tiene ninguna casilla cerrada en el tablero interno
        [one] tiene una casilla cerrada en el tablero interno
       *[other] tiene { $count } casillas cerradas en el tablero interno
    } en vez de { $other-count ->
        [0] ninguna
       *[other] { $other-count }
    }
points-in-row =
    { $count ->
        [0] no forma ninguna casilla cerrada seguida
        [one] forma una sola casilla cerrada
       *[other] forma { $count } casillas cerradas seguidas
    } en vez de { $other-count ->
        [0] ninguna
       *[other] { $other-count }
    }
anchors =
    { $count ->
        [0] no tiene ningún ancla
        [one] tiene un ancla
       *[other] tiene { $count } anclas
    } en vez de { $other-count ->
        [0] ninguna
       *[other] { $other-count }
    }
checkers-behind =
    { $count ->
        [0] no deja ninguna ficha atrás
        [one] deja una ficha atrás
       *[other] deja { $count } fichas atrás
    } en vez de { $other-count ->
        [0] ninguna
       *[other] { $other-count }
    }
blots =
    { $count ->
        [0] no deja ningún blot
        [one] deja un blot
       *[other] deja { $count } blots
    } en vez de { $other-count ->
        [0] ninguno
       *[other] { $other-count }
    }
opponents-pips =
    { $count ->
        [0] no deja al otro bando ningún pip por recorrer
        [one] deja al otro bando un pip por recorrer
       *[other] deja al otro bando { $count } pips por recorrer
    } en vez de { $other-count ->
        [0] ninguno
       *[other] { $other-count }
    }
checkers-off =
    { $count ->
        [0] no tiene ninguna ficha sacada
        [one] tiene una ficha sacada
       *[other] tiene { $count } fichas sacadas
    } en vez de { $other-count ->
        [0] ninguna
       *[other] { $other-count }
    }
checkers-outside =
    { $count ->
        [0] no deja ninguna ficha fuera del tablero interno
        [one] deja una ficha fuera del tablero interno
       *[other] deja { $count } fichas fuera del tablero interno
    } en vez de { $other-count ->
        [0] ninguna
       *[other] { $other-count }
    }
home-points-occupied =
    { $count ->
        [0] no ocupa ninguna casilla del tablero interno
        [one] ocupa una casilla del tablero interno
       *[other] ocupa { $count } casillas del tablero interno
    } en vez de { $other-count ->
        [0] ninguna
       *[other] { $other-count }
    }
highest-stack =
    { $count ->
        [0] no apila ninguna ficha en una casilla
        [one] apila como mucho una ficha en una casilla
       *[other] apila hasta { $count } fichas en una casilla
    } en vez de { $other-count ->
        [0] ninguna
       *[other] { $other-count }
    }
pieces-on-bar =
    { $count ->
        [0] no pone ninguna ficha en la barra
        [one] pone una ficha en la barra
       *[other] pone { $count } fichas en la barra
    } en vez de { $other-count ->
        [0] ninguna
       *[other] { $other-count }
    }
own-pieces-on-bar =
    { $count ->
        [0] no deja ninguna ficha propia en la barra
        [one] deja una ficha propia en la barra
       *[other] deja { $count } fichas propias en la barra
    } en vez de { $other-count ->
        [0] ninguna
       *[other] { $other-count }
    }
points-held =
    { $count ->
        [0] no bloquea ninguna casilla
        [one] bloquea una casilla
       *[other] bloquea { $count } casillas
    } en vez de { $other-count ->
        [0] ninguna
       *[other] { $other-count }
    }
pieces-alone =
    { $count ->
        [0] no deja ninguna ficha sola
        [one] deja una ficha sola
       *[other] deja { $count } fichas solas
    } en vez de { $other-count ->
        [0] ninguna
       *[other] { $other-count }
    }
pieces-off =
    { $count ->
        [0] no tiene ninguna ficha sacada
        [one] tiene una ficha sacada
       *[other] tiene { $count } fichas sacadas
    } en vez de { $other-count ->
        [0] ninguna
       *[other] { $other-count }
    }
pieces-in-hand =
    { $count ->
        [0] no conserva ninguna ficha en la mano
        [one] conserva una ficha en la mano
       *[other] conserva { $count } fichas en la mano
    } en vez de { $other-count ->
        [0] ninguna
       *[other] { $other-count }
    }
pieces-gathered =
    { $count ->
        [0] no reúne ninguna ficha en el último cuarto
        [one] reúne una ficha en el último cuarto
       *[other] reúne { $count } fichas en el último cuarto
    } en vez de { $other-count ->
        [0] ninguna
       *[other] { $other-count }
    }
own-pips =
    { $count ->
        [0] no deja ningún pip por recorrer
        [one] deja un pip por recorrer
       *[other] deja { $count } pips por recorrer
    } en vez de { $other-count ->
        [0] ninguno
       *[other] { $other-count }
    }
pieces-to-river =
    { $count ->
        [0] no envía ninguna ficha al río
        [one] envía una ficha al río
       *[other] envía { $count } fichas al río
    } en vez de { $other-count ->
        [0] ninguna
       *[other] { $other-count }
    }
pieces-home =
    { $count ->
        [0] no tiene ninguna ficha en la meta
        [one] tiene una ficha en la meta
       *[other] tiene { $count } fichas en la meta
    } en vez de { $other-count ->
        [0] ninguna
       *[other] { $other-count }
    }
pieces-at-start =
    { $count ->
        [0] no deja ninguna ficha en la salida
        [one] deja una ficha en la salida
       *[other] deja { $count } fichas en la salida
    } en vez de { $other-count ->
        [0] ninguna
       *[other] { $other-count }
    }
own-pieces-in-river =
    { $count ->
        [0] no deja ninguna ficha propia en el río
        [one] deja una ficha propia en el río
       *[other] deja { $count } fichas propias en el río
    } en vez de { $other-count ->
        [0] ninguna
       *[other] { $other-count }
    }
rosettes =
    { $count ->
        [0] no ocupa ninguna roseta
        [one] ocupa una roseta
       *[other] ocupa { $count } rosetas
    } en vez de { $other-count ->
        [0] ninguna
       *[other] { $other-count }
    }
squares-to-go =
    { $count ->
        [0] no deja ninguna casilla por recorrer
        [one] deja una casilla por recorrer
       *[other] deja { $count } casillas por recorrer
    } en vez de { $other-count ->
        [0] ninguna
       *[other] { $other-count }
    }
coins-in-purse =
    { $count ->
        [0] no tiene ninguna moneda en la bolsa
        [one] tiene una moneda en la bolsa
       *[other] tiene { $count } monedas en la bolsa
    } en vez de { $other-count ->
        [0] ninguna
       *[other] { $other-count }
    }
own-run =
    { $count ->
        [0] no forma ninguna hilera
        [one] forma una hilera de una moneda
       *[other] forma una hilera de { $count } monedas
    } en vez de { $other-count ->
        [0] ninguna
       *[other] { $other-count }
    }
opponents-run =
    { $count ->
        [0] no deja al otro bando ninguna hilera
        [one] deja al otro bando una hilera de una moneda
       *[other] deja al otro bando una hilera de { $count } monedas
    } en vez de { $other-count ->
        [0] ninguna
       *[other] { $other-count }
    }
throws-that-lose-dice =
    { $count ->
        [0] no deja ninguna tirada que pierda los dados
       *[other] deja { $count } de { $of } tiradas que pierden los dados
    } en vez de { $other-count ->
        [0] ninguna
       *[other] { $other-count }
    }
throws-for-longer-run =
    { $count ->
        [0] no deja ninguna tirada para una hilera más larga
       *[other] deja { $count } de { $of } tiradas para una hilera más larga
    } en vez de { $other-count ->
        [0] ninguna
       *[other] { $other-count }
    }
coins-at-edge =
    { $count ->
        [0] no deja ninguna moneda en un borde
        [one] deja una moneda en un borde
       *[other] deja { $count } monedas en un borde
    } en vez de { $other-count ->
        [0] ninguna
       *[other] { $other-count }
    }
own-centre =
    { $count ->
        [0] no tiene ningún punto en el centro
        [one] tiene un punto en el centro
       *[other] tiene { $count } puntos en el centro
    } en vez de { $other-count ->
        [0] ninguno
       *[other] { $other-count }
    }
opponents-centre =
    { $count ->
        [0] no deja al otro bando ningún punto en el centro
        [one] deja al otro bando un punto en el centro
       *[other] deja al otro bando { $count } puntos en el centro
    } en vez de { $other-count ->
        [0] ninguno
       *[other] { $other-count }
    }
own-stacks =
    { $count ->
        [0] no tiene ninguna pila
        [one] tiene una pila
       *[other] tiene { $count } pilas
    } en vez de { $other-count ->
        [0] ninguna
       *[other] { $other-count }
    }
opponents-stacks =
    { $count ->
        [0] no deja al otro bando ninguna pila
        [one] deja al otro bando una pila
       *[other] deja al otro bando { $count } pilas
    } en vez de { $other-count ->
        [0] ninguna
       *[other] { $other-count }
    }
tokens-covered =
    { $count ->
        [0] no tiene ninguna ficha propia cubierta
        [one] tiene una ficha propia cubierta
       *[other] tiene { $count } fichas propias cubiertas
    } en vez de { $other-count ->
        [0] ninguna
       *[other] { $other-count }
    }
tokens-in-reserve =
    { $count ->
        [0] no conserva ninguna ficha en la reserva
        [one] conserva una ficha en la reserva
       *[other] conserva { $count } fichas en la reserva
    } en vez de { $other-count ->
        [0] ninguna
       *[other] { $other-count }
    }
throws-that-bump =
    { $count ->
        [0] no permite al otro bando hacer tope con ninguna tirada
       *[other] permite al otro bando hacer tope con { $count } de { $of } tiradas
    } en vez de { $other-count ->
        [0] ninguna
       *[other] { $other-count }
    }

## The odds of a position

chance =
    { $what ->
        [win-gammon] Probabilidad de ganar con gammon: { $count } de cada 100
        [win-backgammon] Probabilidad de ganar con backgammon: { $count } de cada 100
        [win-double] Probabilidad de ganar doble: { $count } de cada 100
        [lose-gammon] Probabilidad de perder con gammon: { $count } de cada 100
        [lose-backgammon] Probabilidad de perder con backgammon: { $count } de cada 100
        [lose-double] Probabilidad de perder doble: { $count } de cada 100
       *[win] Probabilidad de ganar: { $count } de cada 100
    }
chance-in-game = Probabilidad de ganar la partida: { $count } de cada 100
chance-in-match = Probabilidad de ganar el match: { $count } de cada 100
chance-in-set = Probabilidad de ganar el set: { $count } de cada 100
worth = Valor: { $value }
worth-of-choice = Al { $decision }: { $value }
throws-of-jesus = De { $of } tiradas, { $lose } pierden los dados y { $longer } pueden formar una hilera más larga.

## What values are measured in

decimal = { $amount }
percent = { $share } %
with-error = { $amount } ± { $error }
percent-with-error = { $chances } ± { $error } %
points = { $amount } puntos
coins = { $amount } monedas
wins-in =
    { $count ->
        [0] menos de 1 victoria
        [one] { $count } victoria
       *[other] { $count } victorias
    } de cada { $of }
matches-in =
    { $count ->
        [0] menos de 1 match
        [one] { $count } match
       *[other] { $count } matches
    } de cada { $of }
sets-in =
    { $count ->
        [0] menos de 1 set
        [one] { $count } set
       *[other] { $count } sets
    } de cada { $of }

## How exact values are

solved-game = Este juego está resuelto. Sus valores se guardan redondeados: son exactos hasta 0,1 monedas.
solved-endgame = Exacto: el resto de esta partida está calculado.
solved-endgame-in-set =
    El resto de esta partida está calculado. Solo se estima lo que valen sus puntos en el set.
solved-decisions = Este juego está resuelto; sus valores se guardan redondeados.
solved-endgame-decisions = El final está calculado; lo anterior se estima.
solved-endgame-decisions-in-set = Los finales están calculados; lo anterior, y lo que valen los puntos en el set, se estima.

## Marks of wrong decisions

doubtful = dudosa
error = error
blunder = error grave
mark-from = { $sign } desde { $count }

## Classes of decisions

class-moves = Jugadas
class-choices = Decisiones
class-contact = Juego de fichas, contacto
class-race = Juego de fichas, carrera
class-doubling = Doblar
class-taking = Aceptar
class-take-or-throw = Tomar o lanzar
class-claim-or-throw = Reclamar o lanzar
part-checker-play = Juego de fichas
part-cube = Cubo
part-resignations = Abandonos
