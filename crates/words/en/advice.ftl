# The hint, the odds and the coach.

### $turn, $worth, $lost, $why, $better, $about (Text): turns, what they are worth, and sentences
### $place (Text): a place on the board
### $number, $wins, $ways, $count (Number)

## The hint

looking = Looking for the best turn…
at-first-sight = At first sight: { $turn }. Looking further…
ranked = { $number }. { $turn }: { $worth }
no-choice = There is no choice.
why = Why? { $why }
best = Best: { $turn }.
would-win = You would win { $wins } in 100.
wins-and-worth =
    { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    } in 100, { $worth }

## The odds

working-out-odds = Working out the odds…
best-step = best
gives-away = −{ $lost }
is-hit = { $place } is hit by { $ways } of { $count } throws

## The coach

coach-is-looking = One moment: the coach is looking.
coach-knows-better = The coach knows something better.
this-costs = This costs you { $lost }.
this-turn-costs = This turn costs you { $lost }.
better = Better: { $better }.
objection = { $about } Better: { $better }.
objection-and-why = { $about } Better: { $better }. { $why }

## Buttons

choose-again = Choose again
do-it-anyway = Do it anyway
keep-my-turn = Keep my turn
ask-why = Why?
more = More
hide = Hide
odds = Odds

## Why something is not found out

unknown-move = the bots do not know this move
