hardly-anything = quase nada
luck-and-skill =
    { $luck ->
        [better] { $name ->
            [you] Você teve lançamentos melhores que { $other }, por { $worth }
           *[other] { $other ->
                [you] { $name } teve lançamentos melhores que você, por { $worth }
               *[other] { $name } teve lançamentos melhores que { $other }, por { $worth }
            }
        }
        [worse] { $name ->
            [you] Você teve lançamentos piores que { $other }, por { $worth }
           *[other] { $other ->
                [you] { $name } teve lançamentos piores que você, por { $worth }
               *[other] { $name } teve lançamentos piores que { $other }, por { $worth }
            }
        }
       *[alike] { $name ->
            [you] Você teve lançamentos tão bons quanto { $other }
           *[other] { $other ->
                [you] { $name } teve lançamentos tão bons quanto você
               *[other] { $name } teve lançamentos tão bons quanto { $other }
            }
        }
    }; { $name ->
        [you] você entregou { $lost }
       *[other] { $name } entregou { $lost }
    }, { $other ->
        [you] você entregou { $other-lost }
       *[other] { $other } entregou { $other-lost }
    }{ $by ->
        [luck-first] : { $name ->
        [you] você venceu
       *[other] { $name } venceu
    } mais por sorte que por habilidade.
        [skill-first] : { $name ->
        [you] você venceu
       *[other] { $name } venceu
    } mais por habilidade que por sorte.
        [luck] : { $name ->
        [you] você venceu por sorte.
       *[other] { $name } venceu por sorte.
    }
        [skill] : { $name ->
        [you] você venceu por habilidade.
       *[other] { $name } venceu por habilidade.
    }
        [neither] : { $name ->
        [you] você venceu
       *[other] { $name } venceu
    } sem que os bots vejam nisso sorte nem habilidade.
       *[no-winner] .
    }

## What decisions are called in a sentence

it = Isso
the-best = O melhor
throw = lançar
no-move = nenhum movimento
repeated =
    { $decision } { $count ->
        [2] duas vezes
        [3] três vezes
       *[other] quatro vezes
    }
and = { $first } e { $last }
and-after-comma = { $first } e { $last }

## Why a decision is better than another: a sentence of clauses, all but the last, and the last

better = { $subject } { $better }.
better-but = { $subject } { $better }, mas { $worse }.
better-although = { $subject } { $values }, mas { $worse }.
next-clause = { $first }, { $last }
last-clause = { $first } e { $last }

## Clauses about what a decision is worth

wins-games =
    vence { $count } partidas em { $of ->
        [1000] 1.000
       *[other] { $of }
    } em vez de { $other-count }
worth-instead = vale { $value } em vez de { $other-value }
worth-hardly-more = vale { $value }, e pouco menos no outro caso

## Clauses about what a decision leaves on the board, instead of what another leaves

throws-that-hit =
    { $count ->
        [0] não deixa nenhum lançamento que capture
       *[other] deixa { $count } de { $of } lançamentos que capturam
    } em vez de { $other-count ->
        [0] nenhum
       *[other] { $other-count }
    }
checkers-on-bar =
    { $count ->
        [0] não põe nenhuma pedra na barra
        [one] põe uma pedra na barra
       *[other] põe { $count } pedras na barra
    } em vez de { $other-count ->
        [0] nenhuma
       *[other] { $other-count }
    }
home-points-held =
    { $count ->
        [0] não tem nenhuma casa fechada no quadrante interno
        [one] tem uma casa fechada no quadrante interno
       *[other] tem { $count } casas fechadas no quadrante interno
    } em vez de { $other-count ->
        [0] nenhuma
       *[other] { $other-count }
    }
points-in-row =
    { $count ->
        [0] não forma nenhuma casa fechada em sequência
        [one] forma uma só casa fechada
       *[other] forma { $count } casas fechadas em sequência
    } em vez de { $other-count ->
        [0] nenhuma
       *[other] { $other-count }
    }
anchors =
    { $count ->
        [0] não tem nenhuma âncora
        [one] tem uma âncora
       *[other] tem { $count } âncoras
    } em vez de { $other-count ->
        [0] nenhuma
       *[other] { $other-count }
    }
checkers-behind =
    { $count ->
        [0] não deixa nenhuma pedra para trás
        [one] deixa uma pedra para trás
       *[other] deixa { $count } pedras para trás
    } em vez de { $other-count ->
        [0] nenhuma
       *[other] { $other-count }
    }
blots =
    { $count ->
        [0] não deixa nenhuma pedra descoberta
        [one] deixa uma pedra descoberta
       *[other] deixa { $count } pedras descobertas
    } em vez de { $other-count ->
        [0] nenhuma
       *[other] { $other-count }
    }
opponents-pips =
    { $count ->
        [0] não deixa ao adversário nenhum pip a percorrer
        [one] deixa ao adversário um pip a percorrer
       *[other] deixa ao adversário { $count } pips a percorrer
    } em vez de { $other-count ->
        [0] nenhum
       *[other] { $other-count }
    }
checkers-off =
    { $count ->
        [0] não tem nenhuma pedra fora
        [one] tem uma pedra fora
       *[other] tem { $count } pedras fora
    } em vez de { $other-count ->
        [0] nenhuma
       *[other] { $other-count }
    }
checkers-outside =
    { $count ->
        [0] não deixa nenhuma pedra fora do quadrante interno
        [one] deixa uma pedra fora do quadrante interno
       *[other] deixa { $count } pedras fora do quadrante interno
    } em vez de { $other-count ->
        [0] nenhuma
       *[other] { $other-count }
    }
home-points-occupied =
    { $count ->
        [0] não ocupa nenhuma casa do quadrante interno
        [one] ocupa uma casa do quadrante interno
       *[other] ocupa { $count } casas do quadrante interno
    } em vez de { $other-count ->
        [0] nenhuma
       *[other] { $other-count }
    }
highest-stack =
    { $count ->
        [0] não empilha nenhuma pedra numa casa
        [one] empilha no máximo uma pedra numa casa
       *[other] empilha até { $count } pedras numa casa
    } em vez de { $other-count ->
        [0] nenhuma
       *[other] { $other-count }
    }
pieces-on-bar =
    { $count ->
        [0] não põe nenhuma peça na barra
        [one] põe uma peça na barra
       *[other] põe { $count } peças na barra
    } em vez de { $other-count ->
        [0] nenhuma
       *[other] { $other-count }
    }
own-pieces-on-bar =
    { $count ->
        [0] não deixa nenhuma peça própria na barra
        [one] deixa uma peça própria na barra
       *[other] deixa { $count } peças próprias na barra
    } em vez de { $other-count ->
        [0] nenhuma
       *[other] { $other-count }
    }
points-held =
    { $count ->
        [0] não tem nenhuma casa fechada
        [one] tem uma casa fechada
       *[other] tem { $count } casas fechadas
    } em vez de { $other-count ->
        [0] nenhuma
       *[other] { $other-count }
    }
pieces-alone =
    { $count ->
        [0] não deixa nenhuma peça sozinha
        [one] deixa uma peça sozinha
       *[other] deixa { $count } peças sozinhas
    } em vez de { $other-count ->
        [0] nenhuma
       *[other] { $other-count }
    }
pieces-off =
    { $count ->
        [0] não tem nenhuma peça fora
        [one] tem uma peça fora
       *[other] tem { $count } peças fora
    } em vez de { $other-count ->
        [0] nenhuma
       *[other] { $other-count }
    }
pieces-in-hand =
    { $count ->
        [0] não guarda nenhuma peça na mão
        [one] guarda uma peça na mão
       *[other] guarda { $count } peças na mão
    } em vez de { $other-count ->
        [0] nenhuma
       *[other] { $other-count }
    }
pieces-gathered =
    { $count ->
        [0] não reúne nenhuma peça no último quarto
        [one] reúne uma peça no último quarto
       *[other] reúne { $count } peças no último quarto
    } em vez de { $other-count ->
        [0] nenhuma
       *[other] { $other-count }
    }
own-pips =
    { $count ->
        [0] não deixa nenhum pip a percorrer
        [one] deixa um pip a percorrer
       *[other] deixa { $count } pips a percorrer
    } em vez de { $other-count ->
        [0] nenhum
       *[other] { $other-count }
    }
pieces-to-river =
    { $count ->
        [0] não manda nenhuma peça para o rio
        [one] manda uma peça para o rio
       *[other] manda { $count } peças para o rio
    } em vez de { $other-count ->
        [0] nenhuma
       *[other] { $other-count }
    }
pieces-home =
    { $count ->
        [0] não tem nenhuma peça na chegada
        [one] tem uma peça na chegada
       *[other] tem { $count } peças na chegada
    } em vez de { $other-count ->
        [0] nenhuma
       *[other] { $other-count }
    }
pieces-at-start =
    { $count ->
        [0] não deixa nenhuma peça na saída
        [one] deixa uma peça na saída
       *[other] deixa { $count } peças na saída
    } em vez de { $other-count ->
        [0] nenhuma
       *[other] { $other-count }
    }
own-pieces-in-river =
    { $count ->
        [0] não deixa nenhuma peça própria no rio
        [one] deixa uma peça própria no rio
       *[other] deixa { $count } peças próprias no rio
    } em vez de { $other-count ->
        [0] nenhuma
       *[other] { $other-count }
    }
rosettes =
    { $count ->
        [0] não está em nenhuma roseta
        [one] está em uma roseta
       *[other] está em { $count } rosetas
    } em vez de { $other-count ->
        [0] nenhuma
       *[other] { $other-count }
    }
squares-to-go =
    { $count ->
        [0] não deixa nenhuma casa a percorrer
        [one] deixa uma casa a percorrer
       *[other] deixa { $count } casas a percorrer
    } em vez de { $other-count ->
        [0] nenhuma
       *[other] { $other-count }
    }
coins-in-purse =
    { $count ->
        [0] não tem nenhuma moeda na bolsa
        [one] tem uma moeda na bolsa
       *[other] tem { $count } moedas na bolsa
    } em vez de { $other-count ->
        [0] nenhuma
       *[other] { $other-count }
    }
own-run =
    { $count ->
        [0] não faz nenhuma fileira
        [one] faz uma fileira de uma moeda
       *[other] faz uma fileira de { $count } moedas
    } em vez de { $other-count ->
        [0] nenhuma
       *[other] { $other-count }
    }
opponents-run =
    { $count ->
        [0] não deixa ao adversário nenhuma fileira
        [one] deixa ao adversário uma fileira de uma moeda
       *[other] deixa ao adversário uma fileira de { $count } moedas
    } em vez de { $other-count ->
        [0] nenhuma
       *[other] { $other-count }
    }
throws-that-lose-dice =
    { $count ->
        [0] não deixa nenhum lançamento que perca os dados
       *[other] deixa { $count } de { $of } lançamentos que perdem os dados
    } em vez de { $other-count ->
        [0] nenhum
       *[other] { $other-count }
    }
throws-for-longer-run =
    { $count ->
        [0] não deixa nenhum lançamento para uma fileira mais longa
       *[other] deixa { $count } de { $of } lançamentos para uma fileira mais longa
    } em vez de { $other-count ->
        [0] nenhum
       *[other] { $other-count }
    }
coins-at-edge =
    { $count ->
        [0] não deixa nenhuma moeda na borda
        [one] deixa uma moeda na borda
       *[other] deixa { $count } moedas na borda
    } em vez de { $other-count ->
        [0] nenhuma
       *[other] { $other-count }
    }
own-centre =
    { $count ->
        [0] não tem nenhum ponto no centro
        [one] tem um ponto no centro
       *[other] tem { $count } pontos no centro
    } em vez de { $other-count ->
        [0] nenhum
       *[other] { $other-count }
    }
opponents-centre =
    { $count ->
        [0] não deixa ao adversário nenhum ponto no centro
        [one] deixa ao adversário um ponto no centro
       *[other] deixa ao adversário { $count } pontos no centro
    } em vez de { $other-count ->
        [0] nenhum
       *[other] { $other-count }
    }
own-stacks =
    { $count ->
        [0] não tem nenhuma pilha
        [one] tem uma pilha
       *[other] tem { $count } pilhas
    } em vez de { $other-count ->
        [0] nenhuma
       *[other] { $other-count }
    }
opponents-stacks =
    { $count ->
        [0] não deixa ao adversário nenhuma pilha
        [one] deixa ao adversário uma pilha
       *[other] deixa ao adversário { $count } pilhas
    } em vez de { $other-count ->
        [0] nenhuma
       *[other] { $other-count }
    }
tokens-covered =
    { $count ->
        [0] não tem nenhuma ficha própria coberta
        [one] tem uma ficha própria coberta
       *[other] tem { $count } fichas próprias cobertas
    } em vez de { $other-count ->
        [0] nenhuma
       *[other] { $other-count }
    }
tokens-in-reserve =
    { $count ->
        [0] não guarda nenhuma ficha na reserva
        [one] guarda uma ficha na reserva
       *[other] guarda { $count } fichas na reserva
    } em vez de { $other-count ->
        [0] nenhuma
       *[other] { $other-count }
    }
throws-that-bump =
    { $count ->
        [0] não deixa o adversário esbarrar com nenhum lançamento
       *[other] deixa o adversário esbarrar com { $count } de { $of } lançamentos
    } em vez de { $other-count ->
        [0] nenhum
       *[other] { $other-count }
    }

## The odds of a position

chance =
    { $what ->
        [win-gammon] Chance de vencer com gammon: { $count } em 100
        [win-backgammon] Chance de vencer com backgammon: { $count } em 100
        [win-double] Chance de vencer em dobro: { $count } em 100
        [lose-gammon] Chance de perder com gammon: { $count } em 100
        [lose-backgammon] Chance de perder com backgammon: { $count } em 100
        [lose-double] Chance de perder em dobro: { $count } em 100
       *[win] Chance de vencer: { $count } em 100
    }
chance-in-game = Chance de vencer a partida: { $count } em 100
chance-in-match = Chance de vencer o match: { $count } em 100
chance-in-set = Chance de vencer o set: { $count } em 100
worth = Valor: { $value }
worth-of-choice = Ao { $decision }: { $value }
throws-of-jesus = De { $of } lançamentos, { $lose } perdem os dados e { $longer } podem fazer uma fileira mais longa.

## What values are measured in

decimal = { $amount }
percent = { $share }%
with-error = { $amount } ± { $error }
percent-with-error = { $chances } ± { $error }%
points = { $amount } pontos
coins = { $amount } moedas
wins-in =
    { $count ->
        [0] menos de 1 vitória
        [one] { $count } vitória
       *[other] { $count } vitórias
    } em { $of ->
        [1000] 1.000
       *[other] { $of }
    }
matches-in =
    { $count ->
        [0] menos de 1 match
        [one] { $count } match
       *[other] { $count } matches
    } em { $of ->
        [1000] 1.000
       *[other] { $of }
    }
sets-in =
    { $count ->
        [0] menos de 1 set
        [one] { $count } set
       *[other] { $count } sets
    } em { $of ->
        [1000] 1.000
       *[other] { $of }
    }

## How exact values are

solved-game = Este jogo está resolvido. Seus valores são guardados arredondados: estão certos até 0,1 moeda.
solved-endgame = Exato: o resto desta partida foi calculado.
solved-endgame-in-set = O resto desta partida foi calculado. Só se estima quanto valem seus pontos no set.
solved-decisions = Este jogo está resolvido; seus valores são guardados arredondados.
solved-endgame-decisions = O final foi calculado; o que veio antes é estimado.
solved-endgame-decisions-in-set = Os finais foram calculados; o que veio antes deles, e quanto valem os pontos no set, é estimado.

## Marks of wrong decisions

doubtful = duvidoso
error = erro
blunder = erro grave
mark-from = { $sign } a partir de { $count }

## Classes of decisions

class-moves = Jogadas
class-choices = Escolhas
class-contact = Jogo de pedras, contato
class-race = Jogo de pedras, corrida
class-doubling = Dobrar
class-taking = Aceitar
class-take-or-throw = Pegar ou lançar
class-claim-or-throw = Reivindicar ou lançar
part-checker-play = Jogo de pedras
part-cube = Cubo
part-resignations = Desistências
