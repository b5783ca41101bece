## What stands there is not what should

is-not = em vez de “{ $found }”, aqui vai: { $wanted }
missing = aqui vai: { $wanted }

## What should stand there

this-text = “{ $words }”
one-of = um entre { $words }
a-number = um número
number-from = um número de { $low } a { $high }
smaller-number = um número menor
phase = uma fase da partida, como { $examples }
two-dice = dois dados, como { $examples }
the-dice = os dados
face = a face de um dado
cube = um cubo, como { $examples }
score = um placar, como { $examples }
checkers-at-place = um lugar e um número de pedras, como { $examples }
number-of-stakes = um número (quantas vezes a aposta)
action = uma ação, como { $examples }
move-of-coin = uma jogada como { $examples }: coluna, linha de onde sai, linha aonde chega
two-purses = duas bolsas de no máximo { $most } moedas, como { $examples }
rows-of-coins = um tabuleiro: sete algarismos de 1 a 7, a linha da moeda em cada coluna
rows-of-stacks = um tabuleiro: três linhas unidas por “/”, cada uma de seis pilhas unidas por vírgulas
stack-of-tokens = uma pilha de fichas: A e B
points-won = o que os dois ganharam, como { $examples }
pieces-of =
    { $side ->
        [ivory] as peças de marfim, como { $examples }
        [brown] as peças marrons, como { $examples }
        [Blue] as peças de Azul, como { $examples }
       *[Ivory] as peças de Marfim, como { $examples }
    }
tallies = as varetas do monte e dos dois jogadores, como { $examples }
who-began = quem começou, como { $examples }
square = o nome de uma casa
place = o nome de um lugar

## What cannot be read otherwise

position-like = uma posição se escreve assim: { $examples }
places-in-order = os lugares vão em ordem, da barra até fora do tabuleiro, cada um uma vez
other-checkers = número de pedras: { $count } em vez de { $most }
no-single-die = nenhum dado sozinho leva de lá até aqui
not-played-here = { $faces } não pode ter sido jogado aqui
nobodys-turn = antes do lançamento inicial e depois do fim não é a vez de ninguém; no fim, e não antes, sabe-se quem começou
turn-missing = falta quem está na vez e quem começou
stack-missing = falta uma pilha (uma casa vazia se escreve com um ponto)
should-end = a posição deveria terminar aqui, sem “{ $found }”
nothing-follows = nada vem depois de “{ $found }”
comes-twice = “{ $found }” aparece duas vezes
three-dice =
    { $count ->
        [4] só há três dados
       *[other] há três dados, não { $count }
    }
no-such-game = não há nenhum jogo “{ $found }” (conhecidos: { $words })
