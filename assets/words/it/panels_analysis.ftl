## The analysis

analysis = Analisi
all-games = Tutte le partite
no-analysis = Nessuna analisi: { $why }.
one-moment = Un momento…
analysing = Analisi: { $percent } %
stopped-at = Fermata: { $percent } %
above-and-below = Sopra: vince { $first }. Sotto: vince { $second }.
turning-points = Svolte
save-report = Salva come pagina con diagrammi
other-moves-here = Altre mosse qui
mistakes = Errori
none-seen = Nessuno che i bot vedano.
none-so-far = Finora nessuno.
practise =
    { $count ->
        [one] Esercitati su { $count } errore
       *[other] Esercitati su { $count } errori
    }
practise-of =
    { $count ->
        [one] Esercitati su { $count } errore: { $name }
       *[other] Esercitati su { $count } errori: { $name }
    }
threw = { $name } ha lanciato { $throw }
lucky = Fortuna: { $amount }.
unlucky = Sfortuna: { $amount }.
what-it-was = { $name }: { $what }
unmarked = errore
gave-away = { $turn } ha regalato { $amount }.
mistake = { $name } { $sign } −{ $amount }
was-played = Giocata: { $turn }.
was-better = Meglio: { $better }. { $why }
better = Migliore
played = Giocata
other-moves = Altre mosse

## Skill and luck

skill-and-luck = Abilità e fortuna
curve-of-chances = Le probabilità nel corso della partita
game-of-series = Partita { $number }
none-marked = Nessuna decisione ha un segno.
column-value = Valore
column-behind = Distacco
column-chances = Probabilità
chance-and-share = { $what } { $value }
unforced-decisions = Decisioni non forzate
count-of-mark = Segnate con { $sign }
given-away-in = { $what }: regalato
amount-in-decisions = { $amount } ({ $count })
about-marks-of = Segni: { $marks } di questi millesimi ({ $thresholds }).
was-incomplete = L’analisi non era completa.
made-with = Fatto con Tesserae.
analysis-of = { $game }, analisi
given-away = Regalato
error-rate = Tasso d’errore
pr = PR
pr-of-part = { $what }: PR
luck = Fortuna
result = Risultato
without-luck = Senza la fortuna
about-error-rate = Tasso d’errore: quanto regala in media una decisione, in millesimi di ciò per cui si gioca. Fortuna: di quanto i lanci erano migliori della media di tutti i lanci possibili.
about-pr = PR: metà del tasso d’errore, come conta eXtreme Gammon.
as-solved = { $name }: { $perfect } decisioni su { $all } come nella soluzione, le altre hanno regalato { $amount }.
endgame-as-solved = { $name }: { $perfect } decisioni su { $all } del finale perfette, { $amount } sotto il gioco perfetto.

## One decision

decision = Decisione
back-to-analysis = Torna all’analisi
show-position = Mostra la posizione
not-found-out = Non si è trovato: { $why }.
decides = { $name } decide.
with-throw = { $name } con { $faces }.
show = Mostra
gives-nothing =
    { $played ->
        [0] non regala niente ({ $value }).
       *[other] Giocata: non regala niente ({ $value }).
    }
gives-away =
    { $played ->
        [0] regala { $amount } ({ $value }).
       *[other] Giocata: regala { $amount } ({ $value }).
    }
rollout = Rollout
first-game-is-played = Rollout: si gioca la prima partita.
rolled-out-once = Rollout: 1 partita.
rolled-out =
    Rollout: { $value }, { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }.
percent-done = { $percent } %
stop = Ferma
about-rollout = I bot continuano a giocare dalle mosse scelte, al massimo quattro, con gli stessi lanci per tutte. Dai risultati si toglie la fortuna; ± è un errore standard.
roll-out =
    { $count ->
        [one] Rollout di { $count } mossa
       *[other] Rollout di { $count } mosse
    }
what-about = E questa?
move-pieces = Muovi le pedine sul tavoliere, o scegli le parti di una mossa una dopo l’altra.
so-far = Finora: { $turn }
on-board = Sul tavoliere: { $turn }
take-back = Ritira

## Several games or positions

games = Partite
positions = Posizioni
nothing-listed = Qui non c’è niente. Un file con più partite, e un testo con più posizioni, viene elencato qui.
which-position = { $count } posizioni. Quale vuoi aprire?
position = Posizione { $number }
score-is = Punteggio: { $score }.
score-before = Punteggio precedente: { $score }.
score-of-series = { $score } ({ $what })
position-in-words = { $what }: { $position }.
game-and-result = Partita { $number }: { $result }
game-sentence = Partita { $number }: { $result }.
about-giving-away = Regalato: in poste, o in un match quello che vale quanto una posta. PR: metà di quanto regala in media una decisione, in millesimi. Più è basso, meglio è.
all-analysed = Tutte le partite sono analizzate.
stop-analysis = Ferma l’analisi
go-on-with-analysis = Continua l’analisi
analyse-all = Analizza tutte le partite
games-of-two =
    { $first } e { $second }: { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }.
games-of-several =
    { $count ->
        [one] { $count } partita di più giocatori.
       *[other] { $count } partite di più giocatori.
    }
number-of-games =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }.
wins-points = { $name } vince { $count }
a-draw = una patta
not-finished = non finita
was-not-finished = Non finita.
all-given-away = Regalato: { $list }.
gave-away-and-pr = { $name } { $lost } (PR { $rating })

## The games that were analysed

analysed-games = Partite analizzate
none-analysed = Ancora nessuna partita. Ogni partita la cui analisi è completa viene elencata qui.
older-games = Partite più vecchie
about-rating = PR, l’indice di prestazione: metà di quanto regala in media una decisione, in millesimi di ciò per cui si gioca. Più è basso, meglio è.
name-and-game = { $name }, { $game }
pr-in-one = { $name }: PR { $rating } in 1 partita.
pr-in-last = { $name }: PR { $rating } nell’ultima di { $count } partite, { $mean } nelle ultime { $last } insieme.
legend = Punti: ogni partita. Linea: le ultime { $count } partite insieme.
pr-of = { $name } { $rating }
ratings = PR: { $list }.
moves-not-saved = Le sue mosse non sono più salvate.

## The results of all games

statistics = Statistiche
analysed-games-and-pr = Partite analizzate e PR
no-games = Ancora nessuna partita. Ogni partita che giochi viene contata qui.
none-finished =
    { $count ->
        [one] { $count } cominciata, nessuna finita
       *[other] { $count } cominciate, nessuna finita
    }
finished =
    { $count ->
        [one] { $count } partita finita
       *[other] { $count } partite finite
    }
dice-luck = Fortuna ai dadi
about-luck = Dadi onesti danno in media 3,5. L’ultima colonna dice quante volte, su 100 serie di questa grandezza, dadi onesti ne sono almeno così lontani.
copy-error-rates = Copia i tassi d’errore
puzzles-solved = Problemi risolti al primo tentativo
solved-of = { $game }: { $solved } su { $all }
rate =
    { $name }: tasso d’errore { $last } in { $count ->
        [one] { $count } partita analizzata
       *[other] { $count } partite analizzate
    }
rate-before =
    { $name }: tasso d’errore { $before } → { $last } in { $count ->
        [one] { $count } partita analizzata
       *[other] { $count } partite analizzate
    }
like-level = { $what }, come { NOM($bot) }
against = { $name } contro { NOM($bot) }
won = vinte
points = punti
won-of = { $wins } su { $all }
count-of-manner = { $count } × { $manner }
manners = { $name }: { $list }
dice-column = dadi
average = media
of-hundred = su 100
