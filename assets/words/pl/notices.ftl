ok = OK

## Advice, opponents, lessons

no-advice = Nie ma porady: { $error }.
opponent-cannot-play = Przeciwnik nie może grać: { $error }.
lesson-cannot-go-on = Ta lekcja nie może iść dalej: { $error }.
not-answered = boty nie odpowiadają
not-loaded = nie udało się wczytać pliku gry

## Puzzles

puzzles-off = Zadania są wyłączone: zobacz „Pomoc i analiza” w ustawieniach.
no-puzzles = Nie ma zadań: { $error }.
no-such-number = { $title } nie ma zadania { $number }: ostatnie to { $last }.
not-any-more = { $title } nie ma już zadania { $number }.
no-mistake-kept = Nie zapisano żadnego błędu do ćwiczenia.
no-mistake-due =
    { $days ->
        [1] Na dziś nie ma już błędów; następny wróci jutro.
       *[other] Na dziś nie ma błędów; następny wróci za { $days } dni.
    }
cannot-be-laid-out = { $what } – nie da się rozłożyć na planszy: { $error }.
cannot-be-judged = { $what } – nie da się ocenić: { $error }.
puzzle-number = Zadanie { $number }
this-mistake = Ten błąd
unknown-turn = boty nie znają tej tury

## The program itself

missing-part =
    Brakuje części gry: nie można odczytać „{ $file }”. Zainstaluj grę ponownie.
no-graphics = Nie znaleziono sterownika karty graficznej. Zainstaluj sterownik obsługujący { $drivers }.
old-graphics = Sterownik karty graficznej nie potrafi narysować gry. Zainstaluj nowszy, obsługujący { $drivers }.
neither-file-nor-link = „{ $file }” to ani plik, ani link do gry.
one-link-only = Naraz można otworzyć tylko jeden link.
in-another-tab = Ta gra toczy się dalej w innej karcie.
