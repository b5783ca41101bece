## Lessons

new-to-this-game = Նո՞ր եք այս խաղում։ Սովորեք երեք րոպեում։
press-next = Շարունակելու համար սեղմեք «Հաջորդ»։
opponent-plays = Ձեր հակառակորդը խաղում է։
play-a-game = Խաղալ
wrong-action = գործողություն, { $error }
dead-end = այս քայլի ոչ մի ճանապարհ այստեղից չի շարունակվում
next = Հաջորդ
skip = Բաց թողնել

## The title of a puzzle

puzzle-title = Խնդիր { $number } / { $last }
puzzle-title-with-solved = Խնդիր { $number } / { $last } · լուծված { $solved } / { $tried }
own-mistakes = Սեփական սխալներ · այսօր { $number } / { $count }

## What a puzzle asks

to-decide = Որոշում է՝ { $name }։ Ո՞րն է լավագույնը։
to-move = Խաղում է՝ { $name }, նետումը՝ { $sum }։ Գտեք լավագույն խաղաքայլը։
to-play = Խաղում է՝ { $name }, նետումը՝ { $dice }։ Գտեք լավագույն խաղաքայլը։

## What is said to an answer

answered = Դուք պատասխանել եք այս խնդրին։ Նորից փորձեք կամ անցեք հաջորդին։
right = Ճիշտ է՝ { $turn }։
not-the-best = Լավագույնը չէ. ձեր կորուստը՝ { $lost }։
not-the-best-or-more = Լավագույնը չէ. ձեր կորուստը՝ { $lost } կամ ավելի։
level-plays = { $level }՝ խաղում է { $turn }, կորուստը՝ { $lost }։
better = Ավելի լավ է՝ { $turn }։
in-the-game = Խաղում այսպես էր՝ { $turn }։
with-reason = { $reason } { $why }

## Buttons

next-puzzle = Հաջորդ խնդիրը
next-mistake = Հաջորդ սխալը
try-again = Նորից փորձել
link = Հղում
