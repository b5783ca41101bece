## What is known of the game without playing it

title = טבולה
tagline = השש־בש של רומא: שלוש קוביות, כיוון אחד
