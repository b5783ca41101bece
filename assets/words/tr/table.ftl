## For screen readers: who plays what; throws; choices and moves

introduced =
    { $title }: { $first ->
        [you] siz
       *[other] { $first }
    } ve { $second ->
        [you] siz
       *[other] { $second }
    }.
each-throws =
    { $first ->
        [you] Siz { $one } attınız
       *[other] { $first } { $one } attı
    }, { $second ->
        [you] siz { $another } attınız
       *[other] { $second } { $another } attı
    }.
throws =
    { $name ->
        [you] { $dice } attınız.
       *[other] { $name } { $dice } attı.
    }
played =
    { $name ->
        [you] Siz: { $what }.
       *[other] { $name }: { $what }.
    }

## Where dice of the players are entered

what-first-thrown =
    { $name ->
        [you] Birer zar atın. Siz ne attınız?
       *[other] Birer zar atın. { $name } ne attı?
    }
what-thrown =
    { $name ->
        [you] Siz ne attınız?
       *[other] { $name } ne attı?
    }

entered =
    Zarlarınızı atıp yüzlerini girin: { $number } / { $count }
are-these-your-dice = Zarlarınız bunlar mı?
confirm = Onayla
remove = Sil

## Whoever reads, as a name in the list of players

you-as-player = Siz

## On buttons of several places

back = Geri
close = Kapat
main-menu = Ana menü
undo = Geri al
better = Daha iyi
played-turn = Oynanan
number-of-count = { $number } / { $count }

## The prompt, where nobody here is asked for anything

is-playing = { $name } oynuyor.
is-stuck = { $name } bu atışla oynayamıyor.
cannot-play = { $name } oynayamıyor.
someones-turn = Sıra { $name } oyuncusunda.
turn-on-another-device = Sıra başka bir cihazda, { $name } oyuncusunda. Oyunu gönderin.

## What has happened, below the prompt

forced-moves =
    Tek bir hamle varsa, ayarlardaki “Zorunlu hamleleri oyna” onu sizin yerinize yapar.
cocked =
    { $die ->
        [lot] Eğik düşen bir kura zarı yeniden atıldı.
       *[die] Eğik düşen bir zar yeniden atıldı.
    }
undone-to-turn = Geri alındı: { $number }. turunuza dönüldü. Yine aynı zarlar gelecek.
undone-to-answer = Geri alındı: yanıtınıza dönüldü. Yine aynı zarlar gelecek.
undone-to-dice = Geri alındı. Yine aynı zarlar gelecek.

## The buttons of a turn

throw = Zar at
hint = İpucu
i-am-here = Buradayım
send-to = Gönder: { $name }
play-here = Burada oyna
about-play-here = İki oyuncu da turlarını yine bu cihazda oynar.
agree = Kabul et
decline = Reddet
play-both-sides = İki tarafı da oyna

## The buttons above the board

your-friend = Arkadaşınız
moves = Hamleler
rules = Kurallar
dice-statistics = Zar istatistiği
settings = Ayarlar
menu = Menü

## The buttons at the end of a game

replay = Tekrar izle
another-game = Bir oyun daha
play-again = Yeniden oyna
analysis = Analiz
send-result = Sonucu gönder

## The buttons of a replay

first = İlk
previous = Önceki
play = Oynat
pause = Duraklat
next = Sonraki
last = Son
back-to-game = Oyuna dön
edit = Düzenle
about-edit = Bu pozisyonu düzenle

## The score and the dice

whole-score = Bütün skor
used-die = { $number }, oynandı
swap-dice = Zar değiştir
about-swap = Hızlı hamle önce soldaki zarı dener. Zarların sırasını değiştirmek için tıklayın ({ $key }).

## On the board: where dice lead and what that is worth; the order of the moves of a turn

dice-and-worth = { $faces }: { $worth }
better-number = Daha iyi { $number }
played-number = Oynanan { $number }
sum = = { $number }

## What a friend says, in a bubble

quoted = “{ $words }”

## A lesson

lesson-step = { $lesson } · { $number } / { $count }
