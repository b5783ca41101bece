# What is wrong with a file, a link or a text from elsewhere that holds games or positions, what of it was left out or guessed, and why a game cannot be written in a format. Parts of sentences, without a capital and a full stop.

### $found (Verbatim): what stands there
### $words (Verbatim): what should stand there
### $name, $other, $cut (Verbatim): names of players, a variation or an encoding
### $format (Verbatim): what a format is called
### $kind (Verbatim): link or record; position or match
### $moment (Verbatim): half, beaver, resignation, opening or over
### $seat (Verbatim): White or Black
### $moves, $score (Verbatim): moves and a score in notation
### $game (Text): the title of a game
### $place (Text): a place in a file without lines
### $what, $why (Text)
### $refusal (Text): why the rules do not allow it, a sentence
### $line, $number, $before, $throw (Number): places in a file
### $first, $second (Number): dice
### $points, $worth, $stake, $count, $most (Number)

## What cannot be opened

has-house-rules =
    the format “{ $format }” has its own house rules; they can be set only for positions and for other programs
unknown =
    this is no saved game, no record, no match of another program, no XGID and no position of any game
not-text = this is not text
only-read = “{ $format }” can only be read
link-damaged = the link is damaged
other-format =
    { $kind ->
        [link] the link has format { $found }, but this program reads format { $number } only
       *[record] the record has format { $found }, but this program reads format { $number } only
    }

## What is wrong with a record

first-line = the first line has to be “{ $words }”
game-needed = here “{ $words }” and the name of a game are needed
rules-as = rules are written as { $words }
no-header-line = “{ $found }” is no line of a header
no-source = throws cannot come from “{ $found }”
two-players = two players are needed, with a comma between them
line-begins = line { $number } of the game has to begin with “{ $words }”
another-game = the game is over: only “{ $words }” can begin another
both-throw = here both throw: “{ $words }”
turn-of = it is the turn of “{ $name }”
colon-place = a colon stands after the throw, or after the name if there is none
colon-missing = a colon is missing after the name or the throw
brace-missing = “{ $words }” is missing after a note
no-note = “{ $found }” is no note

## What is wrong with a match of another program

not-one-match = the file holds { $count } games that are not one match
no-variation = the variation “{ $name }” is not played here
unknown-variation = the variation is not known here
no-length = a match to { $points } points is not played here
should-be = “{ $found }” should be: { $words }
length-missing = the length is missing: { $words }
ends-early = the file ends before the first game
two-readings =
    this may be the turn of “{ $name }” or of “{ $other }”: it stands between the columns, and both can be played
two-winners =
    “{ $name }” or “{ $other }” won here: the words stand between the columns, and no score follows
no-kind = the file does not say that its game is backgammon: { $words }
other-kind = { $found } is another game: backgammon is { $words }
no-game = the file holds no game
xg-cut = this .xg file is cut off within its header
unpacks-too-large = this { $format } file unpacks to more than a match can hold
cannot-unpack = this { $format } file is damaged: its games cannot be unpacked
xg-no-match = this .xg file does not begin with the head of a match

## What is wrong with a position of another program

ten-fields = an XGID has ten fields, not { $count }
three-fields = an OGID has at least three fields
board-is-cut = this FIBS board is cut off
board-is-over = the game of this FIBS board is over
on-other-bar = “{ $found }” is on the opponent’s bar
too-many-checkers =
    { $seat ->
        [White] White has { $count } checkers, more than { $most }
       *[Black] Black has { $count } checkers, more than { $most }
    }
characters-of-checkers = 26 characters: bar, 24 points, bar
fifteen-checkers = fifteen checkers for each player
length-of-match = a length of the match, such as { $words }
dropped = the double is dropped: the game is over
doubled-before-throw = a double is offered before the throw
no-place = “{ $found }” is no place for a checker of this player
more-checkers = these are more than { $count } checkers
somebody-has-more = the position ID gives somebody more than { $count } checkers
more-than-checkers = “{ $found }” has more in it than the checkers of two players
colon-between-ids = a position ID and a match ID are joined by a colon
id-not-played = the match ID says that no game is being played
id-unknown-end = the match ID has something at its end that this program does not know
id-length = the match ID says that the match is to { $points } points, which is not played here
id-two-offers = the match ID says that a double and a resignation are offered at once
id-nothing-to-do = the match ID says that the player on turn waits for the other, who has nothing to do
id-third-player = the match ID says that the doubling cube belongs to a third player
id-stake = the match ID says that the stake is more than { $most }
length-of-id =
    { $kind ->
        [position] a position ID has { $count } characters; “{ $found }” has not
       *[match] a match ID has { $count } characters; “{ $found }” has not
    }
no-letter-of-id = “{ $found }” is no letter of an ID
more-bits =
    { $kind ->
        [position] the position ID has more bits than it may
       *[match] the match ID has more bits than it may
    }

## Where something was not kept as it stands

on-line = line { $line }: { $what }
at-place = { $place }: { $what }
head-of-match = the head of the match
above-first-game = above the first game
in-game = game { $number }
at-throw = game { $number }, throw { $throw }

## What was left out

left-out-because = { $what }: it is left out
rest-left-out = { $what }: the rest of the game is left out
refused-and-left-out = { $refusal } The rest of the game is left out
goes-on = { $what }; the game goes on from there
stands-above = “{ $found }” stands above the games and is left out
not-known = “{ $found }” is not known and is left out
unknown-rule = the rule “{ $found }” is not known and is left out
names-no-move = “{ $found }” names no move: nothing is played
no-throw = “{ $found }” is no throw with moves and is left out
comments-left-out =
    { $count ->
        [1] a comment is left out
       *[other] { $count } comments are left out, the first of them here
    }
variations-left-out =
    { $count ->
        [1] a variation is left out
       *[other] { $count } variations are left out, the first of them here
    }
others-left-out =
    { $count ->
        [1] a game that is not backgammon is left out
       *[other] { $count } games that are not backgammon are left out, the first of them here
    }
encoding = the text is in the encoding “{ $name }”: names may be read wrong
too-much-not-legal = the rest of the game is left out: too much of it is not legal
after-end = the game is over: what follows in it is left out
second-head = a second head of a match is left out
automatic-doubles = its automatic doubles are left out
redouble = the redouble after a beaver is left out
throw-unreadable = this throw cannot be read and is left out
move-unreadable = a part of this move cannot be read
belongs-to-none = this belongs to no game and is left out
cut-here = the file is cut off here: what follows is missing
cut-in-game = the file ends in the middle of a game

## What was changed or guessed

name-cut = the name “{ $name }” is cut to “{ $cut }”
names-here = the players are called “{ $name }” and “{ $other }” here
no-end = game { $number } has no end in the file
comes-after = game { $number } comes after game { $before }
row-comes-after = row { $number } comes after row { $before }
score-would-be = the score would be { $score } here; the file’s is kept
is-crawford = the file says that this is the Crawford game
is-not-crawford = the file says that this is not the Crawford game
doubled-not-crawford = somebody doubles here, so this is not the Crawford game
kept-as-single = the match is over: this game is kept as a single game
no-match-length = the file names no length of the match: its games are kept as single games
no-raccoons = a raccoon is not played here
opening-double = a game cannot begin with a double: it is kept as if both had thrown before
turn-missing =
    { $seat ->
        [White] a turn of White is missing before this one
       *[Black] a turn of Black is missing before this one
    }
dice-unused =
    { $seat ->
        [White] White had to use all their dice in the turn before, and did not
       *[Black] Black had to use all their dice in the turn before, and did not
    }
not-legal =
    { $seat ->
        [White] White cannot play “{ $moves }” with { $first } and { $second }
       *[Black] Black cannot play “{ $moves }” with { $first } and { $second }
    }
others-answer = The double is the other player’s to answer.
not-doubled = Nobody has doubled.
double-unanswered = the double has no answer: it is taken
stake-would-be = the stake would be { $stake }, not { $number }
no-stake = no stake is { $number } here
has-more-checkers =
    { $seat ->
        [White] White would have more than { $most } checkers
       *[Black] Black would have more than { $most } checkers
    }
set-up-impossible =
    the position that is set up here cannot be: { $why }; the rest of the game is left out
set-up-here = a position is set up here; the game goes on from there
does-not-follow = this position does not follow from the one before; the game goes on from here
kept-as-refused =
    the game ends before this throw and counts the stake: it is kept as a double that was refused
score-says-won =
    { $seat ->
        [White] the next score says that White won, and is followed
       *[Black] the next score says that Black won, and is followed
    }
given-to-both =
    { $seat ->
        [White] the words give this game to both players: it is kept as won by White
       *[Black] the words give this game to both players: it is kept as won by Black
    }
given-to-loser =
    { $seat ->
        [White] the file gives the game to White, who lost it in play
       *[Black] the file gives the game to Black, who lost it in play
    }
counts-differ = the words count { $points }, the score counts { $worth }
with-jacoby = the game counts { $points }: it was played with Jacoby’s rule
without-jacoby = the game counts { $points }: it was played without Jacoby’s rule
worth-differs = the file counts { $points } for this game, which was worth { $worth }
match-needed-no-more =
    the file counts { $points }, as the match needed no more; the game was worth { $worth }
no-resignation =
    the file counts { $points }, which no resignation is worth at a stake of { $stake }: it counts { $worth } here
resigned-over-throw =
    { $seat ->
        [White] White resigned while the opponent’s dice lay there: that throw is left out
       *[Black] Black resigned while the opponent’s dice lay there: that throw is left out
    }
resigned-before-turn =
    { $seat ->
        [White] White resigned before a turn of theirs: the game is kept as it ended, without its play
       *[Black] Black resigned before a turn of theirs: the game is kept as it ended, without its play
    }
could-not-resign =
    { $seat ->
        [White] White resigned when they could not: the end of the game is left out
       *[Black] Black resigned when they could not: the end of the game is left out
    }

## Why a game cannot be written in a format

only-backgammon = only backgammon can be written as { $format }; this is { $game }
cannot-hold =
    { $moment ->
        [half] { $format } cannot hold a throw that is half played
        [beaver] { $format } cannot hold a beaver that waits for an answer
        [resignation] { $format } cannot hold a resignation
        [opening] { $format } cannot hold the opening: nobody is on turn
       *[over] { $format } cannot hold a finished game
    }
cannot-begin =
    { $moment ->
        [half] { $format } cannot begin with a throw that is half played
        [beaver] { $format } cannot begin with a beaver that waits for an answer
        [resignation] { $format } cannot begin with a resignation that waits for an answer
       *[over] { $format } cannot begin with the end of a game
    }
score-too-high = { $format } holds no score beyond { $most }
name-unwritable = the name “{ $name }” cannot be written as { $format }
only-from-first-throw = { $format } holds games from their first throw on; this one begins at a position: a game record or a save file holds it
no-automatic-double = { $format } cannot hold an automatic double
action-refused = action { $number } cannot be written: { $refusal }
