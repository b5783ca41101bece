## Why somebody is to come to the table: titles, and the title of the window

you-are-called = Çağrılıyorsunuz
you-are-asked = Size soruluyor
game-has-begun = Oyun başladı
first-throw = İlk atış
your-turn = Sıra sizde
window-title = { $why } · Tesserae

## The same in a sentence

calls-you = { $name } sizi masaya çağırıyor. Yanıt için { $minutes } dakikanız var.
throw-first = { $name } masada. İlk atışı ikinizden hangisi isterse o yapar.
may-throw = İkinizden hangisi isterse o atar.
at-table-your-turn = { $name } masada. Sıra sizde.
played-your-turn = { $name } oynadı. Sıra sizde.
has-first-turn = { $name } masada ve ilk tur onun.

## Who is there

here = Burada
away-since = Ayrıldı: { $since }
is-away = { $name } uzakta.
other-is-away = Öteki oyuncu uzakta.
onlookers = { $count } kişi izliyor.
you-look-on = İzliyorsunuz.
points-at = { $name } gösteriyor: { $place }.

## What is asked, and what can be answered

asks-undo = { $name } son turunu geri almak istiyor. Geri alınan atışlar aynı yüzlerle yine gelir ve artık ikiniz de onları biliyorsunuz.
asks-rematch = { $name } yer değiştirerek bir oyun daha istiyor.
asks-seat = { $name } yerinin anahtarını yitirdi ve bir yenisini istiyor. Eski anahtarla kimse gelmezse beş dakika sonra kabul edebilirsiniz. Oyun kaydı bunu sayar.
rival-asks = Davetinizi elinde tutan biri sizin yerinizi istiyor; soru { $name } oyuncusuna gitti.
take-question-back = İsteği geri al
refuse-seat = Yeri bırakmayı reddet
you-asked-undo = Son turunuzu geri almayı istediniz; yanıtı { $name } verecek.
you-asked-rematch = Bir oyun daha istediniz; yanıtı { $name } verecek.
you-called = { $name } çağrıldı; gelmek için { $minutes } dakikası kaldı.
calls-in-minutes =
    { $minutes ->
        [0] { $name } sizi masaya çağırdı ve oyunu talep edebilir.
        [1] { $name } sizi masaya çağırıyor. Bir dakika yanıt gelmezse oyunu talep edebilir.
       *[other] { $name } sizi masaya çağırıyor. { $minutes } dakika yanıt gelmezse oyunu talep edebilir.
    }

## A seat that has another key than this machine

taken-elsewhere = Bu yer başka bir cihazda ya da daveti olan başka biri tarafından alındı: yerin kendi bağlantısını oradan açın ya da burada sürdürmek için { $host } ile görüşün.
asked-to-go-on = Burada yeni bir anahtarla sürdürmek istediniz; { $host } yanıtlayana kadar bekliyorsunuz.
key-was-replaced = { $host } kabul etti, bu bağlantının yeri artık başka bir anahtara sahip: yerin kendi bağlantısını, oynandığı cihazdan açın ya da daveti açın.
taken-ask-host = Bu yer başka bir cihazda ya da daveti olan başka biri tarafından alındı: yerin kendi bağlantısını oradan açın ya da burada sürdürmek için ev sahibine sorun.
asked-host-to-go-on = Ev sahibine burada yeni bir anahtarla sürdürmeyi sordunuz ve yanıtını bekliyorsunuz.
host-replaced-key = Ev sahibi kabul etti, bu bağlantının yeri artık başka bir anahtara sahip: yerin kendi bağlantısını, oynandığı cihazdan açın ya da daveti açın.
ask-to-go-on = Burada sürdürmek için sor
guest-has-new-key = Ev sahibi kabul etti, konuk yeni bir anahtarla sürdürüyor: gelecek atışlar için iki masanın da yeni payları var ve oyun kaydı bunu sayar.
new-key-declined = Burada yeni bir anahtarla sürdürmeniz reddedildi.

## Connection and room

being-opened = Odayla bağlantı açılıyor.
no-answer = Sunucu yanıt vermiyor. Yeniden deneniyor.
line-broke = Odayla bağlantı koptu, yeniden kuruluyor.
tried-again = { $why } Yeniden deneniyor.
cannot-be-called = Bu adrese ulaşılamıyor.
guest-not-there = Konuk daha oturmadı.
waits-for-guest = Konuğun oturması bekleniyor.
goes-on-by-links = { $name } bu oyunu bağlantılarla sürdürüyor: bundan sonra her cihaz kendisi için atar ve atışlar artık birlikte belirlenmez.
other-goes-on-by-links = Öteki oyuncu bu oyunu bağlantılarla sürdürüyor: bundan sonra her cihaz kendisi için atar ve atışlar artık birlikte belirlenmez.
throw-waits-away = Bu atış { $name } dönene kadar bekliyor: onun cihazı yanıtlamalı, ama uzakta.
throw-waits-other-away = Bu atış öteki oyuncuyu bekliyor: onun cihazı yanıtlamalı, ama uzakta.
throw-waits = Bu atış bekliyor: { $name } oyuncusunun cihazı daha yanıtlamadı.
throw-waits-other = Bu atış bekliyor: öteki oyuncunun cihazı daha yanıtlamadı.

## Why an address is none

no-server-address = Arkadaşınızı davet etmek için bir sunucu adresi yazın.
server-is-link = Bu bir oyun bağlantısı; sunucu adresi “#” işaretinden önce biter.
no-address = Bu bir sunucu adresi değil. Şuna benzer: https://play.example.org.
no-link = Bu, bir arkadaşla oyunun bağlantısı değil.
link-incomplete = Bir arkadaşla oyunun bu bağlantısı eksik. Hepsini kopyalayın.

## Inviting, and the link to paste

agreed-dice = Ayrı yerlerdeki iki kişinin zarları her zaman birlikte belirlenir: iki masa da her atışa gizli bir pay verir; bu yüzden ne ikiniz ne de sunucu onu seçebilir ya da önceden bilebilir.
invite = Davet et
by-chance = Rastgele
about-paste = Arkadaşınızın gönderdiği ya da kendi yerinizin bağlantısını yapıştırın.
link = Bağlantı
join = Katıl

## Waiting for the friend

waiting = Arkadaşınız bekleniyor…
opening = Oda açılıyor…
link-still-leads-here = Gönderdiğiniz bağlantı hâlâ buraya götürür.
cancel = Vazgeç
cancel-invitation = Daveti geri çek
about-invitation = Bu bağlantıyı arkadaşınıza gönderin ya da ona kodu okutun. Açan kişi masanın öteki tarafına oturur: ne kurulum ne hesap gerekir.
copy-link = Bağlantıyı kopyala
share-link = Bağlantıyı paylaş
about-onlookers = Seyircilerin kendi bağlantısı vardır: masayı görürler, ama dokunamazlar.
copy-onlooker-link = Seyirci bağlantısını kopyala
share-with-onlookers = Seyircilerle paylaş
copied = Kopyalandı.

## Where a link leads

game-with-friend = Bir arkadaşla oyun
looking-for-game = Oyun aranıyor…
connecting = Sunucuya bağlanılıyor.
invited = Bir oyuna davetlisiniz: { $game }.
friends-play = İki arkadaş oynuyor: { $game }.
they-play = { $host } ve { $guest } oynuyor: { $game }.
about-to-begin = Bir oyun başlamak üzere: { $game }.
host-invites = { $host } sizi bir oyuna davet ediyor: { $game }.
host-waits = { $host } oynamak için bir arkadaş bekliyor: { $game }.
you-play-seat = Tarafınız: { $seat }.
without-clock = Saat yok.
clock-gives = Saat: { $clock }.
time-each = kişi başı { $time }
time-and-delay = kişi başı { $time }, her turda { $delay } sayılmaz
time-and-increment = kişi başı { $time }, her turdan sonra { $delay } daha
minutes = { $count } dakika
seconds = { $count } saniye
game-begins-later = Arkadaş oturunca oyun başlar.
you-will-see = Masayı görürsünüz, ama dokunamazsınız.
will-see-game = Oyun başlar başlamaz göreceksiniz
look-on = İzle
sit-down = Otur

## The panel of the friend

connect-again = Yeniden bağlan
leave-table = Masadan kalk
game-is-kept = Oyun kayıtlı. Kayıtlı oyunlardan sürdürün ya da bağlantıyı yeniden açın.
onlooker-link-copied = Seyirci bağlantısı: kopyalandı
copy-own-link = Kendi yerinin bağlantısını kopyala
own-link-copied = Kendi yerinizin bağlantısı: kopyalandı
about-own-link = Bununla başka bir cihazda sürdürürsünüz; elinde tutan sizin yerinize oynar, bu yüzden kimseye vermeyin.
say = Söyle
i-am-here = Buradayım
agree = Kabul et
decline = Reddet
ask-undo = Son turunu geri almayı iste
ask-rematch = Bir oyun daha iste
claim = Oyunu talep et
time-has-run-out = Süresi doldu.
did-not-come = Çağrıldı, ama gelmedi.
call = Çağır: { $name }
about-calling = Gelmek için beş dakikası olur. Ondan sonra oyun talep edilebilir.
go-on-by-links = Bağlantılarla sürdür
about-links = Sunucusuz: her biriniz her turdan sonra oyunu ötekine gönderir. Bundan sonra her cihaz kendisi için atar ve atışlar artık birlikte belirlenmez.
resign-maybe = Pes et…
resign = Pes et
friend-wins = Oyunu arkadaşınız kazanır.
