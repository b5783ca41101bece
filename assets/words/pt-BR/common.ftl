## Texts in a row: two of them; all but the last; the last after two or more others

two-together = { $first } e { $last }
    .from = { FROM($first) } e { FROM($last) }
    .by = { BY($first) } e { BY($last) }
last-together = { $first } e { $last }
    .from = { FROM($first) } e { FROM($last) }
    .by = { BY($first) } e { BY($last) }
two-choices = { $first } ou { $last }
    .from = { FROM($first) } ou { FROM($last) }
next-in-row = { $first }, { $last }
    .from = { FROM($first) }, { FROM($last) }
    .by = { BY($first) }, { BY($last) }
last-choice = { $first } ou { $last }
    .from = { FROM($first) } ou { FROM($last) }

## What is wrong in a text, and where

at-character = caractere { $character }: { $what }
at-line-and-character = linha { $line }, caractere { $character }: { $what }

## Sentences one after the other; a sentence of its own; names and short notes in one line

next-sentence = { $first } { $last }
stated = { $what }.
in-one-line = { $first } · { $last }
titled = { $title }: { $what }
next-clause = { $first }; { $last }

## What a game is like, in one line

facts =
    { $count } jogadores · { $shortest }–{ $longest } min · { $difficulty ->
        [easy] fácil
       *[medium] médio
    }

## What a lesson or a file says, which is worded already

as-written = { $words }

## A legal action that a step of a lesson does not ask for

lesson-goes-on = As regras também permitem isso, mas esta lição segue com o que diz o texto.

## Why an action is refused

game-over = A partida terminou.
not-over = Esta partida ainda não terminou.
series-over = A série terminou; não há próxima partida.
throw-dice-first = Lance os dados primeiro.
throw-lots-first = Lance as pirâmides primeiro.
dice-lie = Os dados estão na mesa; use-os primeiro.
lots-lie = As pirâmides estão na mesa; use-as primeiro.
unfit-dice =
    { $count ->
        [1] Lança-se um dado
        [2] Lançam-se dois dados
        [3] Lançam-se três dados
       *[other] Lançam-se { $count } dados
    } com faces de { $low } a { $high }, não { $faces ->
        [0] nenhum
       *[other] { $thrown }
    }.
unfit-lots =
    { $count ->
        [1] Lança-se uma pirâmide
        [2] Lançam-se duas pirâmides
        [3] Lançam-se três pirâmides
       *[other] Lançam-se { $count } pirâmides
    } com valores de { $low } a { $high }, não { $faces ->
        [0] nenhuma
       *[other] { $thrown }
    }.
no-such-die = Nenhum dado mostra { $number }.
die-used = O { $number } já foi usado.
still-playable = Você ainda pode mover, então é obrigatório.
no-such-choice = Essa opção não existe neste jogo.
other-throw = este lançamento foi desfeito: sai { $thrown } de novo
no-piece-to-put =
    { $piece ->
        [checker] Não há nenhuma pedra ali.
        [token] Não há nenhuma ficha ali.
        [coin] Não há nenhuma moeda ali.
       *[piece] Não há nenhuma peça ali.
    }
cannot-lie-there =
    { $piece ->
        [checker] Esta pedra não pode ficar ali.
        [token] Esta ficha não pode ficar ali.
        [coin] Esta moeda não pode ficar ali.
       *[piece] Esta peça não pode ficar ali.
    }
editing = Uma posição está sendo editada; não se joga agora.
set-beside = Isso se ajusta ao lado do tabuleiro, não à mão.

## What a refused step is answered with

nothing-can-be-moved = Nada pode ser movido agora. Passe a vez.
refusal-and-hint = { $refusal } { $hint }
can-move-from = { $name ->
        [you] Você pode mover { FROM($places) }.
       *[other] { $name } pode mover { FROM($places) }.
    }
possible = Possível a partir dali: { $places }.
possible-with-both = Possível a partir dali: { $places }; com os dois dados, também { $far }.
possible-with-several = Possível a partir dali: { $places }; com vários dados, também { $far }.

## Why nothing is undone

nothing-happened = ainda não aconteceu nada que se possa desfazer
undo-throw = um lançamento não pode ser desfeito
undo-finished = os dados já mudaram de mãos: essa vez não pode ser desfeita
undo-said = uma escolha não pode ser desfeita
undo-forfeit = uma partida encerrada por desistência ou por tempo não pode ser retomada
nothing-chosen = desde o lançamento, cada movimento era o único possível
undo-together =
    { $count ->
        [one] { $count } ação não pode ser desfeita
       *[other] { $count } ações não podem ser desfeitas
    } de uma vez, mas { $next-count } sim
no-decision = você ainda não decidiu nada que se possa desfazer

## What is wrong with an event

thrown-again = o dado { $number } não pode ter sido lançado de novo: há menos dados
no-throw = só um lançamento pode ter uma origem ou dados lançados de novo
proof = só um lançamento combinado tem prova, de 32 bytes em dígitos hexadecimais por lado

## What has happened

equal-dice = Dados iguais: os dois lançam de novo.
higher-begins = O dado maior começa.
winner-begins = Quem ganhou a última partida começa.

## How a game has ended, and the sentence of which that is a part

resigned = desistência
absence = ausência
out-of-time = tempo esgotado
won =
    { $name ->
        [you] Você ganha
       *[other] { $name } ganha
    } { $unit ->
        [coin] { $count ->
        [one] { $count } moeda
       *[other] { $count } moedas
    }
        [tally] { $count ->
        [one] { $count } vareta
       *[other] { $count } varetas
    }
       *[point] { $count ->
        [one] { $count } ponto
       *[other] { $count } pontos
    }
    }: { $manner }.
drawn = Empate: { $manner }.

## Whoever reads, where a sentence says no more of them

you = você

## Places and other things that stand in sentences

number = { $number }
    .from = da { $number }
    .to = para a { $number }
    .by = pela { $number }
the-bar = a barra
    .from = da barra
    .to = para a barra
    .by = pela barra
off-the-board = fora do tabuleiro
    .from = de fora do tabuleiro
    .to = para fora do tabuleiro
beside-the-board = ao lado do tabuleiro
    .from = do lado do tabuleiro
    .to = para o lado do tabuleiro

## What has moved

moved = { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] , capturando
    }
entered = { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] , capturando
    }
went-off = { FROM($from) } { TO($to) }

## What the button of a step says

put-piece =
    { $piece ->
        [checker] Pôr uma pedra { FROM($from) } { TO($to) }
        [token] Pôr uma ficha { FROM($from) } { TO($to) }
        [coin] Pôr uma moeda { FROM($from) } { TO($to) }
       *[piece] Pôr uma peça { FROM($from) } { TO($to) }
    }

## What the button of a choice says

end-turn = Passar a vez
next-game = Nova partida
resigned-before-end = Desistência
did-not-come-back = Não voltou
ran-out-of-time = Tempo esgotado
not-a-choice = Opção inexistente

## What the key of a choice does, in a list of keys

does-end-turn = passar a vez
does-double = dobrar
does-take = aceitar a dobra
does-beaver = beaver: aceitar e redobrar
does-drop = recusar a dobra
does-accept = aceitar a desistência
does-decline = recusar a desistência
does-claim = reivindicar uma fileira
does-take-run = pegar uma fileira
does-skip = dispensar o movimento grátis
does-resign = desistir
does-begin-next = começar a próxima partida
does-end-series = encerrar a série

## What is asked of whom, and the end of a game

throw-one-die-each = Lance um dado para cada jogador. O maior começa.
throw-dice = { $name ->
        [you] Sua vez: lance os dados.
       *[other] { $name }, lance os dados.
    }
end-your-turn =
    { $name ->
        [you] { $ends ->
            [0] Passe a vez.
           *[other] Sua vez termina.
        }
       *[other] { $ends ->
            [0] { $name }, passe a vez.
           *[other] { $name }, sua vez termina.
        }
    }
the-die = o { $number }
gave-up = { $loser ->
        [you] Você desistiu
       *[other] { $loser } desistiu
    }: { $winner ->
        [you] você vence
       *[other] { $winner } vence
    }.
stayed-away = { $loser ->
        [you] Você não voltou
       *[other] { $loser } não voltou
    }: { $winner ->
        [you] você vence
       *[other] { $winner } vence
    }.
lost-on-time = { $loser ->
        [you] Seu tempo acabou
       *[other] O tempo de { $loser } acabou
    }: { $winner ->
        [you] você vence
       *[other] { $winner } vence
    }.

## The score panel

pips = Pips
points = Pontos
date =
    { $day ->
        [1] 1º
       *[other] { $day }
    } de { $month ->
        [1] janeiro
        [2] fevereiro
        [3] março
        [4] abril
        [5] maio
        [6] junho
        [7] julho
        [8] agosto
        [9] setembro
        [10] outubro
        [11] novembro
       *[12] dezembro
    } de { $year }
