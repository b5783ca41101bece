## Who plays

opponent = Przeciwnik
a-person = Człowiek
two-people-share = Dwie osoby grają przy tym ekranie.
strength = Siła { $rank } z { $count }. { $character }
you-play = Grasz jako
watch = Oglądaj
name-of-seat = Imię: { $seat }
optional-name-of-seat = Imię (opcjonalne): { $seat }
your-name = Twoje imię
optional-name = Imię (opcjonalne)

## The server for games with a friend

server = Serwer
about-server = Dwa programy spotykają się na serwerze Tesserae (tesserae-room). Publicznego nie ma: uruchom własny albo poproś znajomego o adres jego serwera.

## House rules

house-rules =
    { $count ->
        [0] Zasady domowe: standardowe
       *[other] Zasady domowe (zmiany: { $count })
    }
reset-rules = Przywróć standardowe zasady
rule-and-value = { $rule }: { $value }
rule-is = { $rule }: { $value }.

## Where throws come from

dice = Kości
dice-on-table = Kości: na stole
dice-by-hand = Kości: wpisywane ręcznie
dice-by-computer = Kości: losuje komputer
on-table = Rzucane na stole
by-hand = Prawdziwe kości, wpisywane ręcznie
by-computer = Losowane przez komputer
about-table = Rzucasz wirtualnymi kośćmi; liczy się to, jak zatrzymają się na stole.
about-hand = Rzucasz prawdziwymi kośćmi i wpisujesz tutaj, co pokazują.
about-computer = Nikt nie rzuca kośćmi: losuje je generator liczb losowych, a jego ziarno zapisuje się razem z grą.

## The clock

clock = Zegar
no-clock = Bez zegara
sudden-death = Stały czas
delay = Zwłoka
increment = Dodatek
about-no-clock = Każdy myśli tak długo, jak chce.
about-sudden-death = Tyle czasu na wszystko. Komu się skończy, przegrywa.
about-delay = W każdej turze czas rusza dopiero po zwłoce, jak na większości zegarów do backgammona. Komu się skończy, przegrywa.
about-increment = Każda zakończona tura dodaje czasu do tego, co zostało. Komu się skończy, przegrywa.
seconds-of-delay = Sekundy zwłoki w każdej turze
seconds-of-increment = Sekundy dodawane po każdej turze
minutes-each = Minuty na gracza

## What is chosen, in a few words

without-clock = bez zegara
with-sudden-death =
    { $minutes ->
        [one] po { $minutes } minucie
       *[other] po { $minutes } min
    }
with-delay =
    { $minutes ->
        [one] po { $minutes } minucie
       *[other] po { $minutes } min
    }, { $seconds ->
        [one] { $seconds } sekunda zwłoki
        [few] { $seconds } sekundy zwłoki
       *[many] { $seconds } sekund zwłoki
    }
with-increment =
    { $minutes ->
        [one] po { $minutes } minucie
       *[other] po { $minutes } min
    }, { $seconds ->
        [one] { $seconds } sekunda dodatku na turę
        [few] { $seconds } sekundy dodatku na turę
       *[many] { $seconds } sekund dodatku na turę
    }
two-people = Dwie osoby przy tym ekranie
you-against = Ty kontra { $bot }
bots = { $bot } kontra { $other-bot }
changed-rules =
    { $count ->
        [0] standardowe zasady
        [one] { $count } zmieniona zasada
        [few] { $count } zmienione zasady
       *[many] { $count } zmienionych zasad
    }
standard-rules = Standardowe zasady.
