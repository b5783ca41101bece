language = Lingua
english = Inglese
as-the-system = Come il sistema
begun = { $language }: { $done } testi su { $all } sono tradotti. Gli altri sono in inglese.
not-read = L’ha tradotto una macchina. Nessuno che giochi in questa lingua l’ha ancora letto.
cannot-be-read = La traduzione in questa lingua ({ $language }) non si può leggere. Tutto è in inglese. { $fault }
not-there = Il gioco non parla «{ $tag }».
