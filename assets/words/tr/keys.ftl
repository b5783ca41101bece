## A button with its key, under the pointer

with-key = { $name } ({ $key })

## What is written on keys that have no letter

space = Boşluk
tab = Sekme
enter = Enter
enter-on-number-pad = Sayı bölümündeki Enter
escape = Esc
backspace = Geri silme
left = Sol ok
right = Sağ ok
up = Yukarı ok
down = Aşağı ok
home = Home
end = End
page-up = Page up
page-down = Page down

## What keys do while a game is played

does-throw = zarları at
does-next-place = sonraki taş ya da hedef; Shift ile önceki
does-west = imleç sola
does-east = imleç sağa
does-north = imleç yukarı
does-south = imleç aşağı
does-pick-up = bir taşı al ya da bırak
does-quick-move = ilk zarla hızlı hamle
does-swap = hızlı hamleler için zarları değiştir
does-leave = taşı yerine koy, paneli kapat, öneriyi gizle, menüyü aç
does-point = arkadaşınız başka makinedeyken: imlecin yerini göster
does-undo = geri al
does-choices = öteki düğmeler, sırasıyla
does-from-south = birinci oyuncunun yanından bak
does-from-north = ikinci oyuncunun yanından bak
does-from-above = yukarıdan bak
does-closer = zarlara yakından bak; bir daha: imlecin yerine; bir daha: geri
does-log = hamleler
does-help = kurallar
does-friend = başka makinedeki arkadaşınız; A ve X onun sorularını yanıtlar
does-picture = pozisyonun resmi
does-hint = ipucu; yine basınca daha fazlası
does-odds = olasılıklar

## What they do in lessons and puzzles

does-lesson-back = ders: geri; bulmaca: yeniden dene
does-lesson-next = ders: ileri ya da adımı atla; bulmaca: sonraki
does-show-best = yanıttan sonra: daha iyi turu oynayıp göster
does-show-played = yanıttan sonra: kendi turunu oynayıp göster
does-puzzle-link = bulmaca: bağlantısını kopyala (tarayıcıda)

## What they do where the faces of real dice are entered

does-faces = zarın yüzü; kura zarında 0 ya da 1
does-take-back = son yüzü geri al
does-confirm = yüzleri onayla

## What they do in a replay

does-replay-first = ilk hamle
does-replay-back = önceki hamle; tekrar izlemeyi açar
does-replay-forward = sonraki hamle
does-replay-last = son hamle
does-replay-play = oynat ya da duraklat; Esc oyuna döndürür

## Keys in menus and panels, and what they do

enter-or-space = Enter, Boşluk
arrows-and-pages = Yukarı ok, Aşağı ok, Page up, Page down
left-or-right = Sol ok, Sağ ok
does-next-button = sonraki düğme ya da metin; Shift ile önceki
does-press = düğmeye bas
does-scroll = çerçevedeki metni kaydır
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
does-move = bir taşı oyna
does-quick-move-if-on = açıksa, ilk zarla hızlı hamle
does-swap-thrown = atıştan sonra: hızlı hamleler için zarları değiştir
does-shake = atıştan önce: zarları salla ve at
does-look-closer = atıştan sonra zarlara, küpe ya da bir yere yakından bak
does-point-there = arkadaşınız başka makinedeyken: göster
does-turn-camera = kamerayı döndür
does-move-camera = kamerayı kaydır
does-zoom = yakınlaştır
