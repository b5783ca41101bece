## Beside the drawing of a board

cube-in-middle = oyunun değeri { $count } (ortada)
cube-of = oyunun değeri { $count } ({ $name })
tabula-pieces =
    { $who }: { $count } elde, { $number } barda, { $off } toplandı{ $bears ->
        [0] {""}
       *[other] , taş toplayabilir
    }
tabula-dice = { $who }, zarlar: { $faces }
ur-side = { $who }   başlangıçta { $start }   nehirde { $river }   evde { $home }
ur-tallies = çetele { $count }
ur-stock = stokta çetele { $count }
ur-pool = bahis havuzunda sikke { $count }
ur-thrown = { $name }, atış { $faces }, değeri { $count }
berona-reserves = yedek: { $first } (A) { $count }, { $second } (B) { $number }

## What is asked in a game, and what cannot be done

both = İkisi
enter-faces = Zarların yüzlerini girin, örneğin: { $command }
not-in-list = Listede { $found } yok.
type-number = Bir hamlenin numarasını yazın ({ $key }: komut listesi)
with-help = { $what } ({ $key }: komut listesi)
nothing-to-offer = Şu anda teklif edilecek bir şey yok.
type-one-of = Bunlardan birini yazın: { $words }
comes-again = Yine { $faces } geliyor: Enter tuşuna basın.
draws-throws = Bu oyunda atışları program çeker; { $option } gerçek zarlar içindir.
too-many-steps = Bu bir turdan daha uzun: { $count } adım.
not-playable = “{ $found }” oynanamaz.
several-ways = “{ $found }” birden çok biçimde oynanabilir: yolda nerede durduğunu yazın.
saved = Kaydedildi. Sürdürmek için: { $command }
not-saved = Oyun kaydedilmedi (bunu { $option } yapar). Oyun kaydı şu:
kept-damaged = { $what }. Bozuk dosyanın adı artık { $file }.

## The list of commands: what stands for a number, a file and the return key, and what each command does

a-number = NUMARA
a-file = DOSYA
return-key = Enter
help-number = listede bu numarayı taşıyan hamleyi oynar
help-return = zar atar ya da listedeki tek hamleyi oynar
help-throw = zar atar; gerçek zarlarda yüzlerini girer
help-turn = bir turun birkaç adımı; şöyle de yazılır: { $words }
help-undo = bu turun son adımını geri alır
help-save = oyunu bir dosyaya yazar; { $command } onu sürdürür
help-log = buraya kadarki oyun kaydı
help-offers = pes etme gibi teklifleri listeler
help-rules = oyunun kuralları
help-quit = çıkar
help-others = Başka her şey, oyunun gösterimiyle yazılmış bir hamle olarak okunur.

## Turns and house rules

no-dice-yet = masada zar yok: { $count } yüzle { $option } verin, örneğin { $words }
no-dice-left = oynanacak zar kalmadı: { $prompt }
nothing-played = (hiçbir şey)
turns = { $count } tur
house-rules = { $option } için masa kuralları, önce standart değer:

## An analysis

mistake = { $name }: { $turn } { $sign } −{ $amount }
figures = zorunlu olmayan { $count }, hata oranı { $rate }, { $marks }
figures-of-part = { $what }, toplam: { $figures }, kaybedilen: { $amount }
figures-of-all = Hepsi: { $figures }, kaybedilen: { $amount }
luck =
    Şans: { $count } atışta { $lucky ->
        [0] −{ $amount }
       *[other] +{ $amount }
    }
turning-point = Dönüm noktası { $number }: { $name } { $words } ({ $share })

## What is wrong on the command line and in files: parts of sentences

no-language = “{ $found }” diye bir dil yok (bilinenler: { $words })
no-game-named = oyun eksik: adını ya da { $option } verin
rule-form = bir masa kuralı { $words } diye yazılır
rule-twice = “{ $found }” iki kez verilmiş
no-format-of = { $format }, { $game } oyununun bir biçimi değil
not-one-position = bu tek bir pozisyon değil
no-position = bu hiçbir oyunun pozisyonu değil
few-events = oyunda yalnızca { $count } olay var
no-bots = botların { $file } dosyası yok: yerini { $option } bildirir
first-position = { $count } pozisyon var: ilki alınıyor; { $option } birini seçer
several-in-file =
    { $kind ->
        [match] dosyada { $count } parçalık bir maç var
        [games] dosyada tek bir maça ait olmayan { $count } oyun var
       *[positions] dosyada { $count } pozisyon var
    }; { $option } birini seçer
few-games = dosyada yalnızca { $count } oyun var
exists = zaten var
too-large = dosya { $count } MiB sınırını aşıyor: bu bir oyun değil
not-utf-8 = dosya yalın UTF-8 değil; { $command } bir kopyasını yazar
kept-before = önceki bir kurtarmadan kalan var; önce onu başka yere taşıyın
open-elsewhere = bu oyun başka bir programda açık
or-recover = { $what } ({ $option } bozulmamış kısımla sürdürür)
output-unwritable = çıktı yazılamıyor: { $what }
