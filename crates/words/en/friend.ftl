# Games with a friend at another machine: inviting, sitting down, what goes on, what is asked, how a game ends.

### $name (Name): the friend
### $host, $guest (Name): who has invited, and who was invited
### $game, $since, $place, $why, $clock (Text)
### $time, $delay (Text): so many minutes or seconds
### $seat (Name): what a seat is called, such as White
### $count, $minutes (Number)

## Why somebody is to come to the table: titles, and the title of the window

you-are-called = You are called
you-are-asked = You are asked
game-has-begun = The game has begun
first-throw = The first throw
your-turn = Your turn
window-title = { $why } · Tesserae

## The same in a sentence

calls-you =
    { $minutes ->
        [one] { $name } calls you to the table. You have { $minutes } minute to answer.
       *[other] { $name } calls you to the table. You have { $minutes } minutes to answer.
    }
throw-first = { $name } is at the table. Either of you may throw first.
may-throw = Either of you may throw.
at-table-your-turn = { $name } is at the table. It is your turn.
played-your-turn = { $name } has played. It is your turn.
has-first-turn = { $name } is at the table and has the first turn.

## Who is there

here = Here
away-since = Away since { $since }
is-away = { $name } is away.
other-is-away = The other player is away.
onlookers =
    { $count ->
        [one] { $count } person looks on.
       *[other] { $count } people look on.
    }
you-look-on = You look on.
points-at = { $name } points at { $place }.

## What is asked, and what can be answered

asks-undo = { $name } asks to take back their last turn. Throws that are taken back come again with the same faces, and both of you know them now.
asks-rematch = { $name } asks for another game, with seats exchanged.
asks-seat = { $name } has lost the key of their seat and asks for another one. You can agree after five minutes, if nobody comes with the old one. The record counts it.
rival-asks = Somebody who has your invitation asks { $name } to give them your seat.
take-question-back = Withdraw your request
refuse-seat = Refuse to give up your seat
you-asked-undo = You have asked { $name } to take back your last turn.
you-asked-rematch = You have asked { $name } for another game.
you-called =
    { $minutes ->
        [one] You have called { $name }, who has { $minutes } minute left to come.
       *[other] You have called { $name }, who has { $minutes } minutes left to come.
    }
calls-in-minutes =
    { $minutes ->
        [0] { $name } has called you to the table, and can claim the game.
        [1] { $name } calls you to the table. After a minute without an answer they can claim the game.
       *[other] { $name } calls you to the table. After { $minutes } minutes without an answer they can claim the game.
    }

## A seat that has another key than this machine

taken-elsewhere = This seat was taken at another machine, or by somebody else who has the invitation: open the seat’s own link from there, or ask { $host } to go on here.
asked-to-go-on = You have asked { $host } to go on here with a new key, and wait for their answer.
key-was-replaced = The seat of this link has another key now, as { $host } has agreed: open the seat’s own link from the machine where it is played, or the invitation.
taken-ask-host = This seat was taken at another machine, or by somebody else who has the invitation: open the seat’s own link from there, or ask the host to go on here.
asked-host-to-go-on = You have asked the host to go on here with a new key, and wait for their answer.
host-replaced-key = The seat of this link has another key now, as the host has agreed: open the seat’s own link from the machine where it is played, or the invitation.
ask-to-go-on = Ask to go on here
guest-has-new-key = The guest goes on with a new key, as the host has agreed: both tables have new shares for the throws to come, and the record counts it.
new-key-declined = It was declined that you go on here with a new key.

## Connection and room

being-opened = The line to the room is being opened.
no-answer = The server does not answer. It is tried again.
line-broke = The line to the room is gone and is being restored.
tried-again = { $why } It is tried again.
cannot-be-called = This address cannot be called.
guest-not-there = The guest has not sat down yet.
waits-for-guest = Waiting for the guest to sit down.
goes-on-by-links = { $name } goes on with this game by links: from there on each machine throws for itself, and the throws are no longer agreed.
other-goes-on-by-links = The other player goes on with this game by links: from there on each machine throws for itself, and the throws are no longer agreed.
throw-waits-away = This throw waits for { $name }, whose machine has to answer it and is away.
throw-waits-other-away = This throw waits for the other player, whose machine has to answer it and is away.
throw-waits = This throw waits for the machine of { $name }, which has not answered it yet.
throw-waits-other = This throw waits for the machine of the other player, which has not answered it yet.

## Why an address is none

no-server-address = Type the address of a server to invite your friend.
server-is-link = This is a link to a game; the address of a server ends before the “#”.
no-address = This is no address of a server. It looks like https://play.example.org.
no-link = This is no link to a game with a friend.
link-incomplete = This link to a game with a friend is not complete. Copy all of it.

## Inviting, and the link to paste

agreed-dice = The dice of two people apart are always agreed: both tables give a secret share to every throw, so neither of you nor the server can choose or foresee it.
invite = Invite
by-chance = By chance
about-paste = Paste the link that your friend has sent you, or that of your own seat.
link = Link
join = Join

## Waiting for the friend

waiting = Waiting for your friend…
opening = Opening the room…
link-still-leads-here = The link that you have sent still leads here.
cancel = Cancel
cancel-invitation = Cancel the invitation
about-invitation = Send this link to your friend, or let them scan the code. Whoever opens it sits down at the other side of the table: nothing to install, no account.
copy-link = Copy the link
share-link = Share the link
about-onlookers = Onlookers have a link of their own: they see the table and cannot touch it.
copy-onlooker-link = Copy the link for onlookers
share-with-onlookers = Share it with onlookers
copied = Copied.

## Where a link leads

game-with-friend = A game with a friend
looking-for-game = Looking for the game…
connecting = Connecting to the server.
invited = You are invited to a game of { $game }.
friends-play = Two friends play { $game }.
they-play = { $host } and { $guest } play { $game }.
about-to-begin = A game of { $game } is about to begin.
host-invites = { $host } invites you to a game of { $game }.
host-waits = { $host } waits for a friend to play { $game }.
you-play-seat = You play { $seat }.
without-clock = There is no clock.
clock-gives = The clock gives { $clock }.
time-each = { $time } each
time-and-delay = { $time } each, and { $delay } of each turn cost nothing
time-and-increment = { $time } each, and { $delay } more after each turn
minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
game-begins-later = The game begins when the friend has sat down.
you-will-see = You will see the table and cannot touch it.
will-see-game = You will see the game as soon as it begins
look-on = Look on
sit-down = Sit down

## The panel of the friend

connect-again = Connect again
leave-table = Leave the table
game-is-kept = The game is saved. Resume it from the saved games, or open the link again.
onlooker-link-copied = Link for onlookers: copied
copy-own-link = Copy the link of your own seat
own-link-copied = Link of your own seat: copied
about-own-link = With it you go on at another machine; whoever has it plays for you, so give it to nobody.
say = Say
i-am-here = I am here
agree = Agree
decline = Decline
ask-undo = Ask to take back your last turn
ask-rematch = Ask for another game
claim = Claim the game
time-has-run-out = Their time has run out.
did-not-come = They were called and did not come.
call = Call { $name }
about-calling = They then have five minutes to come. After that the game can be claimed.
go-on-by-links = Go on by links
about-links = Without a server: each of you sends the game to the other after every turn. From then on each machine throws for itself, and the throws are no longer agreed.
resign-maybe = Resign…
resign = Resign
friend-wins = Your friend wins the game.
