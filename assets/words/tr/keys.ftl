## A button with its key, under the pointer

with-key = { $name } ({ $key })

## What is written on keys that have no letter

space = Boşluk
tab = Sekme
enter = Enter
enter-on-number-pad = Sayı bölümündeki Enter
escape = Esc
backspace = Geri silme
left = Sol
right = Sağ
up = Yukarı
down = Aşağı
home = Home
end = End
page-up = Page up
page-down = Page down

## What keys do while a game is played

does-throw = zarları atmak
does-next-place = sonraki taş ya da hedef; Shift ile önceki
does-west = imleç sola
does-east = imleç sağa
does-north = imleç yukarı
does-south = imleç aşağı
does-pick-up = bir taşı almak ya da bırakmak
does-quick-move = ilk zarla hızlı hamle
does-swap = hızlı hamleler için zarların sırasını değiştirmek
does-leave = taşı yerine koymak, paneli kapatmak, öneriyi gizlemek, menüyü açmak
does-point = arkadaşınız başka cihazdayken: imlecin yerini göstermek
does-undo = geri almak
does-choices = öteki düğmeler, sırasıyla
does-from-south = birinci oyuncunun yanından bakmak
does-from-north = ikinci oyuncunun yanından bakmak
does-from-above = yukarıdan bakmak
does-closer = zarlara yakından bakmak; bir daha: imlecin yerine; bir daha: geri
does-log = hamleler
does-help = kurallar
does-friend = başka cihazdaki arkadaşınız; A ve X onun isteklerini yanıtlar
does-picture = pozisyonun resmi
does-hint = ipucu; yine basınca daha fazlası
does-odds = olasılıklar

## What they do in lessons and puzzles

does-lesson-back = ders: geri; bulmaca: yeniden denemek
does-lesson-next = ders: ileri ya da adımı atlamak; bulmaca: sonraki
does-show-best = yanıttan sonra: daha iyi turu oynayıp göstermek
does-show-played = yanıttan sonra: kendi turunuzu oynayıp göstermek
does-puzzle-link = bulmaca: bağlantısını kopyalamak (tarayıcıda)

## What they do where the faces of real dice are entered

does-faces = zarın yüzü; kura zarında 0 ya da 1
does-take-back = son yüzü geri almak
does-confirm = yüzleri onaylamak

## What they do in a replay

does-replay-first = ilk hamle
does-replay-back = önceki hamle; tekrar izlemeyi açar
does-replay-forward = sonraki hamle
does-replay-last = son hamle
does-replay-play = oynatmak ya da duraklatmak; Esc oyuna döndürür

## Keys in menus and panels, and what they do

enter-or-space = Enter, Boşluk
arrows-and-pages = Yukarı, Aşağı, Page up, Page down
left-or-right = Sol, Sağ
does-next-button = sonraki düğme ya da metin; Shift ile önceki
does-press = düğmeye basmak
does-scroll = çerçevedeki metni kaydırmak
does-decision = analizin grafiğinde: önceki ve sonraki karar
does-full-screen = tam ekran ve geri; masada da

## Gestures of the mouse and the fingers, and what they do

drag = Sürükle ya da tıkla ve tıkla
double-click = Çift tıkla
click-dice = Zarlara tıkla
drag-dice = Zarları sürükle
hold-still = Basılı tut
right-click = Sağ tıkla, parmağı basılı tut
right-button = Sağ düğme, iki parmak
shift-right-button = Shift ve sağ düğme
wheel = Tekerlek, iki parmağı aç
does-move = bir taşı oynamak
does-quick-move-if-on = açıksa, ilk zarla hızlı hamle
does-swap-thrown = atıştan sonra: hızlı hamleler için zarların sırasını değiştirmek
does-shake = atıştan önce: zarları sallayıp atmak
does-look-closer = atıştan sonra zarlara, küpe ya da bir yere yakından bakmak
does-point-there = arkadaşınız başka cihazdayken: göstermek
does-turn-camera = kamerayı döndürmek
does-move-camera = kamerayı kaydırmak
does-zoom = yakınlaştırmak
