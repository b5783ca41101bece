# Forms: who plays, the house rules, the dice, the clock, a name; and what is chosen in one line.

### $count, $rank, $low, $high, $minutes, $seconds (Number)
### $character, $rule, $value, $unit (Text): what a level is like; a house rule and its value; what is counted
### $first, $second (Name): who plays
### $bot, $other-bot (Text): what levels are called
### $seat (Name): what a seat is called, such as White

## Who plays

opponent = Opponent
a-person = A person
two-people-share = Two people share this screen.
strength = Strength { $rank } of { $count }. { $character }
you-play = You play
watch = Watch
name-of-seat = Name of { $seat }
optional-name-of-seat = Name (optional): { $seat }
your-name = Your name
optional-name = Name (optional)

## The server for games with a friend

server = Server
about-server = Two programs meet at a Tesserae server (tesserae-room). There is no public one: run one yourself, or ask your friend for the address of theirs.

## House rules

house-rules =
    { $count ->
        [0] House rules: standard
       *[other] House rules: { $count } changed
    }
reset-rules = Reset to standard rules
rule-and-value = { $rule }: { $value }
rule-is = { $rule }: { $value }.

## Where throws come from

dice = Dice
dice-on-table = Dice: on the table
dice-by-hand = Dice: entered by hand
dice-by-computer = Dice: drawn by the computer
on-table = Thrown on the table
by-hand = Real dice, entered by hand
by-computer = Drawn by the computer
about-table = You throw virtual dice; how they come to rest on the table counts.
about-hand = You throw real dice and enter their faces here.
about-computer = No dice are thrown: a random number generator draws them, and its seed is saved with the game.

## The clock

clock = Clock
no-clock = None
sudden-death = Sudden death
delay = Delay
increment = Increment
about-no-clock = Everybody thinks as long as they like.
about-sudden-death = So much time for everything. Whoever has none left loses.
about-delay = The time runs only after a delay in each turn, as on most backgammon clocks. Whoever has none left loses.
about-increment = Each finished turn adds to the time that is left. Whoever has none left loses.
seconds-of-delay = Seconds of delay in each turn
seconds-of-increment = Seconds more after each turn
minutes-each = Minutes for each player

## What is chosen, in a few words

without-clock = none
with-sudden-death =
    { $minutes ->
        [one] { $minutes } minute each
       *[other] { $minutes } minutes each
    }
with-delay =
    { $minutes ->
        [one] { $minutes } minute each
       *[other] { $minutes } minutes each
    }, { $seconds ->
        [one] { $seconds } second of delay
       *[other] { $seconds } seconds of delay
    }
with-increment =
    { $minutes ->
        [one] { $minutes } minute each
       *[other] { $minutes } minutes each
    }, { $seconds ->
        [one] { $seconds } second more a turn
       *[other] { $seconds } seconds more a turn
    }
two-people = Two people at this screen
you-against = You against { $bot }
bots = { $bot } against { $other-bot }
changed-rules =
    { $count ->
        [0] standard rules
        [one] { $count } rule changed
       *[other] { $count } rules changed
    }
standard-rules = Standard rules.
