# The menu: its first page, the page of a game, the first moves, and what stands on an empty table.

### $game (Text): the title of a game
### $saved, $when (Text): the name of a saved game, and when it was played last
### $clock (Text): a clock in a few words
### $count, $solved, $tried, $seconds (Number)
### $throw, $turn (Verbatim): a throw and a turn in notation

## The first page

about = Five dice and board games, against a computer opponent, somebody beside you or a friend elsewhere
saved-games = Saved games
statistics = Statistics
settings = Settings
rules = Rules
join-by-link = Join by link
quit = Quit
resume-since = Resume: { $saved }, { $when }
resume = Resume: { $saved }
go-on-waiting = Go on waiting: { $game }
start-here = Start here

## The page of a game

first-moves = First moves
position-editor = Position editor
puzzle-of-the-day = Puzzle of the day
puzzles = Puzzles
puzzles-solved = Puzzles: { $solved } of { $tried } solved
mistakes-due = Mistakes: { $count } due
mistakes-later =
    { $count ->
        [1] Mistakes: tomorrow
       *[other] Mistakes: in { $count } days
    }
own-mistakes = Your own mistakes from games that were analysed, as puzzles.
play = Play
play-with-friend = Play with a friend
by-link = Each of you at your own machine, by a link.
clock = Clock: { $clock }

## The first moves of backgammon

all-throws = All throws
about-first-moves = The best first moves of each throw, and what the others give away in points. Choose a throw for the replies. A double can only begin where both dice are thrown again after a tie.
replies = Replies to { $throw }: { $turn }

## While the table is set, while it plays by itself, and before a kiosk’s game ends

setting-the-table = Setting the table…
press-to-play = Press anything to play.
game-ends =
    { $seconds ->
        [one] Touch anything to go on. This game ends in { $seconds } second.
       *[other] Touch anything to go on. This game ends in { $seconds } seconds.
    }
