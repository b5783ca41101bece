## Lessons

new-to-this-game = Nie znasz tej gry? Naucz się jej w trzy minuty.
press-next = Naciśnij „Dalej”.
opponent-plays = Przeciwnik gra.
play-a-game = Zagraj partię
wrong-action = działanie, { $error }
dead-end = żadna droga tego kroku nie prowadzi stąd dalej
next = Dalej
skip = Pomiń

## The title of a puzzle

puzzle-title = Zadanie { $number } z { $last }
puzzle-title-with-solved = Zadanie { $number } z { $last } · rozwiązane: { $solved } z { $tried }
own-mistakes = Własne błędy · { $number } z { $count } na dziś

## What a puzzle asks

to-decide = Decyduje { $name }. Co jest najlepsze?
to-move = Gra { $name }, suma rzutu: { $sum }. Znajdź najlepszą turę.
to-play = Gra { $name }, rzut { $dice }. Znajdź najlepszą turę.

## What is said to an answer

answered = Na to zadanie już jest twoja odpowiedź. Spróbuj ponownie albo przejdź do następnego.
right = Dobrze: { $turn }.
not-the-best = Da się lepiej: to kosztuje cię { ACC($lost) }.
not-the-best-or-more = Da się lepiej: to kosztuje cię { ACC($lost) } lub więcej.
level-plays = { $level } gra: { $turn }. To kosztuje { ACC($lost) }.
better = Lepiej: { $turn }.
in-the-game = W partii było: { $turn }.
with-reason = { $reason } { $why }

## Buttons

next-puzzle = Następne zadanie
next-mistake = Następny błąd
try-again = Spróbuj ponownie
link = Link
