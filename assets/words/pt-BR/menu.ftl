## The first page

about = Cinco jogos de dados e tabuleiro, contra o computador, alguém ao seu lado ou um amigo em outro lugar
saved-games = Partidas salvas
statistics = Estatísticas
settings = Ajustes
rules = Regras
join-by-link = Entrar por link
quit = Sair
resume-since = Retomar: { $saved }, { $when }
resume = Retomar: { $saved }
go-on-waiting = Continuar esperando: { $game }
start-here = Comece aqui

## The page of a game

first-moves = Primeiras jogadas
position-editor = Editor de posições
puzzle-of-the-day = Problema do dia
puzzles = Problemas
puzzles-solved = Problemas: { $solved } de { $tried } resolvidos
mistakes-due = Erros: { $count } para hoje
mistakes-later =
    { $count ->
        [1] Erros: amanhã
       *[other] Erros: daqui a { $count } dias
    }
own-mistakes = Seus próprios erros de partidas analisadas, como problemas.
play = Jogar
play-with-friend = Jogar com um amigo
by-link = Cada um na sua própria máquina, por um link.
clock = Relógio: { $clock }

## The first moves of backgammon

all-throws = Todos os lançamentos
about-first-moves = As melhores primeiras jogadas de cada lançamento, e o que as outras entregam em pontos. Escolha um lançamento para ver as respostas. Uma dupla só pode começar onde os dois dados são lançados de novo depois de um empate.
replies = Respostas a { $throw }: { $turn }

## While the table is set, while it plays by itself, and before a kiosk’s game ends

setting-the-table = Pondo a mesa…
press-to-play = Aperte em qualquer lugar para jogar.
game-ends =
    { $seconds ->
        [one] Toque em qualquer lugar para continuar. Esta partida termina em { $seconds } segundo.
       *[other] Toque em qualquer lugar para continuar. Esta partida termina em { $seconds } segundos.
    }
