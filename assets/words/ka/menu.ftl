## The first page

about = ხუთი სამაგიდო თამაში კამათლებით: კომპიუტერთან, გვერდით მჯდომთან ან შორეულ მეგობართან
saved-games = შენახული თამაშები
statistics = სტატისტიკა
settings = პარამეტრები
rules = წესები
join-by-link = შეერთება ბმულით
quit = გასვლა
resume-since = გაგრძელება: { $saved }, { $when }
resume = გაგრძელება: { $saved }
go-on-waiting = ლოდინის გაგრძელება: { $game }
start-here = დაიწყე აქ

## The page of a game

first-moves = პირველი სვლები
position-editor = პოზიციის რედაქტორი
puzzle-of-the-day = დღის ამოცანა
puzzles = ამოცანები
puzzles-solved = ამოცანები: ამოხსნილია { $solved }, ნაცადია { $tried }
mistakes-due = შეცდომები: დღეს { $count }
mistakes-later =
    { $count ->
        [1] შეცდომები: ხვალ
       *[other] შეცდომები: { $count } დღეში
    }
own-mistakes = შენი შეცდომები გაანალიზებული თამაშებიდან, ამოცანებად.
play = თამაში
play-with-friend = მეგობართან თამაში
by-link = თითოეული თავის მოწყობილობასთან, ბმულით.
clock = საათი: { $clock }

## The first moves of backgammon

all-throws = ყველა გაგორება
about-first-moves = ყოველი გაგორების საუკეთესო პირველი სვლები და რამდენ ქულას კარგავს დანარჩენი. პასუხების სანახავად აირჩიე გაგორება. დუბლით დაწყება მხოლოდ იქ შეიძლება, სადაც ტოლობის შემდეგ ორივე კამათელი ხელახლა გორდება.
replies = პასუხები, გაგორება { $throw }: { $turn }

## While the table is set, while it plays by itself, and before a kiosk’s game ends

setting-the-table = მაგიდა მზადდება…
press-to-play = დასაწყებად დააჭირე ნებისმიერ ადგილს ან ღილაკს.
game-ends = გასაგრძელებლად შეეხე ეკრანს. თამაში დასრულდება { $seconds } წამში.
