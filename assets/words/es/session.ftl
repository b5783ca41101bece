## What is wrong with what is settled before the first throw

wrong-position = posición, { $error }
long-name = un nombre puede tener como máximo { $most } caracteres
bad-name = el nombre «{ $name }» empieza o termina con un espacio, o contiene un carácter que no se puede imprimir
invisible-name = el nombre «{ $name }» contiene un carácter invisible
bad-player = un jugador es «person», «elsewhere» o «bot:» y el nombre de un nivel
bad-date = «{ $date }» no es una fecha como 2026-11-20

## What an undo does, and what it has done

undo = Deshacer
undo-to-turn = Deshacer: vuelta a tu turno { $number }
undo-to-answer = Deshacer: vuelta a tu respuesta
undone = Deshecho
undone-to-turn = Deshecho: vuelta a tu turno { $number }
undone-to-answer = Deshecho: vuelta a tu respuesta

## What is wrong with a file

no-save = línea 1: esto no es una partida guardada de Tesserae ({ $why })
other-format =
    línea 1: la partida guardada tiene el formato { $format }, pero este programa solo lee el formato { $known }; se deja como está
wrong-header = línea 1: { $why }
damage =
    { $error }; { $count ->
        [one] se pierde esa línea
       *[other] se pierden { $count } líneas
    }
long-line = la línea tiene { $count } bytes
longer-than-any-event = la línea tiene { $count } bytes, más que cualquier evento
line-breaks-off = la línea se interrumpe
line-is-damaged = la línea está dañada
wrong-data = en la línea hay algo que no debería estar ahí
neither-event-nor-undo = esto no es ni un evento ni un deshacer
nothing-comes-again = solo las tiradas de una partida contra un bot vuelven a salir
