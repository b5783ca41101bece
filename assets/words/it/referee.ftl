no-seed = I dadi lanciati dal programma hanno bisogno di un seme.
no-throw-due = Ora non c’è niente da lanciare.
no-game = Non c’è nessuna partita sul tavolo.

## The throws of a game come from elsewhere

program-throws = In questa partita lancia il programma.
dice-are-thrown = In questa partita si lanciano i dadi sul tavolo.
own-dice = In questa partita lanci i tuoi dadi e inserisci quello che mostrano.
no-throw-left = Nello script non restano lanci.
throws-are-agreed = In questa partita le macchine dei due giocatori concordano ogni lancio.
