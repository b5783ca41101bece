## What stands there is not what should

is-not = al posto di «{ $found }» qui va: { $wanted }
missing = qui va: { $wanted }

## What should stand there

this-text = «{ $words }»
one-of = uno fra { $words }
a-number = un numero
number-from = un numero da { $low } a { $high }
smaller-number = un numero più piccolo
phase = una fase della partita, come { $examples }
two-dice = due dadi, come { $examples }
the-dice = i dadi
face = la faccia di un dado
cube = un cubo, come { $examples }
score = un punteggio, come { $examples }
checkers-at-place = un posto e un numero di pedine, come { $examples }
number-of-stakes = un numero (quante volte la posta)
action = un’azione, come { $examples }
move-of-coin = una mossa come { $examples }: colonna, riga che lascia, riga in cui arriva
two-purses = due borse con al massimo { $most } monete, come { $examples }
rows-of-coins = un tavoliere: sette cifre da 1 a 7, la riga della moneta in ogni colonna
rows-of-stacks = un tavoliere: tre righe unite da «/», ognuna di sei pile unite da virgole
stack-of-tokens = una pila di gettoni: A e B
points-won = quanto hanno vinto entrambi, come { $examples }
pieces-of =
    { $side ->
        [ivory] le pedine avorio, come { $examples }
        [brown] le pedine marroni, come { $examples }
        [Blue] le pedine del Blu, come { $examples }
       *[Ivory] le pedine dell’Avorio, come { $examples }
    }
tallies = i bastoncini della scorta e di entrambi, come { $examples }
who-began = chi ha cominciato, come { $examples }
square = il nome di una casella
place = il nome di un posto

## What cannot be read otherwise

position-like = una posizione si scrive così: { $examples }
places-in-order = i posti vanno in ordine dal bar fino a fuori dal tavoliere, ognuno una volta
other-checkers = numero di pedine: { $count } invece di { $most }
no-single-die = nessun dado da solo porta da lì a qui
not-played-here = { $faces } non può essere stato giocato qui
nobodys-turn = prima del lancio iniziale e dopo la fine non tocca a nessuno; alla fine, e non prima, si sa chi ha cominciato
turn-missing = manca chi è di turno e chi ha cominciato
stack-missing = manca una pila (una casella vuota si scrive con un punto)
should-end = la posizione dovrebbe finire qui, senza «{ $found }»
nothing-follows = dopo «{ $found }» non segue nulla
comes-twice = «{ $found }» compare due volte
three-dice =
    { $count ->
        [4] ci sono solo tre dadi
       *[other] i dadi sono tre, non { $count }
    }
no-such-game = non c’è nessun gioco «{ $found }» (noti: { $words })
