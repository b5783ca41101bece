## Why an action is refused

turn-complete = O lançamento já foi usado; passe a vez.
reward-open = Primeiro faça o movimento grátis da roseta, ou dispense-o.
home-or-stay = Primeiro leve a peça à chegada, ou deixe-a na roseta.
no-reward = Nenhuma roseta deu um movimento grátis que você possa dispensar.
one-target = Uma peça vai à sua casa de uma só vez.
not-a-place = Dali nenhuma peça pode ser movida.
already-home = Essa peça já está na chegada.
not-yours = Essa peça não é sua.
no-piece = Não há nenhuma peça sua ali.
locked = Só três brancas deixam entrar sua primeira peça.
blanks = Três brancas não movem nada.
not-the-throw = Você tirou { $value }, então uma peça anda exatamente { $value ->
        [one] { $value } casa
       *[other] { $value } casas
    }.
not-a-free-length = Um movimento grátis anda 1, 2, 3 ou 5 casas.
never-enters = Uma peça entra com 1, 2 ou 3; com 5 nenhuma entra.
only-home = Agora só a peça na última roseta pode seguir, e só para a chegada; a roseta também deu outro lançamento.
overshoot = O percurso acaba antes: uma peça vai à chegada a partir da última roseta, com exatamente 1.
wrong-direction = As peças só avançam no seu percurso.
not-on-route = Suas peças nunca passam por essa casa.
wrong-target = Essa peça não pode chegar ali agora.
own-piece = Bloqueado: há uma peça sua na casa { $square }.
safe-rosette = Bloqueado: a peça do seu adversário está a salvo na roseta { $square }.
river-first = Sua peça no rio tem de entrar primeiro.

## What has happened

equal-throws = Lançamentos iguais: os dois lançam de novo.
higher-throw-begins = O lançamento maior começa.
first-piece-let-in = Três brancas deixam entrar a primeira peça e dão outro lançamento.
piece-let-in = Três brancas deixam entrar uma peça e dão outro lançamento.
no-free-move-possible = A roseta dá um movimento grátis, mas nenhuma peça pode fazê-lo.
loser-begins = Quem perdeu a última partida começa.
begin-in-turn = Os jogadores se alternam para começar.

## How a game has ended

all-home = as sete peças na chegada
all-home-before-one = todas na chegada antes que o outro lado entrasse

## Places

the-start = a saída
    .from = da saída
    .to = para a saída
    .at = na saída
the-river = o rio
    .from = do rio
    .to = para o rio
    .at = no rio
home = a chegada
    .from = da chegada
    .to = para a chegada
    .at = na chegada
the-stock = o monte
    .from = do monte
    .to = para o monte
    .at = no monte
tallies-of =
    { $seat ->
        [Blue] as varetas de Azul
       *[Ivory] as varetas de Marfim
    }
    .from =
        { $seat ->
            [Blue] das varetas de Azul
           *[Ivory] das varetas de Marfim
        }
    .to =
        { $seat ->
            [Blue] para as varetas de Azul
           *[Ivory] para as varetas de Marfim
        }
rosette = a roseta { $square }
    .from = da roseta { $square }
    .to = para a roseta { $square }
    .at = na roseta { $square }
square = a casa { $square }
    .from = da casa { $square }
    .to = para a casa { $square }
    .at = na casa { $square }

## What the button of a step says

enter-piece = Entrar com uma peça { AT($to) }{ $hits ->
        [0] {""}
       *[other] , capturando
    }
enter-from-river = Entrar com uma peça do rio { AT($to) }{ $hits ->
        [0] {""}
       *[other] , capturando
    }
bring-home = Levar à chegada a peça { FROM($from) }
move-piece = Mover a peça { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] , capturando
    }

## What the button of a choice says

throw-again = Lançar de novo
stay-on-rosette = Ficar na roseta
no-free-move = Sem movimento grátis

## What was chosen, inside of a sentence

does-stay-on-rosette = ficar na roseta
does-no-free-move = dispensar o movimento grátis

## What is asked of whom, and the end of a game

throw-for-first-turn = { $name ->
        [you] Sua vez: lance as pirâmides para decidir quem começa.
       *[other] { $name }, lance as pirâmides para decidir quem começa.
    } { $other ->
        [you] Depois você lança, e o lançamento maior começa.
       *[other] Depois { $other } lança, e o lançamento maior começa.
    }
throw-against = { $name ->
        [you] Sua vez: lance as pirâmides para decidir quem começa.
       *[other] { $name }, lance as pirâmides para decidir quem começa.
    } { $other ->
        [you] Você tirou { $value }.
       *[other] { $other } tirou { $value }.
    }
throw-lots = { $name ->
        [you] Sua vez: lance as pirâmides.
       *[other] { $name }, lance as pirâmides.
    }
throw-lots-locked = { $name ->
        [you] Sua vez: lance as pirâmides. Três brancas deixam entrar sua primeira peça.
       *[other] { $name }, lance as pirâmides. Três brancas deixam entrar sua primeira peça.
    }
play-from-river = { $name ->
        [you] Sua vez: com { $value }, entre com uma peça do rio.
       *[other] { $name }, com { $value }, entre com uma peça do rio.
    }
play = { $name ->
        [you] Sua vez: mova uma peça { $value ->
        [one] { $value } casa
       *[other] { $value } casas
    }.
       *[other] { $name }, mova uma peça { $value ->
        [one] { $value } casa
       *[other] { $value } casas
    }.
    }
stuck-locked = { $name ->
        [you] { $ends ->
            [0] Passe a vez
           *[other] Sua vez termina
        }
       *[other] { $ends ->
            [0] { $name }, passe a vez
           *[other] { $name }, sua vez termina
        }
    }: você tirou { $value }, e só três brancas deixam entrar sua primeira peça.
stuck-with-blanks = { $name ->
        [you] { $ends ->
            [0] Passe a vez
           *[other] Sua vez termina
        }
       *[other] { $ends ->
            [0] { $name }, passe a vez
           *[other] { $name }, sua vez termina
        }
    }: três brancas não movem nada.
stuck = { $name ->
        [you] { $ends ->
            [0] Passe a vez
           *[other] Sua vez termina
        }
       *[other] { $ends ->
            [0] { $name }, passe a vez
           *[other] { $name }, sua vez termina
        }
    }: você tirou { $value }, e nenhuma peça pode andar tanto.
make-free-move = { $name ->
        [you] Sua vez: pela roseta, faça um movimento grátis de 1, 2, 3 ou 5 com qualquer peça, ou escolha “Sem movimento grátis”.
       *[other] { $name }, pela roseta, faça um movimento grátis de 1, 2, 3 ou 5 com qualquer peça, ou escolha “Sem movimento grátis”.
    }{ $home ->
        [0] {""}
       *[other] {" "}Da última roseta, um 1 leva à chegada.
    }
go-home-or-stay = { $name ->
        [you] Sua vez: leve a peça à chegada, ou deixe-a na roseta. Nos dois casos, você lança de novo.
       *[other] { $name }, leve a peça à chegada, ou deixe-a na roseta. Nos dois casos, você lança de novo.
    }
rosette-throws-again = { $name ->
        [you] Sua vez: lance de novo; uma roseta dá outro lançamento.
       *[other] { $name }, lance de novo; uma roseta dá outro lançamento.
    }
won-game = { $name ->
        [you] Você ganha
       *[other] { $name } ganha
    } { $unit ->
        [tally] { $count ->
        [one] { $count } vareta
       *[other] { $count } varetas
    }
       *[point] { $count ->
        [one] { $count } ponto
       *[other] { $count } pontos
    }
    }. Segue outra partida.
won-all-tallies = { $name ->
        [you] Você vence e tem as 21 varetas: o pote de { $pool } moedas é seu.
       *[other] { $name } vence e tem as 21 varetas: leva o pote de { $pool } moedas.
    }
won-pool = { $name ->
        [you] Você ganha
       *[other] { $name } ganha
    } { $unit ->
        [tally] { $count ->
        [one] { $count } vareta
       *[other] { $count } varetas
    }
       *[point] { $count ->
        [one] { $count } ponto
       *[other] { $count } pontos
    }
    } e leva o pote de { $pool } moedas.

## The score panel

at-home = Chegada
at-start = Saída
in-river = Rio
tallies = Varetas
stock = Monte
stake-pool = Pote

## What is known of the game without playing it

title = O Jogo Real de Ur
tagline = Leve sete peças à chegada por um caminho comum
goal = Dê a volta no tabuleiro e leve as sete peças à chegada antes do adversário; o que o perdedor deixa para trás é pago em varetas.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-home = chegada
about-home = As peças na chegada terminaram o caminho; com sete delas se ganha a partida.
term-start = saída
about-start = As peças na saída ainda não entraram; cada uma que o perdedor deixa ali custa três varetas.
term-river = rio
about-river = As peças no rio foram capturadas e esperam para entrar de novo; cada uma que o perdedor deixa ali custa duas varetas.
term-board = tabuleiro
about-board = Cada peça que o perdedor deixa no tabuleiro custa uma vareta.
term-tallies = varetas, vareta
about-tallies = As varetas contam quanto valeram as partidas; quem tem as 21 vence o set.
term-stock = monte
about-stock = No monte estão as varetas que ninguém ganhou ainda.
term-stake = pote
about-stake = No pote estão as moedas dos dois jogadores, para quem vencer no fim.
term-free = movimento grátis
about-free = Uma peça que para numa roseta ganha um movimento grátis de 1, 2, 3 ou 5 com qualquer peça.
term-rosette = roseta, rosetas
about-rosette = Uma roseta é uma casa com uma flor; pelas regras usuais, ela dá um movimento grátis.
term-square = casa, casas
about-square = As casas da fileira do meio vão de 1 a 8; as do lado de Azul, de A a F; as do lado de Marfim, de a a f.
term-lots = pirâmides, pirâmide
about-lots = Uma pirâmide conta 1 se um vértice marcado aponta para cima, e o lançamento vale a soma delas.

## Its ready-made starts

quick-game = Uma partida rápida
about-quick-game = Qualquer lançamento deixa entrar uma peça, uma roseta dá outro lançamento e é segura, e uma única partida decide.
play-quick-game = Jogar uma partida rápida

## What the seats are called

blue = Azul
ivory = Marfim
