## Why an action is refused

answer-first =
    { $what ->
        [beaver] Önce beaver’a yanıt verilmeli.
        [resignation] Önce pes etme önerisine yanıt verilmeli.
       *[double] Önce vidoya yanıt verilmeli.
    }
nothing-offered =
    { $what ->
        [resignation] Yanıt bekleyen bir pes etme önerisi yok.
       *[double] Yanıt bekleyen bir vido yok.
    }
dice-used-up = Zarlar oynandı; turunuzu bitirin.
not-a-place = Oradan pul alınamaz.
no-checker-there = Orada pul yok.
not-your-checker = O pul sizin değil.
bar-first = Önce bardaki pulunuz girmeli.
one-die-at-a-time = Her zar ayrı bir adımdır: zarları birer birer oynayın.
wrong-direction = Pullarınız 24’ten 1’e doğru gider, sonra tahtadan çıkar.
wrong-target = O pul bu atışla oraya gidemez.
point-closed = Kapalı: o hanede rakibinizin iki ya da daha çok pulu var.
way-closed = Kapalı: o pulun yolda konabileceği bütün haneleri rakibiniz tutuyor.
not-all-home = Bütün pullarınız iç sahanıza gelmeden pul toplanamaz.
not-the-furthest = { $number } fazla büyük: büyük sayıyla yalnızca en gerideki pul toplanabilir.
waste-die = Oynanabiliyorsa iki zarı da oynamalısınız: bu hamleden sonra öteki zar oynanamazdı.
higher-die = Zarların yalnızca biri oynanabiliyor, o da büyük olan olmalı.
no-cube = Bu oyun vido küpü olmadan oynanıyor.
double-before-throw = Vido yalnızca zar atmadan önce edilebilir.
crawford-game = Crawford oyununda vido edilmez.
cube-not-yours = Vido küpü rakibinizde: yalnızca o vido edebilir.
at-most-64 = Oyunun değeri 64’ü aşamaz.
no-beavers = Bu oyunda beaver oynanmıyor.
bad-resignation = Oyunun değerinin 1, 2 ya da 3 katına pes edebilirsiniz, { $number } katına değil.
nobody-on-turn = Sıra daha kimsede değil.

## What has happened

begins-with-both = Büyük atan başlar ve iki zarı da oynar.
automatic-double = Otomatik vido: oyun 2 sayılıyor.
resignation-declined = Pes etme önerisi reddedildi; oyun sürüyor.

## How a game has ended

double-dropped = vidoya pas denildi
resigned-gammon = mars olarak pes edildi
resigned-backgammon = backgammon olarak pes edildi
single-game = tek oyun
gammon = mars
backgammon = backgammon

## Places

the-cube = vido küpü
    .from = vido küpünden
    .to = vido küpüne

## What the button of a step says

enter-checker = { $number } ile pulu { TO($to) } sok{ $hits ->
        [0] {""}
       *[other] {" "}ve kır
    }
bear-off-checker = { $number } ile { FROM($from) } pul topla
move-checker = Pulu { FROM($from) } { TO($to) } oyna{ $hits ->
        [0] {""}
       *[other] {" "}ve kır
    }

## What the button of a choice says

double = Vido et: { $number }
take = Kabul: { $number } puana oyna
drop = Pas: { $number } kaybet
beaver = Beaver: { $number }
resign =
    { $name ->
        [you] Pes et: { $number } kaybet
       *[other] { $name } pes ediyor: { $number } kaybediyor
    }
accept = Kabul: { $number } kazan
play-on = Devam et

## What was chosen, without the stake

taken = Kabul
dropped = Pas
accepted = Kabul
offered-to-resign = Pes

## What was chosen, inside of a sentence

does-double = { $number } puana vido etmek
does-beaver = { $number } puana beaver yapmak
does-accept = kabul etmek
    .start = Kabul etmek
does-play-on = devam etmek
    .start = Devam etmek

## What is asked of whom, and the end of a game

throw-or-double =
    { $name ->
        [you] Sıra sizde: zarları atın ya da { $number } puana vido edin.
       *[other] { $name }, zarları atın ya da { $number } puana vido edin.
    }
some-times = { $number } ({ $count } kez)
play-all =
    { $name ->
        [you] Sıra sizde: { $dice } oynayın.
       *[other] { $name }, { $dice } oynayın.
    }
play-higher =
    { $name ->
        [you] Sıra sizde: büyük zarla { $number } oynayın: ikisi birden oynanamıyor.
       *[other] { $name }, büyük zarla { $number } oynayın: ikisi birden oynanamıyor.
    }
play-one =
    { $name ->
        [you] Sıra sizde: { $number } oynayın: { $unused } oynanamıyor.
       *[other] { $name }, { $number } oynayın: { $unused } oynanamıyor.
    }
play-once =
    { $name ->
        [you] Sıra sizde: bir kez { $number } oynayın: bir daha oynanamıyor.
       *[other] { $name }, bir kez { $number } oynayın: bir daha oynanamıyor.
    }
play-some =
    { $name ->
        [you] Sıra sizde: { $count } kez { $number } oynayın: daha fazla oynanamıyor.
       *[other] { $name }, { $count } kez { $number } oynayın: daha fazla oynanamıyor.
    }
stuck-on-bar =
    { $name ->
        [you] { $ends ->
            [0] Turunuzu bitirin
           *[other] Turunuz bitiyor
        }
       *[other] { $ends ->
            [0] { $name }, turunuzu bitirin
           *[other] { $name }, turunuz bitiyor
        }
    }: { $dice } oynanamıyor, bardaki pul giremiyor.
stuck =
    { $name ->
        [you] { $ends ->
            [0] Turunuzu bitirin
           *[other] Turunuz bitiyor
        }
       *[other] { $ends ->
            [0] { $name }, turunuzu bitirin
           *[other] { $name }, turunuz bitiyor
        }
    }: { $dice } oynanamıyor, bütün haneler kapalı.
take-or-drop =
    { $other ->
        [you] Sıra sizde: kabul edin ya da pas geçin
       *[other] { $other }, kabul edin ya da pas geçin
    }; { $name ->
        [you] { $number } puana vido ediyorsunuz.
       *[other] { $name } { $number } puana vido ediyor.
    }
take-or-drop-beaver =
    { $name ->
        [you] Sıra sizde: kabul edin ya da pas geçin
       *[other] { $name }, kabul edin ya da pas geçin
    }; { $other ->
        [you] { $number } puana beaver yapıyorsunuz.
       *[other] { $other } { $number } puana beaver yapıyor.
    }
accept-or-play-on =
    { $other ->
        [you] Sıra sizde: kabul edin ya da devam edin
       *[other] { $other }, kabul edin ya da devam edin
    }; { $name ->
        [you] { $number } puan kaybetmeyi öneriyorsunuz.
       *[other] { $name } { $number } puan kaybetmeyi öneriyor.
    }
won =
    { $name ->
        [you] { $count } puan kazandınız
       *[other] { $name } { $count } puan kazandı
    } ({ $manner }).{ $series ->
        [on] {" "}Maç sürüyor.
        [won] {" "}Maç kazanıldı.
       *[none] {""}
    }

## The score panel

cube = Küp
cube-owned =
    { $seat ->
        [White] { $number }, Beyaz’da
       *[Black] { $number }, Siyah’ta
    }
match-to = { $count } puanlık maç
crawford = Crawford oyunu
no-doubling = vido yok

## What is known of the game without playing it

title = Tavla
tagline = Eve koş, kapat ve kır; vido değeri artırır
goal = On beş pulunuzu iç sahanıza getirin ve ilk toplayan siz olun.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-pips = pip
about-pips = Pip sayısı, bir oyuncunun bütün pullarının daha gitmesi gereken hanelerin toplamıdır.
term-points = puan, puana
about-points = Puan, şimdiye kadar kazanılan oyunların değeridir.
term-cube = küp, küpü, küpünü, küpüne
about-cube = Vido küpü, oyunun değerinin kaçla çarpıldığını gösterir.
term-crawford = crawford
about-crawford = Crawford oyunu, bir oyuncunun maçı kazanmasına tek puan kaldıktan sonraki oyundur: bu oyunda kimse vido edemez.
term-match = maç, maçı, maçta
about-match = Bu kadar puana ilk ulaşan maçı kazanır.
term-double = vido, vidoya, vidoyu, vidodan
about-double = Vido, iki kat değere oynama önerisidir: rakip kabul eder ya da pas geçip oyunun o anki değerini kaybeder.
term-take = kabul
about-take = Vidoyu kabul eden iki kat değere oynamayı sürdürür ve bundan sonra yalnızca o vido edebilir.
term-drop = pas
about-drop = Pas geçen, oyunu o anki değeriyle kaybeder.
term-beaver = beaver, beaver’a
about-beaver = Beaver, vidoyu kabul edip hemen yeniden vido etmektir.
term-resign = pes
about-resign = Pes etmek, oyunu kaybetmeyi önermektir; rakip bunu geri çevirebilir.
term-bar = bar, bara, barda, bardan, bardaki
about-bar = Bar, kırılan pulların yeniden girmeyi beklediği yerdir.

## What the seats are called

white = Beyaz
black = Siyah
