## A button with its key, under the pointer

with-key = { $name } ({ $key })

## What is written on keys that have no letter

space = Пробел
tab = Tab
enter = Enter
enter-on-number-pad = Enter на цифровом блоке
escape = Esc
backspace = Backspace
left = Влево
right = Вправо
up = Вверх
down = Вниз
home = Home
end = End
page-up = Page Up
page-down = Page Down

## What keys do while a game is played

does-throw = бросить кубики
does-next-place = следующая фишка или цель; с Shift — предыдущая
does-west = курсор влево
does-east = курсор вправо
does-north = курсор вверх
does-south = курсор вниз
does-pick-up = взять или поставить фишку
does-quick-move = быстрый ход первым кубиком
does-swap = поменять кубики для быстрых ходов
does-leave = вернуть фишку, закрыть панель, скрыть совет, открыть меню
does-point = с другом на другом устройстве: указать на место курсора
does-undo = отменить
does-choices = остальные кнопки по порядку
does-from-south = вид со стороны первого игрока
does-from-north = вид со стороны второго игрока
does-from-above = вид сверху
does-closer = рассмотреть кубики; ещё раз — место курсора; ещё раз — назад
does-log = ходы
does-help = правила
does-friend = друг на другом устройстве; A и X отвечают на его просьбы
does-picture = картинка позиции
does-hint = подсказка; ещё раз — подробнее
does-odds = шансы

## What they do in lessons and puzzles

does-lesson-back = урок: назад; задача: ещё раз
does-lesson-next = урок: дальше или пропустить шаг; задача: следующая
does-show-best = после ответа: показать лучший ход
does-show-played = после ответа: показать свой ход
does-puzzle-link = задача: скопировать ссылку на неё (в браузере)

## What they do where the faces of real dice are entered

does-faces = число на кубике; у пирамидки 0 или 1
does-take-back = убрать последнее число
does-confirm = подтвердить числа

## What they do in a replay

does-replay-first = первый ход
does-replay-back = предыдущий ход; открывает просмотр
does-replay-forward = следующий ход
does-replay-last = последний ход
does-replay-play = пуск или пауза; Esc возвращает к партии

## Keys in menus and panels, and what they do

enter-or-space = Enter, пробел
arrows-and-pages = Вверх, вниз, Page Up, Page Down
left-or-right = Влево, вправо
does-next-button = следующая кнопка или текст; с Shift — предыдущая
does-press = нажать кнопку
does-scroll = прокрутить текст в рамке
does-decision = на графике анализа: предыдущее и следующее решение
does-full-screen = весь экран и обратно; и за столом тоже

## Gestures of the mouse and the fingers, and what they do

drag = Тащить или два щелчка: откуда и куда
double-click = Двойной щелчок
click-dice = Щелчок по кубикам
drag-dice = Тащить кубики
hold-still = Держать неподвижно
right-click = Правый щелчок, неподвижный палец
right-button = Правая кнопка, два пальца
shift-right-button = Shift и правая кнопка
wheel = Колесо, два пальца врозь
does-move = пойти фишкой
does-quick-move-if-on = быстрый ход первым кубиком, если включён
does-swap-thrown = после броска: поменять их для быстрых ходов
does-shake = перед броском: встряхнуть и бросить
does-look-closer = рассмотреть кубики после броска, куб или место
does-point-there = с другом на другом устройстве: указать
does-turn-camera = повернуть камеру
does-move-camera = сдвинуть камеру
does-zoom = приблизить или отдалить
