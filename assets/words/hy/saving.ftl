## When

today = այսօր, { $time }
yesterday = երեկ, { $time }
on-day = { $date }, { $time }

## The saved games

saved-games = Պահպանված խաղեր
of-one = { $title }, { $first }
of-two = { $title }, { $first } և { $second }
played-at = { $title }, { $when }
none-saved = Դեռ խաղեր չկան։ Ամեն խաղ առաջին նետումից սկսած ավտոմատ պահպանվում է։
of-other-version = Այս խաղը պահպանել է ծրագրի ուրիշ տարբերակ։
damaged-whole = Վնասված է. այս խաղից ոչինչ հնարավոր չէ կարդալ։
open-now = Բաց է հիմա։
replay = Կրկնադիտում
resume = Շարունակել
show-folder = Ցույց տալ պանակը
rename = Վերանվանել
copy = Պատճենել
export-maybe = Արտահանել…
share-link = Կիսվել հղումով
delete = Ջնջել
name = Անուն
cancel = Չեղարկել
export-as = Արտահանել որպես
format-of-file = { $format } (.{ $extension })
game-record = Խաղի գրառում
save-file = Պահպանված խաղ
backgammon-match = Նարդու մատչ
match-of-program = { $program } ծրագրի մատչ
page-file = Էջ
picture-file = Նկար
film-file = Ֆիլմ
drawing-file = Գծանկար
delete-this = Ընդմիշտ ջնջե՞լ այս խաղը։
import-game = Ներմուծել խաղ
about-import = Ֆայլը գցեք պատուհանի վրա կամ ընտրեք։
import-file = Ներմուծել ֆայլ
about-pasting = Կամ այստեղ տեղադրեք խաղ. պահպանված խաղ, գրառում, ուրիշ ծրագրի մատչ, XGID կամ դիրք։
game-to-import = Ներմուծվող խաղ
import = Ներմուծել
open = Բացել
copied = Պատճենված է։ Տեղադրեք այն ֆայլի կամ հաղորդագրության մեջ։
imported = «{ $saved }» խաղը ներմուծված է։
imported-here = «{ $saved }» խաղը ներմուծված է։ Այն պահպանված խաղերի մեջ է։
not-all-kept = Ամեն ինչ չէ, որ պահպանվել է ինչպես կա՝ { $list }։
not-all-kept-and-more = Ամեն ինչ չէ, որ պահպանվել է ինչպես կա՝ { $list } և ևս { $count }։
in-folder = Պահպանված խաղերը «{ $folder }» պանակում են։

## Why something cannot be stored or read: parts of sentences

no-storage = պահոց չկա
storage-full = պահոցը լիքն է
no-space = «{ $folder }» պանակի համար տեղ չի մնացել
refused =
    { $done ->
        [written] «{ $file }» հնարավոր չէ գրել. { $system }
        [removed] «{ $file }» հնարավոր չէ հեռացնել. { $system }
        [renamed] «{ $file }» հնարավոր չէ վերանվանել. { $system }
       *[read] «{ $file }» հնարավոր չէ կարդալ. { $system }
    }
browser-refuses = դիտարկիչը մերժում է
no-browser-storage = դիտարկիչն այս էջին պահոց չի տալիս
folder-refused = «{ $folder }» պանակում հնարավոր չէ գրել. { $system }
changed-elsewhere = «{ $file }» փոխվել է ուրիշ պատուհանում
not-read = «{ $file }» հնարավոր չէ կարդալ. { $reason }
not-written = «{ $file }» հնարավոր չէ գրել. { $reason }
too-long = խաղ լինելու համար չափազանց երկար է
in-file = «{ $file }»՝ { $reason }
no-folder = փաստաթղթերի պանակ չկա

## Why the system refuses to read or write: parts of sentences

not-there = այն այնտեղ չէ
not-permitted = համակարգը թույլ չի տալիս
only-to-be-read = հնարավոր է միայն կարդալ
is-folder = սա պանակ է
is-no-folder = այն պանակում չէ
in-use = ուրիշ ծրագիր օգտագործում է այն
error-of-system = համակարգը հայտնում է { $number } սխալի մասին
refused-by-system = համակարգը մերժում է
cannot-be-text = հնարավոր չէ գրել որպես տեքստ

## The same in sentences

folder-unwritable = «{ $folder }» պանակում հնարավոր չէ գրել. խաղերը չեն պահպանվի։
disk-full = «{ $folder }» պանակի համար տեղ չի մնացել. այս խաղը չի պահպանվի։
browser-blocks = Դիտարկիչն արգելում է պահոցը. խաղերը չեն պահպանվի։
no-place = Պահպանված խաղերի պանակ չկա. խաղերը չեն պահպանվի։
browser-full = Դիտարկիչի պահոցը լիքն է. այս խաղը չի պահպանվի։
saves-unwritable = Պահպանված խաղերի պանակում հնարավոր չէ գրել. խաղերը չեն պահպանվի։

## Documents: what each is, at the beginning of a sentence and in it

document-first =
    { $document ->
        [choices] Նոր խաղի վերջին ընտրությունները
        [results] Բոլոր խաղերի արդյունքները
        [games] Պահպանված խաղերի անունները
        [lessons] Ավարտված դասերը
        [puzzles] Լուծված խնդիրները
        [exercises] Սեփական սխալները
        [error-rates] Սխալի չափերը
        [analysed-games] Վերլուծված խաղերը
        [window] Պատուհանի չափն ու տեղը
       *[settings] Կարգավորումները
    }
document =
    { $document ->
        [choices] նոր խաղի վերջին ընտրությունները
        [results] բոլոր խաղերի արդյունքները
        [games] պահպանված խաղերի անունները
        [lessons] ավարտված դասերը
        [puzzles] լուծված խնդիրները
        [exercises] սեփական սխալները
        [error-rates] սխալի չափերը
        [analysed-games] վերլուծված խաղերը
        [window] պատուհանի չափն ու տեղը
       *[settings] կարգավորումները
    }
document-unreadable = { $what } հնարավոր չէ կարդալ. { $reason }։
newer-format = «{ $file }» ֆայլի ձևաչափի համարը { $number } է, իսկ այս ծրագիրը կարդում է միայն { $count } համարի ձևաչափը. ֆայլը մնում է, ինչպես կա, և փոփոխությունները չեն պահպանվում ({ $what })։
have-format = ձևաչափի համարը { $number } է
damaged-at = վնասված է { $line ->
        [1] 1-ին
       *[other] { $line }-րդ
    } տողը, { $column ->
        [1] 1-ին
       *[other] { $column }-րդ
    } նշանի մոտ
document-set-aside = { $what } հնարավոր չեղավ կարդալ ({ $reason })։ Վնասված ֆայլը հիմա կոչվում է «{ $renamed }»։
document-not-set-aside = { $what } հնարավոր չեղավ կարդալ ({ $reason }). { $why }։

## The game on the table, and games that come and go

open-elsewhere = Այս խաղը բաց է ուրիշ պատուհանում։ Այստեղ այն շարունակվում է որպես պատճեն։
changed-here = Այս խաղը փոխվել է ուրիշ պատուհանում։ Այսուհետ այն պահպանվում է որպես պատճեն։
not-listed = Պահպանված խաղերը հնարավոր չէ թվարկել. { $reason }։
no-longer-there = «{ $file }» այլևս չկա։
before-damage = { $what }. խաղը շարունակվում է վնասված մասից առաջ
unknown-format = «{ $file }», { $reason }։
set-aside = Պահպանված խաղը վնասված է ({ $reason })։ Վնասված ֆայլը հիմա կոչվում է «{ $renamed }»։
not-set-aside = Պահպանված խաղը վնասված է ({ $reason }). { $why }։
cannot-be-opened = Սա հնարավոր չէ բացել. { $reason }։
link-out-of-date = Այս հղումը հնացել է։ Ահա ձեր ավելի նոր խաղը։
which-way = Այս խաղը շարունակվել է երկու ճանապարհով՝ այս սարքում և հղումում։ Ո՞րն եք ուզում շարունակել։ Մյուսը կմնա պահպանված խաղերում։
from-link = Հղման խաղը
on-this-device = Այս սարքի խաղը
wait-for-dice = Սպասեք, մինչև զառերը կանգ առնեն։
not-a-game-link = «{ $link }» խաղի հղում չէ։
no-such-puzzle = «{ $link }» խնդիր չկա։

## Dialogs for files

games = Խաղեր
all-files = Բոլոր ֆայլերը
save-as-file = Պահել որպես ֆայլ
saved-as = Պահպանված է որպես «{ $file }»։
no-dialog = Այստեղ ֆայլերի պատուհան չկա. ֆայլը գցեք պատուհանի վրա կամ տեղադրեք դրա տեքստը։
saved-without-dialog = Այստեղ ֆայլերի պատուհան չկա։ Ֆայլը պահպանվել է որպես «{ $file }»։
not-saved-without-dialog = Այստեղ ֆայլերի պատուհան չկա. { $reason }։ Խաղը կարելի է պատճենել. սեղմեք «Պատճենել» և տեղադրեք այն ֆայլի մեջ։

## Pictures

no-picture = Հնարավոր չեղավ նկար անել։
picture-copied = Նկարը սեղմատախտակում է։
picture-not-copied = Նկարը հնարավոր չեղավ պատճենել. { $reason }։
picture-not-made = Նկարը հնարավոր չեղավ պատրաստել. { $reason }։
no-clipboard = սեղմատախտակը չի ընդունում
cannot-be-picture = հնարավոր չէ գրել որպես նկար
unknown-pixels = գրաֆիկական քարտը տալիս է անհայտ տեսակի նկար
film-not-made = Ֆիլմը հնարավոր չեղավ պատրաստել. { $reason }։
film-broken-off = Ֆիլմն ընդհատվեց, որովհետև խաղը շարունակվեց։

## The position editor

live-not-edited = Ուղիղ կապով խաղի դիրքը հնարավոր չէ խմբագրել։
wait-for-pieces = Սպասեք, մինչև զառերն ու խաղաքարերը կանգ առնեն։
at-character = { $reason } (նշան { $number })
