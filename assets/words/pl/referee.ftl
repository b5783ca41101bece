no-seed = Kości, którymi rzuca program, wymagają ziarna.
no-throw-due = Teraz nie ma nic do rzucania.
no-game = Na stole nie ma gry.

## The throws of a game come from elsewhere

program-throws = W tej partii rzuca program.
dice-are-thrown = W tej partii rzuca się kośćmi na stole.
own-dice = W tej partii rzucasz własnymi kośćmi i wpisujesz, co pokazują.
no-throw-left = W scenariuszu nie ma już rzutów.
throws-are-agreed = W tej partii każdy rzut uzgadniają urządzenia obu graczy.
