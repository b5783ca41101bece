## The analysis

analysis = Analiz
all-games = Bütün oyunlar
no-analysis = Analiz yok: { $why }.
one-moment = Bir dakika…
analysing = Analiz ediliyor: %{ $percent }
stopped-at = %{ $percent } oranında durduruldu
above-and-below = Yukarıda { $first } kazanır. Aşağıda { $second } kazanır.
turning-points = Dönüm noktaları
save-report = Çizimli sayfa olarak kaydet
other-moves-here = Buradaki öteki hamleler
mistakes = Hatalar
none-seen = Botların görebildiği bir hata yok.
none-so-far = Şimdilik yok.
practise = { $count } hatayı çalış
practise-of = { $count } hatayı çalış: { $name }
threw = { $name } { $throw } attı
lucky = Şanslı: { $amount }.
unlucky = Şanssız: { $amount }.
what-it-was = { $name }: { $what }
unmarked = hata
gave-away = { $turn }: { $amount } kaybettirdi.
mistake = { $name } { $sign } −{ $amount }
was-played = Oynanan: { $turn }.
was-better = Daha iyisi: { $better }. { $why }
better = Daha iyi
played = Oynanan
other-moves = Öteki hamleler

## Skill and luck

skill-and-luck = Beceri ve şans
curve-of-chances = Oyun boyunca olasılıklar
game-of-series = { $number }. oyun
none-marked = İşaretli karar yok.
column-value = Değer
column-behind = Fark
column-chances = Olasılıklar
chance-and-share = { $what } { $value }
unforced-decisions = Zorunlu olmayan kararlar
count-of-mark = { $sign } ile işaretli
given-away-in = { $what }: kaybedilen
amount-in-decisions = { $amount } ({ $count })
about-marks-of = İşaretler, aynı binde birlerle: { $marks } ({ $thresholds }).
was-incomplete = Analiz tamamlanmamıştı.
made-with = Tesserae ile yapıldı.
analysis-of = { $game }, analiz
given-away = Kaybedilen
error-rate = Hata oranı
pr = PR
pr-of-part = { $what }: PR
luck = Şans
result = Sonuç
without-luck = Şans düşülünce
about-error-rate = Hata oranı: bir kararın ortalama ne kaybettirdiği, oyunda söz konusu olanın binde biri olarak. Şans: atışların, olası bütün atışların ortalamasından ne kadar iyi olduğu.
about-pr = PR: eXtreme Gammon’un saydığı gibi, hata oranının yarısı.
as-solved = { $name }: { $all } karardan { $perfect } tanesi çözümdeki gibi, ötekiler { $amount } kaybettirdi.
endgame-as-solved = { $name }: oyun sonundaki { $all } karardan { $perfect } tanesi kusursuz; kusursuz oyundan { $amount } eksik.

## One decision

decision = Karar
back-to-analysis = Analize dön
show-position = Pozisyonu göster
not-found-out = Bulunamadı: { $why }.
decides = { $name } karar veriyor.
with-throw = { $name }, { $faces } ile.
show = Göster
gives-nothing =
    { $played ->
        [0] hiçbir şey kaybettirmez ({ $value }).
       *[other] Oynanan: hiçbir şey kaybettirmez ({ $value }).
    }
gives-away =
    { $played ->
        [0] { $amount } kaybettirir ({ $value }).
       *[other] Oynanan: { $amount } kaybettirir ({ $value }).
    }
rollout = Rollout
first-game-is-played = Rollout: ilk oyun oynanıyor.
rolled-out-once = Rollout: 1 oyun.
rolled-out = Rollout: { $value }, { $count } oyun.
percent-done = %{ $percent }
stop = Durdur
about-rollout = Botlar, seçilen en çok dört hamleden başlayarak, hepsinde aynı zarlarla oynar. Şans sonuçlardan çıkarılır; ± bir standart hatadır.
roll-out = { $count } hamleyle rollout
what-about = Ya bu hamle?
move-pieces = Taşları tahtada oynayın ya da hamlenin parçalarını sırayla seçin.
so-far = Şimdiye kadar: { $turn }
on-board = Tahtada: { $turn }
take-back = Geri al

## Several games or positions

games = Oyunlar
positions = Pozisyonlar
nothing-listed = Burada bir şey yok. Birkaç oyunlu bir dosya ve birkaç pozisyonlu bir metin burada listelenir.
which-position = { $count } pozisyon. Hangisini açmak istersiniz?
position = { $number }. pozisyon
score-is = Skor: { $score }.
score-before = Önceki skor: { $score }.
score-of-series = { $score } ({ $what })
position-in-words = { $what }: { $position }.
game-and-result = { $number }. oyun: { $result }
game-sentence = { $number }. oyun: { $result }.
about-giving-away = Kaybedilen: oyunun değeri cinsinden, maçta ise bir oyunun değerine denk olan. PR: bir kararın ortalama kaybettirdiğinin yarısı, bunun binde biri olarak. Ne kadar düşükse o kadar iyi.
all-analysed = Bütün oyunlar analiz edildi.
stop-analysis = Analizi durdur
go-on-with-analysis = Analizi sürdür
analyse-all = Bütün oyunları analiz et
games-of-two = { $first } ve { $second }: { $count } oyun.
games-of-several = Birkaç oyuncunun { $count } oyunu.
number-of-games = { $count } oyun.
wins-points = { $name } kazandı: { $count }
a-draw = berabere
not-finished = bitmedi
was-not-finished = Bitmedi.
all-given-away = Kaybedilen: { $list }.
gave-away-and-pr = { $name } { $lost } (PR { $rating })

## The games that were analysed

analysed-games = Analiz edilen oyunlar
none-analysed = Daha oyun yok. Analizi biten her oyun burada listelenir.
older-games = Daha eski oyunlar
about-rating = PR, performans puanı: bir kararın ortalama kaybettirdiğinin yarısı, oyunda söz konusu olanın binde biri olarak. Ne kadar düşükse o kadar iyi.
name-and-game = { $name }, { $game }
pr-in-one = { $name }: 1 oyunda PR { $rating }.
pr-in-last = { $name }: { $count } oyunun sonuncusunda PR { $rating }, son { $last } oyunun hepsinde { $mean }.
legend = Noktalar: her oyun. Çizgi: son { $count } oyunun hepsi.
pr-of = { $name } { $rating }
ratings = PR: { $list }.
moves-not-saved = Hamleleri artık kayıtlı değil.

## The results of all games

statistics = İstatistik
analysed-games-and-pr = Analiz edilen oyunlar ve PR
no-games = Daha oyun yok. Oynadığınız her oyun burada sayılır.
none-finished = { $count } başladı, hiçbiri bitmedi
finished = { $count } oyun bitti
dice-luck = Zar şansı
about-luck = Hilesiz zarların ortalaması 3,5’tir. Son sütun, bu büyüklükteki 100 örnekten kaçında hilesiz zarların en az bu kadar saptığını söyler.
copy-error-rates = Hata oranlarını kopyala
puzzles-solved = İlk denemede çözülen bulmacalar
solved-of = { $game }: { $solved } / { $all }
rate = { $name }: analiz edilen { $count } oyunda hata oranı { $last }
rate-before = { $name }: analiz edilen { $count } oyunda hata oranı { $before } → { $last }
like-level = { $what }, { $bot } gibi
against = { $name } – { $bot }
won = kazanılan
points = puan
won-of = { $wins } / { $all }
count-of-manner = { $count } × { $manner }
manners = { $name }: { $list }
dice-column = zar
average = ortalama
of-hundred = 100’de
