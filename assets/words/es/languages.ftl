language = Idioma
english = Inglés
as-the-system = Como el sistema

begun = { $language }: están traducidos { $done } de { $all } textos. Los demás están en inglés.
not-read = Lo ha traducido una máquina. Todavía no lo ha leído nadie que juegue en este idioma.

cannot-be-read = La traducción no se puede leer: { $language }. Todo está en inglés. { $fault }
not-there = El juego no habla «{ $tag }».
