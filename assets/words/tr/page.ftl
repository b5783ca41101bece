## For search engines, messengers and the list of installed programs

description = Bilgisayara, yanınızdaki birine ya da uzaktaki bir arkadaşınıza karşı beş zar ve tahta oyunu: Tavla, Tabula, Ur Kraliyet Oyunu, Tablero de Jesus ve Tablero di Berona.
share = Lamba ışığında bir masada beş eski zar ve tahta oyunu.
share-picture = Lamba ışığında bir tavla tahtası, zarlar ve vido küpü duruyor

## The start page

about = Bilgisayara, yanınızdaki birine ya da uzaktaki bir arkadaşınıza karşı beş zar ve tahta oyunu
loading = Yükleniyor
loading-begins = Yükleniyor…
loading-percent = Yükleniyor… %{ $percent }
setting-the-table = Masa kuruluyor…
starting = Başlatılıyor…
play = Oyna
all-games = Bütün oyunlar
games = Oyunlar
start-here = Buradan başlayın
rules-of-all-games = Bütün oyunların kuralları
rules = Kurallar
needs-scripts = Tesserae’ye JavaScript gerekir: lütfen bu sayfada betiklere izin verin.
begins-by-itself = { $title } siz basmadan başlar.
game-goes-on-where-it-was = Oyununuz kaldığı yerden sürüyor.
page-is-loaded-again = Sayfa yeniden yükleniyor.
languages = Diller

## What a link has brought

sent-a-game = Biri size bir oyun gönderdi.
sent-a-puzzle = Biri size bir bulmaca gönderdi.
game-with-friend-goes-on = Arkadaşınızla oyununuz sürüyor.
invited-to-look-on = Bir oyunu izlemeye çağrıldınız.
invited-to-play = Bir arkadaşınız sizi oyuna çağırdı.

## Buttons of the page

reload = Yeniden yükle
later = Sonra
close = Kapat
copy = Kopyala
share-link = Paylaş
try-again = Yeniden dene

## For screen readers

board = Tahta. Oyunun düğmeleri ondan sonra gelir.
buttons = Oyunun düğmeleri
link = Bağlantı

## The same game in two tabs

other-tab = Başka bir sekmede açık
other-tab-what = Bu oyun bu tarayıcının başka bir sekmesinde açık. Burada sürdürürseniz öteki sekme menüsüne döner.
continue-here = Burada sürdür
main-menu = Ana menü

## What stops the page

no-kiosk = Bu adres bir kiosk adresi değil
no-game = “{ $given }” bir oyun değil: ?kiosk= şunlardan birini belirtmeli: { $games }.
no-rest = “{ $given }” bir dinlenme süresi değil: ?rest= { $least } ile { $most } arasında bir tam sayı (saniye) olmalı.
graphics-interrupted = Grafik kesintiye uğradı
graphics-not-back = Tarayıcı ekran kartını daha geri alamadı. Sayfayı biraz sonra yeniden yükleyin.
no-webgl = WebGL 2 yok
no-webgl-what = Oyuna, güncel her tarayıcıda bulunan WebGL 2 gerekir. Lütfen tarayıcınızı güncelleyin ya da ayarlarından donanım hızlandırmayı açın, sonra sayfayı yeniden yükleyin.
loading-failed = Yüklenemedi
part-not-loaded = Oyunun bir parçası yüklenemedi. Çevrimiçi misiniz?
part-of-other-version = Oyunun bir parçası yüklenemedi. Sunucuda yeni bir sürüm var. Sayfayı yeniden yükleyin.
stopped-again = Oyun yine durdu
stopped-twice = Kısa sürede iki kez beklenmedik bir hata oldu. Sayfayı yeniden yükleyin.
graphics-interrupted-again = Grafik yine kesintiye uğradı
graphics-lost-twice = Tarayıcı kısa sürede iki kez ekran kartını yitirdi; belki de bellek bitti. Sayfayı yeniden yükleyin.
game-goes-on = Oyununuz sürer.
game-is-saved = Oyununuz kayıtlı.
game-is-lost = Oyununuz o zaman kaybolur, çünkü bu tarayıcı oyunları saklamıyor.

## What happened before the page was loaded again

after-trap = Beklenmedik bir hata oldu; sayfa bu yüzden yeniden yüklendi.
after-trap-game = Beklenmedik bir hata oldu; sayfa bu yüzden yeniden yüklendi ve oyununuz aynı adımdan sürüyor.
after-graphics = Tarayıcı ekran kartını yitirmişti; sayfa bu yüzden yeniden yüklendi.
after-graphics-game = Tarayıcı ekran kartını yitirmişti; sayfa bu yüzden yeniden yüklendi ve oyununuz aynı adımdan sürüyor.
after-reload = Sayfa yeniden yüklendi.
after-reload-game = Sayfa yeniden yüklendi ve oyununuz aynı adımdan sürüyor.
after-update = Bu, yeni sürüm.
after-update-game = Bu, yeni sürüm; oyununuz aynı adımdan sürüyor.
game-not-kept = Bu tarayıcı oyununuzu saklamadı.

## New versions, and files that do not come

update-loading = Yeni sürüm yükleniyor…
update-there = Sunucuda yeni bir sürüm var.
file-not-loaded = Oyunun bir parçası yüklenemedi: { $path }. Çevrimiçi misiniz?
file-refused = Oyunun bir parçası yüklenemedi: { $path }. Sunucunun yanıtı: { $status }.
reload-page = Sayfayı yeniden yükleyin.
reload-game-goes-on = Yeniden yükleyin: oyununuz sürer.
reload-game-is-lost = Yeniden yükleyin: oyununuz o zaman kaybolur, çünkü bu tarayıcı oyunları saklamıyor.
update-failed = Yeni sürüm yüklenemedi. Çevrimiçi misiniz?
reload-failed = Sayfa yüklenemedi. Çevrimiçi misiniz?

## Links

share-game = Bu oyunu paylaş
share-game-what = Bu bağlantıyı açan herkes oyunu tekrar izleyebilir ve sürdürebilir.
send-game = Oyunu gönder
send-game-what = Bu bağlantıyı öteki oyuncuya gönderin. Oyunu sıra ondayken açar.
share-puzzle = Bu bulmacayı paylaş
share-puzzle-what = Bu bağlantıyı açan herkes aynı bulmacayı görür.
picture-address = Bu resmin adresi
picture-address-what = Bu adresteki sayfa yalnızca çizimi, masaya giden bir bağlantıyla gösterir.
picture-html = Başka bir sayfa için HTML
picture-html-what = Bu satır başka bir sayfada durduğu yerde çizimi, masaya giden bir bağlantıyla gösterir.
copied = Kopyalandı.
copying-refused = Tarayıcı kopyalamaya izin vermiyor: lütfen yukarıdaki metni kopyalayın.

## The page of one position

open-at-table = Masada aç
no-position = Bu adreste bir pozisyon yok: { $why }.
