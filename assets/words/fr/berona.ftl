## Why an action is refused

empty-reserve = Il n’y a pas de jeton dans la réserve.
not-your-reserve = C’est la réserve de votre adversaire.
place-elsewhere = Avec un { $number }, on pose un jeton sur sa case de départ { $number }.
no-such-place = Les jetons ne vont qu’entre le plateau et la réserve.
empty-square = Il n’y a pas de jeton sur cette case.
not-your-stack = Cette pile n’est pas à vous : un jeton adverse est au-dessus.
moves-from-home = Seules les piles de vos propres cases de départ avancent.
moves-elsewhere = Avec un { $number }, c’est la pile de votre case de départ { $number } qui avance.
too-tall = Une pile de { $number } ne peut pas avancer : il n’y a que 17 autres cases.
walk-length = Une pile de { $height } avance de { $height ->
        [one] { $height } case
       *[other] { $height } cases
    }, pas de { $squares }.
not-orthogonal = Une marche va de case en case par les côtés.
square-twice = Une marche ne passe pas deux fois par la même case.
back-to-start = Une marche ne revient jamais à son point de départ.
return-needs-doubles = Un jeton ne retourne dans la réserve qu’avec un double.
return-instead-of-both = On remet un jeton dans la réserve à la place des deux dés, pas après un seul.
return-to-own-reserve = Un jeton retourne dans la réserve de son propriétaire.
return-from-home = D’après la règle maison, on ne remet dans la réserve qu’un jeton de ses propres cases de départ.
return-rather-than-bump = Après cela, le second { $number } serait inutilisable, et vous ne pouvez pas buter tant que vous pouvez remettre un jeton dans la réserve.
both-dice = Vous devez utiliser les deux dés : après cela, le { $number } serait inutilisable.

## What has happened

begins-again = Qui avait commencé la partie nulle recommence.
token-returned = Un jeton est de retour dans la réserve : le même joueur relance.

## How a game has ended

centre-is-nobodys = personne n’a de case du centre
by-points = { $more } à { $fewer }
by-square = { $more } à { $fewer }, par la case { $number }

## Places

reserve =
    { $seat ->
        [Brown] la réserve de Brun
       *[Ivory] la réserve d’Ivoire
    }
    .from =
        { $seat ->
            [Brown] de la réserve de Brun
           *[Ivory] de la réserve d’Ivoire
        }
    .to =
        { $seat ->
            [Brown] à la réserve de Brun
           *[Ivory] à la réserve d’Ivoire
        }
centre = la case { $number } du centre
    .from = de la case { $number } du centre
    .to = à la case { $number } du centre
own-home = la case de départ { $number }
    .from = de la case de départ { $number }
    .to = à la case de départ { $number }
home-of =
    { $seat ->
        [Brown] la case de départ { $number } de Brun
       *[Ivory] la case de départ { $number } d’Ivoire
    }
    .from =
        { $seat ->
            [Brown] de la case de départ { $number } de Brun
           *[Ivory] de la case de départ { $number } d’Ivoire
        }
    .to =
        { $seat ->
            [Brown] à la case de départ { $number } de Brun
           *[Ivory] à la case de départ { $number } d’Ivoire
        }

## What has moved

walked = marche de { $height } jetons { FROM($from) } par { $over }

## What the button of a step says

place-token = Avec le { $number } : poser un jeton sur { $to }
return-token = Remettre un jeton { FROM($from) } dans la réserve
walk-token = Avec le { $number } : avancer un jeton { FROM($from) } { TO($to) }
walk-tokens = Avec le { $number } : avancer les { $height } jetons { FROM($from) } par { $over }

## What the button of a choice says

end-turn-bump = Finir le tour (butée)

## What is asked of whom, and the end of a game

last-turn = { $prompt } C’est le dernier tour.
use-one =
    { $name ->
        [you] À vous : utilisez le { $number }.
       *[other] { $name }, utilisez le { $number }.
    }
use-both =
    { $name ->
        [you] À vous : utilisez le { $one } et le { $another }.
       *[other] { $name }, utilisez le { $one } et le { $another }.
    }
use-twice =
    { $name ->
        [you] À vous : utilisez le { $number } deux fois.
       *[other] { $name }, utilisez le { $number } deux fois.
    }
use-twice-or-return =
    { $name ->
        [you] À vous : utilisez le { $number } deux fois, ou remettez un de vos jetons dans la réserve et relancez.
       *[other] { $name }, utilisez le { $number } deux fois, ou remettez un de vos jetons dans la réserve et relancez.
    }
return-and-throw =
    { $name ->
        [you] À vous : remettez un de vos jetons dans la réserve et relancez.
       *[other] { $name }, remettez un de vos jetons dans la réserve et relancez.
    }
use-once =
    { $name ->
        [you] À vous : utilisez le { $number } : vous ne pouvez pas l’utiliser deux fois.
       *[other] { $name }, utilisez le { $number } : vous ne pouvez pas l’utiliser deux fois.
    }
use-only =
    { $name ->
        [you] À vous : utilisez le { $one } : vous ne pouvez pas utiliser le { $another }.
       *[other] { $name }, utilisez le { $one } : vous ne pouvez pas utiliser le { $another }.
    }
use-either =
    { $name ->
        [you] À vous : utilisez le { $one } ou le { $another } : vous ne pouvez pas utiliser les deux.
       *[other] { $name }, utilisez le { $one } ou le { $another } : vous ne pouvez pas utiliser les deux.
    }
bump =
    { $name ->
        [you] { $ends ->
            [0] Terminez votre tour
           *[other] Votre tour se termine
        }
       *[other] { $ends ->
            [0] { $name }, terminez votre tour
           *[other] { $name }, votre tour se termine
        }
    } : vous ne pouvez pas utiliser { $dice }. C’est une butée.
bump-and-turn =
    { $name ->
        [you] { $ends ->
            [0] Terminez votre tour
           *[other] Votre tour se termine
        }
       *[other] { $ends ->
            [0] { $name }, terminez votre tour
           *[other] { $name }, votre tour se termine
        }
    } : vous ne pouvez pas utiliser { $dice }. C’est une butée, et { $other ->
        [you] vous avez encore un tour.
       *[other] { $other } a encore un tour.
    }
won =
    { $name ->
        [you] Vous gagnez
       *[other] { $name } gagne
    } le centre, { $manner }.

## The score panel

in-reserve = Réserve
running-score = Score cumulé
coins-won = Pièces gagnées
gained = +{ $count }
stake = Enjeu

## What is known of the game without playing it

title = Tablero di Berona
tagline = Empilez des jetons et tenez le centre à la fin
goal = Tenez les cases du centre les plus précieuses quand la partie se termine.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-points = points
about-points = Chaque case du centre compte son numéro, de 1 à 6, pour qui a le jeton du dessus.
term-use = utilisez, utiliser
about-use = Chaque dé pose un jeton sur votre case de départ de son numéro, ou fait avancer la pile qui s’y trouve.
term-walk = marche, avance, avancer
about-walk = Une pile qui avance laisse son jeton du dessous sur chaque case où elle entre.
term-reserve = réserve
about-reserve = La réserve contient les jetons d’un joueur qui ne sont pas sur le plateau.
term-bump = butée, buter
about-bump = Une butée est un dé qu’on ne peut pas utiliser : l’autre joueur a un dernier tour, puis on compte le centre.
term-running-score = score cumulé
about-running-score = Le score cumulé additionne les écarts avec lesquels chaque joueur a gagné.
term-coins = pièces
about-coins = Les pièces gagnées sont ce que chaque joueur a gagné ou perdu dans cette série.
term-stake = enjeu
about-stake = L’enjeu est ce pour quoi on joue une partie.
term-return = remettez, remettre, remet
about-return = Avec un double, vous pouvez plutôt remettre un de vos jetons dans la réserve et relancer.

## What the seats are called

brown = Brun
ivory = Ivoire
