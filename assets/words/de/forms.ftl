## Who plays

opponent = Gegner
a-person = Ein Mensch
two-people-share = Zwei Menschen an diesem Bildschirm.
strength = Stärke { $rank } von { $count }. { $character }
you-play = Du spielst
watch = Zusehen
name-of-seat = Name von { $seat }
optional-name-of-seat = Name (freiwillig): { $seat }
your-name = Dein Name
optional-name = Name (freiwillig)

## The server for games with a friend

server = Server
about-server = Zwei Programme treffen sich auf einem Tesserae-Server (tesserae-room). Einen öffentlichen gibt es nicht: Betreibe selbst einen, oder lass dir von deinem Gegenüber die Adresse geben.

## House rules

house-rules =
    { $count ->
        [0] Hausregeln: Standard
       *[other] Hausregeln: { $count } geändert
    }
reset-rules = Zurück zu den Standardregeln
rule-and-value = { $rule }: { $value }
rule-is = { $rule }: { $value }.

## Where throws come from

dice = Würfel
dice-on-table = Würfel: auf dem Tisch
dice-by-hand = Würfel: von Hand eingegeben
dice-by-computer = Würfel: vom Computer gezogen
on-table = Auf dem Tisch geworfen
by-hand = Echte Würfel, von Hand eingegeben
by-computer = Vom Computer gezogen
about-table = Du wirfst virtuelle Würfel; es zählt, wie sie auf dem Tisch liegen bleiben.
about-hand = Du wirfst echte Würfel und gibst hier ihre Augen ein.
about-computer = Es werden keine Würfel geworfen: Ein Zufallsgenerator zieht sie, und sein Startwert wird mit der Partie gespeichert.

## The clock

clock = Uhr
no-clock = Keine
sudden-death = Feste Zeit
delay = Aufschub
increment = Zuschlag
about-no-clock = Alle denken so lange, wie sie wollen.
about-sudden-death = So viel Zeit für alles. Wer keine mehr hat, verliert.
about-delay = Die Zeit läuft in jedem Zug erst nach einem Aufschub, wie auf den meisten Backgammon-Uhren. Wer keine mehr hat, verliert.
about-increment = Jeder beendete Zug verlängert die verbleibende Zeit. Wer keine mehr hat, verliert.
seconds-of-delay = Sekunden Aufschub in jedem Zug
seconds-of-increment = Sekunden mehr nach jedem Zug
minutes-each = Minuten für jeden Spieler

## What is chosen, in a few words

without-clock = keine
with-sudden-death =
    { $minutes ->
        [one] je { $minutes } Minute
       *[other] je { $minutes } Minuten
    }
with-delay =
    { $minutes ->
        [one] je { $minutes } Minute
       *[other] je { $minutes } Minuten
    }, { $seconds ->
        [one] { $seconds } Sekunde Aufschub
       *[other] { $seconds } Sekunden Aufschub
    }
with-increment =
    { $minutes ->
        [one] je { $minutes } Minute
       *[other] je { $minutes } Minuten
    }, { $seconds ->
        [one] { $seconds } Sekunde mehr je Zug
       *[other] { $seconds } Sekunden mehr je Zug
    }
two-people = Zwei Menschen an diesem Bildschirm
you-against = Du gegen { ACC($bot) }
bots = { $bot } gegen { $other-bot }
changed-rules =
    { $count ->
        [0] Standardregeln
        [one] { $count } Regel geändert
       *[other] { $count } Regeln geändert
    }
standard-rules = Standardregeln.
