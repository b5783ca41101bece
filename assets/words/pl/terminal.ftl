## Beside the drawing of a board

cube-in-middle = stawka { $count } (na środku)
cube-of = stawka { $count } ({ $name })
tabula-pieces =
    { $who }: w zapasie { $count }, na bandzie { $number }, zdjęte { $off }{ $bears ->
        [0] {""}
       *[other] , może zdejmować
    }
tabula-dice = { $who }, kości: { $faces }
ur-side = { $who }   na starcie { $start }   w rzece { $river }   na mecie { $home }
ur-tallies = patyczki { $count }
ur-stock = patyczki w skarbcu { $count }
ur-pool = monety w puli { $count }
ur-thrown = { $name }, rzut { $faces }, wart { $count }
berona-reserves = rezerwy: { $first } (A) { $count }, { $second } (B) { $number }

## What is asked in a game, and what cannot be done

both = Obaj gracze
enter-faces = Wpisz wynik na kościach, na przykład: { $command }
not-in-list = Na liście nie ma { $found }.
type-number = Wpisz numer akcji ({ $key }: lista poleceń)
with-help = { $what } ({ $key }: lista poleceń)
nothing-to-offer = Teraz nie ma nic do zaproponowania.
type-one-of = Wpisz jedno z nich: { $words }
comes-again = Jeszcze raz wypada { $faces }: naciśnij Enter.
draws-throws = W tej partii rzuty losuje program; { $option } jest do prawdziwych kości.
too-many-steps = To dłuższe niż tura, kroków: { $count }.
not-playable = Nie można zagrać „{ $found }”.
several-ways = „{ $found }” można zagrać na kilka sposobów: napisz, gdzie pion zatrzymuje się po drodze.
saved = Zapisano. Aby grać dalej: { $command }
not-saved = Gra nie została zapisana (robi to { $option }). Oto jej zapis:
kept-damaged = { $what }. Uszkodzony plik nazywa się teraz { $file }.

## The list of commands: what stands for a number, a file and the return key, and what each command does

a-number = NUMER
a-file = PLIK
return-key = Enter
help-number = wykonaj akcję o tym numerze z listy
help-return = rzuć albo wykonaj jedyną akcję z listy
help-throw = rzuć; przy prawdziwych kościach wpisz ich wynik
help-turn = kilka kroków tury; także { $words }
help-undo = cofnij ostatni krok tej tury
help-save = zapisz grę do pliku; { $command } ją kontynuuje
help-log = dotychczasowy zapis partii
help-offers = pokaż propozycje, takie jak poddanie
help-rules = zasady gry
help-quit = zakończ
help-others = Wszystko inne jest czytane jako akcja w notacji gry.

## Turns and house rules

no-dice-yet = na stole nie ma kości: podaj { $option }, potrzebnych liczb: { $count }, na przykład { $words }
no-dice-left = nie ma już kości do zagrania: { $prompt }
nothing-played = (nic)
turns =
    { $count ->
        [one] { $count } tura
        [few] { $count } tury
        [many] { $count } tur
       *[other] { $count } tury
    }
house-rules = Zasady domowe dla { $option }, najpierw standardowa:

## An analysis

mistake = { $name }: { $turn } { $sign } −{ $amount }
figures = niewymuszone: { $count }, poziom błędów { $rate }, { $marks }
figures-of-part = { $what }, razem: { $figures }, straty: { $amount }
figures-of-all = Wszystkie: { $figures }, straty: { $amount }
luck =
    Szczęście: { $lucky ->
        [0] −{ $amount }
       *[other] +{ $amount }
    }, rzuty: { $count }
turning-point = Punkt zwrotny { $number }: { $name } { $words } ({ $share })

## What is wrong on the command line and in files: parts of sentences

no-language = nie ma języka „{ $found }” (znane: { $words })
no-game-named = brakuje gry: podaj jej nazwę albo { $option }
rule-form = zasadę domową zapisuje się jako { $words }
rule-twice = „{ $found }” podano dwa razy
no-format-of = { $format } nie jest formatem gry { $game }
not-one-position = to nie jest jedna pozycja
no-position = to nie jest pozycja żadnej gry
few-events = liczba zdarzeń w partii to tylko { $count }
no-bots = brakuje pliku botów { $file }: { $option } mówi, gdzie on jest
first-position = pozycje w pliku: { $count }, wybrana jest pierwsza; { $option } wybiera inną
several-in-file =
    { $kind ->
        [match] plik zawiera mecz w częściach ({ $count })
        [games] partie w pliku ({ $count }) nie tworzą jednego meczu
       *[positions] pozycje w pliku: { $count }
    }; { $option } wybiera jedną
few-games = liczba partii w pliku to tylko { $count }
exists = już istnieje
too-large = plik ma więcej niż { $count } MiB: to nie jest partia
not-utf-8 = plik nie jest w czystym UTF-8; { $command } zapisuje jego kopię
kept-before = jest już taki plik z wcześniejszego odzyskiwania; najpierw go przenieś
open-elsewhere = inny program ma otwartą tę grę
or-recover = { $what } ({ $option } kontynuuje z nieuszkodzoną częścią)
output-unwritable = nie można zapisać wyjścia: { $what }
