## Lessons

new-to-this-game = É novidade para você? Aprenda o jogo em três minutos.
press-next = Aperte Próximo para continuar.
opponent-plays = Seu adversário joga.
play-a-game = Jogar uma partida
wrong-action = ação, { $error }
dead-end = nenhum caminho deste passo continua daqui
next = Próximo
skip = Pular

## The title of a puzzle

puzzle-title = Problema { $number } de { $last }
puzzle-title-with-solved = Problema { $number } de { $last } · { $solved } de { $tried } resolvidos
own-mistakes = Seus erros · { $number } de { $count } para hoje

## What a puzzle asks

to-decide = { $name } decide. O que é melhor?
to-move = { $name } joga com um lançamento de { $sum }. Encontre a melhor jogada.
to-play = { $name } joga { $dice }. Encontre a melhor jogada.

## What is said to an answer

answered = Você já respondeu a este problema. Tente de novo, ou vá para o próximo.
right = Certo: { $turn }.
not-the-best = Não é o melhor: isso lhe custa { $lost }.
not-the-best-or-more = Não é o melhor: isso lhe custa { $lost } ou mais.
level-plays = { $level } joga { $turn }, o que custa { $lost }.
better = Melhor: { $turn }.
in-the-game = Na partida foi { $turn }.
with-reason = { $reason } { $why }

## Buttons

next-puzzle = Próximo problema
next-mistake = Próximo erro
try-again = Tentar de novo
link = Link
