## The first page

about = Cinque giochi di dadi e pedine, contro il computer, con qualcuno accanto a te o con amici lontani
saved-games = Partite salvate
statistics = Statistiche
settings = Impostazioni
rules = Regole
join-by-link = Entra con un link
quit = Esci
resume-since = Riprendi: { $saved }, { $when }
resume = Riprendi: { $saved }
go-on-waiting = Continua ad aspettare: { $game }
start-here = Comincia qui

## The page of a game

first-moves = Prime mosse
position-editor = Editor di posizioni
puzzle-of-the-day = Problema del giorno
puzzles = Problemi
puzzles-solved = Problemi: { $solved } risolti su { $tried }
mistakes-due = Errori: { $count } da ripassare
mistakes-later =
    { $count ->
        [1] Errori: domani
       *[other] Errori: fra { $count } giorni
    }
own-mistakes = I tuoi errori in partite analizzate, come problemi.
play = Gioca
play-with-friend = Gioca con amici
by-link = Ognuno alla sua macchina, con un link.
clock = Orologio: { $clock }

## The first moves of backgammon

all-throws = Tutti i lanci
about-first-moves = Le migliori prime mosse per ogni lancio, e quanti punti regalano le altre. Scegli un lancio per vedere le risposte. Un doppio può cominciare solo dove, dopo una parità, si rilanciano tutti e due i dadi.
replies = Risposte a { $throw }: { $turn }

## While the table is set, while it plays by itself, and before a kiosk’s game ends

setting-the-table = Si prepara il tavolo…
press-to-play = Premi dove vuoi per giocare.
game-ends =
    Tocca dove vuoi per continuare. Questa partita finisce fra { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }.
