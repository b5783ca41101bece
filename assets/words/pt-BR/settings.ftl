title = Ajustes
no-sound-device = Nenhum dispositivo de som foi encontrado quando o programa iniciou: não se ouve nada.
reset = Redefinir ajustes

## Sections

sound = Som
motion = Movimento
view = Visão
gameplay = Jogo
with-friend = Com um amigo
display = Tela
keyboard = Teclado

## Sound and motion

volume = Volume
ambience = Ambiente
animation-speed = Velocidade da animação
reduce-motion = Reduzir movimento
about-reduce-motion = Peças e câmera saltam para seus lugares em vez de se moverem até lá.
vibrate = Vibrar
about-vibrate = O celular vibra quando os dados batem em algo.
turn-board = Girar o tabuleiro a cada jogada
about-turn-board = A câmera vai para o lado do jogador da vez.
percentage = { $percent }%
at-once = instantâneo
times-as-fast = { $times } ×
in-seconds = { $seconds } s

## View

view-from = Ver de
about-view-from = Qual lado do tabuleiro fica mais perto de você.
first-player = Primeiro jogador
second-player = Segundo jogador
mirror = Espelhar o tabuleiro
about-mirror = Troca esquerda e direita, de modo que as peças andam e são retiradas no sentido inverso.
dice = Dados
about-dice = De que são feitos os dados. As pirâmides do Jogo Real de Ur são de osso ou de ébano.
bone = Osso
ebony = Ébano
red = Vermelho
brass = Latão
cloth = Pano
green = Verde
burgundy = Bordô
blue = Azul
grey = Cinza
board = Tabuleiro
board-of = Tabuleiro: { $game }
about-boards = Cada pessoa vê o tabuleiro que escolheu, também em um jogo com um amigo.
board-name =
    { $board ->
       *[backgammon] Nogueira
        [backgammon_damascus] Marchetaria de Damasco
        [backgammon_tournament] Couro e feltro
        [tabula] Mármore
        [tabula_wood] Nogueira entalhada
        [ur] Concha e lápis-lazúli
        [ur_limestone] Calcário e tinta
        [jesus] Carvalho e oliveira
        [jesus_chest] Tampa de baú pintada
        [berona] Carvalho
        [berona_leather] Couro enrolado
    }

## Gameplay

legal-moves = Mostrar movimentos legais
about-legal-moves = Marca as peças que podem se mover e aonde podem ir.
point-numbers = Números das casas
about-point-numbers = Numera os lugares do tabuleiro; setas pequenas mostram para onde vão as peças.
insights = Análises
about-insights = Dicas, chances, treinador, problemas e análise. Quando está desativado, nada disso é mostrado.
coach = Treinador
about-coach = Avisa antes que uma jogada, uma dobra ou outra escolha entregue muito, e deixa você escolher de novo.
marks = Marcas da análise
about-marks = A partir de que perda uma decisão é marcada com ?!, ? ou ??, em milésimos do que está em jogo numa partida: 20, 50 e 100 aqui; como ? e ??, 20 e 80 no eXtreme Gammon; 40, 80 e 160 no GNU Backgammon.
confirm = Confirmar a vez
about-confirm = Quando você teve escolha, sua vez só termina se você apertar “Passar a vez”; até lá, você pode desfazer.
end-turns = Passar a vez sem escolha
about-end-turns = Se nada, ou só uma coisa, puder ser jogada com um lançamento, a vez termina sozinha depois de um momento.
forced-moves = Jogar movimentos forçados
about-forced-moves = Se só um movimento for legal, ele é feito automaticamente.
auto-throw = Lançar automaticamente
about-auto-throw = Os dados são lançados automaticamente quando não há mais nada a escolher.
quick-moves = Movimentos rápidos
about-quick-moves = A peça em que você clica se move com o dado maior ou, se ele estiver bloqueado, com o outro. Clique nos dados para trocar a ordem.
off = Não
double-click = Clique duplo
single-click = Clique

## With a friend

letter-in-no-font = Uma letra mostrada como um quadrado não está em nenhuma fonte daqui. Ela é mantida mesmo assim.
hide-hand = Ocultar a mão do outro jogador
about-hide-hand = Você vê as jogadas e os lançamentos de um amigo, mas não o trajeto da mão dele.
notify = Avisar quando for minha vez
about-notify = O navegador avisa enquanto você olha outra coisa. Ele pede permissão uma única vez.

## Display

full-screen = Tela cheia
about-full-screen = A janela ocupa a tela inteira, agora e da próxima vez.
colours = Cores
natural = Naturais
colour-blind = Para daltonismo
scale = Escala da interface
message-duration = Duração das mensagens
graphics = Gráficos
automatic = Automático
low = Baixo
medium = Médio
high = Alto
automatic-level =
    { $level ->
        [low] O nível que convém a esta máquina pelos primeiros quadros, agora: baixo.
        [high] O nível que convém a esta máquina pelos primeiros quadros, agora: alto.
       *[medium] O nível que convém a esta máquina pelos primeiros quadros, agora: médio.
    }

## The list of keys

other-letters = Seu teclado não tem letras latinas: uma letra aqui é a tecla no lugar dela num teclado americano. Ao lado aparece a sua própria letra, assim que for conhecida.
at-board = No tabuleiro
entering-faces = Informando as faces de dados reais
in-replay = Na revisão
in-lesson = Numa lição
in-your-turn = Na sua vez
answering = Respondendo a uma proposta
in-menus = Em menus e painéis
mouse-and-touch = Mouse e toque
