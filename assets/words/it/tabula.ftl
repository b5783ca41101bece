## Why an action is refused

one-die-at-a-time = Uno spostamento porta una pedina in un posto; gioca i dadi uno dopo l’altro.
no-such-place = Da lì non si può prendere nessuna pedina.
no-piece-there = Lì non c’è nessuna tua pedina.
not-your-piece = Quella pedina non è tua.
wrong-direction = Tutte le pedine vanno dalla 1 alla 24, e poi escono dal tavoliere.
wrong-target = Con questo lancio quella pedina non può arrivare lì.
bar-first = Prima deve rientrare la tua pedina sul bar.
point-closed = Bloccata: il tuo avversario ha due o più pedine sulla punta { $number }.
second-half-locked = La seconda metà è chiusa: niente può fermarsi sulla 13 o oltre finché hai pedine in mano.
pieces-in-hand = Non puoi portare fuori nessuna pedina finché ne hai in mano.
not-gathered = Non puoi portare fuori nessuna pedina finché non sono tutte nell’ultimo quarto, dalla 19 alla 24.
exact-number = Per portare fuori da lì serve esattamente un { $number }.
piece-further-back = Un numero più alto di { $number } porta fuori da lì solo se nessuna tua pedina è più indietro.
wastes-dice = Devi usare quanti più dadi puoi: dopo questo spostamento se ne potrebbero usare di meno.

## How a game has ended

all-off = tutte e quindici fuori
all-off-before-one = tutte e quindici fuori prima che l’altra parte ne avesse una

## Places

the-hand = la mano
    .from = dalla mano
    .to = alla mano
    .on = in mano

## What the button of a step says

enter-piece =
    Con un { $number }: fai entrare una pedina sulla punta { $to }{ $hits ->
        [0] {""}
       *[other] , colpendo
    }
enter-from-bar =
    Con un { $number }: fai rientrare una pedina dal bar sulla punta { $to }{ $hits ->
        [0] {""}
       *[other] , colpendo
    }
bear-off-piece = Porta fuori una pedina { FROM($from) } con un { $number }
move-piece =
    Muovi una pedina { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] , colpendo
    }

## What is asked of whom, and the end of a game

throw-three-dice =
    { $name ->
        [you] Tocca a te: lancia i tre dadi.
       *[other] { $name }, lancia i tre dadi.
    }
another-die = un altro { $number }
play-all =
    { $name ->
        [you] Tocca a te:
       *[other] { $name },
    } { $act ->
        [enter] rientra dal bar con
        [bear-off] muovi o porta fuori con
       *[move] gioca
    } { $dice }.
play-but =
    { $name ->
        [you] Tocca a te:
       *[other] { $name },
    } { $act ->
        [enter] rientra dal bar con
        [bear-off] muovi o porta fuori con
       *[move] gioca
    } { $dice }; non puoi usare { $unused }.
play-some =
    { $name ->
        [you] Tocca a te:
       *[other] { $name },
    } { $act ->
        [enter] rientra dal bar con
        [bear-off] muovi o porta fuori con
       *[move] gioca
    } { $dice }; puoi usarne solo { $count ->
        [1] uno.
       *[2] due.
    }
stuck-on-bar =
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
    }: la pedina sul bar non può rientrare con { $dice }.
stuck =
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
    }: nessuna pedina può muoversi con { $dice }.
won =
    { $name ->
        [you] Vinci
       *[other] { $name } vince
    }: { $manner }.

## The score panel

in-hand = In mano
on-the-bar = Sul bar
off = Fuori
count-of-all = { $count } di { $all }

## What is known of the game without playing it

title = Tabula
tagline = Il backgammon di Roma: tre dadi, un solo verso
goal = Fai entrare tutte e quindici le pedine, falle girare una volta intorno al tavoliere e portale fuori prima dell’avversario.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-pips = pip
about-pips = I pip sono le punte che tutte le pedine di una parte devono ancora percorrere.
term-hand = mano
about-hand = Le pedine in mano non sono ancora entrate sul tavoliere.
term-bar = bar
about-bar = Sul bar le pedine colpite aspettano di rientrare.
term-off = fuori
about-off = Le pedine fuori dal tavoliere hanno finito il giro; con quindici si vince.

## Its ready-made starts

zeno = Il lancio di Zenone
about-zeno = L’imperatore Zenone aveva una buona posizione, lanciò 2-5-6 e dovette disfare le sue coppie, e otto pedine rimasero sole. Gioca dalla sua posizione.
play-zeno = Gioca dalla posizione di Zenone

## What the seats are called

ivory = Avorio
brown = Marrone
