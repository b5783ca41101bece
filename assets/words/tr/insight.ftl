hardly-anything = yok denecek kadar az
luck-and-skill =
    { $luck ->
        [better] { $name ->
            [you] { $worth } farkla siz daha iyi zar attınız
           *[other] { $worth } farkla { $name } daha iyi zar attı
        }
        [worse] { $name ->
            [you] { $worth } farkla siz daha kötü zar attınız
           *[other] { $worth } farkla { $name } daha kötü zar attı
        }
       *[alike] { $name ->
            [you] Siz ve { $other } eşit derecede iyi zar attınız
           *[other] { $other ->
                [you] { $name } ve siz eşit derecede iyi zar attınız
               *[other] { $name } ve { $other } eşit derecede iyi zar attı
            }
        }
    }; hatalarla { $name ->
        [you] siz { $lost } kaybettiniz
       *[other] { $name } { $lost } kaybetti
    }, { $other ->
        [you] siz { $other-lost } kaybettiniz
       *[other] { $other } { $other-lost } kaybetti
    }{ $by ->
        [luck-first] : { $name ->
            [you] beceriden çok şansla kazandınız.
           *[other] { $name } beceriden çok şansla kazandı.
        }
        [skill-first] : { $name ->
            [you] şanstan çok beceriyle kazandınız.
           *[other] { $name } şanstan çok beceriyle kazandı.
        }
        [luck] : { $name ->
            [you] şansla kazandınız.
           *[other] { $name } şansla kazandı.
        }
        [skill] : { $name ->
            [you] beceriyle kazandınız.
           *[other] { $name } beceriyle kazandı.
        }
        [neither] : { $name ->
            [you] botların gördüğü kadarıyla ne şansla ne de beceriyle kazandınız.
           *[other] { $name } botların gördüğü kadarıyla ne şansla ne de beceriyle kazandı.
        }
       *[no-winner] .
    }

## What decisions are called in a sentence

it = Bu
the-best = En iyisi
throw = zar atmak
    .start = Zar atmak
no-move = hamle yok
repeated =
    { $decision } { $count ->
        [2] (iki kez)
        [3] (üç kez)
       *[other] (dört kez)
    }
and = { $first } ve { $last }
and-after-comma = { $first } ve { $last }

## Why a decision is better than another: a sentence of clauses, all but the last, and the last

better = { $subject }, { $better }.
better-but = { $subject }, { $better }, ama { $worse }.
better-although = { $subject }, { $values }, gerçi { $worse }.
next-clause = { $first }, { $last }
last-clause = { $first } ve { $last }

## Clauses about what a decision is worth

wins-games =
    { $of ->
        [1000] 1.000
       *[other] { $of }
    } oyunda { $other-count } yerine { $count } galibiyet getirir
worth-instead = { $other-value } yerine { $value } eder
worth-hardly-more = { $value } eder, öteki de neredeyse aynı

## Clauses about what a decision leaves on the board, instead of what another leaves

throws-that-hit =
    { $of } atıştan { $other-count ->
        [0] sıfır
       *[other] { $other-count }
    } yerine { $count ->
        [0] hiç kıran atış bırakmaz
       *[other] { $count } kıran atış bırakır
    }
checkers-on-bar =
    bara { $other-count ->
        [0] sıfır
       *[other] { $other-count }
    } yerine { $count ->
        [0] hiç pul göndermez
       *[other] { $count } pul gönderir
    }
home-points-held =
    iç sahada { $other-count ->
        [0] sıfır
       *[other] { $other-count }
    } yerine { $count ->
        [0] hiç kapı tutmaz
       *[other] { $count } kapı tutar
    }
points-in-row =
    art arda { $other-count ->
        [0] sıfır
       *[other] { $other-count }
    } yerine { $count ->
        [0] hiç kapı kurmaz
       *[other] { $count } kapı kurar
    }
anchors =
    rakibin iç sahasında { $other-count ->
        [0] sıfır
       *[other] { $other-count }
    } yerine { $count ->
        [0] hiç kapı tutmaz
       *[other] { $count } kapı tutar
    }
checkers-behind =
    geride { $other-count ->
        [0] sıfır
       *[other] { $other-count }
    } yerine { $count ->
        [0] hiç pul bırakmaz
       *[other] { $count } pul bırakır
    }
blots =
    { $other-count ->
        [0] sıfır
       *[other] { $other-count }
    } yerine { $count ->
        [0] hiç açık bırakmaz
       *[other] { $count } açık bırakır
    }
opponents-pips =
    rakibe gidecek { $other-count ->
        [0] sıfır
       *[other] { $other-count }
    } yerine { $count ->
        [0] hiç pip bırakmaz
       *[other] { $count } pip bırakır
    }
checkers-off =
    { $other-count ->
        [0] sıfır
       *[other] { $other-count }
    } yerine { $count ->
        [0] hiç pul toplamamış olur
       *[other] { $count } pul toplamış olur
    }
checkers-outside =
    iç sahanın dışında { $other-count ->
        [0] sıfır
       *[other] { $other-count }
    } yerine { $count ->
        [0] hiç pul bırakmaz
       *[other] { $count } pul bırakır
    }
home-points-occupied =
    iç sahada { $other-count ->
        [0] sıfır
       *[other] { $other-count }
    } yerine { $count ->
        [0] hiçbir haneye pul koymaz
       *[other] { $count } haneye pul koyar
    }
highest-stack =
    bir hanede en çok { $other-count ->
        [0] sıfır
       *[other] { $other-count }
    } yerine { $count ->
        [0] hiç pul yığmaz
       *[other] { $count } pul yığar
    }
pieces-on-bar =
    bara { $other-count ->
        [0] sıfır
       *[other] { $other-count }
    } yerine { $count ->
        [0] hiç taş göndermez
       *[other] { $count } taş gönderir
    }
own-pieces-on-bar =
    barda kendine { $other-count ->
        [0] sıfır
       *[other] { $other-count }
    } yerine { $count ->
        [0] hiç taş bırakmaz
       *[other] { $count } taş bırakır
    }
points-held =
    { $other-count ->
        [0] sıfır
       *[other] { $other-count }
    } yerine { $count ->
        [0] hiç hane kapatmaz
       *[other] { $count } hane kapatır
    }
pieces-alone =
    { $other-count ->
        [0] sıfır
       *[other] { $other-count }
    } yerine { $count ->
        [0] hiç tek taş bırakmaz
       *[other] { $count } taşı tek başına bırakır
    }
pieces-off =
    { $other-count ->
        [0] sıfır
       *[other] { $other-count }
    } yerine { $count ->
        [0] hiç taş toplamamış olur
       *[other] { $count } taş toplamış olur
    }
pieces-in-hand =
    elde { $other-count ->
        [0] sıfır
       *[other] { $other-count }
    } yerine { $count ->
        [0] hiç taş tutmaz
       *[other] { $count } taş tutar
    }
pieces-gathered =
    son çeyrekte { $other-count ->
        [0] sıfır
       *[other] { $other-count }
    } yerine { $count ->
        [0] hiç taş bulundurmaz
       *[other] { $count } taş bulundurur
    }
own-pips =
    kendine gidecek { $other-count ->
        [0] sıfır
       *[other] { $other-count }
    } yerine { $count ->
        [0] hiç pip bırakmaz
       *[other] { $count } pip bırakır
    }
pieces-to-river =
    nehre { $other-count ->
        [0] sıfır
       *[other] { $other-count }
    } yerine { $count ->
        [0] hiç taş göndermez
       *[other] { $count } taş gönderir
    }
pieces-home =
    eve { $other-count ->
        [0] sıfır
       *[other] { $other-count }
    } yerine { $count ->
        [0] hiç taş götürmemiş olur
       *[other] { $count } taş götürmüş olur
    }
pieces-at-start =
    başlangıçta { $other-count ->
        [0] sıfır
       *[other] { $other-count }
    } yerine { $count ->
        [0] hiç taş bırakmaz
       *[other] { $count } taş bırakır
    }
own-pieces-in-river =
    nehirde kendine { $other-count ->
        [0] sıfır
       *[other] { $other-count }
    } yerine { $count ->
        [0] hiç taş bırakmaz
       *[other] { $count } taş bırakır
    }
rosettes =
    { $other-count ->
        [0] sıfır
       *[other] { $other-count }
    } yerine { $count ->
        [0] hiçbir rozette durmaz
       *[other] { $count } rozette durur
    }
squares-to-go =
    gidecek { $other-count ->
        [0] sıfır
       *[other] { $other-count }
    } yerine { $count ->
        [0] hiç kare bırakmaz
       *[other] { $count } kare bırakır
    }
coins-in-purse =
    keseye { $other-count ->
        [0] sıfır
       *[other] { $other-count }
    } yerine { $count ->
        [0] hiç sikke koymamış olur
       *[other] { $count } sikke koymuş olur
    }
own-run =
    { $other-count ->
        [0] sıfır
       *[other] { $other-count }
    } yerine { $count ->
        [0] hiç dizi kurmaz
       *[other] { $count } sikkelik dizi kurar
    }
opponents-run =
    rakibe { $other-count ->
        [0] sıfır
       *[other] { $other-count }
    } yerine { $count ->
        [0] hiç dizi bırakmaz
       *[other] { $count } sikkelik dizi bırakır
    }
throws-that-lose-dice =
    { $of } atıştan { $other-count ->
        [0] sıfır
       *[other] { $other-count }
    } yerine { $count ->
        [0] hiç zarları kaybettiren atış bırakmaz
       *[other] { $count } zarları kaybettiren atış bırakır
    }
throws-for-longer-run =
    { $of } atıştan { $other-count ->
        [0] sıfır
       *[other] { $other-count }
    } yerine { $count ->
        [0] hiç diziyi uzatan atış bırakmaz
       *[other] { $count } diziyi uzatan atış bırakır
    }
coins-at-edge =
    kenarda { $other-count ->
        [0] sıfır
       *[other] { $other-count }
    } yerine { $count ->
        [0] hiç sikke bırakmaz
       *[other] { $count } sikke bırakır
    }
own-centre =
    ortada { $other-count ->
        [0] sıfır
       *[other] { $other-count }
    } yerine { $count ->
        [0] hiçbir puana sahip olmaz
       *[other] { $count } puana sahip olur
    }
opponents-centre =
    rakibe ortada { $other-count ->
        [0] sıfır
       *[other] { $other-count }
    } yerine { $count ->
        [0] hiç puan bırakmaz
       *[other] { $count } puan bırakır
    }
own-stacks =
    { $other-count ->
        [0] sıfır
       *[other] { $other-count }
    } yerine { $count ->
        [0] hiçbir yığına sahip olmaz
       *[other] { $count } yığına sahip olur
    }
opponents-stacks =
    rakibe { $other-count ->
        [0] sıfır
       *[other] { $other-count }
    } yerine { $count ->
        [0] hiç yığın bırakmaz
       *[other] { $count } yığın bırakır
    }
tokens-covered =
    örtülü durumda { $other-count ->
        [0] sıfır
       *[other] { $other-count }
    } yerine { $count ->
        [0] hiçbir pulunu bırakmaz
       *[other] { $count } kendi pulunu bırakır
    }
tokens-in-reserve =
    yedekte { $other-count ->
        [0] sıfır
       *[other] { $other-count }
    } yerine { $count ->
        [0] hiç pul tutmaz
       *[other] { $count } pul tutar
    }
throws-that-bump =
    { $of } atıştan { $other-count ->
        [0] sıfır
       *[other] { $other-count }
    } yerine { $count ->
        [0] hiçbirinde rakibin tıkanmasına izin vermez
       *[other] { $count } atışta rakibin tıkanmasına izin verir
    }

## The odds of a position

chance =
    { $what ->
        [win-gammon] Mars etme olasılığı: 100’de { $count }
        [win-backgammon] Backgammon etme olasılığı: 100’de { $count }
        [win-double] İki kat kazanma olasılığı: 100’de { $count }
        [lose-gammon] Mars olma olasılığı: 100’de { $count }
        [lose-backgammon] Backgammon olma olasılığı: 100’de { $count }
        [lose-double] İki kat kaybetme olasılığı: 100’de { $count }
       *[win] Kazanma olasılığı: 100’de { $count }
    }
chance-in-game = Oyunu kazanma olasılığı: 100’de { $count }
chance-in-match = Maçı kazanma olasılığı: 100’de { $count }
chance-in-set = Seti kazanma olasılığı: 100’de { $count }
worth = Değer: { $value }
worth-of-choice = { START($decision) }: { $value }
throws-of-jesus = { $of } atıştan { $lose } tanesi zarları kaybettirir, { $longer } tanesi daha uzun dizi kurabilir.

## What values are measured in

decimal = { $amount }
percent = %{ $share }
with-error = { $amount } ± { $error }
percent-with-error = %{ $chances } ± { $error }
points = { $amount } puan
coins = { $amount } sikke
wins-in =
    { $of ->
        [1000] 1.000
       *[other] { $of }
    } oyunda { $count ->
        [0] 1’den az
       *[other] { $count }
    } galibiyet
matches-in =
    { $of ->
        [1000] 1.000
       *[other] { $of }
    } maçta { $count ->
        [0] 1’den az
       *[other] { $count }
    } maç
sets-in =
    { $of ->
        [1000] 1.000
       *[other] { $of }
    } sette { $count ->
        [0] 1’den az
       *[other] { $count }
    } set

## How exact values are

solved-game = Bu oyun çözülmüştür. Değerleri yuvarlanmış olarak saklanır: 0,1 sikkeye kadar doğrudur.
solved-endgame = Kesin: bu oyunun kalanı sonuna kadar hesaplandı.
solved-endgame-in-set =
    Bu oyunun kalanı sonuna kadar hesaplandı. Yalnızca puanlarının sette ne ettiği tahmin edilir.
solved-decisions = Bu oyun çözülmüştür; değerleri yuvarlanmış olarak saklanır.
solved-endgame-decisions = Oyun sonu hesaplandı; ondan öncesi tahmin edilir.
solved-endgame-decisions-in-set = Oyun sonları hesaplandı; onlardan öncesi ve puanların sette ne ettiği tahmin edilir.

## Marks of wrong decisions

doubtful = kuşkulu
error = hata
blunder = vahim hata
mark-from = { $sign } { $count } ve üstü

## Classes of decisions

class-moves = Hamleler
class-choices = Seçimler
class-contact = Pul oyunu, temas
class-race = Pul oyunu, yarış
class-doubling = Vido etme
class-taking = Kabul etme
class-take-or-throw = Alma ya da atma
class-claim-or-throw = Talep ya da atma
part-checker-play = Pul oyunu
part-cube = Küp
part-resignations = Pes etmeler
