## Lessons

new-to-this-game = Впервые в этой игре? Научитесь за три минуты.
press-next = Нажмите «Дальше».
opponent-plays = Ходит соперник.
play-a-game = Сыграть партию
wrong-action = действие, { $error }
dead-end = ни один путь этого шага отсюда не продолжается
next = Дальше
skip = Пропустить

## The title of a puzzle

puzzle-title = Задача { $number } из { $last }
puzzle-title-with-solved = Задача { $number } из { $last } · решено { $solved } из { $tried }
own-mistakes = Свои ошибки · { $number } из { $count } на сегодня

## What a puzzle asks

to-decide = Решает { $name }. Что лучше всего?
to-move = Ходит { $name }, бросок { $sum }. Найдите лучший ход.
to-play = Ходит { $name }, бросок { $dice }. Найдите лучший ход.

## What is said to an answer

answered = На эту задачу вы ответили. Попробуйте ещё раз или переходите к следующей.
right = Верно: { $turn }.
not-the-best = Не лучшее: так вы теряете { ACC($lost) }.
not-the-best-or-more = Не лучшее: так вы теряете { ACC($lost) } или больше.
level-plays = { $level } играет так: { $turn } — и теряет { ACC($lost) }.
better = Лучше: { $turn }.
in-the-game = В партии было: { $turn }.
with-reason = { $reason } { $why }

## Buttons

next-puzzle = Следующая задача
next-mistake = Следующая ошибка
try-again = Ещё раз
link = Ссылка
