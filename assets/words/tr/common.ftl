## Texts in a row: two of them; all but the last; the last after two or more others

two-together = { $first } ve { $last }
    .from = { FROM($first) } ve { FROM($last) }
    .to = { TO($first) } ve { TO($last) }
last-together = { $first } ve { $last }
    .from = { FROM($first) } ve { FROM($last) }
    .to = { TO($first) } ve { TO($last) }

two-choices = { $first } veya { $last }
    .from = { FROM($first) } veya { FROM($last) }
    .to = { TO($first) } veya { TO($last) }
next-in-row = { $first }, { $last }
    .from = { FROM($first) }, { FROM($last) }
    .to = { TO($first) }, { TO($last) }
last-choice = { $first } veya { $last }
    .from = { FROM($first) } veya { FROM($last) }
    .to = { TO($first) } veya { TO($last) }

## What is wrong in a text, and where

at-character = { $character }. karakter: { $what }
at-line-and-character = { $line }. satır, { $character }. karakter: { $what }

## Sentences one after the other; a sentence of its own; names and short notes in one line

next-sentence = { $first } { $last }
stated = { $what }.
in-one-line = { $first } · { $last }
titled = { $title }: { $what }
next-clause = { $first }; { $last }

## What a game is like, in one line

facts =
    { $count } oyuncu · { $shortest }–{ $longest } dk · { $difficulty ->
        [easy] kolay
       *[medium] orta
    }

## What a lesson or a file says, which is worded already

as-written = { $words }

## A legal action that a step of a lesson does not ask for

lesson-goes-on = Kurallar buna da izin verir, ama bu ders metnin söylediğiyle sürüyor.

## Why an action is refused

game-over = Oyun bitti.
not-over = Bu oyun daha bitmedi.
series-over = Seri bitti; başka oyun yok.
throw-dice-first = Önce zarları atın.
throw-lots-first = Önce kura zarlarını atın.
dice-lie = Zarlar masada duruyor; önce onları oynayın.
lots-lie = Kura zarları masada duruyor; önce onları oynayın.
unfit-dice =
    { $count ->
        [1] Yüzleri { $low }–{ $high } olan bir zar atılır
        [2] Yüzleri { $low }–{ $high } olan iki zar atılır
        [3] Yüzleri { $low }–{ $high } olan üç zar atılır
       *[other] Yüzleri { $low }–{ $high } olan { $count } zar atılır
    }, { $faces ->
        [0] ama hiç zar atılmadı
       *[other] { $thrown } değil
    }.
unfit-lots =
    { $count ->
        [1] Yüzleri { $low }–{ $high } olan bir kura zarı atılır
        [2] Yüzleri { $low }–{ $high } olan iki kura zarı atılır
        [3] Yüzleri { $low }–{ $high } olan üç kura zarı atılır
       *[other] Yüzleri { $low }–{ $high } olan { $count } kura zarı atılır
    }, { $faces ->
        [0] ama hiç zar atılmadı
       *[other] { $thrown } değil
    }.
no-such-die = { $number } gösteren zar yok.
die-used = { $number } zaten oynandı.
still-playable = Hâlâ oynayabiliyorsunuz, öyleyse oynamalısınız.
no-such-choice = Bu oyunda böyle bir seçim yok.
other-throw = bu atış geri alınmıştı: yine { $thrown } geliyor
no-piece-to-put =
    { $piece ->
        [checker] Orada pul yok.
        [token] Orada pul yok.
        [coin] Orada sikke yok.
       *[piece] Orada taş yok.
    }
cannot-lie-there =
    { $piece ->
        [checker] Bu pul oraya konamaz.
        [token] Bu pul oraya konamaz.
        [coin] Bu sikke oraya konamaz.
       *[piece] Bu taş oraya konamaz.
    }
editing = Pozisyon düzenleniyor; oyun oynanmıyor.
set-beside = Bu elle değil, tahtanın yanında ayarlanır.

## What a refused step is answered with

nothing-can-be-moved = Şu anda hiçbir şey oynanamıyor. Turunuzu bitirin.
refusal-and-hint = { $refusal } { $hint }
can-move-from =
    { $name ->
        [you] Şimdi { FROM($places) } oynayabilirsiniz.
       *[other] { $name } { FROM($places) } oynayabilir.
    }
possible = Oradan gidilebilecek yerler: { $places }.
possible-with-both = Oradan gidilebilecek yerler: { $places }; iki zarla { $far }.
possible-with-several = Oradan gidilebilecek yerler: { $places }; birkaç zarla { $far }.

## Why nothing is undone

nothing-happened = daha geri alınabilecek bir şey olmadı
undo-throw = atış geri alınamaz
undo-finished = zarlar devredildi: o tur geri alınamaz
undo-said = verilen karar geri alınamaz
undo-forfeit = pes edilen ya da süreyle kaybedilen oyuna geri dönülemez
nothing-chosen = atıştan beri her adım, oynanabilecek tek adımdı
undo-together =
    { $count } olay birlikte geri alınamaz, ama { $next-count } olay alınabilir
no-decision = daha geri alınabilecek bir karar vermediniz

## What is wrong with an event

thrown-again = { $number }. zar yeniden atılmış olamaz: o kadar zar yok
no-throw = yalnızca bir atışın kaynağı ya da yeniden atılmış zarları olabilir
proof = yalnızca birlikte belirlenen bir atışın kanıtı olur: her oyuncu için onaltılık rakamlarla 32 bayt

## What has happened

equal-dice = Zarlar eşit: iki oyuncu da yeniden atar.
higher-begins = Büyük atan başlar.
winner-begins = Son oyunu kazanan başlar.

## How a game has ended, and the sentence of which that is a part

resigned = pes edildi
absence = oyuncu dönmedi
out-of-time = süre doldu
won =
    { $name ->
        [you] { $unit ->
            [coin] { $count } sikke kazandınız
            [tally] { $count } çetele kazandınız
           *[point] { $count } puan kazandınız
        }
       *[other] { $unit ->
            [coin] { $name } { $count } sikke kazandı
            [tally] { $name } { $count } çetele kazandı
           *[point] { $name } { $count } puan kazandı
        }
    }: { $manner }.
drawn = Beraberlik: { $manner }.

## Whoever reads, where a sentence says no more of them

you = siz

## Places and other things that stand in sentences

number = { $number }
    .from = { $number ->
            [3] { $number }’ten
            [4] { $number }’ten
            [5] { $number }’ten
            [6] { $number }’dan
            [9] { $number }’dan
            [10] { $number }’dan
            [13] { $number }’ten
            [14] { $number }’ten
            [15] { $number }’ten
            [16] { $number }’dan
            [19] { $number }’dan
            [23] { $number }’ten
            [24] { $number }’ten
           *[other] { $number }’den
        }
    .to = { $number ->
            [2] { $number }’ye
            [6] { $number }’ya
            [7] { $number }’ye
            [9] { $number }’a
            [10] { $number }’a
            [12] { $number }’ye
            [16] { $number }’ya
            [17] { $number }’ye
            [19] { $number }’a
            [20] { $number }’ye
            [22] { $number }’ye
           *[other] { $number }’e
        }
the-bar = bar
    .from = bardan
    .to = bara
off-the-board = tahta dışı
    .from = tahta dışından
    .to = dışarı
beside-the-board = tahtanın yanı
    .from = tahtanın yanından
    .to = tahtanın yanına

## What has moved

moved = { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] , kırarak
    }
entered = { FROM($from) } { TO($to) }{ $hits ->
        [0] {""}
       *[other] , kırarak
    }
went-off = { FROM($from) } { TO($to) }

## What the button of a step says

put-piece =
    { $piece ->
        [checker] Pulu { FROM($from) } { TO($to) } koy
        [token] Pulu { FROM($from) } { TO($to) } koy
        [coin] Sikkeyi { FROM($from) } { TO($to) } koy
       *[piece] Taşı { FROM($from) } { TO($to) } koy
    }

## What the button of a choice says

end-turn = Turu bitir
next-game = Sonraki oyun
resigned-before-end = Pes etti
did-not-come-back = Geri dönmedi
ran-out-of-time = Süresi doldu
not-a-choice = Böyle bir seçim yok

## What the key of a choice does, in a list of keys

does-end-turn = turu bitirmek
    .start = Turu bitirmek
does-double = vido etmek
    .start = Vido etmek
does-take = kabul etmek
    .start = Kabul etmek
does-beaver = beaver: kabul edip yeniden vido etmek
    .start = Beaver: kabul edip yeniden vido etmek
does-drop = pas geçmek
    .start = Pas geçmek
does-accept = pes etme önerisini kabul etmek
    .start = Pes etme önerisini kabul etmek
does-decline = pes etme önerisini reddetmek
    .start = Pes etme önerisini reddetmek
does-claim = bir diziyi talep etmek
    .start = Bir diziyi talep etmek
does-take-run = bir diziyi almak
    .start = Bir diziyi almak
does-skip = serbest hamleden vazgeçmek
    .start = Serbest hamleden vazgeçmek
does-resign = pes etmek
    .start = Pes etmek
does-begin-next = sonraki oyuna başlamak
    .start = Sonraki oyuna başlamak
does-end-series = seriyi bitirmek
    .start = Seriyi bitirmek

## What is asked of whom, and the end of a game

throw-one-die-each = Her oyuncu için bir zar atın. Büyük atan başlar.
throw-dice =
    { $name ->
        [you] Sıra sizde: zarları atın.
       *[other] { $name }, zarları atın.
    }
end-your-turn =
    { $name ->
        [you] { $ends ->
            [0] Turunuzu bitirin.
           *[other] Turunuz bitiyor.
        }
       *[other] { $ends ->
            [0] { $name }, turunuzu bitirin.
           *[other] { $name }, turunuz bitiyor.
        }
    }
the-die = { $number }
gave-up =
    { $loser ->
        [you] Pes ettiniz
       *[other] { $loser } pes etti
    }: { $winner ->
        [you] siz kazandınız
       *[other] { $winner } kazandı
    }.
stayed-away =
    { $loser ->
        [you] Geri dönmediniz
       *[other] { $loser } geri dönmedi
    }: { $winner ->
        [you] siz kazandınız
       *[other] { $winner } kazandı
    }.
lost-on-time =
    { $loser ->
        [you] Süreniz doldu
       *[other] { $loser } süresini tüketti
    }: { $winner ->
        [you] siz kazandınız
       *[other] { $winner } kazandı
    }.

## The score panel

pips = Pip
points = Puan
date =
    { $day } { $month ->
        [1] Ocak
        [2] Şubat
        [3] Mart
        [4] Nisan
        [5] Mayıs
        [6] Haziran
        [7] Temmuz
        [8] Ağustos
        [9] Eylül
        [10] Ekim
        [11] Kasım
       *[12] Aralık
    } { $year }
