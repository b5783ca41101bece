## What cannot be opened

has-house-rules = “{ $format }” biçiminin kendi masa kuralları var; bunlar yalnızca pozisyonlar ve başka programlar için belirlenebilir
unknown = bu ne kayıtlı bir oyun, ne bir oyun kaydı, ne başka bir programın maçı, ne bir XGID, ne de herhangi bir oyunun pozisyonu
not-text = bu bir metin değil
only-read = “{ $format }” yalnızca okunabilir
link-damaged = bağlantı bozuk
other-format =
    { $kind ->
        [link] bağlantı { $found }. biçimde, bu program ise yalnızca { $number }. biçimi okuyor
       *[record] oyun kaydı { $found }. biçimde, bu program ise yalnızca { $number }. biçimi okuyor
    }

## What is wrong with a record

first-line = ilk satır şu olmalı: “{ $words }”
game-needed = burada “{ $words }” ve bir oyunun adı olmalı
rules-as = kurallar şöyle yazılır: { $words }
no-header-line = “{ $found }” başlıktaki satırlardan değil
no-source = atışlar “{ $found }” kaynağından gelemez
two-players = aralarında virgül olan iki oyuncu olmalı
line-begins = oyunun { $number }. satırı “{ $words }” ile başlamalı
another-game = oyun bitti: yenisini yalnızca “{ $words }” başlatabilir
both-throw = burada ikisi de atar: “{ $words }”
turn-of = sıra “{ $name }” oyuncusunda
colon-place = iki nokta atıştan sonra gelir, atış yoksa addan sonra
colon-missing = addan ya da atıştan sonra iki nokta eksik
brace-missing = bir nottan sonra “{ $words }” eksik
no-note = “{ $found }” bir not değil

## What is wrong with a match of another program

not-one-match = dosyada tek bir maça ait olmayan { $count } oyun var
no-variation = “{ $name }” türü burada oynanmıyor
unknown-variation = bu tür burada bilinmiyor
no-length = { $points } puanlık bir maç burada oynanmıyor
should-be = “{ $found }” yerine şu olmalı: { $words }
length-missing = maçın uzunluğu eksik: { $words }
ends-early = dosya ilk oyundan önce bitiyor
two-readings = bu “{ $name }” ya da “{ $other }” oyuncusunun sırası olabilir: sütunların arasında duruyor ve ikisi de oynanabilir
two-winners = burada “{ $name }” ya da “{ $other }” kazandı: sözler sütunların arasında duruyor ve ardından skor gelmiyor
no-kind = dosyada oyunun tavla olduğu yazmıyor: { $words }
other-kind = { $found } başka bir oyun: tavla { $words }
no-game = dosyada oyun yok
xg-cut = bu .xg dosyasının başlığı yarıda kesilmiş
unpacks-too-large = bu { $format } dosyası açılınca bir maça sığmayacak kadar büyük
cannot-unpack = bu { $format } dosyası bozuk: oyunları açılamıyor
xg-no-match = bu .xg dosyası bir maç başlığıyla başlamıyor

## What is wrong with a position of another program

ten-fields = bir XGID on alanlıdır, { $count } değil
three-fields = bir OGID en az üç alanlıdır
board-is-cut = bu FIBS tahtası yarım kalmış
board-is-over = bu FIBS tahtasının oyunu bitti
on-other-bar = “{ $found }” rakibin barında
too-many-checkers =
    { $seat ->
        [White] Beyaz’ın { $count } pulu var; en çok { $most } olabilir
       *[Black] Siyah’ın { $count } pulu var; en çok { $most } olabilir
    }
characters-of-checkers = 26 karakter: bar, 24 hane, bar
fifteen-checkers = oyuncu başına on beş pul
length-of-match = bir maç uzunluğu, örneğin { $words }
dropped = vido pas geçildi: oyun bitti
doubled-before-throw = vido zar atılmadan önce edilir
no-place = “{ $found }” bu oyuncunun pulu için bir yer değil
more-checkers = bunlar { $count } puldan fazla
somebody-has-more = pozisyon kimliği birine { $count } puldan fazlasını veriyor
more-than-checkers = “{ $found }” iki oyuncunun pullarından fazlasını içeriyor
colon-between-ids = pozisyon kimliği ile maç kimliği iki nokta ile birleşir
id-not-played = maç kimliğine göre oynanan bir oyun yok
id-unknown-end = maç kimliğinin sonunda bu programın bilmediği bir şey var
id-length = maç kimliğine göre maç { $points } puanlık; bu burada oynanmıyor
id-two-offers = maç kimliğine göre aynı anda hem vido ediliyor hem pes ediliyor
id-nothing-to-do = maç kimliğine göre sırası gelen oyuncu, yapacak bir şeyi olmayan ötekini bekliyor
id-third-player = maç kimliğine göre vido küpü üçüncü bir oyuncuda
id-stake = maç kimliğine göre oyunun değeri { $most } üstünde
length-of-id =
    { $kind ->
        [position] pozisyon kimliği { $count } karakterdir; “{ $found }” öyle değil
       *[match] maç kimliği { $count } karakterdir; “{ $found }” öyle değil
    }
no-letter-of-id = “{ $found }” bir kimlikte geçen karakterlerden değil
more-bits =
    { $kind ->
        [position] pozisyon kimliğinde gereğinden çok bit var
       *[match] maç kimliğinde gereğinden çok bit var
    }

## Where something was not kept as it stands

on-line = { $line }. satır: { $what }
at-place = { $place }: { $what }
head-of-match = maçın başlığı
above-first-game = ilk oyundan önce
in-game = { $number }. oyun
at-throw = { $number }. oyun, { $throw }. atış

## What was left out

left-out-because = { $what }: bu atlandı
rest-left-out = { $what }: oyunun geri kalanı atlandı
refused-and-left-out = { $refusal } Oyunun geri kalanı atlandı
goes-on = { $what }; oyun oradan sürüyor
stands-above = “{ $found }” oyunların üstünde duruyor, atlandı
not-known = “{ $found }” bilinmiyor, atlandı
unknown-rule = “{ $found }” kuralı bilinmiyor, atlandı
names-no-move = “{ $found }” bir hamle belirtmiyor: bir şey oynanmadı
no-throw = “{ $found }” hamleli bir atış değil, atlandı
comments-left-out =
    { $count ->
        [1] bir yorum atlandı
       *[other] { $count } yorum atlandı, ilki burada
    }
variations-left-out =
    { $count ->
        [1] bir varyant atlandı
       *[other] { $count } varyant atlandı, ilki burada
    }
others-left-out =
    { $count ->
        [1] tavla olmayan bir oyun atlandı
       *[other] tavla olmayan { $count } oyun atlandı, ilki burada
    }
encoding = metnin kodlaması “{ $name }”: adlar yanlış okunmuş olabilir
too-much-not-legal = oyunun geri kalanı atlandı: içinde kurallara uymayan çok fazla şey var
after-end = oyun bitti: ardından gelenler atlandı
second-head = ikinci bir maç başlığı atlandı
automatic-doubles = bu oyunun otomatik vidoları atlandı
redouble = beaver ardından gelen yeniden vido atlandı
throw-unreadable = bu atış okunamıyor, atlandı
move-unreadable = bu hamlenin bir bölümü okunamıyor
belongs-to-none = bu hiçbir oyuna ait değil, atlandı
cut-here = dosya burada kesilmiş: devamı eksik
cut-in-game = dosya bir oyunun ortasında bitiyor

## What was changed or guessed

name-cut = “{ $name }” adı “{ $cut }” olarak kısaltıldı
names-here = oyuncuların adı burada “{ $name }” ve “{ $other }”
no-end = { $number }. oyunun dosyada sonu yok
comes-after = { $number }. oyun { $before }. oyundan sonra geliyor
row-comes-after = { $number }. satır { $before }. satırdan sonra geliyor
score-would-be = skor burada { $score } olurdu; dosyadaki geçerli
is-crawford = dosyaya göre bu Crawford oyunu
is-not-crawford = dosyaya göre bu Crawford oyunu değil
doubled-not-crawford = burada vido ediliyor, demek ki bu Crawford oyunu değil
kept-as-single = maç bitti: bu oyun tek oyun olarak alındı
no-match-length = dosyada maçın uzunluğu yok: oyunları tek oyun olarak alındı
no-raccoons = burada raccoon oynanmıyor
opening-double = bir oyun çift zarla başlayamaz: daha önce ikisi de atmış gibi alındı
turn-missing =
    { $seat ->
        [White] bundan önce Beyaz’ın bir turu eksik
       *[Black] bundan önce Siyah’ın bir turu eksik
    }
dice-unused =
    { $seat ->
        [White] Beyaz bir önceki turda bütün zarlarını oynamalıydı, oynamadı
       *[Black] Siyah bir önceki turda bütün zarlarını oynamalıydı, oynamadı
    }
not-legal =
    { $seat ->
        [White] Beyaz { $first } ve { $second } ile “{ $moves }” oynayamaz
       *[Black] Siyah { $first } ve { $second } ile “{ $moves }” oynayamaz
    }
others-answer = Vidoyu öteki oyuncu yanıtlar.
not-doubled = Kimse vido etmedi.
double-unanswered = vido yanıtsız: kabul edilmiş sayıldı
stake-would-be = oyunun değeri { $stake } olurdu, { $number } değil
no-stake = burada oyunun değeri { $number } olamaz
has-more-checkers =
    { $seat ->
        [White] Beyaz’ın { $most } puldan fazlası olurdu
       *[Black] Siyah’ın { $most } puldan fazlası olurdu
    }
set-up-impossible = burada kurulan pozisyon olanaksız: { $why }; oyunun geri kalanı atlandı
set-up-here = burada bir pozisyon kuruluyor; oyun oradan sürüyor
does-not-follow = bu pozisyon bir öncekinden çıkmıyor; oyun buradan sürüyor
kept-as-refused = oyun bu atıştan önce bitiyor ve oyunun değeri sayılıyor: pas geçilmiş bir vido olarak alındı
score-says-won =
    { $seat ->
        [White] sonraki skora göre Beyaz kazandı; öyle kabul edildi
       *[Black] sonraki skora göre Siyah kazandı; öyle kabul edildi
    }
given-to-both =
    { $seat ->
        [White] dosyadaki sözler bu oyunu ikisine de veriyor: Beyaz’ın kazandığı oyun olarak alındı
       *[Black] dosyadaki sözler bu oyunu ikisine de veriyor: Siyah’ın kazandığı oyun olarak alındı
    }
given-to-loser =
    { $seat ->
        [White] dosya oyunu Beyaz’a veriyor, oysa tahtada kaybeden oydu
       *[Black] dosya oyunu Siyah’a veriyor, oysa tahtada kaybeden oydu
    }
counts-differ = sözlere göre { $points } puan, skora göre { $worth } puan
with-jacoby = oyun { $points } puan sayılıyor: Jacoby kuralıyla oynandı
without-jacoby = oyun { $points } puan sayılıyor: Jacoby kuralı olmadan oynandı
worth-differs = dosya bu oyunu { $points } puan sayıyor, oysa değeri { $worth } idi
match-needed-no-more = dosya { $points } puan sayıyor, çünkü maça daha fazlası gerekmiyordu; oyunun değeri { $worth } idi
no-resignation = dosya { $points } puan sayıyor; oyunun değeri { $stake } iken hiçbir pes etme bu kadar etmez: burada { $worth } puan sayılıyor
resigned-over-throw =
    { $seat ->
        [White] Beyaz rakibin zarları masadayken pes etti: o atış atlandı
       *[Black] Siyah rakibin zarları masadayken pes etti: o atış atlandı
    }
resigned-before-turn =
    { $seat ->
        [White] Beyaz kendi sırası gelmeden pes etti: oyun bittiği gibi, hamleleri olmadan alındı
       *[Black] Siyah kendi sırası gelmeden pes etti: oyun bittiği gibi, hamleleri olmadan alındı
    }
could-not-resign =
    { $seat ->
        [White] Beyaz pes edemeyeceği bir anda pes etti: oyunun sonu atlandı
       *[Black] Siyah pes edemeyeceği bir anda pes etti: oyunun sonu atlandı
    }

## Why a game cannot be written in a format

only-backgammon = { $format } olarak yalnızca tavla yazılabilir; bu ise: { $game }
cannot-hold =
    { $moment ->
        [half] { $format }, yarısı oynanmış bir atış içeremez
        [beaver] { $format }, yanıt bekleyen bir beaver içeremez
        [resignation] { $format }, pes etmeyi içeremez
        [opening] { $format }, açılışı içeremez: sıra kimsede değil
       *[over] { $format }, bitmiş bir oyunu içeremez
    }
cannot-begin =
    { $moment ->
        [half] { $format }, yarısı oynanmış bir atışla başlayamaz
        [beaver] { $format }, yanıt bekleyen bir beaver ile başlayamaz
        [resignation] { $format }, yanıt bekleyen bir pes etmeyle başlayamaz
       *[over] { $format }, bir oyunun sonuyla başlayamaz
    }
score-too-high = { $format } için skor en çok { $most } olabilir
name-unwritable = “{ $name }” adı { $format } olarak yazılamıyor
only-from-first-throw = { $format } oyunları ilk atıştan başlayarak içerir; bu ise bir pozisyondan başlıyor: oyun kaydı ya da kayıtlı oyun olarak yazılabilir
no-automatic-double = { $format } otomatik vido içeremez
action-refused = { $number }. eylem yazılamıyor: { $refusal }
