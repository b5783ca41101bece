## For search engines, messengers and the list of installed programs

description = Զառերով հինգ սեղանի խաղ՝ համակարգչի, կողքինի կամ հեռավոր ընկերոջ դեմ. նարդի, Տաբուլա, Ուրի թագավորական խաղ, Տաբլերո դե Խեսուս և Տաբլերո դի Բերոնա։
share = Զառերով հինգ հին խաղ՝ լամպի լույսով լուսավորված մեկ սեղանին։
share-picture = Նարդու խաղատախտակ լամպի լույսի տակ, հանգիստ դրված զառեր և կրկնապատկման խորանարդ

## The start page

about = Զառերով հինգ սեղանի խաղ՝ համակարգչի, կողքինի կամ հեռավոր ընկերոջ դեմ
loading = Բեռնվում է
loading-begins = Բեռնվում է…
loading-percent = Բեռնվում է… { $percent }%
setting-the-table = Սեղանը պատրաստվում է…
starting = Սկսվում է…
play = Խաղալ
all-games = Բոլոր խաղերը
games = Խաղեր
start-here = Սկսեք այստեղից
rules-of-all-games = Բոլոր խաղերի կանոնները
rules = Կանոններ
needs-scripts = Tesserae-ին JavaScript է պետք. թույլատրեք սցենարներն այս էջում։
begins-by-itself = «{ $title }» խաղն սկսվում է առանց սեղմելու։
game-goes-on-where-it-was = Ձեր խաղը շարունակվում է նույն տեղից։
page-is-loaded-again = Էջը նորից է բեռնվում։
languages = Լեզուներ

## What a link has brought

sent-a-game = Ինչ-որ մեկը ձեզ խաղ է ուղարկել։
sent-a-puzzle = Ինչ-որ մեկը ձեզ խնդիր է ուղարկել։
game-with-friend-goes-on = Ընկերոջ հետ ձեր խաղը շարունակվում է։
invited-to-look-on = Ձեզ հրավիրել են խաղ դիտելու։
invited-to-play = Ընկերը ձեզ խաղի է հրավիրել։

## Buttons of the page

reload = Վերաբեռնել
later = Հետո
close = Փակել
copy = Պատճենել
share-link = Կիսվել
try-again = Նորից փորձել

## For screen readers

board = Խաղատախտակը։ Դրանից հետո խաղի կոճակներն են։
buttons = Խաղի կոճակներ
link = Հղումը

## The same game in two tabs

other-tab = Բաց է ուրիշ ներդիրում
other-tab-what = Այս խաղը բաց է դիտարկիչի ուրիշ ներդիրում։ Շարունակեք այստեղ, և մյուս ներդիրը կվերադառնա իր մենյու։
continue-here = Շարունակել այստեղ
main-menu = Գլխավոր մենյու

## What stops the page

no-kiosk = Այս հասցեն կրպակի հասցե չէ
no-game = «{ $given }» խաղ չկա. ?kiosk= պետք է լինի սրանցից մեկը՝ { $games }։
no-rest = «{ $given }» դադար չէ. ?rest= պետք է լինի վայրկյանների ամբողջ թիվ՝ { $least }-ից { $most }։
graphics-interrupted = Գրաֆիկան ընդհատվեց
graphics-not-back = Դիտարկիչը դեռ հետ չի ստացել տեսաքարտը։ Քիչ հետո վերաբեռնեք էջը։
no-webgl = WebGL 2-ը բացակայում է
no-webgl-what = Խաղին պետք է WebGL 2, որն ունի ամեն ժամանակակից դիտարկիչ։ Թարմացրեք դիտարկիչը կամ նրա կարգավորումներում միացրեք սարքային արագացումը, ապա վերաբեռնեք էջը։
loading-failed = Չհաջողվեց բեռնել
part-not-loaded = Խաղի մի մասը չհաջողվեց բեռնել։ Համացանցը միացվա՞ծ է։
part-of-other-version = Խաղի մի մասը չհաջողվեց բեռնել։ Սերվերում նոր տարբերակ կա։ Վերաբեռնեք էջը։
stopped-again = Խաղը նորից կանգ առավ
stopped-twice = Կարճ ժամանակում երկու անգամ անսպասելի սխալ եղավ։ Վերաբեռնեք էջը։
graphics-interrupted-again = Գրաֆիկան նորից ընդհատվեց
graphics-lost-twice = Կարճ ժամանակում դիտարկիչը երկու անգամ կորցրեց տեսաքարտը, գուցե հիշողությունը չբավականացրեց։ Վերաբեռնեք էջը։
game-goes-on = Ձեր խաղը կշարունակվի։
game-is-saved = Ձեր խաղը պահպանված է։
game-is-lost = Այդ դեպքում ձեր խաղը կկորչի, քանի որ այս դիտարկիչը խաղեր չի պահում։

## What happened before the page was loaded again

after-trap = Անսպասելի սխալ եղավ, և էջը նորից բեռնվեց։
after-trap-game = Անսպասելի սխալ եղավ, և էջը նորից բեռնվեց. ձեր խաղը շարունակվում է նույն տեղից։
after-graphics = Դիտարկիչը կորցրել էր տեսաքարտը, և էջը նորից բեռնվեց։
after-graphics-game = Դիտարկիչը կորցրել էր տեսաքարտը, և էջը նորից բեռնվեց. ձեր խաղը շարունակվում է նույն տեղից։
after-reload = Էջը նորից բեռնվեց։
after-reload-game = Էջը նորից բեռնվեց. ձեր խաղը շարունակվում է նույն տեղից։
after-update = Սա նոր տարբերակն է։
after-update-game = Սա նոր տարբերակն է. ձեր խաղը շարունակվում է նույն տեղից։
game-not-kept = Այս դիտարկիչը չի պահել ձեր խաղը։

## New versions, and files that do not come

update-loading = Նոր տարբերակը բեռնվում է…
update-there = Սերվերում նոր տարբերակ կա։
file-not-loaded = Խաղի մի մասը չհաջողվեց բեռնել՝ { $path }։ Համացանցը միացվա՞ծ է։
file-refused = Խաղի մի մասը չհաջողվեց բեռնել՝ { $path }։ Սերվերի պատասխանը՝ { $status }։
reload-page = Վերաբեռնեք էջը։
reload-game-goes-on = Վերաբեռնեք. ձեր խաղը կշարունակվի։
reload-game-is-lost = Վերաբեռնեք. այդ դեպքում ձեր խաղը կկորչի, քանի որ այս դիտարկիչը խաղեր չի պահում։
update-failed = Նոր տարբերակը չհաջողվեց բեռնել։ Համացանցը միացվա՞ծ է։
reload-failed = Էջը չհաջողվեց բեռնել։ Համացանցը միացվա՞ծ է։

## Links

share-game = Կիսվել այս խաղով
share-game-what = Ով բացի այս հղումը, կարող է դիտել խաղը սկզբից և շարունակել այն։
send-game = Ուղարկել խաղը
send-game-what = Այս հղումն ուղարկեք մյուս խաղացողին։ Այն խաղը բացում է նրա հերթի պահին։
share-puzzle = Կիսվել այս խնդրով
share-puzzle-what = Ով բացի այս հղումը, կստանա նույն խնդիրը։
picture-address = Այս նկարի հասցեն
picture-address-what = Այս հասցեի էջը ցույց է տալիս միայն գծապատկերը՝ սեղանի հղումով։
picture-html = HTML այլ էջի համար
picture-html-what = Որտեղ այս տողը կանգնի այլ էջում, այնտեղ կերևա գծապատկերը՝ սեղանի հղումով։
copied = Պատճենված է։
copying-refused = Դիտարկիչը թույլ չի տալիս պատճենել. պատճենեք վերևի տեքստը։

## The page of one position

open-at-table = Բացել սեղանին
no-position = Այս հասցեն դիրք ցույց չի տալիս. { $why }։
