# The computer opponents.

### $what (Verbatim): win, win-gammon, win-backgammon, win-double, lose-gammon, lose-backgammon or lose-double

## What they are called

guest = Guest
regular = Regular
gambler = Gambler
master = Master
oracle = Oracle

## Who they are

about-guest = Learnt the rules this evening and enjoys the company.
about-regular = Plays here every week and knows the simple tricks.
about-gambler = Plays for stakes and counts the throws that hit.
about-master = Has played for a lifetime and seldom errs.
about-oracle = Looks ahead and forgives nothing.

## What a chance is a chance of

chance =
    { $what ->
        [win-gammon] win gammon
        [win-backgammon] win backgammon
        [win-double] win double
        [lose-gammon] lose gammon
        [lose-backgammon] lose backgammon
        [lose-double] lose double
       *[win] win
    }
