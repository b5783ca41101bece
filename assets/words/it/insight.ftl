hardly-anything = quasi niente
luck-and-skill =
    { $luck ->
        [better]
            { $name ->
                [you] Hai avuto lanci migliori di { $other }, per { $worth }
               *[other]
                    { $other ->
                        [you] { $name } ha avuto lanci migliori dei tuoi, per { $worth }
                       *[other] { $name } ha avuto lanci migliori di { $other }, per { $worth }
                    }
            }
        [worse]
            { $name ->
                [you] Hai avuto lanci peggiori di { $other }, per { $worth }
               *[other]
                    { $other ->
                        [you] { $name } ha avuto lanci peggiori dei tuoi, per { $worth }
                       *[other] { $name } ha avuto lanci peggiori di { $other }, per { $worth }
                    }
            }
       *[alike]
            { $name ->
                [you] Tu e { $other } avete avuto lanci ugualmente buoni
               *[other]
                    { $other ->
                        [you] Tu e { $name } avete avuto lanci ugualmente buoni
                       *[other] { $name } e { $other } hanno avuto lanci ugualmente buoni
                    }
            }
    }; { $name ->
        [you] tu hai regalato { $lost }
       *[other] { $name } ha regalato { $lost }
    }, { $other ->
        [you] tu hai regalato { $other-lost }
       *[other] { $other } ha regalato { $other-lost }
    }{ $by ->
        [luck-first]
            : { $name ->
                [you] hai vinto
               *[other] { $name } ha vinto
            } più per fortuna che per abilità.
        [skill-first]
            : { $name ->
                [you] hai vinto
               *[other] { $name } ha vinto
            } più per abilità che per fortuna.
        [luck]
            : { $name ->
                [you] hai vinto
               *[other] { $name } ha vinto
            } per fortuna.
        [skill]
            : { $name ->
                [you] hai vinto
               *[other] { $name } ha vinto
            } per abilità.
        [neither]
            : { $name ->
                [you] hai vinto
               *[other] { $name } ha vinto
            }, ma i bot non ci vedono né fortuna né abilità.
       *[no-winner] .
    }

## What decisions are called in a sentence

it = Questo
the-best = Il meglio
throw = lanciare
no-move = nessuno spostamento
repeated =
    { $decision } { $count ->
        [2] due volte
        [3] tre volte
       *[other] quattro volte
    }
and = { $first } e { $last }
and-after-comma = { $first } e { $last }

## Why a decision is better than another: a sentence of clauses, all but the last, and the last

better = { $subject } { $better }.
better-but = { $subject } { $better }, ma { $worse }.
better-although = { $subject } { $values }, anche se { $worse }.
next-clause = { $first }, { $last }
last-clause = { $first } e { $last }

## Clauses about what a decision is worth

wins-games = vince { $count } partite su { $of } invece di { $other-count }
worth-instead = vale { $value } invece di { $other-value }
worth-hardly-more = vale { $value }, e appena meno altrimenti

## Clauses about what a decision leaves on the board, instead of what another leaves

throws-that-hit =
    { $count ->
        [0] non lascia nessun lancio che colpisce
        [one] lascia { $count } lancio su { $of } che colpisce
       *[other] lascia { $count } lanci su { $of } che colpiscono
    } invece di { $other-count ->
        [0] nessuno
       *[other] { $other-count }
    }
checkers-on-bar =
    { $count ->
        [0] non mette nessuna pedina sul bar
        [one] mette una pedina sul bar
       *[other] mette { $count } pedine sul bar
    } invece di { $other-count ->
        [0] nessuna
       *[other] { $other-count }
    }
home-points-held =
    { $count ->
        [0] non tiene nessuna casa nella tavola interna
        [one] tiene una casa nella tavola interna
       *[other] tiene { $count } case nella tavola interna
    } invece di { $other-count ->
        [0] nessuna
       *[other] { $other-count }
    }
points-in-row =
    { $count ->
        [0] non costruisce nessuna casa di fila
        [one] costruisce una sola casa
       *[other] costruisce { $count } case di fila
    } invece di { $other-count ->
        [0] nessuna
       *[other] { $other-count }
    }
anchors =
    { $count ->
        [0] non tiene nessun’ancora
        [one] tiene un’ancora
       *[other] tiene { $count } ancore
    } invece di { $other-count ->
        [0] nessuna
       *[other] { $other-count }
    }
checkers-behind =
    { $count ->
        [0] non lascia nessuna pedina indietro
        [one] lascia una pedina indietro
       *[other] lascia { $count } pedine indietro
    } invece di { $other-count ->
        [0] nessuna
       *[other] { $other-count }
    }
blots =
    { $count ->
        [0] non lascia nessun blot
        [one] lascia un blot
       *[other] lascia { $count } blot
    } invece di { $other-count ->
        [0] nessuno
       *[other] { $other-count }
    }
opponents-pips =
    { $count ->
        [0] non lascia all’avversario nessun pip da percorrere
        [one] lascia all’avversario un pip da percorrere
       *[other] lascia all’avversario { $count } pip da percorrere
    } invece di { $other-count ->
        [0] nessuno
       *[other] { $other-count }
    }
checkers-off =
    { $count ->
        [0] non ha nessuna pedina fuori
        [one] ha una pedina fuori
       *[other] ha { $count } pedine fuori
    } invece di { $other-count ->
        [0] nessuna
       *[other] { $other-count }
    }
checkers-outside =
    { $count ->
        [0] non lascia nessuna pedina al di fuori della tavola interna
        [one] lascia una pedina al di fuori della tavola interna
       *[other] lascia { $count } pedine al di fuori della tavola interna
    } invece di { $other-count ->
        [0] nessuna
       *[other] { $other-count }
    }
home-points-occupied =
    { $count ->
        [0] non occupa nessuna punta della tavola interna
        [one] occupa una punta della tavola interna
       *[other] occupa { $count } punte della tavola interna
    } invece di { $other-count ->
        [0] nessuna
       *[other] { $other-count }
    }
highest-stack =
    { $count ->
        [0] non impila nessuna pedina su una punta
        [one] impila al massimo una pedina su una punta
       *[other] impila fino a { $count } pedine su una punta
    } invece di { $other-count ->
        [0] nessuna
       *[other] { $other-count }
    }
pieces-on-bar =
    { $count ->
        [0] non mette nessuna pedina sul bar
        [one] mette una pedina sul bar
       *[other] mette { $count } pedine sul bar
    } invece di { $other-count ->
        [0] nessuna
       *[other] { $other-count }
    }
own-pieces-on-bar =
    { $count ->
        [0] non lascia nessuna pedina propria sul bar
        [one] lascia una pedina propria sul bar
       *[other] lascia { $count } pedine proprie sul bar
    } invece di { $other-count ->
        [0] nessuna
       *[other] { $other-count }
    }
points-held =
    { $count ->
        [0] non blocca nessuna punta
        [one] blocca una punta
       *[other] blocca { $count } punte
    } invece di { $other-count ->
        [0] nessuna
       *[other] { $other-count }
    }
pieces-alone =
    { $count ->
        [0] non lascia nessuna pedina sola
        [one] lascia una pedina sola
       *[other] lascia { $count } pedine sole
    } invece di { $other-count ->
        [0] nessuna
       *[other] { $other-count }
    }
pieces-off =
    { $count ->
        [0] non ha nessuna pedina fuori
        [one] ha una pedina fuori
       *[other] ha { $count } pedine fuori
    } invece di { $other-count ->
        [0] nessuna
       *[other] { $other-count }
    }
pieces-in-hand =
    { $count ->
        [0] non tiene nessuna pedina in mano
        [one] tiene una pedina in mano
       *[other] tiene { $count } pedine in mano
    } invece di { $other-count ->
        [0] nessuna
       *[other] { $other-count }
    }
pieces-gathered =
    { $count ->
        [0] non raduna nessuna pedina nell’ultimo quarto
        [one] raduna una pedina nell’ultimo quarto
       *[other] raduna { $count } pedine nell’ultimo quarto
    } invece di { $other-count ->
        [0] nessuna
       *[other] { $other-count }
    }
own-pips =
    { $count ->
        [0] non lascia nessun pip da percorrere
        [one] lascia un pip da percorrere
       *[other] lascia { $count } pip da percorrere
    } invece di { $other-count ->
        [0] nessuno
       *[other] { $other-count }
    }
pieces-to-river =
    { $count ->
        [0] non manda nessuna pedina nel fiume
        [one] manda una pedina nel fiume
       *[other] manda { $count } pedine nel fiume
    } invece di { $other-count ->
        [0] nessuna
       *[other] { $other-count }
    }
pieces-home =
    { $count ->
        [0] non ha nessuna pedina al traguardo
        [one] ha una pedina al traguardo
       *[other] ha { $count } pedine al traguardo
    } invece di { $other-count ->
        [0] nessuna
       *[other] { $other-count }
    }
pieces-at-start =
    { $count ->
        [0] non lascia nessuna pedina alla partenza
        [one] lascia una pedina alla partenza
       *[other] lascia { $count } pedine alla partenza
    } invece di { $other-count ->
        [0] nessuna
       *[other] { $other-count }
    }
own-pieces-in-river =
    { $count ->
        [0] non lascia nessuna pedina propria nel fiume
        [one] lascia una pedina propria nel fiume
       *[other] lascia { $count } pedine proprie nel fiume
    } invece di { $other-count ->
        [0] nessuna
       *[other] { $other-count }
    }
rosettes =
    { $count ->
        [0] non occupa nessuna rosetta
        [one] occupa una rosetta
       *[other] occupa { $count } rosette
    } invece di { $other-count ->
        [0] nessuna
       *[other] { $other-count }
    }
squares-to-go =
    { $count ->
        [0] non lascia nessuna casella da percorrere
        [one] lascia una casella da percorrere
       *[other] lascia { $count } caselle da percorrere
    } invece di { $other-count ->
        [0] nessuna
       *[other] { $other-count }
    }
coins-in-purse =
    { $count ->
        [0] non ha nessuna moneta nella borsa
        [one] ha una moneta nella borsa
       *[other] ha { $count } monete nella borsa
    } invece di { $other-count ->
        [0] nessuna
       *[other] { $other-count }
    }
own-run =
    { $count ->
        [0] non forma nessuna fila
        [one] forma una fila di una moneta
       *[other] forma una fila di { $count } monete
    } invece di { $other-count ->
        [0] nessuna
       *[other] { $other-count }
    }
opponents-run =
    { $count ->
        [0] non lascia all’avversario nessuna fila
        [one] lascia all’avversario una fila di una moneta
       *[other] lascia all’avversario una fila di { $count } monete
    } invece di { $other-count ->
        [0] nessuna
       *[other] { $other-count }
    }
throws-that-lose-dice =
    { $count ->
        [0] non lascia nessun lancio che fa perdere i dadi
        [one] lascia { $count } lancio su { $of } che fa perdere i dadi
       *[other] lascia { $count } lanci su { $of } che fanno perdere i dadi
    } invece di { $other-count ->
        [0] nessuno
       *[other] { $other-count }
    }
throws-for-longer-run =
    { $count ->
        [0] non lascia nessun lancio per una fila più lunga
        [one] lascia { $count } lancio su { $of } per una fila più lunga
       *[other] lascia { $count } lanci su { $of } per una fila più lunga
    } invece di { $other-count ->
        [0] nessuno
       *[other] { $other-count }
    }
coins-at-edge =
    { $count ->
        [0] non lascia nessuna moneta a un’estremità
        [one] lascia una moneta a un’estremità
       *[other] lascia { $count } monete a un’estremità
    } invece di { $other-count ->
        [0] nessuna
       *[other] { $other-count }
    }
own-centre =
    { $count ->
        [0] non possiede nessun punto nel centro
        [one] possiede un punto nel centro
       *[other] possiede { $count } punti nel centro
    } invece di { $other-count ->
        [0] nessuno
       *[other] { $other-count }
    }
opponents-centre =
    { $count ->
        [0] non lascia all’avversario nessun punto nel centro
        [one] lascia all’avversario un punto nel centro
       *[other] lascia all’avversario { $count } punti nel centro
    } invece di { $other-count ->
        [0] nessuno
       *[other] { $other-count }
    }
own-stacks =
    { $count ->
        [0] non possiede nessuna pila
        [one] possiede una pila
       *[other] possiede { $count } pile
    } invece di { $other-count ->
        [0] nessuna
       *[other] { $other-count }
    }
opponents-stacks =
    { $count ->
        [0] non lascia all’avversario nessuna pila
        [one] lascia all’avversario una pila
       *[other] lascia all’avversario { $count } pile
    } invece di { $other-count ->
        [0] nessuna
       *[other] { $other-count }
    }
tokens-covered =
    { $count ->
        [0] non ha nessun gettone proprio coperto
        [one] ha un gettone proprio coperto
       *[other] ha { $count } gettoni propri coperti
    } invece di { $other-count ->
        [0] nessuno
       *[other] { $other-count }
    }
tokens-in-reserve =
    { $count ->
        [0] non tiene nessun gettone nella riserva
        [one] tiene un gettone nella riserva
       *[other] tiene { $count } gettoni nella riserva
    } invece di { $other-count ->
        [0] nessuno
       *[other] { $other-count }
    }
throws-that-bump =
    { $count ->
        [0] non lascia all’avversario lanci con un intoppo
        [one] lascia all’avversario { $count } lancio su { $of } con un intoppo
       *[other] lascia all’avversario { $count } lanci su { $of } con un intoppo
    } invece di { $other-count ->
        [0] nessuno
       *[other] { $other-count }
    }

## The odds of a position

chance =
    { $what ->
        [win-gammon] Probabilità di vincere un gammon: { $count } su 100
        [win-backgammon] Probabilità di vincere un backgammon: { $count } su 100
        [win-double] Probabilità di vincere il doppio: { $count } su 100
        [lose-gammon] Probabilità di perdere un gammon: { $count } su 100
        [lose-backgammon] Probabilità di perdere un backgammon: { $count } su 100
        [lose-double] Probabilità di perdere il doppio: { $count } su 100
       *[win] Probabilità di vincere: { $count } su 100
    }
chance-in-game = Probabilità di vincere la partita: { $count } su 100
chance-in-match = Probabilità di vincere il match: { $count } su 100
chance-in-set = Probabilità di vincere il set: { $count } su 100
worth = Valore: { $value }
worth-of-choice = Scegliendo di { $decision }: { $value }
throws-of-jesus = Su { $of } lanci, { $lose } fanno perdere i dadi e { $longer } possono formare una fila più lunga.

## What values are measured in

decimal = { $amount }
percent = { $share } %
with-error = { $amount } ± { $error }
percent-with-error = { $chances } ± { $error } %
points = { $amount } punti
coins = { $amount } monete
wins-in =
    { $count ->
        [0] meno di 1 vittoria
        [one] { $count } vittoria
       *[other] { $count } vittorie
    } su { $of }
matches-in =
    { $count ->
        [0] meno di 1 match
       *[other] { $count } match
    } su { $of }
sets-in =
    { $count ->
        [0] meno di 1 set
       *[other] { $count } set
    } su { $of }

## How exact values are

solved-game = Questo gioco è risolto. I suoi valori sono conservati arrotondati: sono esatti entro 0,1 monete.
solved-endgame = Esatto: il resto di questa partita è stato calcolato.
solved-endgame-in-set = Il resto di questa partita è stato calcolato. Solo quanto valgono i suoi punti nel set è una stima.
solved-decisions = Questo gioco è risolto; i suoi valori sono conservati arrotondati.
solved-endgame-decisions = Il finale è stato calcolato; quello che viene prima è una stima.
solved-endgame-decisions-in-set = I finali sono stati calcolati; quello che viene prima, e quanto valgono i punti nel set, è una stima.

## Marks of wrong decisions

doubtful = dubbia
error = errore
blunder = errore grave
mark-from = { $sign } da { $count }

## Classes of decisions

class-moves = Mosse
class-choices = Scelte
class-contact = Gioco di pedina, contatto
class-race = Gioco di pedina, corsa
class-doubling = Raddoppiare
class-taking = Accettare
class-take-or-throw = Prendere o lanciare
class-claim-or-throw = Reclamare o lanciare
part-checker-play = Gioco delle pedine
part-cube = Cubo
part-resignations = Abbandoni
