language = Dil
english = İngilizce
as-the-system = Sistemdeki gibi

begun = { $language }: { $all } metinden { $done } tanesi çevrildi. Ötekiler İngilizce.
not-read = Bunu bir makine çevirdi. Bu dilde oynayan kimse daha okumadı.

cannot-be-read = { $language } çevirisi okunamıyor. Her şey İngilizce. { $fault }
not-there = Oyun “{ $tag }” dilini konuşmuyor.
