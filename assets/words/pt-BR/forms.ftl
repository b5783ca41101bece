## Who plays

opponent = Adversário
a-person = Uma pessoa
two-people-share = Duas pessoas dividem esta tela.
strength = Força { $rank } de { $count }. { $character }
you-play = Você joga
watch = Assistir
name-of-seat = Nome de { $seat }
optional-name-of-seat = Nome (opcional): { $seat }
your-name = Seu nome
optional-name = Nome (opcional)

## The server for games with a friend

server = Servidor
about-server = Dois programas se encontram num servidor Tesserae (tesserae-room). Não há um público: rode o seu, ou peça o endereço do de quem joga com você.

## House rules

house-rules =
    { $count ->
        [0] Regras da casa: padrão
        [one] Regras da casa: { $count } alterada
       *[other] Regras da casa: { $count } alteradas
    }
reset-rules = Voltar às regras padrão
rule-and-value = { $rule }: { $value }
rule-is = { $rule }: { $value }.

## Where throws come from

dice = Dados
dice-on-table = Dados: na mesa
dice-by-hand = Dados: informados à mão
dice-by-computer = Dados: sorteados pelo computador
on-table = Lançados na mesa
by-hand = Dados reais, informados à mão
by-computer = Sorteados pelo computador
about-table = Você lança dados virtuais; vale como eles param na mesa.
about-hand = Você lança dados reais e informa as faces aqui.
about-computer = Nenhum dado é lançado: um gerador de números aleatórios os sorteia, e sua semente é salva com a partida.

## The clock

clock = Relógio
no-clock = Nenhum
sudden-death = Morte súbita
delay = Atraso
increment = Incremento
about-no-clock = Cada um pensa quanto quiser.
about-sudden-death = Um certo tempo para tudo. Quem não tiver mais tempo perde.
about-delay = O tempo só corre depois de um atraso em cada jogada, como na maioria dos relógios de gamão. Quem não tiver mais tempo perde.
about-increment = Cada jogada concluída acrescenta algo ao tempo que resta. Quem não tiver mais tempo perde.
seconds-of-delay = Segundos de atraso em cada jogada
seconds-of-increment = Segundos a mais depois de cada jogada
minutes-each = Minutos para cada jogador

## What is chosen, in a few words

without-clock = nenhum
with-sudden-death =
    { $minutes ->
        [one] { $minutes } minuto cada
       *[other] { $minutes } minutos cada
    }
with-delay =
    { $minutes ->
        [one] { $minutes } minuto cada
       *[other] { $minutes } minutos cada
    }, { $seconds ->
        [one] { $seconds } segundo de atraso
       *[other] { $seconds } segundos de atraso
    }
with-increment =
    { $minutes ->
        [one] { $minutes } minuto cada
       *[other] { $minutes } minutos cada
    }, { $seconds ->
        [one] { $seconds } segundo a mais por jogada
       *[other] { $seconds } segundos a mais por jogada
    }
two-people = Duas pessoas nesta tela
you-against = Você contra { $bot }
bots = { $bot } contra { $other-bot }
changed-rules =
    { $count ->
        [0] regras padrão
        [one] { $count } regra alterada
       *[other] { $count } regras alteradas
    }
standard-rules = Regras padrão.
