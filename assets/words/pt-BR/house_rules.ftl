## Values of several rules

on = Sim
off = Não
yes = Sim
no = Não
points = { $count ->
        [one] { $count } ponto
       *[other] { $count } pontos
    }

## The values of a rule in one line

standard = Padrão: { $default }.
standard-or = Padrão: { $default }. Ou: { $others }.
or-more = { $min } ou mais
from-to = { $min } a { $max }
values-from-to = { $min } a { $largest }

## The whole numbers that are allowed, beside the field for one

range = de { $min } a { $largest }

## Why rules are refused

unknown-rule = não existe a regra da casa “{ $key }” (conhecidas: { $known })
unknown-value = a regra da casa “{ $key }” não pode ser “{ $value }” (pode ser { $may-be })
not-jacoby-in-match = Jacoby é para partidas avulsas, não para matches
not-beavers-in-match = beavers são para partidas avulsas, não para matches
not-automatic-doubles-in-match = dobras automáticas são para partidas avulsas, não para matches

## The house rules of backgammon, with what they do

backgammon-match-length = Duração do match
backgammon-match-length-explained = Uma partida avulsa, ou quantas forem precisas até alguém ter esses pontos.
backgammon-doubling-cube = Cubo de dobra
backgammon-doubling-cube-explained = Sem ele, a aposta continua sendo um ponto; gammons e backgammons ainda contam duas e três vezes.
backgammon-crawford = Crawford
backgammon-crawford-explained = Num match: quando alguém fica pela primeira vez a um ponto de vencê-lo, joga-se uma partida sem dobrar.
backgammon-jacoby = Jacoby
backgammon-jacoby-explained = Gammons e backgammons só contam depois que uma dobra foi aceita. Para partidas avulsas.
backgammon-beavers = Beavers
backgammon-beavers-explained = Quem aceita uma dobra pode dobrar de novo na hora e ficar com o cubo. Para partidas avulsas.
backgammon-automatic-doubles = Dobras automáticas
backgammon-automatic-doubles-explained = O primeiro empate na abertura dobra a aposta, no máximo uma vez. Para partidas avulsas.
backgammon-bar-counts = A barra conta para backgammon
backgammon-bar-counts-explained = Se uma pedra na barra torna a derrota tripla, como uma no quadrante interno do vencedor.
backgammon-drop-pays = Uma dobra recusada paga
backgammon-drop-pays-explained = O que perde quem recusa. As duas opções só diferem depois de uma redobra.
backgammon-single-game = Partida avulsa
backgammon-drop-pays-current-stake = A aposta antes da proposta
backgammon-drop-pays-one-point = 1 ponto

## The house rules of Tabula, with what they do

tabula-exact-bearing-off = Retirada exata
tabula-exact-bearing-off-explained = Só o número exato retira. Não: um dado maior serve para a peça mais atrás.
tabula-gather = Reunir antes de retirar
tabula-gather-explained = A retirada começa quando todas as peças que restam estão no último quarto. Não: só a barra a proíbe.
tabula-lock-second-half = Segunda metade trancada
tabula-lock-second-half-explained = Nada pode parar na 13 ou além enquanto o jogador ainda tiver peças na mão.
tabula-none-off-points = Vitória sem retiradas do perdedor
tabula-none-off-points-explained = Quanto vale uma vitória se o perdedor não retirou uma única peça.
tabula-partly-playable = Lançamento não jogável por inteiro
tabula-partly-playable-explained = Usar tantos dados quantos puderem ser usados, ou jogar em qualquer ordem até que nenhum dos outros possa ser jogado.
tabula-setup = Posição inicial
tabula-setup-explained = Começar com tudo na mão, ou onde o imperador Zenão teve de jogar seu 2-5-6.
tabula-partly-playable-most-dice = Tantos dados quantos possível
tabula-partly-playable-any-order = Qualquer ordem até nada ser jogável
tabula-set-up-all-in-hand = Tudo na mão
tabula-set-up-zeno = Posição de Zenão

## The house rules of the Royal Game of Ur, with what they do

ur-play = Duração
ur-play-explained = Partidas até um jogador ter todas as 21 varetas, ou uma só partida pelo pote.
ur-opening = Abertura
ur-opening-explained = Os dois estão trancados até tirarem três brancas, ou ninguém está trancado e qualquer lançamento de 1 a 3 deixa entrar uma peça.
ur-reward = O que dá uma roseta
ur-reward-explained = O que ganha uma peça que para numa roseta. Com outro lançamento, uma peça na última roseta pode antes ir à chegada.
ur-safe-rosettes = Rosetas seguras
ur-safe-rosettes-explained = Uma peça inimiga numa roseta a bloqueia e não pode ser capturada.
ur-three-blanks = Três brancas sem estar trancado
ur-three-blanks-explained = A vez se perde, ou uma peça da saída vai para o portão e o jogador lança de novo.
ur-river-first = Peças do rio primeiro
ur-river-first-explained = Se uma peça no rio puder entrar com o lançamento, ela tem de entrar.
ur-next-starter = Quem começa a próxima partida
ur-next-starter-explained = As pirâmides, o jogador que não começou a última partida, quem a perdeu ou quem a venceu.
ur-stake = Aposta
ur-stake-explained = O que cada jogador paga ao pote, em moedas.
ur-opening-release = Três brancas deixam entrar a primeira peça
ur-opening-free = Qualquer lançamento deixa entrar uma peça
ur-reward-free-move = Movimento grátis de 1, 2, 3 ou 5
ur-reward-another-throw = Outro lançamento
ur-reward-none = Nada
ur-three-blanks-nothing = Vez perdida
ur-three-blanks-gate = Uma peça no portão
ur-next-starter-lots = As pirâmides decidem
ur-next-starter-alternate = Alternadamente
ur-next-starter-loser = O perdedor
ur-next-starter-winner = O vencedor
ur-play-set = Partidas por 21 varetas
ur-play-single = Partida única

## The house rules of Tablero de Jesus, with what they do

jesus-stake = Aposta
jesus-stake-explained = Quantas moedas cada jogador traz.
jesus-claiming = Reivindicar
jesus-claiming-explained = Quando quem recebe os dados pode reivindicar uma fileira sem lançar.
jesus-several-runs = Várias fileiras ao mesmo tempo
jesus-several-runs-explained = O que se pega quando há mais de uma fileira no tabuleiro.
jesus-eighth-coin = A oitava moeda
jesus-eighth-coin-explained = Todas as sete moedas alinhadas ganham também uma moeda da bolsa do adversário, antes de preencher.
jesus-coins-left = Moedas deixadas no tabuleiro
jesus-coins-left-explained = Quem recebe as moedas que ficam no tabuleiro no fim.
jesus-several-runs-all = Pegam-se todas
jesus-several-runs-one = Escolhe-se uma
jesus-claiming-after-surrender = Depois de dados perdidos
jesus-claiming-every-receipt = Sempre que você recebe os dados
jesus-claiming-never = Nunca: lance primeiro
jesus-coins-left-winner = O vencedor
jesus-coins-left-nobody = Ninguém

## The house rules of Tablero di Berona, with what they do

berona-series = Série
berona-series-explained = Se vocês jogam uma partida, ou várias que se somam.
berona-stake = Aposta fixa
berona-stake-explained = O que o perdedor de uma partida paga com aposta fixa, em moedas; sem efeito nas outras séries.
berona-use-both-dice = Usar os dois dados é obrigatório
berona-use-both-dice-explained = Um esbarrão só é permitido onde os dois dados não podem ser usados de maneira nenhuma.
berona-return-from = Devolver uma ficha de
berona-return-from-explained = Onde pode estar uma ficha que dados iguais devolvem à reserva.
berona-after-draw = Depois de um empate
berona-after-draw-explained = Quem começa a partida depois de um empate.
berona-return-from-any-stack = Qualquer pilha
berona-return-from-own-home-row = Suas próprias casas de saída
berona-series-single = Uma única partida
berona-series-ledger = Placar acumulado: o vencedor soma a diferença
berona-series-fixed-stake = Aposta fixa: o perdedor paga uma quantia combinada
berona-series-difference = Diferença: o perdedor paga uma moeda por ponto
berona-after-draw-random = Quem tirar o número maior
berona-after-draw-same-player = Quem começou a partida empatada
