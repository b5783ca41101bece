# Panels beside the board: the menu of the game, its moves, rules, dice and pictures, and the position editor.

### $name, $away, $other (Name)
### $what, $why, $resignation (Text)
### $rules, $value (Text): house rules and their values
### $verdict (Text): what a check has found
### $count, $number, $doubtful, $percent (Number)
### $deviation (Decimal)
### $game (Text): what a game is called
### $size (Decimal): of a file, in megabytes
### $faces (Verbatim): the faces of a throw
### $evenness (Verbatim): normal, uneven or rare

## The menu of the game

to-game = Continue
main-menu = Main menu
settings = Settings
saved-games = Saved games
dice-statistics = Dice statistics
statistics = Statistics
moves = Moves
analysis = Analysis
edit-position = Edit this position
saved-automatically = The game is saved automatically.
send-by-link = Send to { $name } by link
about-sending = Makes a link that opens the game on the other player’s device.
go-on-live = Go on live with { $name }
about-going-live = Opens a room for the game as it stands, with a link for the other player.

## Resigning

resign = Resign
resign-maybe = Resign…
resign-so = { $resignation }…
cancel = Cancel
you-lose = If { $other } accepts, you lose the game.
loses = If { $other } accepts, { $name } loses the game.
you-lose-to-other = If the other player accepts, you lose the game.

## Copying

copy-to-clipboard = Copy to the clipboard
position = Position
record = Record
copied = { $what }: copied.
not-copied = { $what }: { $why }.
link-to-position = Link to this position
picture-of-position = Picture of this position

## The moves

no-moves = No moves yet.
replay = Replay
show-earlier = Show { $count } earlier
rethrown = rethrown
cocked-rethrown = A cocked die was thrown again.
go-to-move = Go to move { $number }

## Pictures

picture = Picture
as-seen = As you see it
about-as-seen = The table from where you look at it, without buttons. The panel closes for it.
save-png = Save as PNG
copy = Copy
share = Share
position-of = { $game }, position { $number }
film = Film
about-film = An animated GIF, which plays everywhere: of the turn before this position, or of the game. A long game has one picture for each turn.
film-of-turn = Film of this turn
film-of-game = Film of the game
film-is-taken = { $percent }% of the film is taken.
film-is-ready = The film is ready: { $size } MB.
save-gif = Save as GIF
flat-diagram = Flat diagram
about-diagram = The board from above with the numbers of its places, as in a book. It is sharp at any size.
no-diagram = A position that cannot occur has no diagram.
save-svg = Save as SVG
address-of-picture = Address of this picture
html-for-page = HTML for another page

## The rulebook

open-as-text = Open as text
standard-rules = This game has the standard rules.
rules-of-game = House rules of this game: { $rules }.
in-this-game = In this game: { $value }

## The position editor

undo = Undo
empty-board = Empty the board
start = Start
back = Back
hint = Hint
odds = Odds
play-from-here = Play from here
as-text = As text: any form can be pasted or dropped here
position-as-text = Position as text
position-panel = Position…

## The dice of the game

this-game = This game
all-games = All games
dice = Dice
lots = Lots
no-dice-yet = No dice have been thrown yet.
expected = expected
about-expected = How often each face is expected.
too-few = { $count } so far: too few for a test.
chi-squared =
    { $count } so far. Chi-squared is { $deviation }: fair dice are at least this uneven in { $percent ->
        [0] less than 1
       *[other] about { $percent }
    } of 100 games of this length, { $evenness ->
        [normal] which is normal
        [uneven] which is a little uneven; one game in twenty is
       *[rare] which is rare, but it happens
    }.
all-proven =
    { $count ->
        [1] The agreed throw of this game has been checked, and is proven.
       *[other] All { $count } agreed throws of this game have been checked, and are proven.
    }
not-proven = Agreed throws of this game that are not proven: { $doubtful } of { $count }. The first: { $faces }: { $verdict }.
why-fair = Why the dice are fair
fair-by-hand = You throw real dice and enter the faces. The counts above are all we know about them.
fair-by-computer = A random number generator draws every face with the same probability. Its seed is saved with the game, so every throw can be checked afterwards.
fair-by-agreement = Both tables give a secret share to every throw and had committed to it before. The faces follow from both shares, so neither player nor the room can choose or foresee them. The proof is saved with the game.
fair-on-table = Physics decides how a blank die tumbles and on which side it comes to rest. Which face is on which side is drawn just before it leaves the hand, with the same probability for every orientation. So every face is exactly equally likely, however skilled the throw. A cocked die is thrown again in the same way.
thrown-elsewhere = { $name } throws on this device. The throws of { $away } were made on another one and came with the link: they are counted here, but nobody here saw the dice fall.
