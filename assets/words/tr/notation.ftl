## What stands there is not what should

is-not = “{ $found }” yerine şu olmalı: { $wanted }
missing = burada şu olmalı: { $wanted }

## What should stand there

this-text = “{ $words }”
one-of = şunlardan biri: { $words }
a-number = bir sayı
number-from = { $low } ile { $high } arasında bir sayı
smaller-number = daha küçük bir sayı
phase = oyunun bir aşaması, örneğin { $examples }
two-dice = iki zar, örneğin { $examples }
the-dice = zarlar
face = bir zarın yüzü
cube = bir vido küpü, örneğin { $examples }
score = bir skor, örneğin { $examples }
checkers-at-place = bir yer ve pul sayısı, örneğin { $examples }
number-of-stakes = oyun değerinin kaç katı olduğu
action = bir eylem, örneğin { $examples }
move-of-coin = bir hamle, örneğin { $examples }: sütun, çıkılan satır, varılan satır
two-purses = en çok { $most } sikkelik iki kese, örneğin { $examples }
rows-of-coins = bir tahta: 1 ile 7 arasında yedi rakam, her sütundaki sikkenin satırı
rows-of-stacks = bir tahta: “/” ile birleşen üç satır, her biri virgülle birleşen altı yığın
stack-of-tokens = bir pul yığını: A ve B
points-won = iki tarafın kazandığı, örneğin { $examples }
pieces-of =
    { $side ->
        [ivory] fildişi taşlar, örneğin { $examples }
        [brown] kahverengi taşlar, örneğin { $examples }
        [Blue] Mavi’nin taşları, örneğin { $examples }
       *[Ivory] Fildişi’nin taşları, örneğin { $examples }
    }
tallies = stoktaki ve iki oyuncudaki çeteleler, örneğin { $examples }
who-began = kimin başladığı, örneğin { $examples }
square = bir karenin adı
place = bir yerin adı

## What cannot be read otherwise

position-like = bir pozisyon şöyle yazılır: { $examples }
places-in-order = yerler bardan toplanana doğru sırayla, her biri bir kez yazılır
other-checkers = { $most } yerine { $count } pul
no-single-die = oradan buraya tek bir zarla gelinmez
not-played-here = { $faces } burada oynanmış olamaz
nobodys-turn = açılış atışından önce ve oyun bitince sıra kimsede değildir; kimin başladığı bitince bellidir, daha önce değil
turn-missing = sıranın kimde olduğu ve kimin başladığı eksik
stack-missing = bir yığın eksik (boş kare nokta ile yazılır)
should-end = pozisyon burada bitmeli; “{ $found }” fazladan
nothing-follows = “{ $found }” ifadesinden sonra bir şey gelmez
comes-twice = “{ $found }” iki kez geçiyor
three-dice =
    { $count ->
        [4] yalnızca üç zar var
       *[other] zar sayısı üç olmalı, { $count } değil
    }
no-such-game = “{ $found }” diye bir oyun yok (bilinenler: { $words })
