## Who plays

opponent = Rakip
a-person = Bir kişi
two-people-share = İki kişi bu ekranı paylaşır.
strength = Güç { $rank } / { $count }. { $character }
you-play = Siz oynuyorsunuz
watch = İzle
name-of-seat = { $seat } için ad
optional-name-of-seat = { $seat } için ad (isteğe bağlı)
your-name = Adınız
optional-name = Ad (isteğe bağlı)

## The server for games with a friend

server = Sunucu
about-server = İki program bir Tesserae sunucusunda (tesserae-room) buluşur. Herkese açık bir sunucu yok: kendiniz bir tane çalıştırın ya da arkadaşınıza onunkinin adresini sorun.

## House rules

house-rules =
    { $count ->
        [0] Masa kuralları: standart
       *[other] Masa kuralları: { $count } değişiklik
    }
reset-rules = Standart kurallara dön
rule-and-value = { $rule }: { $value }
rule-is = { $rule }: { $value }.
range = { $low } ile { $high } arası
range-of-unit = { $unit }, { $low } ile { $high } arası

## Where throws come from

dice = Zarlar
dice-on-table = Zarlar: masada
dice-by-hand = Zarlar: elle girilir
dice-by-computer = Zarlar: bilgisayar çeker
on-table = Masada atılır
by-hand = Gerçek zarlar, elle girilir
by-computer = Bilgisayar çeker
about-table = Sanal zarlar atarsınız; masada nasıl durdukları geçerlidir.
about-hand = Gerçek zarlar atar, yüzlerini buraya girersiniz.
about-computer = Zar atılmaz: bir rastgele sayı üreteci çeker, tohumu oyunla birlikte kaydedilir.

## The clock

clock = Saat
no-clock = Yok
sudden-death = Sabit süre
delay = Gecikmeli
increment = Eklemeli
about-no-clock = Herkes istediği kadar düşünür.
about-sudden-death = Her şey için belli bir süre vardır. Süresi biten kaybeder.
about-delay = Çoğu tavla saatindeki gibi, süre her turda bir gecikmeden sonra işler. Süresi biten kaybeder.
about-increment = Biten her tur kalan süreye ekler. Süresi biten kaybeder.
seconds-of-delay = Her turdaki gecikme (saniye)
seconds-of-increment = Her turdan sonra eklenen (saniye)
minutes-each = Her oyuncu için dakika

## What is chosen, in a few words

without-clock = yok
with-sudden-death = kişi başı { $minutes } dakika
with-delay = kişi başı { $minutes } dakika, { $seconds } saniye gecikme
with-increment = kişi başı { $minutes } dakika, tur başına { $seconds } saniye
two-people = Bu ekranda iki kişi
you-against = Siz – { $bot }
bots = { $first } – { $second }
changed-rules =
    { $count ->
        [0] standart kurallar
       *[other] { $count } kural değişik
    }
standard-rules = Standart kurallar.
