language = Sprache
english = Englisch
as-the-system = Wie das System

begun = { $language }: { $done } von { $all } Texten sind übersetzt. Die anderen sind auf Englisch.
not-read = Eine Maschine hat übersetzt. Noch hat es niemand gelesen, der in dieser Sprache spielt.

cannot-be-read = Die Übersetzung in diese Sprache ist nicht lesbar: { $language }. Alles ist auf Englisch. { $fault }
not-there = Das Spiel spricht kein „{ $tag }“.
