# The settings: sections, what each setting is called and does, what it can be; and the list of keys.

### $percent, $seconds (Number)
### $times (Decimal)
### $level (Verbatim): low, medium or high
### $game (Text): the title of a game
### $board (Verbatim): the key of a board, such as ur_limestone

title = Settings
no-sound-device = No sound device was found when the program started: nothing can be heard.
reset = Reset settings

## Sections

sound = Sound
motion = Motion
view = View
gameplay = Gameplay
with-friend = With a friend
display = Display
keyboard = Keyboard

## Sound and motion

volume = Volume
ambience = Ambience
animation-speed = Animation speed
reduce-motion = Reduce motion
about-reduce-motion = Pieces and camera jump to their places instead of moving there.
vibrate = Vibrate
about-vibrate = A phone vibrates when dice strike something.
turn-board = Turn the board each turn
about-turn-board = The camera moves to the side of the player whose turn it is.
percentage = { $percent } %
at-once = instant
times-as-fast = { $times } ×
in-seconds = { $seconds } s

## View

view-from = View from
about-view-from = Whose side of the board is nearest to you.
first-player = First player
second-player = Second player
mirror = Mirror the board
about-mirror = Swaps left and right, so that pieces move and are borne off the other way round.
dice = Dice
about-dice = What dice are made of. The lots of the Royal Game of Ur are of bone or of ebony.
bone = Bone
ebony = Ebony
red = Red
brass = Brass
cloth = Cloth
green = Green
burgundy = Burgundy
blue = Blue
grey = Grey
board = Board
board-of = Board: { $game }
about-boards = Everyone sees the board that they have chosen, also in a game with a friend.
board-name =
    { $board ->
       *[backgammon] Walnut
        [backgammon_damascus] Damascus inlay
        [backgammon_tournament] Leather and felt
        [tabula] Marble
        [tabula_wood] Incised walnut
        [ur] Shell and lapis
        [ur_limestone] Limestone and ink
        [jesus] Oak and olive
        [jesus_chest] Painted chest lid
        [berona] Oak
        [berona_leather] Rolled leather
    }

## Gameplay

legal-moves = Show legal moves
about-legal-moves = Marks the pieces that can move and where they can go.
point-numbers = Point numbers
about-point-numbers = Numbers the places of the board; small arrows show which way the pieces go.
insights = Insights
about-insights = Hints, odds, coach, puzzles and analysis. When this is off, none of them is shown.
coach = Coach
about-coach = Warns you before a turn, a double or another choice gives much away, and lets you choose again.
marks = Marks of an analysis
about-marks = From which loss on a decision is marked ?!, ? or ??, in thousandths of what a game is about: 20, 50 and 100 here; as ? and ?? 20 and 80 in eXtreme Gammon; 40, 80 and 160 in GNU Backgammon.
confirm = Confirm turns
about-confirm = A turn in which you had a choice ends only when you press “End turn”; until then you can undo it.
end-turns = End turns without a choice
about-end-turns = If nothing, or only one thing, can be played with a throw, the turn ends by itself after a moment.
forced-moves = Play forced moves
about-forced-moves = If only one move is legal, it is made for you.
auto-throw = Throw automatically
about-auto-throw = The dice are thrown for you when there is nothing else to choose.
quick-moves = Quick moves
about-quick-moves = The piece you click moves with the higher die or, if that is blocked, with the other one. Click the dice to swap their order.
off = Off
double-click = Double click
single-click = Click

## With a friend

letter-in-no-font = A letter that is shown as a box is in no font here. It is kept all the same.
hide-hand = Hide the other player’s hand
about-hide-hand = You see the moves and the throws of a friend, but not their hand on the way.
notify = Notify me of my turn
about-notify = The browser says so while you look at something else. It asks you once.

## Display

full-screen = Full screen
about-full-screen = The window fills the screen, now and at the next start.
colours = Colours
natural = Natural
colour-blind = Colour-blind friendly
scale = UI scale
message-duration = Message duration
graphics = Graphics
automatic = Automatic
low = Low
medium = Medium
high = High
automatic-level =
    { $level ->
        [low] The level that suits this machine by its first frames, now: low.
        [high] The level that suits this machine by its first frames, now: high.
       *[medium] The level that suits this machine by its first frames, now: medium.
    }

## The list of keys

other-letters = Your keyboard has no Latin letters: a letter here is the key in its place on an American keyboard. Behind it stands your own letter, once it is known.
at-board = At the board
entering-faces = Entering the faces of real dice
in-replay = In the replay
in-lesson = In a lesson
in-your-turn = In your turn
answering = Answering an offer
in-menus = In menus and panels
mouse-and-touch = Mouse and touch
