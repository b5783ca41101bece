## Why a line is not added to the log

behind = Outra coisa aconteceu antes.
onlooker = Espectadores veem e não tocam.
knocking = O outro jogador está tentando entrar, e ainda não foi admitido.
throw-again = As chaves desta partida mudaram. Lance de novo.
line = Isto não é uma linha de registro.
time = O tempo volta atrás nesta linha.
signature = Esta linha não está assinada pelo jogador em cujo nome está.
not-begun = A primeira linha abre a sala.
begun = A sala já está aberta.
version = A sala fala outra versão do protocolo. Recarregue a página.
no-number = A partida não tem número.
dice-not-agreed = Os dados de duas pessoas distantes são combinados.
not-people = Aqui só jogam pessoas.
guest-named = O convidado informa o próprio nome.
clock = Um relógio tem entre um segundo e um dia.
full = O registro desta sala está cheio. Continue por links, ou desista.
enough = Você pediu, chamou ou desfez vezes demais. Primeiro continue a partida.
not-sat = O outro jogador ainda não se sentou.
nothing-happened = Ainda não aconteceu nada.
sat = Os dois jogadores já se sentaram.
name-taken = O anfitrião já tem este nome.
not-invited = Este lugar é de quem tem o convite.
over = A partida terminou.
no-game = Não há partida para encerrar.
no-throw = Nada deve ser lançado agora.
throw = Um lançamento é declarado, e suas faces decorrem das duas partes.
no-share = É preciso uma parte para este lançamento.
gesture = Nenhuma mão se move assim.
not-due = Não é a sua vez.
not-own-step = Só os seus próprios movimentos desta jogada podem ser desfeitos.
turn-over = Sua vez acabou. Peça ao outro jogador para poder voltar atrás.
guest-not-due = Outra chave pode ser pedida quando for a vez do convidado.
end = O fim de uma partida não é uma jogada dela.
undo-count = Outro número de eventos pode ser desfeito junto.
nothing-after = Depois deste evento não há nada a desfazer.
asked = Algo já foi pedido.
not-asked = Nada foi pedido.
own-question = O outro jogador tem de concordar.
not-over = Esta partida ainda não terminou.
seat = Só um convidado que se sentou pode pedir outra chave.
too-early = Quem tem o lugar ainda pode vir. Concorde cinco minutos depois do pedido.
called = O outro jogador já foi chamado.
not-called = Ninguém chamou você.
not-their-turn = Só quem está na vez pode ser chamado.
share-owed = Sua máquina tem de responder primeiro ao lançamento.
by-links = Você já continua esta partida por links.
not-absent = Primeiro chame o outro jogador e espere cinco minutos.
time-left = O outro jogador ainda tem tempo.
unfit-name = Este nome tem letras que não podem ser mostradas, ou sinais ou espaços demais.

## Why a commitment or a share is refused

dice-waiting = Um lançamento espera pela parte do outro lugar.
dice-not-waiting = Nenhum lançamento espera pela parte deste lugar.
dice-number = Este não é o número do próximo lançamento.
dice-no-commitment = Primeiro os dois lugares se comprometem com suas partes.
dice-again = Este lugar já se comprometeu com suas partes.
dice-share = A parte não corresponde ao compromisso.

## What a room can do that no honest room does

lie-dropped = A sala perdeu linhas desta partida que tinha confirmado: agora tem { $count } linhas, não { $own }.
lie-changed = A sala alterou ou repetiu a linha { $number } desta partida.
lie-gap = A sala omite linhas desta partida: espera-se a linha { $number }, e ela envia a linha { $sent }.
lie-mark = O registro da sala não fecha na linha { $number }.
lie-stranger = A sala mostra outra partida, não a deste link.
lie-invented =
    { $party ->
        [host] A sala inventou uma linha em nome do anfitrião.
       *[guest] A sala inventou uma linha em nome do convidado.
    }
lie-share = A sala alterou os dados: uma parte não é a que foi dada.
lie-refused = A sala recusa um lançamento que as regras permitem.
lie-illegal = A sala deixa acontecer algo que as regras proíbem: { $why }

## What the check of an agreed throw has found: the end of a sentence

fault-no-proof = falta a prova
fault-no-game = o registro não informa o número da partida
fault-wrong-number = a prova é de outro lançamento
fault-no-commitment =
    { $seat ->
        [first] o primeiro lugar nunca se comprometeu
       *[second] o segundo lugar nunca se comprometeu
    }
fault-one-sided = um lugar trocou sozinho o seu compromisso
fault-uncounted = os compromissos foram trocados, e o registro não conta isso
fault-wrong-share =
    { $seat ->
        [first] a parte do primeiro lugar não corresponde ao seu compromisso
       *[second] a parte do segundo lugar não corresponde ao seu compromisso
    }
fault-wrong-faces = das partes decorrem outras faces

## What can be said with a press

hello = Olá!
thanks = Valeu pela partida.
well-played = Bem jogado!
lucky-dice = Que lançamento!
one-moment = Um momento, por favor.
i-am-back = Voltei.
another-game = Outra partida?

## Why a text is no link to a room

link-incomplete = Isto não é um link de uma sala, ou não está completo. Copie-o por inteiro.
link-old = Este link foi feito por uma versão anterior do Tesserae. Peça um novo.

## That keys were replaced

replaced =
    { $count ->
        [one] A chave do convidado foi trocada uma vez durante esta partida, com o consentimento do anfitrião.
       *[other] A chave do convidado foi trocada { $count } vezes durante esta partida, com o consentimento do anfitrião.
    }

## Why a room does not do what a client asks for, or ends the connection

closed = Este link não abre nenhuma sala. Salas em que ninguém mexe por algumas semanas são apagadas.
other-version = A sala fala outra versão do protocolo. Recarregue a página.
earlier-version = Esta sala foi aberta por uma versão anterior do Tesserae. Abra outra.
damaged = O registro desta sala está danificado. Peça a quem mantém a sala que o restaure.
rooms = Salas demais foram abertas daqui nesta hora.
store = A sala não pode ser guardada no momento. Tentando de novo.
room-full = Pessoas demais assistem nesta sala.
address-full = Janelas demais estão abertas no seu endereço de internet.
late = Nenhuma sala foi acessada.
seat-replaced = Este lugar está aberto em janelas mais novas.
slow = A conexão é lenta demais; tentando de novo.
rate = São mensagens demais por segundo.
faults = Mensagens demais tinham uma falha.
binary = Mensagens são texto.
frame = A mensagem é longa demais, ou não é um quadro de texto.
not-entered = Entre primeiro em uma sala.
entered = Este soquete já está numa sala.
no-hand = Isto não é uma mão nesta mesa.
too-long = A mensagem tem mais de { $most } bytes.
no-json = A mensagem não é um objeto JSON com cada chave uma vez.
no-message = Isto não é uma mensagem da versão { $version } do protocolo. Recarregue a página.
