# Why the table accepts something not.

no-seed = Dice that the program throws need a seed.
no-throw-due = Nothing is to be thrown now.
no-game = There is no game on the table.

## The throws of a game come from elsewhere

program-throws = In this game the program throws.
dice-are-thrown = In this game the dice on the table are thrown.
own-dice = In this game you throw your own dice and enter what they show.
no-throw-left = No throw is left in the script.
throws-are-agreed = In this game both players’ machines agree on every throw.
