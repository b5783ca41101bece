## Why an action is refused

no-coin = Tahtada o yerde sikke yok.
leaves-column = Sikke kendi sayısında kalır: sayılara doğru ya da onlardan uzağa gider.
leaves-board = Sikke, sayısının 1–7 karelerinde kalır.
not-the-whole-die = Sikke tam olarak bir zarın gösterdiği kadar kare gider.
same-coin = O sikke zaten oynadı: iki zar iki ayrı sikke içindir.
wastes-die = İki zarı da oynamalısınız: bundan sonra { $number } başka bir sikkeyle oynanamazdı.
no-run = Tahtada dizi yok.
no-run-there = Orada bir dizi başlamıyor.
move-first = Diziyi yalnızca az önce oynayan oyuncu alabilir.
finish-the-move = Dizi alınmadan önce iki zar da oynanmalı.
nothing-surrendered = Dizi yalnızca öteki oyuncu zarları kaybettikten hemen sonra talep edilebilir.
take-instead = Zarları zaten attınız: diziyi talep etmek yerine alın.
claiming-forbidden = Masa kuralına göre dizi zar atmadan talep edilemez.
all-are-taken = Tahtadaki bütün diziler birlikte alınır.
pick-one = Masa kuralına göre tek dizi alınır: hangisi olduğunu söyleyin.

## What has happened

lower-begins = Küçük atan başlar.
throw-loses-dice = { $number } atmak zarları kaybettirir.
throw-not-playable = { $thrown } iki ayrı sikkeyle oynanamıyor ve zarları kaybettiriyor.
eighth-coin = Yedisi bir hizada: sekizinci sikke de kazanıldı.
refilled = Boş sayılar dolduruldu.

## How a game has ended

cannot-refill = rakip tahtayı dolduramadı

## Places, and what has moved along the squares of a number

purse =
    { $seat ->
        [South] Güney’in kesesi
       *[North] Kuzey’in kesesi
    }
    .from = { $seat ->
        [South] Güney’in kesesinden
       *[North] Kuzey’in kesesinden
    }
    .to = { $seat ->
        [South] Güney’in kesesine
       *[North] Kuzey’in kesesine
    }
the-table = masa
    .from = masadan
    .to = masaya
square-of-number = { $number } sayısının { $square }. karesi
    .from = { $number } sayısının { $square }. karesinden
    .to = { $number } sayısının { $square }. karesine
moved = { $number } sayısı, { $from }. kareden { $to }. kareye

## What the button of a step says

move-coin = { $number } numaralı sikkeyi { $from }. kareden { $to }. kareye oyna

## What the button of a choice says

take-coins = { $first }–{ $last } sikkelerini al
take-runs =
    { $runs ->
        [one] Diziyi al
       *[other] { $runs } diziyi de al
    }
claim-coins = { $first }–{ $last } sikkelerini talep et
claim-runs =
    { $runs ->
        [one] Diziyi talep et
       *[other] { $runs } diziyi de talep et
    }

## What was chosen, inside of a sentence

does-take-coins = { $first }–{ $last } sikkelerini almak
does-take-runs =
    { $runs ->
        [one] diziyi almak
       *[other] { $runs } diziyi de almak
    }
    .start = { $runs ->
        [one] Diziyi almak
       *[other] { $runs } diziyi de almak
    }
does-claim-coins = { $first }–{ $last } sikkelerini talep etmek
does-claim-runs =
    { $runs ->
        [one] diziyi talep etmek
       *[other] { $runs } diziyi de talep etmek
    }
    .start = { $runs ->
        [one] Diziyi talep etmek
       *[other] { $runs } diziyi de talep etmek
    }

## What is asked of whom, and the end of a game

throw-for-opening = Her oyuncu için bir zar atın. Küçük atan beş sikke dizer ve başlar.
claim-or-throw =
    { $name ->
        [you] Sıra sizde:
       *[other] { $name },
    } { $runs ->
        [one] diziyi talep edin
       *[other] dizileri talep edin
    } ya da zarları atın.
take-or-throw =
    { $name ->
        [you] Sıra sizde:
       *[other] { $name },
    } { $runs ->
        [one] diziyi alın
       *[other] dizileri alın
    } ya da yeniden atın.
play-both =
    { $name ->
        [you] Sıra sizde: iki ayrı sikkeyle { $one } ve { $another } oynayın.
       *[other] { $name }, iki ayrı sikkeyle { $one } ve { $another } oynayın.
    }
play-other =
    { $name ->
        [you] Sıra sizde: başka bir sikkeyle { $number } oynayın.
       *[other] { $name }, başka bir sikkeyle { $number } oynayın.
    }
won =
    { $name ->
        [you] Tahtayı dolduramıyorsunuz
       *[other] { $name } tahtayı dolduramıyor
    }: { $winner ->
        [you] { $count } sikke kazandınız
       *[other] { $winner } { $count } sikke kazandı
    }.

## What was laid out

lays-out =
    { $name ->
        [you] { $count } sikke diziyorsunuz
       *[other] { $name } { $count } sikke diziyor
    }.

## The score panel

in-purse = Kese
on-board = Tahtadaki sikkeler

## What is known of the game without playing it

title = Tablero de Jesus
tagline = Ortak sikkeleri diz, al ya da yeniden at
goal = Öteki kese tahtayı dolduramayana kadar sikke dizileri alın. Tahtadaki sikkeler kimsenin değildir.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-purse = kese, kesesi, kesesine, kesesinden
about-purse = Kese, bir oyuncunun sikkeleridir; tahtayı ondan dolduramayan kaybeder.
term-coins = sikke, sikkeyi, sikkeyle, sikkeler, sikkeleri, sikkelerini
about-coins = Tahtadaki sikkeler kimsenin değildir: iki oyuncu da hepsini oynatır.
term-move = oyna, oynayın
about-move = Her zar başka bir sikkeyi, zarın tamamı kadar, sayılara doğru ya da onlardan uzağa götürür.
term-run = dizi, diziyi, diziler, dizileri
about-run = Dizi, iki uçtaki kareler dışında aynı hizada yan yana duran iki ya da daha çok sikkedir.
term-take = al, alın
about-take = Almak, dizinin sikkelerini kesenize koyar; öteki oyuncu kendi ucundan boş sayıları doldurur ve zarlar ona geçer.
term-claim = talep et, talep edin
about-claim = Talep etmek, öteki oyuncunun bırakmak zorunda kaldığı diziyi zar atmadan almaktır.

## What the seats are called

south = Güney
north = Kuzey
