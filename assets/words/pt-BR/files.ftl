## What cannot be opened

has-house-rules = o formato “{ $format }” tem suas próprias regras da casa; elas só podem ser escolhidas para posições e para outros programas
unknown = isto não é uma partida salva, nem um registro, nem um match de outro programa, nem um XGID, nem uma posição de algum jogo
not-text = isto não é texto
only-read = “{ $format }” só pode ser lido
link-damaged = o link está danificado
other-format =
    { $kind ->
        [link] o link tem o formato { $found }, mas este programa só lê o formato { $number }
       *[record] o registro tem o formato { $found }, mas este programa só lê o formato { $number }
    }

## What is wrong with a record

first-line = a primeira linha deve ser “{ $words }”
game-needed = aqui são necessários “{ $words }” e o nome de um jogo
rules-as = as regras se escrevem assim: { $words }
no-header-line = “{ $found }” não é uma linha do cabeçalho
no-source = os lançamentos não podem vir de “{ $found }”
two-players = são necessários dois jogadores, com uma vírgula entre eles
line-begins = a linha { $number } da partida deve começar com “{ $words }”
another-game = a partida acabou: só “{ $words }” pode começar outra
both-throw = aqui os dois lançam: “{ $words }”
turn-of = é a vez de “{ $name }”
colon-place = os dois-pontos vêm depois do lançamento, ou do nome se não há lançamento
colon-missing = faltam os dois-pontos depois do nome ou do lançamento
brace-missing = falta “{ $words }” depois de uma nota
no-note = “{ $found }” não é uma nota

## What is wrong with a match of another program

not-one-match = o arquivo contém { $count } partidas que não formam um único match
no-variation = a variante “{ $name }” não é jogada aqui
unknown-variation = a variante não é conhecida aqui
no-length = um match de { $points } pontos não é jogado aqui
should-be = em vez de “{ $found }”, aqui deveria estar: { $words }
length-missing = falta a duração do match: { $words }
ends-early = o arquivo termina antes da primeira partida
two-readings = pode ser a vez de “{ $name }” ou de “{ $other }”: está entre as colunas, e as duas coisas podem ser jogadas
two-winners = aqui ganhou “{ $name }” ou “{ $other }”: o texto está entre as colunas, e nenhum placar vem depois
no-kind = o arquivo não indica que o jogo é gamão: { $words }
other-kind = { $found } é outro jogo: gamão é { $words }
no-game = o arquivo não contém nenhuma partida
xg-cut = este arquivo .xg está cortado no cabeçalho
unpacks-too-large = este arquivo { $format }, descompactado, é maior do que qualquer match
cannot-unpack = este arquivo { $format } está danificado: suas partidas não podem ser descompactadas
xg-no-match = este arquivo .xg não começa com o cabeçalho de um match

## What is wrong with a position of another program

ten-fields = um XGID tem dez campos, não { $count }
three-fields = um OGID tem pelo menos três campos
board-is-cut = este tabuleiro do FIBS está cortado
board-is-over = a partida deste tabuleiro do FIBS acabou
on-other-bar = “{ $found }” está na barra do adversário
too-many-checkers =
    { $seat ->
        [White] Branco tem { $count } pedras, mais de { $most }
       *[Black] Preto tem { $count } pedras, mais de { $most }
    }
characters-of-checkers = 26 caracteres: barra, 24 casas, barra
fifteen-checkers = quinze pedras por jogador
length-of-match = uma duração do match, como { $words }
dropped = a dobra foi recusada: a partida acabou
doubled-before-throw = uma dobra é oferecida antes do lançamento
no-place = “{ $found }” não é um lugar para uma pedra deste jogador
more-checkers = são mais de { $count } pedras
somebody-has-more = o ID de posição dá a alguém mais de { $count } pedras
more-than-checkers = “{ $found }” contém mais do que as pedras de dois jogadores
colon-between-ids = o ID de posição e o ID de match são unidos por dois-pontos
id-not-played = segundo o ID de match, nenhuma partida está sendo jogada
id-unknown-end = o ID de match termina com algo que este programa não conhece
id-length = segundo o ID de match, o match é de { $points } pontos, o que não se joga aqui
id-two-offers = segundo o ID de match, uma dobra e uma desistência são oferecidas ao mesmo tempo
id-nothing-to-do = segundo o ID de match, quem está na vez espera o outro, que não tem nada a fazer
id-third-player = segundo o ID de match, o cubo de dobra é de um terceiro jogador
id-stake = segundo o ID de match, a aposta é maior que { $most }
length-of-id =
    { $kind ->
        [position] um ID de posição tem { $count } caracteres; “{ $found }” não
       *[match] um ID de match tem { $count } caracteres; “{ $found }” não
    }
no-letter-of-id = “{ $found }” não é uma letra de um ID
more-bits =
    { $kind ->
        [position] o ID de posição tem bits demais
       *[match] o ID de match tem bits demais
    }

## Where something was not kept as it stands

on-line = linha { $line }: { $what }
at-place = { $place }: { $what }
head-of-match = o cabeçalho do match
above-first-game = antes da primeira partida
in-game = partida { $number }
at-throw = partida { $number }, lançamento { $throw }

## What was left out

left-out-because = { $what }: foi omitido
rest-left-out = { $what }: o resto da partida foi omitido
refused-and-left-out = { $refusal } O resto da partida foi omitido
goes-on = { $what }; a partida continua a partir dali
stands-above = “{ $found }” está acima das partidas e foi omitido
not-known = “{ $found }” não é conhecido e foi omitido
unknown-rule = a regra “{ $found }” não é conhecida e foi omitida
names-no-move = “{ $found }” não indica nenhuma jogada: nada é jogado
no-throw = “{ $found }” não é um lançamento com jogadas e foi omitido
comments-left-out =
    { $count ->
        [1] um comentário foi omitido
       *[other] { $count } comentários foram omitidos, o primeiro aqui
    }
variations-left-out =
    { $count ->
        [1] uma variante foi omitida
       *[other] { $count } variantes foram omitidas, a primeira aqui
    }
others-left-out =
    { $count ->
        [1] uma partida que não é de gamão foi omitida
       *[other] { $count } partidas que não são de gamão foram omitidas, a primeira aqui
    }
encoding = o texto está na codificação “{ $name }”: alguns nomes podem ter sido mal lidos
too-much-not-legal = o resto da partida foi omitido: coisas demais nele não são permitidas
after-end = a partida acabou: o que vem depois foi omitido
second-head = um segundo cabeçalho de match foi omitido
automatic-doubles = suas dobras automáticas foram omitidas
redouble = a redobra depois de um beaver foi omitida
throw-unreadable = este lançamento não pode ser lido e foi omitido
move-unreadable = uma parte desta jogada não pode ser lida
belongs-to-none = isto não pertence a nenhuma partida e foi omitido
cut-here = o arquivo está cortado aqui: falta o que vem depois
cut-in-game = o arquivo termina no meio de uma partida

## What was changed or guessed

name-cut = o nome “{ $name }” foi cortado para “{ $cut }”
names-here = os jogadores se chamam aqui “{ $name }” e “{ $other }”
no-end = a partida { $number } não tem fim no arquivo
comes-after = a partida { $number } vem depois da partida { $before }
row-comes-after = a linha { $number } da partida vem depois da linha { $before }
score-would-be = o placar aqui seria { $score }; vale o do arquivo
is-crawford = o arquivo diz que esta é a partida de Crawford
is-not-crawford = o arquivo diz que esta não é a partida de Crawford
doubled-not-crawford = alguém dobra aqui, então esta não é a partida de Crawford
kept-as-single = o match acabou: esta partida fica como avulsa
no-match-length = o arquivo não indica a duração do match: as partidas ficam como avulsas
no-raccoons = aqui não se joga com raccoons
opening-double = uma partida não pode começar com dados iguais: fica como se os dois tivessem lançado antes
turn-missing =
    { $seat ->
        [White] falta uma jogada de Branco antes desta
       *[Black] falta uma jogada de Preto antes desta
    }
dice-unused =
    { $seat ->
        [White] Branco tinha de usar todos os dados na jogada anterior e não usou
       *[Black] Preto tinha de usar todos os dados na jogada anterior e não usou
    }
not-legal =
    { $seat ->
        [White] Branco não pode jogar “{ $moves }” com { $first } e { $second }
       *[Black] Preto não pode jogar “{ $moves }” com { $first } e { $second }
    }
others-answer = É o outro jogador que responde à dobra.
not-doubled = Ninguém dobrou.
double-unanswered = a dobra não tem resposta: vale como aceita
stake-would-be = a aposta seria { $stake }, não { $number }
no-stake = aqui não existe aposta de { $number }
has-more-checkers =
    { $seat ->
        [White] Branco teria mais de { $most } pedras
       *[Black] Preto teria mais de { $most } pedras
    }
set-up-impossible = a posição montada aqui não pode existir: { $why }; o resto da partida foi omitido
set-up-here = uma posição é montada aqui; a partida continua a partir dali
does-not-follow = esta posição não decorre da anterior; a partida continua a partir daqui
kept-as-refused = a partida termina antes deste lançamento e conta a aposta: fica como uma dobra recusada
score-says-won =
    { $seat ->
        [White] o placar seguinte diz que Branco ganhou, e é isso que vale
       *[Black] o placar seguinte diz que Preto ganhou, e é isso que vale
    }
given-to-both =
    { $seat ->
        [White] o texto dá esta partida aos dois: fica como ganha por Branco
       *[Black] o texto dá esta partida aos dois: fica como ganha por Preto
    }
given-to-loser =
    { $seat ->
        [White] o arquivo dá a partida a Branco, que a perdeu jogando
       *[Black] o arquivo dá a partida a Preto, que a perdeu jogando
    }
counts-differ = o texto conta { $points }, o placar conta { $worth }
with-jacoby = a partida conta { $points }: foi jogada com a regra de Jacoby
without-jacoby = a partida conta { $points }: foi jogada sem a regra de Jacoby
worth-differs = o arquivo conta { $points } por esta partida, que valia { $worth }
match-needed-no-more = o arquivo conta { $points }, pois o match não exigia mais; a partida valia { $worth }
no-resignation = o arquivo conta { $points }, mas com uma aposta de { $stake } nenhuma desistência vale isso: aqui a partida conta { $worth }
resigned-over-throw =
    { $seat ->
        [White] Branco desistiu com os dados do adversário na mesa: esse lançamento foi omitido
       *[Black] Preto desistiu com os dados do adversário na mesa: esse lançamento foi omitido
    }
resigned-before-turn =
    { $seat ->
        [White] Branco desistiu antes de ter a vez: a partida fica como terminou, sem seu andamento
       *[Black] Preto desistiu antes de ter a vez: a partida fica como terminou, sem seu andamento
    }
could-not-resign =
    { $seat ->
        [White] Branco desistiu quando não podia: o fim da partida foi omitido
       *[Black] Preto desistiu quando não podia: o fim da partida foi omitido
    }

## Why a game cannot be written in a format

only-backgammon = só o gamão pode ser escrito como { $format }; isto é: { $game }
cannot-hold =
    { $moment ->
        [half] { $format } não pode conter um lançamento jogado pela metade
        [beaver] { $format } não pode conter um beaver que espera resposta
        [resignation] { $format } não pode conter uma desistência
        [opening] { $format } não pode conter a abertura: não é a vez de ninguém
       *[over] { $format } não pode conter uma partida terminada
    }
cannot-begin =
    { $moment ->
        [half] { $format } não pode começar com um lançamento jogado pela metade
        [beaver] { $format } não pode começar com um beaver que espera resposta
        [resignation] { $format } não pode começar com uma desistência que espera resposta
       *[over] { $format } não pode começar com o fim de uma partida
    }
score-too-high = { $format } não aceita placar acima de { $most }
name-unwritable = o nome “{ $name }” não pode ser escrito em { $format }
only-from-first-throw = { $format } contém partidas desde o primeiro lançamento; esta começa em uma posição: um registro da partida ou uma partida salva pode contê-la
no-automatic-double = { $format } não pode conter uma dobra automática
action-refused = a ação { $number } não pode ser escrita: { $refusal }
