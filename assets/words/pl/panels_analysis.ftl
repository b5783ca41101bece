## The analysis

analysis = Analiza
all-games = Wszystkie partie
no-analysis = Brak analizy: { $why }.
one-moment = Chwileczkę…
analysing = Analiza: { $percent }%
stopped-at = Zatrzymano przy { $percent }%
above-and-below = U góry: wygrywa { $first }. U dołu: wygrywa { $second }.
turning-points = Punkty zwrotne
save-report = Zapisz jako stronę z diagramami
other-moves-here = Inne ruchy tutaj
mistakes = Błędy
none-seen = Boty żadnych nie widzą.
none-so-far = Na razie żadnych.
practise =
    { $count ->
        [one] Ćwicz { $count } błąd
        [few] Ćwicz { $count } błędy
       *[many] Ćwicz { $count } błędów
    }
practise-of =
    { $count ->
        [one] Ćwicz { $count } błąd: { $name }
        [few] Ćwicz { $count } błędy: { $name }
       *[many] Ćwicz { $count } błędów: { $name }
    }
threw = { $name }: rzut { $throw }
lucky = Szczęście: { $amount }.
unlucky = Pech: { $amount }.
what-it-was = { $name }: { $what }
unmarked = błąd
gave-away = { $turn } – strata: { $amount }.
mistake = { $name } { $sign } −{ $amount }
was-played = Zagrano: { $turn }.
was-better = Lepiej: { $better }. { $why }
better = Lepiej
played = Zagrano
other-moves = Inne ruchy

## Skill and luck

skill-and-luck = Umiejętności i szczęście
curve-of-chances = Szanse w przebiegu partii
game-of-series = Partia { $number }
none-marked = Żadna decyzja nie ma znaku.
column-value = Wartość
column-behind = Różnica
column-chances = Szanse
chance-and-share = { $what } { $value }
unforced-decisions = Decyzje niewymuszone
count-of-mark = Ze znakiem { $sign }
given-away-in = { $what }: straty
amount-in-decisions = { $amount } ({ $count })
about-marks-of = Znaki, w tych samych tysięcznych: { $marks } ({ $thresholds }).
was-incomplete = Analiza nie była kompletna.
made-with = Utworzono w Tesserae.
analysis-of = { $game }, analiza
given-away = Straty
error-rate = Poziom błędów
pr = PR
pr-of-part = { $what }: PR
luck = Szczęście
result = Wynik
without-luck = Bez szczęścia
about-error-rate = Poziom błędów: ile średnio traci jedna decyzja, w tysięcznych tego, o co toczy się partia. Szczęście: o ile rzuty były lepsze od średniej wszystkich możliwych rzutów.
about-pr = PR: połowa poziomu błędów, tak jak liczy eXtreme Gammon.
as-solved = { $name }: decyzje zgodne z rozwiązaniem: { $perfect } z { $all }, strata w pozostałych: { $amount }.
endgame-as-solved = { $name }: doskonałe decyzje w końcówce: { $perfect } z { $all }, do doskonałej gry zabrakło: { $amount }.

## One decision

decision = Decyzja
back-to-analysis = Wróć do analizy
show-position = Pokaż pozycję
not-found-out = Nie ustalono: { $why }.
decides = Decyduje { $name }.
with-throw = { $name }, rzut { $faces }.
show = Pokaż
gives-nothing =
    { $played ->
        [0] bez straty ({ $value }).
       *[other] Zagrano: bez straty ({ $value }).
    }
gives-away =
    { $played ->
        [0] strata: { $amount } ({ $value }).
       *[other] Zagrano: strata { $amount } ({ $value }).
    }
rollout = Rollout
first-game-is-played = Rollout: trwa pierwsza partia.
rolled-out-once = Rollout: 1 partia.
rolled-out =
    { $count ->
        [one] Rollout: { $value }, { $count } partia.
        [few] Rollout: { $value }, { $count } partie.
       *[many] Rollout: { $value }, { $count } partii.
    }
percent-done = { $percent }%
stop = Zatrzymaj
about-rollout = Boty grają dalej od wybranych ruchów, najwyżej czterech, z tymi samymi rzutami dla wszystkich. Szczęście jest odjęte od wyników; ± to jeden błąd standardowy.
roll-out =
    { $count ->
        [one] Rollout { $count } ruchu
       *[other] Rollout { $count } ruchów
    }
what-about = A co z tym?
move-pieces = Przesuń pionki na planszy albo wybierz części ruchu jedną po drugiej.
so-far = Dotąd: { $turn }
on-board = Na planszy: { $turn }
take-back = Cofnij

## Several games or positions

games = Partie
positions = Pozycje
nothing-listed = Nic tu nie ma. Tutaj pojawia się plik z kilkoma partiami albo tekst z kilkoma pozycjami.
which-position = Liczba pozycji: { $count }. Którą chcesz otworzyć?
position = Pozycja { $number }
score-is = Wynik: { $score }.
score-before = Wynik przed partią: { $score }.
score-of-series = { $score } ({ $what })
position-in-words = { $what }: { $position }.
game-and-result = Partia { $number }: { $result }
game-sentence = Partia { $number }: { $result }.
about-giving-away = Straty: w stawkach, a w meczu w tym, co jest warte tyle co stawka. PR: połowa tego, co średnio traci jedna decyzja, w tysięcznych. Im mniej, tym lepiej.
all-analysed = Wszystkie partie są przeanalizowane.
stop-analysis = Zatrzymaj analizę
go-on-with-analysis = Kontynuuj analizę
analyse-all = Analizuj wszystkie partie
games-of-two =
    { $count ->
        [one] { $first } i { $second }: { $count } partia.
        [few] { $first } i { $second }: { $count } partie.
       *[many] { $first } i { $second }: { $count } partii.
    }
games-of-several =
    { $count ->
        [one] { $count } partia kilku graczy.
        [few] { $count } partie kilku graczy.
       *[many] { $count } partii kilku graczy.
    }
number-of-games =
    { $count ->
        [one] { $count } partia.
        [few] { $count } partie.
       *[many] { $count } partii.
    }
wins-points = { $name } wygrywa { $count }
a-draw = remis
not-finished = nieukończona
was-not-finished = Nieukończona.
all-given-away = Straty: { $list }.
gave-away-and-pr = { $name } { $lost } (PR { $rating })

## The games that were analysed

analysed-games = Przeanalizowane partie
none-analysed = Jeszcze żadnych. Tu pojawia się każda partia z ukończoną analizą.
older-games = Starsze partie
about-rating = PR, ocena gry: połowa tego, co średnio traci jedna decyzja, w tysięcznych tego, o co toczy się partia. Im mniej, tym lepiej.
name-and-game = { $name }, { $game }
pr-in-one = { $name }: PR { $rating } w 1 partii.
pr-in-last = { $name }: PR { $rating } w ostatniej partii (wszystkich: { $count }), razem w ostatnich { $last }: { $mean }.
legend = Punkty: pojedyncze partie. Linia: ostatnie partie razem ({ $count }).
pr-of = { $name } { $rating }
ratings = PR: { $list }.
moves-not-saved = Jej ruchy nie są już zapisane.

## The results of all games

statistics = Statystyki
analysed-games-and-pr = Przeanalizowane partie i PR
no-games = Jeszcze żadnych partii. Tu liczy się każda partia, którą grasz.
none-finished = rozpoczęte: { $count }, ukończone: żadna
finished =
    { $count ->
        [one] { $count } ukończona partia
        [few] { $count } ukończone partie
       *[many] { $count } ukończonych partii
    }
dice-luck = Szczęście kości
about-luck = Uczciwe kości dają średnio 3,5. Ostatnia kolumna mówi, jak często, na 100 prób tej wielkości, uczciwe kości są od tego co najmniej tak daleko.
copy-error-rates = Kopiuj poziomy błędów
puzzles-solved = Zadania rozwiązane za pierwszym razem
solved-of = { $game }: { $solved } z { $all }
rate =
    { $count ->
        [one] { $name }: poziom błędów { $last } w { $count } przeanalizowanej partii
       *[other] { $name }: poziom błędów { $last } w { $count } przeanalizowanych partiach
    }
rate-before =
    { $count ->
        [one] { $name }: poziom błędów { $before } → { $last } w { $count } przeanalizowanej partii
       *[other] { $name }: poziom błędów { $before } → { $last } w { $count } przeanalizowanych partiach
    }
like-level = { $what }, jak { $bot }
against = { $name } kontra { $bot }
won = wygrane
points = punkty
won-of = { $wins } z { $all }
count-of-manner = { $count } × { $manner }
manners = { $name }: { $list }
dice-column = kości
average = średnia
of-hundred = na 100
