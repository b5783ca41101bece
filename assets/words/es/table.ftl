## For screen readers: who plays what; throws; choices and moves

introduced =
    { $title }: { $first ->
        [you] tú contra { $second ->
            [you] ti
           *[other] { $second }
        }
       *[other] { $first } contra { $second ->
            [you] ti
           *[other] { $second }
        }
    }.
each-throws =
    { $first ->
        [you] Sacas { $one }
       *[other] { $first } saca { $one }
    }, { $second ->
        [you] tú sacas { $another }
       *[other] { $second } saca { $another }
    }.
throws =
    { $name ->
        [you] Sacas { $dice }.
       *[other] { $name } saca { $dice }.
    }
played =
    { $name ->
        [you] Tú: { $what }.
       *[other] { $name }: { $what }.
    }

## Where dice of the players are entered

what-first-thrown =
    { $name ->
        [you] Cada jugador lanza un dado. ¿Qué has sacado?
       *[other] Cada jugador lanza un dado. ¿Qué ha sacado { $name }?
    }
what-thrown =
    { $name ->
        [you] ¿Qué has sacado?
       *[other] ¿Qué ha sacado { $name }?
    }

entered =
    Lanza tus dados e introduce las caras: { $number } de { $count }
are-these-your-dice = ¿Son estos tus dados?
confirm = Confirmar
remove = Quitar

## Whoever reads, as a name in the list of players

you-as-player = Tú

## On buttons of several places

back = Volver
close = Cerrar
main-menu = Menú principal
undo = Deshacer
better = Mejor
played-turn = Jugado
number-of-count = { $number } de { $count }

## The prompt, where nobody here is asked for anything

is-playing = Juega { $name }.
is-stuck = { $name } no puede mover con esta tirada.
cannot-play = { $name } no puede jugar.
someones-turn = Turno de { $name }.
turn-on-another-device = Turno de { $name }, en otro dispositivo. Envíale la partida.

## What has happened, below the prompt

forced-moves =
    Donde solo hay un movimiento posible, «Jugar movimientos forzados», en los ajustes, lo hace por ti.
cocked =
    { $die ->
        [lot] Una pirámide inclinada se lanzó otra vez.
       *[die] Un dado inclinado se lanzó otra vez.
    }
undone-to-turn = Deshecho: vuelta a tu turno { $number }. Vuelven a salir los mismos dados.
undone-to-answer = Deshecho: vuelta a tu respuesta. Vuelven a salir los mismos dados.
undone-to-dice = Deshecho. Vuelven a salir los mismos dados.

## The buttons of a turn

throw = Lanzar
hint = Pista
i-am-here = Estoy aquí
send-to = Enviar a { $name }
play-here = Jugar aquí
about-play-here = Los dos bandos vuelven a jugar sus turnos en este dispositivo.
agree = Aceptar
decline = Rechazar
play-both-sides = Jugar los dos bandos

## The buttons above the board

your-friend = La otra persona
moves = Jugadas
rules = Reglas
dice-statistics = Estadísticas de dados
settings = Ajustes
menu = Menú

## The buttons at the end of a game

replay = Repetición
another-game = Otra partida
play-again = Jugar otra vez
analysis = Análisis
send-result = Enviar el resultado

## The buttons of a replay

first = Primera
previous = Anterior
play = Reproducir
pause = Pausa
next = Siguiente
last = Última
back-to-game = Volver a la partida
edit = Editar
about-edit = Editar esta posición

## The score and the dice

whole-score = Marcador completo
used-die = { $number }, usado
swap-dice = Invertir dados
about-swap = Un movimiento rápido prueba primero el dado de la izquierda. Haz clic para invertir los dados ({ $key }).

## On the board: where dice lead and what that is worth; the order of the moves of a turn

dice-and-worth = { $faces }: { $worth }
better-number = Mejor { $number }
played-number = Jugado { $number }
sum = = { $number }

## What a friend says, in a bubble

quoted = «{ $words }»

## A lesson

lesson-step = { $lesson } · { $number } de { $count }
