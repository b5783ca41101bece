## What cannot be opened

has-house-rules = das Format „{ $format }“ hat eigene Hausregeln; festlegen lassen sie sich nur für Stellungen und für andere Programme
unknown = das ist keine gespeicherte Partie, kein Partieprotokoll, kein Match eines anderen Programms, keine XGID und keine Stellung eines der Spiele
not-text = das ist kein Text
only-read = „{ $format }“ kann nur gelesen werden
link-damaged = der Link ist beschädigt
other-format =
    { $kind ->
        [link] der Link hat das Format { $found }, aber dieses Programm liest nur das Format { $number }
       *[record] das Protokoll hat das Format { $found }, aber dieses Programm liest nur das Format { $number }
    }

## What is wrong with a record

first-line = die erste Zeile muss „{ $words }“ sein
game-needed = hier fehlt „{ $words }“ mit dem Namen eines Spiels
rules-as = Regeln schreibt man so: { $words }
no-header-line = „{ $found }“ ist keine Zeile des Kopfes
no-source = von „{ $found }“ können keine Würfe kommen
two-players = hier müssen zwei Spieler stehen, mit einem Komma dazwischen
line-begins = Zeile { $number } der Partie muss mit „{ $words }“ beginnen
another-game = die Partie ist zu Ende: nur „{ $words }“ kann eine neue beginnen
both-throw = hier werfen beide: „{ $words }“
turn-of = am Zug ist „{ $name }“
colon-place = ein Doppelpunkt steht nach dem Wurf, oder nach dem Namen, wenn es keinen gibt
colon-missing = nach dem Namen oder dem Wurf fehlt ein Doppelpunkt
brace-missing = nach einer Anmerkung fehlt „{ $words }“
no-note = „{ $found }“ ist keine Anmerkung

## What is wrong with a match of another program

not-one-match = die Datei enthält { $count } Partien, die nicht zu einem einzigen Match gehören
no-variation = die Variante „{ $name }“ wird hier nicht gespielt
unknown-variation = die Variante ist hier nicht bekannt
no-length = ein Match auf { $points } Punkte wird hier nicht gespielt
should-be = statt „{ $found }“ sollte hier stehen: { $words }
length-missing = die Länge fehlt: { $words }
ends-early = die Datei endet vor der ersten Partie
two-readings = das kann der Zug von „{ $name }“ oder von „{ $other }“ sein: es steht zwischen den Spalten, und beides ist spielbar
two-winners = hier hat „{ $name }“ oder „{ $other }“ gewonnen: der Text steht zwischen den Spalten, und es folgt kein Spielstand
no-kind = die Datei gibt nicht an, dass es um Backgammon geht: { $words }
other-kind = { $found } ist ein anderes Spiel: Backgammon ist { $words }
no-game = die Datei enthält keine Partie
xg-cut = diese .xg-Datei bricht schon in ihrem Kopf ab
unpacks-too-large = diese { $format }-Datei ist entpackt größer, als ein Match sein kann
cannot-unpack = diese { $format }-Datei ist beschädigt: ihre Partien lassen sich nicht entpacken
xg-no-match = diese .xg-Datei beginnt nicht mit dem Kopf eines Matches

## What is wrong with a position of another program

ten-fields = eine XGID hat zehn Felder, nicht { $count }
three-fields = eine OGID hat mindestens drei Felder
board-is-cut = dieses FIBS-Brett ist abgeschnitten
board-is-over = die Partie dieses FIBS-Bretts ist zu Ende
on-other-bar = „{ $found }“ ist auf der Bar des Gegners
too-many-checkers =
    { $seat ->
        [White] Weiß hat { $count } Steine, mehr als { $most }
       *[Black] Schwarz hat { $count } Steine, mehr als { $most }
    }
characters-of-checkers = 26 Zeichen: Bar, 24 Felder, Bar
fifteen-checkers = fünfzehn Steine je Spieler
length-of-match = eine Matchlänge, etwa { $words }
dropped = das Doppel ist abgelehnt: die Partie ist zu Ende
doubled-before-throw = ein Doppel wird vor dem Wurf angeboten
no-place = „{ $found }“ ist kein Ort für einen Stein dieses Spielers
more-checkers = das sind mehr als { $count } Steine
somebody-has-more = die Stellungs-ID gibt jemandem mehr als { $count } Steine
more-than-checkers = in „{ $found }“ steckt mehr als die Steine zweier Spieler
colon-between-ids = Stellungs-ID und Match-ID verbindet ein Doppelpunkt
id-not-played = laut Match-ID wird keine Partie gespielt
id-unknown-end = die Match-ID hat am Ende etwas, das dieses Programm nicht kennt
id-length = laut Match-ID geht das Match auf { $points } Punkte, was hier nicht gespielt wird
id-two-offers = laut Match-ID werden ein Doppel und das Aufgeben zugleich angeboten
id-nothing-to-do = laut Match-ID wartet, wer am Zug ist, auf den anderen, der nichts zu tun hat
id-third-player = laut Match-ID gehört der Dopplerwürfel einem dritten Spieler
id-stake = laut Match-ID ist der Spielwert höher als { $most }
length-of-id =
    { $kind ->
        [position] eine Stellungs-ID hat { $count } Zeichen, „{ $found }“ nicht
       *[match] eine Match-ID hat { $count } Zeichen, „{ $found }“ nicht
    }
no-letter-of-id = „{ $found }“ kommt in einer ID nicht vor
more-bits =
    { $kind ->
        [position] die Stellungs-ID hat mehr Bits als erlaubt
       *[match] die Match-ID hat mehr Bits als erlaubt
    }

## Where something was not kept as it stands

on-line = Zeile { $line }: { $what }
at-place = { $place }: { $what }
head-of-match = Kopf des Matches
above-first-game = vor der ersten Partie
in-game = Partie { $number }
at-throw = Partie { $number }, Wurf { $throw }

## What was left out

left-out-because = { $what }: das entfällt
rest-left-out = { $what }: der Rest der Partie entfällt
refused-and-left-out = { $refusal } Der Rest der Partie entfällt
goes-on = { $what }; von da an geht die Partie weiter
stands-above = „{ $found }“ steht vor den Partien und entfällt
not-known = „{ $found }“ ist unbekannt und entfällt
unknown-rule = die Regel „{ $found }“ ist unbekannt und entfällt
names-no-move = „{ $found }“ nennt keinen Zug: gespielt wird nichts
no-throw = „{ $found }“ ist kein Wurf mit Zügen und entfällt
comments-left-out =
    { $count ->
        [1] ein Kommentar entfällt
       *[other] { $count } Kommentare entfallen, der erste hier
    }
variations-left-out =
    { $count ->
        [1] eine Variante entfällt
       *[other] { $count } Varianten entfallen, die erste hier
    }
others-left-out =
    { $count ->
        [1] eine Partie eines anderen Spiels entfällt
       *[other] { $count } Partien anderer Spiele entfallen, die erste hier
    }
encoding = der Text ist als „{ $name }“ kodiert: Namen können falsch gelesen sein
too-much-not-legal = der Rest der Partie entfällt: zu viel davon ist nicht erlaubt
after-end = die Partie ist zu Ende: was noch darin steht, entfällt
second-head = ein zweiter Kopf eines Matches entfällt
automatic-doubles = ihre automatischen Doppel entfallen
redouble = das Redoppel nach einem Beaver entfällt
throw-unreadable = dieser Wurf ist nicht lesbar und entfällt
move-unreadable = ein Teil dieses Zuges ist nicht lesbar
belongs-to-none = das gehört zu keiner Partie und entfällt
cut-here = die Datei ist hier abgeschnitten: was folgen müsste, fehlt
cut-in-game = die Datei endet mitten in einer Partie

## What was changed or guessed

name-cut = der Name „{ $name }“ ist auf „{ $cut }“ gekürzt
names-here = die Spieler heißen hier „{ $name }“ und „{ $other }“
no-end = Partie { $number } hat in der Datei kein Ende
comes-after = Partie { $number } kommt nach Partie { $before }
row-comes-after = Zeile { $number } der Partie kommt nach Zeile { $before }
score-would-be = der Spielstand wäre hier { $score }; es bleibt bei dem der Datei
is-crawford = laut Datei ist das die Crawford-Partie
is-not-crawford = laut Datei ist das nicht die Crawford-Partie
doubled-not-crawford = hier doppelt jemand, also ist das nicht die Crawford-Partie
kept-as-single = das Match ist zu Ende: diese Partie wird als einzelne Partie behalten
no-match-length = die Datei nennt keine Länge des Matchs: ihre Partien werden als einzelne Partien behalten
no-raccoons = ein Raccoon wird hier nicht gespielt
opening-double = eine Partie kann nicht mit einem Pasch beginnen: sie wird so behalten, als hätten beide schon vorher geworfen
turn-missing =
    { $seat ->
        [White] davor fehlt ein Zug von Weiß
       *[Black] davor fehlt ein Zug von Schwarz
    }
dice-unused =
    { $seat ->
        [White] Weiß musste im Zug davor alle Würfel nutzen und tat es nicht
       *[Black] Schwarz musste im Zug davor alle Würfel nutzen und tat es nicht
    }
not-legal =
    { $seat ->
        [White] Weiß kann „{ $moves }“ mit { $first } und { $second } nicht spielen
       *[Black] Schwarz kann „{ $moves }“ mit { $first } und { $second } nicht spielen
    }
others-answer = Das Doppel beantwortet der andere Spieler.
not-doubled = Niemand hat gedoppelt.
double-unanswered = das Doppel hat keine Antwort: es gilt als angenommen
stake-would-be = der Spielwert wäre { $stake }, nicht { $number }
no-stake = einen Spielwert von { $number } gibt es hier nicht
has-more-checkers =
    { $seat ->
        [White] Weiß hätte mehr als { $most } Steine
       *[Black] Schwarz hätte mehr als { $most } Steine
    }
set-up-impossible = die Stellung, die hier aufgestellt ist, ist unmöglich: { $why }; der Rest der Partie entfällt
set-up-here = hier ist eine Stellung aufgestellt; von da an geht die Partie weiter
does-not-follow = diese Stellung folgt nicht aus der vorigen; von hier an geht die Partie weiter
kept-as-refused = die Partie endet vor diesem Wurf und zählt den Spielwert: sie gilt als abgelehntes Doppel
score-says-won =
    { $seat ->
        [White] laut dem nächsten Spielstand hat Weiß gewonnen, und das gilt
       *[Black] laut dem nächsten Spielstand hat Schwarz gewonnen, und das gilt
    }
given-to-both =
    { $seat ->
        [White] laut Text haben beide diese Partie gewonnen: sie gilt als Sieg von Weiß
       *[Black] laut Text haben beide diese Partie gewonnen: sie gilt als Sieg von Schwarz
    }
given-to-loser =
    { $seat ->
        [White] laut Datei gewinnt Weiß, hat die Partie im Spiel aber verloren
       *[Black] laut Datei gewinnt Schwarz, hat die Partie im Spiel aber verloren
    }
counts-differ = der Text zählt { $points }, der Spielstand zählt { $worth }
with-jacoby = die Partie zählt { $points }: sie wurde mit der Jacoby-Regel gespielt
without-jacoby = die Partie zählt { $points }: sie wurde ohne die Jacoby-Regel gespielt
worth-differs = die Datei zählt { $points } für diese Partie, die { $worth } wert war
match-needed-no-more = die Datei zählt { $points }, weil im Match nicht mehr nötig war; die Partie war { $worth } wert
no-resignation = die Datei zählt { $points }, was beim Spielwert { $stake } durch Aufgeben nicht möglich ist: hier zählt die Partie { $worth }
resigned-over-throw =
    { $seat ->
        [White] Weiß gab auf, als die Würfel des Gegners dalagen: dieser Wurf entfällt
       *[Black] Schwarz gab auf, als die Würfel des Gegners dalagen: dieser Wurf entfällt
    }
resigned-before-turn =
    { $seat ->
        [White] Weiß gab vor dem ersten eigenen Zug auf: die Partie wird mit ihrem Ende behalten, ohne ihren Verlauf
       *[Black] Schwarz gab vor dem ersten eigenen Zug auf: die Partie wird mit ihrem Ende behalten, ohne ihren Verlauf
    }
could-not-resign =
    { $seat ->
        [White] Weiß gab auf, als das nicht ging: das Ende der Partie entfällt
       *[Black] Schwarz gab auf, als das nicht ging: das Ende der Partie entfällt
    }

## Why a game cannot be written in a format

only-backgammon = als { $format } lässt sich nur Backgammon schreiben; das ist: { $game }
cannot-hold =
    { $moment ->
        [half] { $format } kann keinen halb gespielten Wurf enthalten
        [beaver] { $format } kann keinen Beaver enthalten, der auf Antwort wartet
        [resignation] { $format } kann ein angebotenes Aufgeben nicht enthalten
        [opening] { $format } kann die Eröffnung nicht enthalten: niemand ist am Zug
       *[over] { $format } kann keine beendete Partie enthalten
    }
cannot-begin =
    { $moment ->
        [half] { $format } kann nicht mit einem halb gespielten Wurf beginnen
        [beaver] { $format } kann nicht mit einem Beaver beginnen, der auf Antwort wartet
        [resignation] { $format } kann nicht mit einem Aufgeben beginnen, das auf Antwort wartet
       *[over] { $format } kann nicht mit dem Ende einer Partie beginnen
    }
score-too-high = { $format } fasst keinen Spielstand über { $most }
name-unwritable = der Name „{ $name }“ lässt sich nicht als { $format } schreiben
only-from-first-throw = { $format } enthält Partien vom ersten Wurf an; diese beginnt mit einer Stellung: ein Partieprotokoll oder eine gespeicherte Partie kann sie enthalten
no-automatic-double = { $format } kann kein automatisches Doppel enthalten
action-refused = Aktion { $number } lässt sich nicht schreiben: { $refusal }
