## What is wrong with what is settled before the first throw

wrong-position = posição, { $error }
long-name = um nome pode ter no máximo { $most } caracteres
bad-name = o nome “{ $name }” começa ou termina com um espaço, ou contém um caractere que não pode ser impresso
invisible-name = o nome “{ $name }” contém um caractere invisível
bad-player = um jogador é “person”, “elsewhere”, ou “bot:” e o nome de um nível
bad-date = “{ $date }” não é uma data como 2026-11-20

## What an undo does, and what it has done

undo = Desfazer
undo-to-turn = Desfazer: de volta à sua jogada { $number }
undo-to-answer = Desfazer: de volta à sua resposta
undone = Desfeito
undone-to-turn = Desfeito: de volta à sua jogada { $number }
undone-to-answer = Desfeito: de volta à sua resposta

## What is wrong with a file

no-save = linha 1: isto não é um arquivo de partida do Tesserae ({ $why })
other-format = linha 1: o arquivo da partida tem o formato { $format }, mas este programa só lê o formato { $known }; fica como está
wrong-header = linha 1: { $why }
damage =
    { $error }; { $count ->
        [one] essa linha se perdeu
       *[other] { $count } linhas se perderam
    }
long-line = a linha tem { $count } bytes
longer-than-any-event = a linha tem { $count } bytes, mais que qualquer evento
line-breaks-off = a linha está interrompida
line-is-damaged = a linha está danificada
wrong-data = há na linha algo que não deveria estar lá
neither-event-nor-undo = isto não é nem um evento nem um desfazer
nothing-comes-again = só os lançamentos de uma partida contra um bot saem de novo
