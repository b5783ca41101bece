# What the table says of a game, beside what the game says itself.

### $name, $first, $second (Name)
### $one, $another (Number): dice
### $dice, $what (Text)
### $title (Text): the name of a game
### $lesson, $words, $worth (Text)
### $number, $count (Number)
### $faces (Verbatim): the numbers of dice, as 5+2
### $die (Verbatim): die or lot
### $key (Verbatim): the name of a key

## For screen readers: who plays what; throws; choices and moves

introduced =
    { $title }: { $first ->
        [you] you
       *[other] { $first }
    } and { $second ->
        [you] you
       *[other] { $second }
    }.
each-throws =
    { $first ->
        [you] You throw { $one }
       *[other] { $first } throws { $one }
    }, { $second ->
        [you] you throw { $another }
       *[other] { $second } throws { $another }
    }.
throws =
    { $name ->
        [you] You throw { $dice }.
       *[other] { $name } throws { $dice }.
    }
played =
    { $name ->
        [you] You: { $what }.
       *[other] { $name }: { $what }.
    }

## Where dice of the players are entered

what-first-thrown =
    { $name ->
        [you] Throw one die each. What did you throw?
       *[other] Throw one die each. What did { $name } throw?
    }
what-thrown =
    { $name ->
        [you] What did you throw?
       *[other] What did { $name } throw?
    }

entered =
    Throw your dice and enter the faces: { $number } of { $count }
are-these-your-dice = Are these your dice?
confirm = Confirm
remove = Remove

## Whoever reads, as a name in the list of players

you-as-player = You

## On buttons of several places

back = Back
close = Close
main-menu = Main menu
undo = Undo
better = Better
played-turn = Played
number-of-count = { $number } of { $count }

## The prompt, where nobody here is asked for anything

is-playing = { $name } is playing.
is-stuck = { $name } cannot move with this throw.
cannot-play = { $name } cannot play.
someones-turn = { $name }’s turn.
turn-on-another-device = { $name }’s turn, on another device. Send them the game.

## What has happened, below the prompt

forced-moves =
    Where only one move is possible, “Play forced moves” in the settings makes it for you.
cocked =
    { $die ->
        [lot] A cocked lot was thrown again.
       *[die] A cocked die was thrown again.
    }
undone-to-turn = Undone: back to your turn { $number }. The same dice come again.
undone-to-answer = Undone: back to your answer. The same dice come again.
undone-to-dice = Undone. The same dice come again.

## The buttons of a turn

throw = Throw
hint = Hint
i-am-here = I am here
send-to = Send to { $name }
play-here = Play here
about-play-here = Both players take their turns on this device again.
agree = Agree
decline = Decline
play-both-sides = Play both sides

## The buttons above the board

your-friend = Your friend
moves = Moves
rules = Rules
dice-statistics = Dice statistics
settings = Settings
menu = Menu

## The buttons at the end of a game

replay = Replay
another-game = Another game
play-again = Play again
analysis = Analysis
send-result = Send the result

## The buttons of a replay

first = First
previous = Previous
play = Play
pause = Pause
next = Next
last = Last
back-to-game = Back to the game
edit = Edit
about-edit = Edit this position

## The score and the dice

whole-score = Whole score
used-die = { $number }, used
swap-dice = Swap dice
about-swap = A quick move tries the left die first. Click to swap the dice ({ $key }).

## On the board: where dice lead and what that is worth; the order of the moves of a turn

dice-and-worth = { $faces }: { $worth }
better-number = Better { $number }
played-number = Played { $number }
sum = = { $number }

## What a friend says, in a bubble

quoted = “{ $words }”

## A lesson

lesson-step = { $lesson } · { $number } of { $count }
