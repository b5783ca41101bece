## The menu of the game

to-game = Sürdür
main-menu = Ana menü
settings = Ayarlar
saved-games = Kayıtlı oyunlar
dice-statistics = Zar istatistiği
statistics = İstatistik
moves = Hamleler
analysis = Analiz
edit-position = Bu pozisyonu düzenle
saved-automatically = Oyun kendiliğinden kaydedilir.
send-by-link = Bağlantıyla gönder: { $name }
about-sending = Oyunu öteki oyuncunun cihazında açan bir bağlantı oluşturur.
go-on-live = Canlı sürdür: { $name }
about-going-live = Oyun için bu haliyle bir oda açar ve öteki oyuncuya bir bağlantı verir.

## Resigning

resign = Pes et
resign-maybe = Pes et…
resign-so = { $resignation }…
cancel = Vazgeç
you-lose = { $other } kabul ederse oyunu kaybedersiniz.
loses = { $other } kabul ederse { $name } oyunu kaybeder.
you-lose-to-other = Öteki oyuncu kabul ederse oyunu kaybedersiniz.

## Copying

copy-to-clipboard = Panoya kopyala
position = Pozisyon
record = Oyun kaydı
copied = { $what }: kopyalandı.
not-copied = { $what }: { $why }.
link-to-position = Bu pozisyonun bağlantısı
picture-of-position = Bu pozisyonun resmi

## The moves

no-moves = Daha hamle yok.
replay = Tekrar izle
show-earlier = Önceki { $count } hamleyi göster
rethrown = yeniden atıldı
cocked-rethrown = Eğik düşen bir zar yeniden atıldı.
go-to-move = { $number }. hamleye git

## Pictures

picture = Resim
as-seen = Gördüğünüz gibi
about-as-seen = Masa, baktığınız yerden, düğmesiz. Bunun için panel kapanır.
save-png = PNG olarak kaydet
copy = Kopyala
share = Paylaş
position-of = { $game }, { $number }. pozisyon
film = Film
about-film = Her yerde oynatılabilen hareketli bir GIF: bu pozisyondan önceki turu ya da oyunu gösterir. Uzun bir oyunda her turun tek bir resmi olur.
film-of-turn = Bu turun filmi
film-of-game = Oyunun filmi
film-is-taken = Film çekiliyor: %{ $percent }.
film-is-ready = Film hazır: { $size } MB.
save-gif = GIF olarak kaydet
flat-diagram = Düz çizim
about-diagram = Tahta, kitaptaki gibi, yukarıdan ve yer numaralarıyla. Her boyutta keskindir.
no-diagram = Oluşamayacak bir pozisyonun çizimi yoktur.
save-svg = SVG olarak kaydet
address-of-picture = Bu resmin adresi
html-for-page = Başka bir sayfa için HTML

## The rulebook

open-as-text = Metin olarak aç
standard-rules = Bu oyunda standart kurallar geçerli.
rules-of-game = Bu oyunun masa kuralları: { $rules }.
in-this-game = Bu oyunda: { $value }

## The position editor

undo = Geri al
empty-board = Tahtayı boşalt
start = Başlangıç
back = Geri
hint = İpucu
odds = Olasılık
play-from-here = Buradan oyna
as-text = Metin olarak: her biçim buraya yapıştırılabilir ya da bırakılabilir
position-as-text = Metin olarak pozisyon
position-panel = Pozisyon…

## The dice of the game

this-game = Bu oyun
all-games = Bütün oyunlar
dice = Zarlar
lots = Kura zarları
no-dice-yet = Daha zar atılmadı.
expected = beklenen
about-expected = Her yüzün kaç kez beklendiği.
too-few = Şimdiye kadar { $count }: bir sınama için çok az.
chi-squared =
    Şimdiye kadar { $count }. Ki-kare { $deviation }: hilesiz zarlar bu uzunlukta 100 oyunun { $percent ->
        [0] 1’inden azında
       *[other] yaklaşık { $percent } tanesinde
    } en az bu kadar dengesizdir; { $evenness ->
        [normal] bu olağandır
        [uneven] bu biraz dengesizdir, yirmi oyundan biri böyledir
       *[rare] bu enderdir, ama olur
    }.
all-proven =
    { $count ->
        [1] Bu oyunun birlikte belirlenen atışı denetlendi ve kanıtlandı.
       *[other] Bu oyunun birlikte belirlenen { $count } atışının hepsi denetlendi ve kanıtlandı.
    }
not-proven = Bu oyunun birlikte belirlenen { $count } atışından { $doubtful } tanesi kanıtlanmadı. İlki: { $faces }: { $verdict }.
why-fair = Zarlar neden hilesiz
fair-by-hand = Gerçek zarlar atıp yüzlerini girersiniz. Onlarla ilgili bildiğimiz tek şey yukarıdaki sayılardır.
fair-by-computer = Bir rastgele sayı üreteci her yüzü aynı olasılıkla çeker. Tohumu oyunla birlikte kaydedilir; böylece her atış sonradan denetlenebilir.
fair-by-agreement = İki masa da her atışa gizli bir pay verir ve önceden ona bağlanır. Yüzler iki paydan birlikte çıkar; bu yüzden ne bir oyuncu ne de oda onları seçebilir ya da önceden bilebilir. Kanıt oyunla birlikte kaydedilir.
fair-on-table = Yüzleri boş bir zarın nasıl yuvarlandığını ve hangi yanı üstünde durduğunu fizik belirler. Hangi yanda hangi yüzün olduğu, zar elden çıkmadan hemen önce, her yöneliş için aynı olasılıkla çekilir. Bu yüzden atış ne kadar ustaca olursa olsun her yüz tam olarak eşit olasılıklıdır. Eğik düşen bir zar aynı biçimde yeniden atılır.
thrown-elsewhere = { $name } bu cihazda atıyor. { $away } başka bir cihazda attı ve atışları bağlantıyla geldi: burada sayılır, ama zarların düştüğünü burada kimse görmedi.
