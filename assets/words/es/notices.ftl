ok = OK

## Advice, opponents, lessons

no-advice = No hay consejo: { $error }.
opponent-cannot-play = El oponente no puede jugar: { $error }.
lesson-cannot-go-on = Esta lección no puede seguir: { $error }.
not-answered = los bots no responden
not-loaded = no se pudo cargar un archivo del juego

## Puzzles

puzzles-off = Los problemas están desactivados: mira Ayudas en los ajustes.
no-puzzles = No hay problemas: { $error }.
no-such-number = { $title } no tiene el problema { $number }: el último es el { $last }.
not-any-more = { $title } ya no tiene el problema { $number }.
no-mistake-kept = No hay ningún error guardado para practicar.
no-mistake-due =
    { $days ->
        [1] Hoy ya no queda ningún error por repasar; el próximo vuelve mañana.
       *[other] Hoy no hay ningún error por repasar; el próximo vuelve dentro de { $days } días.
    }
cannot-be-laid-out = { $what } no se puede poner en la mesa: { $error }.
cannot-be-judged = { $what } no se puede valorar: { $error }.
puzzle-number = El problema { $number }
this-mistake = Este error
unknown-turn = los bots no conocen esta jugada

## The program itself

missing-part =
    Falta una parte del juego: «{ $file }» no se puede leer. Instala el juego otra vez.
no-graphics = No se ha encontrado ningún controlador de tarjeta gráfica. Instala uno para { $drivers }.
old-graphics = El controlador de la tarjeta gráfica no puede dibujar el juego. Instala uno más nuevo para { $drivers }.
neither-file-nor-link = «{ $file }» no es ni un archivo ni un enlace a una partida.
one-link-only = Solo se puede abrir un enlace a la vez.
in-another-tab = Esta partida sigue en otra pestaña.
