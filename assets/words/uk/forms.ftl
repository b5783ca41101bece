## Who plays

opponent = Суперник
a-person = Людина
two-people-share = Двоє грають за цим екраном.
strength = Сила { $rank } з { $count }. { $character }
you-play = Ви граєте
watch = Дивитися
name-of-seat = Ім’я: { $seat }
optional-name-of-seat = Ім’я (необов’язково): { $seat }
your-name = Ваше ім’я
optional-name = Ім’я (необов’язково)

## The server for games with a friend

server = Сервер
about-server = Дві програми зустрічаються на сервері Tesserae (tesserae-room). Загального сервера немає: запустіть свій або спитайте в друга адресу його сервера.

## House rules

house-rules =
    { $count ->
        [0] Домашні правила: стандартні
       *[other] Домашні правила: змінено { $count }
    }
reset-rules = Повернути стандартні правила
rule-and-value = { $rule }: { $value }
rule-is = { $rule }: { $value }.

## Where throws come from

dice = Кубики
dice-on-table = Кубики: на столі
dice-by-hand = Кубики: вручну
dice-by-computer = Кубики: від комп’ютера
on-table = Кинуті на столі
by-hand = Справжні, введені вручну
by-computer = Вибирає комп’ютер
about-table = Ви кидаєте віртуальні кубики; рахується те, як вони лягли на стіл.
about-hand = Ви кидаєте справжні кубики й уводите тут, що випало.
about-computer = Кубиків ніхто не кидає: числа видає генератор випадкових чисел, а його початкове число зберігається з партією.

## The clock

clock = Годинник
no-clock = Немає
sudden-death = Час на все
delay = Затримка
increment = Додавання
about-no-clock = Кожен думає, скільки хоче.
about-sudden-death = Стільки часу на все. У кого він вийшов, той програє.
about-delay = У кожному ході час іде лише після затримки, як на більшості годинників для нард. У кого він вийшов, той програє.
about-increment = Кожен завершений хід додає час до того, що лишився. У кого він вийшов, той програє.
seconds-of-delay = Секунд затримки в кожному ході
seconds-of-increment = Секунд більше після кожного ходу
minutes-each = Хвилин кожному гравцю

## What is chosen, in a few words

without-clock = немає
with-sudden-death = по { $minutes ->
        [one] { $minutes } хвилині
        [few] { $minutes } хвилини
       *[many] { $minutes } хвилин
    }
with-delay = по { $minutes ->
        [one] { $minutes } хвилині
        [few] { $minutes } хвилини
       *[many] { $minutes } хвилин
    }, { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунди
       *[many] { $seconds } секунд
    } затримки
with-increment = по { $minutes ->
        [one] { $minutes } хвилині
        [few] { $minutes } хвилини
       *[many] { $minutes } хвилин
    }, ще { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунди
       *[many] { $seconds } секунд
    } за хід
two-people = Двоє за цим екраном
you-against = Ви проти { GEN($bot) }
bots = { $bot } проти { GEN($other-bot) }
changed-rules =
    { $count ->
        [0] стандартні правила
        [one] змінено { $count } правило
        [few] змінено { $count } правила
       *[many] змінено { $count } правил
    }
standard-rules = Стандартні правила.
