## The analysis

analysis = Análise
all-games = Todas as partidas
no-analysis = Sem análise: { $why }.
one-moment = Um momento…
analysing = Analisando: { $percent }%
stopped-at = Parado em { $percent }%
above-and-below = Acima: { $first } vence. Abaixo: { $second } vence.
turning-points = Momentos decisivos
save-report = Salvar como página com diagramas
other-moves-here = Outras jogadas aqui
mistakes = Erros
none-seen = Nenhum que os bots vejam.
none-so-far = Nenhum até agora.
practise =
    { $count ->
        [one] Praticar { $count } erro
       *[other] Praticar { $count } erros
    }
practise-of =
    { $count ->
        [one] Praticar { $count } erro: { $name }
       *[other] Praticar { $count } erros: { $name }
    }
threw = { $name } tirou { $throw }
lucky = Sorte de { $amount }.
unlucky = Azar de { $amount }.
what-it-was = { $name }: { $what }
unmarked = erro
gave-away = { $turn } entregou { $amount }.
mistake = { $name } { $sign } −{ $amount }
was-played = Jogado: { $turn }.
was-better = Melhor: { $better }. { $why }
better = Melhor
played = Jogado
other-moves = Outras jogadas

## Skill and luck

skill-and-luck = Habilidade e sorte
curve-of-chances = As chances ao longo da partida
game-of-series = Partida { $number }
none-marked = Nenhuma decisão tem marca.
column-value = Valor
column-behind = Diferença
column-chances = Chances
chance-and-share = { $what } { $value }
unforced-decisions = Decisões não forçadas
count-of-mark = Marcadas com { $sign }
given-away-in = { $what }: entregue
amount-in-decisions = { $amount } ({ $count })
about-marks-of = Marcas: { $marks } desses milésimos ({ $thresholds }).
was-incomplete = A análise não estava completa.
made-with = Feito com Tesserae.
analysis-of = { $game }, análise
given-away = Entregue
error-rate = Taxa de erro
pr = PR
pr-of-part = { $what }: PR
luck = Sorte
result = Resultado
without-luck = Sem a sorte
about-error-rate = Taxa de erro: o que uma decisão entrega em média, em milésimos do que está em jogo numa partida. Sorte: quanto os lançamentos foram melhores que a média de todos os lançamentos possíveis.
about-pr = PR: metade da taxa de erro, como conta o eXtreme Gammon.
as-solved = { $name }: { $perfect } de { $all } decisões como na solução; as outras entregaram { $amount }.
endgame-as-solved = { $name }: { $perfect } de { $all } decisões do final perfeitas, { $amount } abaixo do jogo perfeito.

## One decision

decision = Decisão
back-to-analysis = Voltar à análise
show-position = Mostrar a posição
not-found-out = Não foi possível saber: { $why }.
decides = { $name } decide.
with-throw = { $name } com { $faces }.
show = Mostrar
gives-nothing =
    { $played ->
        [0] não entrega nada ({ $value }).
       *[other] Jogado: não entrega nada ({ $value }).
    }
gives-away =
    { $played ->
        [0] entrega { $amount } ({ $value }).
       *[other] Jogado: entrega { $amount } ({ $value }).
    }
rollout = Rollout
first-game-is-played = Rollout: joga-se a primeira partida.
rolled-out-once = Rollout: 1 partida.
rolled-out =
    { $count ->
        [one] Rollout: { $value }, { $count } partida.
       *[other] Rollout: { $value }, { $count } partidas.
    }
percent-done = { $percent }%
stop = Parar
about-rollout = Os bots continuam a partir das jogadas escolhidas, no máximo quatro, com os mesmos lançamentos para todas. A sorte é descontada dos resultados; ± é um erro padrão.
roll-out =
    { $count ->
        [one] Rollout de { $count } jogada
       *[other] Rollout de { $count } jogadas
    }
what-about = E esta?
move-pieces = Mova as peças no tabuleiro, ou escolha as partes de uma jogada uma depois da outra.
so-far = Até agora: { $turn }
on-board = No tabuleiro: { $turn }
take-back = Voltar atrás

## Several games or positions

games = Partidas
positions = Posições
nothing-listed = Nada aqui. Um arquivo de várias partidas, e um texto com várias posições, é listado aqui.
which-position = { $count } posições. Qual delas você quer abrir?
position = Posição { $number }
score-is = Placar: { $score }.
score-before = Placar antes: { $score }.
score-of-series = { $score } ({ $what })
position-in-words = { $what }: { $position }.
game-and-result = Partida { $number }: { $result }
game-sentence = Partida { $number }: { $result }.
about-giving-away = Entregue: em apostas, ou num match no que vale tanto quanto uma aposta. PR: metade do que uma decisão entrega em média, em milésimos disso. Quanto menor, melhor.
all-analysed = Todas as partidas estão analisadas.
stop-analysis = Parar a análise
go-on-with-analysis = Continuar a análise
analyse-all = Analisar todas as partidas
games-of-two =
    { $count ->
        [one] { $first } e { $second }: { $count } partida.
       *[other] { $first } e { $second }: { $count } partidas.
    }
games-of-several =
    { $count ->
        [one] { $count } partida de vários jogadores.
       *[other] { $count } partidas de vários jogadores.
    }
number-of-games =
    { $count ->
        [one] { $count } partida.
       *[other] { $count } partidas.
    }
wins-points = { $name } ganha { $count }
a-draw = um empate
not-finished = não terminada
was-not-finished = Não terminada.
all-given-away = Entregue: { $list }.
gave-away-and-pr = { $name } { $lost } (PR { $rating })

## The games that were analysed

analysed-games = Partidas analisadas
none-analysed = Ainda não há partidas. Toda partida com análise completa é listada aqui.
older-games = Partidas mais antigas
about-rating = PR, o índice de desempenho: metade do que uma decisão entrega em média, em milésimos do que está em jogo numa partida. Quanto menor, melhor.
name-and-game = { $name }, { $game }
pr-in-one = { $name }: PR { $rating } em 1 partida.
pr-in-last = { $name }: PR { $rating } na última de { $count } partidas, { $mean } nas últimas { $last } juntas.
legend = Pontos: cada partida. Linha: as últimas { $count } partidas juntas.
pr-of = { $name } { $rating }
ratings = PR: { $list }.
moves-not-saved = As jogadas dela não estão mais salvas.

## The results of all games

statistics = Estatísticas
analysed-games-and-pr = Partidas analisadas e PR
no-games = Ainda não há partidas. Toda partida que você joga é contada aqui.
none-finished =
    { $count ->
        [one] { $count } começada, nenhuma terminada
       *[other] { $count } começadas, nenhuma terminada
    }
finished =
    { $count ->
        [one] { $count } partida terminada
       *[other] { $count } partidas terminadas
    }
dice-luck = Sorte nos dados
about-luck = Dados honestos têm média de 3,5. A última coluna diz com que frequência, em 100 amostras deste tamanho, dados honestos ficam pelo menos tão longe disso.
copy-error-rates = Copiar as taxas de erro
puzzles-solved = Problemas resolvidos na primeira tentativa
solved-of = { $game }: { $solved } de { $all }
rate =
    { $count ->
        [one] { $name }: taxa de erro { $last } em { $count } partida analisada
       *[other] { $name }: taxa de erro { $last } em { $count } partidas analisadas
    }
rate-before =
    { $count ->
        [one] { $name }: taxa de erro { $before } → { $last } em { $count } partida analisada
       *[other] { $name }: taxa de erro { $before } → { $last } em { $count } partidas analisadas
    }
like-level = { $what }, como { $bot }
against = { $name } contra { $bot }
won = ganhas
points = pontos
won-of = { $wins } de { $all }
count-of-manner = { $count } × { $manner }
manners = { $name }: { $list }
dice-column = dados
average = média
of-hundred = de 100
