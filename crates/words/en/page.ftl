# What the page around the game says: the start page, and what no game is needed for.

### $percent (Verbatim): how much is loaded
### $title (Verbatim): the name of a game
### $given, $games, $least, $most (Verbatim): what an address holds, and what it may hold
### $why (Verbatim): why an address shows no position, a part of a sentence
### $path, $status (Verbatim): a file of the page, and the number of the server's answer

## For search engines, messengers and the list of installed programs

description = Five dice and board games, against a computer opponent, somebody beside you or a friend elsewhere: backgammon, Tabula, the Royal Game of Ur, Tablero de Jesus and Tablero di Berona.
share = Five old dice-and-board games on one lamp-lit table.
share-picture = A backgammon board under lamplight, dice and doubling cube at rest

## The start page

about = Five dice and board games, against a computer opponent, somebody beside you or a friend elsewhere
loading = Loading
loading-begins = Loading…
loading-percent = Loading… { $percent } %
setting-the-table = Setting the table…
starting = Starting…
play = Play
all-games = All games
games = Games
start-here = Start here
rules-of-all-games = Rules of all games
rules = Rules
needs-scripts = Tesserae needs JavaScript: please allow scripts on this page.
begins-by-itself = { $title } begins without a press.
game-goes-on-where-it-was = Your game goes on where it was.
page-is-loaded-again = The page is loaded again.
languages = Languages

## What a link has brought

sent-a-game = Somebody has sent you a game.
sent-a-puzzle = Somebody has sent you a puzzle.
game-with-friend-goes-on = Your game with a friend goes on.
invited-to-look-on = You have been invited to look on at a game.
invited-to-play = A friend has invited you to a game.

## Buttons of the page

reload = Reload
later = Later
close = Close
copy = Copy
share-link = Share
try-again = Try again

## For screen readers

board = The board. The buttons of the game follow it.
buttons = Buttons of the game
link = The link

## The same game in two tabs

other-tab = Open in another tab
other-tab-what = This game is open in another tab of this browser. Continue it here, and the other tab returns to its menu.
continue-here = Continue here
main-menu = Main menu

## What stops the page

no-kiosk = This address is not that of a kiosk
no-game = “{ $given }” is not a game: ?kiosk= has to name one of { $games }.
no-rest = “{ $given }” is not a rest: ?rest= has to be a whole number of seconds from { $least } to { $most }.
graphics-interrupted = Graphics were interrupted
graphics-not-back = The browser has not got the graphics card back yet. Reload the page in a moment.
no-webgl = WebGL 2 is missing
no-webgl-what = The game needs WebGL 2, which every current browser has. Please update your browser or switch on hardware acceleration in its settings, then reload the page.
loading-failed = Loading failed
part-not-loaded = A part of the game could not be loaded. Are you online?
part-of-other-version = A part of the game could not be loaded. A new version is on the server. Reload the page.
stopped-again = The game has stopped again
stopped-twice = Something unexpected went wrong twice in a short time. Reload the page.
graphics-interrupted-again = Graphics were interrupted again
graphics-lost-twice = The browser has lost the graphics card twice in a short time, perhaps because memory ran out. Reload the page.
game-goes-on = Your game goes on.
game-is-saved = Your game is saved.
game-is-lost = Your game is lost then, because this browser keeps none.

## What happened before the page was loaded again

after-trap = Something unexpected went wrong, so the page was loaded again.
after-trap-game = Something unexpected went wrong, so the page was loaded again, and your game goes on at the same step.
after-graphics = The browser had lost the graphics card, so the page was loaded again.
after-graphics-game = The browser had lost the graphics card, so the page was loaded again, and your game goes on at the same step.
after-reload = The page was loaded again.
after-reload-game = The page was loaded again, and your game goes on at the same step.
after-update = This is the new version.
after-update-game = This is the new version, and your game goes on at the same step.
game-not-kept = This browser did not keep your game.

## New versions, and files that do not come

update-loading = The new version is being loaded…
update-there = A new version is on the server.
file-not-loaded = A part of the game could not be loaded: { $path }. Are you online?
file-refused = A part of the game could not be loaded: { $path }. The server answers { $status }.
reload-page = Reload the page.
reload-game-goes-on = Reload: your game goes on.
reload-game-is-lost = Reload: your game is lost then, because this browser keeps none.
update-failed = The new version could not be loaded. Are you online?
reload-failed = The page could not be loaded. Are you online?

## Links

share-game = Share this game
share-game-what = Anyone who opens this link can replay the game and continue it.
send-game = Send the game
send-game-what = Send this link to the other player. It opens the game at their turn.
share-puzzle = Share this puzzle
share-puzzle-what = Anyone who opens this link gets the same puzzle.
picture-address = Address of this picture
picture-address-what = The page at this address shows the diagram alone, with a link to the table.
picture-html = HTML for another page
picture-html-what = Where this line stands in another page, it shows the diagram, with a link to the table.
copied = Copied.
copying-refused = The browser does not allow copying: please copy the text above.

## The page of one position

open-at-table = Open at the table
no-position = This address shows no position: { $why }.
