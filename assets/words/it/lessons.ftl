## Learn backgammon

backgammon-play = Impara il backgammon
backgammon-play-throw = Porta le tue quindici pedine bianche intorno al tavoliere fino alla tua tavola interna, le punte segnate, poi portale fuori, cioè toglile dal tavoliere. Chi finisce per primo vince. Lancia i dadi: trascinali e lasciali andare, o premi «Lancia». Per questa lezione sono preparati.
backgammon-play-throw-otherwise = Il raddoppio ha una lezione a parte. Ora lancia i dadi.
backgammon-play-two-dice = Ogni dado muove una pedina di altrettante punte verso la tua tavola interna. Una sola pedina può usare tutti e due i dadi, ma tra l’uno e l’altro si ferma su una punta. Due tue pedine bloccano una punta per l’avversario. Muovine una dalla 8 di 3 e una dalla 6 di 1: si incontrano sulla 5.
backgammon-play-two-dice-otherwise = Anche questo è permesso. Questa volta gioca dalla 8 alla 5 e dalla 6 alla 5.
backgammon-play-end-turn = I dadi che si possono usare si devono usare. Ora sono usati tutti e due: premi «Termina il turno». Fino ad allora «Annulla» torna indietro di uno spostamento.
backgammon-play-blots = Il tuo avversario va nell’altro verso, dalla tua 1 alla tua 24, e ha lasciato due pedine sole, sulla 11 e sulla 1: dei blot. Lancia.
backgammon-play-hit = Arriva su un blot per colpirlo: deve ricominciare dal bar, la striscia nel mezzo. Puoi passare sopra a qualsiasi pedina. Colpisci il blot sulla 11 con il 2, dalla 13.
backgammon-play-hit-otherwise = Anche questo è permesso. Questa volta colpisci il blot sulla 11 con il 2.
backgammon-play-blocked-points = Una punta con due o più pedine avversarie, come la 19, è bloccata: non puoi fermarti lì. Ora la tua pedina sulla 11 è un blot: mettila al sicuro sulla 6 con il 5.
backgammon-play-blocked-points-otherwise = Anche questo è permesso, ma lascia un blot. Gioca dalla 11 alla 6.
backgammon-play-bar = Più tardi una delle tue è sul bar. Deve rientrare prima che si muova qualsiasi altra: con un 1 sulla punta 24, con un 2 sulla 23, e così via fino alla 19 con un 6. Lancia.
backgammon-play-bar-otherwise = Il raddoppio ha una lezione a parte. Ora lancia i dadi.
backgammon-play-enter = Il 6 porterebbe alla 19, che è bloccata. Se nessun dado potesse farla rientrare, il tuo turno finirebbe. Rientra sulla 22 con il 3.
backgammon-play-bear-off = Quando tutte le tue pedine sono nella tavola interna, puoi portarle fuori. Un dado ne porta fuori una dalla punta con il suo numero. Se sono tutte più vicine, ne porta fuori una dalla tua punta più lontana. Puoi anche muovere all’interno. Lancia.
backgammon-play-bear-off-otherwise = Il raddoppio ha una lezione a parte. Ora lancia i dadi.
backgammon-play-furthest-point = Porta fuori una pedina dalla 5 con il 6, e quella sulla 3 con il 3.
backgammon-play-furthest-point-otherwise = Anche questo è permesso. Questa volta porta fuori dalla 5 e dalla 3.
backgammon-play-doubles = Due dadi uguali sono un doppio e si giocano quattro volte. Lancia.
backgammon-play-doubles-otherwise = Il raddoppio ha una lezione a parte. Ora lancia i dadi.
backgammon-play-four-threes = Quattro volte 3: porta fuori tutte e quattro le pedine.
backgammon-play-gammon = Hai vinto. Una vittoria vale 1 punto. Ne vale 2, un gammon, se chi perde non ha portato fuori niente, come qui. Ne vale 3, un backgammon, se inoltre ha una pedina sul bar o nella tua tavola interna.
backgammon-play-cube = Prima del tuo lancio puoi offrire di raddoppiare il valore della partita, e il tuo avversario prima del suo. Se lo offre lui, con «Accetta» giochi per 2 punti, con «Rifiuta» ne perdi 1. La lezione sul cubo del raddoppio ne dice di più. Ora gioca una partita!

## Learn the doubling cube

backgammon-cube = Impara il cubo del raddoppio
backgammon-cube-double = Il cubo mostra quanti punti vale una vittoria, all’inizio 1. Prima del tuo lancio puoi offrire di raddoppiarli, se il cubo sta in mezzo o è tuo. Sei in testa nella corsa: ti restano 60 pip, cioè singoli passi, e al tuo avversario 65. Premi «Raddoppia».
backgammon-cube-taken = Il tuo avversario accetta: ora una vittoria vale 2 punti, e il cubo è suo. La prossima volta può raddoppiare solo lui. Lancia; per questa lezione i dadi sono preparati.
backgammon-cube-offered = In un’altra partita il tuo avversario raddoppia. Rifiuta, e perdi subito 1 punto. Accetta, e giochi per 2 punti e il cubo è tuo. Il tuo svantaggio è piccolo: accetta.
backgammon-cube-offered-try-drop = Rifiutare costa 1 punto sicuro, e qui vinci abbastanza spesso. Accetta.
backgammon-cube-one-in-four = Accetta se prevedi di vincere una partita su quattro. Rifiutare quattro partite costa 4 punti. Accettarle tutte e quattro e vincerne una fa vincere 2 punti e perderne 6: anche questo costa 4.
backgammon-cube-drop = Qui il tuo svantaggio è grande. Vinceresti molto meno di una partita su quattro: rifiuta.
backgammon-cube-drop-try-take = Accettare raddoppia quello che qui perderai quasi di sicuro. Rifiuta.
backgammon-cube-crawford = Hai perso 1 punto: quanto valeva prima la partita. Il cubo arriva fino a 64 e moltiplica anche gammon e backgammon. Nel primo turno nessuno può raddoppiare. In un match, la prima volta che qualcuno arriva a un punto dalla vittoria, si gioca una partita senza cubo: la partita di Crawford.

## Learn Tabula

tabula-play = Impara Tabula
tabula-play-throw = Fai entrare le tue quindici pedine, fai fare loro un giro dalla punta 1 alla punta 24, e portale fuori prima dell’avversario, cioè toglile dal tavoliere. Il tuo avversario corre nello stesso verso. Lancia i tre dadi: trascinali e lasciali andare, o premi «Lancia». Per questa lezione sono preparati.
tabula-play-three-dice = Ogni dado muove una pedina; dadi uguali sono spostamenti come gli altri. La tua mano è una metà del vassoio. Una pedina entra da lì sulla punta del dado; intanto altre possono andare avanti. Fai entrare due pedine sulla 4 e una sulla 1.
tabula-play-three-dice-otherwise = Anche questo è permesso: le pedine sul tavoliere possono andare avanti. Questa volta fai entrare due pedine sulla 4 e una sulla 1.
tabula-play-end-turn = Due o più pedine bloccano una punta per il tuo avversario; una pedina sola può essere colpita. Premi «Termina il turno». Fino ad allora «Annulla» torna indietro di uno spostamento.
tabula-play-hit = Il tuo avversario arriva sulla tua pedina sola e la colpisce: ora aspetta sul bar. Deve rientrare prima che si muova qualsiasi tua pedina. Lancia.
tabula-play-blocked-point = La punta 2 è bloccata: ci sono due pedine. Se nessun dado potesse far rientrare la pedina, il tuo turno finirebbe. Rientra sulla 3.
tabula-play-blocked-point-otherwise = Anche la punta 5 è libera. Questa volta rientra sulla 3.
tabula-play-several-dice = Una pedina può usare più dadi, ma dopo ognuno si ferma su una punta. Muovi avanti la stessa pedina con il 2, e fanne entrare un’altra sulla 5: ora nessuna delle tue è sola.
tabula-play-several-dice-otherwise = È permesso, ma lascia una pedina sola. Muovi dalla 3 alla 5, e fai entrare sulla 5.
tabula-play-last-piece = Dei tre dadi si devono usare quanti più possibile, in qualunque ordine serva. Se non se ne può usare nessuno, il tuo turno finisce. Questa è la tua ultima pedina. Lancia.
tabula-play-only-way = Le punte segnate sono bloccate: non puoi fermarti lì, ma puoi passarci sopra. C’è un solo modo di usare tutti e tre i dadi. Trovalo.
tabula-play-bear-off = Puoi portare fuori quando nessuna pedina è in mano o sul bar e tutte sono sulle ultime sei punte. Finché puoi, un orso di bronzo sta in fondo al tuo vassoio. A ognuna serve il suo numero esatto: un 1 dalla punta 24, un 6 dalla punta 19. Lancia.
tabula-play-exact-numbers = Porta fuori le tue ultime tre pedine: quella sulla 24 con l’1, quella sulla 22 con il 3, quella sulla 20 con il 5. Vanno nella metà del vassoio con l’orso scolpito. Se una fosse colpita, dovrebbe prima rifare il giro.
tabula-play-zeno = Così si vince subito, e si segna un punto. Ora una posizione famosa: l’imperatore Zenone qui stava bene, come te adesso, finché non lanciò. Lancia.
tabula-play-zenos-move = Tutti e tre i dadi si possono usare in un solo modo: gioca dalla 10 alla 16, dalla 19 alla 24 e dalla 20 alla 22.
tabula-play-lone-pieces = Ora otto delle tue pedine sono sole, proprio come scrisse il poeta Agazia di quelle di Zenone. Un lancio può ribaltare la partita. Ora giocane una!

## Learn the Royal Game of Ur

ur-play = Impara il Gioco reale di Ur
ur-play-throw = Porta le tue sette pedine intorno al tavoliere e al traguardo prima del tuo avversario. Lanci tre piramidi, ognuna segnata o vuota. All’inizio siete bloccati entrambi: solo tre vuote fanno entrare la tua prima pedina. Lancia le piramidi: trascinale e lasciale andare, o premi «Lancia». Per questa lezione sono preparate.
ur-play-three-blanks = Tre vuote! La tua prima pedina è alla porta, e lanci ancora. D’ora in poi tre vuote fanno perdere il turno, e negli altri casi ogni piramide segnata conta 1. Lancia.
ur-play-move = Due segni: 2. Le tue pedine corrono nel mezzo, svoltano dalla tua parte, girano intorno all’estremità lontana e vanno al traguardo dalla casella f. Con un 2 una nuova pedina potrebbe entrare sulla seconda casella. Muovi di due caselle la pedina alla porta.
ur-play-move-otherwise = Anche questo è permesso. Questa volta muovi la pedina alla porta.
ur-play-room-for-one = Una casella ha posto per una sola pedina. La tua pedina la blocca; una pedina dell’avversario viene colpita e va nel fiume, il vuoto accanto alle caselle 5 e 6. Le pedine possono saltarne altre. Lancia.
ur-play-hit = Hai lanciato 2. Colpisci la pedina sulla casella segnata.
ur-play-hit-otherwise = Anche questo è permesso. Questa volta colpisci la pedina del tuo avversario.
ur-play-river = Ora una delle tue è nel fiume. Torna passando per le quattro caselle dalla tua parte, che sono solo tue, e da lì alla porta. Lancia.
ur-play-enter-from-river = Hai lanciato 1. Se una pedina può muoversi devi muoverne una, e scegli tu quale; se nessuna può, il tuo turno finisce. Fai entrare quella nel fiume sulla sua prima casella. In una partita, poi, premi «Termina il turno»; fino ad allora «Annulla» torna indietro di uno spostamento.
ur-play-enter-from-river-otherwise = Può muoversi anche quella pedina. Questa volta fai entrare quella dal fiume.
ur-play-rosettes = Ogni casella ha sul tavoliere il suo numero o la sua lettera: maiuscole dalla tua parte, minuscole dall’altra. Le caselle con un fiore sono rosette. Lancia.
ur-play-onto-rosette = Il tuo avversario gira intorno all’estremità lontana nell’altro verso. Muovi la tua pedina di due caselle, sulla rosetta.
ur-play-free-move = Una rosetta dà una mossa gratuita: una qualsiasi delle tue pedine avanza di 1, 2, 3 o 5 caselle. Puoi rinunciarci. Con un 5 non entra nessuna pedina. Un’altra rosetta dà un’altra mossa gratuita. Una rosetta non protegge nessuno. Avanza di 5 con la stessa pedina: colpisce quella sulla casella segnata.
ur-play-free-move-otherwise = Anche questo è permesso. Questa volta avanza di 5 caselle e colpisci.
ur-play-home = Sei delle tue pedine sono al traguardo. Ognuna deve arrivare esattamente sull’ultima rosetta. Da lì va al traguardo con un 1 esatto, con un lancio o con una mossa gratuita, come quella che ottiene lì. Lancia.
ur-play-last-piece = Hai lanciato 1: porta al traguardo la tua ultima pedina.
ur-play-tallies = Vinci, e ricevi bastoncini per contare dalla scorta di 21. Ogni pedina avversaria te ne dà 1 sul tavoliere, 2 nel fiume, 3 se non è mai partita. Qui fanno 7. Quando la scorta è vuota, paga chi perde.
ur-play-stake = Ognuno di voi ha pagato una posta. Chi ha tutti e 21 i bastoncini vince il set e le due poste. Fino ad allora segue un’altra partita, ed entrambi tengono i loro bastoncini. Se non cambi questa regola della casa, nessuno è bloccato: ogni lancio da 1 a 3 fa entrare una pedina, e tre vuote fanno perdere il turno. Ora gioca!

## Learn Tablero de Jesus

tablero-de-jesus-play = Impara Tablero de Jesús
tablero-de-jesus-play-throw = Ogni numero, da 1 a 7, ha una moneta, su una delle sue sette caselle. Le monete non sono di nessuno: entrambi i giocatori le muovono tutte. Vinci monete finché il tuo avversario non ne ha troppo poche per riempire il tavoliere. Lancia i dadi: trascinali e lasciali andare, o premi «Lancia». Per questa lezione sono preparati.
tablero-de-jesus-play-two-coins = Muovi due monete diverse, una con ogni dado, ognuna verso il suo numero o in senso contrario. Una moneta si muove di tante caselle quante ne mostra il dado, e mai oltre le sette caselle. Le monete non si bloccano mai a vicenda. Muovi la moneta 3 di 3 e la moneta 5 di 1.
tablero-de-jesus-play-two-coins-otherwise = Si può muovere qualsiasi moneta. Questa volta muovi la moneta 3 di 3 e la moneta 5 di 1.
tablero-de-jesus-play-in-line = Le caselle di un numero si contano a partire da lui, da 1 a 7. Allineate significa ugualmente lontane dai numeri. A parte quelle sulle caselle 1 e 7, non ci sono ancora monete vicine allineate. Nessuno può passare: lancia ancora.
tablero-de-jesus-play-three-in-line = Muovi le monete 4 e 6 di 1, così che tre vicine siano allineate.
tablero-de-jesus-play-three-in-line-otherwise = Si può muovere qualsiasi moneta. Questa volta muovi le monete 4 e 6.
tablero-de-jesus-play-run = Due o più monete vicine e allineate sono una fila, a meno che non stiano sulle caselle 1 o 7, alle estremità. Puoi prenderla, o lanciare ancora per una più lunga. Se la prendi, vinci le monete di tutte le file sul tavoliere. Tre monete sono un buon bottino: prendile.
tablero-de-jesus-play-purse = Il tuo avversario riempie i numeri vuoti dalla sua parte, con le quindici monete che ognuno di voi ha portato in una borsa. Poi riceve i dadi e fa 11: un lancio di 7, 11 o 12 fa perdere i dadi. Capita una volta su quattro. Ora tu: lancia.
tablero-de-jesus-play-towards-numbers = Forma di nuovo una fila di tre: muovi le monete 2 e 4 di 3, verso i numeri.
tablero-de-jesus-play-towards-numbers-otherwise = Si può muovere qualsiasi moneta. Questa volta muovi le monete 2 e 4 verso i numeri.
tablero-de-jesus-play-risk = Vediamo il rischio: non prendere la fila, lancia ancora.
tablero-de-jesus-play-lost-dice = Un 7: perdi i dadi, e la fila resta. Il tuo avversario la reclama senza lanciare. Tu riempi i numeri vuoti, e i dadi tornano a te. Lancia.
tablero-de-jesus-play-claim = Hai lanciato 11. Il tuo avversario allinea due monete, lancia ancora e ottiene un 7. Ora puoi reclamare quella fila, o lanciare; ma allora devi giocare il tuo lancio, anche se rompe la fila. Reclamala.
tablero-de-jesus-play-near-end = Verso la fine la borsa del tuo avversario contiene due monete. Prendi la fila di tre. Lanciare ancora è un rischio, e anche un lancio che due monete non possono giocare fa perdere i dadi.
tablero-de-jesus-play-win = Due monete non possono riempire tre numeri: vinci, e anche le monete sul tavoliere sono tue. Il tuo avversario tiene le sue due. Ricorda: una fila corta vale un altro lancio, una lunga conviene prenderla. Ora gioca una partita!

## Learn Tablero di Berona

tablero-di-berona-play = Impara Tablero di Berona
tablero-di-berona-play-throw = Le caselle del centro valgono i loro numeri, da 1 a 6 punti. Quando la partita finisce, devi avere lì più punti del tuo avversario. Lancia i dadi: trascinali e lasciali andare, o premi «Lancia». Per questa lezione sono preparati.
tablero-di-berona-play-place = Le tue sei caselle di partenza sono accanto alla tua riserva di dodici gettoni, quelle del tuo avversario dall’altra parte. Un dado si usa sulla tua casella di partenza con il suo numero: lì puoi posare un gettone dalla tua riserva. Posane uno sulla 5 e uno sulla 2.
tablero-di-berona-play-end-turn = Tutti e due i dadi sono usati. Premi «Termina il turno». Fino ad allora «Annulla» torna indietro di uno spostamento.
tablero-di-berona-play-opponent-places = Anche il tuo avversario posa due gettoni. Poi lancia di nuovo.
tablero-di-berona-play-walk = Un dado può anche far camminare la pila sulla tua casella di partenza con il suo numero. Una pila cammina di tante caselle quanti gettoni ha. Fai camminare di una casella il tuo gettone sulla 5, fino al centro, poi posa un gettone con il 6.
tablero-di-berona-play-walk-otherwise = Anche questo è permesso. Questa volta fai camminare il gettone sulla 5 fino al centro, e posane uno sulla 6.
tablero-di-berona-play-tall-stack = Qualche turno dopo, tre dei tuoi gettoni sono sulla tua casella di partenza 2. Lancia.
tablero-di-berona-play-long-walk = La pila cammina di tre caselle: mai in diagonale, mai due volte sulla stessa, mai indietro all’inizio. Su ognuna lascia il gettone più in basso. Trascinala, o tocca casella dopo casella: fino al centro, poi lungo il centro fino al gettone del tuo avversario sulla 4.
tablero-di-berona-play-long-walk-otherwise = Anche questo è permesso. Questa volta cammina fino al centro e lungo il centro fino alla 4.
tablero-di-berona-play-long-walk-try-a2-a3-c3-c4 = Anche quel cammino è permesso. Questa volta vai prima al centro.
tablero-di-berona-play-ownership = Una pila è di chi ha il gettone in cima, quindi ora la 4 del centro è tua. Camminano solo le pile sulle tue caselle di partenza: i gettoni al centro e oltre restano fermi. Un dado che si può usare si deve usare: posa un gettone con il 4.
tablero-di-berona-play-lost-stack = Il tuo avversario ha camminato fino alla tua casella di partenza 1: ora quella pila è sua, e nessuno può farla camminare. Lancia.
tablero-di-berona-play-take-over = Puoi posare in cima a qualsiasi pila sulle tue caselle di partenza, e così impadronirtene. Posa il tuo ultimo gettone sulla 1, e fai camminare quello sulla 6 fino al centro.
tablero-di-berona-play-take-over-otherwise = Anche questo è permesso. Questa volta posa sulla 1, e fai camminare il gettone sulla 6 fino al centro.
tablero-di-berona-play-doubles = A partita avanzata la tua riserva è vuota. Con un doppio usi tutti e due i dadi sullo stesso numero. Oppure, al posto di tutti e due, riprendi un gettone. Lancia.
tablero-di-berona-play-return-token = Qui non puoi usare i due 3: riprendi uno dei tuoi gettoni. Prendilo dalla cima di una pila qualsiasi e riportalo nella tua riserva: trascinane uno dalla tua casella di partenza 3. Dopo lanci ancora.
tablero-di-berona-play-return-token-otherwise = Puoi riprendere anche quel gettone. Questa volta riprendine uno dalla tua casella di partenza 3.
tablero-di-berona-play-order-of-dice = Possiedi 15 punti del centro, il tuo avversario 5. La partita finisce poco dopo che qualcuno non può usare un dado, anche se è in svantaggio. Scegli tu l’ordine dei tuoi dadi, e puoi sceglierlo in modo che uno non si possa usare. Lancia.
tablero-di-berona-play-bump = Posa il tuo ultimo gettone sulla 6. Poi non puoi usare l’1: la tua riserva è vuota, e la pila sulla 1 non è tua. È un intoppo: il tuo avversario ha un ultimo turno. Termina il turno.
tablero-di-berona-play-bump-otherwise = Anche questo è permesso. Questa volta posa il tuo ultimo gettone sulla 6, e termina il turno.
tablero-di-berona-play-win = Il tuo avversario prende un’altra casella: 13 punti a 7, hai vinto. A punti uguali vince chi possiede la casella occupata più alta. Finché un doppio ti lascia riprendere un gettone, non puoi avere un intoppo. Ora giocane una!
