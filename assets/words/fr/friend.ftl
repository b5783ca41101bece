## Why somebody is to come to the table: titles, and the title of the window

you-are-called = On vous appelle
you-are-asked = Demande reçue
game-has-begun = La partie a commencé
first-throw = Le premier jet
your-turn = À vous de jouer
window-title = { $why } · Tesserae

## The same in a sentence

calls-you =
    { $minutes ->
        [one] { $name } vous appelle à la table. Vous avez { $minutes } minute pour répondre.
       *[other] { $name } vous appelle à la table. Vous avez { $minutes } minutes pour répondre.
    }
throw-first = { $name } est à la table. L’un ou l’autre peut lancer en premier.
may-throw = L’un ou l’autre peut lancer.
at-table-your-turn = { $name } est à la table. À vous de jouer.
played-your-turn = { $name } a joué. À vous de jouer.
has-first-turn = { $name } est à la table et a le premier tour.

## Who is there

here = Ici
away-since = Pas là depuis { $since }
is-away = { $name } n’est pas là.
other-is-away = L’autre joueur n’est pas là.
onlookers =
    { $count ->
        [one] { $count } personne regarde.
       *[other] { $count } personnes regardent.
    }
you-look-on = Vous regardez.
points-at = { $name } montre { $place }.

## What is asked, and what can be answered

asks-undo = { $name } demande à reprendre son dernier tour. Les jets repris reviennent avec les mêmes faces, et vous les connaissez maintenant tous les deux.
asks-rematch = { $name } demande une autre partie, en échangeant les camps.
asks-seat = { $name } a perdu la clé de sa place et en demande une autre. Vous pourrez l’accorder au bout de cinq minutes, si personne ne vient avec l’ancienne. La feuille de partie le compte.
rival-asks = Quelqu’un qui a votre invitation demande à { $name } de lui donner votre place.
take-question-back = Retirer votre demande
refuse-seat = Refuser de céder votre place
you-asked-undo = Vous avez demandé à { $name } l’annulation de votre dernier tour.
you-asked-rematch = Vous avez demandé une autre partie à { $name }.
you-called =
    { $minutes ->
        [one] Vous avez appelé { $name } : il reste { $minutes } minute pour venir.
       *[other] Vous avez appelé { $name } : il reste { $minutes } minutes pour venir.
    }
calls-in-minutes =
    { $minutes ->
        [0] Vous n’avez pas répondu à { $name }, qui peut réclamer la partie.
        [1] { $name } vous appelle à la table et, après une minute sans réponse, peut réclamer la partie.
       *[other] { $name } vous appelle à la table et, après { $minutes } minutes sans réponse, peut réclamer la partie.
    }

## A seat that has another key than this machine

taken-elsewhere = Cette place a été prise sur une autre machine, ou par quelqu’un d’autre qui a l’invitation : ouvrez là-bas le lien propre de la place, ou demandez à { $host } de pouvoir continuer ici.
asked-to-go-on = Vous avez demandé à { $host } de pouvoir continuer ici avec une nouvelle clé, et vous attendez sa réponse.
key-was-replaced = La place de ce lien a maintenant une autre clé, comme convenu avec { $host } : ouvrez le lien propre de la place sur la machine où l’on y joue, ou l’invitation.
taken-ask-host = Cette place a été prise sur une autre machine, ou par quelqu’un d’autre qui a l’invitation : ouvrez là-bas le lien propre de la place, ou demandez à l’hôte de pouvoir continuer ici.
asked-host-to-go-on = Vous avez demandé à l’hôte de pouvoir continuer ici avec une nouvelle clé, et vous attendez sa réponse.
host-replaced-key = La place de ce lien a maintenant une autre clé, avec l’accord de l’hôte : ouvrez le lien propre de la place sur la machine où l’on y joue, ou l’invitation.
ask-to-go-on = Demander à continuer ici
guest-has-new-key = L’invité continue avec une nouvelle clé, avec l’accord de l’hôte : les deux tables ont de nouvelles parts pour les jets à venir, et la feuille de partie le compte.
new-key-declined = On a refusé que vous continuiez ici avec une nouvelle clé.

## Connection and room

being-opened = La connexion au salon s’établit.
no-answer = Le serveur ne répond pas. Nouvel essai.
line-broke = La connexion au salon est rompue et se rétablit.
tried-again = { $why } Nouvel essai.
cannot-be-called = Cette adresse ne peut pas être appelée.
guest-not-there = L’invité n’a pas encore pris place.
waits-for-guest = On attend que l’invité prenne place.
goes-on-by-links = { $name } continue cette partie par liens : dès lors, chaque machine lance pour elle-même, et les jets ne sont plus convenus.
other-goes-on-by-links = L’autre joueur continue cette partie par liens : dès lors, chaque machine lance pour elle-même, et les jets ne sont plus convenus.
throw-waits-away = Ce jet attend { $name }, dont la machine doit y répondre et n’est pas là.
throw-waits-other-away = Ce jet attend l’autre joueur, dont la machine doit y répondre et n’est pas là.
throw-waits = Ce jet attend la machine où joue { $name }, qui n’y a pas encore répondu.
throw-waits-other = Ce jet attend la machine de l’autre joueur, qui n’y a pas encore répondu.

## Why an address is none

no-server-address = Saisissez l’adresse d’un serveur pour inviter votre ami.
server-is-link = C’est le lien d’une partie ; l’adresse d’un serveur se termine avant le « # ».
no-address = Ce n’est pas l’adresse d’un serveur. Elle ressemble à https://play.example.org.
no-link = Ce n’est pas le lien d’une partie avec un ami.
link-incomplete = Ce lien d’une partie avec un ami est incomplet. Copiez-le en entier.

## Inviting, and the link to paste

agreed-dice = Les dés de deux personnes à distance sont toujours convenus : les deux tables donnent une part secrète à chaque jet, de sorte que ni vous, ni votre ami, ni le serveur ne peut le choisir ou le prévoir.
invite = Inviter
by-chance = Au hasard
about-paste = Collez le lien que votre ami vous a envoyé, ou celui de votre propre place.
link = Lien
join = Rejoindre

## Waiting for the friend

waiting = On attend votre ami…
opening = Le salon s’ouvre…
link-still-leads-here = Le lien que vous avez envoyé mène toujours ici.
cancel = Annuler
cancel-invitation = Annuler l’invitation
about-invitation = Envoyez ce lien à votre ami, ou faites-lui scanner le code. Qui l’ouvre prend place de l’autre côté de la table : rien à installer, pas de compte.
copy-link = Copier le lien
share-link = Partager le lien
about-onlookers = Les spectateurs ont leur propre lien : ils voient la table et ne peuvent pas y toucher.
copy-onlooker-link = Copier le lien des spectateurs
share-with-onlookers = Le partager aux spectateurs
copied = Copié.

## Where a link leads

game-with-friend = Une partie avec un ami
looking-for-game = On cherche la partie…
connecting = Connexion au serveur.
invited = On vous invite à une partie : { $game }.
friends-play = Deux amis jouent : { $game }.
they-play = { $host } et { $guest } jouent : { $game }.
about-to-begin = Une partie va commencer : { $game }.
host-invites = { $host } vous invite à une partie : { $game }.
host-waits = { $host } attend un ami pour jouer : { $game }.
you-play-seat = Vous jouez { $seat }.
without-clock = Il n’y a pas de pendule.
clock-gives = La pendule donne { $clock }.
time-each = { $time } à chacun
time-and-delay = { $time } à chacun, et { $delay } de chaque tour ne coûtent rien
time-and-increment = { $time } à chacun, et { $delay } de plus après chaque tour
minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
game-begins-later = La partie commence quand l’ami a pris place.
you-will-see = Vous verrez la table et ne pourrez pas y toucher.
will-see-game = Vous verrez la partie dès qu’elle commence
look-on = Regarder
sit-down = Prendre place

## The panel of the friend

connect-again = Se reconnecter
leave-table = Quitter la table
game-is-kept = La partie est enregistrée. Reprenez-la depuis les parties enregistrées, ou rouvrez le lien.
onlooker-link-copied = Lien des spectateurs : copié
copy-own-link = Copier le lien de votre place
own-link-copied = Lien de votre place : copié
about-own-link = Avec lui, vous continuez sur une autre machine ; qui l’a joue pour vous, alors ne le donnez à personne.
say = Dire
i-am-here = Je suis là
agree = D’accord
decline = Refuser
ask-undo = Demander à reprendre votre tour
ask-rematch = Demander une autre partie
claim = Réclamer la partie
time-has-run-out = Son temps est écoulé.
did-not-come = Malgré l’appel, personne n’est venu.
call = Appeler { $name }
about-calling = Il reste alors cinq minutes pour venir. Ensuite, la partie peut être réclamée.
go-on-by-links = Continuer par liens
about-links = Sans serveur : chacun envoie la partie à l’autre après chaque tour. Dès lors, chaque machine lance pour elle-même, et les jets ne sont plus convenus.
resign-maybe = Abandonner…
resign = Abandonner
friend-wins = Votre ami gagne la partie.
