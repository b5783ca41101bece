## Why an action is refused

empty-reserve = Nella riserva non c’è nessun gettone.
not-your-reserve = Quella è la riserva del tuo avversario.
place-elsewhere = Con un { $number } si posa un gettone sulla tua casella di partenza { $number }.
no-such-place = I gettoni passano solo dalla riserva al tavoliere o viceversa.
empty-square = Su quella casella non c’è nessun gettone.
not-your-stack = Quella pila non è tua: in cima c’è un gettone del tuo avversario.
moves-from-home = Camminano solo le pile sulle tue caselle di partenza.
moves-elsewhere = Con un { $number } cammina la pila sulla tua casella di partenza { $number }.
too-tall = Una pila di { $number } non può camminare: ci sono solo altre 17 caselle.
walk-length =
    Una pila di { $height } cammina su { $height ->
        [one] { $height } casella
       *[other] { $height } caselle
    }, non { $squares }.
not-orthogonal = Si cammina di casella in casella attraverso i lati.
square-twice = Camminando non si entra due volte nella stessa casella.
back-to-start = Camminando non si torna mai alla casella da cui comincia il cammino.
return-needs-doubles = Un gettone si riprende nella riserva solo con un doppio.
return-instead-of-both = Un gettone si riprende nella riserva al posto di tutti e due i dadi, non dopo averne usato uno.
return-to-own-reserve = Un gettone torna nella riserva del suo proprietario.
return-from-home = Per la regola della casa un gettone si riprende nella riserva solo dalle proprie caselle di partenza.
return-rather-than-bump = Dopo, il secondo { $number } non si potrebbe usare, e non puoi avere un intoppo finché puoi riprendere un gettone.
both-dice = Devi usare tutti e due i dadi: dopo, un { $number } non si potrebbe usare.

## What has happened

begins-again = Chi ha cominciato la partita patta comincia di nuovo.
token-returned = Un gettone è tornato nella riserva: lancia ancora lo stesso giocatore.

## How a game has ended

centre-is-nobodys = nessuno possiede una casella del centro
by-points = { $more } a { $fewer }
by-square = { $more } a { $fewer }, per la casella { $number }

## Places

reserve =
    { $seat ->
        [Brown] la riserva del Marrone
       *[Ivory] la riserva dell’Avorio
    }
    .from =
        { $seat ->
            [Brown] dalla riserva del Marrone
           *[Ivory] dalla riserva dell’Avorio
        }
    .to =
        { $seat ->
            [Brown] alla riserva del Marrone
           *[Ivory] alla riserva dell’Avorio
        }
    .on =
        { $seat ->
            [Brown] nella riserva del Marrone
           *[Ivory] nella riserva dell’Avorio
        }
centre = il centro { $number }
    .from = dal centro { $number }
    .to = al centro { $number }
    .on = sul centro { $number }
own-home = la casella di partenza { $number }
    .from = dalla casella di partenza { $number }
    .to = alla casella di partenza { $number }
    .on = sulla casella di partenza { $number }
home-of =
    { $seat ->
        [Brown] la casella di partenza { $number } del Marrone
       *[Ivory] la casella di partenza { $number } dell’Avorio
    }
    .from =
        { $seat ->
            [Brown] dalla casella di partenza { $number } del Marrone
           *[Ivory] dalla casella di partenza { $number } dell’Avorio
        }
    .to =
        { $seat ->
            [Brown] alla casella di partenza { $number } del Marrone
           *[Ivory] alla casella di partenza { $number } dell’Avorio
        }
    .on =
        { $seat ->
            [Brown] sulla casella di partenza { $number } del Marrone
           *[Ivory] sulla casella di partenza { $number } dell’Avorio
        }

## What has moved

walked =
    { $height ->
        [one] { $height } gettone
       *[other] { $height } gettoni
    } { FROM($from) }, passando per { $over }

## What the button of a step says

place-token = Con un { $number }: posa un gettone { ON($to) }
return-token = Riprendi un gettone { FROM($from) } nella riserva
walk-token = Con un { $number }: fai camminare un gettone { FROM($from) } { TO($to) }
walk-tokens = Con un { $number }: fai camminare i { $height } gettoni { FROM($from) } per { $over }

## What the button of a choice says

end-turn-bump = Termina il turno (intoppo)

## What is asked of whom, and the end of a game

last-turn = { $prompt } Questo è l’ultimo turno.
use-one =
    { $name ->
        [you] Tocca a te: usa { $number }.
       *[other] { $name }, usa { $number }.
    }
use-both =
    { $name ->
        [you] Tocca a te: usa { $one } e { $another }.
       *[other] { $name }, usa { $one } e { $another }.
    }
use-twice =
    { $name ->
        [you] Tocca a te: usa { $number } due volte.
       *[other] { $name }, usa { $number } due volte.
    }
use-twice-or-return =
    { $name ->
        [you] Tocca a te: usa { $number } due volte, o riprendi un tuo gettone nella riserva e lancia ancora.
       *[other] { $name }, usa { $number } due volte, o riprendi un tuo gettone nella riserva e lancia ancora.
    }
return-and-throw =
    { $name ->
        [you] Tocca a te: riprendi un tuo gettone nella riserva e lancia ancora.
       *[other] { $name }, riprendi un tuo gettone nella riserva e lancia ancora.
    }
use-once =
    { $name ->
        [you] Tocca a te: usa { $number }; non puoi usarlo due volte.
       *[other] { $name }, usa { $number }; non puoi usarlo due volte.
    }
use-only =
    { $name ->
        [you] Tocca a te: usa { $one }; non puoi usare { $another }.
       *[other] { $name }, usa { $one }; non puoi usare { $another }.
    }
use-either =
    { $name ->
        [you] Tocca a te: usa { $one } o { $another }; non puoi usarli tutti e due.
       *[other] { $name }, usa { $one } o { $another }; non puoi usarli tutti e due.
    }
bump =
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
    }: non puoi usare { $dice }. È un intoppo.
bump-and-turn =
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
    }: non puoi usare { $dice }. È un intoppo e { $other ->
        [you] a te resta ancora un turno.
       *[other] a { $other } resta ancora un turno.
    }
won =
    { $name ->
        [you] Vinci
       *[other] { $name } vince
    } il centro, { $manner }.

## The score panel

in-reserve = Riserva
running-score = Punteggio totale
coins-won = Monete vinte
gained = +{ $count }
stake = Posta

## What is known of the game without playing it

title = Tablero di Berona
tagline = Impila gettoni e conquista il centro alla fine
goal = Possiedi le caselle più preziose del centro quando la partita finisce.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-points = punti, punto
about-points = Ogni casella del centro vale il suo numero, da 1 a 6, per chi vi ha il gettone in cima.
term-use = usa, usare
about-use = Ogni dado posa un gettone sulla tua casella di partenza con il suo numero, o fa camminare la pila che vi si trova.
term-walk = camminare, cammina
about-walk = Una pila che cammina lascia il gettone più in basso su ogni casella in cui entra.
term-reserve = riserva
about-reserve = Nella riserva ci sono i gettoni di un giocatore che non sono sul tavoliere.
term-bump = intoppo
about-bump = Un intoppo è un dado che non si può usare: l’altra parte ha un ultimo turno, poi si conta il centro.
term-running-score = punteggio totale
about-running-score = Il punteggio totale somma di quanto ha vinto ogni giocatore.
term-coins = monete, moneta
about-coins = Le monete vinte sono quello che ogni giocatore ha vinto, o perso, in questa serie.
term-stake = posta
about-stake = La posta è quello per cui si gioca una partita.
term-return = riprendi, riprendere
about-return = Con un doppio puoi invece riprendere un tuo gettone nella riserva e lanciare ancora.

## What the seats are called

brown = Marrone
ivory = Avorio
