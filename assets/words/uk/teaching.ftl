## Lessons

new-to-this-game = Уперше в цій грі? Навчіться за три хвилини.
press-next = Натисніть «Далі», щоб продовжити.
opponent-plays = Ходить ваш суперник.
play-a-game = Зіграти партію
wrong-action = дія, { $error }
dead-end = жоден шлях цього кроку звідси не продовжується
next = Далі
skip = Пропустити

## The title of a puzzle

puzzle-title = Задача { $number } з { $last }
puzzle-title-with-solved = Задача { $number } з { $last } · розв’язано { $solved } з { $tried }
own-mistakes = Власні помилки · { $number } з { $count } на сьогодні

## What a puzzle asks

to-decide = Вирішує { $name }. Що найкраще?
to-move = Ходить { $name }, випало { $sum }. Знайдіть найкращий хід.
to-play = Ходить { $name }, випало { $dice }. Знайдіть найкращий хід.

## What is said to an answer

answered = Ви вже відповіли на цю задачу. Спробуйте ще раз або перейдіть до наступної.
right = Правильно: { $turn }.
not-the-best = Не найкраще: це коштує вам { ACC($lost) }.
not-the-best-or-more = Не найкраще: це коштує вам { ACC($lost) } або більше.
level-plays = { $level } грає { $turn } і втрачає { ACC($lost) }.
better = Краще: { $turn }.
in-the-game = У партії було { $turn }.
with-reason = { $reason } { $why }

## Buttons

next-puzzle = Наступна задача
next-mistake = Наступна помилка
try-again = Ще раз
link = Посилання
