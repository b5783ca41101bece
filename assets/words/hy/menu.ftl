## The first page

about = Հինգ սեղանի խաղ զառերով՝ համակարգչի, կողքին նստածի կամ հեռավոր ընկերոջ հետ
saved-games = Պահպանված խաղեր
statistics = Վիճակագրություն
settings = Կարգավորումներ
rules = Կանոններ
join-by-link = Միանալ հղումով
quit = Ելք
resume-since = Շարունակել՝ { $saved }, { $when }
resume = Շարունակել՝ { $saved }
go-on-waiting = Շարունակել սպասել՝ { $game }
start-here = Սկսեք այստեղից

## The page of a game

first-moves = Առաջին խաղաքայլեր
position-editor = Դիրքի խմբագրիչ
puzzle-of-the-day = Օրվա խնդիրը
puzzles = Խնդիրներ
puzzles-solved = Խնդիրներ՝ լուծված { $solved } / { $tried }
mistakes-due = Սխալներ՝ այսօր { $count }
mistakes-later =
    { $count ->
        [1] Սխալներ՝ վաղը
       *[other] Սխալներ՝ { $count } օրից
    }
own-mistakes = Ձեր սեփական սխալները վերլուծված խաղերից՝ որպես խնդիրներ։
play = Խաղալ
play-with-friend = Խաղալ ընկերոջ հետ
by-link = Ամեն մեկն իր սարքից՝ հղումով։
clock = Ժամացույց՝ { $clock }

## The first moves of backgammon

all-throws = Բոլոր նետումները
about-first-moves = Ամեն նետման լավագույն առաջին խաղաքայլերը և մյուսների կորուստը միավորներով։ Ընտրեք նետում՝ պատասխանները տեսնելու համար։ Ջուխտով խաղը կարող է սկսվել միայն այնտեղ, որտեղ հավասարությունից հետո երկու զառն էլ նորից են նետում։
replies = Պատասխաններ { $throw } նետմանը՝ { $turn }

## While the table is set, while it plays by itself, and before a kiosk’s game ends

setting-the-table = Սեղանը պատրաստվում է…
press-to-play = Խաղալու համար սեղմեք որևէ բան։
game-ends = Շարունակելու համար դիպչեք որևէ տեղի։ Այս խաղը կավարտվի { $seconds } վայրկյանից։
