## Learn backgammon

backgammon-play =
    Backgammon lernen
backgammon-play-throw =
    Bringe deine fünfzehn weißen Steine rund um das Brett in dein Heimfeld, die markierten Felder, und trage sie dann ab: Nimm sie vom Brett. Wer zuerst fertig ist, gewinnt. Wirf die Würfel: Ziehe sie und lass los, oder drücke „Werfen“. Für diese Lektion sind sie vorbestimmt.
backgammon-play-throw-otherwise =
    Das Doppeln hat eine eigene Lektion. Wirf jetzt die Würfel.
backgammon-play-two-dice =
    Jeder Würfel zieht einen Stein um so viele Felder auf das Heimfeld zu. Ein Stein darf beide nutzen, setzt aber dazwischen auf. Zwei deiner Steine sperren ein Feld für den Gegner. Ziehe einen von 8 um 3 und einen von 6 um 1: Sie treffen sich auf 5.
backgammon-play-two-dice-otherwise =
    Auch das ist erlaubt. Spiele diesmal von 8 auf 5 und von 6 auf 5.
backgammon-play-end-turn =
    Würfel, die nutzbar sind, müssen genutzt werden. Jetzt sind beide genutzt: Drücke „Zug beenden“. Bis dahin nimmt „Rückgängig“ einen Schritt zurück.
backgammon-play-blots =
    Dein Gegner zieht in die andere Richtung, von deiner 1 zu deiner 24, und hat zwei Steine allein gelassen, auf 11 und 1: Blots. Wirf.
backgammon-play-hit =
    Lande auf einem Blot, um ihn zu schlagen: Er muss auf der Bar, dem Streifen in der Mitte, neu anfangen. Über andere Steine darfst du immer hinwegziehen. Schlage den Blot auf 11 mit der 2, von 13 aus.
backgammon-play-hit-otherwise =
    Auch das ist erlaubt. Schlage diesmal den Blot auf 11 mit der 2.
backgammon-play-blocked-points =
    Ein Feld mit zwei oder mehr gegnerischen Steinen, wie 19, ist gesperrt: Dort kannst du nicht landen. Dein Stein auf 11 ist jetzt ein Blot: Bringe ihn mit der 5 auf 6 in Sicherheit.
backgammon-play-blocked-points-otherwise =
    Auch das ist erlaubt, lässt aber einen Blot stehen. Spiele von 11 auf 6.
backgammon-play-bar =
    Später ist einer deiner Steine auf der Bar. Er muss eingesetzt werden, bevor etwas anderes zieht: mit einer 1 auf Feld 24, mit einer 2 auf 23 und so weiter bis 19 mit einer 6. Wirf.
backgammon-play-bar-otherwise =
    Das Doppeln hat eine eigene Lektion. Wirf jetzt die Würfel.
backgammon-play-enter =
    Die 6 würde auf 19 führen, und das ist gesperrt. Ließe sich der Stein mit keinem der Würfel einsetzen, wäre dein Zug zu Ende. Setze ihn mit der 3 auf 22 ein.
backgammon-play-bear-off =
    Sind alle deine Steine im Heimfeld, darfst du abtragen. Ein Würfel trägt einen Stein vom Feld mit seiner Zahl ab. Stehen alle näher, trägt er einen von deinem hintersten Feld ab. Du darfst auch im Heimfeld weiterziehen. Wirf.
backgammon-play-bear-off-otherwise =
    Das Doppeln hat eine eigene Lektion. Wirf jetzt die Würfel.
backgammon-play-furthest-point =
    Trage einen Stein von 5 mit der 6 ab und den auf 3 mit der 3.
backgammon-play-furthest-point-otherwise =
    Auch das ist erlaubt. Trage diesmal von 5 und von 3 ab.
backgammon-play-doubles =
    Zwei gleiche Würfel sind ein Pasch und werden viermal gespielt. Wirf.
backgammon-play-doubles-otherwise =
    Das Doppeln hat eine eigene Lektion. Wirf jetzt die Würfel.
backgammon-play-four-threes =
    Vier Dreien: Trage alle vier Steine ab.
backgammon-play-gammon =
    Du gewinnst. Ein Sieg zählt 1 Punkt. Er zählt 2, ein Gammon, wenn der Verlierer nichts abgetragen hat, so wie hier. Er zählt 3, ein Backgammon, wenn außerdem einer seiner Steine auf der Bar oder in deinem Heimfeld ist.
backgammon-play-cube =
    Vor deinem eigenen Wurf darfst du anbieten, den Wert der Partie zu verdoppeln, und dein Gegner vor seinem. Bietet dein Gegner es an, spielst du mit „Annehmen“ um 2 Punkte, mit „Ablehnen“ verlierst du 1. Mehr sagt die Lektion über den Dopplerwürfel. Jetzt spiele eine Partie!

## Learn the doubling cube

backgammon-cube =
    Den Dopplerwürfel kennenlernen
backgammon-cube-double =
    Der Dopplerwürfel zeigt, wie viele Punkte ein Sieg zählt, am Anfang 1. Vor deinem Wurf darfst du anbieten, das zu verdoppeln, wenn er in der Mitte liegt oder dir gehört. Du liegst im Rennen vorn: Du hast noch 60 Pips vor dir, das sind einzelne Schritte, und dein Gegner 65. Drücke „Auf 2 doppeln“.
backgammon-cube-taken =
    Dein Gegner nimmt an: Ein Sieg zählt jetzt 2 Punkte, und der Dopplerwürfel gehört deinem Gegner. Nur er darf das nächste Mal doppeln. Wirf; die Würfel sind für diese Lektion vorbestimmt.
backgammon-cube-offered =
    In einer anderen Partie doppelt dein Gegner. Lehnst du ab, verlierst du jetzt 1 Punkt. Nimmst du an, spielst du um 2 Punkte, und der Dopplerwürfel gehört dir. Du liegst nur wenig zurück: Nimm an.
backgammon-cube-offered-try-drop =
    Ablehnen kostet sicher 1 Punkt, und hier gewinnst du oft genug. Nimm an.
backgammon-cube-one-in-four =
    Nimm an, wenn du erwartest, eine von vier Partien zu gewinnen. Vier Partien abzulehnen kostet 4 Punkte. Alle vier anzunehmen und eine zu gewinnen bringt 2 Punkte und kostet 6: Das sind ebenfalls 4 Punkte Verlust.
backgammon-cube-drop =
    Hier liegst du weit zurück. Du würdest viel weniger als eine von vier Partien gewinnen: Lehne ab.
backgammon-cube-drop-try-take =
    Annehmen verdoppelt, was du hier fast sicher verlierst. Lehne ab.
backgammon-cube-crawford =
    Du hast 1 Punkt verloren: so viel, wie die Partie vorher wert war. Der Dopplerwürfel geht bis 64 und vervielfacht auch Gammon und Backgammon. Im ersten Zug kann niemand doppeln. Wenn in einem Match jemandem zum ersten Mal nur noch ein Punkt zum Sieg fehlt, wird eine Partie ohne Dopplerwürfel gespielt: die Crawford-Partie.

## Learn Tabula

tabula-play =
    Tabula lernen
tabula-play-throw =
    Setze deine fünfzehn Steine ein, laufe mit ihnen einmal herum von Feld 1 bis Feld 24 und trage sie vor deinem Gegner ab: Nimm sie vom Brett. Dein Gegner läuft in dieselbe Richtung. Wirf die drei Würfel: Ziehe sie und lass los, oder drücke „Werfen“. Für diese Lektion sind sie vorbestimmt.
tabula-play-three-dice =
    Jeder Würfel zieht einen Stein; gleiche Würfel sind Schritte wie alle anderen. Deine Hand ist die eine Hälfte der Schale. Ein Stein von dort wird auf dem Feld des Würfels eingesetzt; andere dürfen inzwischen weiterziehen. Setze zwei Steine auf 4 und einen auf 1 ein.
tabula-play-three-dice-otherwise =
    Auch das ist erlaubt: Steine auf dem Brett dürfen weiterziehen. Setze diesmal zwei Steine auf 4 und einen auf 1 ein.
tabula-play-end-turn =
    Zwei oder mehr Steine sperren ein Feld für den Gegner; ein Stein allein kann geschlagen werden. Drücke „Zug beenden“. Bis dahin nimmt „Rückgängig“ einen Schritt zurück.
tabula-play-hit =
    Dein Gegner landet auf deinem einzelnen Stein und schlägt ihn: Jetzt wartet er auf der Bar. Er muss wieder eingesetzt werden, bevor einer deiner anderen Steine zieht. Wirf.
tabula-play-blocked-point =
    Feld 2 ist gesperrt: Dort stehen zwei Steine. Ließe sich der Stein mit keinem Würfel einsetzen, wäre dein Zug zu Ende. Setze ihn auf 3 ein.
tabula-play-blocked-point-otherwise =
    Auch Feld 5 ist frei. Setze diesmal auf 3 ein.
tabula-play-several-dice =
    Ein Stein darf mehrere Würfel nutzen, setzt aber nach jedem auf. Ziehe denselben Stein mit der 2 weiter und setze einen anderen auf 5 ein: Dann steht keiner deiner Steine allein.
tabula-play-several-dice-otherwise =
    Das ist erlaubt, lässt aber einen Stein allein. Ziehe von 3 auf 5 und setze auf 5 ein.
tabula-play-last-piece =
    Es müssen so viele der drei Würfel genutzt werden wie möglich, in der Reihenfolge, die dafür nötig ist. Ist keiner nutzbar, endet dein Zug. Das ist dein letzter Stein. Wirf.
tabula-play-only-way =
    Die markierten Felder sind gesperrt: Dort kannst du nicht landen, darfst aber darüber hinwegziehen. Es gibt einen Weg, alle drei Würfel zu nutzen. Finde ihn.
tabula-play-bear-off =
    Abtragen darfst du, wenn kein Stein auf der Hand oder auf der Bar ist und alle auf den letzten sechs Feldern stehen. Solange du darfst, steht ein Bär aus Bronze am Ende deiner Schale. Jeder Stein braucht seine genaue Zahl: eine 1 von Feld 24, eine 6 von Feld 19. Wirf.
tabula-play-exact-numbers =
    Trage deine letzten drei Steine ab: 24 mit der 1, 22 mit der 3, 20 mit der 5. Sie kommen in die Hälfte der Schale mit dem geschnitzten Bären. Würde einer geschlagen, müsste er erst wieder ganz herum.
tabula-play-zeno =
    Das gewinnt sofort und zählt einen Punkt. Nun eine berühmte Stellung: Kaiser Zenon stand hier gut, so wie du jetzt, bis er würfelte. Wirf.
tabula-play-zenos-move =
    Alle drei Würfel lassen sich nur auf eine Art nutzen: Spiele von 10 auf 16, von 19 auf 24 und von 20 auf 22.
tabula-play-lone-pieces =
    Acht deiner Steine stehen jetzt allein, genau wie der Dichter Agathias es von Zenons Steinen schrieb. Ein einziger Wurf kann die Partie wenden. Jetzt spiele eine!

## Learn the Royal Game of Ur

ur-play =
    Das Königliche Spiel von Ur lernen
ur-play-throw =
    Bringe deine sieben Steine um das Brett ins Ziel, bevor dein Gegner es schafft. Du wirfst drei Lose; jedes zeigt eine Markierung oder ist eine Niete. Ihr beginnt beide gesperrt: Nur drei Nieten lassen deinen ersten Stein herein. Wirf die Lose: Ziehe sie und lass los, oder drücke „Werfen“. Für diese Lektion sind sie vorbestimmt.
ur-play-three-blanks =
    Drei Nieten! Dein erster Stein steht auf dem Tor, und du wirfst noch einmal. Von jetzt an kosten drei Nieten den Zug, und sonst zählt jedes markierte Los 1. Wirf.
ur-play-move =
    Zwei Markierungen: 2. Deine Steine laufen durch die Mitte, biegen auf deine Seite ab, gehen um das ferne Ende und von Feld f ins Ziel. Mit einer 2 könntest du einen neuen Stein auf dem zweiten Feld einsetzen. Ziehe den Stein auf dem Tor zwei Felder weit.
ur-play-move-otherwise =
    Auch das ist erlaubt. Ziehe diesmal den Stein auf dem Tor.
ur-play-room-for-one =
    Auf einem Feld hat ein Stein Platz. Ein eigener Stein sperrt es; ein gegnerischer wird geschlagen und kommt in den Fluss, die Lücke neben den Feldern 5 und 6. Steine dürfen über andere springen. Wirf.
ur-play-hit =
    Du hast 2 geworfen. Schlage den Stein auf dem markierten Feld.
ur-play-hit-otherwise =
    Auch das ist erlaubt. Schlage diesmal den Stein deines Gegners.
ur-play-river =
    Jetzt liegt einer deiner Steine im Fluss. Er kommt über die vier Felder auf deiner Seite zurück, die nur dir gehören, und von dort zum Tor. Wirf.
ur-play-enter-from-river =
    Du hast 1 geworfen. Du musst ziehen, wenn ein Stein kann, und wählst, welcher; kann keiner, endet dein Zug. Setze den im Fluss auf dessen erstem Feld ein. In einer Partie drückst du danach „Zug beenden“; bis dahin nimmt „Rückgängig“ einen Schritt zurück.
ur-play-enter-from-river-otherwise =
    Auch dieser Stein darf ziehen. Setze diesmal den aus dem Fluss ein.
ur-play-rosettes =
    Jedes Feld hat auf dem Brett seine Zahl oder seinen Buchstaben: Großbuchstaben auf deiner Seite, kleine auf der anderen. Die Felder mit einer Blume sind Rosetten. Wirf.
ur-play-onto-rosette =
    Dein Gegner geht andersherum um das ferne Ende. Ziehe deinen Stein zwei Felder weit, auf die Rosette.
ur-play-free-move =
    Eine Rosette bringt einen Freizug: Irgendeiner deiner Steine zieht 1, 2, 3 oder 5 Felder. Du darfst darauf verzichten. Mit einer 5 wird kein Stein eingesetzt. Eine weitere Rosette bringt einen weiteren Freizug. Eine Rosette schützt niemanden. Ziehe mit demselben Stein um 5: Das schlägt den auf dem markierten Feld.
ur-play-free-move-otherwise =
    Auch das ist erlaubt. Ziehe diesmal um 5 Felder und schlage.
ur-play-home =
    Sechs deiner Steine sind im Ziel. Jeder muss genau auf der letzten Rosette landen. Von dort geht er mit genau 1 ins Ziel, durch einen Wurf oder durch einen Freizug, etwa den, den er dort bekommt. Wirf.
ur-play-last-piece =
    Du hast 1 geworfen: Bringe deinen letzten Stein ins Ziel.
ur-play-tallies =
    Du gewinnst und bekommst Zählstäbe aus dem Vorrat von 21. Jeder gegnerische Stein bringt dir 1 auf dem Brett, 2 im Fluss, 3, wenn er nie gestartet ist. Das macht hier 7. Ist der Vorrat leer, zahlt der Verlierer.
ur-play-stake =
    Ihr habt beide einen Einsatz gezahlt. Wer alle 21 Zählstäbe besitzt, gewinnt den Satz und beide Einsätze. Bis dahin folgt eine weitere Partie, und beide behalten ihre Zählstäbe. Wenn du diese Hausregel nicht änderst, ist niemand gesperrt: Jeder Wurf von 1 bis 3 lässt einen Stein herein, und drei Nieten kosten den Zug. Jetzt spiele!

## Learn Tablero de Jesus

tablero-de-jesus-play =
    Tablero de Jesus lernen
tablero-de-jesus-play-throw =
    Jede Zahl von 1 bis 7 hat eine Münze auf einem ihrer sieben Felder. Die Münzen gehören niemandem: Beide Spieler ziehen alle. Gewinne Münzen, bis dein Gegner zu wenige hat, um das Brett zu füllen. Wirf die Würfel: Ziehe sie und lass los, oder drücke „Werfen“. Für diese Lektion sind sie vorbestimmt.
tablero-de-jesus-play-two-coins =
    Ziehe zwei verschiedene Münzen, eine mit jedem Würfel, jede auf ihre Zahl zu oder von ihr weg. Eine Münze zieht um die volle Augenzahl und nie über die sieben Felder hinaus. Münzen sperren einander nie. Ziehe Münze 3 um 3 und Münze 5 um 1.
tablero-de-jesus-play-two-coins-otherwise =
    Jede Münze darf ziehen. Ziehe diesmal Münze 3 um 3 und Münze 5 um 1.
tablero-de-jesus-play-in-line =
    Die Felder einer Zahl werden von ihr aus gezählt, 1 bis 7. Auf einer Linie heißt: gleich weit von den Zahlen entfernt. Abgesehen von denen auf den Feldern 1 und 7 liegen noch keine benachbarten Münzen auf einer Linie. Passen darf niemand: Wirf noch einmal.
tablero-de-jesus-play-three-in-line =
    Ziehe die Münzen 4 und 6 um 1, sodass drei Nachbarn auf einer Linie liegen.
tablero-de-jesus-play-three-in-line-otherwise =
    Jede Münze darf ziehen. Ziehe diesmal die Münzen 4 und 6.
tablero-de-jesus-play-run =
    Zwei oder mehr benachbarte Münzen auf einer Linie sind eine Reihe, außer auf den Feldern 1 und 7, an den Enden. Du darfst sie nehmen oder für eine längere noch einmal werfen. Wer nimmt, gewinnt die Münzen aller Reihen auf dem Brett. Drei Münzen sind ein guter Fang: Nimm sie.
tablero-de-jesus-play-purse =
    Dein Gegner füllt die leeren Zahlen an seinem Ende auf, mit den fünfzehn Münzen, die jeder von euch in einem Beutel mitgebracht hat. Dann hat er die Würfel und wirft 11: Mit 7, 11 oder 12 verliert man die Würfel. Das kommt im Schnitt bei jedem vierten Wurf vor. Nun du: Wirf.
tablero-de-jesus-play-towards-numbers =
    Bilde wieder eine Dreierreihe: Ziehe die Münzen 2 und 4 um 3, auf die Zahlen zu.
tablero-de-jesus-play-towards-numbers-otherwise =
    Jede Münze darf ziehen. Ziehe diesmal die Münzen 2 und 4 auf die Zahlen zu.
tablero-de-jesus-play-risk =
    Sehen wir uns das Risiko an: Nimm die Reihe nicht, wirf noch einmal.
tablero-de-jesus-play-lost-dice =
    Eine 7: Du verlierst die Würfel, und die Reihe bleibt liegen. Dein Gegner beansprucht sie, ohne zu werfen. Du füllst die leeren Zahlen auf, und die Würfel kommen zu dir zurück. Wirf.
tablero-de-jesus-play-claim =
    Du hast 11 geworfen. Dein Gegner bringt zwei Münzen in eine Reihe, wirft weiter und bekommt eine 7. Jetzt darfst du diese Reihe beanspruchen oder werfen; dann musst du aber deinen Wurf spielen, auch wenn er die Reihe zerreißt. Beanspruche sie.
tablero-de-jesus-play-near-end =
    Gegen Ende liegen im Beutel deines Gegners zwei Münzen. Nimm die Dreierreihe. Weiterzuwerfen ist ein Risiko, und auch ein Wurf, der sich nicht mit zwei Münzen spielen lässt, kostet die Würfel.
tablero-de-jesus-play-win =
    Zwei Münzen können nicht drei Zahlen füllen: Du gewinnst, und auch die Münzen auf dem Brett gehören dir. Dein Gegner behält die zwei. Merke: Eine kurze Reihe lohnt noch einen Wurf, eine lange nimmt man besser. Jetzt spiele eine Partie!

## Learn Tablero di Berona

tablero-di-berona-play =
    Tablero di Berona lernen
tablero-di-berona-play-throw =
    Die Mittelfelder sind so viel wert wie ihre Zahlen, 1 bis 6 Punkte. Am Ende der Partie müssen dir dort mehr Punkte gehören als deinem Gegner. Wirf die Würfel: Ziehe sie und lass los, oder drücke „Werfen“. Für diese Lektion sind sie vorbestimmt.
tablero-di-berona-play-place =
    Deine sechs Grundfelder liegen neben deinem Vorrat von zwölf Steinen, die deines Gegners auf der anderen Seite. Ein Würfel wird auf deinem Grundfeld mit seiner Zahl genutzt: Dorthin kannst du einen Stein aus deinem Vorrat setzen. Setze einen auf 5 und einen auf 2.
tablero-di-berona-play-end-turn =
    Beide Würfel sind genutzt. Drücke „Zug beenden“. Bis dahin nimmt „Rückgängig“ einen Schritt zurück.
tablero-di-berona-play-opponent-places =
    Auch dein Gegner setzt zwei Steine. Dann wirf noch einmal.
tablero-di-berona-play-walk =
    Mit einem Würfel kannst du auch den Stapel auf deinem Grundfeld mit seiner Zahl ziehen. Ein Stapel zieht so viele Felder, wie er Steine hat. Ziehe deinen Stein auf 5 ein Feld zur Mitte und setze dann einen Stein mit der 6.
tablero-di-berona-play-walk-otherwise =
    Auch das ist erlaubt. Ziehe diesmal den Stein auf 5 zur Mitte und setze einen auf 6.
tablero-di-berona-play-tall-stack =
    Ein paar Züge später liegen drei deiner Steine auf deinem Grundfeld 2. Wirf.
tablero-di-berona-play-long-walk =
    Der Stapel zieht drei Felder weit: nie schräg, nie zweimal über dasselbe Feld, nie an den Anfang zurück. Auf jedem lässt er seinen untersten Stein zurück. Ziehe ihn, oder tippe Feld für Feld an: zur Mitte, dann dort entlang bis auf den Stein deines Gegners auf 4.
tablero-di-berona-play-long-walk-otherwise =
    Auch das ist erlaubt. Ziehe diesmal zur Mitte und dort entlang bis 4.
tablero-di-berona-play-long-walk-try-a2-a3-c3-c4 =
    Auch dieser Weg ist erlaubt. Gehe diesmal zuerst zur Mitte.
tablero-di-berona-play-ownership =
    Ein Stapel gehört dem, dessen Stein obenauf liegt, also gehört Mittelfeld 4 jetzt dir. Nur Stapel auf deinen eigenen Grundfeldern ziehen: Steine in der Mitte und jenseits davon bleiben liegen. Ein Würfel, der nutzbar ist, muss genutzt werden: Setze einen Stein mit der 4.
tablero-di-berona-play-lost-stack =
    Dein Gegner ist auf dein Grundfeld 1 gezogen: Dieser Stapel gehört jetzt ihm, und niemand kann damit ziehen. Wirf.
tablero-di-berona-play-take-over =
    Du darfst auf jeden Stapel auf deinen Grundfeldern obenauf setzen und ihn so übernehmen. Setze deinen letzten Stein auf 1 und ziehe den auf 6 zur Mitte.
tablero-di-berona-play-take-over-otherwise =
    Auch das ist erlaubt. Setze diesmal auf 1 und ziehe den Stein auf 6 zur Mitte.
tablero-di-berona-play-doubles =
    Spät in der Partie ist dein Vorrat leer. Mit einem Pasch nutzt du beide Würfel für dieselbe Zahl. Oder du holst statt beider einen Stein zurück. Wirf.
tablero-di-berona-play-return-token =
    Beide Dreien kannst du hier nicht nutzen: Hole einen deiner Steine zurück. Nimm ihn von der Spitze irgendeines Stapels zurück in deinen Vorrat: Ziehe einen von deinem Grundfeld 3 dorthin. Danach wirfst du noch einmal.
tablero-di-berona-play-return-token-otherwise =
    Auch dieser Stein darf zurück. Hole diesmal einen von deinem Grundfeld 3 zurück.
tablero-di-berona-play-order-of-dice =
    Dir gehören 15 Punkte der Mitte, deinem Gegner 5. Die Partie endet, kurz nachdem jemand einen Würfel nicht nutzen kann, auch wenn er zurückliegt. Die Reihenfolge deiner Würfel wählst du, und du darfst sie so wählen, dass einer nicht nutzbar ist. Wirf.
tablero-di-berona-play-bump =
    Setze deinen letzten Stein auf 6. Dann kannst du die 1 nicht nutzen: Dein Vorrat ist leer, und der Stapel auf 1 gehört dir nicht. Das ist ein Stopp: Dein Gegner bekommt einen letzten Zug. Beende deinen Zug.
tablero-di-berona-play-bump-otherwise =
    Auch das ist erlaubt. Setze diesmal deinen letzten Stein auf 6 und beende deinen Zug.
tablero-di-berona-play-win =
    Dein Gegner nimmt noch ein Feld: 13 Punkte zu 7, du gewinnst. Bei gleichen Punkten gewinnt, wem das höchste besetzte Feld gehört. Solange du mit einem Pasch einen Stein zurückholen kannst, kannst du nicht zum Stopp kommen. Jetzt spiele eine Partie!
