# The lessons: titles, steps, and answers to what a learner tries.

## Learn backgammon

backgammon-play =
    Tavla öğrenin
backgammon-play-throw =
    On beş beyaz pulunuzu tahtada dolaştırıp iç sahanıza, işaretli hanelere getirin, sonra toplayın: tahtadan çıkarın. İlk bitiren kazanır. Zarları atın: sürükleyip bırakın ya da “Zar at” düğmesine basın. Bu ders için zarlar ayarlanmıştır.
backgammon-play-throw-otherwise =
    Vidonun ayrı bir dersi var. Şimdi zarları atın.
backgammon-play-two-dice =
    Her zar, bir pulu sayısı kadar hane iç sahanıza doğru götürür. İki zarı aynı pulla da oynayabilirsiniz, ama pul arada bir haneye konar. Bir hanedeki iki pulunuz orayı rakibe kapatır. 8’den bir pulu 3, 6’dan bir pulu 1 oynayın: 5’te buluşurlar.
backgammon-play-two-dice-otherwise =
    Bu da olur. Bu kez 8’den 5’e ve 6’dan 5’e oynayın.
backgammon-play-end-turn =
    Oynanabilen zarlar oynanmalıdır. Şimdi ikisi de oynandı: “Turu bitir” düğmesine basın. O zamana kadar “Geri al” sizi bir adım geri götürür.
backgammon-play-blots =
    Rakibiniz ters yönde, sizin 1. hanenizden 24. hanenize doğru gider ve 11 ile 1’de iki pulu tek başına bıraktı: bunlar açık pullardır. Zarları atın.
backgammon-play-hit =
    Açık bir pulun üstüne konarsanız onu kırarsınız: ortadaki şeritten, bardan yeniden başlaması gerekir. Her pulun üstünden geçebilirsiniz. 13’ten 2 ile 11’deki açık pulu kırın.
backgammon-play-hit-otherwise =
    Bu da olur. Bu kez 2 ile 11’deki açık pulu kırın.
backgammon-play-blocked-points =
    Rakibin iki ya da daha çok pulunun durduğu hane kapalıdır; örneğin 19. Oraya konamazsınız. 11’deki pulunuz şimdi açık: 5 ile 6’ya, güvenli yere götürün.
backgammon-play-blocked-points-otherwise =
    Bu da olur, ama bir pul açıkta kalır. 11’den 6’ya oynayın.
backgammon-play-bar =
    Daha sonra pullarınızdan biri bardadır. Başka bir pul oynanmadan önce o girmelidir: 1 ile 24. haneye, 2 ile 23’e, böylece 6 ile 19’a kadar. Zarları atın.
backgammon-play-bar-otherwise =
    Vidonun ayrı bir dersi var. Şimdi zarları atın.
backgammon-play-enter =
    6 sizi 19’a götürürdü, orası kapalı. Zarların ikisiyle de girilemeseydi turunuz biterdi. 3 ile 22’ye girin.
backgammon-play-bear-off =
    Bütün pullarınız iç sahanıza gelince toplayabilirsiniz. Bir zar, kendi sayısının hanesinden bir pul toplar. Pulların hepsi daha yakındaysa en gerideki hanenizden bir pul toplar. İçeride oynamayı da seçebilirsiniz. Zarları atın.
backgammon-play-bear-off-otherwise =
    Vidonun ayrı bir dersi var. Şimdi zarları atın.
backgammon-play-furthest-point =
    6 ile 5’ten bir pul, 3 ile de 3’teki pulu toplayın.
backgammon-play-furthest-point-otherwise =
    Bu da olur. Bu kez 5’ten ve 3’ten toplayın.
backgammon-play-doubles =
    Birbirine eşit iki zar çift sayılır ve dört kez oynanır. Zarları atın.
backgammon-play-doubles-otherwise =
    Vidonun ayrı bir dersi var. Şimdi zarları atın.
backgammon-play-four-threes =
    Dört tane 3: dört pulun hepsini toplayın.
backgammon-play-gammon =
    Kazandınız. Bir galibiyet 1 puan eder. Kaybeden, buradaki gibi hiç pul toplamamışsa 2 puan eder: mars. Üstelik bir pulu barda ya da sizin iç sahanızdaysa 3 puan eder: backgammon.
backgammon-play-cube =
    Kendi atışınızdan önce oyunun değerini iki katına çıkarmayı önerebilirsiniz, rakibiniz de kendi atışından önce. Rakibiniz önerirse “Kabul” ile 2 puana oynarsınız, “Pas” ile 1 puan kaybedersiniz. Vido küpü dersi daha çoğunu anlatır. Şimdi bir oyun oynayın!

## Learn the doubling cube

backgammon-cube =
    Vido küpünü öğrenin
backgammon-cube-double =
    Küp, bir galibiyetin kaç puan ettiğini gösterir: başta 1. Küp ortadaysa ya da sizdeyse, zar atmadan önce bunu iki katına çıkarmayı önerebilirsiniz. Yarışta öndesiniz: sizin 60 pip yolunuz kaldı (bir pip tek bir adımdır), rakibinizin 65. “Vido et” düğmesine basın.
backgammon-cube-taken =
    Rakibiniz kabul ediyor: bundan sonra galibiyet 2 puan eder ve küp rakibinizindir. Sonraki vidoyu yalnızca o edebilir. Zarları atın; bu ders için zarlar ayarlanmıştır.
backgammon-cube-offered =
    Başka bir oyunda rakibiniz vido ediyor. Pas geçerseniz şimdi 1 puan kaybedersiniz. Kabul ederseniz 2 puana oynarsınız ve küp sizin olur. Yalnızca biraz geridesiniz: kabul edin.
backgammon-cube-offered-try-drop =
    Pas geçmek kesin 1 puana mal olur; burada ise yeterince sık kazanırsınız. Kabul edin.
backgammon-cube-one-in-four =
    Dört oyundan birini kazanacağınızı düşünüyorsanız kabul edin. Dört oyunda pas geçmek 4 puana mal olur. Dördünü de kabul edip birini kazanmak 2 puan getirir, 6 puan götürür: bu da 4 puana mal olur.
backgammon-cube-drop =
    Burada çok geridesiniz. Dört oyunda birden çok daha azını kazanırsınız: pas geçin.
backgammon-cube-drop-try-take =
    Kabul etmek, burada neredeyse kesin kaybedeceğiniz değeri ikiye katlar. Pas geçin.
backgammon-cube-crawford =
    1 puan kaybettiniz: oyunun vidodan önceki değerini. Küp 64’e kadar çıkar; mars ve backgammon olunca da çarpar. İlk turda kimse vido edemez. Bir maçta, oyunculardan birinin kazanmasına ilk kez tek puan kalınca bir oyun küpsüz oynanır: Crawford oyunu.

## Learn Tabula

tabula-play =
    Tabula öğrenin
tabula-play-throw =
    On beş taşınızı tahtaya sokun, 1. haneden 24. haneye kadar bir kez dolaştırın ve rakibinizden önce toplayın: tahtadan çıkarın. Rakibiniz de aynı yönde koşar. Üç zarı atın: sürükleyip bırakın ya da “Zar at” düğmesine basın. Bu ders için zarlar ayarlanmıştır.
tabula-play-three-dice =
    Her zar bir taş oynatır; eşit zarlar da öteki hamleler gibidir. Eliniz, tepsinin bir yarısıdır. Oradaki bir taş zarın gösterdiği haneye girer; o sırada başka taşlar ilerleyebilir. 4’e iki, 1’e bir taş sokun.
tabula-play-three-dice-otherwise =
    Bu da olur: tahtadaki taşlar ilerleyebilir. Bu kez 4’e iki, 1’e bir taş sokun.
tabula-play-end-turn =
    İki ya da daha çok taş bir haneyi rakibe kapatır; tek başına duran taş kırılabilir. “Turu bitir” düğmesine basın. O zamana kadar “Geri al” sizi bir adım geri götürür.
tabula-play-hit =
    Rakibiniz tek duran taşınızın üstüne konup onu kırdı: taş şimdi barda bekliyor. Başka bir taşınız oynamadan önce yeniden girmesi gerekir. Zarları atın.
tabula-play-blocked-point =
    2. hane kapalı: orada iki taş duruyor. Hiçbir zarla girilemeseydi turunuz biterdi. 3’e girin.
tabula-play-blocked-point-otherwise =
    5. hane de açık. Bu kez 3’e girin.
tabula-play-several-dice =
    Bir taş birkaç zarı oynayabilir, ama her birinden sonra bir haneye konar. Aynı taşı 2 ile ilerletin, 5’e bir taş daha sokun: artık hiçbir taşınız tek başına değil.
tabula-play-several-dice-otherwise =
    Bu olur, ama bir taş tek kalır. 3’ten 5’e oynayın, bir taşı da 5’e sokun.
tabula-play-last-piece =
    Üç zarın olabildiğince çoğu, bunun için hangi sıra gerekiyorsa o sırayla oynanmalıdır. Hiçbiri oynanamıyorsa turunuz biter. Bu sizin son taşınız. Zarları atın.
tabula-play-only-way =
    İşaretli haneler kapalıdır: oralara konamazsınız, ama üstlerinden geçebilirsiniz. Üç zarın hepsini oynamanın tek bir yolu var. Onu bulun.
tabula-play-bear-off =
    Elinizde ve barda hiç taş kalmayıp hepsi son altı haneye gelince toplayabilirsiniz. Toplayabildiğiniz sürece tepsinizin ucunda tunçtan bir ayı durur. Her taşa tam sayısı gerekir: 24. haneden 1, 19. haneden 6. Zarları atın.
tabula-play-exact-numbers =
    Son üç taşınızı toplayın: 24’ten 1 ile, 22’den 3 ile, 20’den 5 ile. Tepsinin oyma ayılı yarısına giderler. Biri kırılsaydı önce yeniden dolaşması gerekirdi.
tabula-play-zeno =
    Bu hemen kazandırır ve bir puan eder. Şimdi ünlü bir pozisyon: İmparator Zenon burada, sizin şimdi olduğunuz gibi, iyi durumdaydı; ta ki zar atana kadar. Zarları atın.
tabula-play-zenos-move =
    Üç zarın hepsi yalnızca bir biçimde oynanabilir: 10’dan 16’ya, 19’dan 24’e ve 20’den 22’ye oynayın.
tabula-play-lone-pieces =
    Şimdi sekiz taşınız tek başına duruyor; tıpkı şair Agathias’ın Zenon’unkiler için yazdığı gibi. Bir atış oyunu tersine çevirebilir. Şimdi siz oynayın!

## Learn the Royal Game of Ur

ur-play =
    Ur Kraliyet Oyunu’nu öğrenin
ur-play-throw =
    Yedi taşınızı tahtada dolaştırıp rakibinizden önce eve götürün. Her biri işaretli ya da boş gelen üç kura zarı atarsınız. Başta ikiniz de kilitlisiniz: ilk taşınızı yalnızca üç boş içeri alır. Kura zarlarını atın: sürükleyip bırakın ya da “Zar at” düğmesine basın. Bu ders için zarlar ayarlanmıştır.
ur-play-three-blanks =
    Üç boş! İlk taşınız girişte duruyor ve yeniden atıyorsunuz. Bundan sonra üç boş gelirse turunuzu kaybedersiniz, onun dışında işaretli her zar 1 sayılır. Zarları atın.
ur-play-move =
    İki işaret: 2. Taşlarınız ortadan koşar, sizin tarafınıza döner, uzak ucu dolanır ve f karesinden eve gider. 2 ile ikinci kareden yeni bir taş da girebilirdi. Girişteki taşı iki kare oynayın.
ur-play-move-otherwise =
    Bu da olur. Bu kez girişteki taşı oynayın.
ur-play-room-for-one =
    Bir karede tek taşa yer vardır. Kendi taşınız onu kapatır; rakibin taşı ise kırılır ve 5 ile 6 karelerinin yanındaki boşluğa, nehre gider. Taşlar başkalarının üstünden atlayabilir. Zarları atın.
ur-play-hit =
    2 attınız. İşaretli karedeki taşı kırın.
ur-play-hit-otherwise =
    Bu da olur. Bu kez rakibinizin taşını kırın.
ur-play-river =
    Şimdi taşlarınızdan biri nehirde. Sizin tarafınızdaki, yalnızca sizin olan dört karenin üzerinden geri gelir, oradan da girişe geçer. Zarları atın.
ur-play-enter-from-river =
    1 attınız. Bir taş oynayabiliyorsa oynamalısınız; hangisini, siz seçersiniz. Hiçbiri oynayamıyorsa turunuz biter. Nehirdekini ilk karesinden sokun. Oyunda bundan sonra “Turu bitir” düğmesine basarsınız; o zamana kadar “Geri al” sizi bir adım geri götürür.
ur-play-enter-from-river-otherwise =
    O taş da oynayabilir. Bu kez nehirdeki taşı sokun.
ur-play-rosettes =
    Her karenin sayısı ya da harfi tahtada yazılıdır: sizin tarafınızda büyük harfler, öteki tarafta küçük harfler. Çiçekli kareler rozettir. Zarları atın.
ur-play-onto-rosette =
    Rakibiniz uzak ucu ters yönde dolanır. Taşınızı iki kare oynayıp rozete koyun.
ur-play-free-move =
    Rozet serbest hamle kazandırır: taşlarınızdan herhangi biri 1, 2, 3 ya da 5 kare gider. İsterseniz yapmayabilirsiniz. 5 ile taş giremez. Bir rozet daha, bir serbest hamle daha kazandırır. Rozet kimseyi korumaz. Aynı taşla 5 gidin: işaretli karedeki taşı kırar.
ur-play-free-move-otherwise =
    Bu da olur. Bu kez 5 kare gidip kırın.
ur-play-home =
    Taşlarınızın altısı evde. Her biri son rozete tam konmalıdır. Oradan tam 1 ile eve gider: bir atışla ya da serbest bir hamleyle, örneğin orada kazandığıyla. Zarları atın.
ur-play-last-piece =
    1 attınız: son taşınızı eve götürün.
ur-play-tallies =
    Kazandınız ve 21’lik stoktan çetele, yani sayı çubuğu alıyorsunuz. Rakibin her taşı tahtadaysa 1, nehirdeyse 2, hiç yola çıkmadıysa 3 kazandırır. Burada 7 ediyor. Stok boşalınca kaybeden öder.
ur-play-stake =
    İkiniz de birer bahis koydunuz. 21 çetelenin hepsini elinde tutan, seti ve iki bahsi de kazanır. O zamana kadar bir oyun daha oynanır ve ikiniz de çetelelerinizi korursunuz. Bu masa kuralını değiştirmezseniz kimse kilitli değildir: 1’den 3’e kadar her atış bir taş sokar ve üç boş turu kaybettirir. Şimdi oynayın!

## Learn Tablero de Jesus

tablero-de-jesus-play =
    Tablero de Jesus öğrenin
tablero-de-jesus-play-throw =
    1’den 7’ye kadar her sayının, yedi karesinden birinde duran bir sikkesi vardır. Sikkeler kimsenin değildir: iki oyuncu da hepsini oynatır. Rakibinizin sikkeleri tahtayı doldurmaya yetmeyene kadar sikke kazanın. Zarları atın: sürükleyip bırakın ya da “Zar at” düğmesine basın. Bu ders için zarlar ayarlanmıştır.
tablero-de-jesus-play-two-coins =
    Her zarla bir tane olmak üzere iki ayrı sikke oynayın; her biri sayısına doğru ya da ondan uzağa gider. Sikke zarın tamamı kadar gider ve yedi karenin dışına asla çıkmaz. Sikkeler birbirinin yolunu kesmez. 3 numaralı sikkeyi 3, 5 numaralı sikkeyi 1 kare oynayın.
tablero-de-jesus-play-two-coins-otherwise =
    Her sikke oynayabilir. Bu kez 3 numaralı sikkeyi 3, 5 numaralı sikkeyi 1 kare oynayın.
tablero-de-jesus-play-in-line =
    Bir sayının kareleri ondan başlayarak 1’den 7’ye sayılır. Aynı hizada olmak, sayılara eşit uzaklıkta olmak demektir. 1. ve 7. karelerdekiler dışında hiçbir komşu sikke henüz aynı hizada değil. Kimse pas geçemez: yeniden atın.
tablero-de-jesus-play-three-in-line =
    4 ve 6 numaralı sikkeleri 1 kare oynayın; böylece üç komşu aynı hizaya gelir.
tablero-de-jesus-play-three-in-line-otherwise =
    Her sikke oynayabilir. Bu kez 4 ve 6 numaralı sikkeleri oynayın.
tablero-de-jesus-play-run =
    Aynı hizadaki iki ya da daha çok komşu sikke bir dizidir; ama uçlarda, 1. ya da 7. karelerde duranlar sayılmaz. Diziyi alabilir ya da daha uzunu için yeniden atabilirsiniz. Almak, tahtadaki bütün dizilerin sikkelerini kazandırır. Üç sikke iyi bir kazançtır: onları alın.
tablero-de-jesus-play-purse =
    Rakibiniz boş sayıları kendi ucunda, her birinizin bir kesede getirdiği on beş sikkeden doldurur. Sonra zarlar onundur ve 11 atar: 7, 11 ya da 12 atmak zarları kaybettirir. Bu, dört atışta bir olur. Şimdi siz: zarları atın.
tablero-de-jesus-play-towards-numbers =
    Yine üçlü bir dizi yapın: 2 ve 4 numaralı sikkeleri 3 kare, sayılara doğru oynayın.
tablero-de-jesus-play-towards-numbers-otherwise =
    Her sikke oynayabilir. Bu kez 2 ve 4 numaralı sikkeleri sayılara doğru oynayın.
tablero-de-jesus-play-risk =
    Riski görelim: diziyi almayın, yeniden atın.
tablero-de-jesus-play-lost-dice =
    7 geldi: zarları kaybettiniz, dizi de yerinde kaldı. Rakibiniz onu zar atmadan talep ediyor. Siz boş sayıları doldurursunuz ve zarlar size geri döner. Zarları atın.
tablero-de-jesus-play-claim =
    11 attınız. Rakibiniz iki sikkeyi aynı hizaya getiriyor, atmayı sürdürüyor ve 7 atıyor. Şimdi o diziyi talep edebilir ya da zar atabilirsiniz; ama o zaman atışınızı, diziyi bozsa bile oynamanız gerekir. Talep edin.
tablero-de-jesus-play-near-end =
    Oyunun sonuna doğru rakibinizin kesesinde iki sikke var. Üçlü diziyi alın. Atmayı sürdürmek risktir; iki sikkeyle oynanamayan atış da zarları kaybettirir.
tablero-de-jesus-play-win =
    İki sikke üç sayıyı dolduramaz: kazandınız, tahtadaki sikkeler de sizin. İki sikke rakibinizde kalır. Unutmayın: kısa bir dizi varken yeniden atmaya değer, uzun bir diziyi ise almaya. Şimdi bir oyun oynayın!

## Learn Tablero di Berona

tablero-di-berona-play =
    Tablero di Berona öğrenin
tablero-di-berona-play-throw =
    Ortadaki kareler kendi sayıları kadar, yani 1 ile 6 arasında puan eder. Oyun bittiğinde orada rakibinizden çok puanınız olsun. Zarları atın: sürükleyip bırakın ya da “Zar at” düğmesine basın. Bu ders için zarlar ayarlanmıştır.
tablero-di-berona-play-place =
    Altı başlangıç kareniz on iki pulluk yedeğinizin yanında, rakibinizinkiler karşı taraftadır. Bir zar, kendi sayısındaki başlangıç karenizde kullanılır: oraya yedeğinizden bir pul koyabilirsiniz. 5’e ve 2’ye birer pul koyun.
tablero-di-berona-play-end-turn =
    İki zar da kullanıldı. “Turu bitir” düğmesine basın. O zamana kadar “Geri al” sizi bir adım geri götürür.
tablero-di-berona-play-opponent-places =
    Rakibiniz de iki pul koyuyor. Sonra yeniden atın.
tablero-di-berona-play-walk =
    Bir zarla, kendi sayısındaki başlangıç karenizde duran yığını yürütebilirsiniz de. Yığın, kaç pulu varsa o kadar kare yürür. 5’teki pulunuzu bir kare, ortaya yürütün; sonra 6 ile bir pul koyun.
tablero-di-berona-play-walk-otherwise =
    Bu da olur. Bu kez 5’teki pulu ortaya yürütün, 6’ya da bir pul koyun.
tablero-di-berona-play-tall-stack =
    Birkaç tur sonra 2. başlangıç karenizde üç pulunuz duruyor. Zarları atın.
tablero-di-berona-play-long-walk =
    Yığın üç kare yürür: hiçbir zaman çapraz gitmez, aynı kareden iki kez geçmez, çıktığı kareye dönmez. Her karede en alttaki pulunu bırakır. Yığını sürükleyin ya da karelere tek tek dokunun: ortaya, sonra orta boyunca, rakibinizin 4’teki pulunun üstüne.
tablero-di-berona-play-long-walk-otherwise =
    Bu da olur. Bu kez ortaya, sonra orta boyunca 4’e yürüyün.
tablero-di-berona-play-long-walk-try-a2-a3-c3-c4 =
    Bu yürüyüş de olur. Bu kez önce ortaya gidin.
tablero-di-berona-play-ownership =
    Yığın, en üstteki pulun sahibinindir; demek ki ortanın 4’ü artık sizin. Yalnızca kendi başlangıç karelerinizdeki yığınlar yürür: ortadaki ve onun ötesindeki pullar yerinde kalır. Kullanılabilen bir zar kullanılmalıdır: 4 ile bir pul koyun.
tablero-di-berona-play-lost-stack =
    Rakibiniz 1. başlangıç karenize yürüdü: o yığın artık onun ve kimse onu yürütemez. Zarları atın.
tablero-di-berona-play-take-over =
    Başlangıç karelerinizdeki her yığının üstüne pul koyabilir, böylece onu ele geçirebilirsiniz. Son pulunuzu 1’e koyun, 6’daki pulu da ortaya yürütün.
tablero-di-berona-play-take-over-otherwise =
    Bu da olur. Bu kez 1’e pul koyun, 6’daki pulu da ortaya yürütün.
tablero-di-berona-play-doubles =
    Oyunun sonlarında yedeğiniz boş. Çift atınca iki zarı da aynı sayıda kullanırsınız. Ya da ikisinin yerine bir pulu yedeğe alırsınız. Zarları atın.
tablero-di-berona-play-return-token =
    Burada üçlerin ikisini birden kullanamazsınız: pullarınızdan birini yedeğe alın. Herhangi bir yığının tepesinden alıp yedeğinize götürün: 3. başlangıç karenizdekini sürükleyin. Sonra yeniden atarsınız.
tablero-di-berona-play-return-token-otherwise =
    O pul da yedeğe dönebilir. Bu kez 3. başlangıç karenizden bir pul alın.
tablero-di-berona-play-order-of-dice =
    Ortada 15 puan sizin, 5 puan rakibinizin. Oyunculardan biri, geride olsa bile, bir zarı kullanamayınca oyun kısa süre sonra biter. Zarlarınızın sırasını siz seçersiniz; birinin kullanılamayacağı biçimde de seçebilirsiniz. Zarları atın.
tablero-di-berona-play-bump =
    Son pulunuzu 6’ya koyun. Sonra 1’i kullanamazsınız: yedeğiniz boş, 1’deki yığın da sizin değil. Bu bir tıkanmadır: rakibinizin son bir turu olur. Turunuzu bitirin.
tablero-di-berona-play-bump-otherwise =
    Bu da olur. Bu kez son pulunuzu 6’ya koyun ve turunuzu bitirin.
tablero-di-berona-play-win =
    Rakibiniz bir kare daha alıyor: 13’e 7, kazandınız. Puanlar eşitse en yüksek sayılı dolu karenin sahibi kazanır. Çift zar size bir pulu yedeğe aldırdığı sürece tıkanamazsınız. Şimdi bir oyun oynayın!
