# What backgammon says.

### $number, $unused (Number): a die, or a stake
### $count (Number): how often, or how many points
### $ends (Number): 1 if a turn ends by itself, else 0
### $dice, $manner (Text)
### $seat (Verbatim): White or Black
### $series (Verbatim): on or won; anything else where no match is played
### $from, $to (Text): places
### $name, $other (Name): the player on turn or the winner, and the other one
### $hits (Number): 0 if nothing is hit, else 1
### $what (Verbatim): double, beaver or resignation

## Why an action is refused

answer-first =
    { $what ->
        [beaver] The beaver must be answered first.
        [resignation] The resignation must be answered first.
       *[double] The double must be answered first.
    }
nothing-offered =
    { $what ->
        [resignation] There is no resignation to answer.
       *[double] There is no double to answer.
    }
dice-used-up = The dice are used up; end your turn.
not-a-place = A checker cannot be taken from there.
no-checker-there = There is no checker there.
not-your-checker = That checker is not yours.
bar-first = Your checker on the bar must enter first.
one-die-at-a-time = Each die is a step of its own: play one die at a time.
wrong-direction = Your checkers move from 24 down to 1, and then off the board.
wrong-target = That checker cannot get there with this throw.
point-closed = Blocked: your opponent has two or more checkers on that point.
way-closed = Blocked: your opponent blocks every point where that checker could stop on the way.
not-all-home = No checker can be borne off before all of yours are in your home board.
not-the-furthest = The { $number } is too large: only the furthest checker may be borne off by a larger number.
waste-die = You must use both dice if you can: after that move the other one could not be used.
higher-die = You can use only one of the dice, and then it must be the higher one.
no-cube = This game is played without the doubling cube.
double-before-throw = Doubling is only allowed before the throw.
crawford-game = No doubling in the Crawford game.
cube-not-yours = Your opponent has the doubling cube: only they may double.
at-most-64 = The stake cannot go beyond 64.
no-beavers = Beavers are not played in this game.
bad-resignation = You can resign 1, 2 or 3 times the stake, not { $number } times.
nobody-on-turn = Nobody is on turn yet.

## What has happened

begins-with-both = The higher die begins and plays both dice.
automatic-double = Automatic double: the game counts 2.
resignation-declined = The resignation is declined; the game goes on.

## How a game has ended

double-dropped = double dropped
resigned-gammon = resigned a gammon
resigned-backgammon = resigned a backgammon
single-game = single game
gammon = gammon
backgammon = backgammon

## Places

the-cube = the doubling cube

## What the button of a step says

enter-checker = With the { $number }: enter a checker on point { $to }{ $hits ->
        [0] {""}
       *[other] , hitting
    }
bear-off-checker = Bear off a checker from { $from } with the { $number }
move-checker = Move a checker from { $from } to { $to }{ $hits ->
        [0] {""}
       *[other] , hitting
    }

## What the button of a choice says

double = Double to { $number }
take = Take: play for { $number }
drop = Drop: lose { $number }
beaver = Beaver to { $number }
resign =
    { $name ->
        [you] Resign: lose { $number }
       *[other] { $name } resigns: loses { $number }
    }
accept = Accept: win { $number }
play-on = Play on

## What was chosen, without the stake

taken = Take
dropped = Drop
accepted = Accept
offered-to-resign = Resign

## What was chosen, inside of a sentence

does-double = double to { $number }
does-beaver = beaver to { $number }
does-accept = accept
does-play-on = play on

## What is asked of whom, and the end of a game

throw-or-double =
    { $name ->
        [you] Your turn: throw the dice or double to { $number }.
       *[other] { $name }, throw the dice or double to { $number }.
    }
some-times = { $number }, { $count } times
play-all =
    { $name ->
        [you] Your turn: move { $dice }.
       *[other] { $name }, move { $dice }.
    }
play-higher =
    { $name ->
        [you] Your turn: move { $number }, the higher die: you cannot move both.
       *[other] { $name }, move { $number }, the higher die: you cannot move both.
    }
play-one =
    { $name ->
        [you] Your turn: move { $number }: you cannot move the { $unused }.
       *[other] { $name }, move { $number }: you cannot move the { $unused }.
    }
play-once =
    { $name ->
        [you] Your turn: move { $number } once: you cannot move it again.
       *[other] { $name }, move { $number } once: you cannot move it again.
    }
play-some =
    { $name ->
        [you] Your turn: move { $number }, { $count } times: you cannot move it more often.
       *[other] { $name }, move { $number }, { $count } times: you cannot move it more often.
    }
stuck-on-bar =
    { $name ->
        [you] { $ends ->
            [0] End your turn
           *[other] Your turn ends
        }
       *[other] { $ends ->
            [0] { $name }, end your turn
           *[other] { $name }, your turn ends
        }
    }: you cannot move { $dice }, the checker on the bar cannot enter.
stuck =
    { $name ->
        [you] { $ends ->
            [0] End your turn
           *[other] Your turn ends
        }
       *[other] { $ends ->
            [0] { $name }, end your turn
           *[other] { $name }, your turn ends
        }
    }: you cannot move { $dice }, every point is blocked.
take-or-drop =
    { $other ->
        [you] Your turn: take or drop
       *[other] { $other }, take or drop
    }: { $name ->
        [you] you double to { $number }.
       *[other] { $name } doubles to { $number }.
    }
take-or-drop-beaver =
    { $name ->
        [you] Your turn: take or drop
       *[other] { $name }, take or drop
    }: { $other ->
        [you] you beaver to { $number }.
       *[other] { $other } beavers to { $number }.
    }
accept-or-play-on =
    { $other ->
        [you] Your turn: accept or play on
       *[other] { $other }, accept or play on
    }: { $name ->
        [you] you offer to lose { $number }.
       *[other] { $name } offers to lose { $number }.
    }
won =
    { $name ->
        [you] You win
       *[other] { $name } wins
    } { $count ->
        [one] { $count } point
       *[other] { $count } points
    } ({ $manner }).{ $series ->
        [on] {" "}The match goes on.
        [won] {" "}The match is won.
       *[none] {""}
    }

## The score panel

cube = Cube
cube-owned =
    { $seat ->
        [White] { $number }, White’s
       *[Black] { $number }, Black’s
    }
match-to = Match to { $count }
crawford = Crawford game
no-doubling = no doubling

## What is known of the game without playing it

title = Backgammon
tagline = Race home, block and hit; a cube raises the stakes
goal = Bring your fifteen checkers home and bear them off first.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-pips = pips
about-pips = Pips are the points that all checkers of a player still have to travel.
term-points = points
about-points = Points are what the games won so far were worth.
term-cube = cube
about-cube = The doubling cube shows by how much the value of the game is multiplied.
term-crawford = crawford
about-crawford = The Crawford game is the one after a player comes within a point of the match: nobody may double in it.
term-match = match
about-match = Whoever first has this many points wins the match.
term-double = double
about-double = A double offers to play for twice as much: the opponent takes it, or drops and loses what is at stake.
term-take = take
about-take = Taking a double goes on for twice as much, and only you may double next.
term-drop = drop
about-drop = Dropping a double loses the game for what is at stake now.
term-beaver = beaver
about-beaver = A beaver takes a double and doubles again at once.
term-resign = resign
about-resign = Resigning offers to lose the game; the opponent may refuse.
term-bar = bar
about-bar = The bar is where checkers that were hit wait to enter again.

## What the seats are called

white = White
black = Black
