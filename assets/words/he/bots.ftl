## What they are called

guest = אורח
regular = בן בית
gambler = מהמר
master = אמן
oracle = אורקל

## Who they are

about-guest = למד את החוקים הערב ונהנה מהחברה.
about-regular = משחק כאן בכל שבוע ומכיר את התכסיסים הפשוטים.
about-gambler = משחק על כסף וסופר את ההטלות שאוכלות.
about-master = משחק כל החיים ולעיתים רחוקות טועה.
about-oracle = מביט הרחק קדימה ואינו סולח על דבר.

## What a chance is a chance of

chance =
    { $what ->
        [win-gammon] ניצחון במארס
        [win-backgammon] ניצחון במארס טורקי
        [win-double] ניצחון כפול
        [lose-gammon] הפסד במארס
        [lose-backgammon] הפסד במארס טורקי
        [lose-double] הפסד כפול
       *[win] ניצחון
    }
