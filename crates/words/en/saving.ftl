# Saved games, files and what is said of them; when something was; pictures and links that cannot be used.

### $saved, $title (Text): the name of a saved game; the title of a game
### $when, $what, $why, $list (Text)
### $reason (Text): why, without a full stop
### $file, $folder, $renamed, $link (Verbatim): names and places of files; a link
### $system (Text): why the system refuses, one of the next part
### $done (Verbatim): read, written, removed or renamed
### $document (Verbatim): settings, choices, results, games, lessons, puzzles, exercises, error-rates, analysed-games or window
### $time (Verbatim): an hour such as 14:05
### $format (Text): what a format is called
### $program, $extension (Verbatim): whose format it is, and the end of its files
### $first, $second (Name)
### $date (Text): a day of the calendar
### $line, $column, $number, $count (Number)

## When

today = today, { $time }
yesterday = yesterday, { $time }
on-day = { $date }, { $time }

## The saved games

saved-games = Saved games
of-one = { $title }, { $first }
of-two = { $title }, { $first } and { $second }
played-at = { $title }, { $when }
none-saved = No games yet. Every game is saved automatically from its first throw.
of-other-version = Another version of the program saved this game.
damaged-whole = Damaged: nothing of this game can be read.
open-now = Open now.
replay = Replay
resume = Resume
show-folder = Show folder
rename = Rename
copy = Copy
export-maybe = Export…
share-link = Share link
delete = Delete
name = Name
cancel = Cancel
export-as = Export as
format-of-file = { $format } (.{ $extension })
game-record = Game record
save-file = Save file
backgammon-match = Backgammon match
match-of-program = { $program } match
page-file = Page
picture-file = Picture
film-file = Film
drawing-file = Drawing
delete-this = Delete this game permanently?
import-game = Import a game
about-import = Drop a file on the window, or choose one.
import-file = Import file
about-pasting = Or paste a game here: a saved game, a record, a match of another program, an XGID or a position.
game-to-import = Game to import
import = Import
open = Open
copied = Copied. Paste it into a file or a message.
imported = “{ $saved }” was imported.
imported-here = “{ $saved }” was imported. It is among the saved games.
not-all-kept = Not everything was kept as it stands: { $list }.
not-all-kept-and-more = Not everything was kept as it stands: { $list }; and { $count } more.
in-folder = The saved games are in the folder “{ $folder }”.

## Why something cannot be stored or read: parts of sentences

no-storage = there is no storage
storage-full = storage is full
no-space = no space is left for the folder “{ $folder }”
refused =
    { $done ->
        [written] “{ $file }” cannot be written: { $system }
        [removed] “{ $file }” cannot be removed: { $system }
        [renamed] “{ $file }” cannot be renamed: { $system }
       *[read] “{ $file }” cannot be read: { $system }
    }
browser-refuses = the browser refuses
no-browser-storage = the browser gives this page no storage
folder-refused = the folder “{ $folder }” cannot be written: { $system }
changed-elsewhere = “{ $file }” was changed by another window
not-read = “{ $file }” cannot be read: { $reason }
not-written = “{ $file }” cannot be written: { $reason }
too-long = it is too long to be a game
in-file = “{ $file }”: { $reason }
no-folder = there is no folder for documents

## Why the system refuses to read or write: parts of sentences

not-there = it is not there
not-permitted = the system does not permit it
only-to-be-read = it can only be read
is-folder = it is a folder
is-no-folder = it does not lie in a folder
in-use = another program uses it
error-of-system = the system reports error { $number }
refused-by-system = the system refuses
cannot-be-text = it cannot be written as text

## The same in sentences

folder-unwritable = The folder “{ $folder }” cannot be written: games will not be saved.
disk-full = No space is left for the folder “{ $folder }”: this game will not be saved.
browser-blocks = Your browser blocks storage: games will not be saved.
no-place = There is no folder for saved games: games will not be saved.
browser-full = Your browser’s storage is full: this game will not be saved.
saves-unwritable = The folder for saved games cannot be written: games will not be saved.

## Documents: what each is, at the beginning of a sentence and in it

document-first =
    { $document ->
        [choices] The last choices for a new game
        [results] The results of all games
        [games] The titles of the saved games
        [lessons] The finished lessons
        [puzzles] The solved puzzles
        [exercises] The own mistakes
        [error-rates] The error rates
        [analysed-games] The analysed games
        [window] The size and place of the window
       *[settings] The settings
    }
document =
    { $document ->
        [choices] the last choices for a new game
        [results] the results of all games
        [games] the titles of the saved games
        [lessons] the finished lessons
        [puzzles] the solved puzzles
        [exercises] the own mistakes
        [error-rates] the error rates
        [analysed-games] the analysed games
        [window] the size and place of the window
       *[settings] the settings
    }
document-unreadable = { $what } cannot be read: { $reason }.
newer-format = “{ $file }” has format { $number }, but this program reads format { $count } only; it is left as it is, and changes to { $what } are not kept.
have-format = they have format { $number }
damaged-at = they are damaged at line { $line }, character { $column }
document-set-aside = { $what } could not be read ({ $reason }). The damaged file is now called “{ $renamed }”.
document-not-set-aside = { $what } could not be read ({ $reason }), and { $why }.

## The game on the table, and games that come and go

open-elsewhere = This game is open in another window. Here it goes on as a copy.
changed-here = This game was changed by another window. From here on it is saved as a copy.
not-listed = The saved games cannot be listed: { $reason }.
no-longer-there = “{ $file }” is no longer there.
before-damage = { $what }; the game resumes before the damage
unknown-format = “{ $file }”, { $reason }.
set-aside = A saved game is damaged ({ $reason }). The damaged file is now called “{ $renamed }”.
not-set-aside = A saved game is damaged ({ $reason }), and { $why }.
cannot-be-opened = This cannot be opened: { $reason }.
link-out-of-date = This link is out of date. Here is your newer game.
which-way = This game went on in two ways: on this device and in the link. Which one do you want to continue? The other stays among the saved games.
from-link = The game from the link
on-this-device = The game on this device
wait-for-dice = Wait for the dice to stop.
not-a-game-link = “{ $link }” is no link to a game.
no-such-puzzle = There is no puzzle “{ $link }”.

## Dialogs for files

games = Games
all-files = All files
save-as-file = Save as a file
saved-as = Saved as “{ $file }”.
no-dialog = There is no file dialog here: drop the file on the window, or paste its text.
saved-without-dialog = There is no file dialog here. The file was saved as “{ $file }”.
not-saved-without-dialog = There is no file dialog here, and { $reason }. A game can be copied: press “Copy” and paste it into a file.

## Pictures

no-picture = No picture could be taken.
picture-copied = The picture is in the clipboard.
picture-not-copied = The picture could not be copied: { $reason }.
picture-not-made = No picture could be made: { $reason }.
no-clipboard = the clipboard does not take it
cannot-be-picture = it cannot be written as a picture
unknown-pixels = the graphics card gives a picture of an unknown kind
film-not-made = No film could be made: { $reason }.
film-broken-off = The film was broken off, because the game went on.

## The position editor

live-not-edited = The position of a live game cannot be edited.
wait-for-pieces = Wait for the dice and pieces to stop.
at-character = { $reason } (character { $number })
