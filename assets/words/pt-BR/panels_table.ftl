## The menu of the game

to-game = Continuar
main-menu = Menu principal
settings = Ajustes
saved-games = Partidas salvas
dice-statistics = Estatística dos dados
statistics = Estatísticas
moves = Jogadas
analysis = Análise
edit-position = Editar esta posição
saved-automatically = A partida é salva automaticamente.
send-by-link = Enviar a { $name } por link
about-sending = Cria um link que abre a partida no dispositivo do outro jogador.
go-on-live = Continuar ao vivo com { $name }
about-going-live = Abre uma sala para a partida como está, com um link para o outro jogador.

## Resigning

resign = Desistir
resign-maybe = Desistir…
resign-so = { $resignation }…
cancel = Cancelar
you-lose = Se { $other } aceitar, você perde a partida.
loses = Se { $other } aceitar, { $name } perde a partida.
you-lose-to-other = Se o outro jogador aceitar, você perde a partida.

## Copying

copy-to-clipboard = Copiar para a área de transferência
position = Posição
record = Registro
copied = { $what }: copiado.
not-copied = { $what }: { $why }.
link-to-position = Link para esta posição
picture-of-position = Imagem desta posição

## The moves

no-moves = Ainda não há jogadas.
replay = Rever
show-earlier = Mostrar { $count } anteriores
rethrown = lançado de novo
cocked-rethrown = Um dado torto foi lançado de novo.
go-to-move = Ir para a jogada { $number }

## Pictures

picture = Imagem
as-seen = Como você a vê
about-as-seen = A mesa de onde você a vê, sem botões. O painel se fecha para isso.
save-png = Salvar como PNG
copy = Copiar
share = Compartilhar
position-of = { $game }, posição { $number }
film = Filme
about-film = Um GIF animado, que abre em qualquer lugar: da jogada antes desta posição ou da partida. Uma partida longa tem uma imagem por jogada.
film-of-turn = Filme desta jogada
film-of-game = Filme da partida
film-is-taken = Filme gravado: { $percent }%.
film-is-ready = O filme está pronto: { $size } MB.
save-gif = Salvar como GIF
flat-diagram = Diagrama plano
about-diagram = O tabuleiro visto de cima com os números dos lugares, como num livro. Fica nítido em qualquer tamanho.
no-diagram = Uma posição que não pode ocorrer não tem diagrama.
save-svg = Salvar como SVG
address-of-picture = Endereço desta imagem
html-for-page = HTML para outra página

## The rulebook

open-as-text = Abrir como texto
standard-rules = Esta partida tem as regras padrão.
rules-of-game = Regras da casa desta partida: { $rules }.
in-this-game = Nesta partida: { $value }

## The position editor

undo = Desfazer
empty-board = Esvaziar o tabuleiro
start = Início
back = Voltar
hint = Dica
odds = Chances
play-from-here = Jogar daqui
as-text = Como texto: qualquer formato pode ser colado ou solto aqui
position-as-text = Posição como texto
position-panel = Posição…

## The dice of the game

this-game = Esta partida
all-games = Todas as partidas
dice = Dados
lots = Pirâmides
no-dice-yet = Ainda não foi lançado nenhum dado.
expected = esperado
about-expected = Com que frequência se espera cada face.
too-few = { $count } até agora: muito poucos para um teste.
chi-squared =
    { $count } até agora. O qui-quadrado é { $deviation }: dados honestos são pelo menos tão desiguais em { $percent ->
        [0] menos de 1
       *[other] cerca de { $percent }
    } de 100 partidas desta duração, { $evenness ->
        [normal] o que é normal
        [uneven] o que é um pouco desigual; uma partida em vinte é assim
       *[rare] o que é raro, mas acontece
    }.
all-proven =
    { $count ->
        [1] O lançamento combinado desta partida foi verificado e está provado.
       *[other] Todos os { $count } lançamentos combinados desta partida foram verificados e estão provados.
    }
not-proven = Lançamentos combinados desta partida não provados: { $doubtful } de { $count }. O primeiro: { $faces }: { $verdict }.
why-fair = Por que os dados são honestos
fair-by-hand = Você lança dados reais e informa as faces. As contagens acima são tudo o que sabemos deles.
fair-by-computer = Um gerador de números aleatórios sorteia cada face com a mesma probabilidade. Sua semente é salva com a partida, de modo que cada lançamento pode ser verificado depois.
fair-by-agreement = As duas mesas dão uma parte secreta a cada lançamento e se comprometeram com ela antes. As faces decorrem das duas partes, de modo que nem os jogadores nem a sala podem escolhê-las ou prevê-las. A prova é salva com a partida.
fair-on-table = A física decide como um dado liso rola e sobre qual lado ele para. Qual face está em qual lado é sorteado pouco antes de ele deixar a mão, com a mesma probabilidade para cada orientação. Assim, todas as faces têm exatamente a mesma probabilidade, por mais hábil que seja o lançamento. Um dado torto é lançado de novo da mesma maneira.
thrown-elsewhere = { $name } lança neste dispositivo. Os lançamentos de { $away } foram feitos em outro e vieram com o link: são contados aqui, mas ninguém aqui viu os dados caírem.
