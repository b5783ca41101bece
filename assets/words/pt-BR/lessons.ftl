## Learn backgammon

backgammon-play = Aprenda gamão
backgammon-play-throw = Leve suas quinze pedras brancas pelo tabuleiro até o seu quadrante interno, as casas marcadas, e então retire-as, isto é, tire-as do tabuleiro. Quem terminar primeiro vence. Lance os dados: arraste-os e solte, ou aperte Lançar. Eles estão preparados para esta lição.
backgammon-play-throw-otherwise = Dobrar tem uma lição própria. Agora lance os dados.
backgammon-play-two-dice = Cada dado move uma pedra tantas casas quantas mostra, rumo ao seu quadrante interno. Uma só pedra pode usar os dois, mas para no meio do caminho. Duas pedras suas fecham uma casa para o adversário. Mova uma da 8 com o 3 e uma da 6 com o 1: elas se encontram na 5.
backgammon-play-two-dice-otherwise = Isso também é permitido. Desta vez, jogue da 8 para a 5 e da 6 para a 5.
backgammon-play-end-turn = Os dados que podem ser usados têm de ser usados. Agora os dois foram usados: aperte Passar a vez. Até lá, Desfazer volta um passo.
backgammon-play-blots = Seu adversário anda no sentido contrário, da sua 1 à sua 24, e deixou duas pedras sozinhas, na 11 e na 1: pedras descobertas. Lance.
backgammon-play-hit = Pare numa pedra descoberta para capturá-la: ela tem de recomeçar da barra, a faixa do meio. Você pode passar por cima de qualquer pedra. Capture a da 11 com o 2, a partir da 13.
backgammon-play-hit-otherwise = Isso também é permitido. Desta vez, capture a pedra da 11 com o 2.
backgammon-play-blocked-points = Uma casa com duas ou mais pedras inimigas, como a 19, está fechada: você não pode parar ali. Agora a sua pedra na 11 está descoberta: ponha-a em segurança na 6 com o 5.
backgammon-play-blocked-points-otherwise = Isso também é permitido, mas deixa uma pedra descoberta. Jogue da 11 para a 6.
backgammon-play-bar = Mais tarde, uma das suas está na barra. Ela tem de entrar antes que qualquer outra se mova: com um 1 na casa 24, com um 2 na 23, até a 19 com um 6. Lance.
backgammon-play-bar-otherwise = Dobrar tem uma lição própria. Agora lance os dados.
backgammon-play-enter = O 6 levaria à 19, que está fechada. Se nenhum dos dados permitisse entrar, sua vez terminaria. Entre na 22 com o 3.
backgammon-play-bear-off = Quando todas as suas pedras estão no seu quadrante interno, você pode retirá-las. Um dado retira uma da casa do seu número. Se todas estiverem mais perto, ele retira uma da sua casa mais distante. Você também pode mover lá dentro. Lance.
backgammon-play-bear-off-otherwise = Dobrar tem uma lição própria. Agora lance os dados.
backgammon-play-furthest-point = Retire uma pedra da 5 com o 6, e a da 3 com o 3.
backgammon-play-furthest-point-otherwise = Isso também é permitido. Desta vez, retire da 5 e da 3.
backgammon-play-doubles = Dois dados iguais são uma dupla e são usados quatro vezes. Lance.
backgammon-play-doubles-otherwise = Dobrar tem uma lição própria. Agora lance os dados.
backgammon-play-four-threes = Quatro vezes 3: retire todas as quatro pedras.
backgammon-play-gammon = Você vence. Uma vitória vale 1 ponto. Vale 2, um gammon, se o perdedor não retirou nada, como aqui. Vale 3, um backgammon, se além disso uma das pedras dele estiver na barra ou no seu quadrante interno.
backgammon-play-cube = Antes do seu lançamento, você pode propor dobrar o valor da partida, e seu adversário antes do dele. Se o adversário propuser, com Aceitar você joga por 2 pontos, com Recusar perde 1. A lição do cubo de dobra conta mais. Agora jogue uma partida!

## Learn the doubling cube

backgammon-cube = Aprenda o cubo de dobra
backgammon-cube-double = O cubo mostra quantos pontos vale uma vitória, no começo 1. Antes do seu lançamento, você pode propor dobrar isso, se o cubo estiver no meio ou for seu. Você lidera a corrida: faltam-lhe 60 pips, isto é, passos de uma casa, e ao seu adversário, 65. Aperte Dobrar.
backgammon-cube-taken = Seu adversário aceita: uma vitória agora vale 2 pontos, e o cubo é dele. Só ele pode dobrar da próxima vez. Lance; os dados estão preparados para esta lição.
backgammon-cube-offered = Em outra partida, seu adversário dobra. Se recusar, você perde 1 ponto agora. Se aceitar, joga por 2 pontos e o cubo é seu. Você está só um pouco atrás: aceite.
backgammon-cube-offered-try-drop = Recusar custa 1 ponto com certeza, e aqui você vence com frequência suficiente. Aceite.
backgammon-cube-one-in-four = Aceite se espera vencer uma partida em quatro. Recusar quatro partidas custa 4 pontos. Aceitar todas as quatro e vencer uma ganha 2 pontos e perde 6: isso também custa 4.
backgammon-cube-drop = Aqui você está muito atrás. Venceria bem menos de uma partida em quatro: recuse.
backgammon-cube-drop-try-take = Aceitar dobra o que aqui você quase certamente vai perder. Recuse.
backgammon-cube-crawford = Você perdeu 1 ponto: o que a partida valia antes. O cubo vai até 64 e também multiplica gammons e backgammons. Ninguém pode dobrar na primeira jogada da partida. Num match, quando alguém fica pela primeira vez a um ponto da vitória, joga-se uma partida sem o cubo: a partida de Crawford.

## Learn Tabula

tabula-play = Aprenda Tábula
tabula-play-throw = Entre com suas quinze peças, dê com elas uma volta da casa 1 à casa 24 e retire-as antes do adversário, isto é, tire-as do tabuleiro. Seu adversário corre no mesmo sentido. Lance os três dados: arraste-os e solte, ou aperte Lançar. Eles estão preparados para esta lição.
tabula-play-three-dice = Cada dado move uma peça; dados iguais são movimentos como quaisquer outros. Sua mão é uma metade da bandeja. Uma peça dali entra na casa do dado; enquanto isso, outras podem avançar. Entre com duas peças na 4 e uma na 1.
tabula-play-three-dice-otherwise = Isso também é permitido: as peças no tabuleiro podem avançar. Desta vez, entre com duas peças na 4 e uma na 1.
tabula-play-end-turn = Duas ou mais peças fecham uma casa para o adversário; uma peça sozinha pode ser capturada. Aperte Passar a vez. Até lá, Desfazer volta um passo.
tabula-play-hit = Seu adversário para na sua peça sozinha e a captura: agora ela espera na barra. Tem de entrar de novo antes que qualquer peça sua se mova. Lance.
tabula-play-blocked-point = A casa 2 está fechada: há duas peças ali. Se nenhum dado permitisse entrar com a peça, sua vez terminaria. Entre na 3.
tabula-play-blocked-point-otherwise = A casa 5 também está aberta. Desta vez, entre na 3.
tabula-play-several-dice = Uma peça pode usar vários dados, mas para depois de cada um. Avance a mesma peça com o 2, e entre com outra na 5: agora nenhuma das suas está sozinha.
tabula-play-several-dice-otherwise = Isso é permitido, mas deixa uma peça sozinha. Mova da 3 para a 5 e entre na 5.
tabula-play-last-piece = É preciso usar tantos dos três dados quantos for possível, na ordem que isso exigir. Se nenhum puder ser usado, sua vez termina. Esta é a sua última peça. Lance.
tabula-play-only-way = As casas marcadas estão fechadas: você não pode parar nelas, mas pode passar por cima. Só há uma maneira de usar todos os três dados. Encontre-a.
tabula-play-bear-off = Você pode retirar quando nenhuma peça está na mão nem na barra e todas estão nas últimas seis casas. Enquanto puder, há um urso de bronze na ponta da sua bandeja. Cada peça precisa do número exato: um 1 da casa 24, um 6 da casa 19. Lance.
tabula-play-exact-numbers = Retire suas últimas três peças: a da 24 com o 1, a da 22 com o 3, a da 20 com o 5. Elas vão para a metade da bandeja com o urso entalhado. Se uma fosse capturada, teria primeiro de dar a volta.
tabula-play-zeno = Com isso você vence na hora e ganha um ponto. Agora uma posição famosa: aqui o imperador Zenão estava em boa situação, como você agora, até lançar. Lance.
tabula-play-zenos-move = Todos os três dados só podem ser usados de uma maneira: jogue da 10 para a 16, da 19 para a 24 e da 20 para a 22.
tabula-play-lone-pieces = Oito peças suas estão sozinhas agora, tal como o poeta Agátias escreveu das de Zenão. Um lançamento pode virar o jogo. Agora jogue uma partida!

## Learn the Royal Game of Ur

ur-play = Aprenda o Jogo Real de Ur
ur-play-throw = Leve suas sete peças pelo tabuleiro até a chegada antes do seu adversário. Você lança três pirâmides, cada uma marcada ou branca. Os dois começam trancados: só três brancas deixam entrar sua primeira peça. Lance as pirâmides: arraste-as e solte, ou aperte Lançar. Elas estão preparadas para esta lição.
ur-play-three-blanks = Três brancas! Sua primeira peça está no portão, e você lança de novo. A partir de agora, três brancas fazem perder a vez; fora isso, cada pirâmide marcada conta 1. Lance.
ur-play-move = Duas marcas: 2. Suas peças correm pelo meio, viram para o seu lado, contornam a ponta distante e vão à chegada a partir da casa f. Com um 2, uma nova peça poderia entrar na segunda casa. Mova a peça do portão duas casas.
ur-play-move-otherwise = Isso também é permitido. Desta vez, mova a peça do portão.
ur-play-room-for-one = Em cada casa cabe uma peça. Uma peça sua a bloqueia; uma do adversário é capturada e vai para o rio, o vão ao lado das casas 5 e 6. As peças podem pular por cima de outras. Lance.
ur-play-hit = Você tirou 2. Capture a peça na casa marcada.
ur-play-hit-otherwise = Isso também é permitido. Desta vez, capture a peça do adversário.
ur-play-river = Agora uma das suas está no rio. Ela volta pelas quatro casas do seu lado, que são só suas, e dali para o portão. Lance.
ur-play-enter-from-river = Você tirou 1. Se alguma peça puder se mover, você tem de jogar, e escolhe qual; se nenhuma puder, sua vez termina. Entre com a do rio na primeira casa. Numa partida, você aperta Passar a vez depois disso; até lá, Desfazer volta um passo.
ur-play-enter-from-river-otherwise = Essa peça também pode se mover. Desta vez, entre com a do rio.
ur-play-rosettes = Cada casa tem seu número ou sua letra no tabuleiro: maiúsculas do seu lado, minúsculas do outro. As casas com uma flor são rosetas. Lance.
ur-play-onto-rosette = Seu adversário contorna a ponta distante no outro sentido. Mova sua peça duas casas, até a roseta.
ur-play-free-move = Uma roseta dá um movimento grátis: qualquer peça sua anda 1, 2, 3 ou 5 casas. Você pode dispensá-lo. Um 5 não faz entrar nenhuma peça. Outra roseta dá outro movimento grátis. Uma roseta não protege ninguém. Ande 5 com a mesma peça: isso captura a da casa marcada.
ur-play-free-move-otherwise = Isso também é permitido. Desta vez, ande 5 casas e capture.
ur-play-home = Seis peças suas estão na chegada. Cada uma tem de parar exatamente na última roseta. Dali ela vai à chegada com exatamente 1, por um lançamento ou por um movimento grátis, como o que ganha ali. Lance.
ur-play-last-piece = Você tirou 1: leve sua última peça à chegada.
ur-play-tallies = Você vence e recebe varetas, palitos de contar, do monte de 21. Cada peça inimiga lhe dá 1 no tabuleiro, 2 no rio, 3 se nunca entrou. Aqui são 7. Quando o monte está vazio, o perdedor paga.
ur-play-stake = Cada um pagou uma aposta. Quem tem todas as 21 varetas vence o set e leva as duas apostas. Até lá segue outra partida, e os dois ficam com suas varetas. Se você não mudar essa regra da casa, ninguém está trancado: qualquer lançamento de 1 a 3 deixa entrar uma peça, e três brancas fazem perder a vez. Agora jogue!

## Learn Tablero de Jesus

tablero-de-jesus-play = Aprenda Tablero de Jesús
tablero-de-jesus-play-throw = Cada número, de 1 a 7, tem uma moeda, numa das suas sete casas. As moedas não são de ninguém: os dois jogadores movem todas elas. Ganhe moedas até que seu adversário tenha poucas demais para preencher o tabuleiro. Lance os dados: arraste-os e solte, ou aperte Lançar. Eles estão preparados para esta lição.
tablero-de-jesus-play-two-coins = Mova duas moedas diferentes, uma com cada dado, cada uma na direção do seu número ou para longe dele. Uma moeda anda tantas casas quantas o dado mostra, e nunca vai além das sete casas. As moedas nunca se bloqueiam. Mova a moeda 3 com o 3 e a moeda 5 com o 1.
tablero-de-jesus-play-two-coins-otherwise = Qualquer moeda pode ser movida. Desta vez, mova a moeda 3 com o 3 e a moeda 5 com o 1.
tablero-de-jesus-play-in-line = As casas de um número são contadas a partir dele, de 1 a 7. Alinhadas quer dizer à mesma distância dos números. Fora as das casas 1 e 7, ainda não há moedas vizinhas alinhadas. Ninguém pode passar: lance de novo.
tablero-de-jesus-play-three-in-line = Mova as moedas 4 e 6 com o 1, de modo que três vizinhas fiquem alinhadas.
tablero-de-jesus-play-three-in-line-otherwise = Qualquer moeda pode ser movida. Desta vez, mova as moedas 4 e 6.
tablero-de-jesus-play-run = Duas ou mais moedas vizinhas alinhadas são uma fileira, a não ser que estejam nas casas 1 ou 7, nas pontas. Você pode pegá-la, ou lançar de novo por uma mais longa. Ao pegá-la, você ganha as moedas de todas as fileiras no tabuleiro. Três moedas são uma boa colheita: pegue-as.
tablero-de-jesus-play-purse = Seu adversário preenche os números vazios na ponta dele, com as quinze moedas que cada um trouxe numa bolsa. Depois recebe os dados e tira 11: um lançamento de 7, 11 ou 12 faz perder os dados. Isso acontece uma vez em cada quatro. Agora você: lance.
tablero-de-jesus-play-towards-numbers = Faça de novo uma fileira de três: mova as moedas 2 e 4 com o 3, na direção dos números.
tablero-de-jesus-play-towards-numbers-otherwise = Qualquer moeda pode ser movida. Desta vez, mova as moedas 2 e 4 na direção dos números.
tablero-de-jesus-play-risk = Vejamos o risco: não pegue a fileira, lance de novo.
tablero-de-jesus-play-lost-dice = Um 7: você perde os dados, e a fileira fica. Seu adversário a reivindica sem lançar. Você preenche os números vazios, e os dados voltam para você. Lance.
tablero-de-jesus-play-claim = Você tirou 11. Seu adversário alinha duas moedas, continua lançando e tira um 7. Agora você pode reivindicar essa fileira, ou lançar; mas então tem de jogar seu lançamento, mesmo que ele desfaça a fileira. Reivindique-a.
tablero-de-jesus-play-near-end = Perto do fim, a bolsa do seu adversário tem duas moedas. Pegue a fileira de três. Continuar lançando é um risco, e um lançamento que duas moedas não podem jogar também faz perder os dados.
tablero-de-jesus-play-win = Duas moedas não preenchem três números: você vence, e as moedas do tabuleiro também são suas. Seu adversário fica com as duas. Lembre: uma fileira curta vale outro lançamento, uma longa, é melhor pegar. Agora jogue uma partida!

## Learn Tablero di Berona

tablero-di-berona-play = Aprenda Tablero di Berona
tablero-di-berona-play-throw = As casas do centro valem seus números, de 1 a 6 pontos. Tenha ali mais pontos que seu adversário quando a partida terminar. Lance os dados: arraste-os e solte, ou aperte Lançar. Eles estão preparados para esta lição.
tablero-di-berona-play-place = Suas seis casas de saída ficam ao lado da sua reserva de doze fichas, as do adversário do outro lado. Um dado é usado na sua casa de saída com o número dele: ali você pode pôr uma ficha da sua reserva. Ponha uma na 5 e uma na 2.
tablero-di-berona-play-end-turn = Os dois dados foram usados. Aperte Passar a vez. Até lá, Desfazer volta um passo.
tablero-di-berona-play-opponent-places = Seu adversário também põe duas fichas. Depois lance de novo.
tablero-di-berona-play-walk = Um dado também pode fazer andar a pilha na sua casa de saída com o número dele. Uma pilha anda tantas casas quantas fichas tem. Ande com a sua ficha da 5 uma casa até o centro, depois ponha uma ficha com o 6.
tablero-di-berona-play-walk-otherwise = Isso também é permitido. Desta vez, ande com a ficha da 5 até o centro e ponha uma na 6.
tablero-di-berona-play-tall-stack = Algumas jogadas depois, três fichas suas estão na sua casa de saída 2. Lance.
tablero-di-berona-play-long-walk = A pilha anda três casas: nunca na diagonal, nunca duas vezes pela mesma, nunca de volta ao começo. Em cada uma ela deixa a ficha de baixo. Arraste-a, ou toque casa por casa: até o centro, depois ao longo dele até a ficha do adversário na 4.
tablero-di-berona-play-long-walk-otherwise = Isso também é permitido. Desta vez, ande até o centro e ao longo dele até a 4.
tablero-di-berona-play-long-walk-try-a2-a3-c3-c4 = Esse caminho também é permitido. Desta vez, vá primeiro ao centro.
tablero-di-berona-play-ownership = Uma pilha é de quem tem a ficha de cima, então a 4 do centro agora é sua. Só andam as pilhas nas suas próprias casas de saída: as fichas no centro e além dele ficam. Um dado que pode ser usado tem de ser: ponha uma ficha com o 4.
tablero-di-berona-play-lost-stack = Seu adversário andou até a sua casa de saída 1: essa pilha agora é dele, e ninguém pode andar com ela. Lance.
tablero-di-berona-play-take-over = Você pode pôr uma ficha em cima de qualquer pilha nas suas casas de saída e assim tomá-la. Ponha sua última ficha na 1 e ande com a da 6 até o centro.
tablero-di-berona-play-take-over-otherwise = Isso também é permitido. Desta vez, ponha na 1 e ande com a ficha da 6 até o centro.
tablero-di-berona-play-doubles = No fim da partida, sua reserva está vazia. Com dados iguais, você usa os dois dados no mesmo número. Ou, em vez dos dois, devolve uma ficha. Lance.
tablero-di-berona-play-return-token = Aqui você não pode usar os dois 3: devolva uma das suas fichas. Leve-a do topo de qualquer pilha de volta à sua reserva: arraste uma da sua casa de saída 3. Depois disso, você lança de novo.
tablero-di-berona-play-return-token-otherwise = Essa ficha também pode voltar. Desta vez, devolva uma da sua casa de saída 3.
tablero-di-berona-play-order-of-dice = Você tem 15 pontos do centro, seu adversário 5. A partida termina pouco depois de alguém não poder usar um dado, mesmo que esteja atrás. Você escolhe a ordem dos seus dados, e pode escolhê-la de modo que um não possa ser usado. Lance.
tablero-di-berona-play-bump = Ponha sua última ficha na 6. Então você não pode usar o 1: sua reserva está vazia, e a pilha na 1 não é sua. Isso é um esbarrão: seu adversário joga uma última vez. Passe a vez.
tablero-di-berona-play-bump-otherwise = Isso também é permitido. Desta vez, ponha sua última ficha na 6 e passe a vez.
tablero-di-berona-play-win = Seu adversário toma mais uma casa: 13 pontos a 7, você vence. Com pontos iguais, vence quem tem a casa ocupada mais alta. Enquanto dados iguais permitirem devolver uma ficha, você não pode esbarrar. Agora jogue uma partida!
