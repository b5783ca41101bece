# Panels with figures: the analysis of a game, one decision of it, several games, what was analysed, all results.

### $name, $first, $second (Name)
### $game, $level, $bot, $why, $what (Text)
### $turn, $better (Text): a turn in words or notation
### $amount, $value (Text): what is given away or won, in the unit of the game
### $result, $score, $manner, $list (Text)
### $count, $all, $last, $before, $played, $wins, $perfect, $solved (Number)
### $percent, $number (Number)
### $rating, $mean, $error, $lost (Decimal)
### $sign (Verbatim): ?!, ? or ??
### $thresholds (Verbatim): whose marks they are: the program's name
### $marks (Text): from which loss on which mark is given
### $throw, $faces (Verbatim): the faces of a throw
### $position (Verbatim): a position in notation

## The analysis

analysis = Analysis
all-games = All games
no-analysis = No analysis: { $why }.
one-moment = One moment…
analysing = Analysing: { $percent } %
stopped-at = Stopped at { $percent } %
above-and-below = Above: { $first } wins. Below: { $second } wins.
turning-points = Turning points
save-report = Save as a page with diagrams
other-moves-here = Other moves here
mistakes = Mistakes
none-seen = None that the bots can see.
none-so-far = None so far.
practise =
    { $count ->
        [one] Practise { $count } mistake
       *[other] Practise { $count } mistakes
    }
practise-of =
    { $count ->
        [one] Practise { $count } mistake: { $name }
       *[other] Practise { $count } mistakes: { $name }
    }
threw = { $name } threw { $throw }
lucky = Lucky by { $amount }.
unlucky = Unlucky by { $amount }.
what-it-was = { $name }: { $what }
unmarked = mistake
gave-away = { $turn } gave away { $amount }.
mistake = { $name } { $sign } −{ $amount }
was-played = Played: { $turn }.
was-better = Better: { $better }. { $why }
better = Better
played = Played
other-moves = Other moves

## A report of the analysis as a page

curve-of-chances = The chances over the game
game-of-series = Game { $number }
none-marked = No decision has a mark.
column-value = Value
column-behind = Behind
column-chances = Chances
chance-and-share = { $what } { $value }
unforced-decisions = Unforced decisions
count-of-mark = Marked { $sign }
given-away-in = { $what }: given away
amount-in-decisions = { $amount } ({ $count })
about-marks-of = Marks: { $marks } of these thousandths ({ $thresholds }).
was-incomplete = The analysis was not complete.
made-with = Made with Tesserae.
analysis-of = { $game }, analysis

## Skill and luck

skill-and-luck = Skill and luck
given-away = Given away
error-rate = Error rate
pr = PR
pr-of-part = { $what }: PR
luck = Luck
result = Result
without-luck = Without luck
about-error-rate = Error rate: what a decision gives away on average, in thousandths of what a game is about. Luck: how much better the throws were than the average of all possible throws.
about-pr = PR: half of the error rate, as eXtreme Gammon counts.
as-solved = { $name }: { $perfect } of { $all } decisions as in the solution, the others gave away { $amount }.
endgame-as-solved = { $name }: { $perfect } of { $all } decisions of the endgame perfect, { $amount } short of perfect play.

## One decision

decision = Decision
back-to-analysis = Back to the analysis
show-position = Show the position
not-found-out = Not found out: { $why }.
decides = { $name } decides.
with-throw = { $name } with { $faces }.
show = Show
gives-nothing =
    { $played ->
        [0] gives away nothing ({ $value }).
       *[other] Played: gives away nothing ({ $value }).
    }
gives-away =
    { $played ->
        [0] gives away { $amount } ({ $value }).
       *[other] Played: gives away { $amount } ({ $value }).
    }
rollout = Rollout
first-game-is-played = Rolled out: the first game is played.
rolled-out-once = Rolled out: 1 game.
rolled-out =
    { $count ->
        [one] Rolled out: { $value }, { $count } game.
       *[other] Rolled out: { $value }, { $count } games.
    }
percent-done = { $percent } %
stop = Stop
about-rollout = Bots play on from the chosen moves, at most four, with the same throws for all. Luck is taken out of the results; ± is one standard error.
roll-out =
    { $count ->
        [one] Roll out { $count } move
       *[other] Roll out { $count } moves
    }
what-about = What about this one?
move-pieces = Move the pieces on the board, or choose the parts of a move one after the other.
so-far = So far: { $turn }
on-board = On the board: { $turn }
take-back = Take back

## Several games or positions

games = Games
positions = Positions
nothing-listed = Nothing here. A file of several games, and a text with several positions, is listed here.
which-position = { $count } positions. Which one do you want to open?
position = Position { $number }
score-is = Score: { $score }.
score-before = Score before: { $score }.
score-of-series = { $score } ({ $what })
position-in-words = { $what }: { $position }.
game-and-result = Game { $number }: { $result }
game-sentence = Game { $number }: { $result }.
about-giving-away = Given away: in stakes, or in a match what is worth as much as a stake. PR: half of what a decision gives away on average, in thousandths of it. The lower, the better.
all-analysed = All games are analysed.
stop-analysis = Stop the analysis
go-on-with-analysis = Go on with the analysis
analyse-all = Analyse all games
games-of-two =
    { $count ->
        [one] { $first } and { $second }: { $count } game.
       *[other] { $first } and { $second }: { $count } games.
    }
games-of-several =
    { $count ->
        [one] { $count } game of several players.
       *[other] { $count } games of several players.
    }
number-of-games =
    { $count ->
        [one] { $count } game.
       *[other] { $count } games.
    }
wins-points = { $name } wins { $count }
a-draw = a draw
not-finished = not finished
was-not-finished = Not finished.
all-given-away = Given away: { $list }.
gave-away-and-pr = { $name } { $lost } (PR { $rating })

## The games that were analysed

analysed-games = Analysed games
none-analysed = No games yet. Every game whose analysis is complete is listed here.
older-games = Older games
about-rating = PR, the performance rating: half of what a decision gives away on average, in thousandths of what a game is about. The lower, the better.
name-and-game = { $name }, { $game }
pr-in-one = { $name }: PR { $rating } in 1 game.
pr-in-last = { $name }: PR { $rating } in the last of { $count } games, { $mean } in the last { $last } together.
legend = Points: each game. Line: the last { $count } games together.
pr-of = { $name } { $rating }
ratings = PR: { $list }.
moves-not-saved = Its moves are no longer saved.

## The results of all games

statistics = Statistics
analysed-games-and-pr = Analysed games and PR
no-games = No games yet. Every game you play is counted here.
none-finished = { $count } started, none finished
finished =
    { $count ->
        [one] { $count } game finished
       *[other] { $count } games finished
    }
dice-luck = Dice luck
about-luck = Fair dice average 3.5. The last column says how often, out of 100 samples of this size, fair dice are at least this far from it.
copy-error-rates = Copy the error rates
puzzles-solved = Puzzles solved at the first try
solved-of = { $game }: { $solved } of { $all }
rate =
    { $count ->
        [one] { $name }: error rate { $last } in { $count } analysed game
       *[other] { $name }: error rate { $last } in { $count } analysed games
    }
rate-before =
    { $count ->
        [one] { $name }: error rate { $before } → { $last } in { $count } analysed game
       *[other] { $name }: error rate { $before } → { $last } in { $count } analysed games
    }
like-level = { $what }, like { $bot }
against = { $name } against { $bot }
won = won
points = points
won-of = { $wins } of { $all }
count-of-manner = { $count } × { $manner }
manners = { $name }: { $list }
dice-column = dice
average = average
of-hundred = of 100
