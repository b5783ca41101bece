language = Język
english = angielski
as-the-system = Jak w systemie

begun = { $language }: przetłumaczone teksty: { $done } z { $all }. Pozostałe są po angielsku.
not-read = Przetłumaczyła to maszyna. Nikt, kto gra w tym języku, jeszcze tego nie przeczytał.

cannot-be-read = Nie można odczytać tłumaczenia na ten język: { $language }. Wszystko jest po angielsku. { $fault }
not-there = Gra nie zna języka „{ $tag }”.
