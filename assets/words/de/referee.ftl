no-seed = Würfel, die das Programm wirft, brauchen einen Startwert.
no-throw-due = Jetzt ist nichts zu werfen.
no-game = Auf dem Tisch ist keine Partie.

## The throws of a game come from elsewhere

program-throws = In dieser Partie wirft das Programm.
dice-are-thrown = In dieser Partie werden die Würfel auf dem Tisch geworfen.
own-dice = In dieser Partie wirfst du deine eigenen Würfel und gibst ein, was sie zeigen.
no-throw-left = In der Vorgabe ist kein Wurf mehr übrig.
throws-are-agreed = In dieser Partie einigen sich die Geräte beider Spieler auf jeden Wurf.
