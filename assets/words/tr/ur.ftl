## Why an action is refused

turn-complete = Atış oynandı; turunuzu bitirin.
reward-open = Önce rozetin serbest hamlesini yapın ya da ondan vazgeçin.
home-or-stay = Önce taşı eve götürün ya da rozette bırakın.
no-reward = Vazgeçebileceğiniz bir serbest hamle kazandıran rozet yok.
one-target = Bir taş karesine tek seferde gider.
not-a-place = Oradan taş oynanamaz.
already-home = O taş zaten evde.
not-yours = O taş sizin değil.
no-piece = Orada taşınız yok.
locked = İlk taşınızı yalnızca üç boş içeri alır.
blanks = Üç boş hiçbir taşı oynatmaz.
not-the-throw = { $value } attınız, öyleyse taş tam { $value } kare gider.
not-a-free-length = Serbest hamle 1, 2, 3 ya da 5 kare gider.
never-enters = Taş 1, 2 ya da 3 ile girer; 5 ile hiçbir zaman giremez.
only-home = Şimdi yalnızca son rozetteki taş ilerleyebilir, o da yalnızca eve; rozet ayrıca bir atış daha kazandırdı.
overshoot = Rota ondan önce bitiyor: taş eve son rozetten, tam 1 ile gider.
wrong-direction = Taşlar rotalarında yalnızca ileri gider.
not-on-route = Taşlarınız o kareye hiç uğramaz.
wrong-target = O taş şimdi oraya gidemez.
own-piece = Kapalı: { $square } karesinde kendi taşınız var.
safe-rosette = Kapalı: rakibinizin taşı { $square } rozetinde güvende.
river-first = Önce nehirdeki taşınız girmeli.

## What has happened

equal-throws = Atışlar eşit: iki oyuncu da yeniden atar.
higher-throw-begins = Büyük atan başlar.
first-piece-let-in = Üç boş ilk taşı içeri alır ve bir atış daha kazandırır.
piece-let-in = Üç boş bir taşı içeri alır ve bir atış daha kazandırır.
no-free-move-possible = Rozet serbest hamle kazandırdı, ama hiçbir taş bunu yapamıyor.
loser-begins = Son oyunu kaybeden başlar.
begin-in-turn = Oyuncular sırayla başlar.

## How a game has ended

all-home = yedi taş da evde
all-home-before-one = rakip hiç girmeden hepsi evde

## Places

the-start = başlangıç
    .from = başlangıçtan
    .to = başlangıca
the-river = nehir
    .from = nehirden
    .to = nehre
home = ev
    .from = evden
    .to = eve
the-stock = stok
    .from = stoktan
    .to = stoka
tallies-of =
    { $seat ->
        [Blue] Mavi’nin çeteleleri
       *[Ivory] Fildişi’nin çeteleleri
    }
    .from = { $seat ->
        [Blue] Mavi’nin çetelelerinden
       *[Ivory] Fildişi’nin çetelelerinden
    }
    .to = { $seat ->
        [Blue] Mavi’nin çetelelerine
       *[Ivory] Fildişi’nin çetelelerine
    }
rosette = { $square } rozeti
    .from = { $square } rozetinden
    .to = { $square } rozetine
    .at = { $square } rozetindeki
square = { $square } karesi
    .from = { $square } karesinden
    .to = { $square } karesine
    .at = { $square } karesindeki

## What the button of a step says

enter-piece = Taşı { TO($to) } sok{ $hits ->
        [0] {""}
       *[other] {" "}ve kır
    }
enter-from-river = Taşı nehirden { TO($to) } sok{ $hits ->
        [0] {""}
       *[other] {" "}ve kır
    }
bring-home = { AT($from) } taşı eve götür
move-piece = { AT($from) } taşı { TO($to) } oyna{ $hits ->
        [0] {""}
       *[other] {" "}ve kır
    }

## What the button of a choice says

throw-again = Yeniden at
stay-on-rosette = Rozette kal
no-free-move = Hamleden vazgeç

## What was chosen, inside of a sentence

does-stay-on-rosette = rozette kalmak
    .start = Rozette kalmak
does-no-free-move = serbest hamleden vazgeçmek
    .start = Serbest hamleden vazgeçmek

## What is asked of whom, and the end of a game

throw-for-first-turn =
    { $name ->
        [you] Sıra sizde: ilk tur için kura zarlarını atın.
       *[other] { $name }, ilk tur için kura zarlarını atın.
    } { $other ->
        [you] Sonra siz atacaksınız; büyük atan başlar.
       *[other] Sonra { $other } atacak; büyük atan başlar.
    }
throw-against =
    { $name ->
        [you] Sıra sizde: ilk tur için kura zarlarını atın.
       *[other] { $name }, ilk tur için kura zarlarını atın.
    } { $other ->
        [you] Siz { $value } attınız.
       *[other] { $other } { $value } attı.
    }
throw-lots =
    { $name ->
        [you] Sıra sizde: kura zarlarını atın.
       *[other] { $name }, kura zarlarını atın.
    }
throw-lots-locked =
    { $name ->
        [you] Sıra sizde: kura zarlarını atın. İlk taşınızı üç boş içeri alır.
       *[other] { $name }, kura zarlarını atın. İlk taşınızı üç boş içeri alır.
    }
play-from-river =
    { $name ->
        [you] Sıra sizde: nehirden { $value } ile bir taş sokun.
       *[other] { $name }, nehirden { $value } ile bir taş sokun.
    }
play =
    { $name ->
        [you] Sıra sizde: bir taşı { $value } kare oynayın.
       *[other] { $name }, bir taşı { $value } kare oynayın.
    }
stuck-locked =
    { $name ->
        [you] { $ends ->
            [0] Turunuzu bitirin
           *[other] Turunuz bitiyor
        }
       *[other] { $ends ->
            [0] { $name }, turunuzu bitirin
           *[other] { $name }, turunuz bitiyor
        }
    }: { $value } attınız, ilk taşınızı ise yalnızca üç boş içeri alır.
stuck-with-blanks =
    { $name ->
        [you] { $ends ->
            [0] Turunuzu bitirin
           *[other] Turunuz bitiyor
        }
       *[other] { $ends ->
            [0] { $name }, turunuzu bitirin
           *[other] { $name }, turunuz bitiyor
        }
    }: üç boş hiçbir taşı oynatmaz.
stuck =
    { $name ->
        [you] { $ends ->
            [0] Turunuzu bitirin
           *[other] Turunuz bitiyor
        }
       *[other] { $ends ->
            [0] { $name }, turunuzu bitirin
           *[other] { $name }, turunuz bitiyor
        }
    }: { $value } attınız ve hiçbir taş o kadar gidemiyor.
make-free-move =
    { $name ->
        [you] Sıra sizde: rozet için herhangi bir taşla 1, 2, 3 ya da 5 karelik serbest bir hamle yapın ya da vazgeçin.
       *[other] { $name }, rozet için herhangi bir taşla 1, 2, 3 ya da 5 karelik serbest bir hamle yapın ya da vazgeçin.
    }{ $home ->
        [0] {""}
       *[other] {" "}Son rozetten 1 ile eve gidilir.
    }
go-home-or-stay =
    { $name ->
        [you] Sıra sizde: taşı eve götürün ya da rozette bırakın. İki durumda da yeniden atarsınız.
       *[other] { $name }, taşı eve götürün ya da rozette bırakın. İki durumda da yeniden atarsınız.
    }
rosette-throws-again =
    { $name ->
        [you] Sıra sizde: yeniden atın: rozet bir atış daha kazandırır.
       *[other] { $name }, yeniden atın: rozet bir atış daha kazandırır.
    }
won-game =
    { $name ->
        [you] { $unit ->
            [tally] { $count } çetele kazandınız
           *[point] { $count } puan kazandınız
        }
       *[other] { $unit ->
            [tally] { $name } { $count } çetele kazandı
           *[point] { $name } { $count } puan kazandı
        }
    }. Bir oyun daha var.
won-all-tallies =
    { $name ->
        [you] Kazandınız ve 21 çetelenin hepsi sizde: { $pool } sikkelik bahis havuzu sizin.
       *[other] { $name } kazandı ve 21 çetelenin hepsini topladı: { $pool } sikkelik bahis havuzu onun.
    }
won-pool =
    { $name ->
        [you] { $unit ->
            [tally] { $count } çetele kazandınız ve { $pool } sikkelik bahis havuzunu aldınız.
           *[point] { $count } puan kazandınız ve { $pool } sikkelik bahis havuzunu aldınız.
        }
       *[other] { $unit ->
            [tally] { $name } { $count } çetele kazandı ve { $pool } sikkelik bahis havuzunu aldı.
           *[point] { $name } { $count } puan kazandı ve { $pool } sikkelik bahis havuzunu aldı.
        }
    }

## The score panel

at-home = Evde
at-start = Başlangıçta
in-river = Nehirde
tallies = Çetele
stock = Stok
stake-pool = Bahis havuzu

## What is known of the game without playing it

title = Ur Kraliyet Oyunu
tagline = Yedi taşı ortak bir yoldan eve yarıştır
goal = Yedi taşınızın hepsini tahtada dolaştırıp önce siz eve götürün; kaybedenin geride bıraktığı çeteleyle ödenir.

## Its special words, each in all the forms in which it stands in texts, and what they mean

term-home = ev, eve, evde
about-home = Evdeki taşlar yolunu bitirmiştir; yedisi oyunu kazandırır.
term-start = başlangıç, başlangıçta, başlangıçtan
about-start = Başlangıçtaki taşlar daha girmemiştir; kaybedenin orada bıraktığı her taş üç çetele eder.
term-river = nehir, nehre, nehirde, nehirden, nehirdeki
about-river = Nehirdeki taşlar kırılmıştır ve yeniden girmeyi bekler; kaybedenin orada bıraktığı her taş iki çetele eder.
term-board = tahta, tahtada
about-board = Kaybedenin tahtada bıraktığı her taş bir çetele eder.
term-tallies = çetele, çetelenin, çeteleleri
about-tallies = Çetele, oyunların değerini sayar; 21 çetelenin hepsini elinde tutan seti kazanır.
term-stock = stok, stoktan
about-stock = Stok, daha kimsenin kazanmadığı çetelelerdir.
term-stake = bahis, bahis havuzu, bahis havuzunu
about-stake = Bahis havuzu, sonunda kazanacak olan için iki oyuncunun sikkelerini tutar.
term-free = serbest, serbest hamle, hamleden vazgeç
about-free = Bir rozete konan taş, herhangi bir taşla 1, 2, 3 ya da 5 karelik serbest hamle kazandırır.
term-rosette = rozet, rozeti, rozete, rozette, rozetten, rozetin, rozetine, rozetinden, rozetindeki
about-rosette = Rozet, çiçekli bir karedir; alışılmış kurallara göre serbest hamle kazandırır.
term-square = kare, kareye, karesi, karesine, karesinden, karesindeki
about-square = Orta sıranın kareleri 1–8, Mavi’nin yanındakiler A–F, Fildişi’nin yanındakiler a–f diye anılır.
term-lots = kura zarı, kura zarlarını
about-lots = İşaretli bir köşesi yukarı bakan kura zarı 1 sayılır; atış, bunların toplamı kadar eder.

## Its ready-made starts

quick-game = Hızlı oyun
about-quick-game = Her atış bir taş sokar, rozet bir atış daha kazandırır ve güvenlidir; sonucu tek oyun belirler.
play-quick-game = Hızlı oyun oyna

## What the seats are called

blue = Mavi
ivory = Fildişi
