## What is wrong with what is settled before the first throw

wrong-position = posizione, { $error }
long-name = un nome può avere al massimo { $most } caratteri
bad-name = il nome «{ $name }» comincia o finisce con uno spazio, o contiene un carattere non stampabile
invisible-name = il nome «{ $name }» contiene un carattere invisibile
bad-player = un giocatore è «person», «elsewhere» o «bot:» con il nome di un livello
bad-date = «{ $date }» non è una data come 2026-11-20

## What an undo does, and what it has done

undo = Annulla
undo-to-turn = Annulla: torna al tuo turno { $number }
undo-to-answer = Annulla: torna alla tua risposta
undone = Annullato
undone-to-turn = Annullato: si torna al tuo turno { $number }
undone-to-answer = Annullato: si torna alla tua risposta

## What is wrong with a file

no-save = riga 1: questo non è un file salvato di Tesserae ({ $why })
other-format = riga 1: il file salvato ha il formato { $format }, ma questo programma legge solo il formato { $known }; resta com’è
wrong-header = riga 1: { $why }
damage =
    { $error }; { $count ->
        [one] quella riga è persa
       *[other] { $count } righe sono perse
    }
long-line = la riga ha { $count } byte
longer-than-any-event = la riga ha { $count } byte, più di qualsiasi azione
line-breaks-off = la riga si interrompe
line-is-damaged = la riga è danneggiata
wrong-data = nella riga c’è qualcosa che non dovrebbe esserci
neither-event-nor-undo = non è né un’azione né un annullamento
nothing-comes-again = solo i lanci di una partita contro un bot escono di nuovo
