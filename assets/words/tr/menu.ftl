## The first page

about = Bilgisayara, yanınızdaki birine ya da uzaktaki bir arkadaşınıza karşı beş zar ve tahta oyunu
saved-games = Kayıtlı oyunlar
statistics = İstatistik
settings = Ayarlar
rules = Kurallar
join-by-link = Bağlantıyla katıl
quit = Çık
resume-since = Sürdür: { $saved }, { $when }
resume = Sürdür: { $saved }
go-on-waiting = Beklemeyi sürdür: { $game }
start-here = Buradan başlayın

## The page of a game

first-moves = İlk hamleler
position-editor = Pozisyon düzenleyici
puzzle-of-the-day = Günün bulmacası
puzzles = Bulmacalar
puzzles-solved = Bulmacalar: { $tried } denemede { $solved } çözüm
mistakes-due = Hatalar: bugün { $count }
mistakes-later =
    { $count ->
        [1] Hatalar: yarın
       *[other] Hatalar: { $count } gün sonra
    }
own-mistakes = Analiz edilen oyunlardaki kendi hatalarınız, bulmaca olarak.
play = Oyna
play-with-friend = Bir arkadaşla oyna
by-link = Her biriniz kendi cihazınızda, bir bağlantıyla.
clock = Saat: { $clock }

## The first moves of backgammon

all-throws = Bütün zarlar
about-first-moves = Her zarın en iyi ilk hamleleri ve ötekilerin kaç puan kaybettirdiği. Yanıtları görmek için bir zar seçin. Çift yalnızca eşitlikten sonra iki zarın da yeniden atıldığı yerde açılış zarı olabilir.
replies = { $throw } yanıtları: { $turn }

## While the table is set, while it plays by itself, and before a kiosk’s game ends

setting-the-table = Masa kuruluyor…
press-to-play = Oynamak için bir tuşa basın ya da dokunun.
game-ends = Sürdürmek için herhangi bir yere dokunun. Bu oyun { $seconds } saniye sonra bitecek.
