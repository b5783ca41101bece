## Why a line is not added to the log

behind = Autre chose s’est passé avant.
onlooker = Les spectateurs voient et ne touchent pas.
knocking = L’autre joueur essaie d’entrer et n’a pas encore été admis.
throw-again = Les clés de cette partie ont changé. Relancez.
line = Ce n’est pas une ligne de journal.
time = Le temps recule dans cette ligne.
signature = Cette ligne n’est pas signée par le joueur au nom duquel elle est.
not-begun = La première ligne ouvre le salon.
begun = Le salon est déjà ouvert.
version = Le salon parle une autre version du protocole. Rechargez la page.
no-number = La partie n’a pas de numéro.
dice-not-agreed = Les dés de deux personnes à distance sont convenus.
not-people = Seules des personnes jouent ici.
guest-named = L’invité donne son propre nom.
clock = Une pendule a entre une seconde et un jour.
full = Le journal de ce salon est plein. Continuez par liens, ou abandonnez.
enough = Trop de demandes, d’appels ou d’annulations. Continuez d’abord la partie.
not-sat = L’autre joueur n’a pas encore pris place.
nothing-happened = Il ne s’est encore rien passé.
sat = Les deux joueurs ont pris place.
name-taken = L’hôte porte déjà ce nom.
not-invited = Cette place est à qui a l’invitation.
over = La partie est terminée.
no-game = Il n’y a pas de partie à terminer.
no-throw = Il n’y a rien à lancer maintenant.
throw = Un jet s’annonce, et ses faces découlent des deux parts.
no-share = Il faut une part pour ce jet.
gesture = Aucune main ne bouge ainsi.
not-due = Ce n’est pas votre tour.
not-own-step = Seuls vos propres déplacements de ce tour peuvent être annulés.
turn-over = Votre tour est fini. Demandez à l’autre joueur de pouvoir l’annuler.
guest-not-due = On peut demander une autre clé quand c’est le tour de l’invité.
end = La fin d’une partie n’en est pas un tour.
undo-count = On peut annuler ensemble un autre nombre d’événements.
nothing-after = Il n’y a rien à annuler après cet événement.
asked = Une demande est déjà en cours.
not-asked = Il n’y a pas de demande.
own-question = C’est à l’autre joueur d’être d’accord.
not-over = Cette partie n’est pas encore terminée.
seat = Seul un invité qui a pris place peut demander une autre clé.
too-early = Qui a la place peut encore venir. Donnez votre accord cinq minutes après la demande.
called = L’autre joueur a déjà été appelé.
not-called = Il n’y a pas d’appel pour vous.
not-their-turn = On ne peut appeler que quelqu’un dont c’est le tour.
share-owed = Votre machine doit d’abord répondre au jet.
by-links = Vous continuez déjà cette partie par liens.
not-absent = Appelez d’abord l’autre joueur, et attendez cinq minutes.
time-left = Il reste du temps à l’autre joueur.
unfit-name = Ce nom a des lettres qui ne s’affichent pas, ou trop de signes ou d’espaces.

## Why a commitment or a share is refused

dice-waiting = Un jet attend la part de l’autre camp.
dice-not-waiting = Aucun jet n’attend la part de ce camp.
dice-number = Ce n’est pas le numéro du prochain jet.
dice-no-commitment = Les deux camps s’engagent d’abord sur leurs parts.
dice-again = Ce camp s’est déjà engagé sur ses parts.
dice-share = La part ne correspond pas à l’engagement.

## What a room can do that no honest room does

lie-dropped = Le salon a perdu des lignes de cette partie qu’il avait confirmées : il a maintenant { $count } lignes, et non { $own }.
lie-changed = Le salon a changé ou répété la ligne { $number } de cette partie.
lie-gap = Le salon omet des lignes de cette partie : on attend la ligne { $number }, et il envoie la ligne { $sent }.
lie-mark = Le journal du salon est incohérent à la ligne { $number }.
lie-stranger = Le salon montre une autre partie que celle de ce lien.
lie-invented =
    { $party ->
        [host] Le salon a inventé une ligne au nom de l’hôte.
       *[guest] Le salon a inventé une ligne au nom de l’invité.
    }
lie-share = Le salon a changé les dés : une part n’est pas celle qui a été donnée.
lie-refused = Le salon refuse un jet que les règles permettent.
lie-illegal = Le salon laisse faire ce que les règles interdisent : { $why }

## What the check of an agreed throw has found: the end of a sentence

fault-no-proof = la preuve manque
fault-no-game = la feuille ne donne pas le numéro de sa partie
fault-wrong-number = la preuve est celle d’un autre jet
fault-no-commitment =
    { $seat ->
        [first] le premier camp ne s’est jamais engagé
       *[second] le second camp ne s’est jamais engagé
    }
fault-one-sided = un camp a remplacé seul son engagement
fault-uncounted = des engagements ont été remplacés, et la feuille n’en tient pas compte
fault-wrong-share =
    { $seat ->
        [first] la part du premier camp ne correspond pas à son engagement
       *[second] la part du second camp ne correspond pas à son engagement
    }
fault-wrong-faces = d’autres faces découlent des parts

## What can be said with a press

hello = Bonjour !
thanks = Merci pour la partie.
well-played = Bien joué !
lucky-dice = Quel jet !
one-moment = Un instant, s’il vous plaît.
i-am-back = Je suis de retour.
another-game = Une autre partie ?

## Why a text is no link to a room

link-incomplete = Ce n’est pas le lien d’un salon, ou il est incomplet. Copiez-le en entier.
link-old = Ce lien vient d’une version antérieure de Tesserae. Demandez-en un nouveau.

## That keys were replaced

replaced =
    { $count ->
        [one] La clé de l’invité a été remplacée une fois pendant cette partie, avec l’accord de l’hôte.
       *[other] La clé de l’invité a été remplacée { $count } fois pendant cette partie, avec l’accord de l’hôte.
    }

## Why a room does not do what a client asks for, or ends the connection

closed = Ce lien n’ouvre aucun salon. Les salons auxquels personne ne touche pendant quelques semaines sont supprimés.
other-version = Le salon parle une autre version du protocole. Rechargez la page.
earlier-version = Ce salon a été ouvert par une version antérieure de Tesserae. Ouvrez-en un autre.
damaged = Le journal de ce salon est endommagé. Demandez au responsable du serveur de le restaurer.
rooms = Trop de salons ont été ouverts d’ici dans cette heure.
store = Le salon ne peut pas être conservé pour le moment. Nouvel essai.
room-full = Trop de personnes regardent dans ce salon.
address-full = Trop de fenêtres sont ouvertes à votre adresse internet.
late = Aucun salon n’a été rejoint.
seat-replaced = Cette place est ouverte dans des fenêtres plus récentes.
slow = La connexion est trop lente ; nouvel essai.
rate = C’est trop de messages par seconde.
faults = Trop de messages étaient fautifs.
binary = Les messages sont du texte.
frame = Le message est trop long, ou n’est pas une trame de texte.
not-entered = Entrez d’abord dans un salon.
entered = Cette connexion est déjà dans un salon.
no-hand = Il n’y a pas de telle main à cette table.
too-long = Le message a plus de { $most } octets.
no-json = Le message n’est pas un objet JSON avec chaque clé une fois.
no-message = Ce n’est pas un message de la version { $version } du protocole. Rechargez la page.
