## Beside the drawing of a board

cube-in-middle = Spielwert { $count } (Mitte)
cube-of = Spielwert { $count } ({ $name })
tabula-pieces =
    { $who }: { $count } in der Hand, { $number } auf der Bar, { $off } abgetragen{ $bears ->
        [0] {""}
       *[other] , darf abtragen
    }
tabula-dice = { $who }, Würfel: { $faces }
ur-side = { $who }   Start { $start }   Fluss { $river }   Ziel { $home }
ur-tallies = Zählstäbe { $count }
ur-stock = Zählstäbe im Vorrat { $count }
ur-pool = Münzen im Topf { $count }
ur-thrown = { $name } hat { $faces } geworfen, das zählt { $count }
berona-reserves = Vorrat: { $first } (A) { $count }, { $second } (B) { $number }

## What is asked in a game, and what cannot be done

both = Beide
enter-faces = Gib die Augen der Würfel ein, zum Beispiel: { $command }
not-in-list = { $found } steht nicht in der Liste.
type-number = Gib die Nummer einer Aktion ein ({ $key }: Liste der Befehle)
with-help = { $what } ({ $key }: Liste der Befehle)
nothing-to-offer = Jetzt gibt es nichts anzubieten.
type-one-of = Gib eines davon ein: { $words }
comes-again = { $faces } kommt noch einmal: Drücke die Eingabetaste.
draws-throws = In dieser Partie lost das Programm die Würfe aus; { $option } ist für echte Würfel.
too-many-steps = Das ist länger als ein Zug: { $count } Schritte.
not-playable = „{ $found }“ kann nicht gespielt werden.
several-ways = „{ $found }“ kann auf mehr als eine Art gespielt werden: Schreibe, wo unterwegs angehalten wird.
saved = Gespeichert. So geht es weiter: { $command }
not-saved = Die Partie wurde nicht gespeichert (dafür gibt es { $option }). Das ist ihr Protokoll:
kept-damaged = { $what }. Die beschädigte Datei heißt jetzt { $file }.

## The list of commands: what stands for a number, a file and the return key, and what each command does

a-number = NUMMER
a-file = DATEI
return-key = Eingabetaste
help-number = die Aktion mit dieser Nummer in der Liste ausführen
help-return = würfeln, oder die einzige Aktion in der Liste ausführen
help-throw = würfeln; mit echten Würfeln ihre Augen eingeben
help-turn = mehrere Schritte eines Zuges; auch { $words }
help-undo = den letzten Schritt dieses Zuges zurücknehmen
help-save = die Partie in eine Datei schreiben; { $command } setzt sie fort
help-log = das Protokoll der Partie bis jetzt
help-offers = Angebote wie das Aufgeben auflisten
help-rules = die Regeln des Spiels
help-quit = beenden
help-others = Alles andere wird als Aktion in der Schreibweise des Spiels gelesen.

## Turns and house rules

no-dice-yet = es liegen keine Würfel auf dem Tisch: Nötig ist { $option } mit { $count } Augenzahlen, etwa { $words }
no-dice-left = es sind keine Würfel mehr zu spielen: { $prompt }
nothing-played = (nichts)
turns =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
house-rules = Hausregeln für { $option }, der Standard zuerst:

## An analysis

mistake = { $name }: { $turn } { $sign } −{ $amount }
figures = { $count } mit Wahl, Fehlerrate { $rate }, { $marks }
figures-of-part = { $what }, insgesamt: { $figures }, verschenkt: { $amount }
figures-of-all = Alle: { $figures }, verschenkt: { $amount }
luck =
    Glück: { $lucky ->
        [0] −{ $amount }
       *[other] +{ $amount }
    } bei { $count ->
        [one] { $count } Wurf
       *[other] { $count } Würfen
    }
turning-point = Wendepunkt { $number }: { $name } { $words } ({ $share })

## What is wrong on the command line and in files: parts of sentences

no-language = es gibt keine Sprache „{ $found }“ (bekannt: { $words })
no-game-named = es fehlt ein Spiel: Nötig ist sein Name oder { $option }
rule-form = eine Hausregel schreibt man als { $words }
rule-twice = „{ $found }“ ist zweimal gesetzt
no-format-of = { $format } ist kein Format von { $game }
not-one-position = das ist nicht genau eine Stellung
no-position = das ist keine Stellung eines der Spiele
few-events =
    { $count ->
        [one] die Partie hat nur { $count } Ereignis
       *[other] die Partie hat nur { $count } Ereignisse
    }
no-bots = die Datei { $file } der Bots fehlt: { $option } sagt, wo sie liegt
first-position = { $count } Stellungen: Die erste wird genommen; { $option } wählt eine aus
several-in-file =
    { $kind ->
        [match] die Datei enthält ein Match in { $count } Teilen
        [games] die Datei enthält { $count } Partien, die nicht zu einem einzigen Match gehören
       *[positions] die Datei enthält { $count } Stellungen
    }; { $option } wählt aus
few-games =
    { $count ->
        [one] in der Datei ist nur { $count } Partie
       *[other] in der Datei sind nur { $count } Partien
    }
exists = es ist schon da
too-large = die Datei ist länger als { $count } MiB: Das ist keine Partie
not-utf-8 = die Datei ist nicht in reinem UTF-8; { $command } schreibt eine Kopie
kept-before = es ist noch eine von einer früheren Rettung da; lege sie zuerst woandershin
open-elsewhere = ein anderes Programm hat diese Partie offen
or-recover = { $what } ({ $option } macht mit dem unbeschädigten Teil weiter)
output-unwritable = die Ausgabe kann nicht geschrieben werden: { $what }
