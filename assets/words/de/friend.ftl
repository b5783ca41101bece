## Why somebody is to come to the table: titles, and the title of the window

you-are-called = Du wirst gerufen
you-are-asked = Du wirst gefragt
game-has-begun = Die Partie hat begonnen
first-throw = Der erste Wurf
your-turn = Dein Zug
window-title = { $why } · Tesserae

## The same in a sentence

calls-you =
    { $minutes ->
        [one] { $name } ruft dich an den Tisch. Du hast { $minutes } Minute, um zu antworten.
       *[other] { $name } ruft dich an den Tisch. Du hast { $minutes } Minuten, um zu antworten.
    }
throw-first = { $name } ist am Tisch. Den ersten Wurf darf jeder von euch machen.
may-throw = Werfen darf jeder von euch.
at-table-your-turn = { $name } ist am Tisch. Du bist am Zug.
played-your-turn = { $name } hat gespielt. Du bist am Zug.
has-first-turn = { $name } ist am Tisch und hat den ersten Zug.

## Who is there

here = Hier
away-since = Abwesend seit { $since }
is-away = { $name } ist abwesend.
other-is-away = Dein Gegenüber ist abwesend.
onlookers =
    { $count ->
        [one] { $count } Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
you-look-on = Du schaust zu.
points-at = { $name } zeigt auf { ACC($place) }.

## What is asked, and what can be answered

asks-undo = { $name } möchte den letzten eigenen Zug zurücknehmen. Zurückgenommene Würfe kommen mit denselben Augen wieder, und jetzt kennt ihr sie beide.
asks-rematch = { $name } möchte noch eine Partie, mit vertauschten Plätzen.
asks-seat = { $name } hat den Schlüssel zum eigenen Platz verloren und bittet um einen neuen. Nach fünf Minuten kannst du zustimmen, wenn niemand mit dem alten kommt. Das Protokoll zählt es mit.
rival-asks = Jemand, der deine Einladung hat, bittet { $name } um deinen Platz.
take-question-back = Zieh deine Bitte zurück
refuse-seat = Weigere dich, deinen Platz abzugeben
you-asked-undo = Du hast { $name } gebeten, deinen letzten Zug zurücknehmen zu dürfen.
you-asked-rematch = Du hast { $name } um noch eine Partie gebeten.
you-called =
    { $minutes ->
        [one] Du hast { $name } gerufen; zum Kommen bleibt noch { $minutes } Minute.
       *[other] Du hast { $name } gerufen; zum Kommen bleiben noch { $minutes } Minuten.
    }
calls-in-minutes =
    { $minutes ->
        [0] { $name } hat dich an den Tisch gerufen und kann die Partie beanspruchen.
        [1] { $name } ruft dich an den Tisch und kann nach einer Minute ohne Antwort die Partie beanspruchen.
       *[other] { $name } ruft dich an den Tisch und kann nach { $minutes } Minuten ohne Antwort die Partie beanspruchen.
    }

## A seat that has another key than this machine

taken-elsewhere = Dieser Platz wurde an einem anderen Gerät eingenommen, oder von jemand anderem mit der Einladung: Öffne dort den eigenen Link des Platzes, oder bitte { $host }, hier weiterspielen zu dürfen.
asked-to-go-on = Du hast { $host } gebeten, hier mit einem neuen Schlüssel weiterspielen zu dürfen, und wartest auf Antwort.
key-was-replaced = Der Platz dieses Links hat jetzt einen anderen Schlüssel; { $host } hat zugestimmt. Öffne den eigenen Link des Platzes von dem Gerät, an dem er gespielt wird, oder die Einladung.
taken-ask-host = Dieser Platz wurde an einem anderen Gerät eingenommen, oder von jemand anderem mit der Einladung: Öffne dort den eigenen Link des Platzes, oder bitte den Gastgeber, hier weiterspielen zu dürfen.
asked-host-to-go-on = Du hast den Gastgeber gebeten, hier mit einem neuen Schlüssel weiterspielen zu dürfen, und wartest auf Antwort.
host-replaced-key = Der Platz dieses Links hat jetzt einen anderen Schlüssel; der Gastgeber hat zugestimmt. Öffne den eigenen Link des Platzes von dem Gerät, an dem er gespielt wird, oder die Einladung.
ask-to-go-on = Um Weiterspielen bitten
guest-has-new-key = Der Gast spielt mit einem neuen Schlüssel weiter; der Gastgeber hat zugestimmt. Beide Tische haben neue Anteile für die kommenden Würfe, und das Protokoll zählt es mit.
new-key-declined = Es wurde abgelehnt, dass du hier mit einem neuen Schlüssel weiterspielst.

## Connection and room

being-opened = Die Verbindung zum Raum wird geöffnet.
no-answer = Der Server antwortet nicht. Es wird noch einmal versucht.
line-broke = Die Verbindung zum Raum ist abgebrochen und wird wiederhergestellt.
tried-again = { $why } Es wird noch einmal versucht.
cannot-be-called = Diese Adresse ist nicht erreichbar.
guest-not-there = Der Gast hat sich noch nicht gesetzt.
waits-for-guest = Es wird gewartet, bis der Gast sich setzt.
goes-on-by-links = { $name } führt diese Partie per Link fort: Von da an wirft jedes Gerät für sich, und die Würfe sind nicht mehr vereinbart.
other-goes-on-by-links = Dein Gegenüber führt diese Partie per Link fort: Von da an wirft jedes Gerät für sich, und die Würfe sind nicht mehr vereinbart.
throw-waits-away = Dieser Wurf wartet auf das Gerät von { $name }: Es muss antworten und ist nicht verbunden.
throw-waits-other-away = Dieser Wurf wartet auf das Gerät deines Gegenübers: Es muss antworten und ist nicht verbunden.
throw-waits = Dieser Wurf wartet auf das Gerät von { $name }; es hat noch nicht geantwortet.
throw-waits-other = Dieser Wurf wartet auf das Gerät deines Gegenübers; es hat noch nicht geantwortet.

## Why an address is none

no-server-address = Gib die Adresse eines Servers ein, um jemanden einzuladen.
server-is-link = Das ist ein Link zu einer Partie; die Adresse eines Servers endet vor dem „#“.
no-address = Das ist keine Adresse eines Servers. Sie sieht aus wie https://play.example.org.
no-link = Das ist kein Link zu einer Partie mit Freunden.
link-incomplete = Dieser Link zu einer Partie mit Freunden ist nicht vollständig. Kopiere ihn ganz.

## Inviting, and the link to paste

agreed-dice = Würfel zweier Menschen an verschiedenen Orten sind immer vereinbart: Beide Tische geben zu jedem Wurf einen geheimen Anteil, sodass weder ihr noch der Server ihn wählen oder vorhersehen könnt.
invite = Einladen
by-chance = Per Zufall
about-paste = Füge den Link ein, den man dir geschickt hat, oder den deines eigenen Platzes.
link = Link
join = Beitreten

## Waiting for the friend

waiting = Warten auf dein Gegenüber …
opening = Der Raum wird geöffnet …
link-still-leads-here = Der Link, den du geschickt hast, führt noch hierher.
cancel = Abbrechen
cancel-invitation = Einladung zurückziehen
about-invitation = Schick diesen Link, oder lass den Code scannen. Wer ihn öffnet, setzt sich an die andere Seite des Tisches: nichts zu installieren, kein Konto.
copy-link = Link kopieren
share-link = Link teilen
about-onlookers = Zuschauer haben einen eigenen Link: Sie sehen den Tisch und können nichts anfassen.
copy-onlooker-link = Link für Zuschauer kopieren
share-with-onlookers = Mit Zuschauern teilen
copied = Kopiert.

## Where a link leads

game-with-friend = Eine Partie mit Freunden
looking-for-game = Die Partie wird gesucht …
connecting = Verbindung zum Server wird aufgebaut.
invited = Du bist zu einer Partie eingeladen: { $game }.
friends-play = Zwei Freunde spielen: { $game }.
they-play = { $host } und { $guest } spielen: { $game }.
about-to-begin = Gleich beginnt eine Partie: { $game }.
host-invites = { $host } lädt dich zu einer Partie ein: { $game }.
host-waits = { $host } wartet auf jemanden für eine Partie: { $game }.
you-play-seat = Du spielst { $seat }.
without-clock = Es gibt keine Uhr.
clock-gives = Die Uhr gibt { $clock }.
time-each = je { $time }
time-and-delay = je { $time }, und von jedem Zug zählen { $delay } nicht
time-and-increment = je { $time }, und nach jedem Zug { $delay } mehr
minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
game-begins-later = Die Partie beginnt, wenn dein Gegenüber sich gesetzt hat.
you-will-see = Du wirst den Tisch sehen und kannst nichts anfassen.
will-see-game = Du siehst die Partie, sobald sie beginnt
look-on = Zuschauen
sit-down = Hinsetzen

## The panel of the friend

connect-again = Neu verbinden
leave-table = Tisch verlassen
game-is-kept = Die Partie ist gespeichert. Setze sie unter „Meine Partien“ fort, oder öffne den Link noch einmal.
onlooker-link-copied = Link für Zuschauer: kopiert
copy-own-link = Link deines Platzes kopieren
own-link-copied = Link deines Platzes: kopiert
about-own-link = Damit spielst du an einem anderen Gerät weiter; wer ihn hat, spielt für dich, also gib ihn niemandem.
say = Sagen
i-am-here = Ich bin da
agree = Zustimmen
decline = Ablehnen
ask-undo = Um Rücknahme deines letzten Zugs bitten
ask-rematch = Bitte um noch eine Partie
claim = Partie beanspruchen
time-has-run-out = Die Zeit deines Gegenübers ist abgelaufen.
did-not-come = Dein Gegenüber wurde gerufen und kam nicht.
call = { $name } rufen
about-calling = Dann bleiben fünf Minuten zum Kommen. Danach kann die Partie beansprucht werden.
go-on-by-links = Per Link fortsetzen
about-links = Ohne Server: Ihr schickt einander die Partie nach jedem Zug. Von da an wirft jedes Gerät für sich, und die Würfe sind nicht mehr vereinbart.
resign-maybe = Aufgeben …
resign = Aufgeben
friend-wins = Dein Gegenüber gewinnt die Partie.
