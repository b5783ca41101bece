## For search engines, messengers and the list of installed programs

description = Cinco jogos de dados e tabuleiro, contra o computador, alguém ao seu lado ou um amigo em outro lugar: gamão, Tábula, o Jogo Real de Ur, Tablero de Jesús e Tablero di Berona.
share = Cinco velhos jogos de dados e tabuleiro numa mesa à luz de um lampião.
share-picture = Um tabuleiro de gamão à luz de um lampião, com dados e cubo de dobra em repouso

## The start page

about = Cinco jogos de dados e tabuleiro, contra o computador, alguém ao seu lado ou um amigo em outro lugar
loading = Carregando
loading-begins = Carregando…
loading-percent = Carregando… { $percent }%
setting-the-table = Pondo a mesa…
starting = Iniciando…
play = Jogar
all-games = Todos os jogos
games = Jogos
start-here = Comece aqui
rules-of-all-games = Regras de todos os jogos
rules = Regras
needs-scripts = O Tesserae precisa de JavaScript: permita scripts nesta página.
begins-by-itself = { $title } começa sem apertar nada.
game-goes-on-where-it-was = Sua partida continua de onde estava.
page-is-loaded-again = A página está sendo recarregada.
languages = Idiomas

## What a link has brought

sent-a-game = Alguém lhe enviou uma partida.
sent-a-puzzle = Alguém lhe enviou um problema.
game-with-friend-goes-on = Sua partida com um amigo continua.
invited-to-look-on = Você recebeu um convite para assistir a uma partida.
invited-to-play = Você recebeu um convite para uma partida.

## Buttons of the page

reload = Recarregar
later = Mais tarde
close = Fechar
copy = Copiar
share-link = Compartilhar
try-again = Tentar de novo

## For screen readers

board = O tabuleiro. Os botões do jogo vêm depois dele.
buttons = Botões do jogo
link = O link

## The same game in two tabs

other-tab = Aberta em outra aba
other-tab-what = Esta partida está aberta em outra aba deste navegador. Continue-a aqui, e a outra aba volta ao menu.
continue-here = Continuar aqui
main-menu = Menu principal

## What stops the page

no-kiosk = Este endereço não é o de um quiosque
no-game = “{ $given }” não é um jogo: ?kiosk= tem de nomear um destes: { $games }.
no-rest = “{ $given }” não é uma pausa: ?rest= tem de ser um número inteiro de segundos de { $least } a { $most }.
graphics-interrupted = Os gráficos foram interrompidos
graphics-not-back = O navegador ainda não recuperou a placa gráfica. Recarregue a página daqui a pouco.
no-webgl = Falta o WebGL 2
no-webgl-what = O jogo precisa de WebGL 2, que todo navegador atual tem. Atualize seu navegador ou ative a aceleração de hardware nas configurações dele e recarregue a página.
loading-failed = Falha ao carregar
part-not-loaded = Uma parte do jogo não pôde ser carregada. Há conexão com a internet?
part-of-other-version = Uma parte do jogo não pôde ser carregada. Há uma nova versão no servidor. Recarregue a página.
stopped-again = O jogo parou de novo
stopped-twice = Algo inesperado deu errado duas vezes em pouco tempo. Recarregue a página.
graphics-interrupted-again = Os gráficos foram interrompidos de novo
graphics-lost-twice = O navegador perdeu a placa gráfica duas vezes em pouco tempo, talvez por falta de memória. Recarregue a página.
game-goes-on = Sua partida continua.
game-is-saved = Sua partida está salva.
game-is-lost = Sua partida então se perde, porque este navegador não guarda nenhuma.

## What happened before the page was loaded again

after-trap = Algo inesperado deu errado, por isso a página foi recarregada.
after-trap-game = Algo inesperado deu errado, por isso a página foi recarregada, e sua partida continua no mesmo ponto.
after-graphics = O navegador tinha perdido a placa gráfica, por isso a página foi recarregada.
after-graphics-game = O navegador tinha perdido a placa gráfica, por isso a página foi recarregada, e sua partida continua no mesmo ponto.
after-reload = A página foi recarregada.
after-reload-game = A página foi recarregada, e sua partida continua no mesmo ponto.
after-update = Esta é a nova versão.
after-update-game = Esta é a nova versão, e sua partida continua no mesmo ponto.
game-not-kept = Este navegador não guardou sua partida.

## New versions, and files that do not come

update-loading = A nova versão está sendo carregada…
update-there = Há uma nova versão no servidor.
file-not-loaded = Uma parte do jogo não pôde ser carregada: { $path }. Há conexão com a internet?
file-refused = Uma parte do jogo não pôde ser carregada: { $path }. O servidor responde { $status }.
reload-page = Recarregue a página.
reload-game-goes-on = Recarregar: sua partida continua.
reload-game-is-lost = Recarregar: sua partida então se perde, porque este navegador não guarda nenhuma.
update-failed = A nova versão não pôde ser carregada. Há conexão com a internet?
reload-failed = A página não pôde ser carregada. Há conexão com a internet?

## Links

share-game = Compartilhar esta partida
share-game-what = Quem abrir este link pode rever a partida e continuá-la.
send-game = Enviar a partida
send-game-what = Envie este link ao outro jogador. Ele abre a partida na vez dele.
share-puzzle = Compartilhar este problema
share-puzzle-what = Quem abrir este link recebe o mesmo problema.
picture-address = Endereço desta imagem
picture-address-what = A página neste endereço mostra só o diagrama, com um link para a mesa.
picture-html = HTML para outra página
picture-html-what = Onde esta linha estiver em outra página, aparece o diagrama, com um link para a mesa.
copied = Copiado.
copying-refused = O navegador não permite copiar: copie o texto acima.

## The page of one position

open-at-table = Abrir na mesa
no-position = Este endereço não mostra nenhuma posição: { $why }.
