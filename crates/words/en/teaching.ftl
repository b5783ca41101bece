# Lessons and puzzles at the table.

### $name (Text): the side that is to play
### $error (Text): what is wrong, and where
### $turn, $lost, $why, $reason, $level (Text): turns, what they cost, and sentences
### $dice (Verbatim): the faces of the dice, as 6-3
### $number, $last, $count, $solved, $tried, $sum (Number)

## Lessons

new-to-this-game = New to this game? Learn it in three minutes.
press-next = Press Next to go on.
opponent-plays = Your opponent plays.
play-a-game = Play a game
wrong-action = action, { $error }
dead-end = no way of this step goes on from here
next = Next
skip = Skip

## The title of a puzzle

puzzle-title = Puzzle { $number } of { $last }
puzzle-title-with-solved = Puzzle { $number } of { $last } · { $solved } of { $tried } solved
own-mistakes = Own mistakes · { $number } of { $count } due today

## What a puzzle asks

to-decide = { $name } to decide. What is best?
to-move = { $name } to move with a throw of { $sum }. Find the best turn.
to-play = { $name } to play { $dice }. Find the best turn.

## What is said to an answer

answered = You have answered this puzzle. Try again, or go on to the next one.
right = Right: { $turn }.
not-the-best = Not the best: this costs you { $lost }.
not-the-best-or-more = Not the best: this costs you { $lost } or more.
level-plays = { $level } plays { $turn }, which costs { $lost }.
better = Better: { $turn }.
in-the-game = In the game it was { $turn }.
with-reason = { $reason } { $why }

## Buttons

next-puzzle = Next puzzle
next-mistake = Next mistake
try-again = Try again
link = Link
