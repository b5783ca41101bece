## For screen readers: who plays what; throws; choices and moves

introduced = { $title }: { $first ->
        [you] você
       *[other] { $first }
    } e { $second ->
        [you] você
       *[other] { $second }
    }.
each-throws = { $first ->
        [you] Você tira { $one }
       *[other] { $first } tira { $one }
    }, { $second ->
        [you] você tira { $another }
       *[other] { $second } tira { $another }
    }.
throws = { $name ->
        [you] Você tira { $dice }.
       *[other] { $name } tira { $dice }.
    }
played = { $name ->
        [you] Você: { $what }.
       *[other] { $name }: { $what }.
    }

## Where dice of the players are entered

what-first-thrown = { $name ->
        [you] Lancem um dado cada. O que você tirou?
       *[other] Lancem um dado cada. O que { $name } tirou?
    }
what-thrown = { $name ->
        [you] O que você tirou?
       *[other] O que { $name } tirou?
    }
entered = Lance seus dados e informe as faces: { $number } de { $count }
are-these-your-dice = São estes os seus dados?
confirm = Confirmar
remove = Remover

## Whoever reads, as a name in the list of players

you-as-player = Você

## On buttons of several places

back = Voltar
close = Fechar
main-menu = Menu principal
undo = Desfazer
better = Melhor
played-turn = Jogado
number-of-count = { $number } de { $count }

## The prompt, where nobody here is asked for anything

is-playing = { $name } está jogando.
is-stuck = { $name } não pode mover com este lançamento.
cannot-play = { $name } não pode jogar.
someones-turn = Vez de { $name }.
turn-on-another-device = Vez de { $name }, em outro dispositivo. Envie-lhe a partida.

## What has happened, below the prompt

forced-moves = Quando só um movimento é possível, “Jogar movimentos forçados” nos ajustes o faz por você.
cocked =
    { $die ->
        [lot] Uma pirâmide torta foi lançada de novo.
       *[die] Um dado torto foi lançado de novo.
    }
undone-to-turn = Desfeito: de volta à sua jogada { $number }. Saem os mesmos dados.
undone-to-answer = Desfeito: de volta à sua resposta. Saem os mesmos dados.
undone-to-dice = Desfeito. Saem os mesmos dados.

## The buttons of a turn

throw = Lançar
hint = Dica
i-am-here = Estou aqui
send-to = Enviar a { $name }
play-here = Jogar aqui
about-play-here = Os dois jogadores voltam a jogar neste dispositivo.
agree = Concordar
decline = Recusar
play-both-sides = Jogar dos dois lados

## The buttons above the board

your-friend = Seu amigo
moves = Jogadas
rules = Regras
dice-statistics = Estatística dos dados
settings = Ajustes
menu = Menu

## The buttons at the end of a game

replay = Rever
another-game = Outra partida
play-again = Jogar de novo
analysis = Análise
send-result = Enviar o resultado

## The buttons of a replay

first = Primeira
previous = Anterior
play = Reproduzir
pause = Pausar
next = Próxima
last = Última
back-to-game = Voltar à partida
edit = Editar
about-edit = Editar esta posição

## The score and the dice

whole-score = Placar completo
used-die = { $number }, usado
swap-dice = Trocar dados
about-swap = Um movimento rápido tenta primeiro o dado da esquerda. Clique para trocar os dados ({ $key }).

## On the board: where dice lead and what that is worth; the order of the moves of a turn

dice-and-worth = { $faces }: { $worth }
better-number = Melhor { $number }
played-number = Jogado { $number }
sum = = { $number }

## What a friend says, in a bubble

quoted = “{ $words }”

## A lesson

lesson-step = { $lesson } · { $number } de { $count }
