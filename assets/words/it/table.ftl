## For screen readers: who plays what; throws; choices and moves

introduced =
    { $title }: { $first ->
        [you] tu
       *[other] { $first }
    } e { $second ->
        [you] tu
       *[other] { $second }
    }.
each-throws =
    { $first ->
        [you] Lanci { $one }
       *[other] { $first } lancia { $one }
    }, { $second ->
        [you] tu lanci { $another }
       *[other] { $second } lancia { $another }
    }.
throws =
    { $name ->
        [you] Lanci { $dice }
       *[other] { $name } lancia { $dice }
    }.
played =
    { $name ->
        [you] Tu: { $what }.
       *[other] { $name }: { $what }.
    }

## Where dice of the players are entered

what-first-thrown =
    { $name ->
        [you] Lanciate un dado a testa. Che cosa hai lanciato?
       *[other] Lanciate un dado a testa. Che cosa ha lanciato { $name }?
    }
what-thrown =
    { $name ->
        [you] Che cosa hai lanciato?
       *[other] Che cosa ha lanciato { $name }?
    }
entered = Lancia i tuoi dadi e inserisci le facce: { $number } di { $count }
are-these-your-dice = Sono questi i tuoi dadi?
confirm = Conferma
remove = Rimuovi

## Whoever reads, as a name in the list of players

you-as-player = Tu

## On buttons of several places

back = Indietro
close = Chiudi
main-menu = Menu principale
undo = Annulla
better = Migliore
played-turn = Giocata
number-of-count = { $number } di { $count }

## The prompt, where nobody here is asked for anything

is-playing = { $name } sta giocando.
is-stuck = { $name } non può muovere con questo lancio.
cannot-play = { $name } non può giocare.
someones-turn = Tocca a { $name }.
turn-on-another-device = Tocca a { $name }, su un altro dispositivo. Invia la partita.

## What has happened, below the prompt

forced-moves = Dove c’è un solo spostamento possibile, «Gioca le mosse forzate», nelle impostazioni, lo fa per te.
cocked =
    { $die ->
        [lot] Una piramide inclinata è stata rilanciata.
       *[die] Un dado inclinato è stato rilanciato.
    }
undone-to-turn = Annullato: si torna al tuo turno { $number }. Escono di nuovo gli stessi dadi.
undone-to-answer = Annullato: si torna alla tua risposta. Escono di nuovo gli stessi dadi.
undone-to-dice = Annullato. Escono di nuovo gli stessi dadi.

## The buttons of a turn

throw = Lancia
hint = Suggerimento
i-am-here = Ci sono
send-to = Invia a { $name }
play-here = Gioca qui
about-play-here = I due giocatori giocano di nuovo i loro turni su questo dispositivo.
agree = Accetta
decline = Respingi
play-both-sides = Gioca le due parti

## The buttons above the board

your-friend = L’altra persona
moves = Mosse
rules = Regole
dice-statistics = Statistiche dei dadi
settings = Impostazioni
menu = Menu

## The buttons at the end of a game

replay = Replay
another-game = Altra partita
play-again = Gioca ancora
analysis = Analisi
send-result = Invia il risultato

## The buttons of a replay

first = Prima
previous = Precedente
play = Avvia
pause = Pausa
next = Successiva
last = Ultima
back-to-game = Torna alla partita
edit = Modifica
about-edit = Modifica questa posizione

## The score and the dice

whole-score = Punteggio completo
used-die = { $number }, usato
swap-dice = Scambia i dadi
about-swap = Una mossa rapida prova prima il dado a sinistra. Clicca per scambiare i dadi ({ $key }).

## On the board: where dice lead and what that is worth; the order of the moves of a turn

dice-and-worth = { $faces }: { $worth }
better-number = Migliore { $number }
played-number = Giocata { $number }
sum = = { $number }

## What a friend says, in a bubble

quoted = «{ $words }»

## A lesson

lesson-step = { $lesson } · { $number } di { $count }
