# What is told in front of everything until it is dismissed: what could not be done, and why.

### $error (Text): what went wrong
### $what (Text): a puzzle or a mistake
### $title (Text): the name of a game
### $number, $last, $days (Number)
### $file, $puzzle (Verbatim): the name of a file, of a puzzle in a link
### $drivers (Verbatim): the names of systems that draw

ok = OK

## Advice, opponents, lessons

no-advice = There is no advice: { $error }.
opponent-cannot-play = The opponent cannot play: { $error }.
lesson-cannot-go-on = This lesson cannot go on: { $error }.
not-answered = the bots give no answer
not-loaded = a file of the game could not be loaded

## Puzzles

puzzles-off = Puzzles are switched off: see Insights in the settings.
no-puzzles = There are no puzzles: { $error }.
no-such-number = { $title } has no puzzle { $number }: the last is { $last }.
not-any-more = { $title } has no puzzle { $number } any more.
no-mistake-kept = No mistake is kept to be practised.
no-mistake-due =
    { $days ->
        [1] No mistake is due any more today; the next comes back tomorrow.
       *[other] No mistake is due today; the next comes back in { $days } days.
    }
cannot-be-laid-out = { $what } cannot be laid out: { $error }.
cannot-be-judged = { $what } cannot be judged: { $error }.
puzzle-number = Puzzle { $number }
this-mistake = This mistake
unknown-turn = the bots do not know this turn

## The program itself

missing-part =
    A part of the game is missing: “{ $file }” cannot be read. Install the game again.
no-graphics = No driver of a graphics card was found. Install one for { $drivers }.
old-graphics = The driver of the graphics card cannot draw the game. Install a newer one for { $drivers }.
neither-file-nor-link = “{ $file }” is neither a file nor a link to a game.
one-link-only = Only one link can be opened at once.
in-another-tab = This game is continued in another tab.
