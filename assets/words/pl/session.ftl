## What is wrong with what is settled before the first throw

wrong-position = pozycja, { $error }
long-name =
    { $most ->
        [one] imię może mieć najwyżej { $most } znak
        [few] imię może mieć najwyżej { $most } znaki
       *[many] imię może mieć najwyżej { $most } znaków
    }
bad-name = imię „{ $name }” zaczyna się lub kończy spacją albo zawiera znak, którego nie da się pokazać
invisible-name = imię „{ $name }” zawiera niewidoczny znak
bad-player = gracz to „person”, „elsewhere” albo „bot:” i nazwa poziomu
bad-date = „{ $date }” nie jest datą taką jak 2026-11-20

## What an undo does, and what it has done

undo = Cofnij
undo-to-turn = Cofnij: powrót do twojej tury { $number }
undo-to-answer = Cofnij: powrót do twojej odpowiedzi
undone = Cofnięto
undone-to-turn = Cofnięto: powrót do twojej tury { $number }
undone-to-answer = Cofnięto: powrót do twojej odpowiedzi

## What is wrong with a file

no-save = wiersz 1: to nie jest plik zapisu Tesserae ({ $why })
other-format =
    wiersz 1: plik zapisu ma format { $format }, a ten program czyta tylko format { $known }; plik pozostaje bez zmian
wrong-header = wiersz 1: { $why }
damage =
    { $error }; { $count ->
        [one] ten wiersz przepada
       *[other] liczba straconych wierszy: { $count }
    }
long-line =
    { $count ->
        [one] wiersz ma { $count } bajt
        [few] wiersz ma { $count } bajty
       *[many] wiersz ma { $count } bajtów
    }
longer-than-any-event =
    { $count ->
        [one] wiersz ma { $count } bajt, więcej niż jakiekolwiek zdarzenie
        [few] wiersz ma { $count } bajty, więcej niż jakiekolwiek zdarzenie
       *[many] wiersz ma { $count } bajtów, więcej niż jakiekolwiek zdarzenie
    }
line-breaks-off = wiersz się urywa
line-is-damaged = wiersz jest uszkodzony
wrong-data = w wierszu jest coś, czego być tam nie powinno
neither-event-nor-undo = to nie jest ani zdarzenie, ani cofnięcie
nothing-comes-again = ponownie wypadają tylko rzuty gry z botem
