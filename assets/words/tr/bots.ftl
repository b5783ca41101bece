## What they are called

guest = Misafir
regular = Müdavim
gambler = Kumarbaz
master = Usta
oracle = Kâhin

## Who they are

about-guest = Kuralları bu akşam öğrendi ve sohbetin tadını çıkarıyor.
about-regular = Her hafta burada oynar ve basit numaraları bilir.
about-gambler = Bahsine oynar ve kıran atışları sayar.
about-master = Bir ömür boyu oynamıştır ve seyrek yanılır.
about-oracle = İleriyi görür ve hiçbir şeyi affetmez.

## What a chance is a chance of

chance =
    { $what ->
        [win-gammon] mars etme
        [win-backgammon] backgammon etme
        [win-double] iki kat kazanma
        [lose-gammon] mars olma
        [lose-backgammon] backgammon olma
        [lose-double] iki kat kaybetme
       *[win] kazanma
    }
