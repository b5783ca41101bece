## When

today = сегодня, { $time }
    .since = с { $time }
yesterday = вчера, { $time }
    .since = со вчерашнего дня, { $time }
on-day = { $date }, { $time }
    .since = { SINCE($date) }, { $time }

## The saved games

saved-games = Сохранённые партии
of-one = { $title }, { $first }
of-two = { $title }, { $first } и { $second }
played-at = { $title }, { $when }
none-saved = Партий пока нет. Каждая партия сохраняется сама с первого броска.
of-other-version = Эту партию сохранила другая версия программы.
damaged-whole = Повреждено: из этой партии ничего нельзя прочитать.
open-now = Открыта сейчас.
replay = Просмотр
resume = Продолжить
show-folder = Показать папку
rename = Назвать
copy = Копировать
export-maybe = Экспорт…
share-link = Дать ссылку
delete = Удалить
name = Название
cancel = Отмена
export-as = Экспортировать как
format-of-file = { $format } (.{ $extension })
game-record = Запись партии
save-file = Сохранённая партия
backgammon-match = Матч в короткие нарды
match-of-program = Матч { $program }
page-file = Страница
picture-file = Картинка
film-file = Фильм
drawing-file = Рисунок
delete-this = Удалить эту партию навсегда?
import-game = Импорт партии
about-import = Перетащите файл в окно или выберите его.
import-file = Выбрать файл
about-pasting = Или вставьте партию сюда: сохранённую партию, запись, матч из другой программы, XGID или позицию.
game-to-import = Партия для импорта
import = Импорт
open = Открыть
copied = Скопировано. Вставьте в файл или сообщение.
imported = Импортировано: «{ $saved }».
imported-here = Импортировано: «{ $saved }». Партия теперь среди сохранённых.
not-all-kept = Сохранено не всё в прежнем виде: { $list }.
not-all-kept-and-more = Сохранено не всё в прежнем виде: { $list }; и ещё { $count }.
in-folder = Сохранённые партии лежат в папке «{ $folder }».

## Why something cannot be stored or read: parts of sentences

no-storage = хранилища нет
storage-full = хранилище заполнено
no-space = для папки «{ $folder }» не осталось места
refused =
    { $done ->
        [written] файл «{ $file }» не записывается: { $system }
        [removed] файл «{ $file }» не удаляется: { $system }
        [renamed] файл «{ $file }» не переименовывается: { $system }
       *[read] файл «{ $file }» не читается: { $system }
    }
browser-refuses = браузер не разрешает
no-browser-storage = браузер не даёт этой странице хранилища
folder-refused = в папку «{ $folder }» нельзя записать: { $system }
changed-elsewhere = файл «{ $file }» изменило другое окно
not-read = файл «{ $file }» не читается: { $reason }
not-written = файл «{ $file }» не записывается: { $reason }
too-long = слишком длинно для партии
in-file = «{ $file }»: { $reason }
no-folder = нет папки для документов

## Why the system refuses to read or write: parts of sentences

not-there = его там нет
not-permitted = система не разрешает
only-to-be-read = можно только читать
is-folder = это папка
is-no-folder = это лежит не в папке
in-use = занято другой программой
error-of-system = система сообщает об ошибке { $number }
refused-by-system = система отказывает
cannot-be-text = это не записать текстом

## The same in sentences

folder-unwritable = В папку «{ $folder }» нельзя записать: партии не сохранятся.
disk-full = Для папки «{ $folder }» не осталось места: эта партия не сохранится.
browser-blocks = Ваш браузер запрещает хранение: партии не сохранятся.
no-place = Нет папки для сохранённых партий: партии не сохранятся.
browser-full = Хранилище браузера заполнено: эта партия не сохранится.
saves-unwritable = В папку сохранённых партий нельзя записать: партии не сохранятся.

## Documents: what each is, at the beginning of a sentence and in it

document-first =
    { $document ->
        [choices] Последний выбор для новой партии
        [results] Результаты всех партий
        [games] Названия сохранённых партий
        [lessons] Пройденные уроки
        [puzzles] Решённые задачи
        [exercises] Свои ошибки
        [error-rates] Средние потери
        [analysed-games] Разобранные партии
        [window] Размер и место окна
       *[settings] Настройки
    }
document =
    { $document ->
        [choices] последний выбор для новой партии
        [results] результаты всех партий
        [games] названия сохранённых партий
        [lessons] пройденные уроки
        [puzzles] решённые задачи
        [exercises] свои ошибки
        [error-rates] средние потери
        [analysed-games] разобранные партии
        [window] размер и место окна
       *[settings] настройки
    }
document-unreadable = { $what }: прочитать не удалось: { $reason }.
newer-format = Файл «{ $file }» имеет формат { $number }, а эта программа читает только формат { $count }; он остаётся как есть, и изменения не сохраняются ({ $what }).
have-format = формат { $number }
damaged-at = повреждение в строке { $line }, знак { $column }
document-set-aside = { $what }: прочитать не удалось ({ $reason }). Повреждённый файл теперь называется «{ $renamed }».
document-not-set-aside = { $what }: прочитать не удалось ({ $reason }), и { $why }.

## The game on the table, and games that come and go

open-elsewhere = Эта партия открыта в другом окне. Здесь она продолжается как копия.
changed-here = Эту партию изменило другое окно. Отсюда она сохраняется как копия.
not-listed = Список сохранённых партий получить не удалось: { $reason }.
no-longer-there = Файла «{ $file }» больше нет.
before-damage = { $what }; партия продолжается с места до повреждения
unknown-format = «{ $file }», { $reason }.
set-aside = Сохранённая партия повреждена ({ $reason }). Повреждённый файл теперь называется «{ $renamed }».
not-set-aside = Сохранённая партия повреждена ({ $reason }), и { $why }.
cannot-be-opened = Это открыть нельзя: { $reason }.
link-out-of-date = Эта ссылка устарела. Вот ваша более новая партия.
which-way = Эта партия пошла двумя путями: на этом устройстве и в ссылке. Какой продолжить? Другой останется среди сохранённых партий.
from-link = Партия из ссылки
on-this-device = Партия на этом устройстве
wait-for-dice = Подождите, пока кубики остановятся.
not-a-game-link = «{ $link }» — не ссылка на партию.
no-such-puzzle = Задачи «{ $link }» нет.

## Dialogs for files

games = Партии
all-files = Все файлы
save-as-file = Сохранить в файл
saved-as = Сохранено как «{ $file }».
no-dialog = Окна выбора файла здесь нет: перетащите файл в окно или вставьте его текст.
saved-without-dialog = Окна выбора файла здесь нет. Файл сохранён как «{ $file }».
not-saved-without-dialog = Окна выбора файла здесь нет, и { $reason }. Партию можно скопировать: нажмите «Копировать» и вставьте её в файл.

## Pictures

no-picture = Снимок сделать не удалось.
picture-copied = Картинка в буфере обмена.
picture-not-copied = Скопировать картинку не удалось: { $reason }.
picture-not-made = Сделать картинку не удалось: { $reason }.
no-clipboard = буфер обмена это не принимает
cannot-be-picture = это не записать картинкой
unknown-pixels = видеокарта даёт картинку неизвестного вида
film-not-made = Сделать фильм не удалось: { $reason }.
film-broken-off = Съёмка прервана: партия продолжилась.

## The position editor

live-not-edited = Позицию живой партии изменить нельзя.
wait-for-pieces = Подождите, пока кубики и фишки остановятся.
at-character = { $reason } (знак { $number })
