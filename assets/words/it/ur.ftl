## Why an action is refused

turn-complete = Il lancio è stato usato; termina il turno.
reward-open = Fai prima la mossa gratuita della rosetta, o rinunciaci.
home-or-stay = Prima porta la pedina al traguardo, o lasciala sulla rosetta.
no-reward = Nessuna rosetta ha dato una mossa gratuita a cui rinunciare.
one-target = Una pedina va alla sua casella in una volta sola.
not-a-place = Da lì non si può muovere nessuna pedina.
already-home = Quella pedina è già al traguardo.
not-yours = Quella pedina non è tua.
no-piece = Lì non c’è nessuna tua pedina.
locked = Solo tre vuote fanno entrare la tua prima pedina.
blanks = Tre vuote non muovono niente.
not-the-throw =
    Il tuo lancio è { $value }, quindi una pedina avanza esattamente di { $value ->
        [one] { $value } casella
       *[other] { $value } caselle
    }.
not-a-free-length = Una mossa gratuita avanza di 1, 2, 3 o 5 caselle.
never-enters = Una pedina entra con 1, 2 o 3; con 5 non ne entra nessuna.
only-home = Ora può proseguire solo la pedina sull’ultima rosetta, e solo fino al traguardo; la rosetta ha dato anche un altro lancio.
overshoot = Il percorso finisce prima: una pedina va al traguardo dall’ultima rosetta, con un 1 esatto.
wrong-direction = Le pedine vanno solo avanti lungo il loro percorso.
not-on-route = Le tue pedine non passano mai da quella casella.
wrong-target = Ora quella pedina non può arrivare lì.
own-piece = Bloccata: sulla casella { $square } c’è una tua pedina.
safe-rosette = Bloccata: la pedina del tuo avversario è al sicuro sulla rosetta { $square }.
river-first = Prima deve entrare la tua pedina nel fiume.

## What has happened

equal-throws = Lanci uguali: entrambi lanciano di nuovo.
higher-throw-begins = Comincia il lancio più alto.
first-piece-let-in = Tre vuote fanno entrare la prima pedina e danno un altro lancio.
piece-let-in = Tre vuote fanno entrare una pedina e danno un altro lancio.
no-free-move-possible = La rosetta dà una mossa gratuita, ma nessuna pedina può farla.
loser-begins = Comincia chi ha perso l’ultima partita.
begin-in-turn = I giocatori cominciano a turno.

## How a game has ended

all-home = tutte e sette le pedine al traguardo
all-home-before-one = tutte al traguardo prima che l’altra parte entrasse

## Places

the-start = la partenza
    .from = dalla partenza
    .to = alla partenza
    .on = alla partenza
the-river = il fiume
    .from = dal fiume
    .to = nel fiume
    .on = nel fiume
home = il traguardo
    .from = dal traguardo
    .to = al traguardo
    .on = al traguardo
the-stock = la scorta
    .from = dalla scorta
    .to = alla scorta
    .on = nella scorta
tallies-of =
    { $seat ->
        [Blue] i bastoncini del Blu
       *[Ivory] i bastoncini dell’Avorio
    }
    .from =
        { $seat ->
            [Blue] dai bastoncini del Blu
           *[Ivory] dai bastoncini dell’Avorio
        }
    .to =
        { $seat ->
            [Blue] ai bastoncini del Blu
           *[Ivory] ai bastoncini dell’Avorio
        }
    .on =
        { $seat ->
            [Blue] tra i bastoncini del Blu
           *[Ivory] tra i bastoncini dell’Avorio
        }
rosette = la rosetta { $square }
    .from = dalla rosetta { $square }
    .to = alla rosetta { $square }
    .on = sulla rosetta { $square }
square = la casella { $square }
    .from = dalla casella { $square }
    .to = alla casella { $square }
    .on = sulla casella { $square }

## What the button of a step says

enter-piece =
    Fai entrare una pedina { ON($to) }{ $hits ->
        [0] {""}
       *[other] , colpendo
    }
enter-from-river =
    Fai entrare una pedina dal fiume { ON($to) }{ $hits ->
        [0] {""}
       *[other] , colpendo
    }
bring-home = Porta la pedina { FROM($from) } al traguardo
move-piece =
    Muovi la pedina { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] , colpendo
    }

## What the button of a choice says

throw-again = Lancia ancora
stay-on-rosette = Resta sulla rosetta
no-free-move = Niente mossa gratuita

## What was chosen, inside of a sentence

does-stay-on-rosette = restare sulla rosetta
does-no-free-move = rinunciare alla mossa gratuita

## What is asked of whom, and the end of a game

throw-for-first-turn =
    { $name ->
        [you] Tocca a te: lancia le piramidi per decidere chi comincia.
       *[other] { $name }, lancia le piramidi per decidere chi comincia.
    } { $other ->
        [you] Poi lanci tu, e comincia il lancio più alto.
       *[other] Poi lancia { $other }, e comincia il lancio più alto.
    }
throw-against =
    { $name ->
        [you] Tocca a te: lancia le piramidi per decidere chi comincia.
       *[other] { $name }, lancia le piramidi per decidere chi comincia.
    } { $other ->
        [you] Il tuo lancio è { $value }.
       *[other] { $other } ha lanciato { $value }.
    }
throw-lots =
    { $name ->
        [you] Tocca a te: lancia le piramidi.
       *[other] { $name }, lancia le piramidi.
    }
throw-lots-locked =
    { $name ->
        [you] Tocca a te: lancia le piramidi. Tre vuote fanno entrare la tua prima pedina.
       *[other] { $name }, lancia le piramidi. Tre vuote fanno entrare la tua prima pedina.
    }
play-from-river =
    { $name ->
        [you] Tocca a te: con { $value } fai entrare una pedina dal fiume.
       *[other] { $name }, con { $value } fai entrare una pedina dal fiume.
    }
play =
    { $name ->
        [you]
            Tocca a te: muovi una pedina di { $value ->
                [one] { $value } casella
               *[other] { $value } caselle
            }.
       *[other]
            { $name }, muovi una pedina di { $value ->
                [one] { $value } casella
               *[other] { $value } caselle
            }.
    }
stuck-locked =
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
    }: il lancio è { $value }, e solo tre vuote fanno entrare la tua prima pedina.
stuck-with-blanks =
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
    }: tre vuote non muovono niente.
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
    }: il lancio è { $value }, e nessuna pedina può avanzare di tanto.
make-free-move =
    { $name ->
        [you] Tocca a te: per la rosetta
       *[other] { $name }, per la rosetta
    } fai una mossa gratuita di 1, 2, 3 o 5 con una pedina qualsiasi, o scegli «Niente mossa gratuita».{ $home ->
        [0] {""}
       *[other] {" "}Dall’ultima rosetta un 1 porta al traguardo.
    }
go-home-or-stay =
    { $name ->
        [you] Tocca a te: porta la pedina al traguardo, o lasciala sulla rosetta. In entrambi i casi lanci ancora.
       *[other] { $name }, porta la pedina al traguardo, o lasciala sulla rosetta. In entrambi i casi lanci ancora.
    }
rosette-throws-again =
    { $name ->
        [you] Tocca a te: lancia ancora: una rosetta dà un altro lancio.
       *[other] { $name }, lancia ancora: una rosetta dà un altro lancio.
    }
won-game =
    { $name ->
        [you] Vinci
       *[other] { $name } vince
    } { $unit ->
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
    }. Segue un’altra partita.
won-all-tallies =
    { $name ->
        [you] Vinci e hai tutti e 21 i bastoncini: il piatto di { $pool } monete è tuo.
       *[other] { $name } vince e ha tutti e 21 i bastoncini: si prende il piatto di { $pool } monete.
    }
won-pool =
    { $name ->
        [you] Vinci
       *[other] { $name } vince
    } { $unit ->
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
    } { $name ->
        [you] e prendi il piatto di { $pool } monete.
       *[other] e prende il piatto di { $pool } monete.
    }

## The score panel

at-home = Traguardo
at-start = Partenza
in-river = Fiume
tallies = Bastoncini
stock = Scorta
stake-pool = Piatto

## What is known of the game without playing it

title = Il Gioco reale di Ur
tagline = Porta sette pedine al traguardo su una via comune
goal = Fai il giro del tavoliere con tutte e sette le pedine e portale al traguardo prima dell’avversario; quello che chi perde lascia indietro si paga in bastoncini.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-home = traguardo
about-home = Le pedine al traguardo hanno finito il loro cammino; con sette si vince la partita.
term-start = partenza
about-start = Le pedine alla partenza non sono ancora entrate; ognuna che chi perde lascia lì costa tre bastoncini.
term-river = fiume
about-river = Le pedine nel fiume sono state colpite e aspettano di rientrare; ognuna che chi perde lascia lì costa due bastoncini.
term-board = tavoliere
about-board = Ogni pedina che chi perde lascia sul tavoliere costa un bastoncino.
term-tallies = bastoncini, bastoncino
about-tallies = I bastoncini contano quanto valevano le partite; chi li ha tutti e 21 vince il set.
term-stock = scorta
about-stock = Nella scorta ci sono i bastoncini che nessuno ha ancora vinto.
term-stake = piatto
about-stake = Nel piatto ci sono le monete di entrambe le parti, per chi vince alla fine.
term-free = mossa gratuita
about-free = Una pedina che arriva su una rosetta dà una mossa gratuita di 1, 2, 3 o 5 con una pedina qualsiasi.
term-rosette = rosetta, rosette
about-rosette = Una rosetta è una casella con un fiore; con le regole consuete dà una mossa gratuita.
term-square = casella, caselle
about-square = Le caselle della fila centrale vanno dalla 1 alla 8, quelle del lato del Blu dalla A alla F, quelle del lato dell’Avorio dalla a alla f.
term-lots = piramidi, piramide
about-lots = Una piramide conta 1 se un vertice segnato è in alto, e il lancio vale la somma.

## Its ready-made starts

quick-game = Una partita veloce
about-quick-game = Ogni lancio fa entrare una pedina, una rosetta dà un altro lancio ed è sicura, e decide una sola partita.
play-quick-game = Gioca una partita veloce

## What the seats are called

blue = Blu
ivory = Avorio
