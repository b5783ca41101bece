## Why a line is not added to the log

behind = Etwas anderes ist zuerst geschehen.
onlooker = Zuschauer sehen und fassen nichts an.
knocking = Dein Gegenüber möchte herein und wurde noch nicht eingelassen.
throw-again = Die Schlüssel dieser Partie haben gewechselt. Wirf noch einmal.
line = Das ist keine Zeile eines Protokolls.
time = In dieser Zeile läuft die Zeit rückwärts.
signature = Diese Zeile ist nicht von dem Spieler unterschrieben, in dessen Namen sie steht.
not-begun = Die erste Zeile öffnet den Raum.
begun = Der Raum ist schon offen.
version = Der Raum spricht eine andere Version des Protokolls. Lade die Seite neu.
no-number = Die Partie hat keine Nummer.
dice-not-agreed = Die Würfel zweier Menschen an verschiedenen Orten sind vereinbart.
not-people = Hier spielen nur Menschen.
guest-named = Den eigenen Namen nennt der Gast.
clock = Eine Uhr hat zwischen einer Sekunde und einem Tag.
full = Das Protokoll dieses Raums ist voll. Spielt per Link weiter, oder gib auf.
enough = Du hast zu oft gefragt, gerufen oder rückgängig gemacht. Spiel zuerst weiter.
not-sat = Dein Gegenüber hat sich noch nicht gesetzt.
nothing-happened = Es ist noch nichts geschehen.
sat = Beide Spieler haben sich gesetzt.
name-taken = Der Gastgeber heißt schon so.
not-invited = Dieser Platz gehört dem, der die Einladung hat.
over = Die Partie ist zu Ende.
no-game = Es gibt keine Partie zu beenden.
no-throw = Jetzt ist nichts zu werfen.
throw = Ein Wurf wird angesagt, und seine Augen folgen aus beiden Anteilen.
no-share = Für diesen Wurf ist ein Anteil nötig.
gesture = So bewegt sich keine Hand.
not-due = Du bist nicht am Zug.
not-own-step = Nur deine eigenen Schritte dieses Zugs lassen sich rückgängig machen.
turn-over = Dein Zug ist zu Ende. Bitte dein Gegenüber, ihn zurücknehmen zu dürfen.
guest-not-due = Um einen anderen Schlüssel bitten kann man, wenn der Gast am Zug ist.
end = Das Ende einer Partie ist kein Zug in ihr.
undo-count = Zusammen rückgängig machen lässt sich eine andere Zahl von Ereignissen.
nothing-after = Nach diesem Ereignis gibt es nichts rückgängig zu machen.
asked = Es wurde schon um etwas gebeten.
not-asked = Es wird um nichts gebeten.
own-question = Dein Gegenüber muss zustimmen.
not-over = Diese Partie ist noch nicht zu Ende.
seat = Nur ein Gast, der sich gesetzt hat, kann um einen anderen Schlüssel bitten.
too-early = Wer den Platz hat, kann noch kommen. Stimme fünf Minuten nach der Bitte zu.
called = Dein Gegenüber wurde schon gerufen.
not-called = Niemand hat dich gerufen.
not-their-turn = Nur wer am Zug ist, kann gerufen werden.
share-owed = Zuerst muss dein Gerät auf den Wurf antworten.
by-links = Ihr spielt diese Partie schon per Link weiter.
not-absent = Rufe zuerst dein Gegenüber, und warte fünf Minuten.
time-left = Dein Gegenüber hat noch Zeit.
unfit-name = Dieser Name hat Buchstaben, die sich nicht zeigen lassen, oder zu viele Zeichen oder Leerzeichen.

## Why a commitment or a share is refused

dice-waiting = Ein Wurf wartet auf den Anteil des anderen Platzes.
dice-not-waiting = Kein Wurf wartet auf den Anteil dieses Platzes.
dice-number = Das ist nicht die Nummer des nächsten Wurfs.
dice-no-commitment = Zuerst legen sich beide Plätze auf ihre Anteile fest.
dice-again = Dieser Platz hat sich schon auf seine Anteile festgelegt.
dice-share = Der Anteil passt nicht zur Festlegung.

## What a room can do that no honest room does

lie-dropped =
    Der Raum hat Zeilen dieser Partie verloren, die er bestätigt hatte: Er hat jetzt { $count } Zeilen, nicht { $own }.
lie-changed = Der Raum hat Zeile { $number } dieser Partie geändert oder wiederholt.
lie-gap = Der Raum lässt Zeilen dieser Partie aus: Zeile { $number } ist an der Reihe, und er schickt Zeile { $sent }.
lie-mark = Das Protokoll des Raums geht bei Zeile { $number } nicht auf.
lie-stranger = Der Raum zeigt eine andere Partie als die, zu der dieser Link gehört.
lie-invented =
    { $party ->
        [host] Der Raum hat eine Zeile im Namen des Gastgebers erfunden.
       *[guest] Der Raum hat eine Zeile im Namen des Gastes erfunden.
    }
lie-share = Der Raum hat die Würfel verändert: Ein Anteil ist nicht der, der gegeben wurde.
lie-refused = Der Raum lehnt einen Wurf ab, den die Regeln erlauben.
lie-illegal = Der Raum lässt etwas geschehen, das die Regeln verbieten: { $why }

## What the check of an agreed throw has found: the end of a sentence

fault-no-proof = der Beweis fehlt
fault-no-game = das Protokoll nennt die Nummer seiner Partie nicht
fault-wrong-number = der Beweis gehört zu einem anderen Wurf
fault-no-commitment =
    { $seat ->
        [first] der erste Platz hat sich nie festgelegt
       *[second] der zweite Platz hat sich nie festgelegt
    }
fault-one-sided = ein Platz hat seine Festlegung allein ersetzt
fault-uncounted = Festlegungen wurden ersetzt, und das Protokoll zählt das nicht mit
fault-wrong-share =
    { $seat ->
        [first] der Anteil des ersten Platzes passt nicht zu seiner Festlegung
       *[second] der Anteil des zweiten Platzes passt nicht zu seiner Festlegung
    }
fault-wrong-faces = aus den Anteilen folgen andere Augen

## What can be said with a press

hello = Hallo!
thanks = Danke für die Partie.
well-played = Gut gespielt!
lucky-dice = Was für ein Wurf!
one-moment = Einen Moment bitte.
i-am-back = Ich bin zurück.
another-game = Noch eine Partie?

## Why a text is no link to a room

link-incomplete = Das ist kein Link zu einem Raum, oder er ist nicht vollständig. Kopiere ihn ganz.
link-old = Diesen Link hat eine frühere Version von Tesserae gemacht. Bitte um einen neuen.

## That keys were replaced

replaced =
    { $count ->
        [one] Der Schlüssel des Gastes wurde in dieser Partie einmal ersetzt, mit Zustimmung des Gastgebers.
       *[other] Der Schlüssel des Gastes wurde in dieser Partie { $count }-mal ersetzt, mit Zustimmung des Gastgebers.
    }

## Why a room does not do what a client asks for, or ends the connection

closed = Dieser Link öffnet keinen Raum. Räume, die einige Wochen niemand anrührt, werden gelöscht.
other-version = Der Raum spricht eine andere Version des Protokolls. Lade die Seite neu.
earlier-version = Diesen Raum hat eine frühere Version von Tesserae geöffnet. Öffne einen anderen.
damaged = Das Protokoll dieses Raums ist beschädigt. Bitte den, der den Raum betreibt, es wiederherzustellen.
rooms = Von hier wurden in dieser Stunde zu viele Räume geöffnet.
store = Der Raum lässt sich im Moment nicht speichern. Es wird noch einmal versucht.
room-full = In diesem Raum schauen zu viele zu.
address-full = Unter deiner Internetadresse sind zu viele Fenster offen.
late = Es wurde kein Raum betreten.
seat-replaced = Dieser Platz ist in neueren Fenstern offen.
slow = Die Verbindung ist zu langsam; es wird noch einmal versucht.
rate = Das sind zu viele Nachrichten in der Sekunde.
faults = Zu viele Nachrichten waren fehlerhaft.
binary = Nachrichten sind Text.
frame = Die Nachricht ist zu lang oder kein Textblock.
not-entered = Betritt zuerst einen Raum.
entered = Diese Verbindung ist schon in einem Raum.
no-hand = Das ist keine Hand an diesem Tisch.
too-long = Die Nachricht hat mehr als { $most } Bytes.
no-json = Die Nachricht ist kein JSON-Objekt, in dem jeder Schlüssel einmal steht.
no-message = Das ist keine Nachricht der Version { $version } des Protokolls. Lade die Seite neu.
