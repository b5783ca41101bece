# The keys, the mouse and the fingers: what is written on keys, and what they do.

### $name (Text): what a button does
### $key (Verbatim): the name of a key

## A button with its key, under the pointer

with-key = { $name } ({ $key })

## What is written on keys that have no letter

space = Space
tab = Tab
enter = Enter
enter-on-number-pad = Enter on the number pad
escape = Escape
backspace = Backspace
left = Left
right = Right
up = Up
down = Down
home = Home
end = End
page-up = Page up
page-down = Page down

## What keys do while a game is played

does-throw = throw the dice
does-next-place = next piece or target; with Shift the previous one
does-west = cursor left
does-east = cursor right
does-north = cursor up
does-south = cursor down
does-pick-up = pick up or put down a piece
does-quick-move = quick move with the first die
does-swap = swap the dice for quick moves
does-leave = put a piece back, close a panel, hide advice, open the menu
does-point = with a friend at another machine: point at the place of the cursor
does-undo = undo
does-choices = the other buttons, in their order
does-from-south = view from the first player’s side
does-from-north = view from the second player’s side
does-from-above = view from above
does-closer = look closer at the dice; again at the place of the cursor; again back
does-log = moves
does-help = rules
does-friend = your friend at another machine; A and X answer their requests
does-picture = picture of the position
does-hint = hint; again for more of it
does-odds = odds

## What they do in lessons and puzzles

does-lesson-back = lesson: back; puzzle: try again
does-lesson-next = lesson: next, or skip the step; puzzle: next
does-show-best = after an answer: play the better turn out
does-show-played = after an answer: play one’s own turn out
does-puzzle-link = puzzle: copy a link to it (in the browser)

## What they do where the faces of real dice are entered

does-faces = a face of a die; of a lot 0 or 1
does-take-back = take the last face back
does-confirm = confirm the faces

## What they do in a replay

does-replay-first = first move
does-replay-back = previous move; opens the replay
does-replay-forward = next move
does-replay-last = last move
does-replay-play = play or pause; Escape returns to the game

## Keys in menus and panels, and what they do

enter-or-space = Enter, Space
arrows-and-pages = Up, Down, Page up, Page down
left-or-right = Left, Right
does-next-button = next button or text; with Shift the previous one
does-press = press the button
does-scroll = scroll the text in the frame
does-decision = in the graph of the analysis: previous and next decision
does-full-screen = full screen, and back; also at the table

## Gestures of the mouse and the fingers, and what they do

drag = Drag, or click and click
double-click = Double click
click-dice = Click on the dice
drag-dice = Drag the dice
hold-still = Hold still
right-click = Right click, a finger held still
right-button = Right button, two fingers
shift-right-button = Shift and right button
wheel = Wheel, two fingers apart
does-move = move a piece
does-quick-move-if-on = quick move with the first die, if switched on
does-swap-thrown = after a throw: swap them for quick moves
does-shake = before a throw: shake and throw them
does-look-closer = look closer at the dice after a throw, at the cube or at a place
does-point-there = with a friend at another machine: point
does-turn-camera = turn the camera
does-move-camera = move the camera
does-zoom = zoom
