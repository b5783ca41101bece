## What is wrong with what is settled before the first throw

wrong-position = position, { $error }
long-name = un nom a au plus { $most } caractères
bad-name = le nom « { $name } » commence ou finit par une espace, ou contient un caractère qui ne s’imprime pas
invisible-name = le nom « { $name } » contient un caractère invisible
bad-player = un joueur est « person », « elsewhere », ou « bot: » et le nom d’un niveau
bad-date = « { $date } » n’est pas une date comme 2026-11-20

## What an undo does, and what it has done

undo = Annuler
undo-to-turn = Annuler : retour à votre tour { $number }
undo-to-answer = Annuler : retour à votre réponse
undone = Annulé
undone-to-turn = Annulé : retour à votre tour { $number }
undone-to-answer = Annulé : retour à votre réponse

## What is wrong with a file

no-save = ligne 1 : ce n’est pas une sauvegarde de Tesserae ({ $why })
other-format = ligne 1 : la sauvegarde a le format { $format }, mais ce programme ne lit que le format { $known } ; elle reste comme elle est
wrong-header = ligne 1 : { $why }
damage =
    { $error } ; { $count ->
        [one] cette ligne est perdue
       *[other] { $count } lignes sont perdues
    }
long-line = la ligne a { $count } octets
longer-than-any-event = la ligne a { $count } octets, plus que tout événement
line-breaks-off = la ligne est interrompue
line-is-damaged = la ligne est endommagée
wrong-data = il y a dans la ligne quelque chose qui n’y a pas sa place
neither-event-nor-undo = ce n’est ni un événement ni une annulation
nothing-comes-again = seuls les jets d’une partie contre un bot reviennent
