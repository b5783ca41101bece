## Values of several rules

on = Açık
off = Kapalı
yes = Evet
no = Hayır
points = { $count } puan

## The values of a rule in one line

standard = Standart: { $default }.
standard-or = Standart: { $default }. Ya da: { $others }.
or-more = { $min } ya da daha fazla
from-to = { $min }–{ $max }
values-from-to = { $min }–{ $largest }

## The whole numbers that are allowed, beside the field for one

range = { $min } ile { $largest } arası

## Why rules exclude one another

not-jacoby-in-match = Jacoby tek oyunlar içindir, maçlar için değil
not-beavers-in-match = beaver tek oyunlar içindir, maçlar için değil
not-automatic-doubles-in-match = otomatik vido tek oyunlar içindir, maçlar için değil

## The house rules of backgammon, with what they do

backgammon-match-length = Maç uzunluğu
backgammon-match-length-explained = Tek bir oyun ya da biri bu kadar puana ulaşana kadar gereken sayıda oyun.
backgammon-doubling-cube = Vido küpü
backgammon-doubling-cube-explained = Küp olmadan oyunun değeri bir puan kalır; mars ve backgammon yine iki ve üç kat sayılır.
backgammon-crawford = Crawford
backgammon-crawford-explained = Maçta: oyunculardan birinin kazanmasına ilk kez tek puan kalınca bir oyun vidosuz oynanır.
backgammon-jacoby = Jacoby
backgammon-jacoby-explained = Mars ve backgammon yalnızca bir vido kabul edildikten sonra sayılır. Tek oyunlar için.
backgammon-beavers = Beaver
backgammon-beavers-explained = Bir vidoyu kabul eden hemen yeniden vido edip küpü elinde tutabilir. Tek oyunlar için.
backgammon-automatic-doubles = Otomatik vido
backgammon-automatic-doubles-explained = Açılıştaki ilk eşitlik oyunun değerini en çok bir kez ikiye katlar. Tek oyunlar için.
backgammon-bar-counts = Backgammonda bar sayılır
backgammon-bar-counts-explained = Bardaki bir pulun, kazananın iç sahasındaki bir pul gibi üç kat kaybettirip kaybettirmediği.
backgammon-drop-pays = Pas geçilen vidonun bedeli
backgammon-drop-pays-explained = Pas geçenin ne kaybettiği. İkisi yalnızca yeniden vidodan sonra farklıdır.

backgammon-single-game = Tek oyun
backgammon-drop-pays-current-stake = Vidodan önceki değer
backgammon-drop-pays-one-point = 1 puan

## The house rules of Tabula, with what they do

tabula-exact-bearing-off = Tam sayıyla toplama
tabula-exact-bearing-off-explained = Yalnızca tam sayı toplar. Kapalı: en gerideki taş için daha büyük bir zar da yeter.
tabula-gather = Toplamadan önce bir araya gelme
tabula-gather-explained = Toplama, kalan her taş son çeyreğe gelince başlar. Kapalı: yalnızca bardaki taş buna engeldir.
tabula-lock-second-half = İkinci yarı kilitli
tabula-lock-second-half-explained = Oyuncunun elinde taş kaldığı sürece hiçbir taş 13. haneye ya da ötesine konamaz.
tabula-none-off-points = Rakip hiç toplamadan galibiyet
tabula-none-off-points-explained = Kaybeden tek taş bile toplamamışsa galibiyetin kaç puan ettiği.
tabula-partly-playable = Hepsi oynanamayan atış
tabula-partly-playable-explained = Oynanabilecek en çok zarı oynayın ya da kalanların hiçbiri oynanamayana kadar istediğiniz sırayla oynayın.
tabula-setup = Diziliş
tabula-setup-explained = Her şey eldeyken ya da imparator Zenon’un 2-5-6’sını oynamak zorunda kaldığı yerden başlayın.

tabula-partly-playable-most-dice = Olabildiğince çok zar
tabula-partly-playable-any-order = Hiçbiri oynanamayana kadar istenen sırayla
tabula-set-up-all-in-hand = Her şey elde
tabula-set-up-zeno = Zenon’un pozisyonu

## The house rules of the Royal Game of Ur, with what they do

ur-play = Uzunluk
ur-play-explained = Bir oyuncu 21 çetelenin hepsini alana kadar oyunlar ya da bahis havuzu için tek oyun.
ur-opening = Açılış
ur-opening-explained = İkisi de üç boş atana kadar kilitlidir ya da kimse kilitli değildir ve 1’den 3’e her atış bir taş sokar.
ur-reward = Rozetin kazandırdığı
ur-reward-explained = Bir rozete konan taşın ne kazandırdığı. Bir atış daha seçilince son rozetteki taş önce eve gidebilir.
ur-safe-rosettes = Rozetler güvenli
ur-safe-rosettes-explained = Rozetteki rakip taş orayı kapatır ve kırılamaz.
ur-three-blanks = Kilitli değilken üç boş
ur-three-blanks-explained = Tur kaybedilir ya da başlangıçtan bir taş girişe konur ve oyuncu yeniden atar.
ur-river-first = Önce nehirdeki taşlar
ur-river-first-explained = Nehirdeki bir taş bu atışla girebiliyorsa girmelidir.
ur-next-starter = Sonraki oyuna kim başlar
ur-next-starter-explained = Kura zarları, son oyuna başlamamış olan, son oyunu kaybeden ya da kazanan.
ur-stake = Bahis
ur-stake-explained = Her oyuncunun bahis havuzuna kaç sikke koyduğu.

ur-opening-release = İlk taşı üç boş içeri alır
ur-opening-free = Her atış bir taş sokar
ur-reward-free-move = 1, 2, 3 ya da 5’lik serbest hamle
ur-reward-another-throw = Bir atış daha
ur-reward-none = Hiçbir şey
ur-three-blanks-nothing = Tur kaybedilir
ur-three-blanks-gate = Girişe bir taş
ur-next-starter-lots = Kura zarları belirler
ur-next-starter-alternate = Dönüşümlü
ur-next-starter-loser = Kaybeden
ur-next-starter-winner = Kazanan
ur-play-set = 21 çetele için oyunlar
ur-play-single = Tek oyun

## The house rules of Tablero de Jesus, with what they do

jesus-stake = Bahis
jesus-stake-explained = Her oyuncunun kaç sikke getirdiği.
jesus-claiming = Talep etme
jesus-claiming-explained = Zarları alanın bir diziyi zar atmadan ne zaman talep edebileceği.
jesus-several-runs = Birkaç dizi birden
jesus-several-runs-explained = Tahtada birden çok dizi varsa alanın ne kazandığı.
jesus-eighth-coin = Sekizinci sikke
jesus-eighth-coin-explained = Yedi sikke de aynı hizadaysa tahta doldurulmadan önce rakibin kesesinden bir sikke daha kazandırır.
jesus-coins-left = Tahtada kalan sikkeler
jesus-coins-left-explained = Oyun sonunda tahtada duran sikkeleri kimin aldığı.

jesus-several-runs-all = Hepsi alınır
jesus-several-runs-one = Alan birini seçer
jesus-claiming-after-surrender = Zarlar kaybedildikten sonra
jesus-claiming-every-receipt = Zarlar size her geçtiğinde
jesus-claiming-never = Asla: önce zar atılır
jesus-coins-left-winner = Kazanan
jesus-coins-left-nobody = Hiç kimse

## The house rules of Tablero di Berona, with what they do

berona-series = Seri
berona-series-explained = Tek oyun mu yoksa toplamı tutulan birkaç oyun mu oynandığı.
berona-stake = Sabit bahis
berona-stake-explained = Sabit bahiste oyunu kaybedenin kaç sikke ödediği; öteki serilerde etkisizdir.
berona-use-both-dice = İki zar da kullanılmalı
berona-use-both-dice-explained = Tıkanmaya yalnızca iki zar hiçbir biçimde kullanılamıyorsa izin vardır.
berona-return-from = Pul nereden yedeğe döner
berona-return-from-explained = Çift zarla yedeğe alınacak pulun nerede durabileceği.
berona-after-draw = Beraberlikten sonra
berona-after-draw-explained = Beraberlikten sonraki oyuna kimin başladığı.

berona-return-from-any-stack = Herhangi bir yığından
berona-return-from-own-home-row = Kendi başlangıç karelerinizden
berona-series-single = Tek bir oyun
berona-series-ledger = Toplam skor: kazanan farkı ekler
berona-series-fixed-stake = Sabit bahis: kaybeden kararlaştırılan tutarı öder
berona-series-difference = Fark: kaybeden puan başına bir sikke öder
berona-after-draw-random = Büyük zarı atan
berona-after-draw-same-player = Berabere biten oyuna başlayan
