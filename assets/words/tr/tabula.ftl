## Why an action is refused

one-die-at-a-time = Bir adım tek taşı tek yere götürür; zarları art arda oynayın.
no-such-place = Oradan taş alınamaz.
no-piece-there = Orada taşınız yok.
not-your-piece = O taş sizin değil.
wrong-direction = Bütün taşlar 1’den 24’e doğru gider, sonra tahtadan çıkar.
wrong-target = O taş bu atışla oraya gidemez.
bar-first = Önce bardaki taşınız girmeli.
point-closed = Kapalı: { $number }. hanede rakibinizin iki ya da daha çok taşı var.
second-half-locked = İkinci yarı kilitli: elde taş varken 13. haneye ya da ötesine konulamaz.
pieces-in-hand = Elinizde taş varken taş toplanamaz.
not-gathered = Bütün taşlarınız son çeyreğe, 19–24 hanelerine gelmeden taş toplanamaz.
exact-number = Oradan toplamak için tam { $number } gerekir.
piece-further-back = { $number } sayısından büyük bir zar, ancak daha geride taşınız yoksa oradan toplar.
wastes-dice = Olabildiğince çok zar oynamalısınız: bu hamleden sonra daha azı oynanabilirdi.

## How a game has ended

all-off = on beş taş da toplandı
all-off-before-one = rakip hiç toplamadan on beş taş da toplandı

## Places

the-hand = el
    .from = elden
    .to = ele

## What the button of a step says

enter-piece = { $number } ile taşı { TO($to) } sok{ $hits ->
        [0] {""}
       *[other] {" "}ve kır
    }
enter-from-bar = { $number } ile taşı bardan { TO($to) } sok{ $hits ->
        [0] {""}
       *[other] {" "}ve kır
    }
bear-off-piece = { $number } ile { FROM($from) } taş topla
move-piece = Taşı { FROM($from) } { TO($to) } oyna{ $hits ->
        [0] {""}
       *[other] {" "}ve kır
    }

## What is asked of whom, and the end of a game

throw-three-dice =
    { $name ->
        [you] Sıra sizde: üç zarı atın.
       *[other] { $name }, üç zarı atın.
    }
another-die = bir { $number } daha
play-all =
    { $name ->
        [you] Sıra sizde:
       *[other] { $name },
    } { $act ->
        [enter] bardan { $dice } ile girin
        [bear-off] { $dice } ile oynayın ya da toplayın
       *[move] { $dice } oynayın
    }.
play-but =
    { $name ->
        [you] Sıra sizde:
       *[other] { $name },
    } { $act ->
        [enter] bardan { $dice } ile girin
        [bear-off] { $dice } ile oynayın ya da toplayın
       *[move] { $dice } oynayın
    }: { $unused } oynanamıyor.
play-some =
    { $name ->
        [you] Sıra sizde:
       *[other] { $name },
    } { $act ->
        [enter] bardan { $dice } ile girin
        [bear-off] { $dice } ile oynayın ya da toplayın
       *[move] { $dice } oynayın
    }: { $count ->
        [1] bunların yalnızca biri oynanabiliyor.
       *[2] bunların yalnızca ikisi oynanabiliyor.
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
    }: bardaki taş { $dice } ile giremiyor.
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
    }: { $dice } ile hiçbir taş oynanamıyor.
won =
    { $name ->
        [you] Kazandınız
       *[other] { $name } kazandı
    }: { $manner }.

## The score panel

in-hand = Elde
on-the-bar = Barda
off = Toplanan
count-of-all = { $count } / { $all }

## What is known of the game without playing it

title = Tabula
tagline = Roma’nın tavlası: üç zar, tek yön
goal = On beş taşınızın hepsini sokun, tahtada bir kez dolaştırın ve ilk toplayan siz olun.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-pips = pip
about-pips = Pip sayısı, bir oyuncunun bütün taşlarının daha gitmesi gereken hanelerin toplamıdır.
term-hand = el, elde, elden
about-hand = Eldeki taşlar daha tahtaya girmemiş olanlardır.
term-bar = bar, bara, barda, bardan, bardaki
about-bar = Bar, kırılan taşların yeniden girmeyi beklediği yerdir.
term-off = toplanan, toplandı
about-off = Toplanan taşlar yolunu bitirmiştir; on beşi kazandırır.

## Its ready-made starts

zeno = Zenon’un zarı
about-zeno = İmparator Zenon iyi bir pozisyondayken 2-5-6 attı ve çiftlerini bozmak zorunda kaldı; sekiz taşı tek başına kaldı. Onun pozisyonundan oynayın.
play-zeno = Zenon’un pozisyonundan oyna

## What the seats are called

ivory = Fildişi
brown = Kahverengi
