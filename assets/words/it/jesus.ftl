## Why an action is refused

no-coin = In quel posto del tavoliere non c’è nessuna moneta.
leaves-column = Una moneta resta sul suo numero: si muove verso i numeri o se ne allontana.
leaves-board = Una moneta resta sulle caselle da 1 a 7 del suo numero.
not-the-whole-die = Una moneta si muove esattamente di tante caselle quante ne mostra un dado.
same-coin = Quella moneta è già stata mossa: i due dadi sono per due monete diverse.
wastes-die = Devi usare tutti e due i dadi: dopo questo spostamento un { $number } non si potrebbe giocare con un’altra moneta.
no-run = Sul tavoliere non c’è nessuna fila.
no-run-there = Lì non comincia nessuna fila.
move-first = Una fila la può prendere solo chi ha appena mosso.
finish-the-move = Prima di prendere una fila bisogna giocare tutti e due i dadi.
nothing-surrendered = Una fila si può reclamare solo subito dopo che l’altra parte ha perso i dadi.
take-instead = Hai già lanciato: prendi la fila invece di reclamarla.
claiming-forbidden = Per la regola della casa una fila non si può reclamare senza lanciare.
all-are-taken = Tutte le file sul tavoliere si prendono insieme.
pick-one = Per la regola della casa si prende una sola fila: indica quale.

## What has happened

lower-begins = Comincia il dado più basso.
throw-loses-dice = Un lancio di { $number } fa perdere i dadi.
throw-not-playable = { $thrown } non si può giocare con due monete diverse e fa perdere i dadi.
eighth-coin = Tutte e sette in fila vincono un’ottava moneta.
refilled = I numeri vuoti vengono riempiti.

## How a game has ended

cannot-refill = l’avversario non può riempire i numeri

## Places, and what has moved along the squares of a number

purse =
    { $seat ->
        [South] la borsa del Sud
       *[North] la borsa del Nord
    }
    .from =
        { $seat ->
            [South] dalla borsa del Sud
           *[North] dalla borsa del Nord
        }
    .to =
        { $seat ->
            [South] alla borsa del Sud
           *[North] alla borsa del Nord
        }
    .on =
        { $seat ->
            [South] nella borsa del Sud
           *[North] nella borsa del Nord
        }
the-table = il tavolo
    .from = dal tavolo
    .to = sul tavolo
    .on = sul tavolo
square-of-number = la casella { $square } del numero { $number }
    .from = dalla casella { $square } del numero { $number }
    .to = alla casella { $square } del numero { $number }
    .on = sulla casella { $square } del numero { $number }
moved = numero { $number }, dalla casella { $from } alla casella { $to }

## What the button of a step says

move-coin = Muovi la moneta { $number } dalla casella { $from } alla casella { $to }

## What the button of a choice says

take-coins = Prendi le monete { $first }–{ $last }
take-runs =
    { $runs ->
        [one] Prendi la fila
        [2] Prendi le due file
       *[other] Prendi tutte le { $runs } file
    }
claim-coins = Reclama le monete { $first }–{ $last }
claim-runs =
    { $runs ->
        [one] Reclama la fila
        [2] Reclama le due file
       *[other] Reclama tutte le { $runs } file
    }

## What was chosen, inside of a sentence

does-take-coins = prendere le monete { $first }–{ $last }
does-take-runs =
    { $runs ->
        [one] prendere la fila
        [2] prendere le due file
       *[other] prendere tutte le { $runs } file
    }
does-claim-coins = reclamare le monete { $first }–{ $last }
does-claim-runs =
    { $runs ->
        [one] reclamare la fila
        [2] reclamare le due file
       *[other] reclamare tutte le { $runs } file
    }

## What is asked of whom, and the end of a game

throw-for-opening = Lancia un dado per ogni giocatore. Chi ha il più basso posa cinque monete e comincia.
claim-or-throw =
    { $name ->
        [you] Tocca a te: reclama
       *[other] { $name }, reclama
    } { $runs ->
        [one] la fila
       *[other] le file
    } o lancia i dadi.
take-or-throw =
    { $name ->
        [you] Tocca a te: prendi
       *[other] { $name }, prendi
    } { $runs ->
        [one] la fila
       *[other] le file
    } o lancia ancora.
play-both =
    { $name ->
        [you] Tocca a te: gioca { $one } e { $another } con due monete diverse.
       *[other] { $name }, gioca { $one } e { $another } con due monete diverse.
    }
play-other =
    { $name ->
        [you] Tocca a te: gioca { $number } con un’altra moneta.
       *[other] { $name }, gioca { $number } con un’altra moneta.
    }
won =
    { $name ->
        [you] Non puoi riempire i numeri
       *[other] { $name } non può riempire i numeri
    }: { $winner ->
        [you] vinci
       *[other] { $winner } vince
    } { $count ->
        [one] { $count } moneta
       *[other] { $count } monete
    }.

## What was laid out

lays-out =
    { $name ->
        [you] Posi
       *[other] { $name } posa
    } { $count ->
        [one] { $count } moneta
       *[other] { $count } monete
    }.

## The score panel

in-purse = Borsa
on-board = Monete sul tavoliere

## What is known of the game without playing it

title = Tablero de Jesús
tagline = Metti in fila monete comuni, prendile o lancia ancora
goal = Prendi file di monete finché l’altra borsa non può più riempire il tavoliere. Le monete sul tavoliere non sono di nessuno.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-purse = borsa
about-purse = La borsa contiene le monete di un giocatore; chi con essa non può riempire il tavoliere perde.
term-coins = monete, moneta
about-coins = Le monete sul tavoliere non sono di nessuno: entrambe le parti le muovono tutte.
term-move = gioca, muovi
about-move = Ogni dado muove una moneta diversa verso i numeri o lontano da essi, di tante caselle quante ne mostra il dado.
term-run = fila, file
about-run = Una fila sono due o più monete affiancate e allineate, tranne sulle caselle alle due estremità.
term-take = prendi, prendere
about-take = Prendere mette le monete della fila nella tua borsa; l’altra parte riempie i loro numeri e riceve i dadi.
term-claim = reclama, reclamare
about-claim = Reclamare è prendere, senza lanciare, la fila che l’altra parte ha dovuto lasciare.

## What the seats are called

south = Sud
north = Nord
