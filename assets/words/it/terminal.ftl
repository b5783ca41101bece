## Beside the drawing of a board

cube-in-middle = posta { $count } (al centro)
cube-of = posta { $count } ({ $name })
tabula-pieces =
    { $who }: { $count } in mano, { $number } sul bar, { $off } fuori{ $bears ->
        [0] {""}
       *[other] , può portare fuori
    }
tabula-dice = { $who }, dadi: { $faces }
ur-side = { $who }   partenza { $start }   fiume { $river }   traguardo { $home }
ur-tallies = bastoncini { $count }
ur-stock = bastoncini nella scorta { $count }
ur-pool = monete nel piatto { $count }
ur-thrown = { $name } ha lanciato { $faces }, che vale { $count }
berona-reserves = riserve: { $first } (A) { $count }, { $second } (B) { $number }

## What is asked in a game, and what cannot be done

both = Entrambi
enter-faces = Inserisci le facce dei dadi, per esempio: { $command }
not-in-list = { $found } non è nell’elenco.
type-number = Scrivi il numero di un’azione ({ $key }: elenco dei comandi)
with-help = { $what } ({ $key }: elenco dei comandi)
nothing-to-offer = Ora non c’è niente da offrire.
type-one-of = Scrivi una di queste parole: { $words }
comes-again = Torna { $faces }: premi Invio.
draws-throws = In questa partita il programma sorteggia i lanci; { $option } è per i dadi veri.
too-many-steps = È più lungo di un turno: { $count } spostamenti.
not-playable = «{ $found }» non si può giocare.
several-ways = «{ $found }» si può giocare in più modi: scrivi dove si ferma lungo la strada.
saved = Salvata. Per continuare: { $command }
not-saved = La partita non è stata salvata (lo fa { $option }). Questo è il suo registro:
kept-damaged = { $what }. Il file danneggiato ora si chiama { $file }.

## The list of commands: what stands for a number, a file and the return key, and what each command does

a-number = NUMERO
a-file = FILE
return-key = Invio
help-number = eseguire l’azione con questo numero nell’elenco
help-return = lanciare, o eseguire l’unica azione dell’elenco
help-throw = lanciare; con i dadi veri, inserire le facce
help-turn = più spostamenti di un turno; anche { $words }
help-undo = annullare l’ultimo spostamento di questo turno
help-save = scrivere la partita in un file; { $command } la continua
help-log = il registro della partita fin qui
help-offers = elencare le offerte, come l’abbandono
help-rules = le regole del gioco
help-quit = uscire
help-others = Tutto il resto si legge come un’azione nella notazione del gioco.

## Turns and house rules

no-dice-yet = non ci sono dadi sul tavolo: usa { $option } con { $count } facce, per esempio { $words }
no-dice-left = non restano dadi da giocare: { $prompt }
nothing-played = (niente)
turns =
    { $count ->
        [one] { $count } turno
       *[other] { $count } turni
    }
house-rules = Regole della casa per { $option }, prima quella standard:

## An analysis

mistake = { $name }: { $turn } { $sign } −{ $amount }
figures =
    { $count ->
        [one] { $count } non forzata
       *[other] { $count } non forzate
    }, tasso d’errore { $rate }, { $marks }
figures-of-part = { $what }, in tutto: { $figures }, regalato: { $amount }
figures-of-all = Tutte: { $figures }, regalato: { $amount }
luck =
    Fortuna: { $lucky ->
        [0] −{ $amount }
       *[other] +{ $amount }
    } in { $count ->
        [one] { $count } lancio
       *[other] { $count } lanci
    }
turning-point = Svolta { $number }: { $name } { $words } ({ $share })

## What is wrong on the command line and in files: parts of sentences

no-language = non c’è nessuna lingua «{ $found }» (note: { $words })
no-game-named = manca un gioco: indica il suo nome, o { $option }
rule-form = una regola della casa si scrive { $words }
rule-twice = «{ $found }» è indicata due volte
no-format-of = { $format } non è un formato di { $game }
not-one-position = questa non è una sola posizione
no-position = questa non è una posizione di nessun gioco
few-events =
    { $count ->
        [one] la partita ha solo { $count } evento
       *[other] la partita ha solo { $count } eventi
    }
no-bots = manca il file { $file } dei bot: { $option } dice dove si trova
first-position = { $count } posizioni: si prende la prima; { $option } ne sceglie una
several-in-file =
    { $kind ->
        [match] il file contiene un match in { $count } parti
        [games] il file contiene { $count } partite che non formano un unico match
       *[positions] il file contiene { $count } posizioni
    }; scegli con { $option }
few-games =
    { $count ->
        [one] nel file c’è solo { $count } partita
       *[other] nel file ci sono solo { $count } partite
    }
exists = c’è già
too-large = il file supera { $count } MiB: non è una partita
not-utf-8 = il file non è in UTF-8 semplice; { $command } ne scrive una copia
kept-before = ce n’è uno di un recupero precedente; prima spostalo
open-elsewhere = un altro programma ha aperto questa partita
or-recover = { $what } ({ $option } continua con la parte non danneggiata)
output-unwritable = l’uscita non si può scrivere: { $what }
