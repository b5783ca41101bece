no-seed = Los dados que lanza el programa necesitan una semilla.
no-throw-due = Ahora no hay que lanzar nada.
no-game = No hay ninguna partida en la mesa.

## The throws of a game come from elsewhere

program-throws = En esta partida lanza el programa.
dice-are-thrown = En esta partida se lanzan los dados de la mesa.
own-dice = En esta partida lanzas tus propios dados e introduces lo que muestran.
no-throw-left = En el guion no queda ninguna tirada.
throws-are-agreed = En esta partida los equipos de los dos jugadores acuerdan cada tirada.
