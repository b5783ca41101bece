## What is wrong with what is settled before the first throw

wrong-position = pozisyon, { $error }
long-name = bir ad en çok { $most } karakter olabilir
bad-name = “{ $name }” adı boşlukla başlıyor ya da bitiyor ya da yazdırılamayan bir karakter içeriyor
invisible-name = “{ $name }” adında görünmez bir karakter var
bad-player = bir oyuncu “person”, “elsewhere” ya da “bot:” ve bir düzeyin adıdır
bad-date = “{ $date }” 2026-11-20 gibi bir tarih değil

## What an undo does, and what it has done

undo = Geri al
undo-to-turn = Geri al: { $number }. turunuza dön
undo-to-answer = Geri al: yanıtınıza dön
undone = Geri alındı
undone-to-turn = Geri alındı: { $number }. turunuza dönüldü
undone-to-answer = Geri alındı: yanıtınıza dönüldü

## What is wrong with a file

no-save = 1. satır: bu bir Tesserae oyun dosyası değil ({ $why })
other-format =
    1. satır: oyun dosyası { $format }. biçimde, bu program ise yalnızca { $known }. biçimi okuyor; dosya olduğu gibi bırakılıyor
wrong-header = 1. satır: { $why }
damage =
    { $error }; { $count ->
        [one] o satır kayıp
       *[other] { $count } satır kayıp
    }
long-line = satır { $count } bayt
longer-than-any-event = satır { $count } bayt, her olaydan uzun
line-breaks-off = satır yarıda kesiliyor
line-is-damaged = satır bozuk
wrong-data = satırda olmaması gereken bir şey var
neither-event-nor-undo = bu ne bir olay ne de bir geri alma
nothing-comes-again = yalnızca bir bota karşı oyunda atışlar yine gelir
