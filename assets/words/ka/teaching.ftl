## Lessons

new-to-this-game = ამ თამაშს არ იცნობ? ისწავლე სამ წუთში.
press-next = გასაგრძელებლად დააჭირე „შემდეგს“.
opponent-plays = მოწინააღმდეგე თამაშობს.
play-a-game = ითამაშე
wrong-action = მოქმედება, { $error }
dead-end = ამ ნაბიჯის არცერთი გზა აქედან არ გრძელდება
next = შემდეგი
skip = გამოტოვე

## The title of a puzzle

puzzle-title = ამოცანა { $number } / { $last }
puzzle-title-with-solved = ამოცანა { $number } / { $last } · ამოხსნილია { $solved } / { $tried }
own-mistakes = საკუთარი შეცდომები · დღეს { $number } / { $count }

## What a puzzle asks

to-decide = წყვეტს { $name }. რა ჯობია?
to-move = თამაშობს { $name }, ამოვიდა { $sum }. იპოვე საუკეთესო სვლა.
to-play = თამაშობს { $name }, ამოვიდა { $dice }. იპოვე საუკეთესო სვლა.

## What is said to an answer

answered = ამ ამოცანას უკვე უპასუხე. კიდევ სცადე ან შემდეგზე გადადი.
right = სწორია: { $turn }.
not-the-best = საუკეთესო არ არის: ეს გიჯდება { $lost }.
not-the-best-or-more = საუკეთესო არ არის: ეს გიჯდება { $lost } ან მეტი.
level-plays = { $level } ასე თამაშობს: { $turn }; ფასი: { $lost }.
better = უკეთესი: { $turn }.
in-the-game = თამაშში იყო: { $turn }.
with-reason = { $reason } { $why }

## Buttons

next-puzzle = შემდეგი ამოცანა
next-mistake = შემდეგი შეცდომა
try-again = კიდევ სცადე
link = ბმული
