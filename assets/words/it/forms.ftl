## Who plays

opponent = Avversario
a-person = Una persona
two-people-share = Due persone condividono questo schermo.
strength = Forza { $rank } di { $count }. { $character }
you-play = Tu giochi con
watch = Guarda
name-of-seat = Nome: { $seat }
optional-name-of-seat = Nome (facoltativo): { $seat }
your-name = Il tuo nome
optional-name = Nome (facoltativo)

## The server for games with a friend

server = Server
about-server = Due programmi si incontrano su un server Tesserae (tesserae-room). Non ce n’è uno pubblico: gestiscine uno, o chiedi all’altra persona l’indirizzo del suo.

## House rules

house-rules =
    { $count ->
        [0] Regole della casa: standard
        [one] Regole della casa: { $count } cambiata
       *[other] Regole della casa: { $count } cambiate
    }
reset-rules = Torna alle regole standard
rule-and-value = { $rule }: { $value }
rule-is = { $rule }: { $value }.

## Where throws come from

dice = Dadi
dice-on-table = Dadi: sul tavolo
dice-by-hand = Dadi: inseriti a mano
dice-by-computer = Dadi: estratti dal computer
on-table = Lanciati sul tavolo
by-hand = Dadi veri, inseriti a mano
by-computer = Estratti dal computer
about-table = Lanci dadi virtuali; conta come si fermano sul tavolo.
about-hand = Lanci dadi veri e inserisci qui le loro facce.
about-computer = Non si lanciano dadi: li estrae un generatore di numeri casuali, e il suo seme è salvato con la partita.

## The clock

clock = Orologio
no-clock = Nessuno
sudden-death = Morte improvvisa
delay = Ritardo
increment = Incremento
about-no-clock = Ognuno pensa quanto vuole.
about-sudden-death = Un certo tempo per tutto. Chi lo esaurisce perde.
about-delay = In ogni turno il tempo scorre solo dopo un ritardo, come in quasi tutti gli orologi da backgammon. Chi lo esaurisce perde.
about-increment = Ogni turno finito aggiunge tempo a quello che resta. Chi lo esaurisce perde.
seconds-of-delay = Secondi di ritardo in ogni turno
seconds-of-increment = Secondi in più dopo ogni turno
minutes-each = Minuti per ogni giocatore

## What is chosen, in a few words

without-clock = nessuno
with-sudden-death =
    { $minutes ->
        [one] { $minutes } minuto a testa
       *[other] { $minutes } minuti a testa
    }
with-delay =
    { $minutes ->
        [one] { $minutes } minuto a testa
       *[other] { $minutes } minuti a testa
    }, { $seconds ->
        [one] { $seconds } secondo di ritardo
       *[other] { $seconds } secondi di ritardo
    }
with-increment =
    { $minutes ->
        [one] { $minutes } minuto a testa
       *[other] { $minutes } minuti a testa
    }, { $seconds ->
        [one] { $seconds } secondo in più a turno
       *[other] { $seconds } secondi in più a turno
    }
two-people = Due persone a questo schermo
you-against = Tu contro { NOM($bot) }
bots = { FIRST($bot) } contro { NOM($other-bot) }
changed-rules =
    { $count ->
        [0] regole standard
        [one] { $count } regola cambiata
       *[other] { $count } regole cambiate
    }
standard-rules = Regole standard.
