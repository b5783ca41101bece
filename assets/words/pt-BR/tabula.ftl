## Why an action is refused

one-die-at-a-time = Um movimento leva uma peça a uma casa; use os dados um depois do outro.
no-such-place = Dali não se pode pegar nenhuma peça.
no-piece-there = Não há nenhuma peça sua ali.
not-your-piece = Essa peça não é sua.
wrong-direction = Todas as peças vão da 1 à 24, e dali para fora do tabuleiro.
wrong-target = Essa peça não chega ali com este lançamento.
bar-first = Sua peça na barra tem de entrar primeiro.
point-closed = Fechada: seu adversário tem duas ou mais peças na casa { $number }.
second-half-locked = A segunda metade está trancada: nada pode parar na 13 ou além enquanto houver peças na mão.
pieces-in-hand = Nenhuma peça pode ser retirada enquanto você tiver peças na mão.
not-gathered = Nenhuma peça pode ser retirada antes que todas as suas estejam no último quarto, da 19 à 24.
exact-number = Para retirar dali é preciso exatamente { $number }.
piece-further-back = Um número maior que { $number } só retira dali se nenhuma peça sua estiver mais atrás.
wastes-dice = Você tem de usar quantos dados puder: depois desse movimento, menos dados poderiam ser usados.

## How a game has ended

all-off = todas as quinze retiradas
all-off-before-one = todas as quinze retiradas antes que o outro lado retirasse uma

## Places

the-hand = a mão
    .from = da mão
    .to = para a mão
    .by = pela mão

## What the button of a step says

enter-piece = Com o { $number }: entrar com uma peça na casa { $to }{ $hits ->
        [0] {""}
       *[other] , capturando
    }
enter-from-bar = Com o { $number }: entrar com uma peça da barra na casa { $to }{ $hits ->
        [0] {""}
       *[other] , capturando
    }
bear-off-piece = Retirar uma peça { FROM($from) } com o { $number }
move-piece = Mover uma peça { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] , capturando
    }

## What is asked of whom, and the end of a game

throw-three-dice = { $name ->
        [you] Sua vez: lance os três dados.
       *[other] { $name }, lance os três dados.
    }
another-die = outro { $number }
play-all = { $name ->
        [you] Sua vez:
       *[other] { $name },
    } { $act ->
        [enter] entre a partir da barra com
        [bear-off] mova ou retire com
       *[move] jogue
    } { $dice }.
play-but = { $name ->
        [you] Sua vez:
       *[other] { $name },
    } { $act ->
        [enter] entre a partir da barra com
        [bear-off] mova ou retire com
       *[move] jogue
    } { $dice }; não dá para usar { $unused }.
play-some = { $name ->
        [you] Sua vez:
       *[other] { $name },
    } { $act ->
        [enter] entre a partir da barra com
        [bear-off] mova ou retire com
       *[move] jogue
    } { $dice }; só dá para usar { $count ->
        [1] um deles.
       *[2] dois deles.
    }
stuck-on-bar = { $name ->
        [you] { $ends ->
            [0] Passe a vez
           *[other] Sua vez termina
        }
       *[other] { $ends ->
            [0] { $name }, passe a vez
           *[other] { $name }, sua vez termina
        }
    }: a peça na barra não pode entrar com { $dice }.
stuck = { $name ->
        [you] { $ends ->
            [0] Passe a vez
           *[other] Sua vez termina
        }
       *[other] { $ends ->
            [0] { $name }, passe a vez
           *[other] { $name }, sua vez termina
        }
    }: nenhuma peça pode se mover com { $dice }.
won = { $name ->
        [you] Você vence
       *[other] { $name } vence
    }: { $manner }.

## The score panel

in-hand = Na mão
on-the-bar = Na barra
off = Fora
count-of-all = { $count } de { $all }

## What is known of the game without playing it

title = Tábula
tagline = O gamão de Roma: três dados, um só sentido
goal = Entre com suas quinze peças, dê uma volta no tabuleiro e retire-as antes do adversário.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-pips = pips, pip
about-pips = Os pips são as casas que todas as peças de um jogador ainda têm de percorrer.
term-hand = mão
about-hand = As peças na mão ainda não entraram no tabuleiro.
term-bar = barra
about-bar = Na barra, as peças capturadas esperam para entrar de novo.
term-off = fora
about-off = As peças fora do tabuleiro terminaram a volta; com quinze delas se vence.

## Its ready-made starts

zeno = O lançamento de Zenão
about-zeno = O imperador Zenão tinha uma boa posição, lançou 2-5-6 e teve de desfazer seus pares, o que deixou oito peças sozinhas. Jogue a partir da posição dele.
play-zeno = Jogar da posição de Zenão

## What the seats are called

ivory = Marfim
brown = Marrom
