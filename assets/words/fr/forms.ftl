## Who plays

opponent = Adversaire
a-person = Une personne
two-people-share = Deux personnes partagent cet écran.
strength = Force { $rank } sur { $count }. { $character }
you-play = Vous jouez
watch = Regarder
name-of-seat = Nom : { $seat }
optional-name-of-seat = Nom (facultatif) : { $seat }
your-name = Votre nom
optional-name = Nom (facultatif)

## The server for games with a friend

server = Serveur
about-server = Deux programmes se rencontrent sur un serveur Tesserae (tesserae-room). Il n’y en a pas de public : installez-en un, ou demandez à votre ami l’adresse du sien.

## House rules

house-rules =
    { $count ->
        [0] Règles maison : standard
        [one] Règles maison : { $count } modifiée
       *[other] Règles maison : { $count } modifiées
    }
reset-rules = Revenir aux règles standard
rule-and-value = { $rule } : { $value }
rule-is = { $rule } : { $value }.

## Where throws come from

dice = Dés
dice-on-table = Dés : sur la table
dice-by-hand = Dés : saisis à la main
dice-by-computer = Dés : tirés par l’ordinateur
on-table = Lancés sur la table
by-hand = Vrais dés, saisis à la main
by-computer = Tirés par l’ordinateur
about-table = Vous lancez des dés virtuels ; la façon dont ils s’arrêtent sur la table compte.
about-hand = Vous lancez de vrais dés et saisissez ici leurs faces.
about-computer = On ne lance pas de dés : un générateur de nombres aléatoires les tire, et sa graine est enregistrée avec la partie.

## The clock

clock = Pendule
no-clock = Aucune
sudden-death = Mort subite
delay = Délai
increment = Incrément
about-no-clock = Chacun réfléchit aussi longtemps qu’il veut.
about-sudden-death = Un temps donné pour tout. Qui n’en a plus perd.
about-delay = À chaque tour, le temps ne court qu’après un délai, comme sur la plupart des pendules de backgammon. Qui n’en a plus perd.
about-increment = Chaque tour terminé allonge le temps restant. Qui n’en a plus perd.
seconds-of-delay = Secondes de délai à chaque tour
seconds-of-increment = Secondes en plus après chaque tour
minutes-each = Minutes par joueur

## What is chosen, in a few words

without-clock = aucune
with-sudden-death =
    { $minutes ->
        [one] { $minutes } minute chacun
       *[other] { $minutes } minutes chacun
    }
with-delay =
    { $minutes ->
        [one] { $minutes } minute chacun
       *[other] { $minutes } minutes chacun
    }, { $seconds ->
        [one] { $seconds } seconde de délai
       *[other] { $seconds } secondes de délai
    }
with-increment =
    { $minutes ->
        [one] { $minutes } minute chacun
       *[other] { $minutes } minutes chacun
    }, { $seconds ->
        [one] { $seconds } seconde de plus par tour
       *[other] { $seconds } secondes de plus par tour
    }
two-people = Deux personnes à cet écran
you-against = Vous contre { $bot }
bots = { $bot } contre { $other-bot }
changed-rules =
    { $count ->
        [0] règles standard
        [one] { $count } règle modifiée
       *[other] { $count } règles modifiées
    }
standard-rules = Règles standard.
