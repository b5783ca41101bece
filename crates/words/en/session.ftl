# What is said of games as a whole: who plays them, undo, and the files in which they are saved.

### $number, $format, $known, $count, $most (Number)
### $error, $why (Text)
### $name, $date (Verbatim): what somebody wrote

## What is wrong with what is settled before the first throw

wrong-position = position, { $error }
long-name = a name may have at most { $most } characters
bad-name = the name “{ $name }” begins or ends with a space, or contains a character that cannot be printed
invisible-name = the name “{ $name }” contains an invisible character
bad-player = a player is “person”, “elsewhere”, or “bot:” and the name of a level
bad-date = “{ $date }” is no date such as 2026-11-20

## What an undo does, and what it has done

undo = Undo
undo-to-turn = Undo: back to your turn { $number }
undo-to-answer = Undo: back to your answer
undone = Undone
undone-to-turn = Undone: back to your turn { $number }
undone-to-answer = Undone: back to your answer

## What is wrong with a file

no-save = line 1: this is no Tesserae save file ({ $why })
other-format =
    line 1: the save file has format { $format }, but this program reads format { $known } only; it is left as it is
wrong-header = line 1: { $why }
damage =
    { $error }; { $count ->
        [one] that line is lost
       *[other] { $count } lines are lost
    }
long-line = the line has { $count } bytes
longer-than-any-event = the line has { $count } bytes, more than any event
line-breaks-off = the line breaks off
line-is-damaged = the line is damaged
wrong-data = something in the line is not what should stand there
neither-event-nor-undo = this is neither an event nor an undo
nothing-comes-again = only throws of a game against a bot come again
