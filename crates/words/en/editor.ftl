# What a position says besides where the pieces lie, where it is edited.

### $number (Number): a die, or a throw of lots
### $what (Text): why a position cannot occur

## What is chosen, and what it can be

on-turn = On turn
next = What comes next
first-die = First die
second-die = Second die
cube = Doubling cube
cube-owner = Whose cube
nobodys = Nobody’s
whites = White’s
blacks = Black’s
white-points = White’s points
black-points = Black’s points
crawford = Crawford game
opening = The opening throw
throw-or-double = A throw or a double
dice-played = Dice to be played
answer-double = An answer to a double
answer-beaver = An answer to a beaver
answer-game = An answer: resigned a game
answer-gammon = An answer: resigned a gammon
answer-backgammon = An answer: resigned a backgammon
over-off = Over: all borne off
over-dropped = Over: double dropped
over-resigned = Over: resigned
over-gammon = Over: resigned a gammon
over-backgammon = Over: resigned a backgammon
no-die = none
third-die = Third die
opening-lots = The throw for who begins
throw = A throw
throw-played = A throw to be played
rosette = What a rosette has earned
turn-ends = The end of the turn
another-throw = Another throw for a rosette
over = Nothing: it is over
first-lot = First lot
second-lot = Second lot
third-lot = Third lot
began = Who began
blue-tallies = Blue’s tallies
ivory-tallies = Ivory’s tallies
the-low-roller = The low roller
the-high-roller = The high roller
low-roller = Low roller
throw-or-claim = A throw or a claim
run = A run is taken or left
lost = Nothing: it is lost
coin-moved = Coin already moved
last-turn = The last turn
brown-won = Won by Brown
ivory-won = Won by Ivory
opening-lots-after = The same; Blue has thrown { $number }
used = { $number }, used
used-twice = { $number }, used twice

## What is said of a position that cannot occur

not-possible = This cannot be: { $what }.
