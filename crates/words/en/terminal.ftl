# What only the program in the terminal says: beside the drawing of a board, in a game, of an analysis, and of what is wrong with files. What is typed is an argument.

### $name, $first, $second (Name)
### $who (Verbatim): what a seat is called, with the letter of its pieces
### $what, $prompt (Text)
### $figures, $marks, $amount, $turn (Text)
### $rate, $share (Decimal)
### $count, $number, $off, $start, $river, $home, $bears, $lucky (Number)
### $faces, $words, $found, $format (Verbatim)
### $option, $command, $key, $file (Verbatim): what is typed, and where files lie
### $sign (Verbatim): ?!, ? or ??
### $kind (Verbatim): match, games or positions
### $game (Verbatim): what a game is called on the command line

## Beside the drawing of a board

cube-in-middle = stake { $count } (middle)
cube-of = stake { $count } ({ $name })
tabula-pieces =
    { $who }: { $count } in hand, { $number } on the bar, { $off } off{ $bears ->
        [0] {""}
       *[other] , may bear off
    }
tabula-dice = { $who }'s dice: { $faces }
ur-side = { $who }   start { $start }   river { $river }   home { $home }
ur-tallies = tallies { $count }
ur-stock = stock { $count } tallies
ur-pool = stake pool { $count } coins
ur-thrown = { $name } has thrown { $faces }, worth { $count }
berona-reserves = reserves: { $first } (A) { $count }, { $second } (B) { $number }

## What is asked in a game, and what cannot be done

both = Both
enter-faces = Enter the faces of the dice, for example: { $command }
not-in-list = There is no { $found } in the list.
type-number = Type the number of an action ({ $key }: list of commands)
with-help = { $what } ({ $key }: list of commands)
nothing-to-offer = There is nothing to offer now.
type-one-of = Type one of them: { $words }
comes-again = { $faces } comes again: press return.
draws-throws = This game draws its throws; { $option } is for real dice.
too-many-steps = This is longer than a turn: { $count } steps.
not-playable = “{ $found }” cannot be played.
several-ways = “{ $found }” can be played in more ways than one: write where it stops on the way.
saved = Saved. To go on: { $command }
not-saved = The game was not saved ({ $option } does that). This is its record:
kept-damaged = { $what }. The damaged file is kept as { $file }.

## The list of commands: what stands for a number, a file and the return key, and what each command does

a-number = NUMBER
a-file = FILE
return-key = return
help-number = play the action with this number in the list
help-return = throw, or play the only action in the list
help-throw = throw; with real dice, enter their faces
help-turn = several steps of a turn; also { $words }
help-undo = undo the last step of this turn
help-save = write the game to a file; { $command } goes on with it
help-log = the record of the game so far
help-offers = list offers such as resigning
help-rules = the rules of the game
help-quit = quit
help-others = Anything else is read as an action in the game's notation.

## Turns and house rules

no-dice-yet = no dice lie on the table: give { $option } with { $count } faces, such as { $words }
no-dice-left = no dice are left to play: { $prompt }
nothing-played = (nothing)
turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
house-rules = House rules for { $option }, the default first:

## An analysis

mistake = { $name }: { $turn } { $sign } −{ $amount }
figures = { $count } unforced, error rate { $rate }, { $marks }
figures-of-part = { $what }, in all: { $figures }, gave away { $amount }
figures-of-all = All: { $figures }, gave away { $amount }
luck =
    Luck: { $lucky ->
        [0] −{ $amount }
       *[other] +{ $amount }
    } in { $count ->
        [one] { $count } throw
       *[other] { $count } throws
    }
turning-point = Turning point { $number }: { $name } { $words } ({ $share })

## What is wrong on the command line and in files: parts of sentences

no-language = there is no language “{ $found }” (known: { $words })
no-game-named = a game is missing: give its name, or { $option }
rule-form = a house rule is given as { $words }
rule-twice = “{ $found }” is set twice
no-format-of = { $format } is no format of { $game }
not-one-position = this is not one position
no-position = this is no position of any game
few-events =
    { $count ->
        [one] the game has only { $count } event
       *[other] the game has only { $count } events
    }
no-bots = the bots' file { $file } is missing: { $option } says where it lies
first-position = { $count } positions: the first is taken; { $option } picks one
several-in-file =
    { $kind ->
        [match] the file holds a match in { $count } parts
        [games] the file holds { $count } games that are not one match
       *[positions] the file holds { $count } positions
    }; { $option } picks one
few-games =
    { $count ->
        [one] there is only { $count } game in the file
       *[other] there are only { $count } games in the file
    }
exists = it is there already
too-large = the file is longer than { $count } MiB: it is no game
not-utf-8 = the file is not in plain UTF-8; write a copy of it with { $command }
kept-before = there is one from an earlier recovery; move it away first
open-elsewhere = another program has this game open
or-recover = { $what } ({ $option } goes on with the undamaged part)
output-unwritable = the output cannot be written: { $what }
