## Why an action is refused

empty-reserve = Yedekte pul yok.
not-your-reserve = O yedek rakibinizin.
place-elsewhere = { $number } ile pul { $number }. başlangıç karenize konur.
no-such-place = Pullar yalnızca tahta ile yedek arasında gidip gelir.
empty-square = O karede pul yok.
not-your-stack = O yığın sizin değil: en üstte rakibinizin pulu var.
moves-from-home = Yalnızca kendi başlangıç karelerinizdeki yığınlar yürür.
moves-elsewhere = { $number } ile { $number }. başlangıç karenizdeki yığın yürür.
too-tall = { $number } pulluk bir yığın yürüyemez: yalnızca 17 başka kare var.
walk-length = { $height } pulluk bir yığın { $height } kare yürür, { $squares } kare değil.
not-orthogonal = Yürüyüş kareden kareye, kenarlardan geçer.
square-twice = Yürüyüşte hiçbir kareye iki kez girilmez.
back-to-start = Yürüyüş, yola çıkılan kareye asla dönmez.
return-needs-doubles = Pul yalnızca çift zarla yedeğe döner.
return-instead-of-both = Pul iki zarın yerine yedeğe döner, birinden sonra değil.
return-to-own-reserve = Pul, sahibinin yedeğine döner.
return-from-home = Masa kuralına göre pul yedeğe yalnızca kendi başlangıç karelerinizden döner.
return-rather-than-bump = Bundan sonra ikinci { $number } kullanılamazdı; bir pulu yedeğe alabildiğiniz sürece tıkanamazsınız.
both-dice = İki zarı da kullanmalısınız: bundan sonra { $number } kullanılamazdı.

## What has happened

begins-again = Berabere biten oyuna kim başladıysa yine o başlar.
token-returned = Bir pul yedeğe döndü: aynı oyuncu yeniden atar.

## How a game has ended

centre-is-nobodys = ortada kimsenin karesi yok
by-points = { $more }–{ $fewer }
by-square = { $more }–{ $fewer }, belirleyen { $number }. kare

## Places

reserve =
    { $seat ->
        [Brown] Kahverengi’nin yedeği
       *[Ivory] Fildişi’nin yedeği
    }
    .from = { $seat ->
        [Brown] Kahverengi’nin yedeğinden
       *[Ivory] Fildişi’nin yedeğinden
    }
    .to = { $seat ->
        [Brown] Kahverengi’nin yedeğine
       *[Ivory] Fildişi’nin yedeğine
    }
centre = orta { $number }
    .from = orta { $number } karesinden
    .to = orta { $number } karesine
    .at = orta { $number } karesindeki
own-home = { $number }. başlangıç karesi
    .from = { $number }. başlangıç karesinden
    .to = { $number }. başlangıç karesine
    .at = { $number }. başlangıç karesindeki
home-of =
    { $seat ->
        [Brown] Kahverengi’nin { $number }. başlangıç karesi
       *[Ivory] Fildişi’nin { $number }. başlangıç karesi
    }
    .from = { $seat ->
        [Brown] Kahverengi’nin { $number }. başlangıç karesinden
       *[Ivory] Fildişi’nin { $number }. başlangıç karesinden
    }
    .to = { $seat ->
        [Brown] Kahverengi’nin { $number }. başlangıç karesine
       *[Ivory] Fildişi’nin { $number }. başlangıç karesine
    }
    .at = { $seat ->
        [Brown] Kahverengi’nin { $number }. başlangıç karesindeki
       *[Ivory] Fildişi’nin { $number }. başlangıç karesindeki
    }

## What has moved

walked = { FROM($from) } { $height } pulla yürüyüş: { $over }

## What the button of a step says

place-token = { $number } ile { TO($to) } pul koy
return-token = Bir pulu { FROM($from) } yedeğe al
walk-token = { $number } ile pulu { FROM($from) } { TO($to) } yürüt
walk-tokens = { $number } ile { AT($from) } { $height } pulu yürüt: { $over }

## What the button of a choice says

end-turn-bump = Turu bitir (tıkanma)

## What is asked of whom, and the end of a game

last-turn = { $prompt } Bu son tur.
use-one =
    { $name ->
        [you] Sıra sizde: { $number } zarını kullanın.
       *[other] { $name }, { $number } zarını kullanın.
    }
use-both =
    { $name ->
        [you] Sıra sizde: { $one } ve { $another } zarlarını kullanın.
       *[other] { $name }, { $one } ve { $another } zarlarını kullanın.
    }
use-twice =
    { $name ->
        [you] Sıra sizde: { $number } zarını iki kez kullanın.
       *[other] { $name }, { $number } zarını iki kez kullanın.
    }
use-twice-or-return =
    { $name ->
        [you] Sıra sizde: { $number } zarını iki kez kullanın ya da pullarınızdan birini yedeğe alıp yeniden atın.
       *[other] { $name }, { $number } zarını iki kez kullanın ya da pullarınızdan birini yedeğe alıp yeniden atın.
    }
return-and-throw =
    { $name ->
        [you] Sıra sizde: pullarınızdan birini yedeğe alıp yeniden atın.
       *[other] { $name }, pullarınızdan birini yedeğe alıp yeniden atın.
    }
use-once =
    { $name ->
        [you] Sıra sizde: { $number } zarını kullanın: iki kez kullanılamıyor.
       *[other] { $name }, { $number } zarını kullanın: iki kez kullanılamıyor.
    }
use-only =
    { $name ->
        [you] Sıra sizde: { $one } zarını kullanın: { $another } kullanılamıyor.
       *[other] { $name }, { $one } zarını kullanın: { $another } kullanılamıyor.
    }
use-either =
    { $name ->
        [you] Sıra sizde: { $one } veya { $another } zarını kullanın: ikisi birden kullanılamıyor.
       *[other] { $name }, { $one } veya { $another } zarını kullanın: ikisi birden kullanılamıyor.
    }
bump =
    { $name ->
        [you] { $ends ->
            [0] Turunuzu bitirin
           *[other] Turunuz bitiyor
        }
       *[other] { $ends ->
            [0] { $name }, turunuzu bitirin
           *[other] { $name }, turunuz bitiyor
        }
    }: { $dice } kullanılamıyor. Bu bir tıkanma.
bump-and-turn =
    { $name ->
        [you] { $ends ->
            [0] Turunuzu bitirin
           *[other] Turunuz bitiyor
        }
       *[other] { $ends ->
            [0] { $name }, turunuzu bitirin
           *[other] { $name }, turunuz bitiyor
        }
    }: { $dice } kullanılamıyor. Bu bir tıkanma: { $other ->
        [you] bir turunuz daha var.
       *[other] { $other } bir kez daha oynayacak.
    }
won =
    { $name ->
        [you] Ortayı kazandınız
       *[other] { $name } ortayı kazandı
    }: { $manner }.

## The score panel

in-reserve = Yedek
running-score = Toplam skor
coins-won = Kazanılan sikke
gained = +{ $count }
stake = Bahis

## What is known of the game without playing it

title = Tablero di Berona
tagline = Pulları yığ, oyun bitince ortaya sahip ol
goal = Oyun bittiğinde ortanın daha değerli karelerine sahip olun.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-points = puan
about-points = Ortadaki her kare, en üstte pulu olana 1’den 6’ya kadar kendi sayısını kazandırır.
term-use = kullanın
about-use = Her zar ya kendi sayısındaki başlangıç karenize bir pul koyar ya da orada duran yığını yürütür.
term-walk = yürüt, yürür, yürüyüş
about-walk = Yürüyen yığın, girdiği her karede en alttaki pulunu bırakır.
term-reserve = yedek, yedeği, yedeğe, yedeğine, yedeğinden, yedekte
about-reserve = Yedek, bir oyuncunun tahtada olmayan pullarıdır.
term-bump = tıkanma, tıkanmadır
about-bump = Tıkanma, kullanılamayan bir zardır: öteki oyuncunun son bir turu olur, sonra orta sayılır.
term-running-score = toplam skor
about-running-score = Toplam skor, her oyuncunun kazandığı farkları toplar.
term-coins = sikke
about-coins = Kazanılan sikke, her oyuncunun bu seride ne kazandığını ya da kaybettiğini gösterir.
term-stake = bahis
about-stake = Bahis, bir oyunun nesine oynandığıdır.
term-return = yedeğe al, yedeğe alıp
about-return = Çift atınca, zarları oynamak yerine pullarınızdan birini yedeğe alıp yeniden atabilirsiniz.

## What the seats are called

brown = Kahverengi
ivory = Fildişi
