## Why an action is refused

answer-first =
    { $what ->
        [beaver] Prima bisogna rispondere al beaver.
        [resignation] Prima bisogna rispondere all’abbandono.
       *[double] Prima bisogna rispondere al raddoppio.
    }
nothing-offered =
    { $what ->
        [resignation] Non c’è nessun abbandono a cui rispondere.
       *[double] Non c’è nessun raddoppio a cui rispondere.
    }
dice-used-up = I dadi sono finiti; termina il turno.
not-a-place = Da lì non si può prendere nessuna pedina.
no-checker-there = Lì non c’è nessuna pedina.
not-your-checker = Quella pedina non è tua.
bar-first = Prima deve rientrare la tua pedina sul bar.
one-die-at-a-time = Ogni dado è uno spostamento a sé: gioca un dado alla volta.
wrong-direction = Le tue pedine vanno dalla 24 alla 1, e poi escono dal tavoliere.
wrong-target = Con questo lancio quella pedina non può arrivare lì.
point-closed = Bloccata: il tuo avversario ha due o più pedine su quella punta.
way-closed = Via bloccata: il tuo avversario blocca ogni punta su cui quella pedina potrebbe fermarsi lungo il cammino.
not-all-home = Non puoi portare fuori nessuna pedina finché non sono tutte nella tua tavola interna.
not-the-furthest = Un { $number } è troppo alto: con un numero più alto si può portare fuori solo la pedina più lontana.
waste-die = Se puoi, devi usare tutti e due i dadi: dopo questo spostamento l’altro non si potrebbe più usare.
higher-die = Puoi usare uno solo dei dadi, e allora dev’essere il più alto.
no-cube = Questa partita si gioca senza il cubo del raddoppio.
double-before-throw = Si può raddoppiare solo prima del lancio.
crawford-game = Nella partita di Crawford non si raddoppia.
cube-not-yours = Il cubo del raddoppio è del tuo avversario: solo lui può raddoppiare.
at-most-64 = La posta non può superare 64.
no-beavers = In questa partita non si gioca con i beaver.
bad-resignation = Puoi abbandonare per 1, 2 o 3 volte la posta, non per { $number }.
nobody-on-turn = Non è ancora il turno di nessuno.

## What has happened

begins-with-both = Comincia il dado più alto, e gioca tutti e due i dadi.
automatic-double = Raddoppio automatico: la partita vale 2.
resignation-declined = L’abbandono è stato respinto; la partita continua.

## How a game has ended

double-dropped = raddoppio rifiutato
resigned-gammon = abbandono con gammon
resigned-backgammon = abbandono con backgammon
single-game = vittoria semplice
gammon = gammon
backgammon = backgammon

## Places

the-cube = il cubo del raddoppio
    .from = dal cubo del raddoppio
    .to = al cubo del raddoppio
    .on = sul cubo del raddoppio

## What the button of a step says

enter-checker =
    Con un { $number }: fai entrare una pedina sulla punta { $to }{ $hits ->
        [0] {""}
       *[other] , colpendo
    }
bear-off-checker = Porta fuori una pedina { FROM($from) } con un { $number }
move-checker =
    Muovi una pedina { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] , colpendo
    }

## What the button of a choice says

double = Raddoppia a { $number }
take = Accetta: gioca per { $number }
drop = Rifiuta: perdi { $number }
beaver = Beaver a { $number }
resign =
    { $name ->
        [you] Abbandona: perdi { $number }
       *[other] { $name } abbandona: perde { $number }
    }
accept = Accetta: vinci { $number }
play-on = Continua

## What was chosen, without the stake

taken = Accetta
dropped = Rifiuta
accepted = Accetta
offered-to-resign = Abbandona

## What was chosen, inside of a sentence

does-double = raddoppiare a { $number }
does-beaver = fare beaver a { $number }
does-accept = accettare l’abbandono
does-play-on = continuare a giocare

## What is asked of whom, and the end of a game

throw-or-double =
    { $name ->
        [you] Tocca a te: lancia i dadi o raddoppia a { $number }.
       *[other] { $name }, lancia i dadi o raddoppia a { $number }.
    }
some-times =
    { $number } { $count ->
        [2] due volte
        [3] tre volte
        [4] quattro volte
       *[other] { $count } volte
    }
play-all =
    { $name ->
        [you] Tocca a te: gioca { $dice }.
       *[other] { $name }, gioca { $dice }.
    }
play-higher =
    { $name ->
        [you] Tocca a te: gioca { $number }, il dado più alto; non puoi giocarli tutti e due.
       *[other] { $name }, gioca { $number }, il dado più alto; non puoi giocarli tutti e due.
    }
play-one =
    { $name ->
        [you] Tocca a te: gioca { $number }; non puoi giocare { $unused }.
       *[other] { $name }, gioca { $number }; non puoi giocare { $unused }.
    }
play-once =
    { $name ->
        [you] Tocca a te: gioca { $number } una volta; non puoi giocarlo di nuovo.
       *[other] { $name }, gioca { $number } una volta; non puoi giocarlo di nuovo.
    }
play-some =
    { $name ->
        [you] Tocca a te: gioca
       *[other] { $name }, gioca
    } { $number } { $count ->
        [2] due volte
        [3] tre volte
       *[other] { $count } volte
    }; non puoi giocarlo altre volte.
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
    }: non puoi giocare { $dice }; la pedina sul bar non può rientrare.
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
    }: non puoi giocare { $dice }; ogni punta è bloccata.
take-or-drop =
    { $other ->
        [you] Tocca a te: accetta o rifiuta
       *[other] { $other }, accetta o rifiuta
    }: { $name ->
        [you] tu raddoppi a { $number }.
       *[other] { $name } raddoppia a { $number }.
    }
take-or-drop-beaver =
    { $name ->
        [you] Tocca a te: accetta o rifiuta
       *[other] { $name }, accetta o rifiuta
    }: { $other ->
        [you] tu fai beaver a { $number }.
       *[other] { $other } fa beaver a { $number }.
    }
accept-or-play-on =
    { $other ->
        [you] Tocca a te: accetta o continua a giocare
       *[other] { $other }, accetta o continua a giocare
    }: { $name ->
        [you] tu offri di perdere { $number }.
       *[other] { $name } offre di perdere { $number }.
    }
won =
    { $name ->
        [you] Vinci
       *[other] { $name } vince
    } { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    } ({ $manner }).{ $series ->
        [on] {" "}Il match continua.
        [won] {" "}Il match è vinto.
       *[none] {""}
    }

## The score panel

cube = Cubo
cube-owned =
    { $seat ->
        [White] { $number }, del Bianco
       *[Black] { $number }, del Nero
    }
match-to = Match a { $count }
crawford = Partita di Crawford
no-doubling = senza raddoppi

## What is known of the game without playing it

title = Backgammon
tagline = Corri, blocca e colpisci; un cubo alza la posta
goal = Porta le tue quindici pedine nella tavola interna, poi portale tutte fuori prima dell’avversario.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-pips = pip
about-pips = I pip sono le punte che tutte le pedine di una parte devono ancora percorrere.
term-points = punti, punto
about-points = I punti sono quanto valevano le partite vinte finora.
term-cube = cubo
about-cube = Il cubo del raddoppio indica per quanto si moltiplica il valore della partita.
term-crawford = crawford
about-crawford = La partita di Crawford è quella che segue quando qualcuno arriva a un punto dalla vittoria del match: in essa nessuno può raddoppiare.
term-match = match
about-match = Chi raggiunge per primo questi punti vince il match.
term-double = raddoppia, raddoppi, raddoppiare
about-double = Raddoppiare è offrire di giocare per il doppio: l’avversario accetta, oppure rifiuta e perde la posta in gioco.
term-take = accetta: gioca, accetta o rifiuta
about-take = Accettare il cubo è continuare per il doppio, e la prossima volta può raddoppiare solo chi ha accettato.
term-drop = rifiuta, rifiutare
about-drop = Rifiutare il cubo è perdere la partita per la posta attuale.
term-beaver = beaver
about-beaver = Un beaver accetta il cubo e raddoppia ancora subito.
term-resign = abbandona, abbandonare, abbandono
about-resign = Abbandonare è offrire di perdere la partita; l’avversario può respingere l’offerta.
term-bar = bar
about-bar = Sul bar le pedine colpite aspettano di rientrare.

## What the seats are called

white = Bianco
black = Nero
