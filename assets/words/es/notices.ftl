ok = OK

## Advice, opponents, lessons

no-advice = No hay consejo: { $error }.
opponent-cannot-play = El oponente no puede jugar: { $error }.
lesson-cannot-go-on = Esta lección no puede seguir: { $error }.

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
in-another-tab = Esta partida sigue en otra pestaña.
