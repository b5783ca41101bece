## Why a line is not added to the log

behind = Prima è successo qualcos’altro.
onlooker = Gli spettatori guardano e non toccano.
knocking = L’altra persona cerca di entrare, e non ha ancora avuto il permesso.
throw-again = Le chiavi di questa partita sono cambiate. Lancia di nuovo.
line = Questa non è una riga di un registro.
time = In questa riga il tempo torna indietro.
signature = Questa riga non è firmata dal giocatore a cui è attribuita.
not-begun = La prima riga apre la stanza.
begun = La stanza è già aperta.
version = La stanza parla un’altra versione del protocollo. Ricarica la pagina.
no-number = La partita non ha numero.
dice-not-agreed = I dadi di due persone distanti sono concordati.
not-people = Qui giocano solo persone.
guest-named = L’ospite dà da sé il proprio nome.
clock = Un orologio ha da un secondo a un giorno.
full = Il registro di questa stanza è pieno. Continua con i link, o abbandona.
enough = Hai chiesto, chiamato o annullato troppo spesso. Prima continua la partita.
not-sat = L’altra persona non ha ancora preso posto.
nothing-happened = Non è ancora successo niente.
sat = Entrambi i giocatori hanno preso posto.
name-taken = Chi ospita ha già questo nome.
not-invited = Questo posto è di chi ha l’invito.
over = La partita è finita.
no-game = Non c’è nessuna partita da terminare.
no-throw = Ora non c’è niente da lanciare.
throw = Un lancio si dichiara, e le sue facce risultano da entrambe le quote.
no-share = Per questo lancio serve una quota.
gesture = Nessuna mano si muove così.
not-due = Non tocca a te.
not-own-step = Si possono annullare solo i tuoi spostamenti di questo turno.
turn-over = Il tuo turno è finito. Chiedi all’altra persona di poterlo ritirare.
guest-not-due = Un’altra chiave si può chiedere quando tocca all’ospite.
end = La fine di una partita non è un suo turno.
undo-count = Si può annullare insieme un altro numero di azioni.
nothing-after = Dopo questa azione non c’è niente da annullare.
asked = C’è già una richiesta.
not-asked = Non c’è nessuna richiesta.
own-question = Deve accettare l’altra persona.
not-over = Questa partita non è ancora finita.
seat = Solo un ospite che ha preso posto può chiedere un’altra chiave.
too-early = Chi ha il posto può ancora venire. Accetta cinque minuti dopo la richiesta.
called = L’altra persona è già stata chiamata.
not-called = Nessuno ti ha chiamato.
not-their-turn = Si può chiamare solo qualcuno a cui tocca giocare.
share-owed = Prima la tua macchina deve rispondere al lancio.
by-links = Continui già questa partita con i link.
not-absent = Prima chiama l’altra persona, e aspetta cinque minuti.
time-left = All’altra persona resta del tempo.
unfit-name = Questo nome ha lettere che non si possono mostrare, o troppi segni o spazi.

## Why a commitment or a share is refused

dice-waiting = Un lancio aspetta la quota dell’altro posto.
dice-not-waiting = Nessun lancio aspetta la quota di questo posto.
dice-number = Questo non è il numero del prossimo lancio.
dice-no-commitment = Prima entrambi i posti si impegnano sulle loro quote.
dice-again = Questo posto si è già impegnato sulle sue quote.
dice-share = La quota non corrisponde all’impegno.

## What a room can do that no honest room does

lie-dropped =
    La stanza ha perso righe di questa partita che aveva confermato: ora ha { $count ->
        [one] { $count } riga
       *[other] { $count } righe
    }, non { $own }.
lie-changed = La stanza ha cambiato o ripetuto la riga { $number } di questa partita.
lie-gap = La stanza omette righe di questa partita: è attesa la riga { $number }, e invia la riga { $sent }.
lie-mark = Il registro della stanza non torna alla riga { $number }.
lie-stranger = La stanza mostra una partita diversa da quella di questo link.
lie-invented =
    { $party ->
        [host] La stanza ha inventato una riga a nome di chi ospita.
       *[guest] La stanza ha inventato una riga a nome dell’ospite.
    }
lie-share = La stanza ha cambiato i dadi: una quota non è quella che è stata data.
lie-refused = La stanza rifiuta un lancio che le regole permettono.
lie-illegal = La stanza lascia accadere qualcosa che le regole vietano: { $why }

## What the check of an agreed throw has found: the end of a sentence

fault-no-proof = manca la prova
fault-no-game = il registro non dà il numero della sua partita
fault-wrong-number = la prova è di un altro lancio
fault-no-commitment =
    { $seat ->
        [first] il primo posto non si è mai impegnato
       *[second] il secondo posto non si è mai impegnato
    }
fault-one-sided = un posto ha sostituito da solo il proprio impegno
fault-uncounted = gli impegni sono stati sostituiti, e il registro non ne tiene conto
fault-wrong-share =
    { $seat ->
        [first] la quota del primo posto non corrisponde al suo impegno
       *[second] la quota del secondo posto non corrisponde al suo impegno
    }
fault-wrong-faces = dalle quote risultano altre facce

## What can be said with a press

hello = Ciao!
thanks = Grazie per la partita.
well-played = Ben giocato!
lucky-dice = Che lancio!
one-moment = Un momento, per favore.
i-am-back = Eccomi di nuovo.
another-game = Un’altra partita?

## Why a text is no link to a room

link-incomplete = Questo non è un link a una stanza, o non è completo. Copialo tutto.
link-old = Questo link è stato fatto da una versione precedente di Tesserae. Chiedine uno nuovo.

## That keys were replaced

replaced =
    { $count ->
        [one] La chiave dell’ospite è stata sostituita una volta durante questa partita, con il consenso di chi ospita.
       *[other] La chiave dell’ospite è stata sostituita { $count } volte durante questa partita, con il consenso di chi ospita.
    }

## Why a room does not do what a client asks for, or ends the connection

closed = Questo link non apre nessuna stanza. Le stanze che nessuno tocca per alcune settimane vengono cancellate.
other-version = La stanza parla un’altra versione del protocollo. Ricarica la pagina.
earlier-version = Questa stanza è stata aperta da una versione precedente di Tesserae. Aprine un’altra.
damaged = Il registro di questa stanza è danneggiato. Chiedi a chi gestisce la stanza di ripristinarlo.
rooms = Da qui sono state aperte troppe stanze in quest’ora.
store = Al momento la stanza non si può conservare. Si riprova.
room-full = In questa stanza guardano troppe persone.
address-full = Ci sono troppe finestre aperte al tuo indirizzo internet.
late = Nessuno è entrato in una stanza.
seat-replaced = Questo posto è aperto in finestre più recenti.
slow = La linea è troppo lenta; si riprova.
rate = Sono troppi messaggi al secondo.
faults = Troppi messaggi avevano un errore.
binary = I messaggi sono testo.
frame = Il messaggio è troppo lungo, o non è un frame di testo.
not-entered = Entra prima in una stanza.
entered = Questo socket è già in una stanza.
no-hand = Questa non è una mano a questo tavolo.
too-long = Il messaggio ha più di { $most } byte.
no-json = Il messaggio non è un oggetto JSON con ogni chiave una sola volta.
no-message = Questo non è un messaggio della versione { $version } del protocollo. Ricarica la pagina.
