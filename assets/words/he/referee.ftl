no-seed = לקוביות שהתוכנה מטילה דרוש זרע.
no-throw-due = עכשיו אין מה להטיל.
no-game = אין משחק על השולחן.

## The throws of a game come from elsewhere

program-throws = במשחק הזה התוכנה מטילה.
dice-are-thrown = במשחק הזה מטילים את הקוביות שעל השולחן.
own-dice = במשחק הזה מטילים קוביות משלכם ומזינים מה הן מראות.
no-throw-left = לא נשארה הטלה בתסריט.
throws-are-agreed = במשחק הזה המכשירים של שני השחקנים מסכימים על כל הטלה.
