## A button with its key, under the pointer

with-key = { $name } ({ $key })

## What is written on keys that have no letter

space = Բացատ
tab = Tab
enter = Enter
enter-on-number-pad = Enter թվային հատվածում
escape = Escape
backspace = Backspace
left = Ձախ
right = Աջ
up = Վեր
down = Վար
home = Home
end = End
page-up = Page Up
page-down = Page Down

## What keys do while a game is played

does-throw = նետել զառերը
does-next-place = հաջորդ խաղաքարը կամ նպատակը. Shift-ով՝ նախորդը
does-west = նշիչը դեպի ձախ
does-east = նշիչը դեպի աջ
does-north = նշիչը դեպի վեր
does-south = նշիչը դեպի վար
does-pick-up = վերցնել կամ դնել խաղաքարը
does-quick-move = արագ տեղաշարժ առաջին զառով
does-swap = փոխել զառերի տեղերն արագ տեղաշարժերի համար
does-leave = հետ դնել խաղաքարը, փակել վահանակը, թաքցնել խորհուրդը, բացել մենյուն
does-point = ուրիշ սարքում խաղացող ընկերոջ հետ. ցույց տալ նշիչի տեղը
does-undo = հետարկել
does-choices = մյուս կոճակներն ըստ հերթականության
does-from-south = տեսքն առաջին խաղացողի կողմից
does-from-north = տեսքը երկրորդ խաղացողի կողմից
does-from-above = տեսքը վերևից
does-closer = մոտիկից նայել զառերին. նորից՝ նշիչի տեղին, նորից՝ հետ
does-log = խաղաքայլեր
does-help = կանոններ
does-friend = ընկերն ուրիշ սարքում. նրա խնդրանքներին պատասխանում են A և X
does-picture = դիրքի նկարը
does-hint = հուշում. նորից սեղմելիս՝ ավելին
does-odds = շանսեր

## What they do in lessons and puzzles

does-lesson-back = դաս՝ հետ. խնդիր՝ նորից փորձել
does-lesson-next = դաս՝ հաջորդը կամ բաց թողնել քայլը. խնդիր՝ հաջորդը
does-show-best = պատասխանից հետո. ցույց տալ ավելի լավ խաղաքայլը
does-show-played = պատասխանից հետո. ցույց տալ սեփական խաղաքայլը
does-puzzle-link = խնդիր. պատճենել դրա հղումը (դիտարկիչում)

## What they do where the faces of real dice are entered

does-faces = զառի թիվը, բրգազառինը՝ 0 կամ 1
does-take-back = հետ վերցնել վերջին թիվը
does-confirm = հաստատել թվերը

## What they do in a replay

does-replay-first = առաջին խաղաքայլը
does-replay-back = նախորդ խաղաքայլը. բացում է կրկնադիտումը
does-replay-forward = հաջորդ խաղաքայլը
does-replay-last = վերջին խաղաքայլը
does-replay-play = դիտել կամ դադարեցնել. Escape-ով՝ հետ դեպի խաղ

## Keys in menus and panels, and what they do

enter-or-space = Enter, Բացատ
arrows-and-pages = Վեր, Վար, Page Up, Page Down
left-or-right = Ձախ, Աջ
does-next-button = հաջորդ կոճակը կամ տեքստը. Shift-ով՝ նախորդը
does-press = սեղմել կոճակը
does-scroll = ոլորել շրջանակի տեքստը
does-decision = վերլուծության գծապատկերում. նախորդ և հաջորդ որոշումը
does-full-screen = ամբողջ էկրան և հետ. նաև սեղանի մոտ

## Gestures of the mouse and the fingers, and what they do

drag = Քաշել կամ սեղմել ու սեղմել
double-click = Կրկնակի սեղմում
click-dice = Սեղմել զառերի վրա
drag-dice = Քաշել զառերը
hold-still = Պահել անշարժ
right-click = Աջ սեղմում կամ անշարժ պահած մատ
right-button = Աջ կոճակ կամ երկու մատ
shift-right-button = Shift և աջ կոճակ
wheel = Անիվ կամ բացվող երկու մատ
does-move = տեղաշարժել խաղաքարը
does-quick-move-if-on = արագ տեղաշարժ առաջին զառով, եթե միացված է
does-swap-thrown = նետումից հետո. փոխել դրանց տեղերն արագ տեղաշարժերի համար
does-shake = նետումից առաջ. թափահարել և նետել
does-look-closer = մոտիկից նայել նետված զառերին, խորանարդին կամ որևէ տեղի
does-point-there = ուրիշ սարքում խաղացող ընկերոջ հետ. ցույց տալ
does-turn-camera = պտտել տեսախցիկը
does-move-camera = տեղափոխել տեսախցիկը
does-zoom = մոտեցնել կամ հեռացնել
