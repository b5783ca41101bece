## When

today = bugün { $time }
yesterday = dün { $time }
on-day = { $date }, { $time }

## The saved games

saved-games = Kayıtlı oyunlar
of-one = { $title }, { $first }
of-two = { $title }, { $first } ve { $second }
played-at = { $title }, { $when }
none-saved = Daha oyun yok. Her oyun ilk atışından başlayarak kendiliğinden kaydedilir.
of-other-version = Bu oyunu programın başka bir sürümü kaydetmiş.
damaged-whole = Bozuk: bu oyunun hiçbir yeri okunamıyor.
open-now = Şu anda açık.
replay = Tekrar izle
resume = Sürdür
show-folder = Klasörü göster
rename = Adını değiştir
copy = Kopyala
export-maybe = Dışa aktar…
share-link = Bağlantıyı paylaş
delete = Sil
name = Ad
cancel = Vazgeç
export-as = Biçim
format-of-file = { $format } (.{ $extension })
game-record = Oyun kaydı
save-file = Kayıtlı oyun
backgammon-match = Tavla maçı
match-of-program = { $program } maçı
page-file = Sayfa
picture-file = Resim
film-file = Film
drawing-file = Çizim
delete-this = Bu oyun kalıcı olarak silinsin mi?
import-game = Oyun içe aktar
about-import = Pencereye bir dosya bırakın ya da bir dosya seçin.
import-file = Dosya içe aktar
about-pasting = Ya da buraya bir oyun yapıştırın: kayıtlı bir oyun, bir oyun kaydı, başka bir programın maçı, bir XGID ya da bir pozisyon.
game-to-import = İçe aktarılacak oyun
import = İçe aktar
open = Aç
copied = Kopyalandı. Bir dosyaya ya da iletiye yapıştırın.
imported = “{ $saved }” içe aktarıldı.
imported-here = “{ $saved }” içe aktarıldı. Kayıtlı oyunlar arasında.
not-all-kept = Her şey olduğu gibi saklanmadı: { $list }.
not-all-kept-and-more = Her şey olduğu gibi saklanmadı: { $list }; { $count } tane daha var.
in-folder = Kayıtlı oyunlar “{ $folder }” klasöründe.

## Why something cannot be stored or read: parts of sentences

no-storage = depolama yok
storage-full = depolama dolu
no-space = “{ $folder }” klasörü için yer kalmadı
refused =
    { $done ->
        [written] “{ $file }” yazılamıyor: { $system }
        [removed] “{ $file }” silinemiyor: { $system }
        [renamed] “{ $file }” yeniden adlandırılamıyor: { $system }
       *[read] “{ $file }” okunamıyor: { $system }
    }
browser-refuses = tarayıcı izin vermiyor
no-browser-storage = tarayıcı bu sayfaya depolama vermiyor
folder-refused = “{ $folder }” klasörüne yazılamıyor: { $system }
changed-elsewhere = “{ $file }” başka bir pencerede değiştirilmiş
not-read = “{ $file }” okunamıyor: { $reason }
not-written = “{ $file }” yazılamıyor: { $reason }
too-long = bir oyun olamayacak kadar uzun
in-file = “{ $file }”: { $reason }
no-folder = belgeler için klasör yok

## Why the system refuses to read or write: parts of sentences

not-there = orada değil
not-permitted = sistem izin vermiyor
only-to-be-read = yalnızca okunabiliyor
is-folder = bu bir klasör
is-no-folder = bir klasörde durmuyor
in-use = başka bir program kullanıyor
error-of-system = sistem { $number } numaralı hatayı bildiriyor
refused-by-system = sistem geri çeviriyor
cannot-be-text = metin olarak yazılamıyor

## The same in sentences

folder-unwritable = “{ $folder }” klasörüne yazılamıyor: oyunlar kaydedilmeyecek.
disk-full = “{ $folder }” klasörü için yer kalmadı: bu oyun kaydedilmeyecek.
browser-blocks = Tarayıcınız depolamayı engelliyor: oyunlar kaydedilmeyecek.
no-place = Kayıtlı oyunlar için klasör yok: oyunlar kaydedilmeyecek.
browser-full = Tarayıcınızın depolaması dolu: bu oyun kaydedilmeyecek.
saves-unwritable = Kayıtlı oyunlar klasörüne yazılamıyor: oyunlar kaydedilmeyecek.

## Documents: what each is, at the beginning of a sentence and in it

document-first =
    { $document ->
        [choices] Yeni oyun için son seçimler
        [results] Bütün oyunların sonuçları
        [games] Kayıtlı oyunların başlıkları
        [lessons] Biten dersler
        [puzzles] Çözülen bulmacalar
        [exercises] Kendi hatalarınız
        [error-rates] Hata oranları
        [analysed-games] Analiz edilen oyunlar
        [window] Pencerenin boyutu ve yeri
       *[settings] Ayarlar
    }
document =
    { $document ->
        [choices] yeni oyun için son seçimler
        [results] bütün oyunların sonuçları
        [games] kayıtlı oyunların başlıkları
        [lessons] biten dersler
        [puzzles] çözülen bulmacalar
        [exercises] kendi hatalarınız
        [error-rates] hata oranları
        [analysed-games] analiz edilen oyunlar
        [window] pencerenin boyutu ve yeri
       *[settings] ayarlar
    }
document-unreadable = { $what } okunamıyor: { $reason }.
newer-format = “{ $file }” { $number }. biçimde, bu program ise yalnızca { $count }. biçimi okuyor; dosya olduğu gibi bırakılıyor, değişiklikler saklanmayacak: { $what }.
have-format = biçimleri { $number }
damaged-at = { $line }. satır, { $column }. karakterde bozuk
document-set-aside = { $what } okunamadı ({ $reason }). Bozuk dosyanın adı artık “{ $renamed }”.
document-not-set-aside = { $what } okunamadı ({ $reason }); ayrıca { $why }.

## The game on the table, and games that come and go

open-elsewhere = Bu oyun başka bir pencerede açık. Burada kopya olarak sürüyor.
changed-here = Bu oyun başka bir pencerede değiştirildi. Bundan sonra kopya olarak kaydedilecek.
not-listed = Kayıtlı oyunlar listelenemiyor: { $reason }.
no-longer-there = “{ $file }” artık yok.
before-damage = { $what }; oyun bozulmadan önceki yerden sürüyor
unknown-format = “{ $file }”, { $reason }.
set-aside = Kayıtlı bir oyun bozuk ({ $reason }). Bozuk dosyanın adı artık “{ $renamed }”.
not-set-aside = Kayıtlı bir oyun bozuk ({ $reason }); ayrıca { $why }.
cannot-be-opened = Bu açılamıyor: { $reason }.
link-out-of-date = Bu bağlantının tarihi geçmiş. İşte daha yeni oyununuz.
which-way = Bu oyun iki yoldan sürmüş: bu cihazda ve bağlantıda. Hangisini sürdürmek istersiniz? Öteki kayıtlı oyunlarda kalır.
from-link = Bağlantıdaki oyun
on-this-device = Bu cihazdaki oyun
wait-for-dice = Zarların durmasını bekleyin.
not-a-game-link = “{ $link }” bir oyun bağlantısı değil.
no-such-puzzle = “{ $link }” diye bir bulmaca yok.

## Dialogs for files

games = Oyunlar
all-files = Bütün dosyalar
save-as-file = Dosya olarak kaydet
saved-as = “{ $file }” olarak kaydedildi.
no-dialog = Burada dosya penceresi yok: dosyayı pencereye bırakın ya da metnini yapıştırın.
saved-without-dialog = Burada dosya penceresi yok. Dosya “{ $file }” olarak kaydedildi.
not-saved-without-dialog = Burada dosya penceresi yok, ayrıca { $reason }. Oyun kopyalanabilir: “Kopyala” düğmesine basıp bir dosyaya yapıştırın.

## Pictures

no-picture = Resim çekilemedi.
picture-copied = Resim panoda.
picture-not-copied = Resim kopyalanamadı: { $reason }.
picture-not-made = Resim oluşturulamadı: { $reason }.
no-clipboard = pano almıyor
cannot-be-picture = resim olarak yazılamıyor
unknown-pixels = ekran kartı bilinmeyen türde bir resim veriyor
film-not-made = Film oluşturulamadı: { $reason }.
film-broken-off = Oyun devam ettiği için film yarıda kesildi.

## The position editor

live-not-edited = Canlı bir oyunun pozisyonu düzenlenemez.
wait-for-pieces = Zarların ve taşların durmasını bekleyin.
at-character = { $reason } ({ $number }. karakter)
