## Values of several rules

on = Sì
off = No
yes = Sì
no = No
points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }

## The values of a rule in one line

standard = Standard: { $default }.
standard-or = Standard: { $default }. Oppure: { $others }.
or-more = { $min } o più
from-to = da { $min } a { $max }
values-from-to = da { $min } a { $largest }

## The whole numbers that are allowed, beside the field for one

range = da { $min } a { $largest }

## Why rules are refused

unknown-rule = non esiste la regola della casa «{ $key }» (sono note: { $known })
unknown-value = la regola della casa «{ $key }» non può essere «{ $value }» (può essere { $may-be })
not-jacoby-in-match = Jacoby è per partite libere, non per i match
not-beavers-in-match = i beaver sono per partite libere, non per i match
not-automatic-doubles-in-match = i raddoppi automatici sono per partite libere, non per i match

## The house rules of backgammon, with what they do

backgammon-match-length = Lunghezza del match
backgammon-match-length-explained = Una partita libera, o quante ne servono finché qualcuno non ha questi punti.
backgammon-doubling-cube = Cubo del raddoppio
backgammon-doubling-cube-explained = Senza, la posta resta di un punto; gammon e backgammon valgono comunque due e tre volte.
backgammon-crawford = Crawford
backgammon-crawford-explained = In un match: la prima volta che qualcuno arriva a un punto dalla vittoria, si gioca una partita senza raddoppi.
backgammon-jacoby = Jacoby
backgammon-jacoby-explained = Gammon e backgammon contano solo dopo che un raddoppio è stato accettato. Per partite libere.
backgammon-beavers = Beaver
backgammon-beavers-explained = Chi accetta un raddoppio può subito raddoppiare ancora e tenere il cubo. Per partite libere.
backgammon-automatic-doubles = Raddoppi automatici
backgammon-automatic-doubles-explained = La prima parità nel lancio iniziale raddoppia la posta, al massimo una volta. Per partite libere.
backgammon-bar-counts = Il bar conta per il backgammon
backgammon-bar-counts-explained = Se una pedina sul bar rende tripla la sconfitta, come una nella tavola interna di chi vince.
backgammon-drop-pays = Un raddoppio rifiutato costa
backgammon-drop-pays-explained = Quello che perde chi rifiuta. C’è differenza solo dopo un ri-raddoppio.
backgammon-single-game = Partita libera
backgammon-drop-pays-current-stake = La posta prima dell’offerta
backgammon-drop-pays-one-point = 1 punto

## The house rules of Tabula, with what they do

tabula-exact-bearing-off = Uscita esatta
tabula-exact-bearing-off-explained = Solo il numero esatto porta fuori. No: per la pedina più indietro basta un dado più alto.
tabula-gather = Radunare prima dell’uscita
tabula-gather-explained = L’uscita comincia quando tutte le pedine rimaste sono nell’ultimo quarto. No: solo il bar la vieta.
tabula-lock-second-half = Seconda metà chiusa
tabula-lock-second-half-explained = Niente può fermarsi sulla 13 o oltre finché il giocatore ha ancora pedine in mano.
tabula-none-off-points = Vittoria mentre chi perde non ne ha fuori
tabula-none-off-points-explained = Quanto vale una vittoria se chi perde non ha portato fuori nemmeno una pedina.
tabula-partly-playable = Un lancio non tutto giocabile
tabula-partly-playable-explained = Si usano quanti più dadi possibile, o si gioca in qualsiasi ordine finché si può giocare qualche dado rimasto.
tabula-setup = Disposizione
tabula-setup-explained = Si comincia con tutto in mano, o dove l’imperatore Zenone dovette giocare il suo 2-5-6.
tabula-partly-playable-most-dice = Quanti più dadi possibile
tabula-partly-playable-any-order = In qualsiasi ordine, finché si può giocare
tabula-set-up-all-in-hand = Tutto in mano
tabula-set-up-zeno = Posizione di Zenone

## The house rules of the Royal Game of Ur, with what they do

ur-play = Durata
ur-play-explained = Partite finché un giocatore non ha tutti e 21 i bastoncini, o una partita per il piatto.
ur-opening = Apertura
ur-opening-explained = Entrambi sono bloccati finché non lanciano tre vuote, o nessuno è bloccato e ogni lancio da 1 a 3 fa entrare una pedina.
ur-reward = Che cosa dà una rosetta
ur-reward-explained = Che cosa ottiene una pedina che arriva su una rosetta. Con un altro lancio, una pedina sull’ultima rosetta può prima andare al traguardo.
ur-safe-rosettes = Rosette sicure
ur-safe-rosettes-explained = Una pedina avversaria su una rosetta la blocca e non può essere colpita.
ur-three-blanks = Tre vuote quando non si è bloccati
ur-three-blanks-explained = Il turno è perso, o una pedina va dalla partenza alla porta e il giocatore lancia ancora.
ur-river-first = Prima le pedine nel fiume
ur-river-first-explained = Se una pedina nel fiume può entrare con il lancio, deve farlo.
ur-next-starter = Chi comincia la partita successiva
ur-next-starter-explained = Le piramidi, chi non ha cominciato l’ultima partita, chi l’ha persa o chi l’ha vinta.
ur-stake = Posta
ur-stake-explained = Quanto ogni giocatore versa nel piatto, in monete.
ur-opening-release = Tre vuote fanno entrare la prima pedina
ur-opening-free = Ogni lancio fa entrare una pedina
ur-reward-free-move = Mossa gratuita di 1, 2, 3 o 5
ur-reward-another-throw = Un altro lancio
ur-reward-none = Niente
ur-three-blanks-nothing = Turno perso
ur-three-blanks-gate = Una pedina alla porta
ur-next-starter-lots = Decidono le piramidi
ur-next-starter-alternate = A turno
ur-next-starter-loser = Chi ha perso
ur-next-starter-winner = Chi ha vinto
ur-play-set = Partite per 21 bastoncini
ur-play-single = Partita singola

## The house rules of Tablero de Jesus, with what they do

jesus-stake = Posta
jesus-stake-explained = Quante monete porta ogni giocatore.
jesus-claiming = Reclamare
jesus-claiming-explained = Quando chi riceve i dadi può reclamare una fila senza lanciare.
jesus-several-runs = Più file insieme
jesus-several-runs-explained = Che cosa riceve chi prende quando sul tavoliere c’è più di una fila.
jesus-eighth-coin = L’ottava moneta
jesus-eighth-coin-explained = Tutte e sette le monete in fila vincono anche una moneta dalla borsa dell’avversario, prima del riempimento.
jesus-coins-left = Monete rimaste sul tavoliere
jesus-coins-left-explained = A chi vanno le monete che alla fine sono sul tavoliere.
jesus-several-runs-all = Si prendono tutte
jesus-several-runs-one = Chi prende ne sceglie una
jesus-claiming-after-surrender = Dopo la perdita dei dadi
jesus-claiming-every-receipt = Ogni volta che si ricevono i dadi
jesus-claiming-never = Mai: prima si lancia
jesus-coins-left-winner = A chi vince
jesus-coins-left-nobody = A nessuno

## The house rules of Tablero di Berona, with what they do

berona-series = Serie
berona-series-explained = Se si gioca una partita sola, o più partite che si sommano.
berona-stake = Posta fissa
berona-stake-explained = Quanto paga chi perde una partita con la posta fissa, in monete; senza effetto nelle altre serie.
berona-use-both-dice = Si devono usare tutti e due i dadi
berona-use-both-dice-explained = Un intoppo è permesso solo dove in nessun modo si possono usare tutti e due i dadi.
berona-return-from = Riprendere un gettone da
berona-return-from-explained = Dove può stare un gettone che con un doppio si riprende nella riserva.
berona-after-draw = Dopo una patta
berona-after-draw-explained = Chi comincia la partita dopo una patta.
berona-return-from-any-stack = Qualsiasi pila
berona-return-from-own-home-row = Le proprie caselle di partenza
berona-series-single = Una partita sola
berona-series-ledger = Punteggio totale: chi vince aggiunge la differenza
berona-series-fixed-stake = Posta fissa: chi perde paga una somma concordata
berona-series-difference = Differenza: chi perde paga una moneta a punto
berona-after-draw-random = Chi lancia più alto
berona-after-draw-same-player = Chi ha cominciato la partita patta
