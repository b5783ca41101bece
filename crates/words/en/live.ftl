# What is said of two people apart: rooms, lines of their log, and throws on which they agree.

### $count, $own, $number, $sent, $version, $most (Number)
### $party (Verbatim): host or guest
### $seat (Verbatim): first or second
### $why (Text)

## Why a line is not added to the log

behind = Something else happened first.
onlooker = Onlookers see and do not touch.
knocking = The other player is trying to come in, and was not let in yet.
throw-again = The keys of this game have changed. Throw again.
line = This is no line of a log.
time = Time goes back in this line.
signature = This line is not signed by the player in whose name it is.
not-begun = The first line opens the room.
begun = The room is open already.
version = The room speaks another version of the protocol. Reload the page.
no-number = The game has no number.
dice-not-agreed = The dice of two people apart are agreed.
not-people = Only people play here.
guest-named = The guest gives the own name.
clock = A clock has between a second and a day.
full = The log of this room is full. Go on by links, or resign.
enough = You have asked, called or undone too often. Go on with the game first.
not-sat = The other player has not sat down yet.
nothing-happened = Nothing has happened yet.
sat = Both players have sat down.
name-taken = The host has this name already.
not-invited = This seat belongs to whoever has the invitation.
over = The game is over.
no-game = There is no game to end.
no-throw = Nothing is to be thrown now.
throw = A throw is declared, and its faces follow from both shares.
no-share = A share is needed for this throw.
gesture = No hand moves like this.
not-due = It is not your turn.
not-own-step = Only your own steps of this turn can be undone.
turn-over = Your turn is over. Ask the other player to take it back.
guest-not-due = Another key can be asked for when it is the guest’s turn.
end = The end of a game is no turn of it.
undo-count = Another number of events can be undone together.
nothing-after = There is nothing after this event to undo.
asked = Something has been asked for already.
not-asked = Nothing is asked for.
own-question = The other player has to agree.
not-over = This game is not over yet.
seat = Only a guest who has sat down can ask for another key.
too-early = Whoever has the seat may still come. Agree five minutes after the request.
called = The other player has been called already.
not-called = Nobody has called you.
not-their-turn = Only somebody whose turn it is can be called.
share-owed = Your machine has to answer the throw first.
by-links = You go on with this game by links already.
not-absent = Call the other player first, and wait five minutes.
time-left = The other player has time left.
unfit-name = This name has letters that cannot be shown, or too many marks or spaces.

## Why a commitment or a share is refused

dice-waiting = A throw waits for the other seat’s share.
dice-not-waiting = No throw waits for this seat’s share.
dice-number = This is not the number of the next throw.
dice-no-commitment = Both seats commit to their shares first.
dice-again = This seat has committed to its shares already.
dice-share = The share does not fit the commitment.

## What a room can do that no honest room does

lie-dropped =
    The room has lost lines of this game that it had confirmed: it has { $count } lines now, not { $own }.
lie-changed = The room has changed or repeated line { $number } of this game.
lie-gap = The room leaves out lines of this game: line { $number } is due, and it sends line { $sent }.
lie-mark = The room’s log does not add up at line { $number }.
lie-stranger = The room shows another game than the one that this link belongs to.
lie-invented =
    { $party ->
        [host] The room has made up a line in the name of the host.
       *[guest] The room has made up a line in the name of the guest.
    }
lie-share = The room has changed the dice: a share is not the one that was given.
lie-refused = The room refuses a throw that the rules allow.
lie-illegal = The room lets something happen that the rules forbid: { $why }

## What the check of an agreed throw has found: the end of a sentence

fault-no-proof = the proof is missing
fault-no-game = the record does not name its game’s number
fault-wrong-number = the proof belongs to another throw
fault-no-commitment =
    { $seat ->
        [first] the first seat never committed
       *[second] the second seat never committed
    }
fault-one-sided = one seat has replaced its commitment alone
fault-uncounted = commitments were replaced, and the record does not count it
fault-wrong-share =
    { $seat ->
        [first] the first seat’s share does not fit its commitment
       *[second] the second seat’s share does not fit its commitment
    }
fault-wrong-faces = other faces follow from the shares

## What can be said with a press

hello = Hello!
thanks = Thank you for the game.
well-played = Well played!
lucky-dice = What a throw!
one-moment = One moment, please.
i-am-back = I am back.
another-game = Another game?

## Why a text is no link to a room

link-incomplete = This is no link to a room, or it is not complete. Copy all of it.
link-old = This link was made by an earlier version of Tesserae. Ask for a new one.

## That keys were replaced

replaced =
    { $count ->
        [one] The guest’s key was replaced once during this game, with the host’s consent.
       *[other] The guest’s key was replaced { $count } times during this game, with the host’s consent.
    }

## Why a room does not do what a client asks for, or ends the connection

closed = This link opens no room. Rooms that nobody touches for some weeks are deleted.
other-version = The room speaks another version of the protocol. Reload the page.
earlier-version = This room was opened by an earlier version of Tesserae. Open another one.
damaged = The log of this room is damaged. Ask whoever runs the room for it to be restored.
rooms = Too many rooms were opened from here in this hour.
store = The room cannot be kept at the moment. It is tried again.
room-full = Too many people look on in this room.
address-full = Too many windows are open at your internet address.
late = No room was entered.
seat-replaced = This seat is open in newer windows.
slow = The line is too slow; it is tried again.
rate = These are too many messages a second.
faults = Too many messages had a fault.
binary = Messages are text.
frame = The message is too long, or no frame of text.
not-entered = Enter a room first.
entered = This socket is in a room already.
no-hand = This is no hand at this table.
too-long = The message has more than { $most } bytes.
no-json = The message is no JSON object with each key once.
no-message = This is no message of version { $version } of the protocol. Reload the page.
