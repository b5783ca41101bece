## Beside the drawing of a board

cube-in-middle = aposta { $count } (no meio)
cube-of = aposta { $count } ({ $name })
tabula-pieces =
    { $who }: { $count } na mão, { $number } na barra, { $off } fora{ $bears ->
        [0] {""}
       *[other] , pode retirar
    }
tabula-dice = { $who }, dados: { $faces }
ur-side = { $who }   saída { $start }   rio { $river }   chegada { $home }
ur-tallies = varetas { $count }
ur-stock = varetas no monte { $count }
ur-pool = moedas no pote { $count }
ur-thrown = { $name } lançou { $faces }, que vale { $count }
berona-reserves = reservas: { $first } (A) { $count }, { $second } (B) { $number }

## What is asked in a game, and what cannot be done

both = Os dois
enter-faces = Digite as faces dos dados, por exemplo: { $command }
not-in-list = { $found } não está na lista.
type-number = Digite o número de uma ação ({ $key }: lista de comandos)
with-help = { $what } ({ $key }: lista de comandos)
nothing-to-offer = Não há nada a oferecer agora.
type-one-of = Digite uma destas palavras: { $words }
comes-again = { $faces } sai de novo: tecle Enter.
draws-throws = Nesta partida, o programa sorteia os lançamentos; { $option } é para dados reais.
too-many-steps = Isto é mais longo do que uma jogada: { $count } movimentos.
not-playable = “{ $found }” não pode ser jogado.
several-ways = “{ $found }” pode ser jogado de mais de um modo: escreva onde para no caminho.
saved = Salva. Para continuar: { $command }
not-saved = A partida não foi salva ({ $option } faz isso). Este é o registro dela:
kept-damaged = { $what }. O arquivo danificado agora se chama { $file }.

## The list of commands: what stands for a number, a file and the return key, and what each command does

a-number = NÚMERO
a-file = ARQUIVO
return-key = Enter
help-number = fazer a ação que tem este número na lista
help-return = lançar, ou fazer a única ação da lista
help-throw = lançar; com dados reais, digitar as faces
help-turn = vários movimentos de uma jogada; também { $words }
help-undo = desfazer o último movimento desta jogada
help-save = gravar a partida em um arquivo; { $command } a continua
help-log = o registro da partida até aqui
help-offers = listar ofertas, como desistir
help-rules = as regras do jogo
help-quit = sair
help-others = Todo o resto é lido como uma ação na notação do jogo.

## Turns and house rules

no-dice-yet = não há dados na mesa: use { $option } com { $count } faces, por exemplo { $words }
no-dice-left = não restam dados para jogar: { $prompt }
nothing-played = (nada)
turns =
    { $count ->
        [one] { $count } jogada
       *[other] { $count } jogadas
    }
house-rules = Regras da casa para { $option }, o padrão primeiro:

## An analysis

mistake = { $name }: { $turn } { $sign } −{ $amount }
figures =
    { $count ->
        [one] { $count } não forçada
       *[other] { $count } não forçadas
    }, taxa de erro { $rate }, { $marks }
figures-of-part = { $what }, ao todo: { $figures }, entregue: { $amount }
figures-of-all = Todas: { $figures }, entregue: { $amount }
luck =
    Sorte: { $lucky ->
        [0] −{ $amount }
       *[other] +{ $amount }
    } em { $count ->
        [one] { $count } lançamento
       *[other] { $count } lançamentos
    }
turning-point = Momento decisivo { $number }: { $name } { $words } ({ $share })

## What is wrong on the command line and in files: parts of sentences

no-language = não há nenhum idioma “{ $found }” (conhecidos: { $words })
no-game-named = falta um jogo: informe o nome dele, ou { $option }
rule-form = uma regra da casa se escreve { $words }
rule-twice = “{ $found }” aparece duas vezes
no-format-of = { $format } não é um formato de { $game }
not-one-position = isto não é uma única posição
no-position = isto não é uma posição de nenhum jogo
few-events =
    { $count ->
        [one] a partida só tem { $count } evento
       *[other] a partida só tem { $count } eventos
    }
no-bots = falta o arquivo { $file } dos bots: { $option } diz onde ele está
first-position = { $count } posições: a primeira é usada; { $option } escolhe uma
several-in-file =
    { $kind ->
        [match] o arquivo contém um match em { $count } partes
        [games] o arquivo contém { $count } partidas que não formam um único match
       *[positions] o arquivo contém { $count } posições
    }; escolha com { $option }
few-games =
    { $count ->
        [one] há só { $count } partida no arquivo
       *[other] há só { $count } partidas no arquivo
    }
exists = já existe
too-large = o arquivo passa de { $count } MiB: não é uma partida
not-utf-8 = o arquivo não está em UTF-8 puro; { $command } grava uma cópia
kept-before = há um de uma recuperação anterior; mova-o antes
open-elsewhere = outro programa está com esta partida aberta
or-recover = { $what } ({ $option } continua com a parte não danificada)
output-unwritable = não é possível gravar a saída: { $what }
