ok = OK

## Advice, opponents, lessons

no-advice = Não há conselho: { $error }.
opponent-cannot-play = O adversário não pode jogar: { $error }.
lesson-cannot-go-on = Esta lição não pode continuar: { $error }.
not-answered = os bots não respondem
not-loaded = um arquivo do jogo não pôde ser carregado

## Puzzles

puzzles-off = Os problemas estão desativados: veja Análises nos ajustes.
no-puzzles = Não há problemas: { $error }.
no-such-number = { $title } não tem o problema { $number }: o último é { $last }.
not-any-more = { $title } não tem mais o problema { $number }.
no-mistake-kept = Não há nenhum erro guardado para praticar.
no-mistake-due =
    { $days ->
        [1] Não há mais erros para hoje; o próximo volta amanhã.
       *[other] Não há erros para hoje; o próximo volta em { $days } dias.
    }
cannot-be-laid-out = { $what } não pode ser montado: { $error }.
cannot-be-judged = { $what } não pode ser avaliado: { $error }.
puzzle-number = Problema { $number }
this-mistake = Este erro
unknown-turn = os bots não conhecem esta jogada

## The program itself

missing-part = Falta uma parte do jogo: “{ $file }” não pode ser lido. Instale o jogo de novo.
no-graphics = Nenhum driver de placa de vídeo foi encontrado. Instale um para { $drivers }.
old-graphics = O driver da placa de vídeo não consegue desenhar o jogo. Instale um mais novo para { $drivers }.
neither-file-nor-link = “{ $file }” não é um arquivo nem um link de uma partida.
one-link-only = Só é possível abrir um link de cada vez.
in-another-tab = Esta partida continua em outra aba.
