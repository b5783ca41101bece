## Texts in a row: two of them; all but the last; the last after two or more others

two-together = { $first } e { $last }
last-together = { $first } e { $last }
two-choices = { $first } o { $last }
    .point = { POINT($first) } o { POINT($last) }
    .from = { FROM($first) } o { FROM($last) }
next-in-row = { $first }, { $last }
    .point = { POINT($first) }, { POINT($last) }
    .from = { FROM($first) }, { FROM($last) }
last-choice = { $first } o { $last }
    .point = { POINT($first) } o { POINT($last) }
    .from = { FROM($first) } o { FROM($last) }

## What is wrong in a text, and where

at-character = carattere { $character }: { $what }
at-line-and-character = riga { $line }, carattere { $character }: { $what }

## Sentences one after the other; a sentence of its own; names and short notes in one line

next-sentence = { $first } { $last }
stated = { $what }.
in-one-line = { $first } · { $last }
titled = { $title }: { $what }
next-clause = { $first }; { $last }

## What a game is like, in one line

facts =
    { $count } giocatori · { $shortest }–{ $longest } min · { $difficulty ->
        [easy] facile
       *[medium] media
    }

## What a lesson or a file says, which is worded already

as-written = { $words }

## A legal action that a step of a lesson does not ask for

lesson-goes-on = Le regole permettono anche questo, ma la lezione prosegue con quello che dice il testo.

## Why an action is refused

game-over = La partita è finita.
not-over = Questa partita non è ancora finita.
series-over = La serie è finita; non ci sono altre partite.
throw-dice-first = Lancia prima i dadi.
throw-lots-first = Lancia prima le piramidi.
dice-lie = I dadi sono sul tavolo; gioca prima quelli.
lots-lie = Le piramidi sono sul tavolo; gioca prima quelle.
unfit-dice =
    { $count ->
        [1] Si lancia un dado
        [2] Si lanciano due dadi
        [3] Si lanciano tre dadi
       *[other] Si lanciano { $count } dadi
    } con facce da { $low } a { $high }, non { $faces ->
        [0] nessuno
       *[other] { $thrown }
    }.
unfit-lots =
    { $count ->
        [1] Si lancia una piramide
        [2] Si lanciano due piramidi
        [3] Si lanciano tre piramidi
       *[other] Si lanciano { $count } piramidi
    } con valori da { $low } a { $high }, non { $faces ->
        [0] nessuna
       *[other] { $thrown }
    }.
no-such-die = Nessun dado mostra un { $number }.
die-used = Il dado con { $number } è già stato usato.
still-playable = Puoi ancora muovere, quindi devi farlo.
no-such-choice = In questo gioco non esiste questa scelta.
other-throw = questo lancio è stato annullato: esce di nuovo { $thrown }
no-piece-to-put =
    { $piece ->
        [token] Lì non c’è nessun gettone.
        [coin] Lì non c’è nessuna moneta.
       *[piece] Lì non c’è nessuna pedina.
    }
cannot-lie-there =
    { $piece ->
        [token] Questo gettone non può stare lì.
        [coin] Questa moneta non può stare lì.
       *[piece] Questa pedina non può stare lì.
    }
editing = Si sta modificando una posizione; non si gioca.
set-beside = Questo si imposta accanto al tavoliere, non a mano.

## What a refused step is answered with

nothing-can-be-moved = Ora non si può muovere niente. Termina il turno.
refusal-and-hint = { $refusal } { $hint }
can-move-from =
    { $name ->
        [you] Puoi muovere { FROM($places) }.
       *[other] { $name } può muovere { FROM($places) }.
    }
possible = Da lì si può raggiungere: { POINT($places) }.
possible-with-both = Da lì si può raggiungere: { POINT($places) }; con tutti e due i dadi anche { POINT($far) }.
possible-with-several = Da lì si può raggiungere: { POINT($places) }; con più dadi anche { POINT($far) }.

## Why nothing is undone

nothing-happened = non è ancora successo niente che si possa annullare
undo-throw = un lancio non si può annullare
undo-finished = i dadi sono già passati di mano: quel turno non si può annullare
undo-said = una scelta non si può annullare
undo-forfeit = una partita abbandonata o persa a tempo non si può riprendere
nothing-chosen = dopo il lancio ogni spostamento era l’unico possibile
undo-together =
    { $count ->
        [one] { $count } azione non si può
       *[other] { $count } azioni non si possono
    } annullare insieme, ma { $next-count } sì
no-decision = non hai ancora deciso niente che si possa annullare

## What is wrong with an event

thrown-again = il dado { $number } non può essere stato rilanciato: ci sono meno dadi
no-throw = solo un lancio può avere un’origine o dadi rilanciati
proof = solo un lancio concordato ha una prova, di 32 byte in cifre esadecimali per parte

## What has happened

equal-dice = Dadi uguali: entrambi lanciano di nuovo.
higher-begins = Comincia il dado più alto.
winner-begins = Comincia chi ha vinto l’ultima partita.

## How a game has ended, and the sentence of which that is a part

resigned = abbandono
absence = assenza
out-of-time = tempo scaduto
won =
    { $name ->
        [you] Vinci
       *[other] { $name } vince
    } { $unit ->
        [coin]
            { $count ->
                [one] { $count } moneta
               *[other] { $count } monete
            }
        [tally]
            { $count ->
                [one] { $count } bastoncino
               *[other] { $count } bastoncini
            }
       *[point]
            { $count ->
                [one] { $count } punto
               *[other] { $count } punti
            }
    }: { $manner }.
drawn = Patta: { $manner }.

## Whoever reads, where a sentence says no more of them

you = tu

## Places and other things that stand in sentences

number = { $number }
    .point = la { $number }
    .from = dalla { $number }
    .to = alla { $number }
    .on = sulla { $number }
the-bar = il bar
    .from = dal bar
    .to = al bar
    .on = sul bar
off-the-board = fuori dal tavoliere
    .from = da fuori
    .to = fuori dal tavoliere
beside-the-board = accanto al tavoliere
    .from = da accanto al tavoliere
    .to = accanto al tavoliere

## What has moved

moved =
    { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] , colpendo
    }
entered =
    { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] , colpendo
    }
went-off = { FROM($from) } { TO($to) }

## What the button of a step says

put-piece =
    { $piece ->
        [token] Metti un gettone { FROM($from) } { TO($to) }
        [coin] Metti una moneta { FROM($from) } { TO($to) }
       *[piece] Metti una pedina { FROM($from) } { TO($to) }
    }

## What the button of a choice says

end-turn = Termina il turno
next-game = Altra partita
resigned-before-end = Abbandono
did-not-come-back = Nessun ritorno
ran-out-of-time = Tempo scaduto
not-a-choice = Scelta inesistente

## What the key of a choice does, in a list of keys

does-end-turn = terminare il turno
does-double = raddoppiare
does-take = accettare il cubo
does-beaver = beaver: accettare e raddoppiare ancora
does-drop = rifiutare il cubo
does-accept = accettare l’abbandono
does-decline = respingere l’abbandono
does-claim = reclamare una fila
does-take-run = prendere una fila
does-skip = rinunciare alla mossa gratuita
does-resign = abbandonare
does-begin-next = cominciare la partita successiva
does-end-series = terminare la serie

## What is asked of whom, and the end of a game

throw-one-die-each = Lancia un dado per ogni giocatore. Comincia il più alto.
throw-dice =
    { $name ->
        [you] Tocca a te: lancia i dadi.
       *[other] { $name }, lancia i dadi.
    }
end-your-turn =
    { $name ->
        [you]
            { $ends ->
                [0] Termina il turno
               *[other] Il tuo turno finisce
            }
       *[other]
            { $ends ->
                [0] { $name }, termina il turno
               *[other] { $name }, il tuo turno finisce
            }
    }.
the-die =
    { $number ->
        [1] l’1
        [8] l’8
        [11] l’11
       *[other] il { $number }
    }
gave-up =
    { $loser ->
        [you] Hai abbandonato
       *[other] { $loser } ha abbandonato
    }: { $winner ->
        [you] vinci tu
       *[other] vince { $winner }
    }.
stayed-away =
    { $loser ->
        [you] Non hai fatto ritorno
       *[other] { $loser } non ha fatto ritorno
    }: { $winner ->
        [you] vinci tu
       *[other] vince { $winner }
    }.
lost-on-time =
    { $loser ->
        [you] Hai esaurito il tempo
       *[other] { $loser } ha esaurito il tempo
    }: { $winner ->
        [you] vinci tu
       *[other] vince { $winner }
    }.

## The score panel

pips = Pip
points = Punti
date =
    { $day } { $month ->
        [1] gennaio
        [2] febbraio
        [3] marzo
        [4] aprile
        [5] maggio
        [6] giugno
        [7] luglio
        [8] agosto
        [9] settembre
        [10] ottobre
        [11] novembre
       *[12] dicembre
    } { $year }
