ok = Tamam

## Advice, opponents, lessons

no-advice = Öneri verilemiyor: { $error }.
opponent-cannot-play = Rakip oynayamıyor: { $error }.
lesson-cannot-go-on = Bu ders sürdürülemiyor: { $error }.
not-answered = botlar yanıt vermiyor
not-loaded = oyunun bir dosyası yüklenemedi

## Puzzles

puzzles-off = Bulmacalar kapalı: ayarlarda “Yardım ve analiz” seçeneğine bakın.
no-puzzles = Bulmaca yok: { $error }.
no-such-number = { $title }: { $number } numaralı bulmaca yok, sonuncusu { $last }.
not-any-more = { $title }: { $number } numaralı bulmaca artık yok.
no-mistake-kept = Çalışmak için saklanmış hata yok.
no-mistake-due =
    { $days ->
        [1] Bugün çalışılacak hata kalmadı; sonraki yarın gelecek.
       *[other] Bugün çalışılacak hata yok; sonraki { $days } gün sonra gelecek.
    }
cannot-be-laid-out = { $what } masaya dizilemiyor: { $error }.
cannot-be-judged = { $what } değerlendirilemiyor: { $error }.
puzzle-number = { $number }. bulmaca
this-mistake = Bu hata
unknown-turn = botlar bu turu tanımıyor

## The program itself

missing-part =
    Oyunun bir parçası eksik: “{ $file }” okunamıyor. Oyunu yeniden kurun.
no-graphics = Ekran kartı sürücüsü bulunamadı. { $drivers } için bir sürücü yükleyin.
old-graphics = Ekran kartının sürücüsü oyunu çizemiyor. { $drivers } için daha yeni bir sürücü yükleyin.
neither-file-nor-link = “{ $file }” ne bir dosya ne de bir oyun bağlantısı.
one-link-only = Aynı anda yalnızca bir bağlantı açılabilir.
in-another-tab = Bu oyun başka bir sekmede sürüyor.
