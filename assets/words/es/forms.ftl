## Who plays

opponent = Oponente
a-person = Una persona
two-people-share = Dos personas comparten esta pantalla.
strength = Fuerza { $rank } de { $count }. { $character }
you-play = Juegas con
watch = Mirar
name-of-seat = Nombre de { $seat }
optional-name-of-seat = Nombre (opcional): { $seat }
your-name = Tu nombre
optional-name = Nombre (opcional)

## The server for games with a friend

server = Servidor
about-server = Dos programas se encuentran en un servidor de Tesserae (tesserae-room). No hay ninguno público: pon uno en marcha o pide a la otra persona la dirección del suyo.

## House rules

house-rules =
    { $count ->
        [0] Reglas de la casa: estándar
        [one] Reglas de la casa: { $count } cambiada
       *[other] Reglas de la casa: { $count } cambiadas
    }
reset-rules = Volver a las reglas estándar
rule-and-value = { $rule }: { $value }
rule-is = { $rule }: { $value }.

## Where throws come from

dice = Dados
dice-on-table = Dados: en la mesa
dice-by-hand = Dados: a mano
dice-by-computer = Dados: por sorteo
on-table = Lanzados en la mesa
by-hand = Dados reales, introducidos a mano
by-computer = Sorteados por el programa
about-table = Lanzas dados virtuales; cuenta cómo quedan en la mesa.
about-hand = Lanzas dados reales e introduces aquí sus caras.
about-computer = No se lanza ningún dado: un generador de números aleatorios los sortea, y su semilla se guarda con la partida.

## The clock

clock = Reloj
no-clock = Ninguno
sudden-death = Muerte súbita
delay = Retraso
increment = Incremento
about-no-clock = Se puede pensar todo el tiempo que se quiera.
about-sudden-death = Un tiempo fijo para todo. Quien lo agota pierde.
about-delay = El tiempo solo corre tras un retraso en cada turno, como en casi todos los relojes de backgammon. Quien lo agota pierde.
about-increment = Cada turno terminado suma tiempo al que queda. Quien lo agota pierde.
seconds-of-delay = Segundos de retraso en cada turno
seconds-of-increment = Segundos más después de cada turno
minutes-each = Minutos por persona

## What is chosen, in a few words

without-clock = ninguno
with-sudden-death =
    { $minutes ->
        [one] { $minutes } minuto por persona
       *[other] { $minutes } minutos por persona
    }
with-delay =
    { $minutes ->
        [one] { $minutes } minuto por persona
       *[other] { $minutes } minutos por persona
    }, { $seconds ->
        [one] { $seconds } segundo de retraso
       *[other] { $seconds } segundos de retraso
    }
with-increment =
    { $minutes ->
        [one] { $minutes } minuto por persona
       *[other] { $minutes } minutos por persona
    }, { $seconds ->
        [one] { $seconds } segundo más por turno
       *[other] { $seconds } segundos más por turno
    }
two-people = Dos personas ante esta pantalla
you-against = Tú contra { $bot }
bots = { $bot } contra { $other-bot }
changed-rules =
    { $count ->
        [0] reglas estándar
        [one] { $count } regla cambiada
       *[other] { $count } reglas cambiadas
    }
standard-rules = Reglas estándar.
