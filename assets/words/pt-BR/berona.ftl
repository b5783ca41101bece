## Why an action is refused

empty-reserve = Não há nenhuma ficha na reserva.
not-your-reserve = Essa é a reserva do seu adversário.
place-elsewhere = Com um { $number }, põe-se uma ficha na sua casa de saída { $number }.
no-such-place = As fichas só passam do tabuleiro para a reserva e vice-versa.
empty-square = Não há nenhuma ficha nessa casa.
not-your-stack = Essa pilha não é sua: a ficha do seu adversário está em cima.
moves-from-home = Só andam as pilhas das suas próprias casas de saída.
moves-elsewhere = Com um { $number }, anda a pilha da sua casa de saída { $number }.
too-tall = Uma pilha de { $number } não pode andar: só há outras 17 casas.
walk-length = Uma pilha de { $height } anda { $height ->
        [one] { $height } casa
       *[other] { $height } casas
    }, não { $squares }.
not-orthogonal = Uma pilha anda de casa em casa pelos lados delas.
square-twice = Uma pilha não entra duas vezes na mesma casa.
back-to-start = Uma pilha nunca volta à casa de onde saiu.
return-needs-doubles = Só se devolve uma ficha à reserva com dados iguais.
return-instead-of-both = Devolve-se uma ficha à reserva em vez de usar os dois dados, não depois de usar um.
return-to-own-reserve = Uma ficha volta para a reserva do seu dono.
return-from-home = Pela regra da casa, só se devolve à reserva uma ficha das suas próprias casas de saída.
return-rather-than-bump = Depois disso o segundo { $number } não poderia ser usado, e não se pode esbarrar enquanto for possível devolver uma ficha.
both-dice = Você tem de usar os dois dados: depois disso, o { $number } não poderia ser usado.

## What has happened

begins-again = Quem começou a partida empatada começa de novo.
token-returned = Uma ficha voltou à reserva: o mesmo jogador lança de novo.

## How a game has ended

centre-is-nobodys = ninguém tem uma casa do centro
by-points = { $more } a { $fewer }
by-square = { $more } a { $fewer }, pela casa { $number }

## Places

reserve =
    { $seat ->
        [Brown] a reserva de Marrom
       *[Ivory] a reserva de Marfim
    }
    .from =
        { $seat ->
            [Brown] da reserva de Marrom
           *[Ivory] da reserva de Marfim
        }
    .to =
        { $seat ->
            [Brown] para a reserva de Marrom
           *[Ivory] para a reserva de Marfim
        }
    .at =
        { $seat ->
            [Brown] na reserva de Marrom
           *[Ivory] na reserva de Marfim
        }
    .by =
        { $seat ->
            [Brown] pela reserva de Marrom
           *[Ivory] pela reserva de Marfim
        }
centre = o centro { $number }
    .from = do centro { $number }
    .to = para o centro { $number }
    .at = no centro { $number }
    .by = pelo centro { $number }
own-home = a casa de saída { $number }
    .from = da casa de saída { $number }
    .to = para a casa de saída { $number }
    .at = na casa de saída { $number }
    .by = pela casa de saída { $number }
home-of =
    { $seat ->
        [Brown] a casa de saída { $number } de Marrom
       *[Ivory] a casa de saída { $number } de Marfim
    }
    .from =
        { $seat ->
            [Brown] da casa de saída { $number } de Marrom
           *[Ivory] da casa de saída { $number } de Marfim
        }
    .to =
        { $seat ->
            [Brown] para a casa de saída { $number } de Marrom
           *[Ivory] para a casa de saída { $number } de Marfim
        }
    .at =
        { $seat ->
            [Brown] na casa de saída { $number } de Marrom
           *[Ivory] na casa de saída { $number } de Marfim
        }
    .by =
        { $seat ->
            [Brown] pela casa de saída { $number } de Marrom
           *[Ivory] pela casa de saída { $number } de Marfim
        }

## What has moved

walked = { $height ->
        [one] { $height } ficha
       *[other] { $height } fichas
    } { FROM($from) } { BY($over) }

## What the button of a step says

place-token = Com o { $number }: pôr uma ficha { AT($to) }
return-token = Devolver uma ficha { FROM($from) } à reserva
walk-token = Com o { $number }: andar com uma ficha { FROM($from) } { TO($to) }
walk-tokens = Com o { $number }: andar com as { $height } fichas { FROM($from) } { BY($over) }

## What the button of a choice says

end-turn-bump = Passar a vez (esbarrão)

## What is asked of whom, and the end of a game

last-turn = { $prompt } Esta é a última jogada.
use-one = { $name ->
        [you] Sua vez: use { $number }.
       *[other] { $name }, use { $number }.
    }
use-both = { $name ->
        [you] Sua vez: use { $one } e { $another }.
       *[other] { $name }, use { $one } e { $another }.
    }
use-twice = { $name ->
        [you] Sua vez: use { $number } duas vezes.
       *[other] { $name }, use { $number } duas vezes.
    }
use-twice-or-return = { $name ->
        [you] Sua vez: use { $number } duas vezes, ou devolva uma das suas fichas à reserva e lance de novo.
       *[other] { $name }, use { $number } duas vezes, ou devolva uma das suas fichas à reserva e lance de novo.
    }
return-and-throw = { $name ->
        [you] Sua vez: devolva uma das suas fichas à reserva e lance de novo.
       *[other] { $name }, devolva uma das suas fichas à reserva e lance de novo.
    }
use-once = { $name ->
        [you] Sua vez: use { $number }; não dá para usá-lo duas vezes.
       *[other] { $name }, use { $number }; não dá para usá-lo duas vezes.
    }
use-only = { $name ->
        [you] Sua vez: use { $one }; não dá para usar o { $another }.
       *[other] { $name }, use { $one }; não dá para usar o { $another }.
    }
use-either = { $name ->
        [you] Sua vez: use { $one } ou { $another }; não dá para usar os dois.
       *[other] { $name }, use { $one } ou { $another }; não dá para usar os dois.
    }
bump = { $name ->
        [you] { $ends ->
            [0] Passe a vez
           *[other] Sua vez termina
        }
       *[other] { $ends ->
            [0] { $name }, passe a vez
           *[other] { $name }, sua vez termina
        }
    }: não dá para usar { $dice }. É um esbarrão.
bump-and-turn = { $name ->
        [you] { $ends ->
            [0] Passe a vez
           *[other] Sua vez termina
        }
       *[other] { $ends ->
            [0] { $name }, passe a vez
           *[other] { $name }, sua vez termina
        }
    }: não dá para usar { $dice }. É um esbarrão, e { $other ->
        [you] você joga mais uma vez.
       *[other] { $other } joga mais uma vez.
    }
won = { $name ->
        [you] Você ganha
       *[other] { $name } ganha
    } o centro, { $manner }.

## The score panel

in-reserve = Reserva
running-score = Placar acumulado
coins-won = Moedas ganhas
gained = +{ $count }
stake = Aposta

## What is known of the game without playing it

title = Tablero di Berona
tagline = Empilhe fichas e domine o centro no final
goal = Tenha as casas mais valiosas do centro quando a partida terminar.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-points = pontos, ponto
about-points = Cada casa do centro vale seu número, de 1 a 6, para quem tem nela a ficha de cima.
term-use = use, usar
about-use = Cada dado põe uma ficha na sua casa de saída com o número dele ou faz andar a pilha que está ali.
term-walk = andar, anda, andam
about-walk = Uma pilha que anda deixa sua ficha de baixo em cada casa em que entra.
term-reserve = reserva
about-reserve = Na reserva estão as fichas de um jogador que não estão no tabuleiro.
term-bump = esbarrão
about-bump = Um esbarrão é um dado que não pode ser usado: o outro jogador joga uma última vez, e depois se conta o centro.
term-running-score = placar acumulado
about-running-score = O placar acumulado soma por quanto cada jogador ganhou.
term-coins = moedas, moeda
about-coins = As moedas ganhas são o que cada jogador ganhou, ou perdeu, nesta série.
term-stake = aposta
about-stake = A aposta é aquilo por que se joga uma partida.
term-return = devolver, devolva
about-return = Com dados iguais você pode, em vez de usá-los, devolver uma das suas fichas à reserva e lançar de novo.

## What the seats are called

brown = Marrom
ivory = Marfim
