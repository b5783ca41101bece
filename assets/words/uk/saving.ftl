## When

today = сьогодні, { $time }
    .since = з { $time }
yesterday = учора, { $time }
    .since = з учорашнього дня, { $time }
on-day = { $date }, { $time }
    .since = { SINCE($date) }, { $time }

## The saved games

saved-games = Збережені партії
of-one = { $title }, { $first }
of-two = { $title }, { $first } і { $second }
played-at = { $title }, { $when }
none-saved = Партій ще немає. Кожна партія зберігається сама з першого кидка.
of-other-version = Цю партію зберегла інша версія програми.
damaged-whole = Пошкоджено: із цієї партії нічого не прочитати.
open-now = Зараз відкрито.
replay = Перегляд
resume = Продовжити
show-folder = Показати папку
rename = Назвати
copy = Копіювати
export-maybe = Експорт…
share-link = Посилання
delete = Видалити
name = Назва
cancel = Скасувати
export-as = Експортувати як
format-of-file = { $format } (.{ $extension })
game-record = Запис партії
save-file = Збережена партія
backgammon-match = Матч у короткі нарди
match-of-program = Матч { $program }
page-file = Сторінка
picture-file = Зображення
film-file = Фільм
drawing-file = Рисунок
delete-this = Видалити цю партію назавжди?
import-game = Імпорт партії
about-import = Перетягніть файл у вікно або виберіть його.
import-file = Вибрати файл
about-pasting = Або вставте партію сюди: збережену партію, запис, матч з іншої програми, XGID або позицію.
game-to-import = Партія для імпорту
import = Імпорт
open = Відкрити
copied = Скопійовано. Вставте у файл або повідомлення.
imported = Імпортовано: «{ $saved }».
imported-here = Імпортовано: «{ $saved }». Партія тепер серед збережених.
not-all-kept = Не все збережено таким, як було: { $list }.
not-all-kept-and-more = Не все збережено таким, як було: { $list }; і ще { $count }.
in-folder = Збережені партії лежать у папці «{ $folder }».

## Why something cannot be stored or read: parts of sentences

no-storage = сховища немає
storage-full = сховище заповнено
no-space = для папки «{ $folder }» не лишилося місця
refused =
    { $done ->
        [written] файл «{ $file }» не записується: { $system }
        [removed] файл «{ $file }» не видаляється: { $system }
        [renamed] файл «{ $file }» не перейменовується: { $system }
       *[read] файл «{ $file }» не читається: { $system }
    }
browser-refuses = браузер не дозволяє
no-browser-storage = браузер не дає цій сторінці сховища
folder-refused = у папку «{ $folder }» не можна записати: { $system }
changed-elsewhere = файл «{ $file }» змінило інше вікно
not-read = файл «{ $file }» не читається: { $reason }
not-written = файл «{ $file }» не записується: { $reason }
too-long = для партії це задовго
in-file = «{ $file }»: { $reason }
no-folder = немає папки для документів

## Why the system refuses to read or write: parts of sentences

not-there = його там немає
not-permitted = система не дозволяє
only-to-be-read = можна лише читати
is-folder = це папка
is-no-folder = це лежить не в папці
in-use = зайнято іншою програмою
error-of-system = система повідомляє про помилку { $number }
refused-by-system = система відмовляє
cannot-be-text = це не записати текстом

## The same in sentences

folder-unwritable = У папку «{ $folder }» не можна записати: партії не збережуться.
disk-full = Для папки «{ $folder }» не лишилося місця: ця партія не збережеться.
browser-blocks = Ваш браузер забороняє зберігання: партії не збережуться.
no-place = Немає папки для збережених партій: партії не збережуться.
browser-full = Сховище браузера заповнено: ця партія не збережеться.
saves-unwritable = У папку збережених партій не можна записати: партії не збережуться.

## Documents: what each is, at the beginning of a sentence and in it

document-first =
    { $document ->
        [choices] Останній вибір для нової партії
        [results] Результати всіх партій
        [games] Назви збережених партій
        [lessons] Пройдені уроки
        [puzzles] Розв’язані задачі
        [exercises] Власні помилки
        [error-rates] Середні втрати
        [analysed-games] Проаналізовані партії
        [window] Розмір і місце вікна
       *[settings] Налаштування
    }
document =
    { $document ->
        [choices] останній вибір для нової партії
        [results] результати всіх партій
        [games] назви збережених партій
        [lessons] пройдені уроки
        [puzzles] розв’язані задачі
        [exercises] власні помилки
        [error-rates] середні втрати
        [analysed-games] проаналізовані партії
        [window] розмір і місце вікна
       *[settings] налаштування
    }
document-unreadable = { $what }: прочитати не вдалося: { $reason }.
newer-format = Файл «{ $file }» має формат { $number }, а ця програма читає лише формат { $count }; він лишається таким, як є, а зміни не зберігаються ({ $what }).
have-format = формат { $number }
damaged-at = пошкодження в рядку { $line }, знак { $column }
document-set-aside = { $what }: прочитати не вдалося ({ $reason }). Пошкоджений файл тепер називається «{ $renamed }».
document-not-set-aside = { $what }: прочитати не вдалося ({ $reason }), і { $why }.

## The game on the table, and games that come and go

open-elsewhere = Цю партію відкрито в іншому вікні. Тут вона продовжується як копія.
changed-here = Цю партію змінило інше вікно. Відтепер вона зберігається як копія.
not-listed = Не вдалося отримати список збережених партій: { $reason }.
no-longer-there = Файлу «{ $file }» вже немає.
before-damage = { $what }; партія продовжується з місця до пошкодження
unknown-format = «{ $file }», { $reason }.
set-aside = Збережену партію пошкоджено ({ $reason }). Пошкоджений файл тепер називається «{ $renamed }».
not-set-aside = Збережену партію пошкоджено ({ $reason }), і { $why }.
cannot-be-opened = Це не відкрити: { $reason }.
link-out-of-date = Це посилання застаріло. Ось ваша новіша партія.
which-way = Ця партія пішла двома шляхами: на цьому пристрої й у посиланні. Який продовжити? Інший лишиться серед збережених партій.
from-link = Партія з посилання
on-this-device = Партія на цьому пристрої
wait-for-dice = Зачекайте, поки кубики зупиняться.
not-a-game-link = «{ $link }» — не посилання на партію.
no-such-puzzle = Задачі «{ $link }» немає.

## Dialogs for files

games = Партії
all-files = Усі файли
save-as-file = Зберегти у файл
saved-as = Збережено як «{ $file }».
no-dialog = Вікна вибору файлів тут немає: перетягніть файл у вікно або вставте його текст.
saved-without-dialog = Вікна вибору файлів тут немає. Файл збережено як «{ $file }».
not-saved-without-dialog = Вікна вибору файлів тут немає, і { $reason }. Партію можна скопіювати: натисніть «Копіювати» і вставте її у файл.

## Pictures

no-picture = Зробити знімок не вдалося.
picture-copied = Зображення в буфері обміну.
picture-not-copied = Скопіювати зображення не вдалося: { $reason }.
picture-not-made = Зробити зображення не вдалося: { $reason }.
no-clipboard = буфер обміну цього не приймає
cannot-be-picture = це не записати зображенням
unknown-pixels = відеокарта дає зображення невідомого виду
film-not-made = Зробити фільм не вдалося: { $reason }.
film-broken-off = Зйомку перервано: партія продовжилася.

## The position editor

live-not-edited = Позицію партії наживо не можна редагувати.
wait-for-pieces = Зачекайте, поки кубики й фішки зупиняться.
at-character = { $reason } (знак { $number })
