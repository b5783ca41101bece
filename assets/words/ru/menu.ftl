## The first page

about = Пять настольных игр с кубиками: против компьютера, с тем, кто рядом, или с другом на расстоянии
saved-games = Сохранённые партии
statistics = Статистика
settings = Настройки
rules = Правила
join-by-link = Войти по ссылке
quit = Выход
resume-since = Продолжить: { $saved }, { $when }
resume = Продолжить: { $saved }
go-on-waiting = Ждать дальше: { $game }
start-here = Начните здесь

## The page of a game

first-moves = Первые ходы
position-editor = Редактор позиций
puzzle-of-the-day = Задача дня
puzzles = Задачи
puzzles-solved = Задачи: решено { $solved } из { $tried }
mistakes-due = Ошибки: сегодня { $count }
mistakes-later =
    { $count ->
        [1] Ошибки: завтра
        [one] Ошибки: через { $count } день
        [few] Ошибки: через { $count } дня
       *[many] Ошибки: через { $count } дней
    }
own-mistakes = Ваши ошибки из разобранных партий — как задачи.
play = Играть
play-with-friend = Сыграть с другом
by-link = Каждый за своим устройством, по ссылке.
clock = Часы: { $clock }

## The first moves of backgammon

all-throws = Все броски
about-first-moves = Лучшие первые ходы для каждого броска и сколько очков теряют остальные. Выберите бросок, чтобы увидеть ответы. С дубля партия начинается, только если при равенстве снова бросают оба кубика.
replies = Ответы на { $throw }: { $turn }

## While the table is set, while it plays by itself, and before a kiosk’s game ends

setting-the-table = Готовим стол…
press-to-play = Нажмите что угодно, чтобы играть.
game-ends =
    { $seconds ->
        [one] Коснитесь экрана, чтобы продолжить. Партия закончится через { $seconds } секунду.
        [few] Коснитесь экрана, чтобы продолжить. Партия закончится через { $seconds } секунды.
       *[many] Коснитесь экрана, чтобы продолжить. Партия закончится через { $seconds } секунд.
    }
