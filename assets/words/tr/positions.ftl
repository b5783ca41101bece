## Backgammon

not-fifteen-checkers =
    { $seat ->
        [White] Beyaz’ın on beş pulu yok
       *[Black] Siyah’ın on beş pulu yok
    }
both-on-point = Beyaz’ın { $number }. hanesinde iki renkten de pul var (Siyah’ın { $other }. hanesi)
both-off = ikisi de bütün pullarını toplamış olamaz
both-shut-out = ikisinin de kapalı bir iç sahanın önünde barda pulu var: kimse hiç oynayamazdı
not-at-start = oyun bütün pullar başlangıç yerlerindeyken başlar
winner-not-off = kazanan bütün pullarını toplamamış
all-off =
    { $seat ->
        [White] Beyaz bütün pullarını toplamış, öyleyse oyun bitmiştir
       *[Black] Siyah bütün pullarını toplamış, öyleyse oyun bitmiştir
    }
opening-names-white = açılışta ikisi de atar; burada Beyaz yazılı
no-dice = oynanacak zar yok
dice-lie-not = şu anda masada zar yok
faces-of-die = bir zarın yüzleri 1–6’dır
used-too-often = bir zar bir adımda biter; ikisi aynıysa iki adımda
first-is-used-first = eşit iki zardan önce birincisi kullanılır
cube-missing = vido küpü eksik
no-cube = bu oyun vido küpü olmadan oynanıyor
owned-without-double = vido edilmeden küp kimsede olmaz
owned-by-nobody = oyunun değeri { $number } ise vido küpü birindedir
crawford-doubled = Crawford oyununda kimse vido etmez
opening-doubled = açılıştan önce kimse vido etmez
too-low-score = oyun { $number } puan ediyordu, ama kazananın skoru bunu göstermiyor
single-crawford = tek oyunda Crawford oyunu olmaz
too-many-points = bu maçta kimsenin { $number } puandan fazlası olamaz
match-over = { $number } puanla maç biter
not-crawford = bu, Crawford oyunu olamaz
no-beaver = yanıtlanacak beaver yok
bad-resignation = oyunun değerinin 1, 2 ya da 3 katına pes edilir
nothing-dropped = pas geçilecek bir vido olmuş olamaz

## Tablero de Jesus

empty-board = tahta yalnızca oyun kaybedilince boştur
other-coins = keselerde ve tahtada { $number } sikke var, iki oyuncunun getirdiği ise { $other }
no-run = tahtada alınacak dizi yok
coins-at-end = oyun kaybedilince tahtada sikke kalmaz
other-coins-at-end = sonda keselerde { $number } sikke var, iki oyuncunun getirdiği ise { $other }
could-refill = kaybedenin { $number } sikkesi var, tahtayı doldurabilirdi
no-coin = { $number } sütununda sikke yok
several-coins = { $number } sütununda birden çok sikke var
half-of-coins = açılış atışından önce sikkelerin yarısı birinin, yarısı ötekinin kesesindedir

## Tablero di Berona

token-before-opening = açılış atışından önce tahtada pul olmaz
won-before-single = tek oyunda önceden kazanılmış bir şey olmaz: won:0-0
too-many-tokens = { $letter } tarafının { $number } puldan fazlası var

## Tabula

both-colours = { $number }. hanede iki renkten de taş var
not-in-hand = açılış atışında bütün taşlar eldedir
no-winner = sonda bir oyuncunun on beş taşı toplanmıştır
fifteen-off = on beş taş toplanınca oyun biter
other-pieces =
    { $colour ->
        [ivory] fildişinin { $other } yerine { $number } taşı var
       *[brown] kahverenginin { $other } yerine { $number } taşı var
    }

## The Royal Game of Ur

too-many-pieces =
    { $side ->
        [Blue] Mavi’nin { $number } taştan fazlası var
       *[Ivory] Fildişi’nin { $number } taştan fazlası var
    }
both-on-square = iki oyuncunun da { $square } karesinde taşı var
both-home = iki oyuncunun da bütün taşları evde
other-tallies = { $other } yerine { $number } çetele var
winner-not-paid = kazanana { $number } çetele ödenmiş olmalı
no-tallies = set çetele için oynanır
single-tallies = tek oyunda çetele olmaz
set-over = bütün çeteleler bir elde toplanınca set biter
over-without-winner = oyun, bir tarafın yedi taşı da eve varınca biter, başka türlü bitmez
unknown-beginner = kimin başladığı, kura zarları bunu belirlerken bilinmez; başka zaman bilinir
not-at-ur-start = kura zarları kimin başlayacağını belirlerken bütün taşlar başlangıçtadır
lots-worth = üç kura zarı en çok 3 eder
faces-of-lot = kura zarı 0 ya da 1 gösterir
gate-not-opened = üç boş girişe bir taş koyar ve yeniden atılırdı
nothing-moved = hiçbir taş oynanmış olamaz
nothing-earned = hiçbir rozet bunu kazandırmış olamaz
other-pieces-of =
    { $side ->
        [Blue] Mavi’nin { $other } yerine { $number } taşı var
       *[Ivory] Fildişi’nin { $other } yerine { $number } taşı var
    }
not-on-way =
    { $side ->
        [Blue] Mavi { $square } karesine hiç uğramaz
       *[Ivory] Fildişi { $square } karesine hiç uğramaz
    }
two-on-square =
    { $side ->
        [Blue] Mavi’nin { $square } karesinde iki taşı var
       *[Ivory] Fildişi’nin { $square } karesinde iki taşı var
    }
no-rosette = yalnızca rozette yıldız olur, { $square } ise rozet değil
