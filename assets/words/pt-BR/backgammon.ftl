## Why an action is refused

answer-first =
    { $what ->
        [beaver] Primeiro é preciso responder ao beaver.
        [resignation] Primeiro é preciso responder à desistência.
       *[double] Primeiro é preciso responder à dobra.
    }
nothing-offered =
    { $what ->
        [resignation] Não há desistência para responder.
       *[double] Não há dobra para responder.
    }
dice-used-up = Os dados já foram usados; passe a vez.
not-a-place = Não se pode pegar uma pedra dali.
no-checker-there = Não há nenhuma pedra ali.
not-your-checker = Essa pedra não é sua.
bar-first = Sua pedra na barra tem de entrar primeiro.
one-die-at-a-time = Cada dado é um movimento próprio: use um dado de cada vez.
wrong-direction = Suas pedras vão da 24 à 1, e dali para fora do tabuleiro.
wrong-target = Essa pedra não chega ali com este lançamento.
point-closed = Fechada: seu adversário tem duas ou mais pedras nessa casa.
way-closed = Bloqueado: seu adversário fecha todas as casas onde essa pedra poderia parar no caminho.
not-all-home = Nenhuma pedra pode ser retirada antes que todas as suas estejam no seu quadrante interno.
not-the-furthest = O { $number } é grande demais: com um número maior só se retira a pedra mais distante.
waste-die = Você tem de usar os dois dados se puder: depois desse movimento, o outro não poderia ser usado.
higher-die = Você só pode usar um dos dados, e então tem de ser o maior.
no-cube = Esta partida se joga sem o cubo de dobra.
double-before-throw = Só se pode dobrar antes do lançamento.
crawford-game = Na partida de Crawford não se dobra.
cube-not-yours = Seu adversário tem o cubo de dobra: só ele pode dobrar.
at-most-64 = A aposta não pode passar de 64.
no-beavers = Nesta partida não se joga com beavers.
bad-resignation = Você pode desistir por 1, 2 ou 3 vezes a aposta, não por { $number } vezes.
nobody-on-turn = Ainda não é a vez de ninguém.

## What has happened

begins-with-both = O dado maior começa e usa os dois dados.
automatic-double = Dobra automática: a partida vale 2.
resignation-declined = A desistência foi recusada; a partida continua.

## How a game has ended

double-dropped = dobra recusada
resigned-gammon = desistência por gammon
resigned-backgammon = desistência por backgammon
single-game = vitória simples
gammon = gammon
backgammon = backgammon

## Places

the-cube = o cubo de dobra
    .from = do cubo de dobra
    .to = para o cubo de dobra
    .by = pelo cubo de dobra

## What the button of a step says

enter-checker = Com o { $number }: entrar com uma pedra na casa { $to }{ $hits ->
        [0] {""}
       *[other] , capturando
    }
bear-off-checker = Retirar uma pedra { FROM($from) } com o { $number }
move-checker = Mover uma pedra { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] , capturando
    }

## What the button of a choice says

double = Dobrar para { $number }
take = Aceitar: jogar por { $number }
drop = Recusar: perder { $number }
beaver = Beaver para { $number }
resign = { $name ->
        [you] Desistir: perder { $number }
       *[other] { $name } desiste: perde { $number }
    }
accept = Aceitar: ganhar { $number }
play-on = Continuar

## What was chosen, without the stake

taken = Aceitar
dropped = Recusar
accepted = Aceitar
offered-to-resign = Desistir

## What was chosen, inside of a sentence

does-double = dobrar para { $number }
does-beaver = fazer beaver para { $number }
does-accept = aceitar a desistência
does-play-on = continuar jogando

## What is asked of whom, and the end of a game

throw-or-double = { $name ->
        [you] Sua vez: lance os dados ou dobre para { $number }.
       *[other] { $name }, lance os dados ou dobre para { $number }.
    }
some-times = { $number } { $count ->
        [2] duas vezes
        [3] três vezes
        [4] quatro vezes
       *[other] { $count } vezes
    }
play-all = { $name ->
        [you] Sua vez: jogue { $dice }.
       *[other] { $name }, jogue { $dice }.
    }
play-higher = { $name ->
        [you] Sua vez: jogue { $number }, o dado maior; não dá para jogar os dois.
       *[other] { $name }, jogue { $number }, o dado maior; não dá para jogar os dois.
    }
play-one = { $name ->
        [you] Sua vez: jogue { $number }; não dá para jogar o { $unused }.
       *[other] { $name }, jogue { $number }; não dá para jogar o { $unused }.
    }
play-once = { $name ->
        [you] Sua vez: jogue { $number } uma vez; não dá para jogá-lo de novo.
       *[other] { $name }, jogue { $number } uma vez; não dá para jogá-lo de novo.
    }
play-some = { $name ->
        [you] Sua vez: jogue { $number } { $count ->
            [2] duas vezes
            [3] três vezes
           *[other] { $count } vezes
        }; não dá para jogá-lo mais vezes.
       *[other] { $name }, jogue { $number } { $count ->
            [2] duas vezes
            [3] três vezes
           *[other] { $count } vezes
        }; não dá para jogá-lo mais vezes.
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
    }: não dá para jogar { $dice }; a pedra na barra não pode entrar.
stuck = { $name ->
        [you] { $ends ->
            [0] Passe a vez
           *[other] Sua vez termina
        }
       *[other] { $ends ->
            [0] { $name }, passe a vez
           *[other] { $name }, sua vez termina
        }
    }: não dá para jogar { $dice }; todas as casas estão fechadas.
take-or-drop = { $other ->
        [you] Sua vez: aceite ou recuse
       *[other] { $other }, aceite ou recuse
    }: { $name ->
        [you] você dobra para { $number }.
       *[other] { $name } dobra para { $number }.
    }
take-or-drop-beaver = { $name ->
        [you] Sua vez: aceite ou recuse
       *[other] { $name }, aceite ou recuse
    }: { $other ->
        [you] você faz beaver para { $number }.
       *[other] { $other } faz beaver para { $number }.
    }
accept-or-play-on = { $other ->
        [you] Sua vez: aceite ou continue jogando
       *[other] { $other }, aceite ou continue jogando
    }: { $name ->
        [you] você se oferece para perder { $number }.
       *[other] { $name } se oferece para perder { $number }.
    }
won = { $name ->
        [you] Você ganha
       *[other] { $name } ganha
    } { $count ->
        [one] { $count } ponto
       *[other] { $count } pontos
    } ({ $manner }).{ $series ->
        [on] {" "}O match continua.
        [won] {" "}O match está ganho.
       *[none] {""}
    }

## The score panel

cube = Cubo
cube-owned =
    { $seat ->
        [White] { $number }, de Branco
       *[Black] { $number }, de Preto
    }
match-to = Match até { $count }
crawford = Partida de Crawford
no-doubling = sem dobra

## What is known of the game without playing it

title = Gamão
tagline = Corra, bloqueie e capture; um cubo aumenta a aposta
goal = Leve suas quinze pedras ao seu quadrante interno e retire-as antes do adversário.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-pips = pips, pip
about-pips = Os pips são as casas que todas as pedras de um jogador ainda têm de percorrer.
term-points = pontos, ponto
about-points = Os pontos são o que valeram as partidas ganhas até agora.
term-cube = cubo
about-cube = O cubo de dobra mostra por quanto se multiplica o valor da partida.
term-crawford = crawford
about-crawford = A partida de Crawford é a que vem depois de alguém ficar a um ponto de vencer o match: nela ninguém pode dobrar.
term-match = match
about-match = Quem primeiro tiver esses pontos vence o match.
term-double = dobrar, dobre, dobra
about-double = Dobrar é propor jogar pelo dobro: o adversário aceita, ou recusa e perde o que está em jogo.
term-take = aceitar: jogar, aceite ou recuse
about-take = Aceitar uma dobra é continuar pelo dobro; da próxima vez, só quem aceitou pode dobrar.
term-drop = recusar, recuse
about-drop = Recusar uma dobra é perder a partida pelo que está em jogo agora.
term-beaver = beaver
about-beaver = Um beaver aceita a dobra e dobra de novo na hora.
term-resign = desistir, desiste, desistência
about-resign = Desistir é oferecer a derrota; o adversário pode recusar.
term-bar = barra
about-bar = Na barra, as pedras capturadas esperam para entrar de novo.

## What the seats are called

white = Branco
black = Preto
