## A button with its key, under the pointer

with-key = { $name } ({ $key })

## What is written on keys that have no letter

space = Space
tab = Tab
enter = Enter
enter-on-number-pad = Enter ციფრების ბლოკზე
escape = Escape
backspace = Backspace
left = მარცხნივ
right = მარჯვნივ
up = ზემოთ
down = ქვემოთ
home = Home
end = End
page-up = Page up
page-down = Page down

## What keys do while a game is played

does-throw = კამათლების გაგორება
does-next-place = შემდეგი ქვა ან სამიზნე; Shift-ით წინა
does-west = კურსორი მარცხნივ
does-east = კურსორი მარჯვნივ
does-north = კურსორი ზემოთ
does-south = კურსორი ქვემოთ
does-pick-up = ქვის აღება ან დადება
does-quick-move = სწრაფი სვლა პირველი კამათლით
does-swap = კამათლების გაცვლა სწრაფი სვლებისთვის
does-leave = ქვის უკან დადება, პანელის დახურვა, რჩევის დამალვა, მენიუს გახსნა
does-point = მეგობართან სხვა მოწყობილობაზე: კურსორის ადგილის ჩვენება
does-undo = დაბრუნება
does-choices = დანარჩენი ღილაკები, რიგის მიხედვით
does-from-south = ხედი პირველი მოთამაშის მხრიდან
does-from-north = ხედი მეორე მოთამაშის მხრიდან
does-from-above = ხედი ზემოდან
does-closer = კამათლების ახლოდან ნახვა; კიდევ ერთხელ: კურსორის ადგილი; კიდევ ერთხელ: უკან
does-log = სვლები
does-help = წესები
does-friend = მეგობარი სხვა მოწყობილობაზე; A და X მის თხოვნებს პასუხობს
does-picture = პოზიციის სურათი
does-hint = მინიშნება; კიდევ ერთხელ: მეტი
does-odds = შანსები

## What they do in lessons and puzzles

does-lesson-back = გაკვეთილი: უკან; ამოცანა: კიდევ სცადე
does-lesson-next = გაკვეთილი: შემდეგი ან ნაბიჯის გამოტოვება; ამოცანა: შემდეგი
does-show-best = პასუხის შემდეგ: უკეთესი სვლის ჩვენება
does-show-played = პასუხის შემდეგ: საკუთარი სვლის ჩვენება
does-puzzle-link = ამოცანა: ბმულის კოპირება (ბრაუზერში)

## What they do where the faces of real dice are entered

does-faces = კამათლის რიცხვი; წილზე 0 ან 1
does-take-back = ბოლო რიცხვის წაშლა
does-confirm = რიცხვების დადასტურება

## What they do in a replay

does-replay-first = პირველი სვლა
does-replay-back = წინა სვლა; ხსნის გადახედვას
does-replay-forward = შემდეგი სვლა
does-replay-last = ბოლო სვლა
does-replay-play = გაშვება ან პაუზა; Escape თამაშში აბრუნებს

## Keys in menus and panels, and what they do

enter-or-space = Enter, Space
arrows-and-pages = ზემოთ, ქვემოთ, Page up, Page down
left-or-right = მარცხნივ, მარჯვნივ
does-next-button = შემდეგი ღილაკი ან ტექსტი; Shift-ით წინა
does-press = ღილაკის დაჭერა
does-scroll = ჩარჩოში ტექსტის გადახვევა
does-decision = ანალიზის გრაფიკზე: წინა და შემდეგი გადაწყვეტილება
does-full-screen = მთელი ეკრანი და უკან; მაგიდასთანაც

## Gestures of the mouse and the fingers, and what they do

drag = გადათრევა, ან დაწკაპუნება და დაწკაპუნება
double-click = ორმაგი დაწკაპუნება
click-dice = კამათლებზე დაწკაპუნება
drag-dice = კამათლების გადათრევა
hold-still = გაუნძრევლად დაჭერა
right-click = მარჯვენა დაწკაპუნება, თითის გაუნძრევლად დაჭერა
right-button = მარჯვენა ღილაკი, ორი თითი
shift-right-button = Shift და მარჯვენა ღილაკი
wheel = ბორბალი, ორი თითის გაშლა
does-move = ქვის გადაყვანა
does-quick-move-if-on = სწრაფი სვლა პირველი კამათლით, თუ ჩართულია
does-swap-thrown = გაგორების შემდეგ: მათი გაცვლა სწრაფი სვლებისთვის
does-shake = გაგორებამდე: შენჯღრევა და გაგორება
does-look-closer = გაგორების შემდეგ კამათლების, კუბის ან ადგილის ახლოდან ნახვა
does-point-there = მეგობართან სხვა მოწყობილობაზე: ჩვენება
does-turn-camera = კამერის მობრუნება
does-move-camera = კამერის გადაადგილება
does-zoom = მიახლოება და დაშორება
