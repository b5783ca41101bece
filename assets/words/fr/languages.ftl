language = Langue
english = Anglais
as-the-system = Comme le système
begun = { $language } : { $done } textes sur { $all } sont traduits. Les autres sont en anglais.
not-read = Traduit par une machine. Personne qui joue dans cette langue ne l’a encore relu.
cannot-be-read = La traduction en { $language } est illisible. Tout est en anglais. { $fault }
not-there = Le jeu ne parle pas « { $tag } ».
