## Learn backgammon

backgammon-play =
    Poznaj Backgammona
backgammon-play-throw =
    Przeprowadź swoje piętnaście białych pionów przez planszę do swojego domu, czyli na zaznaczone linie, a potem zdejmij je z planszy. Kto zrobi to pierwszy, wygrywa. Rzuć kośćmi: przeciągnij je i puść albo naciśnij „Rzuć”. W tej lekcji rzuty są z góry ustalone.
backgammon-play-throw-otherwise =
    Podwajanie ma własną lekcję. Teraz rzuć kośćmi.
backgammon-play-two-dice =
    Każda kość przesuwa jeden pion w stronę domu o tyle linii, ile pokazuje. Jeden pion może użyć obu kości, ale po pierwszej musi stanąć na linii. Dwa twoje piony blokują linię przeciwnikowi. Przesuń jeden pion z 8 o 3 i jeden z 6 o 1: spotkają się na 5.
backgammon-play-two-dice-otherwise =
    To też dozwolone. Tym razem zagraj z 8 na 5 i z 6 na 5.
backgammon-play-end-turn =
    Kości, których da się użyć, trzeba użyć. Obie są już zagrane: naciśnij „Zakończ turę”. Dopóki tego nie zrobisz, „Cofnij” cofa jedno posunięcie.
backgammon-play-blots =
    Przeciwnik idzie w drugą stronę, od twojej linii 1 do twojej 24, i zostawił na 11 i 1 dwa samotne piony, tak zwane bloty. Rzuć.
backgammon-play-hit =
    Stań na samotnym pionie, aby go zbić: musi zacząć od nowa z bandy, paska pośrodku. Przechodzić możesz nad wszystkimi pionami. Zbij dwójką samotny pion na 11, ruszając z 13.
backgammon-play-hit-otherwise =
    To też dozwolone. Tym razem zbij dwójką samotny pion na 11.
backgammon-play-blocked-points =
    Linia z co najmniej dwoma pionami przeciwnika, na przykład 19, jest zablokowana: nie możesz na niej stanąć. Twój pion na 11 stoi teraz samotnie: przesuń go piątką w bezpieczne miejsce na 6.
backgammon-play-blocked-points-otherwise =
    To też dozwolone, ale zostawia samotny pion. Zagraj z 11 na 6.
backgammon-play-bar =
    Później jeden z twoich pionów jest na bandzie. Musi wejść, zanim cokolwiek innego się ruszy: jedynką na linię 24, dwójką na 23 i tak aż do 19 szóstką. Rzuć.
backgammon-play-bar-otherwise =
    Podwajanie ma własną lekcję. Teraz rzuć kośćmi.
backgammon-play-enter =
    Szóstka prowadziłaby na 19, która jest zablokowana. Gdyby żadną kością nie dało się wejść, twoja tura by się skończyła. Wejdź trójką na 22.
backgammon-play-bear-off =
    Gdy wszystkie twoje piony są w domu, możesz je zdejmować. Kość zdejmuje pion z linii o swoim numerze. Jeśli wszystkie stoją bliżej, zdejmuje pion z najdalszej zajętej linii. Możesz też przesuwać piony wewnątrz domu. Rzuć.
backgammon-play-bear-off-otherwise =
    Podwajanie ma własną lekcję. Teraz rzuć kośćmi.
backgammon-play-furthest-point =
    Zdejmij szóstką jeden pion z 5, a trójką ten z 3.
backgammon-play-furthest-point-otherwise =
    To też dozwolone. Tym razem zdejmij piony z 5 i z 3.
backgammon-play-doubles =
    Dwie równe kości to dublet i gra się nimi cztery razy. Rzuć.
backgammon-play-doubles-otherwise =
    Podwajanie ma własną lekcję. Teraz rzuć kośćmi.
backgammon-play-four-threes =
    Cztery trójki: zdejmij wszystkie cztery piony.
backgammon-play-gammon =
    Wygrywasz. Zwykła wygrana daje 1 punkt. Daje 2, czyli gammona, jeśli przegrany niczego nie zdjął, tak jak tutaj. Daje 3, czyli backgammona, jeśli do tego jeden z jego pionów jest na bandzie albo w twoim domu.
backgammon-play-cube =
    Przed własnym rzutem możesz zaproponować podwojenie wartości partii, a przeciwnik przed swoim. Gdy proponuje przeciwnik, „Przyjmij” oznacza grę o 2 punkty, a „Pas” stratę 1. Więcej mówi lekcja o kostce dublującej. Teraz zagraj partię!

## Learn the doubling cube

backgammon-cube =
    Poznaj kostkę dublującą
backgammon-cube-double =
    Kostka pokazuje, ile punktów daje wygrana, na początku 1. Przed rzutem możesz zaproponować podwojenie, jeśli kostka leży pośrodku albo należy do ciebie. Prowadzisz w wyścigu: masz do przejścia 60 oczek, czyli pojedynczych kroków, a przeciwnik 65. Naciśnij „Podwój”.
backgammon-cube-taken =
    Przeciwnik przyjmuje: wygrana daje teraz 2 punkty, a kostka należy do niego. Następnym razem tylko on może podwoić. Rzuć; w tej lekcji rzuty są z góry ustalone.
backgammon-cube-offered =
    W innej partii podwaja przeciwnik. Jeśli spasujesz, od razu tracisz 1 punkt. Jeśli przyjmiesz, grasz o 2 punkty i masz kostkę. Jesteś tylko trochę w tyle: przyjmij.
backgammon-cube-offered-try-drop =
    Pas na pewno kosztuje 1 punkt, a tutaj wygrywa się dość często. Przyjmij.
backgammon-cube-one-in-four =
    Przyjmij, jeśli spodziewasz się wygrać jedną partię na cztery. Spasowanie czterech partii kosztuje 4 punkty. Przyjęcie wszystkich czterech i wygranie jednej daje 2 punkty i zabiera 6: to też kosztuje 4.
backgammon-cube-drop =
    Tutaj jesteś daleko w tyle. Twoja szansa na wygraną to dużo mniej niż jedna partia na cztery: spasuj.
backgammon-cube-drop-try-take =
    Przyjęcie podwaja to, co tutaj prawie na pewno przegrasz. Spasuj.
backgammon-cube-crawford =
    Tracisz 1 punkt: tyle partia była warta wcześniej. Kostka dochodzi do 64 i mnoży też gammony i backgammony. W pierwszej turze nikt nie może podwoić. W meczu, gdy po raz pierwszy komuś zabraknie do wygrania jednego punktu, jedną partię gra się bez kostki: to gra Crawforda.

## Learn Tabula

tabula-play =
    Poznaj Tabulę
tabula-play-throw =
    Wprowadź swoje piętnaście pionków, obiegnij nimi raz planszę od linii 1 do linii 24 i zdejmij je z planszy przed przeciwnikiem. Przeciwnik biegnie w tę samą stronę. Rzuć trzema kośćmi: przeciągnij je i puść albo naciśnij „Rzuć”. W tej lekcji rzuty są z góry ustalone.
tabula-play-three-dice =
    Każda kość rusza jednym pionkiem; równe kości to ruchy jak wszystkie inne. Twój zapas to jedna połowa tacki. Pionek stamtąd wchodzi na linię o numerze kości; inne mogą tymczasem iść dalej. Wprowadź dwa pionki na 4 i jeden na 1.
tabula-play-three-dice-otherwise =
    To też dozwolone: pionki na planszy mogą iść dalej. Tym razem wprowadź dwa pionki na 4 i jeden na 1.
tabula-play-end-turn =
    Dwa lub więcej pionków blokują linię przeciwnikowi; samotny pionek można zbić. Naciśnij „Zakończ turę”. Dopóki tego nie zrobisz, „Cofnij” cofa jedno posunięcie.
tabula-play-hit =
    Przeciwnik staje na twoim samotnym pionku i go zbija: pionek czeka teraz na bandzie. Musi wejść ponownie, zanim ruszy się jakikolwiek twój pionek. Rzuć.
tabula-play-blocked-point =
    Linia 2 jest zablokowana: stoją na niej dwa pionki. Gdyby żadną kością nie dało się wejść, twoja tura by się skończyła. Wejdź na 3.
tabula-play-blocked-point-otherwise =
    Linia 5 też jest wolna. Tym razem wejdź na 3.
tabula-play-several-dice =
    Jeden pionek może użyć kilku kości, ale po każdej staje. Przesuń ten sam pionek dalej dwójką i wprowadź drugi na 5: teraz żaden z twoich nie stoi samotnie.
tabula-play-several-dice-otherwise =
    To dozwolone, ale zostawia samotny pionek. Przesuń pionek z 3 na 5 i wprowadź drugi na 5.
tabula-play-last-piece =
    Z trzech kości trzeba użyć jak najwięcej, w takiej kolejności, jaka jest do tego potrzebna. Jeśli żadnej nie da się użyć, twoja tura się kończy. To twój ostatni pionek. Rzuć.
tabula-play-only-way =
    Zaznaczone linie są zablokowane: nie możesz na nich stanąć, ale możesz nad nimi przejść. Jest tylko jeden sposób, by użyć wszystkich trzech kości. Znajdź go.
tabula-play-bear-off =
    Zdejmować możesz, gdy żaden pionek nie jest w zapasie ani na bandzie i wszystkie są na ostatnich sześciu liniach. Póki możesz, na końcu twojej tacki stoi niedźwiedź z brązu. Każdy pionek potrzebuje dokładnej liczby: jedynki z linii 24, szóstki z linii 19. Rzuć.
tabula-play-exact-numbers =
    Zdejmij swoje ostatnie trzy pionki: 24 jedynką, 22 trójką, 20 piątką. Trafiają do tej połowy tacki, w której wyrzeźbiono niedźwiedzia. Gdyby któryś został zbity, musiałby najpierw jeszcze raz obejść planszę.
tabula-play-zeno =
    To od razu wygrana i jeden punkt. A teraz słynna pozycja: cesarz Zenon stał tu dobrze, tak jak teraz ty, dopóki nie rzucił. Rzuć.
tabula-play-zenos-move =
    Wszystkich trzech kości da się użyć tylko w jeden sposób: zagraj z 10 na 16, z 19 na 24 i z 20 na 22.
tabula-play-lone-pieces =
    Osiem twoich pionków stoi teraz samotnie, dokładnie tak, jak poeta Agatiasz napisał o pionkach Zenona. Jeden rzut może odwrócić partię. Teraz zagraj!

## Learn the Royal Game of Ur

ur-play =
    Poznaj Królewską grę z Ur
ur-play-throw =
    Przeprowadź swoje siedem pionków przez planszę na metę przed przeciwnikiem. Rzucasz trzema piramidkami, każda wypada ze znakiem albo pusta. Na początku obaj gracze są zamknięci: tylko trzy puste wpuszczają pierwszy pionek. Rzuć piramidkami: przeciągnij je i puść albo naciśnij „Rzuć”. W tej lekcji rzuty są z góry ustalone.
ur-play-three-blanks =
    Trzy puste! Twój pierwszy pionek stoi na bramie, a ty rzucasz jeszcze raz. Odtąd przy trzech pustych tura przepada, a poza tym każda piramidka ze znakiem liczy się za 1. Rzuć.
ur-play-move =
    Dwa znaki: 2. Twoje pionki biegną środkiem, skręcają na twoją stronę, okrążają daleki koniec i wchodzą na metę z pola f. Przy 2 nowy pionek mógłby wejść na drugie pole. Przesuń pionek z bramy o dwa pola.
ur-play-move-otherwise =
    To też dozwolone. Tym razem przesuń pionek z bramy.
ur-play-room-for-one =
    Na polu jest miejsce dla jednego pionka. Własny pionek je blokuje; pionek przeciwnika zostaje zbity i trafia do rzeki, czyli przerwy obok pól 5 i 6. Pionki mogą przeskakiwać inne. Rzuć.
ur-play-hit =
    Wypadło 2. Zbij pionek na zaznaczonym polu.
ur-play-hit-otherwise =
    To też dozwolone. Tym razem zbij pionek przeciwnika.
ur-play-river =
    Teraz jeden z twoich leży w rzece. Wraca przez cztery pola po twojej stronie, które są tylko twoje, a stamtąd do bramy. Rzuć.
ur-play-enter-from-river =
    Wypadło 1. Jeśli jakiś pionek może się ruszyć, musisz wykonać ruch i wybierasz który; jeśli żaden nie może, twoja tura się kończy. Wprowadź ten z rzeki na jego pierwsze pole. W partii naciskasz potem „Zakończ turę”; dopóki tego nie zrobisz, „Cofnij” cofa jedno posunięcie.
ur-play-enter-from-river-otherwise =
    Ten pionek też może się ruszyć. Tym razem wprowadź ten z rzeki.
ur-play-rosettes =
    Każde pole ma na planszy swój numer albo literę: wielkie litery po twojej stronie, małe po drugiej. Pola z kwiatem to rozety. Rzuć.
ur-play-onto-rosette =
    Przeciwnik okrąża daleki koniec w drugą stronę. Przesuń swój pionek o dwa pola, na rozetę.
ur-play-free-move =
    Rozeta daje darmowy ruch: dowolny twój pionek idzie o 1, 2, 3 lub 5 pól. Możesz z niego zrezygnować. Przy 5 żaden pionek nie wchodzi. Kolejna rozeta daje kolejny darmowy ruch. Rozeta nikogo nie chroni. Idź tym samym pionkiem o 5: zbije ten na zaznaczonym polu.
ur-play-free-move-otherwise =
    To też dozwolone. Tym razem idź o 5 pól i zbij.
ur-play-home =
    Sześć twoich pionków jest na mecie. Każdy musi stanąć dokładnie na ostatniej rozecie. Stamtąd na metę prowadzi dokładnie 1, z rzutu albo z darmowego ruchu, na przykład tego, który tam zdobywa. Rzuć.
ur-play-last-piece =
    Wypadło 1: wprowadź ostatni pionek na metę.
ur-play-tallies =
    Wygrywasz i dostajesz patyczki do liczenia ze skarbca, w którym jest ich 21. Każdy pionek przeciwnika daje ci 1 na planszy, 2 w rzece i 3, jeśli nigdy nie ruszył. Tutaj to razem 7. Gdy skarbiec jest pusty, płaci przegrany.
ur-play-stake =
    Obaj gracze wpłacili stawkę. Kto zdobędzie wszystkie 21 patyczków, wygrywa set i obie stawki. Do tego czasu gra się kolejne partie, a obie strony zachowują patyczki. Jeśli nie zmienisz tej zasady domowej, nikt nie jest zamknięty: każdy rzut od 1 do 3 wpuszcza pionek, a przy trzech pustych tura przepada. Teraz graj!

## Learn Tablero de Jesus

tablero-de-jesus-play =
    Poznaj Tablero de Jesus
tablero-de-jesus-play-throw =
    Każda liczba od 1 do 7 ma jedną monetę, na jednym ze swoich siedmiu pól. Monety są niczyje: obaj gracze ruszają wszystkimi. Wygrywaj monety, aż przeciwnik będzie miał za mało, by wypełnić planszę. Rzuć kośćmi: przeciągnij je i puść albo naciśnij „Rzuć”. W tej lekcji rzuty są z góry ustalone.
tablero-de-jesus-play-two-coins =
    Przesuń dwie różne monety, po jednej każdą kością, ku jej liczbie albo od niej. Moneta idzie o tyle pól, ile pokazuje kość, i nigdy poza siedem pól. Monety nigdy się nie blokują. Przesuń monetę 3 o 3, a monetę 5 o 1.
tablero-de-jesus-play-two-coins-otherwise =
    Ruszyć może się każda moneta. Tym razem przesuń monetę 3 o 3, a monetę 5 o 1.
tablero-de-jesus-play-in-line =
    Pola liczby liczy się od niej, od 1 do 7. W jednej linii to znaczy tak samo daleko od liczb. Poza tymi na polach 1 i 7 żadne sąsiednie monety nie są jeszcze w jednej linii. Nikt nie może pasować: rzuć jeszcze raz.
tablero-de-jesus-play-three-in-line =
    Przesuń monety 4 i 6 o 1, tak aby trzy sąsiednie były w jednej linii.
tablero-de-jesus-play-three-in-line-otherwise =
    Ruszyć może się każda moneta. Tym razem przesuń monety 4 i 6.
tablero-de-jesus-play-run =
    Dwie lub więcej sąsiednich monet w jednej linii to rząd, chyba że stoją na polach 1 lub 7, na końcach. Możesz go zabrać albo rzucić jeszcze raz o dłuższy. Zabierając, wygrywasz monety ze wszystkich rzędów na planszy. Trzy monety to dobry połów: zabierz je.
tablero-de-jesus-play-purse =
    Przeciwnik uzupełnia puste liczby na swoim końcu, z piętnastu monet, które każdy gracz przyniósł w sakiewce. Potem ma kości i rzuca 11: rzut 7, 11 lub 12 oznacza utratę kości. Zdarza się to raz na cztery rzuty. Teraz ty: rzuć.
tablero-de-jesus-play-towards-numbers =
    Znów ustaw rząd z trzech: przesuń monety 2 i 4 o 3, ku liczbom.
tablero-de-jesus-play-towards-numbers-otherwise =
    Ruszyć może się każda moneta. Tym razem przesuń monety 2 i 4 ku liczbom.
tablero-de-jesus-play-risk =
    Zobaczmy, jakie to ryzyko: nie zabieraj rzędu, rzuć jeszcze raz.
tablero-de-jesus-play-lost-dice =
    7: tracisz kości, a rząd zostaje. Przeciwnik przejmuje go bez rzutu. Ty uzupełniasz puste liczby i kości wracają do ciebie. Rzuć.
tablero-de-jesus-play-claim =
    Wypadło 11. Przeciwnik ustawia w rzędzie dwie monety, rzuca dalej i wypada 7. Teraz możesz przejąć ten rząd albo rzucić; ale wtedy musisz zagrać swój rzut, nawet jeśli rozbije rząd. Przejmij go.
tablero-de-jesus-play-near-end =
    Pod koniec w sakiewce przeciwnika są dwie monety. Zabierz rząd z trzech. Dalszy rzut to ryzyko, a rzut, którego nie da się zagrać dwiema monetami, też oznacza utratę kości.
tablero-de-jesus-play-win =
    Dwie monety nie wypełnią trzech liczb: wygrywasz, a monety na planszy też są twoje. Przeciwnik zachowuje swoje dwie. Zapamiętaj: krótki rząd jest wart kolejnego rzutu, a długi warto zabrać. Teraz zagraj partię!

## Learn Tablero di Berona

tablero-di-berona-play =
    Poznaj Tablero di Berona
tablero-di-berona-play-throw =
    Pole środka jest warte tyle punktów, ile wynosi jego numer, od 1 do 6. Na koniec partii musisz mieć tam więcej punktów niż przeciwnik. Rzuć kośćmi: przeciągnij je i puść albo naciśnij „Rzuć”. W tej lekcji rzuty są z góry ustalone.
tablero-di-berona-play-place =
    Twoje sześć pól domowych leży obok twojej rezerwy dwunastu żetonów, pola przeciwnika po drugiej stronie. Kości używa się na twoim polu domowym o jej numerze: możesz tam położyć żeton z rezerwy. Połóż jeden na 5 i jeden na 2.
tablero-di-berona-play-end-turn =
    Obie kości są już zagrane. Naciśnij „Zakończ turę”. Dopóki tego nie zrobisz, „Cofnij” cofa jedno posunięcie.
tablero-di-berona-play-opponent-places =
    Przeciwnik też kładzie dwa żetony. Potem rzuć jeszcze raz.
tablero-di-berona-play-walk =
    Kość może też poprowadzić stos z twojego pola domowego o jej numerze. Stos wędruje o tyle pól, ile ma żetonów. Poprowadź swój żeton z 5 o jedno pole do środka, a potem szóstką połóż żeton.
tablero-di-berona-play-walk-otherwise =
    To też dozwolone. Tym razem poprowadź żeton z 5 do środka i połóż jeden na 6.
tablero-di-berona-play-tall-stack =
    Kilka tur później na twoim polu domowym 2 leżą trzy twoje żetony. Rzuć.
tablero-di-berona-play-long-walk =
    Stos wędruje przez trzy pola: nigdy na ukos, nigdy dwa razy przez to samo i nigdy z powrotem na początek. Na każdym zostawia swój najniższy żeton. Przeciągnij go albo dotykaj pól po kolei: do środka, a potem wzdłuż niego na żeton przeciwnika na 4.
tablero-di-berona-play-long-walk-otherwise =
    To też dozwolone. Tym razem idź do środka i wzdłuż niego do 4.
tablero-di-berona-play-long-walk-try-a2-a3-c3-c4 =
    Ta wędrówka też jest dozwolona. Tym razem najpierw idź do środka.
tablero-di-berona-play-ownership =
    Stos należy do tego, czyj żeton leży na wierzchu, więc pole środkowe 4 jest teraz twoje. Wędrują tylko stosy na własnych polach domowych: żetony w środku i za nim zostają. Kości, której da się użyć, trzeba użyć: połóż żeton czwórką.
tablero-di-berona-play-lost-stack =
    Przeciwnik przywędrował na twoje pole domowe 1: ten stos jest teraz jego i nikt nie może go poprowadzić. Rzuć.
tablero-di-berona-play-take-over =
    Na swoich polach domowych możesz położyć żeton na wierzchu każdego stosu i w ten sposób go przejąć. Połóż swój ostatni żeton na 1 i poprowadź ten z 6 do środka.
tablero-di-berona-play-take-over-otherwise =
    To też dozwolone. Tym razem połóż żeton na 1 i poprowadź żeton z 6 do środka.
tablero-di-berona-play-doubles =
    Pod koniec partii twoja rezerwa jest pusta. Przy dublecie używasz obu kości na tym samym numerze. Albo, zamiast obu, zwracasz żeton. Rzuć.
tablero-di-berona-play-return-token =
    Obu trójek nie da się tu użyć: zwróć jeden ze swoich żetonów. Zabierz go z wierzchu dowolnego stosu z powrotem do rezerwy: przeciągnij jeden z pola domowego 3. Potem rzucasz jeszcze raz.
tablero-di-berona-play-return-token-otherwise =
    Ten żeton też może wrócić. Tym razem zwróć jeden z pola domowego 3.
tablero-di-berona-play-order-of-dice =
    Masz w środku 15 punktów, a przeciwnik 5. Gdy ktoś nie może użyć kości, partia niedługo się kończy, nawet jeśli ten gracz przegrywa. Kolejność swoich kości wybierasz ty, także tak, żeby jednej nie dało się użyć. Rzuć.
tablero-di-berona-play-bump =
    Połóż swój ostatni żeton na 6. Wtedy jedynki nie da się użyć: twoja rezerwa jest pusta, a stos na 1 nie jest twój. To impas: przeciwnik ma jeszcze jedną, ostatnią turę. Zakończ turę.
tablero-di-berona-play-bump-otherwise =
    To też dozwolone. Tym razem połóż ostatni żeton na 6 i zakończ turę.
tablero-di-berona-play-win =
    Przeciwnik zdobywa jeszcze jedno pole: 13 punktów do 7, wygrywasz. Przy równych punktach wygrywa ten, do kogo należy zajęte pole o najwyższym numerze. Dopóki przy dublecie możesz zwrócić żeton, nie może dojść do impasu. Teraz zagraj!
