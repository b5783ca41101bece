## A button with its key, under the pointer

with-key = { $name } ({ $key })

## What is written on keys that have no letter

space = Пробіл
tab = Tab
enter = Enter
enter-on-number-pad = Enter на цифровому блоці
escape = Esc
backspace = Backspace
left = Ліворуч
right = Праворуч
up = Угору
down = Униз
home = Home
end = End
page-up = Page Up
page-down = Page Down

## What keys do while a game is played

does-throw = кинути кубики
does-next-place = наступна фішка або ціль; із Shift — попередня
does-west = курсор ліворуч
does-east = курсор праворуч
does-north = курсор угору
does-south = курсор униз
does-pick-up = узяти або покласти фішку
does-quick-move = швидкий хід першим кубиком
does-swap = поміняти кубики для швидких ходів
does-leave = покласти фішку назад, закрити панель, сховати пораду, відкрити меню
does-point = з другом за іншим пристроєм: показати на місце курсора
does-undo = скасувати
does-choices = решта кнопок, за порядком
does-from-south = вигляд із боку першого гравця
does-from-north = вигляд із боку другого гравця
does-from-above = вигляд згори
does-closer = придивитися до кубиків; ще раз — до місця курсора; ще раз — назад
does-log = ходи
does-help = правила
does-friend = ваш друг за іншим пристроєм; A та X відповідають на його прохання
does-picture = зображення позиції
does-hint = підказка; ще раз — більше
does-odds = шанси

## What they do in lessons and puzzles

does-lesson-back = урок: назад; задача: спробувати знову
does-lesson-next = урок: далі або пропустити крок; задача: наступна
does-show-best = після відповіді: розіграти кращий хід
does-show-played = після відповіді: розіграти свій хід
does-puzzle-link = задача: скопіювати посилання на неї (у браузері)

## What they do where the faces of real dice are entered

does-faces = число на кубику; на пірамідці 0 або 1
does-take-back = прибрати останнє число
does-confirm = підтвердити числа

## What they do in a replay

does-replay-first = перший хід
does-replay-back = попередній хід; відкриває перегляд
does-replay-forward = наступний хід
does-replay-last = останній хід
does-replay-play = відтворення або пауза; Esc повертає до партії

## Keys in menus and panels, and what they do

enter-or-space = Enter, пробіл
arrows-and-pages = Угору, Униз, Page Up, Page Down
left-or-right = Ліворуч, Праворуч
does-next-button = наступна кнопка або текст; із Shift — попередня
does-press = натиснути кнопку
does-scroll = прокрутити текст у рамці
does-decision = на графіку аналізу: попереднє й наступне рішення
does-full-screen = на весь екран і назад; також за столом

## Gestures of the mouse and the fingers, and what they do

drag = Перетягнути або клацнути й клацнути
double-click = Подвійне клацання
click-dice = Клацнути на кубиках
drag-dice = Потягнути кубики
hold-still = Утримувати нерухомо
right-click = Права кнопка; нерухомий палець
right-button = Права кнопка; два пальці
shift-right-button = Shift і права кнопка
wheel = Коліщатко; розвести два пальці
does-move = піти фішкою
does-quick-move-if-on = швидкий хід першим кубиком, якщо ввімкнено
does-swap-thrown = після кидка: поміняти їх для швидких ходів
does-shake = перед кидком: потрясти й кинути їх
does-look-closer = придивитися до кубиків після кидка, до куба або до місця
does-point-there = з другом за іншим пристроєм: показати
does-turn-camera = обернути камеру
does-move-camera = пересунути камеру
does-zoom = наблизити або віддалити
