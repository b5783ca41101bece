title = Ayarlar
no-sound-device = Program açılırken ses aygıtı bulunamadı: hiçbir şey duyulmaz.
reset = Ayarları sıfırla

## Sections

sound = Ses
motion = Hareket
view = Görünüm
gameplay = Oyun
with-friend = Arkadaşla
display = Ekran
keyboard = Klavye

## Sound and motion

volume = Ses düzeyi
ambience = Ortam sesi
animation-speed = Animasyon hızı
reduce-motion = Hareketi azalt
about-reduce-motion = Taşlar ve kamera yerlerine kaymaz, atlar.
vibrate = Titreşim
about-vibrate = Zarlar bir yere çarpınca telefon titrer.
turn-board = Tahtayı her tur çevir
about-turn-board = Kamera, sırası gelen oyuncunun tarafına geçer.
percentage = %{ $percent }
at-once = anında
times-as-fast = { $times } ×
in-seconds = { $seconds } sn

## View

view-from = Bakış yönü
about-view-from = Tahtanın size en yakın tarafının kimin olduğu.
first-player = Birinci oyuncu
second-player = İkinci oyuncu
mirror = Tahtayı aynala
about-mirror = Sağla solu değiştirir; taşlar öteki yönde gider ve toplanır.
dice = Zarlar
about-dice = Zarların neyden yapıldığı. Ur Kraliyet Oyunu’nun kura zarları kemik ya da abanozdur.
bone = Kemik
ebony = Abanoz
red = Kırmızı
brass = Pirinç
cloth = Örtü
green = Yeşil
burgundy = Bordo
blue = Mavi
grey = Gri
board = Tahta
board-of = Tahta: { $game }
about-boards = Herkes kendi seçtiği tahtayı görür, bir arkadaşla oynarken de.
board-name =
    { $board ->
       *[backgammon] Ceviz
        [backgammon_damascus] Şam kakması
        [backgammon_tournament] Deri ve keçe
        [tabula] Mermer
        [tabula_wood] Oyma ceviz
        [ur] Sedef ve lapis
        [ur_limestone] Kireçtaşı ve mürekkep
        [jesus] Meşe ve zeytin
        [jesus_chest] Boyalı sandık kapağı
        [berona] Meşe
        [berona_leather] Rulo deri
    }

## Gameplay

legal-moves = Olası hamleleri göster
about-legal-moves = Oynanabilen taşları ve gidebilecekleri yerleri işaretler.
point-numbers = Hane numaraları
about-point-numbers = Tahtanın yerlerini numaralar; küçük oklar taşların yönünü gösterir.
insights = Yardım ve analiz
about-insights = İpuçları, olasılıklar, koç, bulmacalar ve analiz. Kapalıyken hiçbiri gösterilmez.
coach = Koç
about-coach = Bir tur, vido ya da başka bir seçim çok kaybettirmeden önce sizi uyarır ve yeniden seçtirir.
marks = Analiz işaretleri
about-marks = Bir kararın ?!, ? ya da ?? ile işaretlenmesi için gereken kayıp, oyunda söz konusu olanın binde biri olarak: burada 20, 50 ve 100; eXtreme Gammon’da ? ve ?? için 20 ve 80; GNU Backgammon’da 40, 80 ve 160.
confirm = Turları onayla
about-confirm = Seçeneğiniz olan bir tur yalnızca “Turu bitir” düğmesine basınca biter; o zamana kadar geri alabilirsiniz.
end-turns = Seçeneksiz turları bitir
about-end-turns = Bir atışla hiçbir şey ya da tek bir şey oynanabiliyorsa tur biraz sonra kendiliğinden biter.
forced-moves = Zorunlu hamleleri oyna
about-forced-moves = Tek bir hamle varsa sizin yerinize yapılır.
auto-throw = Zarları otomatik at
about-auto-throw = Seçecek başka bir şey yoksa zarlar sizin yerinize atılır.
quick-moves = Hızlı hamleler
about-quick-moves = Tıkladığınız taş büyük zarla ya da o kapalıysa öteki zarla oynar. Sıralarını değiştirmek için zarlara tıklayın.
off = Kapalı
double-click = Çift tıklama
single-click = Tek tıklama

## With a friend

letter-in-no-font = Kutu olarak görünen bir harf buradaki hiçbir yazı tipinde yok. Yine de olduğu gibi kaydedilir.
hide-hand = Öteki oyuncunun elini gizle
about-hide-hand = Bir arkadaşın hamlelerini ve atışlarını görürsünüz, ama taşı götüren elini görmezsiniz.
notify = Sıram gelince haber ver
about-notify = Başka bir şeye bakarken tarayıcı size haber verir. Bir kez izin ister.

## Display

full-screen = Tam ekran
about-full-screen = Pencere, şimdi ve sonraki açılışta ekranı doldurur.
colours = Renkler
natural = Doğal
colour-blind = Renk körlüğüne uygun
scale = Arayüz ölçeği
message-duration = İleti süresi
graphics = Grafik
automatic = Otomatik
low = Düşük
medium = Orta
high = Yüksek
automatic-level =
    { $level ->
        [low] İlk karelere göre bu cihaza uyan düzey, şimdi: düşük.
        [high] İlk karelere göre bu cihaza uyan düzey, şimdi: yüksek.
       *[medium] İlk karelere göre bu cihaza uyan düzey, şimdi: orta.
    }

## The list of keys

other-letters = Klavyenizde Latin harfleri yok: buradaki bir harf, Amerikan klavyesinde o yerdeki tuştur. Sizin harfiniz, öğrenilince yanında gösterilir.
at-board = Tahtada
entering-faces = Gerçek zarların yüzlerini girerken
in-replay = Tekrar izlerken
in-lesson = Derste
in-your-turn = Sıra sizdeyken
answering = Bir öneriyi yanıtlarken
in-menus = Menülerde ve panellerde
mouse-and-touch = Fare ve dokunma
