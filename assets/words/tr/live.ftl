## Why a line is not added to the log

behind = Önce başka bir şey oldu.
onlooker = Seyirciler bakar, dokunmaz.
knocking = Öteki oyuncu girmeye çalışıyor, ama daha içeri alınmadı.
throw-again = Bu oyunun anahtarları değişti. Yeniden atın.
line = Bu bir kayıt satırı değil.
time = Bu satırda zaman geri gidiyor.
signature = Bu satırı adına yazıldığı oyuncu imzalamamış.
not-begun = Odayı ilk satır açar.
begun = Oda zaten açık.
version = Oda protokolün başka bir sürümünü konuşuyor. Sayfayı yeniden yükleyin.
no-number = Oyunun numarası yok.
dice-not-agreed = Ayrı yerlerdeki iki kişinin zarları birlikte belirlenir.
not-people = Burada yalnızca insanlar oynar.
guest-named = Konuk kendi adını kendisi verir.
clock = Saat bir saniye ile bir gün arasında olabilir.
full = Bu odanın kaydı dolu. Bağlantılarla sürdürün ya da pes edin.
enough = Çok sık sordunuz, çağırdınız ya da geri aldınız. Önce oyunu sürdürün.
not-sat = Öteki oyuncu daha oturmadı.
nothing-happened = Daha bir şey olmadı.
sat = İki oyuncu da oturdu.
name-taken = Ev sahibinin adı da bu.
not-invited = Bu yer daveti elinde tutanındır.
over = Oyun bitti.
no-game = Bitirilecek oyun yok.
no-throw = Şu anda zar atılmayacak.
throw = Atış bildirilir, yüzleri iki paydan birlikte çıkar.
no-share = Bu atış için bir pay gerekir.
gesture = Hiçbir el böyle hareket etmez.
not-due = Sıra sizde değil.
not-own-step = Yalnızca bu turdaki kendi adımlarınız geri alınabilir.
turn-over = Turunuz bitti. Geri almak için öteki oyuncuya sorun.
guest-not-due = Başka bir anahtar, sıra konuktayken istenebilir.
end = Oyunun sonu bir tur değildir.
undo-count = Birlikte geri alınabilecek olay sayısı başka.
nothing-after = Bu olaydan sonra geri alınacak bir şey yok.
asked = Zaten bir şey soruldu.
not-asked = Bir şey sorulmadı.
own-question = Öteki oyuncunun kabul etmesi gerekir.
not-over = Bu oyun daha bitmedi.
seat = Başka bir anahtarı yalnızca oturmuş bir konuk isteyebilir.
too-early = Yeri elinde tutan daha gelebilir. İstekten beş dakika sonra kabul edin.
called = Öteki oyuncu zaten çağrıldı.
not-called = Sizi kimse çağırmadı.
not-their-turn = Yalnızca sırası gelen biri çağrılabilir.
share-owed = Önce sizin cihazınız atışa yanıt vermeli.
by-links = Bu oyunu zaten bağlantılarla sürdürüyorsunuz.
not-absent = Önce öteki oyuncuyu çağırın ve beş dakika bekleyin.
time-left = Öteki oyuncunun süresi var.
unfit-name = Bu adda gösterilemeyen harfler ya da çok fazla işaret veya boşluk var.

## Why a commitment or a share is refused

dice-waiting = Bir atış öteki yerin payını bekliyor.
dice-not-waiting = Bu yerin payını bekleyen atış yok.
dice-number = Bu, sonraki atışın numarası değil.
dice-no-commitment = Önce iki yer de paylarına bağlanır.
dice-again = Bu yer paylarına zaten bağlandı.
dice-share = Pay, bağlanılan paya uymuyor.

## What a room can do that no honest room does

lie-dropped =
    Oda, onayladığı satırları yitirmiş: bu oyunun artık { $own } değil, { $count } satırı var.
lie-changed = Oda, bu oyunun { $number }. satırını değiştirmiş ya da yinelemiş.
lie-gap = Oda bu oyunun satırlarını atlıyor: sırada { $number }. satır var, oysa { $sent }. satırı gönderiyor.
lie-mark = Odanın kaydı { $number }. satırda tutmuyor.
lie-stranger = Oda, bu bağlantının ait olduğu oyundan başka bir oyun gösteriyor.
lie-invented =
    { $party ->
        [host] Oda, ev sahibinin adına bir satır uydurmuş.
       *[guest] Oda, konuğun adına bir satır uydurmuş.
    }
lie-share = Oda zarları değiştirmiş: bir pay, verilen pay değil.
lie-refused = Oda, kuralların izin verdiği bir atışı geri çeviriyor.
lie-illegal = Oda, kuralların yasakladığı bir şeye izin veriyor: { $why }

## What the check of an agreed throw has found: the end of a sentence

fault-no-proof = kanıt eksik
fault-no-game = kayıtta oyunun numarası yok
fault-wrong-number = kanıt başka bir atışa ait
fault-no-commitment =
    { $seat ->
        [first] birinci yer paylarına hiç bağlanmadı
       *[second] ikinci yer paylarına hiç bağlanmadı
    }
fault-one-sided = bir yer bağlandığı payı tek başına değiştirdi
fault-uncounted = bağlanılan paylar değişti ve kayıt bunu saymıyor
fault-wrong-share =
    { $seat ->
        [first] birinci yerin payı, bağlandığı paya uymuyor
       *[second] ikinci yerin payı, bağlandığı paya uymuyor
    }
fault-wrong-faces = paylardan başka yüzler çıkıyor

## What can be said with a press

hello = Merhaba!
thanks = Oyun için teşekkürler.
well-played = İyi oynadınız!
lucky-dice = Ne zar ama!
one-moment = Bir dakika, lütfen.
i-am-back = Geri döndüm.
another-game = Bir oyun daha?

## Why a text is no link to a room

link-incomplete = Bu bir oda bağlantısı değil ya da eksik. Hepsini kopyalayın.
link-old = Bu bağlantı Tesserae’nin daha eski bir sürümüyle yapılmış. Yenisini isteyin.

## That keys were replaced

replaced =
    { $count ->
        [one] Bu oyun sırasında konuğun anahtarı ev sahibinin onayıyla bir kez değiştirildi.
       *[other] Bu oyun sırasında konuğun anahtarı ev sahibinin onayıyla { $count } kez değiştirildi.
    }

## Why a room does not do what a client asks for, or ends the connection

closed = Bu bağlantı bir oda açmıyor. Birkaç hafta kimsenin dokunmadığı odalar silinir.
other-version = Oda protokolün başka bir sürümünü konuşuyor. Sayfayı yeniden yükleyin.
earlier-version = Bu oda Tesserae’nin daha eski bir sürümüyle açılmış. Başka bir oda açın.
damaged = Bu odanın kaydı bozuk. Geri yüklenmesi için odayı işletene sorun.
rooms = Bu saatte buradan çok fazla oda açıldı.
store = Oda şu anda saklanamıyor. Yeniden deneniyor.
room-full = Bu odada çok fazla kişi izliyor.
address-full = İnternet adresinizde çok fazla pencere açık.
late = Hiçbir odaya girilmedi.
seat-replaced = Bu yer daha yeni pencerelerde açık.
slow = Bağlantı çok yavaş; yeniden deneniyor.
rate = Saniyede çok fazla ileti geliyor.
faults = Çok fazla ileti hatalıydı.
binary = İletiler metin olmalı.
frame = İleti çok uzun ya da bir metin çerçevesi değil.
not-entered = Önce bir odaya girin.
entered = Bu bağlantı zaten bir odada.
no-hand = Bu masada böyle bir el yok.
too-long = İleti { $most } bayttan uzun.
no-json = İleti, her anahtarı bir kez içeren bir JSON nesnesi değil.
no-message = Bu, protokolün { $version } sürümünde bir ileti değil. Sayfayı yeniden yükleyin.
