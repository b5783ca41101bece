no-seed = Os dados que o programa lança precisam de uma semente.
no-throw-due = Nada deve ser lançado agora.
no-game = Não há partida na mesa.

## The throws of a game come from elsewhere

program-throws = Nesta partida, o programa lança.
dice-are-thrown = Nesta partida, lançam-se os dados na mesa.
own-dice = Nesta partida, você lança seus próprios dados e informa o que mostram.
no-throw-left = Não resta nenhum lançamento no roteiro.
throws-are-agreed = Nesta partida, as máquinas dos dois jogadores combinam cada lançamento.
