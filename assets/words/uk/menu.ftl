## The first page

about = П’ять настільних ігор із кубиками: проти комп’ютера, когось поруч або друга на відстані
saved-games = Збережені партії
statistics = Статистика
settings = Налаштування
rules = Правила
join-by-link = За посиланням
quit = Вийти
resume-since = Продовжити: { $saved }, { $when }
resume = Продовжити: { $saved }
go-on-waiting = Чекати далі: { $game }
start-here = Почніть тут

## The page of a game

first-moves = Перші ходи
position-editor = Редактор позицій
puzzle-of-the-day = Задача дня
puzzles = Задачі
puzzles-solved = Задачі: розв’язано { $solved } з { $tried }
mistakes-due = Помилки: на сьогодні { $count }
mistakes-later =
    { $count ->
        [1] Помилки: завтра
        [one] Помилки: через { $count } день
        [few] Помилки: через { $count } дні
       *[many] Помилки: через { $count } днів
    }
own-mistakes = Ваші власні помилки з проаналізованих партій, у вигляді задач.
play = Грати
play-with-friend = Грати з другом
by-link = Кожен за своїм пристроєм, за посиланням.
clock = Годинник: { $clock }

## The first moves of backgammon

all-throws = Усі кидки
about-first-moves = Найкращі перші ходи для кожного кидка й скільки очок втрачають інші. Виберіть кидок, щоб побачити відповіді. Партія може початися з дубля лише там, де за рівності знову кидають обидва кубики.
replies = Відповіді на { $throw }: { $turn }

## While the table is set, while it plays by itself, and before a kiosk’s game ends

setting-the-table = Готуємо стіл…
press-to-play = Щоб грати, натисніть будь-що.
game-ends = Торкніться екрана, щоб продовжити. Ця партія закінчиться через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунди
       *[many] { $seconds } секунд
    }.
