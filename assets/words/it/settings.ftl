title = Impostazioni
no-sound-device = All’avvio del programma non è stato trovato nessun dispositivo audio: non si sente niente.
reset = Ripristina impostazioni

## Sections

sound = Suono
motion = Movimento
view = Vista
gameplay = Gioco
with-friend = Con amici
display = Schermo
keyboard = Tastiera

## Sound and motion

volume = Volume
ambience = Ambiente
animation-speed = Velocità animazioni
reduce-motion = Riduci il movimento
about-reduce-motion = Pedine e visuale saltano al loro posto invece di muoversi.
vibrate = Vibrazione
about-vibrate = Il telefono vibra quando i dadi urtano qualcosa.
turn-board = Gira il tavoliere a ogni turno
about-turn-board = La visuale passa dalla parte del giocatore di turno.
percentage = { $percent } %
at-once = subito
times-as-fast = { $times } ×
in-seconds = { $seconds } s

## View

view-from = Vista dalla parte di
about-view-from = Quale lato del tavoliere hai più vicino.
first-player = Primo giocatore
second-player = Secondo giocatore
mirror = Specchia il tavoliere
about-mirror = Scambia destra e sinistra, così le pedine vanno ed escono nell’altro senso.
dice = Dadi
about-dice = Di che cosa sono fatti i dadi. Le piramidi del Gioco reale di Ur sono d’osso o d’ebano.
bone = Osso
ebony = Ebano
red = Rosso
brass = Ottone
cloth = Panno
green = Verde
burgundy = Bordeaux
blue = Blu
grey = Grigio
board = Tavoliere
board-of = Tavoliere: { $game }
about-boards = Ognuno vede il tavoliere che ha scelto, anche in una partita con un amico.
board-name =
    { $board ->
       *[backgammon] Noce
        [backgammon_damascus] Intarsio di Damasco
        [backgammon_tournament] Cuoio e feltro
        [tabula] Marmo
        [tabula_wood] Noce inciso
        [ur] Conchiglia e lapislazzuli
        [ur_limestone] Calcare e inchiostro
        [jesus] Quercia e ulivo
        [jesus_chest] Coperchio di cassa dipinto
        [berona] Quercia
        [berona_leather] Cuoio arrotolato
    }

## Gameplay

legal-moves = Mostra le mosse legali
about-legal-moves = Segna le pedine che possono muoversi e dove possono andare.
point-numbers = Numeri dei posti
about-point-numbers = Numera i posti del tavoliere; piccole frecce mostrano dove vanno le pedine.
insights = Approfondimenti
about-insights = Suggerimenti, probabilità, coach, problemi e analisi. Se è disattivato, non si mostra niente di tutto ciò.
coach = Coach
about-coach = Ti avvisa prima che una mossa, un raddoppio o un’altra scelta regali molto, e ti fa scegliere di nuovo.
marks = Segni di un’analisi
about-marks = Da quale perdita una decisione è segnata ?!, ? o ??, in millesimi di ciò per cui si gioca: qui 20, 50 e 100; come ? e ?? 20 e 80 in eXtreme Gammon; 40, 80 e 160 in GNU Backgammon.
confirm = Conferma i turni
about-confirm = Un turno in cui avevi una scelta finisce solo quando premi «Termina il turno»; fino ad allora puoi annullarlo.
end-turns = Termina i turni senza scelta
about-end-turns = Se con un lancio non si può giocare niente, o una cosa sola, dopo un momento il turno finisce da sé.
forced-moves = Gioca le mosse forzate
about-forced-moves = Se è legale un solo spostamento, viene fatto per te.
auto-throw = Lancio automatico
about-auto-throw = I dadi vengono lanciati per te quando non c’è altro da scegliere.
quick-moves = Mosse rapide
about-quick-moves = La pedina su cui clicchi si muove con il dado più alto o, se è bloccato, con l’altro. Clicca sui dadi per scambiarne l’ordine.
off = No
double-click = Doppio clic
single-click = Clic

## With a friend

letter-in-no-font = Una lettera mostrata come riquadro qui non è in nessun carattere. Viene comunque conservata.
hide-hand = Nascondi la mano dell’altra persona
about-hide-hand = Vedi le mosse e i lanci dell’altra persona, ma non la sua mano mentre si muove.
notify = Avvisami quando tocca a me
about-notify = Il browser ti avvisa mentre guardi qualcos’altro. Ti chiede il permesso una volta sola.

## Display

full-screen = Schermo intero
about-full-screen = La finestra riempie lo schermo, ora e al prossimo avvio.
colours = Colori
natural = Naturali
colour-blind = Per daltonici
scale = Scala interfaccia
message-duration = Durata messaggi
graphics = Grafica
automatic = Automatica
low = Bassa
medium = Media
high = Alta
automatic-level =
    Il livello adatto a questa macchina dai suoi primi fotogrammi, ora: { $level ->
        [low] basso.
        [high] alto.
       *[medium] medio.
    }

## The list of keys

other-letters = La tua tastiera non ha lettere latine: qui una lettera è il tasto al suo posto su una tastiera americana. Accanto c’è la tua lettera, appena è nota.
at-board = Al tavoliere
entering-faces = Inserire le facce di dadi veri
in-replay = Nel replay
in-lesson = In una lezione
in-your-turn = Nel tuo turno
answering = Rispondere a un’offerta
in-menus = Nei menu e nei pannelli
mouse-and-touch = Mouse e tocco
