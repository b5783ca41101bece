## What is known of the game without playing it

title = שש־בש
tagline = רצים הביתה, חוסמים ואוכלים; קובייה מכפילה את הערך
