## Why somebody is to come to the table: titles, and the title of the window

you-are-called = Estão chamando você
you-are-asked = Há um pedido para você
game-has-begun = A partida começou
first-throw = O primeiro lançamento
your-turn = Sua vez
window-title = { $why } · Tesserae

## The same in a sentence

calls-you =
    { $minutes ->
        [one] { $name } chama você à mesa. Você tem { $minutes } minuto para responder.
       *[other] { $name } chama você à mesa. Você tem { $minutes } minutos para responder.
    }
throw-first = { $name } está à mesa. Qualquer um de vocês pode lançar primeiro.
may-throw = Qualquer um de vocês pode lançar.
at-table-your-turn = { $name } está à mesa. É a sua vez.
played-your-turn = { $name } jogou. É a sua vez.
has-first-turn = { $name } está à mesa e joga primeiro.

## Who is there

here = Aqui
away-since = Ausente desde { $since }
is-away = { $name } está ausente.
other-is-away = O outro jogador está ausente.
onlookers =
    { $count ->
        [one] { $count } pessoa assiste.
       *[other] { $count } pessoas assistem.
    }
you-look-on = Você assiste.
points-at = { $name } aponta: { $place }.

## What is asked, and what can be answered

asks-undo = { $name } pede para voltar atrás na última jogada. Os lançamentos desfeitos saem de novo com as mesmas faces, e agora vocês dois as conhecem.
asks-rematch = { $name } pede outra partida, com os lugares trocados.
asks-seat = { $name } perdeu a chave do seu lugar e pede outra. Você pode concordar depois de cinco minutos, se ninguém vier com a antiga. O registro conta isso.
rival-asks = Alguém que tem o seu convite pede a { $name } para ficar com o seu lugar.
take-question-back = Retirar o pedido
refuse-seat = Recusar-se a ceder o lugar
you-asked-undo = Você pediu a { $name } para poder voltar atrás na sua última jogada.
you-asked-rematch = Você pediu outra partida a { $name }.
you-called =
    { $minutes ->
        [one] Você chamou { $name }, que tem { $minutes } minuto para vir.
       *[other] Você chamou { $name }, que tem { $minutes } minutos para vir.
    }
calls-in-minutes =
    { $minutes ->
        [0] { $name } chamou você à mesa, e pode reivindicar a partida.
        [1] { $name } chama você à mesa. Depois de um minuto sem resposta, pode reivindicar a partida.
       *[other] { $name } chama você à mesa. Depois de { $minutes } minutos sem resposta, pode reivindicar a partida.
    }

## A seat that has another key than this machine

taken-elsewhere = Este lugar foi ocupado em outra máquina, ou por outra pessoa que tem o convite: abra o link próprio do lugar a partir de lá, ou peça a { $host } para poder continuar aqui.
asked-to-go-on = Você pediu a { $host } para poder continuar aqui com uma nova chave, e espera a resposta.
key-was-replaced = O lugar deste link agora tem outra chave, como { $host } concordou: abra o link próprio do lugar a partir da máquina em que ele é jogado, ou o convite.
taken-ask-host = Este lugar foi ocupado em outra máquina, ou por outra pessoa que tem o convite: abra o link próprio do lugar a partir de lá, ou peça ao anfitrião para poder continuar aqui.
asked-host-to-go-on = Você pediu ao anfitrião para poder continuar aqui com uma nova chave, e espera a resposta.
host-replaced-key = O lugar deste link agora tem outra chave, como o anfitrião concordou: abra o link próprio do lugar a partir da máquina em que ele é jogado, ou o convite.
ask-to-go-on = Pedir para continuar aqui
guest-has-new-key = O convidado continua com uma nova chave, como o anfitrião concordou: as duas mesas têm novas partes para os próximos lançamentos, e o registro conta isso.
new-key-declined = Foi recusado que você continue aqui com uma nova chave.

## Connection and room

being-opened = A conexão com a sala está sendo aberta.
no-answer = O servidor não responde. Tentando de novo.
line-broke = A conexão com a sala caiu e está sendo restabelecida.
tried-again = { $why } Tentando de novo.
cannot-be-called = Este endereço não pode ser chamado.
guest-not-there = O convidado ainda não se sentou.
waits-for-guest = Esperando o convidado se sentar.
goes-on-by-links = { $name } continua esta partida por links: a partir daqui, cada máquina lança por si, e os lançamentos não são mais combinados.
other-goes-on-by-links = O outro jogador continua esta partida por links: a partir daqui, cada máquina lança por si, e os lançamentos não são mais combinados.
throw-waits-away = Este lançamento espera por { $name }: a máquina tem de responder e está ausente.
throw-waits-other-away = Este lançamento espera pelo outro jogador, cuja máquina tem de responder e está ausente.
throw-waits = Este lançamento espera pela máquina de { $name }, que ainda não respondeu.
throw-waits-other = Este lançamento espera pela máquina do outro jogador, que ainda não respondeu.

## Why an address is none

no-server-address = Digite o endereço de um servidor para convidar alguém.
server-is-link = Este é um link de uma partida; o endereço de um servidor termina antes do “#”.
no-address = Isto não é um endereço de servidor. Ele é parecido com https://play.example.org.
no-link = Isto não é um link de uma partida com um amigo.
link-incomplete = Este link de uma partida com um amigo não está completo. Copie-o por inteiro.

## Inviting, and the link to paste

agreed-dice = Os dados de duas pessoas distantes são sempre combinados: as duas mesas dão uma parte secreta a cada lançamento, de modo que nem vocês nem o servidor podem escolhê-lo ou prevê-lo.
invite = Convidar
by-chance = Ao acaso
about-paste = Cole o link que lhe enviaram, ou o do seu próprio lugar.
link = Link
join = Entrar

## Waiting for the friend

waiting = Esperando seu amigo…
opening = Abrindo a sala…
link-still-leads-here = O link que você enviou ainda leva até aqui.
cancel = Cancelar
cancel-invitation = Cancelar o convite
about-invitation = Envie este link ao seu amigo, ou deixe que ele leia o código. Quem o abrir senta-se do outro lado da mesa: nada para instalar, nenhuma conta.
copy-link = Copiar o link
share-link = Compartilhar o link
about-onlookers = Os espectadores têm um link próprio: eles veem a mesa e não podem tocar nela.
copy-onlooker-link = Copiar o link dos espectadores
share-with-onlookers = Compartilhar com espectadores
copied = Copiado.

## Where a link leads

game-with-friend = Uma partida com um amigo
looking-for-game = Procurando a partida…
connecting = Conectando ao servidor.
invited = Você tem um convite para uma partida: { $game }.
friends-play = Duas pessoas jogam: { $game }.
they-play = { $host } e { $guest } jogam: { $game }.
about-to-begin = Uma partida está prestes a começar: { $game }.
host-invites = { $host } convida você para uma partida: { $game }.
host-waits = { $host } espera alguém para jogar: { $game }.
you-play-seat = Você joga com { $seat }.
without-clock = Não há relógio.
clock-gives = O relógio dá { $clock }.
time-each = { $time } para cada um
time-and-delay = { $time } para cada um, e { $delay } de cada jogada não custam nada
time-and-increment = { $time } para cada um, e mais { $delay } depois de cada jogada
minutes = { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
seconds = { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }
game-begins-later = A partida começa quando seu amigo se sentar.
you-will-see = Você verá a mesa e não poderá tocar nela.
will-see-game = Você verá a partida assim que ela começar
look-on = Assistir
sit-down = Sentar-se

## The panel of the friend

connect-again = Conectar de novo
leave-table = Deixar a mesa
game-is-kept = A partida está salva. Retome-a nas partidas salvas, ou abra o link de novo.
onlooker-link-copied = Link dos espectadores: copiado
copy-own-link = Copiar o link do seu próprio lugar
own-link-copied = Link do seu próprio lugar: copiado
about-own-link = Com ele, você continua em outra máquina; quem o tiver joga por você, portanto não o dê a ninguém.
say = Dizer
i-am-here = Estou aqui
agree = Concordar
decline = Recusar
ask-undo = Pedir para voltar atrás na última jogada
ask-rematch = Pedir outra partida
claim = Reivindicar a partida
time-has-run-out = O tempo do outro jogador acabou.
did-not-come = O outro jogador foi chamado e não veio.
call = Chamar { $name }
about-calling = Então há cinco minutos para vir. Depois disso, a partida pode ser reivindicada.
go-on-by-links = Continuar por links
about-links = Sem servidor: cada um envia a partida ao outro depois de cada jogada. A partir daí, cada máquina lança por si, e os lançamentos não são mais combinados.
resign-maybe = Desistir…
resign = Desistir
friend-wins = Seu amigo vence a partida.
