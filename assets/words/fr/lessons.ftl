## Learn backgammon

backgammon-play = Apprendre le backgammon
backgammon-play-throw = Faites le tour du plateau avec vos quinze pions blancs jusqu’à votre jan intérieur, les flèches marquées, puis sortez-les du plateau. Qui finit en premier gagne. Lancez les dés : faites-les glisser et lâchez-les, ou appuyez sur Lancer. Ils sont préparés pour cette leçon.
backgammon-play-throw-otherwise = Le double a sa propre leçon. Lancez maintenant les dés.
backgammon-play-two-dice = Chaque dé fait avancer un pion d’autant de flèches vers votre jan intérieur. Un même pion peut utiliser les deux, mais il se pose entre les deux. Deux de vos pions bloquent une flèche pour votre adversaire. Déplacez un pion de 8 avec le 3 et un pion de 6 avec le 1 : ils se retrouvent sur 5.
backgammon-play-two-dice-otherwise = C’est permis aussi. Cette fois, jouez de 8 à 5 et de 6 à 5.
backgammon-play-end-turn = Tout dé utilisable doit être utilisé. Les deux le sont : appuyez sur Finir le tour. Jusque-là, Annuler reprend un déplacement.
backgammon-play-blots = Votre adversaire va dans l’autre sens, de votre 1 à votre 24, et a laissé deux pions seuls, sur 11 et 1 : ce sont des blots. Lancez.
backgammon-play-hit = Si vous vous posez sur un blot, il est frappé : il doit recommencer depuis la barre, la bande du milieu. Vous pouvez passer par-dessus tous les pions. Frappez le blot sur 11 avec le 2, depuis 13.
backgammon-play-hit-otherwise = C’est permis aussi. Cette fois, frappez le blot sur 11 avec le 2.
backgammon-play-blocked-points = Une flèche avec deux pions adverses ou plus, comme 19, est bloquée : vous ne pouvez pas vous y poser. Votre pion sur 11 est maintenant un blot : mettez-le à l’abri sur 6 avec le 5.
backgammon-play-blocked-points-otherwise = C’est permis aussi, mais cela laisse un blot. Jouez de 11 à 6.
backgammon-play-bar = Plus tard, un de vos pions est sur la barre. Il doit entrer avant tout autre déplacement : avec un 1 sur la flèche 24, avec un 2 sur 23, et ainsi de suite jusqu’à 19 avec un 6. Lancez.
backgammon-play-bar-otherwise = Le double a sa propre leçon. Lancez maintenant les dés.
backgammon-play-enter = Le 6 mènerait à 19, qui est bloquée. Si aucun des deux dés ne faisait entrer le pion, votre tour se terminerait. Entrez sur 22 avec le 3.
backgammon-play-bear-off = Quand tous vos pions sont dans votre jan intérieur, vous pouvez les sortir. Un dé sort un pion de la flèche de son nombre. Si tous sont plus près, il en sort un de votre flèche la plus éloignée. Vous pouvez aussi jouer à l’intérieur. Lancez.
backgammon-play-bear-off-otherwise = Le double a sa propre leçon. Lancez maintenant les dés.
backgammon-play-furthest-point = Sortez un pion de 5 avec le 6, et celui de 3 avec le 3.
backgammon-play-furthest-point-otherwise = C’est permis aussi. Cette fois, sortez de 5 et de 3.
backgammon-play-doubles = Deux dés égaux forment un double et se jouent quatre fois. Lancez.
backgammon-play-doubles-otherwise = Le double a sa propre leçon. Lancez maintenant les dés.
backgammon-play-four-threes = Quatre 3 : sortez les quatre pions.
backgammon-play-gammon = Vous gagnez. Une victoire vaut 1 point. Elle en vaut 2, un gammon, si le perdant n’a sorti aucun pion, comme ici. Elle en vaut 3, un backgammon, s’il a en plus un pion sur la barre ou dans votre jan intérieur.
backgammon-play-cube = Avant votre jet, vous pouvez proposer de doubler ce que vaut la partie, et votre adversaire avant le sien. Si votre adversaire le propose, avec Accepter vous jouez pour 2 points, avec Refuser vous en perdez 1. La leçon sur le videau en dit plus. Jouez maintenant une partie !

## Learn the doubling cube

backgammon-cube = Apprendre le videau
backgammon-cube-double = Le videau dit combien de points vaut une victoire, au début 1. Avant votre jet, vous pouvez proposer de doubler cette valeur, si le videau est au milieu ou à vous. Vous menez la course : il vous reste 60 pips, c’est-à-dire 60 pas d’une flèche, et 65 à votre adversaire. Appuyez sur Doubler.
backgammon-cube-taken = Votre adversaire accepte : une victoire vaut maintenant 2 points, et le videau est à votre adversaire, qui seul pourra doubler la prochaine fois. Lancez ; les dés sont préparés pour cette leçon.
backgammon-cube-offered = Dans une autre partie, c’est votre adversaire qui double. Si vous refusez, vous perdez 1 point tout de suite. Si vous acceptez, vous jouez pour 2 points et le videau est à vous. Vous n’avez qu’un petit retard : acceptez.
backgammon-cube-offered-try-drop = Refuser coûte 1 point à coup sûr, et ici vous gagnez assez souvent. Acceptez.
backgammon-cube-one-in-four = Acceptez si vous pensez gagner une partie sur quatre. Refuser quatre parties coûte 4 points. En accepter quatre et en gagner une rapporte 2 points et en coûte 6 : au total, cela coûte aussi 4 points.
backgammon-cube-drop = Ici, vous avez un grand retard. Vous gagneriez bien moins d’une partie sur quatre : refusez.
backgammon-cube-drop-try-take = Accepter double ce que vous allez presque sûrement perdre ici. Refusez.
backgammon-cube-crawford = Vous avez perdu 1 point : ce que valait la partie avant. Le videau va jusqu’à 64 et multiplie aussi le gammon et le backgammon. Au premier tour, personne ne peut doubler. Dans un match, la première fois que quelqu’un arrive à un point de la victoire, une partie se joue sans videau : la partie de Crawford.

## Learn Tabula

tabula-play = Apprendre Tabula
tabula-play-throw = Faites entrer vos quinze pions, faites-leur faire un tour de la flèche 1 à la flèche 24 et sortez-les du plateau avant votre adversaire, qui court dans le même sens. Lancez les trois dés : faites-les glisser et lâchez-les, ou appuyez sur Lancer. Ils sont préparés pour cette leçon.
tabula-play-three-dice = Chaque dé fait avancer un pion ; les dés égaux se jouent comme les autres. Votre main est une moitié du casier. Un pion de la main entre sur la flèche du dé ; en attendant, d’autres peuvent avancer. Entrez deux pions sur 4 et un sur 1.
tabula-play-three-dice-otherwise = C’est permis aussi : les pions du plateau peuvent avancer. Cette fois, entrez deux pions sur 4 et un sur 1.
tabula-play-end-turn = Deux pions ou plus bloquent une flèche pour votre adversaire ; un pion isolé peut être frappé. Appuyez sur Finir le tour. Jusque-là, Annuler reprend un déplacement.
tabula-play-hit = Votre adversaire se pose sur votre pion isolé et le frappe : ce pion attend maintenant sur la barre. Il doit entrer de nouveau avant que vos autres pions se déplacent. Lancez.
tabula-play-blocked-point = La flèche 2 est bloquée : elle a deux pions. Si le pion ne pouvait entrer avec aucun dé, votre tour se terminerait. Entrez sur 3.
tabula-play-blocked-point-otherwise = La flèche 5 est libre aussi. Cette fois, entrez sur 3.
tabula-play-several-dice = Un même pion peut utiliser plusieurs dés, mais il se pose après chacun. Avancez le même pion avec le 2 et entrez-en un autre sur 5 : ainsi aucun des vôtres n’est isolé.
tabula-play-several-dice-otherwise = C’est permis, mais cela laisse un pion isolé. Jouez de 3 à 5, et entrez sur 5.
tabula-play-last-piece = Il faut utiliser autant des trois dés que possible, dans l’ordre qui le permet. Si aucun n’est utilisable, votre tour se termine. Voici votre dernier pion. Lancez.
tabula-play-only-way = Les flèches marquées sont bloquées : vous ne pouvez pas vous y poser, mais vous pouvez passer par-dessus. Il n’y a qu’une façon d’utiliser les trois dés. Trouvez-la.
tabula-play-bear-off = Vous pouvez sortir quand aucun pion n’est plus en main ni sur la barre et que tous sont sur les six dernières flèches. Tant que vous le pouvez, un ours de bronze se tient au bout de votre casier. Chaque pion a besoin de son nombre exact : un 1 depuis 24, un 6 depuis 19. Lancez.
tabula-play-exact-numbers = Sortez vos trois derniers pions : celui de 24 avec le 1, celui de 22 avec le 3, celui de 20 avec le 5. Ils vont dans la moitié du casier à l’ours sculpté. Si l’un d’eux était frappé, il devrait d’abord refaire le tour.
tabula-play-zeno = Vous gagnez aussitôt et marquez un point. Maintenant, une position célèbre : l’empereur Zénon était bien placé ici, comme vous maintenant, jusqu’à son jet. Lancez.
tabula-play-zenos-move = Les trois dés ne sont utilisables que d’une façon : jouez de 10 à 16, de 19 à 24 et de 20 à 22.
tabula-play-lone-pieces = Maintenant, huit de vos pions sont isolés, comme le poète Agathias l’a écrit de ceux de Zénon. Un seul jet peut renverser la partie. À vous d’en jouer une !

## Learn the Royal Game of Ur

ur-play = Apprendre le Jeu royal d’Ur
ur-play-throw = Menez vos sept pions autour du plateau et à l’arrivée avant votre adversaire. On lance trois pyramides ; chacune tombe marquée ou sur un blanc. Les deux camps sont d’abord enfermés : seuls trois blancs font entrer votre premier pion. Lancez les pyramides : faites-les glisser et lâchez-les, ou appuyez sur Lancer. Elles sont préparées pour cette leçon.
ur-play-three-blanks = Trois blancs ! Votre premier pion est sur la porte, et vous relancez. Désormais, trois blancs vous font perdre votre tour ; sinon, chaque pyramide marquée compte 1. Lancez.
ur-play-move = Deux marques : 2. Vos pions courent au milieu, tournent de votre côté, contournent le bout du plateau et vont à l’arrivée depuis la case f. Avec un 2, un nouveau pion pourrait entrer sur la deuxième case. Avancez de deux cases le pion qui est sur la porte.
ur-play-move-otherwise = C’est permis aussi. Cette fois, avancez le pion qui est sur la porte.
ur-play-room-for-one = Une case ne contient qu’un pion. Un pion à vous la bloque ; un pion adverse y est frappé et va dans la rivière, l’espace vide à côté des cases 5 et 6. Les pions peuvent sauter par-dessus les autres. Lancez.
ur-play-hit = Votre jet vaut 2. Frappez le pion sur la case marquée.
ur-play-hit-otherwise = C’est permis aussi. Cette fois, frappez le pion adverse.
ur-play-river = Maintenant, un de vos pions est dans la rivière. Il revient par les quatre cases de votre côté, qui ne sont qu’à vous, et de là va à la porte. Lancez.
ur-play-enter-from-river = Votre jet vaut 1. Vous devez jouer si un pion le peut, et vous choisissez lequel ; si aucun ne le peut, votre tour se termine. Entrez celui de la rivière sur sa première case. Dans une partie, vous appuyez ensuite sur Finir le tour ; jusque-là, Annuler reprend un déplacement.
ur-play-enter-from-river-otherwise = Ce pion peut avancer aussi. Cette fois, entrez celui de la rivière.
ur-play-rosettes = Chaque case porte son numéro ou sa lettre sur le plateau : majuscules de votre côté, minuscules de l’autre. Les cases à fleur sont des rosettes. Lancez.
ur-play-onto-rosette = Votre adversaire contourne le bout du plateau dans l’autre sens. Avancez votre pion de deux cases, sur la rosette.
ur-play-free-move = Une rosette donne un coup gratuit : n’importe lequel de vos pions avance de 1, 2, 3 ou 5 cases. Vous pouvez y renoncer. Un 5 ne fait entrer aucun pion. Une autre rosette donne un autre coup gratuit. Une rosette ne protège personne. Avancez de 5 avec le même pion : il frappe celui de la case marquée.
ur-play-free-move-otherwise = C’est permis aussi. Cette fois, avancez de 5 cases et frappez.
ur-play-home = Six de vos pions sont arrivés. Chaque pion doit se poser exactement sur la dernière rosette. De là, il va à l’arrivée avec un 1 exact, par un jet ou par un coup gratuit, comme celui que cette même rosette lui donne. Lancez.
ur-play-last-piece = Votre jet vaut 1 : menez votre dernier pion à l’arrivée.
ur-play-tallies = Vous gagnez, et vous recevez des bâtonnets de la réserve de 21. Chaque pion adverse vous en donne 1 s’il est sur le plateau, 2 s’il est dans la rivière, 3 s’il n’est jamais parti. Ici, cela fait 7. Quand la réserve est vide, c’est le perdant qui paie.
ur-play-stake = Les deux camps ont payé une mise. Qui a les 21 bâtonnets gagne le set et les deux mises. Jusque-là, une autre partie suit, et chacun garde ses bâtonnets. Si vous ne changez pas cette règle maison, personne n’est enfermé : tout jet de 1 à 3 fait entrer un pion, et trois blancs font perdre le tour. Jouez maintenant !

## Learn Tablero de Jesus

tablero-de-jesus-play = Apprendre Tablero de Jesus
tablero-de-jesus-play-throw = Chaque numéro, de 1 à 7, a une pièce sur l’une de ses sept cases. Les pièces ne sont à personne : les deux joueurs les déplacent toutes. Gagnez des pièces jusqu’à ce que votre adversaire n’en ait plus assez pour garnir le plateau. Lancez les dés : faites-les glisser et lâchez-les, ou appuyez sur Lancer. Ils sont préparés pour cette leçon.
tablero-de-jesus-play-two-coins = Déplacez deux pièces différentes, une avec chaque dé, vers leur numéro ou en sens inverse. Une pièce avance de toute la valeur du dé, et jamais au-delà des sept cases. Les pièces ne se bloquent jamais. Déplacez la pièce 3 avec le 3 et la pièce 5 avec le 1.
tablero-de-jesus-play-two-coins-otherwise = Toutes les pièces peuvent être déplacées. Cette fois, déplacez la pièce 3 avec le 3 et la pièce 5 avec le 1.
tablero-de-jesus-play-in-line = Les cases d’un numéro se comptent à partir de lui, de 1 à 7. Alignées veut dire : à la même distance des numéros. En dehors des cases 1 et 7, il n’y a pas encore de pièces voisines alignées. Personne ne peut passer : relancez.
tablero-de-jesus-play-three-in-line = Déplacez les pièces 4 et 6 avec les 1, pour que trois voisines soient alignées.
tablero-de-jesus-play-three-in-line-otherwise = Toutes les pièces peuvent être déplacées. Cette fois, déplacez les pièces 4 et 6.
tablero-de-jesus-play-run = Deux pièces voisines ou plus, alignées, forment une suite, sauf sur les cases 1 ou 7 des deux bouts. Vous pouvez la prendre, ou relancer pour en avoir une plus longue. En la prenant, vous gagnez les pièces de toutes les suites du plateau. Trois pièces sont une belle prise : prenez-les.
tablero-de-jesus-play-purse = Votre adversaire regarnit les numéros vides à son propre bout, avec des pièces parmi les quinze que chaque joueur a apportées dans une bourse. Puis votre adversaire reçoit les dés et fait 11 : un jet de 7, 11 ou 12 fait perdre les dés. Cela arrive une fois sur quatre. À vous : lancez.
tablero-de-jesus-play-towards-numbers = Formez de nouveau une suite de trois : déplacez les pièces 2 et 4 avec les 3, vers les numéros.
tablero-de-jesus-play-towards-numbers-otherwise = Toutes les pièces peuvent être déplacées. Cette fois, déplacez les pièces 2 et 4 vers les numéros.
tablero-de-jesus-play-risk = Voyons le risque : ne prenez pas la suite, relancez.
tablero-de-jesus-play-lost-dice = Un 7 : vous perdez les dés, et la suite reste. Votre adversaire la réclame sans lancer. Vous regarnissez les numéros vides, et les dés vous reviennent. Lancez.
tablero-de-jesus-play-claim = Votre jet vaut 11. Votre adversaire aligne deux pièces, relance et fait 7. Vous pouvez maintenant réclamer cette suite, ou lancer ; mais alors vous devez jouer votre jet, même s’il défait la suite. Réclamez-la.
tablero-de-jesus-play-near-end = Vers la fin, il reste deux pièces dans la bourse adverse. Prenez la suite de trois. Continuer à lancer est un risque, et un jet injouable avec deux pièces fait aussi perdre les dés.
tablero-de-jesus-play-win = Deux pièces ne peuvent pas garnir trois numéros : vous gagnez, et les pièces du plateau sont aussi à vous. Votre adversaire garde les deux siennes. Retenez : une suite courte mérite un autre jet, une longue mérite d’être prise. Jouez maintenant une partie !

## Learn Tablero di Berona

tablero-di-berona-play = Apprendre Tablero di Berona
tablero-di-berona-play-throw = Les cases du centre valent leur numéro, de 1 à 6 points. À la fin de la partie, il faut y avoir plus de points que votre adversaire. Lancez les dés : faites-les glisser et lâchez-les, ou appuyez sur Lancer. Ils sont préparés pour cette leçon.
tablero-di-berona-play-place = Vos six cases de départ sont près de votre réserve de douze jetons ; celles de votre adversaire, de l’autre côté. Un dé s’utilise sur votre case de départ de son numéro : vous pouvez y poser un jeton de votre réserve. Posez-en un sur 5 et un sur 2.
tablero-di-berona-play-end-turn = Les deux dés sont utilisés. Appuyez sur Finir le tour. Jusque-là, Annuler reprend un déplacement.
tablero-di-berona-play-opponent-places = Votre adversaire pose aussi deux jetons. Ensuite, relancez.
tablero-di-berona-play-walk = Un dé peut aussi faire avancer la pile de votre case de départ de son numéro. Une pile avance d’autant de cases qu’elle a de jetons. Avancez d’une case, vers le centre, avec votre jeton de 5, puis posez un jeton avec le 6.
tablero-di-berona-play-walk-otherwise = C’est permis aussi. Cette fois, avancez le jeton de 5 jusqu’au centre, et posez-en un sur 6.
tablero-di-berona-play-tall-stack = Quelques tours plus tard, trois de vos jetons sont sur votre case de départ 2. Lancez.
tablero-di-berona-play-long-walk = La pile avance de trois cases : jamais en diagonale, jamais deux fois sur la même, jamais de retour au point de départ. Sur chacune, elle laisse son jeton du dessous. Faites-la glisser, ou touchez case après case : d’abord jusqu’au centre, puis le long du centre jusque sur le jeton adverse en 4.
tablero-di-berona-play-long-walk-otherwise = C’est permis aussi. Cette fois, avancez jusqu’au centre, puis le long du centre jusqu’à 4.
tablero-di-berona-play-long-walk-try-a2-a3-c3-c4 = Ce chemin est permis aussi. Cette fois, allez d’abord au centre.
tablero-di-berona-play-ownership = Une pile est à qui a le jeton du dessus : la case 4 du centre est donc à vous. Seules les piles de vos propres cases de départ avancent : les jetons du centre et au-delà restent. Un dé utilisable doit être utilisé : posez un jeton avec le 4.
tablero-di-berona-play-lost-stack = Votre adversaire a avancé jusqu’à votre case de départ 1 : cette pile est maintenant à votre adversaire, et personne ne peut la faire avancer. Lancez.
tablero-di-berona-play-take-over = Vous pouvez poser un jeton sur n’importe quelle pile de vos cases de départ, et ainsi la reprendre à l’adversaire. Posez votre dernier jeton sur 1, et avancez celui de 6 jusqu’au centre.
tablero-di-berona-play-take-over-otherwise = C’est permis aussi. Cette fois, posez-en un sur 1, et avancez le jeton de 6 jusqu’au centre.
tablero-di-berona-play-doubles = Plus tard, votre réserve est vide. Avec un double, les deux dés s’utilisent sur le même numéro. Ou bien, à la place, vous reprenez un jeton. Lancez.
tablero-di-berona-play-return-token = Ici, vous ne pouvez pas utiliser les deux 3 : reprenez un de vos jetons. On le prend au sommet de n’importe quelle pile pour le remettre dans sa réserve : faites-en glisser un depuis votre case de départ 3. Ensuite, vous relancez.
tablero-di-berona-play-return-token-otherwise = Ce jeton aussi peut être repris. Cette fois, reprenez-en un de votre case de départ 3.
tablero-di-berona-play-order-of-dice = Vous avez 15 points au centre, votre adversaire 5. La partie se termine peu après que quelqu’un ne peut plus utiliser un dé, même en retard aux points. Vous choisissez l’ordre de vos dés, et vous pouvez le choisir de façon qu’un dé soit inutilisable. Lancez.
tablero-di-berona-play-bump = Posez votre dernier jeton sur 6. Alors le 1 est inutilisable : votre réserve est vide, et la pile de 1 n’est pas à vous. C’est une butée : votre adversaire a un dernier tour. Terminez votre tour.
tablero-di-berona-play-bump-otherwise = C’est permis aussi. Cette fois, posez votre dernier jeton sur 6 et terminez votre tour.
tablero-di-berona-play-win = Votre adversaire prend encore une case : 13 points à 7, vous gagnez. À égalité de points, gagne qui possède la plus haute case occupée. Tant qu’un double vous permet de remettre un jeton dans la réserve, vous ne pouvez pas buter. Jouez maintenant une partie !
