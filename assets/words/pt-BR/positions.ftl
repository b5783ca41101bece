## Backgammon

not-fifteen-checkers =
    { $seat ->
        [White] Branco não tem quinze pedras
       *[Black] Preto não tem quinze pedras
    }
both-on-point = a casa { $number } de Branco tem pedras das duas cores (é a casa { $other } de Preto)
both-off = os dois não podem ter retirado todas as pedras
both-shut-out = os dois têm pedras na barra diante de um quadrante fechado: ninguém poderia mais mover
not-at-start = uma partida começa com todas as pedras em seus lugares iniciais
winner-not-off = o vencedor não retirou todas as pedras
all-off =
    { $seat ->
        [White] Branco retirou todas as pedras, então a partida terminou
       *[Black] Preto retirou todas as pedras, então a partida terminou
    }
opening-names-white = na abertura os dois lançam; Branco é indicado
no-dice = não há dados para jogar
dice-lie-not = não há dados na mesa agora
faces-of-die = um dado tem faces de 1 a 6
used-too-often = um dado se gasta com um movimento, ou com dois se ambos mostram o mesmo
first-is-used-first = de dois dados iguais, o primeiro se gasta primeiro
cube-missing = falta o cubo de dobra
no-cube = esta partida se joga sem o cubo de dobra
owned-without-double = o cubo de dobra não é de ninguém antes de uma dobra
owned-by-nobody = uma aposta de { $number } significa que o cubo de dobra é de alguém
crawford-doubled = ninguém dobra na partida de Crawford
opening-doubled = ninguém dobra antes da abertura
too-low-score = a partida valia { $number }, o que o placar do vencedor não mostra
single-crawford = uma partida avulsa não tem partida de Crawford
too-many-points = ninguém tem mais de { $number } pontos neste match
match-over = com { $number } pontos, o match terminou
not-crawford = esta não pode ser a partida de Crawford
no-beaver = não há beaver para responder
bad-resignation = desiste-se por 1, 2 ou 3 vezes a aposta
nothing-dropped = nenhuma dobra pode ter sido recusada

## Tablero de Jesus

empty-board = o tabuleiro só está vazio quando a partida está perdida
other-coins = bolsas e tabuleiro têm { $number } moedas, mas as duas apostas são { $other }
no-run = não há nenhuma fileira no tabuleiro para pegar
coins-at-end = não há nenhuma moeda no tabuleiro quando a partida está perdida
other-coins-at-end = as bolsas têm { $number } moedas no fim, mas as duas apostas eram { $other }
could-refill = o perdedor tem { $number } moedas e poderia ter preenchido
no-coin = a coluna { $number } não tem moeda
several-coins = a coluna { $number } tem mais de uma moeda
half-of-coins = antes do lançamento inicial, cada jogador tem metade das moedas na bolsa

## Tablero di Berona

token-before-opening = não há nenhuma ficha no tabuleiro antes do lançamento inicial
won-before-single = numa partida única nada foi ganho antes: won:0-0
too-many-tokens = { $letter } tem mais de { $number } fichas

## Tabula

both-colours = há peças das duas cores na casa { $number }
not-in-hand = no lançamento inicial todas as peças estão na mão
no-winner = no fim, um jogador tem quinze peças fora
fifteen-off = com quinze peças fora, a partida terminou
other-pieces =
    { $colour ->
        [ivory] Marfim tem { $number } peças em vez de { $other }
       *[brown] Marrom tem { $number } peças em vez de { $other }
    }

## The Royal Game of Ur

too-many-pieces =
    { $side ->
        [Blue] Azul tem mais de { $number } peças
       *[Ivory] Marfim tem mais de { $number } peças
    }
both-on-square = os dois jogadores têm uma peça em { $square }
both-home = os dois jogadores têm todas as suas peças na chegada
other-tallies = há { $number } varetas em vez de { $other }
winner-not-paid = o vencedor deve ter recebido { $number } varetas
no-tallies = um set se joga por varetas
single-tallies = uma partida única não tem varetas
set-over = com todas as varetas numa só mão, o set terminou
over-without-winner = a partida terminou quando, e só quando, um lado tem sete peças na chegada
unknown-beginner = não se sabe quem começou enquanto, e só enquanto, as pirâmides decidem isso
not-at-ur-start = enquanto as pirâmides decidem quem começa, todas as peças estão na saída
lots-worth = três pirâmides valem no máximo 3
faces-of-lot = uma pirâmide mostra 0 ou 1
gate-not-opened = três brancas teriam posto uma peça no portão e seriam lançadas de novo
nothing-moved = nenhuma peça pode ter sido movida
nothing-earned = nenhuma roseta pode ter dado isso
other-pieces-of =
    { $side ->
        [Blue] Azul tem { $number } peças em vez de { $other }
       *[Ivory] Marfim tem { $number } peças em vez de { $other }
    }
not-on-way =
    { $side ->
        [Blue] Azul nunca passa pela casa { $square }
       *[Ivory] Marfim nunca passa pela casa { $square }
    }
two-on-square =
    { $side ->
        [Blue] Azul tem duas peças na casa { $square }
       *[Ivory] Marfim tem duas peças na casa { $square }
    }
no-rosette = só uma roseta tem asterisco, e { $square } não é uma
