## Why an action is refused

no-coin = Não há nenhuma moeda nesse lugar do tabuleiro.
leaves-column = Uma moeda fica no seu número: ela se move na direção dos números ou para longe deles.
leaves-board = Uma moeda fica nas casas 1 a 7 do seu número.
not-the-whole-die = Uma moeda anda exatamente tantas casas quantas um dado mostra.
same-coin = Essa moeda já se moveu: os dois dados são para duas moedas diferentes.
wastes-die = Você tem de usar os dois dados: depois desse movimento, o { $number } não poderia ser jogado com outra moeda.
no-run = Não há nenhuma fileira no tabuleiro.
no-run-there = Nenhuma fileira começa ali.
move-first = Só quem acabou de mover pode pegar uma fileira.
finish-the-move = Os dois dados têm de ser usados antes de pegar uma fileira.
nothing-surrendered = Só se pode reivindicar uma fileira logo depois de o outro jogador perder os dados.
take-instead = Você já lançou: pegue a fileira em vez de reivindicá-la.
claiming-forbidden = Pela regra da casa, não se pode reivindicar uma fileira sem lançar.
all-are-taken = Todas as fileiras do tabuleiro são pegas juntas.
pick-one = Pela regra da casa, pega-se uma só fileira: diga qual.

## What has happened

lower-begins = O dado menor começa.
throw-loses-dice = Um lançamento de { $number } faz perder os dados.
throw-not-playable = { $thrown } não pode ser jogado com duas moedas diferentes e faz perder os dados.
eighth-coin = Todas as sete alinhadas ganham uma oitava moeda.
refilled = Os números vazios são preenchidos.

## How a game has ended

cannot-refill = o adversário não pode preencher os números

## Places, and what has moved along the squares of a number

purse =
    { $seat ->
        [South] a bolsa de Sul
       *[North] a bolsa de Norte
    }
    .from =
        { $seat ->
            [South] da bolsa de Sul
           *[North] da bolsa de Norte
        }
    .to =
        { $seat ->
            [South] para a bolsa de Sul
           *[North] para a bolsa de Norte
        }
the-table = a mesa
    .from = da mesa
    .to = para a mesa
square-of-number = a casa { $square } do número { $number }
    .from = da casa { $square } do número { $number }
    .to = para a casa { $square } do número { $number }
moved = número { $number }, da casa { $from } para a { $to }

## What the button of a step says

move-coin = Mover a moeda { $number } da casa { $from } para a { $to }

## What the button of a choice says

take-coins = Pegar as moedas { $first }–{ $last }
take-runs =
    { $runs ->
        [one] Pegar a fileira
       *[other] Pegar as { $runs } fileiras
    }
claim-coins = Reivindicar as moedas { $first }–{ $last }
claim-runs =
    { $runs ->
        [one] Reivindicar a fileira
       *[other] Reivindicar as { $runs } fileiras
    }

## What was chosen, inside of a sentence

does-take-coins = pegar as moedas { $first }–{ $last }
does-take-runs =
    { $runs ->
        [one] pegar a fileira
       *[other] pegar as { $runs } fileiras
    }
does-claim-coins = reivindicar as moedas { $first }–{ $last }
does-claim-runs =
    { $runs ->
        [one] reivindicar a fileira
       *[other] reivindicar as { $runs } fileiras
    }

## What is asked of whom, and the end of a game

throw-for-opening = Lance um dado para cada jogador. Quem tirar o menor põe cinco moedas e começa.
claim-or-throw = { $name ->
        [you] Sua vez: reivindique
       *[other] { $name }, reivindique
    } { $runs ->
        [one] a fileira
       *[other] as fileiras
    } ou lance os dados.
take-or-throw = { $name ->
        [you] Sua vez: pegue
       *[other] { $name }, pegue
    } { $runs ->
        [one] a fileira
       *[other] as fileiras
    } ou lance de novo.
play-both = { $name ->
        [you] Sua vez: jogue { $one } e { $another } com duas moedas diferentes.
       *[other] { $name }, jogue { $one } e { $another } com duas moedas diferentes.
    }
play-other = { $name ->
        [you] Sua vez: jogue { $number } com outra moeda.
       *[other] { $name }, jogue { $number } com outra moeda.
    }
won = { $name ->
        [you] Você não pode preencher os números
       *[other] { $name } não pode preencher os números
    }: { $winner ->
        [you] você ganha
       *[other] { $winner } ganha
    } { $count ->
        [one] { $count } moeda
       *[other] { $count } moedas
    }.

## What was laid out

lays-out = { $name ->
        [you] Você põe
       *[other] { $name } põe
    } { $count ->
        [one] { $count } moeda
       *[other] { $count } moedas
    }.

## The score panel

in-purse = Bolsa
on-board = Moedas no tabuleiro

## What is known of the game without playing it

title = Tablero de Jesús
tagline = Alinhe moedas comuns, pegue-as ou continue lançando
goal = Pegue fileiras de moedas até que a outra bolsa não consiga preencher o tabuleiro. As moedas do tabuleiro não são de ninguém.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-purse = bolsa
about-purse = Uma bolsa guarda as moedas de um jogador; quem não consegue preencher o tabuleiro com ela perde.
term-coins = moedas, moeda
about-coins = As moedas do tabuleiro não são de ninguém: os dois jogadores movem todas elas.
term-move = jogue, mover
about-move = Cada dado move uma moeda diferente na direção dos números ou para longe deles, tantas casas quantas ele mostrar.
term-run = fileira, fileiras
about-run = Uma fileira são duas ou mais moedas lado a lado e alinhadas, exceto nas casas das duas pontas.
term-take = pegar, pegue
about-take = Pegar põe as moedas da fileira na sua bolsa; o outro jogador preenche os números delas e recebe os dados.
term-claim = reivindicar, reivindique
about-claim = Reivindicar é pegar, sem lançar, a fileira que o outro jogador teve de deixar.

## What the seats are called

south = Sul
north = Norte
