## A button with its key, under the pointer

with-key = { $name } ({ $key })

## What is written on keys that have no letter

space = Espaço
tab = Tab
enter = Enter
enter-on-number-pad = Enter do teclado numérico
escape = Esc
backspace = Backspace
left = Esquerda
right = Direita
up = Para cima
down = Para baixo
home = Home
end = End
page-up = Page Up
page-down = Page Down

## What keys do while a game is played

does-throw = lançar os dados
does-next-place = próxima peça ou destino; com Shift, o anterior
does-west = cursor para a esquerda
does-east = cursor para a direita
does-north = cursor para cima
does-south = cursor para baixo
does-pick-up = pegar ou pôr uma peça
does-quick-move = movimento rápido com o primeiro dado
does-swap = trocar os dados para movimentos rápidos
does-leave = devolver uma peça, fechar um painel, ocultar conselhos, abrir o menu
does-point = com um amigo em outra máquina: apontar o lugar do cursor
does-undo = desfazer
does-choices = os outros botões, em ordem
does-from-south = ver do lado do primeiro jogador
does-from-north = ver do lado do segundo jogador
does-from-above = ver de cima
does-closer = ver os dados de perto; de novo, o lugar do cursor; de novo, voltar
does-log = jogadas
does-help = regras
does-friend = seu amigo em outra máquina; A e X respondem aos pedidos dele
does-picture = imagem da posição
does-hint = dica; de novo, mais detalhes
does-odds = chances

## What they do in lessons and puzzles

does-lesson-back = lição: voltar; problema: tentar de novo
does-lesson-next = lição: próximo, ou pular o passo; problema: próximo
does-show-best = depois de uma resposta: mostrar a melhor jogada
does-show-played = depois de uma resposta: mostrar a própria jogada
does-puzzle-link = problema: copiar um link para ele (no navegador)

## What they do where the faces of real dice are entered

does-faces = uma face de um dado; de uma pirâmide, 0 ou 1
does-take-back = retirar a última face
does-confirm = confirmar as faces

## What they do in a replay

does-replay-first = primeira jogada
does-replay-back = jogada anterior; abre a revisão
does-replay-forward = próxima jogada
does-replay-last = última jogada
does-replay-play = reproduzir ou pausar; Esc volta à partida

## Keys in menus and panels, and what they do

enter-or-space = Enter, Espaço
arrows-and-pages = Para cima, Para baixo, Page Up, Page Down
left-or-right = Esquerda, Direita
does-next-button = próximo botão ou texto; com Shift, o anterior
does-press = apertar o botão
does-scroll = rolar o texto no quadro
does-decision = no gráfico da análise: decisão anterior e próxima
does-full-screen = tela cheia e voltar; também à mesa

## Gestures of the mouse and the fingers, and what they do

drag = Arrastar, ou clicar e clicar
double-click = Clique duplo
click-dice = Clicar nos dados
drag-dice = Arrastar os dados
hold-still = Segurar parado
right-click = Clique direito, um dedo parado
right-button = Botão direito, dois dedos
shift-right-button = Shift e botão direito
wheel = Roda, dois dedos se afastando
does-move = mover uma peça
does-quick-move-if-on = movimento rápido com o primeiro dado, se ativado
does-swap-thrown = depois de um lançamento: trocá-los para movimentos rápidos
does-shake = antes de um lançamento: agitá-los e lançá-los
does-look-closer = ver de perto os dados depois de um lançamento, o cubo ou um lugar
does-point-there = com um amigo em outra máquina: apontar
does-turn-camera = girar a câmera
does-move-camera = mover a câmera
does-zoom = zoom
