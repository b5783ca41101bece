## What is wrong with what is settled before the first throw

wrong-position = Stellung, { $error }
long-name = ein Name darf höchstens { $most } Zeichen haben
bad-name = der Name „{ $name }“ beginnt oder endet mit einem Leerzeichen oder enthält ein Zeichen, das nicht darstellbar ist
invisible-name = der Name „{ $name }“ enthält ein unsichtbares Zeichen
bad-player = ein Spieler ist „person“, „elsewhere“ oder „bot:“ mit dem Namen einer Stufe
bad-date = „{ $date }“ ist kein Datum wie 2026-11-20

## What an undo does, and what it has done

undo = Rückgängig
undo-to-turn = Rückgängig: zurück zu deinem Zug { $number }
undo-to-answer = Rückgängig: zurück zu deiner Antwort
undone = Rückgängig gemacht
undone-to-turn = Rückgängig gemacht: zurück zu deinem Zug { $number }
undone-to-answer = Rückgängig gemacht: zurück zu deiner Antwort

## What is wrong with a file

no-save = Zeile 1: Das ist keine gespeicherte Partie von Tesserae ({ $why })
other-format =
    Zeile 1: Die gespeicherte Partie hat Format { $format }, aber dieses Programm liest nur Format { $known }; sie bleibt, wie sie ist
wrong-header = Zeile 1: { $why }
damage =
    { $error }; { $count ->
        [one] diese Zeile ist verloren
       *[other] { $count } Zeilen sind verloren
    }
long-line = die Zeile hat { $count } Bytes
longer-than-any-event = die Zeile hat { $count } Bytes, mehr als jedes Ereignis
line-breaks-off = die Zeile bricht ab
line-is-damaged = die Zeile ist beschädigt
wrong-data = in der Zeile steht etwas, das dort nicht hingehört
neither-event-nor-undo = das ist weder ein Ereignis noch ein Rückgängigmachen
nothing-comes-again = nur Würfe einer Partie gegen einen Bot kommen wieder
